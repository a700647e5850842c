-- Every game that has ended, from the moment it did: the table may go on with a rematch.
CREATE TABLE games (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    -- From 1, over all matches at the table.
    number BIGINT NOT NULL,
    ended_at BIGINT NOT NULL,
    -- The players may change seats from game to game.
    seat1 TEXT REFERENCES people (id),
    seat2 TEXT REFERENCES people (id),
    -- JSON for lists, without the names of people.
    summary TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
);
CREATE INDEX games_seat1 ON games (seat1, ended_at);
CREATE INDEX games_seat2 ON games (seat2, ended_at);
CREATE INDEX games_ended ON games (ended_at);
