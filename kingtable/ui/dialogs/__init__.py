"""Windows of their own: settings, help, a new match."""
