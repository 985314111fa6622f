#pragma once

#include "engine/judge.h"
#include "engine/pairing.h"
#include "engine/pairing_facts.h"
#include "engine/round_robin/table.h"

namespace pairwright::round_robin {

/// What is to be laid out.
struct Plan {
    int cycles = 1; ///< how often everybody meets everybody
    Seam seam = Seam::exchanged;
};

/// Of all cycles.
int roundsFor(int players, int cycles);

/// All rounds by the Berger table. Everybody has his number, also who withdrew: what becomes of his games is no matter
/// of the table. PairingFailure::Reason::noTable for fewer than 3 or more than 40 players, or more than 99 rounds.
Expected<std::vector<RoundPairing>, PairingFailure> layOut(const TournamentState& state, Plan plan);

/// They meet in other rounds, or here.
Expected<Counterfactual, PairingFailure> whyNot(const TournamentState& state, const PairingRequest& request, Plan plan,
                                                Tpn a, Tpn b);

/// Whether the round is that line of the table.
Expected<Verdict, PairingFailure> judge(const TournamentState& state, const PairingRequest& request, Plan plan,
                                        const GivenRound& given);

/// Everybody by score and number; nobody is due a colour.
std::vector<PlayerFacts> facts(const TournamentState& state, const PairingRequest& request);

} // namespace pairwright::round_robin
