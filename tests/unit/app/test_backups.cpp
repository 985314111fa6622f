#include "app/jobs/backup_keeper.h"
#include "app/jobs/storage_jobs.h"
#include "app/pairing/pairing_job.h"
#include "app/storage/sqlite/open_database.h"
#include "app/storage/tournament/backup.h"
#include "app/storage/tournament/content_digest.h"
#include "app/storage/tournament/read_tournament.h"
#include "app/storage/tournament/tables.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"
#include "tests/unit/app/support/small_disk.h"

#include <QDir>
#include <QFile>
#include <QSignalSpy>
#include <QTest>

#include <set>

using namespace pairwright;
using namespace pairwright::test;

namespace {

constexpr int timeLimit = 20'000;

QDateTime at(int second)
{
    return QDateTime(QDate(2026, 3, 1), QTime(12, 0), Qt::UTC).addSecs(second);
}

BackupPlan planFor(const TournamentFile& stick, int keep = 10)
{
    return {stick.folder(), keep};
}

/// Waits for the next word of the keeper.
struct Listener {
    explicit Listener(BackupKeeper& keeper)
    {
        QObject::connect(&keeper, &BackupKeeper::made, &keeper,
                         [this](const BackupFile& backup) { made.push_back(backup); });
        QObject::connect(&keeper, &BackupKeeper::failed, &keeper,
                         [this](const BackupError& error) { failed.push_back(error); });
    }
    std::vector<BackupFile> made;
    std::vector<BackupError> failed;
};

} // namespace

class BackupsTest : public QObject {
    Q_OBJECT
private slots:
    void eachPublicationLeavesABackup();
    void roundsPublishedTogetherLeaveABackup();
    void eachCorrectionLeavesABackup();
    void theOldestOfTheSameTournamentGo();
    void aClockThatIsSetBackTakesNoNewBackupAway();
    void whatIsNoBackupOfItCountsForNothing();
    void anotherCourseOfTheTournamentIsKept();
    void aBackupThatFailsIsToldAndNothingElse();
    void aFullStickLeavesNothingHalf();
    void aBackupBecomesAFileAgain();
    void theFingerprintSeesEveryTable();
    void closingWaitsForTheBackup();
    void aBackupOfNothingIsRefused();
};

void BackupsTest::eachPublicationLeavesABackup()
{
    const TournamentFile file;
    const TournamentFile stick;
    const auto session = createSession(file.path(QStringLiteral("Open: A?.pairwright")), 8);
    BackupKeeper keeper(*session, planFor(stick));
    const Listener heard(keeper);
    for (std::size_t round = 1; round <= 3; ++round) {
        pairAndPublish(*session);
        const Tournament published = session->saved();
        QVERIFY(keeper.isRunning());
        // Work goes on while the backup is written.
        mustApply(*session, EnterResult{{RoundNumber{static_cast<int>(round)}, 1}, GameResult::whiteWins});
        QTRY_COMPARE_WITH_TIMEOUT(heard.made.size(), round, timeLimit);
        const BackupFile& backup = heard.made.back();
        QCOMPARE(backup.round, static_cast<int>(round));
        QCOMPARE(backup.tournament, QStringLiteral("Open_ A_"));
        QVERIFY(backup.bytes > 0);
        const auto stored = readTournament(backup.path);
        QVERIFY(stored);
        QVERIFY(*stored == published || *stored == session->saved());
        enterAll(*session);
    }
    QVERIFY(heard.failed.empty());
    const auto list = backupsIn(stick.folder());
    QCOMPARE(list.size(), std::size_t{3});
    QCOMPARE(list.front(), heard.made.back());
    QCOMPARE(backupsIn(stick.folder(), session->path()), list);
    QCOMPARE(QDir(stick.folder()).entryList(QDir::Files | QDir::Hidden).size(), 3); // nothing half
    // Off: nothing more.
    keeper.setPlan({});
    pairAndPublish(*session);
    QVERIFY(!keeper.isRunning());
    keeper.backUp();
    QVERIFY(!keeper.isRunning());
}

void BackupsTest::roundsPublishedTogetherLeaveABackup()
{
    const TournamentFile file;
    const TournamentFile stick;
    const auto session = createSession(file.path(), 6);
    mustApply(*session, SetSystem{{System::RoundRobin, 2026}});
    mustApply(*session, DrawNumbers{{NumberDraw::By::lot, 7}});
    BackupKeeper keeper(*session, planFor(stick));
    const Listener heard(keeper);
    mustApply(*session, LayOutRounds{layOutRounds(session->saved()).value()});
    QVERIFY(!keeper.isRunning());
    mustApply(*session, PublishRounds{RoundNumber{5}});
    QTRY_COMPARE_WITH_TIMEOUT(heard.made.size(), std::size_t{1}, timeLimit);
    QCOMPARE(heard.made.front().round, 5);
    QVERIFY(readTournament(heard.made.front().path).value() == session->saved());
}

void BackupsTest::eachCorrectionLeavesABackup()
{
    const TournamentFile file;
    const TournamentFile stick;
    const auto session = createSession(file.path(), 8);
    BackupKeeper keeper(*session, planFor(stick));
    const Listener heard(keeper);
    const RoundNumber one{1};
    std::size_t backups = 0;
    const auto leaves = [&](const Command& command) {
        mustApply(*session, command);
        ++backups;
        QTRY_COMPARE_WITH_TIMEOUT(heard.made.size(), backups, timeLimit);
        QVERIFY(readTournament(heard.made.back().path).value() == session->saved());
    };
    mustApply(*session, StoreProposal{proposeRound(session->saved()).value()});
    leaves(PublishRound{one});
    AmendRound amend{one, session->saved().round(one)->published()->pairings, {}, QStringLiteral("why")};
    std::swap(amend.pairings.boards[0].b, amend.pairings.boards[1].b);
    for (const std::size_t board : {std::size_t{0}, std::size_t{1}})
        amend.pairings.boards[board].open();
    leaves(amend);
    leaves(WithdrawPublication{one, QStringLiteral("why")});
    mustApply(*session, StoreProposal{proposeRound(session->saved()).value()});
    leaves(PublishRound{one});
    enterAll(*session, GameResult::whiteWins);
    mustApply(*session, StoreProposal{proposeRound(session->saved()).value()});
    leaves(PublishRound{RoundNumber{2}});
    leaves(CorrectResult{{one, 1}, GameResult::draw});
    QVERIFY(session->undo());
    ++backups;
    QTRY_COMPARE_WITH_TIMEOUT(heard.made.size(), backups, timeLimit);
    // A result as such is none.
    mustApply(*session, EnterResult{{RoundNumber{2}, 1}, GameResult::draw});
    QVERIFY(!keeper.isRunning());
}

void BackupsTest::theOldestOfTheSameTournamentGo()
{
    const TournamentFile file;
    const TournamentFile stick;
    const QString a = file.path(QStringLiteral("A.pairwright"));
    const QString b = file.path(QStringLiteral("B.pairwright"));
    createSession(a, 4).reset();
    createSession(b, 4).reset();
    QFile other(stick.path(QStringLiteral("holiday.pairwright")));
    QVERIFY(other.open(QIODevice::WriteOnly));
    other.close();
    const auto ofB = makeBackup(b, planFor(stick, 3), at(0));
    QVERIFY(ofB);
    std::vector<BackupFile> made;
    for (int i = 1; i <= 6; ++i) {
        const auto backup = makeBackup(a, planFor(stick, 3), at(i / 2)); // two in one second
        QVERIFY(backup);
        made.push_back(*backup);
        QVERIFY(QFile::exists(backup->path));
    }
    const auto left = backupsIn(stick.folder(), a);
    QCOMPARE(left.size(), std::size_t{3});
    QCOMPARE(left.front(), made.back());
    for (int i = 0; i < 3; ++i)
        QVERIFY(!QFile::exists(made.at(static_cast<std::size_t>(i)).path));
    QCOMPARE(backupsIn(stick.folder(), b), std::vector{*ofB});
    QCOMPARE(backupsIn(stick.folder()).size(), std::size_t{4});
    QVERIFY(QFile::exists(other.fileName()));
    // A tournament that cannot be read any more is found by its name.
    QFile broken(a);
    QVERIFY(broken.open(QIODevice::WriteOnly));
    broken.close();
    QCOMPARE(backupsIn(stick.folder(), a), left);
    QVERIFY(backupsIn({}).empty());
    QVERIFY(backupsIn(stick.path(QStringLiteral("none"))).empty());
}

void BackupsTest::aClockThatIsSetBackTakesNoNewBackupAway()
{
    const TournamentFile file;
    const TournamentFile stick;
    const auto session = createSession(file.path(), 4);
    constexpr int steps = 7;
    constexpr int keep = 3;
    std::vector<BackupFile> made;
    for (int i = 0; i < steps; ++i) {
        mustApply(*session, SetRoundCount{3 + i});
        constexpr int day = 24 * 3600;
        const auto backup = makeBackup(file.path(), planFor(stick, keep), at(-i * 400 * day)); // a year a step
        QVERIFY(backup);
        QVERIFY(QFile::exists(backup->path));
        made.push_back(*backup);
        // Those that hold the most are there, whatever the clock said.
        for (int j = 0; j <= i; ++j)
            QCOMPARE(QFile::exists(made.at(static_cast<std::size_t>(j)).path), j > i - keep);
    }
    QVERIFY(readTournament(made.back().path).value() == session->saved());
}

void BackupsTest::whatIsNoBackupOfItCountsForNothing()
{
    const TournamentFile file;
    const TournamentFile stick;
    const auto session = createSession(file.path(), 4);
    const auto first = makeBackup(file.path(), planFor(stick, 3), at(0));
    QVERIFY(first);
    const QString series = first->series;
    const QString other = file.path(QStringLiteral("other.pairwright"));
    mustApply(*createSession(other, 4), SetRoundCount{9});
    QStringList strangers;
    for (int i = 0; i < 6; ++i) {
        const QString name = QStringLiteral("open_%1_99991231-23595%2Z_R4.pairwright").arg(series).arg(i);
        strangers.append(stick.path(name));
        if (i < 3) {
            QVERIFY(QFile(strangers.back()).open(QIODevice::WriteOnly)); // empty
        } else if (i == 3) {
            QVERIFY(QFile::copy(other, strangers.back())); // of another tournament
        } else if (i == 4) {
            QVERIFY(QFile::link(first->path, strangers.back()));
        } else {
            QVERIFY(QFile::copy(first->path, strangers.back()));
            QFile damaged(strangers.back());
            QVERIFY(damaged.open(QIODevice::ReadWrite));
            QVERIFY(damaged.resize(damaged.size() / 2));
        }
    }
    std::vector<BackupFile> made{*first};
    for (int i = 1; i <= 4; ++i) {
        mustApply(*session, SetRoundCount{3 + i});
        const auto backup = makeBackup(file.path(), planFor(stick, 3), at(i));
        QVERIFY(backup);
        QVERIFY(QFile::exists(backup->path));
        QCOMPARE(backupsIn(stick.folder(), file.path()).front(), *backup); // and not what bears a date to come
        made.push_back(*backup);
        for (int j = 0; j <= i; ++j)
            QCOMPARE(QFile::exists(made.at(static_cast<std::size_t>(j)).path), j > i - 3);
    }
    for (const QString& stranger : strangers)
        QVERIFY2(QFileInfo(stranger).isSymLink() || QFile::exists(stranger), qPrintable(stranger));
}

void BackupsTest::anotherCourseOfTheTournamentIsKept()
{
    const TournamentFile file;
    const TournamentFile stick;
    auto session = createSession(file.path(), 4);
    const auto before = makeBackup(file.path(), planFor(stick, 1), at(0));
    QVERIFY(before);
    const QString kept = file.path(QStringLiteral("kept"));
    QVERIFY(QFile::copy(before->path, kept));
    mustApply(*session, SetRoundCount{3});
    const auto leftBehind = makeBackup(file.path(), planFor(stick, 1), at(1));
    QVERIFY(leftBehind);
    QVERIFY(!QFile::exists(before->path));
    session.reset();
    // Back to the first one, and on from there otherwise.
    QVERIFY(QFile::remove(file.path()));
    QVERIFY(restoreBackup(kept, file.path()));
    session = openSession(file.path());
    mustApply(*session, SetRoundCount{5});
    mustApply(*session, SetRoundCount{6});
    QVERIFY(makeBackup(file.path(), planFor(stick, 1), at(2)));
    QVERIFY(QFile::exists(leftBehind->path)); // what it holds is nowhere else
}

void BackupsTest::aBackupThatFailsIsToldAndNothingElse()
{
    const TournamentFile file;
    const auto session = createSession(file.path(), 8);
    BackupKeeper keeper(*session, BackupPlan{file.path(QStringLiteral("stick that is not there")), 3});
    const Listener heard(keeper);
    pairAndPublish(*session);
    QCOMPARE(session->saved().lastPublished().value, 1);
    QTRY_COMPARE_WITH_TIMEOUT(heard.failed.size(), std::size_t{1}, timeLimit);
    QCOMPARE(heard.failed.front().code, BackupError::Code::folderMissing);
    SmallDisk disk(2000);
    if (!disk.isThere())
        QSKIP("needs root to mount a file system");
    QVERIFY(disk.makeReadOnly());
    keeper.setPlan(BackupPlan{disk.path({}), 3});
    enterAll(*session);
    pairAndPublish(*session);
    QTRY_COMPARE_WITH_TIMEOUT(heard.failed.size(), std::size_t{2}, timeLimit);
    QCOMPARE(heard.failed.back().code, BackupError::Code::folderNotWritable);
    QCOMPARE(session->saved().lastPublished().value, 2);
    QVERIFY(readTournament(file.path()).value() == session->saved());
}

void BackupsTest::aFullStickLeavesNothingHalf()
{
    SmallDisk disk(1000);
    if (!disk.isThere())
        QSKIP("needs root to mount a file system");
    const TournamentFile file;
    const auto session = createSession(file.path(), 40);
    const BackupPlan plan{disk.path({}), 1};
    const auto first = makeBackup(file.path(), plan, at(0));
    QVERIFY(first);
    constexpr qint64 left = 60LL * 1024;
    QVERIFY(disk.fill(left));
    const auto second = makeBackup(file.path(), plan, at(1));
    QVERIFY(!second);
    QCOMPARE(second.error().code, BackupError::Code::diskFull);
    // The one that was there is kept although only one is wanted: it is the last good one.
    QCOMPARE(backupsIn(disk.path({})), std::vector{*first});
    QCOMPARE(QDir(disk.path({})).entryList(QDir::Files).size(), 2);
    QVERIFY(disk.removeFilling());
    QVERIFY(makeBackup(file.path(), plan, at(2)));
    QCOMPARE(backupsIn(disk.path({})).size(), std::size_t{1});
}

void BackupsTest::aBackupBecomesAFileAgain()
{
    const TournamentFile file;
    const TournamentFile stick;
    auto session = createSession(file.path(), 8);
    pairAndPublish(*session);
    const Tournament then = session->saved();
    const auto backup = makeBackup(file.path(), planFor(stick), at(0));
    QVERIFY(backup);
    enterAll(*session);
    const QString again = file.path(QStringLiteral("again.pairwright"));
    QString made;
    auto* job = NewFileJob::restore(backup->path, RatedBy::fide, again, session.get());
    connect(job, &NewFileJob::made, this, [&](const QString& path) { made = path; });
    job->start();
    QTRY_COMPARE_WITH_TIMEOUT(made, again, timeLimit);
    {
        const auto restored = openSession(again);
        QVERIFY(!restored->isReadOnly());
        QVERIFY(restored->saved() == then);
        QCOMPARE(restored->history(1, 1000)->size(), session->history(1, 1000)->size() - 1);
        mustApply(*restored, EnterResult{{RoundNumber{1}, 1}, GameResult::draw});
    }
    QVERIFY(readTournament(backup->path).value() == then); // as it was
    // What has left FIDE mode since is not in it again.
    const QString outside = file.path(QStringLiteral("outside.pairwright"));
    auto* left = NewFileJob::restore(backup->path, RatedBy::nobody, outside, session.get());
    connect(left, &NewFileJob::made, this, [&](const QString& path) { made = path; });
    left->start();
    QTRY_COMPARE_WITH_TIMEOUT(made, outside, timeLimit);
    QVERIFY(!inFideMode(openSession(outside)->saved().settings));
    QCOMPARE(restoreBackup(backup->path, again).error().code, OpenError::Code::alreadyExists);
    QCOMPARE(restoreBackup(stick.path(QStringLiteral("none")), file.path(QStringLiteral("x"))).error().code,
             OpenError::Code::notFound);
    // A backup that has gone bad is not taken for a tournament.
    QFile bad(backup->path);
    QVERIFY(bad.open(QIODevice::ReadWrite));
    QVERIFY(bad.seek(5LL * 4096));
    bad.write(QByteArray(4096, '\x5a'));
    bad.close();
    QCOMPARE(restoreBackup(backup->path, file.path(QStringLiteral("y"))).error().code, OpenError::Code::damaged);
    QVERIFY(!QFile::exists(file.path(QStringLiteral("y"))));
}

void BackupsTest::theFingerprintSeesEveryTable()
{
    const TournamentFile file;
    createSession(file.path(), 4).reset();
    auto database = sqlite::open(file.path(), sqlite::Access::readWrite);
    QVERIFY(database);
    std::set<QByteArray> known;
    for (const TableInfo& table : allTables())
        known.insert(table.name);
    std::set<QByteArray> there;
    QVERIFY((*database)->select(QStringLiteral("SELECT name FROM sqlite_master WHERE type = 'table'"), {},
                                [&](const QSqlQuery& row) {
                                    there.insert(row.value(0).toByteArray());
                                    return true;
                                }));
    QCOMPARE(known, there);
    QByteArray last = contentDigest(**database).value();
    QCOMPARE(contentDigest(**database).value(), last);
    for (const char* sql :
         {"INSERT INTO deputy_arbiter VALUES (1, 'A', '')", "UPDATE deputy_arbiter SET name = ''",
          "UPDATE deputy_arbiter SET name = 'NULL'", "INSERT INTO round_date VALUES (1, '2026-03-01')",
          "INSERT INTO round_time VALUES (1, '15:30')", "UPDATE player SET club = 'x' WHERE player_key = 4",
          "UPDATE journal SET made_by = 'somebody else' WHERE step = 2",
          "INSERT INTO kept_line VALUES (1, 'tail', NULL, 'x')"}) {
        QVERIFY2((*database)->run(QString::fromLatin1(sql)), sql);
        const QByteArray next = contentDigest(**database).value();
        QVERIFY2(next != last, sql);
        last = next;
    }
}

void BackupsTest::closingWaitsForTheBackup()
{
    const TournamentFile file;
    const TournamentFile stick;
    {
        const auto session = createSession(file.path(), 8);
        BackupKeeper keeper(*session, planFor(stick));
        pairAndPublish(*session);
        QVERIFY(keeper.isRunning());
    }
    QCOMPARE(backupsIn(stick.folder()).size(), std::size_t{1});
    QCOMPARE(QDir(stick.folder()).entryList(QDir::Files).size(), 1);
    QCOMPARE(QDir(file.folder()).entryList(QDir::Files).size(), 1); // and the tournament is one file
}

void BackupsTest::aBackupOfNothingIsRefused()
{
    const TournamentFile file;
    const auto backup = makeBackup(file.path(), planFor(file), at(0));
    QVERIFY(!backup);
    QCOMPARE(backup.error().code, BackupError::Code::notReadable);
    QVERIFY(QDir(file.folder()).entryList(QDir::Files).isEmpty());
}

static const pairwright::RegisteredTest<BackupsTest> registered("test_backups");
#include "test_backups.moc"
