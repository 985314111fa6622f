#include "engine/dutch2012/judge.h"

#include "engine/dutch2012/colours.h"
#include "engine/dutch2012/dutch2012.h"
#include "engine/field/given_round.h"

#include <algorithm>

namespace pairwright::dutch2012 {

namespace {

bool follows(const GivenRound& given, const ProcedureStep& step)
{
    if (step.outcome == ProcedureOutcome::bye)
        return given.bye == step.players.front();
    if (step.outcome != ProcedureOutcome::paired)
        return true;
    return std::any_of(given.boards.begin(), given.boards.end(), [&](const std::pair<Tpn, Tpn>& board) {
        const std::vector<Tpn> both{board.first, board.second};
        return std::is_permutation(step.players.begin(), step.players.end(), both.begin(), both.end());
    });
}

std::optional<std::size_t> firstStepLeft(const std::vector<ProcedureStep>& steps, const GivenRound& given)
{
    const auto left =
        std::find_if(steps.begin(), steps.end(), [&](const ProcedureStep& step) { return !follows(given, step); });
    if (left == steps.end())
        return std::nullopt;
    return static_cast<std::size_t>(left - steps.begin());
}

std::vector<std::pair<Tpn, Tpn>> turned(const dutch::DutchField& field, const GivenRound& given)
{
    std::vector<std::pair<Tpn, Tpn>> result;
    for (const auto& board : given.boards)
        if (field.player(pairColours(field, *field.rankOf(board.first), *field.rankOf(board.second)).white).tpn !=
            board.first)
            result.push_back(board);
    return result;
}

} // namespace

Expected<Verdict, PairingFailure> judge(const TournamentState& state, const PairingRequest& request,
                                        const GivenRound& given)
{
    auto best = dutch2012::pairRound(state, request);
    if (!best)
        return Unexpected{best.error()};
    const dutch::DutchField field(state, dutch::Edition::of2012, request.absent);
    Verdict verdict;
    verdict.violations = violationsOf(state, field, given);
    if (verdict.violations.empty()) {
        verdict.colours = turned(field, given);
        verdict.step = firstStepLeft(std::get<ProcedureRecord>(best->record).steps, given);
    }
    verdict.best = std::move(*best);
    return verdict;
}

} // namespace pairwright::dutch2012
