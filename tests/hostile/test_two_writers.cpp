#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"
#include "tests/unit/app/support/tampering.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTest>

#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdio>
#include <fcntl.h>
#include <functional>
#include <iostream>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <memory>
#include <string>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

using namespace pairwright;
using namespace pairwright::test;

namespace {

/// A program of its own that opens a file as a window does: says whether it may write, and changes the number of rounds
/// to each number that it is told.
int openAndChange(int argc, char* argv[])
{
    const auto session = TournamentSession::open(QFile::decodeName(argc > 1 ? argv[1] : ""), testOptions());
    if (!session) {
        std::printf("refused %d\n", static_cast<int>(session.error().code));
        return 1;
    }
    const auto reason = (*session)->readOnlyReason();
    std::printf(reason ? "reads %d\n" : "writes\n", reason ? static_cast<int>(reason->code) : 0);
    std::fflush(stdout);
    for (std::string line; std::getline(std::cin, line);) {
        const bool planned = (*session)->apply(SetRoundCount{std::stoi(line)}, WarningLevel::twoSteps).hasValue();
        (*session)->flush();
        std::printf(planned ? "done\n" : "not done\n");
        std::fflush(stdout);
    }
    return 0;
}

const TestEntry openingProgram("open_and_change", &openAndChange);

class OtherProgram {
public:
    explicit OtherProgram(const QString& path, const std::function<void()>& before = {},
                          const QProcessEnvironment& environment = QProcessEnvironment::systemEnvironment())
    {
        process_.setProcessEnvironment(environment);
        if (before)
            process_.setChildProcessModifier(before);
        process_.start(QCoreApplication::applicationFilePath(), {QStringLiteral("open_and_change"), path});
        said_ = nextLine();
    }
    ~OtherProgram()
    {
        process_.closeWriteChannel();
        process_.waitForFinished(timeLimit);
    }
    OtherProgram(const OtherProgram&) = delete;
    OtherProgram& operator=(const OtherProgram&) = delete;

    [[nodiscard]] QByteArray said() const { return said_; }
    QByteArray change(int rounds)
    {
        process_.write(QByteArray::number(rounds) + '\n');
        return nextLine();
    }
    void kill()
    {
        process_.kill();
        process_.waitForFinished(timeLimit);
    }

private:
    static constexpr int timeLimit = 60'000;
    QByteArray nextLine()
    {
        while (!process_.canReadLine())
            if (!process_.waitForReadyRead(timeLimit))
                return "nothing: " + process_.readAllStandardError();
        return process_.readLine().trimmed();
    }
    QProcess process_;
    QByteArray said_;
};

QByteArray readsFor(ReadOnlyReason::Code code)
{
    return "reads " + QByteArray::number(static_cast<int>(code));
}

const QByteArray readsBeside = readsFor(ReadOnlyReason::Code::openedElsewhere);

void linkTo(const QString& file, const QString& name)
{
    QCOMPARE(::link(QFile::encodeName(file).constData(), QFile::encodeName(name).constData()), 0);
}

void letEverybodyWrite(const TournamentFile& file)
{
    constexpr mode_t folder = 0777;
    constexpr mode_t content = 0666;
    QCOMPARE(::chmod(QFile::encodeName(file.folder()).constData(), folder), 0);
    QCOMPARE(::chmod(QFile::encodeName(file.path()).constData(), content), 0);
}

void becomeNobody()
{
    constexpr uid_t nobody = 65534;
    if (::setgid(nobody) != 0 || ::setuid(nobody) != 0)
        ::_exit(3);
}

/// As on a file system that gives no locks: none is given from here on.
void refuseLocks()
{
    const std::array<sock_filter, 6> rules{{
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, SYS_fcntl, 0, 3),
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, args[1])),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, F_OFD_SETLK, 0, 1),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | ENOLCK),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW),
    }};
    sock_fprog filter{static_cast<unsigned short>(rules.size()), const_cast<sock_filter*>(rules.data())};
    if (::prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0 || ::prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &filter) != 0)
        ::_exit(3);
}

QProcessEnvironment withHome(const QString& home)
{
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* name : {"HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR"})
        environment.insert(QString::fromLatin1(name), home);
    return environment;
}

} // namespace

class TwoWritersTest : public QObject {
    Q_OBJECT
private slots:
    void aHardLinkThatIsMadeLaterOpensForReading();
    void twoUsersAndTwoHomesMeetTheSameLock();
    void whereTheCacheCannotBeWrittenTheLockHolds();
    void aFileThatIsMountedElsewhereIsTheSameFile();
    void whatCannotBeLockedOpensForReading();
    void whatIsConfirmedUnderOneNameIsNotLostUnderAnother();
    void aNewFileIsLockedFromTheStart();
    void aFailedTryOfOurOwnTakesNoLockAway();
};

void TwoWritersTest::aHardLinkThatIsMadeLaterOpensForReading()
{
    const TournamentFile file;
    createSession(file.path(), 4).reset();
    const TournamentFile other;
    OtherProgram first(file.path());
    QCOMPARE(first.said(), QByteArray("writes"));
    QCOMPARE(first.change(5), QByteArray("done"));
    for (const QString& name : {file.path(QStringLiteral("b.pairwright")), other.path()}) {
        linkTo(file.path(), name);
        OtherProgram second(name);
        QCOMPARE(second.said(), readsBeside);
        QCOMPARE(second.change(3), QByteArray("not done"));
    }
    QCOMPARE(first.change(6), QByteArray("done"));
    // This program meets the lock as well, by either name.
    QVERIFY(openSession(file.path())->isReadOnly());
    QVERIFY(openSession(other.path())->isReadOnly());
}

void TwoWritersTest::twoUsersAndTwoHomesMeetTheSameLock()
{
    if (::geteuid() != 0)
        QSKIP("needs root to become two users");
    const TournamentFile file;
    const TournamentFile other;
    createSession(file.path(), 4).reset();
    linkTo(file.path(), other.path());
    letEverybodyWrite(file);
    letEverybodyWrite(other);
    {
        const OtherProgram first(file.path(), becomeNobody, withHome(QStringLiteral("/nonexistent")));
        QCOMPARE(first.said(), QByteArray("writes"));
        QCOMPARE(OtherProgram(file.path()).said(), readsBeside);
        QCOMPARE(OtherProgram(other.path(), {}, withHome(other.folder())).said(), readsBeside);
    }
    const OtherProgram first(other.path(), {}, withHome(other.folder()));
    QCOMPARE(first.said(), QByteArray("writes"));
    QCOMPARE(OtherProgram(file.path(), becomeNobody, withHome(QStringLiteral("/nonexistent"))).said(), readsBeside);
}

void TwoWritersTest::whereTheCacheCannotBeWrittenTheLockHolds()
{
    const TournamentFile file;
    createSession(file.path(), 4).reset();
    const QString name = file.path(QStringLiteral("b.pairwright"));
    linkTo(file.path(), name);
    const OtherProgram first(file.path(), {}, withHome(QStringLiteral("/proc")));
    QCOMPARE(first.said(), QByteArray("writes"));
    QCOMPARE(OtherProgram(name, {}, withHome(QStringLiteral("/proc"))).said(), readsBeside);
}

void TwoWritersTest::aFileThatIsMountedElsewhereIsTheSameFile()
{
    const TournamentFile file;
    const TournamentFile other;
    createSession(file.path(), 4).reset();
    QVERIFY(QFile(other.path()).open(QIODevice::WriteOnly));
    const QByteArray place = QFile::encodeName(other.path());
    if (::mount(QFile::encodeName(file.path()).constData(), place.constData(), nullptr, MS_BIND, nullptr) != 0)
        QSKIP("needs root to mount a file");
    const QByteArray byName = OtherProgram(other.path()).said();
    QByteArray beside;
    {
        const OtherProgram first(file.path());
        beside = first.said() + ", " + OtherProgram(other.path()).said();
    }
    QCOMPARE(::umount(place.constData()), 0);
    QCOMPARE(byName, QByteArray("writes"));
    QCOMPARE(beside, "writes, " + readsBeside);
}

void TwoWritersTest::whatCannotBeLockedOpensForReading()
{
    const TournamentFile file;
    createSession(file.path(), 4).reset();
    const QByteArray before = contentOf(file.path());
    {
        OtherProgram first(file.path(), refuseLocks);
        QCOMPARE(first.said(), readsFor(ReadOnlyReason::Code::cannotBeLocked));
        QCOMPARE(first.change(3), QByteArray("not done"));
    }
    QCOMPARE(contentOf(file.path()), before);
    QCOMPARE(QDir(file.folder()).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

void TwoWritersTest::whatIsConfirmedUnderOneNameIsNotLostUnderAnother()
{
    const TournamentFile file;
    const TournamentFile other;
    createSession(file.path(), 4).reset();
    linkTo(file.path(), other.path());
    {
        OtherProgram first(file.path());
        QCOMPARE(first.change(5), QByteArray("done"));
        first.kill(); // its log lies beside the one name
    }
    {
        OtherProgram second(other.path());
        QCOMPARE(second.said(), readsFor(ReadOnlyReason::Code::otherName));
        QCOMPARE(second.change(3), QByteArray("not done"));
    }
    QCOMPARE(openSession(file.path())->saved().settings.plannedRounds, 5);
    OtherProgram second(other.path());
    QCOMPARE(second.said(), QByteArray("writes"));
    QCOMPARE(openSession(other.path())->saved().settings.plannedRounds, 5);
}

void TwoWritersTest::aNewFileIsLockedFromTheStart()
{
    const TournamentFile file;
    const auto session = createSession(file.path(), 4);
    const QString name = file.path(QStringLiteral("b.pairwright"));
    linkTo(file.path(), name);
    QCOMPARE(OtherProgram(name).said(), readsBeside);
    // Nothing is made through a link.
    const QString dangling = file.path(QStringLiteral("c.pairwright"));
    QVERIFY(QFile::link(file.path(QStringLiteral("nowhere")), dangling));
    QVERIFY(!TournamentSession::create(dangling, someTournament(), testOptions()));
    QVERIFY(!QFile::exists(file.path(QStringLiteral("nowhere"))));
}

void TwoWritersTest::aFailedTryOfOurOwnTakesNoLockAway()
{
    const TournamentFile file;
    auto session = createSession(file.path(), 4);
    const QString name = file.path(QStringLiteral("b.pairwright"));
    linkTo(file.path(), name);
    QVERIFY(openSession(name)->isReadOnly());
    QCOMPARE(OtherProgram(name).said(), readsBeside);
    session.reset();
    QCOMPARE(OtherProgram(name).said(), QByteArray("writes"));
}

static const pairwright::RegisteredTest<TwoWritersTest> registered("two_writers");
#include "test_two_writers.moc"
