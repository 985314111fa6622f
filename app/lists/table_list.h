#pragma once

#include "app/lists/list_people.h"
#include "app/lists/list_reading.h"
#include "engine/base/expected.h"

#include <QByteArray>
#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

namespace pairwright {

/// What a column of a national list holds.
enum class ListColumn : std::uint8_t {
    fideId,
    nationalId,
    name, ///< "Surname, Given name", or in one of the ways in which programs write it
    surname,
    givenName,
    title,
    federation,
    sex,
    birth, ///< a year, or a date with a year
    club,
    rating, ///< of the publisher of the list
    standard,
    rapid,
    blitz,
    games,
    k,
};

template <>
struct EnumNames<ListColumn> {
    static constexpr std::array names{"fide-id", "id",   "name",   "surname",  "given", "title", "federation", "sex",
                                      "birth",   "club", "rating", "standard", "rapid", "blitz", "games",      "k"};
};

using ListColumns = std::vector<std::optional<ListColumn>>;

struct TableListOptions {
    std::optional<ListPublisher> publisher; ///< none: by its headings
    std::optional<ListColumns> columns;     ///< none: by its headings
    std::optional<TextEncoding> encoding;   ///< none: as its bytes tell
    bool calendarOf1904 = false;            ///< of a spreadsheet: dates are numbers of days since then
};

/// A row of a table: the cells, and where it stands in the file.
struct TableRow {
    qint64 line = 1;
    QStringList cells;
};

/// The rows of a table one after the other; no value after the last one.
using TableRows = std::function<std::optional<TableRow>()>;

/// Reads the list of a federation (DSB, ECF, KNSB, ÖSB), one of Swiss-Manager, or any table whose columns are named by
/// a heading or by the caller. `people` is filled and not yet sorted.
Expected<ListOrigin, ListReadError> readTableList(const TableRows& rows, ListPeople& people,
                                                  const TableListOptions& options, const ListReadingWatch& watch);

/// The same for delimited text.
Expected<ListOrigin, ListReadError> readCsvList(QByteArray bytes, ListPeople& people, const TableListOptions& options,
                                                const ListReadingWatch& watch);

/// The first rows of a file of delimited text, for somebody who says what its columns hold.
std::vector<QStringList> firstRowsOf(const QString& path, int rows, std::optional<TextEncoding> encoding = {});

/// "id,name,-,rating" as columns; "-": passed over. No value: names a column that there is not.
std::optional<ListColumns> listColumnsFrom(const QString& text);

} // namespace pairwright
