#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/temporary_cluster.h"

#include "app/storage/place.h"
#include "app/storage/server/server_dialect.h"
#include "ui/dialogs/server_window.h"
#include "ui/pages/players/players_model.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QTableView>
#include <QTest>

using namespace pairwright;

namespace {

constexpr int longEnough = 20'000; // ms, on a machine that has other work

class MeetingDesk : public WindowUnderTest {};

void openNamed(MeetingDesk& desk, const ServerAddress& address, const QString& who)
{
    SessionOptions options;
    options.who = who;
    auto opened = TournamentSession::open(address.text(), options);
    QVERIFY(opened);
    desk.desk().setSession(std::move(opened).value());
}

} // namespace

/// Where two are in each other's way at an event on a server, each is told who it was.
class TestDesksClash : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        address_ = test::eventOf(8);
        ada_.start();
        ben_.start();
    }
    void cleanup()
    {
        ben_.close();
        ada_.close();
    }

    void theEntryOfResultsStaysWhereItIs()
    {
        openNamed(ada_, address_, QStringLiteral("Ada"));
        ada_.settings().setKeyPreset(KeyPreset::vega);
        ada_.pairAndPublish();
        openNamed(ben_, test::loginWith(address_, {QStringLiteral("arbiter")}), QStringLiteral("Ben"));
        ada_.activate();
        ada_.desk().showRound(one);
        ada_.press(Qt::Key_F8);
        const auto resultAt = [](const MeetingDesk& desk, int board) {
            return desk.session().saved().game({one, board})->outcome.result;
        };
        const QString said = QStringLiteral("Something to read");
        ada_.desk().messages().tell(Mood::neutral, said);
        QVERIFY(applied(ben_.desk(), EnterResult{{one, 3}, GameResult::whiteWins}));
        QTRY_VERIFY_WITH_TIMEOUT(resultAt(ada_, 3) == GameResult::whiteWins, longEnough);
        QCOMPARE(ada_.message(), said);
        ada_.press(Qt::Key_0);
        ada_.press(Qt::Key_0);
        QTRY_VERIFY_WITH_TIMEOUT(resultAt(ada_, 2).has_value(), longEnough);
        QCOMPARE(resultAt(ada_, 1), std::optional(GameResult::blackWins));
        QCOMPARE(resultAt(ada_, 2), std::optional(GameResult::blackWins));
        QCOMPARE(resultAt(ada_, 3), std::optional(GameResult::whiteWins));
    }

    void whoChangedTheCellThatOneTypesIntoIsSaid()
    {
        openNamed(ada_, address_, QStringLiteral("Ada"));
        openNamed(ben_, test::loginWith(address_, {QStringLiteral("arbiter")}), QStringLiteral("Ben"));
        ada_.activate();
        ada_.trigger(ActionId::pagePlayers);
        auto& table = ada_.find<QTableView>("playersTable");
        const int column = PlayersModel::columnOf(PlayerField::federation);
        table.setCurrentIndex(table.model()->index(2, column));
        ada_.press(Qt::Key_F2);
        const QPointer<QLineEdit> line = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY(line);
        QTest::keyClicks(line, QStringLiteral("GER"));
        const Player typed = ben_.projected().players.at(2);
        const auto federationIs = [&](const MeetingDesk& desk, const char* code) {
            return desk.session().saved().player(typed.key)->data.federation == QLatin1StringView(code);
        };
        PlayerData data = typed.data;
        data.federation = QStringLiteral("POL");
        QVERIFY(applied(ben_.desk(), editOf(typed, data)));
        QTRY_VERIFY_WITH_TIMEOUT(federationIs(ada_, "POL"), longEnough);
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_VERIFY(!line);
        const QString said = ada_.message();
        for (const char* part : {"POL", "GER", "It was Ben (arbiter), at "})
            QVERIFY2(said.contains(QLatin1StringView(part)), qPrintable(said));
        ada_.screenshot(QStringLiteral("typed-by-two"));
        ada_.pressInMessage();
        QTRY_VERIFY_WITH_TIMEOUT(federationIs(ben_, "GER"), longEnough);
    }

    void aCopyElsewhereSpeaksOfNoOldFile()
    {
        openNamed(ada_, address_, QStringLiteral("Ada"));
        QVERIFY(applied(ada_.desk(), SetInitialColour{{Colour::White, std::nullopt}}));
        ada_.pairAndPublish();
        QTRY_VERIFY_WITH_TIMEOUT(!ada_.session().isSaving(), longEnough);
        // As if it had been brought back to an earlier moment.
        const auto owner = server::connect(address_);
        QVERIFY((*owner)->run(QStringLiteral("DELETE FROM journal WHERE step > 2")));
        (void)applied(ada_.desk(), EnterResult{{one, 1}, GameResult::draw});
        QTRY_COMPARE_WITH_TIMEOUT(ada_.offered(), QStringLiteral("Save a Copy Elsewhere…"), longEnough);
        ada_.asker().paths = {ada_.inFolder(QStringLiteral("kept.pairwright"))};
        ada_.pressInMessage();
        QTRY_VERIFY_WITH_TIMEOUT(!isServerAddress(ada_.session().path()), longEnough);
        QVERIFY2(!ada_.message().contains(QStringLiteral("file")), qPrintable(ada_.message()));
        QVERIFY2(ada_.message().contains(QStringLiteral("the history before now is not in it")),
                 qPrintable(ada_.message()));
        QCOMPARE(ada_.projected().lastPublished(), one);
    }

    void whoKeepsTheEventLockedIsSaid()
    {
        const ServerAddress door = test::loginWith(address_, {QStringLiteral("check-in")});
        const auto holder = server::connect(door);
        QVERIFY((*holder)->run(QStringLiteral("BEGIN")));
        QVERIFY((*holder)->run(QStringLiteral("LOCK TABLE player_absence IN ACCESS EXCLUSIVE MODE")));
        QVERIFY(!ada_.openFile(address_.text()));
        auto* window = ada_.window().findChild<ServerWindow*>();
        QVERIFY(window != nullptr);
        const QString said = ada_.find<QLabel>("serverTrouble").text();
        QVERIFY2(said.startsWith(QStringLiteral("The login “%1” keeps the event locked on the server.").arg(door.user)),
                 qPrintable(said));
        ada_.screenshot(QStringLiteral("event-locked"), window);
        QVERIFY((*holder)->run(QStringLiteral("ROLLBACK")));
        QTest::mouseClick(&ada_.find<QPushButton>("serverGo"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(ada_.desk().session() != nullptr, longEnough);
    }

    void whatTheServerSaysStandsInTheDetails()
    {
        // Somebody has been at its tables.
        const auto owner = server::connect(address_);
        QVERIFY((*owner)->run(QStringLiteral("ALTER TABLE player_absence RENAME TO gone")));
        QVERIFY(!ada_.openFile(address_.text()));
        const QString said = ada_.find<QLabel>("serverTrouble").text();
        QVERIFY2(said.startsWith(QStringLiteral("The event “%1” is damaged").arg(address_.event)) &&
                     !said.contains(QStringLiteral("player_absence")),
                 qPrintable(said));
        QTest::mouseClick(&ada_.find<QPushButton>("serverShowDetails"), Qt::LeftButton);
        QVERIFY(ada_.find<QLabel>("serverDetails").text().contains(QStringLiteral("player_absence")));
    }

private:
    ServerAddress address_;
    MeetingDesk ada_;
    MeetingDesk ben_;
};

static const RegisteredTest<TestDesksClash> registered("test_desks_clash");
#include "test_desks_clash.moc"
