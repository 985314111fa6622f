#pragma once

#include <QString>

#include <cstdint>

namespace pairwright {

/// What words in a cell of a list of players can mean, in the languages of its headings (player_fields.cpp).
enum class FieldWords : std::uint8_t {
    male,
    female,
    yes,
    no,
    notRated,
    sum,     ///< begins the line of a sum or an average
    counted, ///< may stand beside it: "25 players"
};

/// `word` as folded() writes it.
bool holds(FieldWords words, const QString& word);

} // namespace pairwright
