#include "engine/burstein/judge.h"

#include "engine/answers/counterfactual.h"
#include "engine/answers/given_round.h"
#include "engine/burstein/burstein.h"
#include "engine/burstein/round_pairer.h"
#include "engine/dutch/judge.h"
#include "engine/field/ranks.h"

#include <algorithm>

namespace pairwright::burstein {

namespace {

/// Takes every bracket as the given round has it, and compares it with the best one.
class AsGiven final : public BracketGuide {
public:
    AsGiven(const IndexedField& field, const GivenRound& given)
        : opponents_(opponentsByRank(field, given))
    {
    }

    std::optional<BracketSolution> decide(const BracketTask& task) override
    {
        const std::size_t index = index_++;
        const auto best = solveBracket(task);
        auto candidate = candidateOf(task);
        if (best && candidate && sorted(candidate->pairs) != sorted(best->pairs)) {
            BracketVerdict verdict;
            verdict.index = index;
            verdict.best = reportBracket(task, *best);
            verdict.given = reportBracket(task, *candidate);
            verdict.lost = firstDifference(verdict.best.criteria, verdict.given.criteria);
            if (!verdict.lost)
                verdict.order = OrderRule::lowestOpponent;
            verdicts_.push_back(std::move(verdict));
        }
        return candidate;
    }

    [[nodiscard]] std::vector<BracketVerdict> takeVerdicts() { return std::move(verdicts_); }

private:
    /// The given pairs among the players of the bracket, with what the solver says of the following bracket.
    std::optional<BracketSolution> candidateOf(BracketTask task) const
    {
        const std::vector<int>& members = task.groups.residents;
        BracketSolution solution;
        for (const int rank : members) {
            const auto opponent = opponents_[static_cast<std::size_t>(rank)];
            if (!opponent || std::find(members.begin(), members.end(), *opponent) == members.end())
                solution.floaters.push_back(rank);
            else if (task.field->above(rank, *opponent))
                solution.pairs.emplace_back(rank, *opponent);
        }
        std::sort(solution.floaters.begin(), solution.floaters.end());
        task.groups.conditions.leaving = solution.floaters;
        const auto found = solveBracket(task);
        if (!found)
            return std::nullopt;
        solution.nextUnpaired = found->nextUnpaired;
        return solution;
    }

    std::vector<std::optional<int>> opponents_;
    std::size_t index_ = 0;
    std::vector<BracketVerdict> verdicts_;
};

} // namespace

Expected<Verdict, PairingFailure> judge(const TournamentState& state, const PairingRequest& request, Edition edition,
                                        const GivenRound& given)
{
    if (state.roundsPlayed() < seedingRounds(state.plannedRounds))
        return dutch::judge(state, request, seedingEdition(edition), given);
    const IndexedField field(state, edition, request.absent);
    RoundPairer best(field);
    if (auto failure = best.run())
        return Unexpected{std::move(*failure)};
    Verdict verdict;
    verdict.best = best.pairing(state);
    verdict.violations = violationsOf(state, field, given);
    if (!verdict.violations.empty())
        return verdict;
    verdict.colours = turnedBoards(field, given, [&](int a, int b) { return field.above(a, b); });
    if (isPairedAs(given, verdict.best))
        return verdict;
    if (given.bye && *field.rankOf(*given.bye) != best.bye()) {
        verdict.bye = byeLoses(field, *best.bye(), *field.rankOf(*given.bye));
        return verdict;
    }
    AsGiven guide(field, given);
    RoundPairer asGiven(field);
    if (auto failure = asGiven.run(&guide))
        return Unexpected{std::move(*failure)};
    verdict.brackets = guide.takeVerdicts();
    return verdict;
}

} // namespace pairwright::burstein
