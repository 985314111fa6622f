#include "tests/gui/every_view.h"
#include "tests/gui/layout_count.h"
#include "tests/support/registered_test.h"
#include "ui/frame/page.h"
#include "ui/theme/appearance.h"
#include "ui/theme/letters.h"

#include <QAbstractButton>
#include <QAbstractScrollArea>
#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QScrollArea>
#include <QScrollBar>
#include <QStyleOptionComboBox>
#include <QTabBar>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>

#include <map>

using namespace pairwright;

namespace {

constexpr int largeText = 14; ///< points

constexpr int mostOfAnIdleView = 20; ///< a cursor blinks, a job ends

/// What Tab has to come to.
bool takesTab(const QWidget& widget)
{
    return widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) != 0 && widget.focusProxy() == nullptr;
}

/// What holds the part of a page that scrolls by itself; nullptr: none.
const QAbstractScrollArea* areaAround(const QWidget& widget)
{
    for (const QWidget* inner = &widget; !inner->isWindow(); inner = inner->parentWidget())
        if (const auto* area = qobject_cast<const QAbstractScrollArea*>(inner->parentWidget()))
            return area;
    return nullptr;
}

/// Where it stands in the view, or the part of the view that scrolls it where it is scrolled away.
QRect placeOf(const QWidget& widget, const QWidget& view, const QAbstractScrollArea* shared)
{
    QRect place(widget.mapTo(&view, QPoint()), widget.size());
    for (const auto* area = areaAround(widget); area != nullptr && area != shared; area = areaAround(*area)) {
        const QRect frame(area->viewport()->mapTo(&view, QPoint()), area->viewport()->size());
        place = place.intersects(frame) ? place.intersected(frame) : frame;
    }
    return place;
}

/// Who reads comes to the second before the first.
bool readsBefore(const QWidget& second, const QWidget& first, const QWidget& view)
{
    const auto* shared = areaAround(first) == areaAround(second) ? areaAround(first) : nullptr;
    const QRect a = placeOf(first, view, shared);
    const QRect b = placeOf(second, view, shared);
    const bool sharesColumn = b.left() <= a.right() && a.left() <= b.right();
    const int common = std::min(a.bottom(), b.bottom()) - std::max(a.top(), b.top());
    const bool sharesRow = 2 * common > std::min(a.height(), b.height());
    return (b.bottom() <= a.top() && sharesColumn) || (sharesRow && b.right() <= a.left());
}

/// Goes round by Tab; what is wrong with the way.
QStringList walkByTab(QWidget& view)
{
    QList<QWidget*> wanted;
    for (QWidget* widget : seenIn(view))
        if (takesTab(*widget))
            wanted.append(widget);
    if (wanted.size() < 2)
        return {};
    view.activateWindow();
    if (!QTest::qWaitForWindowActive(&view))
        return {QStringLiteral("is not active")};
    QWidget* first = &view;
    while (!wanted.contains(first))
        first = first->nextInFocusChain();
    first->setFocus(Qt::TabFocusReason);
    QStringList wrong;
    QList<QWidget*> visited;
    for (QWidget* now = first; visited.size() <= 3 * wanted.size();) {
        visited.append(now);
        // A table of cells to type into keeps Tab for the next cell, and is left with Ctrl+Tab.
        const auto* table = qobject_cast<const QTableView*>(now);
        const bool ofCells = table != nullptr && table->tabKeyNavigation();
        QTest::keyClick(now, Qt::Key_Tab, ofCells ? Qt::ControlModifier : Qt::NoModifier);
        // A page of links has Tab go through them first.
        constexpr int mostLinks = 100;
        const bool ofLinks = qobject_cast<const QTextBrowser*>(now) != nullptr;
        for (int link = 0; ofLinks && link < mostLinks && QApplication::focusWidget() == now; ++link)
            QTest::keyClick(now, Qt::Key_Tab);
        QWidget* next = QApplication::focusWidget();
        if (next == now || next == nullptr || next->window() != &view) {
            wrong.append(QStringLiteral("no way on from %1").arg(called(*now)));
            break;
        }
        if (next == first)
            break;
        if (readsBefore(*next, *now, view))
            wrong.append(QStringLiteral("%1 comes after %2").arg(called(*next), called(*now)));
        now = next;
    }
    for (const QWidget* widget : std::as_const(wanted))
        if (!visited.contains(widget) && takesTab(*widget) && widget->isVisible())
            wrong.append(QStringLiteral("%1 is never reached").arg(called(*widget)));
    return wrong;
}

QString letterOf(const QString& text)
{
    return QKeySequence::mnemonic(text).toString();
}

/// Texts that share a letter.
QStringList clashesOf(const QStringList& texts)
{
    QStringList wrong;
    std::map<QString, QString> taken;
    for (const QString& text : texts) {
        const QString letter = letterOf(text);
        if (letter.isEmpty())
            continue;
        const auto [place, isNew] = taken.emplace(letter, text);
        if (!isNew)
            wrong.append(QStringLiteral("%1: \"%2\" and \"%3\"").arg(letter, place->second, text));
    }
    return wrong;
}

QStringList clashesIn(const QMenu& menu)
{
    QStringList texts;
    QStringList wrong;
    for (const QAction* action : menu.actions()) {
        texts.append(action->text());
        if (action->menu() != nullptr)
            wrong += clashesIn(*action->menu());
    }
    return wrong + clashesOf(texts);
}

/// Everything with a letter that Alt reaches in the view.
QStringList lettered(const QWidget& view)
{
    QStringList texts;
    for (const QWidget* widget : seenIn(view)) {
        if (const auto* bar = qobject_cast<const QMenuBar*>(widget)) {
            for (const QAction* action : bar->actions())
                texts.append(action->text());
        } else if (const auto* label = qobject_cast<const QLabel*>(widget);
                   label != nullptr && label->buddy() != nullptr) {
            texts.append(label->text());
        } else if (const auto* button = qobject_cast<const QAbstractButton*>(widget)) {
            texts.append(button->text());
        } else if (const auto* box = qobject_cast<const QGroupBox*>(widget)) {
            texts.append(box->title());
        } else if (const auto* tabs = qobject_cast<const QTabBar*>(widget)) {
            for (int i = 0; i < tabs->count(); ++i)
                texts.append(tabs->tabText(i));
        }
    }
    return texts;
}

/// Too small for what stands on it; empty: nothing is cut.
QString cutText(const QWidget& widget)
{
    const auto smaller = [&widget](QSize needed) {
        return widget.width() < needed.width() || widget.height() < needed.height()
                   ? QStringLiteral("has %1x%2, needs %3x%4")
                         .arg(widget.width())
                         .arg(widget.height())
                         .arg(needed.width())
                         .arg(needed.height())
                   : QString();
    };
    if (const auto* label = qobject_cast<const QLabel*>(&widget)) {
        if (label->text().isEmpty())
            return {};
        return smaller(label->wordWrap() ? QSize(0, label->heightForWidth(label->width())) : label->sizeHint());
    }
    if (const auto* button = qobject_cast<const QAbstractButton*>(&widget))
        return button->text().isEmpty() ? QString() : smaller(button->sizeHint());
    if (const auto* box = qobject_cast<const QComboBox*>(&widget)) {
        QStyleOptionComboBox option;
        option.initFrom(box);
        option.editable = box->isEditable();
        const int room =
            box->style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, box).width();
        const int needed = box->fontMetrics().horizontalAdvance(box->currentText());
        return room < needed ? QStringLiteral("shows \"%1\" in %2 of %3").arg(box->currentText()).arg(room).arg(needed)
                             : QString();
    }
    if (const auto* line = qobject_cast<const QLineEdit*>(&widget)) {
        const int room = line->contentsRect().width() - 8;
        const int needed = line->fontMetrics().horizontalAdvance(line->placeholderText());
        const bool isUsual = widget.font().pointSize() < largeText; // a hint may be cut where letters are large
        return isUsual && line->text().isEmpty() && room < needed
                   ? QStringLiteral("shows \"%1\" in %2 of %3").arg(line->placeholderText()).arg(room).arg(needed)
                   : QString();
    }
    if (const auto* area = qobject_cast<const QScrollArea*>(&widget);
        area != nullptr && qobject_cast<const Page*>(area->widget()) != nullptr)
        return area->horizontalScrollBar()->maximum() == 0
                   ? QString()
                   : QStringLiteral("scrolls sideways by %1").arg(area->horizontalScrollBar()->maximum());
    if (const auto* tabs = qobject_cast<const QTabBar*>(&widget)) {
        const auto* instead = tabs->findChild<QComboBox*>();
        return instead != nullptr && instead->isVisible() ? QString() : smaller(QSize(tabs->sizeHint().width(), 0));
    }
    if (const auto* columns = qobject_cast<const QHeaderView*>(&widget)) {
        QStringList cut;
        for (int i = 0; columns->orientation() == Qt::Horizontal && i < columns->count(); ++i)
            if (!columns->isSectionHidden(i) && columns->sectionSize(i) < columns->sectionSizeHint(i))
                cut.append(columns->model()->headerData(i, Qt::Horizontal).toString());
        return cut.isEmpty() ? QString() : QStringLiteral("cuts %1").arg(cut.join(QStringLiteral(", ")));
    }
    return {};
}

/// Beyond the edge of what it stands in, where nobody can scroll to it.
QString cutOff(const QWidget& widget, const QWidget& view)
{
    QRect place = widget.rect();
    for (const QWidget* inner = &widget; inner != &view; inner = inner->parentWidget()) {
        place.translate(inner->pos());
        const QWidget* outer = inner->parentWidget();
        const auto* area = outer->parentWidget() != nullptr
                               ? qobject_cast<const QAbstractScrollArea*>(outer->parentWidget())
                               : nullptr;
        const bool scrolls = area != nullptr && area->viewport() == outer;
        if (scrolls && area->horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff)
            return {};
        const QRect room = outer->rect();
        if (place.left() < room.left() || place.right() > room.right() ||
            (!scrolls && (place.top() < room.top() || place.bottom() > room.bottom())))
            return QStringLiteral("stands beyond the edge of %1").arg(called(*outer));
        if (scrolls)
            return {};
    }
    return {};
}

bool holdsText(const QWidget& widget)
{
    return qobject_cast<const QLabel*>(&widget) != nullptr ||
           qobject_cast<const QAbstractButton*>(&widget) != nullptr ||
           qobject_cast<const QComboBox*>(&widget) != nullptr || qobject_cast<const QLineEdit*>(&widget) != nullptr;
}

QStringList cutIn(const QWidget& view)
{
    QStringList wrong;
    for (const QWidget* widget : seenIn(view)) {
        QString cut = cutText(*widget);
        if (cut.isEmpty() && holdsText(*widget))
            cut = cutOff(*widget, view);
        if (!cut.isEmpty())
            wrong.append(called(*widget) + QLatin1Char(' ') + cut);
    }
    return wrong;
}

/// Filled with the accent, as what is intended is.
bool isFilled(QPushButton& button)
{
    const QColor accent = QApplication::palette().color(QPalette::Active, QPalette::Highlight);
    return button.isEnabled() && button.grab().toImage().pixelColor(button.width() / 2, 3) == accent;
}

bool isWayOut(const QPushButton& button)
{
    const auto* box = qobject_cast<const QDialogButtonBox*>(button.parentWidget());
    return button.property("wayOut").toBool() ||
           (box != nullptr && box->buttonRole(const_cast<QPushButton*>(&button)) == QDialogButtonBox::RejectRole);
}

/// More than one filled button, or the way out behind it.
QStringList wrongButtons(QWidget& view)
{
    QList<QPushButton*> filled;
    QList<QPushButton*> waysOut;
    for (QWidget* widget : seenIn(view))
        if (auto* button = qobject_cast<QPushButton*>(widget); button != nullptr) {
            if (isFilled(*button))
                filled.append(button);
            if (isWayOut(*button))
                waysOut.append(button);
        }
    QStringList wrong;
    if (filled.size() > 1)
        wrong.append(QStringLiteral("%1 and %2 are filled").arg(called(*filled[0]), called(*filled[1])));
    for (const QPushButton* out : std::as_const(waysOut))
        for (const QPushButton* intended : std::as_const(filled))
            if (intended == out || (intended->mapTo(&view, QPoint(0, intended->height())).y() >
                                        out->mapTo(&view, QPoint()).y() && // in an empty window it stands above
                                    intended->mapTo(&view, QPoint()).x() < out->mapTo(&view, QPoint()).x()))
                wrong.append(QStringLiteral("%1 stands before %2").arg(called(*intended), called(*out)));
    return wrong;
}

} // namespace

/// What must hold of every page and dialog that there is.
class TestEveryView : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init() { start(); }
    void cleanup()
    {
        close();
        applyAppearance(Appearance::light);
        applyTextSize(0);
        language().use(QStringLiteral("en"));
        QApplication::setLayoutDirection(Qt::LeftToRight);
    }

    void tabComesToEverythingInReadingOrder()
    {
        int views = 0;
        lookFor([&views](QWidget& view) {
            ++views;
            return walkByTab(view);
        });
        qInfo("%d views walked through", views);
        QVERIFY(views > 50);
    }

    void onlyWhatIsIntendedIsFilledAndItStandsLast()
    {
        int views = 0;
        lookFor([&views](QWidget& view) {
            ++views;
            return wrongButtons(view);
        });
        QVERIFY(views > 50);
    }

    void noViewKeepsTheComputerBusy()
    {
        QStringList wrong;
        showEveryView(*this, [&](const QString& name, QWidget&) {
            QTest::qWait(50);
            LayoutCount count;
            QTest::qWait(100);
            if (count.seen() > mostOfAnIdleView)
                wrong.append(QStringLiteral("%1: %2 layouts and paints in a moment in which nobody does anything")
                                 .arg(name)
                                 .arg(count.seen()));
        });
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    }

    void apostrophesAreThoseOfPrint()
    {
        static const QRegularExpression typed(QStringLiteral("[A-Za-z]'(s\\b|\\s|$)"));
        lookFor([](QWidget& view) {
            QStringList wrong;
            for (const QWidget* widget : seenIn(view))
                for (const char* property : {"text", "placeholderText", "title", "toolTip", "plainText"})
                    if (const QString words = widget->property(property).toString(); words.contains(typed))
                        wrong.append(called(*widget) + QStringLiteral(": ") + words);
            return wrong;
        });
        for (const QAction* action : window().findChildren<QAction*>())
            QVERIFY2(!action->text().contains(typed), qPrintable(action->text()));
    }

    void noTwoEntriesOrFieldsShareALetter_data() { rowsOfLanguages(); }
    void noTwoEntriesOrFieldsShareALetter()
    {
        useRow();
        lookFor([](QWidget& view) { return clashesOf(lettered(view)); });
        for (const QAction* action : window().menuBar()->actions()) {
            const QStringList wrong = clashesIn(*action->menu());
            QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QStringLiteral("; "))));
        }
    }

    void noFixedTextIsCutOff_data()
    {
        rowsOfLanguages();
        QTest::newRow("English, large") << QStringLiteral("en") << largeText << Typeface::inter;
        QTest::newRow("German, large") << QStringLiteral("de") << largeText << Typeface::inter;
        QTest::newRow("German, the system's letters") << QStringLiteral("de") << 0 << Typeface::system;
        QTest::newRow("English, the system's letters, large") << QStringLiteral("en") << largeText << Typeface::system;
    }
    void noFixedTextIsCutOff()
    {
        useRow();
        lookFor([](QWidget& view) {
            constexpr int mostTries = 10; // what is being laid out settles
            QStringList cut = cutIn(view);
            for (int tries = 0; !cut.isEmpty() && tries < mostTries; ++tries) {
                QTest::qWait(30);
                cut = cutIn(view);
            }
            return cut;
        });
    }

    void leavesAPictureOfEveryView_data()
    {
        QTest::addColumn<Appearance>("appearance");
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("points");
        QTest::addColumn<Typeface>("typeface");
        QTest::newRow("light") << Appearance::light << QStringLiteral("en") << 0 << Typeface::inter;
        if (!qEnvironmentVariableIsSet("PAIRWRIGHT_ALL_PICTURES"))
            return;
        QTest::newRow("dark-de") << Appearance::dark << QStringLiteral("de") << 0 << Typeface::inter;
        QTest::newRow("contrast-large") << Appearance::highContrast << QStringLiteral("en") << largeText
                                        << Typeface::inter;
        QTest::newRow("rtl") << Appearance::light << QStringLiteral("rtl") << 0 << Typeface::inter;
        QTest::newRow("system") << Appearance::light << QStringLiteral("en") << 0 << Typeface::system;
    }
    void leavesAPictureOfEveryView()
    {
        QFETCH(Appearance, appearance);
        applyAppearance(appearance);
        useRow();
        int number = 0;
        showEveryView(*this, [&](const QString& name, QWidget& view) {
            screenshot(QStringLiteral("view-%1-%2-%3")
                           .arg(QLatin1String(QTest::currentDataTag()))
                           .arg(++number, 2, 10, QLatin1Char('0'))
                           .arg(QString(name).replace(QLatin1Char(' '), QLatin1Char('_'))),
                       &view);
        });
    }

private:
    static void rowsOfLanguages()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("points"); // of the text; 0: as usual
        QTest::addColumn<Typeface>("typeface");
        QTest::newRow("English") << QStringLiteral("en") << 0 << Typeface::inter;
        QTest::newRow("German") << QStringLiteral("de") << 0 << Typeface::inter;
    }

    void useRow()
    {
        QFETCH(QString, language);
        QFETCH(int, points);
        QFETCH(Typeface, typeface);
        applyTypeface(typeface);
        settings().setTypeface(typeface);                       // which the settings say
        const bool mirrored = language == QLatin1String("rtl"); // the words are English
        this->language().use(mirrored ? QStringLiteral("en") : language);
        QApplication::setLayoutDirection(mirrored ? Qt::RightToLeft : Qt::LeftToRight);
        applyTextSize(points);
        restart();
    }

    /// Fails on what is wrong with any view, having looked at all.
    void lookFor(const std::function<QStringList(QWidget&)>& fault)
    {
        QStringList wrong;
        showEveryView(*this, [&](const QString& name, QWidget& view) {
            const QStringList found = fault(view);
            for (const QString& one : found)
                wrong.append(name + QStringLiteral(": ") + one);
        });
        wrong.removeDuplicates();
        for (const QString& one : std::as_const(wrong))
            qInfo("%s", qPrintable(one));
        QVERIFY2(wrong.isEmpty(), qPrintable(QString::number(wrong.size())));
    }
};

static const pairwright::RegisteredTest<TestEveryView> registered("test_every_view");
#include "test_every_view.moc"
