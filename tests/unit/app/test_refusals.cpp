#include "tests/support/registered_test.h"
#include "tests/unit/app/support/rounds.h"
#include "tests/unit/app/support/sessions.h"

#include "app/domain/players/tpn_order.h"
#include "app/formats/trf/export.h"
#include "app/formats/trf/import.h"
#include "app/formats/trf/integrity_lines.h"
#include "app/session/plan/refusals.h"

#include <QTest>

#include <functional>
#include <map>
#include <set>

using namespace pairwright;
using namespace pairwright::test;

namespace {

using Declared = std::function<void(Settings&)>;

/// A tournament of `rounds` published rounds; the last one is open, with a result on board 1.
MemoryTournament played(int rounds, RatedBy ratedBy, const Declared& declare = {})
{
    MemoryTournament tournament(10, 7);
    tournament.value.settings.ratedBy = ratedBy;
    if (declare)
        declare(tournament.value.settings);
    for (int round = 1; round <= rounds; ++round) {
        tournament.pairAndPublish();
        if (round < rounds)
            tournament.enterAll();
    }
    if (rounds > 0)
        tournament.apply(EnterResult{{RoundNumber{rounds}, 1}, GameResult::draw});
    // Of three players who ask: one has a bye already, one may have none, one was expelled.
    tournament.apply(SetAbsence{RoundNumber{7}, {PlayerKey{2}}, AbsenceKind::halfPoint});
    PlayerData barred = tournament.value.player(PlayerKey{3})->data;
    barred.noHalfPointBye = true;
    tournament.apply(editOf(*tournament.value.player(PlayerKey{3}), barred));
    tournament.apply(WithdrawPlayer{{PlayerKey{4}}, RoundNumber{6}, true});
    return tournament;
}

/// A command that meets what FIDE forbids.
struct Case {
    int rounds;
    std::function<Command(const Tournament&)> command;
    Declared declare = {}; ///< before the start
};

Declared burstein()
{
    return [](Settings& settings) {
        settings.system = {System::Burstein, 2026};
    };
}

AmendRound coloursSwapped(const Tournament& tournament, RoundNumber round)
{
    AmendRound amend{round, tournament.round(round)->published()->pairings, {}, QStringLiteral("colours")};
    Match& match = amend.pairings.boards.back();
    match = Match::of(match.b, match.a);
    return amend;
}

const std::map<FindingCode, Case>& forbiddenCases()
{
    static const std::map<FindingCode, Case> cases{
        {FindingCode::ratingOnlyFromNowOn,
         {3,
          [](const Tournament&) {
              return CorrectResult{{one, 1}, GameResult::whiteWins};
          }}},
        {FindingCode::resultsAlreadyIn,
         {2,
          [](const Tournament&) {
              return WithdrawPublication{RoundNumber{2}, QStringLiteral("why")};
          }}},
        {FindingCode::roundSettled,
         {3,
          [](const Tournament& now) {
              return coloursSwapped(now, one);
          }}},
        {FindingCode::forbiddenPairsFixed,
         {1,
          [](const Tournament&) {
              return SetForbidden{{adding(ForbiddenPairs{{PlayerKey{1}, PlayerKey{2}}, one, {}})}};
          }}},
        {FindingCode::pointsFixed,
         {1,
          [](const Tournament&) {
              PointSystem points;
              points.pairingAllocatedBye = Score{5};
              return SetPointSystem{points};
          }}},
        {FindingCode::twoDrawsAboveWin,
         {0,
          [](const Tournament&) {
              return SetPointSystem{PointSystem::of(Score{30}, Score{16}, Score{30})};
          }}},
        {FindingCode::byeAboveWin,
         {0,
          [](const Tournament&) {
              return SetPointSystem{PointSystem::of(Score{30}, Score{10}, Score{31})};
          }}},
        {FindingCode::byeNotUsual,
         {0,
          [](const Tournament&) {
              return SetPointSystem{PointSystem::of(Score{10}, Score{5}, Score{7})};
          }}},
        {FindingCode::systemChanges,
         {1,
          [](const Tournament&) {
              return SetSystem{{System::Dutch, 2017}};
          }}},
        {FindingCode::systemOptionChanges,
         {1,
          [](const Tournament&) {
              return SetSystemOption{"lim-maxi", "on"};
          },
          [](Settings& settings) {
              settings.system = {System::Lim, 2026};
          }}},
        {FindingCode::tpnsFixed,
         {5,
          [](const Tournament&) {
              return SetDeclaredOrder{{PlayerKey{8}, PlayerKey{1}}};
          }}},
        {FindingCode::numbersAgainstRatings,
         {1,
          [](const Tournament&) {
              return SetDeclaredOrder{{PlayerKey{8}, PlayerKey{1}}};
          }}},
        {FindingCode::roundCountChanges,
         {1,
          [](const Tournament&) {
              return SetRoundCount{6};
          }}},
        {FindingCode::secondHalfPointBye,
         {0,
          [](const Tournament&) {
              return SetAbsence{RoundNumber{3}, {PlayerKey{2}}, AbsenceKind::halfPoint};
          }}},
        {FindingCode::halfPointByeBarred,
         {0,
          [](const Tournament&) {
              return SetAbsence{one, {PlayerKey{3}}, AbsenceKind::halfPoint};
          }}},
        {FindingCode::expelledReturns,
         {0,
          [](const Tournament&) {
              return ReturnPlayer{{PlayerKey{4}}, RoundNumber{7}};
          }}},
        {FindingCode::seedingRoundsChange, {1, [](const Tournament&) { return SetRoundCount{3}; }, burstein()}},
        {FindingCode::seedingRoundPairedOtherwise, {3, [](const Tournament&) { return SetRoundCount{4}; }, burstein()}},
        {FindingCode::acceleratedRoundsChange,
         {1, [](const Tournament&) { return SetRoundCount{4}; },
          [](Settings& settings) {
              settings.acceleration = Acceleration::baku;
          }}},
        {FindingCode::tieBreaksChange,
         {1,
          [](const Tournament&) {
              return SetTieBreaks{{TieBreak{TieBreakKind::SonnebornBerger}}};
          }}},
        {FindingCode::lastRoundChangesKind,
         {3,
          [](const Tournament&) {
              return SetRoundCount{3};
          }}},
    };
    return cases;
}

WarningLevel levelOfFinding(const Plan& plan, FindingCode code)
{
    for (const Finding& finding : plan.findings)
        if (finding.code == code)
            return finding.level;
    return WarningLevel::none;
}

/// "3-7".
std::string numbersOf(const Tournament& tournament, BoardId id)
{
    const TpnMap order(tpnOrder(tournament));
    const Match& match = *tournament.board(id);
    return std::to_string(order.tpnOf(match.a)->value) + "-" + std::to_string(order.tpnOf(match.b)->value);
}

} // namespace

class RefusalsTest : public QObject {
    Q_OBJECT
private slots:
    void theTableHoldsEachCodeOnceAndSoftensOnlyWhatFideForbids();
    void whatFideForbidsIsRefusedInsideAndAskedOutside();
    void fideModeIsLeftInTwoStepsAndForGood();
    void leavingItIsInTheFileAndInTheReport();
    void numbersDeclaredOutsideHoldAfterRoundFour();
    void aRoundIsPutRightAsANewVersion();
    void correctionsTogetherAreOneStepOrNone();
    void whatWasDoneAgainstTheRulesIsInTheReportAndUndone();
};

void RefusalsTest::theTableHoldsEachCodeOnceAndSoftensOnlyWhatFideForbids()
{
    std::set<FindingCode> seen;
    for (const Refusal& refusal : refusals()) {
        QVERIFY2(seen.insert(refusal.code).second, qPrintable(QString::number(static_cast<int>(refusal.code))));
        QCOMPARE(levelOf(refusal.code, true), refusal.inside);
        QCOMPARE(levelOf(refusal.code, false), refusal.outside);
        if (refusal.kind == RefusalKind::impossible) {
            QCOMPARE(refusal.inside, WarningLevel::refused);
            QCOMPARE(refusal.outside, WarningLevel::refused);
            continue;
        }
        QVERIFY(!refusal.article.empty());
        QVERIFY(refusal.outside < refusal.inside);
        QVERIFY(refusal.outside >= WarningLevel::acknowledge);
        if (refusal.code == FindingCode::resultReplaced)
            continue;                                     // of round robins: test_all_play_all
        QVERIFY(forbiddenCases().contains(refusal.code)); // and so the next test plays it
    }
    QVERIFY(seen.size() > 50);
}

void RefusalsTest::whatFideForbidsIsRefusedInsideAndAskedOutside()
{
    for (const auto& [code, one] : forbiddenCases()) {
        const Refusal& refusal = *refusalOf(code);
        const MemoryTournament inside = played(one.rounds, RatedBy::fide, one.declare);
        const Plan forbidden = inside.plan(one.command(inside.value));
        QCOMPARE(levelOfFinding(forbidden, code), refusal.inside);
        for (const RatedBy mode : {RatedBy::federation, RatedBy::nobody}) {
            MemoryTournament outside = played(one.rounds, mode, one.declare);
            const Command command = one.command(outside.value);
            const Plan asked = outside.plan(command);
            QCOMPARE(levelOfFinding(asked, code), refusal.outside);
            QVERIFY(highestLevel(asked.findings) < WarningLevel::refused);
            QVERIFY(!asked.delta.empty());
            const auto told = checked(asked, WarningLevel::none);
            QVERIFY(!told);
            QCOMPARE(told.error().kind, CommandError::Kind::needsConfirmation);
            const std::size_t before = outside.value.integrity.size();
            outside.apply(command);
            // A bye or a return is in the report itself; what was declared before, and published, is not.
            const bool logged = one.rounds > 0 && refusal.inside > WarningLevel::confirm;
            QCOMPARE(outside.value.integrity.size(), before + (logged ? 1 : 0));
        }
    }
}

void RefusalsTest::fideModeIsLeftInTwoStepsAndForGood()
{
    const TournamentFile file;
    auto session = createSession(file.path(), 8);
    QVERIFY(inFideMode(session->saved().settings));
    const SetRatedBy leave{RatedBy::nobody};
    const auto asked = session->apply(leave, WarningLevel::confirm);
    QVERIFY(!asked);
    QCOMPARE(asked.error().level, WarningLevel::twoSteps);
    QCOMPARE(codesOf(asked.error().findings), (std::vector{FindingCode::fideModeEnds}));
    mustApply(*session, leave);
    QVERIFY(!inFideMode(session->saved().settings));
    QCOMPARE(session->undo().error().findings.front().code, FindingCode::fideModeBarrier);
    QCOMPARE(session->apply(SetRatedBy{RatedBy::fide}, WarningLevel::twoSteps).error().findings.front().code,
             FindingCode::fideModeIsLeft);
    QVERIFY(!session->restoreMoment(2));
    // Who rates it instead may still change.
    QVERIFY(session->apply(SetRatedBy{RatedBy::federation}));
    session->flush();
    QCOMPARE(session->history(session->lastStep() - 1, 1)->front().description.command, CommandName::setRatedBy);
    session.reset();
    session = openSession(file.path());
    QCOMPARE(session->saved().settings.ratedBy, RatedBy::federation);
    QCOMPARE(session->undo().hasValue(), true); // the change of the federation, not the leaving
    QCOMPARE(session->undo().error().findings.front().code, FindingCode::fideModeBarrier);
}

void RefusalsTest::leavingItIsInTheFileAndInTheReport()
{
    MemoryTournament tournament = played(2, RatedBy::fide);
    tournament.enterAll();
    tournament.apply(SetRatedBy{RatedBy::nobody});
    const QByteArray report = exportTrf(tournament.value, {})->bytes;
    QVERIFY(report.contains("### FIDE mode: off, not rated\r\n"));
    QVERIFY(report.contains("### FIDE mode exited @ Round 2: not rated\r\n"));
    const auto back = importTrf(report, {QDateTime(QDate(2026, 3, 1), QTime(10, 0), Qt::UTC), {}});
    QVERIFY(back);
    QVERIFY(inFideMode(back->tournament.settings)); // imported reports are
    QVERIFY(std::ranges::any_of(back->notes, [](const TrfImportNote& note) {
        return note.code == TrfImportNote::Code::fideModeOff && note.text == QStringLiteral("nobody");
    }));
    const QByteArray next = exportTrf(back->tournament, {})->bytes; // and forget nothing
    QCOMPARE(next.count("### FIDE mode exited @ Round 2: not rated\r\n"), 1);
    QVERIFY(!next.contains("### FIDE mode: off"));
    // One that never was in FIDE mode.
    MemoryTournament other = played(2, RatedBy::federation);
    other.enterAll();
    const QByteArray untold = exportTrf(other.value, {})->bytes;
    QVERIFY(untold.contains("### FIDE mode: off, rated by a federation\r\n") && !untold.contains("exited"));
    const auto read = importTrf(untold, {QDateTime(QDate(2026, 3, 1), QTime(10, 0), Qt::UTC), {}});
    QVERIFY(read);
    QVERIFY(exportTrf(read->tournament, {})->bytes.contains("### FIDE mode exited @ Round 0: federation\r\n"));
}

void RefusalsTest::numbersDeclaredOutsideHoldAfterRoundFour()
{
    MemoryTournament tournament = played(4, RatedBy::nobody);
    std::vector<PlayerKey> order = tpnOrder(tournament.value);
    std::reverse(order.begin(), order.end());
    tournament.apply(SetDeclaredOrder{order});
    QCOMPARE(tpnOrder(tournament.value), order);
    tournament.enterAll();
    tournament.pairAndPublish();
    QCOMPARE(tpnOrder(tournament.value), order);
    QCOMPARE(tournament.value.round(RoundNumber{5})->published()->order, order);
}

void RefusalsTest::aRoundIsPutRightAsANewVersion()
{
    MemoryTournament tournament(8, 5);
    tournament.pairAndPublish();
    tournament.apply(EnterResult{{one, 4}, GameResult::whiteWins});
    tournament.apply(EnterResult{{one, 1}, GameResult::blackWins});
    const AmendRound amend = coloursSwapped(tournament.value, one);
    QVERIFY(has(tournament.plan(amend).findings, FindingCode::roundAmended, WarningLevel::confirm));
    QVERIFY(tournament.plan(amend).barrier);
    tournament.apply(amend);
    const Round& round = *tournament.value.round(one);
    QCOMPARE(round.publishedVersion.value(), 2);
    QVERIFY(round.versions.front().withdrawn.has_value());
    QCOMPARE(round.replacedBy(2)->version, 1);
    QCOMPARE(round.published()->pairings, amend.pairings);
    QCOMPARE(tournament.value.game({one, 1})->outcome.result.value(), GameResult::blackWins);
    QVERIFY(!tournament.value.game({one, 4})->outcome.result); // entered anew, for the right colours
    tournament.enterAll();
    tournament.pairAndPublish();
}

void RefusalsTest::correctionsTogetherAreOneStepOrNone()
{
    MemoryTournament tournament = played(2, RatedBy::fide);
    const Correction both{
        {CorrectResult{{one, 1}, GameResult::whiteWins}, CorrectResult{{one, 2}, GameResult::blackWins}}};
    const Plan plan = tournament.plan(both);
    QCOMPARE(highestLevel(plan.findings), WarningLevel::confirm);
    QVERIFY(!plan.barrier);
    const Tournament before = tournament.value;
    tournament.apply(both);
    QCOMPARE(tournament.value.game({one, 1})->outcome.result.value(), GameResult::whiteWins);
    QCOMPARE(tournament.value.game({one, 2})->outcome.result.value(), GameResult::blackWins);
    QCOMPARE(tournament.value.integrity.size(), std::size_t{2});
    applyTo(tournament.value, inverse(plan.delta));
    QVERIFY(tournament.value == before);
    const Correction half{{CorrectResult{{one, 1}, GameResult::whiteWins}, CorrectResult{{one, 77}, GameResult::draw}}};
    QCOMPARE(highestLevel(tournament.plan(half).findings), WarningLevel::refused);
}

void RefusalsTest::whatWasDoneAgainstTheRulesIsInTheReportAndUndone()
{
    const TournamentFile file;
    auto session = createSession(file.path(), 8);
    pairAndPublish(*session);
    enterAll(*session);
    pairAndPublish(*session);
    const Tournament before = session->saved();
    mustApply(*session, CorrectResult{{one, 2}, GameResult::whiteWins});
    QCOMPARE(session->saved().integrity.size(), std::size_t{1});
    QCOMPARE(integrityLines(session->saved()).front().text,
             std::string("### Correction @ Round 1: ") + numbersOf(session->saved(), {one, 2}) + " 1/2-1/2 => 1-0");
    session.reset();
    session = openSession(file.path());
    QCOMPARE(session->saved().integrity.size(), std::size_t{1});
    QCOMPARE(session->saved().integrity.front().board.value(), 2);
    QVERIFY(session->undo());
    session->flush();
    QVERIFY(session->saved() == before);
}

static const pairwright::RegisteredTest<RefusalsTest> registered("test_refusals");
#include "test_refusals.moc"
