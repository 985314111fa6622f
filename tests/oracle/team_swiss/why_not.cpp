#include "tests/oracle/team_swiss/why_not.h"

#include "tests/oracle/shared/complete_pairing.h"
#include "tests/oracle/team_swiss/procedure.h"
#include "tests/oracle/why_not.h"

#include <algorithm>
#include <stdexcept>

namespace pairwright::oracle::teamswiss {

namespace {

using Verdict = Counterfactual::Verdict;

Rank rankOf(const Teams& teams, Tpn tpn)
{
    for (Rank rank = 0; rank < teams.size(); ++rank)
        if (teams.at(rank).tpn == tpn)
            return rank;
    throw std::logic_error("not in this round");
}

template <class Test>
std::vector<Candidate> those(const std::vector<Candidate>& candidates, const Test& test)
{
    std::vector<Candidate> found;
    std::copy_if(candidates.begin(), candidates.end(), std::back_inserter(found), test);
    return found;
}

bool holdsAll(const Candidate& candidate, const std::vector<std::pair<Rank, Rank>>& pairs)
{
    return std::all_of(pairs.begin(), pairs.end(),
                       [&](const auto& pair) { return candidate.opponentOf(pair.first) == pair.second; });
}

std::vector<CriterionValue> claimOf(const Team& team)
{
    return {{Criterion::byeScore, {team.score.tenths}, {}},
            {Criterion::byeGamesPlayed, {-static_cast<std::int64_t>(team.matchesPlayed)}, {}}};
}

/// [C4] to [C10].
std::vector<CriterionValue> valuesOf(const Teams& teams, const BracketOf& bracket, const SetsMeetingC6& c6)
{
    const auto one = [](Criterion criterion, int value) {
        return CriterionValue{criterion, {value}, {}};
    };
    const std::vector<int> differences = c5_differences(teams, bracket);
    std::vector<CriterionValue> values{one(Criterion::upfloaterCount, sizeOf(bracket.upfloaters)),
                                       {Criterion::upfloaterScores, {differences.begin(), differences.end()}, {}},
                                       one(Criterion::nextScoregroupUpfloaters, c6.at(bracket.upfloaters) ? 0 : 1),
                                       one(Criterion::repeatedFloat, c7_upfloatersWhoFloated(teams, bracket)),
                                       one(Criterion::colourPreference, c8_preferencesNotFulfilled(teams, bracket))};
    if (teams.preferences == PreferenceType::typeB)
        values.push_back(one(Criterion::strongColourPreference, c9_strongPreferencesNotFulfilled(teams, bracket)));
    values.push_back(one(Criterion::repeatedFloatOpponents, c10_opponentsWhoFloated(teams, bracket)));
    return values;
}

} // namespace

Counterfactual whyNotByOracle(const TeamPosition& position, Tpn tpnA, Tpn tpnB)
{
    const Teams teams = makeTeams(position);
    const Rank a = rankOf(teams, tpnA);
    const Rank b = rankOf(teams, tpnB);
    Narrowing plain(everyCandidate(teams));
    Narrowing forced(those(
        plain.left(), [&](const Candidate& candidate) { return candidate.bye != a && candidate.opponentOf(a) == b; }));
    Counterfactual answer;
    answer.verdict = Verdict::impossible;
    if (forced.left().empty())
        return answer;
    Set unpaired = teams.everybody();
    if (teams.size() % 2 == 1) {
        giveBye(teams, plain);
        giveBye(teams, forced);
        const Rank bye = *plain.left().front().bye;
        if (const Rank other = *forced.left().front().bye; other != bye) {
            compareValues(claimOf(teams.at(bye)), claimOf(teams.at(other)), answer);
            return answer;
        }
        unpaired &= ~only(bye);
    }
    for (std::size_t i = 0; unpaired != 0; ++i) {
        const SetsMeetingC6 c6 = c6_ofSets(teams, plain.left(), unpaired);
        const BracketOf bracket = makeBracket(teams, plain, unpaired, c6);
        const auto agreeing =
            those(forced.left(), [&](const Candidate& candidate) { return holdsAll(candidate, bracket.pairs); });
        if (agreeing.empty()) {
            answer.bracket = i;
            compareValues(valuesOf(teams, bracket, c6), valuesOf(teams, makeBracket(teams, forced, unpaired, c6), c6),
                          answer);
            return answer;
        }
        forced = Narrowing(agreeing);
        unpaired &= ~bracket.residents & ~bracket.upfloaters;
    }
    answer.verdict = Verdict::isPaired;
    return answer;
}

} // namespace pairwright::oracle::teamswiss
