#include "tests/support/registered_test.h"
#include "tests/unit/app/support/rounds.h"
#include "tests/unit/app/support/sessions.h"

#include "app/formats/trf/export.h"
#include "app/pairing/other_round_count.h"
#include "app/pairing/pairing_job.h"

#include <QTest>

#include <array>
#include <random>
#include <set>

using namespace pairwright;
using namespace pairwright::test;

namespace {

constexpr int roundsPlayed = 5;
constexpr std::array someResults{GameResult::whiteWins, GameResult::draw, GameResult::blackWins, GameResult::whiteWins,
                                 GameResult::blackWins};

/// Eight players with five of six rounds published, with results that follow from `seed`.
MemoryTournament played(int seed)
{
    MemoryTournament tournament(8, 6);
    std::minstd_rand draw(static_cast<unsigned>(seed));
    for (int round = 1; round <= roundsPlayed; ++round) {
        tournament.pairAndPublish();
        if (round == roundsPlayed)
            break;
        for (int board = 1; board <= 4; ++board)
            tournament.apply(EnterResult{{RoundNumber{round}, board}, someResults.at(draw() % someResults.size())});
    }
    return tournament;
}

const Finding* found(const Plan& plan, FindingCode code)
{
    const auto one = std::find_if(plan.findings.begin(), plan.findings.end(),
                                  [code](const Finding& finding) { return finding.code == code; });
    return one != plan.findings.end() ? &*one : nullptr;
}

std::set<std::pair<PlayerKey, PlayerKey>> meetings(const Pairings& pairings)
{
    std::set<std::pair<PlayerKey, PlayerKey>> pairs;
    for (const Match& match : pairings.boards)
        pairs.insert({match.a, match.b});
    return pairs;
}

} // namespace

/// A changed number of rounds after the start.
class RoundCountTest : public QObject {
    Q_OBJECT
private slots:
    void theRoundThatBecomesTheLastIsPairedAgain();
    void aRoundInTheMiddleIsNot();
};

void RoundCountTest::theRoundThatBecomesTheLastIsPairedAgain()
{
    int same = 0;
    int other = 0;
    for (int seed = 1; seed <= 400 && (same == 0 || other == 0); ++seed) {
        MemoryTournament tournament = played(seed);
        // What round 5 is if it was the last one from the start.
        Tournament before = tournament.value;
        before.rounds.pop_back();
        before.rounds.back().closedAt.reset();
        before.settings.plannedRounds = roundsPlayed;
        const auto asLast = proposeRound(before);
        QVERIFY(asLast);
        const Pairings now = tournament.value.rounds.back().published()->pairings;
        const bool differs = meetings(now) != meetings(asLast->pairings);
        const Plan plan = tournament.plan(SetRoundCount{roundsPlayed});
        const Finding* finding = found(plan, FindingCode::lastRoundPairedAgain);
        QVERIFY(finding != nullptr);
        QCOMPARE(finding->text.isEmpty(), !differs);
        QCOMPARE(finding->level, differs ? WarningLevel::confirm : WarningLevel::none);
        ++(differs ? other : same);
        if (!differs || other > 1)
            continue;
        // Said with the pairs in the TRF, and the published ones stay.
        tournament.apply(SetRoundCount{roundsPlayed});
        QVERIFY(tournament.value.rounds.back().published()->pairings == now);
        tournament.enterAll();
        const QByteArray bytes = exportTrf(tournament.value).value().bytes;
        const QByteArray line =
            "### Configuration @ Round 5: rounds 6 => 5; round 5 by the rules then " + finding->text.toUtf8();
        QVERIFY2(bytes.contains(line), (line + '\n' + bytes).constData());
    }
    QVERIFY(same > 0);
    QVERIFY(other > 0);
}

void RoundCountTest::aRoundInTheMiddleIsNot()
{
    const MemoryTournament tournament = played(1);
    QVERIFY(found(tournament.plan(SetRoundCount{7}), FindingCode::lastRoundPairedAgain) == nullptr);
}

static const pairwright::RegisteredTest<RoundCountTest> registered("test_round_count");
#include "test_round_count.moc"
