#include "tests/support/registered_test.h"
#include "tests/unit/app/support/rounds.h"
#include "tests/unit/app/support/sessions.h"
#include "tests/unit/app/support/small_disk.h"

#include "app/storage/tournament/read_tournament.h"
#include "app/storage/tournament/tournament_store.h"

#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTest>

using namespace pairwright;
using namespace pairwright::test;

namespace {

/// Another connection to the same file, for making the session's statements fail.
class Saboteur {
public:
    explicit Saboteur(const QString& path)
        : database_(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("saboteur")))
    {
        database_.setDatabaseName(path);
        opened_ = database_.open();
    }
    ~Saboteur()
    {
        database_.close();
        database_ = QSqlDatabase();
        QSqlDatabase::removeDatabase(QStringLiteral("saboteur"));
    }
    Saboteur(const Saboteur&) = delete;
    Saboteur& operator=(const Saboteur&) = delete;
    bool run(const char* sql)
    {
        QSqlQuery query(database_);
        return opened_ && query.exec(QString::fromLatin1(sql));
    }

private:
    QSqlDatabase database_;
    bool opened_ = false;
};

/// What a session says of commands that could not be saved.
struct Failures {
    explicit Failures(TournamentSession& session)
    {
        QObject::connect(&session, &TournamentSession::failed, &session, [this](const NotSaved& what) {
            for (const ChangeSet& changes : what.changes)
                tickets.push_back(changes.ticket.value);
            codes.push_back(what.cause.findings.front().code);
            kinds.push_back(what.cause.kind);
        });
    }
    std::vector<std::uint64_t> tickets;
    std::vector<FindingCode> codes;
    std::vector<CommandError::Kind> kinds;
};

bool isSameEverywhere(const TournamentSession& session)
{
    const auto stored = readTournament(session.path());
    return stored && *stored == session.saved() && session.saved() == session.projected();
}

// An index of what cannot be computed makes each write of such a row fail. (Triggers of a file do not run.)
constexpr auto spoilJournal =
    "CREATE INDEX fail ON journal (abs(step - step - 9223372036854775807 - 1)) WHERE step > %1";
constexpr auto dropTheFault = "DROP INDEX fail";

} // namespace

class FailingDiskTest : public QObject {
    Q_OBJECT
private slots:
    void aFullDiskIsSaidAndNothingIsHalfDone();
    void onAFullDiskNoFileIsMade();
    void aFullFileRollsTheWholeStepBack();
    void aFailingStatementFailsWhatWasQueuedBehindIt();
    void everyCommandThatFailsLeavesEverythingAsItWas();
    void aBusyFileIsSaid();
    void undoMayFailToo();
    void whatFailedIsTriedAgainUnlessItWasDoneOtherwiseSince();
    void whoeverCameInSinceIsNotTakenForAPlayerWhoWasNotSaved();
    void aCopyHoldsWhatWasNotSaved();
};

void FailingDiskTest::aFullDiskIsSaidAndNothingIsHalfDone()
{
    SmallDisk disk(3000);
    if (!disk.isThere())
        QSKIP("needs root to mount a file system");
    auto session = createSession(disk.path(QStringLiteral("open.pairwright")), 6);
    pairAndPublish(*session);
    const Tournament before = session->saved();
    const Failures failures(*session);
    QTest::qWait(500); // at a publication the log comes into the file, which takes room
    QVERIFY(disk.fill());
    const auto ticket = session->apply(AddPlayers{somePlayers(2000, 10), {}});
    QVERIFY(ticket);
    session->flush();
    QCOMPARE(failures.tickets, (std::vector{ticket->value}));
    QCOMPARE(failures.codes, (std::vector{FindingCode::diskFull}));
    QCOMPARE(failures.kinds, (std::vector{CommandError::Kind::notSaved}));
    QVERIFY(session->saved() == before);
    QVERIFY(session->projected() == before);
    QVERIFY(!session->isSaving());
    QVERIFY(disk.removeFilling());
    // With space again the program goes on.
    mustApply(*session, EnterResult{{one, 1}, GameResult::draw});
    QVERIFY(isSameEverywhere(*session));
    const Tournament after = session->saved();
    session.reset();
    QVERIFY(openSession(disk.path(QStringLiteral("open.pairwright")))->saved() == after);
}

void FailingDiskTest::onAFullDiskNoFileIsMade()
{
    SmallDisk disk(400);
    if (!disk.isThere())
        QSKIP("needs root to mount a file system");
    constexpr qint64 left = qint64{40} * 1024;
    QVERIFY(disk.fill(left));
    const MemoryTournament source(3000);
    const auto session = TournamentSession::createFrom(disk.path(QStringLiteral("open.pairwright")), source.value, {});
    QVERIFY(!session);
    QCOMPARE(session.error().code, OpenError::Code::diskFull);
    QVERIFY(!QFile::exists(disk.path(QStringLiteral("open.pairwright"))));
}

void FailingDiskTest::aFullFileRollsTheWholeStepBack()
{
    const TournamentFile file;
    createSession(file.path(), 6).reset();
    auto opened = TournamentStore::open(file.path());
    QVERIFY(opened);
    Database& database = opened->store->database();
    int pages = 0;
    QVERIFY(database.select(QStringLiteral("PRAGMA page_count"), {}, [&](const QSqlQuery& row) {
        pages = row.value(0).toInt();
        return true;
    }));
    MemoryTournament tournament;
    tournament.value = opened->content.tournament;
    const Delta delta = tournament.plan(AddPlayers{somePlayers(1000, 10), {}}).delta;
    JournalRow row;
    row.at = QDateTime::currentDateTimeUtc();
    row.description = row.command = QStringLiteral("{}");
    row.changes = changesToJson(delta);
    // Wherever in the step the space ends, nothing of it stays.
    for (int more = 1; more < 20; more += 3) {
        QVERIFY(database.select(QStringLiteral("PRAGMA max_page_count = %1").arg(pages + more), {},
                                [](const QSqlQuery&) { return true; }));
        const auto written = opened->store->write(delta, row, opened->content.lastStep);
        QVERIFY(!written);
        QCOMPARE(written.error().code, StoreError::Code::diskFull);
        QVERIFY(readTournament(file.path()).value() == tournament.value);
    }
    QVERIFY(
        database.select(QStringLiteral("PRAGMA max_page_count = 100000"), {}, [](const QSqlQuery&) { return true; }));
    QVERIFY(opened->store->write(delta, row, opened->content.lastStep));
    const auto read = readTournament(file.path());
    QVERIFY2(read, read ? "" : qPrintable(read.error().detail));
    QCOMPARE(read->players.size(), std::size_t{1006});
}

void FailingDiskTest::aFailingStatementFailsWhatWasQueuedBehindIt()
{
    const TournamentFile file;
    const auto session = createSession(file.path(), 8);
    pairAndPublish(*session);
    const Tournament before = session->saved();
    const Failures failures(*session);
    Saboteur saboteur(file.path());
    QVERIFY(saboteur.run(QString::fromLatin1(spoilJournal).arg(session->lastStep()).toLatin1()));
    std::vector<std::uint64_t> tickets;
    for (int board = 1; board <= 3; ++board)
        tickets.push_back(session->apply(EnterResult{{one, board}, GameResult::draw})->value);
    session->flush();
    QCOMPARE(failures.tickets, tickets);
    QCOMPARE(failures.codes, (std::vector{FindingCode::storageFailed})); // said once
    QVERIFY(session->saved() == before);
    QVERIFY(!session->isSaving({one, 1}));
    QVERIFY(saboteur.run(dropTheFault));
    QVERIFY(isSameEverywhere(*session));
    mustApply(*session, EnterResult{{one, 2}, GameResult::whiteWins});
    QCOMPARE(session->saved().game({one, 2})->outcome.result.value(), GameResult::whiteWins);
    QVERIFY(isSameEverywhere(*session));
    QCOMPARE(session->undoStep()->board.value(), 2);
}

void FailingDiskTest::everyCommandThatFailsLeavesEverythingAsItWas()
{
    const TournamentFile file;
    const auto session = createSession(file.path(), 8, 5);
    pairAndPublish(*session);
    enterAll(*session);
    mustApply(*session, SetRatedBy{RatedBy::nobody}); // in FIDE mode the system is fixed
    Saboteur saboteur(file.path());
    // The last statement of a step fails: everything before it has been written already.
    const QByteArray spoil = QString::fromLatin1(spoilJournal).arg(session->lastStep()).toLatin1();
    const Tournament before = session->saved();
    EventData event = before.event;
    event.deputyArbiters = {{QStringLiteral("A"), {}}};
    PlayerData data = before.players.front().data;
    data.rating->value = 1;
    const RoundNumber two{2};
    const std::vector<Command> commands{editOf(before.event, event),
                                        AddPlayers{somePlayers(3, 20), {}},
                                        editOf(before.players.front(), data),
                                        SetDeclaredOrder{{PlayerKey{2}}},
                                        SetAbsence{two, {PlayerKey{1}}, {}},
                                        WithdrawPlayer{{PlayerKey{1}}, two},
                                        SetRoundCount{4},
                                        SetSystem{{System::Dutch, 2017}},
                                        EnterResult{{one, 1}, GameResult::zeroZero}};
    const Failures failures(*session);
    for (const Command& command : commands) {
        const auto known = failures.codes.size();
        QVERIFY(saboteur.run(spoil));
        QVERIFY2(session->apply(command, WarningLevel::twoSteps), nameOf(command).latin1());
        session->flush();
        QCOMPARE(failures.codes.size(), known + 1);
        QVERIFY2(session->saved() == before, nameOf(command).latin1());
        QVERIFY(saboteur.run(dropTheFault));
        QVERIFY2(isSameEverywhere(*session), nameOf(command).latin1());
    }
    for (const Command& command : commands)
        mustApply(*session, command);
    QVERIFY(isSameEverywhere(*session));
}

void FailingDiskTest::aBusyFileIsSaid()
{
    const TournamentFile file;
    const auto session = createSession(file.path(), 4);
    const Failures failures(*session);
    Saboteur saboteur(file.path());
    QVERIFY(saboteur.run("BEGIN IMMEDIATE"));
    QVERIFY(session->apply(SetRoundCount{3}));
    session->flush(); // gives up after three seconds
    QCOMPARE(failures.codes, (std::vector{FindingCode::storageBusy}));
    QVERIFY(saboteur.run("ROLLBACK"));
    mustApply(*session, SetRoundCount{3});
}

void FailingDiskTest::undoMayFailToo()
{
    const TournamentFile file;
    const auto session = createSession(file.path(), 4);
    mustApply(*session, SetRoundCount{3});
    const Tournament before = session->saved();
    const Failures failures(*session);
    Saboteur saboteur(file.path());
    QVERIFY(saboteur.run(QString::fromLatin1(spoilJournal).arg(session->lastStep()).toLatin1()));
    QVERIFY(session->undo());
    session->flush();
    QCOMPARE(failures.codes.size(), std::size_t{1});
    QVERIFY(session->saved() == before);
    QCOMPARE(session->undoStep()->count, 3);
    QVERIFY(!session->redoStep());
    QVERIFY(saboteur.run(dropTheFault));
    QVERIFY(session->undo());
    session->flush();
    QCOMPARE(session->saved().settings.plannedRounds, 7);
    QVERIFY(isSameEverywhere(*session));
}

void FailingDiskTest::whatFailedIsTriedAgainUnlessItWasDoneOtherwiseSince()
{
    const TournamentFile file;
    const auto session = createSession(file.path(), 8);
    pairAndPublish(*session);
    Saboteur saboteur(file.path());
    QVERIFY(saboteur.run(QString::fromLatin1(spoilJournal).arg(session->lastStep()).toLatin1()));
    for (int board = 1; board <= 3; ++board)
        QVERIFY(session->apply(EnterResult{{one, board}, GameResult::draw}));
    session->flush();
    QCOMPARE(session->notSaved()->changes.size(), std::size_t{3});
    // As long as it fails it is told, and nothing is told twice.
    session->tryAgain();
    session->flush();
    QCOMPARE(session->notSaved()->changes.size(), std::size_t{3});
    QCOMPARE(session->notSaved()->cause.findings.front().code, FindingCode::storageFailed);
    QVERIFY(saboteur.run(dropTheFault));
    mustApply(*session, EnterResult{{one, 2}, GameResult::whiteWins});
    QCOMPARE(session->notSaved()->changes.size(), std::size_t{2});
    session->tryAgain();
    session->flush();
    QVERIFY(!session->notSaved());
    QCOMPARE(session->saved().game({one, 1})->outcome.result.value(), GameResult::draw);
    QCOMPARE(session->saved().game({one, 2})->outcome.result.value(), GameResult::whiteWins);
    QCOMPARE(session->saved().game({one, 3})->outcome.result.value(), GameResult::draw);
    QVERIFY(isSameEverywhere(*session));
}

void FailingDiskTest::whoeverCameInSinceIsNotTakenForAPlayerWhoWasNotSaved()
{
    const TournamentFile file;
    const auto session = createSession(file.path(), 4);
    Saboteur saboteur(file.path());
    QVERIFY(saboteur.run(QString::fromLatin1(spoilJournal).arg(session->lastStep()).toLatin1()));
    const PlayerKey key = session->projected().nextPlayerKey;
    QVERIFY(session->apply(AddPlayers{somePlayers(1, 50), {}}));
    QVERIFY(session->apply(WithdrawPlayer{{key}, one}));
    session->flush();
    QVERIFY(saboteur.run(dropTheFault));
    mustApply(*session, AddPlayers{somePlayers(1, 60), {}});
    const Player other = *session->saved().player(key);
    const Failures failures(*session);
    session->tryAgain();
    session->flush();
    // He has another number; what was done with him is told, and done with nobody else.
    QVERIFY(!session->notSaved());
    QCOMPARE(failures.codes, std::vector{FindingCode::unknownPlayer});
    QVERIFY(*session->saved().player(key) == other);
    const Player* added = session->saved().player(PlayerKey{key.value + 1});
    QCOMPARE(added->data.name, somePlayers(1, 50).front().data.name);
    QVERIFY(added->withdrawals.empty());
}

void FailingDiskTest::aCopyHoldsWhatWasNotSaved()
{
    const TournamentFile file;
    const auto session = createSession(file.path(), 8);
    pairAndPublish(*session);
    Saboteur saboteur(file.path());
    QVERIFY(saboteur.run(QString::fromLatin1(spoilJournal).arg(session->lastStep()).toLatin1()));
    QVERIFY(session->apply(EnterResult{{one, 1}, GameResult::draw}));
    session->flush();
    QVERIFY(saboteur.run(dropTheFault)); // what is copied is the file itself
    const auto copied = session->saveCopy(file.path(QStringLiteral("copy.pairwright")));
    QVERIFY(copied);
    QVERIFY(copied->withHistory);
    QCOMPARE(copied->missing, 0);
    const auto copy = openSession(file.path(QStringLiteral("copy.pairwright")));
    QCOMPARE(copy->saved().game({one, 1})->outcome.result.value(), GameResult::draw);
    QCOMPARE(copy->lastStep(), session->lastStep() + 1);
    QVERIFY(!session->saved().game({one, 1})->outcome.result);
}

static const pairwright::RegisteredTest<FailingDiskTest> registered("test_failing_disk");
#include "test_failing_disk.moc"
