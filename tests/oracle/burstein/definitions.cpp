#include "tests/oracle/burstein/definitions.h"

#include <algorithm>
#include <map>

namespace pairwright::oracle::burstein {

namespace {

/// The current score; virtual points are excluded (1.7.2).
Score currentScore(const TournamentState& state, Tpn tpn)
{
    return state.scoreAfter(tpn, state.roundsPlayed());
}

/// A zero-point bye, or a round after a withdrawal. A forfeit loss is neither.
bool isZeroPointBye(const RoundRecord& record)
{
    const Bye* bye = std::get_if<Bye>(&record);
    return bye != nullptr && (bye->kind == ByeKind::Zero || bye->kind == ByeKind::NotEntered);
}

/// 1.8: Index, then TPN. Scores are not used.
bool ranksHigher(const Entrant& one, const Entrant& other)
{
    if (one.index != other.index)
        return one.index > other.index;
    return one.facts.tpn < other.facts.tpn;
}

} // namespace

int seedingRounds(int plannedRounds)
{
    return std::min(plannedRounds / 2, 4);
}

Score scoreForOpponents(const TournamentState& state, Tpn tpn)
{
    // "Up to the current round": the run ends in the last completed round, whether or not the player takes part in
    // the round to pair. It ends when he plays again.
    Score score = currentScore(state, tpn);
    for (int round = state.roundsPlayed(); round >= 1; --round) {
        const RoundRecord record = state.record(tpn, RoundNumber{round});
        if (!isZeroPointBye(record))
            break;
        score += state.points.drawValue() - state.points.pointsFor(record);
    }
    return score;
}

Index indexOf(const TournamentState& state, Tpn tpn)
{
    Index index;
    for (int round = 1; round <= state.roundsPlayed(); ++round) {
        const RoundRecord record = state.record(tpn, RoundNumber{round});
        const std::int64_t earned = state.points.pointsFor(record).tenths;
        // Not played, a forfeit either way included: against himself, with the points that are registered.
        const auto* game = std::get_if<PlayedGame>(&record);
        const Score opponents = game != nullptr ? scoreForOpponents(state, game->opponent) : currentScore(state, tpn);
        index.buchholz += opponents.tenths;
        index.sonnebornBerger += earned * opponents.tenths;
    }
    return index;
}

Entrants makeEntrants(const TournamentState& state, Edition edition, std::span<const Tpn> absent)
{
    const Field field = makeField(state, dutchEditionOf(edition), absent);
    Entrants entrants;
    entrants.edition = edition;
    entrants.initialColour = state.initialColour;
    for (const Player& facts : field.players)
        entrants.players.push_back(Entrant{facts, indexOf(state, facts.tpn)});

    // `met` of the shared field names players by their rank there, which is by score.
    std::map<Tpn, Rank> byScore;
    for (Rank rank = 0; rank < field.size(); ++rank)
        byScore[field.player(rank).tpn] = rank;
    std::sort(entrants.players.begin(), entrants.players.end(), ranksHigher);
    for (Entrant& entrant : entrants.players) {
        ManyRanks met;
        for (Rank rank = 0; rank < entrants.size(); ++rank)
            met[static_cast<std::size_t>(rank)] = contains(entrant.facts.met, byScore.at(entrants.tpn(rank)));
        entrant.facts.met = met;
    }
    return entrants;
}

} // namespace pairwright::oracle::burstein
