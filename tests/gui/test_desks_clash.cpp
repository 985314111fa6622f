#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/losing_store.h"
#include "tests/unit/app/support/server_steps.h"
#include "tests/unit/app/support/temporary_cluster.h"

#include "app/storage/place.h"
#include "app/storage/server/server_dialect.h"
#include "app/storage/server/server_store.h"
#include "ui/dialogs/server_window.h"
#include "ui/hall/hall_view.h"
#include "ui/pages/players/players_model.h"
#include "ui/pages/rounds/editing/edit_banner.h"
#include "ui/widgets/data_table.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPointer>
#include <QPushButton>
#include <QScopeGuard>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <memory>

using namespace pairwright;

namespace {

constexpr int longEnough = 20'000; // ms, on a machine that has other work

class MeetingDesk : public WindowUnderTest {};

void openNamed(MeetingDesk& desk, const ServerAddress& address, const QString& who)
{
    SessionOptions options;
    options.who = who;
    options.deskFolder = desk.settings().deskFolder();
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
        auto& table = ada_.find<DataTable>("playersTable");
        const int column = PlayersModel::columnOf(PlayerField::federation);
        table.want(column);
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

    void whoPublishedFirstIsSaidInOneSentence()
    {
        openNamed(ada_, address_, QStringLiteral("Ada"));
        ada_.pairAndPublish();
        for (const int board : {1, 2, 3, 4})
            QVERIFY(applied(ada_.desk(), EnterResult{{one, board}, GameResult::draw}));
        openNamed(ben_, test::loginWith(address_, {QStringLiteral("arbiter")}), QStringLiteral("Ben"));
        const auto loser = [&]() -> MeetingDesk& {
            return ada_.message().contains(QStringLiteral("Nothing of yours is lost.")) ? ada_ : ben_;
        };
        const RoundNumber two{2};
        for (const auto& [action, sentence] :
             {std::pair(ActionId::pairRound, QStringLiteral(" has paired round 2 at ")),
              std::pair(ActionId::publish, QStringLiteral(" has published round 2 at "))}) {
            ada_.desk().messages().dismiss();
            ben_.desk().messages().dismiss();
            for (MeetingDesk* desk : {&ada_, &ben_}) {
                desk->trigger(ActionId::pageRounds);
                desk->desk().showRound(desk->projected().rounds.back().number);
                desk->trigger(action);
            }
            QTRY_VERIFY2_WITH_TIMEOUT(loser().message().contains(sentence), qPrintable(ada_.message() + ben_.message()),
                                      longEnough);
            QVERIFY2(!loser().message().contains(QStringLiteral("ersion")), qPrintable(loser().message()));
            QCOMPARE(loser().message().count(QLatin1Char('\n')), 0);
            QTRY_VERIFY_WITH_TIMEOUT(!ada_.session().isSaving() && !ben_.session().isSaving() &&
                                         ada_.session().lastStep() == ben_.session().lastStep(),
                                     longEnough);
        }
        QCOMPARE(ada_.projected().lastPublished(), two);
        QCOMPARE(ada_.projected().round(two)->versions.size(), std::size_t{1});
        // What is corrected later is told with its round.
        QVERIFY(applied(ada_.desk(), CorrectResult{{one, 1}, GameResult::whiteWins}));
        QTRY_VERIFY_WITH_TIMEOUT(
            ben_.find<QLabel>("heard").toolTip().contains(QStringLiteral("Correction in round 1: Board 1: ")),
            longEnough);
    }

    void whoAddsAPlayerKeepsThatOneSelected()
    {
        openNamed(ada_, address_, QStringLiteral("Ada"));
        openNamed(ben_, test::loginWith(address_, {QStringLiteral("arbiter")}), QStringLiteral("Ben"));
        for (const auto& [desk, name] : {std::pair(&ada_, "Alt, Anna"), std::pair(&ben_, "Neu, Ben")}) {
            desk->trigger(ActionId::pagePlayers);
            QTest::keyClicks(&desk->find<QLineEdit>("quickAdd"), QLatin1StringView(name));
        }
        for (MeetingDesk* desk : {&ada_, &ben_})
            QTest::keyClick(&desk->find<QLineEdit>("quickAdd"), Qt::Key_Return);
        for (MeetingDesk* desk : {&ada_, &ben_})
            QTRY_COMPARE_WITH_TIMEOUT(desk->session().saved().players.size(), std::size_t{10}, longEnough);
        const auto selected = [](const MeetingDesk& desk) {
            const auto key = desk.desk().selectedPlayer();
            const Player* player = key ? desk.projected().player(*key) : nullptr;
            return player != nullptr ? player->data.name : QString();
        };
        QTRY_COMPARE_WITH_TIMEOUT(selected(ada_), QStringLiteral("Alt, Anna"), longEnough);
        QTRY_COMPARE_WITH_TIMEOUT(selected(ben_), QStringLiteral("Neu, Ben"), longEnough);
    }

    void aLoginThatHasEndedIsSaidAndWhatItLeftIsOffered()
    {
        openNamed(ada_, address_, QStringLiteral("Ada"));
        ada_.pairAndPublish();
        const ServerAddress login = test::loginWith(address_, {QStringLiteral("results")});
        openNamed(ben_, login, QStringLiteral("Ben"));
        test::letIn(login, false);
        QTRY_VERIFY2_WITH_TIMEOUT(
            ben_.message().startsWith(QStringLiteral("The server does not let this login in any more")),
            qPrintable(ben_.message()), longEnough);
        QVERIFY2(ben_.message().contains(QStringLiteral("new invitation")), qPrintable(ben_.message()));
        QVERIFY(ben_.session().apply(EnterResult{{one, 1}, GameResult::draw}));
        QTRY_COMPARE_WITH_TIMEOUT(ben_.session().waiting().size(), std::size_t{1}, longEnough);
        ben_.screenshot(QStringLiteral("login-ended"));
        ben_.desk().setSession(nullptr);

        openNamed(ben_, test::loginWith(address_, {QStringLiteral("results")}), QStringLiteral("Ben"));
        QVERIFY2(ben_.message().contains(login.user), qPrintable(ben_.message()));
        QCOMPARE(ben_.offered(), QStringLiteral("Decide…"));
        ben_.screenshot(QStringLiteral("left-by-another-login"));
        ben_.pressInMessage(); // it is left
        QVERIFY(ben_.offered().isEmpty());
        QCOMPARE(ben_.session().leftByOthers().size(), std::size_t{1});
        ben_.asker().choose[QStringLiteral("To do:")] = 1;
        ben_.desk().decideLeft();
        QTRY_VERIFY_WITH_TIMEOUT(ada_.session().saved().game({one, 1})->outcome.result.has_value(), longEnough);
        QTRY_VERIFY(ben_.session().waiting().empty() && ben_.session().leftByOthers().empty());
    }

    void whatHadArrivedIsCalledSavedWhenTheServerAnswersAgain()
    {
        openNamed(ben_, address_, QStringLiteral("Ben"));
        ben_.pairAndPublish();
        const auto net = std::make_shared<test::LosesAnAnswer::Net>();
        openOver(net);
        net->losesNext = true;
        QVERIFY(applied(ada_.desk(), MarkCheckpoint{QStringLiteral("cp1")}));
        QTRY_VERIFY_WITH_TIMEOUT(ada_.session().notSaved().has_value(), longEnough);
        const auto& pill = ada_.find<QLabel>("savedState");
        QTRY_VERIFY(ada_.find<QToolButton>("notSavedState").isVisible() && !pill.isVisible());
        const QString said = ada_.message();
        QVERIFY2(said.startsWith(QStringLiteral("The server does not answer.")) &&
                     !said.contains(QStringLiteral("cut")),
                 qPrintable(said));
        auto& details = ada_.find<QToolButton>("messageDetails");
        QVERIFY(details.isVisible());
        QTest::mouseClick(&details, Qt::LeftButton);
        const auto labels = ada_.desk().messages().findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(),
                            [](const QLabel* label) { return label->text().endsWith(QStringLiteral("\ncut")); }));
        ada_.screenshot(QStringLiteral("answer-lost"));
        QVERIFY(applied(ben_.desk(), EnterResult{{one, 1}, GameResult::draw}));
        QTRY_VERIFY_WITH_TIMEOUT(!ben_.session().isSaving(), longEnough);
        net->losesNext = net->isAway = false;
        QTRY_VERIFY_WITH_TIMEOUT(ada_.message().startsWith(QStringLiteral("It is saved: ")), longEnough);
        QVERIFY(!ada_.session().notSaved() && ada_.offered().isEmpty());
        QVERIFY(pill.isVisible() && pill.text().startsWith(QStringLiteral("Saved")));
        ada_.asker().questions.clear();
        ada_.trigger(ActionId::closeWindow);
        QTRY_VERIFY(ada_.desk().session() == nullptr);
        QVERIFY(ada_.asker().questions.empty());
        QCOMPARE(ben_.session().checkpoints()->size(), std::size_t{1});
    }

    void whatIsNotSavedIsFoundAgainAndTriedAgain()
    {
        openNamed(ben_, address_, QStringLiteral("Ben"));
        const auto net = std::make_shared<test::LosesAnAnswer::Net>();
        openOver(net);
        ada_.activate();
        net->isAway = true;
        ada_.trigger(ActionId::pagePlayers);
        QTest::keyClicks(&ada_.find<QLineEdit>("quickAdd"), QStringLiteral("Vier, Dora"));
        QTest::keyClick(&ada_.find<QLineEdit>("quickAdd"), Qt::Key_Return);
        auto& pill = ada_.find<QToolButton>("notSavedState");
        QTRY_VERIFY_WITH_TIMEOUT(pill.isVisible(), longEnough);
        QVERIFY2(ada_.message().startsWith(QStringLiteral("The server does not answer.")), qPrintable(ada_.message()));
        // The cross puts it away; the status bar brings it back, by mouse and by key.
        for (const bool byKey : {false, true}) {
            QTest::mouseClick(&ada_.find<QToolButton>("closeMessage"), Qt::LeftButton);
            QVERIFY(ada_.offered().isEmpty() && pill.isVisible());
            if (byKey) {
                QVERIFY((pill.focusPolicy() & Qt::TabFocus) != 0);
                pill.setFocus(Qt::TabFocusReason);
                QTest::keyClick(&pill, Qt::Key_Space);
            } else {
                QTest::mouseClick(&pill, Qt::LeftButton);
            }
            QCOMPARE(ada_.offered(), QStringLiteral("Try Again"));
            QVERIFY2(ada_.message().contains(QStringLiteral("Add Vier, Dora")), qPrintable(ada_.message()));
        }
        ada_.screenshot(QStringLiteral("not-saved-pill"));
        QVERIFY(applied(ben_.desk(), AddPlayers{test::somePlayers(1, 60), {}}));
        // When it answers nothing says that it does not, and no good news cover what is missing.
        net->isAway = false;
        QTRY_VERIFY2_WITH_TIMEOUT(
            ada_.message().startsWith(QStringLiteral("The connection to the server was lost before this was saved.")),
            qPrintable(ada_.message()), longEnough);
        QCOMPARE(ada_.desk().messages().mood(), Mood::bad);
        QTRY_COMPARE_WITH_TIMEOUT(ada_.session().saved().players.size(), std::size_t{9}, longEnough);
        ada_.pressInMessage();
        QTRY_VERIFY_WITH_TIMEOUT(!pill.isVisible() && ada_.offered().isEmpty(), longEnough);
        QTRY_COMPARE_WITH_TIMEOUT(ben_.session().saved().players.size(), std::size_t{10}, longEnough);
        QCOMPARE(ada_.message(), QStringLiteral("Everything is saved now."));
        QCOMPARE(ben_.session().saved().players.back().data.name, QStringLiteral("Vier, Dora"));
    }

    void closingDoesNotCallASilentServerWhatClashes()
    {
        openNamed(ben_, address_, QStringLiteral("Ben"));
        const auto net = std::make_shared<test::LosesAnAnswer::Net>();
        openOver(net);
        net->isAway = true;
        const EventData before = ada_.projected().event;
        EventData event = before;
        event.city = QStringLiteral("Gera");
        QVERIFY(applied(ada_.desk(), editOf(before, event)));
        QTRY_VERIFY_WITH_TIMEOUT(ada_.session().notSaved(), longEnough);
        event.city = QStringLiteral("Jena");
        QVERIFY(applied(ben_.desk(), editOf(before, event)));
        net->isAway = false;
        QTRY_COMPARE_WITH_TIMEOUT(ada_.session().saved().event.city, event.city, longEnough);
        ada_.asker().questions.clear();
        ada_.trigger(ActionId::closeWindow);
        QVERIFY(ada_.desk().session() != nullptr); // it is to be read
        const QString said = ada_.message();
        for (const char* part : {"Gera", "Jena", "Ben", "Do it anew by hand."})
            QVERIFY2(said.contains(QLatin1StringView(part)), qPrintable(said));
        QVERIFY2(!said.contains(QStringLiteral("does not answer")), qPrintable(said));
        QVERIFY(!ada_.find<QToolButton>("notSavedState").isVisible());
        ada_.screenshot(QStringLiteral("tried-again-and-clashed"));
        ada_.trigger(ActionId::closeWindow);
        QTRY_VERIFY(ada_.desk().session() == nullptr);
        QVERIFY(ada_.asker().questions.empty());
    }

    void whoMayNotEditIsToldNoKeysOfIt()
    {
        openNamed(ada_, address_, QStringLiteral("Ada"));
        QVERIFY(applied(ada_.desk(), SetInitialColour{{Colour::White, std::nullopt}}));
        ada_.trigger(ActionId::pairRound);
        QTRY_VERIFY_WITH_TIMEOUT(ada_.projected().round(one) != nullptr && !ada_.session().isSaving(), longEnough);
        QVERIFY(applied(ada_.desk(), BeginManualPairing{one, true}));
        QTRY_VERIFY_WITH_TIMEOUT(!ada_.session().isSaving(), longEnough);
        ada_.desk().setSession(nullptr); // it is held by nobody
        openNamed(ben_, test::loginWith(address_, {QStringLiteral("results")}), QStringLiteral("Ben"));
        ben_.trigger(ActionId::pageRounds);
        ben_.desk().showRound(one);
        const auto* banner = ben_.window().findChild<EditBanner*>();
        QTRY_VERIFY(banner != nullptr && banner->isVisible());
        bool isTold = false;
        for (const QLabel* label : banner->findChildren<QLabel*>()) {
            isTold |= label->text().contains(QStringLiteral("An arbiter goes on with it."));
            QVERIFY2(!label->isVisible() || !label->text().contains(QStringLiteral("until you validate")),
                     qPrintable(label->text()));
        }
        QVERIFY(isTold);
    }

    void whoOnlyLooksOnIsToldThatTheConnectionIsGone()
    {
        openNamed(ada_, address_, QStringLiteral("Ada"));
        const ServerAddress login = test::loginWith(address_, {QStringLiteral("viewer")});
        openNamed(ben_, login, QStringLiteral("Eva"));
        QVERIFY(!ben_.action(ActionId::save)->isEnabled());
        ben_.trigger(ActionId::pagePlayers);
        QVERIFY(!ben_.find<QLineEdit>("quickAdd").isVisible());
        ben_.trigger(ActionId::hallView);
        auto* hall = ben_.window().findChild<HallView*>();
        QVERIFY(hall != nullptr);
        const auto& pill = ben_.find<QLabel>("savedState");
        QCOMPARE(pill.text(), QStringLiteral("Read only"));
        test::cluster().kill();
        const auto back = qScopeGuard([] { test::cluster().start(); });
        QTRY_COMPARE_WITH_TIMEOUT(pill.text(), QStringLiteral("No connection"), longEnough);
        QVERIFY2(ben_.message().startsWith(QStringLiteral("The server does not answer. What is shown is of before")),
                 qPrintable(ben_.message()));
        QVERIFY(hall->accessibleDescription().startsWith(QStringLiteral("No connection to the server since ")));
        ben_.screenshot(QStringLiteral("hall-without-connection"), hall);
    }

    void aWrongClockIsSaid()
    {
        SessionOptions options;
        options.clock = [] {
            return QDateTime::currentDateTimeUtc().addSecs(-27LL * 3600);
        };
        auto opened = TournamentSession::openStore(
            address_.text(), [&] { return ServerStore::open(address_, options.clock); }, options);
        ada_.desk().setSession(std::move(opened).value());
        QTRY_VERIFY2(ada_.message().startsWith(QStringLiteral("The clock of this computer is 27 hours slow")),
                     qPrintable(ada_.message()));
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
    /// Ada's desk, over a net that fails when it is wanted.
    void openOver(const std::shared_ptr<test::LosesAnAnswer::Net>& net)
    {
        SessionOptions options;
        options.who = QStringLiteral("Ada");
        options.deskFolder = ada_.settings().deskFolder();
        auto opened = TournamentSession::openStore(
            address_.text(),
            [&]() -> Expected<Store::Opened, OpenError> {
                auto there = ServerStore::open(address_);
                there->store = std::make_unique<test::LosesAnAnswer>(std::move(there->store), net);
                return there;
            },
            options);
        ada_.desk().setSession(std::move(opened).value());
    }

    ServerAddress address_;
    MeetingDesk ada_;
    MeetingDesk ben_;
};

static const RegisteredTest<TestDesksClash> registered("test_desks_clash");
#include "test_desks_clash.moc"
