#include "app/formats/display_text.h"
#include "app/formats/report/html.h"
#include "app/formats/report/ranked_players.h"
#include "app/formats/report/reports.h"
#include "app/formats/report/shown_date.h"
#include "app/formats/report/system_notice.h"
#include "app/formats/standings/player_paths.h"
#include "tests/support/registered_test.h"
#include "tests/unit/formats/sample_tournament.h"

#include <QXmlStreamReader>
#include <QtTest>

#include <map>

using namespace pairwright;

namespace {

const QDateTime printed(QDate(2026, 9, 2), QTime(14, 3));

PairingSheetOptions sheetOptions()
{
    PairingSheetOptions options;
    options.common.printedAt = printed;
    return options;
}

StandingsOptions standingsOptions()
{
    StandingsOptions options;
    options.common.printedAt = printed;
    return options;
}

void everyRowHasAllCells(const ReportDocument& document)
{
    for (const ReportTable& table : document.tables)
        for (const QStringList& row : table.rows)
            QCOMPARE(static_cast<std::size_t>(row.size()), table.columns.size());
}

QStringList titlesOf(const ReportTable& table)
{
    QStringList titles;
    for (const ReportColumn& column : table.columns)
        titles.append(column.title);
    return titles;
}

} // namespace

class TestReports : public QObject {
    Q_OBJECT
    const Tournament tournament = sampleTournament();

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void theSheetByBoardShowsBoardsTheByeAndWhoIsNotPaired()
    {
        const ReportDocument sheet = pairingsByBoard(tournament, RoundNumber{2}, sheetOptions()).value();
        everyRowHasAllCells(sheet);
        QCOMPARE(sheet.tables.size(), std::size_t{1});
        const QStringList titles{"Bd.",    "No.", "White", "Rtg",   "Fed", "Pts",
                                 "Result", "Pts", "No.",   "Black", "Rtg", "Fed"};
        QCOMPARE(titlesOf(sheet.tables[0]), titles);
        const auto& rows = sheet.tables[0].rows;
        QCOMPARE(rows.size(), std::size_t{3});
        QCOMPARE(rows[0], (QStringList{"1", "2", "Österreicher, Otto", "2100", "AUT", "1", "½ – ½", "1", "1",
                                       "WFM Adler, Ada", "2200", "AUT"}));
        QCOMPARE(rows[1][6], QString());
        QCOMPARE(rows[2], (QStringList{"", "7", "Late, Larry", "1600", "AUT", "0", "1", "", "", "bye", "", ""}));
        QCOMPARE(sheet.sections.at(0).paragraphs,
                 QStringList("Not paired: Ebner, Eva (withdrawn); Fuchs, Fritz (half-point bye)"));
    }

    void aReplacedVersionHasASheetOfItsChangesAlone()
    {
        PairingSheetOptions options = sheetOptions();
        options.changedOnly = true;
        Tournament changed = tournament;
        RoundVersion& before = changed.rounds[1].versions.front();
        RoundVersion& now = changed.rounds[1].versions.back();
        before.pairings = now.pairings;
        std::swap(before.pairings.boards[1].a, before.pairings.boards[1].b);
        const ReportDocument sheet = pairingsByBoard(changed, RoundNumber{2}, options).value();
        everyRowHasAllCells(sheet);
        QCOMPARE(sheet.tables[0].rows.size(), std::size_t{1});
        QCOMPARE(sheet.tables[0].rows[0][0], QString("2"));
        QVERIFY(sheet.titleLines.contains("CHANGED boards of round 2"));
        QVERIFY(sheet.notes.contains("All other boards are as in R2-v1."));
        // A first version has nothing to be compared with.
        QCOMPARE(pairingsByBoard(changed, RoundNumber{1}, options)->tables[0].rows.size(),
                 pairingsByBoard(changed, RoundNumber{1}, sheetOptions())->tables[0].rows.size());
    }

    void standingsSayAtTheirHeadThatTheyAreProvisional()
    {
        const auto head = [](const ReportDocument& sheet) {
            return sheet.titleLines.join(QLatin1Char(' '));
        };
        const QString provisional = QStringLiteral("PROVISIONAL: results are missing on 1 of 2 boards");
        QVERIFY(head(standingsReport(tournament, 2, standingsOptions())).contains(provisional));
        QVERIFY(head(crossTable(tournament, 2, standingsOptions())).contains(provisional));
        QVERIFY(!head(standingsReport(tournament, 1, standingsOptions())).contains(QStringLiteral("PROVISIONAL")));
        Tournament whole = tournament;
        for (Match& match : whole.rounds[1].versions.back().pairings.boards)
            match.games.front().outcome.result = GameResult::draw;
        QVERIFY(!head(standingsReport(whole, 2, standingsOptions())).contains(QStringLiteral("PROVISIONAL")));
    }

    void pairingsSayWhenTheRoundStarts()
    {
        const auto says = [](const Tournament& of) {
            const QStringList byBoard = pairingsByBoard(of, RoundNumber{2}, sheetOptions())->titleLines;
            const QStringList byName = pairingsByName(of, RoundNumber{2}, sheetOptions())->titleLines;
            return byBoard.filter(QStringLiteral("play begins"), Qt::CaseInsensitive) +
                   byName.filter(QStringLiteral("play begins"), Qt::CaseInsensitive);
        };
        Tournament timed = tournament;
        timed.event.roundDates.clear();
        QVERIFY(says(timed).isEmpty());
        timed.event.roundTimes[RoundNumber{2}] = QTime(15, 30);
        QCOMPARE(says(timed), QStringList(2, QStringLiteral("Play begins at ") + shownTime(QTime(15, 30))));
        timed.event.roundDates[RoundNumber{2}] = QDate(2026, 10, 4);
        QCOMPARE(says(timed), QStringList(2, QStringLiteral("Sunday, %1, play begins at %2")
                                                 .arg(shownDate(QDate(2026, 10, 4)), shownTime(QTime(15, 30)))));
        // The other rounds say nothing of it.
        QVERIFY(pairingsByBoard(timed, RoundNumber{1}, sheetOptions())
                    ->titleLines.filter(QStringLiteral("begins"))
                    .isEmpty());
    }

    void publishedPairingsNameTheirVersionAndTheWeb()
    {
        PairingSheetOptions options = sheetOptions();
        options.common.webAddress = QStringLiteral("https://chess.example/open/");
        Tournament shown = tournament;
        RoundVersion& version = shown.rounds[1].versions.back();
        version.publishedAt = QDateTime(QDate(2026, 10, 4), QTime(13, 20), Qt::UTC);
        const ReportDocument sheet = pairingsByBoard(shown, RoundNumber{2}, options).value();
        QCOMPARE(sheet.meta.webAddress, options.common.webAddress);
        QVERIFY2(sheet.footers.front().contains(QStringLiteral("R2-v2, published ") +
                                                shownDateTime(version.publishedAt->toLocalTime())),
                 qPrintable(sheet.footers.front()));
        QVERIFY(toHtml(sheet).contains(QStringLiteral("<a href=\"https://chess.example/open/\">")));
        QVERIFY(!toHtml(pairingsByBoard(shown, RoundNumber{2}, sheetOptions()).value()).contains("href"));
        // Of an import nobody knows when; a proposal is nowhere on the web; standings are no pairings.
        version.origin = PairingOrigin::imported;
        QVERIFY(
            !pairingsByBoard(shown, RoundNumber{2}, options)->footers.front().contains(QStringLiteral("published")));
        StandingsOptions standings = standingsOptions();
        standings.common.webAddress = options.common.webAddress;
        QVERIFY(standingsReport(shown, 2, standings).meta.webAddress.isEmpty());
    }

    void anAddressThatIsNoneOfTheWebLeadsNowhere()
    {
        ReportDocument sheet = pairingsByBoard(tournament, RoundNumber{2}, sheetOptions()).value();
        sheet.meta.webAddress = QStringLiteral("javascript:alert(1)");
        QVERIFY(!toHtml(sheet).contains(QStringLiteral("href")));
        sheet.meta.webAddress = QStringLiteral("https://a\"><script>");
        QVERIFY(!toHtml(sheet).contains(QStringLiteral("<script>")));
    }

    void everySheetBearsEventRoundRevisionAndTime()
    {
        const ReportDocument sheet = pairingsByBoard(tournament, RoundNumber{2}, sheetOptions()).value();
        QCOMPARE(sheet.meta.event, QString("Open of the Rooks"));
        QVERIFY(sheet.meta.round == RoundNumber{2} && sheet.meta.printedAt == printed);
        QCOMPARE(sheet.meta.revision, QString("R2-v2"));
        QCOMPARE(sheet.meta.replaces, QString("R2-v1"));
        QVERIFY(sheet.titleLines.contains("REPLACES R2-v1"));
        const QString time = shownDateTime(printed);
        const std::vector<ReportDocument> all{sheet, pairingsByName(tournament, RoundNumber{2}, sheetOptions()).value(),
                                              standingsReport(tournament, 2, standingsOptions()),
                                              crossTable(tournament, 2, standingsOptions()),
                                              playerList(tournament, true, standingsOptions().common)};
        for (const ReportDocument& document : all) {
            everyRowHasAllCells(document);
            QCOMPARE(document.titleLines.first(), QString("Open of the Rooks"));
            const QString footer = document.footers.join(' ');
            for (const QString& text : {time, QString("Pairwright")})
                QVERIFY2(footer.contains(text), qPrintable(footer));
            // A list of players is of no round.
            const bool ofARound = document.kind != ReportKind::playerList;
            for (const QString& text : {QString("R2-v2"), QString("Round 2")})
                QVERIFY2(footer.contains(text) == ofARound, qPrintable(footer));
            // Only pairings hung on the wall before.
            const bool ofPairings =
                document.kind == ReportKind::pairingsByBoard || document.kind == ReportKind::pairingsByName;
            QCOMPARE(document.titleLines.contains("REPLACES R2-v1"), ofPairings);
        }
        const ReportDocument first = pairingsByBoard(tournament, RoundNumber{1}, sheetOptions()).value();
        QVERIFY(first.meta.replaces.isEmpty() && !first.titleLines.join(' ').contains("REPLACES"));
    }

    void aForfeitCannotBeReadAsAnother()
    {
        QCOMPARE(resultText(GameResult::whiteWinsByForfeit), QStringLiteral("+ : −"));
        QCOMPARE(resultText(GameResult::blackWinsByForfeit), QStringLiteral("− : +"));
        QCOMPARE(resultText(GameResult::doubleForfeit), QStringLiteral("− : −"));
        QCOMPARE(resultText(GameResult::whiteWins), QStringLiteral("1 – 0"));
    }

    void pointsReadFromLeftToRightInEveryScript()
    {
        QLocale::setDefault(QLocale(QStringLiteral("ar_EG")));
        const QStringList arabic{scoreText(Score{35}), scoreText(Score{-5}), scoreText(Score{30}),
                                 resultText(GameResult::draw)};
        QLocale::setDefault(QLocale::c());
        const QChar begin(0x2066);
        const QChar end(0x2069);
        QCOMPARE(arabic, (QStringList{begin + QStringLiteral("3½") + end, begin + QStringLiteral("−½") + end,
                                      QStringLiteral("3"), begin + QStringLiteral("½ – ½") + end}));
        QCOMPARE(scoreText(Score{35}), QStringLiteral("3½"));
    }

    void datesHaveTheOrderOfTheCountryAndTheMonthAsAWord()
    {
        const QLocale before;
        QLocale::setDefault(QLocale(QStringLiteral("de_DE")));
        const QString german = shownDate(QDate(2026, 11, 2));
        const QString time = shownDateTime(printed);
        QLocale::setDefault(before);
        QCOMPARE(german, QString("2. Nov. 2026"));
        QCOMPARE(time, QString("2. Sept. 2026 14:03"));
        QVERIFY(shownDate({}).isEmpty());
    }

    void theSheetByNameListsEverybodyOnce()
    {
        const ReportDocument sheet = pairingsByName(tournament, RoundNumber{2}, sheetOptions()).value();
        QCOMPARE(sheet.tables[0].rows.size(), std::size_t{7});
        const auto rowOf = [&](const char* name) {
            const auto& rows = sheet.tables[0].rows;
            return *std::ranges::find_if(rows, [&](const QStringList& row) { return row[0].contains(name); });
        };
        QCOMPARE(rowOf("Adler"), (QStringList{"Adler, Ada", "WFM", "2200", "AUT", "1", "Black", "Österreicher, Otto"}));
        QCOMPARE(rowOf("Late").last(), QString("bye"));
        QCOMPARE(rowOf("Ebner").last(), QString("withdrawn"));
        QCOMPARE(rowOf("Fuchs").last(), QString("half-point bye"));
    }

    void fromEightyPlayersOnTheSheetByNameIsNamesColoursAndBoards()
    {
        Tournament large = tournament;
        const Player absent = *std::ranges::find_if(
            large.players, [](const Player& player) { return player.data.name.startsWith("Fuchs"); });
        for (int i = 0; i < 72; ++i) {
            large.players.push_back(absent);
            large.players.back().key = PlayerKey{1000 + i};
            large.players.back().data.name = QStringLiteral("Zander, %1").arg(i);
        }
        QVERIFY(!pairingsByName(large, RoundNumber{2}, sheetOptions())->flows); // 79
        large.players.push_back(large.players.back());
        large.players.back().key = PlayerKey{2000};
        const ReportDocument sheet = pairingsByName(large, RoundNumber{2}, sheetOptions()).value();
        everyRowHasAllCells(sheet);
        QVERIFY(sheet.flows);
        QCOMPARE(sheet.headline, QString("Round 2"));
        QCOMPARE(sheet.tables[0].rows.size(), std::size_t{80});
        const auto adler =
            std::ranges::find_if(sheet.tables[0].rows, [](const QStringList& row) { return row[1] == "Adler, Ada"; });
        QCOMPARE(*adler, (QStringList{"A", "Adler, Ada", QString(blackDisc), "1"}));
        QVERIFY(sheet.titleLines.join(' ').contains(QString(whiteDisc) + " White"));
        // Who has no board is told below, with the reason.
        QVERIFY2(sheet.notes.join(' ').contains("Ebner, Eva (withdrawn)") && sheet.notes.join(' ').contains("(bye)"),
                 qPrintable(sheet.notes.join(' ')));
        // A letter is said once.
        QCOMPARE(toHtml(sheet).count("<bdi>Z</bdi>"), 1);
    }

    void lateEntriesAreNotOnTheSheetOfAnEarlierRound()
    {
        const ReportDocument sheet = pairingsByName(tournament, RoundNumber{1}, sheetOptions()).value();
        QCOMPARE(sheet.tables[0].rows.size(), std::size_t{6});
    }

    void onlyPublishedRoundsHaveASheetUnlessAProposalIsAskedFor()
    {
        const auto refused = pairingsByBoard(tournament, RoundNumber{3}, sheetOptions());
        QVERIFY((refused.error() == ReportError{ReportError::Code::roundNotPublished, RoundNumber{3}}));

        Tournament proposed = tournament;
        Round third;
        third.number = RoundNumber{3};
        third.versions = {proposed.rounds[1].versions[1]};
        third.versions[0].version = 1;
        third.versions[0].publishedAt.reset();
        proposed.rounds.push_back(third);
        QVERIFY(!pairingsByBoard(proposed, RoundNumber{3}, sheetOptions()));
        PairingSheetOptions options = sheetOptions();
        options.proposal = true;
        options.boardNotes = {"floats down", ""};
        const ReportDocument sheet = pairingsByBoard(proposed, RoundNumber{3}, options).value();
        QVERIFY(sheet.meta.isProposal && sheet.titleLines.contains("PROPOSAL, not published"));
        QCOMPARE(sheet.tables[0].rows[0].last(), QString("floats down"));
        everyRowHasAllCells(sheet);
        QVERIFY((pairingsByName(tournament, RoundNumber{1}, options).error() ==
                 ReportError{ReportError::Code::noProposal, RoundNumber{1}}));
    }

    void anOldProposalWithARemovedPlayerIsStillASheet()
    {
        Tournament proposed = tournament;
        proposed.rounds[1].publishedVersion.reset();
        proposed.rounds[1].versions[1].publishedAt.reset();
        proposed.players.pop_back();
        PairingSheetOptions options = sheetOptions();
        options.proposal = true;
        everyRowHasAllCells(pairingsByBoard(proposed, RoundNumber{2}, options).value());
        everyRowHasAllCells(pairingsByName(proposed, RoundNumber{2}, options).value());
    }

    void standingsShowSharedRanksAndWhatIsOpen()
    {
        const ReportDocument sheet = standingsReport(tournament, 2, standingsOptions());
        QCOMPARE(titlesOf(sheet.tables[0]),
                 (QStringList{"Rk.", "No.", "Name", "Rtg", "Fed", "Pts", "BH/C1", "BH", "SB", "DE", "WIN"}));
        const auto& rows = sheet.tables[0].rows;
        QCOMPARE(rows.size(), std::size_t{7});
        QCOMPARE(rows[0][5], QString("1½"));
        QVERIFY(std::ranges::any_of(rows, [](const QStringList& row) { return row[2] == "Ebner, Eva (withdrawn)"; }));
        QVERIFY(sheet.notes.join(' ').contains("open game of round 2: board 2."));
        QVERIFY(sheet.notes.join(' ').contains("BH/C1 = Buchholz Cut-1"));
        QVERIFY(sheet.notes.join(' ').contains("edition 2026"));

        const ReportDocument start = standingsReport(tournament, 0, standingsOptions());
        for (const QStringList& row : start.tables[0].rows)
            QCOMPARE(row[0], QString("1="));
    }

    void standingsWithTheirStoryHaveASquareForEachRoundAndWhatTheRankChanged()
    {
        StandingsOptions options = standingsOptions();
        options.story = true;
        const ReportDocument sheet = standingsReport(tournament, 2, options);
        everyRowHasAllCells(sheet);
        const ReportTable& table = sheet.tables[0];
        QCOMPARE(titlesOf(table), (QStringList{"Rk.", "±", "No.", "Name", "Rtg", "Fed", "1", "2", "Pts", "BH/C1", "BH",
                                               "SB", "DE", "WIN"}));
        const PlayerPaths paths(tournament, 2);
        const RankedPlayers now(tournament, 2, tournament.settings.tieBreaks);
        const RankedPlayers then(tournament, 1, tournament.settings.tieBreaks);
        std::map<PlayerKey, int> before;
        for (const RankedPlayers::Line& line : then.lines())
            before[line.player->key] = line.row.rank;
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            const RankedPlayers::Line& line = now.lines()[row];
            const std::vector<PathStep>& path = paths.of(line.player->key);
            for (std::size_t round = 0; round < path.size(); ++round)
                QVERIFY(table.squares.at({row, 6 + round}) == path[round]);
            const auto was = before.find(line.player->key);
            const int change = was == before.end() ? 0 : was->second - line.row.rank;
            const QString told = table.rows[row][1];
            QCOMPARE(told.startsWith(minusSign) ? -told.mid(1).toInt() : told.toInt(), change);
        }
        // In HTML the cross-table says it.
        QVERIFY(!toHtml(sheet).contains(">1</bdi></th>"));
        QVERIFY(standingsReport(tournament, 0, options).tables[0].squares.empty());
    }

    void aGameThatBothLostIsDrawnByNobody()
    {
        using Kind = PathStep::Kind;
        Tournament odd = tournament;
        Match& match = odd.rounds[0].versions.back().pairings.boards.front();
        const auto did = [&odd](PlayerKey player) {
            return PlayerPaths(odd, 1).of(player).front().kind;
        };
        match.games.front().outcome.result = GameResult::zeroZero;
        QVERIFY(did(match.a) == Kind::lost && did(match.b) == Kind::lost);
        match.games.front().outcome.result = GameResult::halfZero;
        QVERIFY(did(match.a) == Kind::drew && did(match.b) == Kind::lost);
    }

    void theExpelledLeaveTheStandings()
    {
        Tournament expelled = tournament;
        for (Player& player : expelled.players)
            for (Withdrawal& withdrawal : player.withdrawals)
                withdrawal.expelled = true;
        const std::size_t before = standingsReport(tournament, 2, standingsOptions()).tables[0].rows.size();
        for (const ReportDocument& sheet :
             {standingsReport(expelled, 2, standingsOptions()), crossTable(expelled, 2, standingsOptions())}) {
            const auto& rows = sheet.tables[0].rows;
            QCOMPARE(rows.size(), before - 1);
            QVERIFY(std::ranges::none_of(rows, [](const QStringList& row) { return row[2].contains("Ebner"); }));
            QVERIFY2(sheet.notes.contains("Expelled, without a place: Ebner, Eva."), qPrintable(sheet.notes.join('|')));
            // Ranks are counted without her: place, or the place of those before with whom it is shared.
            for (std::size_t i = 0; i < rows.size(); ++i)
                QVERIFY(rows[i][0].endsWith('=') || rows[i][0] == QString::number(i + 1));
        }
        // Before the expulsion, and to the opponents, she is there.
        QCOMPARE(standingsReport(expelled, 0, standingsOptions()).tables[0].rows.size(),
                 standingsReport(tournament, 0, standingsOptions()).tables[0].rows.size());
    }

    void adjournedGamesAreNamedBecauseTheStandingsAreNotFinal()
    {
        Tournament adjourned = tournament;
        adjourned.rounds[1].versions[1].pairings.boards[1].games[0].outcome.result = GameResult::adjourned;
        const ReportDocument sheet = standingsReport(adjourned, 2, standingsOptions());
        QVERIFY(sheet.notes.join(' ').contains("The adjourned game of round 2 counts as a draw: board 2."));
    }

    void theCrossTableTellsEachRoundFromThePlayersSide()
    {
        const ReportDocument sheet = crossTable(tournament, 2, standingsOptions());
        const auto cellsOf = [&](const char* name) {
            const auto& rows = sheet.tables[0].rows;
            const auto row = *std::ranges::find_if(rows, [&](const QStringList& r) { return r[2].contains(name); });
            return row.mid(5, 2);
        };
        QCOMPARE(cellsOf("Adler"), (QStringList{"3w1", "2b½"}));
        QCOMPARE(cellsOf("sterreicher"), (QStringList{"4b+", "1w½"}));
        QCOMPARE(cellsOf("img"), (QStringList{"2w−", "3b"}));
        QCOMPARE(cellsOf("Ebner"), (QStringList{"–1", "–0"}));
        QCOMPARE(cellsOf("Fuchs"), (QStringList{"–0", "–½"}));
        QCOMPARE(cellsOf("Larry"), (QStringList{"", "–1"}));
    }

    void thePlayerListIsInOrderOfNumberOrName()
    {
        const ReportDocument byNumber = playerList(tournament, false, standingsOptions().common);
        QCOMPARE(byNumber.tables[0].rows[1][1], QString("Österreicher, Otto"));
        const ReportDocument byName = playerList(tournament, true, standingsOptions().common);
        QCOMPARE(byName.tables[0].rows.size(), std::size_t{7});
        QVERIFY(byName.tables[0].rows != byNumber.tables[0].rows);
    }

    void aColumnInWhichNobodyHasAnythingIsOnNoSheet()
    {
        const auto titles = [](const ReportDocument& sheet) {
            return titlesOf(sheet.tables[0]);
        };
        Tournament bare = tournament;
        for (Player& player : bare.players) {
            player.data.federation.clear();
            player.data.sex.reset();
            player.data.fideId.clear();
        }
        ReportOptions options = standingsOptions().common;
        options.clubs = options.birthYears = true;
        QCOMPARE(titles(playerList(bare, false, options)), (QStringList{"No.", "Name", "Title", "Rtg"}));
        PairingSheetOptions pairing = sheetOptions();
        QVERIFY(titles(*pairingsByBoard(tournament, RoundNumber{2}, pairing)).contains("Fed"));
        QVERIFY(!titles(*pairingsByBoard(bare, RoundNumber{2}, pairing)).contains("Fed"));
        QVERIFY(!titles(standingsReport(bare, 2, standingsOptions())).contains("Fed"));
        // One who has something brings the column back, on both sides of the boards.
        bare.players[0].data.federation = "AUT";
        bare.players[0].data.sex = Sex::Female;
        bare.players[0].data.fideId = "1600001";
        QCOMPARE(titles(playerList(bare, false, options)),
                 (QStringList{"No.", "Name", "Title", "Rtg", "Fed", "Sex", "FIDE ID"}));
        options.birthYears = false; // the list for the wall
        QVERIFY(!titles(playerList(bare, false, options)).contains("Sex"));
        QCOMPARE(titles(*pairingsByBoard(bare, RoundNumber{2}, pairing)).count("Fed"), 2);
    }

    void theDayOfBirthIsOnNoSheetAndTheYearOnRequest()
    {
        Tournament born = tournament;
        born.players[0].data.birth = BirthDate{1987, 7, 23};
        ReportOptions options = standingsOptions().common;
        QVERIFY(!toHtml(playerList(born, false, options)).contains("1987"));
        options.birthYears = true;
        const QString html = toHtml(playerList(born, false, options));
        QVERIFY(html.contains("1987") && !html.contains("07-23"));
    }

    void anAcceleratedSheetShowsVirtualPointsAndTheStandingsDoNot()
    {
        Tournament accelerated = tournament;
        accelerated.settings.acceleration = Acceleration::baku;
        const ReportDocument sheet = pairingsByBoard(accelerated, RoundNumber{2}, sheetOptions()).value();
        QCOMPARE(sheet.tables[0].rows[0][5], QString("1 +1"));
        QCOMPARE(sheet.tables[0].rows[2][5], QString("0")); // entered later, below the upper group
        QVERIFY(sheet.notes.join(' ').contains("count for this pairing only"));
        QVERIFY(!pairingsByBoard(tournament, RoundNumber{2}, sheetOptions())->notes.join(' ').contains("virtual"));
        const auto with = standingsReport(accelerated, 2, standingsOptions());
        const auto without = standingsReport(tournament, 2, standingsOptions());
        QVERIFY(with.tables == without.tables);
    }

    void aSheetSaysWhereTheRulesOfItsSystemStand_data()
    {
        QTest::addColumn<int>("system");
        QTest::addColumn<int>("edition");
        QTest::addColumn<QStringList>("notices");
        const auto row = [](System system, int edition, const QStringList& notices) {
            QTest::addRow("%d %d", static_cast<int>(system), edition) << static_cast<int>(system) << edition << notices;
        };
        row(System::Dutch, 2026, {"Paired by the rules C.04.3:2026 (Dutch 2026)."});
        row(System::Dutch, 2017,
            {"Paired by the rules C.04.3:2017 (Dutch 2017), in force until 2026-01-31.",
             "The text of the rules C.04.3:2017: handbook.fide.com/chapter/C0403Till2026"});
        row(System::Dubov, 2026,
            {"Paired by the rules C.04.4.1:2026 (Dubov 2026).",
             "Dubov (C.04.4.1:2026): FIDE has accepted no program for it yet."});
        row(System::Dubov, 2018,
            {"Paired by the rules C.04.4.1:2018 (Dubov 2018), known from a secondary source only.",
             "The text of the rules C.04.4.1:2018: handbook.fide.com/chapter/C040401Till2026",
             "Dubov (C.04.4.1:2018): FIDE has accepted no program for it yet."});
    }

    void aSheetSaysWhereTheRulesOfItsSystemStand()
    {
        QFETCH(int, system);
        QFETCH(int, edition);
        QFETCH(QStringList, notices);
        Tournament other = tournament;
        other.rounds[1].versions[1].system = {static_cast<System>(system), edition};
        QCOMPARE(pairingsByBoard(other, RoundNumber{2}, sheetOptions())->notes, notices);
        QCOMPARE(pairingsByName(other, RoundNumber{2}, sheetOptions())->notes, notices);
        // Round 1 was paired by the rules of 2026.
        const QStringList crossed = crossTable(other, 2, standingsOptions()).notes;
        QVERIFY(crossed.contains("Paired by the rules C.04.3:2026 (Dutch 2026)."));
        for (const QString& notice : notices)
            QCOMPARE(crossed.count(notice), 1);
    }

    void thePlaceOfEveryTextThatHasLeftTheHandbookIsNamed()
    {
        for (const SystemInfo& system : systems()) {
            QCOMPARE(system.textAt.empty(), system.lastDay.empty());
            const QString notices = systemNotices(system.id).join(' ');
            QVERIFY2(notices.contains(QString::fromUtf8(system.textAt.data(), qsizetype(system.textAt.size()))),
                     qPrintable(notices));
        }
    }

    void theSheetsOfARoundNameThePlaceOfAnOlderText()
    {
        Tournament older = tournament;
        older.settings.system = {System::Dubov, 1997};
        const QString place = systemNotices(older.settings.system).join(' ');
        QVERIFY(place.contains(QString::fromUtf8(findSystem(older.settings.system)->textAt.data())));
        for (Round& round : older.rounds)
            for (RoundVersion& version : round.versions)
                version.system = older.settings.system;
        for (const QStringList& notes : {pairingsByBoard(older, RoundNumber{1}, sheetOptions())->notes,
                                         pairingsByName(older, RoundNumber{1}, sheetOptions())->notes})
            QVERIFY2(notes.join(' ').contains(place), qPrintable(notes.join('|')));
    }

    void virtualPointsArePrintedAndEverySheetNamesThem()
    {
        Tournament given = tournament;
        const auto noticeOn = [](const QStringList& notes) {
            return notes.filter(QStringLiteral("Rounds with")).join(' ');
        };
        QCOMPARE(noticeOn(pairingsByBoard(given, RoundNumber{1}, sheetOptions())->notes), QString());
        given.players[0].virtualPoints = {Score{10}, Score{}, Score{5}};
        given.players[1].virtualPoints = {Score{10}};
        for (const QStringList& notes : {pairingsByBoard(given, RoundNumber{1}, sheetOptions())->notes,
                                         pairingsByName(given, RoundNumber{1}, sheetOptions())->notes,
                                         crossTable(given, 2, standingsOptions()).notes})
            QCOMPARE(noticeOn(notes),
                     QString("Rounds with virtual points as the file of this event gave them: 1. All of "
                             "them are on the sheet \"Virtual points\"."));
        QCOMPARE(noticeOn(pairingsByBoard(given, RoundNumber{2}, sheetOptions())->notes), QString());

        const ReportDocument sheet = virtualPointsReport(given, sheetOptions().common);
        everyRowHasAllCells(sheet);
        QCOMPARE(titlesOf(sheet.tables[0]).mid(4), (QStringList{"1", "2", "3"}));
        QCOMPARE(sheet.tables[0].rows.size(), given.players.size());
        QCOMPARE(sheet.tables[0].rows[0].mid(4), (QStringList{"1", "", "½"}));
        QCOMPARE(sheet.tables[0].rows[1].mid(4), (QStringList{"1", "", ""}));
        QCOMPARE(sheet.tables[0].rows[2].mid(4), (QStringList{"", "", ""}));
        QVERIFY(sheet.notes.front().contains("this list is the whole rule"));
        QVERIFY(virtualPointsReport(tournament, sheetOptions().common).tables.empty());

        Tournament baku = tournament;
        baku.settings.acceleration = Acceleration::baku;
        QCOMPARE(noticeOn(pairingsByBoard(baku, RoundNumber{1}, sheetOptions())->notes),
                 QString("Rounds with Baku acceleration (FIDE Handbook C.04.7): 1."));
        QVERIFY(virtualPointsReport(baku, sheetOptions().common).notes.front().contains("C.04.7"));
    }

    void namesComeOutOfHtmlAsText()
    {
        const QString html = toHtml(pairingsByBoard(tournament, RoundNumber{2}, sheetOptions()).value());
        QVERIFY(!html.contains("<img"));
        QVERIFY(html.contains("&lt;img src=x onerror=alert(1)&gt;"));
        QVERIFY(html.contains("Österreicher"));
        Tournament hostile = tournament;
        hostile.event.name = "</title><script>alert(1)</script>";
        hostile.players[0].data.federation = "\"><b>";
        const QString other = toHtml(crossTable(hostile, 2, standingsOptions()));
        QVERIFY(!other.contains("<script") && !other.contains("<b>"));
    }

    void htmlNeedsNothingFromOutsideAndIsWellFormed()
    {
        QString html = toHtml(crossTable(tournament, 2, standingsOptions()));
        for (const char* outside : {"http:", "https:", "src=\"", "url(", "@import", "<script", "<link"})
            QVERIFY2(!html.contains(outside), outside);
        // Apart from the two elements that HTML does not close it is XML.
        html.remove("<!DOCTYPE html>\n");
        html.replace(QRegularExpression("<meta ([^>]*)>"), "<meta \\1/>");
        QXmlStreamReader xml(html);
        while (!xml.atEnd())
            xml.readNext();
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    }
};

static const pairwright::RegisteredTest<TestReports> registered("unit_reports");
#include "test_reports.moc"
