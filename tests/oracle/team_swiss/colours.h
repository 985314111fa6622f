#pragma once

#include "tests/oracle/team_swiss/definitions.h"

/// Article 4 of C.04.6:2026.
namespace pairwright::oracle::teamswiss {

/// Who has White on the first board.
struct TeamColours {
    Rank white = 0;
    Rank black = 0;
    int rule = 0; ///< 1 to 9: the article 4.3.1 to 4.3.9 that decided
};

/// 4.2.
Rank firstTeamOf(const Teams& teams, Rank one, Rank other);

/// 4.3.
TeamColours allocateColours(const Teams& teams, Rank one, Rank other);

} // namespace pairwright::oracle::teamswiss
