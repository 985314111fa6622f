#include "engine/tiebreaks/standings.h"
#include "engine/tiebreaks/tie_break_context.h"
#include "tests/unit/tiebreaks/result_table.h"

#include <QtTest>

#include <array>
#include <cstdlib>

using namespace pairwright;

namespace {

// The worked tournament of FIDE's tie-break exercises: 16 players, 5 rounds.
constexpr std::string_view results = R"(
2 +B10 +W7 =B1 +W16 =B3
1 +W9 =B13 =W2 +B15 =W4
3 =W11 +B6 +W8 =B4 =W2
4 +B12 =BYE +W13 =W3 =B1
16 =W8 +B11 +W7 -B2 +W15
6 -B14 -W3 +BYE +W10 +B8
5 -W13 -B15 +W11 =B7 +W10
8 =B16 +W14 -B3 +W13 -W6
11 =B3 -W16 -B5 +F9 +W7
12 -W4 +BYE +F14 -- --
14 +W6 -B8 -F12 -- +B13
15 -B7 +W5 +B10 -W1 -B16
7 +W15 -B2 -B16 =W5 -B11
9 -B1 -W10 =BYE -F11 +BYE
13 +B5 =W1 -B4 -B8 -W14
10 -W2 +B9 -W15 -B6 -B5
)";

struct Expected16 {
    int edition;
    int tpn;
    const char* points;
    const char* seenByOpponents;
    const char* bh;
    const char* bhC1;
    const char* bhC2;
    const char* bhM1;
    const char* sb;
    const char* sbC1;
    int wins;
};

constexpr auto expectedValues = std::to_array<Expected16>({
    {2024, 2, "4", "4", "13", "12", "10.5", "8.5", "9.5", "8.5", 3},
    {2026, 2, "4", "4", "13", "12", "10.5", "8.5", "9.5", "8.5", 3},
    {2024, 3, "3.5", "3.5", "15.5", "13", "10.5", "9", "10.5", "9.25", 2},
    {2026, 3, "3.5", "3.5", "15.5", "13", "10.5", "9", "10.5", "9.25", 2},
    {2024, 4, "3.5", "3.5", "15", "11.5", "10", "8", "9.75", "8", 2},
    {2026, 4, "3.5", "3.5", "14", "11.5", "10", "8", "9.25", "7.75", 2},
    {2024, 1, "3.5", "3.5", "12.5", "11", "9.5", "7", "8", "7.25", 2},
    {2026, 1, "3.5", "3.5", "12.5", "11", "9.5", "7", "8", "7.25", 2},
    {2024, 16, "3.5", "3.5", "12.5", "11", "9", "7", "7.25", "5.75", 3},
    {2026, 16, "3.5", "3.5", "12.5", "11", "9", "7", "7.25", "5.75", 3},
    {2024, 6, "3", "3", "12", "11", "9", "7.5", "6.5", "5.5", 3},
    {2026, 6, "3", "3", "11.5", "10.5", "8.5", "7", "6", "5", 3},
    {2024, 5, "2.5", "2.5", "8.5", "7.5", "6", "5", "4.25", "3.25", 2},
    {2026, 5, "2.5", "2.5", "8.5", "7.5", "6", "5", "4.25", "3.25", 2},
    {2024, 8, "2.5", "2.5", "13.5", "12", "10", "8.5", "5.25", "3.75", 2},
    {2026, 8, "2.5", "2.5", "13.5", "12", "10", "8.5", "5.25", "3.75", 2},
    {2024, 11, "2.5", "2.5", "13.5", "12", "9.5", "8.5", "5.75", "4.25", 2},
    {2026, 11, "2.5", "2.5", "12.5", "11", "9.5", "7.5", "4.75", "3.25", 2},
    {2024, 12, "2", "3", "11.5", "9.5", "7.5", "6", "4", "4", 2},
    {2026, 12, "2", "3", "11.5", "9.5", "7.5", "6", "4", "4", 2},
    {2024, 14, "2", "2", "11", "9", "7", "6", "4.5", "3", 2},
    {2026, 14, "2", "2", "11", "9", "7", "6", "4.5", "3", 2},
    {2024, 15, "2", "2", "12", "11", "9.5", "7.5", "3.5", "2.5", 2},
    {2026, 15, "2", "2", "12", "11", "9.5", "7.5", "3.5", "2.5", 2},
    {2024, 7, "1.5", "1.5", "14.5", "12.5", "10", "8.5", "3.25", "1.25", 1},
    {2026, 7, "1.5", "1.5", "14.5", "12.5", "10", "8.5", "3.25", "1.25", 1},
    {2024, 9, "1.5", "1.5", "9", "7.5", "6", "4", "2.25", "2.25", 1},
    {2026, 9, "1.5", "1.5", "9", "7.5", "6", "4", "2.25", "2.25", 1},
    {2024, 13, "1.5", "1.5", "14", "12", "9.5", "8.5", "4.25", "4.25", 1},
    {2026, 13, "1.5", "1.5", "14", "12", "9.5", "8.5", "4.25", "4.25", 1},
    {2024, 10, "1", "1", "13", "11.5", "9.5", "7.5", "1.5", "0", 1},
    {2026, 10, "1", "1", "13", "11.5", "9.5", "7.5", "1.5", "0", 1},
});

/// Decimal text as a fraction with two decimals.
TieBreakValue valueOf(const char* text)
{
    return {std::lround(std::strtod(text, nullptr) * 100), 100};
}

TieBreakEdition editionOf(int year)
{
    return year == 2024 ? TieBreakEdition::y2024 : TieBreakEdition::y2026;
}

std::vector<int> orderOf(const std::vector<StandingsRow>& rows)
{
    std::vector<int> order;
    for (const StandingsRow& row : rows)
        order.push_back(row.tpn.value);
    return order;
}

} // namespace

class TestWorkedTournament : public QObject {
    Q_OBJECT
    const TournamentState state = stateFromTable(results);
    const std::vector<TieBreak> list = *parseTieBreaks("BH,BH/C1,BH/C2,BH/M1,SB,SB/C1,WIN");

private slots:
    void everyValueIsTheOneOfTheBook_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < expectedValues.size(); ++i)
            QTest::addRow("%d, edition %d", expectedValues[i].tpn, expectedValues[i].edition) << static_cast<int>(i);
    }
    void everyValueIsTheOneOfTheBook()
    {
        QFETCH(int, index);
        const Expected16& expected = expectedValues[static_cast<std::size_t>(index)];
        const TieBreakEdition edition = editionOf(expected.edition);
        const Tpn tpn{expected.tpn};
        const TieBreakContext context(state, 5, edition);
        QVERIFY((TieBreakValue{context.score(tpn).tenths, 10}) == valueOf(expected.points));
        QVERIFY((TieBreakValue{context.adjustedScore(tpn).tenths, 10}) == valueOf(expected.seenByOpponents));

        const auto rows = standings(state, 5, list, edition);
        const auto row = std::ranges::find(rows, tpn, &StandingsRow::tpn);
        const std::array books{valueOf(expected.bh),           valueOf(expected.bhC1), valueOf(expected.bhC2),
                               valueOf(expected.bhM1),         valueOf(expected.sb),   valueOf(expected.sbC1),
                               TieBreakValue{expected.wins, 1}};
        for (std::size_t i = 0; i < books.size(); ++i) {
            const TieBreakValue value = row->tieBreaks[i].value.value();
            QVERIFY2(value == books[i], qPrintable(QString("%1: %2/%3")
                                                       .arg(QString::fromStdString(toString(list[i])))
                                                       .arg(value.numerator)
                                                       .arg(value.denominator)));
        }
    }

    void theDefaultListPutsThePlayersInOrder()
    {
        const auto list2024 = standings(state, 5, defaultTieBreaks(), TieBreakEdition::y2024);
        const std::vector<int> order2024{2, 3, 4, 1, 16, 6, 11, 8, 5, 15, 12, 14, 7, 13, 9, 10};
        QCOMPARE(orderOf(list2024), order2024);
        const auto list2026 = standings(state, 5, defaultTieBreaks(), TieBreakEdition::y2026);
        const std::vector<int> order2026{2, 3, 4, 1, 16, 6, 8, 11, 5, 15, 12, 14, 7, 13, 9, 10};
        QCOMPARE(orderOf(list2026), order2026);
    }

    void contributionsTellWhatWasCutAndAdjustedAndByWhichArticle()
    {
        const auto rows = standings(state, 5, *parseTieBreaks("BH/C1,SB/C1"), TieBreakEdition::y2026);
        const auto& row4 = *std::ranges::find(rows, Tpn{4}, &StandingsRow::tpn);
        const auto& bye = row4.tieBreaks[0].contributions[1];
        QVERIFY(bye.basis == Contribution::Basis::dummyCappedByDraws && bye.voluntaryUnplayed && !bye.opponent);
        QVERIFY(bye.opponentPoints == Score{25} && bye.ownPoints == Score{5});
        QVERIFY(bye.cut == Contribution::Cut::voluntaryUnplayedRound);
        QCOMPARE(articleOf(TieBreakEdition::y2026, bye.basis), std::string("C.07:2026 art. 16.4.2"));
        QCOMPARE(articleOf(TieBreakEdition::y2026, bye.cut), std::string("C.07:2026 art. 16.5"));

        const auto& opponent12 = row4.tieBreaks[0].contributions[0];
        QVERIFY(opponent12.opponent == Tpn{12} && opponent12.opponentAdjusted);
        QVERIFY(opponent12.opponentPoints == Score{30} && opponent12.cut == Contribution::Cut::none);
        QVERIFY(row4.tieBreaks[1].contributions[2].cut == Contribution::Cut::leastSignificant);

        const auto& row11 = *std::ranges::find(rows, Tpn{11}, &StandingsRow::tpn);
        const auto& forfeit = row11.tieBreaks[0].contributions[3];
        QVERIFY(forfeit.basis == Contribution::Basis::dummyCappedByOpponent && forfeit.opponent == Tpn{9});
        QCOMPARE(articleOf(TieBreakEdition::y2026, forfeit.basis), std::string("C.07:2026 art. 16.4.1"));
    }
};

QTEST_APPLESS_MAIN(TestWorkedTournament)
#include "test_worked_tournament.moc"
