#pragma once

#include "app/lists/list_source.h"
#include "app/storage/lists/list_file.h"

#include <variant>

namespace pairwright {

/// Where the lists of this user lie: one file for all tournaments.
QString ratingListsPath();

/// Why a list was not taken in. The lists that were there are as they were.
using AddListError = std::variant<ListReadError, ListFileError>;

struct AddedList {
    RatingList list;
    bool wasThere = false;    ///< the very same file had been taken in before; nothing was done
    QStringList dropped = {}; ///< headings of the columns that were not read
};

/// Takes a list into the file of lists, in the place of an older copy of the same publisher, kind and month.
/// `percent` is told now and then.
Expected<AddedList, AddListError> addRatingList(const QString& path, const QString& listsPath,
                                                const ListFileOptions& options, std::stop_token stop,
                                                const std::function<void(int percent)>& percent);

} // namespace pairwright
