#include "app/domain/program_version.h"

namespace pairwright {

QString programVersion()
{
    return QStringLiteral("Pairwright " PAIRWRIGHT_VERSION);
}

} // namespace pairwright
