-- What a team is called where there is no room for its name.

ALTER TABLE player ADD COLUMN short_name TEXT NOT NULL DEFAULT '';
