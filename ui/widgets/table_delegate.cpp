#include "ui/widgets/table_delegate.h"

#include "app/formats/display_text.h"
#include "ui/models/roles.h"
#include "ui/theme/letters.h"
#include "ui/theme/look_shapes.h"
#include "ui/theme/row_height.h"
#include "ui/theme/tints.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/name_in_room.h"
#include "ui/widgets/number_slots.h"
#include "ui/widgets/waiting_clock.h"

#include <QApplication>
#include <QFontInfo>
#include <QHeaderView>
#include <QLineEdit>
#include <QPainter>
#include <QTextLayout>
#include <QTreeView>

#include <algorithm>

namespace pairwright {

namespace {

/// What the cell held when its editor was opened.
constexpr const char* valueAtBegin = "valueAtBegin";
constexpr int styleMargin = 3; ///< what the style keeps from the edge of a cell by itself
constexpr int sidePadding = look::cellInset - styleMargin;
constexpr int barWidth = 3; ///< of the row that is chosen

/// The slots of a column: one digit, and a fraction. Those of bold figures, which may stand among others.
struct SlotSizes {
    explicit SlotSizes(QFont font)
    {
        font.setWeight(QFont::DemiBold);
        const QFontMetrics letters(font);
        digit = letters.horizontalAdvance(QLatin1Char('0'));
        fraction = letters.horizontalAdvance(QChar(0x00BD));
    }

    int digit; ///< px
    int fraction;
};

constexpr int handleDots = 6;   ///< across the dots that one may drag by
constexpr int handleWidth = 14; ///< with the room behind them
constexpr int beforeStruck = 8;

void drawHandle(QPainter& painter, int left, int middle, const QColor& ink)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink);
    for (const int x : {1, 5})
        for (const int y : {-4, 0, 4})
            painter.drawEllipse(QPointF(left + x, middle + y), 1.1, 1.1);
    painter.restore();
}

/// At the end of the cell.
void drawWaiting(QPainter& painter, const QStyleOptionViewItem& cell)
{
    const QRect place(cell.rect.right() - waitingClockSize, cell.rect.center().y() - waitingClockSize / 2,
                      waitingClockSize, waitingClockSize);
    drawWaitingClock(painter, QStyle::visualRect(cell.direction, cell.rect, place), cell.palette);
}

const DataTable* tableOf(const QStyleOptionViewItem& option)
{
    return qobject_cast<const DataTable*>(option.widget);
}

/// Second-rank text of a cell, as its row is chosen or not; never mixed from what the cell itself writes in.
QColor quietInk(const QStyleOptionViewItem& cell)
{
    return mutedOn(cell.widget != nullptr ? cell.widget->palette() : cell.palette,
                   look::groundOfRow(cell, cell.widget));
}

/// Where some names can be dragged the others begin below them.
bool hasRoomForHandle(const QStyleOptionViewItem& option, const QModelIndex& index)
{
    const DataTable* table = tableOf(option);
    return index.flags().testFlag(Qt::ItemIsDragEnabled) || (table != nullptr && table->dragEnabled());
}

/// Where Qt sets a line of text in a cell: what is drawn here in parts stands on the same one.
QRect fromLineOn(const QRect& cell, const QFont& font)
{
    QTextLayout layout(QStringLiteral("0"), font);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(cell.width());
    layout.endLayout();
    const int height = static_cast<int>(line.height());
    QRect from = cell;
    from.setTop(cell.top() + cell.height() / 2 - height / 2);
    return from;
}

/// The place of a cell; the last one reaches below the mark of the columns for which there is no room.
QRect withRoomOfMark(const QStyleOptionViewItem& cell)
{
    const DataTable* table = tableOf(cell);
    if (table == nullptr || !table->lacksColumns())
        return cell.rect;
    const QRect all = table->viewport()->rect();
    const QHeaderView* columns = table->horizontalHeader();
    const int end = columns->length() - columns->offset();
    QRect place = QStyle::visualRect(cell.direction, all, cell.rect);
    if (place.right() + 1 == end)
        place.setRight(std::max(place.right(), all.right()));
    return QStyle::visualRect(cell.direction, all, place);
}

} // namespace

QStyleOptionViewItem TableDelegate::belowGap(const QStyleOptionViewItem& option, const QModelIndex& index)
{
    QStyleOptionViewItem cell = option;
    const DataTable* table = tableOf(option);
    if (table == nullptr)
        return cell;
    cell.rect.setTop(cell.rect.top() + table->gapAbove(index.row()));
    if (table->choosesCells())
        cell.state.setFlag(QStyle::State_Selected, table->currentIndex().row() == index.row());
    return cell;
}

void TableDelegate::drawGround(QPainter* painter, const QStyleOptionViewItem& cell, const QModelIndex& index)
{
    const QWidget* view = cell.widget;
    const QStyle* style = view != nullptr ? view->style() : QApplication::style();
    const DataTable* table = tableOf(cell);
    const bool chosen = cell.state.testFlag(QStyle::State_Selected);
    if (table != nullptr && table->hoveredRow() == index.row() && !chosen)
        painter->fillRect(withRoomOfMark(cell),
                          mixed(cell.palette.color(QPalette::Base), cell.palette.color(QPalette::Text), 0.045));
    else {
        QStyleOptionViewItem ground = cell;
        ground.rect = withRoomOfMark(cell);
        style->drawPrimitive(QStyle::PE_PanelItemViewItem, &ground, painter, view);
    }
    if (!chosen || table == nullptr || !table->isFirstShown(index.column()))
        return;
    const bool here = table->hasFocus() || table->property("inEntry").toBool();
    painter->fillRect(QStyle::visualRect(cell.direction, cell.rect,
                                         QRect(cell.rect.left(), cell.rect.top(), barWidth, cell.rect.height())),
                      here ? tintsOf(cell.palette).accent : tintsOf(cell.palette).line);
}

/// Around the cell that is held in a row that is marked as a whole.
void TableDelegate::drawHeld(QPainter* painter, const QStyleOptionViewItem& cell)
{
    const bool here = cell.widget != nullptr && cell.widget->hasFocus();
    const QRect place = cell.rect.adjusted(1, 1, -1, -2); // above the hairline
    look::box(*painter, place, QColor(), here ? tintsOf(cell.palette).accent : dataInksOf(cell.palette).mark,
              look::smallRadius, look::ring);
}

/// Digits end where those above them end, and fractions begin there.
void TableDelegate::drawNumber(QPainter* painter, const QStyleOptionViewItem& cell)
{
    const SlotSizes sizes(cell.font);
    const QRect rect = fromLineOn(cell.rect, cell.font);
    int edge = rect.left() + (rect.width() + sizes.digit - sizes.fraction) / 2; // one digit stands below the title
    if (!cell.displayAlignment.testFlag(Qt::AlignHCenter))
        edge = rect.right() + 1 - look::cellInset - sizes.fraction;
    const bool hasFraction = isFraction(cell.text.back());
    painter->setFont(cell.font);
    painter->setPen(cell.palette.color(QPalette::Text));
    painter->drawText(QRect(rect.left(), rect.top(), edge - rect.left(), rect.height()),
                      Qt::AlignAbsolute | Qt::AlignRight | Qt::AlignTop,
                      hasFraction ? cell.text.chopped(1) : cell.text);
    if (hasFraction)
        painter->drawText(QRect(edge, rect.top(), rect.right() + 1 - edge, rect.height()),
                          Qt::AlignAbsolute | Qt::AlignLeft | Qt::AlignTop, cell.text.right(1));
}

/// The name gives way where there is no room.
void TableDelegate::drawName(QPainter* painter, const QStyleOptionViewItem& cell, QRect place, const QModelIndex& index)
{
    const QString title = index.data(TitleRole).toString();
    const QString struck = index.data(StruckRole).toString();
    const bool titled = !title.isEmpty() && cell.text.startsWith(title + QLatin1Char(' '));
    const bool mirrored = cell.direction == Qt::RightToLeft;
    const QColor muted = quietInk(cell);
    const auto alignment = static_cast<int>(Qt::AlignAbsolute | Qt::AlignTop | Qt::TextSingleLine |
                                            (mirrored ? Qt::AlignRight : Qt::AlignLeft));
    const auto after = [mirrored](const QRect& room, int width) {
        return mirrored ? room.adjusted(0, 0, -width, 0) : room.adjusted(width, 0, 0, 0);
    };
    if (index.flags().testFlag(Qt::ItemIsDragEnabled))
        drawHandle(*painter, mirrored ? place.right() - handleDots : place.left(), place.center().y(), muted);
    if (hasRoomForHandle(cell, index))
        place = after(place, handleWidth);
    QFont quiet = cell.font;
    quiet.setWeight(QFont::Normal);
    place = fromLineOn(place, cell.font);
    const int roomOfTitle = titled ? QFontMetrics(quiet).horizontalAdvance(title + QLatin1Char(' ')) : 0;
    const QString name =
        nameInRoom(titled ? cell.text.mid(title.size() + 1) : cell.text, place.width() - roomOfTitle, cell.fontMetrics);
    const int roomOfName = QFontMetrics(cell.font).horizontalAdvance(name);
    // Read from left to right they stay so in a mirrored table: the title before the name.
    const bool isTurned = titled && mirrored && !name.isRightToLeft();
    painter->setFont(cell.font);
    painter->setPen(cell.palette.color(QPalette::Text));
    painter->drawText(after(place, isTurned ? 0 : roomOfTitle), alignment, name);
    const int blank = QFontMetrics(quiet).horizontalAdvance(QLatin1Char(' '));
    painter->setFont(quiet);
    painter->setPen(muted);
    painter->drawText(after(place, isTurned ? roomOfName + blank : 0), alignment, title);
    if (struck.isEmpty())
        return;
    place = after(place, roomOfTitle + roomOfName + beforeStruck);
    quiet.setStrikeOut(true);
    painter->setFont(quiet);
    painter->setPen(muted);
    painter->drawText(place, alignment, QFontMetrics(quiet).elidedText(struck, Qt::ElideRight, place.width()));
}

QString TableDelegate::displayText(const QVariant& value, const QLocale& locale) const
{
    const QString text = QStyledItemDelegate::displayText(value, locale);
    const bool hasLetters = std::any_of(text.begin(), text.end(), [](QChar one) { return one.isLetter(); });
    return hasLetters ? asUnit(text) : text.size() < 2 ? text : steady(text);
}

void TableDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const
{
    if (const auto* line = qobject_cast<QLineEdit*>(editor); line != nullptr && line->isModified())
        return;
    // Set anew, the value would not be selected any more, and what is typed would come behind it.
    const QVariant begun = editor->property(valueAtBegin);
    const QVariant now = index.data(Qt::EditRole);
    if (begun.isValid() && begun == now)
        return;
    QStyledItemDelegate::setEditorData(editor, index);
    editor->setProperty(valueAtBegin, now);
}

void TableDelegate::setModelData(QWidget* editor, QAbstractItemModel* model, const QModelIndex& index) const
{
    const QVariant now = index.data(Qt::EditRole);
    const auto* line = qobject_cast<QLineEdit*>(editor);
    if (line != nullptr && line->isModified() && editor->property(valueAtBegin) != now &&
        line->text() != now.toString())
        emit changedMeanwhile(index, line->text());
    else
        QStyledItemDelegate::setModelData(editor, model, index);
}

void TableDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    const QStyleOptionViewItem place = belowGap(option, index);
    QStyleOptionViewItem cell = place;
    initStyleOption(&cell, index);
    drawGround(painter, cell, index);
    const bool isName = !index.data(TitleRole).toString().isEmpty() || !index.data(StruckRole).toString().isEmpty() ||
                        (tableOf(option) != nullptr && tableOf(option)->nameColumns().contains(index.column()));
    const bool isInSlots = isPlainNumber(cell.text) && index.data(SlotsRole).toBool();
    if (isInSlots)
        cell.text = withoutMarks(cell.text); // digits and fraction have their places
    if (isName || isInSlots) {
        painter->save();
        const QStyle* style = cell.widget != nullptr ? cell.widget->style() : QApplication::style();
        if (isName)
            cell.text = QStyledItemDelegate::displayText(index.data(), cell.locale); // its parts have their places
        if (isName)
            drawName(painter, cell, cell.rect.adjusted(look::cellInset, 0, -look::cellInset, 0), index);
        else
            drawNumber(painter, cell);
        if (cell.state.testFlag(QStyle::State_HasFocus)) {
            QStyleOptionFocusRect ring;
            ring.QStyleOption::operator=(cell);
            style->drawPrimitive(QStyle::PE_FrameFocusRect, &ring, painter, cell.widget);
        }
        painter->restore();
    } else {
        // The ground fills the cell and is there; the content keeps a distance from its neighbours.
        QStyleOptionViewItem inner = place;
        inner.rect.adjust(sidePadding, 0, -sidePadding, 0);
        if (!cell.state.testFlag(QStyle::State_Selected))
            inner.backgroundBrush = {};
        initStyleOption(&inner, index);
        const QString shorter = index.data(ShortRole).toString();
        const QStyle* style = cell.widget != nullptr ? cell.widget->style() : QApplication::style();
        const int margin = style->pixelMetric(QStyle::PM_FocusFrameHMargin, &inner, cell.widget) + 1;
        if (!shorter.isEmpty() && inner.fontMetrics.horizontalAdvance(inner.text) > inner.rect.width() - 2 * margin)
            inner.text = displayText(shorter, inner.locale);
        style->drawControl(QStyle::CE_ItemViewItem, &inner, painter, cell.widget);
    }
    if (index.data(WaitingRole).toBool())
        drawWaiting(*painter, cell);
    drawLine(painter, place);
    if (const DataTable* table = tableOf(option);
        table != nullptr && table->choosesCells() && table->currentIndex() == index)
        drawHeld(painter, cell);
}

void TableDelegate::drawLine(QPainter* painter, const QStyleOptionViewItem& option)
{
    painter->setPen(tintsOf(option.palette).line);
    const QRect place = withRoomOfMark(option);
    painter->drawLine(place.bottomLeft(), place.bottomRight());
}

QSize TableDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    // A table gives its rows their height; a tree asks for it.
    const bool isTree = qobject_cast<const QTreeView*>(option.widget) != nullptr;
    size.setHeight(isTree ? rowHeight(option.fontMetrics) : option.fontMetrics.height());
    if (index.data(SlotsRole).toBool()) {
        const SlotSizes sizes(option.font);
        const QString text = withoutMarks(index.data().toString());
        const int digits = sizes.digit * static_cast<int>(text.size() - (hasFraction(text) ? 1 : 0));
        QStyleOptionViewItem cell = option;
        initStyleOption(&cell, index);
        const bool centred = cell.displayAlignment.testFlag(Qt::AlignHCenter);
        const int beyond = centred ? std::max(0, digits - sizes.digit) : 0; // as much at the other side
        size.setWidth(std::max(size.width(), digits + sizes.fraction + beyond + 2 * styleMargin));
    }
    if (const QString struck = index.data(StruckRole).toString(); !struck.isEmpty())
        size.rwidth() += option.fontMetrics.horizontalAdvance(struck) + beforeStruck;
    if (const DataTable* table = tableOf(option);
        table != nullptr && table->nameColumns().contains(index.column()) && hasRoomForHandle(option, index))
        size.rwidth() += handleWidth;
    size.rwidth() += 2 * sidePadding;
    return size;
}

void TableDelegate::initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const
{
    const QColor quiet = quietInk(*option);
    const QPalette whole = option->palette; // a mood is mixed from the full ink, never from a quieter one
    QStyledItemDelegate::initStyleOption(option, index);
    if (option->palette.color(QPalette::Text) == tintsOf(QGuiApplication::palette()).muted)
        option->palette.setColor(QPalette::Text, quiet); // the model knows no grounds
    // Rows are chosen as a whole; a frame around the current cell only matters when cells are edited.
    if (!index.flags().testFlag(Qt::ItemIsEditable))
        option->state.setFlag(QStyle::State_HasFocus, false);
    // Units stand below units in every language.
    if (option->displayAlignment.testFlag(Qt::AlignRight))
        option->displayAlignment |= Qt::AlignAbsolute;
    // Names are read first, numbers beside them; what stands in place of a name is none.
    const DataTable* table = tableOf(*option);
    const bool isLight = option->font.weight() < QFont::Medium;
    const bool isName = table != nullptr && table->nameColumns().contains(index.column());
    // They are told from the rest by its ink as well.
    const bool recedes =
        table != nullptr && !table->nameColumns().isEmpty() && !index.data(Qt::ForegroundRole).isValid();
    if (isName && isLight && !index.data(Qt::ForegroundRole).isValid())
        option->font.setWeight(nameWeight());
    else if (isLight && !isName &&
             (recedes || option->displayAlignment.testFlag(Qt::AlignRight) || index.data(SlotsRole).toBool()))
        option->palette.setColor(QPalette::Text, quiet);
    if (index.data(SavingRole).toBool() || index.data(WaitingRole).toBool()) {
        option->palette.setColor(QPalette::Text, quiet);
        option->font.setItalic(true);
        return;
    }
    const QVariant mood = index.data(MoodRole);
    if (mood.isValid() && static_cast<Mood>(mood.toInt()) != Mood::neutral)
        option->palette.setColor(QPalette::Text, inkOf(whole, static_cast<Mood>(mood.toInt())));
}

} // namespace pairwright
