#include "app/domain/changes/contradictions.h"
#include "app/storage/server/server_store.h"
#include "app/storage/sqlite/open_database.h"
#include "app/storage/tournament/content_digest.h"
#include "app/storage/tournament/tournament_store.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/digest.h"
#include "tests/unit/app/support/sessions.h"
#include "tests/unit/app/support/temporary_cluster.h"

#include <QTest>

#include <cstdlib>
#include <stdexcept>

namespace pairwright {

using namespace test;

namespace {

std::unique_ptr<TournamentSession> sessionOn(const ServerAddress& address, const QString& who = QStringLiteral("Ada"))
{
    SessionOptions options = testOptions();
    options.who = who;
    auto opened = TournamentSession::openStore(
        address.text(), [address] { return ServerStore::open(address); }, options);
    if (!opened)
        throw std::runtime_error(opened.error().detail.toStdString());
    return std::move(opened).value();
}

/// Ends what the server does for all others, as a net does that breaks.
int cutAllOthers(ServerStore& store)
{
    int cut = 0;
    const auto done = store.database().select(
        QStringLiteral(
            "SELECT COUNT(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND "
            "backend_type = 'client backend'"),
        {}, [&cut](const QSqlQuery& row) {
            cut = row.value(0).toInt();
            return true;
        });
    return done ? cut : -1;
}

} // namespace

/// An event on a PostgreSQL server, from the store up to the session.
class ServerStoreTest : public QObject {
    Q_OBJECT
private slots:
    void anAddressIsReadAndWrittenAlike_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("host") << "postgresql://hall.local/chess?event=open-2026";
        QTest::newRow("user and port") << "postgresql://ada@hall.local:5433/chess?event=a";
        QTest::newRow("this computer") << "postgresql:///chess?event=a";
        QTest::newRow("socket") << "postgresql:///chess?user=ada&host=/tmp/of%20a%20test&event=a";
        QTest::newRow("socket and port") << "postgresql:///chess?host=/tmp&port=5433&event=a";
    }
    void anAddressIsReadAndWrittenAlike()
    {
        QFETCH(const QString, text);
        const auto address = ServerAddress::read(text);
        QVERIFY(address);
        QCOMPARE(ServerAddress::read(address->text()).value(), *address);
        QCOMPARE(address->text(), text);
    }

    void whatIsNoAddressIsRefused_data()
    {
        using Fault = ServerAddress::Fault;
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("fault");
        const auto row = [](const char* text, Fault fault) {
            QTest::newRow(text) << text << static_cast<int>(fault);
        };
        row("postgresql://ada:secret@hall/chess?event=a", Fault::password);
        row("postgresql://:secret@hall/chess?event=a", Fault::password);
        row("postgresql://hall/chess?event=a&password=secret", Fault::password);
        row("postgresql://hall/chess?event=a&sslmode=disable", Fault::notAnAddress);
        row("mysql://hall/chess?event=a", Fault::notAnAddress);
        row("/home/ada/open.pairwright", Fault::notAnAddress);
        row("postgresql://hall?event=a", Fault::noDatabase);
        row("postgresql://hall/chess", Fault::noEvent);
        row("postgresql://hall/chess?event=a&port=5433", Fault::notAnAddress);
        row("postgresql://hall/chess?event=a%22;--", Fault::impossibleEvent);
        row("postgresql://hall/chess?event=Open", Fault::impossibleEvent);
    }
    void whatIsNoAddressIsRefused()
    {
        QFETCH(const QString, text);
        QFETCH(const int, fault);
        const auto address = ServerAddress::read(text);
        QVERIFY(!address);
        QCOMPARE(static_cast<int>(address.error()), fault);
    }

    void aTournamentGoesToTheServerAndBackWhole()
    {
        TournamentFile file;
        {
            auto session = createSession(file.path(), 12);
            pairAndPublish(*session);
            session->close();
        }
        const ServerAddress address = newEvent();
        const QByteArray before = digestOf(file.path());
        QVERIFY(ServerStore::createFromFile(address, file.path()));
        const QString back = file.path() + QStringLiteral(".back.pairwright");
        const auto copied = ServerStore::copyToFile(address, back);
        QVERIFY2(copied.hasValue(), copied ? "" : qPrintable(copied.error().detail));
        QCOMPARE(digestOf(back), before);
        QCOMPARE(digestOf(file.path()), before);
        // Nothing is made a second time, there or here.
        QCOMPARE(ServerStore::createFromFile(address, file.path()).error().code, OpenError::Code::alreadyExists);
        QCOMPARE(ServerStore::copyToFile(address, back).error().code, OpenError::Code::alreadyExists);
        QCOMPARE(digestOf(back), before);
    }

    void whatIsGivenUpBeforeTheLastMomentIsNotThere()
    {
        TournamentFile file;
        createSession(file.path(), 12)->close();
        const ServerAddress address = newEvent();
        LastMoment given;
        QVERIFY(given.giveUp());
        QCOMPARE(ServerStore::createFromFile(address, file.path(), &given).error().code, OpenError::Code::cancelled);
        QCOMPARE(ServerStore::open(address).error().code, OpenError::Code::noEvent);
        LastMoment passed;
        QVERIFY(ServerStore::createFromFile(address, file.path(), &passed));
        QVERIFY(!passed.giveUp()); // too late: it is there
    }

    void aSessionWorksThereAsInAFile()
    {
        TournamentFile file;
        auto local = createSession(file.path(), 12);
        const ServerAddress address = newEvent();
        local->flush();
        QVERIFY(ServerStore::createFromFile(address, file.path()));
        auto there = sessionOn(address);
        QCOMPARE(there->lastStep(), local->lastStep());
        for (TournamentSession* session : {local.get(), there.get()}) {
            pairAndPublish(*session);
            session->flush();
            mustApply(*session, MarkCheckpoint{QStringLiteral("before the results")});
            mustApply(*session, EnterResult{{RoundNumber{1}, 1}, GameResult::whiteWins});
            mustApply(*session, EnterResult{{RoundNumber{1}, 2}, GameResult::draw});
            session->flush();
            QVERIFY(session->undo());
            QVERIFY(session->redo());
            QVERIFY(session->undo());
            session->flush();
            QVERIFY(!session->notSaved());
        }
        QCOMPARE(there->lastStep(), local->lastStep());
        QVERIFY(there->saved().rounds.front().published()->pairings ==
                local->saved().rounds.front().published()->pairings);
        QCOMPARE(there->checkpoints().value().size(), std::size_t{1});
        const std::int64_t moment = there->checkpoints().value().front().step;
        QVERIFY(there->tournamentAfter(moment).value() != there->saved());
        QVERIFY(there->restoreMoment(moment));
        there->flush();
        const Tournament last = there->saved();
        const QString copy = file.path() + QStringLiteral(".copy.pairwright");
        QVERIFY(there->saveCopy(copy));
        there->close();
        there.reset();
        QVERIFY(sessionOn(address)->saved() == last);
        QVERIFY(TournamentStore::openToRead(copy)->content.tournament == last);
    }

    void anEventOfTeamsIsThereAsInAFile()
    {
        TournamentFile file;
        auto local = createSession(file.path(), 0);
        const ServerAddress address = newEvent();
        local->flush();
        QVERIFY(ServerStore::createFromFile(address, file.path()));
        auto there = sessionOn(address);
        AddTeams list;
        for (int team = 0; team < 5; ++team)
            for (int place = 1; place <= 5; ++place) {
                AddTeams::Entry& entry = list.members.emplace_back();
                entry.team = QString(QChar(u'A' + team));
                entry.data.name = QStringLiteral("%1%2").arg(QChar(u'a' + team)).arg(place);
                entry.data.rating = Rating{2400 - 50 * team - 10 * place, RatingSource::fide, {}};
            }
        for (TournamentSession* session : {local.get(), there.get()}) {
            mustApply(*session, SetTeamRules{TeamRules{}});
            mustApply(*session, list);
            mustApply(*session, SetInitialColour{{Colour::White, {}}});
            pairAndPublish(*session);
            mustApply(*session, SeatAsUsual{RoundNumber{1}});
            for (int game = 1; game <= 4; ++game)
                mustApply(*session,
                          EnterResult{{RoundNumber{1}, 1, game}, game == 1 ? GameResult::whiteWins : GameResult::draw});
            session->flush();
            QVERIFY(session->undo());
            QVERIFY(session->undo());
            QVERIFY(session->redo());
            session->flush();
            QVERIFY(!session->notSaved());
        }
        const Tournament last = there->saved();
        QVERIFY(last.members == local->saved().members);
        QVERIFY(last.rounds.front().published()->pairings == local->saved().rounds.front().published()->pairings);
        QVERIFY(last.settings.teams == local->saved().settings.teams);
        QVERIFY(last.rounds.front().published()->pairings.boards.front().games.front().forWhite.has_value());
        there->close();
        there.reset();
        QVERIFY(sessionOn(address)->saved() == last);
    }

    void aNewEventIsThereOnceAndWhole()
    {
        const ServerAddress address = newEvent();
        QCOMPARE(ServerStore::open(address).error().code, OpenError::Code::noEvent);
        TournamentFile file;
        auto local = createSession(file.path(), 4);
        JournalRow first;
        first.step = 1;
        first.at = QDateTime(QDate(2026, 11, 25), QTime(12, 0), Qt::UTC);
        first.who = QStringLiteral("Ada");
        first.isBarrier = true;
        first.name = QStringLiteral("CreateTournament");
        first.description = first.command = QStringLiteral("{}");
        first.changes = QStringLiteral("{\"v\":2,\"changes\":[]}");
        const auto made = ServerStore::create(address, local->saved(), first);
        QVERIFY2(made.hasValue(), made ? "" : qPrintable(made.error().detail));
        QVERIFY(made->content.tournament == local->saved());
        QCOMPARE(made->content.lastStep, std::int64_t{1});
        QCOMPARE(ServerStore::create(address, local->saved(), first).error().code, OpenError::Code::alreadyExists);
    }

    void theSecondOfTwoIsBehindAndNothingOfItIsWritten()
    {
        const ServerAddress address = eventOf(12);
        auto ada = ServerStore::open(address).value();
        auto ben = ServerStore::open(address).value();
        JournalRow row = ada.store->historyAfter(ada.content.lastStep - 1).value().front();
        row.target.reset();
        row.kind = StepKind::done;
        const std::int64_t base = ada.content.lastStep;
        QVERIFY(ada.store->write({}, row, base));
        const auto late = ben.store->write({}, row, base);
        QVERIFY(!late);
        QCOMPARE(late.error().code, StoreError::Code::behind);
        QCOMPARE(ben.store->historyAfter(base).value().size(), std::size_t{1});
        QVERIFY(ben.store->write({}, row, base + 1));
        // Who knows of more than there is has lost something.
        QCOMPARE(ben.store->write({}, row, base + 9).error().code, StoreError::Code::stepsGone);
    }

    void aConnectionThatBreaksIsMadeAnewAndTheStepIsThereOnce()
    {
        const ServerAddress address = eventOf(12);
        auto other = ServerStore::open(address).value();
        auto session = sessionOn(address);
        pairAndPublish(*session);
        session->flush();
        for (int board = 1; board <= 4; ++board) {
            const std::int64_t before = session->lastStep();
            QVERIFY(cutAllOthers(static_cast<ServerStore&>(*other.store)) >= 1);
            mustApply(*session, EnterResult{{RoundNumber{1}, board}, GameResult::draw});
            session->flush();
            QVERIFY(!session->notSaved());
            QCOMPARE(session->lastStep(), before + 1);
            QCOMPARE(other.store->historyAfter(before).value().size(), std::size_t{1});
        }
    }

    void whoCannotReachTheServerIsToldSoAndKeepsWhatIsNotSaved()
    {
        ServerAddress nobody = newEvent();
        nobody.host = QStringLiteral("/nowhere");
        const auto opened = ServerStore::open(nobody);
        QVERIFY(!opened);
        QCOMPARE(opened.error().code, OpenError::Code::notReached);
        QVERIFY(!opened.error().detail.isEmpty());
    }

    void whatDoesNotArriveIsSaidInWordsOfTheServerAndSentAgain()
    {
        const ServerAddress address = eventOf(12);
        auto other = ServerStore::open(address).value();
        auto& server = static_cast<ServerStore&>(*other.store);
        auto session = sessionOn(address);
        pairAndPublish(*session);
        session->flush();
        const auto login = [&](const char* may) {
            return server.database().run(
                QStringLiteral("ALTER ROLE %1 %2").arg(TemporaryCluster::user(), QLatin1String(may)));
        };
        QVERIFY(login("NOLOGIN"));
        QVERIFY(cutAllOthers(server) >= 1);
        QVERIFY(session->apply(EnterResult{{RoundNumber{1}, 1}, GameResult::draw}));
        session->flush();
        const auto past = session->history(1, 10);
        QVERIFY(login("LOGIN"));
        QCOMPARE(past.error().findings.front().code, FindingCode::historyNotReached);
        QVERIFY(session->notSaved());
        QCOMPARE(session->notSaved()->cause.findings.front().code, FindingCode::loginEnded);
        session->tryAgain();
        session->flush();
        QVERIFY(!session->notSaved());
        QCOMPARE(session->saved().game({RoundNumber{1}, 1})->outcome.result, GameResult::draw);
    }

    void twoEventsOnOneServerDoNotSeeEachOther()
    {
        const ServerAddress first = eventOf(12);
        const ServerAddress second = eventOf(6);
        QCOMPARE(ServerStore::open(first)->content.tournament.players.size(), std::size_t{12});
        QCOMPARE(ServerStore::open(second)->content.tournament.players.size(), std::size_t{6});
    }

    void theTimeIsTheServers()
    {
        const ServerAddress address = eventOf(4);
        auto opened = ServerStore::open(address).value();
        JournalRow row = opened.store->historyAfter(opened.content.lastStep - 1).value().front();
        row.target.reset();
        row.kind = StepKind::done;
        row.at = QDateTime(QDate(2026, 11, 25), QTime(12, 0), Qt::UTC);
        QVERIFY(opened.store->write({}, row, opened.content.lastStep));
        const QDateTime there = opened.store->historyAfter(opened.content.lastStep).value().front().at;
        QVERIFY(std::abs(there.secsTo(QDateTime::currentDateTimeUtc())) < 60); // of this computer, too
    }
};

} // namespace pairwright

static const pairwright::RegisteredTest<pairwright::ServerStoreTest> registered("test_server_store");
#include "test_server_store.moc"
