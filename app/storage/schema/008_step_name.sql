-- What each step did by name, as its description says it: rows of a kind are found without reading texts.

ALTER TABLE journal ADD COLUMN step_name VARCHAR(40) NOT NULL DEFAULT '';
UPDATE journal SET step_name = COALESCE(json_extract(description, '$.command'), '') WHERE json_valid(description);
CREATE INDEX journal_step_name ON journal (step_name);
