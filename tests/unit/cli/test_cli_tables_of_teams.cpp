#include "tests/support/registered_test.h"
#include "tests/unit/cli/cli_run.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

using pairwright::test::runCli;
using pairwright::test::Workplace;

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// Matches by a table of two teams, and other events of teams, on the command line.
class TestCliTablesOfTeams : public QObject {
    Q_OBJECT
private slots:
    void init() { work_ = std::make_unique<Workplace>(); }

    void aMatchOfManyBoardsIsCheckedFromItsTournamentFile()
    {
        const QString event = converted(made({"--system", "scheveningen", "--boards", "6"}), "s.pairwright");
        const auto check = runCli({"check", event});
        QVERIFY2(check.exitCode == 0, check.all());
        QVERIFY2(check.output.contains("round 6, Scheveningen 2026: as the rules give it"), check.all());
        const auto explain = runCli({"explain", event, "--round", "5"});
        QVERIFY2(explain.output.contains("of the table for 6 boards"), explain.all());
        QVERIFY2(explain.output.contains("the table gives the colours\n") && !explain.all().contains("Berger"),
                 explain.all());
        QVERIFY2(explain.output.contains("\nboard 6: "), explain.all());
    }

    /// The tournament file says which preferences teams have.
    void anEventWithoutPreferencesIsCheckedAsOne()
    {
        int without = 0;
        for (int seed = 1; seed <= 12; ++seed) {
            const QString trf = made({"--system", "team-swiss"}, seed);
            without += contentOf(trf).contains("192 FIDE_TEAM_MP") || contentOf(trf).contains("TYPEB") ? 1 : 0;
            const auto check = runCli({"check", converted(trf, "x.pairwright")});
            QVERIFY2(check.exitCode == 0, check.all());
        }
        QVERIFY(without > 0);
    }

    void teamsOfTheOldFormatComeBack()
    {
        for (const char* system : {"scheveningen", "round-robin"}) {
            const QString event = converted(made({"--system", system, "--boards", "4"}), "e.pairwright");
            const QString old = work_->path(QString("old-%1.trf16").arg(system));
            const auto written = runCli({"convert", event, old});
            QVERIFY2(written.exitCode == 0, written.all());
            const QString named = work_->path("old.trf");
            QFile::remove(named);
            QVERIFY(QFile::copy(old, named));
            const auto check = runCli({"check", named});
            QVERIFY2(check.errors.contains("that of record 092"), check.all());
            // Where a line-up was out of order the old format does not say who had White at the first board.
            QVERIFY2(check.exitCode == 0 || QByteArray(system) == "round-robin", check.all());
            const auto back =
                runCli({"convert", named, work_->path(QString("back-%1.pairwright").arg(system)), "--doubtful"});
            QVERIFY2(back.exitCode == 0, back.all());
        }
        QByteArray unsaid = contentOf(work_->path("old.trf"));
        unsaid.replace("092 Team: Round Robin", "092 Team competition");
        const QString path = work_->file("unsaid.trf", unsaid.toStdString());
        const auto refused = runCli({"check", path});
        QVERIFY2(refused.exitCode == 3 && refused.errors.contains("--system"), refused.all());
        const auto named = runCli({"check", path, "--system", "round-robin"});
        QVERIFY2(named.output.contains("round 1, Round robin 2026: as the rules give it"), named.all());
        const auto imported =
            runCli({"convert", path, work_->path("n.pairwright"), "--system", "round-robin", "--doubtful"});
        QVERIFY2(imported.exitCode == 0, imported.all());
    }

    void whoPlaysWhomIsToldRoundByRound()
    {
        const QString trf = made({"--system", "scheveningen", "--boards", "3", "--stop-after", "1"});
        for (const QString& file : {trf, converted(trf, "m.pairwright")}) {
            const auto next = runCli({"pair", file});
            QVERIFY2(next.output.startsWith("1\n") && next.output.contains("\nboard 3: "), next.all());
            const auto all = runCli({"pair", file, "--all"});
            QCOMPARE(all.output.count("board 2: "), 3);
            const auto json = runCli({"pair", file, "--json"});
            const QJsonArray games = json.json()["games"].toArray();
            QCOMPARE(games.size(), 3);
            QVERIFY2(games[0].toObject()["white"].toObject()["name"].toString().startsWith("Player"), json.all());
        }
        const auto both = runCli({"pair", trf, "--system", "scheveningen", "--games", "2", "--all"});
        QCOMPARE(both.output.count("board 2: "), 6);
        const auto cycles = runCli({"pair", trf, "--system", "scheveningen", "--cycles", "2"});
        QVERIFY2(cycles.exitCode == 3 && cycles.errors.contains("--games"), cycles.all());
        const auto swiss = runCli({"pair", made({"--system", "team-swiss", "--stop-after", "2"}), "--games", "2"});
        QVERIFY2(swiss.exitCode == 3 && swiss.errors.contains("--games is for a Scheveningen match"), swiss.all());
    }

    void aListOfTeamsBecomesAnEventOfTeams()
    {
        const QString list = work_->file("league.csv", "Team;Captain;Short name;Name;Rating\n"
                                                       "Rooks;Carl;ROO;Able, A;2000\nRooks;;;Baker, B;1900\n"
                                                       "Bishops;;BIS;Cook, C;1800\nBishops;;;Dyer, D;1700\n");
        const auto made = runCli({"convert", list, work_->path("league.pairwright")});
        QVERIFY2(made.exitCode == 0 && made.errors.contains("an event of 2 teams, with 2 boards a match assumed"),
                 made.all());
        const auto trf = runCli({"convert", work_->path("league.pairwright"), work_->path("league.trf")});
        const QByteArray report = contentOf(work_->path("league.trf"));
        QVERIFY2(report.contains("310   1 Rooks ") && report.contains(" ROO ") && report.contains(" 1950.0"),
                 trf.all() + report);
        // The same list comes back.
        const auto back = runCli({"convert", work_->path("league.pairwright"), work_->path("back.csv")});
        const QByteArray again = contentOf(work_->path("back.csv"));
        for (const char* word : {"Team", "Captain", "Carl", "ROO", "Bishops"})
            QVERIFY2(again.contains(word), again);
        const auto once = runCli({"convert", work_->path("back.csv"), work_->path("again.pairwright")});
        QVERIFY2(once.errors.contains("an event of 2 teams"), once.all() + back.all());
        // Without captains it may be clubs.
        const QString clubs = work_->file("clubs.csv", "Team;Name\nRooks;Able, A\nBishops;Cook, C\n");
        const auto players = runCli({"convert", clubs, work_->path("clubs.trf")});
        QVERIFY2(players.errors.contains("\"Team\" was taken for clubs; --teams"), players.all());
        const auto teams = runCli({"convert", clubs, work_->path("teams.trf"), "--teams"});
        QVERIFY2(contentOf(work_->path("teams.trf")).contains("192 FIDE_TEAM"), teams.all());
        const QString nobody = work_->file("nobody.csv", "Team;Captain;Name\nRooks;Carl;Able, A\n;;Cook, C\n");
        const auto refused = runCli({"convert", nobody, work_->path("no.pairwright")});
        QVERIFY2(refused.exitCode == 3 && refused.errors.contains("names it in each row"), refused.all());
    }

    void twoGamesOfEachTwoAreGenerated()
    {
        const QString trf = made({"--system", "scheveningen", "--boards", "4", "--games", "2"});
        const auto check = runCli({"check", trf});
        QVERIFY2(check.exitCode == 0 && check.output.contains("round 8, "), check.all());
    }

    void acceleratedEventsOfTeamsAreGenerated()
    {
        for (int seed = 1; seed <= 10; ++seed) {
            const QString trf = made({"--system", "team-swiss", "--acceleration", "baku", "--stop-after", "4"}, seed);
            QVERIFY(contentOf(trf).contains("_BAKU"));
            const auto check = runCli({"check", trf});
            QVERIFY2(check.exitCode == 0 && !check.output.contains("round 5,"), check.all());
        }
        const auto league = runCli({"generate", "--system", "round-robin", "--teams", "6", "--acceleration", "baku",
                                    "--out", work_->path("no")});
        QVERIFY2(league.exitCode == 3, league.all());
    }

    void teamsAreCalledTeams()
    {
        const QString trf = made({"--system", "team-swiss", "--stop-after", "3"});
        const auto explain = runCli({"explain", trf});
        QVERIFY2(explain.exitCode == 0 && !explain.output.contains("player"), explain.all());
        const auto nobody = runCli({"explain", trf, "--why-not", "1", "99"});
        QVERIFY2(nobody.errors.contains("no team has the number 99"), nobody.all());
    }

private:
    /// One generated TRF.
    QString made(const QStringList& options, int seed = 1)
    {
        const QString to = work_->path(QString("made-%1").arg(++made_));
        const auto run = runCli(QStringList{"generate"} + options +
                                QStringList{"--seed", QString::number(seed), "--count", "1", "--out", to});
        if (run.exitCode != 0)
            qFatal("%s", run.all().constData());
        const QDir folder(to);
        return folder.filePath(folder.entryList({"*.trf"}, QDir::Files).front());
    }
    QString converted(const QString& trf, const QString& name)
    {
        QFile::remove(work_->path(name));
        const auto run = runCli({"convert", trf, work_->path(name)});
        if (run.exitCode != 0)
            qFatal("%s", run.all().constData());
        return work_->path(name);
    }

    std::unique_ptr<Workplace> work_;
    int made_ = 0;
};

static const pairwright::RegisteredTest<TestCliTablesOfTeams> registered("unit_cli_tables_of_teams");
#include "test_cli_tables_of_teams.moc"
