#include "app/domain/setup/desk_who.h"
#include "app/storage/file/file_lock.h"
#include "app/storage/server/server_dialect.h"
#include "app/storage/server/server_news.h"
#include "app/storage/server/server_store.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"
#include "tests/unit/app/support/shared_store.h"
#include "tests/unit/app/support/temporary_cluster.h"

#include <QElapsedTimer>
#include <QFile>
#include <QScopeGuard>
#include <QSignalSpy>
#include <QTest>
#include <QThread>

#include <algorithm>
#include <filesystem>
#include <netinet/in.h>
#include <stdexcept>
#include <sys/socket.h>
#include <unistd.h>

namespace pairwright {

using namespace test;

namespace {

constexpr int longEnough = 20'000; // ms, on a machine that has other work
constexpr qint64 aSecond = 1000;

std::unique_ptr<TournamentSession> deskAt(const ServerAddress& address, const QString& who)
{
    SessionOptions options = testOptions();
    options.who = who;
    auto opened = TournamentSession::openStore(
        address.text(), [address] { return ServerStore::open(address); }, options);
    if (!opened)
        throw std::runtime_error(opened.error().detail.toStdString());
    return std::move(opened).value();
}

/// Milliseconds until `other` shows what `session` has saved; at most longEnough.
qint64 timeUntilSeen(const TournamentSession& session, const TournamentSession& other)
{
    QElapsedTimer timer;
    timer.start();
    while (!(other.saved() == session.saved()) && timer.elapsed() < longEnough)
        QTest::qWait(5);
    return timer.elapsed();
}

/// Two sessions on one store, which look for what the other does.
struct Desks {
    TournamentFile file;
    std::unique_ptr<Server> server;
    std::unique_ptr<TournamentSession> ada;
    std::unique_ptr<TournamentSession> ben;

    Desks()
    {
        createSession(file.path(), 8)->close();
        server = std::make_unique<Server>(file.path());
        for (auto* desk : {&ada, &ben})
            *desk = TournamentSession::openStore(
                        QStringLiteral("event"), [this] { return server->connect(true); }, testOptions())
                        .value();
    }
};

} // namespace

/// What others do is seen without being asked for: in a file that somebody else has open, and on a server.
class FollowingTest : public QObject {
    Q_OBJECT
private slots:
    void whatOthersDidBeforeOneOpenedIsNotUndone()
    {
        const ServerAddress address = eventOf(8);
        const auto ada = deskAt(address, QStringLiteral("Ada"));
        QVERIFY(ada->apply(SetRoundCount{6}));
        ada->flush();
        const auto ben = deskAt(loginWith(address, {QStringLiteral("arbiter")}), QStringLiteral("Ben"));
        const auto before = ben->undoStep(); // of when it was a file
        QVERIFY(!before || before->command != CommandName::setRoundCount);
        QVERIFY(ben->apply(SetRoundCount{7}));
        QVERIFY(ben->undo());
        ben->flush();
        QCOMPARE(ben->saved().settings.plannedRounds, 6);
        const auto again = deskAt(address, QStringLiteral("Ada"));
        QVERIFY(again->undo());
    }

    void whoReadsAFileSeesWhatItsWriterDoes()
    {
        const TournamentFile file;
        auto writer = createSession(file.path(), 8);
        auto reader = openSession(file.path());
        QVERIFY(reader->isReadOnly());
        const QSignalSpy heard(reader.get(), &TournamentSession::adopted);
        qint64 fastest = longEnough;
        const auto isSeen = [&] {
            writer->flush();
            fastest = std::min(fastest, timeUntilSeen(*writer, *reader));
            return reader->saved() == writer->saved() && reader->projected() == writer->saved() &&
                   reader->lastStep() == writer->lastStep();
        };
        pairAndPublish(*writer);
        QVERIFY(isSeen());
        mustApply(*writer, EnterResult{{RoundNumber{1}, 1}, GameResult::draw});
        QVERIFY(isSeen());
        QVERIFY(writer->undo());
        QVERIFY(isSeen());
        QVERIFY(writer->redo());
        QVERIFY(isSeen());
        QVERIFY2(fastest < aSecond, qPrintable(QString::number(fastest)));
        // Each step is told once, with who did it.
        QCOMPARE(heard.count(), 5); // the proposal, its publication, the result, undone, done again
        QCOMPARE(heard.at(2).at(1).toString(), writer->history(writer->lastStep(), 1)->front().who);
        QCOMPARE(heard.at(3).at(0).value<ChangeSet>().kind, ChangeSet::Kind::undone);
        QCOMPARE(reader->history(1, 100)->size(), writer->history(1, 100)->size());
        // It stays with reading, and stands in nobody's way.
        QVERIFY(!reader->apply(SetRoundCount{3}));
        writer.reset();
        QVERIFY(!QFile::exists(file.path() + QStringLiteral("-wal")));
    }

    void whoReadsHearsThatItsWriterIsGone()
    {
        const TournamentFile file;
        auto writer = createSession(file.path(), 8);
        auto reader = openSession(file.path());
        using Code = ReadOnlyReason::Code;
        QVERIFY(reader->readOnlyReason()->code == Code::openedElsewhere);
        const QSignalSpy told(reader.get(), &TournamentSession::fileLost);
        QTest::qWait(2'500); // looked at, and left alone
        QCOMPARE(told.count(), 0);
        mustApply(*writer, SetRoundCount{5});
        // It dies: the name stays behind, and nobody holds it.
        const QString lock = FileLock::lockPath(file.path());
        QFile left(lock);
        QVERIFY(left.open(QIODevice::ReadOnly));
        const QByteArray name = left.readAll();
        left.close();
        writer.reset();
        QVERIFY(left.open(QIODevice::WriteOnly) && left.write(name) == name.size());
        left.close();
        QTRY_VERIFY_WITH_TIMEOUT(reader->readOnlyReason()->code == Code::openedNoMore, longEnough);
        QCOMPARE(told.count(), 1);
        QVERIFY(reader->isReadOnly());
        // Somebody else comes, and is named.
        {
            const auto next = openSession(file.path());
            QVERIFY(!next->isReadOnly());
            QTRY_VERIFY_WITH_TIMEOUT(reader->readOnlyReason()->code == Code::openedElsewhere, longEnough);
            QVERIFY(!reader->readOnlyReason()->holder->user.isEmpty());
        }
        QTRY_VERIFY_WITH_TIMEOUT(reader->readOnlyReason()->code == Code::openedNoMore, longEnough);
        reader.reset();
        QVERIFY(!openSession(file.path())->isReadOnly());
    }

    void whoComesAfterTheFirstWriterIsFollowedToo()
    {
        const TournamentFile file;
        auto first = createSession(file.path(), 8);
        const auto reader = openSession(file.path());
        first.reset();
        const auto second = openSession(file.path());
        QVERIFY(!second->isReadOnly());
        pairAndPublish(*second);
        second->flush();
        QVERIFY(timeUntilSeen(*second, *reader) < longEnough);
    }

    void anotherFileInThePlaceOfTheOpenOneIsNoticed_data()
    {
        QTest::addColumn<int>("rounds");
        QTest::newRow("an older one") << 0;
        QTest::newRow("one with more steps") << 2;
    }

    void anotherFileInThePlaceOfTheOpenOneIsNoticed()
    {
        QFETCH(int, rounds);
        const TournamentFile file;
        auto writer = createSession(file.path(), 8);
        pairAndPublish(*writer);
        writer->flush();
        const auto reader = openSession(file.path());
        const Tournament known = reader->saved();
        QSignalSpy lost(reader.get(), &TournamentSession::fileLost);
        writer.reset();
        const QString other = file.path(QStringLiteral("other.pairwright"));
        {
            auto session = createSession(other, 10);
            for (int round = 0; round < rounds; ++round) {
                pairAndPublish(*session);
                enterAll(*session);
            }
        }
        std::filesystem::rename(other.toStdString(), file.path().toStdString());
        QVERIFY(lost.wait(longEnough));
        QCOMPARE(reader->readOnlyReason()->code, ReadOnlyReason::Code::outOfStep);
        QVERIFY(reader->saved() == known); // nothing of the other is taken for a step of this one
        QCOMPARE(lost.count(), 1);
    }

    void aStepThatCannotBeReadIsSaid()
    {
        Desks desks;
        QSignalSpy lost(desks.ben.get(), &TournamentSession::fileLost);
        desks.server->answer = Server::Answer::garbled;
        pairAndPublish(*desks.ada);
        desks.ada->flush();
        QVERIFY(lost.wait(longEnough));
        QCOMPARE(desks.ben->readOnlyReason()->code, ReadOnlyReason::Code::outOfStep);
        QVERIFY(!desks.ben->apply(SetRoundCount{3}));
        QVERIFY(!desks.ada->isReadOnly());
    }

    void whoIsCutOffIsToldUntilSomethingIsHeardAgain()
    {
        Desks desks;
        QSignalSpy cut(desks.ben.get(), &TournamentSession::cutOffChanged);
        desks.server->answer = Server::Answer::none;
        QVERIFY(cut.wait(longEnough));
        QVERIFY(desks.ben->isCutOff());
        desks.server->answer = Server::Answer::whole;
        pairAndPublish(*desks.ada);
        desks.ada->flush();
        QVERIFY(timeUntilSeen(*desks.ada, *desks.ben) < longEnough);
        QVERIFY(!desks.ben->isCutOff());
        QCOMPARE(cut.count(), 2);
    }

    void whatIsToldOfWhileSomethingIsBeingSavedIsLookedForThen()
    {
        Desks desks;
        QVERIFY(desks.ben->apply(SetRoundCount{4}));
        QVERIFY(desks.ben->isSaving());
        desks.ben->lookForNews(); // as a server tells of it that was faster than the answer of the disk
        const int looked = desks.server->looks;
        desks.ben->flush(); // and no timer is heeded
        for (int i = 0; i < 500 && desks.server->looks == looked; ++i)
            QThread::msleep(10);
        QCOMPARE(desks.server->looks, looked + 1);
    }

    void whoDoesNotHearIsNotWaitedFor()
    {
        // It takes who comes, and says nothing.
        const int silent = ::socket(AF_INET, SOCK_STREAM, 0);
        const auto end = qScopeGuard([silent] { ::close(silent); });
        sockaddr_in place{};
        place.sin_family = AF_INET;
        place.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof place;
        QCOMPARE(::bind(silent, reinterpret_cast<sockaddr*>(&place), size), 0);
        QCOMPARE(::listen(silent, 1), 0);
        QCOMPARE(::getsockname(silent, reinterpret_cast<sockaddr*>(&place), &size), 0);
        ServerAddress address;
        address.host = QStringLiteral("127.0.0.1");
        address.port = ntohs(place.sin_port);
        address.database = QStringLiteral("chess");
        address.event = QStringLiteral("open");
        auto news = std::make_unique<ServerNews>(address);
        QTest::qWait(200); // it waits for the answer by now
        QElapsedTimer timer;
        timer.start();
        news.reset();
        QVERIFY2(timer.elapsed() < aSecond, qPrintable(QString::number(timer.elapsed())));
    }

    void aStepIsShownAtAnotherDeskAtOnce()
    {
        const ServerAddress address = eventOf(80);
        auto ada = deskAt(address, QStringLiteral("Ada"));
        auto ben = deskAt(address, QStringLiteral("Ben"));
        pairAndPublish(*ada);
        ada->flush();
        QVERIFY(timeUntilSeen(*ada, *ben) < longEnough);
        QTest::qWait(500); // both listen
        std::vector<qint64> times;
        for (int board = 1; board <= 40; ++board) {
            TournamentSession& one = board % 2 == 0 ? *ada : *ben;
            TournamentSession& other = board % 2 == 0 ? *ben : *ada;
            QSignalSpy heard(&other, &TournamentSession::adopted);
            QElapsedTimer timer;
            timer.start();
            mustApply(one, EnterResult{{RoundNumber{1}, board}, GameResult::whiteWins});
            QVERIFY(heard.wait(longEnough));
            times.push_back(timer.nsecsElapsed() / 1000);
        }
        std::sort(times.begin(), times.end());
        const qint64 median = times[times.size() / 2];
        qInfo("from a result at one desk to its being shown at another: %lld us in the median, %lld us at worst (%zu "
              "results)",
              static_cast<long long>(median), static_cast<long long>(times.back()), times.size());
        QVERIFY(median < 1000 * aSecond);
    }

    void aDeskOnAServerSeesTheOthers()
    {
        const ServerAddress address = eventOf(12);
        auto ada = deskAt(address, QStringLiteral("Ada"));
        auto ben = deskAt(address, QStringLiteral("Ben"));
        const QSignalSpy heard(ben.get(), &TournamentSession::adopted);
        pairAndPublish(*ada);
        ada->flush();
        QVERIFY(timeUntilSeen(*ada, *ben) < longEnough);
        QCOMPARE(DeskWho::read(heard.at(0).at(1).toString()).name, QStringLiteral("Ada"));
        qint64 fastest = longEnough;
        for (int board = 1; board <= 4; ++board) {
            TournamentSession& one = board % 2 == 0 ? *ada : *ben;
            TournamentSession& other = board % 2 == 0 ? *ben : *ada;
            mustApply(one, EnterResult{{RoundNumber{1}, board}, GameResult::whiteWins});
            one.flush();
            fastest = std::min(fastest, timeUntilSeen(one, other));
            QVERIFY(other.saved() == one.saved());
        }
        QVERIFY2(fastest < aSecond, qPrintable(QString::number(fastest)));
        // Of two results for one board the second arbiter sees the first.
        mustApply(*ada, EnterResult{{RoundNumber{1}, 5}, GameResult::draw});
        const auto late = ben->apply(EnterResult{{RoundNumber{1}, 5}, GameResult::blackWins});
        QSignalSpy failed(ben.get(), &TournamentSession::failed);
        if (late)
            ben->flush();
        QCOMPARE(timeUntilSeen(*ada, *ben) < longEnough, true);
        QCOMPARE(ben->saved().round(RoundNumber{1})->published()->pairings.boards[4].games.front(),
                 ada->saved().round(RoundNumber{1})->published()->pairings.boards[4].games.front());
    }

    void aServerTellsOfEachStepAndIsListenedToAgainAfterACut()
    {
        const ServerAddress address = eventOf(12);
        ServerNews news(address);
        QSignalSpy heard(&news, &ServerNews::heard);
        QSignalSpy hearing(&news, &ServerNews::hearingChanged);
        QVERIFY(hearing.wait(longEnough));
        QCOMPARE(hearing.takeFirst().at(0).toBool(), true);
        QTRY_COMPARE(heard.count(), 1); // whatever came before
        auto ada = deskAt(address, QStringLiteral("Ada"));
        for (int step = 1; step <= 3; ++step) {
            heard.clear();
            mustApply(*ada, SetRoundCount{step + 3});
            QVERIFY(heard.count() == 1 || heard.wait(longEnough));
        }
        // The server ends the connection: that is noticed, and mended.
        auto database = server::connect(address);
        QVERIFY(database);
        QVERIFY((*database)->select(QStringLiteral("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query "
                                                   "LIKE 'LISTEN %' OR query = 'SELECT 1'"),
                                    {}, [](const QSqlQuery&) { return true; }));
        heard.clear();
        QVERIFY(heard.wait(longEnough)); // it may have missed something
        heard.clear();
        mustApply(*ada, SetRoundCount{9});
        QVERIFY(heard.count() == 1 || heard.wait(longEnough));
    }
};

} // namespace pairwright

static const pairwright::RegisteredTest<pairwright::FollowingTest> registered("test_following");
#include "test_following.moc"
