#include "app/lists/table_list.h"

#include "app/domain/folded_text.h"
#include "app/formats/csv/csv_table.h"
#include "app/formats/csv/decoded_text.h"
#include "app/formats/csv/federation.h"
#include "app/formats/csv/field_values.h"
#include "app/lists/row_cleaning.h"

#include <QFile>
#include <QRegularExpression>

#include <algorithm>
#include <unordered_map>

namespace pairwright {

namespace {

constexpr int rowsAboveTableHeader = 40;
constexpr int rowsBetweenLooks = 1024;

struct ListHeading {
    ListColumn column;
    const char* headings; ///< as foldedHeading() writes them, separated by blanks
};
constexpr std::array listHeadings{
    ListHeading{ListColumn::fideId, "fideid fideno fidenr fidenumber idfide fidecode fidenummer idnumber codefide"},
    ListHeading{ListColumn::nationalId,
                "id idno idnat pk spielerid zps mglnr ecfcode relatienummer relatienr knsbnummer knsbnr memid idloc "
                "locid nrffe pnr spielernr identnr"},
    ListHeading{ListColumn::name, "name spielername fullname naam nom nome nombre memname player playername"},
    ListHeading{ListColumn::surname, "lastname surname nachname familienname achternaam"},
    ListHeading{ListColumn::givenName, "firstname givenname vorname voornaam forename prenom"},
    ListHeading{ListColumn::title, "title titel tit fidetitel fidetitle titre"},
    ListHeading{ListColumn::federation, "fed federation fideland land nation federatie country"},
    ListHeading{ListColumn::sex, "sex geschlecht gender geslacht s mv sexe"},
    ListHeading{ListColumn::birth, "birthday birth geburtsjahr geburt geboren geb birthyear jaar born bday byear year"},
    ListHeading{ListColumn::club, "clubname club verein vereinsname vkz klub clubcode vereniging"},
    ListHeading{ListColumn::rating,
                "rating dwz rtgnat elo nationalrating rtg elonat originalstandard grade knsbrating ratingknsb"},
    ListHeading{ListColumn::standard, "rtgint fideelo fiderating elofide srtng ratingfide fide"},
    ListHeading{ListColumn::rapid, "originalrapid rapid rapidrating rrtng rapide"},
    ListHeading{ListColumn::blitz, "originalblitz blitz blitzrating brtng"},
    ListHeading{ListColumn::games, "games gms nv partien partijen"},
    ListHeading{ListColumn::k, "k kfactor"},
};

std::optional<ListColumn> columnOf(const QString& heading)
{
    static const auto map = [] {
        std::unordered_map<QString, ListColumn> built;
        for (const ListHeading& each : listHeadings)
            for (const QString& word : QString::fromLatin1(each.headings).split(QLatin1Char(' ')))
                built.emplace(word, each.column);
        return built;
    }();
    constexpr qsizetype longestHeading = 40;
    const auto found = map.find(foldedHeading(heading.left(longestHeading)));
    return found == map.end() ? std::nullopt : std::optional(found->second);
}

bool names(const ListColumns& columns, ListColumn column)
{
    return std::find(columns.begin(), columns.end(), std::optional(column)) != columns.end();
}

ListColumns columnsOf(const QStringList& headings)
{
    ListColumns columns;
    for (const QString& heading : headings) {
        const auto column = columnOf(heading);
        columns.push_back(column && !names(columns, *column) ? column : std::nullopt);
    }
    return columns;
}

bool canBeList(const ListColumns& columns)
{
    const bool named = names(columns, ListColumn::name) || names(columns, ListColumn::surname);
    const auto any = [&columns](std::initializer_list<ListColumn> wanted) {
        return std::any_of(wanted.begin(), wanted.end(), [&](ListColumn column) { return names(columns, column); });
    };
    return named && any({ListColumn::rating, ListColumn::standard, ListColumn::fideId, ListColumn::nationalId});
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
    ListTableRows(const ListColumns& columns, ListPeople& people)
        : columns_(columns)
        , people_(people)
    {
    }

    void add(const QStringList& cells)
    {
        cells_ = &cells;
        const QString name = nameOfRow();
        if (name.isEmpty()) {
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
        people_.add(row);
    }

    ListRepairs repairs;

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
    [[nodiscard]] static int yearIn(const QString& text)
    {
        static const QRegularExpression year(QStringLiteral("(19|20)[0-9]{2}"));
        const auto match = year.match(text);
        return match.hasMatch() ? match.captured(0).toInt() : 0;
    }

    ListColumns columns_;
    ListPeople& people_;
    const QStringList* cells_ = nullptr;
    std::array<std::string, 5> texts_;
    std::string source_;
    std::string cleaned_;
};

} // namespace

std::vector<QStringList> firstRowsOf(const QString& path, int rows)
{
    constexpr qint64 enough = 65'536;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const DecodedText decoded = decodeText(file.read(enough));
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
                                                  const TableListOptions& options, const ListPatience& patience)
{
    using Code = ListReadError::Code;
    ListOrigin origin;
    origin.ratings = ListRatings::national;
    origin.publisher = options.publisher.value_or(ListPublisher::other);
    std::optional<ListColumns> columns = options.columns;
    if (!columns && options.publisher == ListPublisher::knsb)
        columns = knsbColumns();
    std::optional<TableRow> row = rows();
    for (int i = 0; !columns && row && i < rowsAboveTableHeader; ++i, row = rows()) {
        const ListColumns found = columnsOf(row->cells);
        if (!canBeList(found))
            continue;
        columns = found;
        if (!options.publisher)
            origin.publisher = publisherOf(row->cells);
    }
    if (!columns)
        return Unexpected{ListReadError{Code::noHeader, {}, {}}};
    ListTableRows reader(*columns, people);
    for (int done = 0; row; row = rows(), ++done) {
        if (done % rowsBetweenLooks == 0 && patience.stop.stop_requested())
            return Unexpected{ListReadError{Code::cancelled, {}, row->line}};
        const bool blank = std::all_of(row->cells.begin(), row->cells.end(),
                                       [](const QString& cell) { return cell.trimmed().isEmpty(); });
        // A header that the caller has replaced.
        if (!blank && !canBeList(columnsOf(row->cells)))
            reader.add(row->cells);
        if (people.size() > ListReadError::mostPeople)
            return Unexpected{ListReadError{Code::tooManyPeople, {}, row->line}};
    }
    origin.repairs = reader.repairs;
    return origin;
}

Expected<ListOrigin, ListReadError> readCsvList(QByteArray bytes, ListPeople& people, const TableListOptions& options,
                                                const ListPatience& patience)
{
    const DecodedText decoded = decodeText(bytes);
    bytes = {}; // may be large, and is not needed beside its text
    CsvReader reader(decoded.text, sniffDelimiter(decoded.text.left(262'144)));
    const auto rows = [&reader]() -> std::optional<TableRow> {
        if (reader.atEnd())
            return std::nullopt;
        CsvRow row = reader.next();
        return TableRow{row.line, std::move(row.cells)};
    };
    return readTableList(rows, people, options, patience);
}

} // namespace pairwright
