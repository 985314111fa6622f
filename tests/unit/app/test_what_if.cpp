#include "tests/support/registered_test.h"
#include "tests/support/swiss_systems.h"
#include "tests/unit/app/support/sessions.h"

#include "app/corrections/late_arrival.h"
#include "app/corrections/ways.h"
#include "app/corrections/what_if.h"
#include "app/corrections/what_if_job.h"
#include "app/formats/trf/game_cells.h"
#include "app/formats/trf/import.h"
#include "engine/base/random.h"
#include "engine/generator/generate.h"
#include "engine/trf/convert/system_choice.h"
#include "engine/trf/to_state.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <set>

using namespace pairwright;
using namespace pairwright::test;

namespace {

using Sides = std::set<std::pair<int, int>>; ///< White's and Black's id

QDateTime aTime()
{
    return {QDate(2026, 3, 1), QTime(10, 0), Qt::UTC};
}

/// The round that comes after the first rounds of the file, paired from the file alone: nothing of app has a part in
/// it.
std::optional<std::pair<Sides, int>> pairedFromScratch(trf::Document document, int round, const trf::Choices& choices)
{
    const std::size_t first = document.cellIndex(round);
    std::vector<trf::FileId> absent;
    for (trf::Player& player : document.players) {
        const trf::RoundCell& cell = player.rounds.at(first);
        if (!cell.opponent && cell.result != trf::CellResult::pairingBye)
            absent.push_back(player.id);
        player.rounds.resize(first);
    }
    document.requests.clear();
    const auto converted = trf::toState(document, choices);
    if (!converted)
        return std::nullopt;
    PairingRequest request;
    request.system = trf::chooseSystem(document, choices)->edition;
    request.options = trf::optionsOf(document).value();
    for (const trf::FileId id : absent)
        request.absent.push_back(*converted->tpnOf(id));
    std::sort(request.absent.begin(), request.absent.end());
    TournamentState state = converted->state;
    state.plannedRounds = document.rounds.value_or(state.plannedRounds);
    const auto paired = pairRound(state, request);
    if (!paired)
        return std::nullopt;
    Sides sides;
    for (const Board& board : paired->boards)
        sides.emplace(converted->idOf(board.white).value, converted->idOf(board.black).value);
    return std::pair(sides, paired->bye ? converted->idOf(*paired->bye).value : 0);
}

/// The id that a player of the imported tournament had in the file.
int idOf(const trf::Document& document, PlayerKey key)
{
    return document.players.at(static_cast<std::size_t>(key.value - 1)).id.value;
}

Sides sidesOf(const trf::Document& document, const Pairings& pairings)
{
    Sides sides;
    for (const Match& match : pairings.boards)
        sides.emplace(idOf(document, match.a), idOf(document, match.b));
    return sides;
}

/// The file with the cells of one game changed.
void changeGame(trf::Document& document, int round, const BoardId& id, const Game& game, GameResult result)
{
    const std::size_t cell = document.cellIndex(round, id.game);
    const auto cells = cellsOfResult(result);
    for (trf::Player& player : document.players) {
        if (player.id.value == idOf(document, game.white))
            player.rounds.at(cell).result = cells.first;
        if (player.id.value == idOf(document, game.black))
            player.rounds.at(cell).result = cells.second;
    }
}

struct Counted {
    int corrections = 0;
    int rounds = 0;
    int roundsThatDiffer = 0;
    int unpairable = 0;
};

/// One random correction of one random tournament, by both ways.
void checkCorrection(const SystemInfo& system, std::uint64_t seed, Counted& counted)
{
    generator::Settings settings = generator::eventful(system.id);
    settings.players = {8, 24};
    settings.rounds = {4, 7};
    const auto generated = generator::generate(settings, seed);
    QVERIFY(generated);
    trf::Document document = generated->document;
    const auto imported = importTrf(document, {aTime(), {}});
    QVERIFY(imported);
    const Tournament& tournament = imported->tournament;
    const int last = tournament.lastPublished().value;
    if (last < 2)
        return;
    Random random{seed};
    const RoundNumber round{1 + static_cast<int>(random.below(static_cast<std::uint32_t>(last - 1)))};
    const auto& boards = tournament.round(round)->published()->pairings.boards;
    const int board = 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(boards.size())));
    const Match& match = boards.at(static_cast<std::size_t>(board - 1));
    const BoardId id{round, board, 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(match.gameCount())))};
    const Game& game = match.game(id.game);
    GameResult result = *game.outcome.result;
    while (result == *game.outcome.result || result == GameResult::adjourned)
        result = allGameResults()[random.below(static_cast<std::uint32_t>(allGameResults().size()))];

    const Mistake mistake{{{id, result}}, std::nullopt};
    const WhatIf answer = whatIf(tournament, putRight(tournament, mistake), round);
    QCOMPARE(static_cast<int>(answer.rounds.size()), last - round.value);
    changeGame(document, round.value, id, game, result);
    ++counted.corrections;
    for (const RoundWhatIf& one : answer.rounds) {
        const auto scratch = pairedFromScratch(document, one.round.value, {});
        ++counted.rounds;
        QVERIFY2(scratch.has_value() == !one.failure.has_value(),
                 qPrintable(QStringLiteral("seed %1 round %2").arg(seed).arg(one.round.value)));
        if (!scratch) {
            ++counted.unpairable;
            continue;
        }
        counted.roundsThatDiffer += one.isSame() ? 0 : 1;
        const Sides published = sidesOf(document, tournament.round(one.round)->published()->pairings);
        QVERIFY2(sidesOf(document, one.wouldBe) == scratch->first,
                 qPrintable(QStringLiteral("seed %1 round %2").arg(seed).arg(one.round.value)));
        QCOMPARE(one.wouldBe.bye ? idOf(document, *one.wouldBe.bye) : 0, scratch->second);
        QCOMPARE(one.gone.empty(), published == scratch->first);
    }
}

} // namespace

class WhatIfTest : public QObject {
    Q_OBJECT
private slots:
    void itEqualsPairingTheChangedFileFromScratch_data();
    void itEqualsPairingTheChangedFileFromScratch();
    void aChangeThatChangesNothingSaysSo();
    void standingsRatingsAndRoundsBeforeAndAfter();
    void theJobAnswersAndCanBeCancelled();
    void theWaysAreLawfulAndTheBestComesFirst();
    void theLastRoundIsPairedAgainInOneStep();
    void outsideFideModeResultsOfUnchangedBoardsAreKept();
    void wrongColoursAndAWrongByeArePutRight();
    void whoComesLateHasTheseWays();
};

void WhatIfTest::itEqualsPairingTheChangedFileFromScratch_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < swissSystems().size(); ++i)
        QTest::addRow("%s %d", std::string(swissSystems()[i].key).c_str(), systems()[i].id.edition)
            << static_cast<int>(i);
}

void WhatIfTest::itEqualsPairingTheChangedFileFromScratch()
{
    QFETCH(int, index);
    const SystemInfo system = swissSystems()[static_cast<std::size_t>(index)];
    const int corrections = qEnvironmentVariableIsSet("PAIRWRIGHT_CORRECTIONS")
                                ? qEnvironmentVariableIntValue("PAIRWRIGHT_CORRECTIONS")
                                : 6;
    Counted counted;
    for (int i = 0; i < corrections; ++i) {
        checkCorrection(system, 1000 * static_cast<std::uint64_t>(index + 1) + static_cast<std::uint64_t>(i), counted);
        if (QTest::currentTestFailed())
            return;
    }
    QVERIFY(counted.rounds > 0);
    QVERIFY(counted.roundsThatDiffer > 0); // else the test could not fail
    qInfo("%d corrections, %d rounds paired from scratch (%d would differ, %d unpairable), 0 differences",
          counted.corrections, counted.rounds, counted.roundsThatDiffer, counted.unpairable);
}

void WhatIfTest::aChangeThatChangesNothingSaysSo()
{
    MemoryTournament tournament(8, 5);
    for (int round = 1; round <= 3; ++round) {
        tournament.pairAndPublish();
        tournament.enterAll(GameResult::whiteWins);
    }
    const WhatIf answer = whatIf(tournament.value, tournament.value, RoundNumber{1});
    QCOMPARE(answer.rounds.size(), std::size_t{2});
    QVERIFY(answer.rounds[0].isSame() && answer.rounds[1].isSame());
    QCOMPARE(answer.boardsThatDiffer(), 0);
    QVERIFY(answer.standings.empty() && answer.ratings.empty() && answer.norms.empty());
}

void WhatIfTest::standingsRatingsAndRoundsBeforeAndAfter()
{
    MemoryTournament tournament(8, 5);
    tournament.value.event.start = QDate(2026, 3, 1);
    for (int round = 1; round <= 2; ++round) {
        tournament.pairAndPublish();
        tournament.enterAll(GameResult::whiteWins);
    }
    const BoardId board{RoundNumber{1}, 1};
    const Game& game = *tournament.value.game(board);
    const Mistake mistake{{{board, GameResult::blackWins}}, std::nullopt};
    const WhatIf answer = whatIf(tournament.value, putRight(tournament.value, mistake), board.round);
    QVERIFY(!answer.rounds.front().isSame());
    QCOMPARE(answer.standingsAfter, 2);
    const auto line = std::find_if(answer.standings.begin(), answer.standings.end(),
                                   [&](const StandingsWhatIf& one) { return one.player == game.white; });
    QVERIFY(line != answer.standings.end());
    QVERIFY(line->after.points == line->before.points - Score{10});
    QCOMPARE(answer.ratings.size(), std::size_t{2});
    const auto rating = std::find_if(answer.ratings.begin(), answer.ratings.end(),
                                     [&](const RatingWhatIf& one) { return one.player == game.white; });
    QVERIFY(rating->after.value() < rating->before.value());
}

void WhatIfTest::theJobAnswersAndCanBeCancelled()
{
    MemoryTournament tournament(20, 7);
    for (int round = 1; round <= 5; ++round) {
        tournament.pairAndPublish();
        tournament.enterAll(GameResult::whiteWins);
    }
    const Mistake mistake{{{{RoundNumber{1}, 1}, GameResult::blackWins}}, std::nullopt};
    QObject context;
    auto* job = new WhatIfJob(std::make_shared<const Tournament>(tournament.value), mistake, &context);
    QSignalSpy finished(job, &Job::finished);
    std::optional<WhatIfJob::Answer> heard;
    connect(job, &WhatIfJob::answered, &context, [&](const WhatIfJob::Answer& answer) { heard = answer; });
    job->start();
    QTRY_COMPARE(finished.size(), 1);
    QVERIFY(heard && heard->whatIf.complete);
    QCOMPARE(heard->whatIf.rounds.size(), std::size_t{4});

    auto* stopped = new WhatIfJob(std::make_shared<const Tournament>(tournament.value), mistake, &context);
    QSignalSpy cancelled(stopped, &Job::cancelled);
    stopped->start();
    stopped->cancel();
    QTRY_COMPARE(cancelled.size(), 1);
}

namespace {

std::vector<CorrectionWay::Kind> kindsOf(const std::vector<CorrectionWay>& ways)
{
    std::vector<CorrectionWay::Kind> kinds;
    kinds.reserve(ways.size());
    for (const CorrectionWay& way : ways)
        kinds.push_back(way.kind);
    return kinds;
}

std::vector<CorrectionWay> waysOf(const Tournament& tournament, const Mistake& mistake)
{
    return waysFor(tournament, mistake, pairedAgain(tournament, mistake), QStringLiteral("wrong slip"), aTime());
}

} // namespace

void WhatIfTest::theWaysAreLawfulAndTheBestComesFirst()
{
    using Kind = CorrectionWay::Kind;
    MemoryTournament tournament(8, 5);
    tournament.pairAndPublish();
    tournament.enterAll(GameResult::whiteWins);
    const Mistake mistake{{{{RoundNumber{1}, 1}, GameResult::blackWins}}, std::nullopt};
    QCOMPARE(kindsOf(waysOf(tournament.value, mistake)), (std::vector{Kind::enter}));
    tournament.pairAndPublish();
    const auto fresh = waysOf(tournament.value, mistake);
    QCOMPARE(kindsOf(fresh), (std::vector{Kind::keepPairings, Kind::pairAgain}));
    QCOMPARE(fresh[0].boardsChanged, 0);
    QVERIFY(fresh[1].boardsChanged > 0);
    QCOMPARE(fresh[0].article, std::string_view("C.04.2:2026 art. 4.3"));
    QCOMPARE(fresh[0].level, WarningLevel::confirm);
    tournament.apply(EnterResult{{RoundNumber{2}, 1}, GameResult::draw});
    QCOMPARE(kindsOf(waysOf(tournament.value, mistake)), (std::vector{Kind::keepPairings}));
    tournament.enterAll();
    QCOMPARE(kindsOf(waysOf(tournament.value, mistake)), (std::vector{Kind::keepPairings, Kind::ratingOnly}));
    tournament.pairAndPublish();
    QCOMPARE(kindsOf(waysOf(tournament.value, mistake)), (std::vector{Kind::ratingOnly}));
    tournament.apply(SetRatedBy{RatedBy::nobody});
    const auto outside = waysOf(tournament.value, mistake);
    QCOMPARE(kindsOf(outside), (std::vector{Kind::keepPairings, Kind::pairAgain, Kind::ratingOnly}));
    QVERIFY(!outside[0].byFide && outside[0].article.empty());
    QVERIFY(outside[2].byFide);
}

void WhatIfTest::theLastRoundIsPairedAgainInOneStep()
{
    const TournamentFile file;
    auto session = createSession(file.path(), 8);
    pairAndPublish(*session);
    enterAll(*session, GameResult::whiteWins);
    pairAndPublish(*session);
    const Mistake mistake{{{{RoundNumber{1}, 1}, GameResult::blackWins}}, std::nullopt};
    const auto ways = waysOf(session->saved(), mistake);
    const std::int64_t step = session->lastStep();
    mustApply(*session, ways[1].command);
    QCOMPARE(session->lastStep(), step + 1);
    const Tournament& now = session->saved();
    QCOMPARE(now.game({RoundNumber{1}, 1})->outcome.result.value(), GameResult::blackWins);
    const Round& second = *now.round(RoundNumber{2});
    QCOMPARE(second.publishedVersion.value(), 2);
    QVERIFY(second.versions.front().withdrawn.has_value());
    QCOMPARE(now.integrity.size(), std::size_t{2}); // corrected, withdrawn
    session.reset();
    session = openSession(file.path());
    enterAll(*session);
    pairAndPublish(*session);
}

void WhatIfTest::outsideFideModeResultsOfUnchangedBoardsAreKept()
{
    MemoryTournament tournament(16, 5);
    tournament.value.settings.ratedBy = RatedBy::federation;
    for (int round = 1; round <= 2; ++round) {
        tournament.pairAndPublish();
        tournament.enterAll(GameResult::whiteWins);
    }
    // A correction that leaves some boards of round 2 as they are.
    std::optional<CorrectionWay> again;
    for (int board = 1; board <= 8 && !again; ++board)
        for (const GameResult result : allGameResults()) {
            const Mistake mistake{{{{RoundNumber{1}, board}, result}}, std::nullopt};
            for (const CorrectionWay& way : waysOf(tournament.value, mistake))
                if (way.kind == CorrectionWay::Kind::pairAgain && way.boardsChanged < 8)
                    again = way;
        }
    QVERIFY(again.has_value());
    const Pairings old = tournament.value.round(RoundNumber{2})->published()->pairings;
    tournament.apply(again->command);
    const Pairings now = tournament.value.round(RoundNumber{2})->published()->pairings;
    int kept = 0;
    for (const Match& match : now.boards) {
        const bool same = std::any_of(old.boards.begin(), old.boards.end(),
                                      [&](const Match& one) { return one.a == match.a && one.b == match.b; });
        QCOMPARE(match.hasAnyResult(), same);
        kept += same ? 1 : 0;
    }
    QVERIFY(kept > 0);
    QCOMPARE(static_cast<int>(now.boards.size()) - kept, again->boardsChanged);
}

void WhatIfTest::wrongColoursAndAWrongByeArePutRight()
{
    MemoryTournament tournament(9, 5);
    tournament.pairAndPublish();
    tournament.enterAll(GameResult::whiteWins);
    tournament.pairAndPublish();
    const RoundNumber two{2};
    AmendRound colours{two, tournament.value.round(two)->published()->pairings, {}, QString()};
    std::swap(colours.pairings.boards[0].a, colours.pairings.boards[0].b);
    colours.pairings.boards[0].open();
    const auto ways = waysOf(tournament.value, Mistake{{}, colours});
    QCOMPARE(ways.size(), std::size_t{1});
    QCOMPARE(ways[0].boardsChanged, 1);
    tournament.apply(ways[0].command);
    QCOMPARE(tournament.value.round(two)->publishedVersion.value(), 2);

    AmendRound bye{two, tournament.value.round(two)->published()->pairings, {}, QString()};
    std::swap(bye.pairings.boards[3].a, *bye.pairings.bye);
    bye.pairings.boards[3].open();
    const auto byes = waysOf(tournament.value, Mistake{{}, bye});
    QVERIFY(!byes.empty());
    tournament.apply(byes[0].command);
    QCOMPARE(tournament.value.round(two)->published()->pairings.bye, bye.pairings.bye);
}

void WhatIfTest::whoComesLateHasTheseWays()
{
    using Kind = LateArrivalWay::Kind;
    MemoryTournament tournament(9, 5);
    tournament.pairAndPublish();
    QVERIFY(withoutPlace(tournament.value).empty());
    tournament.apply(AddPlayers{somePlayers(1, 20), {}});
    const std::vector<PlayerKey> late = withoutPlace(tournament.value);
    QCOMPARE(late.size(), std::size_t{1});
    const auto ways = lateArrivalWays(tournament.value, late, pairedWith(tournament.value, late), {}, aTime());
    std::vector<Kind> kinds;
    kinds.reserve(ways.size());
    for (const LateArrivalWay& way : ways)
        kinds.push_back(way.kind);
    QCOMPARE(kinds, (std::vector{Kind::wait, Kind::waitWithHalf, Kind::takeBye, Kind::pairAgain}));
    QVERIFY(!ways[0].command);
    QCOMPARE(ways[1].boardsChanged, 0);
    QCOMPARE(ways[2].boardsChanged, 1);
    for (std::size_t i = 1; i < ways.size(); ++i) {
        MemoryTournament chosen = tournament;
        chosen.apply(*ways[i].command);
        const Player& player = *chosen.value.player(late.front());
        QCOMPARE(player.firstRound, RoundNumber{1});
        QCOMPARE(withoutPlace(chosen.value).empty(), i > 1);
        chosen.enterAll();
        chosen.pairAndPublish();
        QCOMPARE(chosen.value.round(RoundNumber{2})->published()->pairings.boards.size(), std::size_t{5});
    }
    tournament.apply(AddPlayers{somePlayers(1, 21), {}});
    const auto two = withoutPlace(tournament.value);
    const auto ofTwo = lateArrivalWays(tournament.value, two, std::nullopt, {}, aTime());
    QCOMPARE(ofTwo.back().kind, Kind::meetEachOther);
    QCOMPARE(ofTwo.back().boardsChanged, 0);
    tournament.apply(*ofTwo.back().command);
    QCOMPARE(tournament.value.round(RoundNumber{1})->published()->pairings.boards.size(), std::size_t{5});
}

static const pairwright::RegisteredTest<WhatIfTest> registered("test_what_if");
#include "test_what_if.moc"
