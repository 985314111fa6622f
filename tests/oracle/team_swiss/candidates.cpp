#include "tests/oracle/team_swiss/candidates.h"

#include "tests/oracle/shared/complete_pairing.h"
#include "tests/oracle/team_swiss/colours.h"

#include <algorithm>
#include <functional>
#include <stdexcept>

namespace pairwright::oracle::teamswiss {

namespace {

/// The first team left meets each of the others in turn.
void pairTheRest(const Teams& teams, Set left, Candidate& begun, std::vector<Candidate>& all)
{
    if (left == 0) {
        all.push_back(begun);
        return;
    }
    const Rank one = firstOf(left);
    for (const Rank other : membersOf(left & ~only(one) & ~teams.at(one).met)) { // [C1]
        begun.opponents[static_cast<std::size_t>(one)] = other;
        begun.opponents[static_cast<std::size_t>(other)] = one;
        pairTheRest(teams, left & ~only(one) & ~only(other), begun, all);
    }
}

int howMany(const Teams& teams, Set set, bool (*test)(const Team&))
{
    const std::vector<Rank> ranks = membersOf(set);
    return static_cast<int>(std::count_if(ranks.begin(), ranks.end(), [&](Rank rank) { return test(teams.at(rank)); }));
}

bool floatedBefore(const Team& team)
{
    return team.floated;
}

/// The teams of a bracket whose preference is not fulfilled once colours are assigned (4.3).
std::vector<const Team*> disappointed(const Teams& teams, const BracketOf& bracket)
{
    std::vector<const Team*> found;
    for (const auto& [one, other] : bracket.pairs) {
        const TeamColours colours = allocateColours(teams, one, other);
        const auto look = [&](Rank rank, Colour colour) {
            const TeamPreference& preference = teams.at(rank).preference;
            if (preference.kind != TeamPreference::Kind::none && preference.colour != colour)
                found.push_back(&teams.at(rank));
        };
        look(colours.white, Colour::White);
        look(colours.black, Colour::Black);
    }
    return found;
}

} // namespace

std::vector<Candidate> everyCandidate(const Teams& teams)
{
    if (teams.teams.size() > mostTeams)
        throw std::length_error("too many teams for all their pairings");
    std::vector<Candidate> all;
    if (teams.size() % 2 == 0) {
        Candidate begun;
        pairTheRest(teams, teams.everybody(), begun, all);
        return all;
    }
    for (Rank rank = 0; rank < teams.size(); ++rank) {
        if (teams.at(rank).barredFromBye) // [C2]
            continue;
        Candidate begun;
        begun.bye = rank;
        pairTheRest(teams, teams.everybody() & ~only(rank), begun, all);
    }
    return all;
}

Set topScoregroup(const Teams& teams, Set unpaired)
{
    Set top = 0;
    for (const Rank rank : membersOf(unpaired))
        if (teams.at(rank).score == teams.at(firstOf(unpaired)).score)
            top |= only(rank);
    return top;
}

Set scoregroupBelow(const Teams& teams, Score score)
{
    Set lower = 0;
    for (Rank rank = 0; rank < teams.size(); ++rank)
        if (teams.at(rank).score < score)
            lower |= only(rank);
    return lower == 0 ? 0 : topScoregroup(teams, lower);
}

int pairedOutside(const Candidate& candidate, Set set)
{
    const std::vector<Rank> ranks = membersOf(set);
    return static_cast<int>(std::count_if(ranks.begin(), ranks.end(),
                                          [&](Rank rank) { return !contains(set, candidate.opponentOf(rank)); }));
}

BracketOf bracketOf(const Teams& teams, const Candidate& candidate, Set unpaired)
{
    BracketOf bracket;
    bracket.residents = topScoregroup(teams, unpaired);
    for (const Rank rank : membersOf(bracket.residents)) {
        const Rank opponent = candidate.opponentOf(rank);
        const bool isUpfloater = !contains(bracket.residents, opponent);
        if (isUpfloater)
            bracket.upfloaters |= only(opponent);
        const auto pair =
            teams.at(rank).tpn < teams.at(opponent).tpn ? std::pair(rank, opponent) : std::pair(opponent, rank);
        if (isUpfloater || rank < opponent)
            bracket.pairs.push_back(pair);
    }
    std::sort(bracket.pairs.begin(), bracket.pairs.end(), [&teams](const auto& one, const auto& other) {
        return teams.at(one.first).tpn < teams.at(other.first).tpn;
    });
    return bracket;
}

std::vector<int> c5_differences(const Teams& teams, const BracketOf& bracket)
{
    std::vector<int> differences;
    for (const Rank rank : membersOf(bracket.upfloaters))
        differences.push_back((teams.at(firstOf(bracket.residents)).score - teams.at(rank).score).tenths);
    std::sort(differences.begin(), differences.end(), std::greater<>());
    return differences;
}

int c7_upfloatersWhoFloated(const Teams& teams, const BracketOf& bracket)
{
    return teams.lastTwoRounds ? 0 : howMany(teams, bracket.upfloaters, floatedBefore);
}

int c8_preferencesNotFulfilled(const Teams& teams, const BracketOf& bracket)
{
    return static_cast<int>(disappointed(teams, bracket).size());
}

int c9_strongPreferencesNotFulfilled(const Teams& teams, const BracketOf& bracket)
{
    const auto found = disappointed(teams, bracket);
    return static_cast<int>(std::count_if(found.begin(), found.end(), [](const Team* team) {
        return team->preference.kind == TeamPreference::Kind::strong;
    }));
}

int c10_opponentsWhoFloated(const Teams& teams, const BracketOf& bracket)
{
    if (teams.lastTwoRounds)
        return 0;
    Set opponents = 0;
    for (const auto& [one, other] : bracket.pairs)
        if (contains(bracket.upfloaters, one) != contains(bracket.upfloaters, other))
            opponents |= only(contains(bracket.upfloaters, one) ? other : one);
    return howMany(teams, opponents, floatedBefore);
}

std::vector<Tpn> orderOfSet(const Teams& teams, const BracketOf& bracket)
{
    std::vector<Tpn> numbers;
    for (const Rank rank : membersOf(bracket.upfloaters))
        numbers.push_back(teams.at(rank).tpn);
    return numbers;
}

std::vector<Tpn> identifierOf(const Teams& teams, const BracketOf& bracket)
{
    std::vector<Tpn> identifier;
    identifier.reserve(bracket.pairs.size());
    for (const auto& pair : bracket.pairs)
        identifier.push_back(teams.at(pair.first).tpn);
    for (const auto& pair : bracket.pairs)
        identifier.push_back(teams.at(pair.second).tpn);
    return identifier;
}

} // namespace pairwright::oracle::teamswiss
