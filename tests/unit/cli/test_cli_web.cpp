#include "tests/support/registered_test.h"
#include "tests/support/trf_text.h"
#include "tests/unit/cli/cli_run.h"

#include <QDir>
#include <QRegularExpression>
#include <QtTest>

using namespace pairwright::test;

namespace {

std::string fourAfterARound()
{
    return file({"012 Open", playerLine({1, "Alfa, A", "2400", " 1.0", {"   3 w 1"}}),
                 playerLine({2, "Beta, B", "2300", " 0.5", {"   4 b ="}}),
                 playerLine({3, "Gamma, G", "2200", " 0.0", {"   1 b 0"}}),
                 playerLine({4, "Delta, D", "2100", " 0.5", {"   2 w ="}}), "XXR 3", "XXC white1",
                 "192 FIDE_DUTCH_2026"});
}

} // namespace

/// pairwright-cli web
class TestCliWeb : public QObject {
    Q_OBJECT
private slots:
    void itMakesTheFolderAndThenChangesOnlyWhatChanged()
    {
        const Workplace work;
        const QString in = work.file("in.trf", fourAfterARound());
        const CliRun first = runCli({"web", in, "--out", work.path("pages")});
        QVERIFY2(first.exitCode == 0, first.all());
        QVERIFY2(first.output.contains(" files written, 0 unchanged, 0 removed"), first.all());
        const QStringList names = QDir(work.path("pages")).entryList(QDir::Files);
        for (const char* name : {"index.html", "round-1.html", "standings.html", "player-1.html", "tournament.trf"})
            QVERIFY2(names.contains(name), qPrintable(names.join(' ')));
        const CliRun second = runCli({"web", in, "--out", work.path("pages")});
        QVERIFY2(second.exitCode == 0 && !second.output.contains(", 0 unchanged"), second.all());
    }

    void aTournamentFileIsReadToo()
    {
        const Workplace work;
        const QString made = work.path("open.pairwright");
        QCOMPARE(runCli({"convert", work.file("in.trf", fourAfterARound()), made}).exitCode, 0);
        const CliRun run = runCli({"web", made, "--out", work.path("pages")});
        QVERIFY2(run.exitCode == 0, run.all());
    }

    void thePagesSpeakTheLanguageOfTheEventOrTheOneAskedFor()
    {
        const Workplace work;
        const auto pageOf = [&](const std::string& federation, const QStringList& options) {
            const QString in = work.file("in.trf", "032 " + federation + "\n" + fourAfterARound());
            const CliRun run = runCli(QStringList{"web", in, "--out", work.path("pages")} + options);
            if (run.exitCode != 0)
                qFatal("%s", run.all().constData());
            QFile page(work.path("pages/index.html"));
            return page.open(QIODevice::ReadOnly) ? QString::fromUtf8(page.readAll()) : QString();
        };
        const QString german = pageOf("GER", {});
        QVERIFY2(german.contains("<html lang=\"de") && german.contains("Spieler"), qPrintable(german.left(3000)));
        const QString english = pageOf("ENG", {});
        QVERIFY(english.contains("<html lang=\"en") && english.contains("Players") && !english.contains("(s)"));
        QVERIFY(pageOf("ENG", {"--language", "de"}).contains("<html lang=\"de"));
        QVERIFY(pageOf("GER", {"--language", "en"}).contains("<html lang=\"en"));
        // Each language that has words, and no other; what it says is what a translation of it says.
        QStringList languages{"en"};
        for (const QString& words : QDir(PAIRWRIGHT_SOURCE_DIR "/translations").entryList({"pairwright_*.ts"}))
            if (const QString code = words.section('_', 1).section('.', 0, 0); code != "en")
                languages.append(code);
        QVERIFY(languages.size() >= 2);
        QStringList headings;
        for (const QString& language : languages) {
            const QString page = pageOf("FRA", {"--language", language});
            QVERIFY2(page.contains("<html lang=\"" + language), qPrintable(page.left(300)));
            headings.append(page.section("<nav", 1).section("</nav>", 0, 0).remove(QRegularExpression("<[^>]*>")));
            QVERIFY(!headings.back().trimmed().isEmpty());
        }
        headings.removeDuplicates();
        QCOMPARE(headings.size(), languages.size());
        const CliRun unknown = runCli({"web", work.path("in.trf"), "--out", work.path("pages"), "--language", "tlh"});
        QVERIFY2(unknown.exitCode == 3 && unknown.errors.contains("there is " + languages.join(", ").toUtf8()),
                 unknown.all());
    }

    void whatCannotBeDoneIsOneLineAndACode()
    {
        const Workplace work;
        const QString in = work.file("in.trf", fourAfterARound());
        const CliRun missing = runCli({"web", in});
        QVERIFY2(missing.exitCode == 3 && missing.errorLines().size() == 1, missing.all());
        const CliRun blocked = runCli({"web", in, "--out", in + "/pages"});
        QVERIFY2(blocked.exitCode == 5 && blocked.errors.contains("cannot write"), blocked.all());
        QVERIFY(QDir().mkpath(work.path("pages")));
        work.file("pages/index.html", "mine");
        const CliRun foreign = runCli({"web", in, "--out", work.path("pages")});
        QVERIFY2(foreign.exitCode == 5 && foreign.errors.contains("did not write"), foreign.all());
        QCOMPARE(QDir(work.path("pages")).entryList(QDir::Files), QStringList{"index.html"});
    }
};

static const pairwright::RegisteredTest<TestCliWeb> registered("unit_cli_web");

#include "test_cli_web.moc"
