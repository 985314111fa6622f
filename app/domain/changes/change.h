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
    Apart<EventData> before;
    Apart<EventData> after;
};
struct SettingsChange {
    Apart<Settings> before;
    Apart<Settings> after;
};
/// Something is noted of what was done against what was declared or published, or is noted no longer.
struct LogChange {
    std::optional<IntegrityEvent> before;
    std::optional<IntegrityEvent> after;
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
        friend bool operator==(const Side&, const Side&) = default;
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
        friend bool operator==(const Side&, const Side&) = default;
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

/// Who sits for a team at the boards of its match.
struct LineUpChange {
    RoundNumber round;
    int version = 1;
    int board = 1; ///< number of the match
    PlayerKey team;
    LineUp before;
    LineUp after;
};

using Change = std::variant<EventChange, SettingsChange, PlayerChange, VersionChange, PairingsChange, PublicationChange,
                            RoundChange, BoardChange, ManualPhaseChange, LogChange, LineUpChange>;
using Delta = std::vector<Change>;

/// The changes that take back `delta`.
Delta inverse(const Delta& delta);

/// Precondition: the tournament is in the state that `delta` starts from.
void applyTo(Tournament& tournament, const Delta& delta);

/// What leads from the pairings of `proposal` to others.
PairingsChange pairingsChange(RoundNumber round, const RoundVersion& proposal, PairingOrigin origin,
                              const Pairings& pairings);
/// Precondition: the boards that it replaces are there.
void applyTo(RoundVersion& proposal, const PairingsChange& change);

/// The same for a delta that comes from a file. False: one of its changes breaks its promises, or does not start from
/// what is there then (app/domain/changes/change_check.h); `tournament` is of no use any more. The event, the settings,
/// a player and a result are replaced whatever they were, for older files hold values that no step has told: `delta`
/// starts from what was there afterwards.
bool applyIfItFits(Tournament& tournament, Delta& delta);

/// A delta from a file as it can be carried out in the tournament. None: it does not fit, or what it makes contradicts
/// itself (app/domain/changes/contradictions.h).
std::optional<Delta> fittedTo(Tournament tournament, Delta delta);

/// The part of a player, version or round that a change replaces.
PublicationChange::Side publicationOf(const RoundVersion& version);
RoundChange::Side headOf(const Round& round);

} // namespace pairwright
