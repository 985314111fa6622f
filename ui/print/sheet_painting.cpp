#include "app/domain/text/filled.h"
#include "ui/print/qr_code.h"
#include "ui/print/sheet.h"
#include "ui/print/sheet_measures.h"
#include "ui/widgets/number_slots.h"
#include "ui/widgets/result_square.h"

#include <QCoreApplication>
#include <QGuiApplication>
#include <QPainter>
#include <QPalette>

#include <algorithm>
#include <numeric>

/// How the pages of a sheet look.
namespace pairwright {

using page_text::Style;
using namespace sheet;

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Sheet)
};

// Paper is white whatever the screen shows.
QColor ink()
{
    return {0x11, 0x11, 0x11};
}
QColor softInk()
{
    return {0x55, 0x55, 0x55};
}
QColor hairline()
{
    return {0xcc, 0xcc, 0xcc};
}
QColor halfInk()
{
    return {0x66, 0x66, 0x66};
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
    case ReportColumn::Align::right: return Qt::AlignRight | Qt::AlignAbsolute; // figures, in every language
    }
    return Qt::AlignLeft;
}

void paintDisc(QPainter& painter, const QPointF& middle, double size, bool white)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(ink(), size * 0.1));
    painter.setBrush(white ? QBrush(Qt::white) : QBrush(ink()));
    painter.drawEllipse(middle, size / 2, size / 2);
    painter.restore();
}

/// "○ White   ● Black" at the end of a place, the discs drawn as those of the table.
void paintLegend(QPainter& painter, const QRectF& place, Style style, const QString& text)
{
    QString words = text;
    words.replace(whiteDisc, QStringLiteral("   ")).replace(blackDisc, QStringLiteral("   "));
    const bool rightToLeft = QGuiApplication::isRightToLeft();
    double x = place.right() - page_text::width(words, style);
    QString part;
    const auto flush = [&] {
        const double wide = page_text::width(part, style);
        page_text::drawLine(painter, {x, place.top(), wide + 1, place.height()}, style, Qt::AlignLeft, softInk(), part);
        x += wide;
        part.clear();
    };
    if (rightToLeft) {
        page_text::drawLine(painter, place, style, Qt::AlignRight, softInk(), text);
        return;
    }
    for (const QChar letter : text) {
        if (letter != whiteDisc && letter != blackDisc) {
            part += letter;
            continue;
        }
        flush();
        paintDisc(painter, {x + style.size * 0.35, place.center().y()}, style.size * 0.65, letter == whiteDisc);
        x += page_text::width(QStringLiteral("   "), style);
    }
    flush();
}

} // namespace

void Sheet::paintCounted(QPainter& painter, int page, PageCount counted) const
{
    painter.save();
    paintTitle(painter, page);
    for (const Block& block : pages_.at(static_cast<std::size_t>(page)))
        paintBlock(painter, block);
    paintFooter(painter, counted);
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
    if (const Title title = titleOf(); !title.large.isEmpty()) {
        paintLargeTitle(painter, title);
        return;
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

void Sheet::paintLargeTitle(QPainter& painter, const Title& title) const
{
    const QRectF logo = logoPlace();
    const double width = textWidth() - (logo.isEmpty() ? 0 : logo.width() + titleGap);
    const double rule = options_.margin + titleHeight(0) - titleGap;
    const double below = static_cast<double>(title.below.size()) * page_text::lineHeight(belowTitleStyle);
    const double gap = title.below.empty() ? 0 : aboveWarning;
    const double foot = rule - titleRule - aboveRule - below - gap; // of what is side by side
    const double large = widthOfLarge(title);
    const double height = heightOfLarge(title);
    const QRectF ofLarge = placed({options_.margin, foot - height, large + 1, height});
    if (page_text::width(title.large, title.style) < large)
        page_text::drawFitted(painter, ofLarge, title.style, Qt::AlignLeft, ink(), title.large);
    else
        page_text::drawWrapped(painter, ofLarge, title.style, ink(), title.large);
    double top = foot;
    for (qsizetype line = title.small.size(); line-- > 0;) {
        const Style style = line == 0 ? smallEventStyle : smallTitleStyle;
        const double high = page_text::lineHeight(style);
        top -= high;
        const QRectF place =
            placed({options_.margin + large + titleGap, top, std::max(1.0, width - large - titleGap), high});
        if (title.small[line].contains(whiteDisc) && title.small[line].contains(blackDisc))
            paintLegend(painter, place, style, title.small[line]);
        else
            page_text::drawFitted(painter, place, style, Qt::AlignRight, line == 0 ? ink() : softInk(),
                                  title.small[line]);
    }
    top = foot + gap / 2;
    for (const QString& line : title.below) {
        const double high = page_text::lineHeight(belowTitleStyle);
        page_text::drawFitted(painter, placed({options_.margin, top, textWidth(), high}), belowTitleStyle,
                              Qt::AlignLeft, ink(), line);
        top += high;
    }
    painter.fillRect(QRectF(options_.margin, rule - titleRule, textWidth(), titleRule), ink());
}

void Sheet::paintFooter(QPainter& painter, PageCount counted) const
{
    const double height = page_text::lineHeight(footerStyle);
    const double rule = page_.height() - options_.margin - footerHeight() + footerGap / 2;
    painter.setPen(QPen(ruleInk(), 0.5));
    painter.drawLine(QPointF(options_.margin, rule), QPointF(page_.width() - options_.margin, rule));
    const double top = page_.height() - options_.margin - height;
    const double width = textWidth() - paintCode(painter);
    const QString number = filled(Tr::tr("Page %1 of %2"), counted.number, counted.all);
    const double numberWidth = page_text::width(number, footerStyle) + 6;
    const auto atTheEnd = [&](double lineTop, double lineWidth, const QString& text) {
        page_text::drawLine(painter, placed({options_.margin + width - lineWidth, lineTop, lineWidth, height}),
                            footerStyle, Qt::AlignRight, softInk(), text);
    };
    page_text::drawLine(painter, placed({options_.margin, top, width - numberWidth - 10, height}), footerStyle,
                        Qt::AlignLeft, softInk(), document_.footers.join(QStringLiteral("  ·  ")));
    atTheEnd(top, numberWidth, number);
    if (!document_.meta.webAddress.isEmpty())
        atTheEnd(top - height, width, document_.meta.webAddress);
}

double Sheet::paintCode(QPainter& painter) const
{
    const QRectF place = placed(
        {page_.width() - options_.margin - codeSide, page_.height() - options_.margin - codeSide, codeSide, codeSide});
    return drawQrCode(painter, place, document_.meta.webAddress) ? codeSide + footerGap : 0;
}

void Sheet::paintBlock(QPainter& painter, const Block& block) const
{
    const bool isText = block.kind == Block::Kind::text;
    const QRectF line = placed({block.left, block.top, isText ? textWidth() : tableWidth(), block.height});
    switch (block.kind) {
    case Block::Kind::gap: paintCut(painter, block); return;
    case Block::Kind::fields: paintFields(painter, block); return;
    case Block::Kind::heading:
        page_text::drawLine(painter, line, {type_ * 1.1, true}, Qt::AlignLeft, ink(),
                            document_.tables[static_cast<std::size_t>(block.table)].heading);
        return;
    case Block::Kind::text: {
        const Text& text = texts_[static_cast<std::size_t>(block.row)];
        const double above = text.keepWithNext ? aboveHeading : 0;
        page_text::drawWrapped(painter, line.adjusted(0, above, 0, 0), text.style, text.soft ? softInk() : ink(),
                               text.text);
        return;
    }
    case Block::Kind::head:
    case Block::Kind::row: paintCells(painter, block); return;
    }
}

void Sheet::paintCut(QPainter& painter, const Block& gap) const
{
    if (!document_.cutApart || gap.table == 0)
        return;
    const double middle = gap.top + gap.height / 2;
    painter.setPen(QPen(softInk(), 0.4, Qt::DashLine));
    painter.drawLine(QPointF(0, middle), QPointF(page_.width(), middle));
}

void Sheet::paintFields(QPainter& painter, const Block& block) const
{
    const auto index = static_cast<std::size_t>(block.table);
    const std::vector<WrittenField>& fields = document_.tables[index].fields[static_cast<std::size_t>(block.row)];
    const double shares = std::accumulate(fields.begin(), fields.end(), 0.0,
                                          [](double so, const WrittenField& field) { return so + field.share; });
    const double whole = std::min(tableWidth(), sum(widths_[index]));
    double left = block.left;
    for (const WrittenField& field : fields) {
        const QRectF place(left, block.top, whole * field.share / shares, block.height);
        left += place.width();
        painter.setPen(QPen(ruleInk(), 0.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(placed(place));
        const QRectF inside = place.adjusted(fieldPadding, fieldPadding / 2, -fieldPadding, -fieldPadding / 2);
        const double line = page_text::lineHeight(citationStyle);
        page_text::drawFitted(painter, placed({inside.left(), inside.top(), inside.width(), line}), citationStyle,
                              Qt::AlignLeft, softInk(), field.label);
        page_text::drawFitted(painter, placed(inside.adjusted(0, line, 0, 0)), {type_ * numberFactor, true},
                              Qt::AlignHCenter, ink(), field.text);
    }
}

void Sheet::paintCells(QPainter& painter, const Block& block) const
{
    const auto index = static_cast<std::size_t>(block.table);
    const ReportTable& table = document_.tables[index];
    const std::vector<double>& widths = widths_[index];
    const bool head = block.kind == Block::Kind::head;
    const QRectF line = placed({block.left, block.top, std::min(tableWidth(), sum(widths)), block.height});
    if (!head && !table.ruled && !table.lined) {
        painter.setPen(QPen(hairline(), 0.5));
        painter.drawLine(line.bottomLeft(), line.bottomRight());
    }
    double left = block.left;
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        paintCell(painter, {left, block.top, widths[column], block.height}, table, block, column);
        left += widths[column];
    }
    painter.setPen(QPen(head ? ruleInk() : ink(), 0.8));
    if (!head && table.totals.contains(static_cast<std::size_t>(block.row)))
        painter.drawLine(line.topLeft(), line.topRight());
    if (head)
        painter.drawLine(line.bottomLeft(), line.bottomRight());
    else if (table.struckOut.contains(static_cast<std::size_t>(block.row)))
        painter.drawLine(QPointF(line.left(), line.center().y()), QPointF(line.right(), line.center().y()));
}

void Sheet::paintCell(QPainter& painter, const QRectF& place, const ReportTable& table, const Block& block,
                      std::size_t column) const
{
    const ReportColumn& of = table.columns[column];
    QRectF text = placed(place.adjusted(padding(table) * type_, 0, -padding(table) * type_, 0));
    if (block.kind == Block::Kind::head) {
        page_text::drawLine(painter, text, {headSize(type_), true}, alignmentOf(of.align), softInk(), of.title);
        return;
    }
    const auto row = static_cast<std::size_t>(block.row);
    text.setRight(text.right() - slotBeside(block, column));
    painter.setPen(QPen(ruleInk(), 0.5));
    if (table.hatched.contains({row, column})) {
        painter.fillRect(placed(place), QBrush(ruleInk(), Qt::BDiagPattern));
    } else if (of.parted) {
        const QStringList parts = table.rows[row].value(static_cast<qsizetype>(column)).split(QLatin1Char('\n'));
        const double width = place.width() / static_cast<double>(parts.size());
        for (qsizetype part = 0; part < parts.size(); ++part) {
            const QRectF room =
                placed({place.left() + static_cast<double>(part) * width, place.top(), width, place.height()});
            page_text::drawFitted(painter, room, {type_, false}, Qt::AlignHCenter, ink(), parts[part]);
            painter.setPen(QPen(ruleInk(), 0.3));
            if (part > 0)
                painter.drawLine(room.topLeft(), room.bottomLeft());
        }
    } else if (of.wraps) {
        const Style style{wrappedSize(type_), false};
        const QString words = table.rows[row].value(static_cast<qsizetype>(column));
        const double spare = text.height() - page_text::wrappedHeight(words, style, text.width());
        page_text::drawWrapped(painter, text.adjusted(0, spare / 2, 0, 0), style, ink(), words);
    } else if (table.totals.contains(row)) {
        page_text::drawFitted(painter, text, {type_, true}, alignmentOf(of.align), ink(),
                              table.rows[row].value(static_cast<qsizetype>(column)));
    } else if (!paintShown(painter, text, table, block, column)) {
        page_text::drawFitted(painter, text, {type_, false}, alignmentOf(of.align), ink(),
                              table.rows[row].value(static_cast<qsizetype>(column)));
    }
    if (table.ruled || table.lined) {
        painter.setPen(QPen(ruleInk(), 0.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(placed(place));
    }
}

double Sheet::slotBeside(const Block& block, std::size_t column) const
{
    const auto index = static_cast<std::size_t>(block.table);
    const auto row = static_cast<std::size_t>(block.row);
    const ReportTable& table = document_.tables[index];
    const QString text = table.rows[row].value(static_cast<qsizetype>(column));
    if (!inSlots_[index][column] || !isPlainNumber(text) || hasFraction(text))
        return 0;
    const ReportColumn::Shown shown = table.columns[column].shown;
    const double size = shown == ReportColumn::Shown::number ? type_ * numberFactor : type_;
    return page_text::width(halfSlot, {size, table.totals.contains(row) ? QFont::Bold : weightOf(shown)});
}

bool Sheet::paintShown(QPainter& painter, const QRectF& place, const ReportTable& table, const Block& block,
                       std::size_t column) const
{
    using Shown = ReportColumn::Shown;
    const ReportColumn& of = table.columns[column];
    const auto row = static_cast<std::size_t>(block.row);
    const QString text = table.rows[row].value(static_cast<qsizetype>(column));
    switch (of.shown) {
    case Shown::plain: return false;
    case Shown::strong:
        page_text::drawFitted(painter, place, {type_, QFont::DemiBold}, alignmentOf(of.align), ink(), text);
        return true;
    case Shown::number:
        page_text::drawFitted(painter, place, {type_ * numberFactor, true}, alignmentOf(of.align), ink(), text);
        return true;
    case Shown::soft:
        page_text::drawFitted(painter, place, {type_, false}, alignmentOf(of.align), softInk(), text);
        return true;
    case Shown::name:
    case Shown::surname: paintName(painter, place, type_ * nameShare_, text, *lookOf(of.shown)); return true;
    case Shown::disc:
        if (text == whiteDisc || text == blackDisc)
            paintDisc(painter, place.center(), type_ * 0.7, text == whiteDisc);
        return text.isEmpty() || text == whiteDisc || text == blackDisc;
    case Shown::once:
        if (block.opens || row == 0 || table.rows[row - 1].value(static_cast<qsizetype>(column)) != text) {
            page_text::drawFitted(painter, place, {type_, true}, Qt::AlignLeft, ink(), text);
            if (!block.opens) {
                const QRectF line = placed({block.left, block.top, tableWidth(), 0});
                painter.setPen(QPen(ruleInk(), 0.6));
                painter.drawLine(line.topLeft(), line.topRight());
            }
        }
        return true;
    case Shown::box: {
        if (!text.isEmpty())
            return false;
        if (table.ruled)
            return true; // the cell is the frame
        const QSizeF size(std::min(place.width(), boxWidth * type_), std::min(block.height * 0.66, boxHeight * type_));
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(softInk(), 0.7));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(place.center() - QPointF(size.width() / 2, size.height() / 2), size), 2, 2);
        painter.restore();
        return true;
    }
    case Shown::square: {
        const auto found = table.squares.find({row, column});
        if (found == table.squares.end())
            return false;
        const QSizeF size(squareWidth * type_, squareHeight * type_);
        const QRectF square(place.center() - QPointF(size.width() / 2, size.height() / 2), size);
        // Its corners and its ring are made for the screen, where it is so large.
        const double scale = size.width() / screenSquare;
        painter.save();
        painter.translate(square.topLeft());
        painter.scale(scale, scale);
        // A number is read on the half that is filled, too.
        QPalette inks(Qt::white);
        if (found->second.kind == PathStep::Kind::drew || found->second.kind == PathStep::Kind::bye)
            inks.setColor(QPalette::Text, halfInk());
        paintResultSquare(painter, {0, 0, screenSquare, size.height() / scale}, found->second, {}, inks);
        painter.restore();
        // The text has the colour and the result as well.
        const auto letter = std::find_if_not(text.begin(), text.end(), [](QChar one) { return one.isDigit(); });
        const QString number = text.left(letter - text.begin());
        const bool isGame = found->second.kind <= PathStep::Kind::open && found->second.opponent;
        page_text::drawFitted(painter, square, {std::max(leastInSquare, type_ * 0.8), QFont::DemiBold},
                              Qt::AlignHCenter, isFull(found->second) ? QColor(Qt::white) : ink(),
                              isGame ? number : markOf(found->second));
        return true;
    }
    }
    return false;
}

} // namespace pairwright
