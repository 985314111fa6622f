#include "app/prizes/prize_assignment.h"
#include "app/prizes/prize_reports.h"
#include "app/prizes/prize_words.h"
#include "app/prizes/receipts.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"

#include <QTest>

using namespace pairwright;
using namespace pairwright::test;
using prizes::Bar;
using prizes::Person;
using prizes::PrizeAssignment;
using prizes::PrizeEvent;

namespace {

Person personOf(char name)
{
    Person person;
    person.data.name = QChar::fromLatin1(name);
    return person;
}

/// A is a woman of 2050 and 45, B a boy of 1799 and 12 with a club, C is unrated and of the group "Guests", D was born
/// in a year that nobody knows, has 1600, and has played nobody who is rated.
PrizeEvent fourPeople()
{
    PrizeEvent event;
    event.year = 2026;
    event.people = {personOf('A'), personOf('B'), personOf('C'), personOf('D')};
    PlayerData& a = event.people[0].data;
    a.sex = Sex::Female;
    a.rating = Rating{2050, RatingSource::fide, {}};
    a.birth = BirthDate{1981, {}, {}};
    PlayerData& b = event.people[1].data;
    b.sex = Sex::Male;
    b.rating = Rating{1799, RatingSource::fide, {}};
    b.birth = BirthDate{2014, 12, 31};
    b.club = QStringLiteral("SK Wien");
    event.people[2].data.group = QStringLiteral("Guests");
    event.people[3].data.rating = Rating{1600, RatingSource::fide, {}};
    for (std::size_t i = 0; i < event.people.size(); ++i) {
        Person& person = event.people[i];
        person.player = PlayerKey{static_cast<std::int64_t>(i) + 1};
        person.rank = static_cast<int>(i) + 1;
        person.points = 40 - 10 * static_cast<int>(i);
    }
    event.people[0].performance = 1900;
    event.people[1].performance = 2100;
    event.people[2].performance = 2000;
    event.people[0].improvement = -120;
    event.people[1].improvement = 0;
    GroupRule rule;
    rule.name = QStringLiteral("Juniors");
    rule.bornFrom = 2010;
    event.groupRules = {rule};
    event.takePart = 4;
    return event;
}

Prize prizeFor(PrizeKind kind, const char* of)
{
    Prize prize;
    prize.set = QStringLiteral("Set");
    prize.kind = kind;
    prize.amount = 10'000;
    if (kind == PrizeKind::rating || kind == PrizeKind::under || kind == PrizeKind::age)
        readOf(QString::fromLatin1(of), prize);
    else
        prize.of = QString::fromLatin1(of);
    return prize;
}

} // namespace

/// Whom each kind of prize is for, in which order it goes, and who may win none.
class PrizeKindsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }

    void eachKindIsForWhomItSays_data()
    {
        QTest::addColumn<PrizeKind>("kind");
        QTest::addColumn<QString>("of");
        QTest::addColumn<QString>("whom");
        const auto row = [](const char* name, PrizeKind kind, const char* of, const char* whom) {
            QTest::newRow(name) << kind << QString::fromLatin1(of) << QString::fromLatin1(whom);
        };
        row("place", PrizeKind::place, "", "ABCD");
        row("the arbiter's own group", PrizeKind::group, "Guests", "C");
        row("a group by rule", PrizeKind::group, "Juniors", "B");
        row("a group that there is not", PrizeKind::group, "Nobody", "");
        row("rating class, both ends", PrizeKind::rating, "1600-1799", "BD");
        row("rating class, open above", PrizeKind::rating, "1800-", "A");
        row("rated up to: a lower class, too, and nobody unrated", PrizeKind::under, "1799", "BD");
        row("rated up to, one less", PrizeKind::under, "1798", "D");
        row("age in the year of the event", PrizeKind::age, "U12", "B");
        row("a year too old", PrizeKind::age, "U11", "");
        row("seniors: who has no birth date is none", PrizeKind::age, "45+", "A");
        row("ages from to", PrizeKind::age, "12-45", "AB");
        row("women", PrizeKind::women, "", "A");
        row("club", PrizeKind::club, "SK Wien", "B");
        row("unrated", PrizeKind::unrated, "", "C");
        row("performance", PrizeKind::performance, "", "ABC");
        row("improvement: rated only", PrizeKind::improvement, "", "AB");
        row("by hand", PrizeKind::free, "", "");
        row("team", PrizeKind::team, "Clubs", "");
    }
    void eachKindIsForWhomItSays()
    {
        QFETCH(PrizeKind, kind);
        QFETCH(QString, of);
        QFETCH(QString, whom);
        const PrizeEvent people = fourPeople();
        const Prize prize = prizeFor(kind, qPrintable(of));
        QString got;
        for (const Person& person : people.people)
            if (isFor(prize, person, people))
                got += person.data.name;
        QCOMPARE(got, whom);
        // It is given to one of them, and to nobody where there is none.
        if (kind == PrizeKind::free || kind == PrizeKind::team)
            return;
        const auto awards = prizes::awardsOf(prizes::assignPrizes(people, {prize}, {}));
        QCOMPARE(awards.empty(), whom.isEmpty());
        if (!awards.empty())
            QVERIFY(whom.contains(QChar::fromLatin1(static_cast<char>('A' + awards.front().player->value - 1))));
    }

    void performanceAndImprovementGoByTheirOwnOrder()
    {
        const auto winner = [](PrizeKind kind, const PrizeEvent& people) {
            return prizes::awardsOf(prizes::assignPrizes(people, {prizeFor(kind, "")}, {})).front().player;
        };
        PrizeEvent people = fourPeople();
        QCOMPARE(winner(PrizeKind::place, people), std::optional(PlayerKey{1}));
        QCOMPARE(winner(PrizeKind::performance, people), std::optional(PlayerKey{2}));
        QCOMPARE(winner(PrizeKind::improvement, people), std::optional(PlayerKey{2}));
        people.people[0].performance = 2100; // equal: the standings decide
        QCOMPARE(winner(PrizeKind::performance, people), std::optional(PlayerKey{1}));
    }

    void whoMayWinNoneIsPassedOverForTheReasonThatHolds_data()
    {
        QTest::addColumn<int>("reason");
        for (const Bar bar :
             {Bar::byHand, Bar::absent, Bar::expelled, Bar::withdrawn, Bar::unrated, Bar::feeOpen, Bar::tooFewGames})
            QTest::addRow("bar %d", static_cast<int>(bar)) << static_cast<int>(bar);
    }
    void whoMayWinNoneIsPassedOverForTheReasonThatHolds()
    {
        QFETCH(int, reason);
        const Bar bar = static_cast<Bar>(reason);
        MemoryTournament tournament(4, 2);
        tournament.apply(SetPrizes{{adding(prizeFor(PrizeKind::place, ""))}});
        tournament.pairAndPublish();
        const Match first = tournament.value.round(RoundNumber{1})->published()->pairings.boards.front();
        tournament.apply(EnterResult{{RoundNumber{1}, 1}, GameResult::whiteWins});
        tournament.apply(EnterResult{{RoundNumber{1}, 2}, GameResult::draw});
        const PlayerKey best = first.a;
        const auto winner = [&] {
            return prizes::awardsOf(prizes::assignPrizes(tournament.value)).front().player;
        };
        const auto barNow = [&] {
            const PrizeAssignment all = prizes::assignPrizes(tournament.value);
            return all.event.people[*all.placeOf(best)].bar;
        };
        QCOMPARE(winner(), std::optional(best));
        const auto mark = [&](PrizeMark::Kind kind) {
            tournament.apply(MarkForPrizes{{adding(PrizeMark{best, kind})}});
        };
        const auto rule = [&](auto change) {
            const PrizeRules before = tournament.value.settings.prizeRules;
            PrizeRules rules = before;
            change(rules);
            tournament.apply(SetPrizeRules{rules, before});
        };
        const auto edited = [&](auto change) {
            const Player& player = *tournament.value.player(best);
            PlayerData data = player.data;
            change(data);
            tournament.apply(editOf(player, data));
        };
        switch (bar) {
        case Bar::byHand: mark(PrizeMark::Kind::excluded); break;
        case Bar::absent:
            mark(PrizeMark::Kind::absent);
            QCOMPARE(barNow(), std::optional<Bar>()); // a mark alone is no rule
            rule([](PrizeRules& rules) { rules.mustBePresent = true; });
            break;
        case Bar::expelled: tournament.apply(WithdrawPlayer{{best}, RoundNumber{2}, true}); break;
        case Bar::withdrawn: tournament.apply(WithdrawPlayer{{best}, RoundNumber{2}}); break;
        case Bar::unrated:
            edited([](PlayerData& data) { data.rating.reset(); });
            rule([](PrizeRules& rules) { rules.ratedOnly = true; });
            break;
        case Bar::feeOpen:
            edited([](PlayerData& data) {
                data.feeDue = QStringLiteral("25");
                data.feePaid = QStringLiteral("24.99");
            });
            rule([](PrizeRules& rules) { rules.feePaid = true; });
            break;
        case Bar::tooFewGames: rule([](PrizeRules& rules) { rules.leastGames = 2; }); break;
        }
        QCOMPARE(barNow(), std::optional(bar));
        if (bar == Bar::tooFewGames) { // of nobody more than one has been played
            QVERIFY(prizes::awardsOf(prizes::assignPrizes(tournament.value)).empty());
            return;
        }
        QVERIFY(winner() != std::optional(best));
        const PrizeAssignment all = prizes::assignPrizes(tournament.value);
        const QString why = prizes::whyNotText(all, *all.placeOf(best), 0, prizes::Reader::arbiter);
        QVERIFY2(why.contains(tournament.value.player(best)->data.name), qPrintable(why));
        if (bar == Bar::expelled || bar == Bar::byHand || bar == Bar::absent)
            return;
        mark(PrizeMark::Kind::admitted); // by hand, whatever the rules say
        QCOMPARE(barNow(), std::optional<Bar>());
    }

    void whoHasLeftMayWinWhereTheRulesSaySo()
    {
        MemoryTournament tournament(4, 2);
        tournament.apply(SetPrizes{{adding(prizeFor(PrizeKind::place, ""))}});
        tournament.pairAndPublish();
        tournament.enterAll(GameResult::whiteWins);
        const auto winner = [&] {
            return *prizes::awardsOf(prizes::assignPrizes(tournament.value)).front().player;
        };
        const PlayerKey best = winner();
        tournament.apply(WithdrawPlayer{{best}, RoundNumber{2}});
        QVERIFY(winner() != best);
        PrizeRules rules;
        rules.notWithdrawn = false;
        tournament.apply(SetPrizeRules{rules});
        QCOMPARE(winner(), best);
    }

    /// The standings say it, and whoever stands before the envelope asks.
    void whatToldEqualsApartIsNamed()
    {
        PrizeEvent people = fourPeople();
        for (Person& person : people.people)
            person.points = 35;
        people.people[3].points = 30;
        people.tieBreaks = {TieBreak{TieBreakKind::DirectEncounter}, TieBreak{TieBreakKind::Buchholz}};
        const auto valued = [](std::optional<TieBreakValue> encounter, std::int64_t buchholz) {
            TieBreakResult direct;
            direct.value = encounter;
            TieBreakResult sum;
            sum.value = TieBreakValue{buchholz, 10};
            return std::vector<TieBreakResult>{direct, sum};
        };
        people.people[0].tieBreaks = valued(TieBreakValue{5, 10}, 120);
        people.people[1].tieBreaks = valued(TieBreakValue{5, 10}, 115);
        people.people[2].tieBreaks = valued({}, 130);
        people.people[3].tieBreaks = valued({}, 90);
        std::vector<Prize> prizes(4, prizeFor(PrizeKind::place, ""));
        for (std::size_t i = 0; i < prizes.size(); ++i)
            prizes[i].place = static_cast<int>(i) + 1;
        const auto told = [&](std::size_t prize) {
            return prizes::prizeExplanation(prizes::assignPrizes(people, prizes, {}), prize, prizes::Reader::everybody)
                .join(QLatin1Char(' '));
        };
        QCOMPARE(told(0), QStringLiteral("A, with 3½ points. 3 players have 3½ points; Buchholz 12 puts A before B "
                                         "(11½)."));
        QCOMPARE(told(1), QStringLiteral("B, with 3½ points. Before: A (has Set 1). 3 players have 3½ points; direct "
                                         "encounter puts B before C."));
        // Each says why its own winner has it.
        QCOMPARE(told(2), QStringLiteral("C, with 3½ points. Before: A (has Set 1) and B (has Set 2). The next of the "
                                         "3 players who have 3½ points."));
        QVERIFY2(told(3).endsWith(QStringLiteral("The next of the 4 players whom it is for.")), qPrintable(told(3)));
        const auto why = [&](std::size_t person, std::size_t prize) {
            return prizes::whyNotText(prizes::assignPrizes(people, prizes, {}), person, prize,
                                      prizes::Reader::everybody);
        };
        QCOMPARE(why(1, 0), QStringLiteral("A has Set 1 and comes before B: 3½ points each; Buchholz 12 against 11½."));
        QCOMPARE(why(2, 1), QStringLiteral("B has Set 2 and comes before C: 3½ points each; decided by: direct "
                                           "encounter."));
        // Nothing tells two of one rank apart but their numbers.
        people.people[1].rank = 1;
        QVERIFY2(told(0).endsWith(QStringLiteral("and the pairing number puts A before B.")), qPrintable(told(0)));
        // What a file states is by nobody knows what.
        people.people[1].rank = 2;
        people.ranksAreStated = true;
        QVERIFY2(told(0).endsWith(QStringLiteral("the imported file puts A before B.")), qPrintable(told(0)));
    }

    void whoIsAloneOnHisPointsIsTheBestOfThoseWhomItIsFor()
    {
        PrizeEvent people = fourPeople();
        for (std::size_t i = 0; i < people.people.size(); ++i) {
            people.people[i].points = 40 - 5 * static_cast<int>(i);
            people.people[i].data.rating = Rating{2100 - 100 * static_cast<int>(i), RatingSource::fide, {}};
        }
        const auto last = [&people](const Prize& prize) {
            return prizes::prizeExplanation(prizes::assignPrizes(people, {prize}, {}), 0, prizes::Reader::everybody)
                .last();
        };
        QCOMPARE(last(prizeFor(PrizeKind::place, "")), QStringLiteral("The best of the 4 players whom it is for."));
        Prize under = prizeFor(PrizeKind::under, "");
        under.to = 1950;
        QCOMPARE(last(under), QStringLiteral("The best of the 2 players whom it is for."));
        under.to = 1850;
        QCOMPARE(last(under), QStringLiteral("The only player whom it is for."));
        people.people[3].bar = prizes::Bar::withdrawn;
        QCOMPARE(last(under), QStringLiteral("Before: D (has withdrawn)."));
    }

    void theStandingsOfATournamentTellWhatDecided()
    {
        MemoryTournament tournament(6, 2);
        tournament.apply(SetTieBreaks{{TieBreak{TieBreakKind::Buchholz}}});
        tournament.apply(SetPrizes{{adding(prizeFor(PrizeKind::place, ""))}});
        tournament.pairAndPublish();
        tournament.enterAll(GameResult::draw);
        tournament.pairAndPublish();
        tournament.enterAll(GameResult::draw);
        const PrizeAssignment all = prizes::assignPrizes(tournament.value);
        QCOMPARE(all.event.tieBreaks.size(), std::size_t{1});
        for (const Person& person : all.event.people)
            QVERIFY(person.tieBreaks.size() == 1 && person.tieBreaks.front().contributions.empty());
        const QStringList told = prizes::prizeExplanation(all, 0, prizes::Reader::everybody);
        QVERIFY2(told.back().startsWith(QStringLiteral("6 players have 1 point; ")), qPrintable(told.back()));
    }

    void theTitleOfAPrizeSaysWhatItIsOnce()
    {
        Prize cup = prizeFor(PrizeKind::women, "");
        QCOMPARE(prizes::titleText(cup, 7'500, QStringLiteral("EUR")).replace(QChar(QChar::Nbsp), QLatin1Char(' ')),
                 QStringLiteral("Set 1: 75 EUR for women and girls"));
        cup.thing = QStringLiteral("Cup");
        QCOMPARE(prizes::titleText(cup, 0, {}), QStringLiteral("Set 1: Cup for women and girls"));
    }

    /// A receipt is signed by whoever gets the prize: it is paper for one reader, and names him, with nothing private.
    void aReceiptNamesAlsoWhoIsNotToBeOnTheWeb()
    {
        MemoryTournament tournament(4, 1);
        PlayerData data = tournament.value.players[0].data;
        data.offTheWeb = true;
        data.birth = BirthDate{1971, 3, 14};
        data.phone = QStringLiteral("+43 1 5551234");
        data.email = QStringLiteral("somebody@example.org");
        data.feeDue = QStringLiteral("25");
        data.remarks = QStringLiteral("owes us a board");
        tournament.apply(editOf(tournament.value.players[0], data));
        tournament.apply(SetPrizes{{adding(prizeFor(PrizeKind::place, ""))}});
        tournament.pairAndPublish();
        const Match first = tournament.value.round(RoundNumber{1})->published()->pairings.boards.front();
        const bool isWhite = first.a == tournament.value.players[0].key;
        tournament.apply(EnterResult{{RoundNumber{1}, 1}, isWhite ? GameResult::whiteWins : GameResult::blackWins});
        tournament.apply(EnterResult{{RoundNumber{1}, 2}, GameResult::draw});
        const auto receipts = prizeReceipts(tournament.value);
        QCOMPARE(receipts.size(), std::size_t{1});
        const PrizeReceipt& receipt = receipts.front();
        QVERIFY(receipt.name.contains(data.name));
        const QString all = (QStringList{receipt.event, receipt.placeAndDates, receipt.number, receipt.name,
                                         receipt.amount, receipt.inWords, receipt.arbiter} +
                             receipt.prizes)
                                .join(QLatin1Char('\n'));
        for (const char* secret : {"1971", "5551234", "example.org", "25", "owes"})
            QVERIFY2(!all.contains(QLatin1String(secret)), secret);
    }
};

static const pairwright::RegisteredTest<PrizeKindsTest> registered("test_prize_kinds");
#include "test_prize_kinds.moc"
