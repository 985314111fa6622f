#pragma once

#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>
#include <vector>

namespace pairwright {

/// What a column of a player list can hold.
enum class PlayerColumn : std::uint8_t {
    name, ///< whole name
    lastName,
    firstName,
    title,
    womensTitle,
    sex,
    federation,
    rating, ///< does not say whose
    fideRating,
    nationalRating,
    ratingType,
    fideId,
    nationalId,
    birth,
    club,
    group,
};

/// For each column of the file what it holds; no value: passed over.
using PlayerColumnMapping = std::vector<std::optional<PlayerColumn>>;

/// What a row of headings says in English, German, French, Spanish, Italian, Dutch or Portuguese. No
/// column of a player list occurs twice: the first one counts.
PlayerColumnMapping recognisePlayerColumns(const QStringList& headings);

} // namespace pairwright
