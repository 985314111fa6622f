#include "engine/answers/procedure.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>

namespace pairwright {

namespace {

bool names(const ProcedureStep& step, Tpn tpn)
{
    return std::find(step.players.begin(), step.players.end(), tpn) != step.players.end();
}

bool isTakenBack(const std::vector<ProcedureStep>& steps, std::size_t i)
{
    return std::any_of(steps.begin() + static_cast<std::ptrdiff_t>(i) + 1, steps.end(),
                       [&](const ProcedureStep& later) {
                           const bool cracks = later.outcome == ProcedureOutcome::crackedAbove ||
                                               later.outcome == ProcedureOutcome::crackedBelow;
                           return cracks && later.players == steps[i].players;
                       });
}

/// By TPN.
using Opponents = std::map<Tpn, Tpn>;

Opponents opponentsIn(const GivenRound& given)
{
    Opponents opponents;
    for (const auto& [white, black] : given.boards) {
        opponents[white] = black;
        opponents[black] = white;
    }
    return opponents;
}

/// True if the given round does what the step did: the pair plays, the player has the bye.
bool follows(const GivenRound& given, const Opponents& opponents, const ProcedureStep& step)
{
    if (step.outcome == ProcedureOutcome::bye)
        return given.bye == step.players.front();
    if (step.outcome != ProcedureOutcome::paired)
        return true;
    const auto opponent = opponents.find(step.players.front());
    return opponent != opponents.end() && step.players.size() == 2 && opponent->second == step.players.back();
}

} // namespace

std::optional<std::size_t> decisiveStep(const std::vector<ProcedureStep>& steps, Tpn a, Tpn b)
{
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const ProcedureStep& step = steps[i];
        const bool settles = step.outcome == ProcedureOutcome::paired || step.outcome == ProcedureOutcome::bye;
        if (settles && (names(step, a) || names(step, b)) && !isTakenBack(steps, i))
            return i;
    }
    return std::nullopt;
}

std::optional<std::size_t> firstStepLeft(const std::vector<ProcedureStep>& steps, const GivenRound& given)
{
    const Opponents opponents = opponentsIn(given);
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (!follows(given, opponents, steps[i]) && !isTakenBack(steps, i))
            return i;
    return std::nullopt;
}

std::vector<std::pair<Tpn, Tpn>> turnedAgainst(const std::vector<Board>& best, const GivenRound& given)
{
    std::set<std::pair<Tpn, Tpn>> theOtherWay; // Black, White
    for (const Board& board : best)
        theOtherWay.emplace(board.black, board.white);
    std::vector<std::pair<Tpn, Tpn>> turned;
    std::copy_if(given.boards.begin(), given.boards.end(), std::back_inserter(turned),
                 [&](const auto& board) { return theOtherWay.contains(board); });
    return turned;
}

} // namespace pairwright
