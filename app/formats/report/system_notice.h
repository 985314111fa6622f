#pragma once

#include "engine/systems.h"

#include <QStringList>

namespace pairwright {

/// What a sheet says about the rules that a round was paired by, where they are not simply in force and played by
/// an accepted program: an edition that is superseded or known from a secondary source, a system for which no program
/// has been accepted. Usually empty.
QStringList systemNotices(SystemEdition system);

} // namespace pairwright
