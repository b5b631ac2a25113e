"""The card table: a picture of the match, laid out in numbers and shown as moving cards."""
