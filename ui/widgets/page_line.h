#pragma once

#include "app/domain/text/language.h"

#include <QString>

namespace pairwright {

/// A line whose first sign (a rank, a dot) stands where the page begins, also before a name whose letters go the other
/// way.
inline QString pageLine(const QString& line)
{
    constexpr QChar rightToLeftMark(0x200F);
    return isSpokenRightToLeft() ? rightToLeftMark + line : line;
}

} // namespace pairwright
