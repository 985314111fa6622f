#pragma once

#include "app/domain/rounds/progress.h"

#include <QStringList>

namespace pairwright {

/// What keeps standings from being final, a sentence for each round; of many rounds (all play all) one for all of them.
QStringList openGamesNotes(const Tournament& tournament, const std::vector<OpenGames>& rounds);

} // namespace pairwright
