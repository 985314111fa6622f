#include "tests/hostile/hostile_files.h"

#include "engine/base/random.h"
#include "tests/unit/app/support/sessions.h"
#include "tests/unit/app/support/tampering.h"

#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QStringList>

#include <algorithm>
#include <array>

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

    QString spoilJournal()
    {
        static constexpr std::array steps{"UPDATE journal SET kind = 'undone', target_step = 1",
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

} // namespace

void makeSoundFile(const QString& path)
{
    constexpr int players = 9;
    const auto session = createSession(path, players, 5);
    const PlayerKey first = session->saved().players.front().key;
    const PlayerKey second = session->saved().players[1].key;
    mustApply(*session, SetForbidden{{ForbiddenPairs{{first, second}, RoundNumber{1}, {}}}});
    mustApply(*session, SetAbsence{RoundNumber{2}, {first}, AbsenceKind::halfPoint});
    for (int round = 1; round <= 2; ++round) {
        pairAndPublish(*session);
        enterAll(*session, round == 1 ? GameResult::whiteWins : GameResult::draw);
    }
    pairAndPublish(*session);
    mustApply(*session, EnterResult{{RoundNumber{3}, 1, 1}, GameResult::draw});
}

QString spoil(const QString& path, std::uint64_t number)
{
    Random random(number);
    (void)random.next();
    constexpr std::uint64_t kinds = 10;
    switch (number % kinds) {
    case 6: return spoilPages(path, random);
    case 7: return leaveRemnant(path, random);
    default: break;
    }
    Spoiler spoiler(path, random);
    switch (number % kinds) {
    case 0: return spoiler.addObject();
    case 1: return spoiler.breakRelation();
    case 2: return spoiler.spoilJson();
    case 3: return spoiler.spoilJournal();
    case 4: return spoiler.spoilHeader();
    default: return spoiler.setColumn(); // most of all
    }
}

} // namespace pairwright::test
