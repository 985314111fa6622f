#include "engine/dutch/why_not.h"

#include "engine/bracket/candidate_search.h"
#include "engine/completion/completion.h"
#include "engine/dutch/bracket_report.h"
#include "engine/dutch/candidate_order.h"
#include "engine/dutch/round_pairer.h"

#include <algorithm>

namespace pairwright::dutch {

namespace {

/// A candidate with all that it is compared by.
struct Judged {
    BracketSolution solution;
    std::vector<CriterionValue> criteria;
    CandidatePlace place;

    [[nodiscard]] bool goesBefore(const Judged& other) const
    {
        if (firstDifference(criteria, other.criteria))
            return isBetter(criteria, other.criteria);
        return place < other.place;
    }
};

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

    [[nodiscard]] std::optional<Judged> best(BracketWish wish) const
    {
        BracketTask task = open_;
        task.wish = std::move(wish);
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
    [[nodiscard]] bool letsPairBeMade(const BracketSolution& solution) const
    {
        return !separates(solution.pairs, pair_) && mayLeave(solution.downfloaters);
    }
    [[nodiscard]] bool letsPairBeMade(const Judged& candidate) const { return letsPairBeMade(candidate.solution); }
    [[nodiscard]] std::vector<int> members() const { return joined(tied_.mdps, tied_.residents); }

private:
    BracketTask tied_;
    BracketTask open_;
    BracketRecord::Kind kind_;
    std::pair<int, int> pair_;
};

/// Keeps the brackets of the round as it is while they let the pair be made.
class TowardsPair final : public BracketGuide {
public:
    TowardsPair(const DutchField& plain, const RoundPairer& reference, const CriteriaRecord& record,
                std::pair<int, int> pair)
        : plain_(plain)
        , reference_(reference)
        , record_(record)
        , pair_(std::move(pair))
    {
    }

    std::optional<DecidedBracket> decide(const BracketTask& task) override
    {
        if (settled_)
            return std::nullopt;
        const DecidedBracket& asIs = reference_.brackets()[bracket_];
        BracketProblem problem(plain_, reference_.byeCandidates(), task, asIs.kind, pair_);
        if (problem.letsPairBeMade(asIs.solution)) {
            ++bracket_;
            return asIs;
        }
        settled_ = true;
        const auto& reached = record_.brackets[bracket_].criteria;
        auto best = bestLettingPair(problem, pair_, reached);
        if (!best)
            return std::nullopt;
        answer_ = lostAgainst(bracket_, reached, best->criteria);
        if (answer_.verdict == Counterfactual::Verdict::laterInOrder)
            answer_.order = ruleBetween(placeOf(task, asIs.solution.pairs), best->place);
        return DecidedBracket{std::move(best->solution), asIs.kind};
    }

    [[nodiscard]] Counterfactual takeAnswer() { return std::move(answer_); }

private:
    const DutchField& plain_;
    const RoundPairer& reference_;
    const CriteriaRecord& record_;
    std::pair<int, int> pair_;
    std::size_t bracket_ = 0;
    bool settled_ = false;
    Counterfactual answer_;
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
    TowardsPair guide(plain, reference, std::get<CriteriaRecord>(asIs.record), pair);
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
