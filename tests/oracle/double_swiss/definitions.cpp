#include "tests/oracle/double_swiss/definitions.h"

#include <algorithm>

namespace pairwright::oracle::doubleswiss {

namespace {

bool isMeeting(const Match& match)
{
    return match.kind == Match::Kind::played || match.kind == Match::Kind::withoutGames;
}

/// 1.5: the opponent had another score before the match. Forfeited matches and byes are no floats.
bool isFloat(const MatchPosition& position, Tpn tpn, int round)
{
    const Match& match = position.players[static_cast<std::size_t>(tpn.value - 1)][static_cast<std::size_t>(round - 1)];
    return isMeeting(match) && position.pairingScore(tpn, round) != position.pairingScore(match.opponent, round);
}

bool tookPart(const Match& match)
{
    return isMeeting(match) || match.kind == Match::Kind::forfeited || match.kind == Match::Kind::pairingBye;
}

/// [C2]: the bye, a match won by forfeit, a full-point bye.
bool barsFromBye(const Match& match)
{
    return match.kind == Match::Kind::pairingBye || match.kind == Match::Kind::fullPointBye ||
           (match.kind == Match::Kind::forfeited && match.wonByForfeit);
}

Entrant makeEntrant(const MatchPosition& position, Tpn tpn)
{
    const int played = position.roundsPlayed();
    Entrant entrant;
    entrant.tpn = tpn;
    entrant.score = position.pairingScore(tpn, played + 1);
    for (const Match& match : position.players[static_cast<std::size_t>(tpn.value - 1)]) {
        if (match.kind == Match::Kind::played)
            entrant.colours.push_back(match.colour);
        entrant.matchesPlayed += isMeeting(match) ? 1 : 0;
        entrant.barredFromBye = entrant.barredFromBye || barsFromBye(match);
    }
    entrant.floated = played > 0 && isFloat(position, tpn, played);
    return entrant;
}

} // namespace

Score MatchPosition::pairingScore(Tpn tpn, int round) const
{
    const auto index = static_cast<std::size_t>(tpn.value - 1);
    Score score;
    for (std::size_t i = 0; i + 1 < static_cast<std::size_t>(round); ++i)
        score += players[index][i].points;
    const auto last = static_cast<std::size_t>(round - 1);
    if (index < virtualPoints.size() && last < virtualPoints[index].size())
        score += virtualPoints[index][last];
    return score;
}

Entrants makeEntrants(const MatchPosition& position)
{
    Entrants entrants;
    entrants.initialColour = position.initialColour;
    entrants.lastRound = position.roundsPlayed() + 1 == position.plannedRounds;
    int number = 0;
    for (std::size_t i = 0; i < position.players.size(); ++i) {
        const Tpn tpn{static_cast<std::int32_t>(i + 1)};
        const auto& matches = position.players[i];
        const bool absent = std::find(position.absent.begin(), position.absent.end(), tpn) != position.absent.end();
        if (!absent || std::any_of(matches.begin(), matches.end(), tookPart))
            ++number;
        if (absent)
            continue;
        entrants.players.push_back(makeEntrant(position, tpn));
        entrants.players.back().number = number;
    }
    std::sort(entrants.players.begin(), entrants.players.end(), [](const Entrant& one, const Entrant& other) {
        return one.score != other.score ? one.score > other.score : one.tpn < other.tpn;
    });
    for (Entrant& entrant : entrants.players)
        for (const Match& match : position.players[static_cast<std::size_t>(entrant.tpn.value - 1)])
            for (Rank rank = 0; rank < entrants.size(); ++rank)
                if (isMeeting(match) && entrants.at(rank).tpn == match.opponent)
                    entrant.met |= only(rank);
    const RoundNumber round{position.roundsPlayed() + 1};
    for (const ForbiddenGroup& group : position.forbidden) {
        if (round < group.first || (group.last && round > *group.last))
            continue;
        const auto isOfGroup = [&](Rank rank) {
            return std::find(group.players.begin(), group.players.end(), entrants.at(rank).tpn) != group.players.end();
        };
        for (Rank one = 0; one < entrants.size(); ++one)
            for (Rank other = 0; other < entrants.size(); ++other)
                if (one != other && isOfGroup(one) && isOfGroup(other))
                    entrants.players[static_cast<std::size_t>(one)].met |= only(other);
    }
    return entrants;
}

bool c1_mayMeet(const Entrants& entrants, Rank one, Rank other)
{
    return !contains(entrants.at(one).met, other);
}

} // namespace pairwright::oracle::doubleswiss
