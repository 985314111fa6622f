#pragma once

#include "tests/oracle/bracket.h"
#include "tests/oracle/colours.h"

/// The four colour criteria have the same words in both editions: [C10] to [C13] of 2026, C.8 to C.11 of 2017.
namespace pairwright::oracle {

/// The colours of every pair by Article 5 (E).
std::vector<Allocation> allocateAll(const Field& field, const Candidate& candidate);

/// Topscorers or topscorers' opponents who get a colour difference higher than +2 or lower than -2.
int colourDifferencesBeyondTwo(const Field& field, const std::vector<Allocation>& boards);
/// Topscorers or topscorers' opponents who get the same colour three times in a row.
int sameColourThreeTimes(const Field& field, const std::vector<Allocation>& boards);
/// Players who do not get their colour preference.
int preferencesNotGranted(const Field& field, const std::vector<Allocation>& boards);
/// Players who do not get their strong colour preference: an absolute one is not a strong one.
int strongPreferencesNotGranted(const Field& field, const std::vector<Allocation>& boards);

} // namespace pairwright::oracle
