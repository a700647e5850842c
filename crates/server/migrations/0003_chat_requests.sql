-- The sender's id for a line, by which a line that is sent again is recognised.
ALTER TABLE chat ADD COLUMN request TEXT;
CREATE UNIQUE INDEX chat_request ON chat (table_id, person_id, request) WHERE request IS NOT NULL;
