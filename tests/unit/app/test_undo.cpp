#include "tests/support/registered_test.h"
#include "tests/unit/app/support/every_command.h"
#include "tests/unit/app/support/sessions.h"

#include "app/pairing/pairing_job.h"
#include "app/storage/tournament/read_tournament.h"

#include <QTest>

using namespace pairwright;
using namespace pairwright::test;

class UndoTest : public QObject {
    Q_OBJECT
private slots:
    void everyCommandIsOnDiskAsInMemoryAndItsUndoAndRedoToo();
    void undoAndRedoSurviveARestart();
    void publishingIsABarrierThatSaysWhatToDo();
    void aNewCommandForgetsWhatCouldBeRedone();
    void undoDescribesWhatItWouldTakeBack();
    void aKeyIsNeverUsedAgain();
    void theFirstStepOfAFileCannotBeUndone();
};

void UndoTest::everyCommandIsOnDiskAsInMemoryAndItsUndoAndRedoToo()
{
    const TournamentFile file;
    auto session = createSession(file.path(), 0);
    const auto sameOnDisk = [&] {
        const auto stored = readTournament(file.path());
        return stored && *stored == session->saved();
    };
    for (const NamedCommand& step : everyCommand()) {
        const Tournament before = session->saved();
        mustApply(*session, step.make(before));
        const Tournament after = session->saved();
        QVERIFY2(!(before == after), step.name);
        QVERIFY2(sameOnDisk(), step.name);
        QVERIFY2(after == session->projected(), step.name);
        const auto undone = session->undo();
        if (!undone) {
            const bool isLots = QLatin1String(step.name) == QLatin1String("lots");
            QCOMPARE(undone.error().findings.front().code,
                     isLots ? FindingCode::lotsBarrier : FindingCode::publishBarrier);
            continue;
        }
        session->flush();
        Tournament restored = session->saved();
        restored.nextPlayerKey = before.nextPlayerKey; // keys are not given back
        restored.nextThing = before.nextThing;
        QVERIFY2(restored == before, step.name);
        QVERIFY2(sameOnDisk(), step.name);
        QVERIFY2(session->redo(), step.name);
        session->flush();
        QVERIFY2(session->saved() == after, step.name);
        QVERIFY2(sameOnDisk(), step.name);
    }
}

void UndoTest::undoAndRedoSurviveARestart()
{
    const TournamentFile file;
    auto session = createSession(file.path(), 0);
    std::vector<Tournament> states{session->saved()};
    auto steps = everyCommand();
    std::erase_if(steps, [](const NamedCommand& step) { // not undone either
        return QLatin1String(step.name) == QLatin1String("lots");
    });
    constexpr std::size_t beforePublishing = 29;
    for (std::size_t i = 0; i < beforePublishing; ++i) {
        mustApply(*session, steps[i].make(session->saved()));
        states.push_back(session->saved());
    }
    const PlayerKey next = session->saved().nextPlayerKey;
    const ThingId nextThing = session->saved().nextThing;
    const auto restart = [&] {
        session.reset();
        session = openSession(file.path());
    };
    for (std::size_t i = beforePublishing; i > 0; --i) {
        restart();
        QVERIFY2(session->undo(), steps[i - 1].name);
        session->flush();
        Tournament expected = states[i - 1];
        expected.nextPlayerKey = next;
        expected.nextThing = nextThing;
        QVERIFY2(session->saved() == expected, steps[i - 1].name);
    }
    QVERIFY(!session->undo());
    for (std::size_t i = 0; i < beforePublishing; ++i) {
        restart();
        QVERIFY2(session->redo(), steps[i].name);
        session->flush();
        Tournament expected = states[i + 1];
        expected.nextPlayerKey = next;
        expected.nextThing = nextThing;
        QVERIFY2(session->saved() == expected, steps[i].name);
    }
    QVERIFY(!session->redo());
}

void UndoTest::publishingIsABarrierThatSaysWhatToDo()
{
    const TournamentFile file;
    auto session = createSession(file.path(), 6);
    pairAndPublish(*session);
    const Tournament published = session->saved();
    for (int i = 0; i < 2; ++i) {
        const auto refused = session->undo();
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, CommandError::Kind::refused);
        QCOMPARE(refused.error().findings.front().code, FindingCode::publishBarrier);
        QCOMPARE(refused.error().findings.front().round.value(), RoundNumber{1});
        session.reset();
        session = openSession(file.path());
    }
    // Results after publishing undo as usual, down to the barrier.
    mustApply(*session, EnterResult{{RoundNumber{1}, 1}, GameResult::draw});
    QVERIFY(session->undo());
    session->flush();
    QVERIFY(session->saved() == published);
    QVERIFY(!session->undo());
}

void UndoTest::aNewCommandForgetsWhatCouldBeRedone()
{
    const TournamentFile file;
    auto session = createSession(file.path(), 4);
    mustApply(*session, SetRoundCount{3});
    QVERIFY(session->undo());
    session->flush();
    QVERIFY(session->redoStep());
    mustApply(*session, SetRoundCount{2});
    QVERIFY(!session->redoStep());
    session.reset();
    session = openSession(file.path());
    QCOMPARE(session->redoStep().error().findings.front().code, FindingCode::nothingToRedo);
    QCOMPARE(session->undoStep()->count, 2);
}

void UndoTest::undoDescribesWhatItWouldTakeBack()
{
    const TournamentFile file;
    auto session = createSession(file.path(), 4);
    pairAndPublish(*session);
    mustApply(*session, EnterResult{{RoundNumber{1}, 2}, GameResult::whiteWins});
    session.reset();
    session = openSession(file.path());
    const auto step = session->undoStep();
    QVERIFY(step);
    QCOMPARE(step->command, CommandName::enterResult);
    QCOMPARE(step->round.value(), RoundNumber{1});
    QCOMPARE(step->board.value(), 2);
    QCOMPARE(step->result.value(), GameResult::whiteWins);
    const auto steps = session->history(1, 100);
    QVERIFY(steps);
    QCOMPARE(steps->front().description.command, CommandName::createTournament);
    QCOMPARE(steps->back().description, *step);
    QCOMPARE(steps->back().who, QStringLiteral("arbiter"));
    QCOMPARE(steps->back().step, static_cast<std::int64_t>(steps->size()));
}

void UndoTest::aKeyIsNeverUsedAgain()
{
    const TournamentFile file;
    auto session = createSession(file.path(), 4);
    mustApply(*session, AddPlayers{somePlayers(1, 5), {}});
    QVERIFY(session->undo());
    session->flush();
    session.reset();
    session = openSession(file.path());
    mustApply(*session, AddPlayers{somePlayers(1, 6), {}});
    QCOMPARE(session->saved().players.back().key, PlayerKey{6});
}

void UndoTest::theFirstStepOfAFileCannotBeUndone()
{
    const TournamentFile file;
    const MemoryTournament source(4);
    const auto session =
        TournamentSession::createFrom(file.path(), source.value, QStringLiteral("old.trf"), testOptions());
    QVERIFY(session);
    const auto refused = (*session)->undo();
    QVERIFY(!refused);
    QCOMPARE(refused.error().findings.front().code, FindingCode::importBarrier);
}

static const pairwright::RegisteredTest<UndoTest> registered("test_undo");
#include "test_undo.moc"
