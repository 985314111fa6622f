#pragma once

#include <QString>

#include <optional>
#include <stop_token>

namespace pairwright {

/// The first sheet of a spreadsheet as delimited text in a file of that folder, named after it: a rating list comes in
/// by the same way then. No value: it is no spreadsheet, or none that can be read.
std::optional<QString> sheetAsText(const QString& path, const QString& folder, const std::stop_token& stop = {});

} // namespace pairwright
