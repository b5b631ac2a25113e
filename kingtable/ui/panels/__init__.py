"""Widgets around and over the table that show the models."""
