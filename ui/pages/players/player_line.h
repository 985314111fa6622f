#pragma once

#include "app/domain/players/player.h"
#include "engine/base/expected.h"

#include <QString>

namespace pairwright {

/// Why a typed line is no player.
struct PlayerLineError {
    enum class Reason {
        empty,
        unknownPart,   ///< `text` is neither rating, title, federation, FIDE id nor birth year at its place
        ratingTooHigh, ///< `text`: beyond 3500
    };
    Reason reason = Reason::empty;
    QString text;
};

/// What it says to whoever typed it; of a team: no club is typed.
QString sentenceFor(const PlayerLineError& error, bool ofATeam = false);

/// Reads "Surname, Given name; 2150; GER; Club": a name, then in any order after semicolons or tabs a
/// rating (up to four digits), a title, a federation (three capitals), a FIDE id (five digits or more),
/// a birth year or date after "*", and what is left is the club.
Expected<PlayerData, PlayerLineError> parsePlayerLine(const QString& line);

/// A birth date as people write it: "1998", "1998-05-12", "12.05.1998"; no value if it is none.
std::optional<BirthDate> parseBirth(const QString& text);

} // namespace pairwright
