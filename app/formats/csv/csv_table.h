#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace pairwright {

/// One record of a CSV file; it may span several lines of the file.
struct CsvRow {
    int line = 1;              ///< first line in the file, from 1
    QStringList cells;         ///< without the quotation marks; blank lines give one empty cell
    bool brokenQuotes = false; ///< a quotation mark was never closed and was taken as a character
    friend bool operator==(const CsvRow&, const CsvRow&) = default;
};

/// Splits delimited text. Lines end with CR, LF or CRLF; a cell in quotation marks may hold the delimiter,
/// line ends and doubled quotation marks. A quotation mark that is not closed within a few lines is taken
/// as a character, so that one slip cannot swallow the rest of the file. Reads at most `maxRows` rows.
std::vector<CsvRow> parseCsv(const QString& text, QChar delimiter, int maxRows);

/// The same, row by row.
class CsvReader {
public:
    /// The text must outlive the reader.
    CsvReader(const QString& text, QChar delimiter)
        : text_(text)
        , delimiter_(delimiter)
    {
    }
    [[nodiscard]] bool atEnd() const { return position_ >= text_.size(); }
    /// Not at the end.
    CsvRow next();

private:
    std::optional<CsvRow> readRow(bool quotesCount);
    std::optional<QString> readCell(bool quotesCount);
    QString readPlain();
    std::optional<QString> readQuoted();
    void skipLineEnd();

    const QString& text_;
    QChar delimiter_;
    qsizetype position_ = 0;
    int line_ = 1;
};

/// The delimiter of `;`, tab and `,` that cuts the first rows most evenly into most cells.
QChar sniffDelimiter(const QString& text);

} // namespace pairwright
