#pragma once

#include "engine/pairing.h"
#include "tests/oracle/field.h"
#include "tests/oracle/position.h"

#include <string>
#include <vector>

/// What must hold of every round that the engine proposes, checked with the oracle's reading of the articles.
/// Each function returns one sentence per violation, nothing when all is well. Fields up to 63 players.
namespace pairwright::property {

using Complaints = std::vector<std::string>;

/// A proposed round with everything that it is judged by.
struct Proposal {
    const oracle::Position& position;
    const oracle::Field& field;
    const RoundPairing& pairing;
};

/// Every present player exactly once, nobody else; a bye if and only if their number is odd.
Complaints completeness(const Proposal& proposal);
/// [C1] to [C3] and forbidden pairs.
Complaints legality(const Proposal& proposal);
/// Basic Rules 6 and 7, but for the boards of topscorers.
Complaints colourLimits(const Proposal& proposal);
/// Colours and rule of each board by article 5, effective numbers included.
Complaints colourRules(const Proposal& proposal);
/// General Handling Rules 3.6; under acceleration 2026 sorts on the pairing score, 2017 on the real one.
Complaints boardOrder(const Proposal& proposal);
/// The record speaks of this very round: brackets lie below each other, floaters arrive, pairs are the boards.
Complaints recordAgrees(const Proposal& proposal);
/// [C10] to [C21] (2017: C.6, C.8 to C.19) and the order of candidates: no two pairs of a bracket can swap opponents
/// for a better candidate or for an earlier one of the same worth.
Complaints noBetterSwap(const Proposal& proposal);

/// All of them.
Complaints allChecks(const Proposal& proposal);

} // namespace pairwright::property
