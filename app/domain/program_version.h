#pragma once

#include <QString>

namespace pairwright {

/// Name and version of this program, "Pairwright 0.1.0", for files.
QString programVersion();

} // namespace pairwright
