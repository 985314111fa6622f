#include "app/storage/server/words_guard.h"

namespace pairwright::server {

const char* const fitsDescription = R"(
CREATE OR REPLACE FUNCTION fits_description(told jsonb, name text) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = {schema}, pg_temp AS $$
SELECT COALESCE(jsonb_typeof(told) = 'object' AND told->>'command' = name AND jsonb_typeof(told->'playerName') = 'string' AND
    jsonb_typeof(told->'text') = 'string' AND COALESCE(told->>'result', '*') IN ([results]) AND NOT EXISTS (
        SELECT 1 FROM unnest(ARRAY[told->'count', told->'round', told->'board', told->'game']) WITH ORDINALITY AS n (value, place)
        WHERE NOT COALESCE(jsonb_typeof(n.value) = 'number' AND CAST(n.value AS text) ~ '^[0-9]+$' AND
                           length(CAST(n.value AS text)) < 10, n.place > 1)), false) $$)";

/// Of two members of one name a program may read the other one. What is printable needs no escape, behind which a name
/// would hide.
const char* const saysOnce = R"(
CREATE OR REPLACE FUNCTION says_once(written text, held jsonb) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = {schema}, pg_temp AS $$
SELECT written !~ '\\u00[2-7]' AND regexp_count(written, '"\s*:') = regexp_count(CAST(held AS text), '"\s*:') $$)";

/// Words of an earlier step come back as visibleText() has them, so that letters and digits alone are compared.
const char* const tellsItsChanges = R"(
CREATE OR REPLACE FUNCTION tells_its_changes(told jsonb, body jsonb, way text, target bigint, is_desk boolean) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = {schema}, pg_temp AS $$
SELECT COALESCE(CASE
    WHEN way <> 'done' THEN EXISTS (
        SELECT 1 FROM (SELECT CAST(j.description AS jsonb) AS there FROM journal AS j WHERE j.step = target) AS t
        WHERE jsonb_strip_nulls(told) - 'playerName' - 'text' = jsonb_strip_nulls(there) - 'playerName' - 'text' AND
            regexp_replace(told->>'playerName', '[^[:alnum:]]', '', 'g') =
            regexp_replace(there->>'playerName', '[^[:alnum:]]', '', 'g') AND
            regexp_replace(told->>'text', '[^[:alnum:]]', '', 'g') = regexp_replace(there->>'text', '[^[:alnum:]]', '', 'g'))
    WHEN is_desk THEN jsonb_array_length(body->'changes') > 0 AND told->>'text' <> 'expelled' AND
        NOT EXISTS (
            SELECT 1 FROM jsonb_array_elements(body->'changes') AS c WHERE c->>'kind' <> 'log'
            GROUP BY c->>'kind', c->'board', c->'after'->>'key' HAVING COUNT(*) > 1) AND
        (told->>'playerName' = '' OR EXISTS (
            SELECT 1 FROM jsonb_array_elements(body->'changes') AS c
            WHERE c->>'kind' = 'player' AND c->'after'->'data'->>'name' = told->>'playerName')) AND
        (told->>'board' IS NULL OR EXISTS (
            SELECT 1 FROM jsonb_array_elements(body->'changes') AS c
            WHERE c->>'kind' = 'board' AND c->'board'->>'board' = told->>'board' AND
                COALESCE(c->'board'->>'game', '1') = COALESCE(told->>'game', c->'board'->>'game', '1') AND
                c->'after'->>'result' IS NOT DISTINCT FROM told->>'result')) AND
        NOT EXISTS (
            SELECT 1 FROM jsonb_array_elements(body->'changes') AS c
            WHERE c->>'kind' = 'board' AND c->'board'->>'round' IS DISTINCT FROM told->>'round')
    ELSE true END, false) $$)";

} // namespace pairwright::server
