#include "tests/support/lim_options.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/rounds.h"
#include "tests/unit/app/support/sessions.h"

#include "app/domain/players/tpn_order.h"
#include "app/domain/rounds/acceleration.h"
#include "app/pairing/adapter.h"
#include "app/session/plan/readiness.h"
#include "app/storage/tournament/read_tournament.h"

#include <QFile>
#include <QTest>

using namespace pairwright;
using namespace pairwright::test;

namespace {

const QString revisionOne = QStringLiteral(PAIRWRIGHT_FIXTURES "/revisions/revision-1.pairwright");

/// "10 10 5 5": the virtual points of a player by his present number, in tenths.
QString pointsOf(const Tournament& tournament, PlayerKey key)
{
    const std::vector<PlayerKey> order = tpnOrder(tournament);
    const auto all = virtualPoints(tournament, order);
    QStringList tenths;
    for (std::size_t i = 0; i < order.size(); ++i)
        if (order[i] == key)
            for (const Score score : all[i])
                tenths << QString::number(score.tenths);
    return tenths.join(QLatin1Char(' '));
}

int accelerated(const Tournament& tournament)
{
    int count = 0;
    for (const Player& player : tournament.players)
        count += pointsOf(tournament, player.key).isEmpty() ? 0 : 1;
    return count;
}

NewPlayer lateEntry(const QString& name, int rating)
{
    NewPlayer player;
    player.data.name = name;
    player.data.rating = Rating{rating, RatingSource::fide, {}};
    return player;
}

MemoryTournament baku(int players, int rounds)
{
    MemoryTournament tournament(players, rounds);
    tournament.apply(SetAcceleration{Acceleration::baku});
    return tournament;
}

} // namespace

class AccelerationTest : public QObject {
    Q_OBJECT
private slots:
    void halfOfTheListIsAccelerated_data();
    void halfOfTheListIsAccelerated();
    void theGroupsAreThoseOfRoundOneWhoeverComesLater();
    void onlyWhomRoundOnePairsIsCounted();
    void thePairingUsesVirtualPoints();
    void accelerationIsFixedByRoundOne();
    void pointsThatForbidItAreRefused();
    void choosingItReplacesGivenPoints();
    void publishedRoundsKeepTheirPointsWhenTheNumberOfRoundsChanges();
    void givenPointsThatContradictBakuAreTold();
    void theSettingsAreStoredAndUndone();
    void theRatingLimitOfLimIsFixedAfterTheStart();
    void aDubovTournamentAsksForRatings();
    void bursteinTellsWhatANewNumberOfRoundsMeans();
    void aFileOfTheFirstRevisionIsUpgraded();
    void aFileOfTheFirstRevisionIsReadWhereNothingCanBeWritten();
};

void AccelerationTest::halfOfTheListIsAccelerated_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("rounds");
    QTest::addColumn<int>("group");
    QTest::addColumn<QString>("points");
    QTest::newRow("10 players, 5 rounds") << 10 << 5 << 6 << "10 10 5";
    QTest::newRow("11 players, 7 rounds") << 11 << 7 << 6 << "10 10 5 5";
    QTest::newRow("13 players, 9 rounds") << 13 << 9 << 8 << "10 10 10 5 5";
    QTest::newRow("12 players, 11 rounds") << 12 << 11 << 6 << "10 10 10 5 5 5";
}

void AccelerationTest::halfOfTheListIsAccelerated()
{
    QFETCH(int, players);
    QFETCH(int, rounds);
    QFETCH(int, group);
    QFETCH(QString, points);
    const MemoryTournament tournament = baku(players, rounds);
    QCOMPARE(accelerated(tournament.value), group);
    QCOMPARE(pointsOf(tournament.value, PlayerKey{group}), points);
    QCOMPARE(pointsOf(tournament.value, PlayerKey{group + 1}), QString());
    QCOMPARE(virtualPointsKind(tournament.value), VirtualPoints::baku);
}

void AccelerationTest::theGroupsAreThoseOfRoundOneWhoeverComesLater()
{
    MemoryTournament tournament = baku(12, 7);
    QCOMPARE(lastOfUpperGroup(tournament.value), std::optional(PlayerKey{6}));
    tournament.pairAndPublish();
    tournament.enterAll();
    tournament.apply(
        AddPlayers{{lateEntry(QStringLiteral("Above"), 2395), lateEntry(QStringLiteral("Below"), 2100)}, {}});
    // By the number of players the group would have grown to 8; but it ends at the person who was its last.
    QCOMPARE(lastOfUpperGroup(tournament.value), std::optional(PlayerKey{6}));
    QCOMPARE(accelerated(tournament.value), 7);
    QCOMPARE(pointsOf(tournament.value, PlayerKey{13}), QStringLiteral("10 10 5 5"));
    QCOMPARE(pointsOf(tournament.value, PlayerKey{14}), QString());
    QCOMPARE(pointsOf(tournament.value, PlayerKey{7}), QString());
}

void AccelerationTest::onlyWhomRoundOnePairsIsCounted()
{
    MemoryTournament tournament = baku(12, 7);
    tournament.apply(SetAbsence{one, {PlayerKey{2}, PlayerKey{11}}, AbsenceKind::halfPoint});
    tournament.apply(SetAbsence{one, {PlayerKey{12}}, AbsenceKind::zeroPoint});
    NewPlayer later = lateEntry(QStringLiteral("Later"), 2000);
    later.firstRound = RoundNumber{3};
    tournament.apply(AddPlayers{{later}, {}});
    // Nine of the twelve are paired: six of them are the upper group, and number 2 stands above the last of those.
    QCOMPARE(lastOfUpperGroup(tournament.value), std::optional(PlayerKey{7}));
    QCOMPARE(accelerated(tournament.value), 7);
    tournament.pairAndPublish();
    QCOMPARE(lastOfUpperGroup(tournament.value), std::optional(PlayerKey{7}));
    // A bye that is asked for afterwards moves nobody.
    tournament.enterAll();
    tournament.apply(SetAbsence{RoundNumber{2}, {PlayerKey{3}, PlayerKey{4}}, AbsenceKind::halfPoint});
    QCOMPARE(lastOfUpperGroup(tournament.value), std::optional(PlayerKey{7}));
    // Who withdraws before round 1 does not count: of eight players four are accelerated, of nine six.
    MemoryTournament nine = baku(9, 7);
    QCOMPARE(accelerated(nine.value), 6);
    nine.apply(WithdrawPlayer{{PlayerKey{9}}, one});
    QCOMPARE(accelerated(nine.value), 4);
}

void AccelerationTest::thePairingUsesVirtualPoints()
{
    MemoryTournament tournament = baku(20, 7);
    tournament.pairAndPublish();
    const auto& boards = tournament.value.rounds[0].published()->pairings.boards;
    // The worked example of the rule: 1-6, 7-2, 3-8, 9-4, 5-10, 11-16, 17-12, 13-18, 19-14, 15-20.
    QStringList pairs;
    for (const Match& board : boards)
        pairs << QStringLiteral("%1-%2").arg(board.a.value).arg(board.b.value);
    QCOMPARE(pairs.join(QLatin1Char(' ')), QStringLiteral("1-6 7-2 3-8 9-4 5-10 11-16 17-12 13-18 19-14 15-20"));
    const EngineView view = engineView(tournament.value, 1);
    QCOMPARE(view.state.pairingScore(Tpn{10}, RoundNumber{2}).tenths, 10);
    QCOMPARE(view.state.pairingScore(Tpn{11}, RoundNumber{2}).tenths, 0);
}

void AccelerationTest::accelerationIsFixedByRoundOne()
{
    MemoryTournament tournament(12, 7);
    tournament.pairAndPublish();
    const Plan plan = tournament.plan(SetAcceleration{Acceleration::baku});
    QVERIFY(has(plan.findings, FindingCode::lockedAfterRoundOne, WarningLevel::refused));
}

void AccelerationTest::pointsThatForbidItAreRefused()
{
    MemoryTournament tournament(12, 7);
    tournament.apply(SetPointSystem{PointSystem::of(Score{30}, Score{10}, Score{30})});
    QVERIFY(has(tournament.plan(SetAcceleration{Acceleration::baku}).findings, FindingCode::accelerationNeedsPoints,
                WarningLevel::refused));
    tournament.apply(SetPointSystem{PointSystem::of(Score{20}, Score{10}, Score{20})});
    tournament.apply(SetAcceleration{Acceleration::baku});
    QCOMPARE(pointsOf(tournament.value, PlayerKey{1}), QStringLiteral("20 20 10 10"));
    QVERIFY(has(tournament.plan(SetPointSystem{PointSystem::of(Score{30}, Score{10}, Score{30})}).findings,
                FindingCode::accelerationNeedsPoints, WarningLevel::refused));
}

void AccelerationTest::choosingItReplacesGivenPoints()
{
    MemoryTournament tournament(12, 7);
    tournament.value.players[3].virtualPoints = {Score{10}, Score{5}};
    QCOMPARE(virtualPointsKind(tournament.value), VirtualPoints::given);
    QCOMPARE(pointsOf(tournament.value, PlayerKey{4}), QStringLiteral("10 5"));
    tournament.apply(SetAcceleration{Acceleration::none});
    QCOMPARE(accelerated(tournament.value), 0);
    QCOMPARE(virtualPointsKind(tournament.value), VirtualPoints::none);
}

void AccelerationTest::publishedRoundsKeepTheirPointsWhenTheNumberOfRoundsChanges()
{
    MemoryTournament tournament = baku(12, 7);
    for (int round = 0; round < 3; ++round) {
        tournament.pairAndPublish();
        tournament.enterAll();
    }
    const Plan plan = tournament.plan(SetRoundCount{9});
    QVERIFY(has(plan.findings, FindingCode::acceleratedRoundsChange, WarningLevel::twoSteps));
    tournament.apply(SetRoundCount{9});
    // With 9 rounds from the start round 3 would have been worth a whole point; it was played with half of one.
    QCOMPARE(pointsOf(tournament.value, PlayerKey{1}), QStringLiteral("10 10 5 5 5"));
    QCOMPARE(pointsOf(tournament.value, PlayerKey{12}), QString());
    // That is no contradiction to complain about in each round.
    QVERIFY(otherThanBaku(tournament.value).empty());
    QVERIFY(readinessForPairing(tournament.value).ready());
}

void AccelerationTest::givenPointsThatContradictBakuAreTold()
{
    MemoryTournament tournament = baku(12, 7);
    for (int i = 0; i < 6; ++i)
        tournament.value.players[static_cast<std::size_t>(i)].virtualPoints = {Score{10}, Score{10}, Score{5},
                                                                               Score{5}};
    QVERIFY(otherThanBaku(tournament.value).empty());
    QVERIFY(readinessForPairing(tournament.value).ready());
    tournament.value.players[6].virtualPoints = {Score{10}};
    const Readiness readiness = readinessForPairing(tournament.value);
    QVERIFY(has(readiness.findings, FindingCode::virtualPointsOtherThanBaku, WarningLevel::acknowledge));
    QCOMPARE(readiness.findings.front().player, std::optional(PlayerKey{7}));
    QCOMPARE(pointsOf(tournament.value, PlayerKey{7}), QStringLiteral("10"));
}

void AccelerationTest::theSettingsAreStoredAndUndone()
{
    const TournamentFile file;
    const auto session = createSession(file.path(), 6);
    mustApply(*session, SetAcceleration{Acceleration::baku});
    mustApply(*session, SetSystemOption{"lim-maxi", "off"});
    Tournament stored = readTournament(file.path()).value();
    QCOMPARE(stored.settings.acceleration, Acceleration::baku);
    QCOMPARE(stored.settings.options, withMaxi("off"));
    QVERIFY(session->undo());
    QVERIFY(session->undo());
    session->flush();
    stored = readTournament(file.path()).value();
    QCOMPARE(stored.settings.acceleration, Acceleration::none);
    QCOMPARE(stored.settings.options, SystemOptions());
}

void AccelerationTest::theRatingLimitOfLimIsFixedAfterTheStart()
{
    MemoryTournament tournament(6, 5);
    tournament.apply(SetSystem{{System::Lim, 2026}});
    const QString before = pairingInputHash(tournament.value);
    QVERIFY(tournament.plan(SetSystemOption{"lim-maxi", "on"}).findings.empty());
    tournament.apply(SetSystemOption{"lim-maxi", "on"});
    QVERIFY(pairingInputHash(tournament.value) != before);
    QCOMPARE(pairingInput(tournament.value).request.options, withMaxi("on"));
    tournament.pairAndPublish();
    QVERIFY(has(tournament.plan(SetSystemOption{"lim-maxi", "off"}).findings, FindingCode::systemOptionChanges,
                WarningLevel::refused));
}

void AccelerationTest::aDubovTournamentAsksForRatings()
{
    MemoryTournament tournament(6, 5);
    tournament.apply(SetSystem{{System::Dubov, 2026}});
    QVERIFY(readinessForPairing(tournament.value).ready());
    PlayerData unrated = tournament.value.players[4].data;
    unrated.rating.reset();
    tournament.apply(editOf(tournament.value.players[4], unrated));
    const Readiness readiness = readinessForPairing(tournament.value);
    QVERIFY(has(readiness.findings, FindingCode::ratingMissing, WarningLevel::refused));
    QCOMPARE(readiness.findings.front().player, std::optional(PlayerKey{5}));
    QCOMPARE(readiness.findings.front().value, std::optional<std::int64_t>(1));
    // Who stays away, and met nobody, is not asked for; once somebody has met him his rating counts.
    tournament.apply(SetAbsence{one, {PlayerKey{5}}, AbsenceKind::zeroPoint});
    QVERIFY(readinessForPairing(tournament.value).ready());
    QVERIFY(pairRound(pairingInput(tournament.value).view.state, pairingInput(tournament.value).request));
    tournament.apply(SetSystem{{System::Burstein, 2026}});
    QVERIFY(readinessForPairing(tournament.value).ready());
}

void AccelerationTest::bursteinTellsWhatANewNumberOfRoundsMeans()
{
    MemoryTournament tournament(10, 5);
    tournament.apply(SetSystem{{System::Burstein, 2026}});
    // Before the start the number of seeding rounds just follows.
    QVERIFY(codesOf(tournament.plan(SetRoundCount{9}).findings).empty());
    for (int round = 0; round < 3; ++round) {
        tournament.pairAndPublish();
        tournament.enterAll();
    }
    // 5 rounds have 2 seeding rounds, 9 have 4: round 3 was paired by index and would have been a seeding round.
    const Plan plan = tournament.plan(SetRoundCount{9});
    QVERIFY(has(plan.findings, FindingCode::seedingRoundsChange, WarningLevel::twoSteps));
    QVERIFY(has(plan.findings, FindingCode::seedingRoundPairedOtherwise, WarningLevel::twoSteps));
    QVERIFY(!has(tournament.plan(SetRoundCount{4}).findings, FindingCode::seedingRoundsChange, WarningLevel::twoSteps));
    tournament.value.settings.system = {System::Dutch, 2026};
    QVERIFY(!has(tournament.plan(SetRoundCount{9}).findings, FindingCode::seedingRoundsChange, WarningLevel::twoSteps));
}

void AccelerationTest::aFileOfTheFirstRevisionIsUpgraded()
{
    const TournamentFile file;
    QVERIFY(QFile::copy(revisionOne, file.path()));
    QVERIFY(QFile::setPermissions(file.path(), QFile::ReadOwner | QFile::WriteOwner));
    {
        const auto session = openSession(file.path());
        QCOMPARE(session->saved().players.size(), std::size_t{8});
        QCOMPARE(session->saved().settings.plannedRounds, 7);
        QCOMPARE(session->saved().settings.acceleration, Acceleration::none);
        mustApply(*session, SetSystemOption{"lim-maxi", "on"});
        // The steps that the older program wrote can still be taken back.
        for (int step = 0; step < 3; ++step)
            QVERIFY(session->undo());
        session->flush();
        QCOMPARE(session->saved().settings.plannedRounds, 5);
    }
    const Tournament stored = readTournament(file.path()).value();
    QCOMPARE(stored.settings.plannedRounds, 5);
    QCOMPARE(stored.lastPublished().value, 1);
    QVERIFY(TournamentSession::open(file.path()));
}

void AccelerationTest::aFileOfTheFirstRevisionIsReadWhereNothingCanBeWritten()
{
    const QString path = revisionOne;
    QFile before(path);
    QVERIFY(before.open(QIODevice::ReadOnly));
    const QByteArray bytes = before.readAll();
    const auto tournament = readTournament(path);
    QVERIFY(tournament);
    QCOMPARE(tournament->settings.acceleration, Acceleration::none);
    QCOMPARE(tournament->settings.options, SystemOptions());
    QFile after(path);
    QVERIFY(after.open(QIODevice::ReadOnly));
    QCOMPARE(after.readAll(), bytes);
}

static const pairwright::RegisteredTest<AccelerationTest> registered("test_acceleration");
#include "test_acceleration.moc"
