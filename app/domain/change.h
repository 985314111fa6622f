#pragma once

#include "app/domain/boxed.h"
#include "app/domain/tournament.h"

#include <optional>
#include <variant>
#include <vector>

namespace pairwright {

/// A change of one stored thing: what was before, what is after. `before` and `after` without a value
/// mean that the thing is added or removed. A step of the journal is a list of these, and its inverse
/// is the same list backwards with the two sides exchanged.
struct EventChange {
    EventData before;
    EventData after;
};
struct SettingsChange {
    Settings before;
    Settings after;
};
struct PlayerChange {
    Boxed<Player> before;
    Boxed<Player> after;
};
/// A whole version of a round, with its boards.
struct VersionChange {
    RoundNumber round;
    Boxed<RoundVersion> before;
    Boxed<RoundVersion> after;
};
/// A hand edit of a proposal: the boards that it changes, and nothing of the others.
struct PairingsChange {
    /// Neighbouring boards.
    struct Run {
        int first = 1; ///< number of the first board
        std::vector<Match> matches;
    };
    struct Side {
        PairingOrigin origin = PairingOrigin::engine;
        std::optional<PlayerKey> bye;
        /// Ascending; the i-th of `after` takes the place of the i-th of `before`. Where there are several, each is as
        /// long as the one that it replaces; a single one may be longer or shorter: then the boards behind it move.
        std::vector<Run> runs;
    };
    RoundNumber round;
    int version = 1;
    Side before;
    Side after;
};
/// A manual phase begins or ends; the hand edits in it are PairingsChanges.
struct ManualPhaseChange {
    struct Side {
        std::optional<ManualPhase> phase;
        QString comparisonJson;
    };
    RoundNumber round;
    int version = 1;
    Side before;
    Side after;
};
/// A version is published or taken back.
struct PublicationChange {
    struct Side {
        std::optional<QDateTime> publishedAt;
        std::optional<WithdrawnPublication> withdrawn;
    };
    RoundNumber round;
    int version = 1;
    Side before;
    Side after;
};
/// Which version of a round is published, and whether the round is closed.
struct RoundChange {
    struct Side {
        std::optional<int> publishedVersion;
        std::optional<QDateTime> closedAt;
    };
    RoundNumber round;
    Side before;
    Side after;
};
/// The result of one game of the published version.
struct BoardChange {
    BoardId board;
    int version = 1;
    BoardOutcome before;
    BoardOutcome after;
};

using Change = std::variant<EventChange, SettingsChange, PlayerChange, VersionChange, PairingsChange, PublicationChange,
                            RoundChange, BoardChange, ManualPhaseChange>;
using Delta = std::vector<Change>;

/// The changes that take back `delta`.
Delta inverse(const Delta& delta);

/// Precondition: the tournament is in the state that `delta` starts from.
void applyTo(Tournament& tournament, const Delta& delta);

/// What leads from the pairings of `proposal` to others.
PairingsChange pairingsChange(RoundNumber round, const RoundVersion& proposal, PairingOrigin origin,
                              const Pairings& pairings);
/// False, and nothing is done: the boards that it replaces are not there.
bool applyTo(RoundVersion& version, const PairingsChange& change);

/// The tournament with `delta` carried out, for a delta that comes from a file. None: it names something that is not
/// there, or what it makes contradicts itself (app/domain/contradictions.h).
std::optional<Tournament> appliedTo(Tournament tournament, const Delta& delta);

/// The part of a player, version or round that a change replaces.
PublicationChange::Side publicationOf(const RoundVersion& version);
RoundChange::Side headOf(const Round& round);

} // namespace pairwright
