// How large everything is that LookStyle draws, and where its parts stand.
#include "ui/theme/look_buttons.h"
#include "ui/theme/look_menus.h"
#include "ui/theme/look_shapes.h"
#include "ui/theme/look_style.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QDialog>
#include <QGroupBox>
#include <QGuiApplication>
#include <QListView>
#include <QStyleOption>

#include <algorithm>

namespace pairwright {

namespace {

constexpr int fieldInset = 8;      ///< between the edge of a field and its text
constexpr int lineMargin = 2;      ///< of it, what a line has by itself
constexpr int quietAir = 8;        ///< above and below the text of a field without a frame
constexpr int segmentPadding = 24; ///< around the words of a segment, both sides together
constexpr int buttonAir = 12;      ///< beside the words of a button, besides what Fusion has: 12 at each side
constexpr int toolButtonAir = 12;
constexpr int menuBarPadding = 17; ///< of its headings, above and below together

bool isInDialog(const QWidget* widget)
{
    return widget != nullptr && qobject_cast<const QDialog*>(widget->window()) != nullptr;
}

/// The height of a field or button: of its text, and no less than all have.
int controlHeight(const QStyleOption& option, const QWidget* widget)
{
    constexpr int air = 12; // above and below the text together
    return std::max(option.fontMetrics.height() + air,
                    isInDialog(widget) ? look::dialogControlHeight : look::controlHeight);
}

/// The editor of a cell.
bool isInCell(const QWidget* widget)
{
    return widget != nullptr && widget->parentWidget() != nullptr &&
           qobject_cast<const QAbstractItemView*>(widget->parentWidget()->parentWidget()) != nullptr;
}

} // namespace

QRect LookStyle::subControlRect(ComplexControl control, const QStyleOptionComplex* option, SubControl part,
                                const QWidget* widget) const
{
    const auto* bar = control == CC_ScrollBar ? qstyleoption_cast<const QStyleOptionSlider*>(option) : nullptr;
    if (bar == nullptr) {
        const QRect rect = QProxyStyle::subControlRect(control, option, part, widget);
        if (isInCell(widget))
            return rect;
        const auto begunAt = [option, &rect](int inset) {
            QRect begun = visualRect(option->direction, option->rect, rect);
            begun.setLeft(option->rect.left() + inset);
            return visualRect(option->direction, option->rect, begun);
        };
        if (control == CC_ComboBox && part == SC_ComboBoxEditField) {
            const auto* box = qstyleoption_cast<const QStyleOptionComboBox*>(option);
            return begunAt(fieldInset - (box != nullptr && box->editable ? lineMargin : 1));
        }
        if (control == CC_SpinBox && part == SC_SpinBoxEditField)
            return begunAt(fieldInset - lineMargin);
        if (control == CC_GroupBox && part == SC_GroupBoxContents) // on the line of its title
            return {option->rect.left(), rect.top(), option->rect.width(), rect.height()};
        return rect;
    }
    // Without buttons at the ends: the slider has the whole length.
    const bool flat = bar->orientation == Qt::Horizontal;
    const int length = flat ? bar->rect.width() : bar->rect.height();
    const int range = bar->maximum - bar->minimum;
    constexpr int leastSlider = 28;
    const int slider =
        range == 0 ? length
                   : std::clamp(static_cast<int>(static_cast<qint64>(length) * bar->pageStep / (range + bar->pageStep)),
                                std::min(leastSlider, length), length);
    const int start =
        sliderPositionFromValue(bar->minimum, bar->maximum, bar->sliderPosition, length - slider, bar->upsideDown);
    const auto stretch = [bar, flat](int from, int to) {
        return visualRect(bar->direction, bar->rect,
                          flat ? QRect(from, 0, to - from, bar->rect.height())
                               : QRect(0, from, bar->rect.width(), to - from));
    };
    switch (part) {
    case SC_ScrollBarGroove: return bar->rect;
    case SC_ScrollBarSlider: return stretch(start, start + slider);
    case SC_ScrollBarSubPage: return stretch(0, start);
    case SC_ScrollBarAddPage: return stretch(start + slider, length);
    default: return {};
    }
}

namespace {
constexpr int titleInset = 8;
} // namespace

QRect LookStyle::subElementRect(SubElement element, const QStyleOption* option, const QWidget* widget) const
{
    // The ring is around the whole item, not around its text.
    if (element == SE_ItemViewItemFocusRect)
        return option->rect;
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    // The title of a panel stands above what is in it.
    if (element == SE_DockWidgetTitleBarText)
        return option->direction == Qt::RightToLeft ? rect.adjusted(0, 0, -titleInset, 0)
                                                    : rect.adjusted(titleInset, 0, 0, 0);
    if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option);
        element == SE_LineEditContents && frame != nullptr && frame->lineWidth > 0 && !isInCell(widget))
        return option->rect.adjusted(fieldInset - lineMargin, 0, -fieldInset + lineMargin, 0)
            .intersected(QRect(option->rect.left(), rect.top(), option->rect.width(), rect.height()));
    return rect;
}

QSize LookStyle::sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                                  const QWidget* widget) const
{
    QSize size = QProxyStyle::sizeFromContents(type, option, contents, widget);
    const bool inCell = isInCell(widget);
    switch (type) {
    case CT_MenuItem:
        if (const auto* row = qstyleoption_cast<const QStyleOptionMenuItem*>(option))
            return look::menuRowSize(*row, contents, qobject_cast<const QComboBox*>(widget) != nullptr);
        break;
    case CT_PushButton:
        if (look::isSegmented(widget))
            return {contents.width() + segmentPadding, controlHeight(*option, widget)};
        size.rwidth() += buttonAir + look::keysWidth(look::keysOf(option, widget), option->fontMetrics);
        if (widget != nullptr && widget->property("leading").toBool())
            size.rwidth() += 12; // as far from the end as from the beginning
        [[fallthrough]];
    case CT_LineEdit:
        if (!inCell)
            size.setHeight(controlHeight(*option, widget));
        break;
    case CT_SpinBox:
    case CT_ComboBox:
        if (!inCell)
            size = {size.width() + fieldInset / 2,
                    look::isQuiet(widget) ? option->fontMetrics.height() + quietAir : controlHeight(*option, widget)};
        break;
    case CT_TabBarTab:
        if (look::isSegmented(widget))
            size.setHeight(controlHeight(*option, widget));
        break;
    case CT_MenuBarItem: return {size.width(), option->fontMetrics.height() + menuBarPadding};
    case CT_ToolButton:
        size += QSize(6, 4);
        if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option); button != nullptr) {
            if (look::opensMenu(*button) && look::hasWords(*button))
                size.setWidth(contents.width() + look::wordsInset + look::menuArrow + 2 * look::arrowInset);
            else if (look::opensMenu(*button))
                size.rwidth() += 2 * look::menuArrow;
            else if (look::hasWords(*button))
                size.rwidth() += toolButtonAir;
            if (isInDialog(widget) || look::hasWords(*button)) // as high as a field beside it
                size = size.expandedTo({controlHeight(*option, widget), controlHeight(*option, widget)});
        }
        break;
    case CT_ItemViewItem:
        if (qobject_cast<const QListView*>(widget) != nullptr)
            size.setHeight(std::max(size.height(),
                                    std::max(look::menuRowHeight, option->fontMetrics.height() + look::rowPadding)));
        break;
    default: break;
    }
    return size;
}

int LookStyle::pixelMetric(PixelMetric metric, const QStyleOption* option, const QWidget* widget) const
{
    switch (metric) {
    case PM_ScrollBarExtent: return look::scrollExtent;
    case PM_ScrollView_ScrollBarSpacing: return 0;
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
    case PM_SmallIconSize:
    case PM_ToolBarIconSize:
    case PM_ButtonIconSize:
    case PM_ListViewIconSize:
    case PM_TabBarIconSize:
        return look::pictureSide(widget != nullptr ? widget->fontMetrics() : QFontMetrics(QGuiApplication::font()));
    case PM_LayoutLeftMargin:
    case PM_LayoutRightMargin:
        if (qobject_cast<const QGroupBox*>(widget) != nullptr)
            return 0; // fields stand on the line of their heading
        [[fallthrough]];
    case PM_LayoutTopMargin:
    case PM_LayoutBottomMargin:
        return qobject_cast<const QDialog*>(widget) != nullptr ? look::pageMargin
                                                               : QProxyStyle::pixelMetric(metric, option, widget);
    case PM_LayoutHorizontalSpacing:
    case PM_LayoutVerticalSpacing:
        return qobject_cast<const QDialog*>(widget) != nullptr ? look::dialogSpacing
                                                               : QProxyStyle::pixelMetric(metric, option, widget);
    case PM_MenuVMargin: return look::menuMargin;
    case PM_MenuHMargin: return 0;
    case PM_MenuPanelWidth: return 1;
    case PM_SubMenuOverlap: return -1;
    case PM_FocusFrameHMargin: // before the text of a row
        if (const auto* list = qobject_cast<const QListView*>(widget);
            list != nullptr && !look::isPopUp(widget->parentWidget()))
            return list->frameShape() == QFrame::NoFrame && list->selectionMode() == QAbstractItemView::NoSelection
                       ? -1 // a text that stands on the line of those around it
                       : look::rowInset;
        return QProxyStyle::pixelMetric(metric, option, widget);
    case PM_DefaultFrameWidth:
        return look::isPopUp(widget)        ? look::menuMargin
               : look::isTextOrList(widget) ? look::textInset
                                            : QProxyStyle::pixelMetric(metric, option, widget);
    case PM_TabBarTabHSpace:
        return look::isSegmented(widget) ? segmentPadding : QProxyStyle::pixelMetric(metric, option, widget);
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
    case PM_ToolBarFrameWidth: return 0;
    default: return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

} // namespace pairwright
