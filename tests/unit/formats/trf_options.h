#pragma once

#include "app/formats/trf/import.h"
#include "engine/trf/writer.h"

#include <QDateTime>

namespace pairwright {

inline const TrfImportOptions importOptions{QDateTime(QDate(2026, 10, 1), QTime(12, 0), Qt::UTC), {}};
inline constexpr trf::WriteOptions engineFile{trf::Version::trf26, trf::Profile::engine};
inline constexpr trf::WriteOptions reportFile{trf::Version::trf26, trf::Profile::report};

} // namespace pairwright
