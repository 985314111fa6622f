#include "app/storage/tournament/tournament_reader.h"

#include "app/domain/json/json_codec.h"
#include "app/domain/json/json_fields.h"
#include "app/storage/sql/point_values.h"
#include "app/storage/sql/sql_values.h"
#include "app/storage/sql/table_reader.h"
#include "app/storage/tournament/player_rows.h"
#include "app/storage/tournament/prize_rows.h"
#include "app/storage/tournament/tables.h"
#include "app/storage/tournament/team_rows.h"
#include "engine/tiebreaks/descriptor.h"

#include <algorithm>
#include <array>

namespace pairwright {

namespace {

using sql::RowReader;
using sql::Tables;

void readTournamentRow(Tables& tables, Tournament& into)
{
    bool found = false;
    tables.read(
        "tournament",
        QStringLiteral("SELECT next_player_key, event_name, city, federation, start_date, end_date, chief_arbiter, "
                       "chief_arbiter_fide_id, time_control, planned_rounds, pairing_system, edition, initial_colour, "
                       "initial_colour_seed FROM tournament"),
        [&](RowReader& row) {
            found = true;
            into.nextPlayerKey = row.player();
            EventData& event = into.event;
            event.name = row.text();
            event.city = row.text();
            event.federation = row.text();
            event.start = row.date();
            event.end = row.date();
            event.chiefArbiter.name = row.text();
            event.chiefArbiter.fideId = row.text();
            event.timeControl = row.text();
            into.settings.plannedRounds = row.number();
            into.settings.system.system = row.named<System>();
            into.settings.system.edition = row.number();
            if (row.isNull())
                return true;
            into.settings.initialColour = InitialColour{row.named<Colour>(), {}};
            if (!row.isNull()) {
                bool fits = false;
                into.settings.initialColour->seed = row.text().toULongLong(&fits);
                return fits;
            }
            return true;
        });
    tables.read("tournament", QStringLiteral("SELECT event_key, whole_event, part_place, part_title FROM tournament"),
                [&](RowReader& row) {
                    if (row.isNull())
                        return true;
                    PartOfEvent& part = into.event.part.emplace();
                    part.event = row.text();
                    part.name = row.text();
                    part.place = row.number();
                    part.title = row.text();
                    return true;
                });
    tables.read("tournament", QStringLiteral("SELECT next_thing_id, acceleration, system_options FROM tournament"),
                [&](RowReader& row) {
                    into.nextThing = row.thing();
                    into.settings.acceleration = row.named<Acceleration>();
                    const QString options = row.text();
                    return options.isEmpty() || json::read(json::parsed(options), into.settings.options);
                });
    tables.read("tournament", QStringLiteral("SELECT tie_breaks FROM tournament"), [&](RowReader& row) {
        auto list = parseTieBreaks(row.text().toStdString(), Entrants::teams);
        if (!list)
            return false;
        into.settings.tieBreaks = std::move(list).value();
        return true;
    });
    tables.read("tournament", QStringLiteral("SELECT stated_ranks FROM tournament WHERE stated_ranks IS NOT NULL"),
                [&](RowReader& row) { return json::read(json::parsed(row.text()), into.settings.statedRanks); });
    tables.read("tournament",
                QStringLiteral("SELECT rated_by, order_declared_after, rating_choice, rating_lists FROM tournament"),
                [&](RowReader& row) {
                    into.settings.ratedBy = row.named<RatedBy>();
                    into.settings.orderDeclaredAfter = row.number();
                    into.settings.ratingChoice = row.named<RatingChoice>();
                    for (const QString& name : row.text().split(QLatin1Char(','), Qt::SkipEmptyParts))
                        if (const auto list = fromName<CountedList>(name))
                            into.settings.ratingLists.push_back(*list);
                        else
                            row.ok = false;
                    return true;
                });
    tables.read(
        "tournament",
        QStringLiteral("SELECT play_off_winner, clubs_apart_until, order_of_equals, order_seed FROM tournament"),
        [&](RowReader& row) {
            into.settings.playOffWinner = row.optionalPlayer();
            into.settings.clubsApartUntil = row.number();
            into.settings.orderOfEquals.by = row.named<OrderOfEquals::By>();
            into.settings.orderOfEquals.seed = row.optionalSeed();
            return true;
        });
    tables.read("tournament", QStringLiteral("SELECT lot_seed, chess960_seed FROM tournament"), [&](RowReader& row) {
        into.settings.lotSeed = row.optionalSeed();
        into.settings.chess960Seed = row.optionalSeed();
        return true;
    });
    sql::readTeamRules(tables, into.settings);
    tables.read("tournament", QStringLiteral("SELECT numbers_by, numbers_seed FROM tournament WHERE numbers_by <> ''"),
                [&](RowReader& row) {
                    const auto by = row.named<NumberDraw::By>();
                    into.settings.numberDraw = NumberDraw{by, row.optionalSeed()};
                    return true;
                });
    tables.read("tournament", QStringLiteral("SELECT COUNT(*) FROM tournament"),
                [&](RowReader& row) { return row.number() == 1 && found; });
}

void readEventAndSettings(Tables& tables, Tournament& into)
{
    tables.read("point_value", QStringLiteral("SELECT kind, tenths FROM point_value"), [&](RowReader& row) {
        Score* score = pointValue(into.settings.points, row.text());
        if (score == nullptr)
            return false;
        score->tenths = row.number();
        return true;
    });
    tables.read("point_value", QStringLiteral("SELECT COUNT(*) FROM point_value"),
                [&](RowReader& row) { return row.number() == static_cast<int>(pointValues({}).size()); });
    tables.read("deputy_arbiter", QStringLiteral("SELECT name, fide_id FROM deputy_arbiter ORDER BY position"),
                [&](RowReader& row) {
                    Official& deputy = into.event.deputyArbiters.emplace_back();
                    deputy.name = row.text();
                    deputy.fideId = row.text();
                    return true;
                });
    tables.read("round_date", QStringLiteral("SELECT round_number, play_date FROM round_date"), [&](RowReader& row) {
        const RoundNumber round = row.round();
        return into.event.roundDates.emplace(round, row.date()).first->second.isValid();
    });
    tables.read("round_time", QStringLiteral("SELECT round_number, start_time FROM round_time"), [&](RowReader& row) {
        const RoundNumber round = row.round();
        return into.event.roundTimes.emplace(round, row.clock()).first->second.isValid();
    });
    sql::readPrizes(tables, into.settings);
    for (const char* list : {"deputy_arbiter", "declared_order", "integrity_event", "group_rule", "kept_line"})
        tables.checkNumbers(list, "position");
    tables.checkNumbers("forbidden_group", "group_number");
    auto& groups = into.settings.forbidden;
    tables.read("forbidden_group",
                QStringLiteral("SELECT first_round, last_round, thing_id FROM forbidden_group ORDER BY group_number"),
                [&](RowReader& row) {
                    ForbiddenPairs& group = groups.emplace_back();
                    group.first = row.round();
                    group.last = row.optionalRound();
                    group.id = row.thing();
                    return true;
                });
    tables.read("forbidden_member",
                QStringLiteral("SELECT group_number, position, player_key FROM forbidden_member "
                               "ORDER BY group_number, position"),
                [&](RowReader& row) {
                    const auto index = static_cast<std::size_t>(row.number() - 1);
                    if (index >= groups.size() || row.number() != static_cast<int>(groups[index].players.size()) + 1)
                        return false;
                    groups[index].players.push_back(row.player());
                    return true;
                });
    tables.read("declared_order", QStringLiteral("SELECT player_key FROM declared_order ORDER BY position"),
                [&](RowReader& row) {
                    into.settings.declaredOrder.push_back(row.player());
                    return true;
                });
    tables.read("integrity_event",
                QStringLiteral("SELECT kind, happened_at, round_number, board_number, content FROM integrity_event "
                               "ORDER BY position"),
                [&](RowReader& row) {
                    IntegrityEvent& event = into.integrity.emplace_back();
                    event.kind = row.named<IntegrityEvent::Kind>();
                    event.at = row.time();
                    event.round = row.round();
                    if (!row.isNull())
                        event.board = row.number();
                    event.text = row.text();
                    return true;
                });
    tables.read("group_rule",
                QStringLiteral("SELECT name, sex, born_from, born_until, rating_from, rating_below, thing_id "
                               "FROM group_rule ORDER BY position"),
                [&](RowReader& row) {
                    GroupRule& rule = into.settings.groupRules.emplace_back();
                    rule.name = row.text();
                    if (!row.isNull())
                        rule.sex = row.named<Sex>();
                    rule.bornFrom = row.optionalNumber();
                    rule.bornUntil = row.optionalNumber();
                    rule.ratingFrom = row.optionalNumber();
                    rule.ratingBelow = row.optionalNumber();
                    rule.id = row.thing();
                    return true;
                });
    tables.read("kept_line", QStringLiteral("SELECT place, after_player, content FROM kept_line ORDER BY position"),
                [&](RowReader& row) {
                    KeptLine& line = into.keptLines.emplace_back();
                    line.place = row.named<KeptLine::Place>();
                    line.after = row.optionalPlayer();
                    line.text = row.text();
                    return true;
                });
}

void readPlayers(Tables& tables, Tournament& into)
{
    const auto player = [&](PlayerKey key) {
        return const_cast<Player*>(into.anybody(key));
    };
    sql::readPlayerRows(tables, into);
    tables.read("player_private",
                QStringLiteral("SELECT player_key, %1 FROM player_private")
                    .arg(sql::playerColumns(sql::PlayerTable::privateData).join(QStringLiteral(", "))),
                [&](RowReader& row) {
                    Player* owner = player(row.player());
                    if (owner != nullptr)
                        sql::readPlayerData(row, owner->data, sql::PlayerTable::privateData);
                    return owner != nullptr;
                });
    tables.read("player_absence", QStringLiteral("SELECT player_key, round_number, kind FROM player_absence"),
                [&](RowReader& row) {
                    Player* owner = player(row.player());
                    const RoundNumber round = row.round();
                    const auto kind = row.named<AbsenceKind>();
                    return owner != nullptr && owner->absences.emplace(round, kind).second;
                });
    tables.read("player_withdrawal",
                QStringLiteral("SELECT player_key, from_round, back_round, expelled FROM player_withdrawal "
                               "ORDER BY player_key, from_round"),
                [&](RowReader& row) {
                    Player* owner = player(row.player());
                    Withdrawal withdrawal;
                    withdrawal.from = row.round();
                    withdrawal.back = row.optionalRound();
                    withdrawal.expelled = row.yes();
                    if (owner != nullptr)
                        owner->withdrawals.push_back(withdrawal);
                    return owner != nullptr;
                });
    tables.read("player_virtual_points",
                QStringLiteral("SELECT player_key, round_number, tenths FROM player_virtual_points "
                               "ORDER BY player_key, round_number"),
                [&](RowReader& row) {
                    Player* owner = player(row.player());
                    const auto round = static_cast<std::size_t>(row.number());
                    if (owner == nullptr || round != owner->virtualPoints.size() + 1)
                        return false;
                    owner->virtualPoints.push_back(Score{row.number()});
                    return true;
                });
}

RoundVersion readVersion(RowReader& row)
{
    RoundVersion version;
    version.version = row.number();
    version.origin = row.named<PairingOrigin>();
    version.system.system = row.named<System>();
    version.system.edition = row.number();
    version.madeAt = row.time();
    version.inputHash = row.text();
    version.pairings.bye = row.optionalPlayer();
    version.record = KeptRecord(row.text());
    version.publishedAt = row.optionalTime();
    if (const auto at = row.optionalTime())
        version.withdrawn = WithdrawnPublication{*at, row.text()};
    return version;
}

BoardOutcome readOutcome(RowReader& row)
{
    BoardOutcome outcome;
    outcome.result = row.optionalResult();
    outcome.ratingOnly = row.optionalResult();
    outcome.wasAdjourned = row.yes();
    outcome.counts = row.yes();
    const QString postponed = row.text();
    if (postponed == QLatin1String(openDay)) {
        outcome.postponed.emplace();
    } else if (!postponed.isEmpty()) {
        const QDate day = QDate::fromString(postponed, Qt::ISODate);
        row.ok = row.ok && day.isValid();
        outcome.postponed = Postponement{day};
    }
    return outcome;
}

Match readMatch(RowReader& row)
{
    Match match;
    match.a = row.player();
    match.b = row.player();
    if (!row.isNull())
        match.colourRule = row.named<ColourRule>();
    return match;
}

bool addGame(RowReader& row, Match& match)
{
    const int number = row.number();
    const Game game{row.player(), row.player(), readOutcome(row), row.optionalPlayer(), row.optionalPlayer()};
    if (number != match.gameCount() + 1 || !match.has(game.white) || game.black != match.opponentOf(game.white))
        return false;
    match.games.push_back(game);
    return true;
}

bool readManualPairing(RowReader& row, RoundVersion& version)
{
    version.comparisonJson = row.text();
    if (row.isNull())
        return true;
    return json::read(json::parsed(row.text()), version.manualPhase.emplace());
}

RoundVersion* versionOf(Tournament& tournament, RoundNumber round, int version)
{
    const Round* found = tournament.round(round);
    return found != nullptr ? const_cast<RoundVersion*>(found->version(version)) : nullptr;
}

/// The match that the next three columns name: round, version, board number.
Match* matchOf(RowReader& row, Tournament& tournament)
{
    const RoundNumber round = row.round();
    RoundVersion* version = versionOf(tournament, round, row.number());
    const auto index = static_cast<std::size_t>(row.number() - 1);
    return version != nullptr && index < version->pairings.boards.size() ? &version->pairings.boards[index] : nullptr;
}

void readBoards(Tables& tables, Tournament& into)
{
    tables.read("round_board",
                QStringLiteral("SELECT round_number, version, board_number, player_a, player_b, colour_rule "
                               "FROM round_board ORDER BY round_number, version, board_number"),
                [&](RowReader& row) {
                    const RoundNumber round = row.round();
                    RoundVersion* version = versionOf(into, round, row.number());
                    const int number = row.number();
                    if (version == nullptr || number != static_cast<int>(version->pairings.boards.size()) + 1)
                        return false;
                    const Match match = readMatch(row);
                    version->pairings.boards.push_back(match);
                    return into.player(match.a) != nullptr && into.player(match.b) != nullptr;
                });
    tables.read("round_game",
                QStringLiteral("SELECT round_number, version, board_number, game_number, white_player, black_player, "
                               "result, rating_only_result, was_adjourned, counts, postponed_to, white_member, "
                               "black_member FROM round_game "
                               "ORDER BY round_number, version, board_number, game_number"),
                [&](RowReader& row) {
                    Match* match = matchOf(row, into);
                    return match != nullptr && addGame(row, *match);
                });
}

void readRounds(Tables& tables, Tournament& into)
{
    tables.read(
        "tournament_round",
        QStringLiteral("SELECT round_number, published_version, closed_at FROM tournament_round ORDER BY round_number"),
        [&](RowReader& row) {
            Round& round = into.rounds.emplace_back();
            round.number = row.round();
            round.publishedVersion = row.optionalNumber();
            round.closedAt = row.optionalTime();
            return round.number.value == static_cast<int>(into.rounds.size());
        });
    tables.read("round_version",
                QStringLiteral(
                    "SELECT round_number, version, origin, pairing_system, edition, made_at, input_hash, bye_player, "
                    "decision_record, published_at, withdrawn_at, withdrawal_reason FROM round_version "
                    "ORDER BY round_number, version"),
                [&](RowReader& row) {
                    Round* round = const_cast<Round*>(into.round(row.round()));
                    if (round != nullptr)
                        round->versions.push_back(readVersion(row));
                    return round != nullptr;
                });
    tables.read("round_version",
                QStringLiteral("SELECT round_number, version, comparison, manual_phase FROM round_version"),
                [&](RowReader& row) {
                    const RoundNumber round = row.round();
                    RoundVersion* version = versionOf(into, round, row.number());
                    return version != nullptr && readManualPairing(row, *version);
                });
    tables.read("round_tpn",
                QStringLiteral(
                    "SELECT round_number, version, tpn, player_key FROM round_tpn ORDER BY round_number, version, tpn"),
                [&](RowReader& row) {
                    const RoundNumber round = row.round();
                    RoundVersion* version = versionOf(into, round, row.number());
                    const int tpn = row.number();
                    if (version == nullptr || tpn != static_cast<int>(version->order.size()) + 1)
                        return false;
                    version->order.push_back(row.player());
                    return true;
                });
    readBoards(tables, into);
}

bool publishedVersionsExist(const Tournament& tournament)
{
    return std::all_of(tournament.rounds.begin(), tournament.rounds.end(),
                       [](const Round& round) { return !round.publishedVersion || round.published() != nullptr; });
}

bool everyMatchHasGames(const Tournament& tournament)
{
    for (const Round& round : tournament.rounds)
        for (const RoundVersion& version : round.versions)
            for (const Match& match : version.pairings.boards)
                if (match.games.empty())
                    return false;
    return true;
}

} // namespace

namespace {

/// More than there can be is not read: a file may hold a million players.
Expected<Done, StoreError> checkSizes(Database& database)
{
    for (const TableInfo& table : allTables()) {
        int rows = 0;
        // Not counted beyond the limit: a million rows take no longer.
        auto done = database.select(QStringLiteral("SELECT COUNT(*) FROM (SELECT 1 FROM %1 LIMIT %2) AS some_rows")
                                        .arg(QLatin1StringView(table.name), QString::number(table.most + 1)),
                                    {}, [&](const QSqlQuery& row) {
                                        rows = row.value(0).toInt();
                                        return true;
                                    });
        if (!done)
            return done;
        if (rows > table.most)
            return Unexpected{StoreError{StoreError::Code::damaged,
                                         QStringLiteral("more than %1 rows in table %2")
                                             .arg(QString::number(table.most), QLatin1StringView(table.name))}};
    }
    return Done{};
}

Expected<Tournament, StoreError> readTables(Database& database, std::set<QString>* impossible)
{
    Tournament tournament;
    if (const auto few = checkSizes(database); !few)
        return Unexpected{few.error()};
    Tables tables(database, impossible);
    readTournamentRow(tables, tournament);
    readEventAndSettings(tables, tournament);
    readPlayers(tables, tournament);
    readRounds(tables, tournament);
    if (!tables.result())
        return Unexpected{tables.result().error()};
    return tournament;
}

} // namespace

Expected<Tournament, StoreError> readWhatFits(Database& database, std::set<QString>& impossible)
{
    auto read = readTables(database, &impossible);
    if (read && !everyMatchHasGames(*read))
        impossible.insert(QStringLiteral("round_game"));
    return read;
}

Expected<Tournament, StoreError> readAll(Database& database)
{
    auto read = readTables(database, nullptr);
    if (!read)
        return read;
    if (!publishedVersionsExist(*read))
        return Unexpected{StoreError{StoreError::Code::damaged, QStringLiteral("published version is missing")}};
    if (!everyMatchHasGames(*read))
        return Unexpected{StoreError{StoreError::Code::damaged, QStringLiteral("a board without a game")}};
    return read;
}

} // namespace pairwright
