#include "app/formats/trf/import.h"
#include "app/session/tournament_session.h"
#include "tests/support/registered_test.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

namespace {

struct Ended {
    int code = -1;
    QString out;
    QString err;
};

/// Runs the program as a shell would, without a display.
Ended run(const QStringList& arguments)
{
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("DISPLAY"));
    environment.remove(QStringLiteral("WAYLAND_DISPLAY"));
    environment.remove(QStringLiteral("QT_QPA_PLATFORM"));
    process.setProcessEnvironment(environment);
    process.start(QStringLiteral(PAIRWRIGHT_PROGRAM), arguments);
    if (!process.waitForFinished(60'000))
        return {};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

QByteArray fileBytes(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

const auto sample = QStringLiteral(PAIRWRIGHT_SOURCE_DIR "/resources/samples/sample.trf");

} // namespace

/// The program as it is started: without a window, with wrong arguments, on files that are none.
class TestProgram : public QObject {
    Q_OBJECT
private slots:
    void headlessPairsTheSampleAndTellsWhy()
    {
        const QTemporaryDir folder;
        const Ended ended = run({QStringLiteral("--headless"), QStringLiteral("--out"), folder.path(), sample});
        QCOMPARE(ended.code, 0);
        QVERIFY(ended.out.contains(QStringLiteral("round 5")));
        QVERIFY2(ended.out.contains(QStringLiteral("C.04.3:2026 art. 5.2")), "each colour names its rule");
        QVERIFY2(ended.out.contains(QStringLiteral("Bracket of score 3½")), "each pair names its bracket");
        QVERIFY(fileBytes(folder.filePath(QStringLiteral("sample-round5.pdf"))).startsWith("%PDF"));
        const QByteArray report = fileBytes(folder.filePath(QStringLiteral("sample-report.trf")));
        QVERIFY(report.contains("012 Lindenau Open 2026"));
        QVERIFY2(!report.contains("sample"), "the report says nothing about files");
    }

    void headlessMakesTheFolderForItsFiles()
    {
        const QTemporaryDir folder;
        const QString deep = folder.filePath(QStringLiteral("a/b"));
        QCOMPARE(run({QStringLiteral("--headless"), QStringLiteral("--out"), deep, sample}).code, 0);
        QCOMPARE(QDir(deep).entryList(QDir::Files).size(), 2);
    }

    void headlessRefusesAMissingFile()
    {
        const Ended ended = run({QStringLiteral("--headless"), QStringLiteral("/nowhere/gone.pairwright")});
        QCOMPARE(ended.code, 5);
        QVERIFY2(ended.err.contains(QStringLiteral("gone.pairwright")), qPrintable(ended.err));
    }

    void headlessRefusesAFileThatIsNoTournament()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("letter.trf")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("Dear arbiter,\nthis is no report.\n");
        file.close();
        const Ended ended =
            run({QStringLiteral("--headless"), QStringLiteral("--out"), folder.path(), file.fileName()});
        QCOMPARE(ended.code, 3);
        QVERIFY2(ended.err.contains(QStringLiteral("letter.trf")), qPrintable(ended.err));
        QVERIFY(ended.out.isEmpty());
    }

    void headlessSaysWhenItCannotWrite()
    {
        const Ended ended =
            run({QStringLiteral("--headless"), QStringLiteral("--out"), QStringLiteral("/proc/nothing"), sample});
        QCOMPARE(ended.code, 5);
        QVERIFY2(ended.err.contains(QStringLiteral("/proc/nothing")), qPrintable(ended.err));
    }

    void headlessPrintsNothingThatSteersATerminal()
    {
        const QString steering = QStringLiteral("\u001B]0;owned\u0007\u001B[2J\u200F\u202E");
        const QTemporaryDir folder;
        const auto imported = pairwright::importTrf(fileBytes(sample), {});
        QVERIFY(imported);
        const QString file = folder.filePath(steering + QStringLiteral(".pairwright"));
        QVERIFY(pairwright::TournamentSession::createFrom(file, imported->tournament, QStringLiteral("sample.trf")));
        const QString missing = folder.filePath(steering + QStringLiteral(".trf"));
        for (const QString& each : {file, missing}) {
            const Ended ended = run({QStringLiteral("--headless"), QStringLiteral("--out"), folder.path(), each});
            QCOMPARE(ended.code, each == file ? 0 : 5);
            QVERIFY(each == missing || ended.out.contains(QStringLiteral("round 5")));
            for (const char16_t sign : {u'\u001B', u'\u0007', u'\u200F', u'\u202E'})
                QVERIFY2(!(ended.out + ended.err).contains(QChar(sign)), qPrintable(ended.out + ended.err));
        }
    }

    void versionAndHelpNeedNoDisplay()
    {
        const Ended version = run({QStringLiteral("--version")});
        QCOMPARE(version.code, 0);
        QVERIFY(version.out.contains(QStringLiteral(PAIRWRIGHT_VERSION)));
        const Ended help = run({QStringLiteral("--help")});
        QCOMPARE(help.code, 0);
        QVERIFY(help.out.contains(QStringLiteral("--headless")));
    }

    void askedToEndItLeavesOneFile()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("end.pairwright"));
        pairwright::NewTournament start;
        start.event.name = QStringLiteral("Test open");
        QVERIFY(pairwright::TournamentSession::create(file, start));
        QProcess process;
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), folder.path());
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(PAIRWRIGHT_PROGRAM), {file});
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(file + QStringLiteral(".lock")), 30'000);
        process.terminate(); // as the system does when the session ends
        QVERIFY(process.waitForFinished(30'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 0);
        QCOMPARE(QDir(folder.path()).entryList({QStringLiteral("end.pairwright*")}, QDir::Files),
                 QStringList{QStringLiteral("end.pairwright")});
    }

    void unknownOptionsAreRefused()
    {
        QVERIFY(run({QStringLiteral("--headless"), QStringLiteral("--nonsense")}).code != 0);
        QCOMPARE(run({QStringLiteral("--headless"), sample, sample}).code, 3);
    }
};

static const pairwright::RegisteredTest<TestProgram> registered("test_program");
#include "test_program.moc"
