#pragma once

#include "app/domain/tournament.h"
#include "app/prizes/what_it_brings.h"

#include <QPalette>
#include <QString>

#include <optional>

namespace pairwright {

/// What the Inspector explains about prizes: one prize, one player, or why the one has not gone to the other.
struct PrizeQuestion {
    std::optional<ThingId> prize;
    std::optional<PlayerKey> player;
    friend bool operator==(const PrizeQuestion&, const PrizeQuestion&) = default;
};

/// The answer, with what would be if the event ended now; empty where there is no such prize and no such player.
QString prizeHtml(const Tournament& tournament, const PrizeQuestion& question, const QPalette& palette);

/// "A win brings 300 to 500 EUR, a draw ...".
QString prospectsText(const Tournament& tournament, const prizes::Prospects& prospects);

} // namespace pairwright
