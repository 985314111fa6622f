#include "tests/oracle/dutch_2012/round.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

namespace pairwright::oracle::dutch2012 {

namespace {

std::vector<Rank> byRank(std::vector<Rank> ranks)
{
    std::sort(ranks.begin(), ranks.end());
    return ranks;
}

std::vector<Rank> join(std::vector<Rank> ranks, const std::vector<Rank>& more)
{
    ranks.insert(ranks.end(), more.begin(), more.end());
    return byRank(std::move(ranks));
}

std::vector<Score> scoresOf(const Entrants& entrants, const std::vector<Rank>& ranks)
{
    std::vector<Score> scores;
    scores.reserve(ranks.size());
    for (const Rank rank : ranks)
        scores.push_back(entrants.score(rank));
    std::sort(scores.begin(), scores.end(), std::greater<>());
    return scores;
}

/// C1. Nobody else loses his last opponent when they go, for they are nobody's opponents.
PairedBracket enter(const Entrants& entrants, const Bracket& bracket)
{
    const std::vector<Rank> all = bracket.players();
    const auto hasOpponent = [&](Rank one) {
        return std::any_of(all.begin(), all.end(),
                           [&](Rank other) { return one != other && mayMeet(entrants, one, other); });
    };
    PairedBracket entered;
    entered.bracket = bracket;
    for (const Rank rank : bracket.movedDown) {
        (hasOpponent(rank) ? entered.rest.movedDown : entered.withoutOpponent).push_back(rank);
        entered.movedDownIncompatible = entered.movedDownIncompatible || !hasOpponent(rank);
    }
    for (const Rank rank : bracket.residents)
        (hasOpponent(rank) ? entered.rest.residents : entered.withoutOpponent).push_back(rank);
    return entered;
}

/// Any bracket but the lowest: its first pairing.
PairedBracket pairFirst(const Entrants& entrants, const Bracket& bracket)
{
    PairedBracket paired = enter(entrants, bracket);
    BracketWalk walk(entrants, paired.rest);
    paired.pairing = walk.next().value(); // no pair at all is the last resort of C14
    paired.reachesAll = walk.reachesAll(paired.pairing);
    return paired;
}

/// The lowest bracket: its first pairing that leaves nobody, or one player who may have the bye. C13: fewer pairs of
/// players moved down are a matter of C14 b 2, fewer pairs would leave too many. No value: there is none.
std::optional<PairedBracket> pairLowest(const Entrants& entrants, const Bracket& bracket)
{
    PairedBracket paired = enter(entrants, bracket);
    BracketWalk walk(entrants, paired.rest);
    while (auto pairing = walk.next()) {
        paired.pairing = std::move(*pairing);
        const std::vector<Rank> left = paired.floaters();
        if (left.empty() || (left.size() == 1 && !entrants.at(left.front()).barredFromBye)) {
            paired.reachesAll = true;
            return paired;
        }
        if (paired.pairing.homogeneous && static_cast<int>(paired.pairing.pairs.size()) < walk.p0())
            break;
    }
    return std::nullopt;
}

class Procedure {
public:
    explicit Procedure(const Entrants& entrants)
        : entrants_(entrants)
    {
        std::map<Score, std::vector<Rank>, std::greater<>> groups;
        for (Rank rank = 0; rank < entrants.size(); ++rank)
            groups[entrants.score(rank)].push_back(rank);
        for (const auto& [score, residents] : groups)
            groups_.push_back(residents);
    }

    std::optional<PairedRound> pair()
    {
        for (std::size_t i = 0; i + 1 < groups_.size(); ++i) {
            const Bracket bracket{floatersFromAbove(), groups_[i]};
            PairedBracket paired = pairFirst(entrants_, bracket);
            if (!bracket.movedDown.empty() && (paired.movedDownIncompatible || !paired.reachesAll))
                paired = backtrack(paired).value_or(paired);
            round_.brackets.push_back(paired);
        }
        std::vector<Rank> lowest = groups_.back();
        while (true) {
            if (finish(lowest))
                return round_;
            if (round_.brackets.empty())
                return std::nullopt;
            if (repairPenultimate(lowest))
                return round_;
            // C13: the two lowest brackets are joined, the latest added as S1.
            const Bracket penultimate = round_.brackets.back().bracket;
            round_.brackets.pop_back();
            ++round_.rarities.join;
            if (finishWith({penultimate.players(), lowest}))
                return round_;
            lowest = join(penultimate.residents, lowest);
        }
    }

private:
    [[nodiscard]] std::vector<Rank> floatersFromAbove() const
    {
        return round_.brackets.empty() ? std::vector<Rank>{} : round_.brackets.back().floaters();
    }

    bool finishWith(const Bracket& bracket)
    {
        const auto paired = pairLowest(entrants_, bracket);
        if (paired)
            round_.brackets.push_back(*paired);
        return paired.has_value();
    }

    /// The lowest bracket, with C12.
    bool finish(const std::vector<Rank>& lowest)
    {
        const Bracket bracket{floatersFromAbove(), lowest};
        std::optional<PairedBracket> paired = pairLowest(entrants_, bracket);
        const PairedBracket entered = enter(entrants_, bracket);
        if (!bracket.movedDown.empty() && (entered.movedDownIncompatible || !paired))
            if (const auto better = backtrackLowest(paired, bracket.residents))
                paired = better;
        if (paired)
            round_.brackets.push_back(*paired);
        return paired.has_value();
    }

    /// C12: the pairings of the bracket above with as many pairs and floaters of the same scores, another set of them.
    /// `accept` gets the new floaters and says whether to take them.
    bool tryOthersAbove(const std::function<bool(const std::vector<Rank>&)>& accept)
    {
        PairedBracket& above = round_.brackets.back();
        const std::vector<Rank> now = above.floaters();
        std::set<std::vector<Rank>> seen{now};
        const std::size_t pairs = above.pairing.pairs.size();
        BracketWalk walk(entrants_, above.rest);
        while (const auto other = walk.next()) {
            PairedBracket changed = above;
            changed.pairing = *other;
            const std::vector<Rank> floaters = changed.floaters();
            if (other->pairs.size() != pairs || scoresOf(entrants_, floaters) != scoresOf(entrants_, now))
                continue;
            if (!seen.insert(floaters).second || !accept(floaters))
                continue;
            changed.reachesAll = walk.reachesAll(*other);
            above = changed;
            ++round_.rarities.c12;
            return true;
        }
        return false;
    }

    /// "This now allows P1 pairings to be made", reading 4: P0 and M0 are counted after C1 in either bracket.
    [[nodiscard]] bool isBetter(const PairedBracket& now, const PairedBracket& other) const
    {
        const std::size_t pairs = now.pairing.pairs.size();
        const std::size_t otherPairs = other.pairing.pairs.size();
        const auto otherP0 = static_cast<std::size_t>(other.rest.size() / 2);
        if (otherPairs > pairs && otherPairs == otherP0)
            return true;
        if (!now.reachesAll)
            return other.reachesAll;
        const bool lowerFloater = scoresOf(entrants_, other.floaters()) < scoresOf(entrants_, now.floaters());
        return other.reachesAll && lowerFloater && !other.movedDownIncompatible;
    }

    std::optional<PairedBracket> backtrack(const PairedBracket& now)
    {
        std::optional<PairedBracket> better;
        tryOthersAbove([&](const std::vector<Rank>& floaters) {
            const PairedBracket other = pairFirst(entrants_, {floaters, now.bracket.residents});
            if (!isBetter(now, other))
                return false;
            better = other;
            return true;
        });
        return better;
    }

    std::optional<PairedBracket> backtrackLowest(const std::optional<PairedBracket>& now,
                                                 const std::vector<Rank>& residents)
    {
        std::optional<PairedBracket> better;
        tryOthersAbove([&](const std::vector<Rank>& floaters) {
            const auto other = pairLowest(entrants_, {floaters, residents});
            if (!other || (now && !isBetter(*now, *other)))
                return false;
            better = other;
            return true;
        });
        return better;
    }

    /// C13: "If in the penultimate score bracket P becomes zero" the search ends. Reading 5: M1 does not become zero.
    bool repairPenultimate(const std::vector<Rank>& lowest)
    {
        PairedBracket& penultimate = round_.brackets.back();
        std::set<std::vector<Rank>> failed;
        bool pairedMovedDown = false;
        BracketWalk walk(entrants_, penultimate.rest);
        while (auto pairing = walk.next()) {
            if (pairing->pairs.empty() || (pairing->homogeneous && pairedMovedDown))
                break;
            pairedMovedDown = pairedMovedDown || pairing->movedDownPairs > 0;
            PairedBracket other = penultimate;
            other.pairing = std::move(*pairing);
            if (!failed.insert(other.floaters()).second)
                continue;
            if (const auto last = pairLowest(entrants_, {other.floaters(), lowest})) {
                penultimate = other;
                round_.brackets.push_back(*last);
                ++round_.rarities.c13;
                return true;
            }
        }
        return false;
    }

    const Entrants& entrants_;
    std::vector<std::vector<Rank>> groups_;
    PairedRound round_;
};

} // namespace

std::vector<Rank> PairedBracket::floaters() const
{
    return join(withoutOpponent, pairing.leftOver);
}

std::optional<PairedRound> pairByProcedure(const Entrants& entrants)
{
    if (entrants.size() < 2)
        return std::nullopt;
    return Procedure(entrants).pair();
}

} // namespace pairwright::oracle::dutch2012
