#pragma once

#include "app/engine_program/engine_file.h"
#include "app/engine_program/request.h"
#include "engine/pairing.h"

#include <span>
#include <string>

namespace pairwright::engine_program {

/// -p: the number of lines that follow, then "white black" for each board, the bye last as "id 0".
Expected<Done, Failure> pairNextRound(const Request& request, std::string& output, std::string& remarks);

/// The lines of a round.
std::string pairsText(const RoundPairing& pairing, std::span<const trf::FileId> ids);

/// Why a round cannot be paired, with the exit code that belongs to it.
Failure failureOf(const PairingFailure& failure, std::span<const trf::FileId> ids, const std::string& path, int round,
                  bool ofTeams);

} // namespace pairwright::engine_program
