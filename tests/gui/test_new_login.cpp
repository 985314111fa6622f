#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/server_steps.h"
#include "tests/unit/app/support/sessions.h"
#include "tests/unit/app/support/temporary_cluster.h"

#include "ui/dialogs/server_window.h"
#include "ui/widgets/message_bar.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QScreen>
#include <QTest>
#include <QTimer>

#include <algorithm>

using namespace pairwright;

namespace {

constexpr int untilShown = 20'000; // ms, on a machine that has other work

class DeskOfLogins : public WindowUnderTest {};

} // namespace

/// One event at one computer by more than one login: one has ended and another comes, or both work.
class TestNewLogin : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanup();
    void whatWaitsIsOfferedWhereANewLoginOpensTheEvent();
    void aLoginThatDoesNotComeInLeavesEverythingAsItIs();
    void whoOnlyLooksOnLeavesWhatWaitsToWhoMayWrite();
    void aLoginWithANewPasswordGoesOnInItsWindow();
    void theSameLoginComesToItsWindow();
    void anotherLoginThatWorksHasAWindowBesideTheFirst();
    void whatAClosedWindowLeftIsOfferedAtTheOther();
    void noWindowStandsExactlyOverAnother();

private:
    /// A window as the program has it, which asks by dialogs.
    MainWindow& newWindow()
    {
        auto* window = new MainWindow(desk_.settings(), desk_.language());
        window->setAttribute(Qt::WA_DeleteOnClose);
        window->resize(700, 600);
        window->show();
        return *window;
    }
    static QList<MainWindow*> windows()
    {
        QList<MainWindow*> found;
        for (QWidget* one : QApplication::topLevelWidgets())
            if (auto* window = qobject_cast<MainWindow*>(one); window != nullptr && window->isVisible())
                found.append(window);
        return found;
    }
    /// By File, Open from a Server.
    static void openAs(MainWindow& window, const ServerAddress& address, const QString& password = {})
    {
        window.desk().actions().get(ActionId::openFromServer)->trigger();
        auto* dialog = window.findChild<ServerWindow*>();
        if (dialog == nullptr)
            qFatal("no window of servers");
        const auto set = [dialog](const char* name, const QString& text) {
            auto* field = dialog->findChild<QLineEdit*>(QLatin1String(name));
            if (field == nullptr)
                qFatal("%s", name);
            field->setFocus();
            field->selectAll();
            QTest::keyClicks(field, text);
        };
        set("serverHost", address.host);
        set("serverDatabase", address.database);
        set("serverEvent", address.event);
        set("serverUser", address.user);
        if (!password.isEmpty())
            set("serverPassword", password);
        if (auto* name = dialog->findChild<QLineEdit*>(QStringLiteral("serverName")); name->isVisible())
            set("serverName", QStringLiteral("Rita"));
        QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("serverGo")), Qt::LeftButton);
    }
    static QString messageOf(const MainWindow& window) { return window.findChild<MessageBar*>()->text(); }
    static QPushButton& offeredBy(const MainWindow& window)
    {
        return *window.findChild<MessageBar*>()->findChild<QPushButton*>();
    }
    static std::optional<GameResult> resultAt(const MainWindow& window, int board)
    {
        return window.desk().session()->saved().game({one, board})->outcome.result;
    }
    /// Rita's window at the event, with a round; then her login ends, and two results wait at the desk.
    void letTwoWait(MainWindow& window)
    {
        openAs(window, rita_);
        QTRY_VERIFY_WITH_TIMEOUT(window.desk().session() != nullptr, untilShown);
        test::letIn(rita_, false);
        for (const int board : {1, 2})
            QVERIFY(applied(window.desk(), EnterResult{{one, board}, GameResult::whiteWins}));
        QTRY_COMPARE_WITH_TIMEOUT(window.desk().session()->waiting().size(), std::size_t{2}, untilShown);
        QTRY_VERIFY_WITH_TIMEOUT(window.desk().session()->shutOut() == ShutOut::login, untilShown);
        QCOMPARE(window.findChild<QLabel*>(QStringLiteral("savedState"))->text(), QStringLiteral("Login ended"));
        QTRY_VERIFY2_WITH_TIMEOUT(messageOf(window).contains(QStringLiteral("then it is offered")),
                                  qPrintable(messageOf(window)), untilShown);
    }
    /// Decide, and bring in.
    void decide(MainWindow& window)
    {
        auto* question = new QTimer(&window); // the dialog waits for its answer
        connect(question, &QTimer::timeout, &window, [question] {
            auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
            if (dialog == nullptr || !dialog->isActiveWindow())
                return;
            question->stop();
            auto* box = dialog->findChild<QComboBox*>();
            box->setFocus();
            QTest::keyClick(box, Qt::Key_Down); // opens the list, or goes on in it
            QWidget* list = QApplication::activePopupWidget();
            if (list != nullptr) {
                QTest::keyClick(box->view(), Qt::Key_Down);
                QTest::keyClick(box->view(), Qt::Key_Return);
            }
            QCOMPARE(box->currentIndex(), 1);
            dialog->accept();
        });
        question->start(50);
        QTest::mouseClick(&offeredBy(window), Qt::LeftButton);
    }

    DeskOfLogins desk_;
    ServerAddress event_;
    ServerAddress rita_;
};

void TestNewLogin::init()
{
    desk_.start();
    desk_.window().hide();
    desk_.settings().setWho(QStringLiteral("Rita"));
    event_ = test::eventOf(8);
    {
        auto chief = test::deskAt(event_, QStringLiteral("Ada"), {});
        test::pairAndPublish(*chief);
        chief->flush();
        chief->close();
    }
    rita_ = test::loginWith(event_, {QStringLiteral("results")});
}

void TestNewLogin::cleanup()
{
    for (MainWindow* window : windows())
        delete window;
    desk_.close();
}

void TestNewLogin::whatWaitsIsOfferedWhereANewLoginOpensTheEvent()
{
    MainWindow& window = newWindow();
    letTwoWait(window);
    const ServerAddress rosa = test::loginWith(event_, {QStringLiteral("results")});
    QElapsedTimer time;
    time.start();
    openAs(window, rosa);
    QTRY_COMPARE_WITH_TIMEOUT(window.desk().session()->path(), rosa.text(), untilShown);
    qInfo("the new login was there after %lld ms", static_cast<long long>(time.elapsed()));
    QCOMPARE(windows().size(), 1);
    QCOMPARE(messageOf(window), QStringLiteral("Another login (%1) has left entries for this event at this computer, "
                                               "which are not on the server: 2")
                                    .arg(rita_.user));
    desk_.screenshot(QStringLiteral("another-login-has-left"), &window);
    decide(window);
    for (const int board : {1, 2})
        QTRY_COMPARE_WITH_TIMEOUT(resultAt(window, board), std::optional(GameResult::whiteWins), untilShown);
}

void TestNewLogin::aLoginThatDoesNotComeInLeavesEverythingAsItIs()
{
    MainWindow& window = newWindow();
    letTwoWait(window);
    ServerAddress nobody = event_;
    nobody.user = QStringLiteral("nobody_here");
    openAs(window, nobody);
    auto* dialog = window.findChild<ServerWindow*>();
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->findChild<QLabel*>(QStringLiteral("serverTrouble"))->text().isEmpty(),
                             untilShown);
    QCOMPARE(windows().size(), 1);
    QCOMPARE(window.desk().session()->path(), rita_.text());
    QCOMPARE(window.desk().session()->waiting().size(), std::size_t{2});
    // Somebody who comes to the server and has no right to the event.
    QVERIFY(dialog->close());
    QTRY_VERIFY(window.findChild<ServerWindow*>() == nullptr);
    openAs(window, test::loginWith(event_, {}));
    dialog = window.findChild<ServerWindow*>();
    QTRY_VERIFY_WITH_TIMEOUT(!dialog->findChild<QLabel*>(QStringLiteral("serverTrouble"))->text().isEmpty(),
                             untilShown);
    QCOMPARE(window.desk().session()->waiting().size(), std::size_t{2});
    // Rita is let in again: it goes as if nothing had been.
    test::letIn(rita_, true);
    for (const int board : {1, 2})
        QTRY_COMPARE_WITH_TIMEOUT(resultAt(window, board), std::optional(GameResult::whiteWins), untilShown);
}

void TestNewLogin::whoOnlyLooksOnLeavesWhatWaitsToWhoMayWrite()
{
    MainWindow& window = newWindow();
    letTwoWait(window);
    openAs(window, test::loginWith(event_, {QStringLiteral("viewer")}));
    QTRY_COMPARE_WITH_TIMEOUT(windows().size(), 2, untilShown);
    QCOMPARE(window.desk().session()->path(), rita_.text());
    QCOMPARE(window.desk().session()->waiting().size(), std::size_t{2});
}

void TestNewLogin::aLoginWithANewPasswordGoesOnInItsWindow()
{
    MainWindow& window = newWindow();
    letTwoWait(window);
    test::letIn(rita_, true);
    openAs(window, rita_); // before it is noticed, or after
    for (const int board : {1, 2}) {
        // What was found is offered; what is in the same session goes by itself.
        if (window.desk().session()->waiting().size() == 2 && window.desk().session()->waiting().front().isFound)
            window.desk().session()->bringIn();
        QTRY_COMPARE_WITH_TIMEOUT(resultAt(window, board), std::optional(GameResult::whiteWins), untilShown);
    }
    QCOMPARE(windows().size(), 1);
}

void TestNewLogin::theSameLoginComesToItsWindow()
{
    MainWindow& window = newWindow();
    openAs(window, rita_);
    QTRY_VERIFY_WITH_TIMEOUT(window.desk().session() != nullptr, untilShown);
    MainWindow& other = newWindow();
    openAs(other, rita_);
    QTRY_VERIFY(window.isActiveWindow());
    QVERIFY(other.desk().session() == nullptr);
    // By another way to the same server.
    ServerAddress bySpelling = rita_;
    bySpelling.host = rita_.host + QStringLiteral("/.");
    const QPointer<TournamentSession> before = window.desk().session();
    openAs(window, bySpelling);
    QTRY_VERIFY_WITH_TIMEOUT(
        window.findChild<ServerWindow*>() == nullptr || !window.findChild<ServerWindow*>()->isVisible(), untilShown);
    QCOMPARE(windows().size(), 2);
    QVERIFY(before && window.desk().session() == before);
}

void TestNewLogin::anotherLoginThatWorksHasAWindowBesideTheFirst()
{
    MainWindow& window = newWindow();
    openAs(window, rita_);
    QTRY_VERIFY_WITH_TIMEOUT(window.desk().session() != nullptr, untilShown);
    openAs(window, test::loginWith(event_, {QStringLiteral("arbiter")}));
    QTRY_COMPARE_WITH_TIMEOUT(windows().size(), 2, untilShown);
    const QList<MainWindow*> both = windows();
    const MainWindow& second = *(both.front() == &window ? both.back() : both.front());
    QVERIFY2(messageOf(second).startsWith(QStringLiteral("This event is open at this computer in another window")),
             qPrintable(messageOf(second)));
    QVERIFY(messageOf(second).contains(rita_.user));
    QVERIFY(second.pos() != window.pos());
}

void TestNewLogin::whatAClosedWindowLeftIsOfferedAtTheOther()
{
    MainWindow& first = newWindow();
    openAs(first, rita_);
    QTRY_VERIFY_WITH_TIMEOUT(first.desk().session() != nullptr, untilShown);
    MainWindow& second = newWindow();
    openAs(second, test::loginWith(event_, {QStringLiteral("arbiter")}));
    QTRY_VERIFY_WITH_TIMEOUT(second.desk().session() != nullptr, untilShown);
    test::letIn(rita_, false);
    QVERIFY(applied(first.desk(), EnterResult{{one, 1}, GameResult::whiteWins}));
    QTRY_COMPARE_WITH_TIMEOUT(first.desk().session()->waiting().size(), std::size_t{1}, untilShown);
    const auto offered = QStringLiteral("Another login (%1) has left entries").arg(rita_.user);
    QVERIFY(!messageOf(second).startsWith(offered));
    auto* question = new QTimer(&first);
    connect(question, &QTimer::timeout, &first, [] {
        if (auto* dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget()))
            dialog->accept();
    });
    question->start(50);
    QVERIFY(first.close());
    QTRY_VERIFY2(messageOf(second).startsWith(offered), qPrintable(messageOf(second)));
}

void TestNewLogin::noWindowStandsExactlyOverAnother()
{
    MainWindow& window = newWindow();
    for (const char* name : {"first", "second", "third"}) {
        const QString file = desk_.inFolder(QLatin1StringView(name) + QStringLiteral(".pairwright"));
        QVERIFY(QFile::rename(desk_.makeTournament(4), file));
        QVERIFY(window.openFile(file));
    }
    const QList<MainWindow*> all = windows();
    QCOMPARE(all.size(), 3);
    for (const MainWindow* a : all)
        for (const MainWindow* b : all)
            QVERIFY(a == b || a->pos() != b->pos());
    const QRect room = window.screen()->availableGeometry();
    for (const MainWindow* each : all)
        QVERIFY(room.contains(each->frameGeometry()));
}

static const RegisteredTest<TestNewLogin> registered("test_new_login");
#include "test_new_login.moc"
