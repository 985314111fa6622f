#include "engine/field/procedure.h"

#include <algorithm>

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

/// True if the given round does what the step did: the pair plays, the player has the bye.
bool follows(const GivenRound& given, const ProcedureStep& step)
{
    if (step.outcome == ProcedureOutcome::bye)
        return given.bye == step.players.front();
    if (step.outcome != ProcedureOutcome::paired)
        return true;
    return std::any_of(given.boards.begin(), given.boards.end(), [&](const std::pair<Tpn, Tpn>& board) {
        return std::is_permutation(step.players.begin(), step.players.end(),
                                   std::vector<Tpn>{board.first, board.second}.begin());
    });
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
    for (std::size_t i = 0; i < steps.size(); ++i)
        if (!follows(given, steps[i]) && !isTakenBack(steps, i))
            return i;
    return std::nullopt;
}

std::vector<std::pair<Tpn, Tpn>> turnedAgainst(const std::vector<Board>& best, const GivenRound& given)
{
    std::vector<std::pair<Tpn, Tpn>> turned;
    for (const auto& board : given.boards)
        if (std::any_of(best.begin(), best.end(),
                        [&](const Board& other) { return other.white == board.second && other.black == board.first; }))
            turned.push_back(board);
    return turned;
}

} // namespace pairwright
