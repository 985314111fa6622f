#include "app/domain/changes/change.h"
#include "app/storage/schema.h"
#include "app/storage/server/server_database.h"
#include "app/storage/server/server_schema.h"
#include "app/storage/sqlite/open_database.h"
#include "app/storage/tournament/content_digest.h"
#include "app/storage/tournament/journal_store.h"
#include "app/storage/tournament/tournament_reader.h"
#include "app/storage/tournament/tournament_writer.h"
#include "tests/support/lim_options.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/course.h"
#include "tests/unit/app/support/sessions.h"
#include "tests/unit/app/support/temporary_cluster.h"

#include <QSqlError>
#include <QSqlQuery>
#include <QTest>

#include <utility>
#include <vector>

namespace pairwright {

using namespace test;

namespace {

const QDateTime noon(QDate(2026, 11, 23), QTime(12, 0), Qt::UTC);

QString textOf(const StoreError& error)
{
    return error.detail;
}

#define MUST(expression)                                                                                               \
    do {                                                                                                               \
        const auto done = (expression);                                                                                \
        QVERIFY2(done.hasValue(), done ? "" : qPrintable(textOf(done.error())));                                       \
    } while (false)

JournalRow rowOf(std::int64_t step, const Delta& delta, StepKind kind, bool isBarrier)
{
    JournalRow row;
    row.step = step;
    row.at = noon.addSecs(step);
    row.who = QStringLiteral("Ana „Ä“ 'quoted' \\ ? :name");
    row.kind = kind;
    if (kind != StepKind::done)
        row.target = step - 1;
    row.isBarrier = isBarrier;
    row.name = QStringLiteral("EnterResult");
    row.description = QStringLiteral("{\"command\":\"EnterResult\"}");
    row.command = QStringLiteral("{}");
    row.changes = changesToJson(delta);
    row.privateChanges = privateChangesToJson(delta);
    return row;
}

/// The fullest that we have: everything that a tournament can hold, private data, a log, groups, an event of
/// several.
Tournament fullest()
{
    Tournament tournament = someCourse().after;
    PlayerData& data = tournament.players.front().data;
    data.phone = QStringLiteral("+49 1");
    data.remarks = QStringLiteral("; DROP TABLE player; --");
    data.birth = BirthDate{2001, 2, 3};
    data.fixedBoard = 3;
    data.rapid = OfficialRating{2100, 20, QStringLiteral("FIDE rapid 2026-11")};
    tournament.settings.groupRules = {{QStringLiteral("Women"), Sex::Female, 1990, {}, {}, 2000, ThingId{7}}};
    tournament.settings.prizes = {
        {QStringLiteral("Under 1800"), PrizeKind::under, {}, {}, 1800, 2, highestAmount, {}, {}, ThingId{8}},
        {QStringLiteral("Best game"),
         PrizeKind::free,
         {},
         {},
         {},
         1,
         0,
         QStringLiteral("Book"),
         PlayerKey{1},
         ThingId{9}}};
    tournament.settings.prizeRules.sharing = PrizeSharing::hort;
    tournament.settings.prizeMarks = {{PlayerKey{1}, PrizeMark::Kind::admitted, ThingId{10}}};
    tournament.settings.teamRankings = {{QStringLiteral("Clubs"), TeamRanking::By::group, 3, true, true, ThingId{11}}};
    tournament.settings.announced =
        AnnouncedPrizes{noon, 1, QStringLiteral("EUR"), {{PlayerKey{1}, {}, {QStringLiteral("Main 1")}, 50'000}}};
    tournament.nextThing = ThingId{12};
    tournament.settings.initialColour = drawInitialColour(0xFFFFFFFFFFFFFFFFULL);
    tournament.settings.declaredOrder = {PlayerKey{4}, PlayerKey{1}};
    tournament.settings.options = withMaxi("off");
    for (Round& round : tournament.rounds)
        for (RoundVersion& version : round.versions)
            if (!version.pairings.boards.empty() && !version.pairings.boards.back().games.empty())
                version.pairings.boards.back().games.back().outcome.counts = false;
    tournament.integrity = {{IntegrityEvent::Kind::correction, noon, RoundNumber{1}, 1, QStringLiteral("1-0 to 0-1")},
                            {IntegrityEvent::Kind::roundCount, noon, RoundNumber{1}, {}, QStringLiteral("7 to 9")}};
    tournament.event.deputyArbiters = {{QStringLiteral("Zoë"), QStringLiteral("123")}};
    tournament.event.part = PartOfEvent{QStringLiteral("key"), QStringLiteral("Open"), 2, QStringLiteral("Group B")};
    tournament.keptLines = {{KeptLine::Place::header, {}, QStringLiteral("### other")},
                            {KeptLine::Place::afterPlayer, PlayerKey{1}, QStringLiteral("801 x")}};
    tournament.nextPlayerKey = PlayerKey{std::int64_t{1} << 39};
    return tournament;
}

} // namespace

/// The SQL of tournaments is understood by PostgreSQL as well as by SQLite, and says the same there.
class ServerSqlTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QVERIFY2(cluster_.isInstalled(), "PostgreSQL is not installed; ./test does it");
        QVERIFY2(cluster_.failure().isEmpty(), qPrintable(cluster_.failure()));
    }

    void init()
    {
        const QString schema = QStringLiteral("event%1").arg(++events_);
        server_ = connectionTo(schema);
        QVERIFY(server_ != nullptr);
        MUST(server_->run(QStringLiteral("CREATE SCHEMA ") + schema));
        MUST(server_->run(QStringLiteral("SET search_path TO ") + schema));
        MUST(server_->run(QStringLiteral("BEGIN")));
        MUST(createServerSchema(*server_));
        MUST(server_->run(QStringLiteral("COMMIT")));
        auto file = sqlite::open(sqlite::inMemory, sqlite::Access::readWrite);
        QVERIFY(file);
        file_ = std::move(file).value();
        MUST(file_->run(QStringLiteral("BEGIN")));
        MUST(createSchema(*file_));
        MUST(file_->run(QStringLiteral("COMMIT")));
    }

    void cleanup()
    {
        server_.reset();
        file_.reset();
    }

    void theFullestTournamentIsReadBackAsItWas()
    {
        const Tournament whole = fullest();
        for (Database* database : {server_.get(), file_.get()}) {
            MUST(database->run(QStringLiteral("BEGIN")));
            MUST(writeNew(*database, whole, noon, QStringLiteral("test")));
            MUST(database->run(QStringLiteral("COMMIT")));
            const auto read = readAll(*database);
            QVERIFY2(read.hasValue(), read ? "" : qPrintable(textOf(read.error())));
            QVERIFY(*read == whole);
        }
        sameDigests();
    }

    void everyKindOfChangeIsWrittenAndTakenBack()
    {
        const Course course = someCourse();
        for (Database* database : {server_.get(), file_.get()}) {
            MUST(writeNew(*database, course.before, noon, QStringLiteral("test")));
            Tournament follows = course.before;
            for (const Delta& delta : {course.delta, inverse(course.delta), course.delta})
                for (const Change& change : delta) {
                    applyTo(follows, {change});
                    MUST(database->run(QStringLiteral("BEGIN")));
                    MUST(writeDelta(*database, {change}));
                    MUST(database->run(QStringLiteral("COMMIT")));
                    const auto read = readAll(*database);
                    QVERIFY2(read.hasValue(), read ? "" : qPrintable(textOf(read.error())));
                    QVERIFY(*read == follows);
                }
        }
        sameDigests();
    }

    void whoTakesBackHisOwnEventLeavesNoGapAmongThoseOfAnother()
    {
        const auto event = [](int minute, const char* text) {
            return IntegrityEvent{IntegrityEvent::Kind::roundCount,
                                  noon.addSecs(qint64{60} * minute),
                                  RoundNumber{1},
                                  {},
                                  QString::fromLatin1(text)};
        };
        const IntegrityEvent mine = event(1, "7 to 8");
        const IntegrityEvent theirs = event(2, "8 to 9");
        const IntegrityEvent last = event(3, "9 to 8");
        const IntegrityEvent later = event(4, "8 to 6");
        const std::vector<std::pair<LogChange, std::vector<IntegrityEvent>>> course{
            {{{}, mine}, {mine}},
            {{{}, theirs}, {mine, theirs}},
            {{{}, last}, {mine, theirs, last}},
            {{mine, {}}, {theirs, last}}, // two move up
            {{{}, later}, {theirs, last, later}},
            {{last, {}}, {theirs, later}},
            {{later, {}}, {theirs}},
            {{theirs, {}}, {}},
            {{{}, mine}, {mine}}};
        for (Database* database : {server_.get(), file_.get()}) {
            MUST(writeNew(*database, someCourse().before, noon, QStringLiteral("test")));
            for (const auto& [change, expected] : course) {
                MUST(database->run(QStringLiteral("BEGIN")));
                MUST(writeDelta(*database, {change}));
                MUST(database->run(QStringLiteral("COMMIT")));
                const auto read = readAll(*database);
                QVERIFY2(read.hasValue(), read ? "" : qPrintable(textOf(read.error())));
                QVERIFY(read->integrity == expected);
                std::vector<int> places;
                MUST(database->select(QStringLiteral("SELECT position FROM integrity_event ORDER BY position"), {},
                                      [&places](const QSqlQuery& row) {
                                          places.push_back(row.value(0).toInt());
                                          return true;
                                      }));
                for (std::size_t i = 0; i < places.size(); ++i)
                    QCOMPARE(places[i], static_cast<int>(i) + 1);
                QCOMPARE(places.size(), expected.size());
            }
        }
        sameDigests();
    }

    void theJournalAnswersAlike()
    {
        const Course course = someCourse();
        for (Database* database : {server_.get(), file_.get()}) {
            MUST(writeNew(*database, course.before, noon, QStringLiteral("test")));
            MUST(appendJournal(*database, rowOf(1, {}, StepKind::done, true)));
            MUST(appendJournal(*database, rowOf(2, course.delta, StepKind::done, false)));
            MUST(appendJournal(*database, rowOf(3, inverse(course.delta), StepKind::undone, false)));
            QCOMPARE(lastJournalStep(*database).value(), std::int64_t{3});
            QCOMPARE(journalSinceBarrier(*database).value().size(), std::size_t{3});
            QCOMPARE(journalRows(*database, 2, 5).value().size(), std::size_t{2});
            QCOMPARE(journalAfter(*database, 2).value().front().who, rowOf(3, {}, StepKind::done, false).who);
            QCOMPARE(journalOf(*database, QStringLiteral("EnterResult")).value().size(), std::size_t{2});
            QVERIFY(!firstMissingStep(*database).value());
            QVERIFY(unreadableSteps(*database, 1'000'000).value().empty());
            MUST(cutJournal(*database, 2));
            QCOMPARE(lastJournalStep(*database).value(), std::int64_t{2});
        }
        sameDigests();
    }

    void aRowThatIsNotThereIsNotChanged()
    {
        for (Database* database : {server_.get(), file_.get()}) {
            MUST(writeNew(*database, someCourse().before, noon, QStringLiteral("test")));
            const BoardChange change{{RoundNumber{1}, 9}, 1, {}, {}};
            const auto done = writeDelta(*database, {change});
            QVERIFY(!done);
            QCOMPARE(done.error().code, StoreError::Code::damaged);
        }
    }

    void aTransactionThatOnlyReadsWritesNothing()
    {
        MUST(server_->run(QStringLiteral("BEGIN READ ONLY")));
        QCOMPARE(codeOf(server_->run(insertion)), StoreError::Code::readOnly);
    }

    void whoMayNotWriteIsToldSo()
    {
        MUST(server_->run(QStringLiteral("CREATE ROLE reader%1").arg(events_)));
        MUST(server_->run(QStringLiteral("GRANT USAGE ON SCHEMA event%1 TO reader%1").arg(events_)));
        MUST(server_->run(QStringLiteral("SET ROLE reader%1").arg(events_)));
        QCOMPARE(codeOf(server_->run(insertion)), StoreError::Code::readOnly);
    }

    void aStatementThatTakesTooLongIsInterrupted()
    {
        MUST(server_->run(QStringLiteral("SET statement_timeout = 20")));
        QCOMPARE(
            codeOf(server_->select(QStringLiteral("SELECT pg_sleep(10)"), {}, [](const QSqlQuery&) { return true; })),
            StoreError::Code::interrupted);
    }

    void whatAnotherHoldsIsBlocked()
    {
        const auto other = connectionTo(QStringLiteral("other%1").arg(events_));
        QVERIFY(other != nullptr);
        MUST(other->run(QStringLiteral("SET search_path TO event%1").arg(events_)));
        MUST(other->run(QStringLiteral("SET lock_timeout = 20")));
        MUST(server_->run(QStringLiteral("BEGIN")));
        MUST(server_->run(QStringLiteral("LOCK TABLE kept_line")));
        QCOMPARE(codeOf(other->run(insertion)), StoreError::Code::blocked);
    }

    void ofTwoWhoChangeTheSameOneIsBusy()
    {
        MUST(server_->run(insertion));
        const auto other = connectionTo(QStringLiteral("other%1").arg(events_));
        QVERIFY(other != nullptr);
        MUST(other->run(QStringLiteral("SET search_path TO event%1").arg(events_)));
        const QString change = QStringLiteral("UPDATE kept_line SET content = 'changed'");
        for (Database* database : {server_.get(), other.get()}) {
            MUST(database->run(QStringLiteral("BEGIN ISOLATION LEVEL SERIALIZABLE")));
            MUST(database->select(QStringLiteral("SELECT content FROM kept_line"), {},
                                  [](const QSqlQuery&) { return true; }));
        }
        MUST(server_->run(change));
        MUST(server_->run(QStringLiteral("COMMIT")));
        QCOMPARE(codeOf(other->run(change)), StoreError::Code::busy);
    }

    void aServerThatHasGoneCannotBeReached()
    {
        const auto other = connectionTo(QStringLiteral("other%1").arg(events_));
        QVERIFY(other != nullptr);
        QVariant process;
        MUST(server_->select(QStringLiteral("SELECT pg_backend_pid()"), {}, [&process](const QSqlQuery& row) {
            process = row.value(0);
            return true;
        }));
        MUST(other->select(QStringLiteral("SELECT pg_terminate_backend(?)"), {process.toInt()},
                           [](const QSqlQuery&) { return true; }));
        // What the server says last, and then nothing any more.
        QCOMPARE(codeOf(server_->run(insertion)), StoreError::Code::cannotOpen);
        QCOMPARE(codeOf(server_->run(insertion)), StoreError::Code::cannotOpen);
    }

    void whatTheTablesDoNotTakeHasFailed()
    {
        MUST(server_->run(insertion));
        QCOMPARE(codeOf(server_->run(insertion)), StoreError::Code::failed);
    }

private:
    const QString insertion = QStringLiteral("INSERT INTO kept_line VALUES (1, 'header', NULL, 'line')");

    static StoreError::Code codeOf(const Expected<Done, StoreError>& done)
    {
        if (done)
            throw std::logic_error("it was done");
        return done.error().code;
    }

    [[nodiscard]] std::unique_ptr<Database> connectionTo(const QString& name) const
    {
        QSqlDatabase connection = QSqlDatabase::addDatabase(QStringLiteral("QPSQL"), name);
        connection.setHostName(cluster_.host());
        connection.setUserName(TemporaryCluster::user());
        connection.setDatabaseName(QStringLiteral("postgres"));
        if (connection.open())
            return server::over(connection, name);
        qWarning("%s", qPrintable(connection.lastError().text()));
        return nullptr;
    }

    void sameDigests()
    {
        const auto there = contentDigest(*server_);
        QVERIFY2(there.hasValue(), there ? "" : qPrintable(textOf(there.error())));
        QCOMPARE(there.value(), contentDigest(*file_).value());
    }

    TemporaryCluster cluster_;
    int events_ = 0;
    std::unique_ptr<Database> server_;
    std::unique_ptr<Database> file_;
};

} // namespace pairwright

static const pairwright::RegisteredTest<pairwright::ServerSqlTest> registered("test_server_sql");
#include "test_server_sql.moc"
