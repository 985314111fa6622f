#include "tests/support/registered_test.h"
#include "tests/unit/app/support/rounds.h"
#include "tests/unit/app/support/sessions.h"

#include "app/pairing/pairing_job.h"
#include "app/session/plan/readiness.h"
#include "app/session/plan/refusals.h"

#include <QTest>

#include <functional>
#include <map>

using namespace pairwright;
using namespace pairwright::test;

namespace {

using Told = std::vector<Finding>;
constexpr RoundNumber impossibleThree{3};
constexpr RoundNumber impossibleFour{4};

MemoryTournament beforeTheStart(RatedBy mode)
{
    MemoryTournament tournament(10, 7);
    tournament.value.settings.ratedBy = mode;
    return tournament;
}

/// Three rounds are published; of the third only board 1 has a result.
MemoryTournament inRoundThree(RatedBy mode)
{
    MemoryTournament tournament = beforeTheStart(mode);
    for (int round = 1; round <= 3; ++round) {
        tournament.pairAndPublish();
        if (round < 3)
            tournament.enterAll();
    }
    tournament.apply(EnterResult{{impossibleThree, 1}, GameResult::draw});
    return tournament;
}

/// Round 1 is proposed, and edited by hand.
MemoryTournament whileEdited(RatedBy mode)
{
    MemoryTournament tournament = beforeTheStart(mode);
    tournament.apply(StoreProposal{proposeRound(tournament.value).value()});
    tournament.apply(BeginManualPairing{one});
    return tournament;
}

Told playerWith(RatedBy mode, const std::function<void(PlayerData&)>& spoil)
{
    std::vector<NewPlayer> players = somePlayers(1, 50);
    spoil(players.front().data);
    return beforeTheStart(mode).plan(AddPlayers{players, {}}).findings;
}

Told eventWith(RatedBy mode, const std::function<void(EventData&)>& spoil)
{
    const MemoryTournament tournament = beforeTheStart(mode);
    EventData event = tournament.value.event;
    spoil(event);
    return tournament.plan(editOf(tournament.value.event, event)).findings;
}

/// Who plays in round 1, as published, with that done to it.
Told amendedWith(RatedBy mode, const std::function<void(Pairings&)>& spoil)
{
    MemoryTournament tournament = beforeTheStart(mode);
    tournament.apply(WithdrawPlayer{{PlayerKey{10}}, one});
    tournament.apply(WithdrawPlayer{{PlayerKey{9}}, one});
    tournament.pairAndPublish();
    AmendRound amend{one, tournament.value.round(one)->published()->pairings, {}, QStringLiteral("why")};
    spoil(amend.pairings);
    return tournament.plan(amend).findings;
}

Told readinessOf(const MemoryTournament& tournament)
{
    return readinessForPairing(tournament.value).findings;
}

Told whenOpenedTwice(RatedBy mode)
{
    const TournamentFile file;
    const auto first = createSession(file.path(), 4);
    if (mode != RatedBy::fide)
        mustApply(*first, SetRatedBy{mode});
    const auto second = openSession(file.path());
    const auto refused = second->apply(SetRoundCount{5}, WarningLevel::twoSteps);
    return refused ? Told() : refused.error().findings;
}

using Meet = std::function<Told(RatedBy)>;

/// The command, given in round 3.
Meet inPlay(const Command& command)
{
    return [command](RatedBy mode) {
        return inRoundThree(mode).plan(command).findings;
    };
}

Meet before(const Command& command)
{
    return [command](RatedBy mode) {
        return beforeTheStart(mode).plan(command).findings;
    };
}

/// Results and rounds.
std::map<FindingCode, Meet> impossibleInRounds()
{
    using Code = FindingCode;
    const BoardId third{impossibleThree, 1};
    return {
        {Code::unknownBoard, inPlay(EnterResult{{one, 99}, GameResult::draw})},
        {Code::resultNotAllowed, inPlay(CorrectResult{{two, 1}, GameResult::adjourned})},
        {Code::nothingToCorrect, inPlay(CorrectResult{third, GameResult::draw})},
        {Code::notAdjourned, inPlay(EnterAdjournedResult{third, GameResult::draw})},
        {Code::useCorrection, inPlay(EnterResult{{two, 1}, GameResult::whiteWins})},
        {Code::stillCorrectable, inPlay(SetRatingOnlyResult{{two, 1}, GameResult::whiteWins})},
        {Code::useAdjournedResult,
         [](RatedBy mode) {
             MemoryTournament tournament = beforeTheStart(mode);
             tournament.pairAndPublish();
             tournament.apply(EnterResult{{one, 1}, GameResult::adjourned});
             tournament.enterAll();
             tournament.pairAndPublish();
             return tournament.plan(EnterResult{{one, 1}, GameResult::whiteWins}).findings;
         }},
        {Code::roundAlreadyPublished, inPlay(SetAbsence{one, {PlayerKey{1}}})},
        {Code::roundBeyondPlan, inPlay(SetAbsence{RoundNumber{50}, {PlayerKey{1}}})},
        {Code::notPublished, inPlay(WithdrawPublication{RoundNumber{9}, QStringLiteral("why")})},
        {Code::laterRoundPublished, inPlay(WithdrawPublication{one, QStringLiteral("why")})},
        {Code::reasonMissing, inPlay(WithdrawPublication{impossibleThree, QString()})},
        {Code::noProposal, inPlay(PublishRound{impossibleFour})},
        {Code::notTheNextRound, inPlay(StoreProposal{})},
        {Code::resultsMissing,
         [](RatedBy mode) {
             RoundDraft draft;
             draft.round = impossibleFour;
             return inRoundThree(mode).plan(StoreProposal{draft}).findings;
         }},
        {Code::proposalStale,
         [](RatedBy mode) {
             MemoryTournament tournament = beforeTheStart(mode);
             const RoundDraft draft = proposeRound(tournament.value).value();
             tournament.apply(SetAbsence{one, {PlayerKey{1}}});
             return tournament.plan(StoreProposal{draft}).findings;
         }},
        {Code::playerNotPlaced,
         [](RatedBy mode) {
             return amendedWith(mode, [](Pairings& pairings) { pairings.boards.pop_back(); });
         }},
        {Code::playerPlacedTwice,
         [](RatedBy mode) {
             return amendedWith(mode, [](Pairings& pairings) { pairings.boards.push_back(pairings.boards.front()); });
         }},
        {Code::absentPlayerPlaced,
         [](RatedBy mode) {
             return amendedWith(
                 mode, [](Pairings& pairings) { pairings.boards.push_back(Match::of(PlayerKey{9}, PlayerKey{10})); });
         }},
        {Code::manualPhaseOpen,
         [](RatedBy mode) {
             return whileEdited(mode).plan(SetRoundCount{6}).findings;
         }},
        {Code::alreadyPaired,
         [](RatedBy mode) {
             return whileEdited(mode).plan(EditProposal{one, EditProposal::Pair{PlayerKey{1}, PlayerKey{2}}}).findings;
         }},
        {Code::comparisonOutdated,
         [](RatedBy mode) {
             return whileEdited(mode).plan(ValidatePairings{one, {}, {}}).findings;
         }},
        {Code::noManualPhase,
         [](RatedBy mode) {
             MemoryTournament tournament = beforeTheStart(mode);
             tournament.apply(StoreProposal{proposeRound(tournament.value).value()});
             return tournament.plan(CancelManualPairing{one}).findings;
         }},
    };
}

/// Players, and data of the event.
std::map<FindingCode, Meet> impossibleOfPlayers()
{
    using Code = FindingCode;
    const auto spoilt = [](const std::function<void(PlayerData&)>& spoil) -> Meet {
        return [spoil](RatedBy mode) {
            return playerWith(mode, spoil);
        };
    };
    return {
        {Code::unknownPlayer, inPlay(EditPlayer{PlayerKey{99}, {}})},
        {Code::nameMissing, spoilt([](PlayerData& data) { data.name = QStringLiteral("  "); })},
        {Code::textNotAllowed, spoilt([](PlayerData& data) { data.name = QStringLiteral("A\nB"); })},
        {Code::ratingOutOfRange, spoilt([](PlayerData& data) {
             data.rating = Rating{highestRating + 1, RatingSource::fide, {}};
         })},
        {Code::invalidFideId, spoilt([](PlayerData& data) { data.fideId = QStringLiteral("12x"); })},
        {Code::invalidFederation, spoilt([](PlayerData& data) { data.federation = QStringLiteral("G3R"); })},
        {Code::invalidBirthDate, spoilt([](PlayerData& data) {
             data.birth = BirthDate{2999, {}, {}};
         })},
        {Code::invalidAmount, spoilt([](PlayerData& data) { data.feeDue = QStringLiteral("much"); })},
        {Code::valueImpossible, spoilt([](PlayerData& data) { data.fixedBoard = 0; })},
        {Code::duplicateFideId,
         [](RatedBy mode) {
             std::vector<NewPlayer> twins = somePlayers(2, 60);
             for (NewPlayer& twin : twins)
                 twin.data.fideId = QStringLiteral("24651516");
             return beforeTheStart(mode).plan(AddPlayers{twins, {}}).findings;
         }},
        {Code::tooManyPlayers,
         [](RatedBy mode) {
             return beforeTheStart(mode).plan(AddPlayers{somePlayers(10'000, 20), {}}).findings;
         }},
        {Code::playerHasRounds, inPlay(RemovePlayers{{PlayerKey{1}}})},
        {Code::invalidOrder, before(SetDeclaredOrder{{PlayerKey{1}, PlayerKey{1}}})},
        {Code::invalidGroupRule, before(SetGroupRules{{adding(GroupRule{QStringLiteral("All"), {}, {}, {}, {}, {}})}})},
        {Code::invalidPrize,
         before(SetPrizes{{adding(Prize{.set = QStringLiteral("Main"), .of = {}, .from = {}, .to = {}})}})},
        {Code::tooManyPrizes,
         [](RatedBy mode) {
             SetPrizes many;
             for (int place = 1; place <= mostPrizes; ++place)
                 for (const char* set : {"A", "B"})
                     many.edits.push_back(
                         adding(Prize{QString::fromLatin1(set), PrizeKind::place, {}, {}, {}, place, 100}));
             return beforeTheStart(mode).plan(many).findings;
         }},
        {Code::invalidPrizeRules,
         [](RatedBy mode) {
             PrizeRules rules;
             rules.lowest = -1;
             return beforeTheStart(mode).plan(SetPrizeRules{rules}).findings;
         }},
        {Code::invalidTeamRanking, before(SetTeamRankings{{adding(TeamRanking{QStringLiteral(" ")})}})},
        {Code::invalidForbiddenGroup, before(SetForbidden{{adding(ForbiddenPairs{{PlayerKey{1}}, one, {}})}})},
        {Code::notYetEntered,
         [](RatedBy mode) {
             MemoryTournament tournament = inRoundThree(mode);
             std::vector<NewPlayer> late = somePlayers(1, 70);
             late.front().firstRound = RoundNumber{6};
             tournament.apply(AddPlayers{late, {}});
             return tournament.plan(SetAbsence{impossibleFour, {tournament.value.players.back().key}}).findings;
         }},
        {Code::alreadyWithdrawn,
         [](RatedBy mode) {
             MemoryTournament tournament = inRoundThree(mode);
             tournament.apply(WithdrawPlayer{{PlayerKey{1}}, impossibleFour});
             return tournament.plan(WithdrawPlayer{{PlayerKey{1}}, RoundNumber{5}}).findings;
         }},
        {Code::notWithdrawn, inPlay(ReturnPlayer{{PlayerKey{1}}, impossibleFour})},
        {Code::dateOutOfOrder,
         [](RatedBy mode) {
             return eventWith(mode, [](EventData& event) {
                 event.start = QDate(2026, 5, 2);
                 event.end = QDate(2026, 5, 1);
             });
         }},
    };
}

/// A round robin of some players, its rounds published.
MemoryTournament roundRobin(RatedBy mode, int players)
{
    MemoryTournament tournament(players);
    tournament.value.settings.ratedBy = mode;
    tournament.apply(SetSystem{{System::RoundRobin, 2026}});
    tournament.apply(DrawNumbers{{NumberDraw::By::rating, {}}});
    const auto drafts = layOutRounds(tournament.value);
    tournament.apply(LayOutRounds{*drafts});
    tournament.apply(PublishRounds{RoundNumber{tournament.value.settings.plannedRounds}});
    return tournament;
}

/// Two teams with a player each, and the match between them published.
MemoryTournament teamsAtABoard(RatedBy mode)
{
    MemoryTournament tournament(0);
    tournament.value.settings.ratedBy = mode;
    TeamRules rules;
    rules.boards = 2;
    tournament.apply(SetTeamRules{rules});
    tournament.apply(AddPlayers{somePlayers(2), {}});
    for (int team = 1; team <= 2; ++team)
        tournament.apply(AddMembers{PlayerKey{team}, {somePlayers(1, 10 + team).front().data}, {}});
    tournament.apply(SetInitialColour{{Colour::White, {}}});
    tournament.pairAndPublish();
    return tournament;
}

std::map<FindingCode, Meet> impossibleOfTeams()
{
    using Code = FindingCode;
    const EnterResult atBoardTwo{{one, 1, 2}, GameResult::draw}; // neither team has a second player
    const auto emptyBoard = [atBoardTwo](RatedBy mode) {
        MemoryTournament tournament = teamsAtABoard(mode);
        tournament.apply(SeatAsUsual{one});
        return tournament.plan(atBoardTwo).findings;
    };
    const auto leftBoard = [atBoardTwo](RatedBy mode) {
        MemoryTournament tournament = teamsAtABoard(mode);
        tournament.apply(atBoardTwo);
        return tournament.plan(SeatAsUsual{one}).findings;
    };
    const auto noBoards = [](RatedBy mode) {
        MemoryTournament tournament(0);
        tournament.value.settings.ratedBy = mode;
        return tournament
            .plan(SetTeamRules{[] {
                TeamRules rules;
                rules.boards = 0;
                return rules;
            }()})
            .findings;
    };
    const auto seated = [](const LineUp& seats) {
        return [=](RatedBy mode) {
            return teamsAtABoard(mode).plan(SetLineUp{one, PlayerKey{1}, seats}).findings;
        };
    };
    return {
        {Code::noTeamsHere, before(AddMembers{PlayerKey{1}, {}, {}})},
        {Code::teamsOrPlayers, before(SetTeamRules{TeamRules{}})},
        {Code::invalidTeamRules, noBoards},
        {Code::notOfTheTeam, seated({PlayerKey{4}, std::nullopt})},
        {Code::seatedTwice, seated({PlayerKey{3}, PlayerKey{3}})},
        {Code::emptyBoard, emptyBoard},
        {Code::leavesPlayedBoard, leftBoard},
    };
}

std::map<FindingCode, Meet> impossibleOfTables()
{
    using Code = FindingCode;
    return {
        {Code::numbersMissing,
         [](RatedBy mode) {
             MemoryTournament tournament(6);
             tournament.value.settings.ratedBy = mode;
             tournament.apply(SetSystem{{System::RoundRobin, 2026}});
             return readinessOf(tournament);
         }},
        {Code::twoTeamsWanted,
         [](RatedBy mode) {
             MemoryTournament tournament(0);
             tournament.value.settings.ratedBy = mode;
             tournament.apply(SetTeamRules{TeamRules{}});
             tournament.apply(SetSystem{{System::Scheveningen, 2026}});
             return readinessOf(tournament);
         }},
        {Code::teamTooSmall,
         [](RatedBy mode) {
             MemoryTournament tournament(0);
             tournament.value.settings.ratedBy = mode;
             tournament.apply(SetTeamRules{TeamRules{}});
             tournament.apply(SetSystem{{System::Scheveningen, 2026}});
             tournament.apply(AddPlayers{somePlayers(2), {}});
             return readinessOf(tournament);
         }},
        {Code::tableMissing,
         [](RatedBy mode) {
             MemoryTournament tournament(2);
             tournament.value.settings.ratedBy = mode;
             tournament.apply(SetSystem{{System::RoundRobin, 2026}});
             return readinessOf(tournament);
         }},
        {Code::noByesInATable,
         [](RatedBy mode) {
             MemoryTournament tournament(6);
             tournament.value.settings.ratedBy = mode;
             tournament.apply(SetSystem{{System::RoundRobin, 2026}});
             return tournament.plan(SetAbsence{RoundNumber{1}, {PlayerKey{2}}, AbsenceKind::halfPoint}).findings;
         }},
        {Code::varmaImpossible,
         [](RatedBy mode) {
             MemoryTournament tournament(6);
             tournament.value.settings.ratedBy = mode;
             tournament.apply(SetSystem{{System::RoundRobin, 2026}});
             return tournament.plan(DrawNumbers{{NumberDraw::By::varma, 1}}).findings;
         }},
        {Code::notTiedForFirst,
         [](RatedBy mode) {
             return roundRobin(mode, 6).plan(SetPlayOffWinner{PlayerKey{1}}).findings;
         }},
        {Code::notTied,
         [](RatedBy mode) {
             return roundRobin(mode, 6).plan(RankTied{{PlayerKey{1}, PlayerKey{2}}}).findings;
         }},
        {Code::tooLateForTheTable,
         [](RatedBy mode) {
             MemoryTournament tournament = roundRobin(mode, 6);
             tournament.apply(EnterResult{{RoundNumber{1}, 1}, GameResult::draw});
             return tournament.plan(AddPlayers{somePlayers(1, 7), {}}).findings;
         }},
        {Code::resultAlreadyIn,
         [](RatedBy mode) {
             MemoryTournament tournament = roundRobin(mode, 6);
             tournament.apply(EnterResult{{RoundNumber{1}, 1}, GameResult::draw});
             return tournament.plan(PostponeGame{{RoundNumber{1}, 1}, Postponement{}}).findings;
         }},
    };
}

/// What the tournament is played by.
std::map<FindingCode, Meet> impossibleOfSettings()
{
    using Code = FindingCode;
    PointSystem negative;
    negative.win = {Score{-10}, Score{-10}};
    return {
        {Code::readOnly, whenOpenedTwice},
        {Code::lockedAfterRoundOne, inPlay(SetInitialColour{{Colour::Black, {}}})},
        {Code::fideModeIsLeft,
         [](RatedBy mode) {
             MemoryTournament tournament = inRoundThree(mode);
             if (mode == RatedBy::fide) // inside there is nothing to go back to: it is left first
                 tournament.apply(SetRatedBy{RatedBy::nobody});
             return tournament.plan(SetRatedBy{RatedBy::fide}).findings;
         }},
        {Code::roundCountOutOfRange, inPlay(SetRoundCount{100})},
        {Code::fewerRoundsThanPublished, inPlay(SetRoundCount{1})},
        {Code::changedMeanwhile, before(SetRoundCount{6, 99})},
        {Code::unknownSystem, inPlay(SetSystem{{System::Dutch, 1900}})},
        {Code::matchesAndGames, inPlay(SetSystem{{System::DoubleSwiss, 2026}})},
        {Code::invalidPointSystem, before(SetPointSystem{negative})},
        {Code::accelerationNeedsPoints,
         [](RatedBy mode) {
             MemoryTournament tournament = beforeTheStart(mode);
             tournament.apply(SetPointSystem{PointSystem::of(Score{30}, Score{10}, Score{30})});
             return tournament.plan(SetAcceleration{Acceleration::baku}).findings;
         }},
        {Code::tooManyTieBreaks,
         [](RatedBy mode) {
             MemoryTournament tournament = beforeTheStart(mode);
             const std::vector<TieBreak> many(100, tournament.value.settings.tieBreaks.front());
             return tournament.plan(SetTieBreaks{many}).findings;
         }},
        {Code::tieBreakNotForRoundRobin,
         [](RatedBy mode) {
             MemoryTournament tournament = beforeTheStart(mode);
             tournament.value.settings.system = {System::RoundRobin, 2026};
             return tournament.plan(SetTieBreaks{{TieBreak{.kind = TieBreakKind::Buchholz}}}).findings;
         }},
        // F6 asks about these.
        {Code::tooFewPlayers,
         [](RatedBy mode) {
             MemoryTournament tournament(1, 7);
             tournament.value.settings.ratedBy = mode;
             return readinessOf(tournament);
         }},
        {Code::roundsUsedUp,
         [](RatedBy mode) {
             MemoryTournament tournament(4, 1);
             tournament.value.settings.ratedBy = mode;
             tournament.pairAndPublish();
             tournament.enterAll();
             return readinessOf(tournament);
         }},
        {Code::initialColourMissing,
         [](RatedBy mode) {
             MemoryTournament tournament;
             tournament.value.settings.ratedBy = mode;
             tournament.apply(AddPlayers{somePlayers(4), {}});
             return readinessOf(tournament);
         }},
        {Code::ratingMissing,
         [](RatedBy mode) {
             MemoryTournament tournament = beforeTheStart(mode);
             std::vector<NewPlayer> unrated = somePlayers(1, 80);
             unrated.front().data.rating.reset();
             tournament.apply(AddPlayers{unrated, {}});
             tournament.apply(SetSystem{{System::Dubov, 2026}});
             return readinessOf(tournament);
         }},
    };
}

std::map<FindingCode, Meet> impossibleCases()
{
    std::map<FindingCode, Meet> all = impossibleInRounds();
    all.merge(impossibleOfPlayers());
    all.merge(impossibleOfSettings());
    all.merge(impossibleOfTables());
    all.merge(impossibleOfTeams());
    return all;
}

} // namespace

/// What contradicts itself is refused in every mode.
class ImpossibleTest : public QObject {
    Q_OBJECT
private slots:
    void everyRowOfTheTableHasACommandThatMeetsIt();
    void itIsRefusedInsideAndOutsideFideMode_data();
    void itIsRefusedInsideAndOutsideFideMode();
};

void ImpossibleTest::everyRowOfTheTableHasACommandThatMeetsIt()
{
    const auto cases = impossibleCases();
    std::size_t rows = 0;
    for (const Refusal& refusal : refusals()) {
        if (refusal.kind != RefusalKind::impossible)
            continue;
        ++rows;
        QVERIFY2(cases.contains(refusal.code), qPrintable(QString::number(static_cast<int>(refusal.code))));
    }
    QCOMPARE(cases.size(), rows);
}

void ImpossibleTest::itIsRefusedInsideAndOutsideFideMode_data()
{
    QTest::addColumn<int>("code");
    for (const auto& [code, meet] : impossibleCases())
        QTest::addRow("finding %d", static_cast<int>(code)) << static_cast<int>(code);
}

void ImpossibleTest::itIsRefusedInsideAndOutsideFideMode()
{
    QFETCH(int, code);
    const auto wanted = static_cast<FindingCode>(code);
    static const auto cases = impossibleCases();
    for (const RatedBy mode : {RatedBy::fide, RatedBy::federation, RatedBy::nobody})
        QVERIFY(has(cases.at(wanted)(mode), wanted, WarningLevel::refused));
}

static const pairwright::RegisteredTest<ImpossibleTest> registered("test_impossible");
#include "test_impossible.moc"
