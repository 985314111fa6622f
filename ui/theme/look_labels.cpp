#include "ui/theme/look_style.h"

#include "ui/theme/look_buttons.h"
#include "ui/theme/look_shapes.h"
#include "ui/theme/tints.h"

#include <QPainter>
#include <QStyleOption>

namespace pairwright {

void LookStyle::drawButtonLabel(const QStyleOptionButton& button, QPainter* painter, const QWidget* widget) const
{
    const Tints tints = tintsOf(button.palette);
    QStyleOptionButton label = button;
    if (look::isPrimary(&button, widget) && look::isEnabled(&button)) {
        const QColor ink = button.palette.color(QPalette::Active, QPalette::HighlightedText);
        label.palette.setColor(QPalette::ButtonText, ink);
        label.icon = QIcon(button.icon.pixmap(button.iconSize, QIcon::Selected));
    }
    if (look::isSegmented(widget) && look::isEnabled(&button))
        label.palette.setColor(QPalette::ButtonText,
                               look::has(&button, State_On) ? look::accentInk(button.palette) : tints.muted);
    if (look::isLink(widget) && look::isEnabled(&button))
        label.palette.setColor(QPalette::ButtonText, look::accentInk(button.palette));
    if (look::finds(widget))
        label.palette.setColor(QPalette::ButtonText, tints.muted);
    painter->save();
    if (look::isLink(widget) && isHighContrast()) { // where the ink of a link is nearly that of the text
        QFont underlined = painter->font();
        underlined.setUnderline(true);
        painter->setFont(underlined);
    }
    const QString keys = look::keysOf(&button, widget);
    const int room = look::keysWidth(keys, button.fontMetrics);
    label.rect = visualRect(button.direction, button.rect, button.rect.adjusted(0, 0, -room, 0));
    if (button.icon.isNull() || button.text.isEmpty())
        QProxyStyle::drawControl(CE_PushButtonLabel, &label, painter, widget);
    else
        look::drawPictureAndWords(label, *painter, *this, widget);
    painter->restore();
    if (!keys.isEmpty())
        look::drawKeys(
            *painter, label,
            visualRect(button.direction, button.rect, button.rect.adjusted(button.rect.width() - room - 2, 0, -8, 0)),
            keys);
}

/// Qt leaves an arrow at the left; on a mirrored page it belongs before the words.
void LookStyle::drawArrowBeforeWords(const QStyleOptionToolButton& button, QPainter* painter,
                                     const QWidget* widget) const
{
    constexpr int behindArrow = 4; // in Qt
    QStyleOptionToolButton part = button;
    part.rect.setLeft(part.rect.right() - part.iconSize.width() - behindArrow);
    part.toolButtonStyle = Qt::ToolButtonIconOnly;
    QProxyStyle::drawControl(CE_ToolButtonLabel, &part, painter, widget);
    part.rect.setCoords(button.rect.left(), button.rect.top(), part.rect.left(), button.rect.bottom());
    part.toolButtonStyle = Qt::ToolButtonTextOnly;
    part.features.setFlag(QStyleOptionToolButton::Arrow, false);
    QProxyStyle::drawControl(CE_ToolButtonLabel, &part, painter, widget);
}

/// The ground is hardly darker than the others', so the picture stays as it is.
void LookStyle::drawChosenItem(const QStyleOptionViewItem& item, QPainter* painter, const QWidget* widget) const
{
    QStyleOptionViewItem chosen = item;
    const QPixmap picture = item.icon.pixmap(item.decorationSize);
    chosen.icon = QIcon(picture);
    chosen.icon.addPixmap(picture, QIcon::Selected);
    for (const auto group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled})
        chosen.palette.setColor(group, QPalette::HighlightedText, item.palette.color(QPalette::Text));
    QProxyStyle::drawControl(CE_ItemViewItem, &chosen, painter, widget);
}

void LookStyle::drawTabLabel(const QStyleOptionTab& tab, QPainter* painter, const QWidget* widget) const
{
    QStyleOptionTab inked = tab;
    inked.state &= ~State_HasFocus; // its ring is drawn with the shape
    const bool selected = look::has(&tab, State_Selected);
    const QColor ink = !selected                   ? tintsOf(tab.palette).muted
                       : look::isQuiet(widget)     ? look::accentInk(tab.palette)
                       : look::isSegmented(widget) ? tab.palette.color(QPalette::HighlightedText)
                                                   : tab.palette.color(QPalette::WindowText);
    if (selected)
        inked.state |= State_Enabled; // what is shown is shown, whether or not it could be chosen
    if (selected || look::isEnabled(&tab))
        for (const auto role : {QPalette::WindowText, QPalette::ButtonText, QPalette::Text})
            inked.palette.setColor(QPalette::All, role, ink);
    QProxyStyle::drawControl(CE_TabBarTabLabel, &inked, painter, widget);
}

} // namespace pairwright
