#pragma once

#include "app/domain/rounds/match.h"
#include "app/domain/rounds/round.h"
#include "app/domain/setup/settings.h"

#include <QString>
#include <QVariant>

/// What stands in one column though it is more than one value.
namespace pairwright::sql {

/// Of a day to which a game was postponed, see 017_round_robin.sql.
QString dayText(const std::optional<Postponement>& postponed);
/// The lists that count, in their order: "standard,rapid".
QString listsText(const std::vector<CountedList>& lists);
/// JSON of the options that are chosen; empty: none.
QString optionsText(const SystemOptions& options);
/// JSON; NULL: there is no manual phase.
QVariant phaseText(const std::optional<ManualPhase>& phase);

} // namespace pairwright::sql
