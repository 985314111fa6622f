#include "app/domain/teams/line_up.h"

#include "engine/round_rules.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <unordered_set>

namespace pairwright {

namespace {

int ratingOf(const Player& member)
{
    return member.data.rating ? member.data.rating->value : 0;
}

} // namespace

std::vector<LineUpFault> faultsOf(const Tournament& tournament, PlayerKey team, const LineUp& seats)
{
    const TeamRules& rules = *tournament.settings.teams;
    const bool byTable = isSeatedByTable(tournament.settings);
    std::vector<LineUpFault> faults;
    std::unordered_set<PlayerKey> seated;
    std::vector<const Player*> above;
    for (std::size_t i = 0; i < seats.size(); ++i) {
        if (!seats[i])
            continue;
        const int board = static_cast<int>(i) + 1;
        const Player* member = tournament.member(*seats[i]);
        if (member == nullptr || member->team->team != team) {
            faults.push_back({LineUpFault::Kind::notOfTheTeam, board, *seats[i], {}});
            continue;
        }
        if (!seated.insert(member->key).second) {
            faults.push_back({LineUpFault::Kind::twice, board, member->key, {}});
            continue;
        }
        const auto first = [&](auto isWrong) {
            const auto found = std::find_if(above.begin(), above.end(), isWrong);
            return found != above.end() ? *found : nullptr;
        };
        const Player* late = first([&](const Player* one) { return one->team->place > member->team->place; });
        if (rules.order == BoardOrder::fixed && !byTable && late != nullptr)
            faults.push_back({LineUpFault::Kind::outOfOrder, board, member->key, late->key});
        const Player* weak = first([&](const Player* one) {
            return rules.mostRatingAhead && !byTable && ratingOf(*member) - ratingOf(*one) > *rules.mostRatingAhead;
        });
        if (weak != nullptr)
            faults.push_back({LineUpFault::Kind::overLimit, board, member->key, weak->key});
        above.push_back(member);
    }
    return faults;
}

Finding findingOf(const LineUpFault& fault, PlayerKey team)
{
    using Kind = LineUpFault::Kind;
    const auto codeOf = [](Kind kind) {
        switch (kind) {
        case Kind::twice: return FindingCode::seatedTwice;
        case Kind::outOfOrder: return FindingCode::seatedOutOfOrder;
        case Kind::overLimit: return FindingCode::seatedOverLimit;
        case Kind::notOfTheTeam: break;
        }
        return FindingCode::notOfTheTeam;
    };
    Finding finding;
    finding.code = codeOf(fault.kind);
    finding.level = fault.above ? WarningLevel::confirm : WarningLevel::refused;
    finding.player = fault.member;
    finding.other = fault.above ? fault.above : std::optional(team);
    finding.value = fault.board;
    return finding;
}

LineUp usualLineUp(const Tournament& tournament, PlayerKey team, const std::vector<PlayerKey>& absent)
{
    LineUp seats;
    const auto boards = static_cast<std::size_t>(matchShape(tournament.settings).games);
    for (const Player* member : tournament.membersOf(team))
        if (seats.size() < boards && std::find(absent.begin(), absent.end(), member->key) == absent.end())
            seats.emplace_back(member->key);
    seats.resize(boards);
    return seats;
}

namespace {

/// Whom the table has begin in the round: its own version tells it, though the colours were exchanged since.
PlayerKey beginsByTable(const Tournament& tournament, RoundNumber number, const Match& match)
{
    if (const Round* round = tournament.round(number))
        for (const RoundVersion& version : round->versions)
            for (const Match& other : version.pairings.boards)
                if (other.colourRule == ColourRule::byTable && other.has(match.a) && other.has(match.b))
                    return other.a;
    return match.a;
}

} // namespace

std::optional<PlacesOfMatch> placesByTable(const Tournament& tournament, RoundNumber round, const Match& match)
{
    const Settings& settings = tournament.settings;
    const auto table = seatsByTable(settings.system, optionsOf(settings, settings.system), round);
    if (!settings.teams || table.size() != match.games.size())
        return std::nullopt;
    PlacesOfMatch places;
    const bool asTheTable = beginsByTable(tournament, round, match) == match.a;
    for (const TableSeats& seat : table) {
        places.ofA.push_back(asTheTable ? seat.ofWhite : seat.ofBlack);
        places.ofB.push_back(asTheTable ? seat.ofBlack : seat.ofWhite);
    }
    return places;
}

std::pair<LineUp, LineUp> usualLineUps(const Tournament& tournament, RoundNumber round, const Match& match)
{
    const std::optional<PlacesOfMatch> places = placesByTable(tournament, round, match);
    if (!places)
        return {usualLineUp(tournament, match.a), usualLineUp(tournament, match.b)};
    const auto inOrder = [&](PlayerKey team, const std::vector<int>& numbers) {
        const std::vector<const Player*> members = tournament.membersOf(team);
        LineUp seats;
        for (const int number : numbers) {
            const auto index = static_cast<std::size_t>(number - 1);
            seats.push_back(index < members.size() ? std::optional(members[index]->key) : std::nullopt);
        }
        return seats;
    };
    return {inOrder(match.a, places->ofA), inOrder(match.b, places->ofB)};
}

void seatByTable(const Tournament& tournament, RoundNumber round, Match& match)
{
    if (!isSeatedByTable(tournament.settings))
        return;
    const auto [ofA, ofB] = usualLineUps(tournament, round, match);
    match.seat(match.a, ofA);
    match.seat(match.b, ofB);
}

namespace {

/// What a forfeited game brings the side a: 1, -1, or 0 where both lose it; none: played, or to be played.
std::optional<int> forfeitOf(const Match& match, const Game& game)
{
    using enum GameResult;
    if (!game.outcome.result || !isForfeit(*game.outcome.result))
        return std::nullopt;
    const bool aIsWhite = game.white == match.a;
    return *game.outcome.result == doubleForfeit                      ? 0
           : (*game.outcome.result == whiteWinsByForfeit) == aIsWhite ? 1
                                                                      : -1;
}

/// Who won it by forfeit is named, or both lost it.
bool namesWinner(const Game& game)
{
    return *game.outcome.result == GameResult::doubleForfeit ||
           (*game.outcome.result == GameResult::whiteWinsByForfeit ? game.forWhite : game.forBlack).has_value();
}

} // namespace

bool isForfeitedAsAWhole(const Match& match)
{
    const auto first = forfeitOf(match, match.games.front());
    return first && std::ranges::all_of(match.games, [&](const Game& one) { return forfeitOf(match, one) == first; });
}

bool isWonByNobody(const Match& match)
{
    return isForfeitedAsAWhole(match) && !std::ranges::all_of(match.games, &namesWinner);
}

bool namesWhoPlays(const Match& match)
{
    return isForfeitedAsAWhole(match) || std::ranges::all_of(match.games, [&match](const Game& game) {
               return forfeitOf(match, game) ? namesWinner(game) : game.forWhite && game.forBlack;
           });
}

bool isSeated(const Tournament& tournament, PlayerKey member)
{
    for (const Round& round : tournament.rounds)
        for (const RoundVersion& version : round.versions)
            for (const Match& match : version.pairings.boards)
                for (const Game& game : match.games)
                    if (game.forWhite == member || game.forBlack == member)
                        return true;
    return false;
}

std::optional<int> strengthOf(const Tournament& tournament, PlayerKey team)
{
    if (!tournament.settings.teams)
        return std::nullopt;
    std::vector<int> ratings;
    for (const Player* member : tournament.membersOf(team))
        if (const int rating = ratingOf(*member); rating > 0)
            ratings.push_back(rating);
    if (ratings.empty())
        return std::nullopt;
    std::sort(ratings.begin(), ratings.end(), std::greater<>());
    const TeamRules& rules = *tournament.settings.teams;
    const auto counted = static_cast<std::size_t>(rules.strengthOf.value_or(rules.boards));
    ratings.resize(std::min(ratings.size(), counted));
    const int sum = std::accumulate(ratings.begin(), ratings.end(), 0);
    const int count = static_cast<int>(ratings.size());
    return (2 * sum + count) / (2 * count);
}

} // namespace pairwright
