#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "engine/judge.h"
#include "tests/oracle/comparing.h"
#include "tests/oracle/random_rounds.h"
#include "tests/oracle/shared/tried_systems.h"
#include "tests/support/played_twice.h"
#include "tests/support/registered_test.h"
#include "tests/support/swiss_systems.h"

#include <algorithm>
#include <array>

using namespace pairwright;
using namespace pairwright::oracle;

namespace {

struct Case {
    TournamentState state;
    PairingRequest request;
};

std::vector<Case> casesOf(const SystemInfo& info, std::uint64_t seed)
{
    std::vector<Case> cases;
    if (info.id.system == System::Dutch) {
        const auto articles = info.id.edition == 2017 ? Edition::Dutch2017 : Edition::Dutch2026;
        for (const RandomRound& round : randomTournament(seed, articles))
            cases.push_back({round.position.state, {.system = info.id, .absent = round.position.absent}});
        return cases;
    }
    if (info.id.system == System::DoubleSwiss) {
        for (const RandomRound& round : randomTournament(seed, Edition::Dutch2026))
            cases.push_back({playedTwice(round.position.state), {.system = info.id, .absent = round.position.absent}});
        return cases;
    }
    // One text under two years; and the rounds of 2018 will do for the judge of 1997.
    const auto suits = [&info](SystemEdition tried) {
        return tried == info.id || (info.id.system == System::Lim && tried.system == System::Lim) ||
               (info.id == SystemEdition{System::Dubov, 1997} && tried == SystemEdition{System::Dubov, 2018});
    };
    for (const TriedSystem& system : triedSystems())
        if (suits(system.edition))
            for (const TriedRound& round : tryTournament(seed, system))
                cases.push_back({withRatings(round.position.state),
                                 {.system = info.id, .absent = round.position.absent, .options = system.options}});
    return cases;
}

bool isOnlyTurned(const Verdict& verdict)
{
    return verdict.violations.empty() && !verdict.bye && verdict.brackets.empty() && !verdict.step;
}

/// The judge of the best round with a pair must say what whyNot() says. Empty if so.
QString disagreement(const Counterfactual& answer, const Verdict& verdict)
{
    if (!verdict.violations.empty())
        return QStringLiteral("the alternative breaks an absolute rule");
    if (!answer.bracket) {
        const bool same = verdict.bye && verdict.bye->verdict == answer.verdict &&
                          verdict.bye->reached.value == answer.reached.value &&
                          verdict.bye->withPair.value == answer.withPair.value;
        return same ? QString() : QStringLiteral("another verdict on the bye");
    }
    if (verdict.bye || verdict.brackets.empty() || verdict.brackets.front().index != *answer.bracket)
        return QStringLiteral("another bracket");
    const BracketVerdict& bracket = verdict.brackets.front();
    if (answer.verdict == Counterfactual::Verdict::laterInOrder)
        return bracket.order == answer.order ? QString() : QStringLiteral("another order rule");
    if (!bracket.lost || bracket.best.criteria[*bracket.lost].criterion != answer.reached.criterion)
        return QStringLiteral("another criterion");
    const bool same = bracket.best.criteria[*bracket.lost].value == answer.reached.value &&
                      bracket.given.criteria[*bracket.lost].value == answer.withPair.value;
    return same ? QString() : QStringLiteral("other values");
}

} // namespace

/// The judge on the engine's own rounds, on rounds with a board turned, and on the best round with each pair.
/// PAIRWRIGHT_JUDGE_TOURNAMENTS sets how many tournaments a system.
class TestJudge : public QObject {
    Q_OBJECT
private slots:
    void theJudgeAgreesWithTheEngine_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < swissSystems().size(); ++i)
            QTest::addRow("%s %d", std::string(swissSystems()[i].key).c_str(), systems()[i].id.edition)
                << static_cast<int>(i);
    }
    void theJudgeAgreesWithTheEngine()
    {
        QFETCH(int, index);
        const SystemInfo info = swissSystems()[static_cast<std::size_t>(index)];
        int rounds = 0;
        int pairs = 0;
        int different = 0;
        std::array<int, 6> verdicts{};
        const int tournaments = fromEnvironment("PAIRWRIGHT_JUDGE_TOURNAMENTS", 20);
        for (int seed = 0; seed < tournaments; ++seed)
            for (const Case& round : casesOf(info, static_cast<std::uint64_t>(seed))) {
                const auto best = pairRound(round.state, round.request);
                if (!best)
                    continue;
                ++rounds;
                GivenRound given = givenBy(*best);
                const auto own = judge(round.state, round.request, given);
                QVERIFY2(own.hasValue() && own->isClean(), QTest::currentDataTag());
                std::swap(given.boards.front().first, given.boards.front().second);
                const auto turned = judge(round.state, round.request, given);
                QVERIFY(turned.hasValue() && isOnlyTurned(*turned) && turned->colours.size() == 1);
                for (std::size_t a = 0; a < round.state.players.size(); ++a)
                    for (std::size_t b = a + 1; b < round.state.players.size(); ++b) {
                        const QString wrong = askWhyNot(round, Tpn{static_cast<std::int32_t>(a) + 1},
                                                        Tpn{static_cast<std::int32_t>(b) + 1}, verdicts);
                        ++pairs;
                        if (!wrong.isEmpty() && ++different <= 5)
                            qWarning().noquote()
                                << QTest::currentDataTag() << "seed" << seed << "pair" << a + 1 << b + 1 << wrong;
                    }
            }
        qInfo("JUDGE %s: %d differences in %d pairs of %d rounds: %d impossible, %d worse, %d later in the order, "
              "%d by a step, %d unknown",
              QTest::currentDataTag(), different, pairs, rounds, verdicts[1], verdicts[2], verdicts[3], verdicts[4],
              verdicts[5]);
        QCOMPARE(different, 0);
        QCOMPARE(verdicts[5], 0);
        QVERIFY(verdicts[1] > 0 && verdicts[2] + verdicts[4] > 0);
    }

    void brokenRulesAreNamed()
    {
        const auto cases = casesOf(*findSystem("dutch", 2026), 3);
        const auto round =
            std::find_if(cases.begin(), cases.end(), [](const Case& one) { return one.state.roundsPlayed() > 1; });
        QVERIFY(round != cases.end());
        const auto best = pairRound(round->state, round->request);
        QVERIFY(best.hasValue());
        GivenRound given = givenBy(*best);
        const std::pair<Tpn, Tpn> first = given.boards.front();
        given.boards.erase(given.boards.begin());
        auto verdict = judge(round->state, round->request, given);
        QVERIFY(verdict.hasValue());
        QCOMPARE(verdict->violations.size(), std::size_t{2}); // both are left out
        QVERIFY(verdict->violations.front().kind == Violation::Kind::leftOut);
        given.boards.push_back(first);
        given.boards.push_back(first);
        verdict = judge(round->state, round->request, given);
        QCOMPARE(verdict->violations.size(), std::size_t{2});
        QVERIFY(verdict->violations.front().kind == Violation::Kind::pairedTwice);
        given.boards.back().second = Tpn{999};
        verdict = judge(round->state, round->request, given);
        QVERIFY(std::any_of(verdict->violations.begin(), verdict->violations.end(),
                            [](const Violation& violation) { return violation.kind == Violation::Kind::notInRound; }));
    }

private:
    static QString askWhyNot(const Case& round, Tpn a, Tpn b, std::array<int, 6>& verdicts)
    {
        const auto answer = whyNot(round.state, round.request, a, b);
        if (!answer)
            return QStringLiteral("no answer");
        ++verdicts[static_cast<std::size_t>(answer->verdict)];
        switch (answer->verdict) {
        case Counterfactual::Verdict::isPaired: return {};
        case Counterfactual::Verdict::impossible:
            return answer->obstacle ? QString() : QStringLiteral("impossible, but no reason");
        case Counterfactual::Verdict::decidedByStep:
            return answer->step ? QString() : QStringLiteral("by a step, but which?");
        case Counterfactual::Verdict::unknown: return QStringLiteral("unknown");
        default: break;
        }
        if (!answer->alternative)
            return QStringLiteral("no alternative");
        const auto verdict = judge(round.state, round.request, givenBy(*answer->alternative));
        return verdict ? disagreement(*answer, *verdict) : QStringLiteral("no verdict");
    }
};

static const pairwright::RegisteredTest<TestJudge> registered("oracle_judge");
#include "test_judge.moc"
