#pragma once

#include "tests/oracle/dubov_1997/columns.h"

#include <variant>

/// Chapters 6.4, 7.1, 7.2 and 8 of the Dubov system of 1997: one score group.
namespace pairwright::oracle::dubov1997 {

/// The text does not decide: the referee should (9).
struct Undecided {
    const char* chapter = "";
    Ranks candidates; ///< of whom he has to choose, by rank
};

struct PairedGroup {
    Ranks residents;
    Ranks floaters; ///< from above
    Ranks raised;   ///< 7.1, 7.2: from below
    Pairs pairs;
    Ranks leftOver;              ///< float down
    bool floatersChosen = false; ///< by the list of 6.4, of several sets that let the others be paired
};

/// `lower`: the groups below, the next one first; who is raised leaves them.
std::variant<PairedGroup, Undecided> pairGroup(const Entrants& entrants, const Ranks& residents, const Ranks& floaters,
                                               std::vector<Ranks>& lower);

/// 8.1.
Ranks orderOfFloaters(const Entrants& entrants, const Ranks& floaters);

} // namespace pairwright::oracle::dubov1997
