#pragma once

#include "app/domain/tournament.h"

#include <QPalette>
#include <QString>

namespace pairwright {

/// Two players of the standings after a round, to be compared.
struct StandingsQuestion {
    PlayerKey first;
    PlayerKey second;
    int afterRound = 0;
    friend bool operator==(const StandingsQuestion&, const StandingsQuestion&) = default;
};

/// Why one of the two stands before the other: every criterion down to the one that decided, with what each
/// round brought. Empty when one of them is not in that table.
QString standingsHtml(const Tournament& tournament, const StandingsQuestion& question, const QPalette& palette);

} // namespace pairwright
