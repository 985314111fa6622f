#pragma once

#include <QString>

namespace pairwright {

/// A text as a name for a file, on every system: `instead` of each sign that one of them refuses.
QString fileNameFrom(QString text, QChar instead = u'-');

} // namespace pairwright
