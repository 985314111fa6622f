#include "engine/tiebreaks/descriptor.h"
#include "engine/tiebreaks/rating_tables.h"
#include "engine/tiebreaks/standings.h"
#include "tests/support/registered_test.h"
#include "tests/unit/tiebreaks/result_table.h"

#include <QtTest>

using namespace pairwright;

namespace {

constexpr TieBreakRules swiss{TieBreakEdition::y2026, EventFormat::swiss};
constexpr TieBreakRules roundRobin{TieBreakEdition::y2026, EventFormat::roundRobin};
constexpr TieBreakRules roundRobin2024{TieBreakEdition::y2024, EventFormat::roundRobin};

TieBreakResult resultFor(const TournamentState& state, int number, const char* code, TieBreakRules rules = swiss)
{
    const auto rows = standings(state, state.roundsPlayed(), *parseTieBreaks(code), rules);
    return std::ranges::find(rows, Tpn{number}, &StandingsRow::tpn)->tieBreaks[0];
}

QString textFor(const TournamentState& state, int number, const char* code, TieBreakRules rules = swiss)
{
    const TieBreakResult result = resultFor(state, number, code, rules);
    return result.value ? QString::fromStdString(toString(*result.value)) : QString("none");
}

TournamentState withRatings(TournamentState state, const std::vector<int>& ratings)
{
    for (std::size_t i = 0; i < ratings.size(); ++i)
        if (ratings[i] > 0)
            state.players[i].rating = ratings[i];
    return state;
}

/// Everybody meets everybody once; 1 wins by forfeit against 4, with Black.
const char* const circle = R"(
    1 +W2 =B3 +F4
    2 -B1 +W4 =W3
    3 +F4 =W1 =B2
    4 -F3 -B2 -F1
)";

} // namespace

/// Values worked out by hand where the worked tournament has no example.
class TestTieBreakValues : public QObject {
    Q_OBJECT
private slots:
    void standardPointsCompareWithTheScheduledOpponent()
    {
        TournamentState state = stateFromTable(R"(
            1 +W2 +F2 =BYE --
            2 -B1 -F1 +BYE *BYE
        )");
        QCOMPARE(textFor(state, 1, "STD"), QString("2.5"));
        QCOMPARE(textFor(state, 2, "STD"), QString("2.0"));
        state.points = PointSystem::of(Score{30}, Score{10}, Score{10});
        QCOMPARE(textFor(state, 2, "STD"), QString("1.5")); // the bye is worth exactly a draw
        // A double forfeit: as many points as the scheduled opponent.
        QCOMPARE(textFor(stateFromTable("1 -F2\n2 -F1"), 1, "STD"), QString("0.5"));
    }

    void thePairingNumberStandsAscendingUnlessReversed()
    {
        const auto state = stateFromTable("1 =W2\n2 =B1");
        QCOMPARE(standings(state, 1, *parseTieBreaks("TPN"))[0].tpn.value, 1);
        QCOMPARE(standings(state, 1, *parseTieBreaks("TPN/R"))[0].tpn.value, 2);
        const auto rated = withRatings(state, {1500, 1600});
        QCOMPARE(standings(rated, 1, *parseTieBreaks("RTNG"))[0].tpn.value, 2);
        QCOMPARE(standings(rated, 1, *parseTieBreaks("RTNG/R"))[0].tpn.value, 1);
    }

    void foreBuchholzDrawsTheForfeitsOfTheLastRoundToo()
    {
        const auto state = stateFromTable(R"(
            1 +W2 +F3
            2 -B1 +BYE
            3 *BYE -F1
        )");
        // As if 1.5 for player 1 and 1.5 for player 3; the bye keeps its point.
        QCOMPARE(textFor(state, 1, "FB"), QString("2.5"));
        QCOMPARE(textFor(state, 2, "FB"), QString("2.5")); // 1.5 and a dummy with 1
        QCOMPARE(textFor(state, 3, "FB"), QString("2.5")); // 1.5 and a dummy with 1: a draw in each round
        QVERIFY(resultFor(state, 1, "FB").contributions[1].assumedDraw);
        QCOMPARE(textFor(state, 1, "AOB/F"), QString("2.50"));
        QCOMPARE(textFor(state, 1, "AOB"), QString("3.00"));
        QCOMPARE(textFor(state, 3, "AOB"), QString("none"));
        QCOMPARE(textFor(state, 3, "AOB/P"), QString("2.00"));
    }

    void koyaCountsPointsAgainstTheUpperHalf()
    {
        const auto state = stateFromTable(circle);
        // 2.5, 1.5, 2, 0 of 3: the limit is 1.5.
        QCOMPARE(textFor(state, 1, "KS", roundRobin), QString("1.5"));
        QCOMPARE(textFor(state, 1, "KS/L+1", roundRobin), QString("0.5"));
        QCOMPARE(textFor(state, 1, "KS/L-3", roundRobin), QString("2.5"));
        QCOMPARE(textFor(state, 2, "KS/L+2", roundRobin), QString("0.0"));
        QVERIFY(resultFor(state, 1, "KS", roundRobin).contributions[2].cut == Contribution::Cut::belowLimit);
    }

    void aRoundRobinTreatsForfeitsAsGames()
    {
        const auto state = withRatings(stateFromTable(circle), {2000, 1900, 1800, 1700});
        QCOMPARE(textFor(state, 1, "SB", roundRobin), QString("2.50")); // 1.5 + 1 + 0
        QCOMPARE(textFor(state, 4, "SB", roundRobin), QString("0.00"));
        QCOMPARE(textFor(state, 1, "WON", roundRobin), QString("2")); // the forfeit is a game won
        QCOMPARE(textFor(state, 1, "WON"), QString("1"));
        QCOMPARE(textFor(state, 4, "REP", roundRobin), QString("1")); // since 2026 forfeit losses stay unplayed
        QCOMPARE(textFor(state, 4, "REP", roundRobin2024), QString("3"));
        QCOMPARE(textFor(state, 1, "ARO", roundRobin), QString("1850")); // since 2026 no forfeits for ratings
        QCOMPARE(textFor(state, 1, "ARO", roundRobin2024), QString("1800"));
        // Among 3 and 2, and among all: forfeits are encounters.
        const auto tied = stateFromTable("1 +F2\n2 -F1");
        QVERIFY(resultFor(tied, 1, "BH", roundRobin).contributions[0].basis == Contribution::Basis::opponentScore);
    }

    void twoCyclesCountAsOneEncounterInTheDirectOne()
    {
        // 1 and 2 are level; 1 has 1½ of 2 against 2, on average ¾.
        const auto state = stateFromTable(R"(
            1 +W2 -- -W3 =B2 -- +B3
            2 -B1 +W3 -- =W1 +B3 --
            3 -- -B2 +B1 -- -W2 -W1
        )");
        const auto rows = standings(state, 6, *parseTieBreaks("DE,SB"), roundRobin);
        QCOMPARE(rows[0].tpn.value, 1);
        QCOMPARE(QString::fromStdString(toString(*rows[0].tieBreaks[0].value)), QString("0.75"));
        QVERIFY(rows[0].tieBreaks[0].placeAmongTied == 1 && rows[1].tieBreaks[0].placeAmongTied == 2);
    }

    void whoIsLeftOutHasNotTakenPart()
    {
        auto state = withRatings(stateFromTable(R"(
            1 +W2 =B3 -W4
            2 -B1 +W4 =W3
            3 -F4 =W1 =B2
            4 +F3 -B2 +B1
        )"),
                                 {2000, 1900, 1800});
        // 4, who has no rating, leaves after the first round; without him 1 has 1½, 2 and 3 have ½ and 1.
        state.players[3].leftOut = true;
        for (PlayerState& player : state.players)
            for (RoundRecord& record : player.rounds)
                if (&player == &state.players[3] || scheduledOpponent(record) == Tpn{4}) {
                    if (auto* game = std::get_if<PlayedGame>(&record))
                        game->counts = false;
                    else
                        std::get<ForfeitedGame>(record).counts = false;
                }
        const auto list = *parseTieBreaks("DE,WIN,SB,KS,REP,ARO");
        const auto rows = standings(state, 3, list, roundRobin);
        const auto lineOf = [&](std::size_t row) {
            QStringList texts{QString::number(rows[row].tpn.value), QString::number(rows[row].rank),
                              QString::fromStdString(toString(rows[row].score))};
            for (const TieBreakResult& result : rows[row].tieBreaks)
                texts.append(result.value ? QString::fromStdString(toString(*result.value)) : QString("none"));
            return texts.join(' ');
        };
        QCOMPARE(lineOf(0), QString("1 1 1.5 none 1 1.00 0.5 2 1850"));
        QCOMPARE(lineOf(1), QString("3 2 1.0 none 0 1.00 0.5 2 1950"));
        QCOMPARE(lineOf(2), QString("2 3 0.5 none 0 0.50 0.5 2 1900"));
        QCOMPARE(lineOf(3), QString("4 4 0.0 none none none none none none"));
        QVERIFY(rows[3].leftOut && !rows[2].leftOut && separatedBy(rows[2], rows[3], list) == std::size_t{0});
        // Nothing decides among those who are left out, not even their numbers.
        state.players[2].leftOut = true;
        const auto byNumber = standings(state, 3, *parseTieBreaks("TPN,DE"), roundRobin);
        QVERIFY(byNumber[2].rank == 3 && byNumber[3].rank == 3 && byNumber[3].shared && !byNumber[3].decidedBy);
    }

    void whoSitsOutInARoundRobinHasNoDummy()
    {
        const auto state = stateFromTable(R"(
            1 +W2 -- +W3
            2 -B1 +W3 --
            3 -- -B2 -B1
        )");
        QCOMPARE(textFor(state, 1, "SB", roundRobin), QString("1.00"));
        QCOMPARE(resultFor(state, 1, "SB", roundRobin).contributions.size(), std::size_t{2});
        QCOMPARE(textFor(state, 1, "KS", roundRobin), QString("1.0")); // 2 has one of two
    }

    void oneUnratedPlayerDropsTheRatingTieBreaksUnlessARatingIsNamed()
    {
        const auto state = withRatings(stateFromTable("1 +W2 +W3\n2 -B1 -W3\n3 +B2 -B1"), {2000, 0, 1800});
        for (const char* code : {"ARO", "TPR", "PTP", "APRO", "APPO", "RTNG"}) {
            QCOMPARE(textFor(state, 1, code), QString("none"));
            QVERIFY(resultFor(state, 1, code).missing == TieBreakResult::Missing::unratedPlayers);
        }
        QCOMPARE(textFor(state, 1, "ARO/U1400"), QString("1600"));
        QCOMPARE(textFor(state, 2, "RTNG/U1400"), QString("1400"));
        // Nobody has a value, so the next tie-break decides.
        QCOMPARE(standings(state, 2, *parseTieBreaks("ARO,TPN/R"))[0].tpn.value, 1);
    }

    void unratedPlayersCountAsNothingAsTheLowestOrAsTheAverage()
    {
        const auto state = withRatings(stateFromTable("1 +W2 +W3 =W4\n2 -B1 -W3 +W4\n3 +B2 -B1 --\n4 -- -B2 =B1"),
                                       {2000, 0, 1800, 1601});
        QCOMPARE(textFor(state, 1, "ARO/U0"), QString("1134")); // (0 + 1800 + 1601) / 3
        QCOMPARE(textFor(state, 1, "ARO/UL"), QString("1667")); // 1601
        QCOMPARE(textFor(state, 1, "ARO/UA"), QString("1734")); // 1800.33
        QCOMPARE(textFor(state, 2, "RTNG/UL"), QString("1601"));
        QCOMPARE(textFor(state, 2, "RTNG/UA"), QString("1800"));
        QCOMPARE(textFor(state, 1, "TPR/UL"), textFor(state, 1, "TPR/U1601"));
        QCOMPARE(textFor(state, 1, "APPO/UA"), textFor(state, 1, "APPO/U1800"));
        // Nobody has one: there is no lowest.
        QCOMPARE(textFor(stateFromTable("1 +W2\n2 -B1"), 1, "ARO/UL"), QString("none"));
        for (const char* bad : {"ARO/UL/U1400", "ARO/U4001", "ARO/UX", "BH/UL"})
            QVERIFY2(!parseTieBreak(bad), bad);
    }

    /// Two lists; the third round falls into the second.
    void ofSeveralRatingsTheFirstCountsUnlessAnotherIsNamed()
    {
        auto state = withRatings(stateFromTable("1 +W2 +W3 =W2\n2 -B1 -W3 =B1\n3 +B2 -B1 --"), {2000, 1900, 1800});
        state.ratingListOfRound = {0, 0, 1};
        state.players[0].laterRatings = {2020};
        state.players[1].laterRatings = {1960};
        state.players[2].laterRatings = {1700};
        QCOMPARE(textFor(state, 1, "ARO"), QString("1867"));    // 1900, 1800, 1900
        QCOMPARE(textFor(state, 1, "ARO/V2"), QString("1873")); // 1960, 1700, 1960
        QCOMPARE(textFor(state, 1, "ARO/V3"), QString("1873")); // there is no third list
        QCOMPARE(textFor(state, 1, "ARO/VR"), QString("1887")); // 1900, 1800, 1960
        QCOMPARE(textFor(state, 1, "RTNG"), QString("2000"));
        QCOMPARE(textFor(state, 1, "RTNG/V2"), QString("2020"));
        state.players[1].laterRatings = {std::nullopt};
        QCOMPARE(textFor(state, 1, "ARO"), QString("1867"));
        QCOMPARE(textFor(state, 1, "ARO/VR"), QString("none"));
        QCOMPARE(textFor(state, 1, "ARO/VR/UL"), QString("1800")); // 1900, 1800, 1700
        QCOMPARE(QString::fromStdString(toString(*parseTieBreak("aro-c1-ul-vr"))), QString("ARO/C1/UL/VR"));
        for (const char* bad : {"RTNG/VR", "ARO/V1", "ARO/VR/V2", "BH/VR", "ARO/V2/V"})
            QVERIFY2(!parseTieBreak(bad), bad);
    }

    void whatIsEnteredDrawnOrOrderedByHandDecidesWhatIsLeft()
    {
        auto state = stateFromTable("1 =W2\n2 =B1\n3 =W4\n4 =B3");
        const auto order = [&](const char* codes) {
            QStringList ranks;
            for (const StandingsRow& row : standings(state, 1, *parseTieBreaks(codes)))
                ranks.append(QString::number(row.tpn.value) + (row.shared ? "=" : ""));
            return ranks.join(' ');
        };
        QCOMPARE(order("EXT,HAND,LOT"), QString("1= 2= 3= 4="));
        for (std::size_t i = 0; i < 4; ++i)
            state.players[i].lot = std::vector{3, 1, 4, 2}[i];
        QCOMPARE(order("LOT"), QString("2 4 1 3"));
        state.players[2].outsideValue = 150;
        state.players[3].outsideValue = 50;
        QCOMPARE(order("EXT,LOT"), QString("3 4 2 1"));
        QCOMPARE(textFor(state, 3, "EXT"), QString("1.50"));
        // An order given to 1 and 2 says nothing among others.
        state.players[0].placeByHand = 1;
        state.players[1].placeByHand = 2;
        QCOMPARE(order("HAND"), QString("1= 2= 3= 4="));
        QCOMPARE(order("EXT,HAND"), QString("3 4 1 2"));
        const auto rows = standings(state, 1, *parseTieBreaks("HAND"));
        QVERIFY(!separatedBy(rows[0], rows[1], *parseTieBreaks("HAND")));
    }

    void whatIsOfTheEventAloneIsMarkedInTheRecord()
    {
        QCOMPARE(QString::fromStdString(toRecord(*parseTieBreaks("BH,EXT,HAND,LOT"))),
                 QString("BH,OTHER_EXT,OTHER_HAND,OTHER_LOT"));
        QCOMPARE(QString::fromStdString(toString(*parseTieBreaks("BH,OTHER_EXT,other_hand,OTHER_LOT"))),
                 QString("BH,EXT,HAND,LOT"));
        QVERIFY(parseTieBreak("OTHER_BH").error().reason == TieBreakSyntaxError::Reason::selfDefined);
    }

    void performanceOfNothingAndOfEverything()
    {
        const auto state = withRatings(stateFromTable("1 +W2 +W3\n2 -B1 -W3\n3 +B2 -B1"), {2000, 1900, 1801});
        QCOMPARE(textFor(state, 1, "ARO"), QString("1851")); // 1850.5 up
        QCOMPARE(textFor(state, 1, "TPR"), QString("2651"));
        QCOMPARE(textFor(state, 1, "PTP"), QString("2636")); // 1900 + 736
        QCOMPARE(textFor(state, 2, "TPR"), QString("1101"));
        QCOMPARE(textFor(state, 2, "PTP"), QString("1001")); // 1801 - 800
        const auto steps = resultFor(state, 3, "TPR").performance.value();
        QVERIFY(steps.averageRating == 1950 && steps.percent == 50 && steps.ratingDifference == 0 && steps.games == 2);
        QCOMPARE(textFor(state, 1, "APRO"), QString("1526")); // 1101 and 1950: 1525.5 up
    }

    void pointsForRatingsAreThoseOfChessWhateverTheScale()
    {
        auto state = withRatings(stateFromTable("1 +W2 =W3\n2 -B1 --\n3 -- =B1"), {2000, 1900, 1800});
        const QString before = textFor(state, 1, "TPR");
        state.points = PointSystem::of(Score{30}, Score{10}, Score{30});
        QCOMPARE(textFor(state, 1, "TPR"), before);
        QCOMPARE(before, QString("2043")); // 1850 + dp(.75)
    }

    void theTablesAreSymmetricAndRise()
    {
        QCOMPARE(ratingDifferenceFor(50), 0);
        QCOMPARE(ratingDifferenceFor(67), 125);
        QCOMPARE(ratingDifferenceFor(33), -125);
        QCOMPARE(ratingDifferenceFor(99), 677);
        QCOMPARE(ratingDifferenceFor(0), -800);
        for (int percent = 1; percent <= 100; ++percent)
            QVERIFY(ratingDifferenceFor(percent) > ratingDifferenceFor(percent - 1) &&
                    ratingDifferenceFor(percent) == -ratingDifferenceFor(100 - percent));
        for (int difference = -800; difference <= 800; ++difference)
            QVERIFY(expectedPercentFor(difference) >= expectedPercentFor(difference - 1) &&
                    expectedPercentFor(difference) + expectedPercentFor(-difference) == 100);
        QCOMPARE(expectedPercentFor(3), 50);
        QCOMPARE(expectedPercentFor(4), 51);
        QCOMPARE(expectedPercentFor(400), 92);
        QCOMPARE(expectedPercentFor(735), 99);
        QCOMPARE(expectedPercentFor(736), 100);
        QCOMPARE(percentOf(5, 4), 63); // 2.5 of 4: 62.5 up
        QCOMPARE(percentOf(1, 3), 17);
    }

    void valuesArePrintedRoundedHalfUp()
    {
        QCOMPARE(toString(TieBreakValue{125, 10}), std::string("12.5"));
        QCOMPARE(toString(TieBreakValue{5, 10}), std::string("0.5"));
        QCOMPARE(toString(TieBreakValue{5350, 400}), std::string("13.38"));
        QCOMPARE(toString(TieBreakValue{-7, 1}), std::string("-7"));
        QCOMPARE(toString(TieBreakValue{-25, 1000}), std::string("-0.02"));
    }
};

static const pairwright::RegisteredTest<TestTieBreakValues> registered("unit_tie_break_values");
#include "test_tie_break_values.moc"
