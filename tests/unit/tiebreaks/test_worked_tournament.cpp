#include "engine/tiebreaks/descriptor.h"
#include "engine/tiebreaks/presets.h"
#include "engine/tiebreaks/standings.h"
#include "engine/tiebreaks/tie_break_context.h"
#include "tests/support/registered_test.h"
#include "tests/unit/tiebreaks/result_table.h"

#include <QtTest>

#include <cmath>
#include <cstdlib>
#include <sstream>

using namespace pairwright;

namespace {

// The worked tournament of FIDE's tie-break exercises: 16 players, 5 rounds.
constexpr std::string_view workedTable = R"(
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
/// Of numbers 1 to 16.
constexpr auto workedRatings = std::to_array<int>(
    {2200, 2150, 2100, 2050, 2000, 1950, 1900, 1850, 1800, 1750, 1700, 1650, 1600, 1550, 1500, 1450});

/// Where an entry has two values, the first is of the edition 2024-08, the second of 2026-03. AS: the score
/// that opponents see.
const char* const byEdition = R"(# PTS AS BH BH/C1 BH/C2 BH/M1 FB SB SB/C1 AOB
2 4 4 13/13 12/12 10.5/10.5 8.5/8.5 13.5/13.5 9.5/9.5 8.5/8.5 13.60/13.60
3 3.5 3.5 15.5/15.5 13/13 10.5/10.5 9/9 15/15 10.5/10.5 9.25/9.25 13.40/12.90
4 3.5 3.5 15/14 11.5/11.5 10/10 8/8 15.5/14.5 9.75/9.25 8/7.75 13.38/13.38
1 3.5 3.5 12.5/12.5 11/11 9.5/9.5 7/7 13.5/13.5 8/8 7.25/7.25 12.60/12.40
16 3.5 3.5 12.5/12.5 11/11 9/9 7/7 13.5/13.5 7.25/7.25 5.75/5.75 13.30/13.10
6 3 3 12/11.5 11/10.5 9/8.5 7.5/7 12/12 6.5/6 5.5/5 13.25/13.25
5 2.5 2.5 8.5/8.5 7.5/7.5 6/6 5/5 10/10 4.25/4.25 3.25/3.25 13.40/13.20
8 2.5 2.5 13.5/13.5 12/12 10/10 8.5/8.5 12.5/12.5 5.25/5.25 3.75/3.75 13.00/12.90
11 2.5 2.5 13.5/12.5 12/11 9.5/9.5 8.5/7.5 12.5/12 5.75/4.75 4.25/3.25 12.75/12.75
12 2 3 11.5/11.5 9.5/9.5 7.5/7.5 6/6 11.5/11 4/4 4/4 15.00/14.00
14 2 2 11/11 9/9 7/7 6/6 10.5/10.5 4.5/4.5 3/3 13.17/13.00
15 2 2 12/12 11/11 9.5/9.5 7.5/7.5 12/12 3.5/3.5 2.5/2.5 12.20/12.20
7 1.5 1.5 14.5/14.5 12.5/12.5 10/10 8.5/8.5 13.5/13.5 3.25/3.25 1.25/1.25 11.90/11.70
9 1.5 1.5 9/9 7.5/7.5 6/6 4/4 9.5/9.5 2.25/2.25 2.25/2.25 12.75/12.75
13 1.5 1.5 14/14 12/12 9.5/9.5 8.5/8.5 13.5/13.5 4.25/4.25 4.25/4.25 12.10/11.90
10 1 1 13/13 11.5/11.5 9.5/9.5 7.5/7.5 12.5/12.5 1.5/1.5 0/0 10.90/10.80)";

const char* const inBothEditions = R"(# ARO ARO/C1 TPR PTP APRO APPO WIN WON BPG BWG REP STD PS PS/C1
2 1880 1988 2120 2216 1856 1852 3 3 3 1 5 4 13 12
3 1940 2000 2089 2112 1904 1934 2 2 2 1 5 3.5 11 10.5
4 1888 1983 2081 2168 1772 1784 2 2 2 1 4 3.5 11.5 10.5
1 1820 1900 1969 2029 1789 1769 2 2 2 1 5 3.5 11 10
16 1820 1900 1969 2013 1805 1799 3 3 2 1 5 3.5 10.5 10
6 1813 1900 1813 1810 1846 1836 3 2 2 1 5 3 6 6
5 1690 1738 1690 1689 1719 1676 2 2 2 0 5 2.5 5 5
8 1730 1800 1730 1715 1915 1924 2 2 2 0 5 2.5 8.5 8
11 1863 2000 1776 1763 1840 1836 2 1 2 0 5 2.5 5.5 5
12 2050 none 1250 1250 2081 2168 2 0 0 0 3 2 7 7
14 1800 1900 1925 1942 1775 1756 2 2 2 1 3 2 6 5
15 1860 1963 1788 1768 1776 1767 2 2 3 1 5 2 7 7
7 1760 1838 1611 1531 1869 1890 1 1 3 0 5 1.5 6 5
9 1975 2200 1175 950 1805 1802 1 0 1 0 3 1.5 2.5 2.5
13 1930 2025 1781 1744 1879 1909 1 1 3 1 5 1.5 7 6
10 1880 1975 1640 1575 1717 1687 1 1 3 1 5 1 4 4)";

/// Decimal text as a fraction with two decimals.
TieBreakValue valueOf(const QString& text)
{
    return {std::lround(text.toDouble() * 100), 100};
}

TieBreakEdition editionOf(int year)
{
    return year == 2024 ? TieBreakEdition::y2024 : TieBreakEdition::y2026;
}

std::vector<int> orderOf(const std::vector<StandingsRow>& rows)
{
    std::vector<int> order;
    order.reserve(rows.size());
    for (const StandingsRow& row : rows)
        order.push_back(row.tpn.value);
    return order;
}

TournamentState workedTournament()
{
    TournamentState state = stateFromTable(workedTable);
    for (std::size_t i = 0; i < workedRatings.size(); ++i)
        state.players[i].rating = workedRatings[i];
    return state;
}

/// One row for each participant, edition and column of a table.
void addRows(const char* table, int& count)
{
    QStringList lines = QString(table).split('\n');
    const QStringList codes = lines.takeFirst().split(' ');
    for (const QString& line : lines) {
        const QStringList cells = line.split(' ');
        for (int column = 1; column < codes.size(); ++column) {
            const QStringList values = cells[column].split('/');
            for (const int year : {2024, 2026}) {
                const QString value = year == 2024 ? values.first() : values.last();
                QTest::addRow("%s of %s, %d", qPrintable(codes[column]), qPrintable(cells[0]), year)
                    << year << cells[0].toInt() << codes[column] << value;
                ++count;
            }
        }
    }
}

} // namespace

class TestWorkedTournament : public QObject {
    Q_OBJECT
    const TournamentState state = workedTournament();
    int values_ = 0;

private slots:
    void everyValueIsTheOneOfTheBook_data()
    {
        QTest::addColumn<int>("year");
        QTest::addColumn<int>("number");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("expected");
        addRows(byEdition, values_);
        addRows(inBothEditions, values_);
        QCOMPARE(values_, 16 * (10 + 14) * 2);
    }
    void everyValueIsTheOneOfTheBook()
    {
        QFETCH(int, year);
        QFETCH(int, number);
        QFETCH(QString, code);
        QFETCH(QString, expected);
        const TieBreakEdition edition = editionOf(year);
        const Tpn tpn{number};
        const TieBreakContext context(state, 5, {edition});
        if (code == "PTS" || code == "AS") {
            const Score score = code == "PTS" ? context.score(tpn) : context.adjustedScore(tpn);
            QVERIFY((TieBreakValue{score.tenths, 10}) == valueOf(expected));
            return;
        }
        const auto rows = standings(state, 5, *parseTieBreaks(code.toStdString()), {edition});
        const TieBreakResult& result = std::ranges::find(rows, tpn, &StandingsRow::tpn)->tieBreaks[0];
        if (expected == "none") {
            QVERIFY(!result.value && result.missing == TieBreakResult::Missing::noGames);
            return;
        }
        QVERIFY(result.value.has_value());
        // Averages are printed with two decimals in the book; everything else is exact there.
        const TieBreakValue value = code == "AOB" ? TieBreakValue{roundedTo(*result.value, 2), 100} : *result.value;
        QVERIFY2(value == valueOf(expected), toString(value).c_str());
    }

    void theDefaultListPutsThePlayersInOrder()
    {
        const auto list2024 = standings(state, 5, defaultTieBreaks(), {TieBreakEdition::y2024});
        const std::vector<int> order2024{2, 3, 4, 1, 16, 6, 11, 8, 5, 15, 12, 14, 7, 13, 9, 10};
        QCOMPARE(orderOf(list2024), order2024);
        const auto list2026 = standings(state, 5, defaultTieBreaks(), {TieBreakEdition::y2026});
        const std::vector<int> order2026{2, 3, 4, 1, 16, 6, 8, 11, 5, 15, 12, 14, 7, 13, 9, 10};
        QCOMPARE(orderOf(list2026), order2026);
    }

    void contributionsTellWhatWasCutAndAdjustedAndByWhichArticle()
    {
        const auto rows = standings(state, 5, *parseTieBreaks("BH/C1,SB/C1"), {TieBreakEdition::y2026});
        const auto& row4 = *std::ranges::find(rows, Tpn{4}, &StandingsRow::tpn);
        const auto& bye = row4.tieBreaks[0].contributions[1];
        QVERIFY(bye.basis == Contribution::Basis::dummyCappedByDraws && bye.voluntaryUnplayed && !bye.opponent);
        QVERIFY(bye.opponentPoints == Score{25} && bye.ownPoints == Score{5});
        QVERIFY(bye.cut == Contribution::Cut::voluntaryUnplayedRound);
        QCOMPARE(articleOf(TieBreakEdition::y2026, bye.basis), std::string("C.07:2026 art. 16.4.2"));
        QCOMPARE(articleOf(TieBreakEdition::y2026, bye.cut, *parseTieBreak("BH/C1")),
                 std::string("C.07:2026 art. 16.5"));

        const auto& opponent12 = row4.tieBreaks[0].contributions[0];
        QVERIFY(opponent12.opponent == Tpn{12} && opponent12.opponentAdjusted);
        QVERIFY(opponent12.opponentPoints == Score{30} && opponent12.cut == Contribution::Cut::none);
        QVERIFY(row4.tieBreaks[1].contributions[2].cut == Contribution::Cut::leastSignificant);

        const auto& row11 = *std::ranges::find(rows, Tpn{11}, &StandingsRow::tpn);
        const auto& forfeit = row11.tieBreaks[0].contributions[3];
        QVERIFY(forfeit.basis == Contribution::Basis::dummyCappedByOpponent && forfeit.opponent == Tpn{9});
        QCOMPARE(articleOf(TieBreakEdition::y2026, forfeit.basis), std::string("C.07:2026 art. 16.4.1"));
    }

    void theRowsSayHowManyTieBreaksItTook()
    {
        const auto rows = standings(state, 5, defaultTieBreaks(), {TieBreakEdition::y2026});
        QVERIFY(rows[0].decidedBy == std::size_t{0}); // 2: alone with 4 points
        QVERIFY(rows[1].decidedBy == std::size_t{1}); // 3: 13 in BH/C1
        QVERIFY(rows[3].decidedBy == std::size_t{3}); // 1 and 16: 11 and 12.5 both, then 8 to 7.25 in SB
        QVERIFY(rows[4].decidedBy == std::size_t{3});
        QVERIFY(separatedBy(rows[0], rows[1], defaultTieBreaks()) == std::size_t{0});
        QVERIFY(separatedBy(rows[3], rows[4], defaultTieBreaks()) == std::size_t{3});
        QVERIFY(separatedBy(rows[4], rows[3], defaultTieBreaks()) == std::size_t{3});
    }
};

static const pairwright::RegisteredTest<TestWorkedTournament> registered("unit_worked_tournament");
#include "test_worked_tournament.moc"
