#pragma once

#include "app/domain/text/language.h"
#include "app/domain/tournament.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace pairwright {

/// What the hall reads, one after another or one alone.
enum class HallContent { everything, byBoard, byName, standings, notice };

/// One screenful.
struct HallPage {
    QString title;
    QStringList headings;
    std::vector<QStringList> rows;          ///< as many cells as headings
    std::vector<int> shares;                ///< of the width, for each column
    std::vector<bool> numbers;              ///< stands at the right of its column
    QString notice = {};                    ///< instead of a table
    Language language = {};                 ///< that it was made in
    std::vector<bool> centred = {};         ///< stands in the middle of its column; empty: none does
    std::optional<std::size_t> strong = {}; ///< the column that is looked for from afar: in bold type
    /// Of names in columns: rows are initial, name, whiteDisc or blackDisc, board; no headings.
    bool inColumns = false;
    QString range = {};      ///< "A to C": the names of this page; empty: another page
    QStringList ranges = {}; ///< of all pages of the names
    QString label = {};      ///< "Boards 1 to 6": what the strip of all pages calls it
};

/// A notice, and the published rounds and nothing else: the newest round by board and by name, and the standings. At
/// most `rowsAPage` rows each, spread evenly; of many players the names stand in columns, and a page ends with a letter
/// where it can. Without a notice empty before round 1 is published.
std::vector<HallPage> hallPages(const Tournament& tournament, const QString& notice, HallContent content,
                                int rowsAPage);

/// Columns of a page of many names.
inline constexpr int hallColumns = 3;

/// How many rows a page should have: few in large type for few players, never so many that the back of the hall cannot
/// read them.
int hallRows(std::size_t players);

} // namespace pairwright
