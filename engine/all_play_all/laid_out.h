#pragma once

#include "engine/judge.h"
#include "engine/pairing.h"
#include "engine/pairing_facts.h"

#include <vector>

namespace pairwright::all_play_all {

/// Answers about rounds that a table has laid out, all of them together.
using LaidOut = Expected<std::vector<RoundPairing>, PairingFailure>;

/// There is no table for so many.
Unexpected<PairingFailure> noTable();

/// They meet in other rounds, or here.
Expected<Counterfactual, PairingFailure> whyNot(const LaidOut& rounds, const TournamentState& state,
                                                const PairingRequest& request, Tpn a, Tpn b);

/// Whether the round is that line of the table.
Expected<Verdict, PairingFailure> judge(const LaidOut& rounds, const TournamentState& state,
                                        const PairingRequest& request, const GivenRound& given);

/// Everybody by score and number; nobody is due a colour.
std::vector<PlayerFacts> facts(const TournamentState& state, const PairingRequest& request);

} // namespace pairwright::all_play_all
