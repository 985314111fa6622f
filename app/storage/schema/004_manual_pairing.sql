-- Pairing by hand: what an open phase of editing goes back to (JSON; NULL: none is open), and how hand-edited
-- pairings differ from what the rules give (JSON; empty: not edited by hand).

ALTER TABLE round_version ADD COLUMN manual_phase TEXT;
ALTER TABLE round_version ADD COLUMN comparison TEXT NOT NULL DEFAULT '';
