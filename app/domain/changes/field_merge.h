#pragma once

#include "app/domain/tournament.h"

#include <cstdint>

namespace pairwright {

/// A change of a player, of the event or of the settings is one of the fields in which `before` and `after` differ, so
/// that two people may change one thing at a time. Of what goes by rounds (dates, absences) each round is a field, and
/// of lists of things (forbidden pairs, groups by rule, prizes) each thing.

/// Gives those fields of `target` the value of `after`; the others stay.
void takeOver(Player& target, const Player& before, const Player& after);
void takeOver(EventData& target, const EventData& before, const EventData& after);
void takeOver(Settings& target, const Settings& before, const Settings& after);

/// A field that somebody else has changed meanwhile.
struct FieldConflict {
    const char* key; ///< in JSON and in findings
    QString present; ///< what it is, and
    QString wanted;  ///< what it was to be
    QString before;  ///< from what; all as the journal keeps them
};
/// What a field may be that is changed.
enum class Accepts : std::uint8_t { startOrEnd, start };
/// Those of the fields that in `present` are neither what they were in `before` nor, where the end is accepted, what
/// they are in `after`.
std::vector<FieldConflict> conflicts(const Player& present, const Player& before, const Player& after,
                                     Accepts accepts = Accepts::startOrEnd);
std::vector<FieldConflict> conflicts(const EventData& present, const EventData& before, const EventData& after,
                                     Accepts accepts = Accepts::startOrEnd);
std::vector<FieldConflict> conflicts(const Settings& present, const Settings& before, const Settings& after,
                                     Accepts accepts = Accepts::startOrEnd);

} // namespace pairwright
