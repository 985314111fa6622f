#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "tests/oracle/comparing.h"
#include "tests/oracle/team_swiss/candidates.h"
#include "tests/oracle/team_swiss/colours.h"
#include "tests/oracle/team_swiss/team_swiss.h"
#include "tests/oracle/team_swiss/team_vectors.h"
#include "tests/support/registered_test.h"

#include <algorithm>
#include <array>

using namespace pairwright;
using namespace pairwright::oracle;
using namespace pairwright::oracle::teamswiss;

namespace {

QString answerToTeams(const TeamPosition& position)
{
    const auto round = teamswiss::pairByOracle(position);
    if (!round)
        return {};
    Expectation answer;
    for (const TeamBoard& board : round->boards)
        answer.pairs.emplace_back(board.white, board.black);
    answer.bye = round->bye;
    return toText(answer);
}

/// By rank: numbers and match points, nobody has met anybody.
Teams teamsOf(const std::vector<std::pair<int, Score>>& numbers)
{
    Teams teams;
    for (const auto& [number, score] : numbers) {
        Team& team = teams.teams.emplace_back();
        team.tpn = Tpn{number};
        team.number = number;
        team.score = score;
    }
    return teams;
}

Team& teamWith(Teams& teams, int number)
{
    return *std::find_if(teams.teams.begin(), teams.teams.end(),
                         [number](const Team& team) { return team.tpn == Tpn{number}; });
}

void letPlay(Teams& teams, int one, int other)
{
    const auto rankOfTeam = [&teams](int number) {
        return static_cast<Rank>(&teamWith(teams, number) - teams.teams.data());
    };
    teamWith(teams, one).met |= only(rankOfTeam(other));
    teamWith(teams, other).met |= only(rankOfTeam(one));
}

void prefer(Teams& teams, std::initializer_list<int> numbers, TeamPreference::Kind kind, Colour colour)
{
    for (const int number : numbers)
        teamWith(teams, number).preference = {kind, colour};
}

/// Bracket by bracket, the top member first: "1-10 2-11; 7-8".
QString bracketsOf(const Teams& teams)
{
    const auto round = pairTeams(teams);
    if (!round)
        return "no legal pairing";
    QStringList brackets;
    for (const TeamBracket& bracket : round->brackets) {
        QStringList pairs;
        for (const auto& [top, bottom] : bracket.pairs)
            pairs << QString("%1-%2").arg(top.value).arg(bottom.value);
        brackets << pairs.join(' ');
    }
    return brackets.join("; ");
}

std::vector<Colour> coloursFrom(const char* letters)
{
    std::vector<Colour> colours;
    for (const char* letter = letters; *letter != '\0'; ++letter)
        colours.push_back(*letter == 'W' ? Colour::White : Colour::Black);
    return colours;
}

QString nameOf(TeamPreference preference)
{
    static constexpr std::array<const char*, 4> kinds{"none", "simple", "mild", "strong"};
    QString kind = kinds.at(static_cast<std::size_t>(preference.kind));
    if (preference.kind == TeamPreference::Kind::none)
        return kind;
    return kind + (preference.colour == Colour::White ? " W" : " B");
}

} // namespace

/// The oracle of the Swiss team system by its articles: what can be said by hand.
class TestTeamSwissOracle : public QObject {
    Q_OBJECT
private slots:
    void vectorsAreReproduced()
    {
        const auto vectors = readTeamVectors(corpora + "vectors-team-a-mp-gp-2026.jsonl");
        QCOMPARE(vectors.size(), std::size_t{26});
        for (const TeamVector& vector : vectors)
            QVERIFY2(answerToTeams(vector.position) == toText(vector.expected),
                     qPrintable(vector.name + " got: " + answerToTeams(vector.position) +
                                ", expected: " + toText(vector.expected)));
    }

    void roundOneAlternatesTheLot() // 3.6, 4.3.1
    {
        TeamPosition position;
        position.plannedRounds = 5;
        position.teams.resize(6);
        QCOMPARE(answerToTeams(position), QString("1-4 3-6 5-2"));
        position.initialColour = Colour::Black;
        QCOMPARE(answerToTeams(position), QString("2-5 4-1 6-3"));
    }

    void coloursGivePreferences_data() // 1.7
    {
        QTest::addColumn<QString>("colours");
        QTest::addColumn<QString>("typeA");
        QTest::addColumn<QString>("typeB");
        QTest::addColumn<QString>("typeBInTheLastRound");
        const auto row = [](const char* colours, const char* a, const char* b, const char* last) {
            QTest::addRow("%s", *colours == '\0' ? "no match" : colours) << colours << a << b << last;
        };
        row("", "none", "none", "none");
        row("W", "none", "mild B", "mild B");
        row("B", "none", "mild W", "mild W");
        row("WB", "none", "mild W", "none");
        row("BW", "none", "mild B", "none");
        row("WW", "simple B", "strong B", "strong B");
        row("BB", "simple W", "strong W", "strong W");
        row("BWW", "simple B", "strong B", "strong B");
        row("WBB", "simple W", "strong W", "strong W");
        row("BBWW", "simple B", "strong B", "strong B"); // of the last round this is a reading
        row("WWBB", "simple W", "strong W", "strong W");
        row("WWWBB", "none", "mild B", "mild B"); // +1 is White too often, whatever came last
        row("BBBWW", "none", "mild W", "mild W");
        row("WWWWBB", "simple B", "strong B", "strong B");
        row("WBW", "none", "mild B", "mild B");
    }

    void coloursGivePreferences()
    {
        QFETCH(QString, colours);
        const std::vector<Colour> had = coloursFrom(colours.toLatin1().constData());
        QTEST(nameOf(preferenceOf(had, PreferenceType::typeA, false)), "typeA");
        QTEST(nameOf(preferenceOf(had, PreferenceType::typeA, true)), "typeA");
        QTEST(nameOf(preferenceOf(had, PreferenceType::typeB, false)), "typeB");
        QTEST(nameOf(preferenceOf(had, PreferenceType::typeB, true)), "typeBInTheLastRound");
        QCOMPARE(nameOf(preferenceOf(had, PreferenceType::notUsed, false)), QString("none"));
    }

    /// 3.5.4, the text's example: 10, 11, 12 have met; 7 has met 1, 3 and 5.
    void theWholeExampleIsPaired()
    {
        const Score three = Score::points(3);
        Teams teams = teamsOf({{10, Score::points(4)},
                               {11, Score::points(4)},
                               {12, Score::points(4)},
                               {2, three},
                               {6, three},
                               {8, three},
                               {1, Score{25}},
                               {3, Score{25}},
                               {5, Score{25}},
                               {7, Score{}}});
        for (const auto& [one, other] : {std::pair{10, 11}, {10, 12}, {11, 12}})
            letPlay(teams, one, other);
        QCOMPARE(bracketsOf(teams), QString("2-10 6-11 8-12; 1-5 3-7")); // [C5] takes the best three
        for (const int other : {1, 3, 5})
            letPlay(teams, 7, other); // and so 7 would have no opponent
        QCOMPARE(bracketsOf(teams), QString("1-10 2-11 6-12; 7-8; 3-5"));
    }

    void identifiersAreTopsThenBottoms() // 3.6.2, the text's example
    {
        const Teams teams = teamsOf({{11, {}}, {24, {}}, {16, {}}, {6, {}}, {10, {}}, {9, {}}, {8, {}}, {4, {}}});
        Candidate candidate;
        for (const Rank rank : {0, 2, 4, 6}) {
            candidate.opponents[static_cast<std::size_t>(rank)] = rank + 1;
            candidate.opponents[static_cast<std::size_t>(rank) + 1] = rank;
        }
        std::vector<int> numbers;
        for (const Tpn tpn : identifierOf(teams, bracketOf(teams, candidate, teams.everybody())))
            numbers.push_back(tpn.value);
        QCOMPARE(numbers, (std::vector<int>{4, 6, 9, 11, 8, 16, 10, 24}));
    }

    void bracketsHaveTheSmallestIdentifier() // 3.6
    {
        const Score same = Score::points(1);
        Teams teams = teamsOf({{1, same}, {2, same}, {3, same}, {4, same}});
        QCOMPARE(bracketsOf(teams), QString("1-3 2-4"));
        letPlay(teams, 1, 3);
        QCOMPARE(bracketsOf(teams), QString("1-4 2-3"));
        letPlay(teams, 1, 4);
        QCOMPARE(bracketsOf(teams), QString("1-2 3-4"));
        letPlay(teams, 3, 4);
        QCOMPARE(bracketsOf(teams), QString("no legal pairing"));
    }

    void theSmallerNumberIsTheTopMemberThoughItFloatsUp() // 3.6.1
    {
        const Score two = Score::points(2);
        const Teams teams = teamsOf({{1, two}, {2, two}, {4, two}, {3, Score::points(1)}});
        QCOMPARE(bracketsOf(teams), QString("1-3 2-4"));
    }

    void theFollowingScoregroupMustNotNeedMoreUpfloaters() // [C6]: without 2 these would be 3 and 4, who have met
    {
        Teams teams = teamsOf({{1, Score::points(4)},
                               {2, Score::points(2)},
                               {3, Score::points(2)},
                               {4, Score::points(2)},
                               {5, Score{}},
                               {6, Score{}}});
        QCOMPARE(bracketsOf(teams), QString("1-2; 3-4; 5-6"));
        letPlay(teams, 3, 4);
        QCOMPARE(bracketsOf(teams), QString("1-3; 2-4; 5-6"));
        teamWith(teams, 3).floated = true; // [C7] comes after it: 4
        QCOMPARE(bracketsOf(teams), QString("1-4; 2-3; 5-6"));
        teamWith(teams, 4).floated = true; // not 2, though it did not float
        QCOMPARE(bracketsOf(teams), QString("1-3; 2-4; 5-6"));
    }

    void whoFloatedIsNotTakenUpAgainButInTheLastTwoRounds() // [C7]
    {
        Teams teams =
            teamsOf({{1, Score::points(4)}, {2, Score::points(2)}, {3, Score::points(2)}, {4, Score::points(2)}});
        QCOMPARE(bracketsOf(teams), QString("1-2; 3-4"));
        teamWith(teams, 2).floated = true;
        QCOMPARE(bracketsOf(teams), QString("1-3; 2-4"));
        teams.lastTwoRounds = true;
        QCOMPARE(bracketsOf(teams), QString("1-2; 3-4"));
    }

    void opponentsOfUpfloatersHaveNotFloatedIfPossible() // [C10], after the colours
    {
        Teams teams =
            teamsOf({{1, Score::points(4)}, {2, Score::points(4)}, {3, Score::points(4)}, {4, Score::points(2)}});
        QCOMPARE(bracketsOf(teams), QString("1-3 2-4"));
        teamWith(teams, 2).floated = true;
        QCOMPARE(bracketsOf(teams), QString("1-4 2-3"));
        prefer(teams, {1, 4}, TeamPreference::Kind::simple, Colour::White);
        QCOMPARE(bracketsOf(teams), QString("1-3 2-4"));
        teams.lastTwoRounds = true;
        prefer(teams, {1, 4}, TeamPreference::Kind::none, Colour::White);
        QCOMPARE(bracketsOf(teams), QString("1-3 2-4"));
    }

    void preferencesAreFulfilledFirstThenStrongOnes() // [C8], [C9]
    {
        const Score same = Score::points(1);
        Teams teams = teamsOf({{1, same}, {2, same}, {3, same}, {4, same}});
        teams.preferences = PreferenceType::typeB;
        using Kind = TeamPreference::Kind;
        prefer(teams, {1, 3}, Kind::mild, Colour::White);
        QCOMPARE(bracketsOf(teams), QString("1-4 2-3"));
        // Four for White: two are disappointed in any case, and 1-3 would disappoint a strong one.
        prefer(teams, {1, 3}, Kind::strong, Colour::White);
        prefer(teams, {2, 4}, Kind::mild, Colour::White);
        QCOMPARE(bracketsOf(teams), QString("1-4 2-3"));
        prefer(teams, {3}, Kind::mild, Colour::White);
        QCOMPARE(bracketsOf(teams), QString("1-3 2-4"));
    }

    void theByeGoesToTheLowestWithMostMatches() // 3.4, [C2]
    {
        const Score one = Score::points(1);
        Teams teams = teamsOf({{1, Score::points(2)}, {2, one}, {3, one}, {4, {}}, {5, {}}});
        const auto bye = [&teams] {
            return pairTeams(teams)->bye->value;
        };
        QCOMPARE(bye(), 5);
        teamWith(teams, 4).matchesPlayed = 1;
        QCOMPARE(bye(), 4);
        teamWith(teams, 4).barredFromBye = true;
        teamWith(teams, 5).barredFromBye = true;
        QCOMPARE(bye(), 3);
        letPlay(teams, 4, 5);
        letPlay(teams, 4, 2);
        letPlay(teams, 5, 2);
        QCOMPARE(bye(), 2); // without 3 nobody could play two of 2, 4 and 5: 1 is one opponent
        letPlay(teams, 1, 3);
        letPlay(teams, 4, 1);
        letPlay(teams, 4, 3);
        QVERIFY(!pairTeams(teams));
    }

    void whatBarsFromTheBye() // [C2]: its own list; what was not played is no match and no meeting
    {
        TeamPosition position;
        position.plannedRounds = 4;
        const auto bye = [](TeamMatch::Kind kind) {
            TeamMatch match;
            match.kind = kind;
            return match;
        };
        const auto forfeited = [](int opponent, bool won) {
            TeamMatch match;
            match.kind = TeamMatch::Kind::forfeited;
            match.opponent = Tpn{opponent};
            match.wonByForfeit = won;
            return match;
        };
        position.teams = {{bye(TeamMatch::Kind::pairingBye)},
                          {bye(TeamMatch::Kind::fullPointBye)},
                          {bye(TeamMatch::Kind::otherBye)},
                          {forfeited(5, true)},
                          {forfeited(4, false)}};
        const Teams teams = makeTeams(position);
        std::vector<bool> barred;
        for (const Team& team : teams.teams) {
            barred.push_back(team.barredFromBye);
            QCOMPARE(team.met, Set{0});
            QCOMPARE(team.matchesPlayed, 0);
            QVERIFY(team.colours.empty() && !team.floated);
        }
        QCOMPARE(barred, (std::vector<bool>{true, true, false, true, false}));
    }

    void coloursAreAssignedRuleByRule_data() // 4.3: who has White, 1 or 2, and by which rule
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::addColumn<PreferenceType>("type");
        QTest::addColumn<int>("white");
        QTest::addColumn<int>("rule");
        const auto row = [](const char* name, const char* first, const char* second, PreferenceType type, int white,
                            int rule) {
            QTest::addRow("%s", name) << first << second << type << white << rule;
        };
        using enum PreferenceType;
        row("nobody has played", "", "", typeA, 1, 1);
        row("one has a preference", "WB", "WW", typeA, 1, 2);
        row("the first has one", "WW", "WB", typeA, 2, 2);
        row("opposite ones", "WW", "BB", typeA, 2, 3);
        row("one is strong", "WBW", "WW", typeB, 1, 4);
        row("the strong one is the first", "WW", "W", typeB, 2, 4);
        row("the lower difference", "WWW", "WW", typeA, 2, 5);
        row("the lower difference without preferences", "WB", "B", typeA, 2, 5);
        row("the most recent difference", "WB", "BW", typeA, 1, 6);
        row("an older difference", "BWBW", "WBBW", typeA, 2, 6);
        row("from the end, not by rounds", "WBWB", "WB", typeA, 1, 8);
        row("the preference of the first", "WW", "BWWW", typeA, 2, 7);
        row("alike, with a preference", "WW", "WW", typeA, 2, 7);
        row("alike, without", "WB", "WB", typeA, 1, 8);
        row("the first has not played", "", "WB", typeA, 2, 9);
        row("the other has not played", "BW", "", typeA, 2, 8);
    }

    void coloursAreAssignedRuleByRule()
    {
        QFETCH(QString, first);
        QFETCH(QString, second);
        QFETCH(PreferenceType, type);
        Teams teams = teamsOf({{1, Score::points(2)}, {2, Score::points(1)}});
        teams.preferences = type;
        const std::array histories{first, second};
        for (std::size_t i = 0; i < 2; ++i) {
            teams.teams[i].colours = coloursFrom(histories[i].toLatin1().constData());
            teams.teams[i].preference = preferenceOf(teams.teams[i].colours, type, false);
        }
        const TeamColours colours = allocateColours(teams, 1, 0);
        QTEST(colours.white + 1, "white");
        QTEST(colours.rule, "rule");
    }

    void theFirstTeamHasMorePointsOrMoreOfTheOthers() // 4.2
    {
        Teams teams = teamsOf({{1, Score::points(2)}, {2, Score::points(2)}});
        QCOMPARE(firstTeamOf(teams, 0, 1), 0);
        teams.teams[1].secondary = Score{5};
        QCOMPARE(firstTeamOf(teams, 0, 1), 1);
        QCOMPARE(allocateColours(teams, 0, 1).white, 0); // 2 is even and does not get the initial colour
        teams.usesSecondary = false;
        QCOMPARE(firstTeamOf(teams, 0, 1), 0);
        teams.usesSecondary = true;
        teams.teams[0].score = Score{25};
        QCOMPARE(firstTeamOf(teams, 0, 1), 0);
    }
};

static const pairwright::RegisteredTest<TestTeamSwissOracle> registered("oracle_team_swiss");
#include "test_team_swiss_oracle.moc"
