#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"
#include "tests/unit/cli/cli_run.h"

#include "app/pairing/pairing_job.h"
#include "app/pairing/play_off.h"
#include "app/pairing/round_answers.h"

#include <QJsonArray>
#include <QTest>

using namespace pairwright;
using namespace pairwright::test;

namespace {

constexpr RoundNumber one{1};
constexpr RoundNumber two{2};

/// Two rounds by the Dutch rules of 2017, White winning round 1.
std::unique_ptr<TournamentSession> twoRounds(const QString& path)
{
    auto session = createSession(path, 12, 5);
    mustApply(*session, SetSystem{{System::Dutch, 2017}});
    pairAndPublish(*session);
    enterAll(*session, GameResult::whiteWins);
    pairAndPublish(*session);
    return session;
}

} // namespace

/// `check` of a tournament file: each round is paired again from what it was paired from, by the edition of then.
class TestCliCheckFile : public QObject {
    Q_OBJECT
private slots:
    void laterCorrectionsAndAnotherEditionDoNotCount();
    void aRoundEditedByHandDiffers();
    void finalStandingsWaitForOpenGames();
    void roundsOfATableThatHaveNotBegunAreNoStandings();
    void theWinnerOfAPlayOffIsNamed();
    void whoWithdrewIsMarkedInTheStandings();
};

void TestCliCheckFile::laterCorrectionsAndAnotherEditionDoNotCount()
{
    const TournamentFile file;
    auto session = twoRounds(file.path());
    mustApply(*session, CorrectResult{{one, 1}, GameResult::blackWins});
    mustApply(*session, CorrectResult{{one, 2}, GameResult::blackWins});
    mustApply(*session, SetRatedBy{RatedBy::nobody}); // in FIDE mode the edition is fixed
    mustApply(*session, SetSystem{{System::Dutch, 2026}});
    // With the results of now the round would not be by the rules.
    RoundVersion forgetful = *session->saved().round(two)->published();
    forgetful.record = {};
    QVERIFY(!judgeRound(roundInQuestion(session->saved(), two, forgetful)).value().isClean());
    session.reset();
    const CliRun run = runCli({"check", file.path()});
    QVERIFY2(run.exitCode == 0, run.all());
    QCOMPARE(run.output, QStringLiteral("round 1, Dutch 2017: as the rules give it\n"
                                        "round 2, Dutch 2017: as the rules give it\n"));
}

void TestCliCheckFile::aRoundEditedByHandDiffers()
{
    const TournamentFile file;
    auto session = twoRounds(file.path());
    enterAll(*session, GameResult::whiteWins);
    mustApply(*session, StoreProposal{proposeRound(session->saved()).value()});
    const RoundNumber three{3};
    mustApply(*session, BeginManualPairing{three});
    const Pairings pairings = session->saved().round(three)->proposal()->pairings;
    mustApply(*session, EditProposal{three, EditProposal::SwapPlayers{pairings.boards[0].b, pairings.boards[1].b}});
    mustApply(*session, ValidatePairings{three, session->saved().round(three)->proposal()->pairings, {}});
    mustApply(*session, PublishRound{three});
    session.reset();
    const CliRun run = runCli({"check", file.path(), "--round", "3"});
    QVERIFY2(run.exitCode == 6, run.all());
    QVERIFY2(run.output.startsWith(QStringLiteral("round 3, Dutch 2017: differs")), run.all());
}

void TestCliCheckFile::finalStandingsWaitForOpenGames()
{
    const TournamentFile file;
    auto session = twoRounds(file.path());
    mustApply(*session, SetRoundCount{2});
    enterAll(*session, GameResult::whiteWins);
    mustApply(*session, EnterResult{{two, 3}, GameResult::adjourned});
    session.reset();
    const CliRun run = runCli({"standings", file.path(), "--json"});
    QVERIFY2(run.exitCode == 0, run.all());
    QCOMPARE(run.json()["after_round"].toInt(), 1);
    QVERIFY2(run.errors.contains("the final standings wait for them: shown after round 1"), run.all());
    QVERIFY(!run.json().contains("play_off_winner"));
    const CliRun refused = runCli({"standings", file.path(), "--after", "2"});
    QCOMPARE(refused.exitCode, 3);
    QVERIFY2(refused.errors.contains("not all games have ended"), refused.all());
    QCOMPARE(refused.output, QString());
}

void TestCliCheckFile::roundsOfATableThatHaveNotBegunAreNoStandings()
{
    const TournamentFile file;
    auto session = createSession(file.path(), 6, 5);
    mustApply(*session, SetSystem{{System::RoundRobin, 2026}});
    mustApply(*session, DrawNumbers{{NumberDraw::By::rating, {}}});
    mustApply(*session, LayOutRounds{*layOutRounds(session->saved())});
    mustApply(*session, PublishRounds{RoundNumber{5}});
    mustApply(*session, EnterResult{{one, 1}, GameResult::whiteWins});
    mustApply(*session, EnterResult{{one, 2}, GameResult::draw});
    mustApply(*session, EnterResult{{two, 1}, GameResult::draw});
    session.reset();
    const CliRun run = runCli({"standings", file.path(), "--json"});
    QVERIFY2(run.exitCode == 0, run.all());
    QCOMPARE(run.json()["after_round"].toInt(), 2);
    QVERIFY2(run.errors.contains("3 games have no result yet") && run.errors.contains("shown after round 2"),
             run.all());
}

void TestCliCheckFile::theWinnerOfAPlayOffIsNamed()
{
    const TournamentFile file;
    auto session = twoRounds(file.path());
    mustApply(*session, SetRoundCount{2});
    enterAll(*session, GameResult::draw);
    const auto tied = tiedForFirst(session->saved());
    QVERIFY(tied.size() > 1);
    mustApply(*session, SetPlayOffWinner{tied.back(), std::optional<PlayerKey>()});
    const QString name = session->saved().player(tied.back())->data.name;
    session.reset();
    const CliRun run = runCli({"standings", file.path()});
    QVERIFY2(run.output.contains(name + QStringLiteral(" (won the play-off)")), run.all());
}

void TestCliCheckFile::whoWithdrewIsMarkedInTheStandings()
{
    const TournamentFile file;
    auto session = twoRounds(file.path());
    enterAll(*session, GameResult::draw);
    const Player gone = session->saved().players[3];
    mustApply(*session, WithdrawPlayer{{gone.key}, session->saved().roundAhead()});
    session.reset();
    const CliRun told = runCli({"standings", file.path()});
    QVERIFY2(told.output.contains(gone.data.name + QStringLiteral(" (withdrawn)")), told.all());
    QCOMPARE(told.output.count("(withdrawn)"), 1);
    const QJsonArray withdrawn = runCli({"standings", file.path(), "--json"}).json()["withdrawn"].toArray();
    QCOMPARE(withdrawn.size(), 1);
}

static const pairwright::RegisteredTest<TestCliCheckFile> registered("unit_cli_check_file");
#include "test_cli_check_file.moc"
