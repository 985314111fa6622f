#include "app/pairing/adapter.h"

#include "app/domain/players/club_mates.h"
#include "app/domain/players/lots.h"
#include "app/domain/players/player_fields.h"
#include "app/domain/ratings/rating_periods.h"
#include "app/domain/rounds/acceleration.h"
#include "app/domain/teams/match_score.h"
#include "engine/capabilities.h"
#include "engine/tournament/match_record.h"
#include "engine/trf/text/name_order.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QIODevice>

#include <algorithm>
#include <span>
#include <tuple>
#include <utility>

namespace pairwright {

namespace {

constexpr int ratingsCountUpTo = 4; // C.04.2:2026 art. 2.3: no renumbering after round 4 is paired

/// What a player has in a round without a board and without the bye.
RoundRecord recordOfAbsence(const Player& player, RoundNumber round)
{
    switch (presenceIn(player, round)) {
    case Presence::halfPointBye: return Bye{ByeKind::Half};
    case Presence::fullPointBye: return Bye{ByeKind::Full};
    case Presence::withdrawn:
    case Presence::notEntered: return Bye{ByeKind::NotEntered};
    case Presence::present:
    case Presence::zeroPointBye: break;
    }
    return Bye{ByeKind::Zero};
}

/// The records of one game of a published round, by TPN-1. Byes count for every game of it.
std::vector<RoundRecord> recordsOf(const Tournament& tournament, RoundNumber number, const Pairings& pairings,
                                   const TpnMap& order, int game, std::span<const GameResult> kept)
{
    std::vector<RoundRecord> records;
    records.reserve(order.order().size());
    for (const PlayerKey key : order.order())
        records.push_back(recordOfAbsence(*tournament.player(key), number));
    const auto at = [&](Tpn tpn) -> RoundRecord& {
        return records.at(static_cast<std::size_t>(tpn.value - 1));
    };
    std::size_t first = 0; // of the games of the next match, among those kept
    for (const Match& match : pairings.boards) {
        const std::size_t place = std::exchange(first, first + match.games.size()) + static_cast<std::size_t>(game - 1);
        std::optional<GameResult> result;
        if (game <= match.gameCount())
            result = place < kept.size() ? kept[place] : match.game(game).outcome.result;
        const auto a = order.tpnOf(match.a);
        const auto b = order.tpnOf(match.b);
        if (!a || !b)
            continue;
        if (!result) {
            at(*a) = at(*b) = Bye{ByeKind::Zero};
            continue;
        }
        const Colour ofA = match.game(game).white == match.a ? Colour::White : Colour::Black;
        const bool isCounted = match.game(game).outcome.counts;
        at(*a) = recordFor(*result, ofA, *b, isCounted);
        at(*b) = recordFor(*result, opposite(ofA), *a, isCounted);
    }
    if (pairings.bye) {
        if (const auto tpn = order.tpnOf(*pairings.bye))
            at(*tpn) = Bye{byeOfGame(ByeKind::PairingAllocated, game)};
    }
    return records;
}

/// What a team did in a published round.
struct TeamRound {
    RoundRecord record = Bye{ByeKind::Zero};
    MatchScore score;
    std::vector<Score> boards = {}; ///< TeamPoints::boards
};

GameOutcome outcomeOf(Score own, Score other)
{
    return own == other ? GameOutcome::Draw : own > other ? GameOutcome::Win : GameOutcome::Loss;
}

/// By TPN-1. Of a match with open boards nothing is known yet; one that nobody played is forfeited.
std::vector<TeamRound> teamRoundsOf(const Tournament& tournament, RoundNumber number, const Pairings& pairings,
                                    const TpnMap& order)
{
    std::vector<TeamRound> rounds;
    const auto free = [&](RoundRecord record) {
        const ByeKind kind = std::get<Bye>(record).kind;
        return TeamRound{record, matchScoreOfBye(tournament.settings, kind), boardsOfBye(tournament.settings, kind)};
    };
    for (const PlayerKey key : order.order())
        rounds.push_back(free(recordOfAbsence(*tournament.player(key), number)));
    const auto at = [&](Tpn tpn) -> TeamRound& {
        return rounds.at(static_cast<std::size_t>(tpn.value - 1));
    };
    for (const Match& match : pairings.boards) {
        const auto a = order.tpnOf(match.a);
        const auto b = order.tpnOf(match.b);
        if (!a || !b)
            continue;
        at(*a) = at(*b) = TeamRound{};
        if (match.isOpen())
            continue;
        const auto [ofA, ofB] = scoreOf(match, tournament.settings);
        const bool played = isPlayed(match);
        const bool isCounted = std::ranges::any_of(match.games, [](const Game& game) { return game.outcome.counts; });
        const auto take = [&](Tpn own, Tpn other, Colour colour, const MatchScore& score, const MatchScore& others) {
            at(own).score = score;
            if (played)
                at(own).record =
                    PlayedGame{other, colour, outcomeOf(score.gamePoints, others.gamePoints), true, isCounted};
            else
                at(own).record = ForfeitedGame{other, colour, score.matchPoints > others.matchPoints, isCounted};
        };
        take(*a, *b, Colour::White, ofA, ofB);
        take(*b, *a, Colour::Black, ofB, ofA);
        std::tie(at(*a).boards, at(*b).boards) = boardsOf(match, tournament.settings);
    }
    if (pairings.bye)
        if (const auto tpn = order.tpnOf(*pairings.bye))
            at(*tpn) = free(Bye{ByeKind::PairingAllocated});
    return rounds;
}

/// With the results that it had when another round was made, game by game.
Pairings withResults(Pairings pairings, std::size_t round, const ResultsByRound& results)
{
    if (round >= results.size())
        return pairings;
    std::size_t place = 0;
    for (Match& match : pairings.boards)
        for (Game& game : match.games)
            if (const std::size_t at = place++; at < results[round].size())
                game.outcome.result = results[round][at];
    return pairings;
}

std::vector<ForbiddenGroup> forbiddenGroups(const Tournament& tournament, const TpnMap& order)
{
    std::vector<ForbiddenGroup> groups;
    for (const ForbiddenPairs& pairs : forbiddenIn(tournament)) {
        ForbiddenGroup& group = groups.emplace_back();
        group.first = pairs.first;
        group.last = pairs.last;
        for (const PlayerKey key : pairs.players) {
            if (const auto tpn = order.tpnOf(key))
                group.players.push_back(*tpn);
        }
        std::sort(group.players.begin(), group.players.end());
    }
    return groups;
}

struct HashRecord {
    QDataStream& to;
    void operator()(const PlayedGame& game) const
    {
        to << qint8{1} << game.opponent.value << static_cast<qint8>(game.colour) << static_cast<qint8>(game.outcome);
        mark(game.counts);
    }
    void operator()(const ForfeitedGame& game) const
    {
        to << qint8{2} << game.opponent.value << static_cast<qint8>(game.colour) << game.won;
        mark(game.counts);
    }
    void mark(bool counted) const
    {
        if (!counted)
            to << qint8{4};
    }
    void operator()(const Bye& bye) const { to << qint8{3} << static_cast<qint8>(bye.kind); }
};

void hashPoints(QDataStream& to, const PointSystem& points)
{
    for (const Score score :
         {points.win.white, points.win.black, points.draw.white, points.draw.black, points.loss.white,
          points.loss.black, points.forfeitWin, points.forfeitLoss, points.pairingAllocatedBye, points.fullPointBye,
          points.halfPointBye, points.zeroPointBye})
        to << score.tenths;
}

void hashPlayers(QDataStream& to, const PairingInput& input)
{
    const bool ratings =
        input.round.value <= ratingsCountUpTo || capabilitiesOf(input.request.system).ratings != RatingsUse::order;
    const auto& teams = input.view.state.teams;
    const bool secondary = teams && teams->secondaryInPairing;
    for (std::size_t i = 0; i < input.view.state.players.size(); ++i) {
        const PlayerState& player = input.view.state.players[i];
        to << static_cast<qint64>(input.view.order.order()[i].value);
        for (const RoundRecord& record : player.rounds)
            std::visit(HashRecord{to}, record);
        for (const TeamPoints& points : player.teamPoints)
            to << points.primary.tenths << (secondary ? points.secondary.tenths : 0);
        to << static_cast<qint32>(player.virtualPoints.size());
        for (const Score points : player.virtualPoints)
            to << points.tenths;
        to << (ratings ? player.rating.value_or(0) : 0);
        if (capabilitiesOf(input.request.system).ordersByName)
            to << player.nameRank.value_or(0);
    }
}

/// Of any round that was published, or of the next.
bool namesCount(const Tournament& tournament)
{
    return capabilitiesOf(tournament.settings.system).ordersByName ||
           std::any_of(tournament.rounds.begin(), tournament.rounds.end(), [](const Round& round) {
               const RoundVersion* version = round.published();
               return version != nullptr && capabilitiesOf(version->system).ordersByName;
           });
}

void addNameRanks(const Tournament& tournament, EngineView& view)
{
    std::vector<std::string> names;
    for (const PlayerKey key : view.order.order())
        names.push_back(tournament.player(key)->data.name.toStdString());
    const std::vector<int> ranks = trf::nameRanks(names);
    for (std::size_t i = 0; i < ranks.size(); ++i)
        view.state.players[i].nameRank = ranks[i];
}

/// What decides ties from outside of the rounds.
void addGiven(const Tournament& tournament, EngineView& view)
{
    const std::vector<PlayerKey>& order = view.order.order();
    const auto seed = tournament.settings.lotSeed;
    const std::vector<int> lots = seed ? lotsOf(order, *seed) : std::vector<int>();
    for (std::size_t i = 0; i < order.size(); ++i) {
        const PlayerData& data = tournament.player(order[i])->data;
        PlayerState& to = view.state.players[i];
        if (!data.outsideValue.isEmpty())
            to.outsideValue = hundredthsOf(data.outsideValue);
        to.placeByHand = data.placeByHand;
        if (seed)
            to.lot = lots[i];
    }
}

/// The ratings of the later months of a long event, which some tie-breaks look at; who has none in a month keeps the
/// one of the month before.
void addLaterRatings(const Tournament& tournament, EngineView& view)
{
    const std::vector<EventPeriod> periods = ratingPeriods(tournament);
    if (periods.size() < 2)
        return;
    const std::vector<PlayerKey>& order = view.order.order();
    for (std::size_t i = 0; i < order.size(); ++i) {
        PlayerState& to = view.state.players[i];
        std::optional<int> rating = to.rating;
        for (std::size_t period = 1; period < periods.size(); ++period) {
            for (const PeriodRating& one : tournament.player(order[i])->data.periodRatings)
                if (one.month == periods[period].month)
                    rating = one.rating.value;
            to.laterRatings.push_back(rating);
        }
    }
    for (std::size_t period = 0; period < periods.size(); ++period)
        for (const RoundNumber round : periods[period].rounds) {
            view.state.ratingListOfRound.resize(
                std::max(view.state.ratingListOfRound.size(), static_cast<std::size_t>(round.value)));
            view.state.ratingListOfRound[static_cast<std::size_t>(round.value - 1)] = static_cast<int>(period);
        }
}

} // namespace

EngineView engineView(const Tournament& tournament, int rounds)
{
    return engineView(tournament, rounds, tpnOrder(tournament));
}

EngineView publishedView(const Tournament& tournament)
{
    return engineView(tournament, tournament.lastPublished().value);
}

EngineView engineView(const Tournament& tournament, int rounds, std::vector<PlayerKey> order,
                      const ResultsByRound& results)
{
    EngineView view{{}, TpnMap(std::move(order))};
    TournamentState& state = view.state;
    state.plannedRounds = tournament.settings.plannedRounds;
    const auto& teams = tournament.settings.teams;
    state.gamesOfARound = teams ? 1 : gamesOfARound(tournament.settings.system.system);
    if (tournament.settings.initialColour)
        state.initialColour = tournament.settings.initialColour->colour;
    state.points = teams ? pointsOfMatches(tournament.settings, teams->primary) : tournament.settings.points;
    if (teams)
        state.teams = TeamEvent{.primary = teams->primary,
                                .secondaryInPairing = teams->secondary.has_value(),
                                .secondaryPoints = pointsOfMatches(tournament.settings, otherThan(teams->primary))};
    if (capabilitiesOf(tournament.settings.system).allPlayAll)
        state.points.zeroPointBye = {}; // whoever is free has no point
    state.forbidden = forbiddenGroups(tournament, view.order);
    const std::vector<std::vector<Score>> extra = virtualPoints(tournament, view.order.order());
    const std::set<PlayerKey> leftOut = tournament.leftOut();
    for (const PlayerKey key : view.order.order()) {
        const Player& player = *tournament.player(key);
        PlayerState& to = state.players.emplace_back();
        to.virtualPoints = extra[state.players.size() - 1];
        if (player.data.rating)
            to.rating = player.data.rating->value;
        to.leftOut = leftOut.contains(key);
    }
    if (namesCount(tournament))
        addNameRanks(tournament, view);
    addGiven(tournament, view);
    addLaterRatings(tournament, view);
    const int last = std::min(rounds, tournament.lastPublished().value);
    for (int number = 1; number <= last; ++number) {
        const Round* round = tournament.round(RoundNumber{number});
        const auto index = static_cast<std::size_t>(number - 1);
        if (teams) {
            const auto ofTeams = teamRoundsOf(tournament, round->number,
                                              withResults(round->published()->pairings, index, results), view.order);
            for (std::size_t i = 0; i < ofTeams.size(); ++i) {
                state.players[i].rounds.push_back(ofTeams[i].record);
                state.players[i].teamPoints.push_back({ofTeams[i].score.of(teams->primary),
                                                       ofTeams[i].score.of(otherThan(teams->primary)),
                                                       ofTeams[i].boards});
            }
            continue;
        }
        const auto kept = index < results.size() ? std::span(results[index]) : std::span<const GameResult>();
        for (int game = 1; game <= state.gamesOfARound; ++game) {
            const auto records =
                recordsOf(tournament, round->number, round->published()->pairings, view.order, game, kept);
            for (std::size_t i = 0; i < records.size(); ++i)
                state.players[i].rounds.push_back(records[i]);
        }
    }
    return view;
}

PairingInput pairingInput(const Tournament& tournament)
{
    PairingInput input{tournament.roundAhead(), publishedView(tournament), {}};
    input.request.system = tournament.settings.system;
    input.request.options = optionsOf(tournament.settings, input.request.system);
    if (capabilitiesOf(input.request.system).allPlayAll)
        return input; // everybody has his number in the table, whoever is away
    std::int32_t tpn = 0;
    for (const PlayerKey key : input.view.order.order()) {
        ++tpn;
        if (presenceIn(*tournament.player(key), input.round) != Presence::present)
            input.request.absent.push_back(Tpn{tpn});
    }
    return input;
}

namespace {

QString asText(const QByteArray& bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

/// Of rounds that a table gives: nothing but the numbers counts, and what has been played does not.
QString layoutHash(const Tournament& tournament)
{
    QByteArray bytes;
    QDataStream to(&bytes, QIODevice::WriteOnly);
    to.setVersion(QDataStream::Qt_6_4);
    const SystemEdition system = tournament.settings.system;
    to << qint32{2} << static_cast<qint8>(system.system) << system.edition;
    const SystemOptions options = optionsOf(tournament.settings, system);
    for (const SystemOption& option : capabilitiesOf(system).options)
        to << static_cast<qint8>(option.placeOf(options.of(option)));
    const bool seats = isSeatedByTable(tournament.settings);
    for (const PlayerKey key : tpnOrder(tournament)) {
        to << static_cast<qint64>(key.value);
        if (seats)
            for (const Player* member : tournament.membersOf(key))
                to << static_cast<qint64>(member->key.value);
    }
    return asText(bytes);
}

} // namespace

QString pairingInputHash(const Tournament& tournament)
{
    if (capabilitiesOf(tournament.settings.system).rounds == RoundsMade::allAtOnce)
        return layoutHash(tournament);
    const PairingInput input = pairingInput(tournament);
    const TournamentState& state = input.view.state;
    QByteArray bytes;
    QDataStream to(&bytes, QIODevice::WriteOnly);
    to.setVersion(QDataStream::Qt_6_4);
    to << qint32{1} << input.round.value << static_cast<qint8>(input.request.system.system)
       << input.request.system.edition << state.plannedRounds << static_cast<qint8>(state.initialColour)
       << tournament.settings.initialColour.has_value();
    hashPoints(to, state.points);
    to << static_cast<qint32>(state.players.size());
    hashPlayers(to, input);
    for (const ForbiddenGroup& group : state.forbidden) {
        to << group.first.value << (group.last ? group.last->value : 0);
        for (const Tpn tpn : group.players)
            to << tpn.value;
    }
    to << qint32{-1};
    for (const Tpn tpn : input.request.absent)
        to << tpn.value;
    for (const SystemOption& option : capabilitiesOf(input.request.system).options)
        to << static_cast<qint8>(option.placeOf(input.request.options.of(option)));
    for (const Player& player : tournament.players)
        if (player.data.fixedBoard && presenceIn(player, input.round) == Presence::present)
            to << static_cast<qint64>(player.key.value) << *player.data.fixedBoard;
    return asText(bytes);
}

} // namespace pairwright
