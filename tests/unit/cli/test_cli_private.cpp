#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"
#include "tests/unit/cli/cli_run.h"

#include "app/formats/archive/zip_archive.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

#include <map>

using namespace pairwright;
using namespace pairwright::test;

namespace {

/// Of one player: nobody else's business, each as nothing else in the file reads.
const QStringList secrets{"1987-06-05", "1987/06/05", "05.06.1987",   "5550100", "ann@example.org",
                          "4711.25",    "4722.50",    "SECRETREMARK", "30112"};

/// A way on which data leaves the program: the words of the command; OUT is a file of that ending, or a folder.
struct Way {
    QStringList words;
    const char* ending = "";
};

/// All of them. A new command has to take its place here, or the test fails; so has what it writes.
const std::map<QString, std::vector<Way>> ways{
    {"pair", {{{"FILE"}}, {{"FILE", "--json"}}}},
    {"check", {{{"FILE"}}, {{"FILE", "--json"}}, {{"FOLDER", "--junit", "OUT"}, ".xml"}}},
    {"explain",
     {{{"FILE"}},
      {{"FILE", "--json"}},
      {{"FILE", "--round", "1", "--player", "2"}},
      {{"FILE", "--why-not", "1", "2"}},
      {{"FILE", "--why-not", "1", "2", "--json"}}}},
    {"standings",
     {{{"FILE"}}, {{"FILE", "--json"}}, {{"FILE", "--why", "1", "2"}}, {{"FILE", "--tiebreaks", "BH,SB", "--json"}}}},
    {"ratings",
     {{{"FILE"}},
      {{"FILE", "--json"}},
      {{"FILE", "--norms"}},
      {{"FILE", "--norms", "--json"}},
      {{"FILE", "--player", "2"}}}},
    {"what-if",
     {{{"FILE", "--round", "1", "--board", "1", "--result", "0-1"}},
      {{"FILE", "--round", "1", "--board", "1", "--result", "0-1", "--json"}}}},
    {"convert", {{{"FILE", "OUT"}, ".csv"}, {{"FILE", "OUT"}, ".xlsx"}}},
    {"prizes", {{{"FILE"}}, {{"FILE", "--json"}}, {{"FILE", "--fund", "FUND"}}}},
    {"web", {{{"FILE", "--out", "OUT"}, ""}}},
    {"generate", {}},   // makes its own people
    {"simulate", {}},   // so does this
    {"lists", {}},      // reads no tournament
    {"version", {}},    // reads nothing
    {"completion", {}}, // nor does this
};

QString commandsOfTheHelp(const QString& help)
{
    QStringList commands;
    static const QRegularExpression line(QStringLiteral("^  ([a-z-]+) +\\S"), QRegularExpression::MultilineOption);
    for (auto found = line.globalMatch(help); found.hasNext();)
        commands.append(found.next().captured(1));
    commands.sort();
    return commands.join(' ');
}

/// What stands in a file or in all files of a folder; of an archive, in its parts.
QByteArray everythingIn(const QString& path)
{
    QByteArray all;
    if (QFileInfo(path).isDir())
        for (QDirIterator files(path, QDir::Files, QDirIterator::Subdirectories); files.hasNext();)
            all += everythingIn(files.next());
    const QByteArray bytes = bytesOf(path);
    if (!looksLikeZip(bytes))
        return all + bytes;
    const auto archive = ZipArchive::open(bytes);
    for (const ZipEntry& entry : (*archive)->entries())
        all += (*archive)->content(entry.name, 10'000'000).value();
    return all;
}

} // namespace

/// Birth dates, phones, fees and remarks: on no way out of pairwright-cli unless somebody asks for it.
class TestCliPrivate : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        MemoryTournament event(6, 3);
        const Player seen = event.value.players[1];
        PlayerData data = seen.data;
        data.birth = BirthDate{1987, 6, 5};
        data.phone = "+49 30 5550100";
        data.email = "ann@example.org";
        data.feeDue = "4711.25";
        data.feePaid = "4722.50";
        data.remarks = "SECRETREMARK";
        data.clubNumber = "30112";
        event.apply(editOf(seen, data));
        event.apply(SetInitialColour{{Colour::White, std::nullopt}});
        event.pairAndPublish();
        event.enterAll(GameResult::whiteWins);
        Prize prize;
        prize.set = "Main";
        prize.amount = 50'000;
        event.apply(SetPrizes{{adding(prize)}});
        PrizeRules rules;
        rules.feePaid = true;
        event.apply(SetPrizeRules{rules});
        work_.file("fund.csv", "Youth;age;8-99;1-3;50\n");
        QDir().mkpath(work_.path("folder"));
        file_ = work_.path("folder/open.pairwright");
        auto session = TournamentSession::createFrom(file_, event.value, "open");
        QVERIFY(session.hasValue());
    }

    void everyCommandIsInTheListOfWays()
    {
        QStringList listed;
        for (const auto& way : ways)
            listed.append(way.first);
        QCOMPARE(commandsOfTheHelp(runCli({"--help"}).output), listed.join(' '));
    }

    void everyEndingThatConvertWritesIsInTheList()
    {
        QStringList asked{".trf", ".trf16", ".trf26", ".trfx", ".pairwright"}; // reports of rating, and the file itself
        for (const Way& way : ways.at("convert"))
            asked.append(way.ending);
        const CliRun run = runCli({"convert", file_, work_.path("x.unknown")});
        static const QRegularExpression ending(QStringLiteral("\\.[a-z0-9]+(?=,| or|$)"),
                                               QRegularExpression::MultilineOption);
        const QString told = run.errors.mid(run.errors.indexOf("must be"));
        for (auto found = ending.globalMatch(told.trimmed()); found.hasNext();)
            QVERIFY2(asked.contains(found.next().captured()), run.all());
        QVERIFY2(told.contains(".csv"), run.all());
    }

    void nothingPrivateGoesOutUnasked()
    {
        int asked = 0;
        for (const auto& [command, each] : ways)
            for (const Way& way : each) {
                const QByteArray found = outcomeOf(command, way, {});
                for (const QString& secret : secrets)
                    QVERIFY2(!found.contains(secret.toUtf8()),
                             qPrintable(command + ' ' + way.words.join(' ') + way.ending + ": " + secret));
                ++asked;
            }
        qInfo("%d ways out of pairwright-cli", asked);
    }

    void itGoesOutWhenAsked()
    {
        for (const Way& way : ways.at("convert")) {
            const QByteArray whole = outcomeOf("convert", way, {"--private"});
            for (const char* wanted : {"1987-06-05", "5550100", "ann@example.org", "4711.25", "SECRETREMARK"})
                QVERIFY2(whole.contains(wanted), wanted);
        }
        // The rating report has the dates, and nothing else.
        const QByteArray report = outcomeOf("convert", {{"FILE", "OUT"}, ".trf"}, {});
        QVERIFY(report.contains("1987/06/05"));
        QVERIFY(!report.contains("5550100") && !report.contains("SECRETREMARK"));
    }

    void whatIsLeftOutIsSaid()
    {
        const CliRun run = runCli({"convert", file_, work_.path("said.csv")});
        QVERIFY2(run.exitCode == 0 && run.errors.contains("--private"), run.all());
    }

private:
    QByteArray outcomeOf(const QString& command, const Way& way, const QStringList& options)
    {
        const QString out = work_.path(QStringLiteral("out%1").arg(++made_) + way.ending);
        QStringList words{command};
        for (const QString& word : way.words)
            words.append(word == "FILE"     ? file_
                         : word == "OUT"    ? out
                         : word == "FOLDER" ? work_.path("folder")
                         : word == "FUND"   ? work_.path("fund.csv")
                                            : word);
        const CliRun run = runCli(words + options);
        if (run.exitCode != 0)
            qFatal("%s: %s", qPrintable(words.join(' ')), run.all().constData());
        const QByteArray written = everythingIn(out);
        if (words.contains(out) && written.isEmpty())
            qFatal("%s wrote nothing", qPrintable(words.join(' ')));
        return run.output.toUtf8() + run.errors.toUtf8() + written;
    }

    Workplace work_;
    QString file_;
    int made_ = 0;
};

static const pairwright::RegisteredTest<TestCliPrivate> registered("unit_cli_private");

#include "test_cli_private.moc"
