#include "engine/tiebreaks/descriptor.h"
#include "engine/tiebreaks/standings.h"
#include "engine/tiebreaks/tie_break_context.h"
#include "engine/tiebreaks/unplayed_rounds.h"
#include "tests/support/registered_test.h"
#include "tests/unit/tiebreaks/result_table.h"

#include <QtTest>

using namespace pairwright;

namespace {

TieBreakValue valueFor(const TournamentState& state, Tpn tpn, const char* code)
{
    const auto rows = standings(state, state.roundsPlayed(), *parseTieBreaks(code), {TieBreakEdition::y2026});
    return std::ranges::find(rows, tpn, &StandingsRow::tpn)->tieBreaks[0].value.value();
}

TieBreakValue tenths(int amount)
{
    return {amount, 10};
}

} // namespace

/// The second check of the rules: single players of the course slides, whose opponents get their scores
/// from byes that opponents see as awarded.
class TestUnplayedRounds : public QObject {
    Q_OBJECT
private slots:
    void aForfeitWinCountsNotMoreThanTheScheduledOpponentHas()
    {
        // Player 1 has 3 points and won by forfeit against a player with 2.5.
        const auto state = stateFromTable(R"(
            1 +W2 -B3 +F4 =W5 =B6
            2 -B1 *BYE =BYE -- +BYE
            3 +W1 *BYE *BYE -- +BYE
            4 *BYE *BYE -F1 =BYE +BYE
            5 *BYE *BYE *BYE =B1 -F6
            6 *BYE *BYE -- +F5 =W1
        )");
        const TieBreakContext context(state, 5, {TieBreakEdition::y2026});
        QVERIFY(context.score(Tpn{1}) == Score{30});
        QVERIFY(context.adjustedScore(Tpn{4}) == Score{35});
        QVERIFY(context.adjustedScore(Tpn{2}) == Score{25});
        QVERIFY(valueFor(state, Tpn{1}, "BH") == tenths(25 + 40 + 30 + 35 + 35));
        const auto lower = stateFromTable(R"(
            1 +W2 -B3 +F4 =W5 =B6
            2 -B1 -- =BYE -- +BYE
            3 +W1 -- *BYE -- +BYE
            4 *BYE -- -F1 =BYE +BYE
            5 *BYE *BYE *BYE =B1 -F6
            6 *BYE -- =BYE +F5 =W1
        )");
        QVERIFY(valueFor(lower, Tpn{1}, "BH") == tenths(15 + 30 + 25 + 35 + 30)); // 1.5+3+2.5+3.5+3 of the slides
    }

    void aPairingAllocatedByeIsWorthTheOwnScoreAtMostADrawInEachRound()
    {
        const auto state = stateFromTable(R"(
            1 +BYE +W2 =W2 -B2 -B2
            2 -- -B1 =B1 +W1 +W1
        )");
        // 2.5 points, five rounds: the dummy has min(2.5, 2.5).
        QVERIFY(valueFor(state, Tpn{1}, "BH") == tenths(25 + 4 * 25));
        const TieBreakContext context(state, 5, {TieBreakEdition::y2026});
        const auto contributions = opponentContributions(context, Tpn{1}, false);
        QVERIFY(contributions[0].basis == Contribution::Basis::dummyOwnScore);
    }

    void aRequestedByeIsCutFirst()
    {
        const auto state = stateFromTable(R"(
            1 -W2 -- =B3 -W4 -B5
            2 +B1 *BYE *BYE *BYE -F3
            3 -F4 -- =W1 -- +F2
            4 -- -- -F5 +B1 =BYE
            5 *BYE =BYE -- -F4 +W1
        )");
        const TieBreakContext context(state, 5, {TieBreakEdition::y2026});
        QVERIFY(context.adjustedScore(Tpn{2}) == Score{40});
        QVERIFY(context.adjustedScore(Tpn{3}) == Score{15});
        QVERIFY(context.adjustedScore(Tpn{4}) == Score{15});
        QVERIFY(context.adjustedScore(Tpn{5}) == Score{25});
        QVERIFY(valueFor(state, Tpn{1}, "BH") == tenths(100));
        QVERIFY(valueFor(state, Tpn{1}, "BH/C1") == tenths(95));
    }

    void opponentsSeeAWithdrawalAsDraws()
    {
        const auto stopped = stateFromTable("1 -W2 -- -- -- --\n2 +B1 *BYE *BYE *BYE *BYE");
        const TieBreakContext context(stopped, 5, {TieBreakEdition::y2026});
        QVERIFY(context.score(Tpn{1}) == Score{0});
        QVERIFY(context.adjustedScore(Tpn{1}) == Score{20});
        QVERIFY(context.isAdjusted(Tpn{1}));
        // The very same rounds before a later game stay worth nothing.
        const auto cameBack = stateFromTable("1 -- -- -- -- -W2\n2 *BYE *BYE *BYE *BYE +B1");
        QVERIFY(TieBreakContext(cameBack, 5, {TieBreakEdition::y2026}).adjustedScore(Tpn{1}) == Score{0});
    }

    void aPairingAllocatedByeEndsARunOfRequestedByes()
    {
        const auto state = stateFromTable("1 -- +BYE -- =BYE\n2 *BYE *BYE *BYE *BYE");
        const TieBreakContext context(state, 4, {TieBreakEdition::y2026});
        QVERIFY(context.adjustedScore(Tpn{1}) == Score{0} + Score{10} + Score{5} + Score{5});
    }

    void roundsMissingAtTheEndAreAWithdrawal()
    {
        auto state = stateFromTable("1 +W2\n2 -B1 *BYE *BYE");
        const TieBreakContext context(state, 3, {TieBreakEdition::y2026});
        QVERIFY(context.score(Tpn{1}) == Score{10});
        QVERIFY(context.adjustedScore(Tpn{1}) == Score{20});
    }

    void aDoubleForfeitIsAForfeitLossForBoth()
    {
        QVERIFY(isVoluntaryUnplayed(kindOf(ForfeitedGame{Tpn{2}, Colour::White, false})));
        QVERIFY(!isVoluntaryUnplayed(kindOf(ForfeitedGame{Tpn{2}, Colour::White, true})));
        QVERIFY(isVoluntaryUnplayed(kindOf(Bye{ByeKind::NotEntered})));
        QVERIFY(!isVoluntaryUnplayed(kindOf(Bye{ByeKind::Full})));
        QVERIFY(!isVoluntaryUnplayed(kindOf(Bye{ByeKind::PairingAllocated})));
        const auto state = stateFromTable("1 -F2 +W2\n2 -F1 -B1");
        // Neither is a bye, so opponents see the points as awarded.
        QVERIFY(TieBreakContext(state, 2, {TieBreakEdition::y2026}).adjustedScore(Tpn{2}) == Score{0});
    }

    void theModifierPMakesAForfeitAGame()
    {
        const auto state = stateFromTable(R"(
            1 +F2 -W2
            2 -F1 +B1
        )");
        QVERIFY(valueFor(state, Tpn{2}, "BH") == tenths(10 + 10));
        const auto rows = standings(state, 2, *parseTieBreaks("BH/C1/P"), {TieBreakEdition::y2026});
        for (const StandingsRow& row : rows)
            for (const Contribution& contribution : row.tieBreaks[0].contributions) {
                QVERIFY(contribution.basis == Contribution::Basis::opponentScore);
                QVERIFY(contribution.cut != Contribution::Cut::voluntaryUnplayedRound);
            }
    }

    void moreCutsThanRoundsLeaveNothing()
    {
        const auto state = stateFromTable("1 +W2\n2 -B1");
        QVERIFY(valueFor(state, Tpn{1}, "BH/M2") == tenths(0));
        QVERIFY(valueFor(state, Tpn{2}, "BH/C1") == tenths(0));
    }
};

static const pairwright::RegisteredTest<TestUnplayedRounds> registered("unit_unplayed_rounds");
#include "test_unplayed_rounds.moc"
