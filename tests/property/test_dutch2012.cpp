#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "tests/oracle/legality.h"
#include "tests/property/round_checks.h"
#include "tests/property/systems/system_tournaments.h"
#include "tests/support/registered_test.h"

#include <algorithm>
#include <map>
#include <set>

using namespace pairwright;
using namespace pairwright::oracle;
using namespace pairwright::property;

namespace {

using RankPair = std::pair<Rank, Rank>; ///< as the record has them: the member of S1 first

/// A bracket as the record tells of it.
struct Told {
    bool heterogeneous = false;
    bool ordinary = true; ///< neither paired again nor joined: its floaters are its own choice
    std::set<Rank> members;
    std::vector<RankPair> pairs;
};

/// Brackets, and every pair once.
class Record {
public:
    Record(const Field& field, const RoundPairing& pairing)
    {
        std::map<Tpn, Rank> ranks;
        for (Rank rank = 0; rank < field.size(); ++rank)
            ranks[field.player(rank).tpn] = rank;
        for (const ProcedureStep& step : std::get<ProcedureRecord>(pairing.record).steps) {
            std::vector<Rank> who;
            who.reserve(step.players.size());
            for (const Tpn tpn : step.players)
                who.push_back(ranks.at(tpn));
            switch (step.outcome) {
            case ProcedureOutcome::homogeneousBracket:
            case ProcedureOutcome::heterogeneousBracket:
            case ProcedureOutcome::joinedBracket:
                brackets.push_back({step.outcome == ProcedureOutcome::heterogeneousBracket,
                                    step.outcome != ProcedureOutcome::joinedBracket,
                                    {who.begin(), who.end()},
                                    {}});
                break;
            case ProcedureOutcome::pairedAgain: brackets.back().ordinary = false; break;
            case ProcedureOutcome::paired: brackets.back().pairs.emplace_back(who.at(0), who.at(1)); break;
            default: break;
            }
        }
        for (const Board& board : pairing.boards)
            boards.insert(std::minmax(ranks.at(board.white), ranks.at(board.black)));
    }

    std::vector<Told> brackets;
    std::set<RankPair> boards;
};

/// The requirements of C.3 as far as two pairs of one bracket can differ in them, in the order in which they are given
/// up: B.3, B.2, A.7.d, X, Z, and for upfloaters B.5, B.6.
using Worth = std::vector<int>;

class Judge {
public:
    Judge(const Field& field, bool oddRound)
        : field_(field)
        , odd_(oddRound)
    {
    }

    [[nodiscard]] Worth of(const std::vector<RankPair>& pairs, bool heterogeneous) const
    {
        std::vector<int> differences;
        int sameAbsolute = 0;
        int sameStrong = 0;
        int sameColour = 0;
        int upfloatNow = 0;
        int upfloatBefore = 0;
        for (const auto& [one, other] : pairs) {
            const Player& high = field_.player(std::min(one, other));
            const Player& low = field_.player(std::max(one, other));
            differences.push_back((high.score - low.score).tenths);
            const Strength weaker = std::min(high.preference.strength, low.preference.strength);
            if (high.preference.colour == low.preference.colour) {
                sameColour += weaker >= Strength::mild ? 1 : 0;
                sameStrong += weaker >= Strength::strong ? 1 : 0;
                sameAbsolute += weaker == Strength::absolute ? 1 : 0;
            }
            const bool upfloater = heterogeneous && high.score != low.score;
            upfloatNow += upfloater && low.previousRound == Float::up ? 1 : 0;
            upfloatBefore += upfloater && low.twoRoundsBefore == Float::up ? 1 : 0;
        }
        std::sort(differences.begin(), differences.end(), std::greater<>());
        Worth worth = differences;
        worth.insert(worth.end(), {sameAbsolute, odd_ ? sameStrong : sameColour, odd_ ? sameColour : sameStrong,
                                   upfloatNow, upfloatBefore});
        return worth;
    }

    /// What a player costs who is left over: B.5 and B.6 for downfloaters.
    [[nodiscard]] Worth ofLeaving(Rank rank) const
    {
        const Player& player = field_.player(rank);
        return {player.previousRound == Float::down ? 1 : 0, player.twoRoundsBefore == Float::down ? 1 : 0};
    }

private:
    const Field& field_;
    bool odd_;
};

/// The first pair of each bracket is C.9's concern as much as the last: no two pairs can swap opponents for a better
/// bracket, or in the order of S2 for an earlier one of the same worth (D.1).
Complaints betterSwaps(const Field& field, const Judge& judge, const Told& bracket)
{
    Complaints wrong;
    const auto text = [&](const RankPair& one, const RankPair& other) {
        return std::to_string(field.player(one.first).tpn.value) + "-" +
               std::to_string(field.player(one.second).tpn.value) + " and " +
               std::to_string(field.player(other.first).tpn.value) + "-" +
               std::to_string(field.player(other.second).tpn.value);
    };
    const auto isMovedDown = [&](Rank rank) {
        return bracket.heterogeneous && field.player(rank).score != field.player(*bracket.members.rbegin()).score;
    };
    for (auto one = bracket.pairs.begin(); one != bracket.pairs.end(); ++one)
        for (auto other = one + 1; other != bracket.pairs.end(); ++other) {
            const RankPair first{one->first, other->second};
            const RankPair second{other->first, one->second};
            if (!mayBePaired(field, first.first, first.second) || !mayBePaired(field, second.first, second.second))
                continue;
            const Worth now = judge.of({*one, *other}, bracket.heterogeneous);
            const Worth then = judge.of({first, second}, bracket.heterogeneous);
            const bool samePart = isMovedDown(one->first) == isMovedDown(other->first);
            const bool earlier =
                samePart && other->second < one->second && other->second > one->first && one->second > other->first;
            if (then < now)
                wrong.push_back("opponents of " + text(*one, *other) + " could swap for a better bracket");
            else if (then == now && earlier)
                wrong.push_back("opponents of " + text(*one, *other) + " could swap for an earlier transposition");
        }
    return wrong;
}

/// Of a bracket of one score: nobody who is left over can take a place for a better bracket.
Complaints betterFloaters(const Field& field, const Judge& judge, const Told& bracket)
{
    if (!bracket.ordinary ||
        field.player(*bracket.members.begin()).score != field.player(*bracket.members.rbegin()).score)
        return {};
    std::set<Rank> left = bracket.members;
    for (const auto& [one, other] : bracket.pairs) {
        left.erase(one);
        left.erase(other);
    }
    const auto joined = [](Worth worth, const Worth& more) {
        worth.insert(worth.end(), more.begin(), more.end());
        return worth;
    };
    Complaints wrong;
    for (const Rank floater : left)
        for (const auto& pair : bracket.pairs)
            for (const auto& [stays, leaves] : {pair, RankPair{pair.second, pair.first}})
                if (mayBePaired(field, stays, floater) &&
                    joined(judge.of({{stays, floater}}, false), judge.ofLeaving(leaves)) <
                        joined(judge.of({pair}, false), judge.ofLeaving(floater)))
                    wrong.push_back(std::to_string(field.player(floater).tpn.value) +
                                    " should have taken the place of " +
                                    std::to_string(field.player(leaves).tpn.value));
    return wrong;
}

Complaints complaintsOf(const Position& position, const RoundPairing& pairing)
{
    const Field field = makeField(position.state, oracle::Edition::Dutch2012, position.absent);
    const Proposal proposal{position, field, pairing};
    Complaints wrong = completeness(proposal);
    if (!wrong.empty())
        return wrong;
    for (const auto check : {&legality, &boardOrder})
        for (std::string& complaint : check(proposal))
            wrong.push_back(std::move(complaint));
    const Record record(field, pairing);
    const Judge judge(field, position.state.roundsPlayed() % 2 == 0);
    std::set<RankPair> told;
    for (std::size_t i = 0; i < record.brackets.size(); ++i) {
        const Told& bracket = record.brackets[i];
        for (const auto& [one, other] : bracket.pairs) {
            told.insert(std::minmax(one, other));
            if (!bracket.members.contains(one) || !bracket.members.contains(other))
                wrong.emplace_back("a pair of the record is not of its bracket");
        }
        for (std::string& complaint : betterSwaps(field, judge, bracket))
            wrong.push_back(std::move(complaint));
        const bool lowest = i + 1 == record.brackets.size(); // the bye is another matter
        if (!lowest)
            for (std::string& complaint : betterFloaters(field, judge, bracket))
                wrong.push_back(std::move(complaint));
    }
    if (told != record.boards)
        wrong.emplace_back("the pairs of the record are not the boards");
    return wrong;
}

/// The opponents of two boards swapped, on the boards and in the record, so that only the requirements can complain.
RoundPairing spoilt(RoundPairing pairing, std::size_t one, std::size_t other)
{
    const Tpn first = pairing.boards[one].black;
    const Tpn second = pairing.boards[other].black;
    pairing.boards[one].black = second;
    pairing.boards[other].black = first;
    for (ProcedureStep& step : std::get<ProcedureRecord>(pairing.record).steps)
        if (step.outcome == ProcedureOutcome::paired)
            for (Tpn& player : step.players) {
                const Tpn before = player;
                if (before == first)
                    player = second;
                if (before == second)
                    player = first;
            }
    return pairing;
}

const PairingRequest askedFor{.system = {System::Dutch, 2012}};

} // namespace

/// Whole tournaments of 20 to 300 players by the Dutch system of 2012, judged bracket by bracket by its record.
/// PAIRWRIGHT_PROPERTY_TOURNAMENTS sets how many, PAIRWRIGHT_PROPERTY_SEED the first seed.
class TestDutch2012Properties : public QObject {
    Q_OBJECT
private slots:
    void everyRoundOfLargeFieldsHolds()
    {
        bool given = false;
        const int asked = qEnvironmentVariableIntValue("PAIRWRIGHT_PROPERTY_TOURNAMENTS", &given);
        const int tournaments = given ? asked : 12;
        const int first = qEnvironmentVariableIntValue("PAIRWRIGHT_PROPERTY_SEED");
        int rounds = 0;
        int violations = 0;
        for (int seed = first; seed < first + tournaments; ++seed)
            playTournament(static_cast<std::uint64_t>(seed), askedFor, [&](const EngineRound& round) {
                if (!round.answer)
                    return;
                ++rounds;
                for (const std::string& complaint : complaintsOf(round.position, *round.answer)) {
                    ++violations;
                    qWarning("seed %d round %d: %s", seed, round.position.state.roundsPlayed() + 1, complaint.c_str());
                }
            });
        qInfo("PROPERTY dutch 2012, seeds %d to %d: %d rounds, %d violations", first, first + tournaments - 1, rounds,
              violations);
        QVERIFY(rounds >= 4 * tournaments);
        QCOMPARE(violations, 0);
    }

    void swappedOpponentsAreNoticed()
    {
        int swapped = 0;
        int noticed = 0;
        for (std::uint64_t seed = 0; seed < 4; ++seed)
            playTournament(
                seed, askedFor,
                [&](const EngineRound& round) {
                    if (!round.answer)
                        return;
                    for (std::size_t i = 1; i < round.answer->boards.size(); ++i) {
                        ++swapped;
                        const RoundPairing other = spoilt(*round.answer, i - 1, i);
                        noticed += complaintsOf(round.position, other).empty() ? 0 : 1;
                    }
                },
                habitsOfLargeField);
        qInfo("PROPERTY dutch 2012: %d of %d swaps of neighbouring boards noticed", noticed, swapped);
        QVERIFY(swapped > 200);
        QVERIFY(noticed * 10 >= swapped * 8);
    }

    void theOrderOfTheInputDoesNotMatter()
    {
        Random random(1);
        int compared = 0;
        int different = 0;
        for (std::uint64_t seed = 1000; seed < 1004; ++seed)
            playTournament(
                seed, askedFor,
                [&](const EngineRound& round) {
                    if (!round.answer)
                        return;
                    const auto other = pairRound(writtenDifferently(round.position, random).state, round.request);
                    different += other && isSame(*round.answer, *other) ? 0 : 1;
                    ++compared;
                },
                habitsOfLargeField);
        QVERIFY(compared > 12);
        QCOMPARE(different, 0);
    }
};

static const pairwright::RegisteredTest<TestDutch2012Properties> registered("property_dutch2012");
#include "test_dutch2012.moc"
