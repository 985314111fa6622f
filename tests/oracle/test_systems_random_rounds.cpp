#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "tests/oracle/shared/tried_systems.h"
#include "tests/support/registered_test.h"

#include <algorithm>
#include <map>

using namespace pairwright;
using namespace pairwright::oracle;

namespace {

/// Empty if everybody who is present has one opponent or the bye, and nobody meets an old opponent.
QString whatIsWrongWith(const TriedRound& round)
{
    const TournamentState& state = round.position.state;
    std::map<Tpn, int> places;
    for (const Board& board : round.answer->boards) {
        ++places[board.white];
        ++places[board.black];
        for (const RoundRecord& record : state.player(board.white).rounds)
            if (isPlayed(record) && scheduledOpponent(record) == board.black)
                return "a rematch";
    }
    if (round.answer->bye)
        ++places[*round.answer->bye];
    for (std::size_t i = 0; i < state.players.size(); ++i) {
        const Tpn tpn{static_cast<std::int32_t>(i + 1)};
        const auto& absent = round.position.absent;
        const bool present = std::find(absent.begin(), absent.end(), tpn) == absent.end();
        if (places[tpn] != (present ? 1 : 0))
            return QString("player %1 has %2 places").arg(tpn.value).arg(places[tpn]);
    }
    return {};
}

} // namespace

/// The oracles on random rounds: they answer, everybody has a place, and the rare cases are there.
class TestSystemsRandomRounds : public QObject {
    Q_OBJECT
private slots:
    void everybodyHasOnePlace_data()
    {
        QTest::addColumn<int>("index");
        const auto systems = triedSystems();
        for (std::size_t i = 0; i < systems.size(); ++i)
            QTest::newRow(systems[i].name) << static_cast<int>(i);
    }
    void everybodyHasOnePlace()
    {
        QFETCH(int, index);
        const TriedSystem system = triedSystems().at(static_cast<std::size_t>(index));
        TriedCoverage coverage;
        for (std::uint64_t seed = 0; coverage.rounds < 300; ++seed)
            for (const TriedRound& round : tryTournament(seed, system)) {
                coverage.add(round);
                if (!round.answer)
                    continue;
                const QString wrong = whatIsWrongWith(round);
                QVERIFY2(wrong.isEmpty(), qPrintable(wrong + '\n' + QString::fromStdString(describe(round))));
            }
        qInfo("oracle of %s: %s", system.name, toString(coverage).c_str());
        QVERIFY(coverage.unpairable > 5 && coverage.withBye > 50 && coverage.withFloaters > 50);
        QVERIFY(coverage.finalRounds > 10 && coverage.accelerated > 10 && coverage.unrated > 50);
    }

    void theSameSeedGivesTheSameRounds()
    {
        const TriedSystem system = triedSystems().front();
        const auto once = tryTournament(7, system);
        const auto again = tryTournament(7, system);
        QVERIFY(!once.empty());
        QCOMPARE(once.size(), again.size());
        for (std::size_t i = 0; i < once.size(); ++i) {
            QCOMPARE(describe(once[i]), describe(again[i]));
            QVERIFY(once[i].answer.has_value() == again[i].answer.has_value());
            QVERIFY(!once[i].answer || once[i].answer->boards == again[i].answer->boards);
        }
    }
};

static const pairwright::RegisteredTest<TestSystemsRandomRounds> registered("oracle_systems_random_rounds");
#include "test_systems_random_rounds.moc"
