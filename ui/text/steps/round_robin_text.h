#pragma once

#include "app/domain/changes/finding.h"
#include "app/domain/tournament.h"

#include <QString>

namespace pairwright {

/// What a finding about a round robin says: numbers, tables, late entries, withdrawals, postponed games. Empty for all
/// others. `subject` and `other`: the names of the players concerned; `place`: "board 3".
QString roundRobinSentence(const Finding& finding, const Tournament& tournament, const QString& subject,
                           const QString& other, const QString& place);

} // namespace pairwright
