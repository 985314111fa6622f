#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "engine/generator/result_model.h"
#include "engine/tiebreaks/rating_tables.h"
#include "tests/support/registered_test.h"

#include <algorithm>

using namespace pairwright;
using namespace pairwright::generator;

namespace {

std::uint32_t lossOf(GameChances chances)
{
    return allChances - chances.whiteWins - chances.draw;
}

/// In parts of a million, a draw is half.
std::uint32_t expectedScore(GameChances chances)
{
    return chances.whiteWins + chances.draw / 2;
}

} // namespace

class TestResultModel : public QObject {
    Q_OBJECT
private slots:
    /// 2467 v 2344: .511, .351, .138.
    void theWorkedExampleComesOut()
    {
        const GameChances chances = modelChances(2467, 2344);
        QCOMPARE((chances.whiteWins + 500) / 1000, 511U);
        QCOMPARE((chances.draw + 500) / 1000, 351U);
        QCOMPARE((lossOf(chances) + 500) / 1000, 138U);
    }

    void everyPairOfRatingsHasChancesThatGrowWithTheDifference()
    {
        for (int black = 1000; black <= 2800; black += 100) {
            std::uint32_t before = 0;
            for (int white = 800; white <= 2900; white += 10) {
                const GameChances chances = gameChances(white, black);
                QVERIFY(chances.whiteWins + chances.draw <= allChances);
                const std::uint32_t expected = expectedScore(chances);
                QVERIFY2(expected + 1 >= before, qPrintable(QString("%1-%2").arg(white).arg(black)));
                before = expected;
            }
        }
        QCOMPARE(modelChances(2900, 800).whiteWins, allChances);
        QCOMPARE(lossOf(modelChances(800, 2900)), allChances);
    }

    void theExpectedScoreIsThatOfTheRatingTableWithEitherColour()
    {
        for (int white = 1000; white <= 2800; white += 25)
            for (int black = 1000; black <= 2800; black += 25) {
                const GameChances chances = gameChances(white, black);
                const int difference = std::clamp(white - black, -400, 400);
                QCOMPARE(int(expectedScore(chances)), expectedPercentFor(difference) * 10'000);
                const GameChances turned = gameChances(black, white);
                QCOMPARE(turned.draw, chances.draw);
                QCOMPARE(turned.whiteWins, lossOf(chances));
            }
    }

    void drawsAreScaledAndTheExpectedScoreStays()
    {
        QVERIFY(qAbs(static_cast<int>(gameChances(2000, 2000, 50).draw) - 500'000) <= 1);
        QCOMPARE(gameChances(2100, 1900, 0).draw, 0U);
        for (int draws = 0; draws <= 100; draws += 10)
            for (int white = 1500; white <= 2700; white += 50) {
                const int other = static_cast<int>(expectedScore(gameChances(white, 2100, draws)));
                QVERIFY(qAbs(other - static_cast<int>(expectedScore(gameChances(white, 2100)))) <= 2);
            }
    }

    void outcomesComeAsOftenAsTheirChances()
    {
        Random random(20);
        int wins = 0;
        int draws = 0;
        constexpr int games = 100'000;
        for (int i = 0; i < games; ++i) {
            const GameOutcome outcome = drawnOutcome(random, {500'000, 300'000});
            wins += outcome == GameOutcome::Win ? 1 : 0;
            draws += outcome == GameOutcome::Draw ? 1 : 0;
        }
        QVERIFY(qAbs(wins - games / 2) < 800);
        QVERIFY(qAbs(draws - games * 3 / 10) < 800);
    }
};

static const pairwright::RegisteredTest<TestResultModel> registered("unit_result_model");
#include "test_result_model.moc"
