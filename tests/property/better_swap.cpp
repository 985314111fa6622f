#include "tests/property/candidate_order.h"
#include "tests/property/round_checks.h"

#include "tests/oracle/dutch_2017_criteria.h"
#include "tests/oracle/dutch_2026_criteria.h"

#include <algorithm>

namespace pairwright::property {

namespace {

using oracle::Bracket;
using oracle::Candidate;
using oracle::Edition;
using oracle::Field;
using oracle::Pair;
using oracle::Rank;

std::vector<Rank> ranksOf(const Field& field, const std::vector<Tpn>& tpns)
{
    std::vector<Rank> ranks;
    for (const Tpn tpn : tpns)
        for (Rank rank = 0; rank < field.size(); ++rank)
            if (field.player(rank).tpn == tpn)
                ranks.push_back(rank);
    std::sort(ranks.begin(), ranks.end());
    return ranks;
}

bool isIn(const std::vector<Rank>& ranks, Rank rank)
{
    return std::find(ranks.begin(), ranks.end(), rank) != ranks.end();
}

Candidate candidateFrom(const Bracket& bracket, const std::vector<Pair>& pairs, const std::vector<Rank>& downfloaters)
{
    Candidate candidate;
    for (const auto& [one, other] : pairs) {
        const Pair pair{std::min(one, other), std::max(one, other)};
        (isIn(bracket.mdps, pair.first) ? candidate.mdpPairs : candidate.residentPairs).push_back(pair);
    }
    for (const Rank rank : downfloaters)
        (isIn(bracket.mdps, rank) ? candidate.limbo : candidate.residentDownfloaters).push_back(rank);
    return candidate;
}

bool joinsMdps(const Bracket& bracket, const Pair& pair)
{
    return isIn(bracket.mdps, pair.first) && isIn(bracket.mdps, pair.second);
}

/// Worth and place of a candidate; smaller is better. The downfloaters are the same in all that are compared.
template <class Evaluation>
struct Worth {
    Evaluation evaluation;
    CandidateOrderKey order;
    friend auto operator<=>(const Worth&, const Worth&) = default;
};

auto worth2026(const Field& field, const Bracket& bracket, const Candidate& candidate)
{
    return Worth<oracle::dutch2026::Evaluation>{oracle::dutch2026::evaluateWithinBracket(field, candidate),
                                                orderKey(bracket, candidate)};
}

auto worth2017(const Field& field, const Bracket& bracket, const Candidate& candidate)
{
    oracle::Completion unused(field);
    oracle::dutch2017::Situation situation{field, unused, bracket, {}, {}};
    return Worth<oracle::dutch2017::Evaluation>{oracle::dutch2017::evaluate(situation, candidate),
                                                orderKey(bracket, candidate)};
}

/// Tries both other ways to pair the players of every two pairs.
template <class WorthOf>
Complaints improvements(const Field& field, const Bracket& bracket, const std::vector<Pair>& pairs,
                        const std::vector<Rank>& downfloaters, WorthOf worthOf)
{
    Complaints complaints;
    const auto chosen = worthOf(field, bracket, candidateFrom(bracket, pairs, downfloaters));
    const auto tryPairs = [&](std::size_t i, std::size_t j, Pair first, Pair second) {
        if (joinsMdps(bracket, first) || joinsMdps(bracket, second))
            return;
        std::vector<Pair> others = pairs;
        others[i] = first;
        others[j] = second;
        const Candidate candidate = candidateFrom(bracket, others, downfloaters);
        if (oracle::isLegal(field, candidate) && worthOf(field, bracket, candidate) < chosen)
            complaints.push_back("players " + std::to_string(field.player(first.first).tpn.value) + " and " +
                                 std::to_string(field.player(second.first).tpn.value) + " should rather meet " +
                                 std::to_string(field.player(first.second).tpn.value) + " and " +
                                 std::to_string(field.player(second.second).tpn.value));
    };
    for (std::size_t i = 0; i < pairs.size(); ++i)
        for (std::size_t j = i + 1; j < pairs.size(); ++j) {
            tryPairs(i, j, {pairs[i].first, pairs[j].second}, {pairs[j].first, pairs[i].second});
            tryPairs(i, j, {pairs[i].first, pairs[j].first}, {pairs[i].second, pairs[j].second});
        }
    return complaints;
}

} // namespace

Complaints noBetterSwap(const Proposal& proposal)
{
    const auto* record = std::get_if<CriteriaRecord>(&proposal.pairing.record);
    if (record == nullptr)
        return {"there is no criteria record"};
    Complaints complaints;
    for (const BracketRecord& recorded : record->brackets) {
        const Field& field = proposal.field;
        const Bracket bracket{ranksOf(field, recorded.mdps), ranksOf(field, recorded.residents)};
        std::vector<Pair> pairs;
        pairs.reserve(recorded.pairs.size());
        for (const auto& [higher, lower] : recorded.pairs)
            pairs.emplace_back(ranksOf(field, {higher}).front(), ranksOf(field, {lower}).front());
        const std::vector<Rank> downfloaters = ranksOf(field, recorded.downfloaters);
        const Complaints found = field.edition == Edition::Dutch2026
                                     ? improvements(field, bracket, pairs, downfloaters, worth2026)
                                     : improvements(field, bracket, pairs, downfloaters, worth2017);
        complaints.insert(complaints.end(), found.begin(), found.end());
    }
    return complaints;
}

} // namespace pairwright::property
