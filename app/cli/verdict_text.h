#pragma once

#include "app/cli/pairing_task.h"
#include "engine/judge.h"

#include <QJsonObject>

#include <string>
#include <vector>

/// Verdicts and answers in plain English and as JSON; players by the ids of the file.
namespace pairwright::cli {

/// "players without the colour due".
std::string criterionText(Criterion criterion);
/// "1", "2½ 2", "nobody".
std::string valueText(const CriterionValue& value);

/// "5-8 6-7, bye 3"; without what `without` has too.
std::string boardsText(const GivenRound& round, const GivenRound* without, const PairingTask& task);

/// One line for each thing that the verdict holds against the round.
std::vector<std::string> verdictLines(const Verdict& verdict, const PairingTask& task);

/// One sentence; the pair is as asked for.
std::string answerText(const Counterfactual& answer, Tpn a, Tpn b, const RoundPairing& asIs, const PairingTask& task);

QJsonObject toJson(const GivenRound& round, const PairingTask& task);
QJsonObject toJson(const Verdict& verdict, const PairingTask& task);
QJsonObject toJson(const Counterfactual& answer, const PairingTask& task);

/// The boards of an engine's round.
GivenRound givenBy(const RoundPairing& pairing);

} // namespace pairwright::cli
