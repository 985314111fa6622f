#pragma once

#include "tests/property/systems/system_checks.h"

/// Rounds of the engine for tests of the checks themselves.
namespace pairwright::property {

using Check = Complaints (*)(const SystemProposal&);

/// A round of the engine that a test may spoil.
struct SampleRound {
    oracle::Position position;
    PairingRequest request;
    RoundPairing pairing;
    std::uint64_t seed = 0;

    [[nodiscard]] SystemProposal proposal() const { return {position, request, pairing}; }
    /// How many the record has; for a record of criteria only.
    [[nodiscard]] std::size_t brackets() const { return std::get<CriteriaRecord>(pairing.record).brackets.size(); }
};

/// Every round of some tournaments of 20 to 60 players, without the seeding rounds of Burstein.
std::vector<SampleRound> sampleRounds(SystemEdition system);

} // namespace pairwright::property
