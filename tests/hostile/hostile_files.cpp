#include "tests/hostile/hostile_files.h"

#include "app/pairing/pairing_job.h"
#include "engine/base/random.h"
#include "tests/hostile/hostile_steps.h"
#include "tests/unit/app/support/sessions.h"
#include "tests/unit/app/support/tampering.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QStringList>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <unistd.h>

namespace pairwright::test {

namespace {

struct Column {
    QString table;
    QString name;
};

/// A connection from outside, with everything allowed that SQLite allows.
class Spoiler {
public:
    Spoiler(const QString& path, Random& random)
        : random_(random)
        , connection_(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("spoiler")))
    {
        connection_.setDatabaseName(path);
        connection_.open();
        (void)run(QStringLiteral("PRAGMA foreign_keys = OFF"));
        (void)run(QStringLiteral("PRAGMA ignore_check_constraints = ON"));
    }
    ~Spoiler()
    {
        connection_.close();
        connection_ = QSqlDatabase();
        QSqlDatabase::removeDatabase(QStringLiteral("spoiler"));
    }
    Spoiler(const Spoiler&) = delete;
    Spoiler& operator=(const Spoiler&) = delete;

    template <std::size_t N>
    QString oneOf(const std::array<const char*, N>& list)
    {
        return QString::fromLatin1(list.at(random_.below(N)));
    }

    QString addObject()
    {
        static constexpr std::array objects{
            "CREATE TRIGGER t AFTER INSERT ON journal BEGIN UPDATE round_game SET result = '0-1'; END",
            "CREATE TRIGGER t BEFORE UPDATE ON round_game BEGIN SELECT RAISE(IGNORE); END",
            "CREATE TRIGGER t AFTER INSERT ON journal BEGIN DELETE FROM player; END",
            "CREATE VIEW v AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n",
            "CREATE TABLE extra (text TEXT DEFAULT (hex(randomblob(9))))",
            "CREATE INDEX i ON player (length(name))",
            "CREATE INDEX i ON journal (command) WHERE step > 1",
            "ALTER TABLE player ADD COLUMN big TEXT AS (hex(zeroblob(100000000)))",
            "ALTER TABLE tournament ADD COLUMN x TEXT DEFAULT 'x'",
            "ALTER TABLE round_game RENAME COLUMN result TO outcome",
            "ALTER TABLE kept_line RENAME TO other",
            "CREATE VIRTUAL TABLE f USING fts5(text)",
            "CREATE TABLE \"player \" (x)",
            "ANALYZE",
            "DROP TABLE player_absence",
            "DROP INDEX round_board_a"};
        return does(oneOf(objects));
    }

    QString setColumn()
    {
        static constexpr std::array values{"-2147483648",
                                           "2147483647",
                                           "9223372036854775807",
                                           "-9223372036854775808",
                                           "-1",
                                           "0",
                                           "1",
                                           "99",
                                           "100",
                                           "1000000",
                                           "1e308",
                                           "NULL",
                                           "''",
                                           "'x'",
                                           "'%1 %2 %n'",
                                           "'9999-99-99'",
                                           "'0000-00-00T00:00:00.000Z'",
                                           "char(27) || '[31m' || char(7)",
                                           "char(8238) || 'abc' || char(10) || '001'",
                                           "zeroblob(100000)",
                                           "replace(hex(zeroblob(60000)), '0', 'W')",
                                           "'{\"v\":1}'",
                                           "'[[[[[[[['",
                                           "'dutch'",
                                           "'1-0'",
                                           "'baku'"};
        const Column column = anyColumn();
        const QString which = random_.chance(1, 3)
                                  ? QString()
                                  : QStringLiteral(" WHERE rowid = (SELECT rowid FROM %1 LIMIT 1 OFFSET %2)")
                                        .arg(column.table, QString::number(random_.below(rowsIn(column.table) + 1)));
        return does(QStringLiteral("UPDATE %1 SET %2 = %3").arg(column.table, column.name, oneOf(values)) + which);
    }

    /// Every text that people type names a picture beside the file, as markup would; nobody types its name by chance.
    QString putMarkup(const QString& path)
    {
        static constexpr std::array places{
            "tournament SET event_name",   "tournament SET city",      "tournament SET chief_arbiter",
            "tournament SET time_control", "player SET name",          "player SET club",
            "player SET own_group",        "player_private SET phone", "player_private SET email",
            "player_private SET remarks",  "journal SET made_by",      "group_rule SET name",
            "deputy_arbiter SET name",     "kept_line SET content",    "round_version SET withdrawal_reason"};
        const QString markup =
            QStringLiteral(" = '<img src=''%1/p~''>&amp;'").arg(QFileInfo(path).path().replace('\'', "''"));
        const bool everywhere = random_.chance(1, 2);
        QStringList told;
        for (const char* place : places)
            if ((everywhere || random_.chance(1, 4)) &&
                run(QStringLiteral("UPDATE ") + QLatin1StringView(place) + markup))
                told.append(QLatin1StringView(place));
        return QStringLiteral("markup in: ") + told.join(QStringLiteral(", "));
    }

    QString breakRelation()
    {
        static constexpr std::array tables{"player",      "round_board",      "round_version",
                                           "round_tpn",   "tournament_round", "journal",
                                           "point_value", "forbidden_member", "tournament"};
        const QString table = oneOf(tables);
        const QString row = QStringLiteral("(SELECT rowid FROM %1 LIMIT 1 OFFSET %2)")
                                .arg(table, QString::number(random_.below(rowsIn(table) + 1)));
        if (random_.chance(1, 2))
            return does(QStringLiteral("DELETE FROM %1 WHERE rowid = %2").arg(table, row));
        static constexpr std::array keys{
            "round_board SET player_a = ",          "round_game SET black_player = ",
            "round_version SET bye_player = ",      "round_tpn SET player_key = ",
            "forbidden_member SET player_key = ",   "player_absence SET player_key = ",
            "round_board SET board_number = ",      "round_version SET version = ",
            "tournament_round SET round_number = ", "tournament_round SET published_version = "};
        return does(QStringLiteral("UPDATE ") + oneOf(keys) + QString::number(random_.below(12)) +
                    QStringLiteral(" WHERE rowid % 3 = 1"));
    }

    QString spoilJson()
    {
        static constexpr std::array places{"journal SET changes",
                                           "journal SET changes",
                                           "journal SET description",
                                           "journal SET command",
                                           "round_version SET decision_record",
                                           "round_version SET comparison"};
        static constexpr std::array edits{"replace(%1, '1', '99')",
                                          "replace(%1, '1', '-1')",
                                          "replace(%1, 'before', 'x')",
                                          "replace(%1, 'after', 'before')",
                                          "replace(%1, '2', 'null')",
                                          "replace(%1, '\"', '')",
                                          "replace(%1, '[', '{')",
                                          "substr(%1, 1, length(%1) / 2)",
                                          "replace(%1, ':1', ':1e400')",
                                          "replace(%1, 'round', 'player')",
                                          "replace(hex(zeroblob(20000)), '0', '[')",
                                          "'{\"v\":1,\"changes\":[{\"kind\":\"player\"},{\"kind\":\"version\"}]}'"};
        const QString place = oneOf(places);
        return does(
            QStringLiteral("UPDATE %1 = %2 WHERE rowid > %3")
                .arg(place, oneOf(edits).arg(place.section(QLatin1Char(' '), -1)), QString::number(random_.below(8))));
    }

    /// The changes of one step; often all that stands between undo and the first step is taken away.
    QString spoilStep()
    {
        if (random_.chance(2, 3))
            (void)run(QStringLiteral("UPDATE journal SET is_barrier = 0"));
        const std::uint64_t steps = rowsIn(QStringLiteral("journal"));
        // Those at the end are reached first, and all of them by going back.
        const std::uint64_t step = steps - std::min(random_.below(steps), random_.below(steps));
        QSqlQuery query(connection_);
        query.prepare(QStringLiteral("SELECT changes FROM journal WHERE step = ?"));
        query.addBindValue(static_cast<qulonglong>(step));
        QString what;
        if (!query.exec() || !query.next())
            return QStringLiteral("(refused) no step %1").arg(step);
        const QString changes = spoiltChanges(query.value(0).toString(), random_, what);
        query.prepare(QStringLiteral("UPDATE journal SET changes = ? WHERE step = ?"));
        query.addBindValue(changes);
        query.addBindValue(static_cast<qulonglong>(step));
        return (query.exec() ? QString() : QStringLiteral("(refused) ")) +
               QStringLiteral("step %1: %2").arg(QString::number(step), what);
    }

    QString spoilJournal()
    {
        static constexpr std::array steps{
            "UPDATE journal SET step = 1000000000000 WHERE step = (SELECT MAX(step) FROM "
            "journal)",
            "UPDATE journal SET step = 9223372036854775807 WHERE step = (SELECT MAX(step) "
            "FROM journal)",
            "UPDATE journal SET step = -9223372036854775808 WHERE step = 1",
            "UPDATE journal SET target_step = step",
            "UPDATE journal SET kind = 'undone' WHERE step > 4",
            "UPDATE tournament SET next_player_key = 1",
            "UPDATE tournament SET next_player_key = 1099511627777",
            "UPDATE round_version SET version = 2147483647",
            "UPDATE journal SET kind = 'undone', target_step = 1",
            "UPDATE journal SET kind = 'redone'",
            "UPDATE journal SET is_barrier = 0",
            "UPDATE journal SET step = step + 1000000 WHERE step = 3",
            "UPDATE journal SET step = -step",
            "DELETE FROM journal WHERE step % 2 = 0",
            "DELETE FROM journal",
            "INSERT INTO journal SELECT step + 100, made_at, made_by, 'undone', step, 0, "
            "0, description, command, changes FROM journal",
            "UPDATE journal SET made_at = 'then'"};
        return does(oneOf(steps));
    }

    QString crowdTable(const QString& table, std::uint64_t rows)
    {
        QStringList names;
        QStringList values;
        QSqlQuery query(connection_);
        query.exec(QStringLiteral("SELECT name, type LIKE 'INT%', pk FROM pragma_table_info('%1')").arg(table));
        int lastKey = 0;
        while (query.next()) {
            names.append(query.value(0).toString());
            values.append(query.value(1).toBool() ? QStringLiteral("1") : QStringLiteral("'x'"));
            if (query.value(2).toInt() > 0)
                lastKey = static_cast<int>(values.size()) - 1;
        }
        values[lastKey] = QStringLiteral("i");
        return does(
            QStringLiteral("INSERT OR IGNORE INTO %1 (%2) WITH RECURSIVE n(i) AS (SELECT 1000 UNION ALL "
                           "SELECT i + 1 FROM n WHERE i < %3) SELECT %4 FROM n")
                .arg(table, names.join(QLatin1Char(',')), QString::number(rows + 999), values.join(QLatin1Char(','))));
    }

    QString crowdAnyTable()
    {
        constexpr std::uint64_t most = 40'000; // test_crowded has those that allow for more
        return crowdTable(anyColumn().table, 1 + random_.below(most));
    }

    QString spoilHeader()
    {
        static constexpr std::array pragmas{"user_version = 0",   "user_version = -7",     "user_version = 1",
                                            "user_version = 5",   "user_version = 99",     "application_id = 0",
                                            "journal_mode = WAL", "encoding = 'UTF-16le'", "page_size = 512; VACUUM",
                                            "auto_vacuum = 1"};
        return does(QStringLiteral("PRAGMA ") + oneOf(pragmas));
    }

private:
    bool run(const QString& sql)
    {
        QSqlQuery query(connection_);
        return query.exec(sql);
    }
    QString does(const QString& sql)
    {
        const bool done = run(sql);
        constexpr qsizetype shown = 160;
        return (done ? QString() : QStringLiteral("(refused) ")) + sql.left(shown);
    }
    Column anyColumn()
    {
        std::vector<Column> columns;
        QSqlQuery query(connection_);
        query.exec(QStringLiteral("SELECT m.name, c.name FROM sqlite_master m, pragma_table_info(m.name) c "
                                  "WHERE m.type = 'table' ORDER BY 1, 2"));
        while (query.next())
            columns.push_back({query.value(0).toString(), query.value(1).toString()});
        return columns.at(random_.below(columns.size()));
    }
    std::uint64_t rowsIn(const QString& table)
    {
        QSqlQuery query(connection_);
        query.exec(QStringLiteral("SELECT COUNT(*) FROM ") + table);
        return query.next() ? query.value(0).toULongLong() : 0;
    }

    Random& random_;
    QSqlDatabase connection_;
};

void writeAt(const QString& path, qint64 at, const QByteArray& bytes)
{
    QFile file(path);
    if (file.open(QIODevice::ReadWrite) && file.seek(at))
        file.write(bytes);
}

QByteArray noise(Random& random, std::uint64_t size)
{
    QByteArray bytes;
    for (std::uint64_t i = 0; i < size; ++i)
        bytes.append(static_cast<char>(random.below(256)));
    return bytes;
}

QString spoilPages(const QString& path, Random& random)
{
    const auto size = static_cast<std::uint64_t>(QFile(path).size());
    switch (random.below(4)) {
    case 0: {
        const std::uint64_t left = random.below(size);
        QFile::resize(path, static_cast<qint64>(left));
        return QStringLiteral("cut off at %1").arg(left);
    }
    case 1: {
        constexpr std::uint64_t page = 4096;
        const std::uint64_t at = random.below(size / page) * page;
        writeAt(path, static_cast<qint64>(at), QByteArray(page, '\0'));
        return QStringLiteral("page at %1 is zero").arg(at);
    }
    case 2: {
        const std::uint64_t at = random.below(100);
        writeAt(path, static_cast<qint64>(at), noise(random, 4));
        return QStringLiteral("noise in the header at %1").arg(at);
    }
    default: {
        std::uint64_t last = 0;
        for (int i = 0; i < 10; ++i)
            writeAt(path, static_cast<qint64>(last = random.below(size)), noise(random, 1 + random.below(8)));
        return QStringLiteral("noise at ten places, the last %1").arg(last);
    }
    }
}

QString leaveRemnant(const QString& path, Random& random)
{
    const QString beside = path + (random.chance(1, 2) ? QStringLiteral("-wal") : QStringLiteral("-journal"));
    QByteArray content;
    switch (random.below(3)) {
    case 0: content = noise(random, 1 + random.below(9000)); break;
    case 1: content = contentOf(path).left(static_cast<qsizetype>(random.below(9000))); break;
    default: // the beginning of a journal of some other file
        content = QByteArray("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7\0\0\0\1", 12) + noise(random, 4) +
                  QByteArray("\0\0\0\x1e\0\0\2\0\0\0\x10\0", 12) + QByteArray(484, '\0') + QByteArray("\0\0\0\2", 4) +
                  noise(random, 4100);
    }
    writeAt(beside, 0, content);
    return QStringLiteral("%1 bytes as %2").arg(content.size()).arg(beside.section(QLatin1Char('-'), -1));
}

QString nowhereBeside(const QString& path)
{
    return QFileInfo(path).absoluteDir().filePath(QStringLiteral("made.txt"));
}

QByteArray contentOfBystander()
{
    return QByteArray("What nobody has a copy of.\n").repeated(400);
}

/// What SQLite would write through: a link or a second name where it keeps what is its own.
QString layLink(const QString& path, Random& random)
{
    static constexpr std::array endings{"-wal", "-shm", "-journal", ".lock"};
    const QString ending = QString::fromLatin1(endings.at(random.below(endings.size())));
    const QString beside = path + ending;
    switch (random.below(4)) {
    case 0: QFile::link(bystanderOf(path), beside); return ending + QStringLiteral(" is a link to another file");
    case 1: QFile::link(nowhereBeside(path), beside); return ending + QStringLiteral(" is a link to nowhere");
    case 2:
        ::link(QFile::encodeName(bystanderOf(path)).constData(), QFile::encodeName(beside).constData());
        return ending + QStringLiteral(" is another file by a second name");
    default:
        ::link(QFile::encodeName(path).constData(), QFile::encodeName(path + QStringLiteral(".same")).constData());
        return QStringLiteral("the file has a second name");
    }
}

QString layHugeLog(const QString& path, Random& random)
{
    const QString ending = random.chance(2, 3) ? QStringLiteral("-wal") : QStringLiteral("-journal");
    if (random.chance(1, 2)) // begins like one
        writeAt(path + ending, 0, contentOf(path).left(4096));
    const qint64 size = random.chance(2, 3) ? 2'000'000'000 : 100'000'000;
    QFile log(path + ending);
    if (log.open(QIODevice::ReadWrite))
        log.resize(size); // a hole: it takes no room
    return QStringLiteral("%1 of %2 bytes").arg(ending.mid(1)).arg(size);
}

} // namespace

void makeSoundFile(const QString& path)
{
    constexpr int players = 9;
    const auto session = createSession(path, players, 5);
    const PlayerKey first = session->saved().players.front().key;
    const PlayerKey second = session->saved().players[1].key;
    mustApply(*session, SetForbidden{{adding(ForbiddenPairs{{first, second}, RoundNumber{1}, {}})}});
    mustApply(*session, SetAbsence{RoundNumber{2}, {first}, AbsenceKind::halfPoint});
    for (int round = 1; round <= 2; ++round) {
        pairAndPublish(*session);
        enterAll(*session, round == 1 ? GameResult::whiteWins : GameResult::draw);
    }
    pairAndPublish(*session);
    mustApply(*session, EnterResult{{RoundNumber{3}, 1, 1}, GameResult::draw});
    enterAll(*session, GameResult::draw);
    // Changes of every kind behind the last publication, which undo reaches, and one that was taken back.
    const RoundNumber four{4};
    mustApply(*session, StoreProposal{proposeRound(session->saved()).value()});
    const Match board = session->saved().round(four)->proposal()->pairings.boards.front();
    mustApply(*session, BeginManualPairing{four});
    mustApply(*session, EditProposal{four, EditProposal::SwapColours{2}});
    mustApply(*session, EditProposal{four, EditProposal::Unpair{board.a}});
    mustApply(*session, EditProposal{four, EditProposal::Pair{board.a, board.b}});
    mustApply(*session, CancelManualPairing{four});
    mustApply(*session, DiscardProposal{four});
    mustApply(*session, EnterResult{{RoundNumber{3}, 1, 1}, GameResult::whiteWins});
    mustApply(*session, SetRoundCount{6});
    if (session->undo())
        session->flush();
}

FileNumbers filesWanted(int usual)
{
    const int asked = qEnvironmentVariableIntValue("PAIRWRIGHT_HOSTILE_FILES");
    return {std::max(1, qEnvironmentVariableIntValue("PAIRWRIGHT_HOSTILE_FROM")), asked > 0 ? asked : usual};
}

QString bystanderOf(const QString& path)
{
    return QFileInfo(path).absoluteDir().filePath(QStringLiteral("thesis.odt"));
}

bool isBystanderSound(const QString& path)
{
    return contentOf(bystanderOf(path)) == contentOfBystander() && !QFileInfo::exists(nowhereBeside(path));
}

void plantSuperJournal(const QString& path, const QString& target)
{
    constexpr qsizetype sector = 512;
    constexpr quint32 nonce = 12345;
    const QByteArray magic = QByteArrayLiteral("\xd9\xd5\x05\xf9\x20\xa1\x63\xd7");
    const QByteArray content = contentOf(path);
    const auto number = [](quint32 value) {
        QByteArray bytes(4, '\0');
        qToBigEndian(value, bytes.data());
        return bytes;
    };
    const quint32 pageSize = qFromBigEndian<quint16>(content.constData() + 16);
    const QByteArray page = content.left(static_cast<qsizetype>(pageSize));
    quint32 sum = nonce;
    for (auto at = static_cast<qsizetype>(pageSize) - 200; at > 0; at -= 200)
        sum += static_cast<unsigned char>(page.at(at));
    const auto pages = static_cast<quint32>(content.size()) / pageSize;
    QByteArray journal = magic + number(1) + number(nonce) + number(pages) + number(sector) + number(pageSize);
    journal = journal.leftJustified(sector, '\0') + number(1) + page + number(sum);
    journal.append((sector - journal.size() % sector) % sector, '\0');
    const QByteArray name = QFile::encodeName(target);
    quint32 nameSum = 0;
    for (const char letter : name)
        nameSum += static_cast<quint32>(static_cast<signed char>(letter));
    constexpr quint32 lockedAt = 0x40000000;
    journal += number(lockedAt / pageSize + 1) + name + number(static_cast<quint32>(name.size())) + number(nameSum);
    writeAt(path + QStringLiteral("-journal"), 0, journal + magic);
}

void crowd(const QString& path, const QString& table, int rows)
{
    Random random(1);
    Spoiler(path, random).crowdTable(table, static_cast<std::uint64_t>(rows));
}

QString spoil(const QString& path, std::uint64_t number)
{
    Random random(number);
    (void)random.next();
    writeAt(bystanderOf(path), 0, contentOfBystander());
    constexpr std::uint64_t kinds = 17;
    switch (number % kinds) {
    case 6: return spoilPages(path, random);
    case 7: return leaveRemnant(path, random);
    case 10: plantSuperJournal(path, bystanderOf(path)); return QStringLiteral("a journal with a super-journal");
    case 11: return layLink(path, random);
    case 12: return layHugeLog(path, random);
    default: break;
    }
    Spoiler spoiler(path, random);
    switch (number % kinds) {
    case 0: return spoiler.addObject();
    case 1: return spoiler.breakRelation();
    case 2: return spoiler.spoilJson();
    case 3: return spoiler.spoilJournal();
    case 4: return spoiler.spoilHeader();
    case 13: return spoiler.crowdAnyTable();
    case 14: return spoiler.putMarkup(path);
    case 15:
    case 16: return spoiler.spoilStep();
    default: return spoiler.setColumn(); // most of all
    }
}

} // namespace pairwright::test
