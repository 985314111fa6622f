#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "engine/base/random.h"
#include "tests/oracle/shared/complete_pairing.h"
#include "tests/oracle/shared/largest_matching.h"
#include "tests/property/systems/sample_rounds.h"
#include "tests/support/registered_test.h"

#include <algorithm>
#include <array>
#include <set>

using namespace pairwright;
using namespace pairwright::oracle;
using namespace pairwright::property;

namespace {

constexpr int mutantsOfAKind = 8; ///< a round

/// The checks of one system by what they are about.
struct Checks {
    SystemEdition system;
    Check legality;
    Check bye;
    Check colours;
    Check record;
    Check limits;
};

const std::vector<Checks> allChecksOfSystems = {
    {{System::Dubov, 2026}, dubovLegality, dubovBye, dubovColours, dubovRecord, coloursWithinLimits},
    {{System::Dubov, 2018}, dubovLegality, dubovBye, dubovColours, dubovRecord, coloursWithinLimits},
    {{System::Burstein, 2026}, bursteinLegality, bursteinBye, bursteinColours, bursteinRecord, coloursWithinLimits},
    {{System::Burstein, 2017}, bursteinLegality, bursteinBye, bursteinColours, bursteinRecord, coloursWithinLimits},
    {{System::Lim, 1999}, limLegality, limBye, limColours, limRecord, limLegality},
};

/// How many wrong rounds were tried, and how many of them were not seen.
struct Hunt {
    int tried = 0;
    int overlooked = 0;

    void expect(const SampleRound& mutant, Check check)
    {
        ++tried;
        overlooked += check(mutant.proposal()).empty() ? 1 : 0;
    }
};

bool haveMet(const TournamentState& state, Tpn one, Tpn other)
{
    const auto& rounds = state.player(one).rounds;
    return std::any_of(rounds.begin(), rounds.end(), [other](const RoundRecord& record) {
        return isPlayed(record) && scheduledOpponent(record) == other;
    });
}

std::vector<Colour> coloursOf(const TournamentState& state, Tpn tpn)
{
    std::vector<Colour> colours;
    for (const RoundRecord& record : state.player(tpn).rounds)
        if (const auto* game = std::get_if<PlayedGame>(&record))
            colours.push_back(game->colour);
    return colours;
}

bool hadTwice(const TournamentState& state, Tpn tpn, Colour colour)
{
    const std::vector<Colour> colours = coloursOf(state, tpn);
    return colours.size() >= 2 && colours[colours.size() - 1] == colour && colours[colours.size() - 2] == colour;
}

bool isLastRound(const SampleRound& round)
{
    return round.position.state.roundsPlayed() + 1 == round.position.state.plannedRounds;
}

void hurtCompleteness(const SampleRound& round, Random& random, Hunt& hunt)
{
    const auto mutate = [&](auto change) {
        SampleRound mutant = round;
        change(mutant.pairing);
        hunt.expect(mutant, completeAndInOrder);
    };
    const auto board = static_cast<std::size_t>(random.below(round.pairing.boards.size() - 1));
    mutate([board](RoundPairing& pairing) { pairing.boards[board].white = pairing.boards[board + 1].black; });
    mutate([](RoundPairing& pairing) { pairing.boards.pop_back(); });
    mutate([](RoundPairing& pairing) { pairing.bye = pairing.bye ? std::optional<Tpn>() : Tpn{1}; });
    mutate([](RoundPairing& pairing) { pairing.boards.front().black.value += 1000; });
    mutate([board](RoundPairing& pairing) { std::swap(pairing.boards[board], pairing.boards[board + 1]); });
}

/// Two boards swap opponents, so that two who have met meet again.
void hurtByRematch(const SampleRound& round, Check legality, Hunt& hunt)
{
    const auto& boards = round.pairing.boards;
    int left = mutantsOfAKind;
    for (std::size_t i = 0; i < boards.size(); ++i)
        for (std::size_t j = 0; j < boards.size() && left > 0; ++j) {
            if (!haveMet(round.position.state, boards[i].white, boards[j].black))
                continue;
            --left;
            SampleRound mutant = round;
            std::swap(mutant.pairing.boards[i].black, mutant.pairing.boards[j].black);
            hunt.expect(mutant, legality);
        }
}

/// The Blacks of two boards, who both had White twice in a row, meet; their opponents too.
void hurtBySameColour(const SampleRound& round, Check legality, Hunt& hunt)
{
    const auto& boards = round.pairing.boards;
    int left = isLastRound(round) ? 0 : mutantsOfAKind;
    for (std::size_t i = 0; i < boards.size(); ++i)
        for (std::size_t j = 0; j < i && left > 0; ++j) {
            if (!hadTwice(round.position.state, boards[i].black, Colour::White) ||
                !hadTwice(round.position.state, boards[j].black, Colour::White))
                continue;
            --left;
            SampleRound mutant = round;
            std::swap(mutant.pairing.boards[i].white, mutant.pairing.boards[j].black);
            hunt.expect(mutant, legality);
        }
}

/// The bye goes to some other player, who leaves his place to the one who had it.
void hurtBye(const SampleRound& round, Check bye, Hunt& hunt)
{
    if (!round.pairing.bye)
        return;
    for (std::size_t i = 0; i < round.pairing.boards.size(); i += 8) {
        SampleRound mutant = round;
        std::swap(mutant.pairing.boards[i].white, *mutant.pairing.bye);
        hunt.expect(mutant, bye);
    }
}

void hurtColours(const SampleRound& round, const Checks& checks, Hunt& colours, Hunt& rules, Hunt& limits)
{
    for (std::size_t i = 0; i < round.pairing.boards.size(); i += 4) {
        SampleRound mutant = round;
        Board& board = mutant.pairing.boards[i];
        std::swap(board.white, board.black);
        colours.expect(mutant, checks.colours);
        if (hadTwice(round.position.state, board.white, Colour::White) ||
            hadTwice(round.position.state, board.black, Colour::Black))
            limits.expect(mutant, checks.limits);
        std::swap(board.white, board.black);
        board.rule = board.rule == ColourRule::alternated ? ColourRule::initialColour : ColourRule::alternated;
        if (checks.system.system != System::Lim)
            rules.expect(mutant, checks.colours);
    }
}

void hurtRecord(const SampleRound& round, Check check, Random& random, Hunt& hunt)
{
    const auto mutate = [&](auto change) {
        SampleRound mutant = round;
        auto* record = std::get_if<CriteriaRecord>(&mutant.pairing.record);
        change(record->brackets[static_cast<std::size_t>(random.below(record->brackets.size()))]);
        if (mutant.pairing.record != round.pairing.record)
            hunt.expect(mutant, check);
    };
    mutate([](BracketRecord& bracket) { bracket.residents.pop_back(); });
    mutate([](BracketRecord& bracket) {
        if (!bracket.pairs.empty())
            bracket.pairs.pop_back();
    });
    mutate([](BracketRecord& bracket) {
        if (bracket.pairs.size() > 1)
            std::swap(bracket.pairs[0].first, bracket.pairs[1].second);
    });
    mutate([](BracketRecord& bracket) {
        if (!bracket.mdps.empty())
            bracket.mdps.pop_back();
        if (!bracket.upfloaters.empty())
            bracket.upfloaters.pop_back();
    });
    constexpr std::array copies{Criterion::nextBracketPairs, Criterion::nextBracketScores,
                                Criterion::nextMovedDownUnpaired, Criterion::nextMovedDownUnpairedScores};
    const std::size_t criteria = std::get<CriteriaRecord>(round.pairing.record).brackets.front().criteria.size();
    for (std::size_t criterion = 0; criterion < criteria; ++criterion)
        mutate([&copies, criterion](BracketRecord& bracket) {
            const bool copied =
                std::find(copies.begin(), copies.end(), bracket.criteria[criterion].criterion) != copies.end();
            if (!copied) // [C7] of Burstein: see test_criteria_checks.cpp
                bracket.criteria[criterion].value.push_back(1);
        });
}

void hurtSteps(const SampleRound& round, Random& random, Hunt& hunt)
{
    const auto& steps = std::get<ProcedureRecord>(round.pairing.record).steps;
    for (int i = 0; i < 10; ++i) {
        SampleRound mutant = round;
        auto& mutated = std::get<ProcedureRecord>(mutant.pairing.record).steps;
        const auto at = static_cast<std::size_t>(random.below(steps.size()));
        switch (steps[at].outcome) {
        case ProcedureOutcome::paired:
            if (random.chance(1, 2))
                mutated.erase(mutated.begin() + static_cast<std::ptrdiff_t>(at));
            else
                mutated[at].players[1] = mutated[at].players[0];
            break;
        case ProcedureOutcome::crackedAbove:
        case ProcedureOutcome::crackedBelow: mutated[at].players[0].value += 1000; break;
        case ProcedureOutcome::groupDownward:
        case ProcedureOutcome::groupUpward:
        case ProcedureOutcome::groupMedian:
            if (at + 1 == steps.size() || steps[at + 1].outcome != ProcedureOutcome::paired)
                continue;
            mutated[at].players.clear();
            break;
        default: continue;
        }
        hunt.expect(mutant, limRecord);
    }
}

void verify(const char* what, const Hunt& hunt)
{
    QVERIFY2(hunt.tried >= 15, qPrintable(QString("%1: %2").arg(what).arg(hunt.tried)));
    QVERIFY2(hunt.overlooked == 0, qPrintable(QString("%1: %2").arg(what).arg(hunt.overlooked)));
}

} // namespace

/// Every check of whole rounds can fail: rounds of the engine that were spoilt.
class TestSystemChecks : public QObject {
    Q_OBJECT
private slots:
    void aSpoiltRoundIsSeen_data()
    {
        QTest::addColumn<int>("index");
        for (std::size_t i = 0; i < allChecksOfSystems.size(); ++i)
            QTest::addRow("%d", static_cast<int>(i)) << static_cast<int>(i);
    }
    void aSpoiltRoundIsSeen()
    {
        QFETCH(int, index);
        const Checks& checks = allChecksOfSystems[static_cast<std::size_t>(index)];
        Random random(1);
        Hunt completeness;
        Hunt rematches;
        Hunt sameColours;
        Hunt byes;
        Hunt colours;
        Hunt rules;
        Hunt limits;
        Hunt records;
        for (const SampleRound& round : sampleRounds(checks.system)) {
            QVERIFY(allSystemChecks(round.proposal()).empty());
            hurtCompleteness(round, random, completeness);
            hurtByRematch(round, checks.legality, rematches);
            hurtBySameColour(round, checks.legality, sameColours);
            hurtBye(round, checks.bye, byes);
            hurtColours(round, checks, colours, rules, limits);
            if (checks.system.system == System::Lim)
                hurtSteps(round, random, records);
            else
                hurtRecord(round, checks.record, random, records);
        }
        verify("completeness", completeness);
        verify("rematches", rematches);
        verify("same colours", sameColours);
        verify("byes", byes);
        verify("colours", colours);
        verify("limits", limits);
        verify("records", records);
        if (checks.system.system != System::Lim)
            verify("rules", rules);
    }

    void theMatchingFindsAsManyPairsAsTryingAll()
    {
        Random random(1);
        int incomplete = 0;
        for (int i = 0; i < 2000; ++i) {
            const auto players = 2 + static_cast<int>(random.below(9));
            const auto density = 10 + random.below(60);
            std::set<std::pair<Rank, Rank>> edges;
            std::vector<Rank> ranks;
            for (Rank one = 0; one < players; ++one) {
                ranks.push_back(one);
                for (Rank other = one + 1; other < players; ++other)
                    if (random.chance(density, 100))
                        edges.emplace(one, other);
            }
            const auto linked = [&edges](Rank one, Rank other) {
                return edges.contains({std::min(one, other), std::max(one, other)});
            };
            const int tried = CompletePairing(linked).mostPairs((Set{1} << players) - 1);
            QCOMPARE(mostPairsOf(ranks, linked), tried);
            incomplete += tried < players / 2 ? 1 : 0;
        }
        QVERIFY(incomplete > 300 && incomplete < 1700);
    }

    void aRefusalOfARoundThatExistsIsSeen()
    {
        for (const Checks& checks : allChecksOfSystems)
            for (const SampleRound& round : sampleRounds(checks.system))
                QVERIFY(!refusalHolds(round.position, round.request).empty());
    }
};

static const pairwright::RegisteredTest<TestSystemChecks> registered("property_system_checks");
#include "test_system_checks.moc"
