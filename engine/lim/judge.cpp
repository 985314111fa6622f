#include "engine/lim/judge.h"

#include "engine/field/given_round.h"
#include "engine/lim/lim.h"
#include "engine/lim/lim_field.h"

#include <algorithm>

namespace pairwright::lim {

namespace {

bool isCrack(const ProcedureStep& step)
{
    return step.outcome == ProcedureOutcome::crackedAbove || step.outcome == ProcedureOutcome::crackedBelow;
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

std::optional<std::size_t> firstStepLeft(const std::vector<ProcedureStep>& steps, const GivenRound& given)
{
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const bool takenBack = std::any_of(
            steps.begin() + static_cast<std::ptrdiff_t>(i) + 1, steps.end(),
            [&](const ProcedureStep& later) { return isCrack(later) && later.players == steps[i].players; });
        if (!takenBack && !follows(given, steps[i]))
            return i;
    }
    return std::nullopt;
}

std::vector<std::pair<Tpn, Tpn>> turned(const std::vector<Board>& best, const GivenRound& given)
{
    std::vector<std::pair<Tpn, Tpn>> result;
    for (const auto& board : given.boards)
        if (std::any_of(best.begin(), best.end(),
                        [&](const Board& other) { return other.white == board.second && other.black == board.first; }))
            result.push_back(board);
    return result;
}

} // namespace

Expected<Verdict, PairingFailure> judge(const TournamentState& state, const PairingRequest& request,
                                        const GivenRound& given)
{
    auto best = lim::pairRound(state, request);
    if (!best)
        return Unexpected{best.error()};
    LimField field(state, request);
    const std::vector<ProcedureStep>& steps = std::get<ProcedureRecord>(best->record).steps;
    if (std::any_of(steps.begin(), steps.end(),
                    [](const ProcedureStep& step) { return step.outcome == ProcedureOutcome::limitsDropped; }))
        field.dropColourLimits();
    Verdict verdict;
    verdict.violations = violationsOf(state, field, given);
    if (verdict.violations.empty())
        for (const auto& [white, black] : given.boards)
            if (!field.compatible(*field.rankOf(white), *field.rankOf(black)))
                verdict.violations.push_back({Violation::Kind::colourLimits, {white, black}, {}});
    if (verdict.violations.empty()) {
        verdict.colours = turned(best->boards, given);
        verdict.step = firstStepLeft(steps, given);
    }
    verdict.best = std::move(*best);
    return verdict;
}

} // namespace pairwright::lim
