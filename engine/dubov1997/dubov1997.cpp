#include "engine/dubov1997/dubov1997.h"

#include "engine/base/watch.h"
#include "engine/completion/completion.h"
#include "engine/dubov1997/bye.h"
#include "engine/dubov1997/completion.h"
#include "engine/dubov1997/scoregroup.h"
#include "engine/field/missing_ratings.h"

#include <algorithm>
#include <map>

namespace pairwright::dubov1997 {

namespace {

constexpr int mostTries = 60; ///< of floater sets that the text leaves to the arbiter

class RoundPairer {
public:
    explicit RoundPairer(const Field& field)
        : field_(field)
    {
    }

    std::optional<PairingFailure> run()
    {
        std::vector<int> players(static_cast<std::size_t>(field_.size()));
        for (int rank = 0; rank < field_.size(); ++rank)
            players[static_cast<std::size_t>(rank)] = rank;
        if (!settleBye(players))
            return failure();
        if (field_.round().value == 1)
            pairFirstRound(players);
        else
            pairScoregroups(players);
        if (!left_.empty())
            complete();
        return std::nullopt;
    }

    [[nodiscard]] RoundPairing pairing(const TournamentState& state)
    {
        RoundPairing pairing;
        int number = 0;
        for (const auto& [a, b] : pairs_) {
            const bool inOrder = field_.player(a).tpn < field_.player(b).tpn;
            const int first = inOrder ? a : b;
            const int second = inOrder ? b : a;
            ColourDecision decision;
            if (field_.round().value == 1) { // 5: the lot for the odd pairs, the other colour for the even ones
                const bool odd = ++number % 2 == 1;
                decision = {odd ? field_.initialColour() : opposite(field_.initialColour()), ColourRule::initialColour};
            } else {
                decision = decideColours(field_, first, second);
            }
            pairing.boards.push_back(boardOf(field_.player(first), field_.player(second), decision));
        }
        sortBoards(pairing.boards, state, false);
        if (bye_)
            pairing.bye = field_.player(*bye_).tpn;
        pairing.record = std::move(record_);
        pairing.arbiterDecides = arbiterDecides_;
        pairing.effectiveNumbers = field_.effectiveNumbers();
        return pairing;
    }

private:
    /// The first candidate, or, if the others could not be paired then in any way, the first who lets them.
    bool settleBye(std::vector<int>& players)
    {
        if (players.size() % 2 == 0)
            return canPairAll(field_, players);
        const std::vector<int> candidates = byeCandidates(field_);
        for (const int candidate : candidates) {
            std::vector<int> others = players;
            std::erase(others, candidate);
            if (!canPairAll(field_, others))
                continue;
            if (candidate != candidates.front()) {
                arbiterDecides_ = true;
                step("9", {candidates.front()}, ProcedureOutcome::arbiterDecides);
            }
            bye_ = candidate;
            players = std::move(others);
            step(field_.round().value == 1 ? "5" : "4", {candidate}, ProcedureOutcome::bye);
            return true;
        }
        return false;
    }

    [[nodiscard]] PairingFailure failure() const
    {
        PairingFailure result = explainFailure(field_);
        if (result.blocked.empty()) // it is the limits of colour: nobody in particular
            for (int rank = 0; rank < field_.size(); ++rank)
                result.blocked.push_back(field_.player(rank).tpn);
        std::sort(result.blocked.begin(), result.blocked.end());
        return result;
    }

    void pairFirstRound(std::vector<int> players)
    {
        std::sort(players.begin(), players.end(),
                  [&](int a, int b) { return field_.player(a).tpn < field_.player(b).tpn; });
        const std::size_t half = players.size() / 2;
        for (std::size_t i = 0; i < half; ++i) {
            const int upper = players[i];
            const int lower = players[half + i];
            if (!field_.compatible(upper, lower)) {
                left_.push_back(upper);
                left_.push_back(lower);
                continue;
            }
            pairs_.emplace_back(upper, lower);
            step("5", {upper, lower}, ProcedureOutcome::paired);
        }
        std::sort(left_.begin(), left_.end());
    }

    void pairScoregroups(const std::vector<int>& players)
    {
        std::map<Score, std::vector<int>, std::greater<>> byScore;
        for (const int rank : players)
            byScore[field_.player(rank).score].push_back(rank);
        std::vector<std::vector<int>> groups;
        groups.reserve(byScore.size());
        for (auto& [score, ranks] : byScore)
            groups.push_back(std::move(ranks));
        Progress whole = finished({{}, {}, std::move(groups), {}, false});
        pairs_ = std::move(whole.pairs);
        left_ = std::move(whole.left);
        arbiterDecides_ = arbiterDecides_ || whole.arbiterDecides;
        std::move(whole.steps.begin(), whole.steps.end(), std::back_inserter(record_.steps));
        settle(pairs_);
    }

    /// A round that is paired down to some scoregroup.
    struct Progress {
        std::vector<std::pair<int, int>> pairs;
        std::vector<int> left; ///< floaters from above
        std::vector<std::vector<int>> groups;
        std::vector<ProcedureStep> steps;
        bool arbiterDecides = false;
    };

    /// Tells how far it has come; what is tried again counts once.
    void settle(const std::vector<std::pair<int, int>>& pairs)
    {
        if (pairs.size() <= settled_)
            return;
        Watch::settle(2 * (pairs.size() - settled_));
        settled_ = pairs.size();
    }

    /// Pairs the topmost group; `choices` becomes the number of floater sets that the text leaves to the arbiter.
    Progress advanced(Progress progress, std::size_t choice, std::size_t& choices) const
    {
        Scoregroup group;
        group.residents = std::move(progress.groups.front());
        group.floaters = std::move(progress.left);
        group.lower.assign(std::make_move_iterator(progress.groups.begin() + 1),
                           std::make_move_iterator(progress.groups.end()));
        ScoregroupResult result = pairScoregroup(field_, std::move(group), choice);
        choices = result.choices;
        progress.pairs.insert(progress.pairs.end(), result.pairs.begin(), result.pairs.end());
        progress.left = std::move(result.left);
        progress.groups = std::move(result.lower);
        progress.arbiterDecides = progress.arbiterDecides || result.arbiterDecides;
        std::move(result.steps.begin(), result.steps.end(), std::back_inserter(progress.steps));
        return progress;
    }

    /// Down to the last group. Where sets of floaters are equally good, the first with which nobody is left over in the
    /// end; the first of all if there is none, or none was found among so many tries.
    Progress finished(Progress progress)
    {
        while (!progress.groups.empty()) {
            Watch::heed();
            std::size_t choices = 1;
            Progress first = advanced(progress, 0, choices);
            if (choices == 1) {
                progress = std::move(first);
                settle(progress.pairs);
                continue;
            }
            first = finished(std::move(first));
            for (std::size_t choice = 1; choice < choices && !first.left.empty() && tries_ < mostTries; ++choice) {
                ++tries_;
                Progress other = finished(advanced(progress, choice, choices));
                if (other.left.empty())
                    return other;
            }
            return first;
        }
        return progress;
    }

    /// 9: pairs are taken back from the last on until those who are left and theirs can be paired.
    void complete()
    {
        arbiterDecides_ = true;
        step("9", left_, ProcedureOutcome::arbiterDecides);
        while (!canPairAll(field_, left_)) {
            const auto [a, b] = pairs_.back();
            pairs_.pop_back();
            left_.push_back(a);
            left_.push_back(b);
            step("9", {a, b}, ProcedureOutcome::crackedAbove);
        }
        for (const auto& [a, b] : pairNearest(field_, left_)) {
            pairs_.emplace_back(a, b);
            step("9", {a, b}, ProcedureOutcome::paired);
        }
    }

    void step(const char* article, const std::vector<int>& ranks, ProcedureOutcome outcome)
    {
        ProcedureStep& entry = record_.steps.emplace_back();
        entry.article = article;
        entry.outcome = outcome;
        for (const int rank : ranks)
            entry.players.push_back(field_.player(rank).tpn);
    }

    const Field& field_;
    int tries_ = 0; ///< of floater sets
    std::optional<int> bye_;
    std::vector<std::pair<int, int>> pairs_;
    std::vector<int> left_;
    std::size_t settled_ = 0;
    bool arbiterDecides_ = false;
    ProcedureRecord record_;
};

} // namespace

Expected<RoundPairing, PairingFailure> pairRound(const TournamentState& state, const PairingRequest& request)
{
    PairingFailure failure;
    failure.blocked = missingRatings(state, request.absent);
    if (!failure.blocked.empty()) {
        failure.reason = PairingFailure::Reason::missingRatings;
        return Unexpected{std::move(failure)};
    }
    const Field field(state, request.absent);
    RoundPairer pairer(field);
    if (auto unpairable = pairer.run())
        return Unexpected{std::move(*unpairable)};
    return pairer.pairing(state);
}

} // namespace pairwright::dubov1997
