#include "ui/print/sheet.h"

#include "ui/print/page_text.h"
#include "ui/print/sheet_measures.h"

#include <QGuiApplication>

#include <algorithm>
#include <numeric>
#include <optional>
#include <set>
#include <tuple>

namespace pairwright {

using page_text::Style;
using namespace sheet;

Sheet::Sheet(ReportDocument document, const SheetOptions& options)
    : document_(std::move(document))
    , options_(options)
    , page_(document_.landscape ? options.page.transposed() : options.page)
{
    // What nobody has takes no room; in a grid an empty cell says something.
    dropColumns([](const ReportTable& table, std::size_t column) {
        const ReportColumn& of = table.columns[column];
        return of.room.isEmpty() && of.shown != ReportColumn::Shown::box && of.shown != ReportColumn::Shown::square &&
               std::all_of(table.rows.begin(), table.rows.end(), [column](const QStringList& row) {
                   return row.value(static_cast<qsizetype>(column)).isEmpty();
               });
    });
    measure();
    if (std::any_of(document_.tables.begin(), document_.tables.end(), isGrid))
        gridCell_ = leastGridCell;
    const double legible = options_.normalType * leastLegibleShare;
    if (document_.tables.size() > 1 && !fitsAcross(legible))
        gridCell_ = 0; // several grids stay on upright paper
    using Yields = ReportColumn::Yields;
    for (const auto& [yields, type] : {std::pair{Yields::toRoomyType, roomyType}, {Yields::toLegibleType, legible}}) {
        if (document_.landscape || fitsAcross(type))
            continue;
        dropColumns([wanted = yields](const ReportTable& table, std::size_t column) {
            return table.columns[column].yields == wanted;
        });
        measure();
    }
    if (options_.orientation != SheetOptions::Orientation::automatic)
        page_ =
            options_.orientation == SheetOptions::Orientation::landscape ? options_.page.transposed() : options_.page;
    // Too many columns for legible type upright, or for a grid that is read from afar: turn the paper.
    else if (!document_.landscape && !fitsAcross(gridCell_ > 0 && document_.tables.size() == 1 ? roomyType : legible))
        page_ = options_.page.transposed();
    if (!fitsAcross(legible))
        gridCell_ = 0; // too many to be as large as that
    longNamesYield_ = !fitsAcross(legible);
    collectTexts();
    layOut();
}

void Sheet::layOut()
{
    if (document_.tables.empty() && options_.pages == 0)
        fitTexts();
    if (document_.sideBySide)
        chooseColumns();
    if (document_.flows) {
        longNamesYield_ = true; // a single long name costs nobody a column
        columns_ = flowingColumns;
        const double type = options_.type.value_or(flowingLeast);
        while (columns_ > 1 && (!fitsAcross(type) || !doMostNamesFit(type)))
            --columns_;
    }
    findType();
    giveGridWhatCostsNoPage();
    growBesideLongNames();
    growGrid();
    balanceRows();
    if (options_.pages == 0)
        stretchRows();
    widths_.clear();
    for (int table = 0; table < static_cast<int>(document_.tables.size()); ++table)
        widths_.push_back(columnWidths(table, type_));
    nameShare_ = 1;
    for (const Blocks& page : pages_)
        for (const Block& block : page)
            if (block.kind == Block::Kind::row)
                nameShare_ = std::min(nameShare_, shareOfNamesIn(block));
    nameShare_ = std::max(nameShare_, std::min(1.0, std::max(leastOfNames, leastType / type_)));
}

double Sheet::shareOfNamesIn(const Block& row) const
{
    const auto index = static_cast<std::size_t>(row.table);
    const ReportTable& table = document_.tables[index];
    double share = 1;
    for (std::size_t column = 0; column < table.columns.size(); ++column)
        if (const auto look = lookOf(table.columns[column].shown))
            share = std::min(
                share, shareOfName(table.rows[static_cast<std::size_t>(row.row)].value(static_cast<qsizetype>(column)),
                                   *look, type_, {widths_[index][column] - padding(table) * type_, row.height}));
    return share;
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
                const bool isTooSmall = pages_.size() > 2 && type_ < leastType; // for so many pages
                const std::tuple found(!fitsAcross(type_) || isTooSmall, pages_.size(), -type_);
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

void Sheet::dropColumns(const std::function<bool(const ReportTable& table, std::size_t column)>& dropped)
{
    if (document_.alike) { // tables below each other keep the same columns
        std::set<std::size_t> all;
        for (const ReportTable& table : document_.tables)
            for (std::size_t column = 0; column < table.columns.size(); ++column)
                if (std::all_of(document_.tables.begin(), document_.tables.end(), [&](const ReportTable& other) {
                        return column >= other.columns.size() || dropped(other, column);
                    }))
                    all.insert(column);
        dropFromEach([&all](const ReportTable&, std::size_t column) { return all.contains(column); });
        return;
    }
    dropFromEach(dropped);
}

void Sheet::dropFromEach(const std::function<bool(const ReportTable& table, std::size_t column)>& isDropped)
{
    for (ReportTable& table : document_.tables) {
        if (table.lined || table.ruled || table.rows.empty() || document_.sideBySide)
            continue;
        for (std::size_t column = table.columns.size(); column-- > 0;) {
            if (!isDropped(table, column))
                continue;
            table.columns.erase(table.columns.begin() + static_cast<std::ptrdiff_t>(column));
            for (QStringList& row : table.rows)
                if (static_cast<qsizetype>(column) < row.size())
                    row.removeAt(static_cast<qsizetype>(column));
            std::map<std::pair<std::size_t, std::size_t>, PathStep> squares;
            for (const auto& [place, step] : table.squares)
                if (place.second != column)
                    squares[{place.first, place.second - (place.second > column ? 1 : 0)}] = step;
            table.squares = std::move(squares);
        }
    }
}

void Sheet::stretchRows()
{
    if (pages_.size() != 1 || document_.sideBySide || document_.flows || pages_.front().empty())
        return;
    Blocks& page = pages_.front();
    const double bottom = page_.height() - options_.margin - footerHeight();
    double left = bottom - page.back().top - page.back().height;
    int rows = 0;
    for (const Block& block : page)
        rows += block.kind == Block::Kind::row ? 1 : 0;
    if (rows == 0 || left <= 0)
        return;
    const double share = left / rows;
    double moved = 0;
    for (Block& block : page) {
        block.top += moved;
        if (block.kind != Block::Kind::row)
            continue;
        const ReportTable& table = document_.tables[static_cast<std::size_t>(block.table)];
        const bool isWritten = std::any_of(table.columns.begin(), table.columns.end(), [](const ReportColumn& column) {
            return column.shown == ReportColumn::Shown::box;
        });
        const double most = std::max(block.height, isWritten                    ? highestRow
                                                   : table.lined || table.ruled ? highestOfGrid * type_
                                                                                : highestListed * type_);
        const double more = isGrid(table) ? 0 : std::min(share, most - block.height);
        block.height += more;
        moved += more;
    }
}

void Sheet::findType()
{
    if (document_.flows && options_.pages == 0 && !options_.type) {
        // As few pages as legible type allows, and on these the largest.
        type_ = flowingLeast;
        pages_ = paginate(type_);
        for (double larger = type_ + typeStep; larger <= flowingLargest && fitsAcross(larger); larger += typeStep) {
            auto pages = paginate(larger);
            if (pages.size() > pages_.size())
                break;
            type_ = larger;
            pages_ = std::move(pages);
        }
        return;
    }
    // Down until everything fits across the page ...
    type_ = options_.type.value_or(options_.normalType);
    const double least = document_.sideBySide ? std::min(leastOnOnePage, options_.smallestType) : options_.smallestType;
    while (type_ > least && !fitsAcross(type_))
        type_ -= typeStep;
    pages_ = paginate(type_);
    // A schedule is read on one page, if it can be read there at all.
    const bool onOne = document_.sideBySide && !options_.type && options_.pages == 0;
    const auto wanted = onOne ? 1 : static_cast<std::size_t>(options_.pages);
    const double across = type_;
    while (onOne && pages_.size() > 1 && type_ > leastOnOnePage)
        pages_ = paginate(type_ -= typeStep);
    if (onOne && pages_.size() > 2)
        pages_ = paginate(type_ = across);
    while (!onOne && wanted > 0 && pages_.size() > wanted && type_ > leastChosenType)
        pages_ = paginate(type_ -= typeStep);
    if (!onOne && wanted == 0 && !options_.type)
        saveLastPage();
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

void Sheet::growBesideLongNames()
{
    if (longNamesYield_ || document_.sideBySide || document_.flows || options_.type || options_.pages > 0)
        return;
    const double before = type_;
    longNamesYield_ = true;
    for (double larger = type_ + typeStep; larger <= options_.largestType && fitsAcross(larger); larger += typeStep) {
        auto pages = paginate(larger);
        if (pages.size() > pages_.size())
            break;
        type_ = larger;
        pages_ = std::move(pages);
    }
    // For a little larger type no name is broken.
    longNamesYield_ = type_ >= before * worthLongNames;
    if (!longNamesYield_ && type_ > before) {
        type_ = before;
        pages_ = paginate(type_);
    }
}

void Sheet::giveGridWhatCostsNoPage()
{
    if (gridCell_ <= 0)
        return;
    const double wanted = gridCell_;
    const std::size_t pages = pages_.size();
    gridCell_ = 0;
    findType();
    if (pages_.size() < pages)
        return;
    gridCell_ = wanted;
    findType();
}

void Sheet::growGrid()
{
    const bool any = std::any_of(document_.tables.begin(), document_.tables.end(), isGrid);
    while (any && gridCell_ < mostGridCell && options_.pages == 0) {
        ++gridCell_;
        auto pages = paginate(type_);
        if (pages.size() > pages_.size() || !fitsAcross(type_)) {
            --gridCell_;
            return;
        }
        pages_ = std::move(pages);
    }
}

void Sheet::balanceRows()
{
    if (pages_.size() < 2 || document_.tables.size() != 1 || !document_.tables.front().ruled)
        return;
    const std::size_t pages = pages_.size();
    mostRows_ = static_cast<int>((document_.tables.front().rows.size() + pages - 1) / pages);
    auto balanced = paginate(type_);
    if (balanced.size() == pages)
        pages_ = std::move(balanced);
    mostRows_ = 0;
}

void Sheet::fitTexts()
{
    const double usual = options_.textShare;
    const auto isOnOnePage = [this](double share) {
        options_.textShare = share;
        collectTexts();
        return paginate(options_.normalType).size() == 1;
    };
    double share = mostOfTexts;
    while (share >= leastOfTexts && !isOnOnePage(share * usual))
        share -= stepOfTexts;
    if (share < leastOfTexts)
        isOnOnePage(usual); // it takes several pages as it is
}

void Sheet::saveLastPage()
{
    const auto rowsOf = [](const Blocks& page) {
        return std::count_if(page.begin(), page.end(),
                             [](const Block& block) { return block.kind == Block::Kind::row; });
    };
    if (pages_.size() < 2 || rowsOf(pages_.back()) * fewOnLastPage > rowsOf(pages_.front()))
        return;
    const double least = options_.normalType * leastLegibleShare;
    for (int steps = 1; type_ - steps * typeStep >= least; ++steps) {
        const double smaller = type_ - steps * typeStep;
        auto pages = paginate(smaller);
        if (pages.size() == pages_.size())
            continue;
        type_ = smaller;
        pages_ = std::move(pages);
        return;
    }
}

int Sheet::rowsOnPage(int page) const
{
    const Blocks& blocks = pages_.at(static_cast<std::size_t>(page));
    return static_cast<int>(
        std::count_if(blocks.begin(), blocks.end(), [](const Block& block) { return block.kind == Block::Kind::row; }));
}

QRectF Sheet::placed(const QRectF& place) const
{
    if (!QGuiApplication::isRightToLeft())
        return place;
    return {page_.width() - place.right(), place.top(), place.width(), place.height()};
}

void Sheet::collectTexts()
{
    texts_.clear();
    const auto sized = [this](const Style& style) {
        return Style{style.size * options_.textShare, style.weight};
    };
    for (const QString& text : document_.introduction)
        texts_.push_back({text, sized(introductionStyle), false, false});
    introduction_ = texts_.size();
    const auto read = [this, &sized](Style style) { // what there is to read on a sheet without a table
        if (document_.tables.empty())
            style.size *= withoutTable;
        return sized(style);
    };
    for (const ReportSection& section : document_.sections) {
        if (!section.heading.isEmpty())
            texts_.push_back({section.heading, read(headingStyle), false, true});
        for (const QString& text : section.paragraphs)
            texts_.push_back({text, read(paragraphStyle), false, false});
        for (const QString& text : section.citations)
            texts_.push_back({text, sized(citationStyle), true, false});
    }
    const bool tells = std::any_of(document_.tables.begin(), document_.tables.end(),
                                   [](const ReportTable& table) { return !table.squares.empty(); });
    if (tells)
        texts_.push_back({document_.squaresNote, sized(noteStyle), true, false});
    for (const QString& text : document_.notes)
        texts_.push_back({text, sized(noteStyle), true, false});
}

double Sheet::textHeight(int text) const
{
    const Text& shown = texts_[static_cast<std::size_t>(text)];
    const double above = shown.keepWithNext ? aboveHeading : 0;
    return page_text::wrappedHeight(shown.text, shown.style, textWidth()) + textGap + above;
}

double Sheet::titleHeight(int page) const
{
    if (page > 0)
        return page_text::lineHeight(laterStyle) + titleGap;
    const Title title = titleOf();
    if (title.large.isEmpty()) {
        double height = 0;
        for (qsizetype line = 0; line < document_.titleLines.size(); ++line)
            height += page_text::lineHeight(line == 0 ? eventStyle : sheetStyle) + 2;
        return height + titleGap;
    }
    double small = 0;
    for (qsizetype line = 0; line < title.small.size(); ++line)
        small += page_text::lineHeight(line == 0 ? smallEventStyle : smallTitleStyle);
    const double below = title.below.empty() ? 0 : aboveWarning;
    return std::max(heightOfLarge(title), small) + below +
           static_cast<double>(title.below.size()) * page_text::lineHeight(belowTitleStyle) + aboveRule + titleRule +
           titleGap;
}

Sheet::Title Sheet::titleOf() const
{
    Title title;
    const qsizetype subject = document_.subject.isEmpty() ? -1 : document_.titleLines.indexOf(document_.subject);
    if (subject < 0)
        return title;
    title.large = document_.headline.isEmpty() ? document_.subject : document_.headline;
    title.small = document_.titleLines.mid(0, subject + (document_.headline.isEmpty() ? 0 : 1));
    title.below = document_.titleLines.mid(subject + 1);
    // Two sizes only, so that sheets beside each other on the wall look alike. A schedule stands on one page where that
    // is possible: all of it is needed.
    const bool isLarge =
        !document_.sideBySide && page_text::width(title.large, {largestTitle, true}) <= textWidth() * mostOfTitle;
    title.style = {isLarge ? largestTitle : smallestTitle, true};
    if (heightOfLarge(title) > mostLinesOfTitle * page_text::lineHeight(title.style))
        title.style = {longTitle, true};
    return title;
}

double Sheet::widthOfLarge(const Title& title) const
{
    const double beside = options_.logo.isNull() ? 0 : textWidth() * mostOfLogo + titleGap;
    double small = 0;
    for (qsizetype line = 0; line < title.small.size(); ++line)
        small = std::max(small, page_text::width(title.small[line], line == 0 ? smallEventStyle : smallTitleStyle));
    const double room = std::max(textWidth() * mostOfTitle, textWidth() - beside - small - 2 * titleGap);
    return std::min(page_text::width(title.large, title.style) + 1, room);
}

double Sheet::heightOfLarge(const Title& title) const
{
    return page_text::width(title.large, title.style) < widthOfLarge(title)
               ? page_text::lineHeight(title.style)
               : page_text::wrappedHeight(title.large, title.style, widthOfLarge(title));
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
    const double lines = page_text::lineHeight(footerStyle);
    return (document_.meta.webAddress.isEmpty() ? lines : std::max(codeSide, 2 * lines)) + footerGap;
}

Sheet::Blocks Sheet::blocks(double type) const
{
    Blocks all;
    const int introduction = static_cast<int>(introduction_);
    for (int text = 0; text < introduction; ++text)
        all.push_back({Block::Kind::text, 0, text, textHeight(text)});
    if (introduction > 0)
        all.push_back({Block::Kind::gap, 0, 0, type * gapFactor});
    const double factor = document_.sideBySide ? besideFactor(type) : rowFactor;
    for (int table = 0; table < static_cast<int>(document_.tables.size()); ++table) {
        const ReportTable& content = document_.tables[static_cast<std::size_t>(table)];
        if (table > 0)
            all.push_back(
                {Block::Kind::gap, table, 0, document_.cutApart ? cutGap : type * gapFactor * factor / rowFactor});
        if (!content.heading.isEmpty())
            all.push_back({Block::Kind::heading, table, 0, factor * type * 1.1});
        if (hasTitles(content))
            all.push_back({Block::Kind::head, table, 0, rowFactor * type});
        const std::vector<double> heights = rowHeights(type, table);
        for (int row = 0; row < static_cast<int>(content.rows.size()); ++row)
            all.push_back({Block::Kind::row, table, row, heights[static_cast<std::size_t>(row)]});
        for (int line = 0; line < static_cast<int>(content.fields.size()); ++line)
            all.push_back({Block::Kind::fields, table, line, fieldHeight});
    }
    const int texts = static_cast<int>(texts_.size());
    if (texts > introduction)
        all.push_back({Block::Kind::gap, 0, 0, type});
    for (int text = introduction; text < texts; ++text)
        all.push_back({Block::Kind::text, 0, text, textHeight(text)});
    return all;
}

} // namespace pairwright
