#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"
#include "tests/unit/app/support/tampering.h"

#include "app/domain/changes/contradictions.h"
#include "app/session/history/recovery.h"
#include "app/storage/file/file_lock.h"
#include "app/storage/sqlite/sqlite_dialect.h"
#include "app/storage/tournament/journal_store.h"
#include "app/storage/tournament/read_tournament.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTest>

#include <sys/stat.h>

using namespace pairwright;
using namespace pairwright::test;

namespace {

const QDateTime noon(QDate(2026, 3, 1), QTime(12, 0), Qt::UTC);

/// A closed file with players, two played rounds and a third that is open.
Tournament makeFile(const QString& path)
{
    auto session = createSession(path, 7);
    for (int round = 1; round <= 2; ++round) {
        pairAndPublish(*session);
        enterAll(*session, GameResult::whiteWins);
    }
    pairAndPublish(*session);
    return session->saved();
}

OpenError::Code codeOf(const Expected<std::unique_ptr<TournamentSession>, OpenError>& opened)
{
    return opened ? OpenError::Code::failed : opened.error().code;
}

} // namespace

class HostileFilesTest : public QObject {
    Q_OBJECT
private slots:
    void nothingInAFileRuns_data();
    void nothingInAFileRuns();
    void whatAStrangeSchemaHoldsOfATournamentIsRecovered_data();
    void whatAStrangeSchemaHoldsOfATournamentIsRecovered();
    void whatContradictsItselfOpensForLookingWithWhatHolds_data();
    void whatContradictsItselfOpensForLookingWithWhatHolds();
    void howSqliteFindsItsRowsIsNoContradiction();
    void aLargeHistoryDoesNotMakeOpeningSlow();
    void aMillionPlayersAreRefusedInASecond();
    void aHalfWrittenStepIsNeverShown();
    void aLogOfAnotherFileIsNotTakenIn();
    void anOlderFileIsReadWithoutBeingChanged();
    void aHalfUpgradedFileLeavesNoCopies();
    void whatIsNoFileIsNotWaitedFor();
    void aStepThatDoesNotFitIsNotUndone_data();
    void aStepThatDoesNotFitIsNotUndone();
    void everyUnreadableTournamentMayBeRecovered_data();
    void everyUnreadableTournamentMayBeRecovered();
};

void HostileFilesTest::nothingInAFileRuns_data()
{
    QTest::addColumn<QStringList>("statements");
    QTest::addColumn<QString>("named");
    const auto row = [](const char* name, const QStringList& statements, const char* named) {
        QTest::newRow(name) << statements << QString::fromLatin1(named);
    };
    row("trigger", {"CREATE TRIGGER rewrite AFTER INSERT ON journal BEGIN UPDATE round_game SET result = '0-1'; END"},
        "trigger rewrite");
    row("view", {"CREATE VIEW extra AS SELECT * FROM player"}, "view extra");
    row("view in the place of a table",
        {"ALTER TABLE kept_line RENAME TO hidden",
         "CREATE VIEW kept_line AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) "
         "SELECT i AS position, 'top' AS place, NULL AS after_player, 'x' AS content FROM n"},
        "");
    row("virtual table", {"CREATE VIRTUAL TABLE extra USING fts5(text)"}, "");
    row("generated column", {"ALTER TABLE player ADD COLUMN big TEXT AS (hex(zeroblob(50000000)))"}, "table player");
    row("index on an expression", {"CREATE INDEX slow ON player (length(name))"}, "index slow");
    row("partial index", {"CREATE INDEX some ON player (name) WHERE rating > 1"}, "index some");
    row("one more table", {"CREATE TABLE extra (text TEXT)"}, "table extra");
    row("one more column", {"ALTER TABLE player ADD COLUMN extra TEXT DEFAULT 'x'"}, "table player");
    row("other statistics",
        {"ANALYZE", "PRAGMA writable_schema = ON",
         "UPDATE sqlite_master SET sql = replace(sql, 'stat)', 'stat AS (hex(zeroblob(50000000))))') "
         "WHERE name = 'sqlite_stat1'"},
        "table sqlite_stat1");
    row("another check",
        {"PRAGMA writable_schema = ON",
         "UPDATE sqlite_master SET sql = replace(sql, 'CHECK (id = 1)', 'CHECK (id < 9)')"},
        "table tournament");
}

void HostileFilesTest::nothingInAFileRuns()
{
    QFETCH(QStringList, statements);
    QFETCH(QString, named);
    const TournamentFile file;
    makeFile(file.path());
    tamper(file.path(), statements);
    const QByteArray before = contentOf(file.path());
    const auto session = TournamentSession::open(file.path());
    QCOMPARE(codeOf(session), OpenError::Code::foreignSchema);
    QVERIFY2(named.isEmpty() || session.error().detail == named, qPrintable(session.error().detail));
    QVERIFY(mayBeRecovered(session.error()));
    QCOMPARE(readTournament(file.path()).error().code, OpenError::Code::foreignSchema);
    QCOMPARE(contentOf(file.path()), before);
    QCOMPARE(QDir(file.folder()).entryList(QDir::Files).size(), 1);
}

void HostileFilesTest::whatAStrangeSchemaHoldsOfATournamentIsRecovered_data()
{
    nothingInAFileRuns_data();
}

void HostileFilesTest::whatAStrangeSchemaHoldsOfATournamentIsRecovered()
{
    QFETCH(QStringList, statements);
    const TournamentFile file;
    const Tournament expected = makeFile(file.path());
    tamper(file.path(), statements);
    const QByteArray before = contentOf(file.path());
    const QString to = file.path(QStringLiteral("new.pairwright"));
    QElapsedTimer timer;
    timer.start();
    const auto report = recoverTournament(file.path(), to, QStringLiteral("me"), noon);
    QVERIFY2(report, qPrintable(report ? QString() : report.error().detail));
    constexpr qint64 longest = 5000;
    QVERIFY(timer.elapsed() < longest);
    const auto recovered = openSession(to);
    QVERIFY(recovered->saved().players == expected.players);
    QVERIFY(recovered->saved().rounds == expected.rounds);
    QCOMPARE(contentOf(file.path()), before);
}

void HostileFilesTest::whatContradictsItselfOpensForLookingWithWhatHolds_data()
{
    QTest::addColumn<QString>("statement");
    QTest::addColumn<int>("code");
    QTest::addColumn<bool>("opens"); // else nothing is left that holds without the journal
    const auto row = [](const char* name, const char* statement, FindingCode code, bool opens = true) {
        QTest::newRow(name) << QString::fromLatin1(statement) << static_cast<int>(code) << opens;
    };
    row("gap between published rounds", "UPDATE tournament_round SET published_version = NULL WHERE round_number = 1",
        FindingCode::notTheNextRound, false);
    row("decision record", "UPDATE round_version SET decision_record = '{\"v\":1' WHERE round_number = 2",
        FindingCode::recordUnreadable);
    row("deep decision record",
        "UPDATE round_version SET decision_record = replace(hex(zeroblob(20000)), '0', '[') WHERE round_number = 1",
        FindingCode::recordUnreadable);
    row("comparison", "UPDATE round_version SET comparison = '[]' WHERE round_number = 1",
        FindingCode::recordUnreadable);
    row("changes of a step", "UPDATE journal SET changes = replace(changes, ':', '') WHERE step = 2",
        FindingCode::stepUnreadable);
    row("a step of nobody",
        "UPDATE journal SET changes = '{\"v\":1,\"changes\":[{\"kind\":\"player\"}]}' WHERE step = 3",
        FindingCode::stepUnreadable);
    row("a step without words", "UPDATE journal SET description = '' WHERE step = 1", FindingCode::stepUnreadable);
    row("command of a step", "UPDATE journal SET command = 'DROP' WHERE step = 1", FindingCode::stepUnreadable);
    row("bye of nobody", "UPDATE round_version SET bye_player = 77 WHERE round_number = 2", FindingCode::unknownPlayer);
    row("against himself",
        "UPDATE round_board SET player_b = player_a WHERE round_number = 2;UPDATE round_game SET (white_player, "
        "black_player) = (SELECT player_a, player_b FROM round_board b WHERE b.round_number = round_game.round_number "
        "AND "
        "b.version = round_game.version AND b.board_number = round_game.board_number)",
        FindingCode::playerPlacedTwice);
    row("no numbers", "DELETE FROM round_tpn WHERE round_number = 2", FindingCode::invalidOrder);
    row("points", "UPDATE point_value SET tenths = -2147483648", FindingCode::invalidPointSystem);
    row("a win worth less than a loss", "UPDATE point_value SET tenths = 500 WHERE kind LIKE 'loss%'",
        FindingCode::invalidPointSystem);
    row("rounds", "UPDATE tournament SET planned_rounds = 1000000", FindingCode::roundCountOutOfRange);
    row("next key", "UPDATE tournament SET next_player_key = 9223372036854775807", FindingCode::valueImpossible);
    row("next key in use", "UPDATE tournament SET next_player_key = 7", FindingCode::valueImpossible);
    row("a step far away", "UPDATE journal SET step = 1000000000000 WHERE step = (SELECT MAX(step) FROM journal)",
        FindingCode::stepUnreadable);
    row("the last step there can be",
        "UPDATE journal SET step = 9223372036854775807 WHERE step = (SELECT MAX(step) FROM journal)",
        FindingCode::stepUnreadable);
    row("a step before the first", "UPDATE journal SET step = -9223372036854775808 WHERE step = 1",
        FindingCode::stepUnreadable);
    row("a missing step", "DELETE FROM journal WHERE step = 3", FindingCode::stepUnreadable);
    row("no first step", "DELETE FROM journal WHERE step = 1", FindingCode::stepUnreadable);
    row("a step done again from itself", "UPDATE journal SET kind = 'redone', target_step = step WHERE step = 4",
        FindingCode::stepUnreadable);
    row("a step that takes back nothing", "UPDATE journal SET kind = 'undone' WHERE step = 4",
        FindingCode::stepUnreadable);
    row("a version far away",
        "UPDATE round_version SET version = 2147483647 WHERE round_number = 3;UPDATE "
        "round_tpn SET version = 2147483647 WHERE round_number = 3;UPDATE round_board SET version = 2147483647 WHERE "
        "round_number = 3;UPDATE round_game SET version = 2147483647 WHERE round_number = 3;UPDATE tournament_round "
        "SET published_version = 2147483647 WHERE round_number = 3",
        FindingCode::roundContradictory, false);
    row("two runs of boards, the first of which shortens the list",
        R"(UPDATE journal SET changes = '{"v":1,"changes":[{"kind":"pairings","round":3,"version":1,"before":{"origin":)"
        R"("engine","runs":[{"first":1,"matches":[]},{"first":3,"matches":[{"a":1,"b":2,"games":[{"white":1,"black":2,)"
        R"("wasAdjourned":false}]}]}]},"after":{"origin":"engine","runs":[{"first":1,"matches":[{"a":1,"b":2,"games":)"
        R"([{"white":1,"black":2,"wasAdjourned":false}]},{"a":3,"b":4,"games":[{"white":3,"black":4,"wasAdjourned":)"
        R"(false}]}]},{"first":3,"matches":[{"a":1,"b":2,"games":[{"white":1,"black":2,"wasAdjourned":false}]}]}]}}]}')"
        R"( WHERE step = (SELECT MAX(step) FROM journal))",
        FindingCode::stepUnreadable);
    row("rating", "UPDATE player SET rating = 2147483647, rating_source = 'fide', rating_list = ''",
        FindingCode::valueImpossible);
    row("first round", "UPDATE player SET first_round = -5", FindingCode::presenceContradictory);
    row("absence", "INSERT INTO player_absence VALUES (1, 2000000000, 'zero')", FindingCode::presenceContradictory);
    row("withdrawal", "INSERT INTO player_withdrawal VALUES (1, 5, 2, 0)", FindingCode::presenceContradictory);
    row("lists that count twice", "UPDATE tournament SET rating_lists = 'rapid,rapid'", FindingCode::valueImpossible);
    row("month of a rating", R"(UPDATE player SET period_ratings = '[{"month":"2026-13","value":2000,"list":""}]')",
        FindingCode::valueImpossible);
    row("edition", "UPDATE tournament SET edition = -1", FindingCode::unknownSystem);
    row("edition of a round", "UPDATE round_version SET edition = 1", FindingCode::unknownSystem);
    row("games",
        "INSERT INTO round_game SELECT round_number, version, board_number, 2, black_player, white_player, NULL, NULL, "
        "0, 1, '', NULL, NULL FROM round_game",
        FindingCode::matchesAndGames);
    row("group of strangers", "INSERT INTO forbidden_group VALUES (1, 1, NULL, 1)", FindingCode::invalidForbiddenGroup);
    row("kept line", "INSERT INTO kept_line VALUES (1, 'tail', NULL, 'x' || char(10) || '001 forged')",
        FindingCode::keptLineImpossible);
}

void HostileFilesTest::whatContradictsItselfOpensForLookingWithWhatHolds()
{
    QFETCH(QString, statement);
    QFETCH(int, code);
    QFETCH(bool, opens);
    if (qstrcmp(QTest::currentDataTag(), "group of strangers") == 0)
        statement += QStringLiteral(";INSERT INTO forbidden_member VALUES (1, 1, 77)");
    const TournamentFile file;
    const Tournament expected = makeFile(file.path());
    tamper(file.path(), statement.split(QLatin1Char(';')));
    const QByteArray before = contentOf(file.path());
    {
        const auto opened = TournamentSession::open(file.path());
        QCOMPARE(opened.hasValue(), opens);
        const auto findings = opens ? (*opened)->readOnlyReason()->findings : opened.error().findings;
        const auto codes = codesOf(findings);
        QVERIFY(std::find(codes.begin(), codes.end(), static_cast<FindingCode>(code)) != codes.end());
        if (opens) {
            TournamentSession& session = **opened;
            QCOMPARE(session.readOnlyReason()->code, ReadOnlyReason::Code::contradictory);
            QVERIFY(contradictionsIn(session.saved()).empty());
            QCOMPARE(session.saved().players.size(), expected.players.size());
            QCOMPARE(session.saved().lastPublished().value, 3);
            QVERIFY(!session.apply(SetRoundCount{9}, WarningLevel::twoSteps));
            QVERIFY(!session.undo());
            QVERIFY(!session.history(1, 10));
            QVERIFY(!QFile::exists(FileLock::lockPath(file.path())));
        } else {
            QCOMPARE(opened.error().code, OpenError::Code::contradictory);
            QVERIFY(mayBeRecovered(opened.error()));
        }
    }
    const auto asRead = readTournament(file.path());
    QVERIFY(!asRead);
    QCOMPARE(asRead.error().code, OpenError::Code::contradictory);
    QVERIFY(mayBeRecovered(asRead.error()));
    QCOMPARE(contentOf(file.path()), before);
    const QString to = file.path(QStringLiteral("new.pairwright"));
    const auto report = recoverTournament(file.path(), to, QStringLiteral("me"), noon);
    QVERIFY2(report, "not recovered");
    QCOMPARE(openSession(to)->saved().players.size(), std::size_t{7});
    Tournament recovered = openSession(to)->saved();
    if (code != static_cast<int>(FindingCode::recordUnreadable)) {
        QVERIFY(recovered.rounds == expected.rounds); // the journal knows them
        return;
    }
    // Nothing but the bad field is gone.
    for (std::size_t i = 0; i < recovered.rounds.size(); ++i) {
        RoundVersion& version = recovered.rounds[i].versions.front();
        const RoundVersion& whole = expected.rounds[i].versions.front();
        QVERIFY(version.record.isEmpty() || version.record == whole.record);
        version.record = whole.record;
        QVERIFY(version == whole);
    }
}

void HostileFilesTest::howSqliteFindsItsRowsIsNoContradiction()
{
    const TournamentFile file;
    const Tournament expected = makeFile(file.path());
    tamper(file.path(),
           {"ANALYZE", "UPDATE sqlite_stat1 SET stat = '9999999999 noise'",
            "INSERT INTO sqlite_stat1 VALUES ('nobody', NULL, 'x'), ('player', 'player', zeroblob(9999))"});
    QVERIFY(readTournament(file.path()).value() == expected);
    {
        const auto session = openSession(file.path());
        QVERIFY(!session->isReadOnly());
        QVERIFY(session->saved() == expected);
        mustApply(*session, EnterResult{{RoundNumber{3}, 2, 1}, GameResult::draw});
        QVERIFY(session->undo());
        session->flush();
        QVERIFY(session->saved() == expected);
    }
    QVERIFY(openSession(file.path())->saved() == expected);
}

void HostileFilesTest::aLargeHistoryDoesNotMakeOpeningSlow()
{
    const TournamentFile file;
    const Tournament expected = makeFile(file.path());
    // Fifty megabytes before the barrier that undo stops at; among the oldest, which nobody has asked for, is a bad
    // one.
    tamper(file.path(),
           {"UPDATE journal SET step = step + 1000, is_barrier = 1",
            "INSERT INTO journal (step, made_at, made_by, kind, target_step, is_barrier, acknowledged, step_name, "
            "description, command, changes) WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < "
            "1000) SELECT i, made_at, made_by, 'done', NULL, 0, 1, step_name, description, command, CASE i WHEN 3 THEN "
            "'x' ELSE '{\"v\":1,\"changes\":[],\"x\":\"' || hex(zeroblob(25000)) || '\"}' END FROM n, journal WHERE "
            "step = "
            "1001"});
    QElapsedTimer timer;
    timer.start();
    const auto session = openSession(file.path());
    constexpr qint64 longest = 3000;
    QVERIFY(timer.elapsed() < longest);
    QVERIFY(session->saved() == expected);
    QVERIFY(session->history(1, 5)); // without a word for the bad one
    QVERIFY(!session->changesOf(3));
    QVERIFY(!session->tournamentAfter(2));
}

void HostileFilesTest::aMillionPlayersAreRefusedInASecond()
{
    const TournamentFile file;
    makeFile(file.path());
    tamper(file.path(), {"INSERT INTO player (player_key, name, title, federation, fide_id, national_id, club, "
                         "first_round) WITH RECURSIVE n(i) AS (SELECT 100 UNION ALL SELECT i + 1 FROM n WHERE i < "
                         "100000) SELECT i, 'x', '', '', '', '', '', 1 FROM n"});
    QElapsedTimer timer;
    timer.start();
    const auto session = TournamentSession::open(file.path());
    QCOMPARE(codeOf(session), OpenError::Code::damaged);
    QCOMPARE(session.error().detail, QStringLiteral("more than 9999 rows in table player"));
    constexpr qint64 longest = 3000;
    QVERIFY(timer.elapsed() < longest);
}

void HostileFilesTest::aHalfWrittenStepIsNeverShown()
{
    const TournamentFile file;
    const QString stored = QStringLiteral(PAIRWRIGHT_FIXTURES "/hostile/hot-journal.pairwright");
    const QString ending = QStringLiteral("-journal");
    QVERIFY(QFile::copy(stored, file.path()));
    QVERIFY(QFile::copy(stored + ending, file.path() + ending));
    QFile::setPermissions(file.path(), QFile::ReadOwner | QFile::WriteOwner);
    QFile::setPermissions(file.path() + ending, QFile::ReadOwner | QFile::WriteOwner);
    const QByteArray before = contentOf(file.path());
    const auto asRead = readTournament(file.path());
    QVERIFY2(asRead, "not read");
    QCOMPARE(contentOf(file.path()), before);
    QVERIFY(QFile::exists(file.path() + ending));
    // Whoever may write it takes the step back in the file itself: what was read is what is left.
    QVERIFY(openSession(file.path())->saved() == *asRead);
    QVERIFY(!QFile::exists(file.path() + ending));
    QVERIFY(contentOf(file.path()) != before);
    QVERIFY(readTournament(file.path()).value() == *asRead);
}

void HostileFilesTest::aLogOfAnotherFileIsNotTakenIn()
{
    const TournamentFile file;
    const QString other = file.path(QStringLiteral("other.pairwright"));
    const QString log = QStringLiteral("-wal");
    const Tournament expected = makeFile(file.path());
    {
        const auto session = createSession(other, 40);
        pairAndPublish(*session);
        QVERIFY(QFile::copy(other + log, file.path() + log));
    }
    const QByteArray before = contentOf(file.path());
    const auto opened = TournamentSession::open(file.path());
    if (!opened) {
        QVERIFY(mayBeRecovered(opened.error()));
        QCOMPARE(contentOf(file.path()), before);
        QVERIFY(QFile::remove(file.path() + log));
        QVERIFY(openSession(file.path())->saved() == expected);
    }
}

void HostileFilesTest::anOlderFileIsReadWithoutBeingChanged()
{
    for (int revision = 1; revision < sqlite::schemaVersion; ++revision) {
        const TournamentFile file;
        const QString stored = QStringLiteral(PAIRWRIGHT_FIXTURES "/revisions/revision-%1.pairwright").arg(revision);
        QVERIFY(QFile::copy(stored, file.path()));
        QVERIFY(readTournament(file.path()));
        QCOMPARE(contentOf(file.path()), contentOf(stored));
        QCOMPARE(QDir(file.folder()).entryList(QDir::Files).size(), 1);
    }
}

void HostileFilesTest::aHalfUpgradedFileLeavesNoCopies()
{
    const TournamentFile file;
    makeFile(file.path());
    tamper(file.path(), {"PRAGMA user_version = 6"});
    for (int time = 0; time < 2; ++time) {
        const auto session = TournamentSession::open(file.path());
        QVERIFY(!session);
        QVERIFY(mayBeRecovered(session.error()));
        QCOMPARE(QDir(file.folder()).entryList(QDir::Files).size(), 1);
    }
}

void HostileFilesTest::whatIsNoFileIsNotWaitedFor()
{
    const TournamentFile file;
    const QByteArray pipe = QFile::encodeName(file.path());
    QCOMPARE(::mkfifo(pipe.constData(), S_IRUSR | S_IWUSR), 0);
    QCOMPARE(codeOf(TournamentSession::open(file.path())), OpenError::Code::notATournament);
    for (const char* ending : {"-wal", "-journal", "-shm"}) {
        const TournamentFile sound;
        makeFile(sound.path());
        const QByteArray beside = QFile::encodeName(sound.path()) + ending;
        QCOMPARE(::mkfifo(beside.constData(), S_IRUSR | S_IWUSR), 0);
        QCOMPARE(codeOf(TournamentSession::open(sound.path())), OpenError::Code::strangeNeighbour);
    }
}

void HostileFilesTest::aStepThatDoesNotFitIsNotUndone_data()
{
    QTest::addColumn<QString>("changes");
    const auto row = [](const char* name, const Change& change) {
        QTest::newRow(name) << changesToJson({change});
    };
    row("round", RoundChange{RoundNumber{99}, {1, {}}, {1, {}}});
    row("board", BoardChange{{RoundNumber{3}, 99, 1}, 1, {}, {}});
    row("gap", RoundChange{RoundNumber{1}, {}, {1, {}}});
    row("game", BoardChange{{RoundNumber{3}, 1, 2}, 1, {}, {}});
}

void HostileFilesTest::aStepThatDoesNotFitIsNotUndone()
{
    QFETCH(QString, changes);
    const TournamentFile file;
    makeFile(file.path());
    {
        const auto session = openSession(file.path());
        mustApply(*session, EnterResult{{RoundNumber{3}, 1, 1}, GameResult::draw});
    }
    tamper(file.path(),
           {QStringLiteral("UPDATE journal SET changes = '%1' WHERE step = (SELECT MAX(step) FROM journal)")
                .arg(changes)});
    const auto session = openSession(file.path());
    const Tournament before = session->saved();
    const std::int64_t last = session->lastStep();
    const auto told = [last](const CommandError& error) {
        return codesOf(error.findings) == std::vector{FindingCode::stepUnreadable} &&
               error.findings.front().value == last;
    };
    QVERIFY(told(session->undo().error()));
    QVERIFY(told(session->tournamentAfter(last - 1).error()));
    QVERIFY(told(session->restoreMoment(last - 1).error()));
    const auto copied = session->saveMoment(last - 1, file.path(QStringLiteral("moment.pairwright")));
    QCOMPARE(copied.error().code, OpenError::Code::contradictory);
    QCOMPARE(copied.error().findings.front().value, last);
    QCOMPARE(QDir(file.folder()).entryList({QStringLiteral("moment*")}).size(), 0);
    QVERIFY(session->saved() == before);
    mustApply(*session, EnterResult{{RoundNumber{3}, 2, 1}, GameResult::draw});
    QVERIFY(session->undo());
    session->flush();
    QVERIFY(session->saved() == before);
}

void HostileFilesTest::everyUnreadableTournamentMayBeRecovered_data()
{
    QTest::addColumn<QByteArray>("start");
    QTest::newRow("zeros") << QByteArray(4096, '\0');
    QTest::newRow("noise") << QByteArray(4096, 'x');
    QTest::newRow("another identity") << QByteArray();
}

void HostileFilesTest::everyUnreadableTournamentMayBeRecovered()
{
    QFETCH(QByteArray, start);
    const TournamentFile file;
    const Tournament expected = makeFile(file.path());
    if (start.isEmpty()) {
        tamper(file.path(), {"PRAGMA application_id = 5"});
    } else {
        QFile damaged(file.path());
        QVERIFY(damaged.open(QIODevice::ReadWrite));
        QCOMPARE(damaged.write(start), start.size());
    }
    const auto session = TournamentSession::open(file.path());
    QVERIFY(!session);
    QVERIFY(mayBeRecovered(session.error()));
    const QString to = file.path(QStringLiteral("new.pairwright"));
    QVERIFY(recoverTournament(file.path(), to, QStringLiteral("me"), noon));
    QVERIFY(openSession(to)->saved().rounds == expected.rounds);
    QVERIFY(!mayBeRecovered(OpenError{OpenError::Code::notATournament, {}, QStringLiteral("list.csv"), {}, 0, 0, {}}));
}

static const pairwright::RegisteredTest<HostileFilesTest> registered("hostile_schemas");
#include "test_hostile_schemas.moc"
