#include "app/storage/tournament_writer.h"

namespace pairwright {

QString programVersion()
{
    return QStringLiteral("Pairwright " PAIRWRIGHT_VERSION);
}

} // namespace pairwright
