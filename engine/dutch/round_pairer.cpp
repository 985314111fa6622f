#include "engine/dutch/round_pairer.h"

#include "engine/dutch/bracket_report.h"
#include "engine/field/completion.h"

#include <algorithm>
#include <numeric>
#include <stdexcept>

namespace pairwright::dutch {

namespace {

std::size_t index(int i)
{
    return static_cast<std::size_t>(i);
}

} // namespace

std::optional<BracketSolution> solveUnderCompletion(BracketTask& task)
{
    const DutchField& field = *task.field;
    const bool odd = field.size() % 2 == 1;
    const auto lowestCandidate = std::find(task.byeCandidates.rbegin(), task.byeCandidates.rend(), true);
    const Score byeScore = lowestCandidate == task.byeCandidates.rend()
                               ? Score{}
                               : field.player(static_cast<int>(task.byeCandidates.rend() - lowestCandidate) - 1).score;
    // Everybody who can get the bye is in this bracket (or paired above).
    task.byeFallsHere = odd && byeScore >= task.lowestScore();
    const bool byeInView = odd && (task.next.empty() || byeScore >= field.player(task.next.front()).score);
    task.complete = task.rest.empty() || byeInView;
    auto solution = solveBracket(task);
    if (!task.complete && solution) {
        std::vector<int> open = solution->stillOpen;
        open.insert(open.end(), task.rest.begin(), task.rest.end());
        if (!canComplete(field, open, task.byeCandidates)) {
            task.complete = true;
            solution = solveBracket(task);
        }
    }
    return solution;
}

void makePenultimate(BracketTask& task)
{
    task.complete = true;
    task.nextIsLast = false;
    task.rest.insert(task.rest.begin(), task.next.begin(), task.next.end());
    task.next.clear();
}

RoundPairer::RoundPairer(const DutchField& field, std::stop_token stop, BracketGuide* guide)
    : field_(field)
    , stop_(std::move(stop))
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
        if (stop_.stop_requested()) {
            PairingFailure failure;
            failure.reason = PairingFailure::Reason::cancelled;
            return failure;
        }
        BracketTask task = ordinaryTask(std::move(mdps), begin);
        begin += static_cast<int>(task.residents.size());
        auto guided = guide_ ? guide_->decide(task) : std::nullopt;
        if (guided && guided->kind == BracketRecord::Kind::penultimate)
            mdps = collapse(task, begin, std::move(guided->solution));
        else if (guided)
            mdps = accept(task, std::move(guided->solution), guided->kind);
        else if (field_.edition() == Edition::of2026)
            mdps = pair2026(task);
        else
            mdps = pair2017(task, begin);
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
    std::vector<int> ranks(index(field_.size() - from));
    std::iota(ranks.begin(), ranks.end(), from);
    return ranks;
}

BracketTask RoundPairer::ordinaryTask(std::vector<int> mdps, int begin) const
{
    BracketTask task;
    task.field = &field_;
    task.mdps = std::move(mdps);
    task.byeCandidates = byeCandidates_;
    const int end = field_.endOfScoregroup(begin);
    const int nextEnd = field_.endOfScoregroup(end);
    for (int rank = begin; rank < field_.size(); ++rank)
        (rank < end ? task.residents : rank < nextEnd ? task.next : task.rest).push_back(rank);
    return task;
}

std::vector<int> RoundPairer::accept(const BracketTask& task, std::optional<BracketSolution> solution,
                                     BracketRecord::Kind kind)
{
    if (!solution)
        throw std::logic_error("Dutch: a bracket that must be completed cannot be");
    pairs_.insert(pairs_.end(), solution->pairs.begin(), solution->pairs.end());
    record_.brackets.push_back(reportBracket(task, *solution, kind));
    brackets_.push_back({std::move(*solution), kind});
    return brackets_.back().solution.downfloaters;
}

std::vector<int> RoundPairer::pair2026(BracketTask& task)
{
    auto solution = solveUnderCompletion(task);
    return accept(task, std::move(solution), BracketRecord::Kind::ordinary);
}

/// The ordinary way, or over the penultimate and the collapsed last bracket (A.9).
std::vector<int> RoundPairer::pair2017(BracketTask& task, int below)
{
    if (task.next.empty()) {
        task.complete = true;
        return accept(task, solveBracket(task), BracketRecord::Kind::ordinary);
    }
    task.nextIsLast = task.rest.empty();
    auto solution = solveBracket(task);
    if (solution) {
        std::vector<int> open = solution->downfloaters;
        const std::vector<int> lower = allRanks(below);
        open.insert(open.end(), lower.begin(), lower.end());
        if (canComplete(field_, open, byeCandidates_))
            return accept(task, std::move(solution), BracketRecord::Kind::ordinary);
    }
    return collapse(task, below, std::nullopt);
}

std::vector<int> RoundPairer::collapse(BracketTask& task, int below, std::optional<BracketSolution> decided)
{
    makePenultimate(task);
    BracketTask last;
    last.field = &field_;
    last.byeCandidates = byeCandidates_;
    last.residents = allRanks(below);
    last.complete = true;
    last.mdps = accept(task, decided ? std::move(decided) : solveBracket(task), BracketRecord::Kind::penultimate);
    collapsed_ = true;
    auto guided = guide_ ? guide_->decide(last) : std::nullopt;
    return accept(last, guided ? std::move(guided->solution) : solveBracket(last), BracketRecord::Kind::collapsedLast);
}

} // namespace pairwright::dutch
