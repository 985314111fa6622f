#include "app/domain/changes/contradictions.h"
#include "app/domain/players/player_fields.h"
#include "app/session/history/mending.h"
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
        tournament.integrity = {{IntegrityEvent::Kind::roundCount, {}, {}, {}, QStringLiteral("7 to 9")},
                                {IntegrityEvent::Kind::roundCount, {}, {}, {}, QStringLiteral("\x1b[2J")}};
        mustMend(tournament);
        QCOMPARE(tournament.integrity.size(), std::size_t{1});
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

    void aBadValueOfAnyFieldIsFoundAndGoesAlone()
    {
        for (const PlayerFieldInfo& info : playerFields()) {
            Tournament tournament = sound_;
            PlayerData& data = tournament.players.front().data;
            for (const PlayerFieldInfo& one : playerFields()) // beside it everything is filled
                std::visit([&](auto member) { Fill{}(data.*member); }, one.member);
            QVERIFY(contradictionsIn(tournament).empty());
            const PlayerData filled = data;
            bool spoilt = false;
            std::visit([&](auto member) { spoilt = Spoil{}(data.*member); }, info.member);
            if (!spoilt)
                continue; // of a kind that is right whatever it is
            const auto findings = contradictionsIn(tournament);
            QVERIFY2(findings.size() == 1, info.key);
            QCOMPARE(findings.front().player, tournament.players.front().key);
            QCOMPARE(mend(tournament), (Mended{1, 0}));
            QVERIFY2(contradictionsIn(tournament).empty(), info.key);
            PlayerData mended = tournament.players.front().data;
            std::visit([&](auto member) { mended.*member = filled.*member; }, info.member);
            QVERIFY2(mended == filled, info.key);
            QVERIFY2(tournament.rounds == sound_.rounds, info.key);
        }
    }

private:
    /// Something possible.
    struct Fill {
        void operator()(QString& text) const { text = QStringLiteral("12"); }
        void operator()(Title& title) const { title = Title::FM; }
        void operator()(std::optional<Sex>& sex) const { sex = Sex::Female; }
        void operator()(bool& yes) const { yes = true; }
        void operator()(std::optional<int>& number) const { number = 3; }
        void operator()(std::optional<Rating>& rating) const { rating = Rating{2000, RatingSource::fide, {}}; }
        void operator()(std::optional<OfficialRating>& rating) const { rating = OfficialRating{2000, 20, {}}; }
        void operator()(std::vector<PeriodRating>& ratings) const
        {
            ratings = {{QStringLiteral("2026-11"), {2000, {}, {}}}};
        }
        void operator()(std::optional<BirthDate>& birth) const { birth = BirthDate{2000, 2, 29}; }
    };
    /// Something that cannot be; false: there is nothing.
    struct Spoil {
        bool operator()(QString& text) const { return spoil(text); }
        bool operator()(Title& /*title*/) const { return false; }
        bool operator()(std::optional<Sex>& /*sex*/) const { return false; }
        bool operator()(bool& /*yes*/) const { return false; }
        bool operator()(std::optional<int>& number) const { return (number = 0).has_value(); }
        bool operator()(std::optional<Rating>& rating) const { return spoil(rating->list); }
        bool operator()(std::optional<OfficialRating>& rating) const { return spoil(rating->list); }
        bool operator()(std::vector<PeriodRating>& ratings) const { return spoil(ratings.front().rating.list); }
        bool operator()(std::optional<BirthDate>& birth) const { return (birth->day = 30).has_value(); }

        static bool spoil(QString& text)
        {
            text = QStringLiteral("a\nb");
            return true;
        }
    };

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
