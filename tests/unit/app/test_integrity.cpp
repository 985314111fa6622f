#include "tests/support/registered_test.h"
#include "tests/unit/app/support/rounds.h"
#include "tests/unit/app/support/sessions.h"
#include "tests/unit/app/support/teams.h"

#include "app/corrections/imported_rounds.h"
#include "app/corrections/what_if.h"
#include "app/domain/players/tpn_order.h"
#include "app/formats/trf/export.h"
#include "app/formats/trf/import.h"
#include "app/pairing/manual_comparison.h"
#include "app/pairing/pairing_job.h"
#include "app/pairing/told_events.h"
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
        pairings.boards[board].open();
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
    void aRoundPairedBeforeAnAdjournedGameEndedIsSound();
    void aRoundPairedBetweenTwoChangesIsSound();
    void aRoundPairedByOtherNumbersIsNotAccused();
    void whatTheFileTellsItselfIsNotToldTwice();
    void everyKindIsToldInPairingNumbersAndReadBack();
    void aCorrectionOfByesSaysWhose_data();
    void aCorrectionOfByesSaysWhose();
    void aRatingCorrectionSaysWhatCountedInstead();
    void aRoundPutRightOtherwiseThanTheRulesAsksAndTellsBoth();
    void aRoundPairedByHandIsListedToo();
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
                 {IntegrityEvent::Kind::importedRound, importTime, one, {}, QStringLiteral("1-5 6-2 to 1-2 6-5")}}));
    QVERIFY(exportTrf(imported, {})->bytes.contains("\n### Import @ Round 1: 1-5 6-2 => 1-2 6-5\r\n"));
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

void IntegrityTest::aRoundPairedBeforeAnAdjournedGameEndedIsSound()
{
    MemoryTournament tournament(10, 5);
    tournament.pairAndPublish();
    tournament.apply(EnterResult{{one, 1}, GameResult::adjourned});
    tournament.enterAll();
    tournament.pairAndPublish();
    tournament.apply(CorrectResult{{one, 2}, GameResult::blackWins});
    tournament.apply(EnterAdjournedResult{{one, 1}, GameResult::blackWins});
    tournament.enterAll();
    QByteArray report = exportTrf(tournament.value, {})->bytes;
    QVERIFY(report.contains("### Adjournment @ Round 1") && report.contains("### Correction @ Round 1"));
    QVERIFY(importedOtherwise(importedAndChecked(report)).empty());
    // By the results alone it is another round.
    report.replace("### Adjournment @", "### A line of").replace("### Correction @", "### Another of");
    QCOMPARE(importedOtherwise(importedAndChecked(report)).size(), std::size_t{1});
}

void IntegrityTest::aRoundPairedBetweenTwoChangesIsSound()
{
    MemoryTournament tournament(10, 5);
    tournament.pairAndPublish();
    tournament.apply(EnterResult{{one, 1}, GameResult::adjourned});
    tournament.enterAll();
    tournament.pairAndPublish();
    tournament.apply(EnterAdjournedResult{{one, 1}, GameResult::blackWins});
    tournament.enterAll();
    tournament.pairAndPublish(); // knows how that game ended
    for (const int board : {1, 2, 3})
        tournament.apply(CorrectResult{{RoundNumber{2}, board}, GameResult::blackWins});
    tournament.enterAll();
    const QByteArray report = exportTrf(tournament.value, {})->bytes;
    QVERIFY(report.contains("### Adjournment @ Round 1") && report.contains("### Correction @ Round 2"));
    QVERIFY(importedOtherwise(importedAndChecked(report)).empty());
    // With neither change known round 3 is another one, and with both.
    for (const char* untold : {"### Adjournment @", "### Correction @"}) {
        QByteArray less = report;
        less.replace(untold, "### A line of");
        QVERIFY2(!importedOtherwise(importedAndChecked(less)).empty(), untold);
    }
}

void IntegrityTest::aRoundPairedByOtherNumbersIsNotAccused()
{
    MemoryTournament tournament(9, 5);
    tournament.pairAndPublish();
    tournament.enterAll();
    int rating = 1000;
    for (const Player& player : std::vector<Player>(tournament.value.players)) {
        PlayerData after = player.data;
        after.rating = Rating{rating += 50, {}, {}};
        tournament.apply(editOf(player, after));
    }
    tournament.pairAndPublish();
    tournament.enterAll();
    const QByteArray report = exportTrf(tournament.value, {})->bytes;
    QVERIFY(report.contains("### Regeneration @ Round 1"));
    const Tournament again = importedAndChecked(report);
    QVERIFY(importedOtherwise(again).empty());
    // It has the numbers that it was paired by.
    QVERIFY(again.rounds[0].published()->order != tpnOrder(again) &&
            again.rounds[1].published()->order == tpnOrder(again));
    QVERIFY(besideTheRules(again, one, {}).isSame());
    QByteArray untold = report;
    untold.replace("### Regeneration @", "### A line of");
    QCOMPARE(importedOtherwise(importedAndChecked(untold)).size(), std::size_t{1});
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

namespace {

/// "3-7": of the board as it is published.
std::string gameOf(const Tournament& tournament, RoundNumber round, int board)
{
    const TpnMap order(tpnOrder(tournament));
    const Match& match = *tournament.board({round, board});
    return std::to_string(order.tpnOf(match.a)->value) + "-" + std::to_string(order.tpnOf(match.b)->value);
}

/// Black of board 1 and of board 2 have sat at each other's.
AmendRound wrongSeats(const Tournament& tournament, RoundNumber round)
{
    AmendRound amend{round, tournament.round(round)->published()->pairings, {}, QStringLiteral("wrong seats")};
    std::swap(amend.pairings.boards[0].b, amend.pairings.boards[1].b);
    for (const std::size_t board : {0U, 1U})
        amend.pairings.boards[board].open();
    return amend;
}

QStringList toldLines(const Tournament& tournament)
{
    QStringList lines;
    const auto all = QString::fromUtf8(exportTrf(tournament, {})->bytes).split(QStringLiteral("\r\n"));
    for (const QString& line : all)
        if (line.startsWith(QLatin1String("### ")) && line.contains(QLatin1String(" @ Round ")))
            lines << line;
    return lines;
}

bool tells(const QStringList& lines, const std::string& line)
{
    return lines.contains(QString::fromStdString(line));
}

} // namespace

void IntegrityTest::everyKindIsToldInPairingNumbersAndReadBack()
{
    MemoryTournament tournament(11, 5);
    const RoundNumber three{3};
    tournament.pairAndPublish();
    tournament.apply(EnterResult{{one, 1}, GameResult::adjourned});
    tournament.enterAll();
    tournament.apply(SetAbsence{two, {PlayerKey{11}}, AbsenceKind::fullPoint});
    tournament.pairAndPublish();
    const Player& last = *tournament.value.player(PlayerKey{10});
    PlayerData data = last.data;
    data.rating->value = tournament.value.players[8].data.rating->value + 1;
    tournament.apply(editOf(last, data));
    tournament.apply(CorrectResult{{one, 2}, GameResult::whiteWins});
    tournament.apply(EnterAdjournedResult{{one, 1}, GameResult::blackWins});
    tournament.apply(SetRoundCount{6});
    tournament.apply(SetTieBreaks{{}});
    tournament.enterAll();
    tournament.pairAndPublish();
    const AmendRound amend = wrongSeats(tournament.value, three);
    const std::string before = gameOf(tournament.value, three, 1) + " " + gameOf(tournament.value, three, 2);
    tournament.apply(amend);
    const std::string after = gameOf(tournament.value, three, 1) + " " + gameOf(tournament.value, three, 2);
    tournament.enterAll();
    const QStringList lines = toldLines(tournament.value);
    for (const std::string& line :
         {std::string("### Regeneration @ Round 2: 9 => 10, 10 => 9"),
          "### Correction @ Round 1: " + gameOf(tournament.value, one, 2) + " 1/2-1/2 => 1-0",
          "### Adjournment @ Round 1: " + gameOf(tournament.value, one, 1) + " 1/2-1/2 => 0-1",
          std::string("### Configuration @ Round 2: rounds 5 => 6"),
          std::string("### Correction @ Round 3: pairings ").append(before).append(" => ").append(after),
          "### FPB @ Round 2: " + std::to_string(TpnMap(tpnOrder(tournament.value)).tpnOf(PlayerKey{11})->value)})
        QVERIFY2(tells(lines, line), (line + "\n" + lines.join('\n').toStdString()).c_str());
    QVERIFY(!lines.filter("### Configuration @ Round 2: tie-breaks BH/C1").isEmpty());
    const QString byHand = lines.filter("### MPA @ Round 3: ").join('\n');
    for (const int board : {1, 2}) {
        const QString real = QString::fromStdString(gameOf(tournament.value, three, board));
        QVERIFY2(byHand.section(" => ", 1).section(';', 0, 0).split(' ').contains(real), qPrintable(byHand));
    }
    for (const QString& rules : QString::fromStdString(before).split(' '))
        QVERIFY2(byHand.section(": ", 1).section(" => ", 0, 0).split(' ').contains(rules), qPrintable(byHand));
    const Tournament back = importTrf(exportTrf(tournament.value, {})->bytes, {importTime, {}})->tournament;
    QCOMPARE(toldLines(back), lines);
    QCOMPARE(back.integrity.size(), tournament.value.integrity.size());
    for (const KeptLine& kept : back.keptLines)
        QVERIFY2(!kept.text.contains(" @ Round "), qPrintable(kept.text));
}

void IntegrityTest::aCorrectionOfByesSaysWhose_data()
{
    QTest::addColumn<bool>("ofTeams");
    QTest::newRow("players") << false;
    QTest::newRow("teams") << true;
}

void IntegrityTest::aCorrectionOfByesSaysWhose()
{
    QFETCH(bool, ofTeams);
    MemoryTournament tournament = ofTeams ? someTeams(8) : MemoryTournament(8, 5);
    tournament.apply(SetInitialColour{{Colour::White, {}}});
    const PlayerKey half{3};
    const PlayerKey zero{6};
    for (const PlayerKey away : {half, zero})
        tournament.apply(SetAbsence{one, {away}, away == half ? AbsenceKind::zeroPoint : AbsenceKind::halfPoint});
    tournament.pairAndPublish();
    const AmendRound byes{one,
                          tournament.value.round(one)->published()->pairings,
                          {{half, AbsenceKind::halfPoint}, {zero, AbsenceKind::zeroPoint}},
                          QStringLiteral("the train was late")};
    tournament.apply(byes);
    QCOMPARE(tournament.value.integrity.back().text, QStringLiteral("byes 3 H 6 Z"));
    tournament.apply(
        AmendRound{one, byes.pairings, {{half, AbsenceKind::halfPoint}, {zero, AbsenceKind::halfPoint}}, byes.reason});
    QCOMPARE(tournament.value.integrity.back().text, QStringLiteral("byes 6 H")); // the other has his
    if (ofTeams)
        tournament.apply(SeatAsUsual{one});
    tournament.enterAll();
    // Numbers may change after it was noted: players are told in those of the report.
    NewPlayer strong;
    strong.data.name = QStringLiteral("Strong");
    strong.data.rating = Rating{2700, RatingSource::fide, {}};
    tournament.apply(AddPlayers{{strong}, {}});
    const QByteArray report = exportTrf(tournament.value, {})->bytes;
    for (const char* line : {"### Correction @ Round 1: byes 4 H 7 Z\r\n", "### Correction @ Round 1: byes 7 H\r\n"})
        QVERIFY2(report.contains(line), report.constData());
    Tournament back = importTrf(report, {importTime, {}})->tournament;
    for (const KeptLine& kept : back.keptLines)
        QVERIFY2(false, qPrintable(kept.text));
    QCOMPARE(back.integrity.size(), tournament.value.integrity.size());
    QCOMPARE(back.integrity.back().text, QStringLiteral("byes 7 H")); // keys are numbers there
    QCOMPARE(exportTrf(back, {})->bytes, report);
    checkImportedRounds(back);
    QVERIFY(importedOtherwise(back).empty());
    // As programs of ours before told it.
    QByteArray older = report;
    older.replace("byes 4 H 7 Z", "byes").replace("byes 7 H", "byes");
    back = importTrf(older, {importTime, {}})->tournament;
    QVERIFY(back.keptLines.empty());
    QCOMPARE(back.integrity.back().text, QStringLiteral("byes"));
    QCOMPARE(exportTrf(back, {})->bytes, older);
}

void IntegrityTest::aRatingCorrectionSaysWhatCountedInstead()
{
    MemoryTournament tournament(8, 5);
    for (int round = 1; round <= 3; ++round) {
        tournament.pairAndPublish();
        tournament.enterAll();
    }
    tournament.apply(SetRatingOnlyResult{{one, 2}, GameResult::blackWins});
    const QStringList lines = toldLines(tournament.value);
    QVERIFY2(tells(lines, "### Rating correction @ Round 1: " + gameOf(tournament.value, one, 2) +
                              " 0-1; pairings and standings used 1/2-1/2"),
             qPrintable(lines.join('\n')));
    const auto report = exportTrf(tournament.value, {});
    const auto read = importTrf(report->bytes, {importTime, {}});
    const Tournament& back = read->tournament;
    QCOMPARE(toldLines(back), lines);
    const BoardOutcome& outcome = back.game({one, 2})->outcome;
    QCOMPARE(outcome.result, GameResult::draw); // what pairings and standings used counts again
    QCOMPARE(outcome.ratingOnly, GameResult::blackWins);
    QCOMPARE(exportTrf(back, {})->bytes, report->bytes);
    for (const TrfImportNote& note : read->notes)
        QVERIFY2(note.code != TrfImportNote::Code::ranksDiffer, qPrintable(note.text));
}

void IntegrityTest::aRoundPutRightOtherwiseThanTheRulesAsksAndTellsBoth()
{
    MemoryTournament tournament(8, 5);
    tournament.pairAndPublish();
    const std::string rules = gameOf(tournament.value, one, 1) + " " + gameOf(tournament.value, one, 2);
    const Plan plan = tournament.plan(wrongSeats(tournament.value, one));
    QVERIFY(has(plan.findings, FindingCode::otherThanByRules, WarningLevel::confirm));
    for (const Finding& finding : plan.findings)
        if (finding.code == FindingCode::otherThanByRules) {
            QCOMPARE(finding.theirs.toStdString(), rules); // keys are numbers here
            QVERIFY(!finding.mine.isEmpty() && finding.mine != finding.theirs);
        }
    tournament.apply(wrongSeats(tournament.value, one));
    tournament.enterAll();
    QVERIFY(
        !toldLines(tournament.value).filter("### MPA @ Round 1: " + QString::fromStdString(rules + " => ")).isEmpty());
    QCOMPARE(toldEvents(tournament.value).size(), std::size_t{1}); // told once
}

void IntegrityTest::aRoundPairedByHandIsListedToo()
{
    const TournamentFile file;
    auto session = createSession(file.path(), 8);
    const RoundDraft draft = *proposeRound(session->saved());
    mustApply(*session, StoreProposal{draft});
    const Tournament byTheEngine = session->saved();
    mustApply(*session, BeginManualPairing{one});
    const RoundVersion& proposal = *session->saved().round(one)->proposal();
    mustApply(*session, EditProposal{one, EditProposal::SwapPlayers{proposal.pairings.boards[0].b,
                                                                    proposal.pairings.boards[1].b}});
    const RoundVersion& edited = *session->saved().round(one)->proposal();
    const RoundJudgement judgement = *judgeRound(roundInQuestion(session->saved(), one, edited));
    const ValidatePairings validate{one, edited.pairings,
                                    toJson(comparisonOf(session->saved(), edited.pairings, judgement))};
    // Different from what the rules give: level 3, and both are named.
    const auto asked = session->check(validate);
    QVERIFY(!asked && asked.error().level == WarningLevel::confirm);
    QVERIFY(has(asked.error().findings, FindingCode::otherThanByRules, WarningLevel::confirm));
    mustApply(*session, validate);
    mustApply(*session, PublishRound{one});
    const std::vector<IntegrityEvent> told = toldEvents(session->saved());
    QCOMPARE(told.size(), std::size_t{1});
    QCOMPARE(told.front().kind, IntegrityEvent::Kind::pairedByHand);
    QCOMPARE(told.front().text.count('-'), 4);
    const auto step = stepOf(*session, told.front());
    QVERIFY(step.has_value());
    QVERIFY(session->tournamentAfter(*step - 1).value() == byTheEngine);
}

static const pairwright::RegisteredTest<IntegrityTest> registered("test_integrity");
#include "test_integrity.moc"
