#include "ui/pages/rounds/cross_table/cross_table_painting.h"

#include "app/formats/display_text.h"
#include "ui/models/roles.h"
#include "ui/pages/rounds/cross_table/cross_table_grid.h"
#include "ui/theme/letters.h"
#include "ui/theme/look_shapes.h"
#include "ui/widgets/name_in_room.h"
#include "ui/widgets/number_slots.h"
#include "ui/widgets/text_styles.h"
#include "ui/widgets/waiting_clock.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace pairwright {

namespace {

constexpr int leastNames = 9; // letters
constexpr int mostNames = 26;
constexpr double small = 0.86;
constexpr double dotStep = 5;
constexpr double litShare = 0.35; // of the wash under row and column

using Kind = CrossTableSlot::Kind;

int partOf(int height, double share)
{
    return static_cast<int>(std::lround(height * share));
}

void circle(QPainter& painter, QPointF centre, double diameter, const QColor& ink, bool white)
{
    painter.setPen(QPen(ink, 1.2));
    painter.setBrush(white ? QBrush(Qt::NoBrush) : QBrush(ink));
    painter.drawEllipse(centre, diameter / 2, diameter / 2);
}

/// The sign of a game that is played on another day.
void threeDots(QPainter& painter, QPointF centre, const QColor& ink)
{
    for (const double step : {-1.0, 0.0, 1.0})
        circle(painter, centre + QPointF(step * dotStep, 0), dotStep * 0.6, ink, false);
}

/// Ground of what stands in the row or column of the cursor.
QColor litGround(const QPalette& palette)
{
    return mixed(palette.color(QPalette::Base), tintsOf(palette).accentWash, 2 * litShare);
}

/// Two teams are told apart.
QPen lineBelow(const Meetings& meetings, int row, const Tints& tints)
{
    return meetings.isOfTeams() && row == meetings.firstTeam() - 1 ? QPen(tints.muted, 2) : QPen(tints.line);
}

int widestNumber(const Meetings& meetings, const QFontMetrics& metrics)
{
    int widest = 0;
    for (int row = 0; row < meetings.size(); ++row)
        widest = std::max(widest, metrics.horizontalAdvance(QString::number(meetings.numberOf(row))));
    return widest;
}

} // namespace

CrossTableSizes::CrossTableSizes(const QFont& font, int slotCount)
{
    const int height = QFontMetrics(font).height();
    slot = QSize(partOf(height, 1.6), partOf(height, 1.75));
    slotWidth = slotCount > 1 ? partOf(height, 2.1) : partOf(height, 2.75);
    row = partOf(height, 2.65);
    header = partOf(height, slotCount == 2 ? 2.6 : 2);
}

int namesWidth(const CrossTableGrid& grid, const QStringList& names)
{
    const QFontMetrics metrics(scaledFont(grid.font(), 1, nameWeight()));
    const int letter = metrics.averageCharWidth();
    int width = leastNames * letter;
    for (const QString& name : names)
        width = std::max(width, metrics.horizontalAdvance(name));
    return std::min(width, mostNames * letter) + 8 * letter;
}

int extraWidth(const CrossTableGrid& grid, int column)
{
    const QFontMetrics metrics = grid.fontMetrics();
    const QString title = grid.table().headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    const int content = metrics.horizontalAdvance(QStringLiteral("88.88"));
    return title.isEmpty() ? 0 : std::max(content, metrics.horizontalAdvance(title)) + 2 * metrics.averageCharWidth();
}

void paintSlot(QPainter& painter, const QRect& rect, const CrossTableSlot& slot, const QPalette& palette,
               const QFont& font)
{
    const Tints tints = tintsOf(palette);
    const QColor base = palette.color(QPalette::Base);
    const QColor text = palette.color(QPalette::Text);
    QColor ink = text;
    // What the standings do not know is there, and no more.
    const Kind shown = slot.counts ? slot.kind : Kind::none;
    switch (shown) {
    case Kind::won:
        look::box(painter, rect, mixed(base, text, 0.76), {}, look::smallRadius);
        ink = base;
        break;
    case Kind::drawn:
        look::box(painter, rect, mixed(base, text, 0.2), isHighContrast() ? dataInksOf(palette).mark : QColor(),
                  look::smallRadius);
        break;
    case Kind::lost: look::box(painter, rect, {}, mixed(base, text, 0.45), look::smallRadius); break;
    case Kind::adjourned: look::box(painter, rect, washOf(palette, Mood::warning), {}, look::smallRadius); break;
    case Kind::open:
        if (slot.now)
            look::box(painter, rect, tints.accentWash, tints.accent, look::smallRadius);
        if (slot.postponed)
            threeDots(painter, QRectF(rect).center(), inkOf(palette, Mood::warning));
        else if (!slot.now)
            circle(painter, QRectF(rect).center(), 3, tints.muted, false);
        return;
    case Kind::laidOut: circle(painter, QRectF(rect).center(), 4, dataInksOf(palette).mark, true); return;
    case Kind::self: return;
    case Kind::none: ink = tints.muted; break;
    }
    QFont bold = font;
    bold.setWeight(QFont::DemiBold);
    // A line through a sign would make another sign of it.
    bold.setStrikeOut(!slot.counts && slot.mark != QLatin1String("+") && slot.mark != QString(minusSign));
    painter.setFont(bold);
    painter.setPen(ink);
    painter.drawText(rect, Qt::AlignCenter, slot.mark);
}

CrossTableDelegate::CrossTableDelegate(CrossTableGrid& grid)
    : QStyledItemDelegate(&grid)
    , grid_(grid)
{
}

void CrossTableDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const CrossTableModel& table = grid_.table();
    const Tints tints = tintsOf(option.palette);
    const auto place = table.placeAt(index);
    const auto cursor = grid_.place();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool lit = cursor && (cursor->row == index.row() || (place && place->column == cursor->column));
    painter->fillRect(option.rect, lit ? litGround(option.palette) : option.palette.color(QPalette::Base));
    painter->setPen(lineBelow(table.meetings(), index.row(), tints));
    painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    if (!place) {
        painter->setFont(qvariant_cast<QFont>(index.data(Qt::FontRole)).resolve(option.font));
        painter->setPen(option.palette.color(QPalette::Text));
        const QString shown = index.data().toString();
        const QString text = index.data(SlotsRole).toBool() ? withoutMarks(shown) : shown;
        QRect room = option.rect.adjusted(0, 0, -option.fontMetrics.averageCharWidth(), 0);
        constexpr auto alignment = Qt::AlignAbsolute | Qt::AlignRight | Qt::AlignVCenter;
        if (isPlainNumber(text) && index.data(SlotsRole).toBool()) {
            const int fraction = painter->fontMetrics().horizontalAdvance(QChar(0x00BD));
            QRect digits = room.adjusted(0, 0, -fraction, 0);
            room.setLeft(digits.right() + 1);
            const bool hasFraction = isFraction(text.back());
            painter->drawText(digits, alignment, hasFraction ? text.chopped(1) : text);
            if (hasFraction)
                painter->drawText(room, Qt::AlignAbsolute | Qt::AlignLeft | Qt::AlignVCenter, text.last(1));
        } else {
            painter->drawText(room, alignment, text);
        }
        painter->restore();
        return;
    }
    const CrossTableSlot slot = table.slotAt(*place);
    if (slot.kind == Kind::self)
        painter->fillRect(option.rect.adjusted(0, 0, 0, -1), QBrush(tints.line, Qt::BDiagPattern));
    if (place->slot == 0) { // where the opponent begins
        const int edge = option.direction == Qt::RightToLeft ? option.rect.right() : option.rect.left();
        painter->setPen(tints.line);
        painter->drawLine(edge, option.rect.top(), edge, option.rect.bottom());
    }
    const CrossTableSizes sizes(grid_.font(), table.slotCount());
    QRect box(QPoint(), sizes.slot);
    box.moveCenter(option.rect.center());
    paintSlot(*painter, box, slot, option.palette, option.font);
    painter->setBrush(Qt::NoBrush);
    if (cursor == place && slot.kind != Kind::self) {
        const QColor ring = grid_.isRefusing() ? inkOf(option.palette, Mood::bad) : tints.accent;
        painter->setPen(QPen(grid_.hasFocus() || grid_.isRefusing() ? ring : tints.muted, 2));
        painter->drawRoundedRect(QRectF(box).adjusted(-2, -2, 2, 2), look::radius, look::radius);
    } else if (cursor && table.meetings().mirrorOf(*cursor) == place) {
        painter->setPen(QPen(tints.accent, 1.5));
        painter->drawRoundedRect(QRectF(box), look::smallRadius, look::smallRadius);
    }
    if (slot.waits) {
        QRect clock(QPoint(), QSize(waitingClockSize, waitingClockSize));
        clock.moveCenter(option.direction == Qt::RightToLeft ? box.topLeft() : box.topRight());
        drawWaitingClock(*painter, clock, option.palette);
    }
    painter->restore();
}

void OpponentsHeader::paintEvent(QPaintEvent* event)
{
    QHeaderView::paintEvent(event);
    QPainter painter(viewport());
    const int end = length() - offset();
    if (end < width())
        painter.fillRect(isRightToLeft() ? QRect(0, 0, width() - end, height()) : QRect(end, 0, width(), height()),
                         palette().color(QPalette::Base));
}

OpponentsHeader::OpponentsHeader(CrossTableGrid& grid)
    : QHeaderView(Qt::Horizontal, &grid)
    , grid_(grid)
{
    setSectionResizeMode(QHeaderView::Fixed);
    setMinimumSectionSize(0);
}

void OpponentsHeader::paintSection(QPainter* painter, const QRect& rect, int section) const
{
    const CrossTableModel& table = grid_.table();
    const Tints tints = tintsOf(palette());
    const auto place = table.placeAt(table.index(0, section));
    const auto cursor = grid_.place();
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const bool lit = place && cursor && place->column == cursor->column;
    painter->fillRect(rect, lit ? litGround(palette()) : palette().color(QPalette::Base));
    painter->setPen(tints.line);
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    const QString title = table.headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
    if (!place) {
        painter->setPen(palette().color(QPalette::Text));
        painter->drawText(rect.adjusted(0, 0, -fontMetrics().averageCharWidth(), -4),
                          Qt::AlignAbsolute | Qt::AlignRight | Qt::AlignBottom, title);
        painter->restore();
        return;
    }
    // The number stands over all slots; each section paints its part of it.
    const int slotCount = table.slotCount();
    QRect whole = rect;
    whole.setLeft(rect.left() - (isRightToLeft() ? slotCount - 1 - place->slot : place->slot) * rect.width());
    whole.setWidth(slotCount * rect.width());
    painter->setClipRect(rect);
    painter->setPen(lit ? tints.accent : palette().color(QPalette::Text));
    painter->setFont(scaledFont(font(), 1, QFont::DemiBold));
    const int half = rect.height() / 2;
    painter->drawText(
        slotCount == 2 ? whole.adjusted(0, 0, 0, -half) : whole.adjusted(0, 0, 0, -4),
        static_cast<int>(slotCount == 2 ? Qt::Alignment(Qt::AlignCenter) : Qt::AlignHCenter | Qt::AlignBottom), title);
    if (slotCount == 2 && !table.isByBoards())
        circle(*painter, QPointF(rect.center().x(), rect.bottom() - half * 0.45), fontMetrics().height() * 0.4,
               tints.muted, place->slot == 0);
    painter->restore();
}

void NamesHeader::paintEvent(QPaintEvent* event)
{
    QHeaderView::paintEvent(event);
    QPainter painter(viewport());
    painter.fillRect(QRect(0, length() - offset(), width(), height()), palette().color(QPalette::Base));
}

NamesHeader::NamesHeader(CrossTableGrid& grid)
    : QHeaderView(Qt::Vertical, &grid)
    , grid_(grid)
{
    setSectionResizeMode(QHeaderView::Fixed);
}

void NamesHeader::paintSection(QPainter* painter, const QRect& rect, int section) const
{
    const CrossTableModel& table = grid_.table();
    const Meetings& meetings = table.meetings();
    const Tints tints = tintsOf(palette());
    const auto cursor = grid_.place();
    const bool lit = cursor && cursor->row == section;
    painter->save();
    painter->fillRect(rect, lit ? litGround(palette()) : palette().color(QPalette::Base));
    const bool mirrored = isRightToLeft();
    if (lit)
        painter->fillRect(QRect(mirrored ? rect.right() - 2 : rect.left(), rect.top(), 3, rect.height()), tints.accent);
    painter->setPen(lineBelow(meetings, section, tints));
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    const int letter = fontMetrics().averageCharWidth();
    const int numbers = 4 * letter;
    // Beside the names; units stand below units in every language.
    const QRect number =
        mirrored ? QRect(rect.right() + 1 - numbers, rect.top(), widestNumber(meetings, fontMetrics()), rect.height())
                 : QRect(rect.left(), rect.top(), numbers, rect.height());
    const QColor quiet = mutedOn(palette(), lit ? litGround(palette()) : palette().color(QPalette::Base));
    painter->setPen(quiet);
    painter->drawText(number, Qt::AlignAbsolute | Qt::AlignRight | Qt::AlignVCenter,
                      QString::number(meetings.numberOf(section)));
    const bool out = table.isLeftOut(section);
    const auto alignment =
        static_cast<int>(Qt::AlignAbsolute | Qt::AlignVCenter | (mirrored ? Qt::AlignRight : Qt::AlignLeft));
    const QRect name =
        mirrored ? rect.adjusted(letter, 0, -numbers - letter, 0) : rect.adjusted(numbers + letter, 0, -letter, 0);
    QString text = table.headerData(section, Qt::Vertical, Qt::DisplayRole).toString();
    const QString title = table.headerData(section, Qt::Vertical, TitleRole).toString();
    QFont letters = font();
    letters.setStrikeOut(out);
    const QFont ofTitle = letters;
    const int width = title.isEmpty() ? 0 : QFontMetrics(ofTitle).horizontalAdvance(title + QLatin1Char(' '));
    letters.setWeight(nameWeight());
    text = nameInRoom(title.isEmpty() ? text : text.mid(title.size() + 1), name.width() - width, QFontMetrics(letters));
    const auto after = [mirrored](const QRect& room, int used) {
        return mirrored ? room.adjusted(0, 0, -used, 0) : room.adjusted(used, 0, 0, 0);
    };
    // As in other tables: read from left to right they stay so.
    const bool isTurned = mirrored && !text.isRightToLeft();
    const int beforeTitle = isTurned ? QFontMetrics(letters).horizontalAdvance(text + QLatin1Char(' ')) : 0;
    painter->setFont(ofTitle);
    painter->drawText(after(name, beforeTitle), alignment, title);
    painter->setFont(letters);
    painter->setPen(out ? quiet : palette().color(QPalette::Text));
    painter->drawText(after(name, isTurned ? 0 : width), alignment, text);
    painter->restore();
}

CrossTableLegend::CrossTableLegend(QWidget* parent)
    : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

void CrossTableLegend::setShown(Slots shown, bool hasPostponed, bool hasLaidOut)
{
    slots_ = shown;
    hasPostponed_ = hasPostponed;
    hasLaidOut_ = hasLaidOut;
    update();
}

QSize CrossTableLegend::sizeHint() const
{
    return {0, partOf(fontMetrics().height(), 2.4)};
}

void CrossTableLegend::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QFont letters = scaledFont(font(), small);
    const QFontMetrics metrics(letters);
    const int height = metrics.height();
    const Tints tints = tintsOf(palette());
    int x = 8; // as the table, whose rows begin with their bar
    const auto room = [&](int width) {
        const QRect place(isRightToLeft() ? this->width() - x - width : x, 0, width, this->height());
        x += width;
        return place;
    };
    const auto text = [&](const QString& words) {
        painter.setFont(letters);
        painter.setPen(tints.muted);
        const int width = metrics.horizontalAdvance(words);
        painter.drawText(room(width), Qt::AlignVCenter, words);
        x += height;
    };
    const auto slot = [&](Kind kind, const QString& mark, const QString& words, bool now = false,
                          bool postponed = false) {
        CrossTableSlot sample;
        sample.kind = kind;
        sample.mark = mark;
        sample.now = now;
        sample.postponed = postponed;
        QRect box(0, 0, partOf(height, 1.35), partOf(height, 1.35));
        box.moveCenter(room(box.width()).center());
        paintSlot(painter, box, sample, palette(), letters);
        x += height / 2;
        text(words);
    };
    if (slots_ == Slots::boards)
        text(tr("from the left: board by board"));
    else if (slots_ == Slots::rounds)
        text(tr("from the left: round by round"));
    else if (slots_ == Slots::colours || slots_ == Slots::mostlyColours) {
        circle(painter, QRectF(room(height)).center(), height * 0.45, tints.muted, true);
        text(tr("left: with White"));
        circle(painter, QRectF(room(height)).center(), height * 0.45, tints.muted, false);
        text(tr("right: with Black"));
        if (slots_ == Slots::mostlyColours)
            text(tr("twice the same colour: round by round"));
    }
    slot(Kind::won, QStringLiteral("1"), tr("won"));
    slot(Kind::drawn, QStringLiteral("½"), tr("drawn"));
    slot(Kind::lost, QStringLiteral("0"), tr("lost"));
    slot(Kind::open, {}, tr("to be played in this round"), true);
    slot(Kind::open, {}, tr("no result yet"));
    if (hasPostponed_)
        slot(Kind::open, {}, tr("postponed"), false, true);
    if (hasLaidOut_)
        slot(Kind::laidOut, {}, tr("not published"));
}

} // namespace pairwright
