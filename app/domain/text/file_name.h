#pragma once

#include <QString>

namespace pairwright {

/// A text as a name for a file, on every system: without the signs that one of them refuses.
QString fileNameFrom(QString text);

} // namespace pairwright
