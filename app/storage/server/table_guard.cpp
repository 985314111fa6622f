#include "app/storage/server/table_guard.h"

#include "app/storage/tournament/tables.h"

#include <array>

namespace pairwright::server {

/// The step that this transaction has brought; none: it has not.
const char* const stepHere = R"(
CREATE OR REPLACE FUNCTION step_here() RETURNS bigint LANGUAGE sql VOLATILE SECURITY DEFINER
SET search_path = {schema}, pg_temp AS $$
SELECT j.step FROM journal AS j WHERE j.step = (SELECT MAX(step) FROM journal) AND
    CAST(j.xmin AS text) = CAST(CAST(pg_current_xact_id() AS xid) AS text) $$)";

/// Behind a note that goes the others move up (tournament_writer.cpp).
const char* const guardLog = R"(
CREATE OR REPLACE FUNCTION guard_log() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = {schema}, pg_temp AS $$
DECLARE
    takes jsonb;
BEGIN
    IF role_at_desk() <> 'chief' AND TG_OP = 'INSERT' THEN
        IF NEW.position IS DISTINCT FROM (SELECT COALESCE(MAX(position), 0) + 1 FROM integrity_event) OR NOT EXISTS (
               SELECT 1 FROM journal AS j, jsonb_array_elements(CAST(j.changes AS jsonb)->'changes') AS c
               WHERE j.step = step_here() AND c->>'kind' = 'log' AND c->'after' <> 'null' AND
               jsonb_strip_nulls(c->'after') = jsonb_strip_nulls(jsonb_build_object('kind', NEW.kind, 'at', NEW.happened_at,
                   'round', NEW.round_number, 'board', NEW.board_number, 'text', NEW.content))) THEN
            RAISE EXCEPTION USING ERRCODE = '42501', MESSAGE = 'what is noted is what a step says';
        END IF;
    ELSIF role_at_desk() <> 'chief' THEN
        SELECT jsonb_agg(jsonb_strip_nulls(c.value->'before')) INTO takes FROM journal AS j,
            jsonb_array_elements(CAST(j.changes AS jsonb)->'changes') AS c
            WHERE j.step = step_here() AND j.kind = 'undone' AND c.value->>'kind' = 'log' AND c.value->'before' <> 'null';
        IF takes IS NULL OR (TG_OP = 'DELETE' AND NOT takes @> jsonb_build_array(jsonb_strip_nulls(jsonb_build_object(
               'kind', OLD.kind, 'at', OLD.happened_at, 'round', OLD.round_number, 'board', OLD.board_number,
               'text', OLD.content)))) OR
           (TG_OP = 'UPDATE' AND to_jsonb(OLD) - 'position' <> to_jsonb(NEW) - 'position') THEN
            RAISE EXCEPTION USING ERRCODE = '42501', MESSAGE = 'what was noted stays noted';
        END IF;
    END IF;
    IF TG_OP = 'DELETE' THEN
        RETURN OLD;
    END IF;
    RETURN NEW;
END $$)";

const char* const guardTables = R"(
CREATE OR REPLACE FUNCTION guard_tables() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = {schema}, pg_temp AS $$
BEGIN
    IF role_at_desk() <> 'chief' AND step_here() IS NULL THEN
        RAISE EXCEPTION USING ERRCODE = '42501',
            MESSAGE = format('the table %s changes with a step of the journal, and there is none', TG_TABLE_NAME);
    END IF;
    RETURN NULL;
END $$)";

/// Of the step itself: one within a savepoint would be hidden from step_here().
const char* const noteStatement = R"(
CREATE OR REPLACE FUNCTION note_statement() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = {schema}, pg_temp AS $$
BEGIN
    IF role_at_desk() <> 'chief' THEN
        IF TG_TABLE_NAME = 'journal' AND step_here() IS NULL THEN
            RAISE EXCEPTION USING ERRCODE = '42501', MESSAGE = 'a step is given outside of savepoints';
        END IF;
        INSERT INTO step_to_check (xact) VALUES (CAST(CAST(pg_current_xact_id() AS xid) AS text)) ON CONFLICT DO NOTHING;
    END IF;
    RETURN NULL;
END $$)";

/// The keys of what is written, before and after, and of what goes: of a row alone one sees neither what it was nor,
/// within a savepoint, who wrote it.
const char* const noteRow = R"(
CREATE OR REPLACE FUNCTION note_row() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = {schema}, pg_temp AS $$
BEGIN
    IF role_at_desk() <> 'chief' THEN
        INSERT INTO row_to_check (xact, kind, place)
            SELECT CAST(CAST(pg_current_xact_id() AS xid) AS text), CASE TG_TABLE_NAME WHEN 'round_game' THEN 'game'
                ELSE 'player' END, CASE TG_TABLE_NAME WHEN 'round_game' THEN concat_ws(':', r->>'round_number',
                r->>'version', r->>'board_number', r->>'game_number') ELSE r->>'player_key' END
            FROM (VALUES (to_jsonb(OLD)), (to_jsonb(NEW))) AS rows (r) WHERE r IS NOT NULL AND r <> 'null'
            ON CONFLICT DO NOTHING;
    END IF;
    RETURN NULL;
END $$)";

/// Once for all statements before it: what comes after it is noted anew.
const char* const checkStep = R"(
CREATE OR REPLACE FUNCTION check_step() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = {schema}, pg_temp AS $$
DECLARE
    desk text := role_at_desk();
    told jsonb;
    way text;
    players text[];
    games text[];
    laysOut boolean;
    wrong text;
BEGIN
    DELETE FROM step_to_check WHERE xact = NEW.xact;
    WITH gone AS (DELETE FROM row_to_check WHERE xact = NEW.xact RETURNING kind, place)
        SELECT COALESCE(array_agg(place) FILTER (WHERE kind = 'player'), CAST('{}' AS text[])),
            COALESCE(array_agg(place) FILTER (WHERE kind = 'game'), CAST('{}' AS text[])) INTO players, games FROM gone;
    IF desk = 'chief' THEN
        RETURN NULL;
    END IF;
    SELECT CAST(j.changes AS jsonb)->'changes', j.kind INTO told, way FROM journal AS j WHERE j.step = step_here();
    IF told IS NULL THEN
        RAISE EXCEPTION USING ERRCODE = '42501', MESSAGE = 'the tables change with a step of the journal, and there is none';
    END IF;
    laysOut := EXISTS (SELECT 1 FROM jsonb_array_elements(told) AS c
                       WHERE c->>'kind' IN ('version', 'pairings', 'publication', 'lineUp'));
    IF EXISTS (SELECT 1 FROM (
            SELECT DISTINCT ON (key) key, later FROM (
                SELECT COALESCE(c->'after'->>'key', c->'before'->>'key') AS key, c->'after' AS later, place
                FROM jsonb_array_elements(told) WITH ORDINALITY AS t (c, place) WHERE c->>'kind' = 'player') AS each
            ORDER BY key, place DESC) AS last
            WHERE COALESCE(player_in_journal(key), 'null') IS DISTINCT FROM COALESCE(jsonb_strip_nulls(later), 'null')) THEN
        wrong := 'player';
    ELSIF NOT players <@ ARRAY(SELECT COALESCE(c->'after'->>'key', c->'before'->>'key')
                               FROM jsonb_array_elements(told) AS c WHERE c->>'kind' = 'player') THEN
        wrong := 'player';
    ELSIF NOT laysOut AND EXISTS (SELECT 1 FROM (
            SELECT DISTINCT ON (c->'board', c->'version') c FROM jsonb_array_elements(told) WITH ORDINALITY AS t (c, place)
            WHERE c->>'kind' = 'board' ORDER BY c->'board', c->'version', place DESC) AS last
            WHERE game_in_journal(c) IS DISTINCT FROM jsonb_strip_nulls(c->'after') AND
                  (desk <> 'arbiter' OR game_in_journal(c) IS NOT NULL)) THEN
        wrong := 'round_game';
    ELSIF NOT laysOut AND NOT games <@ ARRAY(
            SELECT concat_ws(':', c->'board'->>'round', c->>'version', c->'board'->>'board',
                COALESCE(c->'board'->>'game', '1')) FROM jsonb_array_elements(told) AS c WHERE c->>'kind' = 'board') THEN
        wrong := 'round_game';
    ELSIF EXISTS (SELECT 1 FROM jsonb_array_elements(told) AS c WHERE c->>'kind' = 'log' AND c->'after' <> 'null' AND
            NOT EXISTS (SELECT 1 FROM integrity_event AS e WHERE jsonb_strip_nulls(c->'after') = jsonb_strip_nulls(
                jsonb_build_object('kind', e.kind, 'at', e.happened_at, 'round', e.round_number, 'board', e.board_number,
                                   'text', e.content)))) OR
          (way <> 'undone' AND (SELECT COUNT(*) FROM integrity_event AS e WHERE age(e.xmin) <= 0) >
              (SELECT COUNT(*) FROM jsonb_array_elements(told) AS c WHERE c->>'kind' = 'log' AND c->'after' <> 'null')) OR
          (SELECT COUNT(*) <> COALESCE(MAX(position), 0) OR COALESCE(MIN(position), 1) <> 1 FROM integrity_event) THEN
        wrong := 'integrity_event';
    ELSIF EXISTS (SELECT 1 FROM tournament_round AS r WHERE r.published_version IS NOT NULL AND NOT EXISTS (
            SELECT 1 FROM round_version AS v WHERE v.round_number = r.round_number AND v.version = r.published_version)) THEN
        wrong := 'tournament_round';
    END IF;
    IF wrong IS NOT NULL THEN
        RAISE EXCEPTION USING ERRCODE = '42501', MESSAGE = format('the table %s does not hold what the step says', wrong);
    END IF;
    RETURN NULL;
END $$)";

QStringList tableTriggers()
{
    QStringList all{
        QStringLiteral("CREATE TABLE IF NOT EXISTS step_to_check (xact TEXT NOT NULL PRIMARY KEY)"),
        QStringLiteral(
            "CREATE TABLE IF NOT EXISTS row_to_check (xact TEXT NOT NULL, kind TEXT NOT NULL, place TEXT NOT "
            "NULL, PRIMARY KEY (xact, kind, place))"),
        QStringLiteral("DROP TRIGGER IF EXISTS check_step ON step_to_check"),
        QStringLiteral(
            "CREATE CONSTRAINT TRIGGER check_step AFTER INSERT ON step_to_check DEFERRABLE INITIALLY DEFERRED "
            "FOR EACH ROW EXECUTE FUNCTION check_step()"),
    };
    for (const char* table :
         {"player", "player_absence", "player_withdrawal", "player_virtual_points", "player_private", "round_game"}) {
        all += QStringLiteral("DROP TRIGGER IF EXISTS note_row ON %1").arg(QLatin1StringView(table));
        all += QStringLiteral("CREATE TRIGGER note_row AFTER INSERT OR UPDATE OR DELETE ON %1 FOR EACH ROW EXECUTE "
                              "FUNCTION note_row()")
                   .arg(QLatin1StringView(table));
    }
    for (const TableInfo& table : allTables()) {
        const QLatin1StringView name(table.name);
        const bool isJournal = table.group == TableGroup::history || table.group == TableGroup::privateHistory;
        for (const QString& trigger : {QStringLiteral("guard_tables"), QStringLiteral("note_statement")})
            all += QStringLiteral("DROP TRIGGER IF EXISTS %1 ON %2").arg(trigger, name);
        if (!isJournal)
            all += QStringLiteral("CREATE TRIGGER guard_tables BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON %1 FOR "
                                  "EACH STATEMENT EXECUTE FUNCTION guard_tables()")
                       .arg(name);
        all +=
            QStringLiteral("CREATE TRIGGER note_statement AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %1 FOR EACH "
                           "STATEMENT EXECUTE FUNCTION note_statement()")
                .arg(name);
    }
    return all;
}

} // namespace pairwright::server
