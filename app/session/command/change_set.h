#pragma once

#include "app/domain/changes/change.h"
#include "app/domain/ids.h"
#include "app/session/command/command.h"

#include <QMetaType>

#include <compare>
#include <cstdint>
#include <set>
#include <vector>

namespace pairwright {

/// Names one accepted command until it is confirmed or has failed.
struct Ticket {
    std::uint64_t value = 0;
    friend constexpr auto operator<=>(Ticket, Ticket) = default;
};

/// What a step changed, so that a model repaints no more than it must.
struct ChangeSet {
    enum class Kind : std::uint8_t { done, undone, redone };
    Ticket ticket;
    Kind kind = Kind::done;
    StepDescription step;
    bool event = false;                 ///< EventData
    bool settings = false;              ///< Settings
    bool log = false;                   ///< what was done against what was declared or published
    bool playersAddedOrRemoved = false; ///< TPNs may have moved too
    bool numbersMayChange = false;      ///< data that orders the players changed: look at the TPNs again
    std::set<PlayerKey> players;        ///< added, removed or changed players
    std::set<RoundNumber> rounds;       ///< rounds whose versions or state changed
    std::set<BoardId> boards;           ///< boards whose result changed
    friend bool operator==(const ChangeSet&, const ChangeSet&) = default;
};

/// What the changes touch; ticket, kind and step are left to the caller.
ChangeSet changeSetOf(const Delta& delta);

} // namespace pairwright

Q_DECLARE_METATYPE(pairwright::Ticket)
Q_DECLARE_METATYPE(pairwright::ChangeSet)
