#include "engine/tiebreaks/descriptor.h"
#include "engine/tiebreaks/direct_encounter.h"
#include "engine/tiebreaks/standings.h"
#include "tests/support/registered_test.h"
#include "tests/unit/tiebreaks/every_tie_break.h"
#include "tests/unit/tiebreaks/random_event.h"
#include "tests/unit/tiebreaks/result_table.h"

#include <QtTest>

#include <map>

using namespace pairwright;

namespace {

TournamentState matchesFromTable(const char* table)
{
    TournamentState state = stateFromTable(table);
    state.gamesOfARound = 2;
    state.plannedRounds = state.roundsPlayed();
    return state;
}

constexpr TieBreakRules matches{TieBreakEdition::y2026, EventFormat::swiss};
constexpr TieBreakRules matches2024{TieBreakEdition::y2024, EventFormat::swiss};

/// Three matches, two columns each. 1-5 2-0, 2-6 1½-½, 7 forfeits both games to 3, 4 has the pairing-allocated bye;
/// 1-3 1-1, 2-4 1-1 with the second game forfeited by 2, 5-6 2-0, 7 has a half-point bye; 2-1 2-0, 3-5 1½-½, 6 and 7
/// forfeit one game each, 4 a zero-point bye.
const char* const sevenPlayers = R"(
    1 +W5 +B5    =W3 =B3      -B2 -W2
    2 +W6 =B6    +W4 -F4      +W1 +B1
    3 +F7 +F7    =B1 =W1      +W5 =B5
    4 +BYE =BYE  -B2 +F2      -- --
    5 -B1 -W1    +W6 +B6      -B3 =W3
    6 -B2 =W2    -B5 -W5      -F7 +F7
    7 -F3 -F3    =BYE =BYE    +F6 -F6
)";

TournamentState seven()
{
    TournamentState state = matchesFromTable(sevenPlayers);
    int rating = 2000;
    for (PlayerState& player : state.players) {
        player.rating = rating;
        rating -= 100;
    }
    return state;
}

/// The values of a tie-break by number, "9.5 - 8" where the third has none.
QString valuesOf(const TournamentState& state, const char* code, TieBreakRules rules = matches, int rounds = 3)
{
    const auto rows = standings(state, rounds, *parseTieBreaks(code), rules);
    std::map<Tpn, std::string> values;
    for (const StandingsRow& row : rows)
        values[row.tpn] = row.tieBreaks[0].value ? toString(*row.tieBreaks[0].value) : "-";
    QStringList text;
    for (const auto& [tpn, value] : values)
        text << QString::fromStdString(value);
    return text.join(' ');
}

QString scoresOf(const TournamentState& state, int rounds)
{
    std::map<Tpn, std::string> scores;
    for (const StandingsRow& row : standings(state, rounds, {}, matches))
        scores[row.tpn] = toString(row.score);
    QStringList text;
    for (const auto& [tpn, score] : scores)
        text << QString::fromStdString(score);
    return text.join(' ');
}

std::vector<int> placesAmong(const char* table, int rounds)
{
    const TournamentState state = matchesFromTable(table);
    const TieBreakContext context(state, rounds, matches);
    const std::vector<Tpn> tied{Tpn{1}, Tpn{2}, Tpn{3}};
    std::vector<int> places;
    for (const TieBreakResult& result : directEncounter(context, tied, *parseTieBreak("DE")))
        places.push_back(result.placeAmongTied.value());
    return places;
}

void addSeeds()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 30; ++seed)
        QTest::addRow("seed %d", seed) << seed;
}

/// Rows by TPN.
std::vector<StandingsRow> table(const TournamentState& state, std::span<const TieBreak> list, TieBreakRules rules)
{
    std::vector<StandingsRow> rows = standings(state, 7, list, rules);
    std::ranges::sort(rows, {}, &StandingsRow::tpn);
    return rows;
}

} // namespace

/// Tie-breaks of the Double-Swiss System: a match of two games is one round (C.04.5 preface).
class TestMatchTieBreaks : public QObject {
    Q_OBJECT
private slots:
    void scoresAreAddedByMatch()
    {
        QCOMPARE(scoresOf(seven(), 0), QString("0.0 0.0 0.0 0.0 0.0 0.0 0.0"));
        QCOMPARE(scoresOf(seven(), 1), QString("2.0 1.5 2.0 1.5 0.0 0.5 0.0"));
        QCOMPARE(scoresOf(seven(), 3), QString("3.0 4.5 4.5 2.5 2.5 1.5 2.0"));
    }

    void everyMatchIsOneRound_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("values");
        // 4 stopped after two matches: opponents see two draws more. The dummy of 3 has what the forfeiter has.
        QTest::newRow("BH") << "BH"
                            << "11.5 8.0 7.5 9.5 9.0 9.0 5.5";
        // The cuts of 4 and 7 take a match not played by their own choice.
        QTest::newRow("BH/C1") << "BH/C1"
                               << "9.0 6.5 5.5 7.0 7.5 7.0 3.5";
        QTest::newRow("SB") << "SB"
                            << "9.50 11.75 10.75 8.25 5.25 4.25 3.50";
        QTest::newRow("PS") << "PS"
                            << "8.0 8.5 9.5 6.5 4.5 2.5 3.0";
        QTest::newRow("PS/C1") << "PS/C1"
                               << "6.0 7.0 7.5 5.0 4.5 2.0 3.0";
        // 1½ points of the bye are no win of a match; two of a forfeited one are.
        QTest::newRow("WIN") << "WIN"
                             << "1 1 1 0 1 0 0";
        QTest::newRow("REP") << "REP"
                             << "3 3 3 2 3 3 1";
        // The bye is more than a drawn match.
        QTest::newRow("STD") << "STD"
                             << "1.5 2.5 2.5 1.5 1.0 0.5 1.0";
        QTest::newRow("FB") << "FB"
                            << "10.5 9.0 9.0 8.5 9.5 8.5 5.5";
        QTest::newRow("AOB") << "AOB"
                             << "8.17 10.00 10.25 8.00 9.33 7.50 9.00";
        // Three points are half of what three matches can bring.
        QTest::newRow("KS") << "KS"
                            << "1.0 2.0 1.0 1.0 0.5 0.5 0.0";
    }
    void everyMatchIsOneRound()
    {
        QFETCH(QString, code);
        QFETCH(QString, values);
        QCOMPARE(valuesOf(seven(), qPrintable(code)), values);
    }

    void gamesAreCountedByGame_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("values");
        // Those that 2, 4, 6 and 7 forfeited in matches that count as played included; those of 3 and 7 not.
        QTest::newRow("WON") << "WON"
                             << "2 4 1 1 2 1 1";
        QTest::newRow("BWG") << "BWG"
                             << "1 1 0 0 1 0 0";
        // No forfeited game counts for ratings: 6 has four games, 4 has one.
        QTest::newRow("ARO") << "ARO"
                             << "1767 1740 1800 1900 1767 1750 -";
        QTest::newRow("TPR") << "TPR"
                             << "1767 2106 1895 1100 1710 1428 -";
        // 6 against 2, 2, 5, 5: one game of the lowest rated opponent is cut.
        QTest::newRow("ARO/C1") << "ARO/C1"
                                << "1800 1800 1867 - 1820 1800 -";
    }
    void gamesAreCountedByGame()
    {
        QFETCH(QString, code);
        QFETCH(QString, values);
        QCOMPARE(valuesOf(seven(), qPrintable(code)), values);
    }

    void theEditionOf2024LimitsNoDummy()
    {
        // 3 and 7 with their own scores for the forfeited match.
        QCOMPARE(valuesOf(seven(), "BH", matches2024), QString("11.5 8.0 10.0 9.5 9.0 9.0 5.5"));
    }

    void laterMatchesAreNotLookedAt()
    {
        TournamentState afterTwo = seven();
        for (PlayerState& player : afterTwo.players)
            player.rounds.resize(4);
        for (const char* code : {"BH", "SB/C1", "FB", "WON", "TPR", "STD"})
            QCOMPARE(valuesOf(seven(), code, matches, 2), valuesOf(afterTwo, code, matches, 2));
    }

    void aMatchIsOneEncounter()
    {
        // 1 beat 2 by 2-0, 2 beat 3 by 1½-½, 3 beat 1 by 1½-½: 2½, 1½ and 2 points.
        QCOMPARE(placesAmong(R"(
            1 +W2 +B2  -- --    -B3 =W3
            2 -B1 -W1  +W3 =B3  -- --
            3 -- --    -B2 =W2  +W1 =B1
        )",
                             3),
                 (std::vector<int>{1, 3, 2}));
    }

    void aMissingMatchIsWorthTwoWins()
    {
        // 1 beat 2 by 1½-½ and drew with 3: 2½ points, which 2 would reach with 2-0 against 3.
        QCOMPARE(placesAmong("1 +W2 =B2 =W3 =B3\n2 -B1 =W1 -- --\n3 -- -- =B1 =W1", 2), (std::vector<int>{1, 1, 1}));
        // With 3½ points 1 is out of reach.
        QCOMPARE(placesAmong("1 +W2 +B2 +W3 =B3\n2 -B1 -W1 -- --\n3 -- -- -B1 =W1", 2), (std::vector<int>{1, 2, 2}));
    }

    void aMatchForfeitedByOneGameEachIsAnEncounter()
    {
        QCOMPARE(placesAmong("1 +F2 -F2 +W3 =B3\n2 -F1 +F1 +W3 +B3\n3 -B1 =W1 -B2 -W2", 2),
                 (std::vector<int>{2, 1, 3}));
    }

    void whoLosesBothGamesByForfeitLosesTheMatchSo()
    {
        // The second game is a double forfeit: 2 forfeited the match, 1 did not.
        const TournamentState state = matchesFromTable("1 +F2 -F2\n2 -F1 -F1");
        const TieBreakContext context(state, 1, matches);
        QVERIFY(context.result(Tpn{1}, 1).kind == MatchRecord::Kind::forfeitWin);
        QVERIFY(context.result(Tpn{2}, 1).kind == MatchRecord::Kind::forfeitLoss);
        const TournamentState nobody = matchesFromTable("1 -F2 -F2\n2 -F1 -F1");
        QVERIFY(TieBreakContext(nobody, 1, matches).result(Tpn{1}, 1).kind == MatchRecord::Kind::forfeitLoss);
        const TournamentState oneGame = matchesFromTable("1 +F2 -B2\n2 -F1 +W1");
        QVERIFY(TieBreakContext(oneGame, 1, matches).result(Tpn{2}, 1).kind == MatchRecord::Kind::played);
    }

    void playingEverythingTwiceDoublesTheTableAndChangesNoRank_data() { addSeeds(); }
    void playingEverythingTwiceDoublesTheTableAndChangesNoRank()
    {
        QFETCH(int, seed);
        const TournamentState once = randomEvent(static_cast<std::uint64_t>(seed), 10 + seed, 7);
        const TournamentState twice = everyGameTwice(once);
        const std::map<TieBreakKind, std::int64_t> factors{
            {TieBreakKind::Wins, 1},           {TieBreakKind::GamesWon, 2},        {TieBreakKind::Progressive, 2},
            {TieBreakKind::RoundsElected, 1},  {TieBreakKind::StandardPoints, 1},  {TieBreakKind::Buchholz, 2},
            {TieBreakKind::ForeBuchholz, 2},   {TieBreakKind::SonnebornBerger, 4}, {TieBreakKind::AverageOfBuchholz, 2},
            {TieBreakKind::AverageRating, 1},  {TieBreakKind::PairingNumber, 1},   {TieBreakKind::PerformanceRating, 1},
            {TieBreakKind::DirectEncounter, 2}};
        int compared = 0;
        for (const TieBreakEdition edition : {TieBreakEdition::y2024, TieBreakEdition::y2026})
            for (const TieBreak& tieBreak : everyTieBreak()) {
                const auto factor = factors.find(tieBreak.kind);
                const bool cutsGames = tieBreak.kind == TieBreakKind::AverageRating && tieBreak.cutLowest > 0;
                if (factor == factors.end() || cutsGames)
                    continue;
                const std::vector<TieBreak> list{tieBreak};
                const auto single = table(once, list, {edition});
                const auto doubled = table(twice, list, {edition, EventFormat::swiss});
                for (std::size_t i = 0; i < single.size(); ++i) {
                    const auto value = single[i].tieBreaks[0].value;
                    const auto ofMatches = doubled[i].tieBreaks[0].value;
                    QCOMPARE(doubled[i].score.tenths, 2 * single[i].score.tenths);
                    QCOMPARE(ofMatches.has_value(), value.has_value());
                    const std::string code = toString(tieBreak);
                    if (value)
                        QVERIFY2((*ofMatches == TieBreakValue{factor->second * value->numerator, value->denominator}),
                                 code.c_str());
                    QVERIFY2(doubled[i].rank == single[i].rank && doubled[i].shared == single[i].shared, code.c_str());
                    ++compared;
                }
            }
        QVERIFY(compared > 1000);
    }

    void theOrderOfTheGamesOfAMatchDoesNotMatter_data() { addSeeds(); }
    void theOrderOfTheGamesOfAMatchDoesNotMatter()
    {
        QFETCH(int, seed);
        const TournamentState state = randomMatches(static_cast<std::uint64_t>(seed), 10 + seed, 7);
        TournamentState turned = state;
        for (PlayerState& player : turned.players)
            for (std::size_t column = 0; column + 1 < player.rounds.size(); column += 2)
                if (scheduledOpponent(player.rounds[column]))
                    std::swap(player.rounds[column], player.rounds[column + 1]);
        QVERIFY(state != turned);
        const auto before = table(state, everyTieBreak(), matches);
        const auto after = table(turned, everyTieBreak(), matches);
        for (std::size_t i = 0; i < before.size(); ++i)
            for (std::size_t k = 0; k < everyTieBreak().size(); ++k)
                QVERIFY2(before[i].tieBreaks[k].value == after[i].tieBreaks[k].value,
                         toString(everyTieBreak()[k]).c_str());
    }

    void theTotalsAreThoseOfTheMatches_data() { addSeeds(); }
    void theTotalsAreThoseOfTheMatches()
    {
        QFETCH(int, seed);
        const int players = 2 * (8 + seed);
        const TournamentState state = randomMatches(static_cast<std::uint64_t>(seed), players, 7, Unplayed::none);
        const auto total = [&](const char* code) {
            std::int64_t sum = 0;
            for (const StandingsRow& row : table(state, *parseTieBreaks(code), matches))
                sum += row.tieBreaks[0].value.value().numerator;
            return sum;
        };
        const std::int64_t count = std::int64_t{7} * players / 2;
        QCOMPARE(total("STD"), 10 * count);
        QCOMPARE(total("REP"), 2 * count);
        QCOMPARE(total("BPG"), 2 * count); // each has Black once
        QCOMPARE(total("BH"), 140 * count);
        QCOMPARE(total("FB"), 140 * count);
    }
};

static const pairwright::RegisteredTest<TestMatchTieBreaks> registered("unit_match_tie_breaks");
#include "test_match_tie_breaks.moc"
