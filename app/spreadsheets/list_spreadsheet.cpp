#include "app/spreadsheets/list_spreadsheet.h"

#include "app/formats/archive/zip_archive.h"
#include "app/formats/csv/export.h"
#include "app/spreadsheets/player_file.h"
#include "app/storage/file/regular_file.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

namespace pairwright {

namespace {

constexpr int mostListRows = 200'000;

} // namespace

Expected<std::optional<TextOfSpreadsheet>, ListReadError> spreadsheetAsText(const QString& path, const QString& folder,
                                                                            const std::stop_token& stop)
{
    using Nothing = std::optional<TextOfSpreadsheet>;
    RegularFile file(path);
    if (file.size() > PlayerListError::maxBytes || !file.open(QIODevice::ReadOnly) || !looksLikeZip(file.peek(4)))
        return Nothing();
    const auto sheet = readSpreadsheet(file.readAll(), {{}, false, mostListRows, stop});
    if (!sheet) {
        switch (sheet.error().code) {
        case SpreadsheetError::Code::tooLarge:
        case SpreadsheetError::Code::tooManyRows:
        case SpreadsheetError::Code::forbidden:
            return Unexpected{ListReadError{ListReadError::Code::tooLarge, sheet.error().part, {}}};
        case SpreadsheetError::Code::cancelled:
            return Unexpected{ListReadError{ListReadError::Code::cancelled, {}, {}}};
        case SpreadsheetError::Code::notASpreadsheet:
        case SpreadsheetError::Code::damaged:
        case SpreadsheetError::Code::noSuchSheet: break;
        }
        return Nothing();
    }
    TextRows rows;
    for (const CsvRow& row : sheet->rows)
        rows.push_back(row.cells);
    QFile text(folder + QLatin1Char('/') + QFileInfo(path).completeBaseName() + QLatin1String(".csv"));
    if (!text.open(QIODevice::WriteOnly) ||
        text.write(csvOf(rows, {.reader = CsvExportOptions::Reader::ourselves})) < 0 || !text.flush())
        return Nothing();
    return Nothing(TextOfSpreadsheet{text.fileName(), sheet->calendarOf1904});
}

Expected<AddedList, AddListError> addAnyRatingList(const QString& path, const QString& listsPath,
                                                   ListFileOptions options, const std::stop_token& stop,
                                                   const std::function<void(int percent)>& percent)
{
    const QTemporaryDir folder;
    const auto sheet = spreadsheetAsText(path, folder.path(), stop);
    if (!sheet)
        return Unexpected{AddListError(sheet.error())};
    options.table.calendarOf1904 = *sheet && (*sheet)->calendarOf1904;
    return addRatingList(*sheet ? (*sheet)->path : path, listsPath, options, stop, percent);
}

} // namespace pairwright
