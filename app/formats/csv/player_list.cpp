#include "app/formats/csv/player_list.h"

#include "app/formats/csv/csv_table.h"
#include "app/formats/csv/player_list_layout.h"
#include "app/formats/csv/player_matcher.h"
#include "app/formats/csv/player_row_reader.h"

#include <algorithm>
#include <span>
#include <utility>

namespace pairwright {

namespace {

using Error = PlayerListError;

/// What the bytes are if they are no table of text at all.
std::optional<Error::Code> otherKindOfFile(const QByteArray& bytes)
{
    if (bytes.startsWith("PK\x03\x04") || bytes.startsWith("\xD0\xCF\x11\xE0"))
        return Error::Code::spreadsheet;
    if (bytes.startsWith("SQLite format 3"))
        return Error::Code::database;
    if (bytes.left(65'536).contains('\0') && !looksLikeUtf16(bytes))
        return Error::Code::notText;
    if (bytes.startsWith("012 ") || bytes.startsWith("001 ") || bytes.contains("\n001 "))
        return Error::Code::trf;
    return std::nullopt;
}

Unexpected<Error> noHeader(const std::vector<CsvRow>& rows)
{
    constexpr std::size_t shown = 10;
    constexpr qsizetype shownCell = 60;
    Error error{Error::Code::noHeader, {}};
    for (std::size_t i = 0; i < rows.size() && i < shown; ++i) {
        QStringList cells;
        for (const QString& cell : rows[i].cells)
            cells.append(cell.left(shownCell));
        error.firstRows.push_back(cells);
    }
    return Unexpected{error};
}

} // namespace

int PlayerListPreview::count(PlayerRow::State state) const
{
    return static_cast<int>(
        std::count_if(rows.begin(), rows.end(), [state](const PlayerRow& row) { return row.state == state; }));
}

IssueWeight weightOf(PlayerRowIssue::Code code)
{
    using Code = PlayerRowIssue::Code;
    switch (code) {
    case Code::nameMissing:
    case Code::textTooLong:
    case Code::controlCharacters:
    case Code::sumRow:
    case Code::ratingOutOfRange: return IssueWeight::error;
    case Code::sameIdOtherName:
    case Code::sameNameAsPlayer:
    case Code::sameNameInList:
    case Code::formula:
    case Code::invalidFideId:
    case Code::invalidBirthDate:
    case Code::unlikelyBirth:
    case Code::invalidRating:
    case Code::unknownSex:
    case Code::unknownFederation:
    case Code::invalidNumber:
    case Code::damagedCharacters:
    case Code::brokenQuotes: return IssueWeight::doubt;
    case Code::duplicateInList:
    case Code::nameRearranged:
    case Code::nameWithoutComma:
    case Code::unknownTitle:
    case Code::dateFromSerial:
    case Code::paidWithoutFee: break;
    }
    return IssueWeight::told;
}

Expected<PlayerListRows, PlayerListError> rowsOfPlayerList(const QByteArray& bytes, const PlayerListOptions& options)
{
    if (bytes.size() > Error::maxBytes)
        return Unexpected{Error{Error::Code::tooLarge, {}}};
    if (const auto kind = otherKindOfFile(bytes))
        return Unexpected{Error{*kind, {}}};
    const DecodedText decoded = decodeText(bytes, options.encoding);
    if (decoded.text.trimmed().isEmpty())
        return Unexpected{Error{Error::Code::empty, {}}};

    if (looksLikeResultExchange(decoded.text))
        return Unexpected{Error{Error::Code::results, {}}};

    PlayerListRows cut;
    cut.delimiter = options.delimiter ? *options.delimiter : playerListDelimiter(decoded.text);
    cut.rows = parseCsv(decoded.text, cut.delimiter, Error::maxRows + 1);
    cut.encoding = decoded.encoding;
    cut.readings = readingsOf(bytes, decoded);
    return cut;
}

Expected<PlayerListPreview, PlayerListError> readPlayerList(const QByteArray& bytes, const Tournament& tournament,
                                                            const PlayerListOptions& options)
{
    const auto cut = rowsOfPlayerList(bytes, options);
    if (!cut)
        return Unexpected{cut.error()};
    return readPlayerRows(*cut, tournament, options);
}

Expected<PlayerListPreview, PlayerListError> readPlayerRows(const PlayerListRows& list, const Tournament& tournament,
                                                            const PlayerListOptions& options)
{
    const std::vector<CsvRow>& rows = list.rows;
    PlayerListPreview preview;
    if (rows.size() > static_cast<std::size_t>(Error::maxRows))
        return Unexpected{Error{Error::Code::tooManyRows, {}}};

    const auto layout = options.columns ? std::optional(playerListWith(rows, *options.columns, options.hasHeader))
                                        : findPlayerList(rows);
    if (!layout)
        return noHeader(rows);
    preview.columns = layout->columns;
    preview.shape = list.shape.value_or(layout->shape);
    preview.encoding = list.encoding;
    preview.readings = list.readings;
    preview.delimiter = list.delimiter;
    preview.sheet = list.sheet;
    preview.sheets = list.sheets;
    preview.hiddenRows = list.hiddenRows;
    if (layout->headerRow) {
        preview.headerLine = rows[*layout->headerRow].line;
        preview.headers = rows[*layout->headerRow].cells;
        preview.dropped = droppedColumns(preview.headers, preview.columns);
    }

    const PlayerRowReader reader(list, *layout, options);
    preview.rows.reserve(layout->endRow - layout->firstRow); // a row is large, and growing would hold it twice
    for (std::size_t i = layout->firstRow; i < layout->endRow; ++i)
        if (!isBlank(rows[i]))
            preview.rows.push_back(reader.read(rows[i]));
    if (preview.rows.empty())
        return Unexpected{Error{Error::Code::noPlayers, {}}};
    return matchedAgain(std::move(preview), tournament);
}

PlayerListPreview matchedAgain(PlayerListPreview preview, const Tournament& tournament)
{
    PlayerMatcher matcher(tournament);
    for (std::size_t i = 0; i < preview.rows.size(); ++i) // in place: a row is large
        if (preview.rows[i].state != PlayerRow::State::error)
            matcher.settle(preview.rows[i], std::span(preview.rows).first(i));
    return preview;
}

} // namespace pairwright
