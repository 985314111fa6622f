#include "app/domain/contradictions.h"
#include "app/session/mending.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"

#include <QTest>

using namespace pairwright;
using namespace pairwright::test;

/// What breaks a tournament from a file is taken out, and nothing else.
class MendingTest : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        MemoryTournament played(12, 3);
        for (int round = 1; round <= 3; ++round) {
            played.pairAndPublish();
            played.enterAll();
        }
        sound_ = played.value;
        QVERIFY(contradictionsIn(sound_).empty());
    }

    void roundsThatAreThereCountMoreThanTheNumberPlanned()
    {
        Tournament tournament = sound_;
        tournament.settings.plannedRounds = 1;
        mustMend(tournament);
        QCOMPARE(tournament.settings.plannedRounds, 3);
        QVERIFY(tournament.rounds == sound_.rounds);
    }

    void anEventWithATextThatSteersGoesAlone()
    {
        Tournament tournament = sound_;
        tournament.settings.integrity = {{IntegrityEvent::Kind::roundCount, {}, {}, {}, QStringLiteral("7 to 9")},
                                         {IntegrityEvent::Kind::roundCount, {}, {}, {}, QStringLiteral("\x1b[2J")}};
        mustMend(tournament);
        QCOMPARE(tournament.settings.integrity.size(), std::size_t{1});
        QVERIFY(tournament.rounds == sound_.rounds);
    }

    void aPlayerWhoseKeyCannotBeGoesAlone()
    {
        Tournament tournament = sound_;
        Player impossible = tournament.players.front();
        impossible.key = PlayerKey{highestPlayerKey + 1};
        tournament.players.push_back(impossible);
        mustMend(tournament);
        QVERIFY(tournament.players == sound_.players);
        QVERIFY(tournament.rounds == sound_.rounds);
    }

    void aPublishedRoundIsNotBeingEdited()
    {
        Tournament tournament = sound_;
        RoundVersion& version = tournament.rounds.front().versions.back();
        version.manualPhase = ManualPhase{};
        version.manualPhase->pairings = version.pairings;
        mustMend(tournament);
        QVERIFY(tournament.rounds == sound_.rounds);
    }

    void aBadFieldLeavesTheLongOnesBesideItAlone()
    {
        Tournament tournament = sound_;
        PlayerData& data = tournament.players.front().data;
        data.club = QString(500, QLatin1Char('x'));
        data.group = QStringLiteral("a\nb");
        mustMend(tournament);
        QCOMPARE(tournament.players.front().data.club.size(), 500);
        QCOMPARE(tournament.players.front().data.group, QStringLiteral("a\u240Ab"));
    }

private:
    static void mustMend(Tournament& tournament)
    {
        QVERIFY(!contradictionsIn(tournament).empty());
        QVERIFY(mend(tournament).values > 0);
        QVERIFY(contradictionsIn(tournament).empty());
    }

    Tournament sound_;
};

static const pairwright::RegisteredTest<MendingTest> registered("test_mending");
#include "test_mending.moc"
