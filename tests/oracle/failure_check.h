#pragma once

#include "engine/pairing.h"
#include "tests/oracle/field.h"
#include "tests/oracle/position.h"

#include <string>

namespace pairwright::oracle {

/// Proves from the articles alone that the reason which the engine gives for an unpairable round holds
/// (fields up to 63 players). Empty when it does, else what is wrong with it.
///
/// noEligibleForBye: an odd number, and [C2] bars everybody; `blocked` are all present players.
/// noLegalPairing (Tutte's condition): without `onlyOpponents` the `blocked` players fall apart into circles
/// that may meet nobody else; the circles of odd size are more than `onlyOpponents`, and more by at least two
/// where a member of such a circle may have the bye.
std::string whatIsWrongWith(const PairingFailure& failure, const Position& position, Edition edition);

} // namespace pairwright::oracle
