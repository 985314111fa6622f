-- What an imported file without tie-breaks states of the players' ranks (JSON; NULL: somebody has said what decides).

ALTER TABLE tournament ADD COLUMN stated_ranks TEXT;
