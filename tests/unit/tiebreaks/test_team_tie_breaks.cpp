#include "engine/tiebreaks/descriptor.h"
#include "engine/tiebreaks/presets.h"
#include "engine/tiebreaks/standings.h"
#include "tests/support/registered_test.h"

#include <QtTest>

#include <array>
#include <cmath>
#include <map>

using namespace pairwright;

namespace {

struct TeamMatchOf {
    int a;
    int b;
    double pointsOfA;
    bool forfeited = false;
};

/// The team tournament that FIDE's exercises in tie-breaking are about: 14 teams of four boards, seven rounds, 2, 1 and
/// 0 match points. Of one match the boards are known: 1, ½, ½, 0.
const std::array<std::vector<TeamMatchOf>, 7> matchesOfTheExercises{{
    {{1, 8, 2.5}, {9, 2, 1}, {3, 10, 2.5}, {11, 4, 1}, {5, 12, 4}, {6, 13, 2}, {7, 14, 2}},
    {{4, 1, 2.5}, {2, 3, 4}, {6, 5, 1}, {8, 7, 2}, {12, 9, 0}, {10, 11, 1.5}, {14, 13, 1.5}},
    {{1, 7, 3}, {5, 2, 4}, {3, 9, 3}, {13, 4, 1}, {8, 6, 1}, {12, 10, 1.5}, {11, 14, 2}},
    {{2, 1, 1.5}, {6, 3, 1.5}, {4, 5, 3.5}, {7, 10, 2.5}, {12, 8, 0.5}, {9, 14, 3}, {13, 11, 2.5}},
    {{1, 5, 1.5}, {2, 13, 3}, {3, 4, 3}, {11, 6, 1.5}, {9, 7, 2}, {10, 8, 2}},
    {{6, 1, 0, true}, {4, 2, 1.5}, {5, 3, 0.5}, {13, 7, 2}, {8, 9, 2}, {14, 10, 1}, {11, 12, 2}},
    {{3, 1, 1.5}, {10, 2, 1}, {9, 4, 1.5}, {13, 5, 0.5}, {6, 12, 2.5}, {8, 11, 3}},
}};
const std::map<std::pair<int, int>, ByeKind> byesOfTheExercises{{{12, 5}, ByeKind::PairingAllocated},
                                                                {{14, 5}, ByeKind::Half},
                                                                {{7, 7}, ByeKind::Zero},
                                                                {{14, 7}, ByeKind::PairingAllocated}};

Score halves(double points)
{
    return Score{qRound(10 * points)};
}

void enter(TournamentState& state, int team, const RoundRecord& record, Score matchPoints, Score gamePoints)
{
    PlayerState& player = state.players[static_cast<std::size_t>(team - 1)];
    player.rounds.push_back(record);
    const bool byMatches = state.teams->primary == TeamScore::matchPoints;
    player.teamPoints.push_back({byMatches ? matchPoints : gamePoints, byMatches ? gamePoints : matchPoints});
}

void enterMatch(TournamentState& state, const TeamMatchOf& match)
{
    const auto enterSide = [&](int own, int other, Colour colour, double points) {
        const double others = 4 - points;
        const Score matchPoints{points > others ? 20 : points == others ? 10 : 0};
        const GameOutcome outcome = points > others    ? GameOutcome::Win
                                    : points == others ? GameOutcome::Draw
                                                       : GameOutcome::Loss;
        if (match.forfeited)
            enter(state, own, ForfeitedGame{Tpn{other}, colour, points > others}, matchPoints, halves(points));
        else
            enter(state, own, PlayedGame{Tpn{other}, colour, outcome, true}, matchPoints, halves(points));
    };
    enterSide(match.a, match.b, Colour::White, match.pointsOfA);
    enterSide(match.b, match.a, Colour::Black, 4 - match.pointsOfA);
}

TournamentState exercises(TeamScore primary = TeamScore::matchPoints)
{
    TournamentState state;
    state.plannedRounds = 7;
    state.players.resize(14);
    const PointSystem ofMatches = PointSystem::of(Score{20}, Score{10}, Score{10});
    const PointSystem ofGames = PointSystem::of(Score{40}, Score{20}, Score{20});
    const bool byMatches = primary == TeamScore::matchPoints;
    state.points = byMatches ? ofMatches : ofGames;
    state.teams = TeamEvent{.primary = primary, .secondaryPoints = byMatches ? ofGames : ofMatches};
    for (int round = 1; round <= 7; ++round) {
        for (const TeamMatchOf& match : matchesOfTheExercises.at(static_cast<std::size_t>(round - 1)))
            enterMatch(state, match);
        for (const auto& [place, kind] : byesOfTheExercises)
            if (place.second == round)
                enter(state, place.first, Bye{kind}, Score{kind == ByeKind::Zero ? 0 : 10},
                      Score{kind == ByeKind::Zero ? 0 : 20});
    }
    state.players[10].teamPoints[2].boards = {Score{10}, Score{5}, Score{5}, Score{0}};
    state.players[13].teamPoints[2].boards = {Score{0}, Score{5}, Score{5}, Score{10}};
    return state;
}

constexpr TieBreakRules of2024{TieBreakEdition::y2024, EventFormat::swiss, Entrants::teams};
constexpr TieBreakRules of2026{TieBreakEdition::y2026, EventFormat::swiss, Entrants::teams};

std::vector<TieBreak> parsed(const char* list)
{
    return parseTieBreaks(list, Entrants::teams).value();
}

/// Of the teams `first` to `last`: "64 57".
QString valuesOfTeams(const TournamentState& state, const char* code, int first, int last, TieBreakRules rules = of2024,
                      int decimals = 1)
{
    QStringList text;
    const auto rows = standings(state, 7, parsed(code), rules);
    for (int team = first; team <= last; ++team)
        for (const StandingsRow& row : rows)
            if (row.tpn == Tpn{team})
                text.append(QString::number(static_cast<double>(roundedTo(*row.tieBreaks[0].value, decimals)) /
                                            std::pow(10.0, decimals)));
    return text.join(QLatin1Char(' '));
}

/// The numbers in the order of the ranks, equal ranks with a sign: "6 8", "9=13".
QString orderOf(const TournamentState& state, const char* list, Score score)
{
    QString text;
    int before = 0;
    for (const StandingsRow& row : standings(state, 7, parsed(list), of2024)) {
        if (row.score != score)
            continue;
        if (before != 0)
            text += row.rank == before ? QLatin1Char('=') : QLatin1Char(' ');
        text += QString::number(row.tpn.value);
        before = row.rank;
    }
    return text;
}

} // namespace

/// C.07 art. 12 and 13, on the tournament of FIDE's exercises with the numbers that they print.
class TestTeamTieBreaks : public QObject {
    Q_OBJECT
private slots:
    void theTournamentIsThatOfTheExercises()
    {
        const TournamentState state = exercises();
        QCOMPARE(valuesOfTeams(state, "MPvGP", 1, 14),
                 QString("17.5 17 16 17 18 12.5 11.5 15 14.5 13 11.5 7.5 11.5 11.5"));
        QCOMPARE(valuesOfTeams(exercises(TeamScore::gamePoints), "MPvGP", 1, 14),
                 QString("10 10 10 10 10 7 6 7 6 5 4 2 6 4"));
    }

    void buchholzGoesByEitherScore()
    {
        const TournamentState state = exercises();
        QCOMPARE(valuesOfTeams(state, "BH:MP", 1, 5), QString("64 57 58 56 55"));
        QCOMPARE(valuesOfTeams(state, "BH", 1, 5), QString("64 57 58 56 55"));
        QCOMPARE(valuesOfTeams(state, "BH:MP/C1", 1, 5), QString("57 52 53 52 53"));
        QCOMPARE(valuesOfTeams(state, "BH:GP", 1, 14),
                 QString("114 107.5 109.5 106 99 92 94.5 90 97.5 92 88 92 101 87"));
        QCOMPARE(valuesOfTeams(state, "BH:GP/C1", 1, 14),
                 QString("100.5 96 97 94.5 91.5 79.5 83 82.5 90 84.5 80.5 84.5 89.5 75.5"));
        const TournamentState byGames = exercises(TeamScore::gamePoints);
        QCOMPARE(valuesOfTeams(byGames, "BH", 1, 5), QString("114 107.5 109.5 106 99"));
        QCOMPARE(valuesOfTeams(byGames, "BH:MP", 1, 5), QString("64 57 58 56 55"));
    }

    /// The dummy of a forfeit won has no more than the scheduled opponent since 2026 (art. 16.4.1).
    void theEditionOf2026LimitsTheDummy()
    {
        const TournamentState state = exercises();
        QCOMPARE(valuesOfTeams(state, "BH:MP", 1, 14, of2026), QString("61 57 58 56 55 46 44 41 50 44 41 41 52 36"));
        QCOMPARE(valuesOfTeams(state, "EMMSB", 1, 1, of2026), QString("82"));
        QCOMPARE(valuesOfTeams(state, "EGMSB", 1, 1, of2026), QString("148"));
    }

    void extendedSonnebornBergerMultipliesTheScoresOfItsName()
    {
        const TournamentState state = exercises();
        QCOMPARE(valuesOfTeams(state, "EMMSB", 1, 5), QString("88 74 76 72 70"));
        QCOMPARE(valuesOfTeams(state, "EMMSB/C1", 1, 5), QString("74 64 66 64 66"));
        QCOMPARE(valuesOfTeams(state, "EGMSB", 1, 5), QString("158 144 150 146 132"));
        QCOMPARE(valuesOfTeams(state, "EMGSB", 7, 7), QString("68.5"));
        QCOMPARE(valuesOfTeams(state, "EMGSB", 9, 9), QString("83"));
        QCOMPARE(valuesOfTeams(state, "EMGSB", 13, 13), QString("73"));
        QCOMPARE(valuesOfTeams(state, "EGGSB", 6, 6), QString("157.5"));
        QCOMPARE(valuesOfTeams(state, "EGGSB", 8, 8), QString("181.5"));
        QCOMPARE(valuesOfTeams(exercises(TeamScore::gamePoints), "EMMSB", 1, 5), QString("88 74 76 72 70"));
    }

    void scheduleStrengthIsAddedInPart()
    {
        const TournamentState state = exercises();
        QCOMPARE(valuesOfTeams(state, "SSSC", 1, 14),
                 QString("38.8 36 35.3 35.7 36.3 27.8 26.2 28.7 31.2 27.7 25.2 21.2 28.8 23.5"));
        QCOMPARE(valuesOfTeams(state, "SSSC/K2", 1, 1), QString("49.5"));
        TournamentState eleven = state;
        eleven.plannedRounds = 11;
        QCOMPARE(standings(eleven, 7, parsed("SSSC"), of2024)[0].tieBreaks[0].strength->factor, 5);
        TournamentState nine = exercises(TeamScore::gamePoints);
        nine.plannedRounds = 9;
        QCOMPARE(standings(nine, 7, parsed("SSSC"), of2024)[0].tieBreaks[0].strength->factor, 18);
    }

    void extendedEncounterBeginsAgainWithEachGroup()
    {
        const TournamentState state = exercises();
        QCOMPARE(orderOf(state, "EDE", Score{100}), QString("4 2 1 3 5"));
        QCOMPARE(orderOf(state, "EDE", Score{70}), QString("6 8"));
        QCOMPARE(orderOf(state, "EDE", Score{60}), QString("7=9=13")); // 9 and 13 have not met
        QCOMPARE(orderOf(state, "EDE", Score{40}), QString("11=14"));
        QCOMPARE(orderOf(state, "DE", Score{100}), QString("1=2=3=4=5"));
        QCOMPARE(orderOf(state, "DE:GP", Score{100}), QString("4 2 1 3 5"));
    }

    /// By the table of all the tied, or among those in whose group it began again.
    void whatTellsTwoTeamsApartIsKept()
    {
        const TournamentState state = exercises();
        int again = 0;
        int bySecondary = 0;
        for (const int score : {100, 70, 60, 40}) {
            std::vector<StandingsRow> rows = standings(state, 7, parsed("EDE"), of2024);
            std::erase_if(rows, [score](const StandingsRow& row) { return row.score != Score{score}; });
            for (std::size_t i = 1; i < rows.size(); ++i) {
                const TieBreakResult& one = rows[i - 1].tieBreaks[0];
                const TieBreakResult& other = rows[i].tieBreaks[0];
                if (rows[i].rank == rows[i - 1].rank || one.value != other.value)
                    continue;
                const auto last = [](const TieBreakResult& result, Tpn with) {
                    std::vector<EncounterGroup> groups = result.again;
                    std::erase_if(groups, [with](const EncounterGroup& group) {
                        return std::ranges::find(group.members, with) == group.members.end();
                    });
                    return groups.empty() ? EncounterGroup{} : groups.back();
                };
                const EncounterGroup of = last(one, rows[i].tpn);
                const EncounterGroup others = last(other, rows[i - 1].tpn);
                QVERIFY(of.members.size() > 1 && of.members == others.members && of.value > others.value);
                ++again;
                bySecondary += of.bySecondary ? 1 : 0;
            }
        }
        QVERIFY(again > 0);
        qInfo("%d told apart where it began again, %d of them by game points", again, bySecondary);
    }

    void aByeOnEveryBoardIsTold()
    {
        TournamentState state;
        state.plannedRounds = 1;
        state.players.resize(3);
        state.points = PointSystem::of(Score{20}, Score{10}, Score{10});
        state.teams = TeamEvent{.secondaryPoints = PointSystem::of(Score{20}, Score{10}, Score{10})};
        enterMatch(state, {1, 2, 2});
        enter(state, 3, Bye{ByeKind::PairingAllocated}, Score{10}, Score{10});
        for (PlayerState& team : state.players)
            team.teamPoints[0].boards = {Score{10}, Score{10}};
        for (const char* code : {"BC", "TBR", "BBE"})
            for (const StandingsRow& row : standings(state, 1, parsed(code), of2026)) {
                const std::vector<BoardBye> told = row.tieBreaks[0].byesOnBoards;
                QCOMPARE(told.size(), std::size_t{row.tpn == Tpn{3} ? 1U : 0U});
                QVERIFY(told.empty() || (told[0] == BoardBye{RoundNumber{1}, Score{10}}));
            }
    }

    /// Their match ended 2-2.
    void twoTeamsAreToldApartByTheirBoards()
    {
        TournamentState state = exercises();
        for (const char* list : {"EDEBT", "EDEBB", "EDET", "EDEB"})
            QCOMPARE(orderOf(state, list, Score{40}), QString("11 14"));
        std::swap(state.players[10].teamPoints[2].boards, state.players[13].teamPoints[2].boards);
        for (const char* list : {"EDEBT", "EDEBB", "EDET", "EDEB"})
            QCOMPARE(orderOf(state, list, Score{40}), QString("14 11"));
        state.players[10].teamPoints[2].boards = {Score{5}, Score{10}, Score{0}, Score{5}}; // 6 and 4
        state.players[13].teamPoints[2].boards = {Score{5}, Score{0}, Score{10}, Score{5}};
        QCOMPARE(orderOf(state, "EDEBT", Score{40}), QString("11 14"));
        state.players[10].teamPoints[2].boards = {Score{10}, Score{0}, Score{0}, Score{10}}; // 5 and 5
        state.players[13].teamPoints[2].boards = {Score{0}, Score{10}, Score{10}, Score{0}};
        QCOMPARE(orderOf(state, "EDEBT", Score{40}), QString("11 14"));
        QCOMPARE(orderOf(state, "EDEBB", Score{40}), QString("14 11")); // without the last board 1-2
        QCOMPARE(orderOf(state, "EDE", Score{40}), QString("11=14"));
    }

    /// 11 against 14: which boards, what they count, and where they first differ.
    void theBoardsThatToldTwoTeamsApartAreKept()
    {
        TournamentState state = exercises();
        state.players[10].teamPoints[2].boards = {Score{10}, Score{0}, Score{0}, Score{10}};
        state.players[13].teamPoints[2].boards = {Score{0}, Score{10}, Score{10}, Score{0}};
        const auto ofEleven = [&](const char* list) {
            for (const StandingsRow& row : standings(state, 7, parsed(list), of2024))
                if (row.tpn == Tpn{11})
                    return row.tieBreaks[0].ownMatch;
            return std::optional<EncounterBoards>();
        };
        const auto boards = ofEleven("EDEBT");
        QVERIFY(boards && boards->opponent == Tpn{14});
        QCOMPARE(boards->boards.size(), std::size_t{4});
        QVERIFY(boards->boards[3].board == 4 && boards->boards[3].ownPoints == Score{10});
        QVERIFY((boards->steps == std::vector{BoardStep{TieBreakKind::BoardCount, 0, Score{50}, Score{50}},
                                              BoardStep{TieBreakKind::TopBoardResults, 1, Score{10}, Score{0}}}));
        const auto bottom = ofEleven("EDEB");
        QVERIFY(
            (bottom && bottom->steps == std::vector{BoardStep{TieBreakKind::BottomBoards, 3, Score{10}, Score{20}}}));
        QVERIFY(!ofEleven("EDE"));
    }

    /// A match forfeited as a whole is no encounter, nor are the boards of an unknown match zeros.
    void onlyMatchesThatCountTellTwoTeamsApart()
    {
        TournamentState state;
        state.plannedRounds = 2;
        state.players.resize(2);
        state.points = PointSystem::of(Score{20}, Score{10}, Score{10});
        state.teams = TeamEvent{.secondaryPoints = PointSystem::of(Score{20}, Score{10}, Score{10})};
        const auto forfeit = [&](int own, bool won) {
            PlayerState& team = state.players[static_cast<std::size_t>(own - 1)];
            team.rounds.emplace_back(ForfeitedGame{Tpn{3 - own}, Colour::White, won});
            team.teamPoints.push_back({Score{10}, Score{10}, {Score{won ? 10 : 0}, Score{won ? 10 : 0}}});
        };
        forfeit(1, true);
        forfeit(2, false);
        const auto order = [&](const char* list, int rounds) {
            const auto rows = standings(state, rounds, parsed(list), of2026);
            return QString::number(rows[0].tpn.value) + (rows[0].shared ? QStringLiteral("=") : QString());
        };
        for (const char* list : {"EDEBT", "EDEBB", "EDET", "EDEB"})
            QCOMPARE(order(list, 1), QString("1="));
        QCOMPARE(order("EDET/P", 1), QString("1"));
        for (int own : {1, 2}) {
            PlayerState& team = state.players[static_cast<std::size_t>(own - 1)];
            team.rounds.emplace_back(PlayedGame{Tpn{3 - own}, Colour::White, GameOutcome::Draw, true});
            team.teamPoints.push_back({Score{10}, Score{10}});
        }
        QCOMPARE(order("EDET/P", 2), QString("1=")); // of the second nobody knows the boards
    }

    /// All have the same of both scores.
    void boardsOfAllRoundsAreCounted()
    {
        TournamentState state;
        state.plannedRounds = 1;
        state.players.resize(4);
        state.teams = TeamEvent{.primary = TeamScore::matchPoints,
                                .secondaryPoints = PointSystem::of(Score{20}, Score{10}, Score{10})};
        state.points = PointSystem::of(Score{20}, Score{10}, Score{10});
        const auto play = [&](int a, int b, const std::vector<int>& boards) {
            for (const bool first : {true, false}) {
                PlayerState& team = state.players[static_cast<std::size_t>((first ? a : b) - 1)];
                team.rounds.emplace_back(PlayedGame{Tpn{first ? b : a}, Colour::White, GameOutcome::Draw, true});
                TeamPoints points{Score{10}, Score{10}};
                for (const int board : boards)
                    points.boards.push_back(Score{first ? board : 10 - board});
                team.teamPoints.push_back(points);
            }
        };
        play(1, 2, {10, 0});
        play(3, 4, {5, 5});
        const auto order = [&](const char* list) {
            QString text;
            for (const StandingsRow& row : standings(state, 1, parsed(list), of2026))
                text += QString::number(row.tpn.value) + (row.shared ? QStringLiteral("= ") : QStringLiteral(" "));
            return text.trimmed();
        };
        QCOMPARE(order("BC"), QString("1 3= 4= 2"));
        QCOMPARE(order("TBR"), QString("1 3= 4= 2"));
        QCOMPARE(order("BBE"), QString("1 3= 4= 2"));
        const auto rows = standings(state, 1, parsed("BC"), of2026);
        QCOMPARE(toString(*rows[0].tieBreaks[0].value), std::string("1.0"));
        QCOMPARE(toString(*rows[3].tieBreaks[0].value), std::string("2.0"));
        state.players[0].teamPoints[0].secondary = Score{11}; // a bonus: board count is for equal game points
        QCOMPARE(order("BC"), QString("1= 2= 3= 4="));
        state.players[0].teamPoints[0].boards.clear();
        QCOMPARE(order("TBR"), QString("1= 2= 3= 4="));
    }

    void playersHaveNone()
    {
        TournamentState state;
        state.players.resize(2);
        for (int own : {1, 2})
            state.players[static_cast<std::size_t>(own - 1)].rounds.emplace_back(
                PlayedGame{Tpn{3 - own}, own == 1 ? Colour::White : Colour::Black, GameOutcome::Draw, true});
        for (const TieBreakInfo& info : tieBreakInfos()) {
            if (!info.ofTeams)
                continue;
            const auto rows = standings(state, 1, std::array{TieBreak{.kind = info.kind}});
            QVERIFY(rows[0].shared && !rows[0].tieBreaks[0].value);
            QVERIFY(!parseTieBreak(info.code));
            QCOMPARE(parseTieBreak(info.code).error().reason, TieBreakSyntaxError::Reason::forTeams);
            QVERIFY(isForEntrants(info, Entrants::teams) && !isForEntrants(info, Entrants::players));
        }
        QCOMPARE(parseTieBreak("BH:GP").error().reason, TieBreakSyntaxError::Reason::forTeams);
    }

    void codesAreReadAsTheyAreWritten()
    {
        for (const char* code :
             {"BH:GP/C1", "BH:MP", "EMGSB/C1", "SSSC/K4/F", "SSSC/K4/P/F", "MPvGP", "EDEBT/P", "KS:GP/L+1"})
            QCOMPARE(toString(parseTieBreak(code, Entrants::teams).value()),
                     toString(parseTieBreak(QByteArray(code).toLower().toStdString(), Entrants::teams).value()));
        QCOMPARE(toString(parsed("bh:gp-c1,mpvgp,SSSC/K4")), std::string("BH:GP/C1,MPvGP,SSSC/K4"));
        using Reason = TieBreakSyntaxError::Reason;
        const std::map<std::string, Reason> wrong{
            {"BH:XP", Reason::unknownModifier},         {"WIN:", Reason::unknownModifier},
            {"REP:MP", Reason::modifierNotAllowed},     {"WIN:GP", Reason::modifierNotAllowed},
            {"BH/K4", Reason::modifierNotAllowed},      {"SSSC/K0", Reason::unknownModifier},
            {"SSSC/K4/K5", Reason::modifierNotAllowed}, {"ESB", Reason::unknownName}};
        for (const auto& [code, reason] : wrong)
            QCOMPARE(parseTieBreak(code, Entrants::teams).error().reason, reason);
        QCOMPARE(toString(recordedTieBreaks("", "MPTS,MPvGP,EDE", Entrants::teams).known), std::string("MPvGP,EDE"));
    }

    void usualListsFollowTheEntrants()
    {
        const auto teams = defaultTieBreaks(EventFormat::swiss, Entrants::teams);
        QCOMPARE(toString(teams), std::string("MPvGP,EDE,EMGSB/C1,BH:MP/C1,BH:MP"));
        QCOMPARE(toString(tieBreaksInFormat(teams, EventFormat::roundRobin, Entrants::teams).list),
                 std::string("MPvGP,EDE,EMGSB"));
        QCOMPARE(tieBreaksOfEntrants(defaultTieBreaks(), EventFormat::swiss, Entrants::teams), teams);
        QCOMPARE(tieBreaksOfEntrants(teams, EventFormat::swiss, Entrants::players), defaultTieBreaks());
        QCOMPARE(toString(tieBreaksOfEntrants(parsed("BC,WIN,BH:GP"), EventFormat::swiss, Entrants::players)),
                 std::string("WIN"));
        QCOMPARE(toString(tieBreaksOfEntrants(parsed("ARO,BH"), EventFormat::swiss, Entrants::teams)),
                 std::string("BH"));
    }
};

static const RegisteredTest<TestTeamTieBreaks> registered("unit_team_tie_breaks");

#include "test_team_tie_breaks.moc"
