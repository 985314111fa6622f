#include "app/formats/trf/export.h"

#include "app/domain/players/club_mates.h"
#include "app/domain/players/tpn_order.h"
#include "app/domain/program_version.h"
#include "app/domain/ratings/rating_periods.h"
#include "app/domain/ratings/time_control.h"
#include "app/domain/rounds/acceleration.h"
#include "app/domain/rounds/progress.h"
#include "app/formats/standings/stated.h"
#include "app/formats/trf/carried_records.h"
#include "app/formats/trf/game_cells.h"
#include "app/formats/trf/given_lines.h"
#include "app/formats/trf/header_text.h"
#include "app/formats/trf/integrity_lines.h"
#include "app/formats/trf/system_family.h"
#include "app/formats/trf/teams/export_teams.h"
#include "app/pairing/adapter.h"
#include "app/pairing/expelled.h"
#include "engine/capabilities.h"
#include "engine/round_rules.h"
#include "engine/tiebreaks/descriptor.h"
#include "engine/tiebreaks/presets.h"
#include "engine/tiebreaks/standings.h"
#include "engine/trf/starting_rank.h"
#include "engine/trf/to_state.h"

#include <algorithm>
#include <utility>

namespace pairwright {

namespace {

trf::FileId idOf(Tpn tpn)
{
    return trf::FileId{tpn.value};
}

trf::Header headerOf(const Tournament& tournament)
{
    const EventData& event = tournament.event;
    trf::Header header;
    header.name = event.name.toStdString();
    header.city = event.city.toStdString();
    header.federation = event.federation.toStdString();
    header.start = dateToTrf(event.start);
    header.end = dateToTrf(event.end);
    header.chiefArbiter = officialToTrf(event.chiefArbiter);
    for (const Official& deputy : event.deputyArbiters)
        header.deputyArbiters.push_back(officialToTrf(deputy));
    header.timeControl = event.timeControl.toStdString();
    if (const auto control = timeControlFrom(event.timeControl))
        header.encodedTimeControl = toRecord222(*control).toStdString();
    const auto games = static_cast<std::size_t>(gamesOfARound(tournament.settings.system.system));
    for (const auto& [round, date] : event.roundDates) {
        if (round.value < 1 || round.value > tournament.settings.plannedRounds || !date.isValid())
            continue;
        header.roundDates.resize(std::max(header.roundDates.size(), games * static_cast<std::size_t>(round.value)));
        for (std::size_t game = 0; game < games; ++game) // dates stand above columns
            header.roundDates[games * static_cast<std::size_t>(round.value - 1) + game] = dateToTrf(date);
    }
    header.pairingController = programVersion().toStdString();
    if (tournament.settings.statedRanks)
        return header; // nobody has said what decides
    header.tieBreaks = toRecord(usableTieBreaks(tournament.settings.tieBreaks, tournament.tieBreakRules().format).list);
    header.standingsOrder = header.tieBreaks.empty() ? "PTS" : "PTS," + header.tieBreaks;
    return header;
}

/// 192 where it has a code; CUSTOM_SWISS and our comment where it has none, or where the bare code
/// would be read as another edition by the start date.
void describeSystem(const Tournament& tournament, trf::Document& document)
{
    const SystemInfo* info = findSystem(tournament.settings.system);
    if (!info)
        return;
    const std::string start = tournament.event.start.toString(Qt::ISODate).toStdString();
    if (!info->trfCode.empty() && systemForTrfCode(info->trfCode, start) == info) {
        document.header.encodedType = info->trfCode;
        if (tournament.settings.acceleration == Acceleration::baku)
            document.header.encodedType += "_BAKU";
        return;
    }
    if (const int cycles = cyclesOf(info->id, optionsOf(tournament.settings, info->id)); cycles > 0) {
        document.header.encodedType = "CUSTOM";
        document.system = trf::SystemComment{std::string(familyOf(*info)), info->id.edition, cycles};
        return;
    }
    document.header.encodedType = "CUSTOM_SWISS";
    document.system = trf::SystemComment{std::string(info->key), info->id.edition};
}

trf::Player playerOf(const Player& from, trf::FileId id)
{
    trf::Player player;
    player.id = id;
    if (from.data.sex)
        player.sex = *from.data.sex == Sex::Female ? trf::Sex::female : trf::Sex::male;
    player.title = toString(from.data.title).toStdString();
    player.name = from.data.name.toStdString();
    if (from.data.rating)
        player.rating = from.data.rating->value;
    player.federation = from.data.federation.toStdString();
    player.fideId = from.data.fideId.toStdString();
    player.birth = birthToTrf(from.data.birth);
    return player;
}

/// A reader of the document computes these points from the code in 192 and the byes of round 1.
bool follow(const std::vector<std::vector<Score>>& points, const trf::Document& document)
{
    if (!document.header.encodedType.ends_with("_BAKU"))
        return std::all_of(points.begin(), points.end(), [](const auto& said) { return said.empty(); });
    const auto read = trf::toState(document, {});
    return read && std::equal(points.begin(), points.end(), read->state.players.begin(), read->state.players.end(),
                              [](const std::vector<Score>& said, const PlayerState& player) {
                                  return said == player.virtualPoints;
                              });
}

/// Points that do not follow from the rest of the document, which stands already; all of them for engines and for
/// TRF16. Given ones are written as such.
void addVirtualPoints(const Tournament& tournament, const TpnMap& order, trf::WriteOptions options,
                      trf::Document& document)
{
    const std::vector<std::vector<Score>> points = virtualPoints(tournament, order.order());
    if (virtualPointsKind(tournament) != VirtualPoints::given && options.version == trf::Version::trf26 &&
        options.profile != trf::Profile::engine && follow(points, document))
        return;
    for (std::size_t i = 0; i < points.size(); ++i)
        document.players[i].virtualPoints = points[i];
}

trf::CellResult byeOf(Presence presence)
{
    switch (presence) {
    case Presence::halfPointBye: return trf::CellResult::halfPointBye;
    case Presence::fullPointBye: return trf::CellResult::fullPointBye;
    case Presence::present:
    case Presence::zeroPointBye:
    case Presence::withdrawn:
    case Presence::notEntered: break;
    }
    return trf::CellResult::zeroPointBye;
}

/// One game of a round: a column. A match of the Double-Swiss System takes two.
void addGames(const Tournament& tournament, const TpnMap& order, const Round& round, int game, bool forRating,
              trf::Document& document)
{
    const std::size_t index = document.cellIndex(round.number.value, game);
    const auto cellOf = [&](Tpn tpn) -> trf::RoundCell& {
        return document.players[static_cast<std::size_t>(tpn.value - 1)].rounds[index];
    };
    for (std::size_t i = 0; i < order.order().size(); ++i) {
        const Presence presence = presenceIn(*tournament.player(order.order()[i]), round.number);
        document.players[i].rounds[index] = trf::RoundCell{{}, {}, byeOf(presence)};
    }
    const Pairings& pairings = round.published()->pairings;
    for (const Match& match : pairings.boards) {
        if (game > match.gameCount())
            continue;
        const Tpn white = *order.tpnOf(match.game(game).white);
        const Tpn black = *order.tpnOf(match.game(game).black);
        const BoardOutcome& outcome = match.game(game).outcome;
        const bool corrected = forRating && outcome.ratingOnly.has_value();
        const auto cells = cellsOfResult(corrected ? outcome.ratingOnly : outcome.result);
        cellOf(white) = trf::RoundCell{idOf(black), Colour::White, cells.first, outcome.counts};
        cellOf(black) = trf::RoundCell{idOf(white), Colour::Black, cells.second, outcome.counts};
    }
    if (pairings.bye)
        cellOf(*order.tpnOf(*pairings.bye)) =
            trf::RoundCell{{}, {}, game == 1 ? trf::CellResult::pairingBye : trf::CellResult::halfPointBye};
}

/// Whose games do not count, and which.
void addUncounted(const Tournament& tournament, const TpnMap& order, trf::Document& document)
{
    const std::set<PlayerKey> leftOut = tournament.leftOut();
    for (const trf::Player& player : document.players) {
        if (!leftOut.contains(order.keyOf(Tpn{player.id.value})))
            continue;
        trf::UncountedGames& games = document.uncounted.emplace_back();
        games.player = player.id;
        for (int round = 1; round <= document.pairedRounds(); ++round)
            if (player.rounds[document.cellIndex(round)].opponent)
                games.rounds.push_back(RoundNumber{round});
    }
}

void addRequests(const Tournament& tournament, const TpnMap& order, trf::Document& document)
{
    for (int round = tournament.lastPublished().value + 1; round <= tournament.settings.plannedRounds; ++round)
        for (std::size_t i = 0; i < order.order().size(); ++i) {
            const Presence presence = presenceIn(*tournament.player(order.order()[i]), RoundNumber{round});
            if (const auto kind = requestOf(presence))
                document.requests.push_back({RoundNumber{round}, document.players[i].id, *kind});
        }
    std::sort(document.requests.begin(), document.requests.end());
}

void addForbidden(const Tournament& tournament, const TpnMap& order, trf::Document& document)
{
    for (const ForbiddenPairs& pairs : forbiddenIn(tournament)) {
        trf::ForbiddenPlayers group{{}, pairs.first, pairs.last};
        for (const PlayerKey key : pairs.players)
            if (const auto tpn = order.tpnOf(key))
                group.players.push_back(idOf(*tpn));
        std::sort(group.players.begin(), group.players.end());
        document.forbidden.push_back(std::move(group));
    }
}

void addRanks(const Tournament& tournament, const TpnMap& order, trf::Version version, trf::Document& document)
{
    const auto ranks = ranksOf(tournament, order, version);
    for (std::size_t i = 0; i < ranks.size(); ++i)
        document.players[i].rank = ranks[i];
}

/// A TRF has one rating of a player: by which lists the games of a long event are rated is said beside it.
void tellPeriods(const Tournament& tournament, trf::Document& document)
{
    for (const EventPeriod& period : ratingPeriods(tournament)) {
        if (period.rounds.empty())
            continue;
        const int first = period.rounds.front().value;
        const int last = period.rounds.back().value;
        const std::string text = std::to_string(first) + '-' + std::to_string(last) + ": " + period.month.toStdString();
        document.kept.push_back({trf::KeptLine::Place::header,
                                 {},
                                 std::string(ratingListStart) + text + (period.known > 0 ? "" : ", not taken over")});
    }
}

/// In a report the column of ratings is FIDE's. What the tournament counts with follows from record 172 and the
/// national records, or stands in a comment of ours. TRF16 has neither: a rating that is not FIDE's stays in the column
/// there for whom FIDE has none. An engine gets the ratings that it pairs by.
void separateRatings(const Tournament& tournament, const TpnMap& order, trf::WriteOptions options,
                     trf::Document& document)
{
    if (options.profile == trf::Profile::engine)
        return;
    const RatingKind kind = ratingRuleOf(tournament).kind;
    const bool hasRecords = options.version == trf::Version::trf26;
    bool differs = tournament.settings.ratingChoice != RatingChoice::ofTheType;
    std::vector<std::optional<int>> counted;
    for (trf::Player& player : document.players) {
        const auto official = officialRating(tournament.player(order.keyOf(Tpn{player.id.value}))->data, kind);
        differs = differs || player.rating != official;
        counted.push_back(player.rating);
        if (official || hasRecords)
            player.rating = official;
    }
    // Which ratings count is said, the usual ones too, unless the file that was imported had it said.
    if (!differs && hasRecords && document.header.startingRankMethod.empty())
        document.header.startingRankMethod = rankMethodToTrf(tournament);
    if (!differs || !hasRecords)
        return;
    document.header.startingRankMethod = rankMethodToTrf(tournament);
    const trf::TournamentRatings told(document);
    for (std::size_t i = 0; i < counted.size(); ++i) {
        if (told.of(document.players[i]) == counted[i])
            continue;
        std::string text = std::to_string(document.players[i].id.value);
        text.append("=").append(std::to_string(counted[i].value_or(0)));
        document.options.emplace_back(trf::tournamentRatingOption, std::move(text));
    }
}

} // namespace

std::vector<std::optional<int>> ranksOf(const Tournament& tournament, const TpnMap& order, trf::Version version)
{
    const int rounds = tournament.lastPublished().value;
    if (!finalStandingsWaitFor(tournament, rounds).empty()) // of a .trfx: no report is made before the games end
        return std::vector<std::optional<int>>(order.order().size());
    const EngineView view = engineView(tournament, rounds, order.order());
    std::vector<StandingsRow> rows =
        standings(view.state, rounds, tournament.settings.tieBreaks, tournament.tieBreakRules());
    leaveOutExpelled(tournament, view.order, rounds, tournament.settings.tieBreaks, rows);
    const auto stated = statedRanks(tournament, order, rows);
    std::vector<std::optional<int>> ranks(rows.size());
    int place = 0;
    for (const StandingsRow& row : rows) {
        const auto index = static_cast<std::size_t>(row.tpn.value - 1);
        ++place;
        // Shared ranks came with TRF26.
        const int computed = version == trf::Version::trf26 ? row.rank : place;
        ranks[index] = stated.empty() ? computed : stated[index];
    }
    return ranks;
}

trf::Document toTrfDocument(const Tournament& tournament, trf::WriteOptions options)
{
    const TpnMap order(tpnOrder(tournament));
    const int published = tournament.lastPublished().value;
    trf::Document document;
    document.header = headerOf(tournament);
    document.gamesOfARound = gamesOfARound(tournament.settings.system.system);
    document.rounds = tournament.settings.plannedRounds;
    document.points = tournament.settings.points;
    if (tournament.settings.initialColour)
        document.initialColour = tournament.settings.initialColour->colour;
    describeSystem(tournament, document);
    for (std::size_t i = 0; i < order.order().size(); ++i) {
        const Player& player = *tournament.player(order.order()[i]);
        document.players.push_back(playerOf(player, trf::FileId{static_cast<std::int32_t>(i + 1)}));
        document.players.back().rounds.resize(document.cellIndex(published + 1));
    }
    for (const auto& chosen : tournament.settings.options.chosen())
        if (chosen.first != trf::cyclesOption || !document.system || !document.system->cycles)
            document.options.push_back(chosen);
    for (int number = 1; number <= published; ++number)
        for (int game = 1; game <= document.gamesOfARound; ++game)
            addGames(tournament, order, *tournament.round(RoundNumber{number}), game,
                     options.profile == trf::Profile::report, document);
    addUncounted(tournament, order, document);
    document.manualPairings = manualPairings(tournament);
    addRequests(tournament, order, document);
    addForbidden(tournament, order, document);
    addVirtualPoints(tournament, order, options, document);
    addRanks(tournament, order, options.version, document);
    document.kept = integrityLines(tournament);
    addGivenLines(tournament, document.kept);
    tellPeriods(tournament, document);
    putBackKeptLines(tournament.keptLines, order.order(), document);
    if (document.header.type.empty())
        document.header.type =
            usualType(tournament.settings.teams.has_value(), capabilitiesOf(tournament.settings.system).allPlayAll);
    for (std::size_t i = 0; i < order.order().size(); ++i)
        if (trf::Player& player = document.players[i]; player.national.empty())
            if (auto national = nationalRecordOf(tournament.player(order.order()[i])->data))
                player.national.push_back(std::move(*national));
    separateRatings(tournament, order, options, document);
    return document;
}

Expected<TrfExport, trf::WriteError> exportTrf(const Tournament& tournament, trf::WriteOptions options)
{
    if (tournament.settings.teams)
        return exportTeams(tournament, options);
    auto written = trf::write(toTrfDocument(tournament, options), options);
    if (!written)
        return Unexpected{written.error()};
    return TrfExport{QByteArray::fromStdString(written->text), std::move(written->omissions)};
}

} // namespace pairwright
