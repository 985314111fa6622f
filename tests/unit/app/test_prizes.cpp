#include "app/domain/json/enum_names.h"
#include "app/event/places.h"
#include "app/formats/display_text.h"
#include "app/prizes/fund_faults.h"
#include "app/prizes/fund_reading.h"
#include "app/prizes/prize_reports.h"
#include "app/prizes/prize_tables.h"
#include "app/prizes/prize_words.h"
#include "app/prizes/receipts.h"
#include "app/prizes/what_it_brings.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"

#include <QTest>

using namespace pairwright;
using namespace pairwright::test;
using prizes::FundError;
using prizes::FundNote;
using prizes::Person;
using prizes::PrizeAssignment;
using prizes::PrizeEvent;

namespace {

Prize prizeOf(const char* set, PrizeKind kind, int place, std::int64_t amount)
{
    Prize prize;
    prize.set = QString::fromLatin1(set);
    prize.kind = kind;
    prize.place = place;
    prize.amount = amount * 100;
    return prize;
}

/// Players A, B, C ... by the standings, with these points in halves.
PrizeEvent eventOf(const std::vector<int>& halves)
{
    PrizeEvent event;
    for (std::size_t i = 0; i < halves.size(); ++i) {
        Person& person = event.people.emplace_back();
        person.player = PlayerKey{static_cast<std::int64_t>(i) + 1};
        person.rank = static_cast<int>(i) + 1;
        person.points = std::int64_t{5} * halves[i];
        person.data.name = QChar::fromLatin1(static_cast<char>('A' + i));
    }
    event.takePart = static_cast<int>(halves.size());
    event.rounds = 5;
    event.isOver = true;
    return event;
}

/// "A Main 1: 500 | B Main 2: 300".
QString told(const PrizeAssignment& assignment)
{
    QStringList awards;
    for (const Award& award : prizes::awardsOf(assignment)) {
        const QString name =
            award.player ? assignment.event.people[*assignment.placeOf(*award.player)].data.name : award.team;
        awards.append(name + QLatin1Char(' ') + prizes::awardText(award, {}));
    }
    return awards.join(QStringLiteral(" | "));
}

std::vector<FundNote::Code> codesOf(const PrizeAssignment& assignment)
{
    std::vector<FundNote::Code> codes;
    for (const FundNote& note : prizes::notesOn(assignment))
        codes.push_back(note.code);
    return codes;
}

const std::vector<Prize> mainPrizes{prizeOf("Main", PrizeKind::place, 1, 500),
                                    prizeOf("Main", PrizeKind::place, 2, 300),
                                    prizeOf("Main", PrizeKind::place, 3, 100)};

} // namespace

/// Prizes as they are read, given, shared and told.
class PrizesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom)); }

    void theFirstOfTheStandingsHasTheMostValuablePrize()
    {
        const Speaking english{Language(QStringLiteral("en"))}; // lists with "and"
        PrizeEvent event = eventOf({10, 9, 8, 7, 6});
        event.people[1].data.sex = Sex::Female;
        event.people[3].data.sex = Sex::Female;
        std::vector<Prize> fund = mainPrizes;
        fund.push_back(prizeOf("Women", PrizeKind::women, 1, 300));
        // 300 and 300: the main prize goes before the other one.
        QCOMPARE(told(prizes::assignPrizes(event, fund, {})),
                 QStringLiteral("A Main 1: 500 | B Main 2: 300 | C Main 3: 100 | D Women 1: 300"));
        fund.back().amount = 35'000;
        QCOMPARE(told(prizes::assignPrizes(event, fund, {})),
                 QStringLiteral("A Main 1: 500 | B Women 1: 350 | C Main 2: 300 | D Main 3: 100"));
        PrizeRules all;
        all.limit = PrizeLimit::all;
        QCOMPARE(told(prizes::assignPrizes(event, fund, all)),
                 QStringLiteral("A Main 1: 500 | B Main 2 and Women 1: 650 | C Main 3: 100"));
    }

    void twoNumbersInALabelAreToldApart()
    {
        QCOMPARE(prizes::shownLabel(QStringLiteral("Main 1")), QStringLiteral("Main 1"));
        QCOMPARE(prizes::shownLabel(QStringLiteral("Under 2000 1")), QStringLiteral("Under 2000, prize 1"));
        QCOMPARE(prizes::shownLabel(QStringLiteral("U14 2: Cup")), QStringLiteral("U14, prize 2: Cup"));
    }

    void whoIsEqualSharesWhatTheyHaveTaken()
    {
        const PrizeEvent event = eventOf({10, 9, 9, 9, 6});
        PrizeRules rules;
        rules.sharing = PrizeSharing::equal;
        QCOMPARE(told(prizes::assignPrizes(event, mainPrizes, rules)),
                 QStringLiteral("A Main 1: 500 | B Main 2: 133.34 | C Main 3: 133.33 | D a share, 133.33"));
        rules.unit = 100;
        QCOMPARE(told(prizes::assignPrizes(event, mainPrizes, rules)),
                 QStringLiteral("A Main 1: 500 | B Main 2: 134 | C Main 3: 133 | D a share, 133"));
        // Hort: 150 + 66.67, 50 + 66.67, 0 + 66.67.
        rules.sharing = PrizeSharing::hort;
        QCOMPARE(told(prizes::assignPrizes(event, mainPrizes, rules)),
                 QStringLiteral("A Main 1: 500 | B Main 2: 217 | C Main 3: 117 | D a share, 66"));
        // With 70 as the lowest amount D would get less: the 400 go to B and C.
        rules.lowest = 7'000;
        const PrizeAssignment lowest = prizes::assignPrizes(event, mainPrizes, rules);
        QCOMPARE(told(lowest), QStringLiteral("A Main 1: 500 | B Main 2: 250 | C Main 3: 150 | "
                                              "D nothing, level with the last prize"));
        const auto pool = std::find_if(lowest.pools.begin(), lowest.pools.end(),
                                       [](const prizes::Pool& one) { return !one.level.empty(); });
        QVERIFY(pool != lowest.pools.end());
        QVERIFY(prizes::poolText(lowest, *pool).endsWith(QStringLiteral("Level with the last prize: D.")));
        QCOMPARE(lowest.paid(), std::int64_t{90'000});
    }

    void aSetCanBeSharedByItself()
    {
        PrizeEvent event = eventOf({10, 9, 9, 8});
        event.people[2].data.sex = Sex::Female;
        std::vector<Prize> fund{prizeOf("Main", PrizeKind::place, 1, 500), prizeOf("Main", PrizeKind::place, 2, 300),
                                prizeOf("Women", PrizeKind::women, 1, 100)};
        PrizeRules rules;
        rules.sharing = PrizeSharing::equal;
        QCOMPARE(told(prizes::assignPrizes(event, fund, rules)),
                 QStringLiteral("A Main 1: 500 | B Main 2: 200 | C Women 1: 200"));
        rules.setsApart = true;
        QCOMPARE(told(prizes::assignPrizes(event, fund, rules)),
                 QStringLiteral("A Main 1: 500 | B Main 2: 300 | C Women 1: 100"));
    }

    void fewerPlayersMeanLessMoney()
    {
        PrizeRules rules;
        rules.fullFrom = 10;
        rules.unit = 1'000;
        QCOMPARE(told(prizes::assignPrizes(eventOf({4, 3, 2, 1, 0, 0, 0}), mainPrizes, rules)),
                 QStringLiteral("A Main 1: 350 | B Main 2: 210 | C Main 3: 70"));
    }

    void whyNotIsToldForAnyPlayerAndPrize()
    {
        const Speaking english{Language(QStringLiteral("en"))}; // lists with "and"
        PrizeEvent event = eventOf({10, 9, 9, 8});
        event.people[0].bar = prizes::Bar::feeOpen;
        std::vector<Prize> fund = mainPrizes;
        fund.push_back(prizeOf("Women", PrizeKind::women, 1, 300));
        const PrizeAssignment all = prizes::assignPrizes(event, fund, {});
        const auto why = [&](std::size_t person, std::size_t prize) {
            return prizes::whyNotText(all, person, prize, prizes::Reader::arbiter);
        };
        QCOMPARE(why(0, 0), QStringLiteral("A has not paid the fee."));
        QCOMPARE(prizes::whyNotText(all, 0, 0, prizes::Reader::everybody), QStringLiteral("A may win no prize."));
        QCOMPARE(why(1, 0), QStringLiteral("B has Main 1."));
        QCOMPARE(why(1, 1), QStringLiteral("B has Main 1, which is worth more. Each player wins at most one prize."));
        QCOMPARE(why(2, 0), QStringLiteral("B has Main 1 and comes before C: 4½ points each; the tie-breaks decide."));
        QCOMPARE(why(3, 0), QStringLiteral("B has Main 1 and comes before D: 4½ points against 4."));
        QCOMPARE(why(3, 3), QStringLiteral("Women 1 is for women and girls; D does not belong to them."));
        QCOMPARE(prizes::prizeExplanation(all, 1, prizes::Reader::everybody),
                 (QStringList{"C, with 4½ points.", "Before: A (may win no prize) and B (has Main 1).",
                              "The next of the 2 players who have 4½ points."}));
        QCOMPARE(prizes::prizeExplanation(all, 3, prizes::Reader::everybody), QStringList{"Nobody."});
    }

    void whatDoesNotFitTogetherIsNamed()
    {
        PrizeEvent event = eventOf({10, 9});
        std::vector<Prize> fund = mainPrizes;
        fund.push_back(prizeOf("Seniors", PrizeKind::age, 1, 50));
        fund.back().from = 60;
        fund.push_back(prizeOf("Group", PrizeKind::group, 1, 50));
        fund.back().of = QStringLiteral("B");
        fund.push_back(prizeOf("Main", PrizeKind::place, 3, 90));
        fund.push_back(prizeOf("Unrated", PrizeKind::unrated, 1, 50));
        fund.push_back(prizeOf("Best game", PrizeKind::free, 1, 50));
        fund.push_back(prizeOf("Clubs", PrizeKind::team, 1, 50));
        fund.back().of = QStringLiteral("Clubs");
        PrizeRules rules;
        rules.ratedOnly = true;
        rules.leastGames = 7;
        rules.lowest = 1'000'000;
        using Code = FundNote::Code;
        QCOMPARE(codesOf(prizes::assignPrizes(event, fund, rules)),
                 (std::vector{Code::morePrizesThanPlayers, Code::nobodyInSet, Code::nobodyInSet, Code::groupUnknown,
                              Code::inNoGroup, Code::samePlaceTwice, Code::ratedOnlyAndUnrated,
                              Code::moreGamesThanRounds, Code::lowestWithoutSharing, Code::notGiven}));
        rules.sharing = PrizeSharing::hort;
        rules.unit = 3'000;
        const PrizeAssignment shared = prizes::assignPrizes(event, fund, rules);
        const auto codes = codesOf(shared);
        QVERIFY(std::count(codes.begin(), codes.end(), Code::lowestAboveAll) == 1);
        QVERIFY(std::count(codes.begin(), codes.end(), Code::unitDoesNotFit) > 0);
        for (const FundNote& note : prizes::notesOn(shared))
            QVERIFY(!prizes::noteText(note, shared).isEmpty());
        // Equal in everything: only the number decides, and that is said.
        PrizeEvent equals = eventOf({10, 10, 8});
        equals.people[1].rank = 1;
        equals.people[0].sharedRank = equals.people[1].sharedRank = true;
        const PrizeAssignment lots = prizes::assignPrizes(equals, {mainPrizes[0]}, {});
        QCOMPARE(codesOf(lots), std::vector{Code::equalInAll});
    }

    void aSetIsTypedInOneLine_data()
    {
        QTest::addColumn<QString>("line");
        QTest::addColumn<QString>("wanted");
        QTest::newRow("name") << "Main: 500, 400, 300"
                              << "Main 1 500|Main 2 400|Main 3 300";
        QTest::newRow("range") << "1st to 4th: 500, 400, 2 x 50.50"
                               << "Place 1 500|Place 2 400|Place 3 50.50|Place 4 50.50";
        QTest::newRow("later places") << "Main 4-5: 20; 12,50"
                                      << "Main 4 20|Main 5 12.50";
        QTest::newRow("things") << "Best: Cup, Laptop (400 EUR), 3x Book"
                                << "Best 1 Cup|Best 2 Laptop (400)|Best 3 Book|Best 4 Book|Best 5 Book";
        QTest::newRow("currency") << QStringLiteral("Main: €500, 400 €, EUR 30") << "currency";
        QTest::newRow("one currency") << QStringLiteral("Main: €1'500, 400 €") << "Main 1 1500|Main 2 400";
        QTest::newRow("nothing") << "Main:"
                                 << "empty";
        QTest::newRow("of nothing") << "Main: 0"
                                    << "worth nothing";
        QTest::newRow("a million millions") << "Main: 1000000000000"
                                            << "too high";
        QTest::newRow("places and amounts") << "Main 1-10: 500, 400"
                                            << "places";
        QTest::newRow("no amount") << "Main: 5oo"
                                   << "unreadable";
        QTest::newRow("letters that look like digits") << "Main: 500, 3O0, 1OO"
                                                       << "unreadable";
        QTest::newRow("currency of two letters") << QStringLiteral("Main: 500 kr, 300 kr") << "Main 1 500|Main 2 300";
        QTest::newRow("no name") << "500, 400"
                                 << "Place 1 500|Place 2 400";
    }
    void aSetIsTypedInOneLine()
    {
        QFETCH(QString, line);
        QFETCH(QString, wanted);
        Prize like;
        like.set = QStringLiteral("Place");
        const auto read = prizes::readSetLine(line, like);
        QString got;
        if (read) {
            QStringList texts;
            for (const Prize& prize : read->prizes)
                texts.append(
                    QStringLiteral("%1 %2 %3").arg(prize.set, QString::number(prize.place), prizes::worthText(prize)));
            got = texts.join(QLatin1Char('|'));
        } else {
            switch (read.error().code) {
            case FundError::Code::empty: got = QStringLiteral("empty"); break;
            case FundError::Code::currenciesMixed: got = QStringLiteral("currency"); break;
            case FundError::Code::placesAndAmounts: got = QStringLiteral("places"); break;
            case FundError::Code::worthUnreadable: got = QStringLiteral("unreadable"); break;
            default:
                got = read.error().fault == PrizeFault::amountTooHigh ? QStringLiteral("too high")
                                                                      : QStringLiteral("worth nothing");
            }
            QVERIFY(!prizes::errorText(read.error()).isEmpty());
        }
        QCOMPARE(got, wanted);
    }

    void aFundIsReadFromAListAndSaysWhereItIsWrong()
    {
        const auto fund = prizes::readFund(QStringLiteral("set;kind;of;place;amount\n"
                                                          "Main;place;;1;500 EUR\n"
                                                          "Main;place;;2-3;300\n"
                                                          "\n"
                                                          "U1800;under;1800;1;60\n"
                                                          "Class;rating;1600-1799;1;50\n"
                                                          "Youth;age;U14;1;Cup (80)\n"
                                                          "Seniors;age;60+;1;40\n"
                                                          "Club;club;SK Wien;1;30\n"));
        QVERIFY(fund);
        QCOMPARE(fund->currency, QStringLiteral("EUR"));
        QCOMPARE(fund->prizes.size(), std::size_t{8});
        QCOMPARE(fund->prizes[3].to, std::optional(1800));
        QCOMPARE(fund->prizes[5].to, std::optional(14));
        QCOMPARE(fund->prizes[5].amount, std::int64_t{8'000});
        QCOMPARE(fund->prizes[6].from, std::optional(60));
        QCOMPARE(fund->prizes[7].of, QStringLiteral("SK Wien"));
        const auto again = prizes::readFund(prizes::fundCsv(fund->prizes, fund->currency));
        QVERIFY(again && again->prizes == fund->prizes && again->currency == fund->currency);

        using Code = FundError::Code;
        using Field = FundError::Field;
        const auto wrong = [](const QString& line) {
            return prizes::readFund(QStringLiteral("Main;place;;1;500 EUR\n") + line).error();
        };
        const auto check = [&](const char* line, Code code, Field field) {
            const FundError error = wrong(QString::fromLatin1(line));
            QVERIFY2(error.code == code && error.field == field && error.line == 2, line);
        };
        check("Main;nothing;;1;5", Code::kindUnknown, Field::kind);
        check("U;under;many;1;5", Code::ofUnreadable, Field::of);
        check("C;rating;1800-1600;1;5", Code::prize, Field::of);
        check("G;group;;1;5", Code::ofUnreadable, Field::of);
        check("M;place;;first;5", Code::placeUnreadable, Field::place);
        check("M;place;;1;", Code::prize, Field::amount);
        check("M;place;;1;1000000000000", Code::prize, Field::amount);
        check("M;place;;1;5 USD", Code::currenciesMixed, Field::amount);
        check(";place;;1;5", Code::prize, Field::set);
        check("M;place", Code::columnsMissing, Field::line);
        QCOMPARE(prizes::readFund(QString()).error().code, Code::empty);
    }

    void amountsAreSpelledOut()
    {
        const Speaking english{Language(QStringLiteral("en"))};
        QCOMPARE(prizes::amountInWords(125'050, QStringLiteral("EUR")),
                 QStringLiteral("one thousand two hundred fifty EUR and 50/100"));
        QCOMPARE(moneyText(125'050, QStringLiteral("EUR")).simplified(), QStringLiteral("1,250.50 EUR"));
        if (programLanguages().contains(QStringLiteral("de"))) {
            const Speaking german{Language(QStringLiteral("de"))};
            QVERIFY(prizes::amountInWords(50'000, {}).contains(QStringLiteral("fünfhundert")));
        }
    }

    void whatIsAnnouncedStaysAndWhatWouldDifferIsTold()
    {
        MemoryTournament tournament(4, 1);
        tournament.apply(SetPrizes{{adding(mainPrizes[0]), adding(mainPrizes[1])}});
        tournament.pairAndPublish();
        for (int board = 1; board <= 2; ++board)
            tournament.apply(EnterResult{{RoundNumber{1}, board}, GameResult::whiteWins});
        const auto awards = prizes::awardsOf(prizes::assignPrizes(tournament.value));
        QCOMPARE(awards.size(), std::size_t{2});
        const AnnouncedPrizes announced{QDateTime(QDate(2026, 1, 4), QTime(18, 0), Qt::UTC), 1, {}, awards};
        tournament.apply(AnnouncePrizes{announced});
        QCOMPARE(codesOfPlan(tournament, AnnouncePrizes{std::nullopt}), FindingCode::prizesAnnounced);
        const auto now = [&] {
            return prizes::awardsOf(prizes::assignPrizes(tournament.value));
        };
        QVERIFY(prizes::differences(announced.awards, now()).empty());
        tournament.apply(EnterResult{{RoundNumber{1}, 1}, GameResult::blackWins});
        const auto differences = prizes::differences(announced.awards, now());
        QVERIFY(differences.size() >= 2); // one goes without, another comes in
        QCOMPARE(prizes::sinceTheAnnouncement(tournament.value, prizes::assignPrizes(tournament.value)).size(),
                 static_cast<qsizetype>(differences.size()));
        QVERIFY(tournament.value.settings.announced == announced);
        // List, ceremony and receipts are of the announcement.
        QCOMPARE(prizes::shownAwards(tournament.value), announced.awards);
        QCOMPARE(prizeReceipts(tournament.value).size(), std::size_t{2});
        QCOMPARE(prizesTable(tournament.value).size(), std::size_t{3});
    }

    void aRoundThatIsOpenCountsInNothing()
    {
        MemoryTournament tournament(6, 5);
        PrizeRules rules;
        rules.currency = QStringLiteral("EUR");
        tournament.apply(SetPrizeRules{rules});
        tournament.apply(SetPrizes{{adding(mainPrizes[0]), adding(mainPrizes[1]), adding(mainPrizes[2])}});
        tournament.apply(SetTieBreaks{{TieBreak{TieBreakKind::Buchholz}}});
        for (int round = 1; round <= 2; ++round) {
            tournament.pairAndPublish();
            tournament.enterAll(round == 1 ? GameResult::whiteWins : GameResult::draw);
        }
        const auto state = [&] {
            QStringList texts;
            const PrizeAssignment all = prizes::assignPrizes(tournament.value);
            for (const Person& person : all.event.people)
                texts.append(QStringLiteral("%1 %2 %3 %4")
                                 .arg(person.player.value)
                                 .arg(person.rank)
                                 .arg(person.points)
                                 .arg(person.games));
            for (const ReportTable& table : prizeCeremony(tournament.value, {}).tables)
                for (const auto& row : table.rows)
                    texts.append(row.join(QLatin1Char('|')));
            return texts;
        };
        const QStringList before = state();
        const std::vector<RankedPlace> places = placesOf(tournament.value); // of a file of an event
        tournament.pairAndPublish();
        QCOMPARE(state(), before);
        QVERIFY(placesOf(tournament.value) == places);
        tournament.apply(EnterResult{{RoundNumber{3}, 1}, GameResult::blackWins});
        QCOMPARE(state(), before);
        QCOMPARE(prizes::assignPrizes(tournament.value).event.afterRound, 2);
        const QString told = QStringLiteral("PROVISIONAL: if it ended now, after round 2 of 5");
        QVERIFY(prizeList(tournament.value, {}).titleLines.contains(told));
        QCOMPARE(prizeList(tournament.value, {}).meta.round, std::optional(RoundNumber{2}));
        const auto receipts = prizeReceipts(tournament.value);
        QVERIFY(!receipts.empty());
        for (const PrizeReceipt& receipt : receipts) {
            QCOMPARE(receipt.provisional, told);
            QVERIFY(receipt.amount.endsWith(QStringLiteral("EUR")) && receipt.inWords.contains(QStringLiteral("EUR")));
        }
        {
            const Speaking german{Language(QStringLiteral("de"))};
            if (programLanguages().contains(QStringLiteral("de")))
                QVERIFY(prizeReceipts(tournament.value).front().provisional.startsWith(QStringLiteral("VORLÄUFIG")));
        }
        tournament.enterAll();
        QVERIFY(state() != before);
        QCOMPARE(prizes::assignPrizes(tournament.value).event.afterRound, 3);
    }

    void nobodysFeeIsToldOnPaper()
    {
        MemoryTournament tournament(4, 1);
        PlayerData data = tournament.value.players[0].data;
        data.feeDue = QStringLiteral("25");
        data.remarks = QStringLiteral("owes us a board");
        tournament.apply(editOf(tournament.value.players[0], data));
        tournament.apply(SetPrizes{{adding(mainPrizes[0]), adding(mainPrizes[1])}});
        PrizeRules rules;
        rules.feePaid = true;
        tournament.apply(SetPrizeRules{rules});
        tournament.pairAndPublish();
        const ReportDocument worksheet = prizeWorksheet(tournament.value, {});
        for (const ReportSection& section : worksheet.sections)
            for (const QString& text : section.paragraphs)
                QVERIFY2(!text.contains(QStringLiteral("has not paid")) && !text.contains("owes"), qPrintable(text));
        const PrizeAssignment all = prizes::assignPrizes(tournament.value);
        QVERIFY(all.event.people[*all.placeOf(tournament.value.players[0].key)].bar == prizes::Bar::feeOpen);
    }

    void clubsAreRankedByTheirBest()
    {
        MemoryTournament tournament(8, 1);
        for (int i = 0; i < 8; ++i) {
            PlayerData data = tournament.value.players[static_cast<std::size_t>(i)].data;
            data.club = i % 2 == 0 ? QStringLiteral("East") : QStringLiteral("West");
            tournament.apply(editOf(tournament.value.players[static_cast<std::size_t>(i)], data));
        }
        tournament.apply(SetTeamRankings{{adding(TeamRanking{QStringLiteral("Clubs"), TeamRanking::By::club, 2})}});
        Prize first = prizeOf("Clubs", PrizeKind::team, 1, 100);
        first.of = QStringLiteral("Clubs");
        tournament.apply(SetPrizes{{adding(first)}});
        tournament.pairAndPublish(); // 1-5, 6-2, 3-7, 8-4
        for (int board = 1; board <= 4; ++board)
            tournament.apply(EnterResult{{RoundNumber{1}, board}, GameResult::whiteWins});
        const PrizeAssignment all = prizes::assignPrizes(tournament.value);
        const auto& teams = all.event.teams.front().teams;
        QCOMPARE(teams.size(), std::size_t{2});
        QCOMPARE(teams[0].points, std::int64_t{20}); // 1 and 3, or 6 and 8: both have two wins
        QCOMPARE(teams[0].points, teams[1].points);
        QCOMPARE(teams[0].rank, 1);
        QCOMPARE(teams[1].rank, 2);
        QCOMPARE(all.teams.size(), std::size_t{1});
        QCOMPARE(all.teams.front().cash, std::int64_t{10'000});
        // Where ties are shared the two share the rank, and the money.
        TeamRanking shared = tournament.value.settings.teamRankings.front();
        shared.shareTies = true;
        tournament.apply(SetTeamRankings{{{tournament.value.settings.teamRankings.front(), shared}}});
        const PrizeAssignment both = prizes::assignPrizes(tournament.value);
        QCOMPARE(both.event.teams.front().teams[1].rank, 1);
        QCOMPARE(both.teams.size(), std::size_t{2});
        QCOMPARE(both.teams[1].cash, std::int64_t{5'000});
        QCOMPARE(both.paid(), std::int64_t{10'000});
        QVERIFY(!teamRankingsReport(tournament.value, {}).tables.empty());
    }

    void aRankingWithoutTeamsSaysWhatIsMissing()
    {
        MemoryTournament tournament(4, 1);
        TeamRanking clubs;
        clubs.name = QStringLiteral("Clubs");
        TeamRanking complete = clubs;
        complete.name = QStringLiteral("Fours");
        complete.completeOnly = true;
        for (Player& player : tournament.value.players)
            player.data.club.clear();
        tournament.value.settings.teamRankings = {clubs, complete};
        tournament.pairAndPublish();
        const ReportDocument document = teamRankingsReport(tournament.value, {});
        QVERIFY(document.tables.empty());
        QCOMPARE(document.notes.size(), 2);
        QVERIFY(document.notes.front().contains(QStringLiteral("nobody has a club")));
        QVERIFY(document.notes.back().contains(QStringLiteral("no team has 4 players")));
    }

    void beforeTheLastRoundEachResultsPrizeIsTold()
    {
        MemoryTournament tournament(4, 1);
        tournament.apply(SetPrizes{{adding(mainPrizes[0])}});
        tournament.pairAndPublish();
        const Match match = tournament.value.round(RoundNumber{1})->published()->pairings.boards.front();
        const auto prospects = prizes::prospectsOf(tournament.value, match.a);
        QVERIFY(prospects);
        QVERIFY(prospects->all);
        QCOMPARE(prospects->ways, 3); // the other board
        QCOMPARE(prospects->of[0].most, std::int64_t{50'000});
        QCOMPARE(prospects->of[2].most, std::int64_t{0});
        tournament.apply(EnterResult{{RoundNumber{1}, 1}, GameResult::draw});
        QVERIFY(!prizes::prospectsOf(tournament.value, match.a));
    }

    /// The stored file of the revision that brought them: fund, rules, marks, team rankings and an announcement.
    void theFileOfTheirRevisionHoldsAllOfThem()
    {
        const TournamentFile file;
        QVERIFY(QFile::copy(QStringLiteral(PAIRWRIGHT_FIXTURES "/revisions/revision-20.pairwright"), file.path()));
        auto session = openSession(file.path());
        const Settings settings = session->saved().settings;
        QCOMPARE(settings.prizes.size(), std::size_t{5});
        QVERIFY(settings.prizes[4].given.has_value());
        QCOMPARE(settings.prizeRules.sharing, PrizeSharing::hort);
        QCOMPARE(settings.prizeRules.currency, QStringLiteral("EUR"));
        QCOMPARE(settings.prizeMarks.size(), std::size_t{1});
        QCOMPARE(settings.teamRankings.size(), std::size_t{1});
        QVERIFY(settings.announced.has_value() && settings.announced->awards.size() >= 4);
        while (session->undo()) // what was done before the last round was published stays
            session->flush();
        QVERIFY(session->saved().settings.prizeMarks.empty() && !session->saved().settings.announced);
        while (session->redo())
            session->flush();
        QVERIFY(session->saved().settings == settings);
    }

private:
    static FindingCode codesOfPlan(const MemoryTournament& tournament, const Command& command)
    {
        const auto findings = tournament.plan(command).findings;
        return findings.empty() ? FindingCode::nothingToUndo : findings.front().code;
    }
};

static const pairwright::RegisteredTest<PrizesTest> registered("test_prizes");
#include "test_prizes.moc"
