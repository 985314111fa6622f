#pragma once

#include "engine/judge.h"

#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

/// Questions to the record of a procedural system.
namespace pairwright {

/// The first step that gave one of the two, for good, an opponent or the bye: from then on the other one was
/// out of reach. Floating is no such step, for floaters are still to be paired.
std::optional<std::size_t> decisiveStep(const std::vector<ProcedureStep>& steps, Tpn a, Tpn b);

/// The first step that a given round does not follow: another pair, another bye.
std::optional<std::size_t> firstStepLeft(const std::vector<ProcedureStep>& steps, const GivenRound& given);

/// Boards that the engine's round has too, with the colours the other way round.
std::vector<std::pair<Tpn, Tpn>> turnedAgainst(const std::vector<Board>& best, const GivenRound& given);

} // namespace pairwright
