#pragma once

#include "engine/why_not.h"
#include "tests/oracle/shared/system_round.h"

#include <optional>
#include <string>
#include <vector>

/// What why-not of a procedural system claims: absolute rules, and the step that put a pair out of
/// reach.
namespace pairwright::oracle {

struct StepAnswer {
    Counterfactual::Verdict verdict = Counterfactual::Verdict::unknown;
    /// Of an impossible pair. `haveMet` stands for the organiser's list too.
    std::optional<PairObstacle::Kind> obstacle;
    std::vector<Tpn> deciding; ///< ascending: the pair, or the player with the bye, that came first for one of the two
    std::optional<SystemRound> alternative; ///< the round of the same procedure with the pair; boards and bye count
};

/// All of it, to compare and to show. Of a round the boards with their colours and the bye.
std::string describe(const StepAnswer& answer);

/// What the engine answered, the step taken from the record of its round.
StepAnswer stepAnswerOf(const RoundPairing& round, const Counterfactual& answer);

/// The first decision of a round, in the order in which its groups and pairs were made, that gives one of the two an
/// opponent or the bye.
std::vector<Tpn> decidingPlayers(const SystemRound& round, bool byeComesFirst, Tpn a, Tpn b);

/// True if the state holds a game of the two in the round that the engine names.
bool metAsNamed(const TournamentState& state, const PairObstacle& obstacle, Tpn a, Tpn b);

} // namespace pairwright::oracle
