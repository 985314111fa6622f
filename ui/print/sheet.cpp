#include "ui/print/sheet.h"

#include "app/domain/text/filled.h"
#include "ui/print/page_text.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>
#include <numeric>

namespace pairwright {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Sheet)
};

using page_text::Style;

constexpr double rowFactor = 1.7;    // height of a row in sizes of its type
constexpr double ruledFactor = 2.3;  // the same where it is written in by hand
constexpr double fillingType = 48.0; // no table needs larger type to fill its pages
constexpr double longName = 18.0;    // in sizes of the type
constexpr double cellPadding = 0.45; // at each side, in sizes of the type
constexpr double headFactor = 0.85;  // type of the column titles
constexpr double gapFactor = 1.2;
constexpr double typeStep = 0.25;
constexpr double leastLegibleShare = 0.85; // of the normal type, before the paper is turned
constexpr double measuringType = 40;       // large, so that rounding of the font costs nothing
constexpr double leastStretching = 0.5;    // of its natural width remains of a column
constexpr double mostStretching = 0.55;    // of the width of the text
constexpr Style eventStyle{18.0, true};
constexpr Style sheetStyle{13.0, false};
constexpr Style laterStyle{9.5, true};
constexpr Style footerStyle{8.0, false};
constexpr Style noteStyle{8.5, false};
constexpr Style introductionStyle{11.5, false};
constexpr Style headingStyle{9.5, true};
constexpr Style paragraphStyle{9.0, false};
constexpr Style citationStyle{7.5, false};
constexpr double textGap = 3.0;
constexpr double footerGap = 8.0;
constexpr double titleGap = 10.0;
constexpr double mostOfLogo = 0.3; // of the width of the text
// A single row at the end of a table takes this many companions with it to the next page.
constexpr int rowsKeptTogether = 2;

// Paper is white whatever the screen shows.
QColor ink()
{
    return {0x11, 0x11, 0x11};
}
QColor softInk()
{
    return {0x55, 0x55, 0x55};
}
QColor shade()
{
    return {0xf1, 0xf2, 0xf4};
}
QColor ruleInk()
{
    return {0x88, 0x88, 0x88};
}

Qt::Alignment alignmentOf(ReportColumn::Align align)
{
    switch (align) {
    case ReportColumn::Align::left: return Qt::AlignLeft;
    case ReportColumn::Align::centre: return Qt::AlignHCenter;
    case ReportColumn::Align::right: return Qt::AlignRight;
    }
    return Qt::AlignLeft;
}

double sum(const std::vector<double>& values)
{
    return std::accumulate(values.begin(), values.end(), 0.0);
}

} // namespace

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
    // Down until everything fits across the page ...
    type_ = options_.type.value_or(options_.normalType);
    while (type_ > options_.smallestType && !fitsAcross(type_))
        type_ -= typeStep;
    pages_ = paginate(type_);
    const auto wanted = static_cast<std::size_t>(options_.pages);
    while (wanted > 0 && pages_.size() > wanted && type_ > options_.smallestType)
        pages_ = paginate(type_ -= typeStep);
    // ... then up as long as that costs no page: what hangs on a wall is read from afar.
    const std::size_t allowed = std::max(wanted, pages_.size());
    const double largest = options_.type ? *options_.type : wanted > 0 ? fillingType : options_.largestType;
    double larger = type_ + typeStep;
    while (larger <= largest && fitsAcross(larger)) {
        auto pages = paginate(larger);
        if (pages.size() > allowed)
            break;
        type_ = larger;
        pages_ = std::move(pages);
        larger += typeStep;
    }
    widths_.clear();
    for (int table = 0; table < static_cast<int>(document_.tables.size()); ++table)
        widths_.push_back(columnWidths(table, type_));
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
        widths.push_back(std::max({title, room, yields ? std::min(widest, longName * type) : widest}) +
                         2 * cellPadding * type);
    }
    return widths;
}

bool Sheet::fitsAcross(double type) const
{
    for (int table = 0; table < static_cast<int>(document_.tables.size()); ++table)
        if (sum(naturalWidths(table, type)) > textWidth())
            return false;
    return true;
}

std::vector<double> Sheet::columnWidths(int table, double type) const
{
    const ReportTable& content = document_.tables[static_cast<std::size_t>(table)];
    std::vector<double> widths = naturalWidths(table, type);
    const double rest = textWidth() - sum(widths);
    double stretching = 0;
    for (std::size_t column = 0; column < widths.size(); ++column)
        if (content.columns[column].stretches)
            stretching += widths[column];
    // A narrow table across the whole page is hard to read.
    const bool stretches = stretching > 0 && rest <= mostStretching * textWidth();
    // In proportion, also when there is too little room: then the stretching columns are cut first ...
    for (std::size_t column = 0; column < widths.size() && stretches; ++column)
        if (content.columns[column].stretches)
            widths[column] *= std::max(leastStretching, 1 + rest / stretching);
    // ... and in the worst case all a little: nothing may be lost over the edge.
    const double total = sum(widths);
    if (total > textWidth())
        for (double& width : widths)
            width *= textWidth() / total;
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
            if (isRow(block)) {
                pages.back().push_back({Block::Kind::head, block.table, 0, rowFactor * type});
                left -= rowFactor * type;
            }
        }
        pages.back().push_back(block);
        left -= block.height;
    }
    return pages;
}

void Sheet::paintPage(QPainter& painter, int page) const
{
    painter.save();
    paintTitle(painter, page);
    double top = options_.margin + titleHeight(page);
    for (const Block& block : pages_.at(static_cast<std::size_t>(page))) {
        paintBlock(painter, block, top);
        top += block.height;
    }
    paintFooter(painter, page);
    painter.restore();
}

void Sheet::paintTitle(QPainter& painter, int page) const
{
    double top = options_.margin;
    if (page > 0) {
        const QRectF place(options_.margin, top, textWidth(), page_text::lineHeight(laterStyle));
        page_text::drawLine(painter, place, laterStyle, Qt::AlignLeft, softInk(),
                            document_.titleLines.join(QStringLiteral("  ·  ")));
        return;
    }
    const QRectF logo = logoPlace();
    if (!logo.isEmpty()) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform);
        painter.drawImage(logo, options_.logo);
    }
    const double width = textWidth() - (logo.isEmpty() ? 0 : logo.width() + titleGap);
    for (qsizetype line = 0; line < document_.titleLines.size(); ++line) {
        const Style style = line == 0 ? eventStyle : sheetStyle;
        const double height = page_text::lineHeight(style) + 2;
        page_text::drawFitted(painter, placed({options_.margin, top, width, height}), style, Qt::AlignLeft,
                              line == 0 ? ink() : softInk(), document_.titleLines[line]);
        top += height;
    }
}

void Sheet::paintFooter(QPainter& painter, int page) const
{
    const double height = page_text::lineHeight(footerStyle);
    const double top = page_.height() - options_.margin - height;
    painter.setPen(QPen(ruleInk(), 0.5));
    painter.drawLine(QPointF(options_.margin, top - footerGap / 2),
                     QPointF(page_.width() - options_.margin, top - footerGap / 2));
    const QString number = filled(Tr::tr("Page %1 of %2"), page + 1, pageCount());
    const double numberWidth = page_text::width(number, footerStyle) + 6;
    page_text::drawLine(painter, placed({options_.margin, top, textWidth() - numberWidth - 10, height}), footerStyle,
                        Qt::AlignLeft, softInk(), document_.footers.join(QStringLiteral("  ·  ")));
    page_text::drawLine(painter, placed({page_.width() - options_.margin - numberWidth, top, numberWidth, height}),
                        footerStyle, Qt::AlignRight, softInk(), number);
}

void Sheet::paintBlock(QPainter& painter, const Block& block, double top) const
{
    const QRectF line(options_.margin, top, textWidth(), block.height);
    switch (block.kind) {
    case Block::Kind::gap: return;
    case Block::Kind::heading:
        page_text::drawLine(painter, line, {type_ * 1.1, true}, Qt::AlignLeft, ink(),
                            document_.tables[static_cast<std::size_t>(block.table)].heading);
        return;
    case Block::Kind::text: {
        const Text& text = texts_[static_cast<std::size_t>(block.row)];
        const double above = text.keepWithNext ? textGap : 0;
        page_text::drawWrapped(painter, line.adjusted(0, above, 0, 0), text.style, text.soft ? softInk() : ink(),
                               text.text);
        return;
    }
    case Block::Kind::head:
    case Block::Kind::row: paintCells(painter, block, top); return;
    }
}

void Sheet::paintCells(QPainter& painter, const Block& block, double top) const
{
    const ReportTable& table = document_.tables[static_cast<std::size_t>(block.table)];
    const std::vector<double>& widths = widths_[static_cast<std::size_t>(block.table)];
    const bool head = block.kind == Block::Kind::head;
    const double total = std::min(textWidth(), sum(widths));
    if (!head && block.row % 2 == 1 && !table.ruled)
        painter.fillRect(placed({options_.margin, top, total, block.height}), shade());
    double left = options_.margin;
    const double padding = cellPadding * type_;
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        const QRectF cell = placed({left + padding, top, widths[column] - 2 * padding, block.height});
        const auto place = static_cast<qsizetype>(column);
        if (head)
            page_text::drawLine(painter, cell, {type_ * headFactor, true}, alignmentOf(table.columns[column].align),
                                softInk(), table.columns[column].title);
        else
            page_text::drawFitted(painter, cell, {type_, false}, alignmentOf(table.columns[column].align), ink(),
                                  table.rows[static_cast<std::size_t>(block.row)].value(place));
        if (table.ruled && !head) {
            painter.setPen(QPen(ruleInk(), 0.5));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(placed({left, top, widths[column], block.height}));
        }
        left += widths[column];
    }
    if (head) {
        painter.setPen(QPen(ruleInk(), 0.8));
        const QRectF line = placed({options_.margin, top, total, block.height});
        painter.drawLine(line.bottomLeft(), line.bottomRight());
    }
}

} // namespace pairwright
