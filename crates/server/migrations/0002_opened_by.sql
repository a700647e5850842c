-- Who opened the table, as those opened for others count for the limit as well.
ALTER TABLE tables ADD COLUMN opened_by TEXT;
CREATE INDEX tables_opened_by ON tables (opened_by) WHERE state <> 'over';
