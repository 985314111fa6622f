#include "app/storage/tournament/tournament_writer.h"

#include "app/domain/json/json_codec.h"
#include "app/domain/json/json_fields.h"
#include "app/storage/sql/point_values.h"
#include "app/storage/sql/sql_values.h"
#include "app/storage/sqlite/sqlite_dialect.h"
#include "app/storage/tournament/column_texts.h"
#include "app/storage/tournament/player_rows.h"
#include "app/storage/tournament/prize_rows.h"
#include "app/storage/tournament/team_rows.h"
#include "engine/tiebreaks/descriptor.h"

namespace pairwright {

namespace {

using sql::of;
using Result = Expected<Done, StoreError>;

/// Runs statements one after the other until one fails.
class Statements {
public:
    explicit Statements(Database& database)
        : database_(database)
    {
    }
    void run(const QString& sql, const QVariantList& values = {})
    {
        if (result_)
            result_ = database_.run(sql, values);
    }
    /// A row that is there is changed or goes.
    void one(const QString& sql, const QVariantList& values)
    {
        if (result_)
            result_ = database_.runOne(sql, values);
    }
    [[nodiscard]] Result result() const { return result_; }

private:
    Database& database_;
    Result result_ = Done{};
};

void writeEvent(Statements& to, const EventData& event)
{
    const PartOfEvent part = event.part.value_or(PartOfEvent{});
    to.one(
        QStringLiteral("UPDATE tournament SET event_name = ?, city = ?, federation = ?, start_date = ?, end_date = ?, "
                       "chief_arbiter = ?, chief_arbiter_fide_id = ?, time_control = ?, event_key = ?, "
                       "whole_event = ?, part_place = ?, part_title = ? WHERE id = 1"),
        {of(event.name), of(event.city), of(event.federation), of(event.start), of(event.end),
         of(event.chiefArbiter.name), of(event.chiefArbiter.fideId), of(event.timeControl),
         event.part ? of(event.part->event) : QVariant(), of(part.name), of(part.place), of(part.title)});
    to.run(QStringLiteral("DELETE FROM deputy_arbiter"));
    int position = 0;
    for (const Official& deputy : event.deputyArbiters)
        to.run(QStringLiteral("INSERT INTO deputy_arbiter (position, name, fide_id) VALUES (?, ?, ?)"),
               {++position, of(deputy.name), of(deputy.fideId)});
    to.run(QStringLiteral("DELETE FROM round_date"));
    for (const auto& [round, date] : event.roundDates)
        if (date.isValid())
            to.run(QStringLiteral("INSERT INTO round_date (round_number, play_date) VALUES (?, ?)"),
                   {of(round), of(date)});
    to.run(QStringLiteral("DELETE FROM round_time"));
    for (const auto& [round, time] : event.roundTimes)
        if (time.isValid())
            to.run(QStringLiteral("INSERT INTO round_time (round_number, start_time) VALUES (?, ?)"),
                   {of(round), of(time)});
}

void writeForbidden(Statements& to, const std::vector<ForbiddenPairs>& groups)
{
    to.run(QStringLiteral("DELETE FROM forbidden_member"));
    to.run(QStringLiteral("DELETE FROM forbidden_group"));
    int number = 0;
    for (const ForbiddenPairs& group : groups) {
        to.run(QStringLiteral("INSERT INTO forbidden_group (group_number, first_round, last_round, thing_id) "
                              "VALUES (?, ?, ?, ?)"),
               {++number, of(group.first), of(group.last), of(group.id)});
        int position = 0;
        for (const PlayerKey player : group.players)
            to.run(QStringLiteral("INSERT INTO forbidden_member (group_number, position, player_key) VALUES (?, ?, ?)"),
                   {number, ++position, of(player)});
    }
}

void writeDeclaredOrder(Statements& to, const std::vector<PlayerKey>& order)
{
    to.run(QStringLiteral("DELETE FROM declared_order"));
    int position = 0;
    for (const PlayerKey player : order)
        to.run(QStringLiteral("INSERT INTO declared_order (position, player_key) VALUES (?, ?)"),
               {++position, of(player)});
}

void writeLog(Statements& to, const LogChange& change)
{
    const auto board = [](const IntegrityEvent& event) {
        return event.board ? QVariant(*event.board) : QVariant();
    };
    if (const auto& event = change.before) {
        // Who undoes his own may have somebody else's behind it, which moves up: numbers without a gap are checked when
        // the file is opened. Below zero none meets another on the way.
        const QString place =
            QStringLiteral("(SELECT MIN(position) FROM integrity_event WHERE position > 0 AND kind = ? "
                           "AND happened_at = ? AND round_number = ? AND "
                           "COALESCE(board_number, 0) = ? AND content = ?)");
        const QVariantList which{of(event->kind), of(event->at), of(event->round), event->board.value_or(0),
                                 of(event->text)};
        to.run(QStringLiteral("UPDATE integrity_event SET position = 1 - position WHERE position > ") + place, which);
        to.one(QStringLiteral("DELETE FROM integrity_event WHERE position = ") + place, which);
        to.run(QStringLiteral("UPDATE integrity_event SET position = -position WHERE position < 0"));
    }
    if (const auto& event = change.after)
        to.run(QStringLiteral("INSERT INTO integrity_event (position, kind, happened_at, round_number, board_number, "
                              "content) SELECT COALESCE(MAX(position), 0) + 1, ?, ?, CAST(? AS INTEGER), "
                              "CAST(? AS INTEGER), ? FROM integrity_event"),
               {of(event->kind), of(event->at), of(event->round), board(*event), of(event->text)});
}

void writeGroupRules(Statements& to, const std::vector<GroupRule>& rules)
{
    to.run(QStringLiteral("DELETE FROM group_rule"));
    int position = 0;
    for (const GroupRule& rule : rules)
        to.run(QStringLiteral("INSERT INTO group_rule (position, name, sex, born_from, born_until, rating_from, "
                              "rating_below, thing_id) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"),
               {++position, of(rule.name), of(rule.sex), of(rule.bornFrom), of(rule.bornUntil), of(rule.ratingFrom),
                of(rule.ratingBelow), of(rule.id)});
}

void writeSettings(Statements& to, const Settings& before, const Settings& after)
{
    const auto& lot = after.initialColour;
    const QVariant colour = lot ? of(lot->colour) : QVariant();
    const QVariant seed = lot ? of(lot->seed) : QVariant();
    to.one(QStringLiteral(
               "UPDATE tournament SET planned_rounds = ?, pairing_system = ?, edition = ?, "
               "initial_colour = ?, initial_colour_seed = ?, acceleration = ?, system_options = ?, tie_breaks = ?, "
               "rated_by = ?, order_declared_after = ?, rating_choice = ?, order_of_equals = ?, "
               "order_seed = ?, clubs_apart_until = ?, rating_lists = ?, stated_ranks = ?, numbers_by = ?, "
               "numbers_seed = ?, play_off_winner = ?, lot_seed = ?, chess960_seed = ? WHERE id = 1"),
           {of(after.plannedRounds),
            of(after.system.system),
            of(after.system.edition),
            colour,
            seed,
            of(after.acceleration),
            sql::optionsText(after.options),
            of(QString::fromStdString(toString(after.tieBreaks))),
            of(after.ratedBy),
            of(after.orderDeclaredAfter),
            of(after.ratingChoice),
            of(after.orderOfEquals.by),
            of(after.orderOfEquals.seed),
            of(after.clubsApartUntil),
            of(sql::listsText(after.ratingLists)),
            after.statedRanks ? QVariant(json::compactText(json::write(*after.statedRanks))) : QVariant(),
            after.numberDraw ? of(after.numberDraw->by) : QVariant(QStringLiteral("")),
            after.numberDraw ? of(after.numberDraw->seed) : QVariant(),
            after.playOffWinner ? of(*after.playOffWinner) : QVariant(),
            of(after.lotSeed),
            of(after.chess960Seed)});
    if (before.points != after.points)
        for (const PointValue& value : pointValues(after.points))
            to.one(QStringLiteral("UPDATE point_value SET tenths = ? WHERE kind = ?"),
                   {value.score.tenths, QString(value.kind)});
    if (before.forbidden != after.forbidden)
        writeForbidden(to, after.forbidden);
    if (before.declaredOrder != after.declaredOrder)
        writeDeclaredOrder(to, after.declaredOrder);
    if (before.groupRules != after.groupRules)
        writeGroupRules(to, after.groupRules);
    if (before.teams != after.teams)
        to.one(QStringLiteral("UPDATE tournament SET team_rules = ? WHERE id = 1"), {sql::teamRulesText(after.teams)});
    for (const sql::Statement& statement : sql::prizeStatements(before, after))
        statement.changesARow ? to.one(statement.sql, statement.values) : to.run(statement.sql, statement.values);
    ThingId next;
    const auto notBelow = [&next](const auto& things) {
        for (const auto& thing : things)
            next.value = std::max(next.value, thing.id.value + 1);
    };
    notBelow(after.groupRules);
    notBelow(after.forbidden);
    notBelow(after.prizes);
    notBelow(after.prizeMarks);
    notBelow(after.teamRankings);
    to.run(QStringLiteral("UPDATE tournament SET next_thing_id = ? WHERE next_thing_id < ?"), {of(next), of(next)});
}

void writeVersion(Statements& to, RoundNumber round, const RoundVersion& version);
void removeBoards(Statements& to, const QVariantList& which);
void writeBoards(Statements& to, RoundNumber round, int version, int first, const std::vector<Match>& matches);

class DeltaWriter {
public:
    explicit DeltaWriter(Database& database)
        : to_(database)
    {
    }

    void operator()(const EventChange& change) { writeEvent(to_, *change.after); }
    void operator()(const SettingsChange& change) { writeSettings(to_, *change.before, *change.after); }
    void operator()(const LogChange& change) { writeLog(to_, change); }

    void operator()(const PlayerChange& change)
    {
        for (const sql::Statement& statement : sql::playerStatements(change))
            statement.changesARow ? to_.one(statement.sql, statement.values) : to_.run(statement.sql, statement.values);
    }

    void operator()(const VersionChange& change)
    {
        const int version = change.after ? change.after->version : change.before->version;
        const QVariantList which{of(change.round), version};
        if (change.before) {
            removeBoards(to_, which);
            to_.run(QStringLiteral("DELETE FROM round_tpn WHERE round_number = ? AND version = ?"), which);
            to_.one(QStringLiteral("DELETE FROM round_version WHERE round_number = ? AND version = ?"), which);
        }
        if (change.after) {
            to_.run(
                QStringLiteral("INSERT INTO tournament_round (round_number) SELECT CAST(? AS INTEGER) WHERE NOT EXISTS "
                               "(SELECT 1 FROM tournament_round WHERE round_number = ?)"),
                {of(change.round), of(change.round)});
            writeVersion(to_, change.round, *change.after);
        } else {
            to_.run(QStringLiteral("DELETE FROM tournament_round WHERE round_number = ? AND NOT EXISTS "
                                   "(SELECT 1 FROM round_version WHERE round_number = ?)"),
                    {of(change.round), of(change.round)});
        }
    }

    void operator()(const PairingsChange& change)
    {
        to_.one(QStringLiteral("UPDATE round_version SET origin = ?, bye_player = ? "
                               "WHERE round_number = ? AND version = ?"),
                {of(change.after.origin), of(change.after.bye), of(change.round), change.version});
        for (std::size_t i = 0; i < change.after.runs.size(); ++i)
            replace(change, change.before.runs.at(i), change.after.runs.at(i));
    }

    void operator()(const ManualPhaseChange& change)
    {
        to_.one(
            QStringLiteral("UPDATE round_version SET manual_phase = ?, comparison = ? "
                           "WHERE round_number = ? AND version = ?"),
            {sql::phaseText(change.after.phase), of(change.after.comparisonJson), of(change.round), change.version});
    }

    void operator()(const PublicationChange& change)
    {
        QVariantList values{of(change.after.publishedAt)};
        if (change.after.withdrawn)
            values << of(change.after.withdrawn->at) << of(change.after.withdrawn->reason);
        else
            values << QVariant() << QVariant();
        to_.one(QStringLiteral("UPDATE round_version SET published_at = ?, withdrawn_at = ?, withdrawal_reason = ? "
                               "WHERE round_number = ? AND version = ?"),
                values + QVariantList{of(change.round), change.version});
    }

    void operator()(const RoundChange& change)
    {
        to_.one(
            QStringLiteral("UPDATE tournament_round SET published_version = ?, closed_at = ? WHERE round_number = ?"),
            {of(change.after.publishedVersion), of(change.after.closedAt), of(change.round)});
    }

    void operator()(const BoardChange& change)
    {
        const BoardOutcome& outcome = change.after;
        to_.one(
            QStringLiteral("UPDATE round_game SET result = ?, rating_only_result = ?, was_adjourned = ?, counts = ?, "
                           "postponed_to = ? "
                           "WHERE round_number = ? AND version = ? AND board_number = ? AND game_number = ?"),
            {of(outcome.result), of(outcome.ratingOnly), of(outcome.wasAdjourned), of(outcome.counts),
             sql::dayText(outcome.postponed), of(change.board.round), change.version, change.board.board,
             change.board.game});
    }

    void operator()(const LineUpChange& change)
    {
        for (const sql::Statement& statement : sql::lineUpStatements(change))
            to_.one(statement.sql, statement.values);
    }

    [[nodiscard]] Result result() const { return to_.result(); }

private:
    void replace(const PairingsChange& change, const PairingsChange::Run& before, const PairingsChange::Run& after)
    {
        const int end = before.first + static_cast<int>(before.matches.size());
        for (const char* table : {"round_game", "round_board"})
            to_.run(QStringLiteral("DELETE FROM %1 WHERE round_number = ? AND version = ? AND board_number >= ? "
                                   "AND board_number < ?")
                        .arg(QLatin1StringView(table)),
                    {of(change.round), change.version, before.first, end});
        const int further = static_cast<int>(after.matches.size()) - static_cast<int>(before.matches.size());
        if (further != 0)
            moveBoards(change, end, further);
        writeBoards(to_, change.round, change.version, after.first, after.matches);
    }

    /// The boards from a number on. A number is never taken twice on the way: they go over the negative ones.
    void moveBoards(const PairingsChange& change, int from, int further)
    {
        const QVariantList which{of(change.round), change.version};
        for (const char* table : {"round_board", "round_game"}) {
            to_.run(QStringLiteral("UPDATE %1 SET board_number = -(board_number + ?) "
                                   "WHERE round_number = ? AND version = ? AND board_number >= ?")
                        .arg(QLatin1StringView(table)),
                    QVariantList{further} + which + QVariantList{from});
            to_.run(QStringLiteral("UPDATE %1 SET board_number = -board_number "
                                   "WHERE round_number = ? AND version = ? AND board_number < 0")
                        .arg(QLatin1StringView(table)),
                    which);
        }
    }

    Statements to_;
};

void writeVersion(Statements& to, RoundNumber round, const RoundVersion& version)
{
    QVariantList values{of(round),
                        of(version.version),
                        of(version.origin),
                        of(version.system.system),
                        of(version.system.edition),
                        of(version.madeAt),
                        of(version.inputHash),
                        of(version.pairings.bye),
                        of(version.record.json()),
                        of(version.publishedAt)};
    if (version.withdrawn)
        values << of(version.withdrawn->at) << of(version.withdrawn->reason);
    else
        values << QVariant() << QVariant();
    values << sql::phaseText(version.manualPhase) << of(version.comparisonJson);
    to.run(QStringLiteral("INSERT INTO round_version (round_number, version, origin, pairing_system, edition, made_at, "
                          "input_hash, bye_player, decision_record, published_at, withdrawn_at, withdrawal_reason, "
                          "manual_phase, comparison) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
           values);
    int tpn = 0;
    for (const PlayerKey player : version.order)
        to.run(QStringLiteral("INSERT INTO round_tpn (round_number, version, tpn, player_key) VALUES (?, ?, ?, ?)"),
               {of(round), version.version, ++tpn, of(player)});
    writeBoards(to, round, version.version, 1, version.pairings.boards);
}

/// `which`: the values of round and version.
void removeBoards(Statements& to, const QVariantList& which)
{
    to.run(QStringLiteral("DELETE FROM round_game WHERE round_number = ? AND version = ?"), which);
    to.run(QStringLiteral("DELETE FROM round_board WHERE round_number = ? AND version = ?"), which);
}

/// Matches on neighbouring boards; `first`: the number of the first.
void writeBoards(Statements& to, RoundNumber round, int version, int first, const std::vector<Match>& matches)
{
    int board = first - 1;
    for (const Match& match : matches) {
        to.run(QStringLiteral("INSERT INTO round_board (round_number, version, board_number, player_a, player_b, "
                              "colour_rule) VALUES (?, ?, ?, ?, ?, ?)"),
               {of(round), version, ++board, of(match.a), of(match.b), of(match.colourRule)});
        int number = 0;
        for (const Game& game : match.games)
            to.run(QStringLiteral("INSERT INTO round_game (round_number, version, board_number, game_number, "
                                  "white_player, black_player, result, rating_only_result, was_adjourned, counts, "
                                  "postponed_to, white_member, black_member) "
                                  "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"),
                   {of(round), version, board, ++number, of(game.white), of(game.black), of(game.outcome.result),
                    of(game.outcome.ratingOnly), of(game.outcome.wasAdjourned), of(game.outcome.counts),
                    sql::dayText(game.outcome.postponed), of(game.forWhite), of(game.forBlack)});
    }
}

/// The whole tournament as changes of an empty one.
Delta deltaOf(const Tournament& tournament)
{
    Delta delta;
    for (const auto* list : {&tournament.players, &tournament.members})
        for (const Player& player : *list)
            delta.emplace_back(PlayerChange{{}, player});
    delta.emplace_back(EventChange{{}, tournament.event});
    delta.emplace_back(SettingsChange{{}, tournament.settings});
    for (const IntegrityEvent& event : tournament.integrity)
        delta.emplace_back(LogChange{{}, event});
    for (const Round& round : tournament.rounds) {
        for (const RoundVersion& version : round.versions)
            delta.emplace_back(VersionChange{round.number, {}, version});
        delta.emplace_back(RoundChange{round.number, {}, headOf(round)});
    }
    return delta;
}

} // namespace

Expected<Done, StoreError> writeDelta(Database& database, const Delta& delta)
{
    DeltaWriter writer(database);
    for (const Change& change : delta)
        std::visit(writer, change);
    return writer.result();
}

Expected<Done, StoreError> writeNew(Database& database, const Tournament& tournament, const QDateTime& now,
                                    const QString& program)
{
    Statements to(database);
    to.run(QStringLiteral(
               "INSERT INTO tournament (id, next_player_key, next_thing_id, created_at, created_by, event_name, city, "
               "federation, chief_arbiter, chief_arbiter_fide_id, time_control, planned_rounds, "
               "pairing_system, edition) VALUES (1, ?, ?, ?, ?, '', '', '', '', '', '', 0, '', 0)"),
           {of(tournament.nextPlayerKey), of(tournament.nextThing), of(now), of(program)});
    for (const PointValue& value : pointValues(PointSystem{}))
        to.run(QStringLiteral("INSERT INTO point_value (kind, tenths) VALUES (?, ?)"),
               {QString(value.kind), value.score.tenths});
    int position = 0;
    for (const KeptLine& line : tournament.keptLines)
        to.run(QStringLiteral("INSERT INTO kept_line (position, place, after_player, content) VALUES (?, ?, ?, ?)"),
               {++position, of(line.place), of(line.after), of(line.text)});
    if (!to.result())
        return to.result();
    return writeDelta(database, deltaOf(tournament));
}

} // namespace pairwright
