#pragma once

#include "engine/judge.h"
#include "engine/words/round_names.h"

#include <string>
#include <vector>

/// Verdicts and answers in plain English; players and teams by the ids of the file.
namespace pairwright {

/// "1", "2½ 2", "nobody".
std::string valueText(const CriterionValue& value);

/// "5-8 6-7, bye 3"; without what `without` has too.
std::string boardsText(const GivenRound& round, const GivenRound* without, const RoundNames& names);

std::string violationText(const Violation& violation, const RoundNames& names);
std::string orderText(OrderRule rule, Entrants entrants = Entrants::players);
/// What a given bracket loses against the best one.
std::string bracketText(const BracketVerdict& bracket, const RoundNames& names);
std::string obstacleText(const PairObstacle& obstacle, const RoundNames& names);

/// One line for each thing that the verdict holds against the round.
std::vector<std::string> verdictLines(const Verdict& verdict, const RoundNames& names);

/// One sentence; the pair is as asked for.
std::string answerText(const Counterfactual& answer, Tpn a, Tpn b, const RoundPairing& asIs, const RoundNames& names);

} // namespace pairwright
