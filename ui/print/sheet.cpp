#include "ui/print/sheet.h"

#include "ui/print/page_text.h"
#include "ui/print/sheet_measures.h"

#include <QGuiApplication>

#include <algorithm>
#include <numeric>
#include <optional>
#include <tuple>

namespace pairwright {

using page_text::Style;
using namespace sheet;

Sheet::Sheet(ReportDocument document, SheetOptions options)
    : document_(std::move(document))
    , options_(options)
    , page_(document_.landscape ? options.page.transposed() : options.page)
{
    collectTexts();
    measure();
    const double legible = options_.normalType * leastLegibleShare;
    if (options_.orientation != SheetOptions::Orientation::automatic)
        page_ =
            options_.orientation == SheetOptions::Orientation::landscape ? options_.page.transposed() : options_.page;
    // Too many columns for legible type upright: turn the paper.
    else if (!document_.landscape && !fitsAcross(legible))
        page_ = options_.page.transposed();
    longNamesYield_ = !fitsAcross(legible);
    layOut();
}

void Sheet::layOut()
{
    if (document_.sideBySide)
        chooseColumns();
    findType();
    widths_.clear();
    for (int table = 0; table < static_cast<int>(document_.tables.size()); ++table)
        widths_.push_back(columnWidths(table, type_));
}

void Sheet::chooseColumns()
{
    // As many as cost no page, and of these those that allow the largest type; on paper turned as that is best.
    std::vector<QSizeF> papers{page_};
    if (options_.orientation == SheetOptions::Orientation::automatic)
        papers = {options_.page, options_.page.transposed()};
    std::tuple<bool, std::size_t, double> best;
    std::optional<std::tuple<QSizeF, int, bool>> chosen;
    const auto tryAll = [&](bool longNamesYield) {
        longNamesYield_ = longNamesYield;
        for (const QSizeF& paper : papers)
            for (int columns = 1; columns <= mostColumns; ++columns) {
                page_ = paper;
                columns_ = columns;
                findType();
                const std::tuple found(!fitsAcross(type_), pages_.size(), -type_);
                if (!chosen || found < best) {
                    best = found;
                    chosen = {paper, columns, longNamesYield};
                }
            }
    };
    tryAll(false);
    if (std::get<1>(best) > 1 || -std::get<2>(best) < options_.normalType * leastSharedLegible)
        tryAll(true);
    std::tie(page_, columns_, longNamesYield_) = *chosen;
}

void Sheet::findType()
{
    // Down until everything fits across the page ...
    type_ = options_.type.value_or(options_.normalType);
    while (type_ > options_.smallestType && !fitsAcross(type_))
        type_ -= typeStep;
    pages_ = paginate(type_);
    // A schedule is read on one page, if it can be read there at all.
    const bool onOne = document_.sideBySide && !options_.type && options_.pages == 0;
    const auto wanted = onOne ? 1 : static_cast<std::size_t>(options_.pages);
    while (onOne && pages_.size() > 1 && type_ > leastOnOnePage)
        pages_ = paginate(type_ -= typeStep);
    while (!onOne && wanted > 0 && pages_.size() > wanted && type_ > options_.smallestType)
        pages_ = paginate(type_ -= typeStep);
    // ... then up as long as that costs no page: what hangs on a wall is read from afar.
    const std::size_t allowed = std::max(wanted, pages_.size());
    const double largest = options_.type ? *options_.type : !onOne && wanted > 0 ? fillingType : options_.largestType;
    double larger = type_ + typeStep;
    while (larger <= largest && fitsAcross(larger)) {
        auto pages = paginate(larger);
        if (pages.size() > allowed)
            break;
        type_ = larger;
        pages_ = std::move(pages);
        larger += typeStep;
    }
}

double Sheet::tableWidth() const
{
    return (textWidth() - (columns_ - 1) * columnGap) / columns_;
}

int Sheet::rowsOnPage(int page) const
{
    const Blocks& blocks = pages_.at(static_cast<std::size_t>(page));
    return static_cast<int>(
        std::count_if(blocks.begin(), blocks.end(), [](const Block& block) { return block.kind == Block::Kind::row; }));
}

void Sheet::measure()
{
    for (const ReportTable& table : document_.tables) {
        std::vector<double>& widths = measured_.emplace_back();
        for (qsizetype column = 0; column < static_cast<qsizetype>(table.columns.size()); ++column) {
            page_text::Widest widest({measuringType, false});
            for (const QStringList& row : table.rows)
                widest.take(row.value(column));
            widths.push_back(widest.width());
        }
    }
    if (!document_.sideBySide)
        return;
    std::vector<double> widest; // tables of the same columns stand below each other
    for (const std::vector<double>& widths : measured_) {
        widest.resize(std::max(widest.size(), widths.size()));
        for (std::size_t column = 0; column < widths.size(); ++column)
            widest[column] = std::max(widest[column], widths[column]);
    }
    for (std::vector<double>& widths : measured_)
        widths.assign(widest.begin(), widest.begin() + static_cast<std::ptrdiff_t>(widths.size()));
}

std::vector<double> Sheet::naturalWidths(int table, double type) const
{
    const ReportTable& content = document_.tables[static_cast<std::size_t>(table)];
    std::vector<double> widths;
    for (std::size_t column = 0; column < content.columns.size(); ++column) {
        const double title = page_text::width(content.columns[column].title, {type * headFactor, true});
        const double widest = measured_[static_cast<std::size_t>(table)][column] * type / measuringType;
        const double room = page_text::width(content.columns[column].room, {type, false});
        const bool yields = longNamesYield_ && content.columns[column].stretches;
        widths.push_back(
            std::max({title, room,
                      yields ? std::min(widest, (document_.sideBySide ? longNameBeside : longName) * type) : widest}) +
            2 * cellPadding * type);
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
    const double rest = tableWidth() - sum(widths);
    double stretching = 0;
    for (std::size_t column = 0; column < widths.size(); ++column)
        if (content.columns[column].stretches)
            stretching += widths[column];
    // A narrow table across the whole page is hard to read.
    const bool stretches = stretching > 0 && rest <= mostStretching * tableWidth();
    // In proportion, also when there is too little room: then the stretching columns are cut first ...
    for (std::size_t column = 0; column < widths.size() && stretches; ++column)
        if (content.columns[column].stretches)
            widths[column] *= std::max(leastStretching, 1 + rest / stretching);
    // ... and in the worst case all a little: nothing may be lost over the edge.
    const double total = sum(widths);
    if (total > tableWidth())
        for (double& width : widths)
            width *= tableWidth() / total;
    return widths;
}

QRectF Sheet::placed(const QRectF& place) const
{
    if (!QGuiApplication::isRightToLeft())
        return place;
    return {page_.width() - place.right(), place.top(), place.width(), place.height()};
}

double Sheet::rowHeight(double type, int table) const
{
    return type * (document_.tables[static_cast<std::size_t>(table)].ruled ? ruledFactor : rowFactor);
}

void Sheet::collectTexts()
{
    const auto sized = [this](const Style& style) {
        return Style{style.size * options_.textShare, style.bold};
    };
    for (const QString& text : document_.introduction)
        texts_.push_back({text, sized(introductionStyle), false, false});
    introduction_ = texts_.size();
    for (const ReportSection& section : document_.sections) {
        texts_.push_back({section.heading, sized(headingStyle), false, true});
        for (const QString& text : section.paragraphs)
            texts_.push_back({text, sized(paragraphStyle), false, false});
        for (const QString& text : section.citations)
            texts_.push_back({text, sized(citationStyle), true, false});
    }
    for (const QString& text : document_.notes)
        texts_.push_back({text, sized(noteStyle), true, false});
}

double Sheet::textHeight(int text) const
{
    const Text& shown = texts_[static_cast<std::size_t>(text)];
    const double above = shown.keepWithNext ? textGap : 0;
    return page_text::wrappedHeight(shown.text, shown.style, textWidth()) + textGap + above;
}

double Sheet::titleHeight(int page) const
{
    if (page > 0)
        return page_text::lineHeight(laterStyle) + titleGap;
    double height = 0;
    for (qsizetype line = 0; line < document_.titleLines.size(); ++line)
        height += page_text::lineHeight(line == 0 ? eventStyle : sheetStyle) + 2;
    return height + titleGap;
}

QRectF Sheet::logoPlace() const
{
    if (options_.logo.isNull())
        return {};
    const QSizeF room(textWidth() * mostOfLogo, titleHeight(0) - titleGap);
    const QSizeF size = QSizeF(options_.logo.size()).scaled(room, Qt::KeepAspectRatio);
    return placed({page_.width() - options_.margin - size.width(), options_.margin, size.width(), size.height()});
}

double Sheet::footerHeight() const
{
    return page_text::lineHeight(footerStyle) + footerGap;
}

Sheet::Blocks Sheet::blocks(double type) const
{
    Blocks all;
    const int introduction = static_cast<int>(introduction_);
    for (int text = 0; text < introduction; ++text)
        all.push_back({Block::Kind::text, 0, text, textHeight(text)});
    if (introduction > 0)
        all.push_back({Block::Kind::gap, 0, 0, type * gapFactor});
    for (int table = 0; table < static_cast<int>(document_.tables.size()); ++table) {
        const ReportTable& content = document_.tables[static_cast<std::size_t>(table)];
        if (table > 0)
            all.push_back({Block::Kind::gap, table, 0, type * gapFactor});
        if (!content.heading.isEmpty())
            all.push_back({Block::Kind::heading, table, 0, rowFactor * type * 1.1});
        if (hasTitles(content))
            all.push_back({Block::Kind::head, table, 0, rowFactor * type});
        for (int row = 0; row < static_cast<int>(content.rows.size()); ++row)
            all.push_back({Block::Kind::row, table, row, rowHeight(type, table)});
    }
    const int texts = static_cast<int>(texts_.size());
    if (texts > introduction)
        all.push_back({Block::Kind::gap, 0, 0, type});
    for (int text = introduction; text < texts; ++text)
        all.push_back({Block::Kind::text, 0, text, textHeight(text)});
    return all;
}

std::vector<Sheet::Blocks> Sheet::paginate(double type) const
{
    if (document_.sideBySide)
        return paginateSideBySide(type);
    const Blocks all = blocks(type);
    const auto isRow = [](const Block& block) {
        return block.kind == Block::Kind::row;
    };
    std::vector<Blocks> pages(1);
    double left = page_.height() - 2 * options_.margin - titleHeight(0) - footerHeight();
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Block& block = all[i];
        // A heading goes with the head and two rows; the last row but one goes with the last.
        double needed = block.height;
        if (block.kind == Block::Kind::heading || block.kind == Block::Kind::head) {
            // As much as the head will ask for, or it would leave the heading behind.
            const std::size_t last = i + 1 + rowsKeptTogether + (block.kind == Block::Kind::heading ? 1 : 0);
            for (std::size_t next = i + 1; next < all.size() && next <= last; ++next)
                needed += all[next].height;
        }
        const bool opens = block.kind == Block::Kind::text && texts_[static_cast<std::size_t>(block.row)].keepWithNext;
        if (opens && i + 1 < all.size())
            needed += all[i + 1].height;
        const bool lastButOne = isRow(block) && i + 1 < all.size() && isRow(all[i + 1]) &&
                                all[i + 1].table == block.table &&
                                (i + 2 == all.size() || !isRow(all[i + 2]) || all[i + 2].table != block.table);
        if (lastButOne)
            needed += all[i + 1].height;
        if (needed > left && !pages.back().empty()) {
            pages.emplace_back();
            left = page_.height() - 2 * options_.margin - titleHeight(1) - footerHeight();
            if (block.kind == Block::Kind::gap)
                continue;
            if (isRow(block) && hasTitles(document_.tables[static_cast<std::size_t>(block.table)])) {
                pages.back().push_back({Block::Kind::head, block.table, 0, rowFactor * type});
                left -= rowFactor * type;
            }
        }
        pages.back().push_back(block);
        left -= block.height;
    }
    for (std::size_t page = 0; page < pages.size(); ++page) {
        double top = options_.margin + titleHeight(static_cast<int>(page));
        for (Block& block : pages[page]) {
            block.left = options_.margin;
            block.top = top;
            top += block.height;
        }
    }
    return pages;
}

std::vector<Sheet::Blocks> Sheet::paginateSideBySide(double type) const
{
    std::vector<Blocks> pages(1);
    const double bottom = page_.height() - options_.margin - footerHeight();
    double first = options_.margin + titleHeight(0); // where the columns of this page begin
    double top = first;
    double lowest = first; // of its columns
    int column = 0;
    const Blocks all = blocks(type);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool isText = all[i].kind == Block::Kind::text;
        if (all[i].kind == Block::Kind::gap) {
            top += top > first ? all[i].height : 0;
            lowest = std::max(lowest, top);
            continue;
        }
        double needed = 0; // by the whole table
        for (std::size_t next = i; next < all.size() && all[next].kind != Block::Kind::gap; ++next)
            needed += all[next].table == all[i].table ? all[next].height : 0;
        if (isText) {
            needed = all[i].height;
            column = columns_ - 1; // nothing more stands beside it
            top = lowest;
        }
        const bool opens = isText || i == 0 || all[i - 1].table != all[i].table || all[i - 1].kind == Block::Kind::gap;
        if (top > first && top + (opens ? needed : all[i].height) > bottom) {
            if (++column >= columns_) {
                pages.emplace_back();
                column = 0;
                first = lowest = options_.margin + titleHeight(1);
            }
            top = first;
        }
        Block block = all[i];
        block.left = options_.margin + (isText ? 0 : column * (tableWidth() + columnGap));
        block.top = top;
        top += block.height;
        lowest = std::max(lowest, top);
        if (isText && i < introduction_)
            first = top;
        pages.back().push_back(block);
        if (isText && i < introduction_)
            column = 0;
    }
    return pages;
}

} // namespace pairwright
