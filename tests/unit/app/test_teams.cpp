#include "tests/support/registered_test.h"
#include "tests/unit/app/support/rounds.h"
#include "tests/unit/app/support/sessions.h"
#include "tests/unit/app/support/teams.h"

#include "app/domain/changes/contradictions.h"
#include "app/domain/players/tpn_order.h"
#include "app/domain/rounds/acceleration.h"
#include "app/domain/teams/line_up.h"
#include "app/domain/teams/match_score.h"
#include "app/formats/trf/export.h"
#include "app/formats/trf/import.h"
#include "app/pairing/adapter.h"
#include "app/pairing/pairing_job.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace pairwright;
using namespace pairwright::test;

namespace {

const Match& matchOf(const Tournament& tournament, int board, int round = 1)
{
    return *tournament.board({RoundNumber{round}, board});
}

MatchScore score(int matchTenths, int gameTenths)
{
    return {Score{matchTenths}, Score{gameTenths}};
}

} // namespace

/// An event of teams: who plays for whom, who sits where, and what a match brings.
class TeamsTest : public QObject {
    Q_OBJECT
private slots:
    void whatPlaysIsSaidBeforeAnybodyIsRegistered();
    void rulesAreLookedAt();
    void theStrengthOfATeamIsTheMeanOfItsBest();
    void whoLeavesATeamTakesHisRatingAlong();
    void theSameManPlaysForOneTeamOnly();
    void aListNamesTeamsAndPlayers();
    void aTeamGoesWithItsPlayers();
    void aMatchHasAsManyBoardsAsTheRulesSay();
    void drawnColoursAreEvenAndTheFirstTeamHasWhiteOnBoardOne();
    void lineUpsAreLookedAt();
    void teamsWithoutALineUpSitAsUsual();
    void whoSatAtABoardStays();
    void aMatchIsWorthWhatItsBoardsSay();
    void theNextRoundIsMadeFromMatchPoints();
    void byesAreWorthADrawnMatch();
    void accelerationGoesByMatchPoints();
    void membersAndLineUpsContradictNothing();
    void whatHappenedIsToldInTheReport();
    void everythingComesBackByUndo();
};

void TeamsTest::whatPlaysIsSaidBeforeAnybodyIsRegistered()
{
    MemoryTournament players(2);
    QCOMPARE(codesOf(players.plan(SetTeamRules{TeamRules{}}).findings), std::vector{FindingCode::teamsOrPlayers});
    MemoryTournament tournament(0);
    tournament.apply(SetTeamRules{TeamRules{}});
    QCOMPARE(tournament.value.settings.system.system, System::TeamSwiss);
    QCOMPARE(codesOf(tournament.plan(SetSystem{{System::Dutch, 2026}}).findings),
             std::vector{FindingCode::unknownSystem});
    tournament.apply(SetSystem{{System::RoundRobin, 2026}}); // all play all is for teams, too
    tournament.apply(SetTeamRules{std::nullopt});
    QCOMPARE(tournament.value.settings.system.system, System::RoundRobin);
    QCOMPARE(codesOf(tournament.plan(AddMembers{PlayerKey{1}, {personOf(QStringLiteral("X"), 0)}, {}}).findings),
             std::vector{FindingCode::noTeamsHere});
}

void TeamsTest::rulesAreLookedAt()
{
    MemoryTournament tournament(0);
    const auto refuses = [&](auto spoil) {
        TeamRules rules;
        spoil(rules);
        return codesOf(tournament.plan(SetTeamRules{rules}).findings) == std::vector{FindingCode::invalidTeamRules};
    };
    QVERIFY(refuses([](TeamRules& rules) { rules.boards = 0; }));
    QVERIFY(refuses([](TeamRules& rules) { rules.boards = 21; }));
    QVERIFY(refuses([](TeamRules& rules) { rules.win = rules.loss; }));
    QVERIFY(refuses([](TeamRules& rules) { rules.draw = Score{21}; }));
    QVERIFY(refuses([](TeamRules& rules) { rules.secondary = rules.primary; }));
    QVERIFY(refuses([](TeamRules& rules) { rules.strengthOf = 0; }));
    QVERIFY(refuses([](TeamRules& rules) { rules.mostRatingAhead = -1; }));

    MemoryTournament begun = teamsInRoundOne(4);
    TeamRules more = *begun.value.settings.teams;
    more.boards = 6;
    QCOMPARE(codesOf(begun.plan(SetTeamRules{more}).findings), std::vector{FindingCode::lockedAfterRoundOne});
    TeamRules points = *begun.value.settings.teams;
    points.win = Score{30};
    QCOMPARE(codesOf(begun.plan(SetTeamRules{points}).findings), std::vector{FindingCode::pointsFixed});
}

void TeamsTest::theStrengthOfATeamIsTheMeanOfItsBest()
{
    MemoryTournament tournament = someTeams(2); // 2390, 2380, 2370, 2360, 2350: the best four
    QCOMPARE(tournament.value.players[0].data.rating->value, 2375);
    QCOMPARE(tournament.value.players[1].data.rating->value, 2325);
    QCOMPARE(tpnOrder(tournament.value), (std::vector{PlayerKey{1}, PlayerKey{2}}));
    PlayerData best = tournament.value.membersOf(PlayerKey{2}).back()->data;
    best.rating->value = 2800;
    tournament.apply(editOf(*tournament.value.membersOf(PlayerKey{2}).back(), best));
    QCOMPARE(tournament.value.players[1].data.rating->value, 2448); // 2800, 2340, 2330, 2320: 9790 / 4
    QCOMPARE(tpnOrder(tournament.value), (std::vector{PlayerKey{2}, PlayerKey{1}}));
    TeamRules rules = *tournament.value.settings.teams;
    rules.strengthOf = 1;
    tournament.apply(SetTeamRules{rules});
    QCOMPARE(tournament.value.players[1].data.rating->value, 2800);
}

void TeamsTest::whoLeavesATeamTakesHisRatingAlong()
{
    MemoryTournament tournament = someTeams(2);
    const auto first = [&](int team) {
        return tournament.value.membersOf(PlayerKey{team}).front()->key;
    };
    std::vector<PlayerKey> order{first(1)};
    for (const Player* member : tournament.value.membersOf(PlayerKey{2}))
        order.push_back(member->key);
    tournament.apply(SetTeamOrder{PlayerKey{2}, order});
    QCOMPARE(tournament.value.membersOf(PlayerKey{1}).size(), std::size_t{4});
    QCOMPARE(tournament.value.membersOf(PlayerKey{2}).size(), std::size_t{6});
    QCOMPARE(first(2), order.front());
    QCOMPARE(tournament.value.players[0].data.rating->value, 2365);
    QCOMPARE(tournament.value.players[1].data.rating->value, 2345); // 2390, 2340, 2330, 2320: 9380 / 4
}

void TeamsTest::theSameManPlaysForOneTeamOnly()
{
    MemoryTournament tournament = someTeams(2);
    PlayerData twin = personOf(QStringLiteral("Twin"), 2000);
    twin.fideId = QStringLiteral("24651516");
    tournament.apply(AddMembers{PlayerKey{1}, {twin}, {}});
    QCOMPARE(refusals(tournament, AddMembers{PlayerKey{2}, {twin}, {}}), std::vector{FindingCode::duplicateFideId});
    QVERIFY(has(tournament.plan(AddMembers{PlayerKey{2}, {personOf(QStringLiteral("a1"), 0)}, {}}).findings,
                FindingCode::duplicateName, WarningLevel::acknowledge));
}

void TeamsTest::aListNamesTeamsAndPlayers()
{
    MemoryTournament tournament = someTeams(1, 2); // "A" with a1 and a2
    AddTeams list;
    list.members = {{QStringLiteral("B"), personOf(QStringLiteral("b1"), 2100)},
                    {QStringLiteral(" a "), personOf(QStringLiteral("a3"), 2000)}, // the team that is there
                    {QStringLiteral("B"), personOf(QStringLiteral("b2"), 2000)}};
    list.members[2].data.captain = QStringLiteral("Miller, Maud"); // of the team, in whichever row
    tournament.apply(list);
    QCOMPARE(tournament.value.players.back().data.captain, QStringLiteral("Miller, Maud"));
    for (const Player& member : tournament.value.members)
        QCOMPARE(member.data.captain, QString());
    QCOMPARE(tournament.value.players.size(), std::size_t{2});
    const auto namesOf = [&tournament](PlayerKey team) {
        QStringList names;
        for (const Player* member : tournament.value.membersOf(team))
            names.append(member->data.name);
        return names;
    };
    QCOMPARE(namesOf(PlayerKey{1}), (QStringList{"a1", "a2", "a3"}));
    const Player& other = tournament.value.players.back();
    QCOMPARE(other.data.name, QStringLiteral("B"));
    QCOMPARE(namesOf(other.key), (QStringList{"b1", "b2"}));
    QCOMPARE(other.data.rating->value, 2050);
    QVERIFY(contradictionsIn(tournament.value).empty());
    list.members = {{QString(), personOf(QStringLiteral("x"), 0)}};
    QCOMPARE(refusals(tournament, list), std::vector{FindingCode::valueImpossible});
    MemoryTournament players(2);
    QCOMPARE(refusals(players, list), std::vector{FindingCode::noTeamsHere});
}

void TeamsTest::aTeamGoesWithItsPlayers()
{
    MemoryTournament tournament = someTeams(3);
    tournament.apply(RemovePlayers{{PlayerKey{2}}});
    QCOMPARE(tournament.value.players.size(), std::size_t{2});
    QCOMPARE(tournament.value.members.size(), std::size_t{10});
    const PlayerKey gone = tournament.value.members.front().key;
    tournament.apply(RemovePlayers{{gone}});
    QCOMPARE(tournament.value.membersOf(PlayerKey{1}).size(), std::size_t{4});
    QVERIFY(contradictionsIn(tournament.value).empty());
}

void TeamsTest::aMatchHasAsManyBoardsAsTheRulesSay()
{
    TeamRules rules;
    rules.boards = 6;
    const MemoryTournament tournament = teamsInRoundOne(4, rules);
    const Match& match = matchOf(tournament.value, 1);
    QCOMPARE(match.gameCount(), 6);
    QCOMPARE(match.game(2).white, match.b);
    rules.colours = BoardColours::alike();
    const MemoryTournament alike = teamsInRoundOne(4, rules);
    for (const Game& game : matchOf(alike.value, 1).games)
        QCOMPARE(game.white, matchOf(alike.value, 1).a);
    rules.colours = BoardColours::of("WBBWWB").value();
    const MemoryTournament drawn = teamsInRoundOne(4, rules);
    QCOMPARE(matchOf(drawn.value, 1).game(3).white, matchOf(drawn.value, 1).b);
    QCOMPARE(matchOf(drawn.value, 1).game(4).white, matchOf(drawn.value, 1).a);
}

void TeamsTest::drawnColoursAreEvenAndTheFirstTeamHasWhiteOnBoardOne()
{
    std::set<std::string> drawn;
    for (int boards = 1; boards <= mostTeamBoards; ++boards)
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const std::string letters = BoardColours::drawn(boards, seed).letters(boards);
            QCOMPARE(static_cast<int>(letters.size()), boards);
            QCOMPARE(letters.front(), 'W');
            const auto white = std::ranges::count(letters, 'W');
            QVERIFY2(white == boards / 2 || white == (boards + 1) / 2, letters.c_str());
            if (boards == 4)
                drawn.insert(letters);
            QVERIFY(BoardColours::of(letters)->letters(boards) == letters);
        }
    QCOMPARE(drawn, (std::set<std::string>{"WBBW", "WBWB", "WWBB"})); // each of them comes up
    for (const char* none : {"", "X", "WX", "wb", "WBWBWBWBWBWBWBWBWBWBW"})
        QVERIFY(!BoardColours::of(none));
}

void TeamsTest::lineUpsAreLookedAt()
{
    TeamRules rules;
    rules.mostRatingAhead = 15;
    MemoryTournament tournament = teamsInRoundOne(4, rules);
    const PlayerKey team = matchOf(tournament.value, 1).a;
    const LineUp usual = usualLineUp(tournament.value, team);
    QCOMPARE(usual.size(), std::size_t{4});
    QVERIFY(faultsOf(tournament.value, team, usual).empty());
    tournament.apply(SetLineUp{one, team, usual, LineUp(4)});
    QCOMPARE(matchOf(tournament.value, 1).lineUpOf(team), usual);
    QCOMPARE(matchOf(tournament.value, 1).game(2).forBlack, usual[1]); // black on the second board
    QVERIFY(contradictionsIn(tournament.value).empty());

    LineUp twice = usual;
    twice[3] = twice[0];
    QCOMPARE(refusals(tournament, SetLineUp{one, team, twice}), std::vector{FindingCode::seatedTwice});
    LineUp stranger = usual;
    stranger[3] = tournament.value.membersOf(matchOf(tournament.value, 1).b).front()->key;
    QCOMPARE(refusals(tournament, SetLineUp{one, team, stranger}), std::vector{FindingCode::notOfTheTeam});
    LineUp mixed = usual;
    std::swap(mixed[0], mixed[1]);
    QVERIFY(has(tournament.plan(SetLineUp{one, team, mixed}).findings, FindingCode::seatedOutOfOrder,
                WarningLevel::confirm));
    LineUp upside(usual.rbegin(), usual.rend());
    QVERIFY(has(tournament.plan(SetLineUp{one, team, upside}).findings, FindingCode::seatedOverLimit,
                WarningLevel::confirm));
    QCOMPARE(refusals(tournament, SetLineUp{one, team, LineUp(3)}), std::vector{FindingCode::valueImpossible});
    QCOMPARE(refusals(tournament, SetLineUp{RoundNumber{2}, team, usual}), std::vector{FindingCode::notPublished});
    QCOMPARE(refusals(tournament, SetLineUp{one, team, twice, LineUp(4)}), std::vector{FindingCode::changedMeanwhile});
    LineUp gap = usual;
    gap[1].reset(); // an empty board is none of the faults
    QVERIFY(tournament.plan(SetLineUp{one, team, gap}).findings.empty());
    enterMatch(tournament, 1, {GameResult::draw});
    QVERIFY(has(tournament.plan(SetLineUp{one, team, gap}).findings, FindingCode::seatsOfPlayedGames,
                WarningLevel::confirm));
}

void TeamsTest::teamsWithoutALineUpSitAsUsual()
{
    MemoryTournament tournament = someTeams(5);
    QCOMPARE(refusals(tournament, SeatAsUsual{one}), std::vector{FindingCode::notPublished});
    tournament.apply(SetInitialColour{{Colour::White, {}}});
    tournament.pairAndPublish();
    const PlayerKey team = matchOf(tournament.value, 1).a;
    LineUp chosen = usualLineUp(tournament.value, team);
    chosen[1].reset();
    tournament.apply(SetLineUp{one, team, chosen});
    tournament.apply(SeatAsUsual{one});
    for (int board : {1, 2})
        for (const PlayerKey side : {matchOf(tournament.value, board).a, matchOf(tournament.value, board).b})
            QCOMPARE(matchOf(tournament.value, board).lineUpOf(side),
                     side == team ? chosen : usualLineUp(tournament.value, side));
    QVERIFY(tournament.plan(SeatAsUsual{one}).delta.empty()); // everybody sits
    QVERIFY(contradictionsIn(tournament.value).empty());
}

void TeamsTest::whoSatAtABoardStays()
{
    MemoryTournament tournament = teamsInRoundOne(4);
    const PlayerKey team = matchOf(tournament.value, 1).a;
    const LineUp usual = usualLineUp(tournament.value, team);
    tournament.apply(SetLineUp{one, team, usual});
    QCOMPARE(refusals(tournament, RemovePlayers{{*usual[0]}}), std::vector{FindingCode::playerHasRounds});
    const PlayerKey other = matchOf(tournament.value, 1).b;
    QCOMPARE(refusals(tournament, SetTeamOrder{other, {*usual[0]}}).front(), FindingCode::playerHasRounds);
    std::vector<PlayerKey> rest{*usual[1], *usual[2], *usual[3]};
    QCOMPARE(refusals(tournament, SetTeamOrder{team, rest}), std::vector{FindingCode::playerHasRounds});
    rest.push_back(*usual[0]); // the reserve, who has not played, goes
    tournament.apply(SetTeamOrder{team, rest});
    QCOMPARE(tournament.value.membersOf(team).size(), std::size_t{4});
}

void TeamsTest::aMatchIsWorthWhatItsBoardsSay()
{
    using R = GameResult;
    const Tournament tournament = teamsInRoundOne(4).value;
    const auto worth = [&](std::initializer_list<GameResult> results) {
        Match match = matchOf(tournament, 1);
        int game = 0;
        for (const GameResult result : results)
            match.game(++game).outcome.result = result;
        return scoreOf(match, tournament.settings);
    };
    // White of boards 2 and 4 is the other team's.
    QVERIFY(worth({R::whiteWins, R::draw, R::draw, R::draw}) == std::pair(score(20, 25), score(0, 15)));
    QVERIFY(worth({R::whiteWins, R::whiteWins, R::draw, R::draw}) == std::pair(score(10, 20), score(10, 20)));
    QVERIFY(worth({R::whiteWinsByForfeit, R::blackWinsByForfeit, R::whiteWinsByForfeit, R::blackWinsByForfeit}) ==
            std::pair(score(20, 40), score(0, 0)));
    QVERIFY(worth({R::doubleForfeit, R::doubleForfeit, R::doubleForfeit, R::doubleForfeit}) ==
            std::pair(score(0, 0), score(0, 0)));
    QVERIFY(worth({R::doubleForfeit, R::doubleForfeit, R::zeroZero, R::doubleForfeit}) ==
            std::pair(score(10, 0), score(10, 0)));
}

void TeamsTest::theNextRoundIsMadeFromMatchPoints()
{
    using R = GameResult;
    MemoryTournament tournament = teamsInRoundOne(4);
    enterMatch(tournament, 1, {R::whiteWins, R::blackWins, R::draw, R::draw}); // a wins 3 - 1
    enterMatch(tournament, 2, {R::blackWins, R::draw, R::draw, R::blackWins}); // 1 - 1 and ...
    const EngineView view = publishedView(tournament.value);
    const auto& first = matchOf(tournament.value, 1);
    const Tpn a = *view.order.tpnOf(first.a);
    QCOMPARE(view.state.scoreAfter(a, 1).tenths, 20);
    QCOMPARE(view.state.secondaryScoreAfter(a, 1).tenths, 30);
    QCOMPARE(view.state.gamesOfARound, 1);
    tournament.pairAndPublish();
    QCOMPARE(tournament.value.lastPublished().value, 2);
    const Match& second = matchOf(tournament.value, 1, 2);
    QVERIFY(second.has(first.a) && !second.has(first.b)); // winners meet
    QVERIFY(contradictionsIn(tournament.value).empty());
}

void TeamsTest::byesAreWorthADrawnMatch()
{
    MemoryTournament tournament = teamsInRoundOne(5);
    const EngineView view = publishedView(tournament.value);
    const Tpn free = *view.order.tpnOf(*tournament.value.round(one)->published()->pairings.bye);
    QCOMPARE(view.state.scoreAfter(free, 1).tenths, 10);
    QCOMPARE(view.state.secondaryScoreAfter(free, 1).tenths, 20);
    TeamRules rules;
    rules.draw = Score{5}; // another value than that of a bye of a player
    tournament.value.settings.teams = rules;
    QCOMPARE(valueOfBye(tournament.value.settings, ByeKind::PairingAllocated).tenths, 5);
}

void TeamsTest::whatHappenedIsToldInTheReport()
{
    using R = GameResult;
    MemoryTournament tournament = teamsInRoundOne(6);
    tournament.apply(SeatAsUsual{one});
    for (int board = 1; board <= 3; ++board)
        enterMatch(tournament, board, {R::draw, R::draw, R::draw, R::draw});
    tournament.pairAndPublish();
    tournament.apply(SeatAsUsual{two});
    tournament.apply(CorrectResult{{one, 1, 2}, R::blackWins}); // the same team has White at board 1
    tournament.apply(SetRoundCount{4});
    for (int board = 1; board <= 3; ++board)
        enterMatch(tournament, board, {R::draw, R::draw, R::draw, R::draw}, 2);
    const PlayerKey gone = matchOf(tournament.value, 3, 2).a;
    tournament.apply(WithdrawPlayer{{gone}, RoundNumber{3}, true});
    const QByteArray report = exportTrf(tournament.value, {})->bytes;
    const TpnMap numbers(tpnOrder(tournament.value));
    const auto number = [&numbers](PlayerKey team) {
        return QByteArray::number(numbers.tpnOf(team)->value);
    };
    const Match& corrected = matchOf(tournament.value, 1);
    for (const QByteArray& line : {QByteArray("### Correction @ Round 1: " + number(corrected.a) + '-' +
                                              number(corrected.b) + " board 2, 1/2-1/2 => 0-1"),
                                   QByteArray("### Configuration @ Round 2: rounds 5 => 4"),
                                   QByteArray("### Expelled @ Round 3: " + number(gone))})
        QVERIFY2(report.contains("\r\n" + line + "\r\n"), (line + '\n' + report).constData());
    // The report read again tells the same, and of the same teams.
    const auto again = importTrf(report, {});
    QVERIFY(again.hasValue());
    QCOMPARE(again->tournament.integrity.size(), tournament.value.integrity.size());
    QVERIFY(again->tournament.keptLines.empty());
    const auto left = std::find_if(again->tournament.players.begin(), again->tournament.players.end(),
                                   [](const Player& team) { return !team.withdrawals.empty(); });
    QVERIFY(left != again->tournament.players.end() && left->withdrawals.front().expelled);
    QCOMPARE(left->data.name, tournament.value.player(gone)->data.name);
    QCOMPARE(exportTrf(again->tournament, {})->bytes, report);
}

void TeamsTest::accelerationGoesByMatchPoints()
{
    MemoryTournament tournament = someTeams(8);
    tournament.apply(SetAcceleration{Acceleration::baku, Acceleration::none});
    // C.04.7: of 5 rounds 3 are accelerated, 2 of them with a won match, one with a drawn one.
    const auto extra = virtualPoints(tournament.value, tpnOrder(tournament.value));
    QCOMPARE(extra[0], (std::vector{Score{20}, Score{20}, Score{10}}));
    QCOMPARE(extra[3], extra[0]);
    QVERIFY(extra[4].empty());
    // Points of a game do not matter, those of a match do.
    tournament.apply(
        SetPointSystem{PointSystem::of(Score{30}, Score{10}, Score{10}), tournament.value.settings.points});
    QCOMPARE(virtualPoints(tournament.value, tpnOrder(tournament.value)), extra);
    TeamRules rules;
    rules.win = Score{30};
    QCOMPARE(codesOf(tournament.plan(SetTeamRules{rules, TeamRules{}}).findings),
             std::vector{FindingCode::accelerationNeedsPoints});
    rules = {};
    rules.primary = TeamScore::gamePoints;
    rules.secondary = TeamScore::matchPoints;
    QCOMPARE(codesOf(tournament.plan(SetTeamRules{rules, TeamRules{}}).findings),
             std::vector{FindingCode::accelerationNeedsPoints});
}

void TeamsTest::membersAndLineUpsContradictNothing()
{
    MemoryTournament tournament = teamsInRoundOne(4);
    const PlayerKey team = matchOf(tournament.value, 1).a;
    tournament.apply(SetLineUp{one, team, usualLineUp(tournament.value, team)});
    QVERIFY(contradictionsIn(tournament.value).empty());
    const auto refused = [&](auto spoil) {
        Tournament spoilt = tournament.value;
        spoil(spoilt);
        return !contradictionsIn(spoilt).empty();
    };
    QVERIFY(refused([](Tournament& one) { one.members[0].team->team = PlayerKey{999}; }));
    QVERIFY(refused([](Tournament& one) { one.members[0].team->place = 0; }));
    QVERIFY(refused([](Tournament& one) { one.members[0].team.reset(); }));
    QVERIFY(refused([](Tournament& one) { one.players[0].team = TeamPlace{PlayerKey{2}, 1}; }));
    QVERIFY(refused([](Tournament& one) { one.settings.teams.reset(); }));
    QVERIFY(refused([](Tournament& one) { one.settings.teams->boards = 3; }));
    QVERIFY(refused([](Tournament& one) { one.members[1].key = one.members[0].key; }));
    QVERIFY(refused([](Tournament& one) { one.members.back().key = one.nextPlayerKey; }));
    QVERIFY(refused([](Tournament& one) {
        auto& game = one.rounds[0].versions.back().pairings.boards[0].games[0];
        game.forBlack = game.forWhite;
    }));
}

void TeamsTest::everythingComesBackByUndo()
{
    TournamentFile file;
    auto created = TournamentSession::create(file.path(), someTournament(), testOptions());
    QVERIFY(static_cast<bool>(created));
    auto& session = **created;
    mustApply(session, SetTeamRules{TeamRules{}});
    std::vector<NewPlayer> teams(6);
    for (int i = 0; i < 6; ++i)
        teams[static_cast<std::size_t>(i)].data.name = QString(QChar(u'A' + i));
    mustApply(session, AddPlayers{teams, {}});
    for (int i = 1; i <= 6; ++i) {
        std::vector<PlayerData> people;
        for (int place = 1; place <= 4; ++place)
            people.push_back(personOf(QStringLiteral("p%1%2").arg(i).arg(place), 2000 + place));
        mustApply(session, AddMembers{PlayerKey{i}, people, {}});
    }
    mustApply(session, SetInitialColour{{Colour::White, {}}});
    pairAndPublish(session);
    const Tournament before = session.projected();
    const PlayerKey team = matchOf(before, 1).b;
    const LineUp usual = usualLineUp(before, team);
    mustApply(session, SetLineUp{one, team, usual});
    QCOMPARE(matchOf(session.projected(), 1).lineUpOf(team), usual);
    mustApply(session, EnterResults{one, {{1, GameResult::draw, 1}, {1, GameResult::whiteWins, 2}}});
    const Tournament entered = session.projected();
    created->reset();
    {
        auto reopened = openSession(file.path());
        QVERIFY(reopened != nullptr);
        QVERIFY(reopened->projected() == entered);
        (void)reopened->undo();
        (void)reopened->undo();
        QTRY_VERIFY(!reopened->isSaving());
        QVERIFY(reopened->projected() == before);
    }
    auto again = openSession(file.path());
    QVERIFY(again->projected() == before);
}

static const RegisteredTest<TeamsTest> registered("test_teams");

#include "test_teams.moc"
