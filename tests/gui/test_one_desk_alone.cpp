#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/temporary_cluster.h"

#include "app/storage/server/server_dialect.h"
#include "ui/dialogs/dialog_asker.h"
#include "ui/dialogs/question_dialog.h"
#include "ui/pages/rounds/boards_model.h"
#include "ui/widgets/message_bar.h"

#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QTest>
#include <QTimer>

using namespace pairwright;

namespace {

constexpr int longEnough = 20'000; // ms, on a machine that has other work

class ServedDesk : public WindowUnderTest {};

void show(ServedDesk& desk, const ServerAddress& address, const QString& who)
{
    SessionOptions options;
    options.who = who;
    auto opened = TournamentSession::open(address.text(), options);
    QVERIFY(opened);
    desk.desk().setSession(std::move(opened).value());
}

} // namespace

/// What one desk alone does at a time, at two windows on one event: editing by hand, the web, the print set.
class TestOneDeskAlone : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        address_ = test::eventOf(12);
        ada_.start();
        ben_.start();
        show(ada_, address_, QStringLiteral("Ada"));
        show(ben_, test::loginWith(address_, {QStringLiteral("arbiter")}), QStringLiteral("Ben"));
        QVERIFY(applied(ada_.desk(), SetInitialColour{{Colour::White, std::nullopt}}));
        QTRY_VERIFY(!ada_.session().isSaving());
    }
    void cleanup()
    {
        ben_.close();
        ada_.close();
    }

    void byHandOneEditsAndTheOthersLookOn()
    {
        ada_.activate();
        ada_.press(Qt::Key_F6);
        QTRY_VERIFY(!ada_.projected().rounds.empty() && !ada_.session().isSaving());
        ada_.press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(ada_.session().saved().roundEditedByHand());
        ada_.press(Qt::Key_C); // colours of the first board
        QTRY_VERIFY(!ada_.session().isSaving());
        QTRY_VERIFY_WITH_TIMEOUT(ben_.session().saved() == ada_.session().saved(), longEnough);

        ben_.activate();
        ben_.trigger(ActionId::pageRounds);
        auto& title = ben_.find<QLabel>("editTitle");
        auto& takeOver = ben_.find<QPushButton>("editByHand");
        QTRY_VERIFY_WITH_TIMEOUT(
            title.text().contains(QStringLiteral("Ada (chief arbiter) has edited round 1 by hand since ")), longEnough);
        QTRY_VERIFY(takeOver.isVisible());
        QCOMPARE(takeOver.text(), QStringLiteral("Take Over…"));
        QCOMPARE(ben_.desk().shownRound(), std::optional(one));
        QCOMPARE(ben_.table().model()->rowCount(), 6);
        for (const ActionId id : {ActionId::validatePairings, ActionId::cancelEditing, ActionId::swapColours,
                                  ActionId::publish, ActionId::pairRound})
            QVERIFY(!ben_.action(id)->isEnabled());
        ben_.screenshot(QStringLiteral("edited-elsewhere"));
        const auto pairings = [](const ServedDesk& desk) {
            return desk.projected().round(one)->proposal()->pairings;
        };
        const Pairings before = pairings(ben_);
        ben_.press(Qt::Key_C);
        QTest::qWait(100);
        QVERIFY(pairings(ben_) == before);

        // What the pairings rest on is refused with who it is; a player comes in all the same.
        ben_.desk().apply(WithdrawPlayer{{ben_.projected().players.front().key}, one}, QStringLiteral("Withdraw?"));
        const QString refused = ben_.message();
        QVERIFY2(refused.startsWith(QStringLiteral("Ada (chief arbiter) has edited round 1 by hand since ")) &&
                     refused.contains(QStringLiteral("make those pairings void")),
                 qPrintable(refused));

        // It is asked first.
        ben_.asker().consents = false;
        QTest::mouseClick(&takeOver, Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(ben_.asker().questions.size(), std::size_t{1}, longEnough);
        QCOMPARE(ben_.asker().questions.front().title, QStringLiteral("Take over from Ada (chief arbiter)?"));
        QVERIFY(ben_.asker().questions.front().text.startsWith(
            QStringLiteral("Ada (chief arbiter) has edited round 1 by hand since ")));
        QVERIFY(ada_.session().holder(HeldWork::pairings)->isOurs);
        QuestionDialog question(ben_.asker().questions.front());
        question.show();
        ben_.screenshot(QStringLiteral("take-over-question"), &question);
        question.close();
        ben_.activate();
        ben_.asker().consents = true;
        ben_.press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY_WITH_TIMEOUT(ben_.action(ActionId::swapColours)->isEnabled(), longEnough);
        QVERIFY(title.text().contains(QStringLiteral("Editing round 1 by hand")));
        QVERIFY2(!ben_.message().contains(QStringLiteral("Ada")), qPrintable(ben_.message())); // it was of before
        QTRY_VERIFY_WITH_TIMEOUT(ada_.message().startsWith(QStringLiteral("Ben (arbiter) has taken over")), longEnough);
        QVERIFY(!ada_.action(ActionId::swapColours)->isEnabled());
        QVERIFY(ada_.find<QLabel>("editTitle")
                    .text()
                    .contains(QStringLiteral("Ben (arbiter) has edited round 1 by hand since ")));
        ada_.screenshot(QStringLiteral("taken-over"));
        QVERIFY(pairings(ben_) == before); // nothing of it is lost
        ben_.activate();
        ben_.press(Qt::Key_C);
        QTRY_VERIFY(!(pairings(ben_) == before) && !ben_.session().isSaving());
        ben_.press(Qt::Key_X, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY_WITH_TIMEOUT(!ada_.session().saved().roundEditedByHand(), longEnough);
        QTRY_VERIFY_WITH_TIMEOUT(ada_.action(ActionId::editPairings)->isEnabled(), longEnough);
        QCOMPARE(ada_.find<QPushButton>("editByHand").text(), QStringLiteral("Edit by Hand"));
    }

    void theSetIsPrintedByOneDesk()
    {
        ada_.pairAndPublish();
        QTRY_VERIFY_WITH_TIMEOUT(ben_.session().saved() == ada_.session().saved(), longEnough);
        ben_.trigger(ActionId::pageRounds);
        auto& offer = ben_.find<QPushButton>("printSetOffer");
        QTRY_VERIFY(offer.isVisible());
        ada_.asker().printTo = ada_.inFolder(QStringLiteral("ada.pdf"));
        ada_.trigger(ActionId::printSet);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(ada_.asker().printTo), longEnough);
        // Nobody prints it a second time by mistake.
        QTRY_VERIFY_WITH_TIMEOUT(!offer.isVisible(), longEnough);
        ben_.asker().printTo = ben_.inFolder(QStringLiteral("ben.pdf"));
        ben_.asker().consents = false;
        ben_.trigger(ActionId::printSet);
        QTRY_COMPARE_WITH_TIMEOUT(ben_.asker().questions.size(), std::size_t{1}, longEnough);
        QVERIFY(ben_.asker().questions.front().text.startsWith(
            QStringLiteral("Ada (chief arbiter) has printed the sets since ")));
        QCOMPARE(ben_.asker().printersAsked, 0);
        ben_.asker().consents = true;
        ben_.trigger(ActionId::printSet);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(ben_.asker().printTo), longEnough);
        QTRY_VERIFY_WITH_TIMEOUT(ada_.message().startsWith(QStringLiteral("Ben (arbiter) has taken over and prints")),
                                 longEnough);
    }

    void takingOverIsClicked()
    {
        ben_.asker().person = std::make_unique<DialogAsker>(&ben_.window());
        // Waits for the question, and clicks that button of it with the mouse.
        const auto answer = [this](const char* button, bool consents) {
            auto* clock = new QTimer(&ben_.window());
            connect(clock, &QTimer::timeout, clock, [this, clock, button, consents] {
                auto* question = qobject_cast<QuestionDialog*>(QApplication::activeModalWidget());
                if (question == nullptr)
                    return;
                clock->deleteLater();
                for (auto* one : question->findChildren<QPushButton*>())
                    if (one->text().remove(QLatin1Char('&')) == QLatin1StringView(button) && one->isVisible()) {
                        if (consents)
                            ben_.screenshot(QStringLiteral("take-over-clicked"), question);
                        QTest::mouseClick(one, Qt::LeftButton);
                        return;
                    }
                question->reject();
            });
            clock->start(50);
        };
        // A round that is edited by hand.
        ada_.activate();
        ada_.press(Qt::Key_F6);
        QTRY_VERIFY(!ada_.projected().rounds.empty() && !ada_.session().isSaving());
        ada_.press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY(ada_.session().saved().roundEditedByHand());
        ben_.activate();
        ben_.trigger(ActionId::pageRounds);
        auto& takeOver = ben_.find<QPushButton>("editByHand");
        QTRY_COMPARE_WITH_TIMEOUT(takeOver.text(), QStringLiteral("Take Over…"), longEnough);
        answer("Cancel", false);
        QTest::mouseClick(&takeOver, Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(ben_.asker().questions.size(), std::size_t{1}, longEnough);
        QTRY_VERIFY(QApplication::activeModalWidget() == nullptr);
        QVERIFY(ada_.session().holder(HeldWork::pairings)->isOurs);
        answer("Take Over", true);
        QTest::mouseClick(&takeOver, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(ben_.action(ActionId::swapColours)->isEnabled(), longEnough);
        QTRY_VERIFY_WITH_TIMEOUT(ada_.message().startsWith(QStringLiteral("Ben (arbiter) has taken over")), longEnough);
        ben_.press(Qt::Key_X, Qt::ControlModifier | Qt::ShiftModifier);
        QTRY_VERIFY_WITH_TIMEOUT(!ada_.session().saved().roundEditedByHand(), longEnough);

        // The print set, which somebody looking on has taken by SQL.
        ada_.activate();
        ada_.press(Qt::Key_F7);
        QTRY_VERIFY_WITH_TIMEOUT(ben_.session().saved().lastPublished() == one, longEnough);
        const auto viewer = server::connect(test::loginWith(address_, {QStringLiteral("viewer")}));
        ada_.asker().printTo = ada_.inFolder(QStringLiteral("ada.pdf"));
        ada_.trigger(ActionId::printSet);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(ada_.asker().printTo), longEnough);
        QVERIFY((*viewer)->select(
            QStringLiteral(
                "SELECT pg_advisory_lock_shared(CAST(CAST(l.classid AS text) AS int), t.n) FROM pg_locks "
                "AS l CROSS JOIN LATERAL (VALUES (CAST(CAST(l.objid AS text) AS int) + 60), (2147483647)) AS "
                "t (n) WHERE l.locktype = 'advisory' AND l.objsubid = 2 AND l.objid <> 0 AND l.pid <> "
                "pg_backend_pid()"),
            {}, [](const QSqlQuery&) { return true; }));
        ben_.activate();
        ben_.asker().printTo = ben_.inFolder(QStringLiteral("ben.pdf"));
        answer("Take Over", true);
        ben_.press(Qt::Key_F7, Qt::ShiftModifier);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(ben_.asker().printTo), longEnough);
        QVERIFY2(ben_.asker().questions.back().title.contains(QStringLiteral("viewer")),
                 qPrintable(ben_.asker().questions.back().title));
        QVERIFY(ben_.session().holder(HeldWork::printSet)->isOurs);
    }

    /// By SQL, with the lock by which desks come in one after the other.
    void whoKeepsThePrintSetLockedIsSaid()
    {
        ada_.pairAndPublish();
        QTRY_VERIFY_WITH_TIMEOUT(ben_.session().saved() == ada_.session().saved(), longEnough);
        ada_.asker().printTo = ada_.inFolder(QStringLiteral("ada.pdf"));
        ada_.trigger(ActionId::printSet);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(ada_.asker().printTo), longEnough);
        const ServerAddress login = test::loginWith(address_, {QStringLiteral("viewer")});
        const auto viewer = server::connect(login);
        QVERIFY((*viewer)->select(
            QStringLiteral("SELECT pg_advisory_lock(CAST(CAST(l.classid AS text) AS int), 0) FROM pg_locks AS l WHERE "
                           "l.locktype = 'advisory' AND l.objsubid = 2 AND l.objid <> 0"),
            {}, [](const QSqlQuery&) { return true; }));
        ben_.activate();
        ben_.asker().printTo = ben_.inFolder(QStringLiteral("ben.pdf"));
        ben_.press(Qt::Key_F7, Qt::ShiftModifier);
        QTRY_VERIFY_WITH_TIMEOUT(
            ben_.desk().messages().text().startsWith(
                QStringLiteral("The login “%1” keeps the event locked on the server.").arg(login.user)),
            6000);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(ben_.asker().printTo), longEnough);
        QTest::qWait(200);
        QVERIFY(ben_.message().contains(QStringLiteral("Whether another desk does this too is not known.")));
        ben_.screenshot(QStringLiteral("print-set-locked"));
    }

    void theWebIsKeptByOneDesk()
    {
        const auto publish = [](ServedDesk& desk) {
            desk.trigger(ActionId::publishToWeb);
            desk.find<QLineEdit>("webFolder").setText(desk.inFolder(QStringLiteral("web")));
            desk.click("webPublish");
        };
        const auto isPublished = [](const ServedDesk& desk, int round) {
            return QFile::exists(desk.inFolder(QStringLiteral("web/round-%1.html").arg(round)));
        };
        ada_.pairAndPublish();
        QTRY_VERIFY_WITH_TIMEOUT(ben_.session().saved() == ada_.session().saved(), longEnough);
        publish(ada_);
        QTRY_VERIFY_WITH_TIMEOUT(isPublished(ada_, 1), longEnough);
        // What another desk publishes comes with it.
        for (int board = 1; board <= 6; ++board)
            QVERIFY(applied(ben_.desk(), EnterResult{{one, board}, GameResult::draw}));
        QTRY_VERIFY(!ben_.session().isSaving());
        ben_.pairAndPublish();
        QTRY_VERIFY_WITH_TIMEOUT(isPublished(ada_, 2), longEnough);

        ben_.asker().questions.clear();
        ben_.asker().consents = false;
        publish(ben_);
        QTRY_COMPARE_WITH_TIMEOUT(ben_.asker().questions.size(), std::size_t{1}, longEnough);
        QVERIFY(ben_.asker().questions.front().text.startsWith(
            QStringLiteral("Ada (chief arbiter) has published for the web since ")));
        QTest::qWait(100);
        QVERIFY(!isPublished(ben_, 1));
        QVERIFY(ben_.find<QPlainTextEdit>("webReport")
                    .toPlainText()
                    .startsWith(QStringLiteral("Ada (chief arbiter) has published")));
        ben_.screenshot(QStringLiteral("web-elsewhere"));
        ben_.asker().consents = true;
        ben_.find<QPushButton>("webPublish").click();
        QTRY_VERIFY_WITH_TIMEOUT(isPublished(ben_, 2), longEnough);
        QTRY_VERIFY_WITH_TIMEOUT(
            ada_.message().startsWith(QStringLiteral("Ben (arbiter) has taken over and publishes")), longEnough);
        // From now on at that desk alone.
        for (int board = 1; board <= 6; ++board)
            QVERIFY(applied(ada_.desk(), EnterResult{{two, board}, GameResult::draw}));
        QTRY_VERIFY(!ada_.session().isSaving());
        ada_.pairAndPublish();
        QTRY_VERIFY_WITH_TIMEOUT(isPublished(ben_, 3), longEnough);
        QVERIFY(!isPublished(ada_, 3));
    }

private:
    ServerAddress address_;
    ServedDesk ada_;
    ServedDesk ben_;
};

static const RegisteredTest<TestOneDeskAlone> registered("test_one_desk_alone");
#include "test_one_desk_alone.moc"
