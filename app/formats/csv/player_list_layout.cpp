#include "app/formats/csv/player_list_layout.h"

#include "app/formats/csv/field_values.h"

#include <algorithm>
#include <array>

namespace pairwright {

namespace {

constexpr std::size_t rowsAboveHeader = 40;
constexpr std::size_t rowsToLookAt = 200;

int filledCells(const CsvRow& row)
{
    return static_cast<int>(std::count_if(row.cells.begin(), row.cells.end(),
                                          [](const QString& cell) { return !cell.trimmed().isEmpty(); }));
}

int recognised(const PlayerColumnMapping& columns)
{
    return static_cast<int>(std::count_if(columns.begin(), columns.end(), [](const auto& c) { return c.has_value(); }));
}

bool has(const PlayerColumnMapping& columns, PlayerColumn wanted)
{
    return std::find(columns.begin(), columns.end(), std::optional(wanted)) != columns.end();
}

/// How many columns a row names if it is a header; 0 if it is none.
int headerQuality(const CsvRow& row)
{
    const PlayerColumnMapping columns = recognisePlayerColumns(row.cells);
    if (!has(columns, PlayerField::name) && !has(columns, PlayerColumn(PlayerField::name, ColumnPart::surname)))
        return 0;
    const int quality = recognised(columns);
    return quality >= 2 || row.cells.size() == 1 ? quality : 0;
}

std::optional<std::size_t> findHeader(const std::vector<CsvRow>& rows)
{
    std::optional<std::size_t> best;
    int bestQuality = 0;
    for (std::size_t i = 0; i < rows.size() && i < rowsAboveHeader; ++i) {
        const int quality = headerQuality(rows[i]);
        if (quality > bestQuality) {
            best = i;
            bestQuality = quality;
        }
    }
    return best;
}

/// chess-results leaves the heading of the titles blank.
void findUnnamedTitles(const std::vector<CsvRow>& rows, PlayerListLayout& layout)
{
    if (has(layout.columns, PlayerField::title))
        return;
    const QStringList& headings = rows[*layout.headerRow].cells;
    for (std::size_t column = 0; column < layout.columns.size(); ++column) {
        if (layout.columns[column] || !headings[static_cast<qsizetype>(column)].trimmed().isEmpty())
            continue;
        int titles = 0;
        bool others = false;
        for (std::size_t i = layout.firstRow; i < layout.endRow && i < layout.firstRow + rowsToLookAt; ++i) {
            const QString cell = rows[i].cells.value(static_cast<qsizetype>(column)).trimmed();
            const auto title = titleFromField(cell);
            others = others || !title;
            titles += title && *title != Title::None ? 1 : 0;
        }
        if (titles > 0 && !others) {
            layout.columns[column] = PlayerField::title;
            return;
        }
    }
}

/// "Name" over two columns: most rows have the surname in the one and the given name in the next, which has no heading.
void findUnnamedGivenNames(const std::vector<CsvRow>& rows, PlayerListLayout& layout)
{
    const auto name =
        std::find(layout.columns.begin(), layout.columns.end(), std::optional(PlayerColumn(PlayerField::name)));
    const PlayerColumn given{PlayerField::name, ColumnPart::givenName};
    if (name == layout.columns.end() || has(layout.columns, given))
        return;
    const auto column = static_cast<qsizetype>(name - layout.columns.begin());
    const auto next = static_cast<std::size_t>(column) + 1;
    const bool isMapped = next < layout.columns.size() && layout.columns[next];
    if (isMapped || !rows[*layout.headerRow].cells.value(column + 1).trimmed().isEmpty())
        return;
    const auto isPartOfName = [](const QString& cell) {
        return !cell.isEmpty() && cell.front().isLetter() &&
               std::none_of(cell.begin(), cell.end(), [](QChar c) { return c.isDigit() || c == u','; });
    };
    int both = 0;
    int names = 0;
    for (std::size_t i = layout.firstRow; i < layout.endRow && i < layout.firstRow + rowsToLookAt; ++i) {
        const QStringList& cells = rows[i].cells;
        names += cells.value(column).trimmed().isEmpty() ? 0 : 1;
        both += isPartOfName(cells.value(column).trimmed()) && isPartOfName(cells.value(column + 1).trimmed()) ? 1 : 0;
    }
    if (both == 0 || 2 * both < names)
        return;
    if (next >= layout.columns.size())
        layout.columns.resize(next + 1);
    layout.columns[next - 1] = PlayerColumn(PlayerField::name, ColumnPart::surname);
    layout.columns[next] = given;
}

/// Text in a single cell after a blank line is a note of the program that wrote the file.
std::size_t endOfList(const std::vector<CsvRow>& rows, const PlayerListLayout& layout)
{
    bool blankBefore = false;
    for (std::size_t i = layout.firstRow; i < rows.size(); ++i) {
        if (isBlank(rows[i])) {
            blankBefore = true;
            continue;
        }
        if (blankBefore && recognised(layout.columns) > 1 && filledCells(rows[i]) == 1)
            return i;
        blankBefore = false;
    }
    return rows.size();
}

} // namespace

bool isBlank(const CsvRow& row)
{
    return std::all_of(row.cells.begin(), row.cells.end(),
                       [](const QString& cell) { return cell.trimmed().isEmpty(); });
}

QChar playerListDelimiter(const QString& wholeText)
{
    constexpr qsizetype enoughToTell = 262'144;
    const QString text = wholeText.left(enoughToTell);
    constexpr std::array candidates{QLatin1Char(';'), QLatin1Char('\t'), QLatin1Char(',')};
    std::optional<QChar> best;
    int bestQuality = 0;
    for (const QLatin1Char candidate : candidates) {
        const std::vector<CsvRow> top = parseCsv(text, candidate, static_cast<int>(rowsAboveHeader));
        const auto header = findHeader(top);
        const int quality = header ? headerQuality(top[*header]) : 0;
        if (quality > bestQuality && top[*header].cells.size() > 1) {
            best = candidate;
            bestQuality = quality;
        }
    }
    return best ? *best : sniffDelimiter(text);
}

std::optional<PlayerListLayout> findPlayerList(const std::vector<CsvRow>& rows)
{
    PlayerListLayout layout;
    layout.headerRow = findHeader(rows);
    if (layout.headerRow)
        layout.shape = listShapeOf(rows[*layout.headerRow].cells);
    const auto exported = layout.shape == ListShape::other ? swissManagerColumns(rows) : std::nullopt;
    if (exported) {
        layout.headerRow = 0;
        layout.shape = ListShape::swissManagerPlayers;
    }
    if (!layout.headerRow)
        return std::nullopt;
    layout.columns = exported ? *exported : recognisePlayerColumns(rows[*layout.headerRow].cells);
    layout.firstRow = *layout.headerRow + 1;
    layout.endRow = endOfList(rows, layout);
    findUnnamedTitles(rows, layout);
    findUnnamedGivenNames(rows, layout);
    return layout;
}

PlayerListLayout playerListWith(const std::vector<CsvRow>& rows, PlayerColumnMapping columns, bool hasHeader)
{
    PlayerListLayout layout;
    layout.columns = std::move(columns);
    if (hasHeader && !rows.empty()) {
        layout.headerRow = findHeader(rows).value_or(0);
        layout.shape = listShapeOf(rows[*layout.headerRow].cells);
        layout.firstRow = *layout.headerRow + 1;
    }
    layout.endRow = endOfList(rows, layout);
    return layout;
}

} // namespace pairwright
