#include "engine/dutch/why_not.h"

#include "engine/bracket/towards_pair.h"
#include "engine/completion/completion.h"
#include "engine/dutch/bracket_report.h"
#include "engine/dutch/candidate_order.h"
#include "engine/dutch/round_pairer.h"

#include <algorithm>

namespace pairwright::dutch {

namespace {

using Judged = JudgedCandidate<BracketSolution, CandidatePlace>;

std::vector<int> joined(std::vector<int> one, const std::vector<int>& other)
{
    one.insert(one.end(), other.begin(), other.end());
    return one;
}

/// A bracket that has to let the pair be made; see bestLettingPair().
class BracketProblem {
public:
    using Candidate = Judged;

    /// `task` is of the field in which the two are tied.
    BracketProblem(const DutchField& plain, const std::vector<bool>& byeCandidates, const BracketTask& task,
                   BracketRecord::Kind kind, std::pair<int, int> pair)
        : tied_(task)
        , open_(task)
        , kind_(kind)
        , pair_(std::move(pair))
    {
        open_.field = &plain;
        open_.byeCandidates = byeCandidates;
    }

    [[nodiscard]] std::optional<Judged> best(BracketConditions conditions) const
    {
        BracketTask task = open_;
        task.conditions = std::move(conditions);
        auto solution = solveAs(kind_, task, false);
        if (!solution)
            return std::nullopt;
        BracketRecord record = reportBracket(task, *solution, kind_);
        CandidatePlace place = placeOf(task, solution->pairs);
        return Judged{std::move(*solution), std::move(record.criteria), std::move(place)};
    }
    [[nodiscard]] std::optional<std::vector<int>> forcedFloaters() const
    {
        BracketTask task = tied_;
        auto solution = solveAs(kind_, task, true);
        return solution ? std::optional(std::move(solution->downfloaters)) : std::nullopt;
    }
    [[nodiscard]] bool mayLeave(const std::vector<int>& floaters) const
    {
        return canComplete(*tied_.field, joined(floaters, joined(tied_.next, tied_.rest)), tied_.byeCandidates);
    }
    /// Of the round as it is, or a candidate.
    template <class Bracket>
    [[nodiscard]] bool letsPairBeMade(const Bracket& bracket) const
    {
        return !separates(bracket.solution.pairs, pair_) && mayLeave(bracket.solution.downfloaters);
    }
    [[nodiscard]] OrderRule ruleBetween(const DecidedBracket& asIs, const Judged& candidate) const
    {
        return dutch::ruleBetween(placeOf(tied_, asIs.solution.pairs), candidate.place);
    }
    [[nodiscard]] DecidedBracket bracketOf(Judged candidate) const { return {std::move(candidate.solution), kind_}; }
    [[nodiscard]] std::vector<int> members() const { return joined(tied_.mdps, tied_.residents); }

private:
    BracketTask tied_;
    BracketTask open_;
    BracketRecord::Kind kind_;
    std::pair<int, int> pair_;
};

class Guide final : public BracketGuide {
public:
    Guide(const DutchField& plain, const RoundPairer& reference, const CriteriaRecord& record, std::pair<int, int> pair)
        : plain_(plain)
        , reference_(reference)
        , towards_(reference.brackets(), record, std::move(pair))
    {
    }

    std::optional<DecidedBracket> decide(const BracketTask& task) override
    {
        if (towards_.isSettled())
            return std::nullopt;
        return towards_.decide(
            BracketProblem(plain_, reference_.byeCandidates(), task, towards_.next().kind, towards_.pair()));
    }

    [[nodiscard]] Counterfactual takeAnswer() { return towards_.takeAnswer(); }

private:
    const DutchField& plain_;
    const RoundPairer& reference_;
    TowardsPair<DecidedBracket> towards_;
};

/// The lowest score of those who may get the bye, and those who have it.
CriterionValue byeScoreOf(const DutchField& field, const std::vector<bool>& candidates)
{
    CriterionValue value{Criterion::byeScore, {}, {}};
    for (int rank = 0; rank < field.size(); ++rank)
        if (candidates[static_cast<std::size_t>(rank)]) {
            value.value = {field.player(rank).score.tenths};
            value.charged.push_back(field.player(rank).tpn);
        }
    return value;
}

} // namespace

Expected<Counterfactual, PairingFailure> whyNot(const TournamentState& state, const PairingRequest& request,
                                                Edition edition, Tpn a, Tpn b)
{
    const DutchField plain(state, edition, request.absent);
    RoundPairer reference(plain);
    if (auto failure = reference.run())
        return Unexpected{std::move(*failure)};
    if (auto obstacle = obstacleBetween(state, plain, a, b))
        return impossible(std::move(*obstacle));
    const std::pair pair(*plain.rankOf(a), *plain.rankOf(b));
    const RoundPairing asIs = reference.pairing(state);
    if (holdsPair(asIs, a, b))
        return alreadyPaired();

    DutchField tied = plain;
    tied.tie(pair.first, pair.second);
    Guide guide(plain, reference, std::get<CriteriaRecord>(asIs.record), pair);
    CriterionValue reached = byeScoreOf(plain, reference.byeCandidates());
    CriterionValue withPair;
    const bool byeIsSettled = plain.size() % 2 == 1 && edition == Edition::of2026;
    if (byeIsSettled)
        if (const auto candidates = lowestByeCandidates(tied))
            withPair = byeScoreOf(tied, *candidates);
    const bool byeIsWorse = byeIsSettled && withPair.value != reached.value;
    RoundPairer forced(tied, byeIsWorse ? nullptr : &guide);
    if (auto failure = forced.run())
        return failed(std::move(*failure));
    Counterfactual answer;
    if (byeIsWorse) {
        answer.verdict = Counterfactual::Verdict::worse;
        answer.reached = std::move(reached);
        answer.withPair = std::move(withPair);
    } else {
        answer = guide.takeAnswer();
    }
    answer.alternative = forced.pairing(state);
    return answer;
}

} // namespace pairwright::dutch
