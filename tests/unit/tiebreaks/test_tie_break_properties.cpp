#include "engine/tiebreaks/standings.h"
#include "tests/support/registered_test.h"
#include "tests/unit/tiebreaks/every_tie_break.h"
#include "tests/unit/tiebreaks/random_event.h"

#include <QtTest>

using namespace pairwright;

namespace {

constexpr int eventRounds = 7;
constexpr std::int64_t tenthsInAPoint = 10;

/// The result of one tie-break for everybody, by row of the standings.
std::vector<StandingsRow> rowsFor(const TournamentState& state, const char* code)
{
    return standings(state, eventRounds, *parseTieBreaks(code));
}

/// Total over all participants, in units of the tie-break.
std::int64_t totalOf(const TournamentState& state, const char* code)
{
    std::int64_t total = 0;
    for (const StandingsRow& row : rowsFor(state, code))
        total += row.tieBreaks[0].value.value().numerator;
    return total;
}

void addThirtySeeds()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 30; ++seed)
        QTest::addRow("seed %d", seed) << seed;
}

} // namespace

class TestTieBreakProperties : public QObject {
    Q_OBJECT
private slots:
    void aCutNeverRaisesASum_data() { addThirtySeeds(); }
    void aCutNeverRaisesASum()
    {
        QFETCH(int, seed);
        const TournamentState state = randomEvent(static_cast<std::uint64_t>(seed), 20 + seed, eventRounds);
        const auto list =
            *parseTieBreaks("BH,BH/C1,BH/C2,SB,SB/C1,SB/C2,FB,FB/C1,FB/C2,BH/C1,BH/M1,BH/M2,PS,PS/C1,PS/C2");
        for (const StandingsRow& row : standings(state, eventRounds, list))
            for (std::size_t i = 1; i < list.size(); ++i)
                if (i % 3 != 0)
                    QVERIFY2(row.tieBreaks[i].value <= row.tieBreaks[i - 1].value, toString(list[i]).c_str());
    }

    /// For the standings a game that does not count was never played: as if neither had been in that round.
    void aGameThatDoesNotCountWasNeverPlayed_data() { addThirtySeeds(); }
    void aGameThatDoesNotCountWasNeverPlayed()
    {
        QFETCH(int, seed);
        TournamentState marked = randomEvent(static_cast<std::uint64_t>(seed), 20 + seed, eventRounds);
        TournamentState absent = marked;
        int games = 0;
        const auto drop = [&](Tpn tpn, std::size_t round) {
            const auto at = static_cast<std::size_t>(tpn.value - 1);
            RoundRecord& record = marked.players[at].rounds[round];
            if (auto* game = std::get_if<PlayedGame>(&record))
                game->counts = false;
            else
                std::get<ForfeitedGame>(record).counts = false;
            absent.players[at].rounds[round] = Bye{ByeKind::Zero};
            ++games;
        };
        for (std::int32_t number = 1; number <= static_cast<std::int32_t>(marked.players.size()); number += 5) {
            const auto& rounds = marked.players[static_cast<std::size_t>(number - 1)].rounds;
            for (std::size_t round = 0; round < rounds.size(); ++round)
                if (const auto other = scheduledOpponent(rounds[round]); other && isForStandings(rounds[round])) {
                    drop(Tpn{number}, round);
                    drop(*other, round);
                }
        }
        QVERIFY(games > 0);
        const auto rows = standings(marked, eventRounds, everyTieBreak());
        const auto expected = standings(absent, eventRounds, everyTieBreak());
        for (std::size_t i = 0; i < rows.size(); ++i) {
            QCOMPARE(rows[i].tpn, expected[i].tpn);
            QCOMPARE(rows[i].rank, expected[i].rank);
            QCOMPARE(rows[i].score.tenths, expected[i].score.tenths);
            for (std::size_t k = 0; k < rows[i].tieBreaks.size(); ++k)
                QVERIFY(rows[i].tieBreaks[k].value == expected[i].tieBreaks[k].value);
        }
    }

    void everySumIsTheSumOfItsContributions_data() { addThirtySeeds(); }
    void everySumIsTheSumOfItsContributions()
    {
        QFETCH(int, seed);
        const TournamentState state = randomEvent(static_cast<std::uint64_t>(seed), 20 + seed, eventRounds);
        for (const TieBreak& tieBreak : everyTieBreak()) {
            const TieBreakInfo& info = infoOf(tieBreak.kind);
            if (info.usesRatings || info.amongTied || tieBreak.kind == TieBreakKind::PairingNumber)
                continue;
            const bool average = tieBreak.kind == TieBreakKind::AverageOfBuchholz;
            const std::vector<TieBreak> list{tieBreak};
            for (const StandingsRow& row : standings(state, eventRounds, list)) {
                const TieBreakResult& result = row.tieBreaks[0];
                if (!result.value) {
                    QVERIFY(average && result.contributions.empty());
                    continue;
                }
                TieBreakValue sum{0, 100};
                std::int64_t used = 0;
                for (const Contribution& one : result.contributions)
                    if (one.cut == Contribution::Cut::none) {
                        sum.numerator += one.amount.numerator * (100 / one.amount.denominator);
                        ++used;
                    }
                if (average)
                    sum.denominator *= used;
                QVERIFY2(sum == *result.value, toString(tieBreak).c_str());
            }
        }
    }

    void withoutUnplayedRoundsTheTotalsAreThoseOfTheEvent_data() { addThirtySeeds(); }
    void withoutUnplayedRoundsTheTotalsAreThoseOfTheEvent()
    {
        QFETCH(int, seed);
        const int players = 2 * (8 + seed);
        const TournamentState state =
            randomEvent(static_cast<std::uint64_t>(seed), players, eventRounds, Unplayed::none);
        const std::int64_t games = std::int64_t{eventRounds} * players / 2;
        std::int64_t decided = 0;
        for (const PlayerState& player : state.players)
            for (const RoundRecord& record : player.rounds)
                decided += std::get<PlayedGame>(record).outcome == GameOutcome::Win ? 1 : 0;
        QCOMPARE(totalOf(state, "WON"), decided);
        QCOMPARE(totalOf(state, "WIN"), decided);
        QCOMPARE(totalOf(state, "BPG"), games);
        QCOMPARE(totalOf(state, "REP"), 2 * games);
        QCOMPARE(totalOf(state, "STD"), 10 * games); // a point for each game, in tenths
        // Everybody's score is seen once by each of seven opponents; all scores together are the games.
        QCOMPARE(totalOf(state, "BH"), eventRounds * tenthsInAPoint * games);
        QCOMPARE(totalOf(state, "FB"), eventRounds * tenthsInAPoint * games);
        // Of all rounds the r-th is counted from the r-th score on.
        QCOMPARE(totalOf(state, "PS"), (eventRounds + 1) * tenthsInAPoint * games / 2);
    }

    void nothingButTheResultsOfTheLastRoundChangesForeBuchholz_data() { addThirtySeeds(); }
    void nothingButTheResultsOfTheLastRoundChangesForeBuchholz()
    {
        QFETCH(int, seed);
        const TournamentState state = randomEvent(static_cast<std::uint64_t>(seed), 20, eventRounds, Unplayed::none);
        TournamentState other = state;
        for (PlayerState& player : other.players) {
            auto& game = std::get<PlayedGame>(player.rounds.back());
            game.outcome = game.colour == Colour::White ? GameOutcome::Win : GameOutcome::Loss;
        }
        const auto valuesBy = [](const TournamentState& event) {
            std::map<Tpn, TieBreakValue> values;
            for (const StandingsRow& row : rowsFor(event, "FB"))
                values[row.tpn] = row.tieBreaks[0].value.value();
            return values;
        };
        QVERIFY(state != other);
        QVERIFY(valuesBy(state) == valuesBy(other));
    }

    void ranksFollowTheValues_data() { addThirtySeeds(); }
    void ranksFollowTheValues()
    {
        QFETCH(int, seed);
        const TournamentState state = randomEvent(static_cast<std::uint64_t>(seed), 40, eventRounds);
        const auto list = *parseTieBreaks("DE,BH/C1,ARO,DE,SB,TPN/R");
        const auto rows = standings(state, eventRounds, list);
        for (std::size_t i = 1; i < rows.size(); ++i) {
            QVERIFY(rows[i - 1].score >= rows[i].score);
            const auto by = separatedBy(rows[i - 1], rows[i], list);
            QVERIFY(by.has_value()); // the numbers leave nobody equal
            QVERIFY(!rows[i].shared && rows[i].rank == static_cast<int>(i) + 1);
            if (*by > 0)
                QVERIFY(isBetter(list[*by - 1], rows[i - 1].tieBreaks[*by - 1], rows[i].tieBreaks[*by - 1]));
            const auto above = separatedBy(rows[i - 1], rows[i], list);
            const auto below = i + 1 < rows.size() ? separatedBy(rows[i], rows[i + 1], list) : std::size_t{0};
            QVERIFY(rows[i].decidedBy == std::max(above, below));
        }
    }
};

static const pairwright::RegisteredTest<TestTieBreakProperties> registered("unit_tie_break_properties");
#include "test_tie_break_properties.moc"
