#pragma once

#include "app/domain/tournament.h"

#include <optional>
#include <stop_token>
#include <vector>

namespace pairwright {

/// Pairs each round of an imported tournament alone and compares. That the rules pair one otherwise is noted with it
/// (IntegrityEvent::Kind::importedRound), so that every report tells it. Where the file tells of results that came
/// later (`### Adjournment`, `### Correction`), a round may have been paired when only the first of them, in the order
/// told, were known. Rounds of which the file itself tells (`### MPA`, `### Import`, pairings of `### Correction`),
/// those that were paired before the numbers changed (`### Regeneration`), and those that the rules leave to the
/// arbiter, are passed over; where the rules give a round to the numbers before, it gets these as its own. Asked to
/// stop, it leaves the rest unlooked at.
void checkImportedRounds(Tournament& tournament, const std::stop_token& stop = {});

/// The imported tournament as it stood when the round was paired, where the rules do not give the round to what it has
/// now, and give it to what it had before the last of the results that the file tells as corrected. None: the round is
/// to be judged by what it has now.
std::optional<Tournament> beforeCorrections(const Tournament& tournament, RoundNumber round,
                                            const std::stop_token& stop = {});

/// What is noted of that, by this program or by one before.
std::vector<IntegrityEvent> importedOtherwise(const Tournament& tournament);

} // namespace pairwright
