#include "app/spreadsheets/spreadsheet_rows.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace pairwright {

bool SpreadsheetRows::takeRow(const QStringList& cells)
{
    return std::all_of(cells.cbegin(), cells.cend(),
                       [this](const QString& cell) { return room_.takeCell(cell.size()); }) &&
           room_.takeWork(1);
}

std::optional<SpreadsheetError::Code> SpreadsheetRows::add(int line, QStringList cells, bool hidden)
{
    using Code = SpreadsheetError::Code;
    if (!takeRow(cells))
        return Code::tooLarge;
    const bool blank =
        std::all_of(cells.cbegin(), cells.cend(), [](const QString& cell) { return cell.trimmed().isEmpty(); });
    const bool gapBefore = line > std::exchange(lastLine_, line) + 1;
    if (hidden && !blank)
        ++hidden_;
    if (hidden && !takesHidden_)
        return hidden_ <= mostRows_ ? std::nullopt : std::optional(Code::tooManyRows);
    // An empty row tells where a list ends; one of them says as much as many, and one that is not in the file as well.
    const bool afterContent = !rows_.empty() && !rows_.back().cells.isEmpty();
    if (afterContent && (blank || gapBefore))
        rows_.push_back({line - (blank ? 0 : 1), {}, false});
    if (!blank)
        rows_.push_back({line, std::move(cells), false});
    return rows_.size() <= static_cast<std::size_t>(mostRows_) ? std::nullopt : std::optional(Code::tooManyRows);
}

void SpreadsheetRows::merge(int firstLine, int lastLine, int column)
{
    if (lastLine > firstLine && merged_.size() < static_cast<std::size_t>(SpreadsheetError::mostMerged))
        merged_.push_back({firstLine, lastLine, column});
}

void SpreadsheetRows::put(QStringList& cells, int column, const QString& text)
{
    if (text.isEmpty() || column < 1 || column > SpreadsheetError::mostColumns)
        return;
    while (cells.size() < column)
        cells.append(QString());
    cells[column - 1] = text;
}

bool SpreadsheetRows::spread(const Merged& merged)
{
    const auto first = std::lower_bound(rows_.begin(), rows_.end(), merged.first,
                                        [](const CsvRow& row, int wanted) { return row.line < wanted; });
    if (first == rows_.end() || first->line != merged.first)
        return true;
    const QString text = first->cells.value(merged.column - 1);
    for (auto row = first + 1; row != rows_.end() && row->line <= merged.last; ++row) {
        if (!room_.takeWork(1))
            return false;
        if (text.isEmpty() || !row->cells.value(merged.column - 1).isEmpty())
            continue;
        const qsizetype before = row->cells.size();
        put(row->cells, merged.column, text);
        if (!room_.takeCell(text.size()) || !room_.takeWork((row->cells.size() - before) * SpreadsheetRoom::ofACell))
            return false;
    }
    return true;
}

Expected<SpreadsheetText, SpreadsheetError> SpreadsheetRows::finish(QString name, QStringList others)
{
    for (const Merged& merged : merged_)
        if (!spread(merged))
            return Unexpected{SpreadsheetError{SpreadsheetError::Code::tooLarge, {}}};
    return SpreadsheetText{std::move(name), std::move(others), std::move(rows_), false, hidden_};
}

QString numberText(const QString& stored)
{
    bool fits = false;
    const double number = stored.toDouble(&fits);
    constexpr double exactlyWhole = 1e15;
    if (!fits)
        return stored;
    if (std::abs(number) < exactlyWhole && number == std::floor(number))
        return QString::number(static_cast<qlonglong>(number));
    constexpr int digits = 15;
    return QString::number(number, 'g', digits);
}

} // namespace pairwright
