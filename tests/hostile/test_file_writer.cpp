#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"
#include "tests/unit/app/support/small_disk.h"
#include "tests/unit/app/support/tampering.h"

#include "app/storage/file/file_writer.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <sys/stat.h>

using namespace pairwright;
using namespace pairwright::test;

class FileWriterTest : public QObject {
    Q_OBJECT
private slots:
    void aFileIsWrittenAndReplacedWhole();
    void aLinkIsNotFollowedAndStays();
    void onAFullDiskTheOldFileStaysAndTheMessageSaysHowMuchIsNeeded();
    void aNewFileHasThePermissionsThatTheUserGivesNewFiles();
    void aPlaceThatCannotBeWrittenIsNamed();
    void aWriterThatGivesUpLeavesNothing();
};

void FileWriterTest::aFileIsWrittenAndReplacedWhole()
{
    const TournamentFile file;
    const QString path = file.path(QStringLiteral("a ü.txt"));
    QVERIFY(writeFile(path, "first"));
    QCOMPARE(contentOf(path), QByteArray("first"));
    QVERIFY(QFile::permissions(path) & QFile::ReadOther);
    QFile::setPermissions(path, QFile::ReadOwner | QFile::WriteOwner);
    QVERIFY(writeFile(path, QByteArray()));
    QCOMPARE(contentOf(path), QByteArray());
    QVERIFY(!(QFile::permissions(path) & QFile::ReadOther));
    QCOMPARE(QDir(file.folder()).entryList(QDir::Files | QDir::Hidden).size(), 1);
}

void FileWriterTest::aLinkIsNotFollowedAndStays()
{
    const TournamentFile file;
    const QString path = file.path(QStringLiteral("real"));
    const QString link = file.path(QStringLiteral("link"));
    QVERIFY(writeFile(path, "old"));
    QVERIFY(QFile::link(path, link));
    const auto written = writeFile(link, "new");
    QVERIFY(!written);
    QCOMPARE(written.error().code, WriteError::Code::link);
    QVERIFY(QFileInfo(link).isSymLink());
    QCOMPARE(contentOf(path), QByteArray("old"));
    QVERIFY(writeFile(QStringLiteral("/dev/null"), "away"));
}

void FileWriterTest::onAFullDiskTheOldFileStaysAndTheMessageSaysHowMuchIsNeeded()
{
    SmallDisk disk(256);
    if (!disk.isThere())
        QSKIP("needs root to mount a file system");
    const QString path = disk.path(QStringLiteral("report.trf"));
    const QByteArray big(qsizetype{200} * 1024, 'x');
    QVERIFY(writeFile(path, "old"));
    for (const qint64 left : {0, 8 * 1024, 100 * 1024}) {
        QVERIFY(disk.fill(left));
        const auto done = writeFile(path, big);
        QVERIFY(!done);
        QCOMPARE(done.error().code, WriteError::Code::diskFull);
        QCOMPARE(done.error().path, path);
        QCOMPARE(done.error().needed, big.size());
        QVERIFY(done.error().free < big.size());
        QCOMPARE(contentOf(path), QByteArray("old"));
        QVERIFY(disk.removeFilling());
    }
    QCOMPARE(QFileInfo(path).dir().entryList({QStringLiteral("*.part")}).size(), 0);
    QVERIFY(writeFile(path, big));
    QCOMPARE(contentOf(path), big);
}

void FileWriterTest::aNewFileHasThePermissionsThatTheUserGivesNewFiles()
{
    const TournamentFile file;
    const mode_t before = ::umask(0);
    for (const mode_t mask : {0077U, 0027U, 0002U}) {
        ::umask(mask);
        const QString path = file.path(QString::number(mask));
        QVERIFY(writeFile(path, "x"));
        struct stat status {};
        QCOMPARE(::stat(QFile::encodeName(path).constData(), &status), 0);
        QCOMPARE(status.st_mode & 0777U, 0666U & ~mask);
    }
    ::umask(before);
}

void FileWriterTest::aPlaceThatCannotBeWrittenIsNamed()
{
    const TournamentFile file;
    QCOMPARE(writeFile(file.path(QStringLiteral("no/such")), "x").error().code, WriteError::Code::noSuchFolder);
    const auto onFolder = writeFile(file.folder(), "x");
    QVERIFY(!onFolder);
    QVERIFY2(!onFolder.error().detail.isEmpty() && !onFolder.error().detail.contains(QStringLiteral("Unknown")),
             qPrintable(onFolder.error().detail));
    QVERIFY(QDir(file.folder()).exists());
    SmallDisk disk(256);
    if (!disk.isThere())
        QSKIP("needs root to mount a file system");
    QVERIFY(disk.makeReadOnly());
    QCOMPARE(writeFile(disk.path(QStringLiteral("x")), "x").error().code, WriteError::Code::notWritable);
}

void FileWriterTest::aWriterThatGivesUpLeavesNothing()
{
    const TournamentFile file;
    QVERIFY(!writeFile(file.path(), [](QIODevice& device) {
        device.write("half");
        return false;
    }));
    QCOMPARE(QDir(file.folder()).entryList(QDir::Files | QDir::Hidden).size(), 0);
    QVERIFY(writeFile(file.path(), [](QIODevice& device) { return device.write("whole") == 5; }));
    QCOMPARE(contentOf(file.path()), QByteArray("whole"));
}

static const pairwright::RegisteredTest<FileWriterTest> registered("file_writer");
#include "test_file_writer.moc"
