#include "tests/support/registered_test.h"
#include "tests/unit/app/support/rounds.h"
#include "tests/unit/app/support/sessions.h"
#include "tests/unit/app/support/teams.h"

#include "app/domain/players/tpn_order.h"
#include "app/formats/trf/integrity_lines.h"

#include <QTest>

using namespace pairwright;
using namespace pairwright::test;

namespace {

/// Players 3, 4 and 5 share a rating.
MemoryTournament withEquals(int rounds)
{
    MemoryTournament tournament(8);
    for (const std::size_t index : {3U, 4U})
        tournament.value.players[index].data.rating->value = tournament.value.players[2].data.rating->value;
    for (int i = 0; i < rounds; ++i) {
        tournament.pairAndPublish();
        tournament.enterAll();
    }
    return tournament;
}

std::vector<int> order(const Tournament& tournament)
{
    std::vector<int> keys;
    for (const PlayerKey key : tpnOrder(tournament))
        keys.push_back(static_cast<int>(key.value));
    return keys;
}

SetDeclaredOrder exchange(const Tournament& tournament, int first, int second)
{
    std::vector<PlayerKey> keys = tpnOrder(tournament);
    std::swap(keys[static_cast<std::size_t>(first - 1)], keys[static_cast<std::size_t>(second - 1)]);
    return {keys, tournament.settings.declaredOrder};
}

Command rated(const Tournament& tournament, int key, int rating)
{
    const Player& player = *tournament.player(PlayerKey{key});
    PlayerData data = player.data;
    data.rating->value = rating;
    return editOf(player, data);
}

std::string lastLine(const Tournament& tournament)
{
    return integrityLines(tournament).back().text;
}

} // namespace

/// Pairing numbers that are exchanged by hand, and that follow corrected data (C.04.2:2026 art. 2.2, 2.3).
class NumbersTest : public QObject {
    Q_OBJECT
private slots:
    void numbersAreExchangedAmongEqualRatings();
    void othersAreRefused();
    void everyExchangeAsks();
    void afterRoundFourNothingIsExchanged();
    void anEditThatRenumbersAsksAndIsTold();
    void beforeTheStartNothingAsks();
    void lateEntriesRenumberNobody();
    void equalsKeepTheirFirstOrder();
    void anotherMethodAsksToo();
    void theMembersOfALateTeamRenumberNobody();
};

void NumbersTest::numbersAreExchangedAmongEqualRatings()
{
    for (const int rounds : {0, 1, 3}) {
        MemoryTournament tournament = withEquals(rounds);
        const auto ratings = [&tournament] {
            std::vector<int> all;
            all.reserve(tournament.value.players.size());
            for (const Player& player : tournament.value.players)
                all.push_back(player.data.rating->value);
            return all;
        };
        const std::vector<int> before = ratings();
        tournament.apply(exchange(tournament.value, 3, 5));
        QCOMPARE(order(tournament.value), (std::vector<int>{1, 2, 5, 4, 3, 6, 7, 8}));
        QCOMPARE(ratings(), before);
        QCOMPARE(lastLine(tournament.value), "### Exchange @ Round " + std::to_string(rounds) + ": 3 => 5, 5 => 3");
    }
}

void NumbersTest::othersAreRefused()
{
    MemoryTournament tournament = withEquals(1);
    const SetDeclaredOrder wrong = exchange(tournament.value, 2, 3);
    QCOMPARE(refusals(tournament, wrong), std::vector{FindingCode::numbersAgainstRatings});
    tournament.value.settings.ratedBy = RatedBy::nobody;
    QVERIFY(has(tournament.plan(wrong).findings, FindingCode::numbersAgainstRatings, WarningLevel::confirm));
}

void NumbersTest::everyExchangeAsks()
{
    for (const int rounds : {0, 3}) {
        MemoryTournament tournament = withEquals(rounds);
        for (const int other : {4, 5}) { // each
            const SetDeclaredOrder one = exchange(tournament.value, 3, other);
            QCOMPARE(codesOf(tournament.plan(one).findings), std::vector{FindingCode::numbersChange});
            QCOMPARE(levelOf(tournament, one), WarningLevel::confirm);
            tournament.apply(one);
        }
    }
}

void NumbersTest::afterRoundFourNothingIsExchanged()
{
    const MemoryTournament tournament = withEquals(4);
    QCOMPARE(refusals(tournament, exchange(tournament.value, 3, 5)), std::vector{FindingCode::tpnsFixed});
}

void NumbersTest::anEditThatRenumbersAsksAndIsTold()
{
    MemoryTournament tournament = withEquals(2);
    const Tournament before = tournament.value;
    const Command edit = rated(tournament.value, 8, tournament.value.players[1].data.rating->value - 1);
    QCOMPARE(levelOf(tournament, edit), WarningLevel::confirm);
    const Plan plan = tournament.plan(edit);
    QCOMPARE(codesOf(plan.findings), std::vector{FindingCode::numbersChange});
    QCOMPARE(plan.findings.front().value, std::optional<std::int64_t>(6));
    tournament.apply(edit);
    QCOMPARE(order(tournament.value), (std::vector<int>{1, 2, 8, 3, 4, 5, 6, 7}));
    QCOMPARE(lastLine(tournament.value),
             std::string("### Regeneration @ Round 2: 3 => 4, 4 => 5, 5 => 6, 6 => 7, 7 => 8, 8 => 3"));
    applyTo(tournament.value, inverse(plan.delta)); // and taken back it is told no more
    QVERIFY(tournament.value == before);
    // What moves nobody asks nothing.
    QCOMPARE(levelOf(tournament, rated(tournament.value, 8, tournament.value.players[7].data.rating->value - 1)),
             WarningLevel::none);
}

void NumbersTest::beforeTheStartNothingAsks()
{
    const MemoryTournament tournament = withEquals(0);
    QCOMPARE(levelOf(tournament, rated(tournament.value, 8, 2900)), WarningLevel::none);
}

void NumbersTest::lateEntriesRenumberNobody()
{
    MemoryTournament tournament = withEquals(2);
    NewPlayer late = somePlayers(1, 9).front();
    late.data.rating = Rating{2900, RatingSource::fide, {}};
    QCOMPARE(levelOf(tournament, AddPlayers{{late}, {}}), WarningLevel::none);
    tournament.apply(AddPlayers{{late}, {}});
    QCOMPARE(order(tournament.value).front(), 9);
    QVERIFY(tournament.value.integrity.empty());
}

void NumbersTest::equalsKeepTheirFirstOrder()
{
    MemoryTournament tournament = withEquals(1);
    tournament.apply(exchange(tournament.value, 3, 5));
    QCOMPARE(order(tournament.value), (std::vector<int>{1, 2, 5, 4, 3, 6, 7, 8}));
    // Somebody else gets another rating: the exchanged ones stay as they are, and his number is that of his rank.
    tournament.apply(rated(tournament.value, 8, tournament.value.players[0].data.rating->value + 1));
    QCOMPARE(order(tournament.value), (std::vector<int>{8, 1, 2, 5, 4, 3, 6, 7}));
    tournament.apply(rated(tournament.value, 1, tournament.value.players[5].data.rating->value - 1));
    QCOMPARE(order(tournament.value), (std::vector<int>{8, 2, 5, 4, 3, 6, 1, 7}));
}

void NumbersTest::anotherMethodAsksToo()
{
    MemoryTournament tournament = withEquals(0);
    for (std::size_t i = 0; i < tournament.value.players.size(); ++i) {
        PlayerData& data = tournament.value.players[i].data;
        data.standard = OfficialRating{data.rating->value, {}, {}};
        data.national = OfficialRating{1500 + 10 * static_cast<int>(i), {}, {}};
    }
    tournament.pairAndPublish();
    const SetRatingChoice national{RatingChoice::nationalOnly, {}, {}, {}};
    QCOMPARE(levelOf(tournament, national), WarningLevel::confirm);
    tournament.apply(national);
    QCOMPARE(order(tournament.value).front(), 8);
    QVERIFY(lastLine(tournament.value).starts_with("### Regeneration @ Round 1: 1 => 8"));
}

void NumbersTest::theMembersOfALateTeamRenumberNobody()
{
    MemoryTournament tournament = teamsInRoundOne(4);
    NewPlayer late;
    late.data.name = QStringLiteral("Late");
    tournament.apply(AddPlayers{{late}, {}});
    const PlayerKey team = tournament.value.players.back().key;
    for (int place = 1; place <= 4; ++place) {
        const AddMembers one{team, {personOf(QStringLiteral("late %1").arg(place), 2500 + place)}, {}};
        QCOMPARE(levelOf(tournament, one), WarningLevel::none);
        tournament.apply(one);
    }
    QCOMPARE(tpnOrder(tournament.value).front(), team); // the strongest now
    QVERIFY(tournament.value.integrity.empty());
    // Once it has a match it is as with everybody.
    tournament.enterAll();
    tournament.pairAndPublish();
    const Player& best = *tournament.value.membersOf(team).front();
    PlayerData weaker = best.data;
    weaker.rating->value = 1000;
    QCOMPARE(levelOf(tournament, editOf(best, weaker)), WarningLevel::confirm);
}

static const pairwright::RegisteredTest<NumbersTest> registered("test_numbers");
#include "test_numbers.moc"
