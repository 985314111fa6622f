#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/frame/inspector.h"
#include "ui/settings/settings_window.h"

#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QScrollBar>
#include <QSpontaneKeyEvent>
#include <QTabBar>
#include <QTest>
#include <QWheelEvent>

using namespace pairwright;

namespace {

/// What a field holds; no value: it is none that could be changed.
std::optional<QString> valueOf(const QWidget* widget)
{
    if (const auto* box = qobject_cast<const QComboBox*>(widget))
        return QString::number(box->currentIndex());
    if (const auto* box = qobject_cast<const QAbstractSpinBox*>(widget))
        return box->text();
    if (const auto* tabs = qobject_cast<const QTabBar*>(widget))
        return QString::number(tabs->currentIndex());
    const auto* slider = qobject_cast<const QAbstractSlider*>(widget);
    return slider != nullptr && qobject_cast<const QScrollBar*>(widget) == nullptr
               ? std::optional(QString::number(slider->value()))
               : std::nullopt;
}

void turn(QWidget* widget, int angle)
{
    const QPointF middle = widget->rect().center();
    QWheelEvent wheel(middle, widget->mapToGlobal(middle), {}, {0, angle}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QApplication::sendEvent(widget, &wheel);
    QVERIFY2(!wheel.isAccepted(), "the page has to scroll");
}

} // namespace

/// A wheel over a field must not change the tournament: it scrolls what lies behind.
class TestWheel : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init()
    {
        start();
        settings().setKeyPreset(KeyPreset::vega);
    }
    void cleanup() { close(); }

    void noWheelChangesAValueOnAnyPage()
    {
        QVERIFY(openSample());
        activate();
        const Tournament before = projected();
        int fields = 0;
        for (const PageId page : {PageId::overview, PageId::players, PageId::rounds, PageId::standings, PageId::reports,
                                  PageId::exports, PageId::history}) {
            window().lead({page, {}, {}, {}});
            if (page == PageId::players) {
                desk().selectPlayer(projected().players.front().key);
                window().inspector().showPlayer();
            }
            fields += turnEverything(window());
        }
        qInfo("%d fields turned", fields);
        QVERIFY2(fields > 40, qPrintable(QString::number(fields)));
        QVERIFY(projected() == before);
    }

    void norDoesItTakeTheKeysAway()
    {
        QVERIFY(openSample());
        activate();
        for (const PageId page : {PageId::overview, PageId::players, PageId::rounds, PageId::standings, PageId::reports,
                                  PageId::exports, PageId::history}) {
            window().lead({page, {}, {}, {}});
            QWidget* before = QApplication::focusWidget();
            for (QWidget* widget : window().findChildren<QWidget*>()) {
                if (!widget->isVisible())
                    continue;
                const QPointF middle = widget->rect().center();
                QWheelEvent wheel(middle, widget->mapToGlobal(middle), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                                  Qt::NoScrollPhase, false);
                QSpontaneKeyEvent::setSpontaneous(&wheel); // only such a one gives the focus
                qApp->notify(widget, &wheel);
                QVERIFY2(QApplication::focusWidget() == before, qPrintable(widget->objectName()));
            }
        }
    }

    void norInTheFormsThatComeAndGo()
    {
        trigger(ActionId::newTournament);
        QVERIFY(turnEverything(window()) > 3);
        SettingsWindow settingsWindow(settings());
        settingsWindow.show();
        QVERIFY(turnEverything(settingsWindow) > 3);
        QVERIFY(openSample());
        trigger(ActionId::pageStandings);
        QTest::mouseClick(&find<QWidget>("editTieBreaks"), Qt::LeftButton);
        QVERIFY(turnEverything(window()) > 3);
    }

private:
    /// With the focus and without; how many fields there are.
    static int turnEverything(const QWidget& root)
    {
        int count = 0;
        for (QWidget* widget : root.findChildren<QWidget*>()) {
            const auto before = valueOf(widget);
            if (!before)
                continue;
            ++count;
            for (const int angle : {120, -120, -240}) {
                turn(widget, angle);
                widget->setFocus();
                turn(widget, angle);
            }
            if (valueOf(widget) != before)
                qFatal("%s %s", qPrintable(widget->objectName()), widget->metaObject()->className());
        }
        return count;
    }
};

static const pairwright::RegisteredTest<TestWheel> registered("test_wheel");
#include "test_wheel.moc"
