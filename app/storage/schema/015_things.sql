-- Things of lists have ids that are never given twice. That a round came with a file and is not as the rules pair it is
-- noted where everything of that kind is, and no longer among the lines of the file. A tournament may be one of several
-- of an event, each a file of its own (event_key NULL: it is not).

ALTER TABLE tournament ADD COLUMN next_thing_id INTEGER NOT NULL DEFAULT 1;
ALTER TABLE tournament ADD COLUMN event_key VARCHAR(200);
ALTER TABLE tournament ADD COLUMN whole_event TEXT NOT NULL DEFAULT '';
ALTER TABLE tournament ADD COLUMN part_place INTEGER NOT NULL DEFAULT 1;
ALTER TABLE tournament ADD COLUMN part_title TEXT NOT NULL DEFAULT '';
ALTER TABLE group_rule ADD COLUMN thing_id INTEGER NOT NULL DEFAULT 0;
ALTER TABLE forbidden_group ADD COLUMN thing_id INTEGER NOT NULL DEFAULT 0;
UPDATE group_rule SET thing_id = position;
UPDATE forbidden_group SET thing_id = group_number + (SELECT COUNT(*) FROM group_rule);
UPDATE tournament SET next_thing_id = 1 + (SELECT COUNT(*) FROM group_rule) + (SELECT COUNT(*) FROM forbidden_group);
INSERT INTO integrity_event (position, kind, happened_at, round_number, board_number, content)
    SELECT position + (SELECT COALESCE(MAX(position), 0) FROM integrity_event), 'imported-round',
           (SELECT created_at FROM tournament), CAST(substr(content, 18) AS INTEGER), NULL,
           substr(content, instr(content, ': ') + 2)
    FROM kept_line
    WHERE content GLOB '### Import @ Round [1-9]: *' OR content GLOB '### Import @ Round [1-9][0-9]: *';
DELETE FROM kept_line
    WHERE content GLOB '### Import @ Round [1-9]: *' OR content GLOB '### Import @ Round [1-9][0-9]: *';
