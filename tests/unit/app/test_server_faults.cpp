#include "app/domain/setup/desk_who.h"
#include "app/storage/desk/desk_queue.h"
#include "app/storage/place.h"
#include "app/storage/server/server_dialect.h"
#include "app/storage/server/server_store.h"
#include "app/storage/server/silence_watch.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/relay.h"
#include "tests/unit/app/support/sessions.h"
#include "tests/unit/app/support/small_disk.h"
#include "tests/unit/app/support/temporary_cluster.h"

#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>

#include <memory>
#include <stdexcept>
#include <thread>

namespace pairwright {

using namespace test;
using namespace std::chrono_literals;

namespace {

constexpr int longEnough = 60'000; // ms, on a machine that has other work
constexpr RoundNumber one{1};

std::unique_ptr<TournamentSession> desk(const ServerAddress& address, const QString& who, const QString& folder = {})
{
    SessionOptions options;
    options.who = who;
    options.deskFolder = folder;
    auto opened = TournamentSession::open(address.text(), options);
    if (!opened)
        throw std::runtime_error(opened.error().detail.toStdString());
    return std::move(opened).value();
}

std::optional<GameResult> resultOf(const Tournament& tournament, int board)
{
    return tournament.game({one, board})->outcome.result;
}

Command drawOn(int board)
{
    return EnterResult{{one, board}, GameResult::draw};
}

FindingCode causeOf(const TournamentSession& session)
{
    return session.notSaved() ? session.notSaved()->cause.findings.front().code : FindingCode::storageFailed;
}

QString socketOf(const TemporaryCluster& server)
{
    return QStringLiteral("%1/.s.PGSQL.%2").arg(server.host()).arg(server.port());
}

/// The same event, by the relay.
ServerAddress over(const Relay& relay, ServerAddress address)
{
    address.host = QStringLiteral("127.0.0.1");
    address.port = relay.port();
    return address;
}

/// Everything in its schema, in a file of the server's folder; and back.
bool keepBackup(const ServerAddress& address, const QString& file)
{
    return cluster().run(QStringLiteral("pg_dump"),
                         {QStringLiteral("-h"), address.host, QStringLiteral("-U"), address.user, QStringLiteral("-n"),
                          address.schema(), QStringLiteral("-f"), file, address.database});
}

bool bringBack(const ServerAddress& address, const QString& file)
{
    const auto database = server::connect(address);
    return database && server::dropSchema(**database, address) &&
           cluster().run(QStringLiteral("psql"),
                         {QStringLiteral("-q"), QStringLiteral("-h"), address.host, QStringLiteral("-U"), address.user,
                          QStringLiteral("-v"), QStringLiteral("ON_ERROR_STOP=1"), QStringLiteral("-f"), file,
                          address.database});
}

/// Of an event with 60 players, made in `file`, on a server whose tables lie on that disk.
ServerAddress eventOnDisk(const TemporaryCluster& server, const SmallDisk& disk, const TournamentFile& file)
{
    const QString space = disk.path(QStringLiteral("space"));
    makeRoleMakers(server);
    ServerAddress address;
    address.host = server.host();
    address.user = TemporaryCluster::user();
    address.database = QStringLiteral("postgres");
    address.event = QStringLiteral("full");
    const auto database = server::connect(address);
    if (!QDir().mkpath(space) || QProcess::execute(QStringLiteral("chown"), {QStringLiteral("postgres"), space}) != 0 ||
        !database || !(*database)->run(QStringLiteral("CREATE TABLESPACE small LOCATION '%1'").arg(space)) ||
        !(*database)->run(QStringLiteral("ALTER ROLE %1 SET default_tablespace = small").arg(address.user)))
        throw std::runtime_error("no server on a small disk");
    createSession(file.path(), 60)->close();
    if (!copyToServer(file.path(), address))
        throw std::runtime_error("no event on a small disk");
    return address;
}

/// What a program finds that is started when this one is gone: the files as they lie on the disk now.
std::size_t entriesInCopyOf(const QString& folder)
{
    const QTemporaryDir copy;
    std::size_t entries = 0;
    for (const QFileInfo& file : QDir(folder).entryInfoList(QDir::Files))
        QFile::copy(file.filePath(), copy.filePath(file.fileName()));
    for (const QFileInfo& file : QDir(copy.path()).entryInfoList({QStringLiteral("*.waiting")}, QDir::Files))
        if (const auto found = DeskQueue(file.filePath()).all())
            entries += found->size();
    return entries;
}

void cutEverybodyAt(const ServerAddress& address)
{
    const auto database = server::connect(address);
    if (!database || !(*database)->select(QStringLiteral("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE "
                                                         "pid <> pg_backend_pid() AND backend_type = 'client backend'"),
                                          {}, [](const QSqlQuery&) { return true; }))
        throw std::runtime_error("nobody is cut off");
}

} // namespace

/// What may go wrong with a server and with the net: each is said, and nothing is lost.
class ServerFaultsTest : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        usual_ = qInstallMessageHandler([](QtMsgType type, const QMessageLogContext& where, const QString& text) {
            if (type != QtWarningMsg) // Qt warns of each connection that it finds broken
                usual_(type, where, text);
        });
    }
    void cleanup() { qInstallMessageHandler(usual_); }

    void aFullDiskOfTheServerIsSaidAndNothingIsLost()
    {
        SmallDisk disk(24 * 1024);
        if (!disk.isThere())
            QSKIP("no file system can be mounted");
        TemporaryCluster small; // ends before its disk
        const TournamentFile file;
        const ServerAddress address = eventOnDisk(small, disk, file);
        auto ada = desk(address, QStringLiteral("Ada"));
        pairAndPublish(*ada);
        ada->flush();
        QVERIFY(disk.fill());
        int saved = 0;
        for (int i = 0; i < 3000 && !ada->notSaved(); ++i) {
            EventData event = ada->saved().event;
            event.city = QString(40, QChar(u'a' + i % 26)) + QString::number(i);
            QVERIFY(ada->apply(editOf(ada->saved().event, event)));
            ada->flush();
            saved += ada->notSaved() ? 0 : 1;
        }
        QVERIFY(ada->notSaved());
        QCOMPARE(causeOf(*ada), FindingCode::serverFull);
        QVERIFY(!ada->isCutOff());
        const Tournament before = ada->saved();
        QVERIFY(before == desk(address, QStringLiteral("Ben"))->saved()); // it is read all the same
        ada->tryAgain();
        ada->flush();
        QCOMPARE(causeOf(*ada), FindingCode::serverFull);
        QVERIFY(ada->saved() == before);
        QVERIFY(disk.removeFilling());
        ada->tryAgain();
        ada->flush();
        QVERIFY(!ada->notSaved());
        QVERIFY(ada->saved().event.city != before.event.city);
        QVERIFY(ada->saved() == desk(address, QStringLiteral("Ben"))->saved());
        qInfo("the disk of the server was full after %d steps", saved);
        ada->close();
        ada.reset();
    }

    void whatMayWaitOfAFullServerWaitsAtTheDesk()
    {
        SmallDisk disk(24 * 1024);
        if (!disk.isThere())
            QSKIP("no file system can be mounted");
        TemporaryCluster small; // ends before its disk
        const TournamentFile file;
        const ServerAddress address = eventOnDisk(small, disk, file);
        auto ada = desk(address, QStringLiteral("Ada"), file.folder());
        auto ben = desk(address, QStringLiteral("Ben"));
        pairAndPublish(*ada);
        ada->flush();
        ben->catchUp();
        QVERIFY(disk.fill());
        for (int i = 0; i < 3000 && !ben->notSaved(); ++i) {
            EventData event = ben->saved().event;
            event.city = QString(40, QChar(u'a' + i % 26)) + QString::number(i);
            QVERIFY(ben->apply(editOf(ben->saved().event, event)));
            ben->flush();
        }
        QCOMPARE(causeOf(*ben), FindingCode::serverFull);
        ada->catchUp();
        int board = 0; // the last page may have room for some
        while (ada->waiting().empty() && !ada->notSaved() && board < 28) {
            QVERIFY(ada->apply(drawOn(++board)));
            ada->flush();
        }
        QVERIFY(!ada->notSaved());
        QCOMPARE(ada->waiting().size(), std::size_t{1});
        QVERIFY(ada->isServerFull());
        QVERIFY(!ada->isCutOff());
        QVERIFY(resultOf(ada->projected(), board) && !resultOf(ada->saved(), board));
        // One more, which is taken back, and one that stays.
        QVERIFY(ada->apply(drawOn(board + 1)));
        ada->flush();
        QCOMPARE(ada->waiting().size(), std::size_t{2});
        QVERIFY(ada->undo());
        ada->flush();
        QCOMPARE(ada->waiting().size(), std::size_t{1});
        QVERIFY(ada->apply(drawOn(board + 2)));
        ada->flush();
        QCOMPARE(ada->waiting().size(), std::size_t{2});
        // What may not wait is not saved, and the others wait on.
        EventData event = ada->saved().event;
        event.city = QString(40, u'!');
        QVERIFY(ada->apply(editOf(ada->saved().event, event)));
        ada->flush();
        QCOMPARE(causeOf(*ada), FindingCode::serverFull);
        QCOMPARE(ada->waiting().size(), std::size_t{2});
        ada->forgetNotSaved();
        // Full as before: they are asked about by nobody, and nothing is lost.
        ada->bringIn();
        QTest::qWait(1000);
        ada->flush();
        QCOMPARE(ada->waiting().size(), std::size_t{2});
        QVERIFY(ada->isServerFull());
        // A desk that dies keeps them.
        ada.reset();
        ada = desk(address, QStringLiteral("Ada"), file.folder());
        QCOMPARE(ada->waiting().size(), std::size_t{2});
        ada->bringIn();
        QTRY_VERIFY_WITH_TIMEOUT(ada->isServerFull() && ada->waiting().size() == 2, longEnough);
        QVERIFY(disk.removeFilling());
        QTRY_VERIFY_WITH_TIMEOUT(ada->waiting().empty() && !ada->isSaving(), longEnough); // by itself
        QVERIFY(!ada->isServerFull());
        const auto after = desk(address, QStringLiteral("Eva"));
        for (const int there : {board, board + 2})
            QCOMPARE(resultOf(after->saved(), there), std::optional(GameResult::draw));
        QVERIFY(!resultOf(after->saved(), board + 1));
        ada.reset();
        ben.reset();
    }

    void aSlowNetIsSlowAndNothingElse()
    {
        const ServerAddress address = eventOf(12);
        auto ben = desk(address, QStringLiteral("Ben"));
        pairAndPublish(*ben);
        ben->flush();
        Relay relay(socketOf(cluster()));
        const QTemporaryDir folder;
        // To open it takes half a minute then.
        auto ada = desk(over(relay, address), QStringLiteral("Ada"), folder.path());
        relay.setDelay(150ms); // 300 ms for a question and its answer
        QElapsedTimer timer;
        timer.start();
        QSignalSpy cut(ada.get(), &TournamentSession::cutOffChanged);
        for (int board = 1; board <= 3; ++board)
            QVERIFY(ada->apply(drawOn(board)));
        QTRY_VERIFY_WITH_TIMEOUT(!ada->isSaving(), longEnough);
        const qint64 saving = timer.restart();
        QVERIFY(!ada->notSaved() && ada->waiting().empty());
        mustApply(*ben, drawOn(4));
        timer.restart();
        QTRY_VERIFY_WITH_TIMEOUT(resultOf(ada->saved(), 4).has_value(), longEnough);
        const qint64 hearing = timer.elapsed();
        QCOMPARE(cut.count(), 0);
        // Both at once: the one who is later is told, and nothing is overwritten.
        std::vector<NotSaved> told;
        connect(ada.get(), &TournamentSession::failed, this, [&told](const NotSaved& what) { told.push_back(what); });
        QVERIFY(ada->apply(EnterResult{{one, 5}, GameResult::whiteWins}));
        mustApply(*ben, EnterResult{{one, 5}, GameResult::blackWins});
        QTRY_VERIFY_WITH_TIMEOUT(!ada->isSaving(), longEnough);
        QCOMPARE(told.size(), std::size_t{1});
        QCOMPARE(told.front().cause.findings.front().code, FindingCode::changedMeanwhile);
        ben->catchUp();
        QCOMPARE(resultOf(ben->saved(), 5), std::optional(GameResult::blackWins));
        QTRY_VERIFY_WITH_TIMEOUT(ada->saved() == ben->saved(), longEnough);
        qInfo("with 300 ms: three results are saved in %.1f s, one of others is seen after %.1f s",
              static_cast<double>(saving) / 1000, static_cast<double>(hearing) / 1000);
        relay.setDelay(0ms);
    }

    void aServerThatHangsIsNoticedAndTheDeskGoesOn()
    {
        server::setLongestSilence(3s);
        const auto usual = qScopeGuard([] { server::setLongestSilence(15s); });
        const ServerAddress address = eventOf(12);
        Relay relay(socketOf(cluster()));
        const QTemporaryDir folder;
        auto ada = desk(over(relay, address), QStringLiteral("Ada"), folder.path());
        pairAndPublish(*ada);
        ada->flush();
        relay.setHanging(true);
        QElapsedTimer timer;
        timer.start();
        QVERIFY(ada->apply(drawOn(1)));
        int beats = 0; // of a window that lives
        while (!ada->isCutOff() && timer.elapsed() < longEnough) {
            QTest::qWait(20);
            ++beats;
        }
        const qint64 noticed = timer.elapsed();
        QVERIFY(ada->isCutOff());
        QVERIFY(beats > 100);
        QVERIFY(noticed < 20'000); // the silence, and an attempt of 5 s to come in anew
        QTRY_COMPARE_WITH_TIMEOUT(ada->waiting().size(), std::size_t{1}, longEnough);
        QVERIFY(ada->apply(drawOn(2)));
        QTRY_COMPARE_WITH_TIMEOUT(ada->waiting().size(), std::size_t{2}, longEnough);
        relay.setHanging(false);
        QTRY_VERIFY_WITH_TIMEOUT(ada->waiting().empty() && !ada->isSaving(), longEnough);
        QVERIFY(!ada->notSaved());
        auto ben = desk(address, QStringLiteral("Ben"));
        QVERIFY(resultOf(ben->saved(), 1) && resultOf(ben->saved(), 2));
        QCOMPARE(ben->lastStep(), ada->lastStep());
        qInfo("a server that hangs is noticed after %.1f s, with a silence of 3 s",
              static_cast<double>(noticed) / 1000);
    }

    /// The computer may be off before it is known that the server hangs.
    void whatIsOnItsWayToAServerThatHangsIsOnTheDiskOfTheDesk()
    {
        const ServerAddress address = eventOf(12);
        Relay relay(socketOf(cluster()));
        const QTemporaryDir folder;
        auto ada = desk(over(relay, address), QStringLiteral("Ada"), folder.path());
        pairAndPublish(*ada);
        ada->flush();
        relay.setHanging(true);
        QVERIFY(ada->apply(drawOn(1)));
        QVERIFY(ada->apply(drawOn(2))); // behind the one that hangs
        QTRY_COMPARE_WITH_TIMEOUT(entriesInCopyOf(folder.path()), std::size_t{2}, 5'000);
        QVERIFY(ada->isSaving() && !ada->isCutOff()); // nothing is known yet
        relay.setHanging(false);
        QTRY_VERIFY_WITH_TIMEOUT(!ada->isSaving() && !ada->isCutOff(), longEnough);
        QVERIFY(!ada->notSaved() && ada->waiting().empty());
        QCOMPARE(entriesInCopyOf(folder.path()), std::size_t{0});
        auto ben = desk(address, QStringLiteral("Ben"));
        QVERIFY(resultOf(ben->saved(), 1) && resultOf(ben->saved(), 2));
        QCOMPARE(ben->lastStep(), ada->lastStep());
    }

    void theTimeIsTheServersWithAWrongClock()
    {
        const ServerAddress address = eventOf(12);
        SessionOptions options;
        options.who = QStringLiteral("Ada");
        options.clock = [] {
            return QDateTime::currentDateTimeUtc().addDays(-400);
        };
        auto ada = TournamentSession::openStore(
                       address.text(), [&] { return ServerStore::open(address, options.clock); }, options)
                       .value();
        const std::int64_t first = ada->lastStep();
        pairAndPublish(*ada);
        mustApply(*ada, drawOn(1));
        auto ben = desk(address, QStringLiteral("Ben"));
        mustApply(*ben, drawOn(2));
        const auto rows = ben->history(first + 1, 1000).value();
        QVERIFY(rows.size() >= 4);
        for (const HistoryEntry& row : rows)
            QVERIFY(std::abs(row.at.secsTo(QDateTime::currentDateTimeUtc())) < 60);
        QCOMPARE(DeskWho::read(rows.back().who).name, QStringLiteral("Ben"));
        QVERIFY(ada->clockAhead() > 399LL * 24 * 3600 * 1000);
        QCOMPARE(ben->clockAhead(), 0);
        mustApply(*ada, SetRoundCount{8}); // is noted after the start
        QVERIFY(std::abs(ada->saved().integrity.back().at.secsTo(QDateTime::currentDateTimeUtc())) < 60);
    }

    void aServerThatRestartsInTheMiddleOfAStepHasItOnce()
    {
        const ServerAddress address = eventOf(60);
        const QTemporaryDir folder;
        auto ada = desk(address, QStringLiteral("Ada"), folder.path());
        pairAndPublish(*ada);
        ada->flush();
        const std::int64_t first = ada->lastStep();
        int board = 0;
        for (int round = 0; round < 5; ++round) {
            std::thread restart([round] {
                std::this_thread::sleep_for(std::chrono::milliseconds(4 * round));
                if (round % 2 == 0) { // as one who looks after it does
                    (void)cluster().run(QStringLiteral("pg_ctl"),
                                        {QStringLiteral("-D"), cluster().host() + QStringLiteral("/data"),
                                         QStringLiteral("-l"), cluster().host() + QStringLiteral("/log"),
                                         QStringLiteral("-m"), QStringLiteral("fast"), QStringLiteral("-w"),
                                         QStringLiteral("restart")});
                    return;
                }
                cluster().kill();
                cluster().start();
            });
            for (int i = 0; i < 6; ++i)
                QVERIFY(ada->apply(drawOn(++board)));
            ada->flush();
            restart.join();
            QTRY_VERIFY_WITH_TIMEOUT(!ada->isCutOff() && ada->waiting().empty() && !ada->isSaving(), longEnough);
            QVERIFY(!ada->notSaved());
        }
        ada->catchUp();
        QCOMPARE(board, 30);
        for (int i = 1; i <= board; ++i)
            QVERIFY(resultOf(ada->saved(), i).has_value());
        QCOMPARE(ada->lastStep(), first + board);
        QVERIFY(desk(address, QStringLiteral("Ben"))->saved() == ada->saved());
    }

    void aServerThatWasBroughtBackFromABackupIsNoticed_data()
    {
        QTest::addColumn<bool>("goesOn");
        QTest::newRow("nobody was faster") << false;
        QTest::newRow("another desk has gone on there") << true;
    }
    void aServerThatWasBroughtBackFromABackupIsNoticed()
    {
        QFETCH(const bool, goesOn);
        const ServerAddress address = eventOf(12);
        const QTemporaryDir folder;
        auto ada = desk(address, QStringLiteral("Ada"), folder.path());
        pairAndPublish(*ada);
        mustApply(*ada, drawOn(1));
        const QString backup = cluster().host() + QStringLiteral("/%1.sql").arg(address.event);
        QVERIFY(keepBackup(address, backup));
        mustApply(*ada, drawOn(2));
        mustApply(*ada, drawOn(3));
        const Tournament known = ada->saved();
        QSignalSpy lost(ada.get(), &TournamentSession::fileLost);
        QVERIFY(bringBack(address, backup));
        if (goesOn) {
            auto ben = desk(address, QStringLiteral("Ben"));
            for (int board = 4; board <= 6; ++board)
                mustApply(*ben, drawOn(board));
        }
        cutEverybodyAt(address);
        QTRY_COMPARE_WITH_TIMEOUT(lost.count(), 1, longEnough);
        QVERIFY(ada->isReadOnly());
        QCOMPARE(ada->readOnlyReason()->code, ReadOnlyReason::Code::stepsGone);
        QVERIFY(!ada->apply(drawOn(5)));
        QVERIFY(ada->saved() == known);
        const TournamentFile file;
        const auto copied = ada->saveCopy(file.path());
        QVERIFY(copied);
        QVERIFY(!copied->withHistory);
        QVERIFY(openSession(file.path())->saved().rounds == known.rounds);
    }

private:
    static inline QtMessageHandler usual_ = nullptr;
};

} // namespace pairwright

static const pairwright::RegisteredTest<pairwright::ServerFaultsTest> registered("test_server_faults");
#include "test_server_faults.moc"
