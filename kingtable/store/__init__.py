"""Files that are never lost: settings, saved matches and statistics, written in order in the background."""
