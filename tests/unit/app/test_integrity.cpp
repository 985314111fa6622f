#include "tests/support/registered_test.h"
#include "tests/unit/app/support/rounds.h"
#include "tests/unit/app/support/sessions.h"

#include "app/corrections/imported_rounds.h"
#include "app/formats/trf/export.h"
#include "app/formats/trf/import.h"
#include "app/session/history/integrity_step.h"
#include "app/session/history/left_fide_mode.h"

#include <QFile>
#include <QTest>

using namespace pairwright;
using namespace pairwright::test;

namespace {

const QDateTime importTime(QDate(2026, 3, 1), QTime(10, 0), Qt::UTC);

/// Two rounds; in the first the players of two boards sat at each other's, and nobody says so.
QByteArray reportOfOtherPairings()
{
    MemoryTournament tournament(9, 5);
    tournament.pairAndPublish();
    Pairings& pairings = tournament.value.rounds.front().versions.front().pairings;
    std::swap(pairings.boards[0].b, pairings.boards[1].b);
    for (const std::size_t board : {0U, 1U})
        pairings.boards[board].open(1);
    tournament.enterAll();
    tournament.pairAndPublish();
    tournament.enterAll();
    return exportTrf(tournament.value, {})->bytes;
}

Tournament importedAndChecked(const QByteArray& report)
{
    Tournament tournament = importTrf(report, {importTime, {}}).value().tournament;
    checkImportedRounds(tournament);
    return tournament;
}

std::optional<std::int64_t> stepOf(TournamentSession& session, const IntegrityEvent& event)
{
    std::optional<std::int64_t> found;
    askStepOf(session, event, &session, [&found](const auto& step) { found = step.value(); });
    session.flush();
    return found;
}

} // namespace

/// What was done against what was declared or published is told, and has a way back.
class IntegrityTest : public QObject {
    Q_OBJECT
private slots:
    void theStateBeforeEachEventIsInTheHistory();
    void aMomentFromBeforeFideModeWasLeftStaysOutside();
    void aRestoredBackupStaysOutsideToo();
    void anEventThatCameWithTheFileHasNoStep();
    void importedRoundsThatTheRulesPairOtherwiseAreTold();
    void soundImportsTellNothing();
    void whatTheFileTellsItselfIsNotToldTwice();
};

void IntegrityTest::theStateBeforeEachEventIsInTheHistory()
{
    const TournamentFile file;
    auto session = createSession(file.path(), 10);
    pairAndPublish(*session);
    mustApply(*session, EnterResult{{one, 1}, GameResult::adjourned});
    enterAll(*session);
    pairAndPublish(*session);
    const std::vector<Command> commands{SetRoundCount{6},
                                        SetRatedBy{RatedBy::nobody},
                                        CorrectResult{{one, 2}, GameResult::whiteWins},
                                        EnterAdjournedResult{{one, 1}, GameResult::blackWins},
                                        SetForbidden{{adding(ForbiddenPairs{{PlayerKey{1}, PlayerKey{9}}, one, {}})}},
                                        SetTieBreaks{{}},
                                        WithdrawPublication{two, QStringLiteral("wrong list")}};
    std::vector<Tournament> before;
    for (const Command& command : commands) {
        before.push_back(session->saved());
        mustApply(*session, command);
    }
    session.reset();
    session = openSession(file.path());
    const std::vector<IntegrityEvent> events = session->saved().integrity;
    QCOMPARE(events.size(), commands.size());
    for (std::size_t i = 0; i < events.size(); ++i) {
        const auto step = stepOf(*session, events[i]);
        QVERIFY(step.has_value());
        QCOMPARE(session->history(*step, 1)->front().description.command, commandNameOf(commands[i]));
        QVERIFY(session->tournamentAfter(*step - 1).value() == before[i]);
    }
    // The last one can be gone back over in place; it is not told any more then.
    const auto last = stepOf(*session, events.back());
    QCOMPARE(session->restoreMoment(*last - 1).hasValue(), false); // a published round was withdrawn: a new file
    QVERIFY(session->saveMoment(*last - 1, file.path(QStringLiteral("before.pairwright"))));
    QVERIFY(openSession(file.path(QStringLiteral("before.pairwright")))->saved() == before.back());
    mustApply(*session, SetSystem{{System::Dutch, 2017}});
    const auto system = stepOf(*session, session->saved().integrity.back());
    const Tournament present = session->tournamentAfter(*system - 1).value();
    QVERIFY(session->restoreMoment(*system - 1));
    session->flush();
    QVERIFY(session->saved() == present);
    QCOMPARE(session->saved().integrity.size(), commands.size());
}

void IntegrityTest::aMomentFromBeforeFideModeWasLeftStaysOutside()
{
    const TournamentFile file;
    auto session = createSession(file.path(), 6, 5);
    test::pairAndPublish(*session);
    const std::int64_t before = session->history(1, 100)->front().step;
    mustApply(*session, SetRatedBy{RatedBy::nobody});
    const auto left = stepOf(*session, session->saved().integrity.back());
    QVERIFY(left.has_value() && before <= *left);
    QVERIFY(!session->restoreMoment(*left - 1));
    const QString copy = file.path(QStringLiteral("before.pairwright"));
    QVERIFY(session->saveMoment(*left - 1, copy));
    const auto opened = openSession(copy);
    QCOMPARE(opened->saved().settings.ratedBy, RatedBy::nobody);
    QCOMPARE(opened->saved().integrity.back().kind, IntegrityEvent::Kind::fideModeLeft);
    QVERIFY(!opened->undo()); // nor by taking that back
    QCOMPARE(opened->saved().rounds.size(), std::size_t{1});
    // Of one that is in FIDE mode a moment is as it was.
    const TournamentFile other;
    auto rated = createSession(other.path(), 6, 5);
    test::pairAndPublish(*rated);
    enterAll(*rated);
    const QString same = other.path(QStringLiteral("before.pairwright"));
    QVERIFY(rated->saveMoment(1, same));
    QVERIFY(openSession(same)->saved().integrity.empty());
}

void IntegrityTest::aRestoredBackupStaysOutsideToo()
{
    const TournamentFile file;
    auto session = createSession(file.path(), 6, 5);
    session.reset();
    const QString copy = file.path(QStringLiteral("restored.pairwright"));
    QVERIFY(QFile::copy(file.path(), copy));
    QVERIFY(stayOutsideFideMode(copy, RatedBy::fide));
    QVERIFY(inFideMode(openSession(copy)->saved().settings));
    QVERIFY(stayOutsideFideMode(copy, RatedBy::nobody));
    QVERIFY(stayOutsideFideMode(copy, RatedBy::nobody)); // once is enough
    const auto opened = openSession(copy);
    QVERIFY(!inFideMode(opened->saved().settings));
    QCOMPARE(opened->saved().integrity.size(), std::size_t{1});
}

void IntegrityTest::anEventThatCameWithTheFileHasNoStep()
{
    const TournamentFile file;
    MemoryTournament corrected(10, 5);
    corrected.pairAndPublish();
    corrected.enterAll();
    corrected.pairAndPublish();
    corrected.apply(CorrectResult{{one, 2}, GameResult::whiteWins});
    const auto copy =
        TournamentSession::createFrom(file.path(), corrected.value, QStringLiteral("x.pairwright"), testOptions());
    QVERIFY(copy);
    QCOMPARE((*copy)->saved().integrity.size(), std::size_t{1});
    QVERIFY(!stepOf(**copy, (*copy)->saved().integrity.front()));
}

void IntegrityTest::importedRoundsThatTheRulesPairOtherwiseAreTold()
{
    const Tournament imported = importedAndChecked(reportOfOtherPairings());
    QCOMPARE(importedOtherwise(imported),
             (std::vector<IntegrityEvent>{
                 {IntegrityEvent::Kind::importedRound, importTime, one, {}, QStringLiteral("2 boards")}}));
    QVERIFY(exportTrf(imported, {})->bytes.contains("\n### Import @ Round 1: 2 boards\r\n"));
    const TournamentFile file;
    QVERIFY(TournamentSession::createFrom(file.path(), imported, QStringLiteral("x.trf"), testOptions()));
    QCOMPARE(importedOtherwise(openSession(file.path())->saved()).size(), std::size_t{1});
}

void IntegrityTest::soundImportsTellNothing()
{
    MemoryTournament tournament(9, 5);
    for (int round = 1; round <= 4; ++round) {
        tournament.pairAndPublish();
        tournament.enterAll(round % 2 == 0 ? GameResult::whiteWins : GameResult::draw);
    }
    const Tournament imported = importedAndChecked(exportTrf(tournament.value, {})->bytes);
    QVERIFY(importedOtherwise(imported).empty());
    QVERIFY(!exportTrf(imported, {})->bytes.contains("### Import"));
}

void IntegrityTest::whatTheFileTellsItselfIsNotToldTwice()
{
    const QByteArray told = exportTrf(importedAndChecked(reportOfOtherPairings()), {})->bytes;
    const Tournament again = importedAndChecked(told);
    QCOMPARE(importedOtherwise(again).size(), std::size_t{1});
    QCOMPARE(exportTrf(again, {})->bytes.count("### Import @ Round"), 1);
    QByteArray byHand = reportOfOtherPairings();
    byHand.replace("\r\n001", "\r\n### MPA @ Round 1: by hand\r\n001");
    QVERIFY(importedOtherwise(importedAndChecked(byHand)).empty());
}

static const pairwright::RegisteredTest<IntegrityTest> registered("test_integrity");
#include "test_integrity.moc"
