#pragma once

#include "app/domain/prizes/prize_fund.h"
#include "app/session/command/thing_edit.h"

#include <QString>

#include <optional>
#include <vector>

/// The commands of the prizes; part of app/session/command/command.h.
namespace pairwright {

/// The prize fund. Always possible; what was announced stays as it is.
struct SetPrizes {
    std::vector<ThingEdit<Prize>> edits;
    QString source =
        {}; ///< file name of a fund that was read, or what AddPlayers says of other sources; empty: typed in
};

/// By which rules prizes are given. Always possible.
struct SetPrizeRules {
    PrizeRules rules;
    Seen<PrizeRules> seen = {};
};

/// Who may win by hand, or may not. Always possible.
struct MarkForPrizes {
    std::vector<ThingEdit<PrizeMark>> edits;
};

/// Rankings of clubs, schools and teams. Always possible.
struct SetTeamRankings {
    std::vector<ThingEdit<TeamRanking>> edits;
};

/// Freezes who gets what; none: takes the announcement back. Level 3 where prizes are announced already.
struct AnnouncePrizes {
    std::optional<AnnouncedPrizes> prizes;
    Seen<std::optional<AnnouncedPrizes>> seen = {};
};

} // namespace pairwright
