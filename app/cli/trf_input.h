#pragma once

#include "app/cli/exit_code.h"
#include "engine/base/expected.h"
#include "engine/trf/reader.h"

#include <QByteArray>

#include <string>
#include <vector>

namespace pairwright::cli {

struct TrfInput {
    trf::Document document;
    std::vector<std::string> remarks; ///< one for each repair, with file and line
};

/// Reads a TRF; the error names file, line and reason.
Expected<TrfInput, CliError> readTrf(const std::string& path, const QByteArray& bytes);

} // namespace pairwright::cli
