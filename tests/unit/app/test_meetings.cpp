#include "app/domain/rounds/meetings.h"
#include "tests/support/registered_test.h"

#include <QTest>

#include <map>

using namespace pairwright;

/// Who meets whom, as the cross-table has it.
class MeetingsTest : public QObject {
    Q_OBJECT
private slots:
    void everyGameStandsTwice_data();
    void everyGameStandsTwice();
    void theOnlyKnownGameStandsWhereItsColourBelongs();
    void slotsAreColoursOnlyWhereEveryPairHadBoth();
    void whoIsPairedMoreOftenHasMoreSlots();

private:
    static Tournament of(int players, System system);
    static void addRound(Tournament& tournament, const std::vector<std::pair<int, int>>& boards, bool published = true);
};

Tournament MeetingsTest::of(int players, System system)
{
    Tournament tournament;
    tournament.settings.system = {system, 2026};
    for (int i = 1; i <= players; ++i) {
        Player player;
        player.key = PlayerKey{i};
        player.data.name = QStringLiteral("Player %1").arg(i, 2, 10, QLatin1Char('0'));
        player.data.rating = Rating{2000 - i, RatingSource::fide, {}};
        tournament.players.push_back(player);
    }
    return tournament;
}

void MeetingsTest::addRound(Tournament& tournament, const std::vector<std::pair<int, int>>& boards, bool published)
{
    Round round;
    round.number = RoundNumber{static_cast<int>(tournament.rounds.size()) + 1};
    RoundVersion version;
    for (const auto& [white, black] : boards)
        version.pairings.boards.push_back(Match::of(PlayerKey{white}, PlayerKey{black}));
    round.versions.push_back(version);
    if (published)
        round.publishedVersion = 1;
    tournament.rounds.push_back(round);
}

void MeetingsTest::everyGameStandsTwice_data()
{
    QTest::addColumn<int>("cycles");
    QTest::newRow("once") << 1;
    QTest::newRow("twice") << 2;
}

void MeetingsTest::everyGameStandsTwice()
{
    QFETCH(int, cycles);
    Tournament tournament = of(4, cycles == 1 ? System::RoundRobin : System::DoubleRoundRobin);
    addRound(tournament, {{1, 4}, {2, 3}});
    addRound(tournament, {{4, 3}, {1, 2}});
    addRound(tournament, {{2, 4}, {3, 1}}, false);
    if (cycles == 2) {
        addRound(tournament, {{4, 1}, {3, 2}}, false);
        addRound(tournament, {{3, 4}, {2, 1}}, false);
        addRound(tournament, {{4, 2}, {1, 3}}, false);
    }
    const Meetings meetings(tournament);
    QCOMPARE(meetings.slotCount(), cycles);
    std::map<BoardId, int> seen;
    for (int row = 0; row < 4; ++row) {
        for (int column = 0; column < 4; ++column) {
            for (int slot = 0; slot < cycles; ++slot) {
                const Meeting* meeting = meetings.at({row, column, slot});
                QCOMPARE(meeting == nullptr, row == column);
                if (meeting == nullptr)
                    continue;
                ++seen[meeting->game];
                QCOMPARE(meeting->published, meeting->game.round.value <= 2);
                const auto mirror = meetings.mirrorOf({row, column, slot});
                QVERIFY(mirror);
                QCOMPARE(mirror->row, column);
                QCOMPARE(mirror->column, row);
                QCOMPARE(meetings.at(*mirror)->game, meeting->game);
                QCOMPARE(meetings.at(*mirror)->white, !meeting->white);
                if (meeting->white)
                    QCOMPARE(meetings.placeOf(meeting->game), (Meetings::Place{row, column, slot}));
                if (cycles == 2)
                    QCOMPARE(meeting->white, slot == 0);
            }
        }
    }
    QCOMPARE(seen.size(), static_cast<std::size_t>(6 * cycles));
    for (const auto& [game, times] : seen)
        QCOMPARE(times, 2);
}

void MeetingsTest::theOnlyKnownGameStandsWhereItsColourBelongs()
{
    Tournament tournament = of(4, System::DoubleRoundRobin);
    addRound(tournament, {{1, 4}, {2, 3}});
    const Meetings meetings(tournament);
    QCOMPARE(meetings.slotCount(), 2);
    QVERIFY(meetings.at({0, 3, 0}) != nullptr && meetings.at({0, 3, 1}) == nullptr);
    QVERIFY(meetings.at({3, 0, 1}) != nullptr && meetings.at({3, 0, 0}) == nullptr);
    QVERIFY(!meetings.mirrorOf({0, 1, 0}));
    QVERIFY(!meetings.placeOf(BoardId{RoundNumber{2}, 1}));
}

void MeetingsTest::slotsAreColoursOnlyWhereEveryPairHadBoth()
{
    Tournament tournament = of(4, System::DoubleRoundRobin);
    addRound(tournament, {{1, 4}, {2, 3}});
    QVERIFY(Meetings(tournament).isByColours());
    addRound(tournament, {{4, 1}, {3, 2}});
    QVERIFY(Meetings(tournament).isByColours());
    tournament.rounds.pop_back();
    addRound(tournament, {{4, 1}, {2, 3}});
    QVERIFY(!Meetings(tournament).isByColours());
    QVERIFY(!Meetings(of(4, System::RoundRobin)).isByColours());
}

void MeetingsTest::whoIsPairedMoreOftenHasMoreSlots()
{
    Tournament tournament = of(4, System::RoundRobin);
    addRound(tournament, {{1, 4}, {2, 3}});
    addRound(tournament, {{1, 4}, {3, 2}});
    const Meetings meetings(tournament);
    // Nothing is hidden: paired twice by hand, once with the same colours.
    QCOMPARE(meetings.slotCount(), 2);
    QCOMPARE(meetings.at({0, 3, 1})->game, (BoardId{RoundNumber{2}, 1}));
    QCOMPARE(meetings.at({1, 2, 0})->white, true);
    QCOMPARE(meetings.at({2, 1, 0})->game, (BoardId{RoundNumber{2}, 2}));
}

static const pairwright::RegisteredTest<MeetingsTest> registered("test_meetings");
#include "test_meetings.moc"
