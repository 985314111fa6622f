#include "engine/lim/lim.h"

#include "engine/base/watch.h"
#include "engine/lim/largest_pairing.h"
#include "engine/lim/scoregroup.h"

#include <algorithm>
#include <map>
#include <stdexcept>
#include <utility>

namespace pairwright::lim {

namespace {

/// A pair as it was made; `lowerDecides` where it was made below the median (5.4).
struct MadePair {
    int first = 0;
    int second = 0;
    bool lowerDecides = false;
};

/// Round 1: the lot for the first player and the odd numbers of the top half, the other colour for the
/// even ones (7.2). An accelerated first round follows the general rules.
bool isPlainFirstRound(const LimField& field)
{
    return field.round().value == 1 && field.player(0).score == field.player(field.size() - 1).score;
}

class RoundPairer {
public:
    explicit RoundPairer(LimField& field)
        : field_(field)
    {
    }

    std::optional<PairingFailure> run()
    {
        std::vector<int> players;
        players.reserve(static_cast<std::size_t>(field_.size()));
        for (int rank = 0; rank < field_.size(); ++rank)
            players.push_back(rank);
        if (!complete(players) && field_.isLastRound()) {
            field_.dropColourLimits();
            step("6", {}, ProcedureOutcome::limitsDropped);
            complete(players);
        }
        if (!completable_)
            return failure(players);
        std::map<Score, std::vector<int>, std::greater<>> groups;
        for (const int rank : players)
            groups[field_.player(rank).score].push_back(rank);
        pairSide(groups, Direction::downward);
        pairSide(groups, Direction::upward);
        pairMedian(groups);
        return std::nullopt;
    }

    [[nodiscard]] std::optional<int> bye() const { return bye_; }
    [[nodiscard]] std::vector<MadePair> pairs() const
    {
        std::vector<MadePair> all = above_;
        all.insert(all.end(), below_.begin(), below_.end());
        all.insert(all.end(), median_.begin(), median_.end());
        return all;
    }
    [[nodiscard]] ProcedureRecord takeRecord() { return std::move(record_); }

private:
    /// Settles the bye (1.1; round 1: 7.1) among those who let the rest be paired.
    bool complete(std::vector<int>& players)
    {
        completable_ = false;
        bye_.reset();
        if (players.size() % 2 == 0)
            return completable_ = canPairAll(field_, players);
        std::vector<int> candidates;
        for (const int rank : players)
            if (field_.player(rank).byeAllowed)
                candidates.push_back(rank);
        const bool firstRound = isPlainFirstRound(field_);
        std::sort(candidates.begin(), candidates.end(), [&](int a, int b) {
            if (firstRound && field_.rating(a).value_or(0) != field_.rating(b).value_or(0))
                return field_.rating(a).value_or(0) < field_.rating(b).value_or(0);
            if (!firstRound && field_.player(a).score != field_.player(b).score)
                return field_.player(a).score < field_.player(b).score;
            return field_.player(a).tpn > field_.player(b).tpn;
        });
        LargestPairing pairing(field_);
        for (const int candidate : candidates) {
            std::vector<int> others = players;
            others.erase(std::find(others.begin(), others.end(), candidate));
            if (!pairing.among(others).isPerfect())
                continue;
            bye_ = candidate;
            players = std::move(others);
            step(firstRound ? "7.1" : "1.1", {candidate}, ProcedureOutcome::bye);
            return completable_ = true;
        }
        return false;
    }

    [[nodiscard]] PairingFailure failure(const std::vector<int>& players) const
    {
        PairingFailure result;
        for (const int rank : players) {
            const bool alone = std::none_of(players.begin(), players.end(),
                                            [&](int other) { return other != rank && field_.compatible(rank, other); });
            if (alone)
                result.blocked.push_back(field_.player(rank).tpn);
        }
        const bool anyBye =
            std::any_of(players.begin(), players.end(), [&](int rank) { return field_.player(rank).byeAllowed; });
        if (players.size() % 2 == 1 && !anyBye)
            result.reason = PairingFailure::Reason::noEligibleForBye;
        if (result.blocked.empty())
            for (const int rank : players)
                result.blocked.push_back(field_.player(rank).tpn);
        std::sort(result.blocked.begin(), result.blocked.end());
        return result;
    }

    using Groups = std::map<Score, std::vector<int>, std::greater<>>;

    /// The groups of one side, from its end towards the median; their last floaters wait there (2.2, 3.2).
    void pairSide(const Groups& groups, Direction direction)
    {
        const bool downward = direction == Direction::downward;
        std::vector<const std::vector<int>*> side;
        for (const auto& [score, ranks] : groups)
            if (downward ? score > field_.median() : score < field_.median())
                side.push_back(&ranks);
        if (!downward)
            std::reverse(side.begin(), side.end());
        const auto medianGroup = groups.find(field_.median());
        std::vector<int> floaters;
        for (std::size_t i = 0; i < side.size(); ++i) {
            Watch::heed();
            Scoregroup group;
            group.direction = direction;
            group.residents = *side[i];
            group.fromAhead = std::move(floaters);
            if (i + 1 < side.size())
                group.adjacent = *side[i + 1];
            else if (medianGroup != groups.end())
                group.adjacent = medianGroup->second;
            const ScoregroupResult result = pairScoregroup(field_, group);
            auto& made = downward ? above_ : below_;
            note(group, result, downward ? ProcedureOutcome::groupDownward : ProcedureOutcome::groupUpward);
            for (const LimPair& pair : result.pairs)
                made.push_back({pair.first, pair.second, !downward});
            floaters.clear();
            for (const FloaterChoice& floater : result.floaters)
                floaters.push_back(floater.rank);
        }
        (downward ? fromAbove_ : fromBelow_) = std::move(floaters);
    }

    /// The median, extended step by step by cracked pairings while it is blocked (2.6).
    void pairMedian(const Groups& groups)
    {
        Scoregroup group;
        if (const auto found = groups.find(field_.median()); found != groups.end())
            group.residents = found->second;
        group.fromAhead = fromAbove_;
        group.fromBehind = fromBelow_;
        LargestPairing pairing(field_);
        for (std::vector<int> members = group.members(); !pairing.among(members).isPerfect();
             members = group.members()) {
            const bool lower = (group.fromAhead.size() > group.fromBehind.size() && !below_.empty()) || above_.empty();
            auto& side = lower ? below_ : above_;
            if (side.empty())
                throw std::logic_error("Lim: the median is blocked although the round can be completed");
            const MadePair cracked = side.back();
            side.pop_back();
            auto& floaters = lower ? group.fromBehind : group.fromAhead;
            floaters.push_back(cracked.first);
            floaters.push_back(cracked.second);
            step("2.6", {cracked.first, cracked.second},
                 lower ? ProcedureOutcome::crackedBelow : ProcedureOutcome::crackedAbove);
        }
        const ScoregroupResult result = pairScoregroup(field_, group);
        note(group, result, ProcedureOutcome::groupMedian);
        for (const LimPair& pair : result.pairs)
            median_.push_back({pair.first, pair.second, false});
    }

    ProcedureStep& step(const char* article, const std::vector<int>& ranks, ProcedureOutcome outcome)
    {
        ProcedureStep& entry = record_.steps.emplace_back();
        entry.article = article;
        entry.outcome = outcome;
        entry.players.reserve(ranks.size());
        for (const int rank : ranks)
            entry.players.push_back(field_.player(rank).tpn);
        return entry;
    }

    void note(const Scoregroup& group, const ScoregroupResult& result, ProcedureOutcome kind)
    {
        step("2.2", group.members(), kind);
        Watch::settle(2 * result.pairs.size());
        for (const FloaterChoice& floater : result.floaters) {
            const ProcedureOutcome outcome = floater.type == 'a'   ? ProcedureOutcome::floaterA
                                             : floater.type == 'b' ? ProcedureOutcome::floaterB
                                             : floater.type == 'c' ? ProcedureOutcome::floaterC
                                                                   : ProcedureOutcome::floaterD;
            step(floater.toMakeEven ? "2.3 d" : "4.4", {floater.rank}, outcome);
        }
        for (const LimPair& pair : result.pairs) {
            ProcedureStep& entry = step("4", {pair.first, pair.second}, ProcedureOutcome::paired);
            entry.rejected.reserve(pair.passed.size());
            for (const LimPair::Passed& passed : pair.passed)
                entry.rejected.push_back({field_.player(passed.rank).tpn, passed.reason});
        }
    }

    LimField& field_;
    bool completable_ = false;
    std::optional<int> bye_;
    std::vector<int> fromAbove_;
    std::vector<int> fromBelow_;
    std::vector<MadePair> above_;
    std::vector<MadePair> below_;
    std::vector<MadePair> median_;
    ProcedureRecord record_;
};

} // namespace

Expected<RoundPairing, PairingFailure> pairRound(const TournamentState& state, const PairingRequest& request)
{
    LimField field(state, request);
    RoundPairer pairer(field);
    if (auto failure = pairer.run())
        return Unexpected{std::move(*failure)};
    RoundPairing pairing;
    for (const MadePair& pair : pairer.pairs()) {
        const bool inOrder = field.player(pair.first).tpn < field.player(pair.second).tpn;
        const int higher = inOrder ? pair.first : pair.second;
        const int lower = inOrder ? pair.second : pair.first;
        const ColourDecision decision =
            isPlainFirstRound(field) ? decideColours(field.player(higher), field.player(lower), field.initialColour())
                                     : decideLimColours(field, higher, lower, pair.lowerDecides);
        pairing.boards.push_back(boardOf(field.player(higher), field.player(lower), decision));
    }
    sortBoards(pairing.boards, state, true);
    if (const auto bye = pairer.bye())
        pairing.bye = field.player(*bye).tpn;
    pairing.record = pairer.takeRecord();
    pairing.effectiveNumbers = field.effectiveNumbers();
    return pairing;
}

} // namespace pairwright::lim
