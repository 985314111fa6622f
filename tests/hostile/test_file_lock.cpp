#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"
#include "tests/unit/app/support/tampering.h"

#include "app/storage/file/file_lock.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTest>

#include <atomic>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/fsuid.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>
#include <vector>

using namespace pairwright;
using namespace pairwright::test;

namespace {

/// A lock as a program on another computer leaves it.
void leaveForeignLock(const QString& path)
{
    QFile lock(FileLock::lockPath(path));
    QVERIFY(lock.open(QIODevice::WriteOnly));
    lock.write("4711\npairwright\nhall-2\n");
}

} // namespace

class FileLockTest : public QObject {
    Q_OBJECT
private slots:
    void theLockOfAnotherComputerIsNamedAndTakenOverOnlyWhenAskedFor();
    void ofManyThatTakeOverAtOnceOnlyOneWins();
    void theLockIsOfTheFileAndNotOfItsName();
    void whatIsNoLockIsNotWaitedForAndNotRead();
    void theLockOfAnotherUserIsHeldOnlyWhileHisProgramLives();
    void aFileOfSeveralNamesIsTakenOverLikeAnyOther();
    void aNameThatAnotherComputerHasIsNotSaidToBeInABadFolder();
    void aLockThatIsReleasedIsGone();
    void aRemovedFileIsNoticedAndACopyHoldsEverything_data();
    void aRemovedFileIsNoticedAndACopyHoldsEverything();
    void aFileThatIsTakenAwayWhileNothingHappensIsNoticed();
};

void FileLockTest::theLockOfAnotherComputerIsNamedAndTakenOverOnlyWhenAskedFor()
{
    const TournamentFile file;
    createSession(file.path(), 4).reset();
    leaveForeignLock(file.path());
    {
        const auto session = TournamentSession::open(file.path());
        QVERIFY(session && (*session)->isReadOnly());
        const auto reason = (*session)->readOnlyReason();
        QVERIFY(reason->mayTakeOver);
        QCOMPARE(reason->holder->host, QStringLiteral("hall-2"));
        QCOMPARE(reason->holder->processId, 4711);
        QVERIFY(reason->holder->since.isValid());
    }
    SessionOptions options;
    options.takeOver = true;
    const auto session = TournamentSession::open(file.path(), options);
    QVERIFY(session && !(*session)->isReadOnly());
    // Who is alive on this computer is not taken over.
    const auto second = TournamentSession::open(file.path(), options);
    QVERIFY(second && (*second)->isReadOnly());
    QVERIFY(!(*second)->readOnlyReason()->mayTakeOver);
    QCOMPARE((*second)->readOnlyReason()->holder->processId, ::getpid());
}

void FileLockTest::ofManyThatTakeOverAtOnceOnlyOneWins()
{
    constexpr int rounds = 200;
    constexpr int starters = 4;
    const TournamentFile file;
    for (int round = 0; round < rounds; ++round) {
        leaveForeignLock(file.path());
        std::vector<std::unique_ptr<FileLock>> locks;
        locks.reserve(starters);
        for (int i = 0; i < starters; ++i)
            locks.push_back(std::make_unique<FileLock>(file.path()));
        std::atomic<int> winners = 0;
        std::atomic<bool> go = false;
        std::vector<std::thread> threads;
        threads.reserve(locks.size());
        for (const auto& lock : locks) {
            threads.emplace_back([&, one = lock.get()] {
                while (!go)
                    std::this_thread::yield();
                winners += one->acquire(true) == FileLock::Outcome::held ? 1 : 0;
            });
        }
        go = true;
        for (std::thread& thread : threads)
            thread.join();
        QCOMPARE(winners.load(), 1);
    }
}

void FileLockTest::theLockIsOfTheFileAndNotOfItsName()
{
    const TournamentFile file;
    const QString link = file.path(QStringLiteral("link.pairwright"));
    QVERIFY(QDir(file.folder()).mkdir(QStringLiteral("other")));
    const QString hard = file.path(QStringLiteral("other/hard.pairwright"));
    createSession(file.path(), 4).reset();
    QVERIFY(QFile::link(file.path(), link));
    QCOMPARE(::link(QFile::encodeName(file.path()).constData(), QFile::encodeName(hard).constData()), 0);
    const auto first = openSession(file.path());
    QVERIFY(!first->isReadOnly());
    QVERIFY(openSession(link)->isReadOnly());
    QVERIFY(openSession(hard)->isReadOnly());
}

void FileLockTest::whatIsNoLockIsNotWaitedForAndNotRead()
{
    const TournamentFile file;
    createSession(file.path(), 4).reset();
    const QByteArray lock = QFile::encodeName(FileLock::lockPath(file.path()));
    QCOMPARE(::mkfifo(lock.constData(), S_IRUSR | S_IWUSR), 0);
    QVERIFY(openSession(file.path())->isReadOnly());
    QVERIFY(QFile::remove(FileLock::lockPath(file.path())));
    {
        QFile huge(FileLock::lockPath(file.path()));
        QVERIFY(huge.open(QIODevice::WriteOnly));
        QVERIFY(huge.resize(3LL * 1024 * 1024 * 1024)); // a hole: it takes no room
    }
    QVERIFY(!openSession(file.path())->isReadOnly());
}

/// A lock that may be read and not written, as that of another user is.
class AnotherUsersLock {
public:
    AnotherUsersLock(const QString& path, const QByteArray& host)
        : name_(QFile::encodeName(FileLock::lockPath(path)))
    {
        QFile lock(FileLock::lockPath(path));
        if (lock.open(QIODevice::WriteOnly))
            lock.write("4711\npairwright\n" + host + '\n');
        lock.close();
        constexpr mode_t readable = 0444;
        constexpr mode_t open = 0777;
        ::chmod(name_.constData(), readable);
        ::chmod(QFile::encodeName(QFileInfo(path).absolutePath()).constData(), open);
        become(nobody); // permissions do not hold for root
    }
    ~AnotherUsersLock() { become(self_); }
    AnotherUsersLock(const AnotherUsersLock&) = delete;
    AnotherUsersLock& operator=(const AnotherUsersLock&) = delete;

    /// Another handle holds the lock of the system, as a program does that is alive.
    [[nodiscard]] int hold() const
    {
        const int handle = ::open(name_.constData(), O_RDONLY);
        return handle >= 0 && ::flock(handle, LOCK_EX | LOCK_NB) == 0 ? handle : -1;
    }

private:
    static constexpr uid_t nobody = 65534;
    void become(uid_t user) const
    {
        if (self_ == 0)
            ::setfsuid(user); // for this thread alone
    }
    uid_t self_ = ::geteuid();
    QByteArray name_;
};

void FileLockTest::theLockOfAnotherUserIsHeldOnlyWhileHisProgramLives()
{
    const TournamentFile file;
    {
        const AnotherUsersLock other(file.path(), system_file::ownHost().toUtf8());
        const int alive = other.hold();
        QVERIFY(alive >= 0);
        FileLock lock(file.path());
        QCOMPARE(lock.acquire(true), FileLock::Outcome::heldByOther);
        QCOMPARE(lock.holder().processId, 4711);
        QVERIFY(!lock.mayTakeOver());
        ::close(alive);
        // He has died: the file is not read-only for good.
        QCOMPARE(lock.acquire(), FileLock::Outcome::held);
        FileLock second(file.path());
        QCOMPARE(second.acquire(), FileLock::Outcome::heldByOther);
        QCOMPARE(second.holder().processId, ::getpid());
        lock.release();
        QVERIFY(!QFile::exists(FileLock::lockPath(file.path())));
    }
    const AnotherUsersLock elsewhere(file.path(), "hall-2");
    FileLock lock(file.path());
    QCOMPARE(lock.acquire(), FileLock::Outcome::heldByOther);
    QVERIFY(lock.mayTakeOver());
    QCOMPARE(lock.acquire(true), FileLock::Outcome::held);
}

void FileLockTest::aFileOfSeveralNamesIsTakenOverLikeAnyOther()
{
    const TournamentFile file;
    createSession(file.path(), 4).reset();
    const QString hard = file.path(QStringLiteral("hard.pairwright"));
    QCOMPARE(::link(QFile::encodeName(file.path()).constData(), QFile::encodeName(hard).constData()), 0);
    leaveForeignLock(file.path());
    {
        // By the other name it is open on this computer: that one is alive, and what lies there is left alone.
        FileLock alive(hard);
        QCOMPARE(alive.acquire(), FileLock::Outcome::held);
        FileLock lock(file.path());
        QCOMPARE(lock.acquire(true), FileLock::Outcome::heldByOther);
        QVERIFY(!lock.mayTakeOver());
        QCOMPARE(lock.holder().host, QStringLiteral("hall-2"));
        alive.release();
    }
    FileLock lock(file.path());
    QCOMPARE(lock.acquire(), FileLock::Outcome::heldByOther);
    QVERIFY(lock.mayTakeOver());
    QCOMPARE(lock.holder().host, QStringLiteral("hall-2"));
    QCOMPARE(lock.acquire(true), FileLock::Outcome::held);
    FileLock second(hard);
    QCOMPARE(second.acquire(true), FileLock::Outcome::heldByOther);
    lock.release();
    QVERIFY(!QFile::exists(FileLock::lockPath(file.path())));
}

void FileLockTest::aNameThatAnotherComputerHasIsNotSaidToBeInABadFolder()
{
    const TournamentFile file;
    leaveForeignLock(file.path());
    const auto made = TournamentSession::create(file.path(), someTournament(), testOptions());
    QVERIFY(!made);
    QCOMPARE(made.error().code, OpenError::Code::nameLocked);
    QCOMPARE(made.error().detail, QStringLiteral("hall-2"));
    QVERIFY(!QFile::exists(file.path()));
    QVERIFY(QFile::remove(FileLock::lockPath(file.path())));
    QVERIFY(TournamentSession::create(file.path(), someTournament(), testOptions()));
}

void FileLockTest::aLockThatIsReleasedIsGone()
{
    const TournamentFile file;
    {
        FileLock lock(file.path());
        QCOMPARE(lock.acquire(), FileLock::Outcome::held);
        FileLock second(file.path());
        QCOMPARE(second.acquire(), FileLock::Outcome::heldByOther);
        second.release(); // of nothing
        QVERIFY(QFile::exists(FileLock::lockPath(file.path())));
    }
    QVERIFY(!QFile::exists(FileLock::lockPath(file.path())));
}

void FileLockTest::aRemovedFileIsNoticedAndACopyHoldsEverything_data()
{
    QTest::addColumn<bool>("replaced");
    QTest::newRow("removed") << false;
    QTest::newRow("replaced by another of its name") << true;
}

void FileLockTest::aRemovedFileIsNoticedAndACopyHoldsEverything()
{
    QFETCH(bool, replaced);
    const TournamentFile file;
    const QString other = file.path(QStringLiteral("other.pairwright"));
    createSession(other, 2).reset();
    auto session = createSession(file.path(), 6);
    pairAndPublish(*session);
    const auto savedAt = session->lastSavedAt();
    int lost = 0;
    QObject::connect(session.get(), &TournamentSession::fileLost, [&lost] { ++lost; });
    QVERIFY(QFile::remove(file.path()));
    if (replaced)
        QVERIFY(QFile::rename(other, file.path()));
    QVERIFY(session->apply(EnterResult{{RoundNumber{1}, 1, 1}, GameResult::draw}));
    session->flush();
    QCOMPARE(lost, 1);
    QCOMPARE(session->readOnlyReason()->code,
             replaced ? ReadOnlyReason::Code::fileReplaced : ReadOnlyReason::Code::fileGone);
    QVERIFY(session->lastSavedAt() == savedAt);
    QVERIFY(!session->apply(EnterResult{{RoundNumber{1}, 2, 1}, GameResult::draw}));
    const QString copy = file.path(QStringLiteral("copy.pairwright"));
    QVERIFY(session->saveCopy(copy));
    const Tournament held = session->saved();
    QVERIFY(held.rounds.front().published()->pairings.boards.front().game(1).outcome.result == GameResult::draw);
    const std::int64_t steps = session->lastStep();
    session.reset();
    const auto opened = openSession(copy);
    QVERIFY(opened->saved() == held);
    QCOMPARE(opened->lastStep(), steps);
    QVERIFY(opened->undo());
    if (replaced)
        QCOMPARE(openSession(file.path())->saved().players.size(), std::size_t{2});
}

void FileLockTest::aFileThatIsTakenAwayWhileNothingHappensIsNoticed()
{
    const TournamentFile file;
    const auto session = createSession(file.path(), 6);
    bool lost = false;
    QObject::connect(session.get(), &TournamentSession::fileLost, [&lost] { lost = true; });
    QVERIFY(QFile::rename(file.path(), file.path(QStringLiteral("moved.pairwright"))));
    QTRY_VERIFY_WITH_TIMEOUT(lost, 10'000);
}

static const pairwright::RegisteredTest<FileLockTest> registered("file_lock");
#include "test_file_lock.moc"
