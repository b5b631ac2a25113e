"""The tables of the statistics, as statements that lead from each version of them to the next.

A later version adds tables and columns with defaults only; therefore a program works on a later database too.
"""

from __future__ import annotations

FIRST_PLAYER = "first"
"""The profile whose matches are those from before there were profiles."""

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """CREATE TABLE matches (
            id TEXT PRIMARY KEY, game TEXT NOT NULL, options TEXT NOT NULL, seed INTEGER NOT NULL,
            started TEXT NOT NULL, finished TEXT NOT NULL, record TEXT NOT NULL,
            undo_used INTEGER NOT NULL, hints_used INTEGER NOT NULL
        )""",
        """CREATE TABLE seats (
            match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE, seat INTEGER NOT NULL,
            name TEXT NOT NULL, human INTEGER NOT NULL, level TEXT, total INTEGER NOT NULL,
            place INTEGER NOT NULL, deals_won INTEGER NOT NULL, kings_made INTEGER NOT NULL,
            king_points INTEGER NOT NULL, PRIMARY KEY (match_id, seat)
        )""",
        """CREATE TABLE deals (
            match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE, deal INTEGER NOT NULL,
            chooser INTEGER, contract TEXT NOT NULL, entries TEXT NOT NULL, PRIMARY KEY (match_id, deal)
        )""",
    ),
    (
        # Whose a result is; what a page shows of thousands of matches is found without reading their records.
        "ALTER TABLE matches ADD COLUMN practice INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE matches ADD COLUMN deals INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE seats ADD COLUMN profile TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE seats ADD COLUMN game TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE seats ADD COLUMN practice INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE seats ADD COLUMN best_deal INTEGER",
        "ALTER TABLE seats ADD COLUMN worst_deal INTEGER",
        "ALTER TABLE seats ADD COLUMN refused INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE deals ADD COLUMN points INTEGER",
        "ALTER TABLE deals ADD COLUMN won INTEGER NOT NULL DEFAULT 0",
        """CREATE TABLE deeds (
            match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE, seat INTEGER NOT NULL,
            deed TEXT NOT NULL, number INTEGER NOT NULL, PRIMARY KEY (match_id, seat, deed)
        ) WITHOUT ROWID""",
        "UPDATE matches SET deals = (SELECT count(*) FROM deals WHERE match_id = id)",
        f"""UPDATE seats SET game = (SELECT game FROM matches WHERE id = match_id),
            profile = CASE WHEN human THEN '{FIRST_PLAYER}' ELSE '' END,
            best_deal = (SELECT max(json_extract(entries, '$[' || seat || ']')) FROM deals
                         WHERE deals.match_id = seats.match_id),
            worst_deal = (SELECT min(json_extract(entries, '$[' || seat || ']')) FROM deals
                          WHERE deals.match_id = seats.match_id)""",
        # There points are a loss.
        "UPDATE seats SET best_deal = worst_deal, worst_deal = best_deal WHERE game = 'kings-reverse'",
        """UPDATE deals SET points = json_extract(entries, '$[' || chooser || ']'),
            won = json_extract(entries, '$[' || chooser || ']') = (SELECT max(value) FROM json_each(entries))
            WHERE chooser IS NOT NULL""",
        "CREATE INDEX seats_counted ON seats (profile, game, practice, place, kings_made, king_points)",
        "CREATE INDEX seats_named ON seats (name, match_id)",
        "CREATE INDEX matches_by_time ON matches (finished, id, game, options, undo_used, hints_used, practice)",
        "CREATE INDEX deals_chosen ON deals (match_id, chooser, contract, points, won)",
    ),
)
"""Statements that lead from version n (``PRAGMA user_version``) to n + 1."""
