#include "engine/base/random.h"
#include "engine/tiebreaks/presets.h"
#include "engine/tiebreaks/standings.h"
#include "tests/support/registered_test.h"
#include "tests/unit/tiebreaks/every_tie_break.h"
#include "tests/unit/tiebreaks/random_event.h"
#include "tests/unit/tiebreaks/result_table.h"

#include <QtTest>

#include <algorithm>
#include <map>
#include <numeric>

using namespace pairwright;

namespace {

/// Without TPN: renumbering changes it.
const std::vector<TieBreak> allButPairingNumber = [] {
    std::vector<TieBreak> list = everyTieBreak();
    std::erase_if(list, [](const TieBreak& one) { return one.kind == TieBreakKind::PairingNumber; });
    return list;
}();

bool sameLine(const StandingsRow& a, const StandingsRow& b)
{
    bool same = a.rank == b.rank && a.shared == b.shared && a.score == b.score;
    for (std::size_t i = 0; same && i < a.tieBreaks.size(); ++i)
        same = a.tieBreaks[i].value == b.tieBreaks[i].value &&
               a.tieBreaks[i].placeAmongTied == b.tieBreaks[i].placeAmongTied;
    return same;
}

/// The same tournament with the participants numbered anew: old TPN i+1 becomes numbers[i].
TournamentState renumbered(const TournamentState& state, const std::vector<Tpn>& numbers)
{
    TournamentState result = state;
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        PlayerState player = state.players[i];
        for (RoundRecord& record : player.rounds) {
            if (auto* game = std::get_if<PlayedGame>(&record))
                game->opponent = numbers[static_cast<std::size_t>(game->opponent.value - 1)];
            if (auto* forfeit = std::get_if<ForfeitedGame>(&record))
                forfeit->opponent = numbers[static_cast<std::size_t>(forfeit->opponent.value - 1)];
        }
        result.players[static_cast<std::size_t>(numbers[i].value - 1)] = player;
    }
    return result;
}

} // namespace

class TestStandings : public QObject {
    Q_OBJECT
private slots:
    void equalRowsShareTheRankAndTheNextRankIsSkipped()
    {
        const auto state = stateFromTable("1 =W2\n2 =B1\n3 -W4\n4 +B3\n5 =W6\n6 =B5");
        const auto rows = standings(state, 1, defaultTieBreaks());
        QCOMPARE(rows[0].tpn.value, 4);
        QVERIFY(rows[0].rank == 1 && !rows[0].shared);
        for (std::size_t i = 1; i < 5; ++i)
            QVERIFY(rows[i].rank == 2 && rows[i].shared);
        QVERIFY(rows[5].rank == 6 && !rows[5].shared);
        QCOMPARE(rows[1].tpn.value, 1);
        QCOMPARE(rows[4].tpn.value, 6);
    }

    void beforeTheFirstRoundEverybodyIsFirst()
    {
        const auto state = stateFromTable("1 +W2\n2 -B1");
        const auto rows = standings(state, 0, defaultTieBreaks());
        QVERIFY(rows[0].rank == 1 && rows[1].rank == 1 && rows[0].shared && rows[0].score == Score{});
        QVERIFY(standings(TournamentState{}, 0, defaultTieBreaks()).empty());
    }

    void directEncounterHasNoValueForThoseWhoAreNotTied()
    {
        const auto state = stateFromTable("1 +W2\n2 -B1");
        const auto rows = standings(state, 1, *parseTieBreaks("DE"));
        QVERIFY(!rows[0].tieBreaks[0].value && !rows[0].tieBreaks[0].placeAmongTied);
    }

    void laterTieBreaksOnlyOrderThoseStillTied()
    {
        // 1 and 2 are tied on points and met; the winner is ahead although the other has more wins.
        const auto state = stateFromTable("1 +W2 =W3 =B4\n2 -B1 +W4 +W3\n3 -- =B1 -B2\n4 -- -B2 =W1");
        const auto rows = standings(state, 3, *parseTieBreaks("DE,WIN"));
        QCOMPARE(rows[0].tpn.value, 1);
        QVERIFY(rows[0].tieBreaks[1].value < rows[1].tieBreaks[1].value);
        QVERIFY(!rows[0].shared && rows[1].rank == 2);
    }

    void virtualPointsNeverCount()
    {
        auto state = stateFromTable("1 -W2\n2 +B1");
        state.players[0].virtualPoints = {Score{10}, Score{10}};
        QCOMPARE(standings(state, 1, defaultTieBreaks())[0].tpn.value, 2);
    }

    void aWinCountsByItsPointsUnderTheScaleOfTheEvent()
    {
        auto state = stateFromTable("1 +BYE +W2 *BYE\n2 =BYE -B1 *BYE\n3 +W4 +F4 =BYE\n4 -B3 -F3 --");
        const auto winsOf = [&](int tpn) {
            const auto rows = standings(state, 3, *parseTieBreaks("WIN"));
            return std::ranges::find(rows, Tpn{tpn}, &StandingsRow::tpn)->tieBreaks[0].value.value();
        };
        QVERIFY(winsOf(1) == (TieBreakValue{3, 1}));
        QVERIFY(winsOf(3) == (TieBreakValue{2, 1}));
        state.points.pairingAllocatedBye = Score{5};
        QVERIFY(winsOf(1) == (TieBreakValue{2, 1}));
    }

    void standingsAfterARoundSeeNothingOfTheLaterOnes_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 1; seed <= 40; ++seed)
            QTest::addRow("seed %d", seed) << seed;
    }
    void standingsAfterARoundSeeNothingOfTheLaterOnes()
    {
        QFETCH(int, seed);
        const TournamentState whole = randomEvent(static_cast<std::uint64_t>(seed), 20 + seed, 7);
        for (int round = 0; round <= 7; ++round) {
            TournamentState part = whole;
            for (PlayerState& player : part.players)
                player.rounds.resize(static_cast<std::size_t>(round));
            const auto early = standings(whole, round, everyTieBreak());
            const auto only = standings(part, round, everyTieBreak());
            for (std::size_t i = 0; i < early.size(); ++i)
                QVERIFY(early[i].tpn == only[i].tpn && sameLine(early[i], only[i]));
        }
    }

    void theOrderOfThePlayersChangesNoValueAndNoRank_data() { standingsAfterARoundSeeNothingOfTheLaterOnes_data(); }
    void theOrderOfThePlayersChangesNoValueAndNoRank()
    {
        QFETCH(int, seed);
        const auto seedValue = static_cast<std::uint64_t>(seed);
        const TournamentState state = randomEvent(seedValue, 20 + seed, 7);
        std::vector<Tpn> numbers(state.players.size());
        for (std::size_t i = 0; i < numbers.size(); ++i)
            numbers[i] = Tpn{static_cast<std::int32_t>(i + 1)};
        Random random(seedValue);
        random.shuffle(std::span(numbers));
        const TournamentState shuffled = renumbered(state, numbers);

        for (const TieBreakEdition edition : {TieBreakEdition::y2024, TieBreakEdition::y2026}) {
            std::map<Tpn, StandingsRow> byNewNumber;
            for (const StandingsRow& row : standings(shuffled, 7, allButPairingNumber, {edition}))
                byNewNumber[row.tpn] = row;
            for (const StandingsRow& row : standings(state, 7, allButPairingNumber, {edition}))
                QVERIFY(sameLine(row, byNewNumber[numbers[static_cast<std::size_t>(row.tpn.value - 1)]]));
        }
    }

    void aThousandTiedPlayersAreRanked()
    {
        const TournamentState state = randomEvent(7, 2000, 1);
        const auto rows = standings(state, 1, *parseTieBreaks("DE,BH,DE"));
        QCOMPARE(rows.size(), std::size_t{2000});
    }
};

static const pairwright::RegisteredTest<TestStandings> registered("unit_standings");
#include "test_standings.moc"
