#pragma once

#include "engine/json/engine_names.h"

#include <QLatin1StringView>

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace pairwright {

/// What a login does at an event on a server. Each may do what the ones before it may, but for the two desks, which do
/// not do each other's work; the server sees to it (app/storage/server/server_rights.h), and the window offers no more.
enum class DeskRole : std::uint8_t {
    viewer,  ///< sees everything that is not private
    checkIn, ///< who is there, who is absent, who has left
    results,
    arbiter, ///< everything but what stepsOfTheChief() names, and inviting
    chief,
};

template <>
struct EnumNames<DeskRole> {
    static constexpr std::array names{"viewer", "check-in", "results", "arbiter", "chief"};
};

/// What was found of the roles of an event when it was opened. On a server alone, and told to its owner alone.
enum class EventRoles : std::uint8_t {
    there,
    none,      ///< the server makes none: the event is its owner's alone
    madeAgain, ///< the event had come from another server, which kept them; its logins are to be given out anew
    missing,   ///< the same, and this login may not make them
};

/// What a step of a desk changes: changes of one kind (app/domain/changes/change.h, as the journal names them), and the
/// fields in which the two sides of one may differ, separated by blanks; empty: something is added.
struct DeskReach {
    QLatin1StringView step;
    DeskRole desk = DeskRole::viewer;
    QLatin1StringView kind;
    QLatin1StringView fields;
};
/// Of DeskRole::checkIn and DeskRole::results, each of their steps; what a desk may write on a server follows from it.
std::span<const DeskReach> deskReaches();
/// The steps that a desk gives, as the journal names them; only of those two.
std::vector<QLatin1StringView> stepsOf(DeskRole desk);
/// The steps that nobody else gives.
std::vector<QLatin1StringView> stepsOfTheChief();

/// Whether steps of that name may be given while the server cannot be reached, and wait at the desk for it: those of
/// the two desks, results and presence.
bool mayWaitAtDesk(QLatin1StringView step);

/// Whether somebody with that role gives steps of that name; takes back what he may give.
bool mayGive(DeskRole role, QLatin1StringView step);

} // namespace pairwright
