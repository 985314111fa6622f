// How wide the columns of a sheet are, and how high that makes its rows.
#include "ui/print/sheet.h"
#include "ui/print/sheet_measures.h"
#include "ui/widgets/number_slots.h"

#include <algorithm>
#include <cmath>

namespace pairwright {

using namespace sheet;

namespace {

/// The widths of the names of a column, without a few that are longer.
std::pair<double, double> usualWidths(const ReportTable& table, qsizetype column, page_text::Style style)
{
    std::vector<double> widths;
    widths.reserve(table.rows.size());
    for (const QStringList& row : table.rows)
        widths.push_back(page_text::widthAtMost(row.value(column), style));
    if (widths.empty())
        return {0, 0};
    std::sort(widths.begin(), widths.end());
    const auto at = [&widths](double share) {
        return widths[static_cast<std::size_t>(std::ceil(share * static_cast<double>(widths.size() - 1)))];
    };
    return {at(mostNames), at(nearlyAllNames)};
}

bool hasFractions(const ReportTable& table, std::size_t column)
{
    const ReportColumn& of = table.columns[column];
    if (of.align != ReportColumn::Align::right || of.parted || of.wraps)
        return false;
    return std::any_of(table.rows.begin(), table.rows.end(), [column](const QStringList& row) {
        const QString text = row.value(static_cast<qsizetype>(column));
        return isPlainNumber(text) && hasFraction(text);
    });
}

/// The cells of a grid grow by whole points: what is left of the line after that is theirs, too, so that the grid ends
/// where the rules of the page do.
void fillLineOfGrid(std::vector<double>& widths, const ReportTable& table, double line)
{
    const auto cells = static_cast<double>(std::ranges::count_if(table.columns, &ReportColumn::inGrid));
    const double rest = line - sum(widths);
    if (rest <= 0 || rest > cells)
        return;
    for (std::size_t column = 0; column < widths.size(); ++column)
        if (table.columns[column].inGrid)
            widths[column] += rest / cells;
}

} // namespace

bool Sheet::doMostNamesFit(double type) const
{
    const ReportTable& table = document_.tables.front();
    const std::vector<double> widths = columnWidths(0, type);
    std::size_t smaller = 0;
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        if (!table.columns[column].stretches)
            continue;
        const double room = (widths[column] - 2 * padding(table) * type) / leastLegibleShare;
        for (const QStringList& row : table.rows)
            smaller +=
                page_text::width(row.value(static_cast<qsizetype>(column)), {type, true}) > room ? std::size_t{1} : 0;
    }
    return smaller * oneOfSmaller <= table.rows.size();
}

double Sheet::padding(const ReportTable& table) const
{
    return document_.sideBySide ? besidePadding : table.columns.size() > manyColumns ? narrowPadding : cellPadding;
}

double Sheet::tableWidth() const
{
    return (textWidth() - (columns_ - 1) * gapOfColumns()) / columns_;
}

double Sheet::gapOfColumns() const
{
    return document_.flows ? flowingGap : columnGap;
}

/// Figures of tables that stand below each other keep one line.
bool Sheet::holdsFractions(const ReportTable& table, std::size_t column) const
{
    if (!document_.alike)
        return hasFractions(table, column);
    return std::ranges::any_of(document_.tables, [&](const ReportTable& one) {
        return one.columns.size() == table.columns.size() && hasFractions(one, column);
    });
}

void Sheet::measure()
{
    measured_.clear();
    usual_.clear();
    inSlots_.clear();
    for (const ReportTable& table : document_.tables) {
        std::vector<double>& widths = measured_.emplace_back();
        auto& usual = usual_.emplace_back();
        std::vector<bool>& inSlots = inSlots_.emplace_back();
        for (qsizetype column = 0; column < static_cast<qsizetype>(table.columns.size()); ++column) {
            using Shown = ReportColumn::Shown;
            const ReportColumn& of = table.columns[static_cast<std::size_t>(column)];
            const Shown shown = of.shown;
            const page_text::Style style{shown == Shown::number ? measuringType * numberFactor : measuringType,
                                         weightOf(shown)};
            inSlots.push_back(holdsFractions(table, static_cast<std::size_t>(column)));
            const auto withSlot = [&](const QString& text) {
                const bool isWhole = inSlots.back() && isPlainNumber(text) && !hasFraction(text);
                return isWhole ? QString(text + halfSlot) : text;
            };
            page_text::Widest widest(style);
            for (const QStringList& row : table.rows)
                if (shown != Shown::square)
                    widest.take(withSlot(row.value(column)));
            page_text::Widest sums({style.size, true});
            for (const std::size_t row : table.totals)
                sums.take(withSlot(table.rows[row].value(column)));
            widths.push_back(std::max(widest.width(), sums.width()));
            usual.push_back(of.stretches && !of.wraps ? usualWidths(table, column, style)
                                                      : std::pair(widest.width(), 0.0));
        }
    }
    if (!document_.sideBySide && !document_.alike)
        return;
    // Tables of the same columns stand below each other.
    std::vector<double> widest;
    std::vector<std::pair<double, double>> usual;
    for (std::size_t table = 0; table < measured_.size(); ++table) {
        widest.resize(std::max(widest.size(), measured_[table].size()));
        usual.resize(widest.size());
        for (std::size_t column = 0; column < measured_[table].size(); ++column) {
            widest[column] = std::max(widest[column], measured_[table][column]);
            usual[column] = std::max(usual[column], usual_[table][column]);
        }
    }
    for (std::size_t table = 0; table < measured_.size(); ++table)
        for (std::size_t column = 0; column < measured_[table].size(); ++column) {
            measured_[table][column] = widest[column];
            usual_[table][column] = usual[column];
        }
}

std::vector<double> Sheet::naturalWidths(int table, double type) const
{
    const ReportTable& content = document_.tables[static_cast<std::size_t>(table)];
    const double longest = document_.flows ? longNameFlowing : document_.sideBySide ? longNameBeside : longName;
    std::vector<double> widths;
    for (std::size_t column = 0; column < content.columns.size(); ++column) {
        double title = 0;
        for (std::size_t i = 0; i < document_.tables.size(); ++i)
            if (const auto& titled = document_.tables[i].columns;
                (document_.alike || document_.sideBySide || i == static_cast<std::size_t>(table)) &&
                column < titled.size())
                title = std::max(title, page_text::width(titled[column].title, {headSize(type), true}));
        const double widest = measured_[static_cast<std::size_t>(table)][column] * type / measuringType;
        using Shown = ReportColumn::Shown;
        const Shown shown = content.columns[column].shown;
        const double drawn = shown == Shown::box      ? boxWidth * type
                             : shown == Shown::square ? squareWidth * type - padding(content) * type
                             : shown == Shown::disc   ? type
                                                      : 0;
        const double room = std::max(page_text::width(content.columns[column].room, {type, false}), drawn);
        const ReportColumn& of = content.columns[column];
        // Most names have their size, and nearly all others most of it.
        const auto [most, nearlyAll] = usual_[static_cast<std::size_t>(table)][column];
        const double usual =
            std::max(most, nearlyAll * (document_.sideBySide ? leastOfLongName
                                                             : std::clamp(leastType / type, leastOfLongName, 1.0))) *
            type / measuringType;
        const double needed = of.wraps                          ? std::min(widest, longWrapped * type)
                              : longNamesYield_ && of.stretches ? std::min(usual, longest * type)
                                                                : widest;
        // Squares fill their cells to the edge.
        const bool isBesideSquares =
            column > 0 && shown != Shown::square && content.columns[column - 1].shown == Shown::square;
        const double sides = (isBesideSquares ? 3 : 2) * padding(content) * type;
        widths.push_back(std::max(std::max({title, room, needed}) + sides, of.inGrid ? gridCell_ : 0.0));
    }
    return widths;
}

bool Sheet::fitsAcross(double type) const
{
    for (int table = 0; table < static_cast<int>(document_.tables.size()); ++table)
        if (sum(naturalWidths(table, type)) > tableWidth())
            return false;
    return true;
}

std::vector<double> Sheet::columnWidths(int table, double type) const
{
    const ReportTable& content = document_.tables[static_cast<std::size_t>(table)];
    std::vector<double> widths = naturalWidths(table, type);
    // Long texts take what they lack; of the rest names a part, and what is more stands between all columns.
    std::vector<double> lacking(widths.size());
    for (std::size_t column = 0; column < widths.size(); ++column)
        if (content.columns[column].wraps || content.columns[column].stretches)
            lacking[column] = std::max(0.0, measured_[static_cast<std::size_t>(table)][column] * type / measuringType +
                                                2 * padding(content) * type - widths[column]);
    const double given = std::clamp(tableWidth() - sum(widths), 0.0, sum(lacking));
    for (std::size_t column = 0; column < widths.size() && given > 0; ++column)
        widths[column] += given * lacking[column] / sum(lacking);
    const double rest = isGrid(content) ? std::min(0.0, tableWidth() - sum(widths)) : tableWidth() - sum(widths);
    double stretching = 0;
    for (std::size_t column = 0; column < widths.size(); ++column)
        if (content.columns[column].stretches)
            stretching += widths[column];
    // A narrow table across the whole page is hard to read.
    const bool isSigned = !content.fields.empty(); // across all of its width
    const bool stretches = stretching > 0 && (isSigned || rest <= mostStretching * tableWidth());
    const double toNames = std::min(rest, mostBesideNames * stretching);
    const double toAll = (rest - toNames) / std::max(1.0, static_cast<double>(widths.size()) - 1);
    for (std::size_t column = 0; column < widths.size() && stretches; ++column) {
        // In proportion, also when there is too little room: then the stretching columns are cut first ...
        if (content.columns[column].stretches)
            widths[column] *= std::max(leastStretching, 1 + toNames / stretching);
        if (column > 0)
            widths[column] += std::max(0.0, toAll);
    }
    // ... and in the worst case all a little: nothing may be lost over the edge.
    const double total = sum(widths);
    if (total > tableWidth())
        for (double& width : widths)
            width *= tableWidth() / total;
    fillLineOfGrid(widths, content, tableWidth());
    return widths;
}

std::vector<double> Sheet::rowHeights(double type, int table) const
{
    const ReportTable& content = document_.tables[static_cast<std::size_t>(table)];
    const double one = document_.flows        ? type * flowingFactor
                       : content.ruled        ? type * ruledFactor
                       : document_.sideBySide ? type * besideFactor(type)
                       : isGrid(content)      ? std::max(gridCell_, type * rowFactor)
                                              : type * rowFactor;
    std::vector<double> heights(content.rows.size(), one);
    const bool yields = longNamesYield_ && !document_.flows && !document_.sideBySide && options_.pages == 0;
    const double two = 2 * page_text::lineHeight({wrappedSize(type), false}) + 1;
    std::vector<double> widths;
    for (std::size_t column = 0; column < content.columns.size(); ++column) {
        const ReportColumn& of = content.columns[column];
        const bool mayTakeTwo = yields && of.stretches && one < two;
        if (!of.wraps && !mayTakeTwo)
            continue;
        if (widths.empty())
            widths = columnWidths(table, type);
        if (!of.wraps) {
            const double least = std::clamp(leastType / type, leastOfLongName, 1.0);
            const double room = widths[column] - 2 * padding(content) * type;
            for (std::size_t row = 0; row < heights.size(); ++row)
                if (page_text::width(content.rows[row].value(static_cast<qsizetype>(column)),
                                     {type, weightOf(of.shown)}) *
                        least >
                    room)
                    heights[row] = std::max(heights[row], two);
            continue;
        }
        for (std::size_t row = 0; row < heights.size(); ++row)
            heights[row] =
                std::max(heights[row], page_text::wrappedHeight(content.rows[row].value(static_cast<qsizetype>(column)),
                                                                {wrappedSize(type), false},
                                                                widths[column] - 2 * padding(content) * type) +
                                           padding(content) * type);
    }
    return heights;
}

} // namespace pairwright
