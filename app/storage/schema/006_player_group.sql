-- A group of the arbiter's own, a category of the standings; empty: none.

ALTER TABLE player ADD COLUMN own_group TEXT NOT NULL DEFAULT '';
