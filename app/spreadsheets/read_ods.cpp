#include "app/spreadsheets/read_ods.h"

#include "app/spreadsheets/spreadsheet_rows.h"
#include "app/spreadsheets/spreadsheet_xml.h"

#include <algorithm>

namespace pairwright {

namespace {

constexpr char contentPart[] = "content.xml";
constexpr qsizetype longestOdsCell = 2000;
constexpr int bestPackedContent = 60; // its words are long: rows of names to 27 times, those of equal figures to 65
constexpr int mostLines = 100'000'000;

/// The rows of the first table that is wanted, and the names of all.
class OdsCells {
public:
    OdsCells(SpreadsheetXml& xml, const SpreadsheetChoice& options, SpreadsheetRoom& room)
        : xml_(xml)
        , options_(options)
        , rows_(options, room)
    {
    }

    std::optional<SpreadsheetError> read()
    {
        while (xml_.next()) {
            if (xml_.isText())
                addText(xml_.text());
            else if (xml_.isStart())
                open(xml_.name());
            else if (const auto trouble = close(xml_.name()))
                return SpreadsheetError{*trouble, {}};
        }
        if (!xml_.error() && !found_)
            return SpreadsheetError{SpreadsheetError::Code::noSuchSheet, options_.name};
        return xml_.error();
    }
    Expected<SpreadsheetText, SpreadsheetError> finish() { return rows_.finish(name_, names_); }

private:
    void openTable()
    {
        const QString name = xml_.attribute(u"name");
        constexpr qsizetype mostNames = 200;
        if (names_.size() < mostNames)
            names_.append(name);
        inTable_ = !found_ && (options_.name.isEmpty() || options_.name == name);
        found_ = found_ || inTable_;
        name_ = inTable_ ? name : name_;
    }

    void open(QStringView name)
    {
        if (name == u"table")
            openTable();
        if (!inTable_)
            return;
        if (name == u"p")
            openParagraph();
        else if (name == u"table-cell" || name == u"covered-table-cell")
            openCell();
        else if (name == u"table-row")
            openRow();
        else if (name == u"s")
            addText(u" ");
        else if (name == u"annotation")
            inNote_ = true;
    }

    std::optional<SpreadsheetError::Code> close(QStringView name)
    {
        if (!inTable_)
            return std::nullopt;
        if (name == u"p")
            inParagraph_ = false;
        else if (name == u"table-cell" || name == u"covered-table-cell")
            closeCell();
        else if (name == u"table-row")
            return closeRow();
        else if (name == u"table")
            inTable_ = false;
        else if (name == u"annotation")
            inNote_ = false;
        return std::nullopt;
    }

    void addText(QStringView text)
    {
        if (inTable_ && inParagraph_ && !inNote_ && text_.size() < longestOdsCell)
            text_ += text;
    }

    void openRow()
    {
        repeatedRows_ = std::clamp(xml_.attribute(u"number-rows-repeated").toInt(), 1, mostLines);
        const QString visibility = xml_.attribute(u"visibility");
        hidden_ = visibility == QLatin1String("collapse") || visibility == QLatin1String("filter");
        cells_.clear();
        column_ = 1;
    }

    void openCell()
    {
        text_.clear();
        repeatedCells_ =
            std::clamp(xml_.attribute(u"number-columns-repeated").toInt(), 1, SpreadsheetError::mostColumns);
        spannedRows_ = std::clamp(xml_.attribute(u"number-rows-spanned").toInt(), 1, mostLines);
        const QString type = xml_.attribute(u"value-type");
        value_.clear();
        if (type == QLatin1String("float") || type == QLatin1String("currency") || type == QLatin1String("percentage"))
            value_ = numberText(xml_.attribute(u"value"));
        else if (type == QLatin1String("date"))
            value_ = xml_.attribute(u"date-value").left(QStringLiteral("2000-01-01").size());
    }

    void openParagraph()
    {
        if (!text_.isEmpty() && !inNote_ && text_.size() < longestOdsCell)
            text_ += QLatin1Char('\n');
        inParagraph_ = true;
    }

    void closeCell()
    {
        const QString text = value_.isEmpty() ? text_.left(longestOdsCell) : value_;
        if (spannedRows_ > 1)
            rows_.merge(line_, line_ + spannedRows_ - 1, column_);
        const int last = std::min(column_ + repeatedCells_ - 1, SpreadsheetError::mostColumns);
        for (int column = column_; column <= last && !text.isEmpty(); ++column)
            SpreadsheetRows::put(cells_, column, text);
        column_ = std::min(column_, SpreadsheetError::mostColumns) + repeatedCells_;
    }

    std::optional<SpreadsheetError::Code> closeRow()
    {
        const int times = cells_.isEmpty() ? 1 : repeatedRows_;
        for (int i = 0; i < times; ++i)
            if (const auto trouble = rows_.add(line_ + i, cells_, hidden_))
                return trouble;
        line_ = std::min(line_, mostLines) + repeatedRows_;
        return std::nullopt;
    }

    SpreadsheetXml& xml_;
    const SpreadsheetChoice& options_;
    SpreadsheetRows rows_;
    QString name_;
    QStringList names_;
    QStringList cells_;
    QString text_;
    QString value_;
    int line_ = 1;
    int column_ = 1;
    int repeatedRows_ = 1;
    int repeatedCells_ = 1;
    int spannedRows_ = 1;
    bool found_ = false;
    bool inTable_ = false;
    bool hidden_ = false;
    bool inParagraph_ = false;
    bool inNote_ = false;
};

} // namespace

bool isOds(const ZipArchive& archive)
{
    return archive.has(contentPart) && archive.has(QStringLiteral("mimetype"));
}

Expected<SpreadsheetText, SpreadsheetError> readOds(ZipArchive& archive, const SpreadsheetChoice& options)
{
    auto stream = archive.stream(contentPart);
    if (!stream)
        return Unexpected{SpreadsheetError{SpreadsheetError::Code::damaged, contentPart}};
    SpreadsheetXml xml(std::move(stream).value(), contentPart, archive.mostUnpacked(bestPackedContent), options.stop);
    SpreadsheetRoom room(archive);
    OdsCells cells(xml, options, room);
    if (const auto error = cells.read())
        return Unexpected{*error};
    return cells.finish();
}

} // namespace pairwright
