#include "engine/answers/given_round.h"

#include "engine/answers/counterfactual.h"

#include <algorithm>
#include <utility>

namespace pairwright {

namespace {

Violation::Kind violationOf(PairObstacle::Kind obstacle)
{
    switch (obstacle) {
    case PairObstacle::Kind::haveMet: return Violation::Kind::haveMet;
    case PairObstacle::Kind::forbidden: return Violation::Kind::forbidden;
    case PairObstacle::Kind::sameAbsolutePreference: return Violation::Kind::sameAbsolutePreference;
    case PairObstacle::Kind::colourLimits: return Violation::Kind::colourLimits;
    case PairObstacle::Kind::notInRound:
    case PairObstacle::Kind::othersLeftOver: break;
    }
    return Violation::Kind::notInRound;
}

} // namespace

std::vector<Violation> violationsOf(const TournamentState& state, const RoundField& field, const GivenRound& given)
{
    std::vector<Violation> found;
    std::vector<int> times(static_cast<std::size_t>(field.size()), 0);
    const auto place = [&](Tpn tpn) {
        const auto rank = field.rankOf(tpn);
        if (!rank)
            found.push_back({Violation::Kind::notInRound, {tpn}, {}});
        else if (++times[static_cast<std::size_t>(*rank)] == 2)
            found.push_back({Violation::Kind::pairedTwice, {tpn}, {}});
        return rank;
    };
    for (const auto& [white, black] : given.boards) {
        const auto rankWhite = place(white);
        const auto rankBlack = place(black);
        if (!rankWhite || !rankBlack || white == black)
            continue;
        if (const auto obstacle = obstacleBetween(state, field, white, black))
            found.push_back({violationOf(obstacle->kind), {white, black}, obstacle->met});
    }
    if (given.bye)
        if (const auto rank = place(*given.bye); rank && !field.player(*rank).byeAllowed)
            found.push_back({Violation::Kind::byeBarred, {*given.bye}, {}});
    for (int rank = 0; rank < field.size(); ++rank)
        if (times[static_cast<std::size_t>(rank)] == 0)
            found.push_back({Violation::Kind::leftOut, {field.player(rank).tpn}, {}});
    return found;
}

bool isPairedAs(const GivenRound& given, const RoundPairing& best)
{
    if (given.bye != best.bye || given.boards.size() != best.boards.size())
        return false;
    using Pairs = std::vector<std::pair<Tpn, Tpn>>;
    const auto sorted = [](Pairs pairs) {
        for (auto& [one, other] : pairs)
            if (other < one)
                std::swap(one, other);
        std::sort(pairs.begin(), pairs.end());
        return pairs;
    };
    return sorted(given.boards) == sorted(givenBy(best).boards);
}

std::vector<std::optional<int>> opponentsByRank(const RoundField& field, const GivenRound& given)
{
    std::vector<std::optional<int>> opponents(static_cast<std::size_t>(field.size()));
    for (const auto& [white, black] : given.boards) {
        const int one = *field.rankOf(white);
        const int other = *field.rankOf(black);
        opponents[static_cast<std::size_t>(one)] = other;
        opponents[static_cast<std::size_t>(other)] = one;
    }
    return opponents;
}

std::vector<std::pair<Tpn, Tpn>> turnedBoards(const RoundField& field, const GivenRound& given,
                                              const ColoursOf& coloursOf, const std::function<bool(int, int)>& above)
{
    std::vector<std::pair<Tpn, Tpn>> turned;
    for (const auto& [white, black] : given.boards) {
        const int one = *field.rankOf(white);
        const int other = *field.rankOf(black);
        const FieldPlayer& higher = field.player(above(one, other) ? one : other);
        const FieldPlayer& lower = field.player(above(one, other) ? other : one);
        if (boardOf(higher, lower, coloursOf(higher, lower)).white != white)
            turned.emplace_back(white, black);
    }
    return turned;
}

std::vector<std::pair<Tpn, Tpn>> turnedBoards(const RoundField& field, const GivenRound& given,
                                              const std::function<bool(int, int)>& above)
{
    const auto byArticleFive = [&](const FieldPlayer& higher, const FieldPlayer& lower) {
        return decideColours(higher, lower, field.initialColour());
    };
    return turnedBoards(field, given, byArticleFive, above);
}

} // namespace pairwright
