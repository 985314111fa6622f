#include "ui/theme/letters.h"

#include "ui/theme/tabular_figures.h"

#include <QApplication>
#include <QEvent>
#include <QFont>
#include <QFontDatabase>
#include <QFontInfo>
#include <QWidget>

#include <algorithm>
#include <map>

namespace pairwright {

namespace {

const auto interFamily = QStringLiteral("Inter");

struct Letters {
    Typeface typeface = Typeface::system;
    int points = 0; ///< 0: the platform's
};

Letters& chosenLetters()
{
    static Letters chosen;
    return chosen;
}

QFont inInter(QFont font)
{
    static const bool once = (makeFiguresTabular(interFamily), true);
    Q_UNUSED(once);
    font.setFamilies({interFamily});
    return font;
}

void applyLetters()
{
    const Letters& chosen = chosenLetters();
    QFont font = platformFont();
    font.setFamilies(font.families()); // said, so that no widget keeps the one that it had
    if (chosen.typeface == Typeface::inter && isInstalled(Typeface::inter))
        font = inInter(font);
    if (chosen.points > 0)
        font.setPointSize(std::clamp(chosen.points, leastTextSize, greatestTextSize));
    if (font == QApplication::font())
        return;
    QApplication::setFont(font);
    // Qt tells those that have no font of their own; titles are so many times as large as the program's.
    const QWidgetList widgets = QApplication::allWidgets();
    for (QWidget* widget : widgets) {
        QEvent change(QEvent::ApplicationFontChange);
        QCoreApplication::sendEvent(widget, &change);
    }
}

} // namespace

const QFont& platformFont()
{
    static const QFont font = QApplication::font();
    return font;
}

QFont paperFont()
{
    static const QFont font =
        isInstalled(Typeface::inter) ? inInter(platformFont()) : platformFont(); // asking takes time
    return font;
}

bool isInstalled(Typeface typeface)
{
    return typeface == Typeface::system || QFontDatabase::hasFamily(interFamily);
}

void applyTypeface(Typeface typeface)
{
    chosenLetters().typeface = typeface;
    applyLetters();
}

void applyTextSize(int points)
{
    chosenLetters().points = points;
    applyLetters();
}

QFont::Weight nameWeight()
{
    static std::map<QString, QFont::Weight> known;
    const QString family = QFontInfo(QApplication::font()).family();
    const auto found = known.find(family);
    if (found != known.end())
        return found->second;
    const QStringList styles = QFontDatabase::styles(family);
    const bool hasMedium = std::any_of(styles.begin(), styles.end(), [&family](const QString& style) {
        return QFontDatabase::weight(family, style) == QFont::Medium;
    });
    return known[family] = hasMedium ? QFont::Medium : QFont::Normal;
}

int textSizeNow()
{
    return QFontInfo(QApplication::font()).pointSize();
}

} // namespace pairwright
