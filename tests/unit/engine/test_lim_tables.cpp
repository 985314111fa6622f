#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "engine/pairing.h"
#include "tests/support/registered_test.h"

#include <algorithm>

using namespace pairwright;

namespace {

constexpr int medianSize = 3;

Tpn tpnOf(int number)
{
    return Tpn{number};
}

/// Round 2 of a tournament in which nobody has played yet, so that no colours interfere: the first `top` players have a
/// point, three have a half (the median), the last `bottom` have none. All three without an opponent.
TournamentState threeGroups(int top, int bottom)
{
    TournamentState state;
    state.plannedRounds = 9;
    const auto add = [&state](int players, ByeKind kind) {
        for (int i = 0; i < players; ++i) {
            PlayerState player;
            player.rounds = {Bye{kind}};
            state.players.push_back(player);
        }
    };
    add(top, ByeKind::Full);
    add(medianSize, ByeKind::Half);
    add(bottom, ByeKind::Zero);
    return state;
}

/// Who may not meet whom, by the numbers of the tables; to the engine it is all the same whether they have met.
using Met = std::vector<std::pair<int, std::vector<int>>>;

/// How the numbers 1, 2, ... of a table lie in a field.
struct Numbering {
    int first = 0; ///< TPN of number 1
    int step = 1;  ///< -1: mirrored

    [[nodiscard]] Tpn tpn(int number) const { return tpnOf(first + step * (number - 1)); }
    [[nodiscard]] int number(Tpn tpn) const { return 1 + (tpn.value - first) * step; }
};

/// The steps of one group, as "1-5 2-4 3-6" and floaters as "> 7 2".
QString stepsOf(const ProcedureRecord& record, ProcedureOutcome wanted, const Numbering& numbering)
{
    QStringList pairs;
    QStringList floaters;
    bool inside = false;
    for (const ProcedureStep& step : record.steps)
        switch (step.outcome) {
        case ProcedureOutcome::groupDownward:
        case ProcedureOutcome::groupUpward:
        case ProcedureOutcome::groupMedian: inside = step.outcome == wanted; break;
        case ProcedureOutcome::paired:
            if (inside)
                pairs << QString("%1-%2").arg(numbering.number(step.players[0])).arg(numbering.number(step.players[1]));
            break;
        default:
            if (inside)
                floaters << QString::number(numbering.number(step.players[0]));
        }
    return floaters.isEmpty() ? pairs.join(' ') : pairs.join(' ') + " > " + floaters.join(' ');
}

/// The pairs of the steps are on the boards, but for those that were cracked.
bool publishes(const RoundPairing& pairing, const QString& steps, const Numbering& numbering)
{
    const QStringList words = steps.split(" > ").first().split(' ');
    return std::all_of(words.begin(), words.end(), [&](const QString& word) {
        const QStringList numbers = word.split('-');
        const Tpn one = numbering.tpn(numbers[0].toInt());
        const Tpn other = numbering.tpn(numbers[1].toInt());
        return std::any_of(pairing.boards.begin(), pairing.boards.end(), [&](const Board& board) {
            return (board.white == one && board.black == other) || (board.white == other && board.black == one);
        });
    });
}

void addRows(bool withFloaters)
{
    QTest::addColumn<int>("players");
    QTest::addColumn<Met>("met");
    QTest::addColumn<QString>("expected");
    using Row = std::tuple<const char*, int, Met, const char*>;
    const Row rows[] = {
        {"2.4: nobody has met", 6, {}, "1-4 2-5 3-6"},
        {"4.2: 1 has met 4", 6, {{1, {4}}}, "1-5 2-4 3-6"},
        {"4.2: 1 has met 4 and 5", 6, {{1, {4, 5}}}, "1-6 2-4 3-5"},
        {"4.2: 1 has met 4 to 6", 6, {{1, {4, 5, 6}}}, "1-3 2-5 4-6"},
        {"4.2: 1 has met 3 to 6", 6, {{1, {3, 4, 5, 6}}}, "1-2 3-5 4-6"},
        {"4.3: 6 found, 2 has met 4", 6, {{1, {4, 5}}, {2, {4}}}, "1-6 2-5 3-4"},
        {"4.3: 6 found, 2 has met 4 and 5", 6, {{1, {4, 5}}, {2, {4, 5}}}, "1-6 2-3 4-5"},
        {"4.3: 2 has met 3 to 5", 6, {{1, {4, 5}}, {2, {3, 4, 5}}}, "1-3 2-6 4-5"},
        {"4.3: 1 and 2 are left for each other", 6, {{1, {3, 4, 5}}, {2, {3, 4, 5, 6}}}, "1-2 3-5 4-6"},
        {"4.4 a: 2 is exchanged with the floater 7", 7, {{1, {2, 3, 4, 5, 7}}, {2, {3, 4, 5, 7}}}, "1-6 3-5 4-7 > 2"},
        {"4.4 b: 5 floats in company with 2", 6, {{1, {2, 3, 4, 5}}, {2, {3, 4, 5}}}, "1-6 3-4 > 5 2"},
    };
    for (const auto& [name, players, met, expected] : rows)
        if (withFloaters || !QString(expected).contains('>'))
            QTest::newRow(name) << players << met << QString(expected);
}

} // namespace

Q_DECLARE_METATYPE(Met)

/// The exchange tables of C.04.4.3 section 4 and article 7.2, asked of the engine.
class TestLimTables : public QObject {
    Q_OBJECT
private slots:
    void pairingDownwardTheExchangesAreThoseOfTheTables_data() { addRows(true); }
    void pairingDownwardTheExchangesAreThoseOfTheTables()
    {
        QFETCH(int, players);
        const int others = players % 2 == 0 ? 7 : 6; // an even field: no bye
        compare(threeGroups(players, others), {1, 1}, ProcedureOutcome::groupDownward);
    }

    void pairingUpwardTheNumbersAreMirrored_data() { addRows(true); }
    void pairingUpwardTheNumbersAreMirrored()
    {
        QFETCH(int, players);
        const int others = players % 2 == 0 ? 7 : 6;
        compare(threeGroups(others, players), {others + medianSize + players, -1}, ProcedureOutcome::groupUpward);
    }

    void inTheMedianTheNumbersRunDownward_data() { addRows(false); } // nobody to float to
    void inTheMedianTheNumbersRunDownward()                          // as a first round: all players are the median
    {
        QFETCH(int, players);
        TournamentState state;
        state.plannedRounds = 9;
        state.players.resize(static_cast<std::size_t>(players));
        compare(std::move(state), {1, 1}, ProcedureOutcome::groupMedian);
    }

    void roundOneOfFortyPlayers_data()
    {
        QTest::addColumn<bool>("lotIsWhite");
        QTest::newRow("lot White") << true;
        QTest::newRow("lot Black") << false;
    }
    void roundOneOfFortyPlayers() // 7.2
    {
        QFETCH(bool, lotIsWhite);
        TournamentState state;
        state.plannedRounds = 9;
        state.players.resize(40);
        state.initialColour = lotIsWhite ? Colour::White : Colour::Black;
        const auto pairing = pairRound(state, {.system = {System::Lim, 1999}});
        QVERIFY(pairing.hasValue());
        QCOMPARE(pairing->boards.size(), std::size_t{20});
        for (int upper = 1; upper <= 20; ++upper) {
            const bool upperIsWhite = (upper % 2 == 1) == lotIsWhite;
            const Board& board = pairing->boards[static_cast<std::size_t>(upper - 1)];
            QCOMPARE(board.white.value, upperIsWhite ? upper : upper + 20);
            QCOMPARE(board.black.value, upperIsWhite ? upper + 20 : upper);
        }
    }

private:
    static void compare(TournamentState state, const Numbering& numbering, ProcedureOutcome group)
    {
        QFETCH(Met, met);
        QFETCH(QString, expected);
        for (const auto& [one, others] : met)
            for (const int other : others)
                state.forbidden.push_back({{numbering.tpn(one), numbering.tpn(other)}, RoundNumber{1}, {}});
        const auto pairing = pairRound(state, {.system = {System::Lim, 1999}});
        QVERIFY(pairing.hasValue());
        const QString steps = stepsOf(std::get<ProcedureRecord>(pairing->record), group, numbering);
        QCOMPARE(steps, expected);
        QVERIFY(publishes(*pairing, steps, numbering));
    }
};

static const pairwright::RegisteredTest<TestLimTables> registered("unit_lim_tables");
#include "test_lim_tables.moc"
