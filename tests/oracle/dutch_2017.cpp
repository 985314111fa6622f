#include "tests/oracle/criteria_values.h"
#include "tests/oracle/pair_bracket.h"

#include <algorithm>
#include <bit>
#include <stdexcept>

namespace pairwright::oracle {

namespace {

using namespace dutch2017;

std::vector<Rank> chosenFrom(const Bracket& bracket, Set set)
{
    std::vector<Rank> ranks;
    for (const Rank rank : bracket.byBsn())
        if (contains(set, rank))
            ranks.push_back(rank);
    return ranks;
}

/// Every set of downfloaters that leaves the others pairable with C.1 to C.4 kept.
std::vector<std::vector<Rank>> possibleDownfloaters(Situation& situation)
{
    std::vector<std::vector<Rank>> result;
    const Set everybody = situation.bracket.everybody();
    for (Set paired = everybody;; paired = (paired - 1) & everybody) {
        const std::vector<Rank> left = chosenFrom(situation.bracket, everybody & ~paired);
        if (canAllBePaired(situation.insideField(), situation.bracket, paired) && situation.letsLeave(left) &&
            (!situation.mustComplete || c4_allowsCompletion(situation, left)))
            result.push_back(left);
        if (paired == 0)
            return result;
    }
}

/// What B.1 defines for a bracket, and the best C.7 that its fewest downfloaters allow.
struct Parameters {
    int maxPairs = 0; ///< B.1 b
    int m1 = 0;       ///< B.1 c
    ScoreDifferences psd;
    Following following;
};

bool keepsC1ToC4(Situation& situation, const Candidate& candidate)
{
    return isLegal(situation.insideField(), candidate) && situation.letsLeave(candidate.downfloaters()) &&
           (!situation.mustComplete || c4_allowsCompletion(situation, candidate.downfloaters()));
}

std::vector<Bsns> mdpSets(const Situation& situation, int m1)
{
    std::vector<Score> scores;
    scores.reserve(situation.bracket.mdps.size());
    for (const Rank rank : situation.bracket.mdps)
        scores.push_back(situation.field.player(rank).score);
    return mdpSets2017(scores, m1);
}

/// B.1 c: "the maximum number of MDPs that can be paired (see C.6)": the number that the lowest PSD has,
/// the larger one where two have it (reading R3).
void findM1(Situation& situation, Parameters& parameters)
{
    const auto m0 = static_cast<int>(situation.bracket.mdps.size());
    const auto residents = static_cast<int>(situation.bracket.residents.size());
    bool found = false;
    for (int m1 = std::min({m0, residents, parameters.maxPairs}); m1 >= 0; --m1) {
        if (2 * (parameters.maxPairs - m1) > residents - m1)
            break;
        forEachCandidate(situation.bracket, mdpSets(situation, m1), parameters.maxPairs,
                         [&](const Candidate& candidate) {
                             if (!keepsC1ToC4(situation, candidate))
                                 return true;
                             const ScoreDifferences psd = c6_pairingScoreDifference(situation, candidate);
                             if (!found || psd < parameters.psd) {
                                 found = true;
                                 parameters.m1 = m1;
                                 parameters.psd = psd;
                             }
                             return true;
                         });
    }
    if (!found)
        throw std::logic_error("no candidate has the number of pairs that the bracket allows");
}

Parameters findParameters(Situation& situation)
{
    const auto sets = possibleDownfloaters(situation);
    if (sets.empty())
        throw std::logic_error("the round-pairing could be completed above, but not here");
    const auto fewer = [](const auto& one, const auto& other) {
        return one.size() < other.size();
    };
    const std::size_t fewest = std::min_element(sets.begin(), sets.end(), fewer)->size();

    Parameters parameters;
    parameters.maxPairs = (std::popcount(situation.bracket.everybody()) - static_cast<int>(fewest)) / 2;
    findM1(situation, parameters);
    if (!situation.looksAhead)
        return parameters;
    std::optional<Following> best;
    for (const std::vector<Rank>& left : sets)
        if (left.size() == fewest)
            if (const Following following = c7_followingBracket(situation, left); !best || following < *best)
                best = following;
    parameters.following = *best;
    return parameters;
}

} // namespace

/// B.4 to B.8: the first perfect candidate, or the best one, the earliest of equals.
PairedBracket dutch2017::pairBracket(Situation& situation, PairedBracket::Kind kind)
{
    const Parameters parameters = findParameters(situation);
    std::optional<Candidate> chosen;
    std::optional<Evaluation> reached;
    forEachCandidate(
        situation.bracket, mdpSets(situation, parameters.m1), parameters.maxPairs, [&](const Candidate& candidate) {
            if (!keepsC1ToC4(situation, candidate) || c6_pairingScoreDifference(situation, candidate) != parameters.psd)
                return true; // a candidate with a higher PSD is never the best (B.8)
            const Evaluation evaluation = evaluate(situation, candidate);
            if (!reached || evaluation < *reached) {
                chosen = candidate;
                reached = evaluation;
            }
            return situation.inside != nullptr || !isPerfect(evaluation, parameters.following);
        });
    if (!chosen)
        throw std::logic_error("no candidate reaches what the bracket allows");
    return {kind, situation.bracket, *chosen, criteriaValues(*reached)};
}

namespace {

/// The A.9 route, bracket by bracket.
class Route {
public:
    explicit Route(const Field& field)
        : field_(field)
        , completion_(field)
        , groups_(scoregroups(field))
    {
    }

    std::optional<PairedRound> pair()
    {
        if (!completion_.of(field_.everybody()))
            return std::nullopt;
        std::vector<Rank> movedDown;
        for (std::size_t i = 0; i < groups_.size(); ++i) {
            const bool last = i + 1 == groups_.size();
            Situation ordinary = situation(movedDown, i);
            ordinary.mustComplete = last;
            ordinary.looksAhead = !last;
            const PairedBracket paired = pairBracket(ordinary, PairedBracket::Kind::ordinary);
            if (!c4_allowsCompletion(ordinary, paired.chosen.downfloaters())) {
                collapse(movedDown, i);
                return round_;
            }
            round_.brackets.push_back(paired);
            movedDown = paired.chosen.downfloaters();
        }
        end(movedDown);
        return round_;
    }

private:
    Situation situation(const std::vector<Rank>& movedDown, std::size_t group) const
    {
        const bool last = group + 1 == groups_.size();
        return Situation{field_, completion_, Bracket{movedDown, groups_[group]},
                         last ? std::vector<Rank>{} : groups_[group + 1], membersFrom(groups_, group + 2)};
    }

    /// The PPB is paired again with C.4 and without C.7; its downfloaters and all lower players are the CLB.
    void collapse(const std::vector<Rank>& movedDown, std::size_t group)
    {
        Situation penultimate = situation(movedDown, group);
        penultimate.mustComplete = true;
        round_.brackets.push_back(pairBracket(penultimate, PairedBracket::Kind::penultimate));
        const std::vector<Rank> movedOn = round_.brackets.back().chosen.downfloaters();

        Situation collapsed{field_, completion_, Bracket{movedOn, membersFrom(groups_, group + 1)}, {}, {}};
        collapsed.mustComplete = true;
        round_.brackets.push_back(pairBracket(collapsed, PairedBracket::Kind::collapsedLast));
        end(round_.brackets.back().chosen.downfloaters());
    }

    void end(const std::vector<Rank>& left)
    {
        if (left.size() > 1)
            throw std::logic_error("more than one player is left of a complete pairing");
        if (!left.empty())
            round_.bye = left.front();
    }

    const Field& field_;
    mutable Completion completion_;
    std::vector<std::vector<Rank>> groups_;
    PairedRound round_;
};

} // namespace

std::optional<PairedRound> pairDutch2017(const Field& field)
{
    return Route(field).pair();
}

} // namespace pairwright::oracle
