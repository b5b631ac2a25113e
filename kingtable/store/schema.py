"""The tables of the statistics, as statements that lead from each version of them to the next.

``packed(text)`` and ``unpacked(data)`` are functions of the database: UTF-8 compressed by zlib.
A later version adds tables and columns with defaults only; therefore a program works on a later database too.
"""

from __future__ import annotations

TABLES = ("matches", "seats", "deals", "records", "results")

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
        # Records lie apart and packed: a page of the table of matches then holds many of them instead of a part of one.
        """CREATE TABLE records (
            match_id TEXT PRIMARY KEY REFERENCES matches (id) ON DELETE CASCADE, packed BLOB NOT NULL
        )""",
        "INSERT INTO records SELECT id, packed(record) FROM matches",
        "UPDATE matches SET record = ''",
        "ALTER TABLE matches ADD COLUMN practice INTEGER NOT NULL DEFAULT 0",
        "CREATE INDEX matches_by_time ON matches (finished, id, game, options, undo_used, hints_used, practice)",
        "CREATE INDEX seats_named ON seats (name, match_id)",
        # Everything that counts for one player lies together in the order of time. Practice and guests are not in it.
        """CREATE TABLE results (
            profile TEXT NOT NULL, game TEXT NOT NULL, finished TEXT NOT NULL,
            match_id TEXT NOT NULL REFERENCES matches (id) ON DELETE CASCADE, seat INTEGER NOT NULL,
            options TEXT NOT NULL, players INTEGER NOT NULL, opponents TEXT NOT NULL, levels TEXT NOT NULL,
            total INTEGER NOT NULL, place INTEGER NOT NULL, deals_won INTEGER NOT NULL,
            best_deal INTEGER, worst_deal INTEGER, kings_made INTEGER NOT NULL, king_points INTEGER NOT NULL,
            refused INTEGER NOT NULL, undo_used INTEGER NOT NULL, hints_used INTEGER NOT NULL,
            entries TEXT NOT NULL, chosen TEXT NOT NULL, deeds TEXT NOT NULL,
            PRIMARY KEY (profile, game, finished, match_id, seat)
        ) WITHOUT ROWID""",
        "CREATE INDEX results_counted ON results (profile, game, place, kings_made, king_points)",
        f"""INSERT INTO results SELECT '{FIRST_PLAYER}', game, finished, id, s.seat, options,
            (SELECT count(*) FROM seats WHERE match_id = id),
            (SELECT json_group_array(name) FROM seats WHERE match_id = id AND NOT human),
            (SELECT json_group_array(DISTINCT level) FROM seats WHERE match_id = id AND NOT human),
            total, place, deals_won,
            (SELECT max(json_extract(entries, '$[' || s.seat || ']')) FROM deals WHERE match_id = id),
            (SELECT min(json_extract(entries, '$[' || s.seat || ']')) FROM deals WHERE match_id = id),
            kings_made, king_points, 0, undo_used, hints_used,
            (SELECT json_group_array(own) FROM (SELECT json_extract(entries, '$[' || s.seat || ']') AS own
                FROM deals WHERE match_id = id ORDER BY deal)),
            (SELECT json_group_array(json_array(contract, json_extract(entries, '$[' || s.seat || ']'),
                json_extract(entries, '$[' || s.seat || ']') = (SELECT max(value) FROM json_each(entries))))
                FROM deals WHERE match_id = id AND chooser = s.seat),
            '{{}}' FROM seats s JOIN matches ON id = match_id WHERE human""",
        # There points are a loss.
        "UPDATE results SET best_deal = worst_deal, worst_deal = best_deal WHERE game = 'kings-reverse'",
    ),
)
"""Statements that lead from version n (``PRAGMA user_version``) to n + 1."""
