#include "engine/dutch/judge.h"

#include "engine/answers/counterfactual.h"
#include "engine/answers/given_round.h"
#include "engine/dutch/bracket_report.h"
#include "engine/dutch/candidate_order.h"
#include "engine/dutch/round_pairer.h"

#include <algorithm>

namespace pairwright::dutch {

namespace {

/// Takes every bracket as the given round has it, and compares it with the best one.
class AsGiven final : public BracketGuide {
public:
    AsGiven(const DutchField& field, const GivenRound& given)
        : opponents_(opponentsByRank(field, given))
    {
    }

    std::optional<DecidedBracket> decide(const BracketTask& task) override
    {
        const std::size_t index = index_++;
        if (left_)
            return std::nullopt;
        BracketTask bestTask = task;
        const DecidedBracket best = decideBracket(bestTask);
        BracketTask givenTask = task;
        auto candidate = candidateOf(givenTask, best.kind);
        if (!candidate) {
            // Two moved-down players play each other, which no candidate of this bracket can mean.
            left_ = true;
            verdicts_.push_back({index, {}, reportBracket(bestTask, best.solution, best.kind), {}, {}});
            return std::nullopt;
        }
        if (sorted(candidate->pairs) != sorted(best.solution.pairs)) {
            BracketVerdict verdict;
            verdict.index = index;
            verdict.best = reportBracket(bestTask, best.solution, best.kind);
            verdict.given = reportBracket(givenTask, *candidate, best.kind);
            verdict.lost = firstDifference(verdict.best.criteria, verdict.given.criteria);
            if (!verdict.lost)
                verdict.order = ruleBetween(placeOf(task, best.solution.pairs), placeOf(task, candidate->pairs));
            verdicts_.push_back(std::move(verdict));
        }
        return DecidedBracket{std::move(*candidate), best.kind};
    }

    [[nodiscard]] std::vector<BracketVerdict> takeVerdicts() { return std::move(verdicts_); }

private:
    using Pairs = std::vector<std::pair<int, int>>;

    static Pairs sorted(Pairs pairs)
    {
        std::sort(pairs.begin(), pairs.end());
        return pairs;
    }

    /// The given pairs among the players of the bracket, with what the solver says of the following bracket.
    std::optional<BracketSolution> candidateOf(BracketTask& task, BracketRecord::Kind kind) const
    {
        BracketSolution solution;
        std::vector<int> members = task.mdps;
        members.insert(members.end(), task.residents.begin(), task.residents.end());
        const auto isHere = [&](int rank) {
            return std::find(members.begin(), members.end(), rank) != members.end();
        };
        for (const int rank : members) {
            const auto opponent = opponents_[static_cast<std::size_t>(rank)];
            if (!opponent || !isHere(*opponent))
                solution.downfloaters.push_back(rank);
            else if (rank < *opponent)
                solution.pairs.emplace_back(rank, *opponent);
        }
        for (const int rank : task.mdps)
            if (std::find(solution.downfloaters.begin(), solution.downfloaters.end(), rank) !=
                solution.downfloaters.end())
                solution.limbo.push_back(rank);
        task.conditions.leaving = solution.downfloaters;
        const auto found = solveAs(kind, task, false);
        if (!found)
            return std::nullopt;
        solution.nextUnpaired = found->nextUnpaired;
        solution.exchanged = placeOf(task, solution.pairs).exchanged;
        solution.transposed = solution.pairs != found->pairs;
        return solution;
    }

    std::vector<std::optional<int>> opponents_;
    std::size_t index_ = 0;
    bool left_ = false;
    std::vector<BracketVerdict> verdicts_;
};

} // namespace

Expected<Verdict, PairingFailure> judge(const TournamentState& state, const PairingRequest& request, Edition edition,
                                        const GivenRound& given)
{
    const DutchField field(state, edition, request.absent);
    RoundPairer best(field);
    if (auto failure = best.run())
        return Unexpected{std::move(*failure)};
    Verdict verdict;
    verdict.best = best.pairing(state);
    verdict.violations = violationsOf(state, field, given);
    if (!verdict.violations.empty())
        return verdict;
    verdict.colours = turnedBoards(field, given);
    if (isPairedAs(given, verdict.best))
        return verdict;
    if (given.bye && !best.byeCandidates()[static_cast<std::size_t>(*field.rankOf(*given.bye))]) {
        verdict.bye = byeLoses(field, *best.bye(), *field.rankOf(*given.bye));
        return verdict;
    }
    AsGiven guide(field, given);
    RoundPairer asGiven(field, &guide);
    if (auto failure = asGiven.run())
        return Unexpected{std::move(*failure)};
    verdict.brackets = guide.takeVerdicts();
    return verdict;
}

} // namespace pairwright::dutch
