#pragma once

#include "app/sheets/sheet.h"

#include <optional>
#include <vector>

namespace pairwright {

/// Puts the cells of a sheet at their places while it is read, whatever its format.
class SheetRows {
public:
    explicit SheetRows(const SheetChoice& options)
        : takesHidden_(options.hiddenRows)
        , mostRows_(options.mostRows)
    {
    }

    /// Rows come in ascending order, from 1. False: too many with content.
    bool add(int line, QStringList cells, bool hidden);
    /// A cell that spans rows; all are from 1.
    void merge(int firstLine, int lastLine, int column);

    /// Trailing empty cells are not kept.
    static void put(QStringList& cells, int column, const QString& text);

    SheetText finish(QString name, QStringList others);

private:
    struct Merged {
        int first;
        int last;
        int column;
    };
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
