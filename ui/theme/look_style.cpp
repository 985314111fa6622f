#include "ui/theme/look_style.h"

#include "ui/theme/icons.h"
#include "ui/theme/look_buttons.h"
#include "ui/theme/look_menus.h"
#include "ui/theme/look_shapes.h"
#include "ui/theme/tints.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QScreen>
#include <QStyleFactory>
#include <QStyleOption>
#include <QTabBar>

#include <algorithm>

namespace pairwright {

namespace look {

/// That of its table.
static QPalette::ColorRole groundOfHeader(const QWidget* header)
{
    const auto* view = header != nullptr ? qobject_cast<const QAbstractScrollArea*>(header->parentWidget()) : nullptr;
    return view != nullptr && !view->viewport()->autoFillBackground() ? QPalette::Window : QPalette::Base;
}

} // namespace look

LookStyle::LookStyle()
    : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion")))
{
    setObjectName(QStringLiteral("pairwright"));
}

void LookStyle::drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                              const QWidget* widget) const
{
    const Tints tints = tintsOf(option->palette);
    const bool focused = look::has(option, State_HasFocus);
    switch (element) {
    case PE_PanelButtonCommand: look::drawButton(option, painter, widget); return;
    case PE_FrameDefaultButton: return;
    case PE_IndicatorArrowDown:
        look::chevron(*painter, look::besideWords(option->rect, option->fontMetrics),
                      look::isEnabled(option) ? tints.muted : tints.line);
        return;
    case PE_IndicatorHeaderArrow:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option)) {
            QRect place = option->rect;
            if (const auto* view = qobject_cast<const QHeaderView*>(widget)) {
                QStyleOptionHeader title = *header;
                title.rect.setX(view->sectionViewportPosition(header->section));
                title.rect.setWidth(view->sectionSize(header->section));
                place = look::arrowAtTitle(title, place, pixelMetric(PM_HeaderMargin, option, widget));
            }
            look::chevron(*painter, look::besideWords(place, option->fontMetrics), tints.muted,
                          header->sortIndicator == QStyleOptionHeader::SortUp);
        }
        return;
    case PE_PanelButtonTool:
    case PE_FrameButtonTool:
        if (look::has(option, State_On))
            look::box(*painter, option->rect, tints.accentWash, isHighContrast() ? tints.accent : QColor());
        else if (look::isEnabled(option) && (look::has(option, State_MouseOver) || look::has(option, State_Sunken)))
            look::box(*painter, option->rect,
                      mixed(option->palette.color(QPalette::Window), tints.muted,
                            look::has(option, State_Sunken) ? 0.3 : 0.16),
                      QColor());
        else if (!look::has(option, State_AutoRaise))
            look::box(*painter, option->rect, option->palette.color(QPalette::Base), tints.line);
        return;
    case PE_PanelLineEdit:
        if (const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(option); frame && frame->lineWidth > 0)
            look::field(*painter, option->rect, option->palette, look::isEnabled(option), focused,
                        look::has(option, State_MouseOver));
        else if (widget != nullptr &&
                 qobject_cast<const QAbstractItemView*>(
                     widget->parentWidget() != nullptr ? widget->parentWidget()->parentWidget() : nullptr) != nullptr)
            painter->fillRect(option->rect, option->palette.color(QPalette::Base)); // the editor of a cell covers it
        return;
    case PE_FrameLineEdit: return;
    case PE_Frame:
        if (look::isPopUp(widget))
            look::box(*painter, option->rect, option->palette.color(QPalette::Base), tints.line);
        else if (look::isWrittenIn(widget))
            look::field(*painter, option->rect, widget->palette(), look::isEnabled(option), widget->hasFocus(), false);
        else if (look::isTextOrList(widget))
            look::box(*painter, option->rect, widget->palette().color(QPalette::Base), tints.line);
        else
            look::box(*painter, option->rect, QColor(), tints.line, look::areaRadius);
        return;
    case PE_FrameGroupBox:
    case PE_FrameStatusBarItem:
    case PE_FrameTabWidget: return;
    case PE_FrameTabBarBase:
        painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1), tints.line);
        return;
    case PE_IndicatorCheckBox:
    case PE_IndicatorItemViewItemCheck: look::drawCheck(option, painter, false); return;
    case PE_IndicatorRadioButton: look::drawCheck(option, painter, true); return;
    case PE_FrameFocusRect:
        look::box(*painter, option->rect, QColor(), tints.accent, look::smallRadius, look::ring);
        return;
    case PE_PanelItemViewItem:
        if (look::has(option, State_Selected)) {
            painter->fillRect(option->rect, look::groundOfRow(*option, widget));
            return;
        }
        break;
    case PE_PanelTipLabel:
        look::box(*painter, option->rect, option->palette.color(QPalette::ToolTipBase), tints.line, look::smallRadius);
        return;
    case PE_PanelMenu: look::box(*painter, option->rect, option->palette.color(QPalette::Base), tints.line); return;
    case PE_FrameMenu: return; // its panel has it
    default: break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void LookStyle::drawItemText(QPainter* painter, const QRect& rect, int flags, const QPalette& palette, bool enabled,
                             const QString& text, QPalette::ColorRole role) const
{
    if (painter->layoutDirection() == Qt::RightToLeft && !text.isRightToLeft())
        flags = static_cast<int>(visualAlignment(Qt::RightToLeft, QFlag(flags & Qt::AlignHorizontal_Mask))) |
                (flags & ~Qt::AlignHorizontal_Mask) | Qt::AlignAbsolute | Qt::TextForceLeftToRight;
    QProxyStyle::drawItemText(painter, rect, flags, palette, enabled, text, role);
}

void LookStyle::drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                            const QWidget* widget) const
{
    const Tints tints = tintsOf(option->palette);
    switch (element) {
    case CE_PushButtonLabel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionButton*>(option)) {
            drawButtonLabel(*button, painter, widget);
            return;
        }
        break;
    case CE_ToolButtonLabel:
        if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
            button != nullptr && button->features.testFlag(QStyleOptionToolButton::Arrow) &&
            button->direction == Qt::RightToLeft && button->toolButtonStyle == Qt::ToolButtonTextBesideIcon) {
            drawArrowBeforeWords(*button, painter, widget);
            return;
        }
        break;
    case CE_ItemViewItem:
        if (const auto* item = qstyleoption_cast<const QStyleOptionViewItem*>(option);
            item != nullptr && look::has(option, State_Selected)) {
            drawChosenItem(*item, painter, widget);
            return;
        }
        break;
    case CE_HeaderSection:
        painter->fillRect(option->rect, option->palette.color(look::groundOfHeader(widget)));
        painter->fillRect(QRect(option->rect.left(), option->rect.bottom(), option->rect.width(), 1), tints.line);
        return;
    case CE_HeaderEmptyArea:
        // The line under the titles ends with the last column, as those under the rows do.
        painter->fillRect(option->rect, option->palette.color(look::groundOfHeader(widget)));
        return;
    case CE_HeaderLabel:
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeaderV2*>(option)) {
            QStyleOptionHeaderV2 quiet = *header;
            quiet.palette.setColor(QPalette::ButtonText, tints.muted);
            look::placeTitle(quiet, pixelMetric(PM_HeaderMargin, option, widget));
            QProxyStyle::drawControl(element, &quiet, painter, widget);
            return;
        }
        // Qt 6.4 hands on less.
        if (const auto* header = qstyleoption_cast<const QStyleOptionHeader*>(option)) {
            QStyleOptionHeader placed = *header;
            look::placeTitle(placed, pixelMetric(PM_HeaderMargin, option, widget));
            QProxyStyle::drawControl(element, &placed, painter, widget);
            return;
        }
        break;
    case CE_TabBarTabShape:
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option)) {
            look::drawTab(tab, painter, widget);
            return;
        }
        break;
    case CE_TabBarTabLabel:
        if (const auto* tab = qstyleoption_cast<const QStyleOptionTab*>(option)) {
            drawTabLabel(*tab, painter, widget);
            return;
        }
        break;
    case CE_ProgressBarGroove:
        look::box(*painter, option->rect, mixed(option->palette.color(QPalette::Base), tints.muted, 0.22), QColor(),
                  std::min(look::smallRadius, option->rect.height() / 2.0));
        return;
    case CE_ProgressBarContents:
        if (const auto* bar = qstyleoption_cast<const QStyleOptionProgressBar*>(option);
            bar != nullptr && bar->maximum > bar->minimum) {
            QRect done = bar->rect;
            done.setWidth(static_cast<int>(static_cast<double>(done.width()) * (bar->progress - bar->minimum) /
                                           (bar->maximum - bar->minimum)));
            if (done.width() > 0)
                look::box(*painter, visualRect(bar->direction, bar->rect, done), tints.accent, QColor(),
                          std::min(look::smallRadius, done.height() / 2.0));
            return;
        }
        break;
    case CE_MenuItem:
        if (const auto* row = qstyleoption_cast<const QStyleOptionMenuItem*>(option)) {
            look::menuRow(*painter, *row, qobject_cast<const QComboBox*>(widget) != nullptr);
            return;
        }
        break;
    case CE_MenuBarItem:
        if (const auto* heading = qstyleoption_cast<const QStyleOptionMenuItem*>(option)) {
            look::menuHeading(*painter, *heading);
            return;
        }
        break;
    case CE_MenuEmptyArea:
        if (qobject_cast<const QAbstractItemView*>(widget) != nullptr)
            painter->fillRect(option->rect, QGuiApplication::palette().color(QPalette::Base));
        return;
    case CE_ToolBar:
    case CE_MenuBarEmptyArea: painter->fillRect(option->rect, option->palette.color(QPalette::Window)); return;
    default: break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void LookStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
                                   const QWidget* widget) const
{
    const Tints tints = tintsOf(option->palette);
    const bool focused = look::has(option, State_HasFocus);
    const bool hovered = look::has(option, State_MouseOver);
    const QColor ink = look::isEnabled(option) ? tints.muted : tints.line;
    switch (control) {
    case CC_ComboBox: {
        if (!look::isQuiet(widget) || focused || hovered)
            look::field(*painter, option->rect, option->palette, look::isEnabled(option), focused, hovered);
        look::chevron(*painter,
                      look::besideWords(subControlRect(control, option, SC_ComboBoxArrow, widget), option->fontMetrics),
                      ink);
        return;
    }
    case CC_SpinBox: {
        look::field(*painter, option->rect, option->palette, look::isEnabled(option), focused, hovered);
        const auto* spin = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
        if (spin == nullptr || spin->buttonSymbols == QAbstractSpinBox::NoButtons)
            return;
        look::chevron(*painter, subControlRect(control, option, SC_SpinBoxUp, widget),
                      spin->stepEnabled.testFlag(QAbstractSpinBox::StepUpEnabled) ? ink : tints.line, true);
        look::chevron(*painter, subControlRect(control, option, SC_SpinBoxDown, widget),
                      spin->stepEnabled.testFlag(QAbstractSpinBox::StepDownEnabled) ? ink : tints.line);
        return;
    }
    case CC_ScrollBar: {
        const auto* bar = qstyleoption_cast<const QStyleOptionSlider*>(option);
        if (bar == nullptr || bar->maximum == bar->minimum)
            return;
        const QRect slider = subControlRect(control, option, SC_ScrollBarSlider, widget).adjusted(3, 3, -3, -3);
        const bool held =
            bar->activeSubControls.testFlag(SC_ScrollBarSlider) && (hovered || look::has(option, State_Sunken));
        const double strength = held ? 1 : look::isBarAtRest(widget) ? 0 : 0.5;
        look::box(*painter, slider, look::thumbOf(option->palette, strength), QColor(),
                  std::min(slider.width(), slider.height()) / 2.0);
        return;
    }
    case CC_ToolButton:
        if (const auto* button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
            button != nullptr && look::opensMenu(*button)) {
            QStyleOptionToolButton plain = *button;
            plain.features &= ~QStyleOptionToolButton::HasMenu;
            plain.text.clear();
            plain.icon = QIcon();
            QProxyStyle::drawComplexControl(control, &plain, painter, widget);
            // What it says stands in the middle of what the arrow leaves; a picture begins as far in as words do.
            const QRect rect = button->rect;
            plain.text = button->text;
            plain.icon = button->icon;
            constexpr int beforePicture = 4; // in Qt
            const bool isBeside = look::hasWords(*button) && button->toolButtonStyle == Qt::ToolButtonTextBesideIcon;
            plain.rect =
                visualRect(button->direction, rect,
                           rect.adjusted(isBeside ? look::wordsInset - beforePicture : 0, 0, -look::menuArrow, 0));
            drawControl(CE_ToolButtonLabel, &plain, painter, widget);
            const QRect arrow(rect.right() - look::menuArrow - look::arrowInset, rect.top(), look::menuArrow,
                              rect.height());
            look::chevron(*painter, look::besideWords(visualRect(button->direction, rect, arrow), button->fontMetrics),
                          ink);
            return;
        }
        break;
    case CC_GroupBox:
        if (const auto* box = qstyleoption_cast<const QStyleOptionGroupBox*>(option)) {
            QStyleOptionGroupBox titled = *box;
            QFont font = painter->font();
            font.setWeight(QFont::DemiBold);
            titled.fontMetrics = QFontMetrics(font);
            painter->save();
            painter->setFont(font);
            QProxyStyle::drawComplexControl(control, &titled, painter, widget);
            painter->restore();
            return;
        }
        break;
    default: break;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

int LookStyle::styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                         QStyleHintReturn* data) const
{
    switch (hint) {
    case SH_Widget_Animation_Duration:
    case SH_DialogButtonBox_ButtonsHaveIcons:
    case SH_EtchDisabledText: return 0;
    // What is intended stands last, whatever the platform likes.
    case SH_DialogButtonLayout: return QDialogButtonBox::GnomeLayout;
    case SH_Menu_Mask:
    case SH_ToolTip_Mask:
        // Where nothing blends windows the corners are cut.
        if (auto* mask = qstyleoption_cast<QStyleHintReturnMask*>(data); mask != nullptr && option != nullptr) {
            mask->region = look::rounded(option->rect, hint == SH_Menu_Mask ? look::radius : look::smallRadius);
            return 1;
        }
        return 0;
    default: return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

namespace {

/// What is typed begins where the page does, also where its letters are read the other way: one column of fields has
/// one edge. A field that says where it begins keeps it.
void followThePage(QLineEdit& line)
{
    constexpr auto follows = "followsThePage";
    if (line.alignment().testFlag(Qt::AlignHCenter) ||
        (line.alignment().testFlag(Qt::AlignRight) && !line.property(follows).toBool()))
        return;
    line.setProperty(follows, true);
    const Qt::Alignment side = QGuiApplication::isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft;
    if (const Qt::Alignment wanted = side | Qt::AlignAbsolute | Qt::AlignVCenter; line.alignment() != wanted)
        line.setAlignment(wanted);
}

/// Right to left the cursor stands on the edge where the words of an empty field begin: they begin beside it.
void keepHintOffTheCursor(QLineEdit& line)
{
    // A line from right to left begins with a third of its letters' size; the words within it have their own
    // direction.
    static const QString before = QStringLiteral("\u200F\u2004\u2068");
    constexpr QChar after(0x2069);
    const QString hint = line.placeholderText();
    const bool isKept = hint.startsWith(before);
    if (hint.isEmpty() || isKept == line.isRightToLeft())
        return;
    line.setPlaceholderText(isKept ? hint.mid(before.size()).chopped(1) : before + hint + after);
}

} // namespace

void LookStyle::polish(QWidget* widget)
{
    QProxyStyle::polish(widget);
    if (look::isPopUp(widget))
        widget->setAttribute(Qt::WA_TranslucentBackground);
    if (widget->inherits("QComboBoxPrivateContainer"))
        widget->installEventFilter(this);
    if (auto* line = qobject_cast<QLineEdit*>(widget)) {
        followThePage(*line);
        line->installEventFilter(this);
    }
}

/// A list that drops down is as wide as what it holds, on the ground of lists, and stays on the screen.
bool LookStyle::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::LayoutDirectionChange)
        if (auto* line = qobject_cast<QLineEdit*>(watched))
            followThePage(*line);
    if (event->type() == QEvent::Paint) // a hint may have been given at any time
        if (auto* line = qobject_cast<QLineEdit*>(watched))
            keepHintOffTheCursor(*line);
    auto* list = event->type() == QEvent::Show ? qobject_cast<QWidget*>(watched) : nullptr;
    auto* view = list != nullptr ? list->findChild<QAbstractItemView*>() : nullptr;
    if (view != nullptr) {
        // Qt fills its rows with the ground of windows.
        QPalette ground = view->palette();
        ground.setBrush(QPalette::Window, QGuiApplication::palette().base());
        view->setPalette(ground);
        const int needed = view->sizeHintForColumn(0) + 2 * look::menuMargin + look::scrollExtent;
        const QRect screen = list->screen()->availableGeometry();
        QRect place = list->geometry();
        const int width = std::min(std::max(place.width(), needed), screen.width());
        if (list->isRightToLeft())
            place.setLeft(place.right() + 1 - width);
        else
            place.setWidth(width);
        if (place.right() > screen.right())
            place.moveRight(screen.right());
        if (place.left() < screen.left())
            place.moveLeft(screen.left());
        list->setGeometry(place);
    }
    return QProxyStyle::eventFilter(watched, event);
}

QIcon LookStyle::standardIcon(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const
{
    switch (which) {
    case SP_TitleBarCloseButton:
    case SP_DockWidgetCloseButton: return themedIcon(QStringLiteral("window-close"));
    case SP_MessageBoxInformation: return themedIcon(QStringLiteral("dialog-information"));
    case SP_MessageBoxWarning: return themedIcon(QStringLiteral("dialog-warning"));
    case SP_MessageBoxCritical: return themedIcon(QStringLiteral("dialog-error"));
    case SP_MessageBoxQuestion: return themedIcon(QStringLiteral("dialog-question"));
    default: return QProxyStyle::standardIcon(which, option, widget);
    }
}

} // namespace pairwright
