#include "tests/hostile/hostile_files.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"
#include "tests/unit/app/support/small_disk.h"
#include "tests/unit/app/support/tampering.h"

#include "app/session/history/recovery.h"
#include "app/session/history/saved_moment.h"
#include "app/storage/file/neighbours.h"
#include "app/storage/lists/list_file.h"
#include "app/storage/sql/database.h"
#include "app/storage/sqlite/sqlite_dialect.h"
#include "app/storage/tournament/backup.h"
#include "app/storage/tournament/copy_tournament.h"
#include "app/storage/tournament/read_tournament.h"
#include "app/storage/tournament/tournament_store.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTest>

#include <ctime>
#include <functional>
#include <map>
#include <unistd.h>

using namespace pairwright;
using namespace pairwright::test;

namespace {

const QDateTime afternoon(QDate(2026, 3, 1), QTime(15, 0), Qt::UTC);

/// Every way by which this program comes to open a database; what it says goes into the text, empty where it did.
using Opener = std::function<QString(const QString& path, const QString& folder)>;

QString codeText(OpenError::Code code)
{
    return QString::number(static_cast<int>(code));
}

template <class T>
QString saidOf(const Expected<T, OpenError>& outcome)
{
    return outcome ? QString() : codeText(outcome.error().code);
}

QString runCli(const QStringList& arguments)
{
    constexpr int timeLimit = 120'000;
    QProcess process;
    process.start(QStringLiteral(PAIRWRIGHT_CLI), arguments);
    if (!process.waitForFinished(timeLimit) || process.exitStatus() != QProcess::NormalExit)
        return QStringLiteral("crashed");
    return process.exitCode() == 0 ? QString() : QString::fromUtf8(process.readAllStandardError());
}

const std::map<QString, Opener>& openersOfTournaments()
{
    static const std::map<QString, Opener> all{
        {QStringLiteral("session"),
         [](const QString& path, const QString&) {
             return saidOf(TournamentSession::open(path));
         }},
        {QStringLiteral("look"),
         [](const QString& path, const QString&) {
             return saidOf(TournamentStore::openOrLook(path, false, {}));
         }},
        {QStringLiteral("read"),
         [](const QString& path, const QString&) {
             return saidOf(readTournament(path));
         }},
        {QStringLiteral("copy"),
         [](const QString& path, const QString& folder) {
             return saidOf(copyTournament(path, folder + QStringLiteral("/copy.pairwright")));
         }},
        {QStringLiteral("open copy"),
         [](const QString& path, const QString& folder) {
             return saidOf(copyOpenTournament(path, folder + QStringLiteral("/copy.pairwright")));
         }},
        {QStringLiteral("restore"),
         [](const QString& path, const QString& folder) {
             return saidOf(restoreBackup(path, folder + QStringLiteral("/copy.pairwright")));
         }},
        {QStringLiteral("moment"),
         [](const QString& path, const QString& folder) {
             return saidOf(saveMoment(path, 3, folder + QStringLiteral("/moment.pairwright")));
         }},
        {QStringLiteral("backup"),
         [](const QString& path, const QString& folder) {
             const auto made = makeBackup(path, {folder, 1}, afternoon);
             return made ? QString() : made.error().detail;
         }},
        {QStringLiteral("check"),
         [](const QString& path, const QString&) {
             return runCli({QStringLiteral("check"), path});
         }},
        {QStringLiteral("check a folder"),
         [](const QString& path, const QString&) {
             return runCli({QStringLiteral("check"), QFileInfo(path).absolutePath()});
         }},
        {QStringLiteral("standings"),
         [](const QString& path, const QString&) {
             return runCli({QStringLiteral("standings"), path});
         }},
        {QStringLiteral("ratings"),
         [](const QString& path, const QString&) {
             return runCli({QStringLiteral("ratings"), path});
         }},
        {QStringLiteral("convert"),
         [](const QString& path, const QString& folder) {
             return runCli({QStringLiteral("convert"), path, folder + QStringLiteral("/out.trf")});
         }},
        {QStringLiteral("web"),
         [](const QString& path, const QString& folder) {
             return runCli({QStringLiteral("web"), path, QStringLiteral("--out"), folder + QStringLiteral("/web")});
         }},
    };
    return all;
}

QString openToReadAndWrite(const QString& path)
{
    const auto read = RatingListFile::openToRead(path);
    const auto written = RatingListFile::openToWrite(path);
    return read || written ? QString() : written.error().detail;
}

} // namespace

class NeighboursTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void whatLiesBesideATournamentHarmsNobody_data();
    void whatLiesBesideATournamentHarmsNobody();
    void whatLiesBesideRatingListsHarmsNobody_data();
    void whatLiesBesideRatingListsHarmsNobody();
    void aFileIsRecoveredWithoutTheJournalThatDeletes();
    void aJournalThatComesLaterDeletesNothing();
    void backupsThatAreOnlyLookedAtDeleteNothing();
    void whatIsBesideTheFileItselfCountsAndNotBesideALinkToIt();
    void noHugeLogIsCopied_data();
    void noHugeLogIsCopied();
    void aFullFolderForTemporaryFilesIsNamed();

private:
    static void addPlants();
    static void plant(const QString& kind, const QString& path);
    TournamentFile folder_;
    QString sound_;
};

void NeighboursTest::initTestCase()
{
    sound_ = folder_.path(QStringLiteral("sound.pairwright"));
    makeSoundFile(sound_);
}

void NeighboursTest::addPlants()
{
    QTest::addColumn<QString>("kind");
    QTest::newRow("a journal that names a super-journal") << QStringLiteral("super");
    for (const char* ending : {"-wal", "-shm", "-journal"})
        for (const char* how : {"link", "nowhere", "second"})
            QTest::addRow("%s: %s", ending, how) << QString::fromLatin1(how) + QString::fromLatin1(ending);
}

void NeighboursTest::plant(const QString& kind, const QString& path)
{
    QFile bystander(bystanderOf(path));
    QVERIFY(bystander.open(QIODevice::WriteOnly));
    bystander.write("What nobody has a copy of.\n");
    bystander.close();
    const QString beside = path + kind.mid(kind.indexOf(QLatin1Char('-')));
    if (kind == QStringLiteral("super"))
        plantSuperJournal(path, bystanderOf(path));
    else if (kind.startsWith(QStringLiteral("link")))
        QVERIFY(QFile::link(bystanderOf(path), beside));
    else if (kind.startsWith(QStringLiteral("nowhere")))
        QVERIFY(QFile::link(QFileInfo(path).absolutePath() + QStringLiteral("/made.txt"), beside));
    else
        QCOMPARE(::link(QFile::encodeName(bystanderOf(path)), QFile::encodeName(beside)), 0);
}

/// As it was, and nothing has come or gone beside it.
class Untouched {
public:
    explicit Untouched(const QString& path)
        : path_(path)
        , content_(contentOf(path))
        , bystander_(contentOf(bystanderOf(path)))
        , names_(names())
    {
    }
    [[nodiscard]] QString difference() const
    {
        if (contentOf(path_) != content_)
            return QStringLiteral("the file was changed");
        if (contentOf(bystanderOf(path_)) != bystander_ || bystander_.isEmpty())
            return QStringLiteral("the other file was changed");
        const QStringList now = names();
        return now == names_ ? QString() : now.join(QLatin1Char(' '));
    }

private:
    [[nodiscard]] QStringList names() const
    {
        return QFileInfo(path_).absoluteDir().entryList(QDir::Files | QDir::Hidden | QDir::System);
    }
    QString path_;
    QByteArray content_;
    QByteArray bystander_;
    QStringList names_;
};

void NeighboursTest::whatLiesBesideATournamentHarmsNobody_data()
{
    addPlants();
}

void NeighboursTest::whatLiesBesideATournamentHarmsNobody()
{
    QFETCH(QString, kind);
    const QString old = QStringLiteral(PAIRWRIGHT_FIXTURES "/revisions/revision-5.pairwright");
    for (const QString& original : {sound_, old}) {
        for (const auto& [name, open] : openersOfTournaments()) {
            const TournamentFile there;
            const TournamentFile elsewhere;
            QVERIFY(QFile::copy(original, there.path()));
            QFile::setPermissions(there.path(), QFile::ReadOwner | QFile::WriteOwner);
            plant(kind, there.path());
            const Untouched untouched(there.path());
            const QString said = open(there.path(), elsewhere.folder());
            QVERIFY2(untouched.difference().isEmpty(),
                     qPrintable(name + QStringLiteral(": ") + untouched.difference()));
            QVERIFY2(!said.isEmpty(), qPrintable(name));
            QVERIFY2(said != QStringLiteral("crashed"), qPrintable(name));
        }
        const auto session = [&] {
            const TournamentFile there;
            QFile::copy(original, there.path());
            plant(kind, there.path());
            return TournamentSession::open(there.path());
        }();
        QVERIFY(!session);
        QCOMPARE(session.error().code, kind == QStringLiteral("super") ? OpenError::Code::deletingJournal
                                                                       : OpenError::Code::strangeNeighbour);
        QVERIFY(!session.error().detail.isEmpty());
    }
}

void NeighboursTest::whatLiesBesideRatingListsHarmsNobody_data()
{
    addPlants();
}

void NeighboursTest::whatLiesBesideRatingListsHarmsNobody()
{
    QFETCH(QString, kind);
    const TournamentFile there;
    const QString lists = there.path(QStringLiteral("lists.pwlists"));
    QVERIFY(RatingListFile::openToWrite(lists));
    const TournamentFile elsewhere;
    QFile list(elsewhere.path(QStringLiteral("list.csv")));
    QVERIFY(list.open(QIODevice::WriteOnly));
    list.write("Name;ID;Rating\nAnderssen, Adolf;12345;2600\n");
    list.close();
    plant(kind, lists);
    const Untouched untouched(lists);
    QVERIFY(!openToReadAndWrite(lists).isEmpty());
    QVERIFY2(untouched.difference().isEmpty(), qPrintable(untouched.difference()));
    for (const QStringList& command : {QStringList{QStringLiteral("show")}, {QStringLiteral("add"), list.fileName()}}) {
        const QString said =
            runCli(QStringList{QStringLiteral("lists")} + command + QStringList{QStringLiteral("--lists"), lists});
        QVERIFY2(said.contains(QRegularExpression(QStringLiteral("[Mm]ove .*away"))), qPrintable(said));
        QVERIFY2(untouched.difference().isEmpty(), qPrintable(untouched.difference()));
    }
}

void NeighboursTest::aFileIsRecoveredWithoutTheJournalThatDeletes()
{
    const TournamentFile there;
    QVERIFY(QFile::copy(sound_, there.path()));
    plant(QStringLiteral("super"), there.path());
    const Untouched untouched(there.path());
    const TournamentFile elsewhere;
    QVERIFY(mayBeRecovered(TournamentSession::open(there.path()).error()));
    QVERIFY(recoverTournament(there.path(), elsewhere.path(), QStringLiteral("me"), afternoon));
    QVERIFY2(untouched.difference().isEmpty(), qPrintable(untouched.difference()));
    QCOMPARE(openSession(elsewhere.path())->saved().players.size(), readTournament(sound_)->players.size());
}

void NeighboursTest::aJournalThatComesLaterDeletesNothing()
{
    // As on a network folder, where a journal is looked for before each step.
    const TournamentFile there;
    QVERIFY(QFile::copy(sound_, there.path()));
    auto database = sqlite::open(there.path(), sqlite::Access::readWrite);
    QVERIFY(database);
    QVERIFY((*database)->run(QStringLiteral("PRAGMA journal_mode = DELETE")));
    plant(QStringLiteral("super"), there.path());
    (void)(*database)->run(QStringLiteral("UPDATE tournament SET city = 'x'"));
    QVERIFY(QFile::exists(bystanderOf(there.path())));
    database->reset();
    QVERIFY(QFile::exists(bystanderOf(there.path())));
}

void NeighboursTest::backupsThatAreOnlyLookedAtDeleteNothing()
{
    const TournamentFile there;
    const TournamentFile stick;
    QVERIFY(QFile::copy(sound_, there.path()));
    const auto first = makeBackup(there.path(), {stick.folder(), 1}, afternoon);
    QVERIFY(first);
    plant(QStringLiteral("super"), first->path);
    QVERIFY(makeBackup(there.path(), {stick.folder(), 1}, afternoon.addSecs(1)));
    QVERIFY(QFile::exists(bystanderOf(first->path)));
    QVERIFY(QFile::exists(first->path)); // it cannot be read, so that it is not one too many
    plant(QStringLiteral("super"), there.path());
    QCOMPARE(backupsIn(stick.folder(), there.path()).size(), std::size_t{2});
    QVERIFY(QFile::exists(bystanderOf(there.path())));
}

void NeighboursTest::whatIsBesideTheFileItselfCountsAndNotBesideALinkToIt()
{
    for (const auto& [name, open] : openersOfTournaments()) {
        const TournamentFile there;
        const TournamentFile links;
        const TournamentFile elsewhere;
        QVERIFY(QFile::copy(sound_, there.path()));
        plant(QStringLiteral("super"), there.path());
        QVERIFY(QFile::link(there.path(), links.path()));
        const Untouched untouched(there.path());
        const QString said = open(links.path(), elsewhere.folder());
        QVERIFY2(untouched.difference().isEmpty(), qPrintable(name + QStringLiteral(": ") + untouched.difference()));
        QVERIFY2(name == QStringLiteral("check a folder") || !said.isEmpty(), qPrintable(name));
    }
}

void NeighboursTest::noHugeLogIsCopied_data()
{
    QTest::addColumn<QString>("ending");
    QTest::newRow("log") << QStringLiteral("-wal");
    QTest::newRow("journal") << QStringLiteral("-journal");
    QTest::newRow("index") << QStringLiteral("-shm");
    QTest::newRow("the file") << QString();
}

void NeighboursTest::noHugeLogIsCopied()
{
    QFETCH(QString, ending);
    const TournamentFile there;
    QVERIFY(QFile::copy(sound_, there.path()));
    QFile huge(there.path() + ending);
    QVERIFY(huge.open(QIODevice::ReadWrite));
    QVERIFY(huge.resize(2'000'000'000)); // a hole: it takes no room
    huge.close();
    const std::clock_t begin = std::clock();
    const auto session = TournamentSession::open(there.path());
    QVERIFY(!session);
    QCOMPARE(session.error().code, OpenError::Code::tooLarge);
    QCOMPARE(session.error().detail, QFileInfo(huge).fileName());
    const TournamentFile elsewhere;
    QCOMPARE(copyTournament(there.path(), elsewhere.path()).error().code, OpenError::Code::tooLarge);
    const auto recovered = recoverTournament(there.path(), elsewhere.path(), QStringLiteral("me"), afternoon);
    QCOMPARE(recovered.hasValue(), !ending.isEmpty());
    constexpr int longest = 5; // seconds of the processor
    QVERIFY((std::clock() - begin) / CLOCKS_PER_SEC < longest);
}

void NeighboursTest::aFullFolderForTemporaryFilesIsNamed()
{
    SmallDisk disk(1000);
    if (!disk.isThere())
        QSKIP("needs root to mount a file system");
    const TournamentFile there;
    const TournamentFile stick;
    QVERIFY(QFile::copy(sound_, there.path()));
    const QString old = there.path(QStringLiteral("old.pairwright"));
    QVERIFY(QFile::copy(QStringLiteral(PAIRWRIGHT_FIXTURES "/revisions/revision-5.pairwright"), old));
    const QByteArray before = qgetenv("TMPDIR");
    QVERIFY(disk.fill());
    qputenv("TMPDIR", QFile::encodeName(disk.path({})));
    const auto read = readTournament(old);
    const auto backup = makeBackup(there.path(), {stick.folder(), 3}, afternoon);
    const auto recovered =
        recoverTournament(there.path(), stick.path(QStringLiteral("new")), QStringLiteral("me"), afternoon);
    const QString said = runCli({QStringLiteral("standings"), old});
    const bool isOpen = TournamentSession::open(there.path()).hasValue();
    qputenv("TMPDIR", before);
    QVERIFY(!read && !backup && !recovered);
    QCOMPARE(read.error().code, OpenError::Code::temporaryFull);
    QVERIFY(disk.path({}).startsWith(read.error().detail));
    QCOMPARE(backup.error().code, BackupError::Code::temporaryFull);
    QVERIFY(disk.path({}).startsWith(backup.error().detail));
    QCOMPARE(recovered.error().code, OpenError::Code::temporaryFull);
    QVERIFY2(said.contains(QStringLiteral("temporary files, /")), qPrintable(said));
    QVERIFY(isOpen); // which needs no copy
}

static const pairwright::RegisteredTest<NeighboursTest> registered("neighbours");
#include "test_neighbours.moc"
