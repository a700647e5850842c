-- Times are milliseconds since 1970 in UTC. What is called JSON is text that the database does not look into.

CREATE TABLE meta (
    key TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE TABLE people (
    id TEXT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('guest', 'account', 'deleted')),
    name TEXT NOT NULL,
    -- The name in small letters; none for deleted people, whose names are free again.
    name_key TEXT UNIQUE,
    password TEXT,
    is_bot BOOLEAN NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL,
    banned_at BIGINT,
    ban_reason TEXT,
    settings TEXT NOT NULL
);
CREATE INDEX people_created ON people (created_at);

CREATE TABLE sessions (
    id TEXT NOT NULL PRIMARY KEY,
    person_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    token_hash TEXT NOT NULL UNIQUE,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL,
    user_agent TEXT NOT NULL
);
CREATE INDEX sessions_person ON sessions (person_id);

CREATE TABLE tokens (
    id TEXT NOT NULL PRIMARY KEY,
    person_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    token_hash TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    scopes TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    used_at BIGINT
);
CREATE INDEX tokens_person ON tokens (person_id);

CREATE TABLE passkeys (
    -- The credential's own id, in base64url.
    id TEXT NOT NULL PRIMARY KEY,
    person_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    credential TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    used_at BIGINT
);
CREATE INDEX passkeys_person ON passkeys (person_id);

CREATE TABLE tables (
    id TEXT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('open', 'playing', 'over')),
    is_public BOOLEAN NOT NULL,
    rated BOOLEAN NOT NULL,
    speed TEXT NOT NULL,
    summary TEXT NOT NULL,
    seat1 TEXT REFERENCES people (id),
    seat2 TEXT REFERENCES people (id),
    invitation1 TEXT UNIQUE,
    invitation2 TEXT UNIQUE,
    turn_of TEXT,
    match_id TEXT,
    -- How many events there are, which is also the number of the newest.
    events BIGINT NOT NULL
);
CREATE INDEX tables_seat1 ON tables (seat1, updated_at);
CREATE INDEX tables_seat2 ON tables (seat2, updated_at);
CREATE INDEX tables_state ON tables (state, updated_at);
CREATE INDEX tables_match ON tables (match_id) WHERE match_id IS NOT NULL;

CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    room TEXT NOT NULL CHECK (room IN ('players', 'spectators')),
    person_id TEXT NOT NULL REFERENCES people (id),
    body TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (table_id, seq)
) WITHOUT ROWID;
CREATE INDEX chat_person ON chat (person_id);

-- The newest event that a person has seen at a table.
CREATE TABLE seen (
    person_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    PRIMARY KEY (person_id, table_id)
) WITHOUT ROWID;

CREATE TABLE seeks (
    id TEXT NOT NULL PRIMARY KEY,
    person_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    options TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE INDEX seeks_person ON seeks (person_id);

CREATE TABLE challenges (
    id TEXT NOT NULL PRIMARY KEY,
    from_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    to_id TEXT NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    options TEXT NOT NULL,
    created_at BIGINT NOT NULL
);
CREATE INDEX challenges_from ON challenges (from_id);
CREATE INDEX challenges_to ON challenges (to_id);

CREATE TABLE ratings (
    pool TEXT NOT NULL CHECK (pool IN ('people', 'computers')),
    -- A person's id, or the name of a computer player.
    player TEXT NOT NULL,
    game TEXT NOT NULL,
    speed TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    PRIMARY KEY (pool, player, game, speed)
);
CREATE INDEX ratings_best ON ratings (pool, game, speed, rating);

CREATE TABLE rating_history (
    pool TEXT NOT NULL,
    player TEXT NOT NULL,
    game TEXT NOT NULL,
    speed TEXT NOT NULL,
    table_id TEXT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    at_ms BIGINT NOT NULL,
    -- A game counts once, however often it is reported.
    PRIMARY KEY (pool, player, game, speed, table_id)
);

CREATE TABLE reviews (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    state TEXT NOT NULL CHECK (state IN ('waiting', 'running', 'done', 'failed')),
    body TEXT NOT NULL,
    updated_at BIGINT NOT NULL
);
