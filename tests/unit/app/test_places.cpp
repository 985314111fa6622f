#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"

#include "app/domain/players/club_mates.h"
#include "app/domain/players/tpn_order.h"
#include "app/formats/standings/category.h"
#include "app/pairing/fixed_boards.h"
#include "app/pairing/legality.h"
#include "app/pairing/pairing_job.h"
#include "app/storage/tournament/read_tournament.h"

#include <QTest>

#include <algorithm>

using namespace pairwright;
using namespace pairwright::test;

namespace {

void editPlaced(MemoryTournament& tournament, int key, const std::function<void(PlayerData&)>& change)
{
    const Player& player = *tournament.value.player(PlayerKey{key});
    PlayerData data = player.data;
    change(data);
    tournament.apply(editOf(player, data));
}

/// So many players of equal rating; names in the order of their keys.
MemoryTournament equalPlayers(int players)
{
    MemoryTournament tournament(players);
    for (int key = 1; key <= players; ++key)
        editPlaced(tournament, key, [](PlayerData& data) {
            data.rating = Rating{2000, RatingSource::fide, {}};
            data.title = Title::None;
        });
    return tournament;
}

/// The board of a player in what is proposed.
int proposedBoardOf(const Tournament& tournament, int key)
{
    const RoundDraft draft = proposeRound(tournament).value();
    for (std::size_t i = 0; i < draft.pairings.boards.size(); ++i)
        if (draft.pairings.boards[i].has(PlayerKey{key}))
            return static_cast<int>(i) + 1;
    return 0;
}

bool clubMatesMeetIn(const Pairings& pairings, const Tournament& tournament)
{
    return std::any_of(pairings.boards.begin(), pairings.boards.end(), [&](const Match& match) {
        const QString club = tournament.player(match.a)->data.club;
        return !club.isEmpty() && club == tournament.player(match.b)->data.club;
    });
}

/// Pairs of one club that the usual pairing of round 1 brings together: 1 meets n/2 + 1.
MemoryTournament clubsOfTwo(int players)
{
    MemoryTournament tournament(players);
    for (int key = 1; key <= players; ++key)
        editPlaced(tournament, key,
                   [&](PlayerData& data) { data.club = QStringLiteral("Club %1").arg((key - 1) % (players / 2) + 1); });
    return tournament;
}

} // namespace

/// Who sits where, who comes first among equals, who does not meet whom, and who belongs to which group.
class TestPlaces : public QObject {
    Q_OBJECT
private slots:
    void aFixedBoardIsWhereThePlayerSits()
    {
        MemoryTournament tournament(10);
        tournament.apply(SetInitialColour{{Colour::White, {}}});
        QCOMPARE(proposedBoardOf(tournament.value, 1), 1);
        editPlaced(tournament, 1, [](PlayerData& data) { data.fixedBoard = 4; });
        QCOMPARE(proposedBoardOf(tournament.value, 1), 4);
        QCOMPARE(proposedBoardOf(tournament.value, 2), 1);
        QCOMPARE(proposedBoardOf(tournament.value, 5), 5); // behind it nothing moves
        editPlaced(tournament, 2, [](PlayerData& data) { data.fixedBoard = 4; });
        QCOMPARE(proposedBoardOf(tournament.value, 2), 5);
        editPlaced(tournament, 2, [](PlayerData& data) { data.fixedBoard = 99; });
        QCOMPARE(proposedBoardOf(tournament.value, 2), 5);
    }

    void aProposalMadeBeforeIsStaleThen()
    {
        MemoryTournament tournament(4);
        const QString before = pairingInputHash(tournament.value);
        editPlaced(tournament, 3, [](PlayerData& data) { data.fixedBoard = 1; });
        QVERIFY(pairingInputHash(tournament.value) != before);
        editPlaced(tournament, 3, [](PlayerData& data) { data.fixedBoard.reset(); });
        QCOMPARE(pairingInputHash(tournament.value), before);
    }

    void nobodyIsLostWhenManyHaveFixedBoards()
    {
        for (int seed = 0; seed < 200; ++seed) {
            MemoryTournament tournament(12);
            std::vector<Match> boards;
            boards.reserve(6);
            for (int board = 0; board < 6; ++board)
                boards.push_back(Match::of(PlayerKey{2 * board + 1}, PlayerKey{2 * board + 2}));
            for (Player& player : tournament.value.players)
                if ((player.key.value * 7 + seed) % 3 == 0)
                    player.data.fixedBoard = static_cast<int>((player.key.value * 13 + std::int64_t{seed} * 5) % 9) + 1;
            const auto seated = withFixedBoards(tournament.value, boards);
            QCOMPARE(seated.size(), boards.size());
            for (const Match& match : boards)
                QVERIFY(std::find(seated.begin(), seated.end(), match) != seated.end());
        }
    }

    void equalsGoByNameByTheirOwnNumbersOrByLot()
    {
        MemoryTournament tournament = equalPlayers(6);
        const auto order = [&tournament] {
            QList<qint64> keys;
            for (const PlayerKey key : tpnOrder(tournament.value))
                keys.append(key.value);
            return keys;
        };
        const QList<qint64> byName{1, 2, 3, 4, 5, 6};
        QCOMPARE(order(), byName);
        editPlaced(tournament, 5, [](PlayerData& data) { data.ownNumber = 1; });
        editPlaced(tournament, 2, [](PlayerData& data) { data.ownNumber = 7; });
        QCOMPARE(order(), byName);
        tournament.apply(SetOrderOfEquals{{OrderOfEquals::By::ownNumber, {}}});
        QCOMPARE(order(), (QList<qint64>{5, 2, 1, 3, 4, 6}));
        tournament.apply(SetOrderOfEquals{{OrderOfEquals::By::lot, 42}});
        const QList<qint64> drawn = order();
        QVERIFY(drawn != byName);
        QCOMPARE(order(), drawn);
        // Who comes late gets a place, and nobody else changes his.
        tournament.apply(AddPlayers{{NewPlayer{tournament.value.players.front().data, {}, {}}}, {}});
        QList<qint64> later = order();
        later.removeAll(7);
        QCOMPARE(later, drawn);
        tournament.apply(SetOrderOfEquals{{OrderOfEquals::By::lot, 43}});
        QVERIFY(order() != drawn);
        // A higher rating stays a higher rating.
        editPlaced(tournament, 6, [](PlayerData& data) { data.rating->value = 2001; });
        QCOMPARE(order().front(), 6);
    }

    void theOrderIsFixedByRoundOne()
    {
        MemoryTournament tournament = equalPlayers(4);
        tournament.apply(SetOrderOfEquals{{OrderOfEquals::By::lot, 1}});
        tournament.pairAndPublish();
        QVERIFY(refusals(tournament, SetOrderOfEquals{{OrderOfEquals::By::name, {}}}) ==
                std::vector<FindingCode>{FindingCode::lockedAfterRoundOne});
    }

    void clubMatesAreKeptApartOutsideFideMode()
    {
        MemoryTournament tournament = clubsOfTwo(8);
        QVERIFY(clubMatesMeetIn(proposeRound(tournament.value)->pairings, tournament.value));
        tournament.apply(SetClubsApart{2});
        // FIDE's rules know no clubs: it is told, and nothing else.
        const RoundDraft inMode = proposeRound(tournament.value).value();
        QVERIFY(clubMatesMeetIn(inMode.pairings, tournament.value));
        QVERIFY(has(judgePairings(tournament.value, inMode.pairings), FindingCode::clubMatesMeet, WarningLevel::none));
        tournament.apply(SetRatedBy{RatedBy::federation});
        const RoundDraft apart = proposeRound(tournament.value).value();
        QVERIFY(!clubMatesMeetIn(apart.pairings, tournament.value));
        QVERIFY(has(judgePairings(tournament.value, inMode.pairings), FindingCode::clubMatesMeet,
                    WarningLevel::acknowledge));
        for (int round = 1; round <= 2; ++round) {
            tournament.pairAndPublish();
            QVERIFY(!clubMatesMeetIn(tournament.value.rounds.back().published()->pairings, tournament.value));
            tournament.enterAll();
        }
        QCOMPARE(clubMates(tournament.value).size(), std::size_t{4});
    }

    void whereNobodyCouldBePairedTheyMeet()
    {
        MemoryTournament tournament(4);
        for (int key = 1; key <= 4; ++key)
            editPlaced(tournament, key, [](PlayerData& data) { data.club = QStringLiteral("Rooks"); });
        tournament.apply(SetRatedBy{RatedBy::nobody});
        tournament.apply(SetClubsApart{3});
        const auto draft = proposeRound(tournament.value);
        QVERIFY(draft);
        QCOMPARE(draft->pairings.boards.size(), std::size_t{2});
        QCOMPARE(draft->inputHash, pairingInputHash(tournament.value));
        QVERIFY(has(judgePairings(tournament.value, draft->pairings), FindingCode::clubMatesMeet,
                    WarningLevel::acknowledge));
    }

    void groupsByRuleFollowTheData()
    {
        MemoryTournament tournament(4);
        const GroupRule juniors{QStringLiteral("Juniors"), {}, 2010, {}, {}, {}};
        const GroupRule women{QStringLiteral("Women B"), Sex::Female, {}, {}, {}, 2395};
        tournament.apply(SetGroupRules{{adding(juniors), adding(women)}});
        tournament.apply(SetGroupRules{{adding(juniors)}}); // said twice, it stands once
        QCOMPARE(tournament.value.settings.groupRules.size(), std::size_t{2});
        const auto members = [&](const GroupRule& rule) {
            return std::count_if(tournament.value.players.begin(), tournament.value.players.end(),
                                 [&rule](const Player& player) { return belongsTo(rule, player.data); });
        };
        QCOMPARE(members(juniors), 0);
        editPlaced(tournament, 2, [](PlayerData& data) { data.birth = BirthDate{2010, {}, {}}; });
        editPlaced(tournament, 3, [](PlayerData& data) { data.sex = Sex::Female; });
        editPlaced(tournament, 1, [](PlayerData& data) { data.sex = Sex::Female; });
        QCOMPARE(members(juniors), 1);
        QCOMPARE(members(women), 1); // the other one is rated 2400
        editPlaced(tournament, 3, [](PlayerData& data) { data.rating.reset(); });
        QCOMPARE(members(women), 0); // who has no rating is not below one
        const auto categories = categoriesOf(tournament.value);
        const auto found = std::find_if(categories.begin(), categories.end(), [](const StandingsCategory& category) {
            return category.kind == StandingsCategory::Kind::rule;
        });
        QVERIFY(found != categories.end());
        QCOMPARE(nameOf(*found), QStringLiteral("Juniors"));
        tournament.apply(SetGroupRules{{removing(juniors)}});
        QCOMPARE(tournament.value.settings.groupRules.size(), std::size_t{1});
    }

    void aGroupNeedsANameOfItsOwnAndACondition()
    {
        MemoryTournament tournament(2);
        const std::vector<FindingCode> refused{FindingCode::invalidGroupRule};
        const GroupRule women{QStringLiteral("Women"), Sex::Female, {}, {}, {}, {}};
        tournament.apply(SetGroupRules{{adding(women)}});
        for (const GroupRule& wrong : {GroupRule{QStringLiteral("All"), {}, {}, {}, {}, {}},
                                       GroupRule{QStringLiteral(" "), Sex::Male, {}, {}, {}, {}},
                                       GroupRule{QStringLiteral("Women"), {}, 1990, {}, {}, {}},
                                       GroupRule{QStringLiteral("Stars"), {}, {}, {}, 9999, {}}})
            QVERIFY2(refusals(tournament, SetGroupRules{{adding(wrong)}}) == refused, qPrintable(wrong.name));
    }

    void allOfItIsStored()
    {
        const TournamentFile file;
        Tournament wanted;
        {
            const auto session = createSession(file.path(), 4);
            PlayerData data = session->saved().players[2].data;
            data.fixedBoard = 2;
            data.ownNumber = 17;
            mustApply(*session, editOf(session->saved().players[2], data));
            mustApply(*session, SetOrderOfEquals{{OrderOfEquals::By::lot, 0xFFFFFFFFFFFFFFFFULL}});
            mustApply(*session, SetClubsApart{3});
            mustApply(*session,
                      SetGroupRules{{adding(GroupRule{QStringLiteral("U16"), Sex::Male, 2010, 2020, 1000, 1600})}});
            session->flush();
            wanted = session->saved();
        }
        QVERIFY(readTournament(file.path()).value() == wanted);
        const auto session = openSession(file.path());
        for (int step = 0; step < 4; ++step) {
            QVERIFY(session->undo());
            session->flush();
        }
        QVERIFY(session->saved().settings.groupRules.empty());
        QCOMPARE(session->saved().settings.clubsApartUntil, 0);
        QVERIFY(session->saved().settings.orderOfEquals == OrderOfEquals{});
        QVERIFY(!session->saved().players[2].data.fixedBoard);
    }
};

static const pairwright::RegisteredTest<TestPlaces> registered("test_places");
#include "test_places.moc"
