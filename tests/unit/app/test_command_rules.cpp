#include "tests/support/registered_test.h"
#include "tests/unit/app/support/rounds.h"
#include "tests/unit/app/support/sessions.h"

#include "app/domain/changes/contradictions.h"
#include "app/pairing/adapter.h"
#include "app/session/plan/readiness.h"

#include <QTest>

#include <span>

using namespace pairwright;
using namespace pairwright::test;

namespace {

using Codes = std::vector<FindingCode>;

NewPlayer newPlayer(const QString& name, std::optional<int> rating = std::nullopt, const QString& fideId = {})
{
    NewPlayer player;
    player.data.name = name;
    player.data.fideId = fideId;
    if (rating)
        player.data.rating = Rating{*rating, RatingSource::fide, {}};
    return player;
}

/// A player with one field changed to something that has to be refused.
NewPlayer spoiled(const std::function<void(PlayerData&)>& spoil)
{
    NewPlayer player = newPlayer(QStringLiteral("Somebody"));
    spoil(player.data);
    return player;
}

} // namespace

class CommandRulesTest : public QObject {
    Q_OBJECT
private slots:
    void badPlayerDataIsRefusedWithItsReason_data();
    void badPlayerDataIsRefusedWithItsReason();
    void aDuplicateFideIdIsRefusedAndADuplicateNameIsTold();
    void duplicatesInsideAnImportNameBothRows();
    void aListAddsAndChangesPlayersAsOneStep();
    void anUnchangedDuplicateNameIsNotToldAgain();
    void morePlayersThanATrfHoldsAreRefused();
    void aLateEntryCountsFromTheNextRound();
    void onlyPlayersWithoutAPublishedRoundAreRemoved();
    void removingAPlayerDropsTheProposalAndItsTraces();
    void presenceIsFixedOncePublished();
    void byesOnRequestAskAtTheirLevel();
    void whoIsNotPairedScoresByHisBye();
    void withdrawalAndReturnFitTogether();
    void lotPointsAndForbiddenPairsLockAtRoundOne();
    void theNumberOfRoundsAsksAtItsLevel();
    void systemAndEditionAreFixedOnceBegunInFideMode();
    void accelerationIsFixedOnceBegunInEveryMode();
    void aSystemThatThisBuildDoesNotHaveIsRefused();
    void badPointSystemsAreRefused();
    void twoDrawsAreWorthNoMoreThanAWinAndALoss();
    void aByeIsWorthNoMoreThanAWin();
    void withOneHalfAndNothingAByeIsWorthOneOfTheThree();
    void badEventDataIsRefused();
    void acknowledgementHasToReachTheLevel();
    void readinessNamesWhatIsMissing();
    void roundsThatCannotBePlayedAreToldBeforeTheFirst_data();
    void roundsThatCannotBePlayedAreToldBeforeTheFirst();
    void aStaleProposalIsNeitherStoredNorPublished();
    void nobodyIsForgottenAtPublishing();
    void aHandEditThatBreaksARuleAsksAtLevelThree();
    void aPublicationIsTakenBackOnlyWithReasonAndWithoutResults();
    void aTournamentThatContradictsItselfIsNotStored_data();
    void aTournamentThatContradictsItselfIsNotStored();
};

void CommandRulesTest::badPlayerDataIsRefusedWithItsReason_data()
{
    QTest::addColumn<int>("code");
    QTest::addColumn<PlayerData>("data");
    const auto row = [](const char* name, FindingCode code, const std::function<void(PlayerData&)>& spoil) {
        QTest::newRow(name) << static_cast<int>(code) << spoiled(spoil).data;
    };
    using Data = PlayerData;
    row("rating 9999", FindingCode::ratingOutOfRange, [](Data& d) { d.rating = Rating{9999, {}, {}}; });
    row("rating 3501", FindingCode::ratingOutOfRange, [](Data& d) { d.rating = Rating{3501, {}, {}}; });
    row("rating 0", FindingCode::ratingOutOfRange, [](Data& d) { d.rating = Rating{0, {}, {}}; });
    row("no name", FindingCode::nameMissing, [](Data& d) { d.name = QStringLiteral("  "); });
    row("name of megabytes", FindingCode::textNotAllowed, [](Data& d) { d.name = QString(10'000'000, u'x'); });
    row("control characters", FindingCode::textNotAllowed, [](Data& d) { d.name = QStringLiteral("A\x1b[2J"); });
    row("line break in club", FindingCode::textNotAllowed, [](Data& d) { d.club = QStringLiteral("A\nB"); });
    row("line break in group", FindingCode::textNotAllowed, [](Data& d) { d.group = QStringLiteral("A\nB"); });
    row("id with letters", FindingCode::invalidFideId, [](Data& d) { d.fideId = QStringLiteral("12a"); });
    row("federation", FindingCode::invalidFederation, [](Data& d) { d.federation = QStringLiteral("Germany"); });
    row("31 February", FindingCode::invalidBirthDate, [](Data& d) { d.birth = BirthDate{1990, 2, 31}; });
    row("day without month", FindingCode::invalidBirthDate, [](Data& d) { d.birth = BirthDate{1990, {}, 3}; });
    row("born in year 90", FindingCode::invalidBirthDate, [](Data& d) { d.birth = BirthDate{90, {}, {}}; });
}

void CommandRulesTest::badPlayerDataIsRefusedWithItsReason()
{
    QFETCH(int, code);
    QFETCH(PlayerData, data);
    const MemoryTournament tournament(2);
    const auto expected = static_cast<FindingCode>(code);
    NewPlayer good = newPlayer(QStringLiteral("Good"));
    NewPlayer bad;
    bad.data = data;
    const Plan added = tournament.plan(AddPlayers{{good, bad}, {}});
    QCOMPARE(codesOf(added.findings), (Codes{expected}));
    QCOMPARE(added.findings.front().row.value(), 1);
    QVERIFY(!checked(added, WarningLevel::twoSteps));
    const Plan edited = tournament.plan(editOf(tournament.value.players.front(), data));
    QCOMPARE(codesOf(edited.findings), (Codes{expected}));
    QCOMPARE(edited.findings.front().player.value(), PlayerKey{1});
}

void CommandRulesTest::aDuplicateFideIdIsRefusedAndADuplicateNameIsTold()
{
    MemoryTournament tournament;
    tournament.apply(AddPlayers{{newPlayer(QStringLiteral("Müller, Eva"), 2000, QStringLiteral("4600001"))}, {}});
    const Plan sameId =
        tournament.plan(AddPlayers{{newPlayer(QStringLiteral("Other"), 1, QStringLiteral("4600001"))}, {}});
    QCOMPARE(codesOf(sameId.findings), (Codes{FindingCode::duplicateFideId}));
    QCOMPARE(sameId.findings.front().level, WarningLevel::refused);
    QCOMPARE(sameId.findings.front().other.value(), PlayerKey{1});
    const Plan sameName = tournament.plan(AddPlayers{{newPlayer(QStringLiteral(" müller,  EVA"))}, {}});
    QCOMPARE(codesOf(sameName.findings), (Codes{FindingCode::duplicateName}));
    QCOMPARE(sameName.findings.front().level, WarningLevel::acknowledge);
    QVERIFY(checked(sameName, WarningLevel::acknowledge));
    QVERIFY(!checked(sameName, WarningLevel::none));
}

void CommandRulesTest::duplicatesInsideAnImportNameBothRows()
{
    const MemoryTournament tournament;
    const Plan plan = tournament.plan(AddPlayers{{newPlayer(QStringLiteral("A"), 1, QStringLiteral("7")),
                                                  newPlayer(QStringLiteral("B"), 1, QStringLiteral("8")),
                                                  newPlayer(QStringLiteral("C"), 1, QStringLiteral("7"))},
                                                 {}});
    QCOMPARE(codesOf(plan.findings), (Codes{FindingCode::duplicateFideId}));
    QCOMPARE(plan.findings.front().row.value(), 2);
    QCOMPARE(plan.findings.front().value.value(), std::int64_t{0});
}

void CommandRulesTest::aListAddsAndChangesPlayersAsOneStep()
{
    MemoryTournament tournament;
    tournament.apply(AddPlayers{{newPlayer(QStringLiteral("A"), 1500, QStringLiteral("7")),
                                 newPlayer(QStringLiteral("B"), 1400, QStringLiteral("8"))},
                                {}});
    // The two ids were mixed up; the list puts them right, which no single edit could.
    PlayerData a = tournament.value.player(PlayerKey{1})->data;
    PlayerData b = tournament.value.player(PlayerKey{2})->data;
    std::swap(a.fideId, b.fideId);
    const AddPlayers list{{newPlayer(QStringLiteral("C"), 1300, QStringLiteral("9"))},
                          QStringLiteral("list.csv"),
                          {editOf(tournament.value.players[0], a), editOf(tournament.value.players[1], b)}};
    QVERIFY(tournament.plan(list).findings.empty());
    QCOMPARE(tournament.plan(list).step.count, 3);
    AddPlayers wrong = list;
    wrong.players.front().data.fideId = QStringLiteral("8");
    QCOMPARE(codesOf(tournament.plan(wrong).findings), (Codes{FindingCode::duplicateFideId}));
    wrong = list;
    wrong.changes.back().fields.front().wanted = a.fideId;
    QCOMPARE(codesOf(tournament.plan(wrong).findings), (Codes{FindingCode::duplicateFideId}));
    wrong = list;
    wrong.changes = {EditPlayer{PlayerKey{99}, {}}};
    QCOMPARE(codesOf(tournament.plan(wrong).findings), (Codes{FindingCode::unknownPlayer}));

    tournament.apply(list);
    QCOMPARE(tournament.value.players.size(), std::size_t{3});
    QCOMPARE(tournament.value.player(PlayerKey{1})->data, a);
    QCOMPARE(tournament.value.player(PlayerKey{2})->data, b);
}

void CommandRulesTest::anUnchangedDuplicateNameIsNotToldAgain()
{
    MemoryTournament tournament;
    tournament.apply(AddPlayers{{newPlayer(QStringLiteral("A"), 1), newPlayer(QStringLiteral("A"), 2)}, {}});
    PlayerData data = tournament.value.player(PlayerKey{2})->data;
    data.rating->value = 1500;
    QVERIFY(tournament.plan(editOf(tournament.value.players[1], data)).findings.empty());
}

void CommandRulesTest::morePlayersThanATrfHoldsAreRefused()
{
    const MemoryTournament tournament(1);
    std::vector<NewPlayer> many;
    constexpr int tooMany = 9999;
    many.reserve(tooMany);
    for (int i = 0; i < tooMany; ++i)
        many.push_back(newPlayer(QStringLiteral("P%1").arg(i)));
    QCOMPARE(codesOf(tournament.plan(AddPlayers{many, {}}).findings), (Codes{FindingCode::tooManyPlayers}));
}

void CommandRulesTest::aLateEntryCountsFromTheNextRound()
{
    MemoryTournament tournament(4);
    tournament.pairAndPublish();
    NewPlayer early = newPlayer(QStringLiteral("Early"));
    early.firstRound = one;
    QCOMPARE(codesOf(tournament.plan(AddPlayers{{early}, {}}).findings), (Codes{FindingCode::roundAlreadyPublished}));
    tournament.apply(AddPlayers{{newPlayer(QStringLiteral("Late"))}, {}});
    QCOMPARE(tournament.value.players.back().firstRound, two);
}

void CommandRulesTest::onlyPlayersWithoutAPublishedRoundAreRemoved()
{
    MemoryTournament tournament(4);
    tournament.pairAndPublish();
    const Plan plan = tournament.plan(RemovePlayers{{PlayerKey{2}}});
    QCOMPARE(codesOf(plan.findings), (Codes{FindingCode::playerHasRounds}));
    QVERIFY(plan.delta.empty());
    tournament.apply(AddPlayers{{newPlayer(QStringLiteral("Late"))}, {}});
    tournament.apply(RemovePlayers{{PlayerKey{5}}});
    QCOMPARE(tournament.value.players.size(), std::size_t{4});
}

void CommandRulesTest::removingAPlayerDropsTheProposalAndItsTraces()
{
    MemoryTournament tournament(6);
    tournament.apply(SetForbidden{{adding(ForbiddenPairs{{PlayerKey{1}, PlayerKey{2}}, one, {}}),
                                   adding(ForbiddenPairs{{PlayerKey{2}, PlayerKey{3}, PlayerKey{4}}, one, {}})}});
    tournament.apply(SetDeclaredOrder{{PlayerKey{1}, PlayerKey{2}}});
    Pairings pairings;
    pairings.boards = {Match::of(PlayerKey{1}, PlayerKey{3}), Match::of(PlayerKey{4}, PlayerKey{2}),
                       Match::of(PlayerKey{5}, PlayerKey{6})};
    const QString hash = pairingInputHash(tournament.value);
    tournament.apply(StoreProposal{{one, PairingOrigin::edited, {System::Dutch, 2026}, pairings, {}, {}, hash}});
    tournament.apply(RemovePlayers{{PlayerKey{2}}});
    QVERIFY(tournament.value.rounds.empty());
    QCOMPARE(tournament.value.settings.declaredOrder, (std::vector{PlayerKey{1}}));
    QCOMPARE(tournament.value.settings.forbidden.size(), std::size_t{1});
    QCOMPARE(tournament.value.settings.forbidden.front().players, (std::vector{PlayerKey{3}, PlayerKey{4}}));
}

void CommandRulesTest::presenceIsFixedOncePublished()
{
    MemoryTournament tournament(4, 3);
    tournament.pairAndPublish();
    const PlayerKey player{1};
    const auto refusal = [&](const Command& command) {
        return codesOf(tournament.plan(command).findings);
    };
    QCOMPARE(refusal(SetAbsence{one, {player}, {}}), (Codes{FindingCode::roundAlreadyPublished}));
    QCOMPARE(refusal(ClearAbsence{one, {player}}), (Codes{FindingCode::roundAlreadyPublished}));
    QCOMPARE(refusal(WithdrawPlayer{{player}, one}), (Codes{FindingCode::roundAlreadyPublished}));
    QCOMPARE(refusal(ReturnPlayer{{player}, one}), (Codes{FindingCode::roundAlreadyPublished}));
    QCOMPARE(refusal(SetAbsence{RoundNumber{4}, {player}, {}}), (Codes{FindingCode::roundBeyondPlan}));
    QCOMPARE(refusal(SetAbsence{two, {PlayerKey{99}}, {}}), (Codes{FindingCode::unknownPlayer}));
    QVERIFY(refusal(SetAbsence{two, {player}, {}}).empty());
}

void CommandRulesTest::byesOnRequestAskAtTheirLevel()
{
    MemoryTournament tournament(4);
    const PlayerKey player{1};
    QCOMPARE(levelOf(tournament, SetAbsence{one, {player}, AbsenceKind::zeroPoint}), WarningLevel::none);
    QCOMPARE(levelOf(tournament, SetAbsence{one, {player}, AbsenceKind::halfPoint}), WarningLevel::none);
    QCOMPARE(levelOf(tournament, SetAbsence{one, {player}, AbsenceKind::fullPoint}), WarningLevel::acknowledge);
    tournament.apply(SetAbsence{two, {player}, AbsenceKind::halfPoint});
    const Plan second = tournament.plan(SetAbsence{one, {player}, AbsenceKind::halfPoint});
    QVERIFY(has(second.findings, FindingCode::secondHalfPointBye, WarningLevel::confirm));
    QCOMPARE(second.findings.front().round.value(), two);
    // The same once more is no second one.
    QVERIFY(tournament.plan(SetAbsence{two, {player}, AbsenceKind::halfPoint}).delta.empty());
    QCOMPARE(levelOf(tournament, SetAbsence{two, {player}, AbsenceKind::zeroPoint}), WarningLevel::none);
    NewPlayer entry = newPlayer(QStringLiteral("Somebody"));
    entry.absences = {{one, AbsenceKind::halfPoint}};
    QCOMPARE(levelOf(tournament, AddPlayers{{entry}, {}}), WarningLevel::none);
    entry.absences[two] = AbsenceKind::fullPoint;
    QCOMPARE(levelOf(tournament, AddPlayers{{entry}, {}}), WarningLevel::acknowledge);
    entry.absences[two] = AbsenceKind::halfPoint;
    QCOMPARE(levelOf(tournament, AddPlayers{{entry}, {}}), WarningLevel::confirm);
}

void CommandRulesTest::whoIsNotPairedScoresByHisBye()
{
    MemoryTournament tournament(7);
    const std::array wanted{std::pair{PlayerKey{1}, AbsenceKind::fullPoint},
                            std::pair{PlayerKey{2}, AbsenceKind::halfPoint},
                            std::pair{PlayerKey{3}, AbsenceKind::zeroPoint}};
    for (const auto& [player, kind] : wanted)
        tournament.apply(SetAbsence{one, {player}, kind});
    tournament.pairAndPublish();
    tournament.enterAll();
    const EngineView view = engineView(tournament.value, 1);
    const auto scoreOf = [&view](PlayerKey player) {
        return view.state.scoreAfter(view.order.tpnOf(player).value(), 1);
    };
    QCOMPARE(scoreOf(PlayerKey{1}).tenths, 10);
    QCOMPARE(scoreOf(PlayerKey{2}).tenths, 5);
    QCOMPARE(scoreOf(PlayerKey{3}).tenths, 0);
}

void CommandRulesTest::withdrawalAndReturnFitTogether()
{
    MemoryTournament tournament(4);
    const PlayerKey player{1};
    const auto refusal = [&](const Command& command) {
        return codesOf(tournament.plan(command).findings);
    };
    QCOMPARE(refusal(ReturnPlayer{{player}, one}), (Codes{FindingCode::notWithdrawn}));
    tournament.apply(WithdrawPlayer{{player}, two});
    QCOMPARE(refusal(WithdrawPlayer{{player}, RoundNumber{3}}), (Codes{FindingCode::alreadyWithdrawn}));
    QCOMPARE(refusal(SetAbsence{RoundNumber{3}, {player}, {}}), (Codes{FindingCode::alreadyWithdrawn}));
    QCOMPARE(refusal(ReturnPlayer{{player}, one}), (Codes{FindingCode::notWithdrawn}));
    tournament.apply(ReturnPlayer{{player}, RoundNumber{4}});
    QCOMPARE(refusal(WithdrawPlayer{{player}, RoundNumber{3}}), (Codes{FindingCode::alreadyWithdrawn}));
    tournament.apply(WithdrawPlayer{{player}, RoundNumber{4}});
    QCOMPARE(tournament.value.player(player)->withdrawals, (std::vector<Withdrawal>{{two, std::nullopt}}));
    tournament.apply(ReturnPlayer{{player}, two});
    QVERIFY(tournament.value.player(player)->withdrawals.empty());
}

void CommandRulesTest::lotPointsAndForbiddenPairsLockAtRoundOne()
{
    MemoryTournament tournament(4);
    const std::vector<std::pair<Command, FindingCode>> commands{
        {SetInitialColour{{Colour::Black, {}}}, FindingCode::lockedAfterRoundOne},
        {SetPointSystem{PointSystem::of(Score{30}, Score{10}, Score{30})}, FindingCode::pointsFixed},
        {SetForbidden{{adding(ForbiddenPairs{{PlayerKey{1}, PlayerKey{2}}, one, {}})}},
         FindingCode::forbiddenPairsFixed}};
    for (const auto& each : commands)
        QVERIFY(tournament.plan(each.first).findings.empty());
    tournament.pairAndPublish();
    for (const auto& each : commands) {
        const Plan plan = tournament.plan(each.first);
        QVERIFY(has(plan.findings, each.second, WarningLevel::refused));
        QVERIFY(plan.delta.empty());
    }
    tournament.apply(WithdrawPublication{one, QStringLiteral("wrong colour")});
    QVERIFY(tournament.plan(commands.front().first).findings.empty());
    // In FIDE mode what was declared stays, whatever becomes of the publication.
    for (const auto& each : std::span(commands).subspan(1))
        QVERIFY(has(tournament.plan(each.first).findings, each.second, WarningLevel::refused));
    QVERIFY(has(tournament.plan(SetSystem{{System::Burstein, 2026}}).findings, FindingCode::systemChanges,
                WarningLevel::refused));
    QVERIFY(has(tournament.plan(SetAcceleration{Acceleration::baku}).findings, FindingCode::lockedAfterRoundOne,
                WarningLevel::refused));
}

void CommandRulesTest::theNumberOfRoundsAsksAtItsLevel()
{
    MemoryTournament tournament(6, 5);
    QCOMPARE(levelOf(tournament, SetRoundCount{4}), WarningLevel::none);
    QVERIFY(has(tournament.plan(SetRoundCount{6}).findings, FindingCode::moreRoundsThanPlayable,
                WarningLevel::acknowledge));
    QCOMPARE(codesOf(tournament.plan(SetRoundCount{0}).findings), (Codes{FindingCode::roundCountOutOfRange}));
    tournament.pairAndPublish();
    tournament.enterAll();
    tournament.pairAndPublish();
    QVERIFY(
        has(tournament.plan(SetRoundCount{1}).findings, FindingCode::fewerRoundsThanPublished, WarningLevel::refused));
    QCOMPARE(codesOf(tournament.plan(SetRoundCount{4}).findings), (Codes{FindingCode::roundCountChanges}));
    QCOMPARE(levelOf(tournament, SetRoundCount{4}), WarningLevel::twoSteps);
    const Plan last = tournament.plan(SetRoundCount{2});
    QVERIFY(has(last.findings, FindingCode::lastRoundChangesKind, WarningLevel::twoSteps));
    QVERIFY(tournament.plan(SetRoundCount{5}).delta.empty());
}

void CommandRulesTest::systemAndEditionAreFixedOnceBegunInFideMode()
{
    for (const SystemEdition other : {SystemEdition{System::Dutch, 2017}, SystemEdition{System::Dubov, 2026}}) {
        MemoryTournament tournament(4);
        const SetSystem command{other};
        QCOMPARE(levelOf(tournament, command), WarningLevel::none);
        tournament.pairAndPublish();
        QVERIFY(has(tournament.plan(command).findings, FindingCode::systemChanges, WarningLevel::refused));
        tournament.apply(SetRatedBy{RatedBy::nobody});
        QCOMPARE(levelOf(tournament, command), WarningLevel::twoSteps);
        tournament.apply(command);
        QVERIFY(tournament.value.settings.system == other);
        QCOMPARE(tournament.value.rounds.front().published()->system.edition, 2026);
    }
}

void CommandRulesTest::accelerationIsFixedOnceBegunInEveryMode()
{
    for (const Acceleration present : {Acceleration::none, Acceleration::baku})
        for (const RatedBy mode : {RatedBy::fide, RatedBy::nobody}) {
            MemoryTournament tournament(6);
            tournament.apply(SetAcceleration{present});
            tournament.pairAndPublish();
            if (mode != RatedBy::fide)
                tournament.apply(SetRatedBy{mode});
            const Acceleration other = present == Acceleration::none ? Acceleration::baku : Acceleration::none;
            const Plan plan = tournament.plan(SetAcceleration{other});
            QVERIFY(has(plan.findings, FindingCode::lockedAfterRoundOne, WarningLevel::refused));
            QVERIFY(plan.delta.empty());
        }
}

void CommandRulesTest::aSystemThatThisBuildDoesNotHaveIsRefused()
{
    const MemoryTournament tournament(4);
    QCOMPARE(codesOf(tournament.plan(SetSystem{{System::Dutch, 1850}}).findings), (Codes{FindingCode::unknownSystem}));
}

void CommandRulesTest::badPointSystemsAreRefused()
{
    const MemoryTournament tournament(2);
    for (const PointSystem& points :
         {PointSystem::of(Score{5}, Score{10}, Score{5}), PointSystem::of(Score{0}, Score{0}, Score{0}),
          PointSystem::of(Score{10}, Score{5}, Score{-10}), PointSystem::of(Score{100000}, Score{5}, Score{5})})
        QCOMPARE(codesOf(tournament.plan(SetPointSystem{points}).findings), (Codes{FindingCode::invalidPointSystem}));
}

void CommandRulesTest::twoDrawsAreWorthNoMoreThanAWinAndALoss()
{
    const MemoryTournament tournament(2);
    QVERIFY(tournament.plan(SetPointSystem{PointSystem::of(Score{20}, Score{10}, Score{20})}).findings.empty());
    PointSystem ofLoss = PointSystem::of(Score{30}, Score{20}, Score{30});
    const SetPointSystem more{ofLoss};
    QVERIFY(has(tournament.plan(more).findings, FindingCode::twoDrawsAboveWin, WarningLevel::refused));
    ofLoss.loss = {Score{10}, Score{10}};
    QVERIFY(tournament.plan(SetPointSystem{ofLoss}).findings.empty());
    ofLoss.draw.black = Score{21}; // where colours differ, the one that leaves the bound
    QVERIFY(
        has(tournament.plan(SetPointSystem{ofLoss}).findings, FindingCode::twoDrawsAboveWin, WarningLevel::refused));
}

void CommandRulesTest::aByeIsWorthNoMoreThanAWin()
{
    const MemoryTournament tournament(2);
    for (Score PointSystem::*const bye : {&PointSystem::pairingAllocatedBye, &PointSystem::fullPointBye,
                                          &PointSystem::halfPointBye, &PointSystem::zeroPointBye}) {
        PointSystem points = PointSystem::of(Score{30}, Score{10}, Score{10});
        points.*bye = Score{30};
        QVERIFY(tournament.plan(SetPointSystem{points}).findings.empty());
        points.*bye = Score{31};
        QVERIFY(has(tournament.plan(SetPointSystem{points}).findings, FindingCode::byeAboveWin, WarningLevel::refused));
    }
}

void CommandRulesTest::withOneHalfAndNothingAByeIsWorthOneOfTheThree()
{
    for (int tenths = 0; tenths <= 10; ++tenths) {
        const MemoryTournament tournament(2);
        const Plan plan = tournament.plan(SetPointSystem{PointSystem::of(Score{10}, Score{5}, Score{tenths})});
        if (tenths % 5 == 0)
            QVERIFY(plan.findings.empty());
        else
            QVERIFY(has(plan.findings, FindingCode::byeNotUsual, WarningLevel::refused));
    }
}

void CommandRulesTest::badEventDataIsRefused()
{
    const MemoryTournament tournament(2);
    EventData event;
    event.start = QDate(2026, 5, 2);
    event.end = QDate(2026, 5, 1);
    QCOMPARE(codesOf(tournament.plan(editOf(tournament.value.event, event)).findings),
             (Codes{FindingCode::dateOutOfOrder}));
    event.end = {};
    event.deputyArbiters = {{QStringLiteral("A\tB"), {}}};
    QCOMPARE(codesOf(tournament.plan(editOf(tournament.value.event, event)).findings),
             (Codes{FindingCode::textNotAllowed}));
}

void CommandRulesTest::acknowledgementHasToReachTheLevel()
{
    MemoryTournament tournament(4);
    tournament.pairAndPublish();
    const Plan plan = tournament.plan(SetRoundCount{3});
    for (const WarningLevel level : {WarningLevel::none, WarningLevel::acknowledge, WarningLevel::confirm}) {
        const auto refused = checked(plan, level);
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, CommandError::Kind::needsConfirmation);
        QCOMPARE(refused.error().level, WarningLevel::twoSteps);
        QVERIFY(!refused.error().findings.empty());
    }
    QVERIFY(checked(plan, WarningLevel::twoSteps));
}

void CommandRulesTest::readinessNamesWhatIsMissing()
{
    MemoryTournament empty;
    QCOMPARE(codesOf(readinessForPairing(empty.value).findings),
             (Codes{FindingCode::initialColourMissing, FindingCode::tooFewPlayers}));
    MemoryTournament tournament(4, 3);
    QVERIFY(readinessForPairing(tournament.value).ready());
    tournament.apply(SetAbsence{one, {PlayerKey{1}, PlayerKey{2}, PlayerKey{3}}, {}});
    const Readiness lonely = readinessForPairing(tournament.value);
    QCOMPARE(codesOf(lonely.findings), (Codes{FindingCode::tooFewPlayers}));
    QCOMPARE(lonely.findings.front().value.value(), std::int64_t{1});
    tournament.apply(ClearAbsence{one, {PlayerKey{1}, PlayerKey{2}, PlayerKey{3}}});
    tournament.apply(SetRoundCount{4});
    const Readiness tooMany = readinessForPairing(tournament.value);
    QCOMPARE(codesOf(tooMany.findings), (Codes{FindingCode::moreRoundsThanPlayable}));
    QVERIFY(!tooMany.refused());
    // Four players, three rounds, and two who must not meet: each of them has two opponents.
    tournament.apply(SetRoundCount{3});
    QVERIFY(readinessForPairing(tournament.value).ready());
    tournament.apply(SetForbidden{{adding(ForbiddenPairs{{PlayerKey{1}, PlayerKey{2}}, one, std::nullopt})}});
    const Readiness apart = readinessForPairing(tournament.value);
    QCOMPARE(codesOf(apart.findings), (Codes{FindingCode::moreRoundsThanPlayable}));
    QCOMPARE(apart.findings.front().value.value(), std::int64_t{2});
    const ForbiddenPairs declared = tournament.value.settings.forbidden.front();
    ForbiddenPairs earlyOnly = declared;
    earlyOnly.last = two;
    tournament.apply(SetForbidden{{{declared, earlyOnly}}});
    QVERIFY(readinessForPairing(tournament.value).ready());
    tournament.apply(SetForbidden{{{tournament.value.settings.forbidden.front(), std::nullopt}}});
    tournament.apply(SetRoundCount{1});
    tournament.pairAndPublish();
    QCOMPARE(codesOf(readinessForPairing(tournament.value).findings),
             (Codes{FindingCode::roundsUsedUp, FindingCode::resultsMissing}));
    tournament.apply(SetRoundCount{3});
    tournament.apply(EnterResult{{one, 1}, GameResult::draw});
    const Readiness open = readinessForPairing(tournament.value);
    QCOMPARE(open.round, two);
    QCOMPARE(codesOf(open.findings), (Codes{FindingCode::resultsMissing}));
    QCOMPARE(open.findings.front().level, WarningLevel::acknowledge);
    QCOMPARE(open.findings.front().boards, (std::vector<int>{2}));
    tournament.apply(RegisterAdjourned{one});
    QVERIFY(readinessForPairing(tournament.value).ready());
}

/// Each player has opponents enough, and still there are not as many rounds in which everybody has one.
void CommandRulesTest::roundsThatCannotBePlayedAreToldBeforeTheFirst_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("rounds");
    QTest::addColumn<QString>("mayMeet");
    QTest::addColumn<int>("most");
    const QString fives = QStringLiteral("12 13 14 15 23 24 25 34 35 45 67 68 69 60 78 79 70 89 80 90");
    QTest::newRow("two groups of five, and one pair across") << 10 << 4 << fives + QStringLiteral(" 16") << 1;
    QTest::newRow("two pairs across") << 10 << 2 << fives + QStringLiteral(" 16 27") << -1;
    QTest::newRow("two groups of three") << 6 << 1 << QStringLiteral("12 13 23 45 46 56") << 0;
    QTest::newRow("Petersen's graph") << 10 << 3 << QStringLiteral("12 23 34 45 15 16 27 38 49 50 68 80 70 79 69") << 1;
    QTest::newRow("a ring with diameters") << 8 << 3 << QStringLiteral("12 23 34 45 56 67 78 18 15 26 37 48") << -1;
    QTest::newRow("five, and everybody may have the bye") << 5 << 3 << QStringLiteral("12 23 34 45 15") << 2;
}

void CommandRulesTest::roundsThatCannotBePlayedAreToldBeforeTheFirst()
{
    QFETCH(const int, players);
    QFETCH(const int, rounds);
    QFETCH(const QString, mayMeet);
    QFETCH(const int, most);
    MemoryTournament tournament(players, rounds);
    for (int a = 1; a <= players; ++a)
        for (int b = a + 1; b <= players; ++b)
            if (!mayMeet.contains(QString::number(a) + QString::number(b % 10)) &&
                !mayMeet.contains(QString::number(b % 10) + QString::number(a)))
                tournament.apply(
                    SetForbidden{{adding(ForbiddenPairs{{PlayerKey{a}, PlayerKey{b}}, one, std::nullopt})}});
    const Readiness readiness = readinessForPairing(tournament.value);
    if (most < 0) {
        QVERIFY(readiness.ready());
        return;
    }
    QCOMPARE(codesOf(readiness.findings), (Codes{FindingCode::moreRoundsThanPlayable}));
    QCOMPARE(readiness.findings.front().value.value(), std::int64_t{most});
}

void CommandRulesTest::aStaleProposalIsNeitherStoredNorPublished()
{
    MemoryTournament tournament(6);
    const QString hash = pairingInputHash(tournament.value);
    Pairings pairings;
    pairings.boards = {Match::of(PlayerKey{1}, PlayerKey{4}), Match::of(PlayerKey{5}, PlayerKey{2}),
                       Match::of(PlayerKey{3}, PlayerKey{6})};
    const StoreProposal store{{one, PairingOrigin::engine, {System::Dutch, 2026}, pairings, {}, {}, hash}};
    tournament.apply(store);
    QVERIFY(tournament.plan(PublishRound{one}).findings.empty());
    PlayerData data = tournament.value.player(PlayerKey{6})->data;
    data.rating->value = 2600;
    tournament.apply(editOf(*tournament.value.player(PlayerKey{6}), data));
    QCOMPARE(codesOf(tournament.plan(PublishRound{one}).findings), (Codes{FindingCode::proposalStale}));
    QCOMPARE(codesOf(tournament.plan(store).findings), (Codes{FindingCode::proposalStale}));
    QCOMPARE(codesOf(tournament.plan(PublishRound{two}).findings), (Codes{FindingCode::noProposal}));
    const StoreProposal wrongRound{{two, PairingOrigin::engine, {System::Dutch, 2026}, pairings, {}, {}, hash}};
    QCOMPARE(codesOf(tournament.plan(wrongRound).findings), (Codes{FindingCode::notTheNextRound}));
}

void CommandRulesTest::nobodyIsForgottenAtPublishing()
{
    MemoryTournament tournament(5);
    tournament.apply(SetAbsence{one, {PlayerKey{5}}, AbsenceKind::halfPoint});
    const QString hash = pairingInputHash(tournament.value);
    const auto publishing = [&](const Pairings& pairings) {
        MemoryTournament copy = tournament;
        copy.apply(StoreProposal{{one, PairingOrigin::engine, {System::Dutch, 2026}, pairings, {}, {}, hash}});
        return codesOf(copy.plan(PublishRound{one}).findings);
    };
    const Match first = Match::of(PlayerKey{1}, PlayerKey{3});
    const Match second = Match::of(PlayerKey{4}, PlayerKey{2});
    QVERIFY(publishing({{first, second}, {}}).empty());
    QCOMPARE(publishing({{first}, {}}), (Codes{FindingCode::playerNotPlaced, FindingCode::playerNotPlaced}));
    QCOMPARE(publishing({{first, second}, PlayerKey{5}}),
             (Codes{FindingCode::absentPlayerPlaced, FindingCode::byeNotNeeded}));
    QCOMPARE(publishing({{first, Match::of(PlayerKey{4}, PlayerKey{1})}, PlayerKey{2}}),
             (Codes{FindingCode::playerPlacedTwice, FindingCode::byeNotNeeded}));
}

void CommandRulesTest::aHandEditThatBreaksARuleAsksAtLevelThree()
{
    MemoryTournament tournament(4, 3);
    tournament.pairAndPublish();
    tournament.enterAll();
    const Match played = tournament.value.rounds[0].published()->pairings.boards.front();
    const Match other = tournament.value.rounds[0].published()->pairings.boards.back();
    const QString hash = pairingInputHash(tournament.value);
    Pairings pairings{{Match::of(played.a, other.b), Match::of(other.a, played.b)}, {}};
    tournament.apply(StoreProposal{{two, PairingOrigin::engine, {System::Dutch, 2026}, pairings, {}, {}, hash}});
    // What the engine does with colours is its system's business: told, but not asked.
    QVERIFY(has(tournament.plan(PublishRound{two}).findings, FindingCode::bothWantSameColour, WarningLevel::none));
    QCOMPARE(levelOf(tournament, PublishRound{two}), WarningLevel::none);
    tournament.apply(BeginManualPairing{two});
    const EditProposal edit{two, EditProposal::SwapPlayers{other.b, played.b}};
    QVERIFY(has(tournament.plan(edit).findings, FindingCode::rematch, WarningLevel::confirm));
    tournament.apply(edit);
    tournament.apply(ValidatePairings{two, tournament.value.rounds[1].proposal()->pairings, {}});
    QCOMPARE(tournament.value.rounds[1].proposal()->origin, PairingOrigin::edited);
    const Plan plan = tournament.plan(PublishRound{two});
    QVERIFY(has(plan.findings, FindingCode::rematch, WarningLevel::confirm));
    QVERIFY(!checked(plan, WarningLevel::acknowledge));
    QVERIFY(checked(plan, WarningLevel::confirm));
}

void CommandRulesTest::aPublicationIsTakenBackOnlyWithReasonAndWithoutResults()
{
    MemoryTournament tournament(4, 3);
    tournament.pairAndPublish();
    const WithdrawPublication takeBack{one, QStringLiteral("wrong list")};
    QCOMPARE(levelOf(tournament, takeBack), WarningLevel::confirm);
    QVERIFY(
        has(tournament.plan(WithdrawPublication{one, {}}).findings, FindingCode::reasonMissing, WarningLevel::refused));
    tournament.apply(EnterResult{{one, 2}, GameResult::draw});
    const Plan withResult = tournament.plan(takeBack);
    QVERIFY(has(withResult.findings, FindingCode::resultsAlreadyIn, WarningLevel::refused));
    QCOMPARE(withResult.findings.front().boards, (std::vector<int>{2}));
    tournament.apply(EnterResult{{one, 1}, GameResult::draw});
    tournament.pairAndPublish();
    QVERIFY(has(tournament.plan(takeBack).findings, FindingCode::laterRoundPublished, WarningLevel::refused));
    QVERIFY(has(tournament.plan(WithdrawPublication{RoundNumber{3}, QStringLiteral("x")}).findings,
                FindingCode::notPublished, WarningLevel::refused));
}

void CommandRulesTest::aTournamentThatContradictsItselfIsNotStored_data()
{
    QTest::addColumn<int>("which");
    QTest::addColumn<int>("code");
    const auto row = [](const char* name, int which, FindingCode code) {
        QTest::newRow(name) << which << static_cast<int>(code);
    };
    row("the same player on two boards", 0, FindingCode::playerPlacedTwice);
    row("a player nobody knows", 1, FindingCode::unknownPlayer);
    row("numbers missing", 2, FindingCode::invalidOrder);
    row("more rounds than planned", 3, FindingCode::fewerRoundsThanPublished);
    row("a round missing before", 4, FindingCode::notTheNextRound);
    row("no name", 5, FindingCode::nameMissing);
    row("keys out of order", 6, FindingCode::invalidOrder);
    row("system unknown", 7, FindingCode::unknownSystem);
}

void CommandRulesTest::aTournamentThatContradictsItselfIsNotStored()
{
    QFETCH(int, which);
    QFETCH(int, code);
    MemoryTournament good(6, 5);
    good.pairAndPublish();
    good.enterAll();
    good.pairAndPublish();
    QVERIFY(contradictionsIn(good.value).empty());
    Tournament bad = good.value;
    RoundVersion& version = bad.rounds[1].versions.front();
    switch (which) {
    case 0: version.pairings.boards[0].a = version.pairings.boards[1].a; break;
    case 1: version.pairings.bye = PlayerKey{77}; break;
    case 2: version.order.pop_back(); break;
    case 3: bad.settings.plannedRounds = 1; break;
    case 4: bad.rounds.erase(bad.rounds.begin()); break;
    case 5: bad.players[2].data.name.clear(); break;
    case 6: std::swap(bad.players[0], bad.players[1]); break;
    case 7: bad.settings.system.edition = 1850; break;
    default: QFAIL("no such row");
    }
    const auto codes = codesOf(contradictionsIn(bad));
    QVERIFY(std::find(codes.begin(), codes.end(), static_cast<FindingCode>(code)) != codes.end());
    const TournamentFile file;
    const auto session = TournamentSession::createFrom(file.path(), bad, QStringLiteral("x.trf"));
    QVERIFY(!session);
    QCOMPARE(session.error().code, OpenError::Code::contradictory);
    QVERIFY(!QFile::exists(file.path()));
}

static const pairwright::RegisteredTest<CommandRulesTest> registered("test_command_rules");
#include "test_command_rules.moc"
