#include "app/domain/setup/desk_who.h"
#include "app/pairing/legality.h"
#include "app/pairing/manual_comparison.h"
#include "app/pairing/pairing_job.h"
#include "app/storage/server/server_dialect.h"
#include "app/storage/server/server_holds.h"
#include "app/storage/server/server_store.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"
#include "tests/unit/app/support/temporary_cluster.h"

#include <QElapsedTimer>
#include <QSignalSpy>
#include <QTest>

#include <stdexcept>

using namespace pairwright;
using namespace pairwright::test;

namespace {

const RoundNumber first{1};

std::unique_ptr<TournamentSession> deskOf(const ServerAddress& address, const QString& who)
{
    SessionOptions options;
    options.who = who;
    auto opened = TournamentSession::open(address.text(), options);
    if (!opened)
        throw std::runtime_error(opened.error().detail.toStdString());
    return std::move(opened).value();
}

/// What the window hands over at the end of the phase.
ValidatePairings validation(const Tournament& tournament)
{
    const RoundVersion& version = *tournament.round(first)->proposal();
    RoundJudgement judgement = judgeRound(roundInQuestion(tournament, first, version)).value();
    return {first, version.pairings, toJson(comparisonOf(tournament, version.pairings, std::move(judgement)))};
}

EditProposal colours(int board)
{
    return {first, EditProposal::SwapColours{board}};
}

bool isHeldElsewhere(const Expected<Ticket, CommandError>& answer, const QString& who)
{
    if (answer)
        return false;
    const Finding& finding = answer.error().findings.front();
    return finding.code == FindingCode::heldElsewhere && DeskWho::read(finding.text).name == who &&
           finding.round == first && std::abs(finding.value.value_or(0) - QDateTime::currentSecsSinceEpoch()) < 60;
}

QString holderOf(const TournamentSession& session, HeldWork work)
{
    const auto hold = session.holder(work);
    return !hold          ? QStringLiteral("nobody")
           : hold->isOurs ? QStringLiteral("this desk")
                          : DeskWho::read(hold->who).name;
}

QString handOf(const TournamentSession& session)
{
    return holderOf(session, HeldWork::pairings);
}

/// Waits for the answer.
QString taken(TournamentSession& session, HeldWork work, bool over)
{
    bool isFailed = false;
    session.hold(work, over, &session, [&](const auto& answer) { isFailed = !answer; });
    session.flush();
    return isFailed ? QStringLiteral("failed") : holderOf(session, work);
}

/// As if its net failed: what the server has of those connections ends, and the desk is not told.
int cut(const ServerAddress& event, const QString& who)
{
    int count = 0;
    const auto admin = server::connect(event);
    (void)(*admin)->select(
        QStringLiteral("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = ?"),
        {connectionNameOf(who)}, [&count](const QSqlQuery&) { return ++count > 0; });
    return count;
}

} // namespace

/// What one desk alone does at a time at an event on a server.
class DeskHoldsTest : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        event_ = eventOf(8);
        ada_ = deskOf(event_, QStringLiteral("Ada"));
        ben_ = deskOf(loginWith(event_, {QStringLiteral("arbiter")}), QStringLiteral("Bén Müller"));
        mustApply(*ada_, SetInitialColour{{Colour::White, std::nullopt}});
        mustApply(*ada_, StoreProposal{proposeRound(ada_->saved()).value()});
        QTRY_VERIFY(ben_->saved() == ada_->saved());
    }
    void cleanup()
    {
        ada_.reset();
        ben_.reset();
    }

    void whoBeginsToEditByHandHasIt()
    {
        QCOMPARE(handOf(*ada_), QStringLiteral("nobody"));
        mustApply(*ada_, BeginManualPairing{first});
        QCOMPARE(handOf(*ada_), QStringLiteral("this desk"));
        QTRY_COMPARE(handOf(*ben_), QStringLiteral("Ada"));
        QTRY_VERIFY(ben_->saved().roundEditedByHand());
        QVERIFY(!ben_->may(CommandName::editProposal));
        for (const Command& command :
             {Command(colours(1)), Command(CancelManualPairing{first}), Command(DiscardProposal{first}),
              Command(PublishRound{first}), Command(validation(ben_->saved()))})
            QVERIFY(isHeldElsewhere(ben_->apply(command, WarningLevel::twoSteps), QStringLiteral("Ada")));
        // All else goes on.
        QVERIFY(ben_->may(CommandName::setEventData));
        mustApply(*ada_, colours(1));
        mustApply(*ada_, validation(ada_->saved()));
        QCOMPARE(handOf(*ada_), QStringLiteral("nobody"));
        QTRY_COMPARE(handOf(*ben_), QStringLiteral("nobody"));
        QTRY_VERIFY(!ben_->saved().roundEditedByHand());
        mustApply(*ben_, PublishRound{first});
    }

    void besideItOnlyItsPairingsWait()
    {
        mustApply(*ada_, BeginManualPairing{first});
        QTRY_VERIFY(ben_->saved().roundEditedByHand());
        const auto refused = ben_->apply(WithdrawPlayer{{PlayerKey{1}}, first}, WarningLevel::twoSteps);
        QVERIFY(!refused);
        const Finding& why = refused.error().findings.front();
        QCOMPARE(why.code, FindingCode::manualPhaseOpen);
        QCOMPARE(DeskWho::read(why.text).name, QStringLiteral("Ada"));
        QVERIFY(std::abs(why.value.value_or(0) - QDateTime::currentSecsSinceEpoch()) < 60);
        const PlayerKey added = ben_->projected().nextPlayerKey;
        mustApply(*ben_, AddPlayers{somePlayers(1, 60), {}});
        QTRY_VERIFY(ada_->saved().player(added) != nullptr);
        mustApply(*ada_, colours(1));
        QVERIFY(!ada_->apply(validation(ada_->saved()), WarningLevel::twoSteps));
        mustApply(*ben_, SetAbsence{first, {added}, AbsenceKind::zeroPoint});
        QTRY_VERIFY(!ada_->saved().player(added)->absences.empty());
        mustApply(*ada_, validation(ada_->saved()));
        mustApply(*ada_, PublishRound{first});
    }

    /// A viewer can hold the lock by which desks come in one after the other, by SQL alone.
    void whoLetsNobodyComeInIsSaidSoon()
    {
        const ServerAddress viewer = loginWith(event_, {QStringLiteral("viewer")});
        taken(*ben_, HeldWork::printSet, false);
        QTRY_VERIFY(ada_->holder(HeldWork::printSet));
        const auto database = server::connect(viewer);
        QVERIFY((*database)->select(
            QStringLiteral("SELECT pg_advisory_lock(CAST(CAST(l.classid AS text) AS int), 0) FROM pg_locks AS l WHERE "
                           "l.locktype = 'advisory' AND l.objsubid = 2 AND l.objid <> 0"),
            {}, [](const QSqlQuery&) { return true; }));
        QElapsedTimer clock;
        clock.start();
        std::optional<CommandError> error;
        ada_->hold(HeldWork::printSet, true, ada_.get(), [&](const auto& answer) {
            if (!answer)
                error = answer.error();
        });
        ada_->flush();
        QVERIFY2(clock.elapsed() < 5000, qPrintable(QString::number(clock.elapsed())));
        QVERIFY(error);
        QCOMPARE(error->findings.front().code, FindingCode::serverBlocked);
        QCOMPARE(error->findings.front().text, viewer.user);
    }

    void itEndsAndComesBackWithThePhase()
    {
        mustApply(*ada_, BeginManualPairing{first});
        mustApply(*ada_, CancelManualPairing{first});
        QTRY_COMPARE(handOf(*ben_), QStringLiteral("nobody"));
        QVERIFY(ada_->undo()); // the cancelling
        ada_->flush();
        QVERIFY(ada_->saved().roundEditedByHand());
        QCOMPARE(handOf(*ada_), QStringLiteral("this desk"));
        QTRY_COMPARE(handOf(*ben_), QStringLiteral("Ada"));
        QVERIFY(ada_->undo()); // the beginning
        ada_->flush();
        QCOMPARE(handOf(*ada_), QStringLiteral("nobody"));
        QTRY_COMPARE(handOf(*ben_), QStringLiteral("nobody"));
        QTRY_VERIFY(!ben_->saved().roundEditedByHand());
        mustApply(*ben_, BeginManualPairing{first});
        QTRY_COMPARE(handOf(*ada_), QStringLiteral("Bén Müller"));
    }

    void itIsTakenOverAndNothingIsLost()
    {
        mustApply(*ada_, BeginManualPairing{first});
        mustApply(*ada_, colours(1));
        QTRY_VERIFY(ben_->saved() == ada_->saved());
        QTRY_COMPARE(handOf(*ben_), QStringLiteral("Ada"));
        QCOMPARE(taken(*ben_, HeldWork::pairings, false), QStringLiteral("Ada"));
        QStringList told;
        connect(ada_.get(), &TournamentSession::takenOver, this,
                [&](const DeskHold& by) { told.append(DeskWho::read(by.who).name); });
        QCOMPARE(taken(*ben_, HeldWork::pairings, true), QStringLiteral("this desk"));
        QTRY_COMPARE(told, QStringList{QStringLiteral("Bén Müller")});
        QVERIFY(isHeldElsewhere(ada_->apply(colours(2)), QStringLiteral("Bén Müller")));
        QVERIFY(!ada_->undo()); // of an edit of its own
        const Tournament before = ben_->saved();
        mustApply(*ben_, colours(2));
        QVERIFY(ben_->saved().round(first)->proposal()->manualPhase == before.round(first)->proposal()->manualPhase);
        QTRY_VERIFY(ada_->saved() == ben_->saved());
        // And back again, however soon.
        QCOMPARE(taken(*ada_, HeldWork::pairings, true), QStringLiteral("this desk"));
        QTRY_COMPARE(handOf(*ben_), QStringLiteral("Ada"));
        mustApply(*ada_, colours(2));
        mustApply(*ada_, CancelManualPairing{first});
        QTRY_COMPARE(handOf(*ben_), QStringLiteral("nobody"));
    }

    void whatWasOnItsWayIsToldAndNotWritten()
    {
        mustApply(*ada_, BeginManualPairing{first});
        QTRY_VERIFY(ben_->saved() == ada_->saved());
        // Ada has not heard of it when she goes on.
        QCOMPARE(taken(*ben_, HeldWork::pairings, true), QStringLiteral("this desk"));
        std::vector<FindingCode> told;
        connect(ada_.get(), &TournamentSession::failed, this,
                [&told](const NotSaved& what) { told = codesOf(what.cause.findings); });
        QVERIFY(ada_->apply(colours(1)));
        ada_->flush();
        QCOMPARE(told, std::vector{FindingCode::heldElsewhere});
        QVERIFY(!ada_->notSaved());
        QVERIFY(ada_->projected() == ada_->saved());
        QVERIFY(ben_->saved() == ada_->saved());
    }

    void aDeskThatHasGoneHasNothing()
    {
        mustApply(*ada_, BeginManualPairing{first});
        mustApply(*ada_, colours(1));
        QTRY_COMPARE(handOf(*ben_), QStringLiteral("Ada"));
        ada_.reset(); // nobody ended the phase
        QTRY_COMPARE(handOf(*ben_), QStringLiteral("nobody"));
        QTRY_VERIFY(ben_->saved().roundEditedByHand());
        // The next one who edits has it.
        mustApply(*ben_, colours(1));
        QCOMPARE(handOf(*ben_), QStringLiteral("this desk"));
        mustApply(*ben_, CancelManualPairing{first});
    }

    void aLostConnectionIsMadeAnewWithIt()
    {
        mustApply(*ada_, BeginManualPairing{first});
        QTRY_COMPARE(handOf(*ben_), QStringLiteral("Ada"));
        QVERIFY(cut(event_, QStringLiteral("Ada")) > 0);
        mustApply(*ada_, colours(1));
        QCOMPARE(handOf(*ada_), QStringLiteral("this desk"));
        QTRY_VERIFY(ben_->saved() == ada_->saved());
        QTRY_COMPARE(handOf(*ben_), QStringLiteral("Ada"));
        // Who was taken over while he was away has lost it.
        QCOMPARE(taken(*ben_, HeldWork::pairings, true), QStringLiteral("this desk"));
        (void)cut(event_, QStringLiteral("Ada"));
        QTRY_COMPARE(handOf(*ada_), QStringLiteral("Bén Müller"));
        QVERIFY(isHeldElsewhere(ada_->apply(colours(2)), QStringLiteral("Bén Müller")));
    }

    void webAndPaperAreOfOneDeskEach()
    {
        QCOMPARE(taken(*ada_, HeldWork::webFolder, false), QStringLiteral("this desk"));
        QCOMPARE(taken(*ben_, HeldWork::printSet, false), QStringLiteral("this desk"));
        QTRY_COMPARE(holderOf(*ben_, HeldWork::webFolder), QStringLiteral("Ada"));
        QTRY_COMPARE(holderOf(*ada_, HeldWork::printSet), QStringLiteral("Bén Müller"));
        QCOMPARE(taken(*ben_, HeldWork::webFolder, false), QStringLiteral("Ada"));
        QSignalSpy lost(ada_.get(), &TournamentSession::takenOver);
        QCOMPARE(taken(*ben_, HeldWork::webFolder, true), QStringLiteral("this desk"));
        QTRY_COMPARE(lost.count(), 1);
        ben_->letGo(HeldWork::webFolder);
        QTRY_COMPARE(holderOf(*ada_, HeldWork::webFolder), QStringLiteral("nobody"));
        QCOMPARE(holderOf(*ada_, HeldWork::printSet), QStringLiteral("Bén Müller"));
        // Nobody needs a right for it, and another event has its own.
        auto eva = deskOf(loginWith(event_, {QStringLiteral("viewer")}), QStringLiteral("Eva"));
        QCOMPARE(taken(*eva, HeldWork::webFolder, false), QStringLiteral("this desk"));
        auto other = deskOf(eventOf(4), QStringLiteral("Ida"));
        QCOMPARE(holderOf(*other, HeldWork::webFolder), QStringLiteral("nobody"));
        QCOMPARE(taken(*other, HeldWork::webFolder, false), QStringLiteral("this desk"));
    }

    void withAFileThereIsOneDesk()
    {
        const TournamentFile file;
        auto alone = createSession(file.path(), 4);
        QCOMPARE(taken(*alone, HeldWork::webFolder, false), QStringLiteral("nobody"));
    }

    void anyNameIsReadBack_data()
    {
        QTest::addColumn<QString>("who");
        for (const char* who : {"Ada", "Bén Müller", "=Eva", "Александр Иванов", "陳大文", ""})
            QTest::newRow(who) << QString::fromUtf8(who);
    }
    void anyNameIsReadBack()
    {
        QFETCH(QString, who);
        const QString name = connectionNameOf(who);
        QVERIFY(name.toUtf8().size() <= 63);
        QVERIFY(name.startsWith(QStringLiteral("Pairwright")));
        QCOMPARE(whoOfConnection(name), who);
        const QString whole = connectionNameOf(who.repeated(20) + QStringLiteral("\U0001F600").repeated(20));
        QVERIFY(whole.toUtf8().size() <= 63);
        QVERIFY(who.isEmpty() || whoOfConnection(whole).startsWith(who.left(2)));
    }

private:
    ServerAddress event_;
    std::unique_ptr<TournamentSession> ada_;
    std::unique_ptr<TournamentSession> ben_;
};

static const RegisteredTest<DeskHoldsTest> registered("test_desk_holds");
#include "test_desk_holds.moc"
