#include "app/lists/table_list.h"

#include "app/domain/text/folded_text.h"
#include "app/formats/csv/csv_table.h"
#include "app/formats/csv/decoded_text.h"
#include "app/formats/csv/federation.h"
#include "app/formats/csv/field_values.h"
#include "app/formats/csv/player_columns.h"
#include "app/lists/row_cleaning.h"
#include "app/storage/file/regular_file.h"

#include <QDate>
#include <QRegularExpression>

#include <algorithm>

namespace pairwright {

namespace {

constexpr int rowsAboveTableHeader = 40;
constexpr int rowsBetweenLooks = 1024;

/// What a column of players is in a rating list.
std::optional<ListColumn> listColumnOf(PlayerColumn column)
{
    struct Meaning {
        PlayerColumn column;
        ListColumn list;
    };
    static constexpr std::array meanings{
        Meaning{PlayerField::fideId, ListColumn::fideId},
        Meaning{PlayerField::nationalId, ListColumn::nationalId},
        Meaning{PlayerField::name, ListColumn::name},
        Meaning{{PlayerField::name, ColumnPart::surname}, ListColumn::surname},
        Meaning{{PlayerField::name, ColumnPart::givenName}, ListColumn::givenName},
        Meaning{PlayerField::title, ListColumn::title},
        Meaning{PlayerField::federation, ListColumn::federation},
        Meaning{PlayerField::sex, ListColumn::sex},
        Meaning{PlayerField::birth, ListColumn::birth},
        Meaning{PlayerField::club, ListColumn::club},
        Meaning{{PlayerField::rating, ColumnPart::nationalRating}, ListColumn::rating},
        Meaning{PlayerField::rating, ListColumn::rating},
        Meaning{{PlayerField::rating, ColumnPart::fideRating}, ListColumn::standard},
        Meaning{PlayerField::rapid, ListColumn::rapid},
        Meaning{PlayerField::blitz, ListColumn::blitz},
        Meaning{{PlayerField::rating, ColumnPart::games}, ListColumn::games},
        Meaning{{PlayerField::rating, ColumnPart::kFactor}, ListColumn::k},
    };
    const auto* found = std::find_if(meanings.begin(), meanings.end(),
                                     [column](const Meaning& meaning) { return meaning.column == column; });
    return found == meanings.end() ? std::nullopt : std::optional(found->list);
}

bool names(const ListColumns& columns, ListColumn column)
{
    return std::find(columns.begin(), columns.end(), std::optional(column)) != columns.end();
}

ListColumns columnsOf(const QStringList& headings)
{
    ListColumns columns;
    for (const auto& heading : recogniseListColumns(headings)) {
        const auto column = heading ? listColumnOf(*heading) : std::nullopt;
        columns.push_back(column && !names(columns, *column) ? column : std::nullopt);
    }
    return columns;
}

bool hasNames(const ListColumns& columns)
{
    return names(columns, ListColumn::name) || names(columns, ListColumn::surname);
}

bool hasRatingsOrIds(const ListColumns& columns)
{
    constexpr std::array wanted{ListColumn::rating, ListColumn::standard, ListColumn::fideId, ListColumn::nationalId};
    return std::any_of(wanted.begin(), wanted.end(), [&](ListColumn column) { return names(columns, column); });
}

bool canBeList(const ListColumns& columns)
{
    return hasNames(columns) && hasRatingsOrIds(columns);
}

/// What a row of headings lacks that is no list's; a row that names a single column is the start of a letter.
ListReadError::Code whyNoList(const ListColumns& columns)
{
    const auto recognised =
        std::count_if(columns.begin(), columns.end(), [](const auto& column) { return column.has_value(); });
    if (recognised < 2)
        return ListReadError::Code::noHeader;
    return hasNames(columns) ? ListReadError::Code::noRatings : ListReadError::Code::noNames;
}

QStringList droppedOf(const QStringList& headings, const ListColumns& columns)
{
    PlayerColumnMapping taken;
    for (const auto& column : columns)
        taken.push_back(column ? std::optional(PlayerColumn(PlayerField::name)) : std::nullopt);
    return droppedColumns(headings, taken);
}

ListPublisher publisherOf(const QStringList& headings)
{
    const auto has = [&headings](const char* wanted) {
        return std::any_of(headings.begin(), headings.end(), [wanted](const QString& heading) {
            return foldedHeading(heading) == QLatin1String(wanted);
        });
    };
    if (has("spielername") && has("dwz"))
        return ListPublisher::dsb;
    if (has("ecfcode"))
        return ListPublisher::ecf;
    if (has("relatienummer") || has("relatienr") || has("knsbnummer"))
        return ListPublisher::knsb;
    return ListPublisher::other;
}

/// The Dutch federation's file names no columns: id, name, title, federation, rating, games, year, sex.
ListColumns knsbColumns()
{
    return {ListColumn::nationalId, ListColumn::name,  ListColumn::title, ListColumn::federation,
            ListColumn::rating,     ListColumn::games, ListColumn::birth, ListColumn::sex};
}

/// One row after the other.
class ListTableRows {
public:
    ListTableRows(const ListColumns& columns, ListPeople& people, bool calendarOf1904)
        : calendarOf1904_(calendarOf1904)
        , columns_(columns)
        , people_(people)
    {
    }

    void add(const QStringList& cells)
    {
        cells_ = &cells;
        const QString name = nameOfRow();
        if (name.isEmpty() || isNameOfSum(name)) {
            ++repairs.leftOut;
            return;
        }
        ListRow row;
        row.name = clean(name, texts_[0]);
        row.nationalId = clean(field(ListColumn::nationalId), texts_[1]);
        const auto id = fideIdFromField(field(ListColumn::fideId));
        row.fideId = id ? id->toLongLong() : 0;
        const QString federation = field(ListColumn::federation);
        row.federation = clean(federationCode(federation).value_or(federation), texts_[2]);
        const QString title = field(ListColumn::title);
        const auto recognised = titleFromField(title);
        row.title = clean(recognised ? toString(*recognised) : title, texts_[3]);
        repairs.unknownTitles += recognised ? 0 : 1;
        if (const auto sex = sexFromField(field(ListColumn::sex), false))
            row.sex = *sex == Sex::Female ? "F" : "M";
        row.birthYear = yearIn(field(ListColumn::birth));
        row.club = clean(field(ListColumn::club), texts_[4]);
        row.figures[ListRow::national] = {rating(ListColumn::rating), number(ListColumn::games), number(ListColumn::k)};
        row.figures[ListRow::standard].rating = rating(ListColumn::standard);
        row.figures[ListRow::rapid].rating = rating(ListColumn::rapid);
        row.figures[ListRow::blitz].rating = rating(ListColumn::blitz);
        tellsApart = tellsApart || row.fideId != 0 || !row.nationalId.empty() ||
                     std::any_of(row.figures.begin(), row.figures.end(),
                                 [](const ListRow::Figures& figures) { return figures.rating > 0; });
        people_.add(row);
    }

    ListRepairs repairs;
    bool tellsApart = false; ///< somebody has a rating or an id

private:
    [[nodiscard]] QString field(ListColumn column) const
    {
        for (std::size_t i = 0; i < columns_.size(); ++i)
            if (columns_[i] == column)
                return cleanedField(cells_->value(static_cast<qsizetype>(i)));
        return {};
    }

    [[nodiscard]] QString nameOfRow() const
    {
        const QString surname = field(ListColumn::surname);
        if (surname.isEmpty())
            return nameFromField(field(ListColumn::name)).name;
        const QString given = field(ListColumn::givenName);
        return given.isEmpty() ? surname : surname + QLatin1String(", ") + given;
    }

    std::string_view clean(const QString& text, std::string& buffer)
    {
        source_ = text.toStdString();
        buffer = cleanText(source_, cleaned_, repairs);
        return buffer;
    }

    [[nodiscard]] int rating(ListColumn column)
    {
        const ReadRating read = ratingFromField(field(column));
        repairs.unreadableFields += read.kind == ReadRating::Kind::unreadable ? 1 : 0;
        return read.kind == ReadRating::Kind::value ? read.value : 0;
    }
    [[nodiscard]] int number(ListColumn column)
    {
        bool fits = false;
        const int value = field(column).toInt(&fits);
        return fits && value > 0 ? value : 0;
    }
    [[nodiscard]] int yearIn(const QString& text) const
    {
        if (const auto birth = birthFromField(text, false, today_, calendarOf1904_))
            return birth->date.year;
        static const QRegularExpression year(QStringLiteral("(?<![0-9])(19|20)[0-9]{2}(?![0-9])"));
        const auto match = year.match(text);
        return match.hasMatch() ? match.captured(0).toInt() : 0;
    }

    bool calendarOf1904_;
    const QDate today_ = QDate::currentDate(); ///< once: it asks the system for the time zone
    ListColumns columns_;
    ListPeople& people_;
    const QStringList* cells_ = nullptr;
    std::array<std::string, 5> texts_;
    std::string source_;
    std::string cleaned_;
};

} // namespace

std::vector<QStringList> firstRowsOf(const QString& path, int rows, std::optional<TextEncoding> encoding)
{
    constexpr qint64 enough = 65'536;
    RegularFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const DecodedText decoded = decodeText(file.read(enough), encoding);
    std::vector<QStringList> found;
    for (const CsvRow& row : parseCsv(decoded.text, sniffDelimiter(decoded.text), rows))
        found.push_back(row.cells);
    return found;
}

std::optional<ListColumns> listColumnsFrom(const QString& text)
{
    ListColumns columns;
    for (const QString& word : text.split(QLatin1Char(','))) {
        const QString name = word.trimmed();
        const auto column = fromName<ListColumn>(name);
        if (!column && name != QLatin1String("-"))
            return std::nullopt;
        columns.push_back(column);
    }
    return columns;
}

Expected<ListOrigin, ListReadError> readTableList(const TableRows& rows, ListPeople& people,
                                                  const TableListOptions& options, const ListReadingWatch& watch)
{
    using Code = ListReadError::Code;
    ListOrigin origin;
    origin.ratings = ListRatings::national;
    origin.publisher = options.publisher.value_or(ListPublisher::other);
    std::optional<ListColumns> columns = options.columns;
    if (!columns && options.publisher == ListPublisher::knsb)
        columns = knsbColumns();
    Code refusal = Code::noHeader;
    std::optional<TableRow> row = rows();
    for (int i = 0; !columns && row && i < rowsAboveTableHeader; ++i, row = rows()) {
        const ListColumns found = columnsOf(row->cells);
        if (!canBeList(found)) {
            if (const auto why = whyNoList(found); why != Code::noHeader)
                refusal = why;
            continue;
        }
        columns = found;
        origin.dropped = droppedOf(row->cells, found);
        if (!options.publisher)
            origin.publisher = publisherOf(row->cells);
    }
    if (!columns)
        return Unexpected{ListReadError{refusal, {}, {}}};
    ListTableRows reader(*columns, people, options.calendarOf1904);
    for (int done = 0; row; row = rows(), ++done) {
        if (done % rowsBetweenLooks == 0 && watch.stop.stop_requested())
            return Unexpected{ListReadError{Code::cancelled, {}, row->line}};
        const bool blank = std::all_of(row->cells.begin(), row->cells.end(),
                                       [](const QString& cell) { return cell.trimmed().isEmpty(); });
        // A header that the caller has replaced.
        if (!blank && !canBeList(columnsOf(row->cells)))
            reader.add(row->cells);
        if (people.size() > ListReadError::mostPeople)
            return Unexpected{ListReadError{Code::tooManyPeople, {}, row->line}};
    }
    if (people.size() > 0 && !reader.tellsApart)
        return Unexpected{ListReadError{Code::noRatings, {}, {}}};
    origin.repairs = reader.repairs;
    return origin;
}

Expected<ListOrigin, ListReadError> readCsvList(QByteArray bytes, ListPeople& people, const TableListOptions& options,
                                                const ListReadingWatch& watch)
{
    const DecodedText decoded = decodeText(bytes, options.encoding);
    if (!decoded.possible.empty())
        return Unexpected{ListReadError{ListReadError::Code::unclear, {}, {}, readingsOf(bytes, decoded)}};
    bytes = {}; // may be large, and is not needed beside its text
    CsvReader reader(decoded.text, sniffDelimiter(decoded.text.left(262'144)));
    const auto rows = [&reader]() -> std::optional<TableRow> {
        if (reader.atEnd())
            return std::nullopt;
        CsvRow row = reader.next();
        return TableRow{row.line, std::move(row.cells)};
    };
    return readTableList(rows, people, options, watch);
}

} // namespace pairwright
