#include "app/storage/server/journal_guard.h"

#include "app/domain/json/enum_names.h"
#include "app/domain/players/player_fields.h"
#include "app/domain/setup/desk_role.h"
#include "app/storage/server/note_guard.h"
#include "app/storage/server/table_guard.h"
#include "app/storage/server/words_guard.h"
#include "app/storage/tournament/journal_store.h"
#include "app/storage/tournament/tables.h"
#include "engine/capabilities.h"
#include "engine/systems.h"

#include <array>
#include <tuple>
#include <utility>
#include <variant>

namespace pairwright::server {

namespace {

/// Of the login that is connected, whatever role it has taken on; whoever owns the event is its chief.
constexpr auto roleAtDesk = R"(
CREATE OR REPLACE FUNCTION role_at_desk() RETURNS text LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = {schema}, pg_temp AS $$
SELECT [role] $$)";

/// Nothing: it is none that the program reads.
constexpr auto asNumber = R"(
CREATE OR REPLACE FUNCTION as_number(told text) RETURNS bigint LANGUAGE sql IMMUTABLE SECURITY DEFINER
SET search_path = {schema}, pg_temp AS $$
SELECT CASE WHEN told ~ '^[0-9]{1,15}$' THEN CAST(told AS bigint) END $$)";

/// A day, or a moment, that there is.
constexpr auto isTime = R"(
CREATE OR REPLACE FUNCTION is_time(told text, form text) RETURNS boolean LANGUAGE plpgsql STABLE SECURITY DEFINER
SET search_path = {schema}, pg_temp AS $$
BEGIN
    RETURN COALESCE(told ~ form AND CAST(told AS timestamptz) >= '1900-01-01', false);
EXCEPTION WHEN OTHERS THEN
    RETURN false;
END $$)";

/// The last round that is published; 0: none.
constexpr auto lastPublished = R"(
CREATE OR REPLACE FUNCTION last_published() RETURNS bigint LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = {schema}, pg_temp AS $$
SELECT COALESCE(MAX(round_number), 0) FROM tournament_round WHERE published_version IS NOT NULL $$)";

/// Results come in every round, and who leaves does so from any.
constexpr auto inAnyOrder = R"(
CREATE OR REPLACE FUNCTION in_any_order() RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = {schema}, pg_temp AS $$
SELECT EXISTS (SELECT 1 FROM tournament WHERE pairing_system IN ([inAnyOrder])) $$)";

/// Who gives the step has given that one, and it holds: nobody has taken it back.
constexpr auto isOwnStep = R"(
CREATE OR REPLACE FUNCTION is_own_step(which bigint, holding boolean) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = {schema}, pg_temp AS $$
SELECT EXISTS (SELECT 1 FROM journal AS j WHERE j.step = which AND j.kind = 'done' AND
        right(j.made_by, length(CAST(session_user AS text)) + 2) = ':' || session_user || ']') AND
    holding = (COALESCE((SELECT j.kind FROM journal AS j WHERE j.target_step = which ORDER BY j.step DESC LIMIT 1),
                        'redone') = 'redone') $$)";

/// A player as the journal tells of him, without what is null.
constexpr auto playerInJournal = R"(
CREATE OR REPLACE FUNCTION player_in_journal(which text) RETURNS jsonb LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = {schema}, pg_temp AS $$
SELECT jsonb_strip_nulls(jsonb_build_object('key', p.player_key, 'data', jsonb_build_object([fields]),
    'firstRound', p.first_round, 'arrived', p.arrived <> 0,
    'absences', COALESCE((SELECT jsonb_object_agg(CAST(round_number AS text), kind) FROM player_absence AS a
                          WHERE a.player_key = p.player_key), jsonb_build_object()),
    'withdrawals', COALESCE((SELECT jsonb_agg(jsonb_build_object('from', from_round, 'back', back_round, 'expelled',
                             expelled <> 0) ORDER BY from_round) FROM player_withdrawal AS w
                             WHERE w.player_key = p.player_key), jsonb_build_array()),
    'virtualPoints', COALESCE((SELECT jsonb_agg(tenths ORDER BY round_number) FROM player_virtual_points AS v
                               WHERE v.player_key = p.player_key), jsonb_build_array()),
    'team', CASE WHEN p.team_key IS NOT NULL THEN jsonb_build_object('team', p.team_key, 'place', p.team_place) END))
FROM player AS p WHERE p.player_key = as_number(which) $$)";

/// The same of a game of a published round.
constexpr auto gameInJournal = R"(
CREATE OR REPLACE FUNCTION game_in_journal(change jsonb) RETURNS jsonb LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = {schema}, pg_temp AS $$
SELECT jsonb_strip_nulls(jsonb_build_object('result', g.result, 'ratingOnly', g.rating_only_result,
    'wasAdjourned', g.was_adjourned <> 0, 'counts', CASE WHEN g.counts = 0 THEN false END,
    'postponed', CASE COALESCE(g.postponed_to, '') WHEN '' THEN NULL WHEN '[open]' THEN jsonb_build_object()
                 ELSE jsonb_build_object('to', g.postponed_to) END))
FROM round_game AS g JOIN tournament_round AS r ON r.round_number = g.round_number AND r.published_version = g.version
WHERE g.round_number = as_number(change->'board'->>'round') AND g.version = as_number(change->>'version') AND
    g.board_number = as_number(change->'board'->>'board') AND
    g.game_number = as_number(COALESCE(change->'board'->>'game', '1')) $$)";

/// One that the program reads.
constexpr auto isPlayer = R"(
CREATE OR REPLACE FUNCTION is_player(told jsonb) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER
SET search_path = {schema}, pg_temp AS $$
SELECT COALESCE(jsonb_typeof(told) = 'object' AND jsonb_typeof(told->'key') = 'number' AND as_number(told->>'key') > 0 AND
    jsonb_typeof(told->'data') = 'object' AND jsonb_typeof(told->'arrived') = 'boolean' AND
    COALESCE(told->'data'->>'title', '') IN ([titles]) AND COALESCE(told->'data'->>'sex', 'male') IN ([sexes]) AND
    jsonb_typeof(told->'firstRound') = 'number' AND told->>'firstRound' ~ '^[1-9][0-9]?$' AND
    jsonb_typeof(told->'absences') = 'object' AND jsonb_typeof(told->'withdrawals') = 'array' AND
    jsonb_typeof(told->'virtualPoints') = 'array' AND NOT EXISTS (
        SELECT 1 FROM jsonb_each_text(CASE jsonb_typeof(told->'absences') WHEN 'object' THEN told->'absences' END) AS a
        WHERE NOT COALESCE(a.key ~ '^[1-9][0-9]?$' AND a.value IN ([absences]), false)) AND NOT EXISTS (
        SELECT 1 FROM jsonb_array_elements(CASE jsonb_typeof(told->'withdrawals') WHEN 'array' THEN told->'withdrawals' END)
            AS w WHERE NOT COALESCE(w->>'from' ~ '^[1-9][0-9]?[0-9]?$' AND COALESCE(w->>'back', '999') ~ '^[1-9][0-9]?[0-9]?$' AND
                jsonb_typeof(w->'from') = 'number' AND COALESCE(jsonb_typeof(w->'back'), 'null') IN ('number', 'null') AND
                as_number(COALESCE(w->>'back', '999')) > as_number(w->>'from') AND jsonb_typeof(w->'expelled') = 'boolean',
                false)), false) $$)";

/// Only fields that may differ do, and what was before is what the tables hold.
constexpr auto fitsPlayer = R"(
CREATE OR REPLACE FUNCTION fits_player(told_before jsonb, told_after jsonb, may text[]) RETURNS boolean LANGUAGE plpgsql STABLE
SECURITY DEFINER SET search_path = {schema}, pg_temp AS $$
DECLARE
    there jsonb := player_in_journal(told_after->>'key');
    known jsonb;
    field text;
    part text;
    last bigint := CASE WHEN in_any_order() THEN 0 ELSE last_published() END;
BEGIN
    IF there IS NULL OR told_before IS NULL OR jsonb_typeof(told_before) <> 'object' THEN
        RETURN false;
    END IF;
    FOR field IN SELECT jsonb_object_keys(there || told_after || told_before) LOOP
        known := COALESCE(there->field, 'null');
        IF NOT field = ANY (may) THEN
            IF jsonb_exists(told_before, field) OR
               jsonb_strip_nulls(COALESCE(told_after->field, 'null')) <> known THEN
                RETURN false;
            END IF;
        ELSIF field = 'absences' THEN
            IF jsonb_typeof(told_after->field) <> 'object' OR
               jsonb_typeof(COALESCE(told_before->field, jsonb_build_object())) <> 'object' THEN
                RETURN false;
            END IF;
            FOR part IN SELECT jsonb_object_keys(known || (told_after->field) ||
                                                 COALESCE(told_before->field, jsonb_build_object())) LOOP
                IF part !~ '^[1-9][0-9]?$' OR NOT COALESCE(told_after->field->>part IN ([absences]), true) OR
                   COALESCE(CASE WHEN jsonb_exists(told_before->field, part) THEN told_before->field->part
                            ELSE told_after->field->part END, 'null') <> COALESCE(known->part, 'null') OR
                   (as_number(part) <= last AND (told_after->field->part) IS DISTINCT FROM (known->part)) THEN
                    RETURN false;
                END IF;
            END LOOP;
        ELSIF jsonb_strip_nulls(COALESCE(CASE WHEN jsonb_exists(told_before, field) THEN told_before->field
                                         ELSE told_after->field END, 'null')) <> known THEN
            RETURN false;
        END IF;
    END LOOP;
    -- From the next round on; who was expelled is so, and nobody else.
    IF told_after->'firstRound' <> there->'firstRound' AND (as_number(told_after->>'firstRound') <= last OR
           as_number(told_after->>'firstRound') > as_number(there->>'firstRound') + 1 AND
           as_number(told_after->>'firstRound') > (SELECT planned_rounds FROM tournament)) THEN
        RETURN false;
    END IF;
    IF jsonb_typeof(told_after->'withdrawals') IS DISTINCT FROM 'array' OR NOT COALESCE(is_player(told_after), false) THEN
        RETURN false;
    END IF;
    RETURN NOT EXISTS (
        SELECT 1 FROM jsonb_array_elements(told_after->'withdrawals') AS w LEFT JOIN
            jsonb_array_elements(there->'withdrawals') AS k ON k->'from' = w->'from'
        WHERE jsonb_strip_nulls(w) IS DISTINCT FROM k AND NOT COALESCE(w->'expelled' = COALESCE(k->'expelled', 'false') AND
            as_number(COALESCE(w->>'back', '999')) > last AND (k IS NOT NULL OR as_number(w->>'from') > last), false)) AND
        NOT EXISTS (
        SELECT 1 FROM jsonb_array_elements(there->'withdrawals') AS k WHERE
            NOT COALESCE(k->'expelled' = 'false' AND as_number(k->>'from') > last, false) AND NOT EXISTS (
            SELECT 1 FROM jsonb_array_elements(told_after->'withdrawals') AS w WHERE w->'from' = k->'from'));
END $$)";

/// A round that is over keeps its results, but for those that are missing, and for what one takes back oneself.
constexpr auto fitsGame = R"(
CREATE OR REPLACE FUNCTION fits_game(change jsonb, may text[], kind text, target bigint) RETURNS boolean LANGUAGE sql STABLE
SECURITY DEFINER SET search_path = {schema}, pg_temp AS $$
SELECT COALESCE(change = jsonb_strip_nulls(change) AND change->'before' = there AND
    jsonb_strip_nulls(change->'after') - may = there - may AND
    jsonb_typeof(change->'version') = 'number' AND jsonb_typeof(change->'board'->'round') = 'number' AND
    jsonb_typeof(change->'board'->'board') = 'number' AND
    COALESCE(jsonb_typeof(change->'board'->'game'), 'number') = 'number' AND
    COALESCE(change->'after'->>'result', '*') IN ([results]) AND
    jsonb_typeof(change->'after'->'wasAdjourned') = 'boolean' AND
    COALESCE(jsonb_typeof(change->'after'->'postponed'), 'object') IN ('object', 'null') AND
    is_time(COALESCE(change->'after'->'postponed'->>'to', '2000-01-01'), '^[1-9][0-9][0-9][0-9]-[0-1][0-9]-[0-3][0-9]$') AND
    (COALESCE(there->>'result', [adjourned]) = [adjourned] OR in_any_order() OR
     as_number(change->'board'->>'round') = last_published() OR (kind <> 'done' AND is_own_step(target, kind = 'undone') AND
        EXISTS (SELECT 1 FROM journal AS j, jsonb_array_elements(CAST(j.changes AS jsonb)->'changes') AS c
                WHERE j.step = target AND c->>'kind' = 'board' AND c->'board' = change->'board'))), false)
FROM (SELECT game_in_journal(change) AS there) AS t $$)";

constexpr auto guardJournal = R"(
CREATE OR REPLACE FUNCTION guard_journal() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = {schema}, pg_temp AS $$
DECLARE
    place bigint;
    desk text := role_at_desk();
    isDesk boolean := desk NOT IN ('arbiter', 'chief');
    told jsonb;
    body jsonb;
    asked jsonb;
    change jsonb;
    fields text;
    earlier jsonb;
    later jsonb;
    fits boolean;
BEGIN
    SELECT COALESCE(MAX(step), 0) + 1 INTO place FROM journal;
    IF NEW.step <> place THEN
        RAISE EXCEPTION USING ERRCODE = 'PW002', MESSAGE = format('step %s is not the next one, which is %s', NEW.step, place);
    END IF;
    NEW.made_at := to_char(clock_timestamp() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
    IF desk <> 'chief' AND step_here() IS NOT NULL THEN
        RAISE EXCEPTION USING ERRCODE = '42501', MESSAGE = 'one step at a time';
    END IF;
    -- As nameAtDesk() has it.
    NEW.made_by := btrim(regexp_replace(regexp_replace(translate(left(NEW.made_by, 1000), '[]', '()'), [hidden], '', 'g'),
                                        [blanks], ' ', 'g'));
    NEW.made_by := COALESCE(NULLIF(btrim(left(NEW.made_by, 100)), ''), session_user) ||
                   ' [' || desk || ':' || session_user || ']';
    IF octet_length(NEW.changes) > (CASE WHEN isDesk THEN 4000000 ELSE 200000000 END) OR
       octet_length(NEW.command) > (CASE WHEN isDesk THEN 1000000 ELSE 200000000 END) OR
       octet_length(NEW.description) > 256000 THEN
        RAISE EXCEPTION USING ERRCODE = 'PW002', MESSAGE = 'the step is larger than any that is given';
    END IF;
    told := CAST(NEW.description AS jsonb);
    body := CAST(NEW.changes AS jsonb);
    asked := CAST(NEW.command AS jsonb);
    IF jsonb_path_exists(told, '$.**{40 to last}') OR jsonb_path_exists(body, '$.**{40 to last}') OR
       jsonb_path_exists(asked, '$.**{40 to last}') THEN
        RAISE EXCEPTION USING ERRCODE = 'PW002', MESSAGE = 'the step is not one that can be read';
    END IF;
    IF NEW.is_barrier = 1 AND desk <> 'chief' AND (NEW.kind <> 'done' OR NEW.step_name NOT IN ([barriers])) THEN
        RAISE EXCEPTION USING ERRCODE = '42501', MESSAGE = 'a step of this name keeps nobody from taking back another';
    END IF;
    IF NOT fits_description(told, NEW.step_name) OR jsonb_typeof(asked) <> 'object' OR
       NEW.is_barrier NOT IN (0, 1) OR NEW.acknowledged NOT BETWEEN 0 AND 9 OR
       NEW.kind NOT IN ('done', 'undone', 'redone') OR (NEW.kind = 'done') <> (NEW.target_step IS NULL) OR
       (NEW.kind <> 'done' AND NOT EXISTS (SELECT 1 FROM journal WHERE step = NEW.target_step AND step_name = NEW.step_name)) OR
       (body->'v') IS DISTINCT FROM '2' OR jsonb_typeof(body->'changes') IS DISTINCT FROM 'array' OR
       (desk <> 'chief' AND NOT (says_once(NEW.description, told) AND says_once(NEW.changes, body))) THEN
        RAISE EXCEPTION USING ERRCODE = 'PW002', MESSAGE = 'the step is not one that can be read';
    END IF;
    FOR change IN SELECT c.value FROM jsonb_array_elements(body->'changes') AS c LOOP
        IF NOT COALESCE(change->>'kind' IN ([kinds]), false) THEN
            RAISE EXCEPTION USING ERRCODE = 'PW002', MESSAGE = 'the step is not one that can be read';
        END IF;
        CONTINUE WHEN desk = 'chief';
        earlier := NULLIF(change->'before', 'null');
        later := NULLIF(change->'after', 'null');
        fits := true;
        IF change->>'kind' = 'log' AND earlier IS NOT NULL THEN
            fits := takes_back_note(NEW.kind, NEW.target_step, earlier, body) AND later IS NULL;
        ELSIF change->>'kind' = 'log' THEN
            fits := fits_log(later) AND (NOT isDesk OR notes_own_result(later, body, NEW.step_name, NEW.kind, NEW.target_step));
        ELSIF desk = 'arbiter' THEN
            fits := change->>'kind' <> 'settings' OR COALESCE(NOT jsonb_exists(earlier, 'ratedBy') AND
                    later->>'ratedBy' = (SELECT rated_by FROM tournament), false);
            fits := fits AND CASE change->>'kind'
                WHEN 'player' THEN COALESCE(jsonb_typeof(earlier), 'object') = 'object' AND (later IS NULL OR is_player(later))
                WHEN 'board' THEN jsonb_typeof(earlier) = 'object' AND jsonb_typeof(later) = 'object' AND
                    as_number(change->>'version') > 0 AND jsonb_typeof(change->'version') = 'number' AND
                    change = jsonb_strip_nulls(change)
                WHEN 'round' THEN COALESCE(jsonb_typeof(later), 'object') = 'object' AND
                    COALESCE(jsonb_typeof(later->'publishedVersion'), 'null') IN ('number', 'null')
                ELSE COALESCE(jsonb_typeof(earlier), 'object') IN ('object', 'array') AND
                    COALESCE(jsonb_typeof(later), 'object') IN ('object', 'array') END;
        END IF;
        IF desk <> 'arbiter' THEN
            SELECT r.fields INTO fields FROM (VALUES [reaches]) AS r (step, kind, fields)
                WHERE r.step = NEW.step_name AND r.kind = change->>'kind';
            fits := fits AND FOUND AND CASE change->>'kind'
                WHEN 'player' THEN fits_player(earlier, later, string_to_array(fields, ' '))
                WHEN 'board' THEN fits_game(change, string_to_array(fields, ' '), NEW.kind, NEW.target_step)
                ELSE true END;
        END IF;
        IF NOT COALESCE(fits, false) THEN
            RAISE EXCEPTION USING ERRCODE = '42501',
                MESSAGE = format('a step %s of this login (%s) does not change this (%s)', NEW.step_name, desk, change->>'kind');
        END IF;
    END LOOP;
    IF desk <> 'chief' AND NOT tells_its_changes(told, body, NEW.kind, NEW.target_step, isDesk) THEN
        RAISE EXCEPTION USING ERRCODE = '42501', MESSAGE = 'what the step says of itself is not what it changes';
    END IF;
    RETURN NEW;
END $$)";

/// What is private of a step comes with it.
constexpr auto guardPrivate = R"(
CREATE OR REPLACE FUNCTION guard_private() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = {schema}, pg_temp AS $$
BEGIN
    IF NEW.step IS DISTINCT FROM step_here() THEN
        RAISE EXCEPTION USING ERRCODE = '42501', MESSAGE = 'a step that was written stays as it is';
    END IF;
    -- Who only sees what is private changes nothing of it.
    IF role_at_desk() NOT IN ('arbiter', 'chief') AND EXISTS (
           SELECT 1 FROM jsonb_array_elements(CAST(NEW.changes AS jsonb)->'changes') AS c
           WHERE (c->'before') IS DISTINCT FROM (c->'after')) THEN
        RAISE EXCEPTION USING ERRCODE = '42501', MESSAGE = 'what is private is not for this login to change';
    END IF;
    RETURN NEW;
END $$)";

constexpr auto guardRating = R"(
CREATE OR REPLACE FUNCTION guard_rated_by() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER
SET search_path = {schema}, pg_temp AS $$
BEGIN
    IF role_at_desk() <> 'chief' THEN
        RAISE EXCEPTION USING ERRCODE = '42501', MESSAGE = 'who rates the tournament is the chief''s to say';
    END IF;
    RETURN NEW;
END $$)";

/// The value as the journal has it, of the columns that hold it.
struct InJournal {
    QStringList columns;

    [[nodiscard]] QString column() const { return QStringLiteral("p.") + columns.front(); }
    [[nodiscard]] QString object(const QStringList& keys) const
    {
        QStringList parts;
        for (qsizetype i = 0; i < keys.size(); ++i)
            parts += QStringLiteral("'%1', p.%2").arg(keys[i], columns[i]);
        return QStringLiteral("CASE WHEN %1 IS NOT NULL THEN jsonb_build_object(%2) END")
            .arg(column(), parts.join(QStringLiteral(", ")));
    }

    QString operator()(QString PlayerData::*) const { return column(); }
    QString operator()(Title PlayerData::*) const { return column(); }
    QString operator()(std::optional<Sex> PlayerData::*) const { return column(); }
    QString operator()(std::optional<int> PlayerData::*) const { return column(); }
    QString operator()(bool PlayerData::*) const { return column() + QStringLiteral(" <> 0"); }
    QString operator()(std::optional<Rating> PlayerData::*) const
    {
        return object({QStringLiteral("value"), QStringLiteral("source"), QStringLiteral("list")});
    }
    QString operator()(std::optional<OfficialRating> PlayerData::*) const
    {
        return object({QStringLiteral("value"), QStringLiteral("k"), QStringLiteral("list")});
    }
    QString operator()(std::optional<BirthDate> PlayerData::*) const
    {
        return object({QStringLiteral("year"), QStringLiteral("month"), QStringLiteral("day")});
    }
    QString operator()(std::vector<PeriodRating> PlayerData::*) const
    {
        return QStringLiteral("COALESCE(CAST(NULLIF(%1, '') AS jsonb), jsonb_build_array())").arg(column());
    }
};

QString dataOfPlayers()
{
    QStringList fields;
    for (const PlayerFieldInfo& info : playerFields())
        if (!info.isPrivate) {
            const InJournal value{QString::fromLatin1(info.columns).split(QStringLiteral(", "))};
            fields += QStringLiteral("'%1', %2").arg(QLatin1StringView(info.key), std::visit(value, info.member));
        }
    return fields.join(QStringLiteral(", "));
}

QString inQuotes(QLatin1StringView text)
{
    return QStringLiteral("'%1'").arg(text);
}

template <class List, class Name>
QString listOf(const List& list, const Name& name)
{
    QStringList names;
    for (const auto& one : list)
        names += inQuotes(QLatin1StringView(name(one)));
    return names.join(QStringLiteral(", "));
}

QString rolesByPlace()
{
    QStringList rows;
    int place = 0;
    for (const char* name : EnumNames<DeskRole>::names)
        rows += QStringLiteral("(%1, '%2')").arg(QString::number(++place), QLatin1StringView(name));
    return rows.join(QStringLiteral(", "));
}

/// The systems where ResultsOpen is everyPublishedRound, as the tables name them.
QString systemsInAnyOrder()
{
    QStringList names;
    for (const SystemList& list : {systems(), teamSystems()})
        for (const SystemInfo& info : list)
            if (capabilitiesOf(info.id).results == ResultsOpen::everyPublishedRound)
                names += QStringLiteral("'%1'").arg(nameOf(info.id.system));
    names.removeDuplicates();
    return names.isEmpty() ? QStringLiteral("NULL") : names.join(QStringLiteral(", "));
}

/// The steps past which nobody goes back (Plan::barrier), beside those of the chief.
constexpr std::array barriers{"PublishRound", "PublishRounds", "WithdrawPublication",
                              "AmendRound",   "Correction",    "DrawLots"};

QString reachesOfSteps()
{
    QStringList rows;
    for (const DeskReach& reach : deskReaches())
        rows += QStringLiteral("(%1, %2, %3)").arg(inQuotes(reach.step), inQuotes(reach.kind), inQuotes(reach.fields));
    return rows.join(QStringLiteral(", "));
}

} // namespace

QString roleOf(const QString& login, const QString& schema, const QString& beginning)
{
    return QStringLiteral(
               "CASE WHEN pg_has_role(%1, (SELECT nspowner FROM pg_namespace WHERE nspname = %2), 'USAGE') "
               "THEN 'chief' ELSE COALESCE((SELECT k.name FROM (VALUES %4) AS k (place, name) JOIN pg_roles "
               "AS r ON r.rolname = %3 || k.name WHERE pg_has_role(%1, r.oid, 'USAGE') ORDER BY k.place DESC "
               "LIMIT 1), 'viewer') END")
        .arg(login, schema, beginning, rolesByPlace());
}

QStringList guardStatements()
{
    const auto asItIs = [](const char* name) {
        return name;
    };
    const std::array<std::pair<const char*, QString>, 18> words{{
        {"[role]",
         roleOf(QStringLiteral("session_user"), QStringLiteral("current_schema()"), QStringLiteral("'{roles}'"))},
        {"[fields]", dataOfPlayers()},
        {"[open]", QLatin1StringView(openDay)},
        {"[notedLate]", nameOf(IntegrityEvent::Kind::adjournedGame)},
        {"[notedChange]", nameOf(IntegrityEvent::Kind::correction)},
        {"[lateNote]", QStringLiteral("15 minutes")}, // a step waits for locks, and clocks are read now and then
        {"[absences]", listOf(EnumNames<AbsenceKind>::names, asItIs)},
        {"[results]", listOf(allGameResults(), [](GameResult result) { return codeOf(result); })},
        {"[logged]", listOf(EnumNames<IntegrityEvent::Kind>::names, asItIs)},
        {"[kinds]", listOf(changeKinds(), [](QLatin1StringView kind) { return kind; })},
        {"[reaches]", reachesOfSteps()},
        {"[titles]", listOf(EnumNames<Title>::names, asItIs)},
        {"[sexes]", listOf(EnumNames<Sex>::names, asItIs)},
        {"[adjourned]", QStringLiteral("'%1'").arg(QLatin1StringView(codeOf(GameResult::adjourned)))},
        {"[inAnyOrder]", systemsInAnyOrder()},
        {"[barriers]", listOf(barriers, asItIs)},
        {"[hidden]", QStringLiteral("'[\\u0001-\\u001F\\u007F-\\u009F\\u00AD\\u200B-\\u200F"
                                    "\\u202A-\\u202E\\u2060-\\u206F\\uFEFF]'")},
        {"[blanks]", QStringLiteral("'[ \\u00A0\\u2000-\\u200A\\u2028\\u2029\\u202F\\u205F\\u3000]+'")},
    }};
    const auto filledIn = [&words](QString text) {
        for (const auto& [word, with] : words)
            text.replace(QLatin1StringView(word), with);
        return text;
    };
    QStringList all{
        QStringLiteral("DROP FUNCTION IF EXISTS fits_game(jsonb, text[]), takes_back_note(text, bigint, jsonb)")};
    for (const char* function :
         {roleAtDesk,      asNumber,      isTime,          lastPublished, inAnyOrder,   isOwnStep,    stepHere,
          playerInJournal, gameInJournal, isPlayer,        fitsPlayer,    fitsGame,     fitsLog,      notesOwnResult,
          fitsDescription, saysOnce,      tellsItsChanges, takesBackNote, guardJournal, guardPrivate, guardRating,
          guardLog,        guardTables,   noteStatement,   noteRow,       checkStep}) {
        const QString text = filledIn(QLatin1StringView(function));
        all += text;
        const QString head = text.section(QStringLiteral("FUNCTION "), 1).section(QStringLiteral(" RETURNS"), 0, 0);
        all += QStringLiteral("REVOKE ALL ON FUNCTION %1 FROM PUBLIC").arg(head);
    }
    for (const auto& [name, table, when] :
         {std::tuple("guard_journal", "journal", "BEFORE INSERT ON journal FOR EACH ROW"),
          std::tuple("guard_private", "journal_private", "BEFORE INSERT ON journal_private FOR EACH ROW"),
          std::tuple("guard_rated_by", "tournament",
                     "BEFORE UPDATE ON tournament FOR EACH ROW WHEN (OLD.rated_by IS DISTINCT FROM NEW.rated_by)"),
          std::tuple("guard_log", "integrity_event",
                     "BEFORE INSERT OR UPDATE OR DELETE ON integrity_event FOR EACH ROW")}) {
        all += QStringLiteral("DROP TRIGGER IF EXISTS %1 ON %2").arg(QLatin1StringView(name), QLatin1StringView(table));
        all += QStringLiteral("CREATE TRIGGER %1 %2 EXECUTE FUNCTION %1()")
                   .arg(QLatin1StringView(name), QLatin1StringView(when));
    }
    return all + tableTriggers();
}

} // namespace pairwright::server
