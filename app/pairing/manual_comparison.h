#pragma once

#include "app/domain/changes/finding.h"
#include "app/pairing/round_answers.h"

#include <string>

namespace pairwright {

/// What is kept of a manual phase with the version: how the pairings differ from those that the rules give.
struct ManualComparison {
    /// `changes` of it are the two lists: only by hand, and only by the rules.
    RoundJudgement judgement;
    /// Rules that hold in every system and that the pairings break (C.04.1), as they were asked about.
    std::vector<Finding> warnings;
    /// The engine finds no round at all: everything is only by hand.
    std::optional<PairingJobError> noRound = {};
    QString program; ///< version of the program that made it
    /// Of an imported round: what the file said, in its own words; the rest is empty then.
    QString fromFile;
};

/// Precondition: `judgement` is about `pairings`, which are of the next round.
ManualComparison comparisonOf(const Tournament& tournament, const Pairings& pairings, RoundJudgement judgement);
/// The same where the rules give no round to compare with.
ManualComparison comparisonOf(const Tournament& tournament, const Pairings& pairings, PairingJobError noRound);

/// The rules give other pairs, or another bye.
bool differs(const ManualComparison& comparison);

QString toJson(const ManualComparison& comparison);
/// No value: none was made, or it is damaged or of a newer program.
std::optional<ManualComparison> comparisonFromJson(const QString& text);

/// The text of the TRF line after "MPA @ Round n: ", with the players' numbers: "1-4 2-3 => 1-3 2-4", what the rules
/// give and what was made of it; fixed English words.
std::string trfTextOf(const ManualComparison& comparison, const TpnMap& order);

} // namespace pairwright
