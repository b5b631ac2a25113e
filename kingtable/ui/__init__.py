"""The window: everything that people see, over Qt."""
