#include "engine/answers/counterfactual.h"

#include <algorithm>

namespace pairwright {

namespace {

std::optional<RoundNumber> roundOfMeeting(const TournamentState& state, Tpn a, Tpn b)
{
    const auto& rounds = state.player(a).rounds;
    for (std::size_t i = 0; i < rounds.size(); ++i)
        if (const auto* game = std::get_if<PlayedGame>(&rounds[i]); game && game->opponent == b)
            return RoundNumber{static_cast<std::int32_t>(i) + 1};
    return std::nullopt;
}

bool isForbidden(const TournamentState& state, RoundNumber round, Tpn a, Tpn b)
{
    return std::any_of(state.forbidden.begin(), state.forbidden.end(), [&](const ForbiddenGroup& group) {
        const auto has = [&](Tpn tpn) {
            return std::find(group.players.begin(), group.players.end(), tpn) != group.players.end();
        };
        return group.first <= round && (!group.last || round <= *group.last) && has(a) && has(b);
    });
}

} // namespace

std::optional<PairObstacle> obstacleBetween(const TournamentState& state, const RoundField& field, Tpn a, Tpn b)
{
    const auto rankA = field.rankOf(a);
    const auto rankB = field.rankOf(b);
    if (!rankA || !rankB || a == b)
        return PairObstacle{PairObstacle::Kind::notInRound, {}, {}};
    if (const auto met = roundOfMeeting(state, a, b))
        return PairObstacle{PairObstacle::Kind::haveMet, met, {}};
    if (isForbidden(state, field.round(), a, b))
        return PairObstacle{PairObstacle::Kind::forbidden, {}, {}};
    if (!field.mayMeet(*rankA, *rankB))
        return PairObstacle{PairObstacle::Kind::sameAbsolutePreference, {}, {}};
    return std::nullopt;
}

bool separates(const std::vector<std::pair<int, int>>& pairs, std::pair<int, int> pair)
{
    const auto isOfPair = [&](int rank) {
        return rank == pair.first || rank == pair.second;
    };
    return std::any_of(pairs.begin(), pairs.end(),
                       [&](const std::pair<int, int>& made) { return isOfPair(made.first) != isOfPair(made.second); });
}

Counterfactual impossible(PairObstacle obstacle)
{
    Counterfactual answer;
    answer.verdict = Counterfactual::Verdict::impossible;
    answer.obstacle = std::move(obstacle);
    return answer;
}

Counterfactual alreadyPaired()
{
    Counterfactual answer;
    answer.verdict = Counterfactual::Verdict::isPaired;
    return answer;
}

bool holdsPair(const RoundPairing& pairing, Tpn a, Tpn b)
{
    return std::any_of(pairing.boards.begin(), pairing.boards.end(), [&](const Board& board) {
        return (board.white == a && board.black == b) || (board.white == b && board.black == a);
    });
}

Counterfactual failed(PairingFailure failure)
{
    if (failure.reason == PairingFailure::Reason::cancelled)
        return {};
    return impossible({PairObstacle::Kind::othersLeftOver, {}, std::move(failure)});
}

Counterfactual byeLoses(const RoundField& field, int bye, int byeWithPair)
{
    const FieldPlayer& now = field.player(bye);
    const FieldPlayer& then = field.player(byeWithPair);
    Counterfactual answer;
    answer.verdict = Counterfactual::Verdict::worse;
    if (now.score != then.score) {
        answer.reached = {Criterion::byeScore, {now.score.tenths}, {now.tpn}};
        answer.withPair = {Criterion::byeScore, {then.score.tenths}, {then.tpn}};
    } else if (now.playedGames != then.playedGames) {
        answer.reached = {Criterion::byeGamesPlayed, {-now.playedGames}, {now.tpn}};
        answer.withPair = {Criterion::byeGamesPlayed, {-then.playedGames}, {then.tpn}};
    } else {
        answer.verdict = Counterfactual::Verdict::laterInOrder;
        answer.order = OrderRule::byeOrder;
    }
    return answer;
}

Counterfactual lostAgainst(std::size_t bracket, const std::vector<CriterionValue>& reached,
                           const std::vector<CriterionValue>& withPair)
{
    Counterfactual answer;
    answer.bracket = bracket;
    answer.verdict = Counterfactual::Verdict::laterInOrder;
    if (const auto lost = firstDifference(reached, withPair)) {
        answer.verdict = Counterfactual::Verdict::worse;
        answer.reached = reached[*lost];
        answer.withPair = withPair[*lost];
    }
    return answer;
}

Counterfactual compareBrackets(const CriteriaRecord& asIs, const CriteriaRecord& withPair)
{
    for (std::size_t i = 0; i < std::min(asIs.brackets.size(), withPair.brackets.size()); ++i)
        if (asIs.brackets[i].pairs != withPair.brackets[i].pairs)
            return lostAgainst(i, asIs.brackets[i].criteria, withPair.brackets[i].criteria);
    return {};
}

std::optional<std::size_t> firstDifference(const std::vector<CriterionValue>& one,
                                           const std::vector<CriterionValue>& other)
{
    for (std::size_t i = 0; i < std::min(one.size(), other.size()); ++i)
        if (one[i].value != other[i].value)
            return i;
    return std::nullopt;
}

bool isBetter(const std::vector<CriterionValue>& one, const std::vector<CriterionValue>& other)
{
    const auto i = firstDifference(one, other);
    return i && one[*i].value < other[*i].value;
}

} // namespace pairwright
