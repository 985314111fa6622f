#pragma once

#include "app/cli/pairing_task.h"
#include "engine/judge.h"

#include <optional>
#include <vector>

namespace pairwright::cli {

/// A round of a file as it was paired, with everything that it was paired from.
struct RecordedRound {
    PairingTask task; ///< absent is whoever has neither board nor bye
    GivenRound given;
    std::vector<std::pair<Tpn, Tpn>> colourless; ///< boards whose order means nothing
};

struct RecordedRounds {
    std::vector<RecordedRound> rounds;
    std::vector<std::string> remarks; ///< repairs and decisions that the file left open, each once
};

/// The paired rounds of a TRF or tournament file, or one of them. Fails if the file has no such round.
Expected<RecordedRounds, CliError> loadRecordedRounds(const std::string& path, const trf::Choices& choices,
                                                      std::optional<int> only);

} // namespace pairwright::cli
