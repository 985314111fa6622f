#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"
#include "tests/unit/app/support/tampering.h"
#include "tests/unit/cli/cli_run.h"

#include "app/session/history/recovery.h"
#include "app/storage/file/file_writer.h"
#include "app/storage/server/server_certificate.h"
#include "app/storage/tournament/backup.h"
#include "app/storage/tournament/copy_tournament.h"
#include "app/web/event_site.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <array>
#include <functional>
#include <set>
#include <sys/inotify.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace pairwright;
using namespace pairwright::test;

namespace {

/// Whatever of this program writes beside a file. `make` puts into the folder what it begins with.
struct Writer {
    const char* name;
    std::function<void(const QDir&)> make;
    std::function<void(const QDir&)> write;
};

QString tournamentIn(const QDir& folder)
{
    return folder.filePath(QStringLiteral("open.pairwright"));
}

void makeTournament(const QDir& folder)
{
    const auto session = createSession(tournamentIn(folder), 8);
    pairAndPublish(*session);
    enterAll(*session);
}

void makeOldTournament(const QDir& folder)
{
    QVERIFY(QFile::copy(QStringLiteral(PAIRWRIGHT_FIXTURES "/revisions/revision-9.pairwright"), tournamentIn(folder)));
    QVERIFY(QFile::setPermissions(tournamentIn(folder), QFile::ReadOwner | QFile::WriteOwner));
}

void makeTrf(const QDir& folder)
{
    QVERIFY(QFile::copy(sample, folder.filePath(QStringLiteral("in.trf"))));
}

std::function<void(const QDir&)> cli(const QStringList& words, const QString& program = QStringLiteral(PAIRWRIGHT_CLI))
{
    return [words, program](const QDir& folder) {
        QStringList all;
        for (const QString& word : words)
            all.append(QString(word).replace(QLatin1Char('@'), folder.path() + QLatin1Char('/')));
        (void)runProgram(program, all);
    };
}

const std::vector<Writer>& writers()
{
    const QString engine = QStringLiteral(PAIRWRIGHT_ENGINE);
    const auto nothing = [](const QDir&) {
    };
    static const std::vector<Writer> all{
        {"upgrade", makeOldTournament,
         [](const QDir& folder) {
             (void)TournamentSession::open(tournamentIn(folder), testOptions());
         }},
        {"new tournament", nothing,
         [](const QDir& folder) {
             (void)TournamentSession::create(tournamentIn(folder), someTournament(), testOptions());
         }},
        {"a change", makeTournament,
         [](const QDir& folder) {
             const auto session = TournamentSession::open(tournamentIn(folder), testOptions());
             if (session && !(*session)->isReadOnly())
                 mustApply(**session, AddPlayers{somePlayers(1, 9), {}});
         }},
        {"a copy of a closed one", makeTournament,
         [](const QDir& folder) {
             (void)copyTournament(tournamentIn(folder), folder.filePath(QStringLiteral("copy.pairwright")));
         }},
        {"a copy of an open one", makeTournament,
         [](const QDir& folder) {
             (void)copyOpenTournament(tournamentIn(folder), folder.filePath(QStringLiteral("copy.pairwright")));
         }},
        {"a moment", makeTournament,
         [](const QDir& folder) {
             const auto session = TournamentSession::open(tournamentIn(folder), testOptions());
             if (session)
                 (void)(*session)->saveMoment(1, folder.filePath(QStringLiteral("moment.pairwright")));
         }},
        {"a backup", makeTournament,
         [](const QDir& folder) {
             (void)makeBackup(tournamentIn(folder), {folder.path(), 3}, QDateTime({2026, 3, 1}, {12, 0}, Qt::UTC));
         }},
        {"a recovery", makeTournament,
         [](const QDir& folder) {
             (void)recoverTournament(tournamentIn(folder), folder.filePath(QStringLiteral("sound.pairwright")),
                                     QStringLiteral("me"), QDateTime({2026, 3, 1}, {12, 0}, Qt::UTC));
         }},
        {"an export", nothing,
         [](const QDir& folder) {
             (void)writeFile(folder.filePath(QStringLiteral("sheet.pdf")), "pdf");
         }},
        {"the certificate of a server", nothing,
         [](const QDir& folder) {
             keepCertificatesIn(folder.path());
             ServerAddress event;
             event.database = QStringLiteral("chess");
             event.event = QStringLiteral("open");
             (void)keepCertificate(event, "certificate");
             keepCertificatesIn({});
         }},
        {"the web site of an event", nothing,
         [](const QDir& folder) {
             const PartFile only{tournamentIn(folder),
                                 {QStringLiteral("key"), QStringLiteral("Club"), 1, QStringLiteral("A")},
                                 std::make_shared<const Tournament>(MemoryTournament(4).value)};
             (void)web::writeEventSite(folder.path(), {only});
         }},
        {"convert to TRF", makeTrf, cli({"convert", "@in.trf", "@out.trf"})},
        {"convert to CSV", makeTrf, cli({"convert", "@in.trf", "@out.csv"})},
        {"convert to XLSX", makeTrf, cli({"convert", "@in.trf", "@out.xlsx"})},
        {"convert to a tournament", makeTrf, cli({"convert", "@in.trf", "@out.pairwright"})},
        {"web", makeTrf, cli({"web", "@in.trf", "--out", "@"})},
        {"generate", nothing,
         cli({"generate", "--system", "dutch", "--count", "1", "--seed", "1", "--players", "8", "--out", "@"})},
        {"simulate", nothing,
         cli({"simulate", "--system", "dutch", "--players", "8", "--rounds", "2", "--count", "1", "--seed", "1",
              "--csv", "@out.csv"})},
        {"check", makeTrf, cli({"check", "@in.trf", "@in.trf", "--junit", "@out.xml"})},
        {"a list", nothing,
         cli({"lists", "add", QStringLiteral(PAIRWRIGHT_FIXTURES "/lists/sharly.csv"), "--lists", "@l.pwlists"})},
        {"the engine program pairs", makeTrf, cli({"--dutch", "@in.trf", "-p", "@out.txt", "-l", "@list.txt"}, engine)},
        {"the engine program generates", nothing, cli({"--dutch", "-g", "-o", "@out.trf", "-s", "1"}, engine)},
    };
    return all;
}

/// The names that come into being in a folder while it lives, if only for a moment.
class NamesWatch {
public:
    explicit NamesWatch(const QDir& folder)
        : handle_(::inotify_init1(IN_NONBLOCK | IN_CLOEXEC))
    {
        ::inotify_add_watch(handle_, QFile::encodeName(folder.path()).constData(), IN_CREATE | IN_MOVED_TO);
    }
    ~NamesWatch() { ::close(handle_); }
    NamesWatch(const NamesWatch&) = delete;
    NamesWatch& operator=(const NamesWatch&) = delete;

    [[nodiscard]] std::set<QString> names() const
    {
        std::set<QString> found;
        alignas(inotify_event) std::array<char, 65536> events{};
        for (ssize_t size = 0; (size = ::read(handle_, events.data(), events.size())) > 0;) {
            for (ssize_t at = 0; at < size;) {
                const auto* event = reinterpret_cast<const inotify_event*>(events.data() + at);
                found.insert(QFile::decodeName(event->name));
                at += static_cast<ssize_t>(sizeof(inotify_event) + event->len);
            }
        }
        return found;
    }

private:
    int handle_;
};

/// Drawn anew each time: nobody can plant something there.
bool isDrawn(const QString& name)
{
    static const QRegularExpression drawn(QStringLiteral("\\.[0-9a-f]{8}\\.part$"));
    return drawn.match(name).hasMatch();
}

/// Of a web folder every kind of page is enough.
std::set<QString> someOf(const std::set<QString>& names)
{
    static const QRegularExpression digits(QStringLiteral("[0-9]+"));
    std::set<QString> kinds;
    std::set<QString> some;
    for (const QString& name : names)
        if (!isDrawn(name) && kinds.insert(QString(name).replace(digits, QStringLiteral("0"))).second)
            some.insert(name);
    return some;
}

/// What it writes where nothing is in its way.
std::set<QString> namesWrittenBy(const Writer& writer)
{
    const TournamentFile work;
    const QDir folder(work.folder());
    writer.make(folder);
    const NamesWatch watch(folder);
    writer.write(folder);
    return someOf(watch.names());
}

} // namespace

class PlantedLinksTest : public QObject {
    Q_OBJECT
private slots:
    void noWriterFollowsALink_data();
    void noWriterFollowsALink();
    void whatIsNoFileIsRefusedAndNotWaitedFor_data() { noWriterFollowsALink_data(); }
    void whatIsNoFileIsRefusedAndNotWaitedFor();
    void aLinkInPlaceOfAFolderOfAnEventIsNotFollowed();
    void aLongNameIsWrittenOrToldOf();
    void whatLiesWhereTheLockWouldIsTold();
    void nothingNewIsPutBesideTheLogOfAnotherFile_data();
    void nothingNewIsPutBesideTheLogOfAnotherFile();
};

void PlantedLinksTest::noWriterFollowsALink_data()
{
    QTest::addColumn<std::size_t>("writer");
    for (std::size_t i = 0; i < writers().size(); ++i)
        QTest::newRow(writers()[i].name) << i;
}

/// Once undisturbed, to learn which names it writes; then with a link at each of them, to nothing and to a file.
void PlantedLinksTest::noWriterFollowsALink()
{
    QFETCH(std::size_t, writer);
    const Writer& each = writers()[writer];
    const std::set<QString> names = namesWrittenBy(each);
    QVERIFY(!names.empty());
    for (const QString& name : names) {
        for (const bool dangling : {true, false}) {
            const TournamentFile home;
            const TournamentFile work;
            const QString victim = home.path(QStringLiteral("precious"));
            if (!dangling) {
                QFile file(victim);
                QVERIFY(file.open(QIODevice::WriteOnly) && file.write("thesis") == 6);
            }
            const QDir folder(work.folder());
            each.make(folder);
            (void)QFile::remove(folder.filePath(name));
            QVERIFY(QFile::link(victim, folder.filePath(name)));
            each.write(folder);
            QVERIFY2(QFile::exists(victim) != dangling, qPrintable(name));
            if (!dangling)
                QVERIFY2(contentOf(victim) == "thesis", qPrintable(name));
            const auto around = QDir(home.folder()).entryList(QDir::Files | QDir::Hidden | QDir::System);
            QVERIFY2(around.size() == (dangling ? 0 : 1), qPrintable(name + QLatin1Char(' ') + around.join(' ')));
        }
    }
    qInfo("%d names, each with two links", static_cast<int>(names.size()));
}

void PlantedLinksTest::whatIsNoFileIsRefusedAndNotWaitedFor()
{
    QFETCH(std::size_t, writer);
    const Writer& each = writers()[writer];
    const std::set<QString> names = namesWrittenBy(each);
    for (const QString& name : names) {
        for (const bool isPipe : {true, false}) {
            const TournamentFile work;
            const QDir folder(work.folder());
            each.make(folder);
            (void)QFile::remove(folder.filePath(name));
            const QByteArray place = QFile::encodeName(folder.filePath(name));
            QCOMPARE(isPipe ? ::mkfifo(place.constData(), S_IRUSR | S_IWUSR) : ::mkdir(place.constData(), S_IRWXU), 0);
            each.write(folder); // comes back
            struct stat status {};
            if (name.endsWith(QLatin1String(".part")) && ::lstat(place.constData(), &status) != 0)
                continue; // what is ours by its name may go
            QVERIFY2(::lstat(place.constData(), &status) == 0, qPrintable(name));
            QVERIFY2(isPipe ? S_ISFIFO(status.st_mode) : S_ISDIR(status.st_mode), qPrintable(name));
        }
    }
}

void PlantedLinksTest::aLinkInPlaceOfAFolderOfAnEventIsNotFollowed()
{
    const TournamentFile home; // a folder of somebody else, and not of the site
    const TournamentFile work;
    QVERIFY(QFile::link(home.folder(), work.path(QStringLiteral("part-1"))));
    const PartFile only{work.path(),
                        {QStringLiteral("key"), QStringLiteral("Club"), 1, QStringLiteral("A")},
                        std::make_shared<const Tournament>(MemoryTournament(4).value)};
    const auto written = web::writeEventSite(work.folder(), {only});
    QVERIFY(!written && written.error().code == web::FolderError::Code::foreignFiles);
    QCOMPARE(written.error().write.path, work.path(QStringLiteral("part-1")));
    QVERIFY(QDir(home.folder()).isEmpty());
    QVERIFY(QFile::remove(work.path(QStringLiteral("part-1"))));
    QVERIFY(web::writeEventSite(work.folder(), {only}));
    QVERIFY(QFile::exists(work.path(QStringLiteral("part-1/index.html"))));
}

void PlantedLinksTest::aLongNameIsWrittenOrToldOf()
{
    const TournamentFile work;
    for (const int length : {250, 251, 254, 255}) {
        const QString name = QString(length - 4, QLatin1Char('x')) + QStringLiteral(".trf");
        QVERIFY2(writeFile(work.path(name), "x"), qPrintable(QString::number(length)));
        QCOMPARE(contentOf(work.path(name)), QByteArray("x"));
    }
    const auto tooLong = writeFile(work.path(QString(256, QLatin1Char('x'))), "x");
    QVERIFY(!tooLong);
    QCOMPARE(tooLong.error().code, WriteError::Code::nameTooLong);
    createSession(tournamentIn(QDir(work.folder())), 4).reset();
    for (const int length : {246, 247, 248, 250, 251, 253, 255}) {
        const QString path = work.path(QString(length - 11, QLatin1Char('x')) + QStringLiteral(".pairwright"));
        const bool fits = length <= 247;
        const auto made = TournamentSession::create(path, someTournament(), testOptions());
        QCOMPARE(made.hasValue(), fits);
        if (!fits) {
            QCOMPARE(made.error().code, OpenError::Code::nameTooLong);
            QVERIFY(QFile::copy(tournamentIn(QDir(work.folder())), path));
            const auto opened = TournamentSession::open(path, testOptions());
            QVERIFY2(opened, qPrintable(QString::number(length)));
            QVERIFY((*opened)->isReadOnly());
            QCOMPARE((*opened)->readOnlyReason()->code, ReadOnlyReason::Code::nameTooLong);
            QCOMPARE((*opened)->saved().players.size(), std::size_t{4});
        }
    }
}

void PlantedLinksTest::whatLiesWhereTheLockWouldIsTold()
{
    const TournamentFile work;
    const QString path = tournamentIn(QDir(work.folder()));
    createSession(path, 4).reset();
    const QString lock = path + QStringLiteral(".lock");
    QVERIFY(QDir().mkdir(lock));
    const auto opened = TournamentSession::open(path, testOptions());
    QVERIFY(opened && (*opened)->isReadOnly());
    QCOMPARE((*opened)->readOnlyReason()->code, ReadOnlyReason::Code::lockInTheWay);
    QVERIFY(QFile::remove(path));
    const auto made = TournamentSession::create(path, someTournament(), testOptions());
    QVERIFY(!made);
    QCOMPARE(made.error().code, OpenError::Code::strangeNeighbour);
    QCOMPARE(made.error().detail, QStringLiteral("open.pairwright.lock"));
}

void PlantedLinksTest::nothingNewIsPutBesideTheLogOfAnotherFile_data()
{
    QTest::addColumn<QString>("ending");
    for (const char* ending : {"-wal", "-shm", "-journal"})
        QTest::newRow(ending) << QString(ending);
}

/// SQLite would take it for that of the new file and write its pages into it.
void PlantedLinksTest::nothingNewIsPutBesideTheLogOfAnotherFile()
{
    QFETCH(QString, ending);
    const TournamentFile work;
    const QString from = tournamentIn(QDir(work.folder()));
    makeTournament(QDir(work.folder()));
    const QString to = work.path(QStringLiteral("new.pairwright"));
    QFile left(to + ending);
    QVERIFY(left.open(QIODevice::WriteOnly) && left.write("thesis") == 6);
    left.close();
    const auto session = openSession(from);
    const std::vector<std::function<bool()>> ways{
        [&] { return copyTournament(from, to).hasValue(); },
        [&] { return copyOpenTournament(from, to).hasValue(); },
        [&] { return session->saveMoment(1, to).hasValue(); },
        [&] { return session->saveCopy(to).hasValue(); },
        [&] { return TournamentSession::create(to, someTournament(), testOptions()).hasValue(); },
        [&] { return recoverTournament(from, to, QStringLiteral("me"), QDateTime::currentDateTimeUtc()).hasValue(); },
    };
    for (const auto& way : ways) {
        QVERIFY(!way());
        QVERIFY(!QFile::exists(to));
        QCOMPARE(contentOf(to + ending), QByteArray("thesis"));
    }
}

static const pairwright::RegisteredTest<PlantedLinksTest> registered("planted_links");
#include "test_planted_links.moc"
