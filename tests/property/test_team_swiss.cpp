#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "engine/bracket/two_paths.h"
#include "engine/general_path.h"
#include "engine/judge.h"
#include "engine/team_swiss/options.h"
#include "tests/benchmarks/simulated_teams.h"
#include "tests/property/fingerprint.h"
#include "tests/support/registered_test.h"

using namespace pairwright;
using namespace pairwright::property;

namespace {

constexpr SystemEdition teamSwiss{System::TeamSwiss, 2026};

std::uint64_t valueOfTeams(const Expected<RoundPairing, PairingFailure>& answer)
{
    Fingerprint fingerprint;
    answer ? fingerprint.add(*answer) : fingerprint.add(answer.error());
    return fingerprint.value();
}

/// Every round of an event of so many teams, until one cannot be paired; `visit` is given state, request and answer.
template <class Visit>
void playTeams(std::uint64_t seed, int teams, const SystemOptions& options, const Visit& visit)
{
    const int rounds = 5 + static_cast<int>(seed % 7);
    benchmarks::SimulatedTeams event(teams, rounds, seed, seed % 3 * 30);
    for (int round = 1; round <= rounds; ++round) {
        const PairingRequest request{.system = teamSwiss, .absent = event.absent(), .options = options};
        const auto answer = pairRound(event.state(), request);
        visit(event.state(), request, answer);
        if (!answer)
            return;
        event.play(*answer);
    }
}

} // namespace

/// Swiss Team on whole events: the two paths, and what judge and why-not say of its rounds.
/// PAIRWRIGHT_TWO_PATHS_TOURNAMENTS sets how many events of 12 to 120 teams of each type.
class TestTeamSwissProperties : public QObject {
    Q_OBJECT
private slots:
    void bothPathsGiveTheSameRound_data() { eachType(); }
    void bothPathsGiveTheSameRound()
    {
        bool given = false;
        const int asked = qEnvironmentVariableIntValue("PAIRWRIGHT_TWO_PATHS_TOURNAMENTS", &given);
        const int events = given ? asked : 20;
        int rounds = 0;
        int differences = 0;
        for (int seed = 0; seed < events; ++seed)
            playTeams(static_cast<std::uint64_t>(seed), 12 + seed * 7 % 109, options(),
                      [&](const TournamentState& state, const PairingRequest& request, const auto& quick) {
                          ++rounds;
                          const auto general = pairRoundByGeneralPath(state, request);
                          if (general && valueOfTeams(quick) == valueOfTeams(*general))
                              return;
                          ++differences;
                          qWarning("seed %d, round %d", seed, state.roundsPlayed() + 1);
                      });
        qInfo("TWO PATHS team-swiss-2026 %s: %d rounds of 12 to 120 teams, %d differences", QTest::currentDataTag(),
              rounds, differences);
        QCOMPARE(differences, 0);
    }

    /// Told, not tested: how long the slowest round of a large event takes.
    void roundsOfTwoHundredTeamsAreTimed_data() { eachType(); }
    void roundsOfTwoHundredTeamsAreTimed()
    {
        qint64 slowest = 0;
        int rounds = 0;
        QElapsedTimer timer;
        timer.start();
        playTeams(6, 200, options(), [&](const TournamentState&, const PairingRequest&, const auto& answer) {
            slowest = std::max(slowest, timer.nsecsElapsed() / 1000);
            timer.start();
            rounds += answer ? 1 : 0;
        });
        qInfo("200 teams, team-swiss-2026 %s: %d rounds, the slowest in %lld microseconds", QTest::currentDataTag(),
              rounds, static_cast<long long>(slowest));
        QVERIFY(rounds > 5);
    }

    void theJudgeFindsTheEnginesRoundsClean_data() { eachType(); }
    void theJudgeFindsTheEnginesRoundsClean()
    {
        for (std::uint64_t seed = 0; seed < 8; ++seed)
            playTeams(seed, 9 + static_cast<int>(seed) * 3, options(),
                      [&](const TournamentState& state, const PairingRequest& request, const auto& answer) {
                          if (!answer)
                              return;
                          const auto verdict = judge(state, request, givenBy(*answer));
                          QVERIFY(verdict && verdict->isClean());
                      });
    }

    /// The best round with a pair loses for the judge where why-not says that it does.
    void theJudgeAgreesWithWhyNot_data() { eachType(); }
    void theJudgeAgreesWithWhyNot()
    {
        int asked = 0;
        int compared = 0;
        for (std::uint64_t seed = 0; seed < 6; ++seed)
            playTeams(seed, 9 + static_cast<int>(seed), options(),
                      [&](const TournamentState& state, const PairingRequest& request, const auto& answer) {
                          if (!answer)
                              return;
                          const auto count = static_cast<std::int32_t>(state.players.size());
                          for (std::int32_t a = 1; a <= count; a += 2)
                              for (std::int32_t b = a + 1; b <= count; b += 3) {
                                  ++asked;
                                  const auto why = whyNot(state, request, Tpn{a}, Tpn{b});
                                  QVERIFY(why);
                                  if (why->alternative) {
                                      compareWithJudge(state, request, *why, {Tpn{a}, Tpn{b}});
                                      ++compared;
                                  }
                              }
                      });
        qInfo("why-not team-swiss-2026 %s: %d pairs, of %d the judge agrees", QTest::currentDataTag(), asked, compared);
        QVERIFY(compared > 50);
    }

    /// A change of one board's colours, and of two boards' teams, is told with its article.
    void aRoundThatIsNotTheBestIsToldByArticle()
    {
        playTeams(5, 16, {}, [](const TournamentState& state, const PairingRequest& request, const auto& answer) {
            QVERIFY(answer);
            GivenRound turned = givenBy(*answer);
            std::swap(turned.boards[0].first, turned.boards[0].second);
            const auto verdict = judge(state, request, turned);
            QVERIFY(verdict);
            QCOMPARE(verdict->colours.size(), std::size_t{1});
            GivenRound crossed = givenBy(*answer);
            std::swap(crossed.boards[0].second, crossed.boards[1].second);
            const auto other = judge(state, request, crossed);
            QVERIFY(other && !other->isClean());
            for (const BracketVerdict& bracket : other->brackets) {
                const std::string article = bracket.lost
                                                ? articleOf(teamSwiss, bracket.best.criteria[*bracket.lost].criterion)
                                                : articleOf(teamSwiss, bracket.order.value());
                QVERIFY2(article.starts_with("C.04.6:2026 art. "), article.c_str());
            }
        });
    }

private:
    static void eachType()
    {
        QTest::addColumn<QString>("preferences");
        QTest::addColumn<QString>("asGacrux");
        QTest::newRow("type A") << "type-a"
                                << "off";
        QTest::newRow("type B") << "type-b"
                                << "off";
        QTest::newRow("without preferences") << "none"
                                             << "off";
        QTest::newRow("as Gacrux") << "type-a"
                                   << "on";
    }
    static SystemOptions options()
    {
        QFETCH(QString, preferences);
        QFETCH(QString, asGacrux);
        SystemOptions chosen;
        chosen.set(team_swiss::preferences, preferences.toStdString());
        chosen.set(team_swiss::asGacrux, asGacrux.toStdString());
        return chosen;
    }
    static void compareWithJudge(const TournamentState& state, const PairingRequest& request, const Counterfactual& why,
                                 std::pair<Tpn, Tpn> pair)
    {
        const GivenRound given = givenBy(*why.alternative);
        QVERIFY(std::ranges::any_of(given.boards, [&](const auto& board) {
            return board == pair || board == std::pair(pair.second, pair.first);
        }));
        const auto verdict = judge(state, request, given);
        QVERIFY(verdict && verdict->violations.empty() && verdict->colours.empty());
        if (!why.bracket) {
            QVERIFY(verdict->bye);
            QCOMPARE(verdict->bye->withPair.criterion, why.withPair.criterion);
            return;
        }
        QVERIFY(!verdict->brackets.empty());
        const BracketVerdict& first = verdict->brackets.front();
        QCOMPARE(first.index, *why.bracket);
        if (why.verdict == Counterfactual::Verdict::worse) {
            QVERIFY(first.lost);
            QCOMPARE(first.best.criteria[*first.lost].criterion, why.reached.criterion);
            QVERIFY(!articleOf(teamSwiss, why.reached.criterion).empty());
        } else {
            QVERIFY(!first.lost);
            QVERIFY(first.order == why.order);
        }
    }
};

static const pairwright::RegisteredTest<TestTeamSwissProperties> registered("property_team_swiss");
#include "test_team_swiss.moc"
