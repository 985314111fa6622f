#pragma once

#include "tests/property/round_checks.h"

/// What must hold of every round by Dubov, Burstein or Lim, checked with the definitions and criteria functions of
/// their oracles on fields of any size. One sentence per violation, nothing when all is well.
namespace pairwright::property {

/// A proposed round of one of these systems.
struct SystemProposal {
    const oracle::Position& position;
    const PairingRequest& request;
    const RoundPairing& pairing;
};

/// Everybody present exactly once, the bye for an odd number only; C.04.2 article 3.6, in 2018 by the real scores.
Complaints completeAndInOrder(const SystemProposal& proposal);
/// Nobody has a colour a third time in a row or three times more than the other one (not for Lim, see limLegality).
Complaints coloursWithinLimits(const SystemProposal& proposal);

/// C.04.4.1 [C1] to [C3].
Complaints dubovLegality(const SystemProposal& proposal);
/// 3.1.
Complaints dubovBye(const SystemProposal& proposal);
/// 5.2, with the rule.
Complaints dubovColours(const SystemProposal& proposal);
/// The brackets hold everybody once from the top, their pairs are the boards, their values are those of the criteria,
/// and the remaining players can be paired after each ([C4]).
Complaints dubovRecord(const SystemProposal& proposal);
/// [C5] to [C10] and the order of 4.2: no upfloater should have stayed for another one, no two could have stayed, no
/// two pairs can swap opponents for fewer players without their preference.
Complaints dubovCriteria(const SystemProposal& proposal);
/// 3.2.3 to 3.2.6: every pair joins both subgroups, the subgroups are equal, no shifter can be swapped for one earlier
/// in the order of 4.3, no two players can swap opponents for an earlier transposition (4.4).
Complaints dubovSubgroups(const SystemProposal& proposal);

/// C.04.4.2 [C1] to [C3].
Complaints bursteinLegality(const SystemProposal& proposal);
/// 3.1.
Complaints bursteinBye(const SystemProposal& proposal);
/// 5.2, with the rule.
Complaints bursteinColours(const SystemProposal& proposal);
/// As dubovRecord.
Complaints bursteinRecord(const SystemProposal& proposal);
/// [C5] to [C8] and the order of 4.3: no two pairs can swap opponents, no floater can stay for another one, no two
/// floaters can meet.
Complaints bursteinCriteria(const SystemProposal& proposal);

/// C.04.4.3 article 2.1, in the last round as far as article 6 leaves it; 5.1 to 5.3: the limits hold wherever some
/// colouring of the board keeps them.
Complaints limLegality(const SystemProposal& proposal);
/// 1.1 and 7.1.
Complaints limBye(const SystemProposal& proposal);
/// Section 5 and 7.2.
Complaints limColours(const SystemProposal& proposal);
/// The steps hold every board: pairs that were made and not cracked, in groups that hold both players.
Complaints limRecord(const SystemProposal& proposal);

/// Whether some complete round complies with the absolute rules; the pairing of the proposal does not matter.
bool dubovRoundExists(const SystemProposal& proposal);
bool bursteinRoundExists(const SystemProposal& proposal);
bool limRoundExists(const SystemProposal& proposal);

/// Of a round that the engine refused: no complete round complies with the absolute rules.
Complaints refusalHolds(const oracle::Position& position, const PairingRequest& request);
/// All checks of the system; in the seeding rounds of Burstein those of the Dutch system but for noBetterSwap.
Complaints allSystemChecks(const SystemProposal& proposal);

} // namespace pairwright::property
