#pragma once

#include "app/domain/tournament.h"
#include "app/storage/open_error.h"
#include "engine/base/expected.h"

#include <QString>

namespace pairwright {

/// Reads a tournament file and closes it again, without a session and without writing anything: for the
/// command line. Works while another program has the file open.
Expected<Tournament, OpenError> readTournament(const QString& path);

} // namespace pairwright
