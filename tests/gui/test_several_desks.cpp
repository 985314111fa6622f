#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/temporary_cluster.h"

#include "app/storage/place.h"
#include "ui/dialogs/server_window.h"
#include "ui/models/roles.h"
#include "ui/pages/players/players_model.h"
#include "ui/pages/rounds/boards_model.h"
#include "ui/pages/rounds/cross_table/cross_table.h"
#include "ui/pages/rounds/entry/keypad_bar.h"
#include "ui/pages/rounds/rounds_page.h"
#include "ui/text/format.h"

#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QScrollBar>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <filesystem>

using namespace pairwright;

namespace {

constexpr int longEnough = 20'000; // ms, on a machine that has other work

class OneDesk : public WindowUnderTest {};

/// The same place at another window, as a program of its own would have it open.
void showAt(OneDesk& desk, const QString& place, const QString& who)
{
    SessionOptions options;
    options.who = who;
    options.deskFolder = desk.settings().deskFolder();
    auto opened = TournamentSession::open(place, options);
    QVERIFY(opened);
    desk.desk().setSession(std::move(opened).value());
}

} // namespace

/// An event on a server, at several windows.
class TestSeveralDesks : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        ada_.start();
        ada_.settings().setKeyPreset(KeyPreset::vega);
    }
    void cleanup()
    {
        ben_.close();
        ada_.close();
    }
    void aTournamentIsMovedToAServerAndOpenedThere();
    void aNewOneIsMadeThere();
    void whatIsWrongIsSaidInItsWindow();
    void thePasswordOfAnAddressIsAskedFor();
    void eachSeesWhatTheOthersDo();
    void aDeskIsOfferedWhatItsRoleMayDo();
    void whatIsEnteredWithoutTheServerWaitsAtTheDesk();
    void whatWaitsIsMarkedInTheCrossTable();
    void aFileThatAnotherHasOpenIsFollowed();
    void whatIsShownNoLongerHoldsIsOpenedAgain();

private:
    ServerWindow& serverWindow() const
    {
        auto* window = ada_.window().findChild<ServerWindow*>();
        if (window == nullptr)
            qFatal("no window for a server");
        return *window;
    }
    void fillIn(const ServerAddress& address) const
    {
        const auto set = [this](const char* name, const QString& text) {
            auto* field = serverWindow().findChild<QLineEdit*>(QLatin1String(name));
            field->setFocus();
            field->selectAll();
            QTest::keyClicks(field, text);
            if (text.isEmpty())
                field->clear();
        };
        set("serverHost", address.host);
        set("serverDatabase", address.database);
        set("serverEvent", address.event);
        set("serverUser", address.user);
    }
    void go() const
    {
        QTest::mouseClick(serverWindow().findChild<QPushButton*>(QStringLiteral("serverGo")), Qt::LeftButton);
    }

    OneDesk ada_;
    OneDesk ben_;
};

void TestSeveralDesks::aTournamentIsMovedToAServerAndOpenedThere()
{
    const QString file = ada_.makeTournament(12);
    QVERIFY(ada_.openFile(file));
    QVERIFY(applied(ada_.desk(), SetInitialColour{{Colour::White, std::nullopt}}));
    QTRY_VERIFY(!ada_.session().isSaving());
    const Tournament before = ada_.session().saved();
    const ServerAddress address = test::newEvent();
    ada_.trigger(ActionId::moveToServer);
    QCOMPARE(serverWindow().findChild<QLineEdit*>(QStringLiteral("serverEvent"))->text(), QStringLiteral("test-open"));
    fillIn(address);
    ada_.screenshot(QStringLiteral("server-move"), &serverWindow());
    go();
    QTRY_COMPARE_WITH_TIMEOUT(ada_.session().path(), address.text(), longEnough);
    QVERIFY(ada_.session().saved() == before);
    QVERIFY(QFile::exists(file));
    QTRY_VERIFY(ada_.window().findChild<ServerWindow*>() == nullptr);
    ada_.pairAndPublish();
    const Tournament after = ada_.session().saved();
    // The whole way: closed, and opened again by what the dialog proposes.
    ada_.restart();
    ada_.trigger(ActionId::openFromServer);
    QCOMPARE(serverWindow().address().value(), address);
    go();
    QTRY_VERIFY_WITH_TIMEOUT(ada_.desk().session() != nullptr, longEnough);
    QVERIFY(ada_.session().saved() == after);
    // And back into a file, with its history: by the menu, under a name that is not there yet.
    const QString copy = ada_.inFolder(QStringLiteral("back.pairwright"));
    ada_.asker().paths = {copy};
    ada_.trigger(ActionId::saveCopy);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(copy), longEnough);
    QTRY_VERIFY2_WITH_TIMEOUT(ada_.message().contains(QStringLiteral("Saved as")), qPrintable(ada_.message()),
                              longEnough);
    const auto back = TournamentSession::open(copy).value();
    QVERIFY(back->saved() == after);
    QCOMPARE(back->lastStep(), ada_.session().lastStep());
}

void TestSeveralDesks::aNewOneIsMadeThere()
{
    const ServerAddress address = test::newEvent();
    ada_.trigger(ActionId::newOnServer);
    fillIn(address);
    go();
    QTRY_VERIFY(ada_.window().findChild<ServerWindow*>() == nullptr);
    ada_.fill("newName", QStringLiteral("Open of the test"));
    ada_.click("createTournament");
    QTRY_VERIFY_WITH_TIMEOUT(ada_.desk().session() != nullptr, longEnough);
    QCOMPARE(ada_.session().path(), address.text());
    QCOMPARE(ada_.projected().event.name, QStringLiteral("Open of the test"));
    QVERIFY(ada_.asker().fileQuestions.empty());
}

void TestSeveralDesks::whatIsWrongIsSaidInItsWindow()
{
    QVERIFY(ada_.openFile(ada_.makeTournament(4)));
    ServerAddress address = test::newEvent();
    const auto trouble = [this] {
        return serverWindow().findChild<QLabel*>(QStringLiteral("serverTrouble"))->text();
    };
    ada_.trigger(ActionId::openFromServer);
    fillIn(address);
    go();
    QTRY_VERIFY_WITH_TIMEOUT(trouble().contains(address.event), longEnough); // there is none of that name
    ada_.screenshot(QStringLiteral("server-no-event"), &serverWindow());
    ServerAddress nowhere = address;
    nowhere.host = QStringLiteral("/nowhere");
    fillIn(nowhere);
    go();
    QTRY_VERIFY_WITH_TIMEOUT(trouble().startsWith(QStringLiteral("On this computer no PostgreSQL answers at port")),
                             longEnough);
    address.event = QStringLiteral("Open!");
    fillIn(address);
    go();
    QVERIFY(trouble().contains(QStringLiteral("small letters")));
    // Nothing has happened to what is open.
    QVERIFY(!isServerAddress(ada_.session().path()));
    serverWindow().close();
}

void TestSeveralDesks::thePasswordOfAnAddressIsAskedFor()
{
    const ServerAddress address = test::guarded(test::eventOf(8), QStringLiteral("castling"));
    QVERIFY(!ada_.openFile(address.text())); // as from the command line
    QCOMPARE(serverWindow().address().value(), address);
    QVERIFY(!ada_.find<QLabel>("serverTrouble").text().isEmpty());
    auto& password = ada_.find<QLineEdit>("serverPassword");
    QTest::keyClicks(&password, QStringLiteral("rochade"));
    go();
    QTRY_VERIFY_WITH_TIMEOUT(serverWindow().isEnabled() && ada_.desk().session() == nullptr, longEnough);
    password.clear();
    QTest::keyClicks(&password, QStringLiteral("castling"));
    QTest::keyClick(&password, Qt::Key_Return);
    QTRY_VERIFY_WITH_TIMEOUT(ada_.desk().session() != nullptr, longEnough);
    QCOMPARE(ada_.projected().players.size(), std::size_t{8});
    QVERIFY(!ada_.window().windowTitle().contains(QStringLiteral("castling")));
}

void TestSeveralDesks::eachSeesWhatTheOthersDo()
{
    QVERIFY(ada_.openFile(ada_.makeTournament(60)));
    QVERIFY(applied(ada_.desk(), SetInitialColour{{Colour::White, std::nullopt}}));
    const ServerAddress address = test::newEvent();
    const QString file = ada_.session().path();
    ada_.desk().setSession(nullptr);
    QVERIFY(copyToServer(file, address));
    ben_.start();
    ben_.settings().setKeyPreset(KeyPreset::vega);
    showAt(ada_, address.text(), QStringLiteral("Ada"));
    showAt(ben_, address.text(), QStringLiteral("Ben"));
    ada_.pairAndPublish();
    QTRY_VERIFY_WITH_TIMEOUT(ben_.session().saved() == ada_.session().saved(), longEnough);
    auto* heard = ben_.window().findChild<QLabel*>(QStringLiteral("heard"));
    QVERIFY(heard->isVisible());
    QVERIFY2(heard->text().startsWith(QStringLiteral("Ada (chief arbiter): ")), qPrintable(heard->text()));
    QCOMPARE(ada_.window().findChild<QLabel*>(QStringLiteral("heard"))->isVisible(), false);

    // Ben stands far down in the list; nothing of it moves while Ada enters results above.
    ben_.desk().showRound(one);
    ben_.window().lead({PageId::rounds, {}, {}, BoardId{one, 25}});
    QTableView& table = ben_.table();
    const int row = table.currentIndex().row();
    const int scrolled = table.verticalScrollBar()->value();
    QVERIFY(row > 10);
    for (int board = 1; board <= 4; ++board)
        QVERIFY(applied(ada_.desk(), EnterResult{{one, board}, GameResult::whiteWins}));
    QTRY_VERIFY(!ada_.session().isSaving());
    QTRY_VERIFY_WITH_TIMEOUT(ben_.session().saved() == ada_.session().saved(), longEnough);
    QCOMPARE(ben_.projected().round(one)->openBoards().size(), std::size_t{26});
    QVERIFY2(heard->text().startsWith(QStringLiteral("Ada (chief arbiter): Board 4")), qPrintable(heard->text()));

    // What has no room ends in dots, and in no half letter.
    ada_.session().setWho(QStringLiteral("Ada Augusta Wilhelmina Konstantinopolskaja-Niederberger zu Hohenstein"));
    QVERIFY(applied(ada_.desk(), EnterResult{{one, 5}, GameResult::whiteWins}));
    QTRY_VERIFY_WITH_TIMEOUT(heard->text().startsWith(QStringLiteral("Ada Augusta")), longEnough);
    QVERIFY2(heard->text().endsWith(QChar(0x2026)), qPrintable(heard->text()));
    QTRY_VERIFY(heard->fontMetrics().horizontalAdvance(heard->text()) <= heard->contentsRect().width());
    QCOMPARE(table.currentIndex().row(), row);
    QCOMPARE(table.verticalScrollBar()->value(), scrolled);
    ben_.screenshot(QStringLiteral("several-desks"));

    // What Ben enters by keys is seen by Ada.
    ben_.activate();
    ben_.press(Qt::Key_F8);
    const auto open = [this] {
        return ben_.projected().round(one)->openBoards().size();
    };
    const auto before = open();
    ben_.press(Qt::Key_1);
    QTRY_COMPARE(open(), before - 1);
    QTRY_VERIFY(!ben_.session().isSaving());
    QTRY_VERIFY_WITH_TIMEOUT(ada_.session().saved() == ben_.session().saved(), longEnough);
}

void TestSeveralDesks::aDeskIsOfferedWhatItsRoleMayDo()
{
    const ServerAddress address = test::eventOf(12);
    showAt(ada_, address.text(), QStringLiteral("Ada"));
    QVERIFY(applied(ada_.desk(), SetInitialColour{{Colour::White, std::nullopt}}));
    ada_.pairAndPublish();
    auto* role = ada_.window().findChild<QLabel*>(QStringLiteral("deskRole"));
    QVERIFY(role->isVisible() && role->text() == QStringLiteral("Chief arbiter"));
    const auto isOffered = [this](ActionId id) {
        return ben_.desk().actions().get(id)->isEnabled();
    };
    ben_.start();
    ben_.settings().setKeyPreset(KeyPreset::vega);
    showAt(ben_, test::loginWith(address, {QStringLiteral("results")}).text(), QStringLiteral("Ben"));
    role = ben_.window().findChild<QLabel*>(QStringLiteral("deskRole"));
    QCOMPARE(role->text(), QStringLiteral("Results desk"));
    QVERIFY(role->isVisible());
    ben_.activate();
    ben_.press(Qt::Key_F8);
    QVERIFY(isOffered(ActionId::enterResults));
    for (const ActionId id : {ActionId::pairRound, ActionId::publish, ActionId::withdrawPublication,
                              ActionId::correctResult, ActionId::addPlayer, ActionId::presence})
        QVERIFY(!isOffered(id));
    ben_.press(Qt::Key_1);
    QTRY_COMPARE(ben_.projected().round(one)->openBoards().size(), std::size_t{5});
    QTRY_VERIFY(!ben_.session().isSaving());
    ben_.screenshot(QStringLiteral("results-desk"));
    ben_.desk().apply(SetRoundCount{5});
    QVERIFY(ben_.window().findChild<MessageBar*>()->isVisible());
    QCOMPARE(ben_.projected().settings.plannedRounds, ada_.projected().settings.plannedRounds);
    ben_.desk().setSession(nullptr);

    showAt(ben_, test::loginWith(address, {QStringLiteral("check-in")}).text(), QStringLiteral("Ben"));
    QCOMPARE(role->text(), QStringLiteral("Check-in desk"));
    ben_.trigger(ActionId::pagePlayers);
    QVERIFY(isOffered(ActionId::presence) && isOffered(ActionId::withdraw));
    for (const ActionId id : {ActionId::enterResults, ActionId::addPlayer, ActionId::removePlayer, ActionId::pairRound})
        QVERIFY(!isOffered(id));
    ben_.screenshot(QStringLiteral("check-in-desk"));
    ben_.desk().setSession(nullptr);

    showAt(ben_, test::loginWith(address, {QStringLiteral("viewer")}).text(), QStringLiteral("Ben"));
    QCOMPARE(role->text(), QStringLiteral("Looking on"));
    for (const ActionId id : {ActionId::enterResults, ActionId::presence, ActionId::withdraw})
        QVERIFY(!isOffered(id));
}

void TestSeveralDesks::whatIsEnteredWithoutTheServerWaitsAtTheDesk()
{
    const ServerAddress address = test::eventOf(12);
    ben_.start();
    ben_.settings().setKeyPreset(KeyPreset::vega);
    showAt(ada_, address.text(), QStringLiteral("Ada"));
    showAt(ben_, address.text(), QStringLiteral("Ben"));
    QVERIFY(applied(ada_.desk(), SetInitialColour{{Colour::White, std::nullopt}}));
    ada_.pairAndPublish();
    QTRY_VERIFY_WITH_TIMEOUT(ben_.session().saved() == ada_.session().saved(), longEnough);
    const auto result = [](const OneDesk& desk, int board) {
        return desk.session().saved().game({one, board})->outcome.result;
    };
    auto& waiting = ada_.find<QToolButton>("waitingEntries");
    const auto isMarked = [this](int board) {
        return ada_.boards().index(board - 1, BoardsModel::Result).data(WaitingRole).toBool();
    };
    QVERIFY(!waiting.isVisible());

    test::cluster().kill();
    const auto server = qScopeGuard([] { test::cluster().start(); });
    ada_.activate();
    ada_.press(Qt::Key_F8);
    for (const Qt::Key key : {Qt::Key_1, Qt::Key_5, Qt::Key_0})
        ada_.press(key);
    QTRY_COMPARE_WITH_TIMEOUT(ada_.session().waiting().size(), std::size_t{3}, longEnough);
    QVERIFY(waiting.isVisible());
    QCOMPARE(waiting.text(), QStringLiteral("Waiting at this desk: 3"));
    QCOMPARE(ada_.find<QLabel>("savedState").text(), QStringLiteral("No connection"));
    QVERIFY2(ada_.message().startsWith(QStringLiteral("The server does not answer.")), qPrintable(ada_.message()));
    QVERIFY(isMarked(1) && isMarked(3) && !isMarked(4));
    QVERIFY(!result(ada_, 1));
    ada_.screenshot(QStringLiteral("waiting-at-the-desk"));
    ada_.press(Qt::Key_Z, Qt::ControlModifier); // the last of them is taken back
    QTRY_COMPARE(waiting.text(), QStringLiteral("Waiting at this desk: 2"));
    QVERIFY(!isMarked(3));
    // Somebody says at the door that he will not play the next round.
    ada_.trigger(ActionId::presence);
    auto& letters = ada_.find<QLineEdit>("presenceLetters");
    QTest::keyClick(&letters, Qt::Key_Down);
    QTest::keyClick(&letters, Qt::Key_Space);
    QTRY_COMPARE(waiting.text(), QStringLiteral("Waiting at this desk: 3"));
    const auto isAbsent = [](const OneDesk& desk) {
        const auto& players = desk.session().saved().players;
        return std::any_of(players.begin(), players.end(),
                           [](const Player& player) { return player.absences.contains(two); });
    };
    QVERIFY(!isAbsent(ada_));
    ada_.screenshot(QStringLiteral("waiting-at-the-door"));
    QTest::keyClick(&letters, Qt::Key_Return);
    ada_.trigger(ActionId::pagePlayers);
    const QAbstractItemModel& list = *ada_.find<QTableView>("playersTable").model();
    int marked = 0;
    for (int row = 0; row < list.rowCount(); ++row)
        marked += list.index(row, PlayersModel::statusColumn()).data(WaitingRole).toBool() ? 1 : 0;
    QCOMPARE(marked, 1);
    ada_.screenshot(QStringLiteral("waiting-in-the-list"));
    ada_.trigger(ActionId::pageRounds);
    ada_.trigger(ActionId::pairRound);
    QTRY_VERIFY2(ada_.message().contains(QStringLiteral("only results and presence")), qPrintable(ada_.message()));

    // The window is closed with them, and they are offered when the event is open again.
    ada_.asker().questions.clear();
    const QString folder = ada_.settings().deskFolder();
    QVERIFY(ada_.window().close());
    QCOMPARE(ada_.asker().questions.size(), std::size_t{1});
    QVERIFY(!QDir(folder).entryList(QDir::Files).isEmpty());
    test::cluster().start();
    QVERIFY(applied(ben_.desk(), EnterResult{{one, 2}, GameResult::blackWins}));
    QTRY_COMPARE_WITH_TIMEOUT(result(ben_, 2), std::optional(GameResult::blackWins), longEnough);
    ada_.restart();
    showAt(ada_, address.text(), QStringLiteral("Ada"));
    QCOMPARE(ada_.find<QToolButton>("waitingEntries").text(), QStringLiteral("Waiting at this desk: 3"));
    QVERIFY2(ada_.message().startsWith(QStringLiteral("Waiting at this desk since")), qPrintable(ada_.message()));
    QCOMPARE(ada_.offered(), QStringLiteral("Bring In"));
    ada_.pressInMessage();
    QTRY_COMPARE_WITH_TIMEOUT(result(ben_, 1), std::optional(GameResult::whiteWins), longEnough);
    QTRY_VERIFY_WITH_TIMEOUT(isAbsent(ben_), longEnough);
    QTRY_COMPARE(ada_.offered(), QStringLiteral("Decide…"));
    QCOMPARE(result(ada_, 2), std::optional(GameResult::blackWins));
    ada_.screenshot(QStringLiteral("clashes-at-the-desk"));

    // Both values are shown, by whom and when; what the arbiter chooses holds.
    ada_.asker().questions.clear();
    ada_.asker().choose[QStringLiteral("To do:")] = 1;
    ada_.pressInMessage();
    QCOMPARE(ada_.asker().questions.size(), std::size_t{1});
    const Question question = ada_.asker().questions.front();
    for (const QString& part : {QStringLiteral("Ada"), QStringLiteral("Ben"), formatResult(GameResult::blackWins),
                                formatResult(GameResult::draw)})
        QVERIFY2(question.text.contains(part), qPrintable(question.text));
    QTRY_COMPARE_WITH_TIMEOUT(result(ben_, 2), std::optional(GameResult::draw), longEnough);
    QTRY_VERIFY(!ada_.find<QToolButton>("waitingEntries").isVisible());
    QTRY_VERIFY(ada_.offered().isEmpty());
}

void TestSeveralDesks::whatWaitsIsMarkedInTheCrossTable()
{
    const QString file = ada_.makeTournament(6);
    QVERIFY(ada_.openFile(file));
    QVERIFY(applied(ada_.desk(), SetSystem{{System::RoundRobin, 2026}}));
    QVERIFY(applied(ada_.desk(), DrawNumbers{{NumberDraw::By::rating, {}}}));
    ada_.activate();
    ada_.trigger(ActionId::pageRounds);
    ada_.press(Qt::Key_F6);
    QTRY_VERIFY(!ada_.projected().rounds.empty() && !ada_.session().isSaving());
    ada_.press(Qt::Key_F7, Qt::ControlModifier);
    QTRY_VERIFY(ada_.projected().hasBegun() && !ada_.session().isSaving());
    ada_.desk().setSession(nullptr);
    const ServerAddress address = test::newEvent();
    QVERIFY(copyToServer(file, address));
    QVERIFY(ada_.openFile(address.text()));
    QTRY_VERIFY_WITH_TIMEOUT(ada_.desk().session() != nullptr, longEnough);
    QVERIFY(ada_.session().keepsAtDesk());
    ada_.trigger(ActionId::pageRounds);

    test::cluster().kill();
    const auto server = qScopeGuard([] { test::cluster().start(); });
    CrossTableGrid& grid = ada_.window().rounds().crossTable().grid();
    const auto cell = [&grid](int row, int column) {
        return grid.table().indexAt({row, column, 0});
    };
    ada_.activate();
    ada_.press(Qt::Key_F8);
    QTest::mouseClick(grid.viewport(), Qt::LeftButton, {}, grid.visualRect(cell(0, 1)).center());
    ada_.press(Qt::Key_1);
    ada_.screenshot(QStringLiteral("waiting-in-the-cross-table"));
    QTRY_COMPARE_WITH_TIMEOUT(ada_.session().waiting().size(), std::size_t{1}, longEnough);
    QVERIFY(cell(0, 1).data(WaitingRole).toBool() && cell(1, 0).data(WaitingRole).toBool());
    QVERIFY(!cell(0, 2).data(WaitingRole).toBool());
    QVERIFY(cell(0, 1).data(Qt::ToolTipRole).toString().endsWith(QStringLiteral("Waits at this desk for the server.")));
    ada_.screenshot(QStringLiteral("waiting-in-the-cross-table"));
    test::cluster().start();
    QTRY_VERIFY_WITH_TIMEOUT(ada_.session().waiting().empty() && !ada_.session().isSaving(), longEnough);
    QVERIFY(!cell(0, 1).data(WaitingRole).toBool());
}

void TestSeveralDesks::aFileThatAnotherHasOpenIsFollowed()
{
    const QString file = ada_.makeTournament(12);
    QVERIFY(ada_.openFile(file));
    ben_.start();
    showAt(ben_, file, QStringLiteral("Ben"));
    QVERIFY(ben_.session().isReadOnly());
    QVERIFY(applied(ada_.desk(), SetInitialColour{{Colour::White, std::nullopt}}));
    ada_.pairAndPublish();
    QVERIFY(applied(ada_.desk(), EnterResult{{one, 2}, GameResult::draw}));
    QTRY_VERIFY(!ada_.session().isSaving());
    QTRY_VERIFY_WITH_TIMEOUT(ben_.session().saved() == ada_.session().saved(), longEnough);
    QVERIFY(!ben_.window().findChild<QLabel*>(QStringLiteral("heard"))->text().isEmpty());
    QVERIFY(ben_.session().isReadOnly());

    // Ada is gone: Ben is told, and works on.
    ada_.desk().setSession(nullptr);
    QTRY_COMPARE_WITH_TIMEOUT(ben_.offered(), QStringLiteral("Open Again"), longEnough);
    QVERIFY2(ben_.message().contains(QStringLiteral("has it no more")), qPrintable(ben_.message()));
    QVERIFY(!ben_.find<QLabel>("savedState").toolTip().contains(QStringLiteral("has had")));
    ben_.screenshot(QStringLiteral("writer-gone"));
    ben_.pressInMessage();
    QTRY_VERIFY_WITH_TIMEOUT(ben_.desk().session() != nullptr && !ben_.session().isReadOnly(), longEnough);
}

void TestSeveralDesks::whatIsShownNoLongerHoldsIsOpenedAgain()
{
    const QString file = ada_.makeTournament(12);
    auto writer = TournamentSession::open(file);
    ben_.start();
    QVERIFY(ben_.openFile(file));
    QVERIFY(ben_.session().isReadOnly());
    writer.value().reset();
    const QString other = ben_.makeTournament(14);
    std::filesystem::rename(other.toStdString(), file.toStdString());
    const auto button = [this]() -> QPushButton* {
        for (auto* one : ben_.window().findChildren<QPushButton*>())
            if (one->isVisible() && one->text() == QStringLiteral("Open Again"))
                return one;
        return nullptr;
    };
    QTRY_VERIFY_WITH_TIMEOUT(button() != nullptr, longEnough);
    ben_.screenshot(QStringLiteral("out-of-step"));
    QTest::mouseClick(button(), Qt::LeftButton);
    QTRY_COMPARE_WITH_TIMEOUT(ben_.session().saved().players.size(), std::size_t{14}, longEnough);
    QVERIFY(!ben_.session().isReadOnly());
}

static const RegisteredTest<TestSeveralDesks> registered("test_several_desks");
#include "test_several_desks.moc"
