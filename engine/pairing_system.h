#pragma once

#include "engine/articles.h"
#include "engine/capabilities.h"
#include "engine/judge.h"
#include "engine/pairing.h"
#include "engine/pairing_facts.h"
#include "engine/table_seats.h"
#include "engine/why_not.h"

#include <vector>

namespace pairwright {

/// A pairing system in one edition: what the rest of the program asks of it. Each lives in the folder of its rules
/// (system.h), says there all that there is to be said of it, and is registered by a line in registry.cpp.
///
/// The functions are asked only what requestFailure() (request_check.h) has let pass, inside a Watch; they are pure.
struct PairingSystem {
    using Request = const PairingRequest&;
    using State = const TournamentState&;

    SystemInfo info;
    Capabilities can{};
    Articles articles{};
    /// One round: the one after roundsPlayed(). None where all are made at once.
    Expected<RoundPairing, PairingFailure> (*pair)(State, Request) = nullptr;
    /// All planned rounds, whatever has been played. None where each is made from the one before.
    Expected<std::vector<RoundPairing>, PairingFailure> (*layOut)(State, Request) = nullptr;
    Expected<Counterfactual, PairingFailure> (*whyNot)(State, Request, Tpn, Tpn) = nullptr;
    Expected<Verdict, PairingFailure> (*judge)(State, Request, const GivenRound&) = nullptr;
    std::vector<PlayerFacts> (*facts)(State, Request) = nullptr;
    /// How often everybody meets everybody, and how many rounds that takes; none: they do not.
    int (*cycles)(const SystemOptions& options) = nullptr;
    int (*roundsFor)(int players, int cycles) = nullptr;
    /// Who sits where in the match of a round of a table that pairs teams; none: the teams say it. Empty beyond it.
    std::vector<TableSeats> (*seats)(const SystemOptions& options, RoundNumber round) = nullptr;
    /// The system whose rules pair the first rounds, and how many of so many planned ones; none: there are no such.
    const PairingSystem* seedingSystem = nullptr;
    int (*seedingRounds)(int plannedRounds) = nullptr;
};

} // namespace pairwright
