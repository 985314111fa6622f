#pragma once

#include "app/lists/rating_lists.h"

#include <QString>

#include <functional>
#include <optional>
#include <stop_token>

namespace pairwright {

struct TextOfSpreadsheet {
    QString path;
    bool calendarOf1904 = false; ///< dates are numbers of days since then
};

/// The first sheet of a spreadsheet as delimited text in a file of that folder, named after it: a rating list comes in
/// by the same way then. Without a text: it is no spreadsheet, or none that can be read. An error: one that is larger
/// than a list can be.
Expected<std::optional<TextOfSpreadsheet>, ListReadError> spreadsheetAsText(const QString& path, const QString& folder,
                                                                            const std::stop_token& stop = {});

/// Takes a list in (addRatingList()), a spreadsheet too.
Expected<AddedList, AddListError> addAnyRatingList(const QString& path, const QString& listsPath,
                                                   ListFileOptions options, const std::stop_token& stop,
                                                   const std::function<void(int percent)>& percent);

} // namespace pairwright
