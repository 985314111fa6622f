#include "tests/hostile/hostile_files.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"
#include "tests/unit/app/support/tampering.h"

#include "app/session/history/recovery.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTest>

#include <ctime>
#include <set>
#include <sys/resource.h>

using namespace pairwright;
using namespace pairwright::test;

namespace {

constexpr double longest = 20; // seconds of the processor
constexpr int usualFiles = 300;
constexpr int longestWait = 60'000; // ms, on a machine that has other work
constexpr rlim_t mostMemory = 1024UL * 1024 * 1024;

QString copyFor(const TournamentFile& folder, const QString& sound)
{
    for (const QString& old : QDir(folder.folder()).entryList(QDir::Files | QDir::Hidden | QDir::System))
        QFile::remove(folder.path(old));
    QFile::copy(sound, folder.path());
    return folder.path();
}

/// Looks at each step, and goes back to the middle of them.
void walkThroughHistory(TournamentSession& session)
{
    constexpr std::int64_t most = 60;
    const std::int64_t last = std::min(session.lastStep(), most);
    for (std::int64_t step = 1; step <= last; ++step) {
        (void)session.tournamentAfter(step);
        (void)session.changesOf(step);
    }
    (void)session.history(1, 100);
    (void)session.history(session.lastStep(), 100);
    (void)session.checkpoints();
    const QString moment = session.path() + QStringLiteral(".moment.pairwright");
    if (session.saveMoment(last / 2, moment))
        QVERIFY(TournamentSession::open(moment));
    QFile::remove(moment);
    (void)session.restoreMoment(last / 2);
    session.flush();
}

/// As far back as it goes, and forth again.
void walkThroughUndo(TournamentSession& session)
{
    constexpr int most = 40;
    int undone = 0;
    while (undone < most && session.undo())
        ++undone;
    while (undone > 0 && session.redo())
        --undone;
    session.flush();
}

/// What an arbiter does with a file that opens: looks back, takes steps back, changes something.
void walkThrough(const QString& path)
{
    std::optional<Tournament> saved;
    {
        auto opened = TournamentSession::open(path);
        QVERIFY(opened);
        TournamentSession& session = **opened;
        walkThroughUndo(session);
        walkThroughHistory(session);
        (void)session.readinessForPairing(session.saved());
        (void)session.apply(AddPlayers{somePlayers(1, 90), {}}, WarningLevel::twoSteps);
        (void)session.apply(SetRoundCount{session.saved().settings.plannedRounds + 1}, WarningLevel::twoSteps);
        session.flush();
        if (!session.isReadOnly())
            saved = session.saved();
    }
    // What was confirmed is a sound tournament, and what was shown of it is what is on disk.
    const auto again = TournamentSession::open(path);
    QVERIFY(again);
    if (!saved)
        return;
    const Tournament& onDisk = (*again)->saved();
    if (const auto reason = (*again)->readOnlyReason())
        for (const Finding& finding : reason->findings)
            qWarning("finding %d, text %s", static_cast<int>(finding.code), qPrintable(finding.text));
    QVERIFY(!(*again)->isReadOnly());
    QVERIFY(onDisk.event == saved->event);
    QVERIFY(onDisk.settings == saved->settings);
    QVERIFY(onDisk.players == saved->players);
    QVERIFY(onDisk.rounds == saved->rounds);
    QVERIFY(onDisk.keptLines == saved->keptLines);
    QVERIFY(onDisk == *saved);
}

} // namespace

class HostileTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void noFileFoolsTheSession();
    void noFileFoolsTheCommandLine();

private:
    TournamentFile folder_;
    QString sound_;
};

void HostileTest::initTestCase()
{
    sound_ = folder_.path(QStringLiteral("sound.pairwright"));
    makeSoundFile(sound_);
}

void HostileTest::noFileFoolsTheSession()
{
    const TournamentFile folder;
    const auto [first, files] = filesWanted(usualFiles);
    int opened = 0;
    int looking = 0;
    int recovered = 0;
    for (int number = first; number < first + files; ++number) {
        const QString path = copyFor(folder, sound_);
        const QString what = spoil(path, static_cast<std::uint64_t>(number));
        const QByteArray before = contentOf(path);
        qInfo("file %d: %s", number, qPrintable(what));
        const std::clock_t begin = std::clock();
        auto session = TournamentSession::open(path);
        const auto reason = session ? (*session)->readOnlyReason() : std::nullopt;
        const bool isSound = session && !reason;
        const bool recoverable = session ? reason.has_value() : mayBeRecovered(session.error());
        if (session) {
            ++opened;
            looking += isSound ? 0 : 1;
            (*session).reset();
            walkThrough(path);
        }
        if (!isSound) {
            QVERIFY2(contentOf(path) == before, qPrintable(what));
            const QString to = folder.path(QStringLiteral("recovered.pairwright"));
            if (recoverable && recoverTournament(path, to, QStringLiteral("me"), QDateTime::currentDateTimeUtc())) {
                ++recovered;
                walkThrough(to);
            }
        }
        QVERIFY2(isBystanderSound(path), qPrintable(what));
        QVERIFY2(static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC < longest, qPrintable(what));
        if (QTest::currentTestFailed())
            return;
    }
    qInfo("hostile files: %d, %d opened (%d of them to be looked at only), %d recovered", files, opened, looking,
          recovered);
    if (files >= usualFiles)
        QVERIFY(looking > 0 && opened > looking && opened < files && recovered > 0);
}

void HostileTest::noFileFoolsTheCommandLine()
{
    const TournamentFile folder;
    const std::set<int> answers{0, 1, 3, 4, 5, 6};
    const auto [first, files] = filesWanted(usualFiles);
    for (int number = first; number < first + files / 6; ++number) {
        const QString path = copyFor(folder, sound_);
        const QString what = spoil(path, static_cast<std::uint64_t>(number));
        const QByteArray before = contentOf(path);
        for (const char* command : {"pair", "check", "standings", "ratings", "convert"}) {
            QProcess process;
            process.setChildProcessModifier([] {
                const rlimit limit{mostMemory, mostMemory};
                ::setrlimit(RLIMIT_AS, &limit);
            });
            QStringList arguments{QString::fromLatin1(command), path};
            if (qstrcmp(command, "convert") == 0)
                arguments.append(folder.path(QStringLiteral("out.trf")));
            process.start(QStringLiteral(PAIRWRIGHT_CLI), arguments);
            QVERIFY2(process.waitForFinished(longestWait), qPrintable(what));
            QVERIFY2(process.exitStatus() == QProcess::NormalExit, qPrintable(what));
            QVERIFY2(answers.contains(process.exitCode()), qPrintable(what + QStringLiteral(": ") + arguments.front()));
            for (const QByteArray& text : {process.readAllStandardOutput(), process.readAllStandardError()})
                QVERIFY2(!text.contains('\x1b') && !text.contains('\a'), qPrintable(what));
        }
        QVERIFY2(contentOf(path) == before, qPrintable(what));
        QVERIFY2(isBystanderSound(path), qPrintable(what));
    }
}

static const pairwright::RegisteredTest<HostileTest> registered("hostile");
#include "test_hostile.moc"
