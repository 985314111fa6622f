#include "tests/support/registered_test.h"
#include "tests/unit/app/support/rounds.h"
#include "tests/unit/app/support/sessions.h"

#include "app/domain/changes/contradictions.h"
#include "app/domain/players/tpn_order.h"
#include "app/domain/ratings/official_rating.h"
#include "app/domain/ratings/rating_periods.h"
#include "app/domain/ratings/typed_rating.h"
#include "app/formats/trf/export.h"
#include "app/formats/trf/import.h"
#include "app/pairing/adapter.h"
#include "app/session/history/mending.h"
#include "app/storage/tournament/read_tournament.h"

#include <QTest>

using namespace pairwright;
using namespace pairwright::test;

namespace {

PlayerData ratedBoth(int fide, int national)
{
    PlayerData data;
    data.name = QStringLiteral("Both, Ann");
    if (fide > 0)
        data.standard = OfficialRating{fide, 20, QStringLiteral("FIDE combined 2026-10")};
    if (national > 0)
        data.national = OfficialRating{national, {}, QStringLiteral("DSB 2026-10")};
    return data;
}

int valueOf(const std::optional<Rating>& rating)
{
    return rating ? rating->value : 0;
}

/// Four players: by FIDE 1 2 3 4, by national ratings 4 3 2 1; the last one is an estimate of the arbiter.
MemoryTournament ofTwoOrders()
{
    MemoryTournament tournament;
    AddPlayers all;
    for (int i = 0; i < 4; ++i) {
        NewPlayer player;
        player.data = ratedBoth(2400 - 100 * i, 1900 + 100 * i);
        player.data.name = QStringLiteral("Player %1").arg(i + 1);
        player.data.rating = countedRating(player.data, {});
        all.players.push_back(player);
    }
    NewPlayer guessed;
    guessed.data.name = QStringLiteral("Guessed, Gus");
    guessed.data.rating = Rating{1500, RatingSource::estimated, {}};
    all.players.push_back(guessed);
    tournament.apply(all);
    return tournament;
}

std::vector<std::int64_t> orderOf(const MemoryTournament& tournament)
{
    std::vector<std::int64_t> keys;
    for (const PlayerKey key : tpnOrder(tournament.value))
        keys.push_back(key.value);
    return keys;
}

using Keys = std::vector<std::int64_t>;

} // namespace

/// The rating that the tournament counts with, and the official ones beside it.
class OfficialRatingsTest : public QObject {
    Q_OBJECT
private slots:
    void eachMethodCountsWhatItsNameSays_data()
    {
        QTest::addColumn<RatingChoice>("choice");
        QTest::addColumn<int>("both");
        QTest::addColumn<int>("fideOnly");
        QTest::addColumn<int>("nationalOnly");
        QTest::newRow("FIDE") << RatingChoice::fideOnly << 2000 << 2000 << 0;
        QTest::newRow("NRO") << RatingChoice::nationalOnly << 2100 << 0 << 2100;
        QTest::newRow("FIDON") << RatingChoice::ofTheType << 2000 << 2000 << 2100;
        QTest::newRow("NIDOF") << RatingChoice::nationalFirst << 2100 << 2000 << 2100;
        QTest::newRow("HBFN") << RatingChoice::higher << 2100 << 2000 << 2100;
    }
    void eachMethodCountsWhatItsNameSays()
    {
        QFETCH(RatingChoice, choice);
        const RatingRule rule{RatingKind::standard, choice, {}};
        QTEST(valueOf(countedRating(ratedBoth(2000, 2100), rule)), "both");
        QTEST(valueOf(countedRating(ratedBoth(2000, 0), rule)), "fideOnly");
        QTEST(valueOf(countedRating(ratedBoth(0, 2100), rule)), "nationalOnly");
        QVERIFY(!countedRating(ratedBoth(0, 0), rule));
    }

    void equalRatingsCountAsFide()
    {
        const RatingRule rule{RatingKind::standard, RatingChoice::higher, {}};
        QCOMPARE(countedRating(ratedBoth(2000, 2000), rule)->source, RatingSource::fide);
    }

    void theFirstListThatHasThePlayerCounts()
    {
        PlayerData data;
        data.standard = OfficialRating{2000, {}, {}};
        data.blitz = OfficialRating{1900, {}, {}};
        Settings settings;
        EventData rapid;
        rapid.timeControl = QStringLiteral("15+10");
        QCOMPARE(countedLists(ratingRuleOf(rapid, settings)), (std::vector{CountedList::rapid, CountedList::standard}));
        QCOMPARE(valueOf(countedRating(data, ratingRuleOf(rapid, settings))), 2000);
        settings.ratingLists = {CountedList::rapid, CountedList::blitz, CountedList::standard};
        QCOMPARE(valueOf(countedRating(data, ratingRuleOf(rapid, settings))), 1900);
    }

    /// Left out, added and moved: the national list, or one of the arbiter's own, has its place among FIDE's.
    void anOrderOfTheArbitersOwnTakesTheFirstListThatHasARating()
    {
        PlayerData data;
        data.standard = OfficialRating{2000, {}, QStringLiteral("FIDE combined 2026-11")};
        data.blitz = OfficialRating{1900, {}, {}};
        data.national = OfficialRating{1850, {}, QStringLiteral("club list")};
        EventData rapid;
        rapid.timeControl = QStringLiteral("15+10");
        Settings settings;
        settings.ratingChoice = RatingChoice::other;
        QCOMPARE(countedLists(ratingRuleOf(rapid, settings)),
                 (std::vector{CountedList::rapid, CountedList::standard, CountedList::national}));
        QCOMPARE(valueOf(countedRating(data, ratingRuleOf(rapid, settings))), 2000);
        settings.ratingLists = {CountedList::rapid, CountedList::national, CountedList::standard};
        QCOMPARE(valueOf(countedRating(data, ratingRuleOf(rapid, settings))), 1850);
        QCOMPARE(countedRating(data, ratingRuleOf(rapid, settings))->list, QStringLiteral("club list"));
        settings.ratingLists = {CountedList::rapid, CountedList::blitz};
        QCOMPARE(valueOf(countedRating(data, ratingRuleOf(rapid, settings))), 1900);
        settings.ratingChoice = RatingChoice::ofTheType; // there only FIDE's lists have an order
        settings.ratingLists = {CountedList::national};
        QVERIFY(countedLists(ratingRuleOf(rapid, settings)).empty());
    }

    /// Who is not in the main list: the others are offered in the order of the type of play.
    void otherListsAreOfferedInTheOrderOfTheTypeOfPlay()
    {
        PlayerData data;
        data.standard = OfficialRating{2000, {}, {}};
        data.rapid = OfficialRating{1900, {}, {}};
        data.blitz = OfficialRating{1800, {}, {}};
        const auto order = [&data](RatingKind kind) {
            PlayerData left = data;
            std::vector<RatingKind> lists;
            while (const auto other = ratingOfAnotherList(left, {kind, RatingChoice::nationalOnly, {}})) {
                lists.push_back(*other->fideList);
                setFideRating(left, *other->fideList, {});
            }
            return lists;
        };
        using enum RatingKind;
        QCOMPARE(order(standard), (std::vector{standard, rapid, blitz}));
        QCOMPARE(order(rapid), (std::vector{rapid, standard, blitz}));
        QCOMPARE(order(blitz), (std::vector{blitz, standard, rapid}));
    }

    void theOrderIsStoredAndSaidInTheReport()
    {
        const TournamentFile file;
        const std::vector<CountedList> lists{CountedList::national, CountedList::blitz};
        {
            const auto session = createSession(file.path(), 2);
            mustApply(*session, SetRatingChoice{RatingChoice::other, RatingChoice::ofTheType, lists, {{}}});
            session->flush();
        }
        const Tournament stored = readTournament(file.path()).value();
        QCOMPARE(stored.settings.ratingChoice, RatingChoice::other);
        QCOMPARE(stored.settings.ratingLists, lists);
        const QByteArray text = exportTrf(stored, {})->bytes;
        QVERIFY2(text.contains(" OTHER\r\n"), text.constData());
        QVERIFY2(text.contains("\n### Rating order: national,blitz"), text.constData());
        const auto imported = importTrf(text, {});
        QVERIFY(imported);
        QCOMPARE(imported->tournament.settings.ratingChoice, RatingChoice::other);
        QCOMPARE(imported->tournament.settings.ratingLists, lists);
        const auto isNotUnderstood = [](const QByteArray& report) {
            return std::ranges::count(importTrf(report, {})->notes, TrfImportNote::Code::methodUnknown,
                                      &TrfImportNote::code) > 0;
        };
        QVERIFY(!isNotUnderstood(text));
        QVERIFY(isNotUnderstood(QByteArray(text).replace("national,blitz", "national,bullet")));
    }

    void whatIsTypedIsMarkedAndKeepsNoList()
    {
        const QString list = QStringLiteral("FIDE combined 2026-11");
        QVERIFY(isTyped(typedList()) && isTyped(typedList(list)) && !isTyped(list) && !isTyped({}));
        QCOMPARE(listAfterTyping(list, true, list), list);
        QVERIFY(listAfterTyping(list, false, list) == typedList());
        QVERIFY(listAfterTyping(typedList(), false, shownList(typedList())) == typedList());
        QCOMPARE(listAfterTyping({}, false, QStringLiteral("Club 2026")), typedList(QStringLiteral("Club 2026")));
        QCOMPARE(shownList(typedList(QStringLiteral("Club 2026"))), QStringLiteral("typed (Club 2026)"));
        QCOMPARE(shownList(list), list);
    }

    void aRatingThatWasTypedOutlivesAChangeOfTheLists()
    {
        MemoryTournament tournament;
        AddPlayers all;
        for (const int listed : {2000, 0}) { // typed over one of a list, and where that list has none
            NewPlayer player;
            player.data = ratedBoth(listed, 0);
            player.data.name = QStringLiteral("Typed %1").arg(listed);
            if (listed == 0)
                player.data.rapid = OfficialRating{1700, {}, QStringLiteral("FIDE combined 2026-10")};
            player.data.rating = Rating{listed == 0 ? 1500 : 2010, RatingSource::fide, typedList()};
            all.players.push_back(player);
        }
        tournament.apply(all);
        const auto ratings = [&] {
            return std::pair(valueOf(tournament.value.players[0].data.rating),
                             valueOf(tournament.value.players[1].data.rating));
        };
        const auto count = [&](const std::vector<CountedList>& lists) {
            SetRatingChoice command{tournament.value.settings.ratingChoice};
            command.lists = lists;
            tournament.apply(command);
        };
        count({CountedList::standard}); // what counted before, said by name
        QCOMPARE(ratings(), std::pair(2010, 1500));
        count({CountedList::rapid});
        QCOMPARE(ratings(), std::pair(0, 1700));
        count({});
        QCOMPARE(ratings(), std::pair(2010, 1500));
    }

    void aRatingOfAnotherListIsOfferedToWhomHasNone()
    {
        PlayerData data;
        data.rapid = OfficialRating{1800, {}, {}};
        data.national = OfficialRating{1750, {}, {}};
        const RatingRule fide{RatingKind::standard, RatingChoice::fideOnly, {}};
        QVERIFY(!countedRating(data, fide));
        QCOMPARE(ratingOfAnotherList(data, fide)->rating.value, 1800);
        QCOMPARE(ratingOfAnotherList(data, fide)->fideList, std::optional(RatingKind::rapid));
        data.rapid.reset();
        QCOMPARE(ratingOfAnotherList(data, fide)->rating.value, 1750);
        QVERIFY(!ratingOfAnotherList(data, fide)->fideList);
        data.rating = Rating{1700, RatingSource::estimated, {}};
        QVERIFY(!ratingOfAnotherList(data, fide)); // he has one
    }

    void changingTheMethodRecountsAllPlayersInOneStepAndBack()
    {
        MemoryTournament tournament = ofTwoOrders();
        QCOMPARE(orderOf(tournament), (Keys{1, 2, 3, 4, 5}));
        const Tournament before = tournament.value;
        const Plan plan = tournament.plan(SetRatingChoice{RatingChoice::nationalOnly});
        QCOMPARE(highestLevel(plan.findings), WarningLevel::none);
        QCOMPARE(plan.step.count, 4);
        tournament.apply(SetRatingChoice{RatingChoice::nationalOnly});
        QCOMPARE(orderOf(tournament), (Keys{4, 3, 2, 1, 5}));
        QCOMPARE(tournament.value.players[4].data.rating->value, 1500); // an estimate stays
        applyTo(tournament.value, inverse(plan.delta));
        QVERIFY(tournament.value == before);
    }

    void aRatingThatStandsInNoListIsNotLost()
    {
        MemoryTournament tournament(3);
        const int typed = tournament.value.players[0].data.rating->value;
        tournament.apply(SetRatingChoice{RatingChoice::nationalOnly});
        QVERIFY(!tournament.value.players[0].data.rating);
        QCOMPARE(tournament.value.players[0].data.standard->value, typed);
        tournament.apply(SetRatingChoice{RatingChoice::ofTheType});
        QCOMPARE(tournament.value.players[0].data.rating->value, typed);
        QCOMPARE(tournament.value.players[0].data.rating->source, RatingSource::fide);
    }

    void afterRoundFourTheMethodIsRefusedInFideModeAndAskedOutside()
    {
        MemoryTournament tournament = ofTwoOrders();
        tournament.apply(SetRoundCount{5});
        for (int round = 1; round <= 4; ++round) {
            tournament.pairAndPublish();
            tournament.enterAll();
        }
        const SetRatingChoice change{RatingChoice::nationalFirst};
        QCOMPARE(refusals(tournament, change), (std::vector{FindingCode::tpnsFixed}));
        // What changes no number is no matter.
        QVERIFY(refusals(tournament, SetRatingChoice{RatingChoice::fideOnly}).empty());
        tournament.value.settings.ratedBy = RatedBy::nobody;
        QCOMPARE(levelOf(tournament, change), WarningLevel::confirm);
        tournament.apply(change);
        QCOMPARE(orderOf(tournament), (Keys{4, 3, 2, 1, 5}));
        QCOMPARE(tournament.value.integrity.back().kind, IntegrityEvent::Kind::numbers);
    }

    void theListsAreStoredAndWhatIsImpossibleIsRefused()
    {
        const TournamentFile file;
        const std::vector<CountedList> lists{CountedList::blitz, CountedList::standard};
        {
            const auto session = createSession(file.path(), 2);
            mustApply(*session, SetRatingChoice{RatingChoice::higher, RatingChoice::ofTheType, lists, {{}}});
            session->flush();
        }
        const Tournament stored = readTournament(file.path()).value();
        QCOMPARE(stored.settings.ratingLists, lists);
        const MemoryTournament tournament(2);
        QVERIFY(
            !refusals(tournament,
                      SetRatingChoice{RatingChoice::higher, {}, std::vector{CountedList::rapid, CountedList::rapid}})
                 .empty());
        // Somebody was faster.
        QCOMPARE(refusals(tournament, SetRatingChoice{RatingChoice::higher, RatingChoice::nationalFirst}),
                 (std::vector{FindingCode::changedMeanwhile}));
    }

    void ratedIsByTheOfficialRatingAndPairedByTheTournaments()
    {
        PlayerData data = ratedBoth(2000, 2100);
        data.rating = Rating{2100, RatingSource::national, {}};
        QCOMPARE(officialRating(data, RatingKind::standard), std::optional(2000));
        QCOMPARE(officialRating(data, RatingKind::blitz), std::optional(2000)); // who has no blitz rating
        data = ratedBoth(0, 2100);
        data.rating = Rating{2100, RatingSource::national, {}};
        QVERIFY(!officialRating(data, RatingKind::standard));
        data.rating->source = RatingSource::fide; // typed, and no list is known
        QCOMPARE(officialRating(data, RatingKind::standard), std::optional(2100));
        data.rapid = OfficialRating{1900, {}, {}}; // a list is known, and has no standard rating of him
        QVERIFY(!officialRating(data, RatingKind::standard));
        // The pairing takes that of the tournament: first by it, last by the official one.
        MemoryTournament tournament(4, 3);
        for (int i = 0; i < 4; ++i) {
            PlayerData one = ratedBoth(2000 + 100 * i, 2400 - 100 * i);
            one.name = QStringLiteral("Player %1").arg(i);
            one.rating = Rating{2400 - 100 * i, RatingSource::national, {}};
            tournament.apply(editOf(tournament.value.players[static_cast<std::size_t>(i)], one));
        }
        const PairingInput input = pairingInput(tournament.value);
        for (int i = 0; i < 4; ++i) {
            const auto place = static_cast<std::size_t>(i);
            QCOMPARE(input.view.state.players[place].rating, std::optional(2400 - 100 * i));
            QCOMPARE(officialRating(tournament.value.players[place].data, RatingKind::standard),
                     std::optional(2000 + 100 * i));
        }
    }

    void anEventOfMoreThanThirtyDaysHasAPeriodForEachMonth()
    {
        MemoryTournament tournament(2, 5);
        EventData event = tournament.value.event;
        event.start = QDate(2026, 10, 1);
        event.end = QDate(2026, 10, 30);
        event.roundDates = {{one, QDate(2026, 10, 1)},
                            {two, QDate(2026, 10, 29)},
                            {RoundNumber{3}, QDate(2026, 11, 12)},
                            {five, QDate(2027, 1, 7)}};
        QVERIFY(!takesMoreThan30Days(event)); // thirty
        event.end = QDate(2027, 1, 7);
        QVERIFY(takesMoreThan30Days(event));
        tournament.apply(editOf(tournament.value.event, event));
        PlayerData data = tournament.value.players[0].data;
        data.periodRatings = withMonth({}, QStringLiteral("2026-11"), OfficialRating{2222, {}, {}});
        tournament.apply(editOf(tournament.value.players[0], data));
        const std::vector<EventPeriod> periods = ratingPeriods(tournament.value);
        QCOMPARE(periods.size(), std::size_t{3});
        QCOMPARE(periods[0].rounds, (std::vector{one, two}));
        QCOMPARE(periods[1].month, QStringLiteral("2026-11"));
        QCOMPARE(periods[1].rounds, (std::vector{RoundNumber{3}, RoundNumber{4}})); // round 4 has no date
        QCOMPARE(periods[1].known, 1);
        QCOMPARE(periods[2].known, 0);
        const PlayerData& now = tournament.value.players[0].data;
        QCOMPARE(officialRatingIn(now, RatingKind::standard, QStringLiteral("2026-10")), std::optional(2400));
        QCOMPARE(officialRatingIn(now, RatingKind::standard, QStringLiteral("2026-11")), std::optional(2222));
        QCOMPARE(officialRatingIn(now, RatingKind::standard, QStringLiteral("2027-01")), std::optional(2222));
        QCOMPARE(tournament.value.players[0].data.rating->value, 2400); // pairings go by that
    }

    void monthsThatCannotBeAreRefusedAndMended()
    {
        MemoryTournament tournament(2);
        const auto edited = [&](const std::vector<PeriodRating>& ratings) {
            PlayerData data = tournament.value.players[0].data;
            data.periodRatings = ratings;
            return editOf(tournament.value.players[0], data);
        };
        const OfficialRating good{2000, {}, {}};
        for (const auto& bad :
             {std::vector<PeriodRating>{{QStringLiteral("2026-13"), good}},
              std::vector<PeriodRating>{{QStringLiteral("2026-11"), good}, {QStringLiteral("2026-10"), good}},
              std::vector<PeriodRating>{{QStringLiteral("2026-11"), {0, {}, {}}}}}) {
            QCOMPARE(refusals(tournament, edited(bad)), (std::vector{FindingCode::valueImpossible}));
            Tournament spoiled = tournament.value;
            spoiled.players[0].data.periodRatings = bad;
            spoiled.settings.ratingLists = {CountedList::rapid, CountedList::rapid};
            QCOMPARE(contradictionsIn(spoiled).size(), std::size_t{2});
            mend(spoiled);
            QVERIFY(contradictionsIn(spoiled).empty());
        }
        QVERIFY(refusals(tournament, edited({{QStringLiteral("2026-10"), good}})).empty());
    }

    void theyAreStored()
    {
        const TournamentFile file;
        const std::vector<PeriodRating> months{{QStringLiteral("2026-11"), {2100, 20, QStringLiteral("FIDE 2026-11")}},
                                               {QStringLiteral("2026-12"), {2110, {}, {}}}};
        {
            const auto session = createSession(file.path(), 2);
            PlayerData data = session->saved().players[0].data;
            data.periodRatings = months;
            data.noHalfPointBye = true;
            mustApply(*session, editOf(session->saved().players[0], data));
            session->flush();
        }
        const Tournament stored = readTournament(file.path()).value();
        QCOMPARE(stored.players[0].data.periodRatings, months);
        QVERIFY(stored.players[0].data.noHalfPointBye);
        QVERIFY(stored.players[1].data.periodRatings.empty());
    }
};

static const pairwright::RegisteredTest<OfficialRatingsTest> registered("test_official_ratings");
#include "test_official_ratings.moc"
