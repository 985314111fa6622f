#pragma once

#include "engine/field/round_field.h"

#include <optional>
#include <vector>

namespace pairwright {

/// True if the players (ranks) can all be paired by the absolute criteria, one of `byeCandidates` (by
/// rank) taking the bye if their number is odd [C4].
bool canComplete(const RoundField& field, const std::vector<int>& ranks, const std::vector<bool>& byeCandidates);

/// By rank, without whom everybody else can be paired.
std::vector<bool> dispensable(const RoundField& field);

/// Who may get the bye at all [C2].
std::vector<bool> byeAllowed(const RoundField& field);

/// [C5]: who may get the bye so that its score is the lowest that any complete pairing allows; none if
/// there is no complete pairing. Precondition: the field is odd.
std::optional<std::vector<bool>> lowestByeCandidates(const RoundField& field);

/// Why the field cannot be paired; call it only if it cannot.
PairingFailure explainFailure(const RoundField& field);

} // namespace pairwright
