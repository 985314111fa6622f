#include "tests/support/registered_test.h"
#include "tests/unit/cli/cli_run.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTest>

#include <csignal>
#include <sys/stat.h>

using namespace pairwright::test;

namespace {

constexpr int soon = 10'000; // ms; a pipe would be waited for without end

struct Ended {
    int exitCode = -1; ///< -1: by a signal, or not at all
    QString errors;
};

Ended endOf(const QString& program, const QStringList& words)
{
    QProcess process;
    process.start(program, words);
    Ended ended;
    if (process.waitForFinished(soon) && process.exitStatus() == QProcess::NormalExit)
        ended.exitCode = process.exitCode();
    ended.errors = QString::fromUtf8(process.readAllStandardError());
    return ended;
}

} // namespace

/// What is no ordinary file is refused by every reader, without being waited for, and signals end every command.
class PipesAndDevicesTest : public QObject {
    Q_OBJECT
private slots:
    void everyReaderRefusesThem_data();
    void everyReaderRefusesThem();
    void aFolderWithThemIsCheckedToItsEnd();
    void aWebFolderOfThemIsLeftAlone();
    void whatTheCallerHandsOverIsRead();
    void signalsEndWhatRuns_data();
    void signalsEndWhatRuns();
    void theEngineProgramWritesOverNothingThatItReads_data();
    void theEngineProgramWritesOverNothingThatItReads();
    void namesAndFilesDoNotSteerTheTerminal();
};

void PipesAndDevicesTest::everyReaderRefusesThem_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<QStringList>("words");
    const QString cli = QStringLiteral(PAIRWRIGHT_CLI);
    const QString engine = QStringLiteral(PAIRWRIGHT_ENGINE);
    for (const char* command : {"pair", "check", "explain", "standings", "ratings", "prizes"})
        QTest::newRow(command) << cli << QStringList{command, "@"};
    QTest::newRow("convert") << cli << QStringList{"convert", "@", "@.out.trf"};
    QTest::newRow("web") << cli << QStringList{"web", "@", "--out", "@.web"};
    QTest::newRow("lists add") << cli << QStringList{"lists", "add", "@", "--lists", "@.pwlists"};
    QTest::newRow("lists show") << cli << QStringList{"lists", "show", "--lists", "@"};
    QTest::newRow("lists add to it") << cli << QStringList{"lists", "add", sample, "--lists", "@"};
    QTest::newRow("the engine program pairs") << engine << QStringList{"--dutch", "@", "-p"};
    QTest::newRow("the engine program checks") << engine << QStringList{"--dutch", "@", "-c"};
    QTest::newRow("the engine program generates like it") << engine << QStringList{"--dutch", "@", "-g", "-o", "@.out"};
    QTest::newRow("the engine program's configuration") << engine << QStringList{"--dutch", "-g", "@", "-o", "@.out"};
}

void PipesAndDevicesTest::everyReaderRefusesThem()
{
    QFETCH(QString, program);
    QFETCH(QStringList, words);
    for (const char* ending : {".trf", ".pairwright", ".csv", ".xlsx"}) {
        const Workplace work;
        const QString pipe = work.path(QStringLiteral("pipe") + QLatin1String(ending));
        QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), S_IRUSR | S_IWUSR), 0);
        const QString toPipe = work.path(QStringLiteral("to-pipe") + QLatin1String(ending));
        QVERIFY(QFile::link(pipe, toPipe));
        const QString toDevice = work.path(QStringLiteral("to-device") + QLatin1String(ending));
        QVERIFY(QFile::link(QStringLiteral("/dev/zero"), toDevice));
        for (const QString& path : {pipe, toPipe, toDevice, QStringLiteral("/dev/zero")}) {
            QStringList all = words;
            all.replaceInStrings(QStringLiteral("@"), path.startsWith("/dev") ? work.path("zero") : path);
            if (path.startsWith("/dev"))
                all.replace(all.indexOf(work.path("zero")), path);
            const Ended ended = endOf(program, all);
            QVERIFY2(ended.exitCode > 0, qPrintable(all.join(' ') + '\n' + ended.errors));
            QVERIFY2(!ended.errors.isEmpty(), qPrintable(all.join(' ')));
        }
    }
}

void PipesAndDevicesTest::aFolderWithThemIsCheckedToItsEnd()
{
    const Workplace work;
    QVERIFY(QFile::copy(sample, work.path(QStringLiteral("sound.trf"))));
    const QString pipe = work.path(QStringLiteral("pipe"));
    QCOMPARE(::mkfifo(QFile::encodeName(pipe).constData(), S_IRUSR | S_IWUSR), 0);
    QVERIFY(QFile::link(pipe, work.path(QStringLiteral("x.trf"))));
    QVERIFY(QFile::link(QStringLiteral("/dev/zero"), work.path(QStringLiteral("y.trf"))));
    const Ended ended = endOf(QStringLiteral(PAIRWRIGHT_CLI), {"check", QFileInfo(pipe).path()});
    QVERIFY2(ended.exitCode >= 0, qPrintable(ended.errors));
}

void PipesAndDevicesTest::aWebFolderOfThemIsLeftAlone()
{
    const Workplace work;
    for (const char* name : {"index.html", "pairwright-files.txt", "players.html"})
        QCOMPARE(::mkfifo(QFile::encodeName(work.path(QLatin1String(name))).constData(), S_IRUSR | S_IWUSR), 0);
    const Ended ended = endOf(QStringLiteral(PAIRWRIGHT_CLI), {"web", sample, "--out", work.path(QString())});
    QVERIFY2(ended.exitCode > 0, qPrintable(ended.errors));
}

void PipesAndDevicesTest::whatTheCallerHandsOverIsRead()
{
    QProcess process;
    process.setStandardInputFile(sample);
    process.start(QStringLiteral(PAIRWRIGHT_CLI), {"standings", "/dev/stdin"});
    QVERIFY(process.waitForFinished(soon));
    QCOMPARE(process.exitCode(), 0);
}

void PipesAndDevicesTest::signalsEndWhatRuns_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<QStringList>("words");
    const QString cli = QStringLiteral(PAIRWRIGHT_CLI);
    const QString engine = QStringLiteral(PAIRWRIGHT_ENGINE);
    QTest::newRow("generate") << cli << QStringList{"generate", "--system", "dutch", "--count", "1000000", "--players",
                                                    "300",      "--seed",   "1",     "--out",   "@"};
    QTest::newRow("simulate") << cli << QStringList{"simulate",  "--system", "dutch",  "--count", "1000000",
                                                    "--players", "300",      "--seed", "1"};
    QTest::newRow("standard input") << cli << QStringList{"standings", "/dev/stdin"};
    QTest::newRow("the engine program") << engine << QStringList{"--dutch", "/dev/stdin", "-p"};
}

void PipesAndDevicesTest::signalsEndWhatRuns()
{
    QFETCH(QString, program);
    QFETCH(QStringList, words);
    for (const int signal : {SIGTERM, SIGINT}) {
        const Workplace work;
        QStringList all = words;
        QProcess process;
        process.start(program, all.replaceInStrings(QStringLiteral("@"), work.path(QString())));
        QVERIFY(process.waitForStarted(soon));
        QTest::qWait(300);
        QCOMPARE(process.state(), QProcess::Running);
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), signal), 0);
        QVERIFY2(process.waitForFinished(soon), qPrintable(all.join(' ')));
        QVERIFY(QDir(work.path(QString())).entryList({"*.part"}).isEmpty());
    }
}

void PipesAndDevicesTest::theEngineProgramWritesOverNothingThatItReads_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::newRow("-p") << QStringList{"--dutch", "@in.trf", "-p", "in.trf"};
    QTest::newRow("-p, its path") << QStringList{"--dutch", "@in.trf", "-p", "@./in.trf"};
    QTest::newRow("-l") << QStringList{"--dutch", "@in.trf", "-p", "-l", "in.trf"};
    QTest::newRow("-l, its usual name") << QStringList{"--dutch", "@in.list", "-p", "-l"};
    QTest::newRow("-o over the model") << QStringList{"--dutch", "@in.trf", "-g", "-o", "@in.trf", "-s", "1"};
    QTest::newRow("-o over a hard link") << QStringList{"--dutch", "@in.trf", "-g", "-o", "@hard", "-s", "1"};
    QTest::newRow("-o over the configuration") << QStringList{"--dutch", "-g", "@in.cfg", "-o", "@in.cfg", "-s", "1"};
}

void PipesAndDevicesTest::theEngineProgramWritesOverNothingThatItReads()
{
    QFETCH(QStringList, words);
    const Workplace work;
    QVERIFY(QFile::copy(sample, work.path("in.trf")));
    QVERIFY(QFile::copy(sample, work.path("in.list")));
    work.file("in.cfg", "PlayersNumber=8\nRoundsNumber=2\n");
    QCOMPARE(
        ::link(QFile::encodeName(work.path("in.trf")).constData(), QFile::encodeName(work.path("hard")).constData()),
        0);
    words.replaceInStrings(QStringLiteral("@"), work.path(QString()) + QLatin1Char('/'));
    const Ended ended = endOf(QStringLiteral(PAIRWRIGHT_ENGINE), words);
    QVERIFY2(ended.errors.contains("it is read by this call"), qPrintable(ended.errors));
    for (const char* name : {"in.trf", "in.list"})
        QCOMPARE(bytesOf(work.path(QLatin1String(name))), bytesOf(sample));
    QVERIFY(bytesOf(work.path("in.cfg")).startsWith("PlayersNumber"));
}

void PipesAndDevicesTest::namesAndFilesDoNotSteerTheTerminal()
{
    const Workplace work;
    const std::string steering = "\033]0;owned\007\033[2J\xE2\x80\x8F\xE2\x80\xAE";
    const QString config = work.file("in.cfg", "PlayersNumber=8" + steering + "\nX" + steering + "=1\n");
    const QString name = work.path(QString::fromStdString(steering) + QStringLiteral(".trf"));
    const std::vector<std::pair<QString, QStringList>> calls{
        {PAIRWRIGHT_ENGINE, {"--dutch", "-g", config, "-o", work.path("o.trf")}},
        {PAIRWRIGHT_ENGINE, {"--dutch", name, "-p"}},
        {PAIRWRIGHT_ENGINE, {QString::fromStdString(steering)}},
        {PAIRWRIGHT_CLI, {"standings", name}},
        {PAIRWRIGHT_CLI, {QString::fromStdString(steering)}},
        {PAIRWRIGHT_CLI, {"convert", sample, name + "/x.trf"}}};
    for (const auto& [program, words] : calls) {
        const CliRun run = runProgram(program, words);
        const QString all = run.output + run.errors;
        QVERIFY(!all.isEmpty());
        for (const char16_t sign : {u'\033', u'\007', u'\u200F', u'\u202E'})
            QVERIFY2(!all.contains(QChar(sign)), run.all());
    }
}

static const pairwright::RegisteredTest<PipesAndDevicesTest> registered("pipes_and_devices");
#include "test_pipes_and_devices.moc"
