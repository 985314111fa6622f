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
            QByteArray ofOthers; // without the comments of ours
            for (const QByteArray& line : contentOf(old).split('\n'))
                if (!line.startsWith("###") && !line.isEmpty())
                    ofOthers += line + '\n';
            work_->file("old.trf", ofOthers.toStdString());
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

    void teamsThatDoNotMeetAreSaid()
    {
        const QString event = converted(made({"--system", "round-robin", "--boards", "4"}), "e.pairwright");
        const QString old = work_->path("old.trf16");
        QCOMPARE(runCli({"convert", event, old}).exitCode, 0);
        QByteArray report = contentOf(old);
        report.replace("092 Team: Round Robin", "092 Individual: Round Robin");
        const QString path = work_->file("players.trf", report.toStdString());
        const auto taken = runCli({"convert", path, work_->path("players.pairwright"), "--doubtful"});
        QVERIFY2(taken.exitCode == 0 && taken.errors.contains("(record 013), and nothing that says that they meet"),
                 taken.all());
        const auto looked = runCli({"convert", path, work_->path("other.pairwright")});
        QVERIFY2(looked.errors.contains("(record 013)"), looked.all());
        const auto asked =
            runCli({"convert", path, work_->path("x.pairwright"), "--doubtful", "--system", "team-swiss"});
        QVERIFY2(asked.exitCode == 3 && asked.errors.contains("record 092 begins with \"Team\""), asked.all());
    }

    void aSystemOfTeamsIsTakenForATournamentFileToo()
    {
        const QString event =
            converted(made({"--system", "round-robin", "--boards", "4", "--stop-after", "1"}), "e.pairwright");
        const auto swiss = runCli({"pair", event, "--system", "team-swiss"});
        QVERIFY2(swiss.exitCode == 0, swiss.all());
        const auto dutch = runCli({"pair", event, "--system", "dutch"});
        QVERIFY2(dutch.exitCode == 3 && dutch.errors.contains("pairs players, and this is an event of teams"),
                 dutch.all());
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
        QVERIFY2(made.errors.contains("1 round is assumed"), made.all()); // two teams meet once
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
        // Our own workbook has a sheet of the teams alone, and one of their players: that is read.
        QCOMPARE(runCli({"convert", work_->path("league.pairwright"), work_->path("league.xlsx")}).exitCode, 0);
        const auto book = runCli({"convert", work_->path("league.xlsx"), work_->path("book.pairwright"), "--teams"});
        QVERIFY2(book.exitCode == 0 && book.errors.contains("the sheet \"Players\" was read") &&
                     book.errors.contains("an event of 2 teams"),
                 book.all());
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
        const auto whyNot = runCli({"explain", trf, "--why-not", "1", "2"});
        QVERIFY2(!whyNot.output.contains("boards that would"), whyNot.all());
        const auto nobody = runCli({"explain", trf, "--why-not", "1", "99"});
        QVERIFY2(nobody.errors.contains("no team has the number 99"), nobody.all());
    }

    /// F8 and its kin: whatever reads the file says one thing.
    void aTableWithoutItsNumberOfBoardsIsRefusedByAll()
    {
        const auto match = [this](const char* name, int players, const QByteArray& records) {
            QByteArray text = "012 S\n192 CUSTOM_TEAM_MP_GP\n### SYSTEM scheveningen 2026\n" + records;
            QByteArray teams[2];
            for (int id = 1; id <= 2 * players; ++id) {
                text += QString::asprintf("001 %4d      P%-30d  2000 %28s0.0    1\n", id, id, "").toUtf8();
                teams[id > players ? 1 : 0] += QString::asprintf("%5d", id).toUtf8();
            }
            for (int team = 1; team <= 2; ++team)
                text += QString::asprintf("310 %3d Team %-27d %31s", team, team, "").toUtf8() + teams[team - 1] + '\n';
            return work_->file(name, text.toStdString());
        };
        const QString two = match("two.trf", 2, "142 2\n352 WB\n");
        const QString many = match("many.trf", 21, "142 21\n352 " + QByteArray(21, 'W') + '\n');
        for (const QString& trf : {two, many})
            for (const QStringList& command :
                 {QStringList{"pair", trf}, QStringList{"pair", trf, "--all"}, QStringList{"explain", trf},
                  QStringList{"convert", trf, work_->path("x.pairwright")}}) {
                const auto refused = runCli(command);
                QVERIFY2(refused.exitCode == 3, refused.all());
                QVERIFY2(refused.errors.contains("a Scheveningen match here has 3 to 20 boards, not 2"), refused.all());
                QVERIFY2(!refused.output.contains("board"), refused.all());
            }
        const QString six = match("six.trf", 6, "142 6\n");
        const auto all = runCli({"pair", six, "--all"});
        QCOMPARE(all.output.count("board 6: "), 6);
        QVERIFY2(all.errors.contains("how many boards the match has: 6, as many players as each team has"), all.all());
        const auto event = runCli({"convert", six, work_->path("six.pairwright")});
        QVERIFY2(event.exitCode == 0 && event.errors.contains("6 are assumed, as many as each team has players"),
                 event.all());
        QCOMPARE(runCli({"pair", work_->path("six.pairwright"), "--all"}).output, all.output);
        const QString other = match("other.trf", 6, "142 4\n352 WBWBWB\n");
        for (const QStringList& command :
             {QStringList{"pair", other}, QStringList{"convert", other, work_->path("o.pairwright")}}) {
            const auto told = runCli(command);
            QVERIFY2(told.exitCode == 0 && told.errors.contains("record 142 says 4 rounds, but"), told.all());
        }
    }

    void whatTellsTeamsApartIsTold()
    {
        const QString encounter = made({"--system", "round-robin", "--teams", "8", "--boards", "2"}, 311);
        const auto again = runCli({"standings", encounter, "--tiebreaks", "EDE", "--why", "3", "2"});
        QVERIFY2(again.output.contains("among the 2 who were still equal"), again.all());
        QVERIFY2(again.output.contains("again among the 2 still equal: 0"), again.all());
        const QString boards = made({"--system", "round-robin", "--teams", "8", "--boards", "4"}, 1);
        const auto onTwo = runCli({"standings", boards, "--tiebreaks", "TBR", "--why", "3", "4"});
        QVERIFY2(onTwo.output.contains(" on board 2"), onTwo.all());
    }

    void aReportThatContradictsItsMatchesIsToldByAll()
    {
        const QString trf = made({"--system", "team-swiss", "--rounds", "5", "--stop-after", "3"});
        QByteArray text = contentOf(trf);
        const auto at = text.indexOf("\n310   1 ") + 1;
        QVERIFY(at > 0);
        text.replace(at + 54, 6, "  99.0");
        const QString wrong = work_->file("wrong.trf", text.toStdString());
        for (const QStringList& command :
             {QStringList{"pair", wrong}, QStringList{"standings", wrong}, QStringList{"check", wrong},
              QStringList{"convert", wrong, work_->path("w.pairwright")}}) {
            const auto told = runCli(command);
            QVERIFY2(told.errors.contains("record 310 of team 1 says 99.0 MP, but the matches give "), told.all());
        }
        QVERIFY(!runCli({"standings", trf}).errors.contains("310"));
    }

    /// The report says who left with a line and with 299: no tie-break looks at those matches, read from it or not.
    void nothingOfATeamThatLeftCountsInTheReportEither()
    {
        QByteArray text = contentOf(made({"--system", "round-robin", "--teams", "8", "--stop-after", "3"}, 4));
        text.insert(text.indexOf('\n') + 1, "### Left out @ Round 3: 5\n");
        const QString event = work_->path("left.pairwright");
        const auto taken = runCli({"convert", work_->file("left.trf", text.toStdString()), event, "--doubtful"});
        QVERIFY2(taken.exitCode == 0, taken.all());
        const QString report = work_->path("report.trf");
        QCOMPARE(runCli({"convert", event, report}).exitCode, 0);
        QVERIFY(contentOf(report).contains("### Left out @ Round 3: 5"));
        for (const char* list : {"WIN", "WON", "BPG", "BWG", "REP", "GE", "BH", "SB", "EDE", "PS", "KS", "TPN"}) {
            const QStringList asked{"--tiebreaks", list, "--after", "3"};
            const auto ofEvent = runCli(QStringList{"standings", event} + asked);
            const auto ofReport = runCli(QStringList{"standings", report} + asked);
            const auto table = [](QString shown) { // a report does not say who has withdrawn
                return shown.remove(" (withdrawn)").simplified();
            };
            QCOMPARE(ofReport.exitCode, ofEvent.exitCode);
            QVERIFY2(table(ofEvent.output) == table(ofReport.output), ofEvent.all() + ofReport.all());
        }
        QVERIFY2(!runCli({"check", report}).all().contains("the file says rank"), runCli({"check", report}).all());
        // A rank that the others do not leave is told, whoever reads it.
        QByteArray other = contentOf(report);
        const auto at = other.indexOf("\n310   1 ") + 1;
        other.replace(at + 68, 3, " 99");
        const QString wrong = work_->file("wrong.trf", other.toStdString());
        const auto check = runCli({"check", wrong});
        QVERIFY2(check.exitCode == 6 && check.all().contains("id 1: the file says rank 99"), check.all());
        const auto back = runCli({"convert", wrong, work_->path("back.pairwright"), "--doubtful"});
        QVERIFY2(back.errors.count("team 1: the file states rank 99, by its own tie-breaks it is rank") == 1,
                 back.all());
    }

    /// Once each, and by all who read the file.
    void recordsThatCountTwiceAreToldByAll()
    {
        QByteArray text = contentOf(made({"--system", "team-swiss", "--rounds", "5", "--stop-after", "3"}));
        text += "299   +1.0  +0.5   001    2\r\n299   +1.0  +0.5   001    2\r\n";
        const QString twice = work_->file("twice.trf", text.toStdString());
        for (const QStringList& command : {QStringList{"standings", twice}, QStringList{"check", twice},
                                           QStringList{"convert", twice, work_->path("w.pairwright"), "--doubtful"}}) {
            const auto told = runCli(command);
            const QString twiceThere = "record 299 1 2 is there more than once for that team and round";
            QVERIFY2(told.errors.count(twiceThere) == 1, told.all());
            QVERIFY2(told.errorLines().value(0).contains(twiceThere), told.all()); // before what is only stated
        }
    }

    void theGameOfAMatchIsAskedFor()
    {
        const QString event = converted(made({"--system", "team-swiss", "--boards", "2"}), "w.pairwright");
        const QStringList question{"what-if", event, "--round", "2", "--board", "2", "--result", "0-1"};
        const auto asked = runCli(question);
        QVERIFY2(asked.exitCode == 3 && asked.errors.contains("match 2 has 2 boards: --game 1 to 2"), asked.all());
        const auto told = runCli(question + QStringList{"--game", "2"});
        QVERIFY2(told.exitCode == 0 && told.output.startsWith("round 2, match 2 ("), told.all());
        QVERIFY2(told.output.contains("), board 2: ") && !told.output.contains("boards"), told.all());
    }

    /// A list that an import would drop is in no generated file.
    void tablesAreGeneratedWithTieBreaksOfTables()
    {
        for (const char* system : {"round-robin", "scheveningen"})
            for (int seed = 1; seed <= 15; ++seed) {
                const auto run = runCli({"convert", made({"--system", system}, seed),
                                         work_->path(QString("t-%1-%2.pairwright").arg(system).arg(seed))});
                QVERIFY2(run.exitCode == 0 && !run.errors.contains("must not be used"), run.all());
            }
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
