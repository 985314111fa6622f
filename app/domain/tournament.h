#pragma once

#include "app/domain/changes/integrity.h"
#include "app/domain/players/player.h"
#include "app/domain/rounds/round.h"
#include "app/domain/setup/event_data.h"
#include "app/domain/setup/settings.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace pairwright {

/// A line of an imported TRF that we do not understand and write back at its place on export. It is what another
/// program had to say, and may be private.
struct KeptLine {
    enum class Place : std::uint8_t { top, header, afterPlayer, tail };
    Place place = Place::tail;      ///< top: before the first known record; header: before the players
    std::optional<PlayerKey> after; ///< the player line above it; set for afterPlayer only
    QString text;
    friend bool operator==(const KeptLine&, const KeptLine&) = default;
};

/// A whole tournament: a plain value. Owned by TournamentSession, which is the only one who changes
/// it; everybody else reads. Copies are cheap enough to hand to a worker thread.
struct Tournament {
    EventData event;
    Settings settings;
    std::vector<Player> players;           ///< who is paired, by key, ascending: players, or teams
    std::vector<Player> members;           ///< who plays for a team, by key, ascending
    std::vector<Round> rounds;             ///< rounds[i] has the number i+1; the last may be a proposal only
    std::vector<KeptLine> keptLines;       ///< in the order of the file
    std::vector<IntegrityEvent> integrity; ///< in the order in which it was done
    PlayerKey nextPlayerKey;               ///< the key of the next new player
    ThingId nextThing{1};                  ///< the id of the next thing of a list
    friend bool operator==(const Tournament&, const Tournament&) = default;

    /// nullptr when no such player, or team, is paired.
    [[nodiscard]] const Player* player(PlayerKey key) const;
    /// nullptr when nobody of a team has that key.
    [[nodiscard]] const Player* member(PlayerKey key) const;
    /// The one or the other.
    [[nodiscard]] const Player* anybody(PlayerKey key) const;
    /// Who plays for a team, in its order.
    [[nodiscard]] std::vector<const Player*> membersOf(PlayerKey team) const;
    /// nullptr when nothing is stored for that round.
    [[nodiscard]] const Round* round(RoundNumber number) const;
    /// The published board; nullptr when there is none, or it has no such game.
    [[nodiscard]] const Match* board(BoardId id) const;
    /// That game of it.
    [[nodiscard]] const Game* game(BoardId id) const;
    /// The round that was published last, by number; number 0 as long as none is. Published rounds are always 1 .. n.
    [[nodiscard]] RoundNumber lastPublished() const;
    /// As many rounds, but no more than are published.
    [[nodiscard]] int atMostPublished(int count) const;
    /// A round is published: the start is over.
    [[nodiscard]] bool hasBegun() const { return lastPublished().value > 0; }
    /// What FIDE wants declared before the start is fixed: a round is published or, in FIDE mode, was once, whatever
    /// was withdrawn since.
    [[nodiscard]] bool declarationsAreFixed() const;
    /// Nothing is left to be paired.
    [[nodiscard]] bool allRoundsPublished() const { return lastPublished().value >= settings.plannedRounds; }
    /// The round to be made next: who comes, goes or asks for a bye now does so from this one on.
    [[nodiscard]] RoundNumber roundAhead() const { return RoundNumber{lastPublished().value + 1}; }
    /// The round from whose results that one is made: the one before; nullptr for the first, and where all rounds are
    /// made at once.
    [[nodiscard]] const Round* roundBehind(RoundNumber number) const;
    /// The round that was made from the results of that one, published or proposed; nullptr: none.
    [[nodiscard]] const Round* roundMadeFrom(RoundNumber number) const;
    /// Published, and the next is published that was made from it: what is in it is corrected, no longer entered.
    [[nodiscard]] bool isClosed(RoundNumber number) const;
    /// Published and not closed.
    [[nodiscard]] bool mayEnterResults(RoundNumber number) const;
    /// Those in which results may be entered, in order.
    [[nodiscard]] std::vector<const Round*> roundsInPlay() const;
    /// The one of them that is played now: the first with open games, else the last; nullptr: none is published.
    [[nodiscard]] const Round* roundInPlay() const;
    /// Whom the standings leave out (Capabilities::allPlayAll): who has withdrawn, or all rounds are published, and
    /// none of whose published games counts.
    [[nodiscard]] std::set<PlayerKey> leftOut() const;
    /// The edition of C.07 in force when the event started, today's without a date; unplayed games by the system.
    [[nodiscard]] TieBreakRules tieBreakRules() const;
    /// The round whose proposal is being edited by hand; no value: no manual phase is open.
    [[nodiscard]] std::optional<RoundNumber> roundEditedByHand() const;
};

/// A state of a tournament that nobody changes any more: what jobs, paper and pages are made from.
using SharedTournament = std::shared_ptr<const Tournament>;

} // namespace pairwright
