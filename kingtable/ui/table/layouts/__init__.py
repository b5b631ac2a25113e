"""One file a kind of table: a Picture and a size as placements. Pure numbers, no Qt."""
