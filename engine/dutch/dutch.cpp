#include "engine/dutch/dutch.h"

#include "engine/dutch/bracket_report.h"
#include "engine/dutch/bracket_task.h"
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

/// One round, bracket by bracket from the top (art. 1.9; 2017: A.9).
class RoundPairer {
public:
    RoundPairer(const DutchField& field, const PairingRequest& request)
        : field_(field)
        , stop_(request.stop)
    {
    }

    std::optional<PairingFailure> run()
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
        for (int begin = 0; begin < field_.size();) {
            if (stop_.stop_requested()) {
                PairingFailure failure;
                failure.reason = PairingFailure::Reason::cancelled;
                return failure;
            }
            BracketTask task = ordinaryTask(std::move(mdps), begin);
            begin += static_cast<int>(task.residents.size());
            if (field_.edition() == Edition::of2026) {
                mdps = pair2026(task);
            } else {
                mdps = pair2017(task, begin);
                if (collapsed_)
                    break;
            }
        }
        if (mdps.size() > 1)
            throw std::logic_error("Dutch: more than one player left after the last bracket");
        if (!mdps.empty())
            bye_ = mdps.front();
        return std::nullopt;
    }

    [[nodiscard]] const std::vector<std::pair<int, int>>& pairs() const { return pairs_; }
    [[nodiscard]] std::optional<int> bye() const { return bye_; }
    [[nodiscard]] CriteriaRecord takeRecord() { return std::move(record_); }

private:
    [[nodiscard]] std::vector<int> allRanks(int from) const
    {
        std::vector<int> ranks(index(field_.size() - from));
        std::iota(ranks.begin(), ranks.end(), from);
        return ranks;
    }

    [[nodiscard]] BracketTask ordinaryTask(std::vector<int> mdps, int begin) const
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

    std::vector<int> accept(const BracketTask& task, const std::optional<BracketSolution>& solution,
                            BracketRecord::Kind kind)
    {
        if (!solution)
            throw std::logic_error("Dutch: a bracket that must be completed cannot be");
        pairs_.insert(pairs_.end(), solution->pairs.begin(), solution->pairs.end());
        record_.brackets.push_back(reportBracket(task, *solution, kind));
        return solution->downfloaters;
    }

    /// [C4] holds for every bracket. The bracket and its successor are looked at alone first: if the best
    /// candidate found so lets the rest be completed, it is the best with the condition as well.
    std::vector<int> pair2026(BracketTask& task)
    {
        const bool odd = field_.size() % 2 == 1;
        const auto lowestCandidate = std::find(byeCandidates_.rbegin(), byeCandidates_.rend(), true);
        const Score byeScore = lowestCandidate == byeCandidates_.rend()
                                   ? Score{}
                                   : field_.player(static_cast<int>(byeCandidates_.rend() - lowestCandidate) - 1).score;
        // Everybody who can get the bye is in this bracket (or paired above).
        task.byeFallsHere = odd && byeScore >= task.lowestScore();
        const bool byeInView = odd && (task.next.empty() || byeScore >= field_.player(task.next.front()).score);
        task.complete = task.rest.empty() || byeInView;
        auto solution = solveBracket(task);
        if (!task.complete && solution) {
            std::vector<int> open = solution->stillOpen;
            open.insert(open.end(), task.rest.begin(), task.rest.end());
            if (!canComplete(field_, open, byeCandidates_)) {
                task.complete = true;
                solution = solveBracket(task);
            }
        }
        return accept(task, solution, BracketRecord::Kind::ordinary);
    }

    /// The ordinary way, or over the penultimate and the collapsed last bracket (A.9).
    std::vector<int> pair2017(BracketTask& task, int below)
    {
        if (task.next.empty()) {
            task.complete = true;
            return accept(task, solveBracket(task), BracketRecord::Kind::ordinary);
        }
        task.nextIsLast = task.rest.empty();
        const auto solution = solveBracket(task);
        if (solution) {
            std::vector<int> open = solution->downfloaters;
            const std::vector<int> lower = allRanks(below);
            open.insert(open.end(), lower.begin(), lower.end());
            if (canComplete(field_, open, byeCandidates_))
                return accept(task, solution, BracketRecord::Kind::ordinary);
        }
        task.complete = true;
        task.nextIsLast = false;
        task.next.clear();
        task.rest = allRanks(below);
        BracketTask last;
        last.field = &field_;
        last.byeCandidates = byeCandidates_;
        last.residents = task.rest;
        last.complete = true;
        last.mdps = accept(task, solveBracket(task), BracketRecord::Kind::penultimate);
        collapsed_ = true;
        return accept(last, solveBracket(last), BracketRecord::Kind::collapsedLast);
    }

    const DutchField& field_;
    std::stop_token stop_;
    std::vector<bool> byeCandidates_;
    std::vector<std::pair<int, int>> pairs_;
    std::optional<int> bye_;
    CriteriaRecord record_;
    bool collapsed_ = false;
};

} // namespace

Expected<RoundPairing, PairingFailure> pairRound(const TournamentState& state, const PairingRequest& request,
                                                 Edition edition)
{
    const DutchField field(state, edition, request.absent);
    RoundPairer pairer(field, request);
    if (auto failure = pairer.run())
        return Unexpected{std::move(*failure)};
    RoundPairing pairing;
    for (const auto& [a, b] : pairer.pairs()) {
        const PairColours colours = pairColours(field, a, b);
        pairing.boards.push_back({field.player(colours.white).tpn, field.player(colours.black).tpn, colours.rule});
    }
    sortBoards(pairing.boards, state, edition == Edition::of2026);
    if (const auto bye = pairer.bye())
        pairing.bye = field.player(*bye).tpn;
    pairing.record = pairer.takeRecord();
    pairing.effectiveNumbers = field.effectiveNumbers();
    return pairing;
}

} // namespace pairwright::dutch
