#pragma once

#include "ui/text/steps/change_text.h"

#include <QString>

#include <optional>

namespace pairwright {

/// A player who was added, removed or changed: one line for each thing that is different.
void appendLinesFor(const PlayerChange& change, std::vector<ChangeLine>& lines);

/// What a field of a player says of his presence, by its key and as the journal keeps it; none: it is another field.
std::optional<QString> shownPresence(const QString& key, const QString& json);

} // namespace pairwright
