#pragma once

#include "app/domain/players/player.h"

#include <QString>

#include <optional>

namespace pairwright {

/// A group whose members follow from their data: born from 2010, rating below 1600, women. All that is set must hold.
struct GroupRule {
    QString name;
    std::optional<Sex> sex;
    std::optional<int> bornFrom;
    std::optional<int> bornUntil;
    std::optional<int> ratingFrom;
    std::optional<int> ratingBelow; ///< who has no rating belongs to no group that speaks of ratings
    ThingId id = {};
    friend bool operator==(const GroupRule&, const GroupRule&) = default;
};

bool belongsTo(const GroupRule& rule, const PlayerData& player);

/// Has a name and a condition, and its years and ratings are some.
bool isPossible(const GroupRule& rule);

} // namespace pairwright
