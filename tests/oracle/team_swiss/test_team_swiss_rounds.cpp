#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "tests/oracle/comparing.h"
#include "tests/oracle/double_swiss/procedure.h"
#include "tests/oracle/double_swiss/why_not.h"
#include "tests/oracle/team_swiss/candidates.h"
#include "tests/oracle/team_swiss/random_teams.h"
#include "tests/oracle/team_swiss/why_not.h"
#include "tests/oracle/why_not.h"
#include "tests/support/registered_test.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <sstream>

using namespace pairwright;
using namespace pairwright::oracle;
using namespace pairwright::oracle::teamswiss;

namespace {

constexpr std::array preferenceTypes{PreferenceType::typeA, PreferenceType::typeB, PreferenceType::notUsed};

/// The teams as players of the Double-Swiss System, whose procedure is the same but for colours and for where floats
/// stop to count.
doubleswiss::Entrants entrantsLike(const Teams& teams)
{
    doubleswiss::Entrants entrants;
    entrants.lastRound = teams.lastTwoRounds;
    for (const Team& team : teams.teams) {
        doubleswiss::Entrant& entrant = entrants.players.emplace_back();
        entrant.tpn = team.tpn;
        entrant.score = team.score;
        entrant.met = team.met;
        entrant.barredFromBye = team.barredFromBye;
        entrant.matchesPlayed = team.matchesPlayed;
        entrant.floated = team.floated;
    }
    return entrants;
}

/// Bye and brackets, in words.
std::string pairsOfDoubleSwiss(const Teams& teams)
{
    const doubleswiss::Entrants entrants = entrantsLike(teams);
    const auto field = doubleswiss::pairField(entrants);
    if (!field)
        return "no legal pairing";
    std::ostringstream text;
    if (field->bye)
        text << "bye " << entrants.at(*field->bye).tpn.value;
    for (const doubleswiss::PairedBracket& bracket : field->brackets) {
        text << ';';
        for (const auto& [one, other] : bracket.pairs)
            text << ' ' << entrants.at(one).tpn.value << '-' << entrants.at(other).tpn.value;
    }
    return text.str();
}

std::string pairsOfTeams(const std::optional<TeamRound>& round)
{
    if (!round)
        return "no legal pairing";
    std::ostringstream text;
    if (round->bye)
        text << "bye " << round->bye->value;
    for (const TeamBracket& bracket : round->brackets) {
        text << ';';
        for (const auto& [one, other] : bracket.pairs)
            text << ' ' << one.value << '-' << other.value;
    }
    return text.str();
}

/// The position as one of the Double-Swiss System, with primary points; of the last two rounds it makes the last.
doubleswiss::MatchPosition matchesLike(const TeamPosition& position)
{
    using Kind = doubleswiss::Match::Kind;
    doubleswiss::MatchPosition matches;
    const int round = position.roundsPlayed() + 1;
    matches.plannedRounds = round + 1 < position.plannedRounds ? round + 1 : round;
    matches.virtualPoints = position.virtualPoints;
    matches.absent = position.absent;
    matches.forbidden = position.forbidden;
    for (const auto& rounds : position.teams) {
        auto& player = matches.players.emplace_back();
        for (const TeamMatch& match : rounds) {
            doubleswiss::Match& like = player.emplace_back();
            static constexpr std::array kinds{Kind::played, Kind::forfeited, Kind::pairingBye, Kind::fullPointBye,
                                              Kind::otherBye};
            like.kind = kinds.at(static_cast<std::size_t>(match.kind));
            like.points = match.primary;
            like.opponent = match.opponent;
            like.wonByForfeit = match.wonByForfeit;
        }
    }
    return matches;
}

const Team& teamIn(const Teams& teams, Tpn tpn)
{
    return *std::find_if(teams.teams.begin(), teams.teams.end(), [tpn](const Team& team) { return team.tpn == tpn; });
}

/// What must hold of any board: no second match, and a preference is denied only where both want the same.
bool isSound(const Teams& teams, const TeamBoard& board)
{
    const Team& white = teamIn(teams, board.white);
    const Team& black = teamIn(teams, board.black);
    for (Rank rank = 0; rank < teams.size(); ++rank)
        if (contains(white.met, rank) && teams.at(rank).tpn == board.black)
            return false;
    using Kind = TeamPreference::Kind;
    const bool whiteIsDenied = white.preference.kind != Kind::none && white.preference.colour == Colour::Black;
    const bool blackIsDenied = black.preference.kind != Kind::none && black.preference.colour == Colour::White;
    if (whiteIsDenied)
        return black.preference.kind != Kind::none && black.preference.colour == Colour::Black &&
               black.preference.kind >= white.preference.kind;
    if (blackIsDenied)
        return white.preference.kind != Kind::none && white.preference.colour == Colour::White &&
               white.preference.kind >= black.preference.kind;
    return true;
}

} // namespace

/// The oracle of the Swiss team system on random rounds. Environment: PAIRWRIGHT_ORACLE_ROUNDS sets how many rounds of
/// each type, PAIRWRIGHT_ORACLE_SEED the first seed.
class TestTeamSwissRounds : public QObject {
    Q_OBJECT
private slots:
    void roundsAreWholeAndLegal()
    {
        std::map<int, int> rules;
        std::array<int, steps> decided{};
        for (const PreferenceType type : preferenceTypes)
            forEachRound(type, [&](const TriedTeams& round) {
                ++rounds_;
                unpairable_ += round.answer ? 0 : 1;
                if (!round.answer)
                    return;
                const Teams teams = makeTeams(round.position);
                std::set<Tpn> seated;
                for (const TeamBoard& board : round.answer->boards) {
                    seated.insert({board.white, board.black});
                    ++rules[board.rule];
                    QVERIFY2(isSound(teams, board), teamswiss::toString(round.position).c_str());
                }
                QCOMPARE(round.answer->bye.has_value(), teams.size() % 2 == 1);
                if (const auto bye = round.answer->bye) {
                    seated.insert(*bye);
                    QVERIFY(!teamIn(teams, *bye).barredFromBye);
                }
                QVERIFY2(seated.size() == teams.teams.size() &&
                             2 * round.answer->boards.size() + (round.answer->bye ? 1 : 0) == seated.size(),
                         teamswiss::toString(round.position).c_str());
                for (std::size_t step = 0; step < steps; ++step)
                    decided[step] += round.answer->decided[step] ? 1 : 0;
            });
        std::ostringstream counts;
        for (std::size_t step = 0; step < steps; ++step)
            counts << ' ' << teamswiss::toString(static_cast<Step>(step)) << ' ' << decided[step];
        counts << "; boards by 4.3:";
        for (const auto& [rule, boards] : rules)
            counts << ' ' << rule << ' ' << boards;
        qInfo("oracle of swiss team 2026: %d rounds: %d unpairable; rounds decided by%s", rounds_, unpairable_,
              counts.str().c_str());
        QVERIFY(unpairable_ > 0);
        QCOMPARE(rules.size(), std::size_t{9});
        QVERIFY(std::all_of(decided.begin(), decided.end(), [](int times) { return times > 0; }));
    }

    /// Two enumerations that know nothing of each other: sets and brackets there, whole rounds here.
    void withoutPreferencesTheProcedureIsThatOfDoubleSwiss()
    {
        int compared = 0;
        int different = 0;
        forEachRound(PreferenceType::notUsed, [&](const TriedTeams& round) {
            const std::string teams = pairsOfTeams(round.answer);
            const std::string players = pairsOfDoubleSwiss(makeTeams(round.position));
            ++compared;
            if (teams != players && ++different <= shownDifferences)
                qWarning("seed %d, %steams: %s\nplayers: %s", static_cast<int>(round.seed),
                         teamswiss::toString(round.position).c_str(), teams.c_str(), players.c_str());
        });
        qInfo("oracle of swiss team 2026 against that of double-swiss: %d differences in %d rounds", different,
              compared);
        QCOMPARE(different, 0);
    }

    /// Of every pair of some of these rounds.
    void withoutPreferencesWhyNotIsThatOfDoubleSwiss()
    {
        int pairs = 0;
        int different = 0;
        forEachRound(PreferenceType::notUsed, [&](const TriedTeams& round) {
            if (round.seed % 10 != 5 || !round.answer)
                return;
            const Teams teams = makeTeams(round.position);
            const doubleswiss::MatchPosition matches = matchesLike(round.position);
            for (const Team& one : teams.teams)
                for (const Team& other : teams.teams) {
                    if (!(one.tpn < other.tpn))
                        continue;
                    const Counterfactual ours = teamswiss::whyNotByOracle(round.position, one.tpn, other.tpn);
                    const std::string theirs = describe(doubleswiss::whyNotByOracle(matches, one.tpn, other.tpn));
                    ++pairs;
                    if (describe(ours) != theirs && ++different <= shownDifferences)
                        qWarning("seed %d, %d-%d, %steams: %s\nplayers: %s", static_cast<int>(round.seed),
                                 one.tpn.value, other.tpn.value, teamswiss::toString(round.position).c_str(),
                                 describe(ours).c_str(), theirs.c_str());
                }
        });
        qInfo("why-not of the oracle of swiss team 2026 against that of double-swiss: %d differences in %d pairs",
              different, pairs);
        QCOMPARE(different, 0);
        QVERIFY(pairs > 0);
    }

private:
    template <class Visit>
    static void forEachRound(PreferenceType type, const Visit& visit)
    {
        const auto firstSeed = static_cast<std::uint64_t>(fromEnvironment("PAIRWRIGHT_ORACLE_SEED", 0));
        const int wanted = fromEnvironment("PAIRWRIGHT_ORACLE_ROUNDS", 1500);
        int rounds = 0;
        for (std::uint64_t seed = firstSeed; rounds < wanted; ++seed)
            for (const TriedTeams& round : tryTeams(seed, type, seed % 40 == 0)) {
                ++rounds;
                visit(round);
                if (QTest::currentTestFailed())
                    return;
            }
    }

    int rounds_ = 0;
    int unpairable_ = 0;
};

static const pairwright::RegisteredTest<TestTeamSwissRounds> registered("oracle_team_swiss_rounds");
#include "test_team_swiss_rounds.moc"
