#include "ui/theme/look_buttons.h"

#include "ui/theme/look_shapes.h"
#include "ui/theme/tints.h"

#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QPushButton>
#include <QStyleOption>

#include <algorithm>
#include <utility>

namespace pairwright::look {

namespace {

/// The way out of a dialog is never filled, though Enter may take it and it may have the focus.
bool isWayOut(const QWidget* widget)
{
    if (widget != nullptr && widget->property("wayOut").toBool())
        return true;
    const auto* box = widget != nullptr ? qobject_cast<const QDialogButtonBox*>(widget->parentWidget()) : nullptr;
    if (box == nullptr)
        return false;
    const auto role = box->buttonRole(const_cast<QPushButton*>(qobject_cast<const QPushButton*>(widget)));
    return role == QDialogButtonBox::RejectRole || role == QDialogButtonBox::NoRole;
}

} // namespace

bool has(const QStyleOption* option, QStyle::StateFlag flag)
{
    return option->state.testFlag(flag);
}

bool isEnabled(const QStyleOption* option)
{
    return has(option, QStyle::State_Enabled);
}

bool isPrimary(const QStyleOption* option, const QWidget* widget)
{
    if (const QVariant said = widget != nullptr ? widget->property("primary") : QVariant(); said.isValid())
        return said.toBool();
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    return button != nullptr && button->features.testFlag(QStyleOptionButton::DefaultButton) && !isWayOut(widget);
}

bool isSegmented(const QWidget* widget)
{
    return widget != nullptr && widget->property("segmented").toBool();
}

bool isQuiet(const QWidget* widget)
{
    return widget != nullptr && widget->property("quiet").toBool();
}

bool isLink(const QWidget* widget)
{
    return widget != nullptr && widget->property("link").toBool();
}

bool finds(const QWidget* widget)
{
    return widget != nullptr && widget->property("finds").toBool();
}

QString keysOf(const QStyleOption* option, const QWidget* widget)
{
    return isPrimary(option, widget) || finds(widget) ? widget->property("keys").toString() : QString();
}

int keysWidth(const QString& keys, const QFontMetrics& metrics)
{
    constexpr int before = 6;
    return keys.isEmpty() ? 0 : metrics.horizontalAdvance(keys) + before;
}

bool opensMenu(const QStyleOptionToolButton& button)
{
    return button.features.testFlag(QStyleOptionToolButton::HasMenu) &&
           !button.features.testFlag(QStyleOptionToolButton::MenuButtonPopup);
}

bool hasWords(const QStyleOptionToolButton& button)
{
    return !button.text.isEmpty() && button.toolButtonStyle != Qt::ToolButtonIconOnly;
}

QColor accentInk(const QPalette& palette)
{
    return mixed(tintsOf(palette).accent, palette.color(QPalette::Text), 0.3);
}

/// All of a row are one outline, with a line between two of them.
void drawSegment(QPainter& painter, const QStyleOptionTab& tab, const QColor& ground, const QColor& line)
{
    constexpr int beyond = 2 * static_cast<int>(radius); // corners that are not seen
    using Position = QStyleOptionTab::TabPosition;
    const bool alone = tab.position == Position::OnlyOneTab;
    const bool mirrored = tab.direction == Qt::RightToLeft;
    const bool leftmost = alone || tab.position == (mirrored ? Position::End : Position::Beginning);
    const bool rightmost = alone || tab.position == (mirrored ? Position::Beginning : Position::End);
    const QRect area = tab.rect;
    painter.save();
    painter.setClipRect(area, Qt::IntersectClip);
    box(painter, area.adjusted(leftmost ? 0 : -beyond, 0, rightmost ? 0 : beyond, 0), ground, line);
    if (!leftmost)
        painter.fillRect(QRect(area.left(), area.top() + 1, 1, area.height() - 2), line);
    painter.restore();
}

/// Of a button among those of its row that are shown.
QStyleOptionTab::TabPosition placeAmongSegments(const QWidget& button)
{
    const QWidget* row = button.parentWidget();
    int before = 0;
    int after = 0;
    const QList<QWidget*> others =
        row != nullptr ? row->findChildren<QWidget*>(Qt::FindDirectChildrenOnly) : QList<QWidget*>();
    for (const QWidget* other : others)
        if (other != &button && isSegmented(other) && !other->isHidden())
            ++(other->x() < button.x() ? before : after);
    if (button.isRightToLeft())
        std::swap(before, after);
    return before == 0 && after == 0 ? QStyleOptionTab::OnlyOneTab
           : before == 0             ? QStyleOptionTab::Beginning
           : after == 0              ? QStyleOptionTab::End
                                     : QStyleOptionTab::Middle;
}

void drawButton(const QStyleOption* option, QPainter* painter, const QWidget* widget)
{
    const QPalette& palette = option->palette;
    const Tints tints = tintsOf(palette);
    if (isSegmented(widget)) {
        const bool on = has(option, QStyle::State_On);
        const bool hovered = has(option, QStyle::State_MouseOver) && isEnabled(option);
        const QColor base = palette.color(QPalette::Base);
        QStyleOptionTab segment;
        segment.QStyleOption::operator=(*option);
        segment.position = placeAmongSegments(*widget);
        drawSegment(*painter, segment,
                    on        ? tints.accentWash
                    : hovered ? mixed(base, tints.accent, 0.06)
                              : base,
                    tints.line);
        return;
    }
    const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option);
    const bool pressed = has(option, QStyle::State_Sunken) || has(option, QStyle::State_On);
    const double touch = pressed ? 0.14 : has(option, QStyle::State_MouseOver) && isEnabled(option) ? 0.06 : 0.0;
    const QColor text = palette.color(QPalette::Text);
    if (isPrimary(option, widget) && !isEnabled(option) && isHighContrast()) {
        unavailable(*painter, option->rect, palette, radius);
        return;
    }
    if (isPrimary(option, widget)) {
        const QColor accent = palette.color(QPalette::Active, QPalette::Highlight);
        const QColor ground = isEnabled(option) ? accent : mixed(palette.color(QPalette::Window), accent, 0.3);
        box(*painter, option->rect, mixed(ground, text, touch), QColor());
        if (has(option, QStyle::State_HasFocus))
            box(*painter, option->rect.adjusted(2, 2, -2, -2), QColor(), palette.color(QPalette::Base), smallRadius,
                1.5);
        return;
    }
    if (button != nullptr && button->features.testFlag(QStyleOptionButton::Flat) && touch == 0.0 &&
        !has(option, QStyle::State_HasFocus))
        return;
    if (!isEnabled(option)) {
        unavailable(*painter, option->rect, palette, radius);
        return;
    }
    const QColor ground = palette.color(QPalette::Base);
    const bool focused = has(option, QStyle::State_HasFocus);
    box(*painter, option->rect, mixed(ground, text, touch), focused ? tints.accent : tints.line, radius,
        focused ? ring : 1);
}

void drawCheck(const QStyleOption* option, QPainter* painter, bool round)
{
    const QPalette& palette = option->palette;
    const Tints tints = tintsOf(palette);
    const bool on = has(option, QStyle::State_On) || has(option, QStyle::State_NoChange);
    const int side = std::min(option->rect.width(), option->rect.height());
    const QRect area(option->rect.x(), option->rect.y() + (option->rect.height() - side) / 2, side, side);
    const QColor accent = isEnabled(option) ? tints.accent : tints.muted;
    const double corner = round ? side / 2.0 : smallRadius;
    if (!isEnabled(option) && !on)
        unavailable(*painter, area, palette, corner);
    else
        box(*painter, area, on ? accent : palette.color(QPalette::Base),
            on ? accent : mixed(tints.line, tints.muted, 0.6), corner);
    // Of the program: in a list with a pale selection the palette of the list means the ink on that.
    const QColor ink = QGuiApplication::palette().color(QPalette::Active, QPalette::HighlightedText);
    if (on && round)
        box(*painter, area.adjusted(side / 3, side / 3, -side / 3, -side / 3), ink, QColor(), side / 6.0);
    else if (has(option, QStyle::State_NoChange))
        box(*painter, area.adjusted(side / 4, side * 2 / 5, -side / 4, -side * 2 / 5), ink, QColor(), 1);
    else if (on)
        tick(*painter, area, ink);
}

void drawTab(const QStyleOptionTab* tab, QPainter* painter, const QWidget* widget)
{
    const Tints tints = tintsOf(tab->palette);
    const bool selected = has(tab, QStyle::State_Selected);
    const bool hovered = has(tab, QStyle::State_MouseOver) && isEnabled(tab);
    const QColor base = tab->palette.color(QPalette::Base);
    if (isSegmented(widget)) {
        const QColor ground = selected  ? (isQuiet(widget) ? tints.accentWash : tints.accent)
                              : hovered ? mixed(base, tints.accent, 0.1)
                                        : base;
        drawSegment(*painter, *tab, ground, tints.line);
    } else {
        if (hovered && !selected)
            box(*painter, tab->rect.adjusted(2, 3, -2, -4), mixed(base, tints.muted, 0.12), QColor());
        if (selected)
            painter->fillRect(QRect(tab->rect.left() + 4, tab->rect.bottom() - 1, tab->rect.width() - 8, 2),
                              tints.accent);
    }
    if (has(tab, QStyle::State_HasFocus))
        box(*painter, tab->rect.adjusted(3, 4, -3, -4), QColor(),
            selected && isSegmented(widget) && !isQuiet(widget) ? base : tints.accent, smallRadius, 1.5);
}

void drawPictureAndWords(const QStyleOptionButton& button, QPainter& painter, const QStyle& style,
                         const QWidget* widget)
{
    constexpr int between = 5;
    QRect room = button.rect;
    if (button.features.testFlag(QStyleOptionButton::HasMenu))
        room.setWidth(room.width() - style.pixelMetric(QStyle::PM_MenuButtonIndicator, &button, widget));
    room = QStyle::visualRect(button.direction, button.rect, room);
    const int words = button.fontMetrics.size(Qt::TextShowMnemonic, button.text).width();
    const int picture = button.iconSize.width();
    constexpr int atTheStart = 12;
    const bool leads = widget != nullptr && widget->property("leading").toBool(); // one of several below each other
    const int left = room.left() + (leads ? atTheStart : std::max(0, (room.width() - picture - between - words) / 2));
    const auto placed = [&](int from, QSize size) {
        const QPoint corner(from, room.top() + (room.height() - size.height()) / 2);
        return QStyle::visualRect(button.direction, room, QRect(corner, size));
    };
    button.icon.paint(&painter, placed(left, button.iconSize), Qt::AlignCenter,
                      isEnabled(&button) ? QIcon::Normal : QIcon::Disabled);
    const bool underlined = style.styleHint(QStyle::SH_UnderlineShortcut, &button, widget) != 0;
    style.drawItemText(&painter, placed(left + picture + between, {words, room.height()}),
                       Qt::AlignCenter | Qt::TextSingleLine |
                           (underlined ? Qt::TextShowMnemonic : Qt::TextHideMnemonic),
                       button.palette, isEnabled(&button), button.text, QPalette::ButtonText);
}

void drawKeys(QPainter& painter, const QStyleOptionButton& button, const QRect& place, const QString& keys)
{
    constexpr double share = 0.85;
    constexpr double pale = 0.8;
    painter.save();
    QFont font = painter.font();
    if (font.pixelSize() > 0)
        font.setPixelSize(static_cast<int>(font.pixelSize() * share));
    else
        font.setPointSizeF(font.pointSizeF() * share);
    font.setWeight(QFont::Normal);
    QColor ink = button.palette.color(QPalette::ButtonText);
    ink.setAlphaF(static_cast<float>(pale));
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(place, Qt::AlignCenter | Qt::TextSingleLine, keys);
    painter.restore();
}

} // namespace pairwright::look
