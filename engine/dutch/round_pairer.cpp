#include "engine/dutch/round_pairer.h"

#include "engine/base/index.h"
#include "engine/base/watch.h"
#include "engine/bracket/two_paths.h"
#include "engine/completion/completion.h"
#include "engine/completion/left_over.h"
#include "engine/dutch/bracket_report.h"
#include "engine/dutch/quick_bracket.h"

#include <algorithm>
#include <cassert>
#include <numeric>
#include <stdexcept>

namespace pairwright::dutch {

namespace {

/// The score of everybody who can get the bye (2026: they have the same one).
Score byeScoreOf(const BracketTask& task)
{
    const auto lowest = std::find(task.byeCandidates.rbegin(), task.byeCandidates.rend(), true);
    return lowest == task.byeCandidates.rend()
               ? Score{}
               : task.field->player(static_cast<int>(task.byeCandidates.rend() - lowest) - 1).score;
}

/// 2026: whether everybody who can get the bye is in this bracket (or paired above).
void settleBye(BracketTask& task)
{
    task.byeFallsHere = task.field->size() % 2 == 1 && byeScoreOf(task) >= task.lowestScore();
}

/// [C4] holds for every bracket. The bracket and its successor are looked at alone first: if the best
/// candidate found so lets the rest be completed, it is the best with the condition as well.
std::optional<BracketSolution> solveUnderCompletion(BracketTask& task)
{
    const DutchField& field = *task.field;
    settleBye(task);
    const bool odd = field.size() % 2 == 1;
    const bool byeInView = odd && (task.next.empty() || byeScoreOf(task) >= field.player(task.next.front()).score);
    task.complete = task.rest.empty() || byeInView;
    auto solution = solveBracket(task);
    if (task.complete || (solution && letsRestBePaired(task, solution->stillOpen)))
        return solution;
    task.complete = true;
    return solveBracket(task);
}

/// The penultimate pairing bracket must let everybody below be paired (A.9, C.4).
void makePenultimate(BracketTask& task)
{
    task.complete = true;
    task.nextIsLast = false;
    task.rest.insert(task.rest.begin(), task.next.begin(), task.next.end());
    task.next.clear();
}

/// 2017: with everybody who leaves the bracket.
bool letsRestBePaired(const BracketTask& task, const BracketSolution& solution)
{
    std::vector<int> open = solution.downfloaters;
    open.insert(open.end(), task.next.begin(), task.next.end());
    return letsRestBePaired(task, std::move(open));
}

std::vector<int> ranks(int begin, int end)
{
    std::vector<int> result(index(end - begin));
    std::iota(result.begin(), result.end(), begin);
    return result;
}

BracketSolution found(std::optional<BracketSolution> solution)
{
    if (!solution)
        throw std::logic_error("Dutch: a bracket that must be completed cannot be");
    return std::move(*solution);
}

} // namespace

std::optional<BracketSolution> solveAs(BracketRecord::Kind kind, BracketTask& task, bool mustComplete)
{
    if (task.edition() == Edition::of2026)
        return solveUnderCompletion(task);
    if (kind == BracketRecord::Kind::penultimate)
        makePenultimate(task);
    else
        task.nextIsLast = !task.next.empty() && task.rest.empty();
    task.complete = mustComplete || task.next.empty();
    return solveBracket(task);
}

namespace {

DecidedBracket decideGenerally(BracketTask& task)
{
    const auto ordinary = BracketRecord::Kind::ordinary;
    auto solution = solveAs(ordinary, task, false);
    if (task.edition() == Edition::of2026 || task.next.empty() || (solution && letsRestBePaired(task, *solution)))
        return {found(std::move(solution)), ordinary};
    const auto penultimate = BracketRecord::Kind::penultimate;
    return {found(solveAs(penultimate, task, true)), penultimate};
}

/// The bracket without those below, as many players leaving it as counting says.
std::optional<BracketSolution> solveAlone(const BracketTask& task, const Exits& exits)
{
    BracketTask alone = task;
    alone.next.clear();
    alone.rest.clear();
    alone.complete = true;
    alone.exits = exits.least;
    alone.byeCandidates = exits.allowed;
    alone.fewestDownfloaters = exits.least;
    return solveBracket(alone);
}

/// That is as good as [C6] can be, and what the players below ask for depends on who leaves alone: if the first of the
/// best candidates found so leaves them as well off as can be whoever leaves, it is the first of the best.
std::optional<BracketSolution> solveWithoutThoseBelow(const BracketTask& task, const Exits& exits)
{
    if (task.next.empty() || task.byeFallsHere)
        return std::nullopt;
    auto solution = solveAlone(task, exits);
    if (!solution)
        return std::nullopt;
    auto leftOver = leftOverBelow(task, solution->downfloaters, exits.due);
    if (!leftOver)
        return std::nullopt;
    solution->nextUnpaired = std::move(*leftOver);
    return solution;
}

/// 2017: more have to leave than the bracket itself leaves over, or those below cannot be paired.
DecidedBracket decidePenultimate(BracketTask& task, const Exits& exits)
{
    const auto penultimate = BracketRecord::Kind::penultimate;
    makePenultimate(task);
    task.fewestDownfloaters = exits.least;
    auto alone = solveAlone(task, exits);
    if (alone && pairwright::dutch::letsRestBePaired(task, alone->downfloaters))
        return {std::move(*alone), penultimate};
    return {found(solveBracket(task)), penultimate};
}

[[maybe_unused]] bool isGeneralAnswer(BracketTask task, const BracketSolution& quick)
{
    if (task.mdps.size() + task.residents.size() + task.next.size() > mostComparedPlayers)
        return true;
    const DecidedBracket general = decideGenerally(task);
    return general.kind == BracketRecord::Kind::ordinary && general.solution.pairs == quick.pairs &&
           general.solution.downfloaters == quick.downfloaters &&
           general.solution.nextUnpaired.size() == quick.nextUnpaired.size();
}

} // namespace

DecidedBracket decideBracket(BracketTask& task)
{
    if (task.edition() == Edition::of2026)
        settleBye(task);
    if (GeneralPathOnly::isAsked())
        return decideGenerally(task);
    auto quick = solveQuickly(task);
    if (!quick) {
        const bool is2017 = task.edition() == Edition::of2017;
        const Exits inside = exitsOf(*task.field, task.mdps, task.residents);
        const auto withThoseBelow = [&] {
            return exitsFor(*task.field, {task.next, task.rest, task.byeCandidates}, task.mdps, task.residents, inside);
        };
        // An ordinary bracket of 2017 does not ask what becomes of those below.
        const Exits exits = is2017 || task.next.empty() ? inside : withThoseBelow();
        task.fewestDownfloaters = exits.least;
        quick = solveWithoutThoseBelow(task, exits);
        if (is2017 && !quick && !task.next.empty())
            if (const Exits all = withThoseBelow(); all.least > inside.least)
                return decidePenultimate(task, all);
    }
    assert(!quick || isGeneralAnswer(task, *quick));
    return quick ? DecidedBracket{std::move(*quick), BracketRecord::Kind::ordinary} : decideGenerally(task);
}

RoundPairer::RoundPairer(const DutchField& field, BracketGuide* guide)
    : field_(field)
    , guide_(guide)
{
}

std::optional<PairingFailure> RoundPairer::run()
{
    std::optional<std::vector<bool>> candidates;
    if (field_.size() % 2 == 1 && field_.edition() == Edition::of2026)
        candidates = lowestByeCandidates(field_);
    else if (canComplete(field_, allRanks(0), byeAllowed(field_)))
        candidates = byeAllowed(field_);
    if (!candidates)
        return explainFailure(field_);
    byeCandidates_ = std::move(*candidates);

    std::vector<int> mdps;
    for (int begin = 0; begin < field_.size() && !collapsed_;) {
        Watch::heed();
        BracketTask task = ordinaryTask(std::move(mdps), begin);
        begin += static_cast<int>(task.residents.size());
        auto decided = guide_ ? guide_->decide(task) : std::nullopt;
        if (!decided)
            decided = decideBracket(task);
        else if (task.edition() == Edition::of2026)
            settleBye(task);
        if (decided->kind == BracketRecord::Kind::penultimate)
            mdps = collapse(task, begin, std::move(decided->solution));
        else
            mdps = accept(task, std::move(decided->solution), decided->kind);
    }
    if (mdps.size() > 1)
        throw std::logic_error("Dutch: more than one player left after the last bracket");
    if (!mdps.empty())
        bye_ = mdps.front();
    return std::nullopt;
}

RoundPairing RoundPairer::pairing(const TournamentState& state) const
{
    RoundPairing pairing;
    for (const auto& [a, b] : pairs_) {
        const PairColours colours = pairColours(field_, a, b);
        pairing.boards.push_back({field_.player(colours.white).tpn, field_.player(colours.black).tpn, colours.rule});
    }
    sortBoards(pairing.boards, state, field_.edition() == Edition::of2026);
    if (bye_)
        pairing.bye = field_.player(*bye_).tpn;
    pairing.record = record_;
    pairing.effectiveNumbers = field_.effectiveNumbers();
    return pairing;
}

std::vector<int> RoundPairer::allRanks(int from) const
{
    return ranks(from, field_.size());
}

BracketTask RoundPairer::ordinaryTask(std::vector<int> mdps, int begin) const
{
    BracketTask task;
    task.field = &field_;
    task.mdps = std::move(mdps);
    task.byeCandidates = byeCandidates_;
    const int end = field_.endOfScoregroup(begin);
    const int nextEnd = field_.endOfScoregroup(end);
    task.residents = ranks(begin, end);
    task.next = ranks(end, nextEnd);
    task.rest = ranks(nextEnd, field_.size());
    return task;
}

std::vector<int> RoundPairer::accept(const BracketTask& task, BracketSolution solution, BracketRecord::Kind kind)
{
    pairs_.insert(pairs_.end(), solution.pairs.begin(), solution.pairs.end());
    Watch::settle(2 * solution.pairs.size());
    record_.brackets.push_back(reportBracket(task, solution, kind));
    brackets_.push_back({std::move(solution), kind});
    return brackets_.back().solution.downfloaters;
}

/// The penultimate bracket is decided; its downfloaters and everybody below are the collapsed last one.
std::vector<int> RoundPairer::collapse(const BracketTask& penultimate, int below, BracketSolution decided)
{
    BracketTask last;
    last.field = &field_;
    last.byeCandidates = byeCandidates_;
    last.residents = allRanks(below);
    last.mdps = accept(penultimate, std::move(decided), BracketRecord::Kind::penultimate);
    collapsed_ = true;
    auto guided = guide_ ? guide_->decide(last) : std::nullopt;
    return accept(last, guided ? std::move(guided->solution) : decideBracket(last).solution,
                  BracketRecord::Kind::collapsedLast);
}

} // namespace pairwright::dutch
