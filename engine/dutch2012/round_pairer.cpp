#include "engine/dutch2012/round_pairer.h"

#include "engine/base/watch.h"
#include "engine/completion/completion.h"
#include "engine/dutch2012/backtrack.h"
#include "engine/dutch2012/colours.h"
#include "engine/dutch2012/record.h"

#include <algorithm>
#include <numeric>
#include <stdexcept>

namespace pairwright::dutch2012 {

namespace {

std::vector<int> ranks(int begin, int end)
{
    std::vector<int> result(static_cast<std::size_t>(end - begin));
    std::iota(result.begin(), result.end(), begin);
    return result;
}

std::vector<int> sortedTogether(std::vector<int> one, const std::vector<int>& other)
{
    one.insert(one.end(), other.begin(), other.end());
    std::sort(one.begin(), one.end());
    return one;
}

} // namespace

RoundPairer::RoundPairer(const dutch::DutchField& field)
    : field_(field)
{
}

std::optional<PairingFailure> RoundPairer::run()
{
    if (!canComplete(field_, ranks(0, field_.size()), byeAllowed(field_)))
        return explainFailure(field_);
    runAbove(field_.size());
    if (!brackets_.back().attempt.solution)
        pairLowest();
    return std::nullopt;
}

void RoundPairer::runAbove(int rank)
{
    while (begin_ < field_.size() && field_.endOfScoregroup(begin_) <= rank) {
        const int end = field_.endOfScoregroup(begin_);
        Bracket bracket;
        if (!brackets_.empty())
            bracket.movedDown = brackets_.back().attempt.solution->floaters;
        bracket.residents = ranks(begin_, end);
        pairBracket(std::move(bracket), end == field_.size());
        Watch::heed();
        begin_ = end;
    }
}

/// C.1 to C.10 and C.14; C.12 where it can help, once for each bracket.
void RoundPairer::pairBracket(Bracket bracket, bool lowest)
{
    Attempt now = attempt(field_, bracket, lowest, Depth::requirements);
    if (now.asksForBacktracking()) {
        DecidedBracket& above = brackets_.back();
        if (auto other =
                backtrack(field_, above.attempt.open, *above.attempt.solution, bracket.residents, now, spent_)) {
            above.floatersBefore = above.attempt.solution->floaters;
            above.way = DecidedBracket::Way::backtracked;
            bracket.movedDown = other->floaters;
            above.attempt.solution = std::move(other);
            now = attempt(field_, bracket, lowest, Depth::requirements);
        }
    }
    if (now.solution)
        Watch::settle(2 * now.solution->pairs.size());
    brackets_.push_back({std::move(bracket), std::move(now), std::nullopt, DecidedBracket::Way::ordinary});
}

/// C.13: the bracket above is paired again for the lowest one, or joined to it, and so on upwards.
void RoundPairer::pairLowest()
{
    std::vector<int> lowest = brackets_.back().bracket.residents;
    brackets_.pop_back();
    while (!brackets_.empty()) {
        DecidedBracket& above = brackets_.back();
        if (auto other = repairFor(lowest, above.attempt)) {
            above.floatersBefore = above.attempt.solution->floaters;
            above.way = DecidedBracket::Way::forLowest;
            Bracket last{other->floaters, lowest};
            above.attempt.solution = std::move(other);
            Attempt final = attempt(field_, last, true, Depth::requirements);
            brackets_.push_back({std::move(last), std::move(final), std::nullopt, DecidedBracket::Way::ordinary});
            return;
        }
        Bracket joined{sortedTogether(above.bracket.movedDown, above.bracket.residents), lowest};
        Attempt final = attempt(field_, joined, true, Depth::requirements);
        lowest = sortedTogether(above.bracket.residents, lowest);
        brackets_.pop_back();
        if (final.solution) {
            brackets_.push_back({std::move(joined), std::move(final), std::nullopt, DecidedBracket::Way::joined});
            return;
        }
    }
    throw std::logic_error("Dutch 2012: the round can be completed, but C.13 found no way");
}

/// The first pairing of the penultimate bracket that lets the lowest one be paired. P stays above zero and, once
/// moved-down players were paired, M1 as well (C.14.b).
std::optional<BracketSolution> RoundPairer::repairFor(const std::vector<int>& lowest, const Attempt& above) const
{
    Demand demand;
    demand.completeWith = lowest;
    auto solution = solveAs(field_, above.open, above.solution->heterogeneous, demand);
    if (!solution || solution->pairs.empty() || (solution->heterogeneous && solution->movedDownPaired == 0))
        return std::nullopt;
    return solution;
}

std::optional<int> RoundPairer::bye() const
{
    const std::vector<int>& left = brackets_.back().attempt.solution->floaters;
    return left.empty() ? std::nullopt : std::optional(left.front());
}

RoundPairing RoundPairer::pairing(const TournamentState& state) const
{
    RoundPairing pairing;
    for (const DecidedBracket& bracket : brackets_)
        for (const auto& [a, b] : bracket.attempt.solution->pairs) {
            const dutch::PairColours colours = pairColours(field_, a, b);
            pairing.boards.push_back(
                {field_.player(colours.white).tpn, field_.player(colours.black).tpn, colours.rule});
        }
    sortBoards(pairing.boards, state, false);
    if (const auto left = bye())
        pairing.bye = field_.player(*left).tpn;
    pairing.record = recordOf(field_, brackets_);
    pairing.effectiveNumbers = field_.effectiveNumbers();
    return pairing;
}

} // namespace pairwright::dutch2012
