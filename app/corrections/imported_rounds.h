#pragma once

#include "app/domain/tournament.h"

#include <stop_token>
#include <vector>

namespace pairwright {

/// A round of an imported tournament that the rules pair otherwise.
struct ImportedRound {
    RoundNumber round;
    QString difference; ///< in codes: "3 boards, bye"
    friend bool operator==(const ImportedRound&, const ImportedRound&) = default;
};

/// Pairs each round of an imported tournament alone and compares. What the rules pair otherwise is kept with it as a
/// line of the header, `### Import @ Round n: 3 boards`, so that every report tells it. Rounds of which the file itself
/// tells
/// (`### MPA`, `### Import`), and those that the rules leave to the arbiter, are passed over. Asked to stop, it leaves
/// the rest unlooked at.
void checkImportedRounds(Tournament& tournament, const std::stop_token& stop = {});

/// What those lines tell, by this program or by one before.
std::vector<ImportedRound> importedOtherwise(const Tournament& tournament);

} // namespace pairwright
