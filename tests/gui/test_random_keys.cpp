#include "tests/gui/trap.h"
#include "tests/gui/window_under_test.h"
#include "tests/hostile/hostile_files.h"
#include "tests/support/registered_test.h"

#include "app/pairing/pairing_job.h"
#include "app/storage/tournament/read_tournament.h"

#include <QApplication>
#include <QDeadlineTimer>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QScopeGuard>
#include <QTest>
#include <QTimer>

#include <array>
#include <random>

using namespace pairwright;

namespace {

constexpr int keysBetweenLooks = 150;
constexpr std::array schemes{"file", "http", "https", "mailto"};

int secondsWanted()
{
    constexpr int usual = 2;
    const int asked = qEnvironmentVariableIntValue("PAIRWRIGHT_KEYS_SECONDS");
    return asked > 0 ? asked : usual;
}

} // namespace

/// Somebody who presses any key, clicks anywhere and says yes or no as it comes. The program lives on, and what it
/// calls saved is on disk.
class TestRandomKeys : public QObject, private WindowUnderTest {
    Q_OBJECT
public slots:
    void ignoreLink(const QUrl& /*link*/) {}

private slots:
    void initTestCase()
    {
        for (const char* scheme : schemes) // nothing outside is begun
            QDesktopServices::setUrlHandler(QString::fromLatin1(scheme), this, "ignoreLink");
    }
    void cleanup() { close(); }
    void cleanupTestCase()
    {
        for (const char* scheme : schemes)
            QDesktopServices::unsetUrlHandler(QString::fromLatin1(scheme));
    }
    void whatIsPressedDoesNoHarm_data()
    {
        QTest::addColumn<unsigned>("seed");
        for (unsigned seed = 1; seed <= 5; ++seed)
            QTest::addRow("%u", seed) << seed;
    }
    void whatIsPressedDoesNoHarm();

private:
    int below(int end) { return static_cast<int>(random_() % static_cast<unsigned>(end)); }
    void openSomething();
    /// Of a tournament that has not begun: it becomes a round robin, and some rounds are published.
    void beginTable();
    void act();
    void pressAnything();
    void clickSomewhere();
    void answerAnything();
    void look() const;
    [[nodiscard]] static QWidget* whoeverListens(QWidget* otherwise);

    std::mt19937 random_;
    QDeadlineTimer left_;
    int files_ = 0;
    int keys_ = 0;
    int depth_ = 0; ///< of those that have not come back
};

QWidget* TestRandomKeys::whoeverListens(QWidget* otherwise)
{
    if (QWidget* popup = QApplication::activePopupWidget())
        return popup;
    // Without a desktop nobody gives the keys back when a list has closed.
    if (QWidget* focused = QApplication::focusWidget(); focused != nullptr && focused->isVisible())
        return focused;
    otherwise->activateWindow();
    QWidget* own = otherwise->focusWidget();
    return own != nullptr && own->isVisible() ? own : otherwise;
}

void TestRandomKeys::openSomething()
{
    const QString path = inFolder(QStringLiteral("file%1.pairwright").arg(++files_));
    switch (below(4)) {
    case 0: test::makeSoundFile(path); break;
    case 1:
        test::makeSoundFile(path);
        (void)test::spoil(path, random_());
        break;
    case 2: QFile::copy(makeTournament(2 + below(12)), path); break;
    default: (void)openSample(); return;
    }
    if (openFile(path) && below(3) == 0)
        beginTable();
}

void TestRandomKeys::beginTable()
{
    const System system = below(2) == 0 ? System::RoundRobin : System::DoubleRoundRobin;
    if (projected().hasBegun() || !applied(desk(), SetSystem{{system, 2026}}))
        return;
    (void)applied(desk(), DrawNumbers{{NumberDraw::By::lot, random_()}});
    if (const auto drafts = layOutRounds(projected())) {
        (void)applied(desk(), LayOutRounds{*drafts});
        (void)applied(desk(), PublishRounds{RoundNumber{1 + below(static_cast<int>(drafts->size()))}});
    }
    trigger(ActionId::pageRounds);
}

void TestRandomKeys::answerAnything()
{
    asker().consents = below(3) != 0;
    asker().paths.clear();
    const QStringList endings{QStringLiteral("pairwright"), QStringLiteral("trf"), QStringLiteral("csv"),
                              QStringLiteral("pdf"), QStringLiteral("xlsx")};
    for (int i = below(3); i > 0; --i)
        asker().paths.push_back(inFolder(QStringLiteral("file%1.%2").arg(below(files_ + 2)).arg(endings[below(5)])));
    asker().printTo = below(2) == 0 ? QString() : inFolder(QStringLiteral("print.pdf"));
}

void TestRandomKeys::pressAnything()
{
    static const std::vector<Qt::Key> special{
        Qt::Key_Tab,    Qt::Key_Backtab,  Qt::Key_Return, Qt::Key_Enter,     Qt::Key_Escape, Qt::Key_Space,
        Qt::Key_Up,     Qt::Key_Down,     Qt::Key_Left,   Qt::Key_Right,     Qt::Key_Home,   Qt::Key_End,
        Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_Insert, Qt::Key_Menu,
        Qt::Key_Slash,  Qt::Key_Plus,     Qt::Key_Minus,  Qt::Key_Equal,     Qt::Key_Comma,  Qt::Key_Semicolon};
    static const std::vector<Qt::KeyboardModifiers> modifiers{Qt::NoModifier,   Qt::NoModifier,
                                                              Qt::NoModifier,   Qt::ControlModifier,
                                                              Qt::AltModifier,  Qt::ControlModifier | Qt::ShiftModifier,
                                                              Qt::ShiftModifier};
    QWidget* target = whoeverListens(&window());
    const Qt::KeyboardModifiers with = modifiers[static_cast<std::size_t>(below(7))];
    switch (below(5)) {
    case 0: QTest::keyClick(target, static_cast<Qt::Key>(Qt::Key_A + below(26)), with); break;
    case 1: QTest::keyClick(target, static_cast<Qt::Key>(Qt::Key_0 + below(10)), with); break;
    case 2: QTest::keyClick(target, static_cast<Qt::Key>(Qt::Key_F1 + below(12)), with); break;
    default: QTest::keyClick(target, special[static_cast<std::size_t>(below(int(special.size())))], with); break;
    }
}

void TestRandomKeys::clickSomewhere()
{
    const QWidgetList windows = QApplication::topLevelWidgets();
    QWidget* top = windows[below(static_cast<int>(windows.size()))];
    if (!top->isVisible() || top->width() < 2 || top->height() < 2)
        return;
    const QPoint place(below(top->width()), below(top->height()));
    QWidget* child = top->childAt(place);
    QWidget* target = child != nullptr ? child : top;
    const QPoint there = target->mapFrom(top, place);
    if (below(4) == 0)
        QTest::mouseDClick(target, Qt::LeftButton, {}, there);
    else
        QTest::mouseClick(target, below(5) == 0 ? Qt::RightButton : Qt::LeftButton, {}, there);
}

/// What is called saved is on disk.
void TestRandomKeys::look() const
{
    if (desk().session() == nullptr)
        return;
    session().flush();
    if (session().isReadOnly() || session().notSaved())
        return;
    const auto onDisk = readTournament(session().path());
    QVERIFY2(onDisk, onDisk ? ""
                            : qPrintable(QStringLiteral("%1: code %2, %3")
                                             .arg(session().path())
                                             .arg(static_cast<int>(onDisk.error().code))
                                             .arg(onDisk.error().detail)));
    QVERIFY(*onDisk == session().saved());
}

/// One key or click, and the next one after it: a menu that was opened by it waits inside of it, and hears the next.
void TestRandomKeys::act()
{
    if (left_.hasExpired()) {
        QWidget* popup = QApplication::activePopupWidget();
        if (QWidget* waits = popup != nullptr ? popup : QApplication::activeModalWidget()) {
            waits->close();
            QTimer::singleShot(0, this, &TestRandomKeys::act);
        }
        return;
    }
    QTimer::singleShot(0, this, &TestRandomKeys::act);
    const bool isInside = depth_ > 0;
    ++depth_;
    if (!isInside && !window().isVisible()) // quit, or closed
        restart();
    if (!isInside && desk().session() == nullptr && below(20) == 0)
        openSomething();
    answerAnything();
    QWidget* focused = QApplication::focusWidget();
    if (focused != nullptr && focused->window()->windowType() == Qt::Popup && below(10) == 0)
        focused->window()->close(); // somebody who is tired of it
    if (below(5) == 0)
        clickSomewhere();
    else
        pressAnything();
    if (++keys_ % keysBetweenLooks == 0 && !isInside)
        look();
    --depth_;
}

void TestRandomKeys::whatIsPressedDoesNoHarm()
{
    QFETCH(unsigned, seed);
    random_.seed(seed);
    start();
    // Names without a folder are typed, too: what they make goes with the rest.
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(inFolder(QStringLiteral("."))));
    const auto back = qScopeGuard([&before] { QDir::setCurrent(before); });
    const Trap trap(makeFile(QStringLiteral("p~"), "a picture that names of players ask for"));
    openSomething();
    keys_ = 0;
    left_.setRemainingTime(std::chrono::seconds(secondsWanted()));
    QTimer::singleShot(0, this, &TestRandomKeys::act);
    while (!left_.hasExpired() && !QTest::currentTestFailed())
        QTest::qWait(50);
    QTRY_COMPARE(depth_, 0);
    look();
    QVERIFY(!trap.wasOpened());
    QWidget* listens = whoeverListens(&window());
    qInfo("keys and clicks: %d; files opened: %d, steps: %lld; at the end %s %s listens", keys_, files_,
          static_cast<long long>(desk().session() != nullptr ? session().lastStep() : 0),
          listens->metaObject()->className(), qPrintable(listens->objectName()));
}

static const pairwright::RegisteredTest<TestRandomKeys> registered("random_keys");
#include "test_random_keys.moc"
