#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "engine/base/random.h"
#include "engine/pairing.h"
#include "tests/support/editions.h"
#include "tests/support/registered_test.h"
#include "tests/support/swiss_systems.h"

#include <algorithm>
#include <ctime>
#include <set>

using namespace pairwright;

namespace {

constexpr int fieldSize = 60;
/// Of processor time: what else the machine does is no matter of the engine.
constexpr qint64 longestOfAFieldMs = 2000;

void playGame(TournamentState& state, int white, int black, GameOutcome outcome)
{
    const GameOutcome other = outcome == GameOutcome::Win    ? GameOutcome::Loss
                              : outcome == GameOutcome::Loss ? GameOutcome::Win
                                                             : outcome;
    state.players[static_cast<std::size_t>(white)].rounds.emplace_back(
        PlayedGame{Tpn{black + 1}, Colour::White, outcome, true});
    state.players[static_cast<std::size_t>(black)].rounds.emplace_back(
        PlayedGame{Tpn{white + 1}, Colour::Black, other, true});
}

TournamentState emptyField(int rounds)
{
    TournamentState state;
    state.plannedRounds = rounds;
    state.players.resize(fieldSize);
    for (int i = 0; i < fieldSize; ++i)
        state.players[static_cast<std::size_t>(i)].rating = 2600 - i;
    return state;
}

/// Rounds of a round robin (Berger's circle): whoever is left has few opponents.
TournamentState nearlyEverybodyHasMet(int rounds, bool allDrawn, Random& random)
{
    TournamentState state = emptyField(fieldSize - 1);
    for (int round = 0; round < rounds; ++round)
        for (int board = 0; board < fieldSize / 2; ++board) {
            const int one = board == 0 ? fieldSize - 1 : (round + board) % (fieldSize - 1);
            const int other = (round + fieldSize - 1 - board) % (fieldSize - 1);
            // Balanced, so that the limits of colour leave a pairing.
            const auto surplus = [&](int i) {
                int sum = 0;
                for (const RoundRecord& record : state.players[static_cast<std::size_t>(i)].rounds)
                    sum += std::get<PlayedGame>(record).colour == Colour::White ? 1 : -1;
                return sum;
            };
            const bool swap = surplus(one) != surplus(other) ? surplus(one) > surplus(other) : round % 2 == 1;
            const auto drawn = allDrawn ? 1 : random.below(3);
            playGame(state, swap ? other : one, swap ? one : other,
                     drawn == 0   ? GameOutcome::Win
                     : drawn == 1 ? GameOutcome::Draw
                                  : GameOutcome::Loss);
        }
    return state;
}

/// The better half had Black in each round and won: all of the leaders are due White, all at the bottom Black.
TournamentState allWantTheSameColour(int rounds)
{
    TournamentState state = emptyField(fieldSize / 2);
    for (int round = 0; round < rounds; ++round)
        for (int i = 0; i < fieldSize / 2; ++i)
            playGame(state, fieldSize / 2 + (i + round) % (fieldSize / 2), i, GameOutcome::Loss);
    return state;
}

struct AdversarialField {
    QString name;
    TournamentState state;
};

std::vector<AdversarialField> fields()
{
    std::vector<AdversarialField> result;
    Random random(2026);
    for (const int rounds : {40, 50, 55, 57, 58})
        for (const bool allDrawn : {false, true})
            result.push_back({QStringLiteral("%1 of 59 opponents met%2")
                                  .arg(rounds)
                                  .arg(allDrawn ? QStringLiteral(", one scoregroup") : QString()),
                              nearlyEverybodyHasMet(rounds, allDrawn, random)});
    for (const int rounds : {1, 2, 3, 7})
        result.push_back(
            {QStringLiteral("all want the same colour after %1 rounds").arg(rounds), allWantTheSameColour(rounds)});
    return result;
}

bool haveMet(const TournamentState& state, Tpn one, Tpn other)
{
    const auto& rounds = state.player(one).rounds;
    return std::any_of(rounds.begin(), rounds.end(), [&](const RoundRecord& record) {
        const auto* game = std::get_if<PlayedGame>(&record);
        return game != nullptr && game->opponent == other;
    });
}

} // namespace

/// Fields made to be hard: an answer must come at once, whatever it is, and be right.
class TestAdversarialFields : public QObject {
    Q_OBJECT
private slots:
    void anAnswerComesAtOnce_data()
    {
        QTest::addColumn<int>("system");
        QTest::addColumn<int>("field");
        for (std::size_t i = 0; i < swissSystems().size(); ++i)
            for (std::size_t k = 0; k < fields_.size(); ++k) {
                const SystemInfo info = swissSystems()[i];
                QTest::addRow("%.*s %d, %s", static_cast<int>(info.name.size()), info.name.data(), info.id.edition,
                              qPrintable(fields_[k].name))
                    << static_cast<int>(i) << static_cast<int>(k);
            }
    }
    void anAnswerComesAtOnce()
    {
        QFETCH(int, system);
        QFETCH(int, field);
        const SystemEdition id = swissSystems()[static_cast<std::size_t>(system)].id;
        const TournamentState& games = fields_[static_cast<std::size_t>(field)].state;
        const TournamentState state = asPlayed(games, id.system);
        const std::clock_t begin = std::clock();
        const auto pairing = pairRound(state, PairingRequest{.system = id});
        const qint64 spent = 1000 * (std::clock() - begin) / CLOCKS_PER_SEC;
        slowest_ = std::max(slowest_, spent);
        if (pairing) {
            ++paired_;
            std::set<int> seen;
            for (const Board& board : pairing->boards) {
                seen.insert({board.white.value, board.black.value});
                QVERIFY(!haveMet(state, board.white, board.black));
            }
            QCOMPARE(seen.size(), std::size_t{fieldSize});
        } else {
            ++refused_;
            QVERIFY(pairing.error().reason == PairingFailure::Reason::noLegalPairing);
            QVERIFY(!pairing.error().blocked.empty());
        }
        QVERIFY2(spent < longestOfAFieldMs, qPrintable(QStringLiteral("%1 ms").arg(spent)));
    }
    void cleanupTestCase()
    {
        qInfo("ADVERSARIAL %d fields of %d players paired, %d refused with a reason, slowest %lld ms", paired_,
              fieldSize, refused_, static_cast<long long>(slowest_));
        QVERIFY(paired_ > refused_);
    }

private:
    std::vector<AdversarialField> fields_ = fields();
    qint64 slowest_ = 0;
    int paired_ = 0;
    int refused_ = 0;
};

static const pairwright::RegisteredTest<TestAdversarialFields> registered("property_adversarial");
#include "test_adversarial_fields.moc"
