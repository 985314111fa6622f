-- Who has won the play-off for the first place (NULL: nobody is entered). With it the numbers of a round robin may be
-- drawn so that club mates meet early ("early" in numbers_by), which programs of revision 17 do not know.

ALTER TABLE tournament ADD COLUMN play_off_winner INTEGER;
