#include "tests/oracle/team_swiss/definitions.h"

#include <algorithm>

namespace pairwright::oracle::teamswiss {

namespace {

const std::vector<TeamMatch>& matchesOf(const TeamPosition& position, Tpn tpn)
{
    return position.teams[static_cast<std::size_t>(tpn.value - 1)];
}

bool isPlayed(const TeamMatch& match)
{
    return match.kind == TeamMatch::Kind::played;
}

/// 1.5: the opponent had another score before the match. Who plays no match is no floater.
bool isFloater(const TeamPosition& position, Tpn tpn, int round)
{
    const TeamMatch& match = matchesOf(position, tpn)[static_cast<std::size_t>(round - 1)];
    return isPlayed(match) && position.pairingScore(tpn, round) != position.pairingScore(match.opponent, round);
}

/// A requested bye alone gives no number.
bool takesPart(const TeamMatch& match)
{
    return isPlayed(match) || match.kind == TeamMatch::Kind::forfeited || match.kind == TeamMatch::Kind::pairingBye;
}

/// [C2], its own list: the bye, a match won by forfeit, a full-point bye.
bool c2_bars(const TeamMatch& match)
{
    return match.kind == TeamMatch::Kind::pairingBye || match.kind == TeamMatch::Kind::fullPointBye ||
           (match.kind == TeamMatch::Kind::forfeited && match.wonByForfeit);
}

bool isAbsentTeam(const TeamPosition& position, Tpn tpn)
{
    return std::find(position.absent.begin(), position.absent.end(), tpn) != position.absent.end();
}

Team makeTeam(const TeamPosition& position, Tpn tpn)
{
    const int played = position.roundsPlayed();
    Team team;
    team.tpn = tpn;
    team.score = position.pairingScore(tpn, played + 1);
    team.secondary = position.secondaryScore(tpn);
    for (const TeamMatch& match : matchesOf(position, tpn)) {
        if (isPlayed(match)) {
            team.colours.push_back(match.colour);
            ++team.matchesPlayed;
        }
        team.barredFromBye = team.barredFromBye || c2_bars(match);
    }
    team.preference = preferenceOf(team.colours, position.preferences, played + 1 == position.plannedRounds);
    team.floated = played > 0 && isFloater(position, tpn, played);
    return team;
}

/// Whom the organiser keeps apart in the round to pair.
bool areForbidden(const TeamPosition& position, Tpn one, Tpn other)
{
    const RoundNumber round{position.roundsPlayed() + 1};
    return std::any_of(position.forbidden.begin(), position.forbidden.end(), [&](const ForbiddenGroup& group) {
        const auto holds = [&group](Tpn tpn) {
            return std::find(group.players.begin(), group.players.end(), tpn) != group.players.end();
        };
        return round >= group.first && (!group.last || round <= *group.last) && holds(one) && holds(other);
    });
}

/// GHR 3.5: a match that was not played does not count.
bool havePlayed(const TeamPosition& position, Tpn one, Tpn other)
{
    const auto& matches = matchesOf(position, one);
    return std::any_of(matches.begin(), matches.end(),
                       [other](const TeamMatch& match) { return isPlayed(match) && match.opponent == other; });
}

} // namespace

Score TeamPosition::pairingScore(Tpn tpn, int round) const
{
    const auto index = static_cast<std::size_t>(tpn.value - 1);
    const auto last = static_cast<std::size_t>(round - 1);
    Score score;
    for (std::size_t i = 0; i < last; ++i)
        score += teams[index][i].primary;
    if (index < virtualPoints.size() && last < virtualPoints[index].size())
        score += virtualPoints[index][last];
    return score;
}

Score TeamPosition::secondaryScore(Tpn tpn) const
{
    Score score;
    for (const TeamMatch& match : matchesOf(*this, tpn))
        score += match.secondary;
    return score;
}

int colourDifferenceOf(const std::vector<Colour>& colours)
{
    const auto whites = std::count(colours.begin(), colours.end(), Colour::White);
    return static_cast<int>(2 * whites) - static_cast<int>(colours.size());
}

TeamPreference preferenceOf(const std::vector<Colour>& colours, PreferenceType type, bool lastRound)
{
    using Kind = TeamPreference::Kind;
    if (type == PreferenceType::notUsed || colours.empty())
        return {};
    const int difference = colourDifferenceOf(colours);
    const auto hadInLastTwo = [&colours](Colour colour) {
        return colours.size() >= 2 && colours.back() == colour && colours[colours.size() - 2] == colour;
    };
    const Kind greater = type == PreferenceType::typeA ? Kind::simple : Kind::strong;
    if (difference < -1 || ((difference == 0 || difference == -1) && hadInLastTwo(Colour::Black)))
        return {greater, Colour::White};
    if (difference > 1 || ((difference == 0 || difference == 1) && hadInLastTwo(Colour::White)))
        return {greater, Colour::Black};
    if (type == PreferenceType::typeA)
        return {};
    // The last round takes away what a difference of 0 gives mildly. Reading: the strong clause stands before.
    if (difference == -1 || (difference == 0 && !lastRound && colours.back() == Colour::Black))
        return {Kind::mild, Colour::White};
    if (difference == 1 || (difference == 0 && !lastRound && colours.back() == Colour::White))
        return {Kind::mild, Colour::Black};
    return {};
}

Teams makeTeams(const TeamPosition& position)
{
    Teams teams;
    teams.initialColour = position.initialColour;
    teams.preferences = position.preferences;
    teams.usesSecondary = position.usesSecondary;
    teams.lastTwoRounds = position.roundsPlayed() + 2 >= position.plannedRounds;
    int number = 0;
    for (std::size_t i = 0; i < position.teams.size(); ++i) {
        const bool absent = isAbsentTeam(position, tpnAt(i));
        if (!absent || std::any_of(position.teams[i].begin(), position.teams[i].end(), takesPart))
            ++number;
        if (absent)
            continue;
        teams.teams.push_back(makeTeam(position, tpnAt(i)));
        teams.teams.back().number = number;
    }
    std::sort(teams.teams.begin(), teams.teams.end(), [](const Team& one, const Team& other) {
        return one.score != other.score ? one.score > other.score : one.tpn < other.tpn;
    });
    for (Team& team : teams.teams)
        for (Rank rank = 0; rank < teams.size(); ++rank)
            if (const Tpn other = teams.at(rank).tpn;
                other != team.tpn && (havePlayed(position, team.tpn, other) || areForbidden(position, team.tpn, other)))
                team.met |= only(rank);
    return teams;
}

} // namespace pairwright::oracle::teamswiss
