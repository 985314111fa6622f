#include "app/formats/ratings/norm_offer.h"
#include "app/formats/ratings/rated_tournament.h"
#include "app/formats/ratings/rating_words.h"
#include "app/formats/ratings/time_control.h"
#include "app/formats/report/reports.h"
#include "tests/support/registered_test.h"
#include "tests/unit/formats/sample_tournament.h"

#include <QtTest>

using namespace pairwright;

namespace {

ReportOptions ratingReportOptions()
{
    ReportOptions made;
    made.printedAt = QDateTime(QDate(2026, 9, 2), QTime(14, 3));
    return made;
}

/// The row of a player by the beginning of the name.
QStringList rowOf(const ReportDocument& document, const QString& name)
{
    for (const QStringList& row : document.tables.at(0).rows)
        if (row.at(1).contains(name))
            return row;
    return {};
}

/// Twelve planned rounds and everybody but Ada a grandmaster: norms are in reach.
Tournament amongMasters()
{
    Tournament tournament = sampleTournament();
    tournament.settings.plannedRounds = 12;
    for (std::size_t i = 1; i < tournament.players.size(); ++i) {
        tournament.players[i].data.title = Title::GM;
        tournament.players[i].data.rating->value = 2500;
        tournament.players[i].data.federation = i % 2 == 0 ? "GER" : "CZE";
    }
    return tournament;
}

} // namespace

class TestRatingReports : public QObject {
    Q_OBJECT
    const Tournament tournament = sampleTournament();

private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void theSheetShowsExpectedPointsKAndChange()
    {
        const ReportDocument sheet = ratingPreview(tournament, 2, RatingKind::standard, ratingReportOptions());
        QVERIFY(sheet.kind == ReportKind::ratingPreview);
        QVERIFY(sheet.titleLines.contains("Rating preview, round 2 (standard)"));
        QVERIFY(sheet.notes.first().startsWith("Preview"));
        for (const QStringList& row : sheet.tables[0].rows)
            QCOMPARE(static_cast<std::size_t>(row.size()), sheet.tables[0].columns.size());
        // 2200 against 2000 and 2100: 0.76 and 0.64; 1½ scored, K 20.
        QCOMPARE(rowOf(sheet, "Adler"),
                 (QStringList{"1", "WFM Adler, Ada", "AUT", "2200", "2", "1½", "2050", "2243", "1.40", "20", "+2"}));
        // A forfeit win is no game.
        QCOMPARE(rowOf(sheet, "Otto").at(4), QString("1"));
        QCOMPARE(rowOf(sheet, "Ebner").mid(4), (QStringList{"0", "", "", "", "", "", ""}));
    }

    void onlyRoundsUpToTheShownOneCount()
    {
        const ReportDocument sheet = ratingPreview(tournament, 1, RatingKind::rapid, ratingReportOptions());
        QCOMPARE(rowOf(sheet, "Adler").at(4), QString("1"));
        QVERIFY(sheet.titleLines.contains("Rating preview, round 1 (rapid)"));
        const ReportDocument before = ratingPreview(tournament, 0, RatingKind::standard, ratingReportOptions());
        QCOMPARE(rowOf(before, "Adler").at(4), QString("0"));
    }

    void aCorrectionForTheRatingReportCounts()
    {
        Tournament corrected = tournament;
        corrected.rounds[0].versions[0].pairings.boards[0].games[0].outcome.ratingOnly = GameResult::draw;
        const RatedTournament rated = ratedTournament(corrected, 2, RatingKind::standard);
        QCOMPARE(countedGames(rated.event, Tpn{1})[0].halfPoints, 1);
        QCOMPARE(countedGames(ratedTournament(tournament, 2, RatingKind::standard).event, Tpn{1})[0].halfPoints, 2);
    }

    void nationalRatingsAndEstimatesCountAsNone()
    {
        Tournament mixed = tournament;
        mixed.players[2].data.rating->source = RatingSource::national;
        const ReportDocument sheet = ratingPreview(mixed, 2, RatingKind::standard, ratingReportOptions());
        QCOMPARE(rowOf(sheet, "Adler").at(4), QString("1"));
        QVERIFY(sheet.notes.contains("Ratings that are national or estimates count as none: 1 players."));
        QVERIFY(sheet.notes.filter("Cerny").first().contains("without a point"));
    }

    void changesAndNormsGoByTheOfficialRating()
    {
        Tournament apart = tournament;
        apart.players[0].data.standard = OfficialRating{2111, {}, {}};
        const RatedTournament rated = ratedTournament(apart, 2, RatingKind::standard);
        QCOMPARE(rated.event.person(*rated.order.tpnOf(PlayerKey{1})).rating, std::optional(2111));
        QCOMPARE(rated.otherRatings, 0);
    }

    void aLongEventIsRatedByTheListOfEachMonth()
    {
        Tournament lasting = tournament;
        lasting.event.end = QDate(2026, 10, 31);
        lasting.event.roundDates = {{RoundNumber{1}, QDate(2026, 9, 1)}, {RoundNumber{2}, QDate(2026, 10, 9)}};
        RatedTournament rated = ratedTournament(lasting, 2, RatingKind::standard);
        QCOMPARE(rated.event.periods, (std::vector<std::string>{"2026-09", "2026-10"}));
        ReportDocument sheet = ratingPreview(lasting, 2, RatingKind::standard, ratingReportOptions());
        QVERIFY(sheet.notes.join(' ').contains("2026-10: rounds 2-"));
        QVERIFY(sheet.notes.join(' ').contains("no list of that month"));
        for (Player& player : lasting.players)
            if (player.data.rating)
                player.data.periodRatings = {{"2026-10", {player.data.rating->value + 100, {}, {}}}};
        rated = ratedTournament(lasting, 2, RatingKind::standard);
        const Tpn first = *rated.order.tpnOf(PlayerKey{1});
        QCOMPARE(rated.event.ratingIn(first, RoundNumber{1}).value() + 100,
                 rated.event.ratingIn(first, RoundNumber{2}).value());
        sheet = ratingPreview(lasting, 2, RatingKind::standard, ratingReportOptions());
        QVERIFY(!sheet.notes.join(' ').contains("no list of that month"));
        QVERIFY(!sheet.notes.filter("2026-10: rating 2300").isEmpty());
        Tournament strong = amongMasters();
        strong.event.end = lasting.event.end;
        strong.event.roundDates = lasting.event.roundDates;
        QVERIFY(titleNorms(strong, 2, ratingReportOptions()).notes.join(' ').contains("more than 30 days"));
    }

    void openGamesAndRoundsToComeAreAhead()
    {
        const RatedTournament rated = ratedTournament(tournament, 2, RatingKind::standard);
        const auto ahead = [&](int key) {
            return rated.event.person(*rated.order.tpnOf(PlayerKey{key})).gamesAhead;
        };
        QCOMPARE(ahead(1), 3);
        QCOMPARE(ahead(3), 4); // an open board in round 2
        QCOMPARE(ahead(5), 0); // withdrawn
        QVERIFY(!rated.dayAssumed);
        QCOMPARE(rated.event.firstDay, std::string("2026-09-01"));
    }

    void normsInReachSayWhatIsStillNeeded()
    {
        const ReportDocument none = titleNorms(tournament, 2, ratingReportOptions());
        QVERIFY(none.tables.empty());
        QVERIFY(none.notes.contains(whyNoNorms(tournament)));
        const ReportDocument sheet = titleNorms(amongMasters(), 2, ratingReportOptions());
        QVERIFY(sheet.titleLines.contains("Preview of title norms after round 2"));
        QCOMPARE(sheet.tables.size(), std::size_t{1});
        QCOMPARE(sheet.tables[0].heading, QString("In reach"));
        const auto& row = sheet.tables[0].rows.at(0);
        QCOMPARE(row.at(0), QString("GM"));
        QVERIFY(row.at(2).contains("Adler"));
        QVERIFY2(row.at(7).endsWith(" / 10"), qPrintable(row.at(7))); // points from games
        QCOMPARE(sheet.tables[0].columns.at(10).title, QString("GM/IM"));
        QCOMPARE(row.at(10), QString("2"));
        for (qsizetype i = 7; i < row.size(); ++i)
            QVERIFY2(row.at(i).size() <= 8, qPrintable(row.at(i))); // figures only
        QVERIFY(sheet.notes.join(' ').contains("opponents to come"));
    }

    void normsAreSpokenOfOnlyWhereOneCouldBeMade()
    {
        const Tournament strong = amongMasters();
        QCOMPARE(whyNoNorms(strong), QString());
        const auto why = [&strong](const std::function<void(Tournament&)>& change) {
            Tournament changed = strong;
            change(changed);
            return whyNoNorms(changed);
        };
        QVERIFY(why([](Tournament& t) { t.settings.ratedBy = RatedBy::federation; }).contains("FIDE does not rate"));
        QVERIFY(why([](Tournament& t) { t.event.timeControl = "15+10"; }).contains("rapid chess"));
        QVERIFY(why([](Tournament& t) { t.event.timeControl = "60+30"; }).contains("gives 90"));
        QVERIFY(why([](Tournament& t) { t.settings.plannedRounds = 8; }).contains("nine games"));
        QCOMPARE(why([](Tournament& t) { t.settings.plannedRounds = 9; }), QString());
        QVERIFY(why([](Tournament& t) {
                    for (Player& player : t.players)
                        player.data.title = Title::FM;
                }).contains("too few players have a title"));
        QVERIFY(why([](Tournament& t) {
                    for (Player& player : t.players)
                        if (player.data.rating)
                            player.data.rating->value = 1700;
                }).contains("average too low a rating"));
        // A title more or less decides, and so does who seeks one.
        QVERIFY(why([](Tournament& t) {
                    for (std::size_t i = 2; i < t.players.size(); ++i)
                        t.players[i].data.title = Title::None;
                }).contains("too few players have a title"));
        QVERIFY(
            why([](Tournament& t) { t.players[0].data.title = Title::GM; }).contains("too few players have a title"));
        // Whoever asks for the sheet all the same is told why.
        Tournament small = strong;
        small.settings.plannedRounds = 5;
        QCOMPARE(titleNorms(small, 2, ratingReportOptions()).notes.filter("nine games").size(), 1);
    }

    void whatIsStillNeededIsSaidInPointsAndGames()
    {
        NormCheck check;
        NormRequirement performance;
        performance.kind = NormRequirement::Kind::performance;
        const auto said = [&](int halfPoints, int games) {
            check.gamesAhead = games;
            performance.toGo = halfPoints;
            return toGoText(performance, check);
        };
        QCOMPARE(said(3, 2), QStringLiteral("1½ points from 2 games"));
        QCOMPARE(said(2, 1), QStringLiteral("1 point from 1 game"));
        QCOMPARE(said(1, 3), QStringLiteral("½ point from 3 games"));
        QCOMPARE(said(0, 1), QStringLiteral("0 points from 1 game"));
    }

    void theTimeControlSaysWhichRatingListItIs_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("kind");
        const auto row = [](const char* text, const char* kind) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromLatin1(kind);
        };
        row("90 min/40 moves + 30 min + 30 s/move", "standard");
        row("90'/40 + 30' + 30\"", "standard");
        row("100/40, 50/20, 15 + 30 sec", "standard");
        row("40 moves in 2 hours", "standard");
        row("2h/40 + 1h", "standard");
        row("90+30", "standard");
        row("100+30", "standard");
        row("60 Minuten", "standard");
        row("30+30", "standard"); // 60 moves bring the other half hour
        row("5400+30", "standard");
        row("40/6000+30:900+30", "standard");
        row("Standard", "standard");
        row("59 min", "rapid");
        row("30+29", "rapid");
        row("15+10", "rapid");
        row("15 min + 10 s", "rapid");
        row("25 Min. + 10 Sek. je Zug", "rapid");
        row("10 min + 1 s", "rapid");
        row("900+10", "rapid");
        row("Rapid", "rapid");
        row("Szachy szybkie", "rapid");
        row("Быстрые шахматы", "rapid");
        row("блиц", "blitz");
        row("Cadence classique", "standard");
        row("10 min", "blitz");
        row("5 min + 5 s", "blitz");
        row("3+2", "blitz");
        row("3′+2″", "blitz");
        row("180+2", "blitz");
        row("W300-B240", "blitz");
        row("FIDE blitz", "blitz");
        row("", "");
        row("see regulations", "");
        row("1:30", "");
        row("W3600-B240", "");
    }
    void theTimeControlSaysWhichRatingListItIs()
    {
        QFETCH(QString, text);
        QFETCH(QString, kind);
        const auto found = ratingKindOf(text);
        QCOMPARE(found ? nameOf(*found) : QString(), kind);
    }

    void theNormSheetSaysThatRapidHasNoNorms()
    {
        Tournament rapid = amongMasters();
        const auto says = [&] {
            return titleNorms(rapid, 2, ratingReportOptions()).notes.filter("rapid chess").size();
        };
        const auto saysTime = [&] {
            return titleNorms(rapid, 2, ratingReportOptions()).notes.filter("120 minutes").size();
        };
        rapid.event.timeControl = "90+30";
        QCOMPARE(says(), qsizetype{0});
        QCOMPARE(saysTime(), qsizetype{0});
        rapid.event.timeControl = "90 min + 20 s"; // 110 minutes
        QCOMPARE(saysTime(), qsizetype{1});
        rapid.event.timeControl.clear();
        QCOMPARE(saysTime(), qsizetype{1});
        rapid.event.timeControl = "15+10";
        QCOMPARE(says(), qsizetype{1});
    }

    void everyRemarkAndConditionHasWords()
    {
        using Remark = NormCheck::Remark;
        for (int i = 0; i <= static_cast<int>(Remark::unratedOpponents); ++i)
            QVERIFY(describe(static_cast<Remark>(i)).endsWith('.'));
        QCOMPARE(hundredthsText(-305), QString("−3.05"));
        QCOMPARE(changeText(7), QString("+7"));
        QCOMPARE(changeText(-7), QString("−7"));
        QCOMPARE(changeText(0), QString("0"));
        KFactor k;
        k.value = 17;
        k.beforeLimit = 40;
        QCOMPARE(kText(k), QString("17 (for 40)"));
    }
};

static const pairwright::RegisteredTest<TestRatingReports> registered("unit_rating_reports");
#include "test_rating_reports.moc"
