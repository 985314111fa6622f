#include "app/session/history/recovery.h"
#include "app/storage/sqlite/sqlite_dialect.h"
#include "app/storage/tournament/read_tournament.h"
#include "app/storage/tournament/tables.h"
#include "engine/base/random.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"

#include <QFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QTest>

#include <cstring>

using namespace pairwright;
using namespace pairwright::test;

namespace {

constexpr qsizetype pageSize = 4096;

QDateTime later()
{
    return QDateTime(QDate(2026, 3, 2), QTime(22, 0), Qt::UTC);
}

QByteArray read(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString& path, const QByteArray& content)
{
    QFile::remove(path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

/// A tournament with a bit of everything, and its closed file.
Tournament variedFile(const QString& path)
{
    auto session = createSession(path, 30, 5);
    const RoundNumber two{2};
    EventData event = session->saved().event;
    event.city = QStringLiteral("Ørebro");
    event.deputyArbiters = {{QStringLiteral("Deputy, A"), QStringLiteral("77")}};
    event.roundDates = {{RoundNumber{1}, QDate(2026, 3, 1)}};
    event.roundTimes = {{RoundNumber{1}, QTime(10, 0)}};
    mustApply(*session, editOf(session->saved().event, event));
    mustApply(*session, SetForbidden{{adding(ForbiddenPairs{{PlayerKey{1}, PlayerKey{2}}, RoundNumber{1}, {}})}});
    pairAndPublish(*session);
    enterAll(*session, GameResult::whiteWins);
    mustApply(*session, SetAbsence{two, {PlayerKey{3}}, AbsenceKind::halfPoint});
    mustApply(*session, WithdrawPlayer{{PlayerKey{4}}, two});
    pairAndPublish(*session);
    mustApply(*session, EnterResult{{two, 1}, GameResult::draw});
    mustApply(*session, EnterResult{{two, 2}, GameResult::adjourned});
    return session->saved();
}

/// A closed file with something in every table.
Tournament fullFile(const QString& path)
{
    MemoryTournament start(9, 5);
    start.value.keptLines = {{KeptLine::Place::tail, {}, QStringLiteral("XXT something of another program")}};
    start.value.players[1].virtualPoints = {Score{10}};
    start.value.settings.declaredOrder = {PlayerKey{2}, PlayerKey{1}};
    auto session = TournamentSession::createFrom(path, start.value, QStringLiteral("some.trf"), testOptions()).value();
    EventData event = session->saved().event;
    event.deputyArbiters = {{QStringLiteral("Deputy, A"), QStringLiteral("77")}};
    event.roundDates = {{RoundNumber{1}, QDate(2026, 3, 1)}};
    event.roundTimes = {{RoundNumber{1}, QTime(10, 0)}};
    mustApply(*session, editOf(session->saved().event, event));
    mustApply(*session, SetForbidden{{adding(ForbiddenPairs{{PlayerKey{1}, PlayerKey{2}}, RoundNumber{1}, {}})}});
    mustApply(*session, SetGroupRules{{adding(GroupRule{QStringLiteral("Women"), Sex::Female, {}, {}, {}, {}})}});
    mustApply(*session, SetPrizes{{adding(Prize{QStringLiteral("Main"), PrizeKind::place, {}, {}, {}, 1, 50'000})}});
    mustApply(*session, MarkForPrizes{{adding(PrizeMark{PlayerKey{2}, PrizeMark::Kind::absent})}});
    mustApply(*session, SetTeamRankings{{adding(TeamRanking{QStringLiteral("Clubs")})}});
    PlayerData data = session->saved().players[2].data;
    data.phone = QStringLiteral("+49 30 1");
    data.remarks = QStringLiteral("pays later");
    mustApply(*session, editOf(session->saved().players[2], data));
    pairAndPublish(*session);
    enterAll(*session, GameResult::whiteWins);
    mustApply(*session, SetAbsence{RoundNumber{2}, {PlayerKey{3}}, AbsenceKind::halfPoint});
    mustApply(*session, WithdrawPlayer{{PlayerKey{4}}, RoundNumber{2}});
    mustApply(*session, SetRoundCount{6}); // after the start: an event that is kept
    return session->saved();
}

struct Recovered {
    Tournament tournament;
    RecoveryReport report;
};

/// Recovers and checks what must hold of every recovery: the new file opens, and says what the report says.
std::optional<Recovered> recovered(const TournamentFile& file, const QString& from)
{
    const QString to = file.path(QStringLiteral("new.pairwright"));
    QFile::remove(to);
    const QByteArray before = read(from);
    const auto report = recoverTournament(from, to, QStringLiteral("arbiter"), later());
    if (read(from) != before)
        throw std::runtime_error("the damaged file was touched");
    if (!report) {
        if (QFile::exists(to))
            throw std::runtime_error("failed, but there is a file");
        return std::nullopt;
    }
    auto session = openSession(to);
    const Tournament& saved = session->saved();
    if (static_cast<int>(saved.players.size() + saved.members.size()) != report->players ||
        saved.lastPublished().value != report->publishedRounds)
        throw std::runtime_error("the report says otherwise");
    mustApply(*session, MarkCheckpoint{});
    return Recovered{session->saved(), *report};
}

bool isSame(const Tournament& saved, Tournament original)
{
    original.nextThing = saved.nextThing;
    original.nextPlayerKey = saved.nextPlayerKey; // may be given again when nobody of that key is left
    return saved == original;
}

} // namespace

class RecoveryTest : public QObject {
    Q_OBJECT
private slots:
    void aSoundFileIsRecoveredAsItIs();
    void anyOneDamagedPageCostsLittle();
    void anyLostTableIsRebuiltFromTheJournal_data();
    void anyLostTableIsRebuiltFromTheJournal();
    void whateverTableIsLostNothingIsSaidToBeThereThatIsNot_data();
    void whateverTableIsLostNothingIsSaidToBeThereThatIsNot();
    void aFileThatWasCutOffIsRecovered();
    void manyDamagedPagesGiveWhatIsLeft();
    void impossibleValuesAreLeftOut();
    void whatIsOnlyInTheLogIsRecovered();
    void whatIsNoTournamentIsRefused();
};

void RecoveryTest::aSoundFileIsRecoveredAsItIs()
{
    const TournamentFile file;
    const Tournament original = variedFile(file.path());
    const auto result = recovered(file, file.path());
    QVERIFY(result);
    QVERIFY(isSame(result->tournament, original));
    QVERIFY(result->report.isComplete());
    QVERIFY(result->report.damagedTables.isEmpty());
    QCOMPARE(result->report.playersFromJournal, 0);
    QCOMPARE(result->report.results, 17);
    QCOMPARE(recoverTournament(file.path(), file.path(QStringLiteral("new.pairwright")), {}, later()).error().code,
             OpenError::Code::alreadyExists);
    for (int revision = 1; revision <= sqlite::schemaVersion; ++revision) {
        const QString old = QStringLiteral(PAIRWRIGHT_FIXTURES "/revisions/revision-%1.pairwright").arg(revision);
        const auto ofOld = recovered(file, old);
        QVERIFY(ofOld);
        QVERIFY2(isSame(ofOld->tournament, readTournament(old).value()), qPrintable(old));
    }
}

void RecoveryTest::anyOneDamagedPageCostsLittle()
{
    const TournamentFile file;
    const Tournament original = variedFile(file.path());
    const QByteArray whole = read(file.path());
    const QString damagedPath = file.path(QStringLiteral("damaged.pairwright"));
    const qsizetype pages = whole.size() / pageSize;
    int complete = 0;
    for (qsizetype page = 0; page < pages; ++page) {
        QByteArray damaged = whole;
        std::memset(damaged.data() + page * pageSize, page % 2 == 0 ? '\0' : '\xA5', pageSize);
        write(damagedPath, damaged);
        const auto result = recovered(file, damagedPath);
        QVERIFY2(result, qPrintable(QString::number(page)));
        if (result->report.isComplete()) {
            ++complete;
            QVERIFY2(isSame(result->tournament, original), qPrintable(QString::number(page)));
        }
        // Players and rounds are in the tables or in the journal; one page cannot hold both.
        QCOMPARE(result->tournament.lastPublished().value, original.lastPublished().value);
        QCOMPARE(result->tournament.players, original.players);
    }
    qInfo("one damaged page: complete in %d of %d cases, players and published rounds in all", complete,
          static_cast<int>(pages));
    QVERIFY(complete >= static_cast<int>(pages) * 9 / 10);
}

void RecoveryTest::anyLostTableIsRebuiltFromTheJournal_data()
{
    QTest::addColumn<QString>("table");
    for (const TableInfo& table : allTables())
        QTest::newRow(table.name) << QString::fromLatin1(table.name);
}

void RecoveryTest::anyLostTableIsRebuiltFromTheJournal()
{
    QFETCH(QString, table);
    const TournamentFile file;
    const Tournament original = variedFile(file.path());
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("tamper"));
        database.setDatabaseName(file.path());
        QVERIFY(database.open());
        QSqlQuery query(database);
        QVERIFY2(query.exec(QStringLiteral("DROP TABLE ") + table), qPrintable(query.lastError().text()));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("tamper"));
    const auto result = recovered(file, file.path());
    QVERIFY(result);
    QCOMPARE(result->tournament.players, original.players);
    QCOMPARE(result->tournament.rounds, original.rounds);
    QCOMPARE(result->tournament.event, original.event);
    QCOMPARE(result->tournament.settings, original.settings);
    // Kept lines stand nowhere else, and nobody can say whether there were any.
    QCOMPARE(result->report.isComplete(), table != QLatin1StringView("kept_line"));
}

void RecoveryTest::whateverTableIsLostNothingIsSaidToBeThereThatIsNot_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("history"); // that is lost with it
    for (const TableInfo& table : allTables())
        for (const char* history : {"", "journal", "journal_private"})
            if (qstrcmp(table.name, history) != 0)
                QTest::addRow("%s %s", table.name, history)
                    << QString::fromLatin1(table.name) << QString::fromLatin1(history);
}

void RecoveryTest::whateverTableIsLostNothingIsSaidToBeThereThatIsNot()
{
    QFETCH(QString, table);
    QFETCH(QString, history);
    const TournamentFile file;
    const Tournament original = fullFile(file.path());
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("tamper"));
        database.setDatabaseName(file.path());
        QVERIFY(database.open());
        QSqlQuery query(database);
        QVERIFY(query.exec(QStringLiteral("SELECT COUNT(*) FROM ") + table) && query.next());
        QVERIFY2(query.value(0).toInt() > 0, "the table is empty");
        query.finish();
        for (const QString& lost : {table, history})
            QVERIFY(lost.isEmpty() || query.exec(QStringLiteral("DROP TABLE ") + lost));
    }
    QSqlDatabase::removeDatabase(QStringLiteral("tamper"));
    const auto result = recovered(file, file.path());
    const bool isHopeless = table == QLatin1StringView("player") && history == QLatin1StringView("journal");
    QCOMPARE(result.has_value(), !isHopeless); // no player and no step
    if (isHopeless)
        return;
    QVERIFY(!result->report.isComplete() || isSame(result->tournament, original));
    // One table alone is known to the journal, if anything in it was ever changed by a step.
    if (history.isEmpty() && table == QLatin1StringView("player_private"))
        QCOMPARE(result->tournament.players[2].data.phone, QStringLiteral("+49 30 1"));
}

void RecoveryTest::aFileThatWasCutOffIsRecovered()
{
    const TournamentFile file;
    const Tournament original = variedFile(file.path());
    const QByteArray whole = read(file.path());
    const QString damagedPath = file.path(QStringLiteral("damaged.pairwright"));
    int complete = 0;
    int cases = 0;
    for (qsizetype size = whole.size() - 1; size > 20 * pageSize; size -= 3 * pageSize + 17) {
        write(damagedPath, whole.left(size));
        const auto result = recovered(file, damagedPath);
        QVERIFY2(result, qPrintable(QString::number(size)));
        ++cases;
        complete += result->report.isComplete() ? 1 : 0;
        QVERIFY(!result->report.isComplete() || isSame(result->tournament, original));
    }
    qInfo("cut off at %d places: recovered each time, complete %d times", cases, complete);
    QVERIFY(complete > 0);
}

void RecoveryTest::manyDamagedPagesGiveWhatIsLeft()
{
    const TournamentFile file;
    const Tournament original = variedFile(file.path());
    const QByteArray whole = read(file.path());
    const QString damagedPath = file.path(QStringLiteral("damaged.pairwright"));
    const auto pages = static_cast<std::uint64_t>(whole.size() / pageSize);
    Random random(20261120);
    int opened = 0;
    int complete = 0;
    constexpr int cases = 25;
    std::size_t players = 0;
    for (int i = 0; i < cases; ++i) {
        QByteArray damaged = whole;
        for (std::uint64_t hit = 0; hit < 1 + pages / 8; ++hit) {
            // Whole pages, and a few bytes here and there.
            const auto at = static_cast<qsizetype>(random.below(pages)) * pageSize;
            const bool few = random.chance(1, 3);
            const auto size = few ? std::size_t{16} : std::size_t{pageSize};
            const auto offset = few ? static_cast<qsizetype>(random.below(pageSize - 16)) : 0;
            std::memset(damaged.data() + at + offset, static_cast<int>(random.below(256)), size);
        }
        write(damagedPath, damaged);
        const auto result = recovered(file, damagedPath);
        if (!result)
            continue;
        ++opened;
        complete += result->report.isComplete() ? 1 : 0;
        players += result->tournament.players.size();
    }
    qInfo("an eighth of the pages damaged: %d of %d files recovered, %d complete, %.0f %% of the players", opened,
          cases, complete, 100.0 * static_cast<double>(players) / static_cast<double>(cases * original.players.size()));
    QVERIFY(opened >= cases * 3 / 4);
}

void RecoveryTest::impossibleValuesAreLeftOut()
{
    for (const char* sql :
         {"UPDATE round_game SET result = '9-9' WHERE board_number = 2", "UPDATE player SET title = 'KING'",
          "UPDATE tournament_round SET published_version = 5", "DELETE FROM tournament",
          "DELETE FROM round_board WHERE board_number = 1", "DELETE FROM round_game WHERE board_number = 1",
          "UPDATE tournament SET pairing_system = 'guesswork'", "UPDATE round_version SET made_at = 'yesterday'",
          "DELETE FROM player WHERE player_key > 20", "UPDATE journal SET kind = 'x' WHERE step = 3"}) {
        const TournamentFile file;
        const Tournament original = variedFile(file.path());
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("tamper"));
            database.setDatabaseName(file.path());
            QVERIFY(database.open());
            QSqlQuery query(database);
            QVERIFY2(query.exec(QString::fromLatin1(sql)), qPrintable(query.lastError().text()));
        }
        QSqlDatabase::removeDatabase(QStringLiteral("tamper"));
        const auto result = recovered(file, file.path());
        QVERIFY2(result, sql);
        QCOMPARE(result->tournament.players.size(), original.players.size());
        QVERIFY2(result->tournament.lastPublished().value == 2, sql);
    }
}

void RecoveryTest::whatIsOnlyInTheLogIsRecovered()
{
    const TournamentFile file;
    const auto session = createSession(file.path(), 30);
    pairAndPublish(*session);
    const QString moved = file.path(QStringLiteral("moved.pairwright"));
    QVERIFY(QFile::copy(file.path(), moved));
    QVERIFY(QFile::copy(file.path() + QStringLiteral("-wal"), moved + QStringLiteral("-wal")));
    const auto result = recovered(file, moved);
    QVERIFY(result);
    QVERIFY(isSame(result->tournament, session->saved()));
}

void RecoveryTest::whatIsNoTournamentIsRefused()
{
    const TournamentFile file;
    const QString to = file.path(QStringLiteral("new.pairwright"));
    for (const QByteArray& content :
         {QByteArray(), QByteArray("012 text"), QByteArray(100'000, '\0'), QByteArray(100'000, 'x')}) {
        write(file.path(), content);
        QVERIFY(!recovered(file, file.path()));
    }
    QCOMPARE(recoverTournament(file.path(QStringLiteral("none")), to, {}, later()).error().code,
             OpenError::Code::notFound);
    variedFile(file.path(QStringLiteral("good.pairwright")));
    QVERIFY(!recoverTournament(file.path(QStringLiteral("good.pairwright")),
                               file.path(QStringLiteral("no/such.pairwright")), {}, later()));
}

static const pairwright::RegisteredTest<RecoveryTest> registered("test_recovery");
#include "test_recovery.moc"
