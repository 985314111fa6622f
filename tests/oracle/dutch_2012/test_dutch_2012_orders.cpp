#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "tests/oracle/dutch_2012/orders.h"
#include "tests/support/registered_test.h"

#include <algorithm>

using namespace pairwright::oracle::dutch2012;

namespace {

/// "6-7-8".
QString textOf(const Places& places)
{
    QStringList words;
    for (const int place : places)
        words << QString::number(place);
    return words.join('-');
}

const Places s1{1, 2, 3, 4, 5};
const Places s2{6, 7, 8, 9, 10, 11};

/// The number that an exchange has in a table of D2, from 1.
int numberOf(const std::vector<Exchange>& exchanges, const Exchange& exchange)
{
    return static_cast<int>(std::find(exchanges.begin(), exchanges.end(), exchange) - exchanges.begin()) + 1;
}

std::vector<QString> textsOf(const std::vector<Places>& all)
{
    std::vector<QString> texts;
    texts.reserve(all.size());
    for (const Places& places : all)
        texts.push_back(textOf(places));
    return texts;
}

} // namespace

/// The tables of part D, complete.
class TestDutch2012Orders : public QObject {
    Q_OBJECT
private slots:
    void transpositionsFollowTheTable() // D1.1
    {
        const QStringList table{"6-7-8-9-10-11", "6-7-8-9-11-10", "6-7-8-10-9-11", "6-7-8-10-11-9", "6-7-8-11-9-10",
                                "6-7-8-11-10-9", "6-7-9-8-10-11", "6-7-9-8-11-10", "6-7-9-10-8-11", "6-7-9-10-11-8",
                                "6-7-9-11-8-10", "6-7-9-11-10-8", "6-7-10-8-9-11", "6-7-10-8-11-9", "6-7-10-9-8-11",
                                "6-7-10-9-11-8", "6-7-10-11-8-9", "6-7-10-11-9-8", "6-7-11-8-9-10", "6-7-11-8-10-9",
                                "6-7-11-9-8-10", "6-7-11-9-10-8", "6-7-11-10-8-9", "6-7-11-10-9-8", "6-8-7-9-10-11"};
        const auto all = transpositions(s2, 6);
        QCOMPARE(all.size(), std::size_t{720});
        for (int i = 0; i < table.size(); ++i)
            QCOMPARE(textOf(all[static_cast<std::size_t>(i)]), table[i]);
        QCOMPARE(textOf(all[719]), QString("11-10-9-8-7-6"));
        QVERIFY(std::is_sorted(all.begin(), all.end()));
    }

    void onlyTheFirstOfALargerS2ArePaired() // D1.2
    {
        const auto all = transpositions({3, 4, 5, 6, 7, 8}, 2);
        QCOMPARE(all.size(), std::size_t{30});
        QCOMPARE(textOf(all[0]), QString("3-4"));
        QCOMPARE(textOf(all[5]), QString("4-3"));
        QCOMPARE(textOf(all[29]), QString("8-7"));
    }

    void exchangesOfOnePlayerFollowTheTable() // D2
    {
        const std::vector<std::vector<int>> table{{1, 3, 6, 10, 15},   {2, 5, 9, 14, 20},    {4, 8, 13, 19, 24},
                                                  {7, 12, 18, 23, 27}, {11, 17, 22, 26, 29}, {16, 21, 25, 28, 30}};
        const auto exchanges = exchangesOf(1, s1, s2);
        QCOMPARE(exchanges.size(), std::size_t{30});
        for (int row = 0; row < 6; ++row)
            for (int column = 0; column < 5; ++column)
                QCOMPARE(numberOf(exchanges, {{5 - column}, {6 + row}}),
                         table[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)]);
    }

    void exchangesOfTwoPlayersFollowTheTable() // D2
    {
        const std::vector<Places> columns{{4, 5}, {3, 5}, {2, 5}, {1, 5}, {3, 4},
                                          {2, 4}, {1, 4}, {2, 3}, {1, 3}, {1, 2}};
        const std::vector<std::pair<Places, std::vector<int>>> table{
            {{6, 7}, {1, 3, 7, 14, 8, 16, 28, 29, 45, 65}},
            {{6, 8}, {2, 6, 13, 24, 15, 27, 43, 44, 64, 85}},
            {{6, 9}, {4, 11, 22, 37, 25, 41, 60, 62, 83, 104}},
            {{6, 10}, {9, 20, 35, 53, 39, 58, 79, 81, 102, 120}},
            {{6, 11}, {17, 32, 50, 71, 55, 76, 96, 99, 117, 132}},
            {{7, 8}, {5, 12, 23, 38, 26, 42, 61, 63, 84, 105}},
            {{7, 9}, {10, 21, 36, 54, 40, 59, 80, 82, 103, 121}},
            {{7, 10}, {18, 33, 51, 72, 56, 77, 97, 100, 118, 133}},
            {{7, 11}, {30, 48, 69, 90, 74, 94, 113, 115, 130, 141}},
            {{8, 9}, {19, 34, 52, 73, 57, 78, 98, 101, 119, 134}},
            {{8, 10}, {31, 49, 70, 91, 75, 95, 114, 116, 131, 142}},
            {{8, 11}, {46, 67, 88, 108, 92, 111, 126, 128, 139, 146}},
            {{9, 10}, {47, 68, 89, 109, 93, 112, 127, 129, 140, 147}},
            {{9, 11}, {66, 87, 107, 123, 110, 125, 137, 138, 145, 149}},
            {{10, 11}, {86, 106, 122, 135, 124, 136, 143, 144, 148, 150}}};
        const auto exchanges = exchangesOf(2, s1, s2);
        QCOMPARE(exchanges.size(), std::size_t{150});
        for (const auto& [fromS2, numbers] : table)
            for (std::size_t column = 0; column < columns.size(); ++column)
                QCOMPARE(numberOf(exchanges, {columns[column], fromS2}), numbers[column]);
    }

    void exchangesOfThreePlayersFollowTheList() // D2
    {
        const std::vector<Exchange> list{{{3, 4, 5}, {6, 7, 8}},  {{3, 4, 5}, {6, 7, 9}}, {{2, 4, 5}, {6, 7, 8}},
                                         {{3, 4, 5}, {6, 7, 10}}, {{3, 4, 5}, {6, 8, 9}}, {{2, 4, 5}, {6, 7, 9}}};
        const auto exchanges = exchangesOf(3, s1, s2);
        QCOMPARE(exchanges.size(), std::size_t{200});
        for (std::size_t i = 0; i < list.size(); ++i)
            QVERIFY(exchanges[i] == list[i]);
    }

    void fewerPlayersAreExchangedFirst()
    {
        const auto all = allExchanges(s1, s2);
        QCOMPARE(all.size(), std::size_t{1 + 30 + 150 + 200 + 75 + 6});
        for (std::size_t i = 1; i < all.size(); ++i)
            QVERIFY(all[i - 1].fromS1.size() <= all[i].fromS1.size());
        QVERIFY(all.front() == Exchange{});
    }

    void setsOfMovedDownPlayersFollowTheTable() // D3
    {
        using Texts = std::vector<QString>;
        const Places movedDown{1, 2, 3, 4, 5};
        QCOMPARE(textsOf(movedDownSets(movedDown, 5)), Texts{"1-2-3-4-5"});
        QCOMPARE(textsOf(movedDownSets(movedDown, 4)), (Texts{"1-2-3-4", "1-2-3-5", "1-2-4-5", "1-3-4-5", "2-3-4-5"}));
        QCOMPARE(textsOf(movedDownSets(movedDown, 3)),
                 (Texts{"1-2-3", "1-2-4", "1-2-5", "1-3-4", "1-3-5", "1-4-5", "2-3-4", "2-3-5", "2-4-5", "3-4-5"}));
        QCOMPARE(textsOf(movedDownSets(movedDown, 2)),
                 (Texts{"1-2", "1-3", "1-4", "1-5", "2-3", "2-4", "2-5", "3-4", "3-5", "4-5"}));
        QCOMPARE(textsOf(movedDownSets(movedDown, 1)), (Texts{"1", "2", "3", "4", "5"}));
    }
};

static const pairwright::RegisteredTest<TestDutch2012Orders> registered("oracle_dutch_2012_orders");
#include "test_dutch_2012_orders.moc"
