#include "engine/burstein/why_not.h"

#include "engine/bracket/towards_pair.h"
#include "engine/burstein/burstein.h"
#include "engine/burstein/round_pairer.h"
#include "engine/completion/completion.h"
#include "engine/dutch/why_not.h"

#include <algorithm>

namespace pairwright::burstein {

namespace {

/// The place in the list of 4.3: the lower the opponent of the highest ranked, the earlier.
std::vector<int> placeOf(const BracketTask& task, const BracketSolution& solution)
{
    const std::vector<int>& members = task.groups.residents;
    std::vector<int> place(members.size(), 0); // who floats: behind everybody with an opponent
    const auto numberOf = [&](int rank) {
        return std::find(members.begin(), members.end(), rank) - members.begin();
    };
    for (const auto& [a, b] : solution.pairs) {
        place[static_cast<std::size_t>(numberOf(a))] = -1 - static_cast<int>(numberOf(b));
        place[static_cast<std::size_t>(numberOf(b))] = -1 - static_cast<int>(numberOf(a));
    }
    return place;
}

using Judged = JudgedCandidate<BracketSolution, std::vector<int>>;

/// A bracket that has to let the pair be made; see bestLettingPair().
class BracketProblem {
public:
    using Candidate = Judged;

    BracketProblem(const IndexedField& plain, const BracketTask& task, std::pair<int, int> pair)
        : tied_(task)
        , open_(task)
        , pair_(std::move(pair))
    {
        open_.field = &plain;
    }

    [[nodiscard]] std::optional<Judged> best(BracketConditions conditions) const
    {
        BracketTask task = open_;
        task.groups.conditions = std::move(conditions);
        auto solution = solveBracket(task);
        if (!solution)
            return std::nullopt;
        BracketRecord record = reportBracket(task, *solution);
        std::vector<int> place = placeOf(task, *solution);
        return Judged{std::move(*solution), std::move(record.criteria), std::move(place)};
    }
    [[nodiscard]] std::optional<std::vector<int>> forcedFloaters() const
    {
        auto solution = solveBracket(tied_);
        return solution ? std::optional(std::move(solution->floaters)) : std::nullopt;
    }
    [[nodiscard]] bool mayLeave(std::vector<int> floaters) const
    {
        const std::vector<int> below = tied_.below();
        floaters.insert(floaters.end(), below.begin(), below.end());
        return canComplete(*tied_.field, floaters, {});
    }
    [[nodiscard]] bool letsPairBeMade(const BracketSolution& solution) const
    {
        return !separates(solution.pairs, pair_) && mayLeave(solution.floaters);
    }
    [[nodiscard]] bool letsPairBeMade(const Judged& candidate) const { return letsPairBeMade(candidate.solution); }
    [[nodiscard]] static OrderRule ruleBetween(const BracketSolution& /*asIs*/, const Judged& /*candidate*/)
    {
        return OrderRule::lowestOpponent;
    }
    [[nodiscard]] static BracketSolution bracketOf(Judged candidate) { return std::move(candidate.solution); }
    [[nodiscard]] std::vector<int> members() const { return tied_.groups.residents; }

private:
    BracketTask tied_;
    BracketTask open_;
    std::pair<int, int> pair_;
};

class Guide final : public BracketGuide {
public:
    Guide(const IndexedField& plain, const RoundPairer& reference, std::pair<int, int> pair)
        : plain_(plain)
        , towards_(reference.brackets(), reference.record(), std::move(pair))
    {
    }

    std::optional<BracketSolution> decide(const BracketTask& task) override
    {
        if (towards_.isSettled())
            return std::nullopt;
        return towards_.decide(BracketProblem(plain_, task, towards_.pair()));
    }

    [[nodiscard]] Counterfactual takeAnswer() { return towards_.takeAnswer(); }

private:
    const IndexedField& plain_;
    TowardsPair<BracketSolution> towards_;
};

} // namespace

Expected<Counterfactual, PairingFailure> whyNot(const TournamentState& state, const PairingRequest& request,
                                                Edition edition, Tpn a, Tpn b)
{
    if (state.roundsPlayed() < seedingRounds(state.plannedRounds))
        return dutch::whyNot(state, request, seedingEdition(edition), a, b);
    const IndexedField plain(state, edition, request.absent);
    RoundPairer reference(plain);
    if (auto failure = reference.run())
        return Unexpected{std::move(*failure)};
    if (auto obstacle = obstacleBetween(state, plain, a, b))
        return impossible(std::move(*obstacle));
    if (holdsPair(reference.pairing(state), a, b))
        return alreadyPaired();

    const std::pair pair(*plain.rankOf(a), *plain.rankOf(b));
    IndexedField tied = plain;
    tied.tie(pair.first, pair.second);
    const bool sameBye = RoundPairer::chooseBye(tied) == reference.bye();
    Guide guide(plain, reference, pair);
    RoundPairer forced(tied);
    if (auto failure = forced.run(sameBye ? &guide : nullptr))
        return failed(std::move(*failure));
    Counterfactual answer = sameBye ? guide.takeAnswer() : byeLoses(plain, *reference.bye(), *forced.bye());
    answer.alternative = forced.pairing(state);
    return answer;
}

} // namespace pairwright::burstein
