#include "app/domain/setup/desk_who.h"
#include "app/storage/desk/desk_queue.h"
#include "app/storage/server/server_dialect.h"
#include "app/storage/server/server_store.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/losing_store.h"
#include "tests/unit/app/support/relay.h"
#include "tests/unit/app/support/server_steps.h"
#include "tests/unit/app/support/temporary_cluster.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <memory>

namespace pairwright {

using namespace test;

namespace {

constexpr int untilThen = 30'000; // ms, on a machine that has other work
constexpr RoundNumber one{1};

QStringList filesOf(const QTemporaryDir& folder)
{
    return QDir(folder.path()).entryList(QDir::Files);
}

/// Two results wait at a desk of that login, which is gone.
void leaveTwo(const ServerAddress& login, const QTemporaryDir& folder)
{
    auto ada = deskAt(login, QStringLiteral("Ada"), folder.path());
    letIn(login, false);
    for (const int board : {1, 2})
        QVERIFY(ada->apply(EnterResult{{one, board}, GameResult::whiteWins}));
    ada->flush();
    QCOMPARE(ada->waiting().size(), std::size_t{2});
}

/// `folder`: where results and presence wait; empty: they do not.
std::unique_ptr<TournamentSession> deskThatLosesAnAnswer(const ServerAddress& login,
                                                         const std::shared_ptr<LosesAnAnswer::Net>& net,
                                                         const QString& folder = {})
{
    SessionOptions options = testOptions();
    options.who = QStringLiteral("Ada");
    options.deskFolder = folder;
    const auto open = [login, net, clock = options.clock]() -> Expected<Store::Opened, OpenError> {
        auto opened = ServerStore::open(login, clock);
        opened->store = std::make_unique<LosesAnAnswer>(std::move(opened->store), net);
        return opened;
    };
    return TournamentSession::openStore(login.text(), open, options).value();
}

} // namespace

/// A desk that comes back to the server: by another address, with another login, or after an answer was lost.
class DeskComesBackTest : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        event_ = eventOf(12);
        auto chief = deskAt(event_);
        pairAndPublish(*chief);
        write(*chief);
        login_ = loginWith(event_, {QStringLiteral("arbiter")});
    }

    void whatWaitsIsFoundByAnotherAddressOfTheServer()
    {
        leaveTwo(login_, *folder_);
        const QString file = filesOf(*folder_).value(0);
        QVERIFY2(file.startsWith(event_.event + QLatin1Char('-')) && file.contains(login_.user), qPrintable(file));
        QCOMPARE(QFile::permissions(folder_->filePath(file)) & (QFile::ReadGroup | QFile::ReadOther),
                 QFile::Permissions());
        letIn(login_, true);
        Relay relay(cluster().host() + QStringLiteral("/.s.PGSQL.5432"));
        ServerAddress other = login_;
        other.host = QStringLiteral("127.0.0.1");
        other.port = relay.port();
        auto ada = deskAt(other, QStringLiteral("Ada"), folder_->path());
        QCOMPARE(ada->waiting().size(), std::size_t{2});
        ada->bringIn();
        QTRY_VERIFY_WITH_TIMEOUT(ada->waiting().empty() && !ada->isSaving(), untilThen);
        QVERIFY(ada->saved().game({one, 2})->outcome.result);
    }

    void whatAnEarlierVersionHasLeftIsCarriedOver()
    {
        leaveTwo(login_, *folder_);
        const QString file = folder_->filePath(filesOf(*folder_).value(0));
        const QString old = DeskQueue::pathIn(folder_->path(), login_.text());
        QVERIFY(old != file && QFile::rename(file, old));
        letIn(login_, true);
        auto ada = deskAt(login_, QStringLiteral("Ada"), folder_->path());
        QCOMPARE(ada->waiting().size(), std::size_t{2});
        QVERIFY(!QFile::exists(old) && QFile::exists(file));
    }

    void whatALoginHasLeftThatHasEndedIsBroughtInByAnother()
    {
        leaveTwo(login_, *folder_); // and it stays out
        const ServerAddress next = loginWith(event_, {QStringLiteral("arbiter")});
        auto zoe = deskAt(next, QStringLiteral("Zoe"), folder_->path());
        QVERIFY(zoe->waiting().empty());
        QCOMPARE(zoe->leftByOthers().size(), std::size_t{1});
        QCOMPARE(zoe->leftByOthers().front().login, login_.user);
        QCOMPARE(zoe->leftByOthers().front().count, 2);
        QVERIFY(zoe->leftByOthers().front().since.isValid());
        QVERIFY(zoe->takeLeftByOthers());
        QVERIFY(zoe->leftByOthers().empty());
        QCOMPARE(zoe->waiting().size(), std::size_t{2});
        QVERIFY(zoe->waiting().front().isFound);
        zoe->bringIn();
        QTRY_VERIFY_WITH_TIMEOUT(zoe->waiting().empty() && !zoe->isSaving(), untilThen);
        const DeskWho who = DeskWho::read(lastStepOf(event_).who);
        QCOMPARE(who.name, QStringLiteral("Ada"));
        QCOMPARE(who.login, next.user);
        zoe->close();
        zoe.reset();
        QCOMPARE(filesOf(*folder_), QStringList());
    }

    void anotherEventOfTheServerIsNotMeant()
    {
        leaveTwo(login_, *folder_);
        const ServerAddress other = eventOf(12);
        QVERIFY(deskAt(other, QStringLiteral("Zoe"), folder_->path())->leftByOthers().empty());
        QVERIFY(deskAt(event_, QStringLiteral("Zoe"), folder_->path())->leftByOthers().size() == 1);
    }

    void aLoginThatHasEndedIsSaidToHaveEnded()
    {
        auto ada = deskAt(login_, QStringLiteral("Ada"), folder_->path());
        letIn(login_, false);
        QTRY_VERIFY_WITH_TIMEOUT(ada->isCutOff() && ada->shutOut() == ShutOut::login, untilThen);
        QVERIFY(ada->apply(EnterResult{{one, 1}, GameResult::draw}));
        const auto refused = ada->apply(SetRoundCount{8}, WarningLevel::twoSteps);
        QVERIFY(!refused);
        QCOMPARE(refused.error().findings.front().code, FindingCode::notWithoutLogin);
        letIn(login_, true);
        QTRY_VERIFY_WITH_TIMEOUT(!ada->isCutOff() && ada->shutOut() == ShutOut::no, untilThen);
        QTRY_VERIFY_WITH_TIMEOUT(ada->waiting().empty() && !ada->isSaving(), untilThen);
    }

    void aSecondWindowSaysThatAnotherKeepsWhatWaits()
    {
        auto ada = deskAt(login_, QStringLiteral("Ada"), folder_->path());
        auto again = deskAt(login_, QStringLiteral("Ada"), folder_->path());
        letIn(login_, false);
        QVERIFY(ada->apply(EnterResult{{one, 1}, GameResult::draw}));
        ada->flush();
        QCOMPARE(ada->waiting().size(), std::size_t{1});
        QVERIFY(again->apply(EnterResult{{one, 2}, GameResult::draw}));
        again->flush();
        QVERIFY(again->notSaved());
        QCOMPARE(again->notSaved()->cause.findings.front().code, FindingCode::deskBusy);
        letIn(login_, true);
        QTRY_VERIFY_WITH_TIMEOUT(!ada->isCutOff() && ada->waiting().empty() && !again->isCutOff(), untilThen);
        again->tryAgain();
        write(*again);
        QVERIFY(again->saved().game({one, 2})->outcome.result);
    }

    void whatClashesSaysWhoHasChangedItLast()
    {
        auto ada = deskAt(login_, QStringLiteral("Ada"), folder_->path());
        letIn(login_, false);
        QVERIFY(ada->apply(EnterResult{{one, 3}, GameResult::draw}));
        ada->flush();
        auto ben = deskAt(event_, QStringLiteral("Ben"));
        mustApply(*ben, EnterResult{{one, 3}, GameResult::whiteWins});
        letIn(login_, true);
        QTRY_VERIFY_WITH_TIMEOUT(!ada->waiting().empty() && ada->waiting().front().clash, untilThen);
        const WaitingEntry entry = ada->waiting().front();
        QCOMPARE(DeskWho::read(entry.clash->other->who).name, QStringLiteral("Ben"));
        mustApply(*ada, EnterResult{{one, 3}, GameResult::blackWins}); // typed anew, before it is decided
        const auto now = ada->clashOf(entry.ticket);
        QVERIFY(now && now->findings.front().theirs != entry.clash->findings.front().theirs);
        QCOMPARE(DeskWho::read(now->other->who).name, QStringLiteral("Ada"));
    }

    /// Two desks have other results for the same boards, and both bring them in at the same moment.
    void whatAnotherDeskBringsInFirstIsAskedAndNotDropped()
    {
        const ServerAddress second = loginWith(event_, {QStringLiteral("arbiter")});
        const QTemporaryDir folder;
        auto ada = deskAt(login_, QStringLiteral("Ada"), folder_->path());
        auto ben = deskAt(second, QStringLiteral("Ben"), folder.path());
        letIn(login_, false);
        letIn(second, false);
        constexpr int boards = 3;
        for (int board = 1; board <= boards; ++board) {
            QVERIFY(ada->apply(EnterResult{{one, board}, GameResult::whiteWins}));
            QVERIFY(ben->apply(EnterResult{{one, board}, GameResult::blackWins}));
        }
        ada->flush();
        ben->flush();
        // Each has looked before the other is through.
        const auto run = [this](const char* statement) {
            return (*server::connect(event_))->run(QLatin1StringView(statement)).hasValue();
        };
        QVERIFY(run("CREATE FUNCTION slowly() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(1); "
                    "RETURN NEW; END $$"));
        QVERIFY(run("CREATE TRIGGER slowly BEFORE INSERT ON journal FOR EACH ROW EXECUTE FUNCTION slowly()"));
        letIn(login_, true);
        letIn(second, true);
        const auto asked = [](const TournamentSession& desk) {
            const auto waiting = desk.waiting();
            return std::count_if(waiting.begin(), waiting.end(),
                                 [](const WaitingEntry& entry) { return entry.clash.has_value(); });
        };
        QTRY_COMPARE_WITH_TIMEOUT(asked(*ada) + asked(*ben), boards, untilThen);
        for (int board = 1; board <= boards; ++board) // whoever was asked may have heard of it first
            QTRY_VERIFY_WITH_TIMEOUT(ada->saved().game({one, board})->outcome.result, untilThen);
        QVERIFY(!ada->notSaved() && !ben->notSaved());
    }

    void whatHadArrivedWhenTheAnswerWasLostIsSaved_data()
    {
        QTest::addColumn<bool>("keepsAtDesk");
        QTest::addColumn<bool>("othersGoOn");
        QTest::addColumn<bool>("triesAgain");
        QTest::newRow("it comes back") << true << false << false;
        QTest::newRow("others go on") << true << true << false;
        QTest::newRow("it is tried again first") << false << false << true;
        QTest::newRow("others go on, and it is tried again first") << false << true << true;
    }
    void whatHadArrivedWhenTheAnswerWasLostIsSaved()
    {
        QFETCH(const bool, keepsAtDesk);
        QFETCH(const bool, othersGoOn);
        QFETCH(const bool, triesAgain);
        const auto net = std::make_shared<LosesAnAnswer::Net>();
        auto ada = deskThatLosesAnAnswer(login_, net, keepsAtDesk ? folder_->path() : QString());
        QSignalSpy failed(ada.get(), &TournamentSession::failed);
        const std::int64_t before = ada->lastStep();
        net->losesNext = true;
        QVERIFY(ada->apply(MarkCheckpoint{QStringLiteral("cp1")}));
        ada->flush();
        QVERIFY(ada->notSaved());
        QCOMPARE(failed.count(), 1);
        if (othersGoOn) {
            auto ben = deskAt(event_, QStringLiteral("Ben"));
            mustApply(*ben, EnterResult{{one, 1}, GameResult::draw});
            write(*ben);
        }
        net->losesNext = net->isAway = false;
        if (triesAgain)
            ada->tryAgain();
        QTRY_VERIFY_WITH_TIMEOUT(!ada->notSaved() && !ada->isSaving() && !ada->isCutOff(), untilThen);
        QCOMPARE(failed.count(), 1);
        ada->catchUp();
        QCOMPARE(ada->lastStep(), before + 1 + (othersGoOn ? 1 : 0));
        QCOMPARE(ada->checkpoints()->size(), std::size_t{1});
        QVERIFY(ada->saved() == ada->projected());
        mustApply(*ada, EnterResult{{one, 2}, GameResult::draw});
        write(*ada);
    }

    /// Both lost their way while Ben added another: a new player only needs another number.
    void aPlayerWhoWasNotSavedComesInThoughAnotherDeskAddedOne()
    {
        const auto net = std::make_shared<LosesAnAnswer::Net>();
        auto ada = deskThatLosesAnAnswer(login_, net);
        QSignalSpy failed(ada.get(), &TournamentSession::failed);
        const PlayerKey key = ada->projected().nextPlayerKey;
        net->isAway = true;
        QVERIFY(ada->apply(AddPlayers{somePlayers(1, 70), {}}));
        QVERIFY(ada->apply(WithdrawPlayer{{key}, RoundNumber{2}}));
        ada->flush();
        QCOMPARE(ada->notSaved()->changes.size(), std::size_t{2});
        QVERIFY(!ada->notSaved()->answersAgain);
        auto ben = deskAt(event_, QStringLiteral("Ben"));
        mustApply(*ben, AddPlayers{somePlayers(1, 80), {}});
        write(*ben);
        net->isAway = false;
        QTRY_VERIFY_WITH_TIMEOUT(ada->notSaved()->answersAgain && ada->saved().player(key) != nullptr, untilThen);
        ada->tryAgain();
        ada->flush();
        QVERIFY(!ada->notSaved());
        const Player* bens = ada->saved().player(key);
        const Player* adas = ada->saved().player(PlayerKey{key.value + 1});
        QVERIFY(bens != nullptr && adas != nullptr);
        QCOMPARE(bens->data.name, somePlayers(1, 80).front().data.name);
        QCOMPARE(adas->data.name, somePlayers(1, 70).front().data.name);
        QVERIFY(bens->withdrawals.empty() && adas->withdrawals.empty());
        // That it was for another player is told.
        QCOMPARE(failed.count(), 2);
        QCOMPARE(failed.last().front().value<NotSaved>().cause.findings.front().code, FindingCode::unknownPlayer);
    }

    void aPlayerWhoWasNotSavedAndIsEnteredByHandIsNotMissingAnyMore()
    {
        const auto net = std::make_shared<LosesAnAnswer::Net>();
        auto ada = deskThatLosesAnAnswer(login_, net);
        net->isAway = true;
        QVERIFY(ada->apply(AddPlayers{somePlayers(1, 70), {}}));
        ada->flush();
        QVERIFY(ada->notSaved());
        auto ben = deskAt(event_, QStringLiteral("Ben"));
        mustApply(*ben, AddPlayers{somePlayers(1, 80), {}});
        write(*ben);
        net->isAway = false;
        ada->catchUp();
        mustApply(*ada, AddPlayers{somePlayers(1, 90), {}}); // somebody else
        ada->flush();
        QVERIFY(ada->notSaved());
        mustApply(*ada, AddPlayers{somePlayers(1, 70), {}});
        ada->flush();
        QVERIFY(!ada->notSaved());
        QCOMPARE(ada->saved().players.size(), std::size_t{15});
    }

    void whatOthersHaveChangedSinceItFailedIsNotOverwritten()
    {
        const auto net = std::make_shared<LosesAnAnswer::Net>();
        auto ada = deskThatLosesAnAnswer(login_, net);
        QSignalSpy failed(ada.get(), &TournamentSession::failed);
        net->isAway = true;
        QVERIFY(ada->apply(EnterResult{{one, 1}, GameResult::draw}));
        ada->flush();
        auto ben = deskAt(event_, QStringLiteral("Ben"));
        mustApply(*ben, EnterResult{{one, 1}, GameResult::whiteWins});
        write(*ben);
        net->isAway = false;
        ada->catchUp();
        ada->tryAgain();
        ada->flush();
        QVERIFY(!ada->notSaved());
        QCOMPARE(ada->saved().game({one, 1})->outcome.result, std::optional(GameResult::whiteWins));
        const auto lost = failed.last().front().value<NotSaved>();
        QCOMPARE(lost.cause.findings.front().code, FindingCode::changedMeanwhile);
        QCOMPARE(DeskWho::read(lost.cause.other->who).name, QStringLiteral("Ben"));
        QCOMPARE(lost.changes.size(), std::size_t{1});
    }

    void anUndoThatHadArrivedIsNotDoneTwice()
    {
        const auto net = std::make_shared<LosesAnAnswer::Net>();
        auto ada = deskThatLosesAnAnswer(login_, net);
        for (const int board : {1, 2})
            mustApply(*ada, EnterResult{{one, board}, GameResult::draw});
        write(*ada);
        net->losesNext = true;
        QVERIFY(ada->undo());
        ada->flush();
        QVERIFY(ada->notSaved());
        net->losesNext = net->isAway = false;
        QTRY_VERIFY_WITH_TIMEOUT(!ada->notSaved(), untilThen);
        ada->tryAgain();
        ada->flush();
        QVERIFY(ada->saved().game({one, 1})->outcome.result);
        QVERIFY(!ada->saved().game({one, 2})->outcome.result);
        QVERIFY(ada->redo());
        write(*ada);
        QVERIFY(ada->saved().game({one, 2})->outcome.result);
    }

private:
    std::unique_ptr<QTemporaryDir> folder_;
    ServerAddress event_;
    ServerAddress login_;
};

} // namespace pairwright

static const pairwright::RegisteredTest<pairwright::DeskComesBackTest> registered("test_desk_comes_back");
#include "test_desk_comes_back.moc"
