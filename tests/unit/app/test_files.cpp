#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"
#include "tests/unit/app/support/small_disk.h"
#include "tests/unit/app/support/tampering.h"

#include "app/pairing/pairing_job.h"
#include "app/session/history/saved_moment.h"
#include "app/storage/file/file_lock.h"
#include "app/storage/sqlite/sqlite_dialect.h"
#include "app/storage/tournament/copy_tournament.h"
#include "app/storage/tournament/read_tournament.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTest>

#include <sys/file.h>

#include <cstdlib>
#include <cstring>

using namespace pairwright;
using namespace pairwright::test;

namespace {

/// A closed file with players, a played round and a proposal.
Tournament closedFile(const QString& path)
{
    auto session = createSession(path, 7);
    pairAndPublish(*session);
    enterAll(*session);
    mustApply(*session, StoreProposal{proposeRound(session->saved()).value()});
    return session->saved();
}

void writeWhole(const QString& path, const QByteArray& content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

/// Opens a file, says so, and waits to be killed: the other program of the tests.
int hold(int argc, char* argv[])
{
    const auto session = openSession(argc == 2 ? QString::fromLocal8Bit(argv[1]) : QString());
    if (session->isReadOnly())
        return 1;
    mustApply(*session, SetRoundCount{session->saved().settings.plannedRounds - 1});
    QFile out;
    if (!out.open(stdout, QIODevice::WriteOnly))
        return 1;
    out.write("held\n");
    out.flush();
    for (;;)
        QTest::qSleep(1000);
}

const TestEntry holder("hold_a_file", hold);

std::unique_ptr<QProcess> startHolder(const QString& path)
{
    auto process = std::make_unique<QProcess>();
    process->start(QCoreApplication::applicationFilePath(), {QStringLiteral("hold_a_file"), path});
    if (!process->waitForReadyRead(20000) || process->readAll() != "held\n")
        return nullptr;
    return process;
}

} // namespace

class FilesTest : public QObject {
    Q_OBJECT
private slots:
    void aClosedTournamentIsOneFile();
    void whatIsConfirmedIsInAnyCopyOfTheFiles();
    void aFileThatIsOpenIsReadOnlyForTheSecond();
    void anotherProgramIsNamedAndItsDeathFreesTheFile();
    void aFileIsReadWhileSomebodyWritesIt();
    void whatIsNotOursIsRefused_data();
    void whatIsNotOursIsRefused();
    void aNewerSchemaIsRefusedAndNamed();
    void everyRevisionOpensAndAnOlderOneIsKeptBesideIt_data();
    void everyRevisionOpensAndAnOlderOneIsKeptBesideIt();
    void aMomentOfAnOlderFileLeavesOneFile_data();
    void aMomentOfAnOlderFileLeavesOneFile();
    void stepsOfEveryRevisionAreTakenBackAndDoneAgain_data();
    void stepsOfEveryRevisionAreTakenBackAndDoneAgain();
    void anOlderFileIsNotUpgradedWithoutACopy();
    void aTruncatedFileIsRefused();
    void aDamagedPageIsFound();
    void anImpossibleValueIsFound();
    void aReadOnlyPlaceIsReadAndAnUnfinishedFileThereIsToBeCopied();
    void aFileIsOnlyMadeWhereItCan();
    void namesOfFilesMayBeStrange();
    void aLockThatNobodyFinishedIsTakenOver();
    void theFileSaysWhatItIs();
    void networkFileSystemsAreKnownByTheirType();
};

void FilesTest::aClosedTournamentIsOneFile()
{
    const TournamentFile file;
    closedFile(file.path());
    QCOMPARE(QDir(file.folder()).entryList(QDir::Files | QDir::Hidden), QStringList{QStringLiteral("open.pairwright")});
}

void FilesTest::whatIsConfirmedIsInAnyCopyOfTheFiles()
{
    const TournamentFile file;
    auto session = createSession(file.path(), 5);
    int copies = 0;
    const auto check = [&] {
        // What a power cut leaves: the file and its log, no orderly close.
        const QString copy = file.path(QStringLiteral("copy%1.pairwright").arg(++copies));
        QVERIFY(QFile::copy(file.path(), copy));
        QVERIFY(QFile::copy(file.path() + QStringLiteral("-wal"), copy + QStringLiteral("-wal")));
        const auto reopened = openSession(copy);
        QVERIFY(reopened->saved() == session->saved());
    };
    check();
    pairAndPublish(*session);
    check();
    for (int board = 1; board <= 2; ++board) {
        mustApply(*session, EnterResult{{RoundNumber{1}, board}, GameResult::whiteWins});
        check();
    }
    QVERIFY(session->undo());
    session->flush();
    check();
    mustApply(*session, AddPlayers{somePlayers(200, 10), {}});
    check();
}

void FilesTest::aFileThatIsOpenIsReadOnlyForTheSecond()
{
    const TournamentFile file;
    auto first = createSession(file.path(), 4);
    auto second = openSession(file.path());
    QVERIFY(!first->isReadOnly());
    QVERIFY(second->isReadOnly());
    QCOMPARE(second->readOnlyReason()->code, ReadOnlyReason::Code::openedElsewhere);
    const FileHolder holder = second->readOnlyReason()->holder.value();
    QCOMPARE(holder.processId, static_cast<std::int64_t>(QCoreApplication::applicationPid()));
    QCOMPARE(holder.host, QSysInfo::machineHostName());
    QVERIFY(!holder.user.isEmpty());
    QVERIFY(std::abs(holder.since.secsTo(QDateTime::currentDateTimeUtc())) < 600);
    QVERIFY(second->saved() == first->saved());
    const auto refused = second->apply(SetRoundCount{3});
    QVERIFY(!refused);
    QCOMPARE(refused.error().findings.front().code, FindingCode::readOnly);
    QCOMPARE(second->undo().error().findings.front().code, FindingCode::readOnly);
    QVERIFY(second->readinessForPairing(second->saved()).refused());
    QCOMPARE(second->history(1, 10)->size(), first->history(1, 10)->size());
    // The reader is no obstacle for the writer, neither at work nor when it closes.
    mustApply(*first, SetRoundCount{3});
    first.reset();
    QVERIFY(!QFile::exists(file.path() + QStringLiteral("-wal")));
    second.reset();
    QVERIFY(!openSession(file.path())->isReadOnly());
}

void FilesTest::anotherProgramIsNamedAndItsDeathFreesTheFile()
{
    const TournamentFile file;
    createSession(file.path(), 4).reset();
    const auto holder = startHolder(file.path());
    QVERIFY(holder);
    {
        const auto reader = openSession(file.path());
        QVERIFY(reader->isReadOnly());
        QCOMPARE(reader->readOnlyReason()->holder->processId, static_cast<std::int64_t>(holder->processId()));
    }
    holder->kill();
    QVERIFY(holder->waitForFinished());
    const auto session = openSession(file.path());
    QVERIFY(!session->isReadOnly());
    QCOMPARE(session->saved().settings.plannedRounds, 6); // what it had confirmed
    QCOMPARE(session->undoStep()->command, CommandName::setRoundCount);
}

void FilesTest::aFileIsReadWhileSomebodyWritesIt()
{
    const TournamentFile file;
    const auto session = createSession(file.path(), 4);
    for (int rounds = 1; rounds <= 3; ++rounds) {
        mustApply(*session, SetRoundCount{rounds});
        QVERIFY(readTournament(file.path()).value() == session->saved());
    }
}

void FilesTest::whatIsNotOursIsRefused_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<int>("code");
    const auto row = [](const char* name, const QByteArray& content, OpenError::Code code) {
        QTest::newRow(name) << content << static_cast<int>(code);
    };
    row("empty", {}, OpenError::Code::empty);
    row("text", "012 Some tournament\n", OpenError::Code::notATournament);
    row("zip", QByteArray("PK\x03\x04") + QByteArray(5000, 'x'), OpenError::Code::notATournament);
    row("zeros", QByteArray(4096, '\0'), OpenError::Code::notATournament);
    row("only a beginning", QByteArray("SQLite format 3\0aaa", 19), OpenError::Code::truncated);
    row("half a beginning", "SQLite", OpenError::Code::truncated);
}

void FilesTest::whatIsNotOursIsRefused()
{
    QFETCH(QByteArray, content);
    QFETCH(int, code);
    const TournamentFile file;
    writeWhole(file.path(), content);
    const auto session = TournamentSession::open(file.path());
    QVERIFY(!session);
    QCOMPARE(session.error().code, static_cast<OpenError::Code>(code));
    QCOMPARE(session.error().path, file.path());
    QCOMPARE(readTournament(file.path()).error().code, static_cast<OpenError::Code>(code));
    QCOMPARE(contentOf(file.path()), content);
    const auto missing = TournamentSession::open(file.path(QStringLiteral("missing.pairwright")));
    QCOMPARE(missing.error().code, OpenError::Code::notFound);
    QCOMPARE(TournamentSession::open(file.folder()).error().code, OpenError::Code::notATournament);
    const QString other = file.path(QStringLiteral("other.db"));
    tamper(other, {QStringLiteral("CREATE TABLE player (name TEXT)")});
    QCOMPARE(TournamentSession::open(other).error().code, OpenError::Code::notATournament);
    QCOMPARE(QDir(file.folder()).entryList(QDir::Files).size(), 2); // and nothing is left behind
}

void FilesTest::aNewerSchemaIsRefusedAndNamed()
{
    const TournamentFile file;
    closedFile(file.path());
    tamper(file.path(), {QStringLiteral("PRAGMA user_version = %1").arg(sqlite::schemaVersion + 1)});
    const QByteArray before = contentOf(file.path());
    const auto session = TournamentSession::open(file.path());
    QVERIFY(!session);
    QCOMPARE(session.error().code, OpenError::Code::newerSchema);
    QCOMPARE(session.error().fileSchema, sqlite::schemaVersion + 1);
    QCOMPARE(session.error().knownSchema, sqlite::schemaVersion);
    QCOMPARE(readTournament(file.path()).error().code, OpenError::Code::newerSchema);
    QCOMPARE(contentOf(file.path()), before);
}

void FilesTest::everyRevisionOpensAndAnOlderOneIsKeptBesideIt_data()
{
    QTest::addColumn<int>("revision");
    for (int revision = 1; revision <= sqlite::schemaVersion; ++revision)
        QTest::addRow("revision %d", revision) << revision;
}

void FilesTest::everyRevisionOpensAndAnOlderOneIsKeptBesideIt()
{
    QFETCH(int, revision);
    const QString stored = QStringLiteral(PAIRWRIGHT_FIXTURES "/revisions/revision-%1.pairwright").arg(revision);
    const TournamentFile file;
    QVERIFY(QFile::copy(stored, file.path()));
    const Tournament expected = readTournament(stored).value(); // as it is, without an upgrade
    auto session = openSession(file.path());
    QVERIFY(session->saved() == expected);
    QVERIFY(session->saved().players.size() > 4);
    QVERIFY(!session->saved().rounds.empty());
    const auto upgrade = session->upgrade();
    QCOMPARE(upgrade.has_value(), revision < sqlite::schemaVersion);
    if (upgrade) {
        QCOMPARE(upgrade->fromSchema, revision);
        QCOMPARE(upgrade->toSchema, sqlite::schemaVersion);
        QCOMPARE(upgrade->copy, file.path(QStringLiteral("open.schema%1.pairwright").arg(revision)));
        QCOMPARE(contentOf(upgrade->copy).mid(60, 4), QByteArray("\0\0\0", 3) + static_cast<char>(revision));
        QVERIFY(readTournament(upgrade->copy).value() == expected);
    }
    mustApply(*session, editOf(session->saved().event, {}));
    QVERIFY(session->undo());
    session->flush();
    session.reset();
    // The second time there is nothing to do.
    session = openSession(file.path());
    QVERIFY(!session->upgrade());
    QVERIFY(session->saved() == expected);
    const auto steps = session->history(1, 100);
    QVERIFY(steps && steps->size() > 5);
    for (const HistoryEntry& entry : *steps)
        QVERIFY(session->tournamentAfter(entry.step));
    session.reset();
    QCOMPARE(QDir(file.folder()).entryList(QDir::Files).size(), upgrade ? 2 : 1);
}

void FilesTest::aMomentOfAnOlderFileLeavesOneFile_data()
{
    everyRevisionOpensAndAnOlderOneIsKeptBesideIt_data();
}

void FilesTest::aMomentOfAnOlderFileLeavesOneFile()
{
    QFETCH(int, revision);
    const TournamentFile given;
    const QString stored = QStringLiteral(PAIRWRIGHT_FIXTURES "/revisions/revision-%1.pairwright").arg(revision);
    const QString moment = given.path(QStringLiteral("moment.pairwright"));
    QVERIFY(saveMoment(stored, 3, moment));
    QCOMPARE(QDir(given.folder()).entryList(QDir::Files | QDir::Hidden),
             QStringList{QStringLiteral("moment.pairwright")});
    QVERIFY(readTournament(moment));
    // Nor does a copy that is opened once to take in its log.
    QVERIFY(copyTournament(stored, given.path(QStringLiteral("restored.pairwright"))));
    QCOMPARE(QDir(given.folder()).entryList(QDir::Files | QDir::Hidden).size(), 2);
}

void FilesTest::stepsOfEveryRevisionAreTakenBackAndDoneAgain_data()
{
    everyRevisionOpensAndAnOlderOneIsKeptBesideIt_data();
}

void FilesTest::stepsOfEveryRevisionAreTakenBackAndDoneAgain()
{
    QFETCH(int, revision);
    const TournamentFile file;
    QVERIFY(QFile::copy(QStringLiteral(PAIRWRIGHT_FIXTURES "/revisions/revision-%1.pairwright").arg(revision),
                        file.path()));
    auto session = openSession(file.path());
    std::vector<Tournament> before;
    while (session->undo()) {
        before.push_back(session->saved());
        session->flush();
        QVERIFY(session->saved() != before.back());
    }
    QVERIFY(!before.empty());
    for (; !before.empty(); before.pop_back()) {
        QVERIFY(session->redo());
        session->flush();
        // The settings of a fixture were in part set from outside, past its journal.
        QVERIFY(session->saved().rounds == before.back().rounds);
        QVERIFY(session->saved().players == before.back().players);
        QVERIFY(session->saved().event == before.back().event);
    }
    session.reset();
    QVERIFY(openSession(file.path()));
}

void FilesTest::anOlderFileIsNotUpgradedWithoutACopy()
{
    SmallDisk disk(400);
    if (!disk.isThere())
        QSKIP("needs root to mount a file system");
    const QString path = disk.path(QStringLiteral("old.pairwright"));
    QVERIFY(QFile::copy(QStringLiteral(PAIRWRIGHT_FIXTURES "/revisions/revision-1.pairwright"), path));
    constexpr qint64 left = 80LL * 1024; // enough to work, not enough for a copy
    QVERIFY(disk.fill(left));
    const auto session = TournamentSession::open(path);
    QVERIFY(!session);
    QCOMPARE(session.error().code, OpenError::Code::notUpgraded);
    QCOMPARE(session.error().fileSchema, 1);
    QVERIFY(!session.error().detail.isEmpty());
    QCOMPARE(readTournament(path)->players.size(), std::size_t{8});
    QVERIFY(disk.removeFilling());
    QVERIFY(openSession(path)->upgrade());
}

void FilesTest::aTruncatedFileIsRefused()
{
    const TournamentFile file;
    closedFile(file.path());
    const QByteArray whole = contentOf(file.path());
    for (const qsizetype size :
         {whole.size() - 1, whole.size() - 4096, whole.size() / 2, qsizetype{4096}, qsizetype{100}, qsizetype{50}}) {
        writeWhole(file.path(), whole.left(size));
        const auto session = TournamentSession::open(file.path());
        QVERIFY(!session);
        QCOMPARE(session.error().code, OpenError::Code::truncated);
    }
}

void FilesTest::aDamagedPageIsFound()
{
    const TournamentFile file;
    closedFile(file.path());
    const QByteArray whole = contentOf(file.path());
    constexpr qsizetype pageSize = 4096;
    QVERIFY(whole.size() > 20 * pageSize);
    for (qsizetype page = 0; page < whole.size() / pageSize; ++page) {
        QByteArray damaged = whole;
        const qsizetype from = page == 0 ? 100 : page * pageSize; // keep the header of the file
        std::memset(damaged.data() + from, 0xA5, static_cast<std::size_t>((page + 1) * pageSize - from));
        writeWhole(file.path(), damaged);
        const auto session = TournamentSession::open(file.path());
        QVERIFY2(!session, qPrintable(QString::number(page)));
        QCOMPARE(session.error().code, OpenError::Code::damaged);
        QVERIFY(!session.error().detail.isEmpty());
    }
    writeWhole(file.path(), whole);
    QVERIFY(TournamentSession::open(file.path()));
}

void FilesTest::anImpossibleValueIsFound()
{
    const TournamentFile file;
    const std::vector<QString> statements{
        QStringLiteral("UPDATE round_game SET result = '9-9' WHERE board_number = 2"),
        QStringLiteral("UPDATE player SET title = 'KING'"),
        QStringLiteral("UPDATE tournament_round SET published_version = 5"),
        QStringLiteral("DELETE FROM tournament"),
        QStringLiteral("DELETE FROM round_board WHERE board_number = 1"),
        QStringLiteral("DELETE FROM round_game WHERE board_number = 1"),
        QStringLiteral("UPDATE round_game SET game_number = 2 WHERE board_number = 1"),
        QStringLiteral("UPDATE round_game SET white_player = black_player"),
        QStringLiteral("UPDATE tournament SET pairing_system = 'guesswork'"),
        QStringLiteral("UPDATE round_version SET made_at = 'yesterday'"),
        QStringLiteral("DROP TABLE player_absence")};
    for (std::size_t i = 0; i < statements.size(); ++i) {
        const QString path = file.path(QStringLiteral("%1.pairwright").arg(i));
        closedFile(path);
        tamper(path, {statements[i]});
        const auto session = TournamentSession::open(path);
        QVERIFY2(!session, qPrintable(statements[i]));
        QCOMPARE(session.error().code, OpenError::Code::damaged);
        QVERIFY(!session.error().detail.isEmpty());
    }
}

void FilesTest::aReadOnlyPlaceIsReadAndAnUnfinishedFileThereIsToBeCopied()
{
    SmallDisk disk(4096);
    if (!disk.isThere())
        QSKIP("needs root to mount a file system");
    const QString closed = disk.path(QStringLiteral("a?b#c%20 ü.pairwright"));
    const QString unfinished = disk.path(QStringLiteral("unfinished.pairwright"));
    const Tournament expected = closedFile(closed);
    closedFile(unfinished);
    {
        const auto holder = startHolder(unfinished);
        QVERIFY(holder);
        holder->kill();
        QVERIFY(holder->waitForFinished());
    }
    QVERIFY(disk.makeReadOnly());
    const auto session = TournamentSession::open(closed);
    QVERIFY(session);
    QCOMPARE((*session)->readOnlyReason()->code, ReadOnlyReason::Code::placeNotWritable);
    QVERIFY((*session)->saved() == expected);
    QVERIFY(!(*session)->apply(SetRoundCount{3}));
    QVERIFY(readTournament(closed).value() == expected);
    QCOMPARE(TournamentSession::open(unfinished).error().code, OpenError::Code::needsCopy);
    // The copy offered to the arbiter holds everything, with what was only in the log.
    const TournamentFile elsewhere;
    QCOMPARE(copyTournament(unfinished, disk.path(QStringLiteral("here.pairwright"))).error().code,
             OpenError::Code::cannotCreate);
    QVERIFY(copyTournament(unfinished, elsewhere.path()));
    QCOMPARE(QDir(elsewhere.folder()).entryList(QDir::Files).size(), 1);
    QCOMPARE(copyTournament(unfinished, elsewhere.path()).error().code, OpenError::Code::alreadyExists);
    QCOMPARE(copyTournament(disk.path(QStringLiteral("none")), elsewhere.path(QStringLiteral("x"))).error().code,
             OpenError::Code::notFound);
    QCOMPARE(openSession(elsewhere.path())->saved().settings.plannedRounds, 6);
    QCOMPARE(TournamentSession::create(disk.path(QStringLiteral("new.pairwright")), someTournament()).error().code,
             OpenError::Code::cannotCreate);
}

void FilesTest::aFileIsOnlyMadeWhereItCan()
{
    const TournamentFile file;
    const auto missing =
        TournamentSession::create(file.path(QStringLiteral("no/such/folder.pairwright")), someTournament());
    QVERIFY(!missing);
    QCOMPARE(missing.error().code, OpenError::Code::cannotCreate);
    writeWhole(file.path(), "precious");
    const auto existing = TournamentSession::create(file.path(), someTournament());
    QCOMPARE(existing.error().code, OpenError::Code::alreadyExists);
    QCOMPARE(contentOf(file.path()), QByteArray("precious"));
    const auto nonsense = TournamentSession::create(file.path(QStringLiteral("x.pairwright")), someTournament(0));
    QCOMPARE(nonsense.error().code, OpenError::Code::contradictory);
    QCOMPARE(codesOf(nonsense.error().findings), (std::vector{FindingCode::roundCountOutOfRange}));
    QCOMPARE(QDir(file.folder()).entryList(QDir::Files).size(), 1);
}

void FilesTest::namesOfFilesMayBeStrange()
{
    const TournamentFile file;
    for (const QString& name : {QStringLiteral("a?b#c%20 ü&=.pairwright"), QStringLiteral("'; DROP TABLE player; --"),
                                QStringLiteral("file:x?mode=memory")}) {
        const QString path = file.path(name);
        const Tournament expected = closedFile(path);
        QVERIFY(QFile::exists(path));
        QVERIFY(openSession(path)->saved() == expected);
        QVERIFY(readTournament(path).value() == expected);
    }
}

void FilesTest::aLockThatNobodyFinishedIsTakenOver()
{
    const TournamentFile file;
    closedFile(file.path());
    // As a program leaves it that is killed before it has written its name into the lock.
    QFile lock(FileLock::lockPath(file.path()));
    QVERIFY(lock.open(QIODevice::WriteOnly));
    {
        // While somebody has it open with the lock of the system it is in use.
        QCOMPARE(::flock(lock.handle(), LOCK_EX | LOCK_NB), 0);
        const auto session = TournamentSession::open(file.path());
        QVERIFY(!session || (*session)->isReadOnly());
    }
    lock.close();
    QVERIFY(QFile::exists(FileLock::lockPath(file.path())));
    const auto session = TournamentSession::open(file.path());
    QVERIFY(session && !(*session)->isReadOnly());
}

void FilesTest::theFileSaysWhatItIs()
{
    const TournamentFile file;
    closedFile(file.path());
    const QByteArray header = contentOf(file.path()).left(100);
    QCOMPARE(header.mid(68, 4), QByteArray("PWRT"));
    QCOMPARE(header.mid(60, 4), QByteArray("\0\0\0", 3) + static_cast<char>(sqlite::schemaVersion));
    QVERIFY(header.startsWith(QByteArray("SQLite format 3\0", 16)));
    QCOMPARE(header.at(18), char{1}); // back to DELETE: a reader needs no -wal and no -shm
}

void FilesTest::networkFileSystemsAreKnownByTheirType()
{
    for (const char* type : {"nfs4", "cifs", "SMB3", "fuse.sshfs", "9p"})
        QVERIFY2(sqlite::isNetworkFileSystemType(type), type);
    for (const char* type : {"ext4", "btrfs", "tmpfs", "vfat", "exfat", "ntfs", "overlay", ""})
        QVERIFY2(!sqlite::isNetworkFileSystemType(type), type);
}

static const pairwright::RegisteredTest<FilesTest> registered("test_files");
#include "test_files.moc"
