#include "app/domain/ratings/time_control.h"
#include "app/formats/trf/export_findings.h"
#include "app/formats/trf/header_text.h"
#include "tests/support/registered_test.h"

#include <QtTest>

using namespace pairwright;

namespace {

using ExportCode = ExportFinding::Code;
using Level = ExportFinding::Level;

/// Two players, one round, everything said.
Tournament completeTournament()
{
    Tournament tournament;
    tournament.event.name = "Open";
    tournament.event.city = "Linz";
    tournament.event.federation = "AUT";
    tournament.event.start = QDate(2026, 9, 1);
    tournament.event.end = QDate(2026, 9, 2);
    tournament.event.chiefArbiter = {"Arbiter, Anna", "1600001"};
    tournament.event.timeControl = "90+30";
    tournament.event.roundDates[RoundNumber{1}] = QDate(2026, 9, 1);
    tournament.settings.plannedRounds = 1;
    for (int i = 1; i <= 2; ++i) {
        Player player;
        player.key = PlayerKey{i};
        player.data.name = QString("Player, %1").arg(i);
        player.data.fideId = QString::number(1000 + i);
        player.data.federation = "AUT";
        player.data.sex = Sex::Female;
        player.data.birth = BirthDate{1990, {}, {}};
        player.data.rating = Rating{2000 - i, RatingSource::fide, {}};
        tournament.players.push_back(player);
    }
    RoundVersion version;
    version.pairings.boards = {Match::of(PlayerKey{1}, PlayerKey{2})};
    version.pairings.boards[0].games[0].outcome.result = GameResult::draw;
    version.order = {PlayerKey{1}, PlayerKey{2}};
    Round round;
    round.number = RoundNumber{1};
    round.versions = {version};
    round.publishedVersion = 1;
    tournament.rounds = {round};
    return tournament;
}

BoardOutcome& outcome(Tournament& tournament)
{
    return tournament.rounds[0].versions[0].pairings.boards[0].games[0].outcome;
}

ExportFinding only(const Tournament& tournament)
{
    const auto findings = exportFindings(tournament);
    return findings.size() == 1 ? findings.front()
                                : ExportFinding{ExportCode::noRounds, Level::advice, {}, {}, {}, {}, "not one", {}};
}

} // namespace

class TestExportFindings : public QObject {
    Q_OBJECT
private slots:
    void aCompleteTournamentHasNone() { QVERIFY(exportFindings(completeTournament()).empty()); }

    void everyMissingFieldIsNamed()
    {
        Tournament tournament = completeTournament();
        tournament.event = {};
        std::vector<ReportField> fields;
        for (const ExportFinding& finding : exportFindings(tournament)) {
            QVERIFY(finding.code == ExportCode::missing && finding.level == Level::needed);
            fields.push_back(finding.field);
        }
        const std::vector<ReportField> expected{
            ReportField::eventName,   ReportField::city,      ReportField::federation, ReportField::chiefArbiter,
            ReportField::timeControl, ReportField::startDate, ReportField::endDate,    ReportField::roundDate};
        QVERIFY(fields == expected);
        QVERIFY(canExportReport(exportFindings(tournament)));
    }

    void aPlayerWithoutAFideIdLeadsToThePlayer()
    {
        Tournament tournament = completeTournament();
        tournament.players[1].data.fideId.clear();
        const ExportFinding finding = only(tournament);
        QVERIFY(finding.code == ExportCode::missing && finding.field == ReportField::playerFideId);
        QVERIFY(finding.player == PlayerKey{2} && finding.level == Level::needed);
    }

    void anEventThatAFederationRatesDemandsNoFideIds()
    {
        Tournament tournament = completeTournament();
        for (Player& player : tournament.players)
            player.data.fideId.clear();
        for (const RatedBy other : {RatedBy::federation, RatedBy::nobody}) {
            tournament.settings.ratedBy = other;
            const auto findings = exportFindings(tournament);
            QVERIFY(canExportReport(findings));
            for (const ExportFinding& finding : findings)
                QVERIFY(finding.level != Level::needed);
        }
    }

    void whatIsOnlyRequestedIsAdvice()
    {
        Tournament tournament = completeTournament();
        PlayerData& data = tournament.players[0].data;
        data.sex.reset();
        data.birth.reset();
        data.federation = "Atlantis";
        data.rating->source = RatingSource::national;
        const auto findings = exportFindings(tournament);
        QCOMPARE(findings.size(), std::size_t{4});
        for (const ExportFinding& finding : findings)
            QVERIFY(finding.level == Level::advice && finding.player == PlayerKey{1});
        QCOMPARE(findings[0].text, QString("Atlantis"));
    }

    void anAdjournedGameBlocksTheReport()
    {
        Tournament tournament = completeTournament();
        outcome(tournament).result = GameResult::adjourned;
        const ExportFinding finding = only(tournament);
        QVERIFY(finding.code == ExportCode::adjourned && finding.level == Level::blocks);
        QCOMPARE(finding.boards, std::vector<int>{1});
        QVERIFY(!canExportReport(exportFindings(tournament)));
        outcome(tournament).ratingOnly = GameResult::whiteWins;
        QVERIFY(canExportReport(exportFindings(tournament)));
    }

    void openResultsAndCorrectionsAreTold()
    {
        Tournament tournament = completeTournament();
        outcome(tournament).result.reset();
        QVERIFY(only(tournament).code == ExportCode::open && only(tournament).round == RoundNumber{1});
        // In FIDE mode there is no report without it (checklist 169).
        QVERIFY(only(tournament).level == Level::blocks);
        tournament.settings.ratedBy = RatedBy::federation;
        QVERIFY(only(tournament).level == Level::needed);
        tournament.settings.ratedBy = RatedBy::fide;
        outcome(tournament).result = GameResult::draw;
        outcome(tournament).ratingOnly = GameResult::whiteWins;
        QVERIFY(only(tournament).code == ExportCode::ratingOnlyResult);
        tournament = completeTournament();
        tournament.settings.plannedRounds = 3;
        QVERIFY(only(tournament).code == ExportCode::notAllRounds);
        tournament.rounds.clear();
        QVERIFY(only(tournament).code == ExportCode::noRounds);
    }

    void datesThatCannotBeAreFound()
    {
        Tournament tournament = completeTournament();
        tournament.event.roundDates[RoundNumber{1}] = QDate(2026, 8, 31);
        QVERIFY(only(tournament).code == ExportCode::outsideEvent && only(tournament).round == RoundNumber{1});
        tournament = completeTournament();
        tournament.event.end = QDate(2026, 8, 1);
        QVERIFY(exportFindings(tournament).front().code == ExportCode::endBeforeStart);
    }

    void timeControlsAreEncodedWhereTheyAreUnderstood_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("encoded");
        const auto row = [](const char* text, const char* encoded) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString(encoded);
        };
        row("90+30", "5400+30");
        row("90'+30\"", "5400+30");
        row("90 min + 30 sec", "5400+30");
        row("90′ + 30″", "5400+30");
        row("3+2", "180+2");
        row("5400+30", "5400+30");
        row("40/6000+30:900+30", "40/6000+30:900+30");
        row("90 minutes for 40 moves, then 30", "40/5400:1800");
        row("90 min/40 moves + 30 min + 30 s/move", "40/5400+30:1800+30");
        row("100/40, 50/20, 15 + 30 sec", "40/6000+30:20/3000+30:900+30");
        row("25 Min. + 10 Sek. je Zug", "1500+10");
        row("2h/40 + 1h", "40/7200:3600");
        row("2h30", "9000");
        row("100+30", "6000+30"); // as the rating preview reads it: nobody plays with 100 seconds
        row("180+2", "180+2");
        row("W300-B240", "W300-B240");
        row("rapid, 15+10", "900+10");
        row("90 minutes pour 40 coups, puis 30 minutes, plus 30 secondes par coup", "40/5400+30:1800+30");
        row("90 min. para 40 jugadas + 30 min. y 30 segundos por jugada", "40/5400+30:1800+30");
        row("90 minuti + 30 secondi a mossa", "5400+30");
        row("90 minuten voor 40 zetten en 15 minuten", "40/5400:900");
        row("2 uur en 30 seconden per zet", "7200+30");
        row("90 minut na 40 posunięć + 30 sekund na posunięcie", "40/5400+30");
        row("1 час 30 минут на 40 ходов + 30 сек. на ход", "40/5400+30");
        row("90 мин + 30 с с 1-го хода", "5400+30");
        row("90 хвилин та 30 секунд на хід", "5400+30");
        row("90 minut na 40 tahů + 30 sekund za tah", "40/5400+30");
        row("90 perc + 30 mp lépésenként", "5400+30");
        row("90 minuta + 30 sekundi po potezu", "5400+30");
        row("90 min + 30 sek per drag från drag 1", "5400+30");
        row("90 dakika + hamle başına 30 saniye", "5400+30");
        row("90 λεπτά και 30 δευτερόλεπτα ανά κίνηση", "5400+30");
        row("90 min as in 2019", "");
        row("90 pommes + 30 s", "");
        row("see regulations", "");
        row("1:30", "");
        row("", "");
    }
    void timeControlsAreEncodedWhereTheyAreUnderstood()
    {
        QFETCH(QString, text);
        QFETCH(QString, encoded);
        const auto control = timeControlFrom(text);
        QCOMPARE(control ? toRecord222(*control) : QString(), encoded);
        // What was written is read as the same.
        QVERIFY(!control || timeControlFrom(encoded) == control);
    }

    void officialsKeepTheirIds()
    {
        const Official anna{"Arbiter, Anna", "1600001"};
        QVERIFY(officialFromTrf(officialToTrf(anna)) == anna);
        QVERIFY((officialFromTrf("IA Arbiter, Anna") == Official{"IA Arbiter, Anna", ""}));
        QCOMPARE(officialToTrf({}), std::string());
    }
};

static const pairwright::RegisteredTest<TestExportFindings> registered("unit_export_findings");
#include "test_export_findings.moc"
