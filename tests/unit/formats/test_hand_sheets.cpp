#include "app/formats/cards/cards.h"
#include "app/formats/report/reports.h"
#include "app/formats/slips/result_slips.h"
#include "tests/support/registered_test.h"
#include "tests/unit/formats/sample_tournament.h"

#include <QtTest>

using namespace pairwright;

namespace {

ReportOptions handOptions()
{
    ReportOptions options;
    options.printedAt = QDateTime(QDate(2026, 9, 2), QTime(14, 3));
    return options;
}

} // namespace

/// Sheets and cards that are written on by hand.
class TestHandSheets : public QObject {
    Q_OBJECT
    const Tournament tournament = sampleTournament();

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void theWallChartHasACellForEveryPlannedRound()
    {
        const ReportDocument chart = wallChart(tournament, handOptions());
        const ReportTable& table = chart.tables.front();
        QVERIFY(table.ruled);
        for (const QStringList& row : table.rows)
            QCOMPARE(static_cast<std::size_t>(row.size()), table.columns.size());
        const auto first =
            std::find_if(table.columns.begin(), table.columns.end(), [](const auto& c) { return c.title == "1"; });
        const auto place = first - table.columns.begin();
        for (int round = 1; round <= tournament.settings.plannedRounds; ++round)
            QCOMPARE(table.columns[static_cast<std::size_t>(place + round - 1)].title, QString::number(round));
        QCOMPARE(table.rows[0][place], QString("3w1"));
        QCOMPARE(table.rows[0][place + 1], QString("2b½"));
        QCOMPARE(table.rows[0][place + 2], QString());
        QVERIFY(table.rows.size() > tournament.players.size());
        QVERIFY(table.rows.back().join(QString()).isEmpty());
    }

    void everyGroupHasPlacesOfItsOwn()
    {
        Tournament grouped = tournament;
        for (Player& player : grouped.players)
            player.data.group = player.key.value <= 3 ? "Seniors" : "Others";
        StandingsOptions options;
        options.common = handOptions();
        const ReportDocument groups = groupStandings(grouped, 2, options);
        const auto seniors = std::find_if(groups.tables.begin(), groups.tables.end(),
                                          [](const ReportTable& table) { return table.heading.contains("Seniors"); });
        QVERIFY(seniors != groups.tables.end());
        QCOMPARE(seniors->rows.size(), std::size_t{3});
        QVERIFY(seniors->rows.front().front().startsWith('1'));
    }

    void theEventsOwnGroupsComeFirstAndAllAreLabelled()
    {
        Tournament grouped = tournament;
        grouped.settings.groupRules = {GroupRule{"Below 2150", {}, {}, {}, {}, 2150}};
        for (Player& player : grouped.players) {
            player.data.group = player.key.value <= 3 ? "Seniors" : "Others";
            player.data.club = player.key.value <= 2 ? "SK Linz" : "Wien";
            player.data.federation = player.key.value <= 2 ? "AUT" : "GER";
        }
        QStringList names;
        QStringList keys;
        for (const StandingsCategory& category : categoriesOf(grouped)) {
            names.append(nameOf(category));
            keys.append(keyOf(category));
            QCOMPARE(categoriesOf(grouped, {keyOf(category)}), std::vector{category});
        }
        QCOMPARE(names.mid(0, 3), (QStringList{"Below 2150", "Group Others", "Group Seniors"}));
        QVERIFY2(names.contains("Club SK Linz") && names.contains("Federation AUT"), qPrintable(names.join(", ")));
        QVERIFY(!names.contains("AUT"));
        keys.removeDuplicates();
        QCOMPARE(keys.size(), names.size());
    }

    void sheetsAreOfTheChosenGroupsOnly()
    {
        Tournament grouped = tournament;
        for (Player& player : grouped.players) {
            player.data.group = player.key.value <= 3 ? "Seniors" : "Others";
            player.data.sex = player.key.value <= 2 ? Sex::Female : Sex::Male;
        }
        StandingsOptions options;
        options.common = handOptions();
        const auto headings = [](const ReportDocument& document) {
            QStringList all;
            for (const ReportTable& table : document.tables)
                all.append(table.heading);
            return all;
        };
        options.groups = categoriesOf(grouped, {"group Seniors", "female"});
        QCOMPARE(headings(standingsReport(grouped, 2, options)), (QStringList{"Group Seniors", "Women"}));
        QCOMPARE(headings(crossTable(grouped, 2, options)), (QStringList{"Group Seniors", "Women"}));
        QCOMPARE(headings(groupStandings(grouped, 2, options)), (QStringList{"Group Seniors", "Women"}));
        const ReportDocument lists = playerList(grouped, true, handOptions(), options.groups);
        QVERIFY2(headings(lists).front().startsWith("Group Seniors: 3 player"), qPrintable(headings(lists).front()));
        QCOMPARE(lists.tables.front().rows.size(), std::size_t{3});
        // Of a single one the sheet says at its head what it is of, and nothing else.
        options.groups = categoriesOf(grouped, {"group Others"});
        const ReportDocument others = standingsReport(grouped, 2, options);
        QCOMPARE(others.tables.size(), std::size_t{1});
        QVERIFY(others.tables.front().heading.isEmpty());
        QCOMPARE(others.titleLines.filter("Standings after round 2: Group Others").size(), 1);
        QVERIFY(others.tables.front().rows.front().front().startsWith('1'));
    }

    void aPlayersCardHasWhatWasPlayedAndLinesForTheRest()
    {
        const std::vector<PlayerCard> cards = playerCards(tournament);
        QCOMPARE(cards.size(), tournament.players.size());
        const PlayerCard& card = cards.front();
        QCOMPARE(card.number, QString("1"));
        QCOMPARE(card.name, QString("WFM Adler, Ada"));
        QCOMPARE(static_cast<int>(card.lines.size()), tournament.settings.plannedRounds);
        QCOMPARE(card.lines[0].number, QString("3"));
        QVERIFY(!card.lines[0].opponent.contains('3'));
        QCOMPARE(card.lines[0].colour + card.lines[0].result + card.lines[0].points, QString("w11"));
        QCOMPARE(card.lines[1].points, QString("1½"));
        QVERIFY(card.lines[2].opponent.isEmpty() && card.lines[2].points.isEmpty());
        const PlayerCard empty = emptyPlayerCard(tournament);
        QVERIFY(empty.name.isEmpty() && empty.lines.size() == card.lines.size());
    }

    void aRoundThatIsOpenHasNoPointsYet()
    {
        const std::vector<PlayerCard> cards = playerCards(tournament);
        const PlayerCard& plays = cards[2]; // Cerny: round 2 is open
        QCOMPARE(plays.lines[0].points, QString("0"));
        QCOMPARE(plays.lines[1].points, QString());
        QCOMPARE(plays.stairs.steps.size(), std::size_t{2});
        QCOMPARE(plays.stairs.done, std::size_t{1});
        QVERIFY2(plays.stairs.sentence().startsWith("Points after round 1: 0"), qPrintable(plays.stairs.sentence()));
        // His round is over while others play.
        QCOMPARE(cards.front().stairs.done, std::size_t{2});
        QVERIFY(cards.front().stairs.sentence().startsWith("Points after round 2: 1½"));
    }

    void titlesStandBehindTheNamesOfListsByName()
    {
        const ReportTable byName =
            pairingsByName(tournament, RoundNumber{2}, {handOptions(), true, {}, false, {}})->tables.front();
        QCOMPARE(byName.columns[1].title, QString("Title"));
        QVERIFY(byName.columns[1].shown == ReportColumn::Shown::soft);
        const auto ada = std::find_if(byName.rows.begin(), byName.rows.end(),
                                      [](const QStringList& row) { return row[0] == "Adler, Ada"; });
        QVERIFY(ada != byName.rows.end() && (*ada)[1] == "WFM");
        const ReportTable list = playerList(tournament, true, handOptions()).tables.front();
        QVERIFY(list.rows.front()[1] == "<img src=x onerror=alert(1)>" || list.rows.front()[1] == "Adler, Ada");
        Tournament untitled = tournament;
        untitled.players.front().data.title = Title::None;
        QVERIFY(playerList(untitled, true, handOptions()).tables.front().columns[2].title != "Title");
    }

    void badgesAreByNameAndCardsByBoard()
    {
        const std::vector<NameBadge> badges = nameBadges(tournament);
        QCOMPARE(badges.size(), tournament.players.size());
        const auto ada =
            std::find_if(badges.begin(), badges.end(), [](const NameBadge& badge) { return badge.family == "Adler"; });
        QVERIFY(ada != badges.end() && ada->given == "Ada" && ada->title == "WFM" && ada->number == "1");
        const auto named = boardCards(tournament, RoundNumber{2});
        QCOMPARE(named.size(), tournament.round(RoundNumber{2})->published()->pairings.boards.size());
        QVERIFY(named.front().black.contains("Adler") && named.front().round == "Round 2");
        for (const BoardCard& card : boardCards(tournament, std::nullopt))
            QVERIFY(card.white.isEmpty() && !card.board.isEmpty());
    }

    void anEmptySlipHasNoCodes()
    {
        const ResultSlip slip = emptyResultSlip(tournament);
        QVERIFY(slip.white.isEmpty() && slip.board.isEmpty() && slip.codes[0].isEmpty());
        QCOMPARE(slip.event, tournament.event.name);
    }

    void thePackSaysHowTheTournamentIsPlayed()
    {
        const ReportDocument cover = packCover(tournament, {"Standings: 1 page"}, handOptions());
        QString text;
        for (const ReportSection& section : cover.sections)
            text += section.heading + ' ' + section.paragraphs.join(' ') + ' ';
        for (const char* part : {"Dutch", "Win 1, draw ½", "Standings: 1 page", "Round 2: board 2"})
            QVERIFY2(text.contains(part), qPrintable(text));
    }
};

static const pairwright::RegisteredTest<TestHandSheets> registered("unit_hand_sheets");

#include "test_hand_sheets.moc"
