#pragma once

#include "app/spreadsheets/spreadsheet.h"
#include "app/spreadsheets/spreadsheet_room.h"

#include <optional>
#include <vector>

namespace pairwright {

/// Puts the cells of a sheet at their places while it is read, whatever its format.
class SpreadsheetRows {
public:
    /// `room`, which outlives it, is for the whole file.
    SpreadsheetRows(const SpreadsheetChoice& options, SpreadsheetRoom& room)
        : room_(room)
        , takesHidden_(options.hiddenRows)
        , mostRows_(options.mostRows)
    {
    }

    /// Rows come in ascending order, from 1. An error: too many with content, or too much in them.
    std::optional<SpreadsheetError::Code> add(int line, QStringList cells, bool hidden);
    /// A cell that spans rows; all are from 1.
    void merge(int firstLine, int lastLine, int column);

    /// Trailing empty cells are not kept.
    static void put(QStringList& cells, int column, const QString& text);

    Expected<SpreadsheetText, SpreadsheetError> finish(QString name, QStringList others);

private:
    struct Merged {
        int first;
        int last;
        int column;
    };
    bool takeRow(const QStringList& cells);
    bool spread(const Merged& merged);

    SpreadsheetRoom& room_;
    bool takesHidden_;
    int mostRows_;
    std::vector<CsvRow> rows_;
    int lastLine_ = 0;
    std::vector<Merged> merged_;
    int hidden_ = 0;
};

/// A number as the file writes it, as people read it: "1990.0" and "1.99E3" as "1990".
QString numberText(const QString& stored);

} // namespace pairwright
