#pragma once

#include "app/engine_program/request.h"
#include "engine/pairing.h"
#include "engine/trf/player.h"

#include <span>
#include <string>

namespace pairwright::engine_program {

/// -l: a line for each player of the round, by score: id, points for pairing, colours so far (- unplayed), preference
/// (A none, w or b mild, in brackets strong, doubled absolute), opponent of this round, opponents so far; columns
/// apart by tabs.
std::string checklist(const TournamentState& state, const PairingRequest& request, const RoundPairing& pairing,
                      std::span<const trf::FileId> ids);

/// Writes it where -l says: beside `input`, or its name with the ending "list". What went wrong is a remark: no exit
/// code tells of it, as with the engines that this program stands in for.
std::string writeChecklist(const Request& request, const std::string& input, const std::string& text);

} // namespace pairwright::engine_program
