#include "tests/support/registered_test.h"
#include "tests/unit/app/support/shared_store.h"

#include <QDir>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

#include <set>

using namespace pairwright;
using namespace pairwright::test;

namespace {

constexpr RoundNumber roundOne{1};

std::optional<GameResult> resultAt(const TournamentSession& session, int board)
{
    return session.saved().game({roundOne, board})->outcome.result;
}

Command whiteWinsOn(int board)
{
    return EnterResult{{roundOne, board}, GameResult::whiteWins};
}

} // namespace

/// What is given at the moment in which the server goes or comes back, while something waits at the desk. Each case is
/// one order of events; without an event loop nothing else happens.
class TestDeskQueueOrder : public QObject, private AtTwoDesks {
    Q_OBJECT
private slots:
    void init()
    {
        open();
        SessionOptions options = testOptions();
        options.who = QStringLiteral("Eva");
        options.deskFolder = folder_.path();
        eva_ = TournamentSession::openStore(
                   QStringLiteral("Eva"), [this] { return server_->connect(true); }, options)
                   .value();
        first_ = eva_->lastStep();
        connect(eva_.get(), &TournamentSession::confirmed, eva_.get(), [this] {
            if (!seen_.insert(eva_->lastStep()).second)
                isTwice_ = true;
        });
    }
    void cleanup()
    {
        eva_.reset();
        close();
        seen_.clear();
        isTwice_ = false;
    }

    void aStepThatRestsOnWhatWaitsIsNotWrittenBeforeIt_data()
    {
        QTest::addColumn<bool>("isDropped");
        QTest::newRow("it goes in") << false;
        QTest::newRow("what waits is dropped meanwhile") << true;
    }
    void aStepThatRestsOnWhatWaitsIsNotWrittenBeforeIt()
    {
        QFETCH(const bool, isDropped);
        // A look fails, a result that is on its way arrives all the same; between the two answers one is given that
        // waits.
        failALook();
        once(&TournamentSession::cutOffChanged, [this] { QVERIFY(eva_->apply(whiteWinsOn(2))); });
        once(&TournamentSession::kept, [this, isDropped] {
            QVERIFY(!eva_->isCutOff()); // by the first result
            faster({whiteWinsOn(5)});
            QVERIFY(eva_->apply(whiteWinsOn(3)));
            if (isDropped)
                eva_->dropWaiting(eva_->waiting().front().ticket);
        });
        QVERIFY(eva_->apply(whiteWinsOn(1)));
        eva_->flush();
        settle();
        QCOMPARE(resultAt(*eva_, 1), std::optional(GameResult::whiteWins));
        QCOMPARE(resultAt(*eva_, 2).has_value(), !isDropped);
        QCOMPARE(resultAt(*eva_, 3), std::optional(GameResult::whiteWins));
        QCOMPARE(resultAt(*eva_, 5), std::optional(GameResult::whiteWins));
        QCOMPARE(eva_->lastStep(), first_ + (isDropped ? 3 : 4));
    }

    void theAnswerToAnEarlierRequestSaysNothingOfTheNextOne()
    {
        // What is on its way is behind, and is planned again with what was given to wait.
        failALook();
        faster({whiteWinsOn(5)});
        once(&TournamentSession::cutOffChanged, [this] { QVERIFY(eva_->apply(whiteWinsOn(2))); });
        QSignalSpy kept(eva_.get(), &TournamentSession::kept);
        QVERIFY(eva_->apply(whiteWinsOn(1)));
        eva_->flush();
        QCOMPARE(kept.count(), 0);
        QVERIFY(!eva_->isSaving({roundOne, 2}));
        settle();
        QVERIFY(!eva_->isSaving({roundOne, 1}) && !eva_->isSaving({roundOne, 2}));
        QCOMPARE(eva_->lastStep(), first_ + 3);
    }

    void whatIsOnItsWayIsNotTakenBackAsIfItWaited()
    {
        failALook();
        bool isTakenBack = true;
        once(&TournamentSession::cutOffChanged, [&] { isTakenBack = eva_->undo().hasValue(); });
        QVERIFY(eva_->apply(whiteWinsOn(1)));
        eva_->flush();
        QVERIFY(!isTakenBack);
        settle();
        QCOMPARE(resultAt(*eva_, 1), std::optional(GameResult::whiteWins));
    }

    void whatCannotGoInAnyMoreIsNotLeftOnTheDisk()
    {
        failALook();
        faster({whiteWinsOn(5), EnterResult{{roundOne, 2}, GameResult::draw}});
        QSignalSpy failed(eva_.get(), &TournamentSession::failed);
        once(&TournamentSession::cutOffChanged, [this] { QVERIFY(eva_->apply(whiteWinsOn(2))); });
        QVERIFY(eva_->apply(whiteWinsOn(1)));
        eva_->flush();
        QCOMPARE(failed.count(), 1); // told at once, and not asked again at the next start
        settle();
        QCOMPARE(resultAt(*eva_, 2), std::optional(GameResult::draw));
    }

    void whatHadArrivedWhenItWasTakenBackIsTakenBackThereToo_data()
    {
        QTest::addColumn<bool>("isChanged");
        QTest::addColumn<bool>("moreWaits");
        QTest::newRow("nobody has touched it") << false << false;
        QTest::newRow("more waits") << false << true;
        QTest::newRow("somebody has changed it since") << true << false;
    }
    void whatHadArrivedWhenItWasTakenBackIsTakenBackThereToo()
    {
        QFETCH(const bool, isChanged);
        QFETCH(const bool, moreWaits);
        server_->losesAnswer = true;
        QVERIFY(eva_->apply(whiteWinsOn(1)));
        eva_->flush();
        QVERIFY(eva_->isCutOff());
        QCOMPARE(eva_->waiting().size(), std::size_t{1});
        QVERIFY(eva_->undo());
        if (moreWaits)
            QVERIFY(eva_->apply(whiteWinsOn(2)));
        eva_->flush();
        server_->isAway = false;
        if (isChanged) {
            ada_->session->catchUp();
            faster({EnterResult{{roundOne, 1}, GameResult::draw}});
        }
        settle();
        QCOMPARE(resultAt(*eva_, 1), isChanged ? std::optional(GameResult::draw) : std::nullopt);
        QCOMPARE(resultAt(*eva_, 2).has_value(), moreWaits);
    }

private:
    template <class Signal, class Then>
    void once(Signal signal, Then then)
    {
        connect(eva_.get(), signal, eva_.get(), then, Qt::SingleShotConnection);
    }
    /// Of which the answer is still to be heard; then the server is there again.
    void failALook()
    {
        const int before = server_->looks;
        server_->isAway = true;
        eva_->lookForNews();
        while (server_->looks == before)
            QThread::msleep(1);
        server_->isAway = false;
    }
    /// All is brought in, all see the same, and nothing of it is left at the desk.
    void settle()
    {
        for (int i = 0; i < 3; ++i) {
            eva_->catchUp();
            eva_->flush();
        }
        both();
        QVERIFY(!eva_->isReadOnly() && !eva_->isCutOff());
        QVERIFY(eva_->waiting().empty());
        QVERIFY(!isTwice_);
        QCOMPARE(eva_->lastStep(), ada_->session->lastStep());
        QVERIFY(eva_->saved() == ada_->session->saved());
        QVERIFY(eva_->projected() == eva_->saved());
        eva_->close();
        QVERIFY(QDir(folder_.path()).entryList(QDir::Files).isEmpty());
    }

    QTemporaryDir folder_;
    std::unique_ptr<TournamentSession> eva_;
    std::int64_t first_ = 0;
    std::set<std::int64_t> seen_;
    bool isTwice_ = false;
};

static const RegisteredTest<TestDeskQueueOrder> registered("test_desk_queue_order");
#include "test_desk_queue_order.moc"
