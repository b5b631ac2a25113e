"""The program tries itself: everything in it is looked at once and told in a report, in a folder made for that."""
