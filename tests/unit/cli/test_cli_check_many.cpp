#include "tests/support/registered_test.h"
#include "tests/unit/cli/cli_run.h"

#include <QtTest>

#include <QJsonArray>
#include <QXmlStreamReader>

using namespace pairwright::test;

namespace {

std::string unixTextOf(const QString& path)
{
    return bytesOf(path).replace("\r\n", "\n").toStdString();
}

std::string replaced(std::string text, const std::string& from, const std::string& to)
{
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

} // namespace

class TestCliCheckMany : public QObject {
    Q_OBJECT
private slots:
    void aFolderIsCheckedWholeAndOnlyTheNotCleanAreTold()
    {
        Workplace work;
        work.file("clean.trf", unixTextOf(sample));
        work.file("notes.txt", "no tournament");
        const QString teams = work.file("teams.trf", unixTextOf(sample) + "240 F   1   50\n310   1 Team\n");
        const CliRun run = runCli({"check", work.path("")});
        QCOMPARE(run.exitCode, 3);
        QVERIFY2(run.output.startsWith("refused: " + teams + ": "), run.all());
        QVERIFY2(run.output.contains("event of teams"), run.all());
        QVERIFY2(run.output.endsWith("2 files, 4 rounds: 0 differences; 1 file refused\n"), run.all());
    }

    void differencesAreToldAFileAndCounted()
    {
        const CliRun run = runCli({"check", sample, wrongDubov, "--system", "dubov", "--edition", "2026"});
        QCOMPARE(run.exitCode, 6);
        QVERIFY2(run.output.contains(wrongDubov + "\n  round"), run.all());
        QVERIFY2(run.output.contains("by the rules: 32-31 42-37 41-43"), run.all());
        QVERIFY2(!run.output.contains("as the rules give it\n"), run.all());
        QVERIFY2(run.output.contains("2 files, 13 rounds: "), run.all());
    }

    void jsonAndJunitSayTheSame()
    {
        Workplace work;
        const QString bad = work.file("bad.trf", "012 nobody\n");
        const CliRun run =
            runCli({"check", sample, wrongDubov, bad, "--edition", "2026", "--json", "--junit", work.path("out.xml")});
        QCOMPARE(run.exitCode, 6);
        const QJsonObject totals = run.json()["totals"].toObject();
        QCOMPARE(totals["files"].toInt(), 3);
        QCOMPARE(totals["different_files"].toInt(), 1);
        QCOMPARE(totals["refused"].toInt(), 1);
        QCOMPARE(run.json()["files"].toArray().at(2).toObject()["file"].toString(), bad);
        QXmlStreamReader xml(QByteArray::fromStdString(unixTextOf(work.path("out.xml"))));
        int cases = 0;
        int failures = 0;
        int errors = 0;
        while (!xml.atEnd()) {
            xml.readNext();
            cases += xml.isStartElement() && xml.name() == QString("testcase") ? 1 : 0;
            failures += xml.isStartElement() && xml.name() == QString("failure") ? 1 : 0;
            errors += xml.isStartElement() && xml.name() == QString("error") ? 1 : 0;
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QCOMPARE(cases, 3);
        QCOMPARE(failures, 1);
        QCOMPARE(errors, 1);
    }

    /// Line ends of every kind, another encoding, no line end at the end, a date in words.
    void filesOfOtherProgramsAreRead()
    {
        Workplace work;
        const std::string text = unixTextOf(sample);
        work.file("crlf.trf", replaced(text, "\n", "\r\n"));
        work.file("cr.trf", replaced(text, "\n", "\r"));
        work.file("no-end.trf", text.substr(0, text.find_last_not_of('\n') + 1));
        work.file("1252.trf", QString::fromStdString(text).toLatin1().toStdString());
        work.file("words.trf", replaced(text, "042 ", "052 May 29, 2026\n042 "));
        const CliRun run = runCli({"check", work.path("")});
        QVERIFY2(run.exitCode == 0, run.all());
        QCOMPARE(run.output, QString("5 files, 20 rounds: 0 differences\n"));
    }

    void anEmptyFolderAndOptionsForManyFilesAreRefused()
    {
        Workplace work;
        QCOMPARE(runCli({"check", work.path("")}).exitCode, 3);
        const CliRun run = runCli({"check", sample, "--junit", work.path("out.xml")});
        QCOMPARE(run.exitCode, 3);
        QVERIFY2(run.errors.contains("several files"), run.all());
        const CliRun missing = runCli({"check", sample, work.path("missing.trf")});
        QCOMPARE(missing.exitCode, 3);
        QVERIFY2(missing.output.contains("refused: cannot read"), missing.all());
    }
};

static const pairwright::RegisteredTest<TestCliCheckMany> registered("unit_cli_check_many");
#include "test_cli_check_many.moc"
