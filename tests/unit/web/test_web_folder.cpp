#include "tests/support/registered_test.h"
#include "tests/unit/app/support/small_disk.h"
#include "tests/unit/web/web_events.h"

#include "app/web/folder.h"

#include <QDir>
#include <QtTest>

using namespace pairwright;
using namespace pairwright::test;
using web::FolderError;
using web::WebFile;

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void put(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
}

} // namespace

/// Pages that are written: only what changed, in order, and nothing of others.
class TestWebFolder : public QObject {
    Q_OBJECT
private slots:
    void init() { place_ = std::make_unique<QTemporaryDir>(); }

    void theFolderIsMadeAndHoldsTheFiles()
    {
        const auto changes = web::writeFolder(path("new/pages"), {{"a.html", "A"}, {"index.html", "I"}});
        QVERIFY(changes && changes->written == 2 && changes->same == 0 && changes->removed == 0);
        QCOMPARE(contentOf(path("new/pages/a.html")), QByteArray("A"));
        QCOMPARE(contentOf(path("new/pages/index.html")), QByteArray("I"));
    }

    void onlyWhatChangedIsReplacedAndOldPagesGo()
    {
        QVERIFY(web::writeFolder(path("w"), {{"a.html", "A"}, {"b.html", "B"}, {"index.html", "I"}}));
        const QDateTime before = QFileInfo(path("w/a.html")).lastModified();
        QTest::qWait(20);
        const auto changes = web::writeFolder(path("w"), {{"a.html", "A"}, {"index.html", "I2"}});
        QVERIFY(changes);
        QCOMPARE(changes->written, 1);
        QCOMPARE(changes->same, 1);
        QCOMPARE(changes->removed, 1);
        QCOMPARE(QFileInfo(path("w/a.html")).lastModified(), before);
        QVERIFY(!QFile::exists(path("w/b.html")));
        QCOMPARE(QDir(path("w")).entryList(QDir::Files), (QStringList{"a.html", "index.html", "pairwright-files.txt"}));
    }

    void whatAProgramLeftThatDiedOverItIsTakenOut()
    {
        const std::vector<web::WebFile> files{{"a.html", "A"}, {"index.html", "I"}};
        QVERIFY(web::writeFolder(path("w"), files));
        put(path("w/index.html.0123abcd.part"), "half");
        put(path("w/pairwright-files.txt.0123abcd.part"), "half");
        put(path("w/film.part"), "somebody's");
        put(path("w/film.html.0123abcd.part"), "somebody's");
        QVERIFY(web::writeFolder(path("w"), files));
        QCOMPARE(QDir(path("w")).entryList({"*.part"}, QDir::Files),
                 (QStringList{"film.html.0123abcd.part", "film.part"}));
    }

    void whoStopsItFindsTheFolderAsItWas()
    {
        QVERIFY(web::writeFolder(path("w"), {{"a.html", "A"}, {"index.html", "I"}}));
        for (int asked = 0; asked < 3; ++asked) {
            int left = asked;
            const auto stopped =
                web::writeFolder(path("w"), {{"a.html", "A2"}, {"index.html", "I2"}}, [&left] { return left-- == 0; });
            QVERIFY(!stopped && stopped.error().code == FolderError::Code::stopped);
            QCOMPARE(contentOf(path("w/a.html")), QByteArray("A"));
            QVERIFY(QDir(path("w")).entryList({"*.part"}, QDir::Files).isEmpty());
        }
    }

    void aLinkIsNeverWrittenThrough()
    {
        QVERIFY(web::writeFolder(path("w"), {{"index.html", "I"}}));
        put(path("precious"), "thesis");
        for (const char* name : {"index.html", "pairwright-files.txt"}) {
            QVERIFY(QFile::remove(path("w/") + name));
            QVERIFY(QFile::link(path("precious"), path("w/") + name));
            QVERIFY(!web::writeFolder(path("w"), {{"index.html", "I2"}}));
            QCOMPARE(contentOf(path("precious")), QByteArray("thesis"));
        }
    }

    void filesOfOthersAreNeitherReplacedNorRemoved()
    {
        QVERIFY(QDir().mkpath(path("w")));
        put(path("w/photo.jpg"), "P");
        put(path("w/index.html"), "somebody's");
        const auto refused = web::writeFolder(path("w"), {{"a.html", "A"}, {"index.html", "I"}});
        QVERIFY(!refused && refused.error().code == FolderError::Code::foreignFiles);
        QCOMPARE(refused.error().write.path, path("w/index.html"));
        QVERIFY(!QFile::exists(path("w/a.html")));
        QVERIFY(QFile::remove(path("w/index.html")));
        QVERIFY(web::writeFolder(path("w"), {{"index.html", "I"}}));
        QVERIFY(web::writeFolder(path("w"), {{"start.html", "S"}}));
        QCOMPARE(contentOf(path("w/photo.jpg")), QByteArray("P"));
        QVERIFY(!QFile::exists(path("w/index.html")));
    }

    void aListThatNamesFilesElsewhereRemovesNothingThere()
    {
        QVERIFY(QDir().mkpath(path("w")));
        put(path("precious.html"), "P");
        put(path("w/pairwright-files.txt"), "../precious.html\n/etc/hostname\n.hidden\nold.html\n");
        put(path("w/.hidden"), "H");
        put(path("w/old.html"), "O");
        const auto changes = web::writeFolder(path("w"), {{"index.html", "I"}});
        QVERIFY(changes);
        QCOMPARE(changes->removed, 1);
        QVERIFY(QFile::exists(path("precious.html")) && QFile::exists(path("w/.hidden")));
    }

    void whatCannotBeWrittenIsSaidAndIsMadeGoodNextTime()
    {
        put(path("file"), "F");
        const auto blocked = web::writeFolder(path("file/pages"), {{"index.html", "I"}});
        QVERIFY(!blocked && blocked.error().code == FolderError::Code::notWritten);
        QVERIFY(web::writeFolder(path("w"), {{"a.html", "A"}, {"b.html", "B0"}, {"index.html", "I"}}));
        // Where a page should be there is a folder: the others stay as they were.
        QVERIFY(QFile::remove(path("w/b.html")) && QDir().mkpath(path("w/b.html")));
        const auto stopped = web::writeFolder(path("w"), {{"a.html", "A2"}, {"b.html", "B"}, {"index.html", "I2"}});
        QVERIFY(!stopped && stopped.error().write.code == WriteError::Code::notAFile);
        QCOMPARE(contentOf(path("w/a.html")), QByteArray("A"));
        QCOMPARE(contentOf(path("w/index.html")), QByteArray("I"));
        QVERIFY(QDir().rmdir(path("w/b.html")));
        const auto good = web::writeFolder(path("w"), {{"a.html", "A2"}, {"b.html", "B"}, {"index.html", "I2"}});
        QVERIFY(good);
        QCOMPARE(good->written, 3);
        QCOMPARE(contentOf(path("w/index.html")), QByteArray("I2"));
    }

    void aResultChangesThePagesThatShowIt()
    {
        MemoryTournament event = playedEvent(20, 2);
        QVERIFY(web::writeFolder(path("w"), web::webFolder(event.value)));
        event.enterAll(GameResult::whiteWins);
        const auto files = web::webFolder(event.value);
        const auto changes = web::writeFolder(path("w"), files);
        QVERIFY(changes && changes->written > 3 && changes->same > 3);
        for (const WebFile& file : files)
            QCOMPARE(contentOf(path("w/") + file.name), file.bytes);
        const auto again = web::writeFolder(path("w"), files);
        QVERIFY(again && again->written == 0 && again->removed == 0);
    }

    void aFullDiskLeavesTheOldFolderAsItWas()
    {
        constexpr int kibibytes = 4096;
        SmallDisk disk(kibibytes);
        if (!disk.isThere())
            QSKIP("no file system can be mounted here");
        const QString pages = disk.path(QStringLiteral("pages"));
        const auto standing = [&pages] {
            std::map<QString, QByteArray> found;
            for (const QString& name : QDir(pages).entryList(QDir::Files | QDir::Hidden))
                found.emplace(name, contentOf(QDir(pages).filePath(name)));
            return found;
        };
        MemoryTournament event = playedEvent(20, 2);
        QVERIFY(web::writeFolder(pages, web::webFolder(event.value)));
        const auto before = standing();
        event.enterAll(GameResult::whiteWins);
        const auto files = web::webFolder(event.value);
        for (const qint64 left : {0, 8, 24, 80}) {
            QVERIFY(disk.fill(left * 1024));
            const auto refused = web::writeFolder(pages, files);
            QVERIFY2(!refused, qPrintable(QString::number(left)));
            QCOMPARE(refused.error().write.code, WriteError::Code::diskFull);
            QVERIFY(standing() == before);
            QVERIFY(disk.removeFilling());
        }
        QVERIFY(web::writeFolder(pages, files));
        for (const WebFile& file : files)
            QCOMPARE(contentOf(QDir(pages).filePath(file.name)), file.bytes);
    }

private:
    [[nodiscard]] QString path(const QString& name) const { return place_->filePath(name); }
    std::unique_ptr<QTemporaryDir> place_;
};

static const pairwright::RegisteredTest<TestWebFolder> registered("unit_web_folder");

#include "test_web_folder.moc"
