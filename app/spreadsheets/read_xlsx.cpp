#include "app/spreadsheets/read_xlsx.h"

#include "app/spreadsheets/spreadsheet_rows.h"
#include "app/spreadsheets/spreadsheet_xml.h"

#include <map>

namespace pairwright {

namespace {

constexpr char workbookPart[] = "xl/workbook.xml";
constexpr std::size_t mostSheets = 200;
constexpr qsizetype longestCell = 2000;

constexpr int bestPackedSheet = 30; // 60,000 rows with nothing but a number of their own come to fourteen times

struct SpreadsheetPlace {
    QString name;
    QString relation;
    bool hidden = false;
};

Expected<std::unique_ptr<SpreadsheetXml>, SpreadsheetError> xlsxPart(ZipArchive& archive, const QString& name,
                                                                     const std::stop_token& stop)
{
    auto stream = archive.stream(name);
    if (!stream)
        return Unexpected{SpreadsheetError{SpreadsheetError::Code::damaged, name}};
    return std::make_unique<SpreadsheetXml>(std::move(stream).value(), name, archive.mostUnpacked(bestPackedSheet),
                                            stop);
}

Expected<std::vector<SpreadsheetPlace>, SpreadsheetError> sheetsOf(ZipArchive& archive, bool& calendarOf1904,
                                                                   const std::stop_token& stop)
{
    auto xml = xlsxPart(archive, workbookPart, stop);
    if (!xml)
        return Unexpected{xml.error()};
    std::vector<SpreadsheetPlace> places;
    while ((*xml)->next() && places.size() < mostSheets) {
        if ((*xml)->isStart(u"workbookPr")) {
            const QString says = (*xml)->attribute(u"date1904");
            calendarOf1904 = says == QLatin1String("1") || says == QLatin1String("true");
        }
        if (!(*xml)->isStart(u"sheet"))
            continue;
        const QString state = (*xml)->attribute(u"state");
        places.push_back(
            {(*xml)->attribute(u"name"), (*xml)->attribute(u"id"), !state.isEmpty() && state != "visible"});
    }
    if (const auto& error = (*xml)->error())
        return Unexpected{*error};
    return places;
}

/// Where the parts lie: "rId1" to "xl/worksheets/sheet1.xml".
Expected<std::map<QString, QString>, SpreadsheetError> relationsOf(ZipArchive& archive, const std::stop_token& stop)
{
    auto xml = xlsxPart(archive, QStringLiteral("xl/_rels/workbook.xml.rels"), stop);
    if (!xml)
        return Unexpected{xml.error()};
    std::map<QString, QString> targets;
    while ((*xml)->next()) {
        if (!(*xml)->isStart(u"Relationship") || (*xml)->attribute(u"TargetMode") == QLatin1String("External"))
            continue;
        const QString target = (*xml)->attribute(u"Target");
        targets[(*xml)->attribute(u"Id")] =
            target.startsWith(QLatin1Char('/')) ? target.mid(1) : QStringLiteral("xl/") + target;
    }
    if (const auto& error = (*xml)->error())
        return Unexpected{*error};
    return targets;
}

Expected<QStringList, SpreadsheetError> sharedTexts(ZipArchive& archive, SpreadsheetRoom& room,
                                                    const std::stop_token& stop)
{
    const QString name = QStringLiteral("xl/sharedStrings.xml");
    QStringList shared;
    if (!archive.has(name))
        return shared;
    auto xml = xlsxPart(archive, name, stop);
    if (!xml)
        return Unexpected{xml.error()};
    QString text;
    bool inText = false;
    bool inReading = false; // how Japanese is spoken is no part of the text
    while ((*xml)->next()) {
        if ((*xml)->isStart(u"si"))
            text.clear();
        else if ((*xml)->isStart(u"rPh") || (*xml)->isEnd(u"rPh"))
            inReading = !inReading;
        else if ((*xml)->isStart(u"t") || (*xml)->isEnd(u"t"))
            inText = !inText;
        else if ((*xml)->isText() && inText && !inReading && text.size() < longestCell)
            text += (*xml)->text();
        else if ((*xml)->isEnd(u"si")) {
            shared.append(text.left(longestCell));
            if (!room.takeCell(shared.back().size()))
                return Unexpected{SpreadsheetError{SpreadsheetError::Code::tooLarge, name}};
        }
    }
    if (const auto& error = (*xml)->error())
        return Unexpected{*error};
    return shared;
}

/// "AB12": column 28, row 12; 0 for what is missing.
struct CellPlace {
    int column = 0;
    int row = 0;
};

CellPlace placeOf(QStringView reference)
{
    CellPlace place;
    constexpr int mostRows = 10'000'000;
    for (const QChar c : reference) {
        if (c >= u'A' && c <= u'Z' && place.column <= SpreadsheetError::mostColumns * 26)
            place.column = place.column * 26 + (c.unicode() - u'A' + 1);
        else if (c.isDigit() && place.row < mostRows)
            place.row = place.row * 10 + c.digitValue();
    }
    return place;
}

/// The cells of a sheet, as they come.
class XlsxCells {
public:
    XlsxCells(SpreadsheetXml& xml, const QStringList& shared, const SpreadsheetChoice& options, SpreadsheetRoom& room)
        : xml_(xml)
        , shared_(shared)
        , rows_(options, room)
    {
    }

    std::optional<SpreadsheetError> read()
    {
        while (xml_.next()) {
            if (xml_.isText()) {
                if (inValue_ && value_.size() < longestCell)
                    value_ += xml_.text();
            } else if (xml_.isStart()) {
                if (!open(xml_.name()))
                    return SpreadsheetError{SpreadsheetError::Code::tooLarge, {}};
            } else if (const auto trouble = close(xml_.name())) {
                return SpreadsheetError{*trouble, {}};
            }
        }
        return xml_.error();
    }
    SpreadsheetRows& rows() { return rows_; }

private:
    /// False: it is more than any sheet has.
    bool open(QStringView name)
    {
        if (name == u"c")
            return openCell();
        if (name == u"v" || name == u"t")
            inValue_ = true;
        else if (name == u"row")
            openRow();
        else if (name == u"mergeCell")
            addMerged(xml_.attribute(u"ref"));
        return true;
    }

    std::optional<SpreadsheetError::Code> close(QStringView name)
    {
        if (name == u"v" || name == u"t")
            inValue_ = false;
        else if (name == u"c")
            SpreadsheetRows::put(cells_, column_, textOfCell());
        else if (name == u"row")
            return closeRow();
        return std::nullopt;
    }

    void openRow()
    {
        const int said = xml_.attribute(u"r").toInt();
        line_ = said > line_ ? said : line_ + 1;
        const QString hidden = xml_.attribute(u"hidden");
        hidden_ = hidden == QLatin1String("1") || hidden == QLatin1String("true");
        column_ = 0;
        cellsOfRow_ = 0;
        cells_.clear();
    }

    std::optional<SpreadsheetError::Code> closeRow() { return rows_.add(line_, std::exchange(cells_, {}), hidden_); }

    /// False: no row has as many.
    bool openCell()
    {
        constexpr int widestSheet = 16'384;
        const int said = placeOf(xml_.attribute(u"r")).column;
        column_ = said > 0 ? said : column_ + 1;
        type_ = xml_.attribute(u"t");
        value_.clear();
        return ++cellsOfRow_ <= widestSheet;
    }

    [[nodiscard]] QString textOfCell() const
    {
        if (type_ == QLatin1String("s"))
            return shared_.value(value_.toInt());
        if (type_ == QLatin1String("e")) // an error of a formula
            return {};
        const bool number = type_.isEmpty() || type_ == QLatin1String("n");
        return number ? numberText(value_) : value_.left(longestCell);
    }

    void addMerged(const QString& range)
    {
        const qsizetype colon = range.indexOf(QLatin1Char(':'));
        const CellPlace first = placeOf(QStringView(range).left(colon));
        const CellPlace last = placeOf(QStringView(range).mid(colon + 1));
        rows_.merge(first.row, last.row, first.column);
    }

    SpreadsheetXml& xml_;
    const QStringList& shared_;
    SpreadsheetRows rows_;
    QStringList cells_;
    QString type_;
    QString value_;
    int line_ = 0;
    int column_ = 0;
    int cellsOfRow_ = 0;
    bool hidden_ = false;
    bool inValue_ = false;
};

} // namespace

bool isXlsx(const ZipArchive& archive)
{
    return archive.has(workbookPart);
}

Expected<SpreadsheetText, SpreadsheetError> readXlsx(ZipArchive& archive, const SpreadsheetChoice& options)
{
    using Code = SpreadsheetError::Code;
    bool calendarOf1904 = false;
    const auto places = sheetsOf(archive, calendarOf1904, options.stop);
    if (!places)
        return Unexpected{places.error()};
    const auto targets = relationsOf(archive, options.stop);
    if (!targets)
        return Unexpected{targets.error()};
    const SpreadsheetPlace* chosen = nullptr;
    QStringList shown;
    for (const SpreadsheetPlace& place : *places) {
        const bool wanted = options.name.isEmpty() ? !place.hidden : place.name == options.name;
        chosen = chosen == nullptr && wanted ? &place : chosen;
        if (!place.hidden)
            shown.append(place.name);
    }
    const auto target = chosen == nullptr ? targets->end() : targets->find(chosen->relation);
    if (target == targets->end())
        return Unexpected{SpreadsheetError{Code::noSuchSheet, options.name}};
    SpreadsheetRoom room(archive);
    const auto shared = sharedTexts(archive, room, options.stop);
    if (!shared)
        return Unexpected{shared.error()};
    auto xml = xlsxPart(archive, target->second, options.stop);
    if (!xml)
        return Unexpected{xml.error()};
    XlsxCells cells(**xml, *shared, options, room);
    if (const auto error = cells.read())
        return Unexpected{*error};
    auto text = cells.rows().finish(chosen->name, shown);
    if (text)
        text->calendarOf1904 = calendarOf1904;
    return text;
}

} // namespace pairwright
