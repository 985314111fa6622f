#include "ui/theme/row_height.h"

#include <QApplication>
#include <QEvent>
#include <QFontMetrics>
#include <QTableView>

#include <algorithm>

namespace pairwright {

namespace {

constexpr int compactAir = 9;
constexpr int comfortableAir = 15;
constexpr int leastCompact = 24;
constexpr int leastComfortable = 30;

bool& compactNow()
{
    static bool compact = false;
    return compact;
}

} // namespace

void applyCompactRows(bool compact)
{
    compactNow() = compact;
    const QWidgetList widgets = QApplication::allWidgets();
    for (QWidget* widget : widgets)
        if (qobject_cast<QTableView*>(widget) != nullptr) {
            QEvent changed(QEvent::StyleChange);
            QApplication::sendEvent(widget, &changed);
        }
}

bool areRowsCompact()
{
    return compactNow();
}

int rowHeight(const QFontMetrics& letters)
{
    return areRowsCompact() ? std::max(letters.height() + compactAir, leastCompact)
                            : std::max(letters.height() + comfortableAir, leastComfortable);
}

int groupGap()
{
    return areRowsCompact() ? 3 : 8;
}

} // namespace pairwright
