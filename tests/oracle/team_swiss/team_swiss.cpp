#include "tests/oracle/team_swiss/team_swiss.h"

#include "tests/oracle/shared/complete_pairing.h"
#include "tests/oracle/team_swiss/colours.h"

#include <algorithm>
#include <sstream>

namespace pairwright::oracle::teamswiss {

namespace {

std::vector<Tpn> tpnsOf(const Teams& teams, Set set)
{
    std::vector<Tpn> tpns;
    for (const Rank rank : membersOf(set))
        tpns.push_back(teams.at(rank).tpn);
    return tpns;
}

} // namespace

std::optional<TeamRound> pairTeams(const Teams& teams)
{
    Narrowing narrowing(everyCandidate(teams)); // [C1], [C2], and [C3] for the rest of the round
    if (narrowing.left().empty())
        return std::nullopt;
    TeamRound round;
    Set unpaired = teams.everybody();
    if (teams.size() % 2 == 1) {
        giveBye(teams, narrowing);
        const Rank bye = *narrowing.left().front().bye;
        round.bye = teams.at(bye).tpn;
        unpaired &= ~only(bye);
    }
    while (unpaired != 0) {
        const BracketOf bracket = makeBracket(teams, narrowing, unpaired, c6_ofSets(teams, narrowing.left(), unpaired));
        unpaired &= ~bracket.residents & ~bracket.upfloaters;
        TeamBracket& made = round.brackets.emplace_back();
        made.residents = tpnsOf(teams, bracket.residents);
        made.upfloaters = tpnsOf(teams, bracket.upfloaters);
        for (const auto& [one, other] : bracket.pairs) {
            made.pairs.emplace_back(teams.at(one).tpn, teams.at(other).tpn);
            const TeamColours colours = allocateColours(teams, one, other);
            round.boards.push_back({teams.at(colours.white).tpn, teams.at(colours.black).tpn, colours.rule});
        }
    }
    std::sort(round.boards.begin(), round.boards.end(),
              [](const TeamBoard& one, const TeamBoard& other) { return one.white < other.white; });
    round.decided = narrowing.decided();
    return round;
}

std::optional<TeamRound> pairByOracle(const TeamPosition& position)
{
    return pairTeams(makeTeams(position));
}

std::string toString(const TeamRound& round)
{
    std::ostringstream text;
    for (const TeamBoard& board : round.boards)
        text << board.white.value << '-' << board.black.value << " (" << board.rule << ") ";
    if (round.bye)
        text << "bye " << round.bye->value;
    return text.str();
}

} // namespace pairwright::oracle::teamswiss
