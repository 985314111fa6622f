#pragma once

#include "app/domain/ids.h"

#include <QString>

#include <optional>

namespace pairwright {

/// The text of an IntegrityEvent about a game: "1-0 to 0-1", of who sits there "12 to none", or "game 3, 1-0 to 0-1" in
/// a match of several games.
struct GameChange {
    std::optional<int> game; ///< from 1; none: the only one, or events before games were told
    QString change;          ///< "1-0 to 0-1", or the result alone
};

/// That the colours of the game are put right: "B-W to W-B", those of the side that is named first; `isWhite`: it had
/// White.
QString coloursChange(bool isWhite);
bool isOfColours(const GameChange& change);

QString toText(const GameChange& change);
GameChange gameChangeIn(const QString& text);

/// GameChange::change of who sits at a board, by keys; nobody is "none".
QString seatChange(std::optional<PlayerKey> before, std::optional<PlayerKey> after);

} // namespace pairwright
