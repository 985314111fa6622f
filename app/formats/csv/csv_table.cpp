#include "app/formats/csv/csv_table.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>

namespace pairwright {

namespace {

constexpr QChar quote = QLatin1Char('"');
constexpr int mostLinesOfACell = 20;
constexpr int mostCellsOfARow = 300; // nobody's player list; protects against a file of delimiters
constexpr int rowsToSniff = 60;

bool isLineEnd(QChar c)
{
    return c == QLatin1Char('\n') || c == QLatin1Char('\r');
}

/// How well a delimiter fits: rows with the most usual number of cells, weighted by that number.
qsizetype fitness(const QString& text, QChar delimiter)
{
    std::map<qsizetype, qsizetype> rowsByWidth;
    for (const CsvRow& row : parseCsv(text, delimiter, rowsToSniff))
        if (row.cells.size() > 1)
            ++rowsByWidth[row.cells.size()];
    qsizetype best = 0;
    for (const auto& [width, rows] : rowsByWidth)
        best = std::max(best, rows * std::min<qsizetype>(width, 8));
    return best;
}

} // namespace

CsvRow CsvReader::next()
{
    const qsizetype start = position_;
    const int startLine = line_;
    if (auto row = readRow(true))
        return *row;
    position_ = start;
    line_ = startLine;
    CsvRow row = *readRow(false);
    row.brokenQuotes = true;
    return row;
}

/// No value: a quotation mark is not closed. Never without a value when quotes are characters.
std::optional<CsvRow> CsvReader::readRow(bool quotesCount)
{
    CsvRow row;
    row.line = line_;
    while (true) {
        const auto cell = readCell(quotesCount);
        if (!cell)
            return std::nullopt;
        if (row.cells.size() < mostCellsOfARow)
            row.cells.append(*cell);
        if (atEnd() || isLineEnd(text_[position_]))
            break;
        ++position_; // the delimiter
    }
    skipLineEnd();
    return row;
}

std::optional<QString> CsvReader::readCell(bool quotesCount)
{
    qsizetype start = position_;
    while (start < text_.size() && text_[start] == QLatin1Char(' ') && delimiter_ != QLatin1Char(' '))
        ++start;
    if (quotesCount && start < text_.size() && text_[start] == quote) {
        position_ = start + 1;
        return readQuoted();
    }
    return readPlain();
}

QString CsvReader::readPlain()
{
    const qsizetype start = position_;
    while (!atEnd() && text_[position_] != delimiter_ && !isLineEnd(text_[position_]))
        ++position_;
    return text_.mid(start, position_ - start);
}

std::optional<QString> CsvReader::readQuoted()
{
    QString cell;
    const int firstLine = line_;
    while (!atEnd() && line_ - firstLine < mostLinesOfACell) {
        const QChar c = text_[position_];
        if (c == quote) {
            const bool doubled = position_ + 1 < text_.size() && text_[position_ + 1] == quote;
            position_ += doubled ? 2 : 1;
            if (!doubled)
                return cell + readPlain(); // text after the closing mark belongs to the cell
            cell += quote;
        } else if (isLineEnd(c)) {
            skipLineEnd();
            cell += QLatin1Char('\n');
        } else {
            cell += c;
            ++position_;
        }
    }
    return std::nullopt;
}

void CsvReader::skipLineEnd()
{
    if (atEnd())
        return;
    const bool pair = text_[position_] == QLatin1Char('\r') && position_ + 1 < text_.size() &&
                      text_[position_ + 1] == QLatin1Char('\n');
    position_ += pair ? 2 : 1;
    ++line_;
}

std::vector<CsvRow> parseCsv(const QString& text, QChar delimiter, int maxRows)
{
    std::vector<CsvRow> rows;
    CsvReader reader(text, delimiter);
    while (!reader.atEnd() && rows.size() < static_cast<std::size_t>(maxRows))
        rows.push_back(reader.next());
    return rows;
}

QChar sniffDelimiter(const QString& text)
{
    constexpr std::array candidates{QLatin1Char(';'), QLatin1Char('\t'), QLatin1Char(',')};
    QChar best = candidates.front();
    qsizetype bestFitness = 0;
    for (const QLatin1Char candidate : candidates) {
        const qsizetype found = fitness(text, candidate);
        if (found > bestFitness) {
            best = candidate;
            bestFitness = found;
        }
    }
    return best;
}

} // namespace pairwright
