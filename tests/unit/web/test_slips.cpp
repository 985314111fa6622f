#include "app/formats/slips/result_slips.h"
#include "app/formats/slips/slip_code.h"
#include "tests/support/registered_test.h"
#include "tests/unit/web/web_events.h"

#include <QSet>
#include <QtTest>

using namespace pairwright;
using namespace pairwright::test;

namespace {

using Code = SlipRefusal::Code;

QString digitsOf(const Tournament& tournament, int round, int board, GameResult result)
{
    const RoundVersion& version = *tournament.round(RoundNumber{round})->published();
    return slipDigits({RoundNumber{round}, version.version, board, 1, result, slipStamp(version)}).value();
}

std::optional<Code> refusalOf(const Tournament& tournament, int round, const QString& digits)
{
    const auto read = resultOfSlip(tournament, RoundNumber{round}, digits);
    return read ? std::nullopt : std::optional(read.error().code);
}

} // namespace

/// Codes on slips: what they say, what they are refused for, and where slips stand in a stack that is cut.
class TestSlips : public QObject {
    Q_OBJECT
private slots:
    void aCodeIsFourteenDigitsAndSaysWhatItWasMadeOf()
    {
        QSet<QString> seen;
        for (const int board : {1, 12, 9999})
            for (const int game : {1, 2})
                for (const GameResult result : {GameResult::whiteWins, GameResult::draw, GameResult::blackWins}) {
                    const SlipCode code{RoundNumber{11}, 3, board, game, result, 407};
                    const QString digits = slipDigits(code).value();
                    QCOMPARE(digits.size(), slipDigitCount);
                    QCOMPARE(digits.front(), slipFirstDigit);
                    QVERIFY(readSlipDigits(digits) == code);
                    seen.insert(digits);
                }
        QCOMPARE(seen.size(), 18);
        QVERIFY(!slipDigits({RoundNumber{100}, 1, 1, 1, GameResult::draw, 0}));
        QVERIFY(!slipDigits({RoundNumber{1}, 1, 10000, 1, GameResult::draw, 0}));
        QVERIFY(!slipDigits({RoundNumber{1}, 1, 1, 1, GameResult::doubleForfeit, 0}));
    }

    void everyMisreadDigitIsNoticed()
    {
        const QString digits = slipDigits({RoundNumber{5}, 2, 37, 1, GameResult::draw, 9051}).value();
        for (qsizetype place = 0; place < digits.size(); ++place)
            for (char16_t wrong = u'0'; wrong <= u'9'; ++wrong) {
                QString misread = digits;
                misread[place] = wrong;
                QCOMPARE(readSlipDigits(misread).has_value(), misread == digits);
            }
        for (const QString& other : {QString(), digits.left(13), digits + '0', QString("8050200371905x")})
            QVERIFY(!readSlipDigits(other));
    }

    void aSlipOfTheRoundEntersItsResult()
    {
        const MemoryTournament event = playedEvent(12, 2);
        const auto read = resultOfSlip(event.value, RoundNumber{2}, digitsOf(event.value, 2, 6, GameResult::blackWins));
        QVERIFY(read && read->board == (BoardId{RoundNumber{2}, 6, 1}) && read->result == GameResult::blackWins);
    }

    void aSlipOfAnotherRoundEventOrRevisionIsRefused()
    {
        MemoryTournament event = playedEvent(12, 2);
        QVERIFY(refusalOf(event.value, 2, digitsOf(event.value, 1, 3, GameResult::draw)) == Code::otherRound);
        Tournament other = event.value;
        other.rounds[1].versions.back().madeAt = other.rounds[1].versions.back().madeAt.addMSecs(7);
        QVERIFY(refusalOf(event.value, 2, digitsOf(other, 2, 3, GameResult::draw)) == Code::otherEvent);
        QVERIFY(refusalOf(event.value, 2, "12345678901234") == Code::misread);
        QVERIFY(refusalOf(event.value, 2, "") == Code::misread);
        // Published, withdrawn, and published again: the first slips are void.
        MemoryTournament fresh = playedEvent(12, 1);
        fresh.apply(EnterResult{{RoundNumber{1}, 6}, GameResult::draw});
        fresh.pairAndPublish();
        const QString first = digitsOf(fresh.value, 2, 3, GameResult::draw);
        fresh.apply(WithdrawPublication{RoundNumber{2}, "late entry"});
        fresh.pairAndPublish();
        const auto refused = resultOfSlip(fresh.value, RoundNumber{2}, first);
        QVERIFY(!refused && refused.error().code == Code::replaced);
        QCOMPARE(refused.error().version, 1);
        QVERIFY(!refusalOf(fresh.value, 2, digitsOf(fresh.value, 2, 3, GameResult::draw)));
    }

    void everyGameHasASlipWithItsNames()
    {
        const MemoryTournament event = playedEvent(13, 1);
        const auto slips = resultSlips(event.value, RoundNumber{1}, *event.value.round(RoundNumber{1})->published());
        QCOMPARE(slips.size(), std::size_t{6});
        QCOMPARE(slips[1].board, QString("2"));
        QCOMPARE(slips[1].revision, QString("R1-v1"));
        QVERIFY2(slips[0].white.contains("Surname1, Given1") || slips[0].black.contains("Surname1, Given1"),
                 qPrintable(slips[0].white));
        QSet<QString> codes;
        for (const ResultSlip& slip : slips)
            for (const QString& code : slip.codes)
                codes.insert(code);
        QCOMPARE(codes.size(), 18);
    }

    void aCutStackLiesByBoard_data()
    {
        QTest::addColumn<int>("slips");
        QTest::addColumn<int>("perPage");
        for (const int perPage : {2, 3, 4, 6, 8})
            for (const int slips : {0, 1, 7, 8, 9, 100})
                QTest::addRow("%d slips, %d a page", slips, perPage) << slips << perPage;
    }
    void aCutStackLiesByBoard()
    {
        QFETCH(int, slips);
        QFETCH(int, perPage);
        const auto pages = cutStackOrder(static_cast<std::size_t>(slips), static_cast<std::size_t>(perPage));
        QCOMPARE(pages.size(), static_cast<std::size_t>((slips + perPage - 1) / perPage));
        // Cut as one stack there is a pile for each place; the piles on each other, the first on top.
        std::size_t next = 0;
        for (std::size_t place = 0; place < static_cast<std::size_t>(perPage); ++place)
            for (const auto& page : pages)
                if (page[place])
                    QCOMPARE(*page[place], next++);
        QCOMPARE(next, static_cast<std::size_t>(slips));
    }
};

static const pairwright::RegisteredTest<TestSlips> registered("unit_slips");

#include "test_slips.moc"
