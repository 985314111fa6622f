#include "app/storage/server/note_guard.h"

namespace pairwright::server {

const char* const fitsLog = R"(
CREATE OR REPLACE FUNCTION fits_log(noted jsonb) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = {schema}, pg_temp AS $$
SELECT COALESCE(noted->>'kind' IN ([logged]) AND jsonb_typeof(noted->'text') = 'string' AND
    length(noted->>'text') <= 100000 AND jsonb_typeof(noted->'round') = 'number' AND noted->>'round' ~ '^[0-9][0-9]?$' AND
    COALESCE(jsonb_typeof(noted->'board'), 'null') IN ('number', 'null') AND
    COALESCE(noted->>'board', '1') ~ '^[1-9][0-9]{0,5}$' AND
    is_time(noted->>'at', '^[12][0-9]{3}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}[.][0-9]{3}Z$'), false) $$)";

/// What a desk of its own notes is of a result of the same step, in the words that the program has for it, and of now.
const char* const notesOwnResult = R"(
CREATE OR REPLACE FUNCTION notes_own_result(noted jsonb, body jsonb, name text, kind text, target bigint) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = {schema}, pg_temp AS $$
SELECT COALESCE(CASE kind
    WHEN 'done' THEN
        noted->>'kind' = CASE name WHEN 'EnterAdjournedResult' THEN '[notedLate]' ELSE '[notedChange]' END AND
        (name = 'EnterAdjournedResult' OR in_any_order()) AND
        CAST(noted->>'at' AS timestamptz) BETWEEN clock_timestamp() - interval '[lateNote]' AND
            clock_timestamp() + interval '[lateNote]' AND
        (SELECT COUNT(*) FROM jsonb_array_elements(body->'changes') AS c WHERE c->>'kind' = 'log' AND
            (c->'after') - 'at' = noted - 'at') = 1 AND
        EXISTS (SELECT 1 FROM jsonb_array_elements(body->'changes') AS c WHERE c->>'kind' = 'board' AND
            c->'board'->'round' = noted->'round' AND c->'board'->'board' = noted->'board' AND
            regexp_replace(noted->>'text', '^game ' || COALESCE(c->'board'->>'game', '1') || ', ', '') =
                CASE name WHEN 'EnterAdjournedResult' THEN c->'after'->>'result'
                ELSE COALESCE(c->'before'->>'result', 'none') || ' to ' || COALESCE(c->'after'->>'result', 'none') END)
    WHEN 'redone' THEN is_own_step(target, false) AND EXISTS (
        SELECT 1 FROM journal AS j, jsonb_array_elements(CAST(j.changes AS jsonb)->'changes') AS c
        WHERE j.step = target AND c->>'kind' = 'log' AND c->'after' = noted) END, false) $$)";

/// What was noted and is noted no longer: by the step that takes back the one that noted it.
const char* const takesBackNote = R"(
CREATE OR REPLACE FUNCTION takes_back_note(kind text, target bigint, noted jsonb, body jsonb) RETURNS boolean LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = {schema}, pg_temp AS $$
SELECT kind = 'undone' AND is_own_step(target, true) AND EXISTS (
    SELECT 1 FROM journal AS j, jsonb_array_elements(CAST(j.changes AS jsonb)->'changes') AS c
    WHERE j.step = target AND c->>'kind' = 'log' AND c->'after' = noted) AND
    -- With all else that the step did.
    (SELECT array_agg(c->>'kind' ORDER BY c->>'kind') FROM jsonb_array_elements(body->'changes') AS c) =
    (SELECT array_agg(c->>'kind' ORDER BY c->>'kind') FROM journal AS j,
        jsonb_array_elements(CAST(j.changes AS jsonb)->'changes') AS c WHERE j.step = target) $$)";

} // namespace pairwright::server
