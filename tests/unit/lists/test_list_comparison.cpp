#include "app/lists/list_candidates.h"
#include "app/lists/list_comparison.h"
#include "app/lists/preflight.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"
#include "tests/unit/lists/list_place.h"

#include <QTest>

using namespace pairwright;
using namespace pairwright::test;

namespace {

const char* const fide =
    "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA "
    "SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag\n"
    "100001         Smith, Ann                                                   ENG F   WGM  WGM                     "
    "2312  0   20 2290  0   20 2301  0   20 1990      \n"
    "100002         Jones, Tom                                                   WLS M   IM                           "
    "2405  5   10                            1985      \n"
    "100003         Jones, Tim                                                   WLS M                                "
    "1802  0   40                            2005      \n";

const char* const national = "ID;Name;Fed;Rating;Club;FIDE-ID\n"
                             "W17;Jones, Tom;WLS;2431;Cardiff;100002\n";

PlayerData named(const char* name)
{
    PlayerData data;
    data.name = QString::fromUtf8(name);
    return data;
}

PlayerKey enter(MemoryTournament& tournament, const PlayerData& data)
{
    tournament.apply(AddPlayers{{NewPlayer{data, {}, {}}}, {}});
    return tournament.value.players.back().key;
}

} // namespace

/// What the lists make of a player, and in what the players of a tournament differ from them.
class TestListComparison : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        const auto added = place_.add(place_.file("players_list_foa.txt", fide), {{}, QStringLiteral("2026-10")});
        QVERIFY(added);
        QCOMPARE(added->list.people, 3);
        QVERIFY(place_.add(place_.file("wales.csv", national), {{}, QStringLiteral("2026-09")}));
    }

    void everybodyIsFoundOnceAndTakenWithWhatAllListsKnow()
    {
        RatingListSearch search = RatingListSearch::open(place_.lists()).value();
        const auto found = candidatesFor(search, QStringLiteral("jones"), {}, {}, 10);
        QVERIFY(found);
        QCOMPARE(found->people.size(), std::size_t{2});
        QCOMPARE(found->more, std::size_t{0});
        const PlayerData& data = found->people.front().data;
        QCOMPARE(data.name, QStringLiteral("Jones, Tom"));
        QVERIFY(data.title == Title::IM);
        QCOMPARE(data.fideId, QStringLiteral("100002"));
        QCOMPARE(data.club, QStringLiteral("Cardiff"));
        QCOMPARE(data.birth, std::optional(BirthDate{1985, {}, {}}));
        QCOMPARE(data.sex, std::optional(Sex::Male));
        QCOMPARE(data.standard->value, 2405);
        QCOMPARE(data.standard->k, std::optional(10));
        QVERIFY(!data.rapid);
        QCOMPARE(data.national->value, 2431);
        QCOMPARE(data.rating, std::optional(Rating{2405, RatingSource::fide, data.standard->list}));
        QVERIFY2(data.standard->list.contains(QStringLiteral("2026-10")), qPrintable(data.standard->list));
    }

    void whatCountsIsAsked_data()
    {
        QTest::addColumn<RatingKind>("kind");
        QTest::addColumn<RatingChoice>("choice");
        QTest::addColumn<int>("value");
        QTest::newRow("standard") << RatingKind::standard << RatingChoice::ofTheType << 2000;
        QTest::newRow("blitz") << RatingKind::blitz << RatingChoice::ofTheType << 2100;
        QTest::newRow("no rapid: standard") << RatingKind::rapid << RatingChoice::ofTheType << 2000;
        QTest::newRow("national first") << RatingKind::blitz << RatingChoice::nationalFirst << 2050;
        QTest::newRow("the higher, national") << RatingKind::standard << RatingChoice::higher << 2050;
        QTest::newRow("the higher, FIDE") << RatingKind::blitz << RatingChoice::higher << 2100;
    }
    void whatCountsIsAsked()
    {
        QFETCH(RatingKind, kind);
        QFETCH(RatingChoice, choice);
        PlayerData data;
        data.standard = OfficialRating{2000, 20, {}};
        data.blitz = OfficialRating{2100, 20, {}};
        data.national = OfficialRating{2050, {}, {}};
        QTEST(countedRating(data, {kind, choice})->value, "value");
    }

    void differencesAreFoundAndTakenOverInOneStep()
    {
        MemoryTournament tournament;
        PlayerData ann = named("Smith, Ann");
        ann.fideId = QStringLiteral("100001");
        ann.rating = Rating{2280, RatingSource::fide, {}};
        const PlayerKey first = enter(tournament, ann);
        PlayerData tom = named("Jones, Tom"); // without an id, and with another year than Tim
        const PlayerKey second = enter(tournament, tom);
        PlayerData gone = named("Nobody, Known");
        gone.fideId = QStringLiteral("999999");
        const PlayerKey third = enter(tournament, gone);

        const std::vector<ListDifference> found = compare(tournament);
        const auto kinds = [&found](PlayerKey player) {
            std::vector<ListDifference::Kind> of;
            for (const ListDifference& difference : found)
                if (difference.player == player)
                    of.push_back(difference.kind);
            return of;
        };
        using Kind = ListDifference::Kind;
        QVERIFY((kinds(first) ==
                 std::vector{Kind::rating, Kind::title, Kind::federation, Kind::birth, Kind::sex, Kind::listRatings}));
        QVERIFY((kinds(second) == std::vector{Kind::missingId, Kind::rating, Kind::title, Kind::federation, Kind::birth,
                                              Kind::sex, Kind::listRatings}));
        QVERIFY(kinds(third) == std::vector{Kind::deadId});
        tournament.apply(takeOver(found, QStringLiteral("FIDE combined 2026-10")));
        const PlayerData& now = tournament.value.player(second)->data;
        QCOMPARE(now.fideId, QStringLiteral("100002"));
        QCOMPARE(now.rating->value, 2405);
        QCOMPARE(now.national->value, 2431);
        // Only what cannot be taken over is left.
        const std::vector<ListDifference> after = compare(tournament);
        QCOMPARE(after.size(), std::size_t{1});
        QCOMPARE(after.front().kind, Kind::deadId);
    }

    void whatWouldChangeTheNumbersIsLockedOnceRoundFourIsPublished()
    {
        MemoryTournament tournament(6);
        PlayerData ann = named("Smith, Ann");
        ann.fideId = QStringLiteral("100001");
        enter(tournament, ann);
        for (int round = 1; round <= 4; ++round) {
            tournament.pairAndPublish();
            if (round < 4)
                tournament.enterAll();
        }
        int locked = 0;
        for (const ListDifference& difference : compare(tournament)) {
            using Kind = ListDifference::Kind;
            const bool orders = difference.kind == Kind::rating || difference.kind == Kind::title;
            QCOMPARE(difference.isLocked, orders);
            locked += difference.isLocked ? 1 : 0;
        }
        QCOMPARE(locked, 2);
    }

    void theMonthsOfALongEventComeFromTheirListsAndChangeNoPairing()
    {
        const ListPlace place;
        const std::string later = QByteArray(fide).replace("2312", "2344").toStdString();
        QVERIFY(place.add(place.file("players_list_foa.txt", fide), {{}, QStringLiteral("2026-10")}));
        QVERIFY(place.add(place.file("nov26frl.txt", later), {{}, QStringLiteral("2026-11")}));
        MemoryTournament tournament(6);
        PlayerData ann = named("Smith, Ann");
        ann.fideId = QStringLiteral("100001");
        const PlayerKey key = enter(tournament, ann);
        EventData event = tournament.value.event;
        event.start = QDate(2026, 10, 20);
        event.end = QDate(2026, 12, 20);
        event.roundDates = {
            {RoundNumber{1}, event.start}, {RoundNumber{2}, QDate(2026, 11, 20)}, {RoundNumber{3}, event.end}};
        tournament.apply(editOf(tournament.value.event, event));
        RatingListSearch search = RatingListSearch::open(place.lists()).value();
        const auto compareOnTheFirstDay = [&] {
            return compareWithLists(search, tournament.value, event.start, {}).value();
        };
        tournament.apply(takeOver(compareOnTheFirstDay(), QStringLiteral("FIDE combined 2026-10")));
        const PlayerData now = tournament.value.player(key)->data;
        QCOMPARE(now.rating->value, 2312);
        QCOMPARE(now.standard->value, 2312);
        QCOMPARE(now.periodRatings.size(), std::size_t{1}); // of December no list is here
        QCOMPARE(now.periodRatings[0].month, QStringLiteral("2026-11"));
        QCOMPARE(now.periodRatings[0].rating.value, 2344);
        QVERIFY(now.periodRatings[0].rating.list.contains(QStringLiteral("2026-11")));
        QVERIFY(compareOnTheFirstDay().empty());
        // The list of a later day would replace the ratings of the start: it says so, unless there is none to replace.
        const auto later20 = compareWithLists(search, tournament.value, QDate(2026, 11, 20), {}).value();
        QCOMPARE(later20.size(), std::size_t{2});
        QVERIFY(later20[0].kind == ListDifference::Kind::rating && later20[0].isOfLaterMonth);
        QVERIFY(later20[1].kind == ListDifference::Kind::listRatings && later20[1].isOfLaterMonth);
        PlayerData unrated = now;
        unrated.rating.reset();
        tournament.apply(editOf(*tournament.value.player(key), unrated));
        const auto first = compareWithLists(search, tournament.value, QDate(2026, 11, 20), {}).value();
        QVERIFY(first.front().kind == ListDifference::Kind::rating && !first.front().isOfLaterMonth);
        tournament.apply(takeOver(compareOnTheFirstDay(), QStringLiteral("FIDE combined 2026-10")));
        // Also long after the numbers are fixed.
        PlayerData typed = now;
        typed.periodRatings[0].rating.value = 2300;
        tournament.apply(editOf(*tournament.value.player(key), typed));
        for (int round = 1; round <= 4; ++round) {
            tournament.pairAndPublish();
            if (round < 4)
                tournament.enterAll();
        }
        const auto again = compareOnTheFirstDay();
        QCOMPARE(again.size(), std::size_t{1});
        QCOMPARE(again.front().kind, ListDifference::Kind::laterMonths);
        QVERIFY(!again.front().isLocked);
    }

    void preflightOffersARatingOfAnotherListAndTellsWhatTheMethodWouldGive()
    {
        MemoryTournament tournament;
        PlayerData rapid = named("Rapid, Rob");
        rapid.rapid = OfficialRating{1999, {}, {}};
        enter(tournament, rapid);
        PlayerData other = named("Other, Olga");
        other.standard = OfficialRating{2050, {}, {}};
        other.rating = Rating{2000, RatingSource::national, {}};
        enter(tournament, other);
        using Code = PreflightLine::Code;
        std::map<Code, QString> told;
        for (const PreflightLine& line : preflight(tournament.value, {}))
            told[line.code] = line.text;
        QCOMPARE(told[Code::ratingInOtherList], QStringLiteral("1999"));
        QCOMPARE(told[Code::ratingUnlikeMethod], QStringLiteral("2050"));
        QVERIFY(!told.contains(Code::noRating));
    }

    void theListOfTheFirstDayCounts()
    {
        const auto list = [](int id, const char* month) {
            RatingList made;
            made.id = id;
            made.month = QLatin1StringView(month);
            return made;
        };
        const std::vector<RatingList> lists{list(1, "2026-08"), list(2, "2026-09"), list(3, "2026-10")};
        QCOMPARE(listsOfDay(lists, QDate(2026, 9, 30)).front().id, 2);
        QCOMPARE(listsOfDay(lists, QDate(2026, 12, 1)).front().id, 3);
        QCOMPARE(listsOfDay(lists, QDate(2026, 1, 1)).front().id, 3); // none was in force that is here
    }

    void preflightSaysWhatIsMissingAndWhatIsUnlikeTheList()
    {
        MemoryTournament tournament;
        PlayerData ann = named("Smith, Ann");
        ann.fideId = QStringLiteral("100001");
        ann.rating = Rating{2280, RatingSource::fide, {}};
        ann.federation = QStringLiteral("XYZ");
        const PlayerKey first = enter(tournament, ann);
        const PlayerKey second = enter(tournament, named("Nobody, Known"));
        const PlayerKey third = enter(tournament, named("Nobody, Known"));
        using Code = PreflightLine::Code;
        const auto codes = [&](PlayerKey player, const std::vector<ListDifference>& differences) {
            std::vector<Code> of;
            for (const PreflightLine& line : preflight(tournament.value, differences))
                if (line.player == player)
                    of.push_back(line.code);
            return of;
        };
        QVERIFY((codes(first, {}) == std::vector{Code::unknownFederation, Code::noBirthYear, Code::noSex}));
        QVERIFY((codes(second, {}) ==
                 std::vector{Code::noFideId, Code::noFederation, Code::noBirthYear, Code::noSex, Code::noRating}));
        QVERIFY(codes(third, {}).front() == Code::sameName);
        enter(tournament, named("Karpov, Anatoly"));
        QVERIFY(codes(enter(tournament, named("Карпов, Анатолий")), {}).front() == Code::sameName);
        QVERIFY(codes(enter(tournament, named("Карпова, Анна")), {}).front() != Code::sameName);
        // Who is rated by a federation, or by nobody, needs nothing for FIDE.
        for (const RatedBy other : {RatedBy::federation, RatedBy::nobody}) {
            tournament.value.settings.ratedBy = other;
            QVERIFY((codes(second, {}) == std::vector{Code::noRating}));
        }
        tournament.value.settings.ratedBy = RatedBy::fide;
        QVERIFY((codes(first, compare(tournament)) == std::vector{Code::unknownFederation, Code::ratingUnlikeList,
                                                                  Code::titleUnlikeList, Code::federationUnlikeList,
                                                                  Code::birthUnlikeList, Code::sexUnlikeList}));
    }

private:
    std::vector<ListDifference> compare(const MemoryTournament& tournament) const
    {
        RatingListSearch search = RatingListSearch::open(place_.lists()).value();
        return compareWithLists(search, tournament.value, {}, {}).value();
    }

    ListPlace place_;
};

static const pairwright::RegisteredTest<TestListComparison> registered("unit_list_comparison");
#include "test_list_comparison.moc"
