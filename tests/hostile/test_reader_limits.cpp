#include "tests/hostile/cost_of_reading.h"
#include "tests/hostile/hostile_files.h"
#include "tests/support/made_rating_list.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"
#include "tests/unit/app/support/tampering.h"
#include "tests/unit/sheets/made_sheets.h"

#include "app/formats/trf/import.h"
#include "app/lists/rating_lists.h"
#include "app/session/recovery.h"
#include "app/sheets/player_file.h"
#include "app/storage/journal_store.h"
#include "engine/base/random.h"
#include "engine/json/value.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <array>
#include <atomic>
#include <map>

using namespace pairwright;
using namespace pairwright::test;

namespace {

/// So many bytes of each kind.
qsizetype wantedBytes()
{
    constexpr qsizetype usual = 500'000;
    constexpr qsizetype megabyte = 1'000'000;
    const int asked = qEnvironmentVariableIntValue("PAIRWRIGHT_READER_MEGABYTES");
    return asked > 0 ? asked * megabyte : usual;
}

QByteArray manyTimes(const QByteArray& head, const QByteArray& piece, qsizetype bytes)
{
    return head + piece.repeated((bytes - head.size()) / piece.size() + 1);
}

QByteArray noise(qsizetype bytes, std::uint64_t seed)
{
    Random random(seed);
    QByteArray made;
    made.reserve(bytes);
    while (made.size() < bytes)
        made.append(static_cast<char>(random.below(256)));
    return made;
}

/// A line for each number, until there are enough bytes.
template <class Line>
QByteArray counted(const QByteArray& head, Line line, qsizetype bytes)
{
    QByteArray made = head;
    for (int number = 1; made.size() < bytes; ++number)
        made += line(number);
    return made;
}

using Kinds = std::map<QByteArray, std::function<QByteArray(qsizetype bytes)>>;

/// What no reader expects, whatever it reads: the same few letters again and again, or noise.
Kinds monotony(const QByteArray& head)
{
    Kinds kinds;
    for (const QByteArray piece :
         {"\t",      ",", ";", "\"", "\n",  "\r",    " ",       "x",    "0",        "\"\n", ";\n",   "a;b\n",
          "\"a\"\"", "[", "{", "<",  "<a>", "&amp;", "\\u0041", "\xC3", "\xFF\xFE", "001 ", "\n###", "%1 "})
        kinds["only " + piece.toPercentEncoding()] = [head, piece](qsizetype bytes) {
            return manyTimes(head, piece, bytes);
        };
    kinds["zeros"] = [head](qsizetype bytes) {
        return head + QByteArray(bytes, '\0');
    };
    kinds["UTF-16"] = [](qsizetype bytes) {
        return manyTimes("\xFF\xFE", QByteArray("a\0;\0\n\0", 6), bytes);
    };
    kinds["noise"] = [head](qsizetype bytes) {
        return head + noise(bytes, 7);
    };
    return kinds;
}

Kinds trfKinds()
{
    Kinds kinds = monotony("012 Open\n");
    const QByteArray player = "001    1      Name                              2000";
    const auto recordsOf = [&](const char* record) {
        kinds["records " + QByteArray(record).left(3)] = [player, record](qsizetype bytes) {
            return manyTimes("142 9\n152 W\n" + player + '\n', QByteArray(record) + '\n', bytes);
        };
    };
    for (const char* record : {"001    1      Name",
                               "013 Team                             1    2    3",
                               "132 26/01/01  26/01/02",
                               "250       1.0   1   9    1 9999",
                               "260   1   9    1    2    3",
                               "240 H   1    1    2",
                               "XXA    1  1.0  1.0  1.0",
                               "XXP    1    2",
                               "XXZ    1",
                               "162 W 1.0    D 0.5",
                               "299 x",
                               "310 x",
                               "### SYSTEM lim 1999",
                               "### x",
                               "012 Name",
                               "102 Arbiter",
                               "112 Deputy",
                               "202 BH,SB",
                               "192 FIDE_DUTCH_2026",
                               "@@@"})
        recordsOf(record);
    kinds["columns"] = [player](qsizetype bytes) {
        return manyTimes("142 99\n152 W\n" + player.leftJustified(91), "  0000 - Z", bytes) + '\n';
    };
    kinds["players"] = [](qsizetype bytes) {
        return counted(
            "142 99\n152 W\n",
            [](int number) {
                return QByteArray("001 ") + QByteArray::number(number % 10'000).rightJustified(4) +
                       QByteArray("      Name").leftJustified(72) + "  0.0    1" +
                       QByteArray("  0000 - Z").repeated(98) + '\n';
            },
            bytes);
    };
    return kinds;
}

Kinds csvKinds()
{
    Kinds kinds = monotony("Name;Rating;Club\n");
    const auto shared = [](qsizetype bytes) {
        constexpr qsizetype rows = 19'000;
        return QByteArray(std::max<qsizetype>(bytes / rows, 1), 'a');
    };
    kinds["one name"] = [shared](qsizetype bytes) {
        return manyTimes("Name;Rating\n", shared(bytes) + ";2000\n", bytes);
    };
    kinds["names"] = [shared](qsizetype bytes) {
        return counted(
            "Name;Rating;Birth\n",
            [name = shared(bytes)](int number) {
                return name + QByteArray::number(number) + ", B;2000;" + QByteArray::number(1900 + number % 99) + '\n';
            },
            bytes);
    };
    kinds["headings"] = [](qsizetype bytes) {
        return manyTimes({}, "Name;", bytes) + "\na;b\n";
    };
    kinds["one cell"] = [](qsizetype bytes) {
        return manyTimes("Name\n\"", "a\n", bytes) + "\"\n";
    };
    return kinds;
}

Kinds jsonKinds()
{
    Kinds kinds;
    for (const QByteArray piece : {"0,", "[],", "{},", "\"\",", "[0],", "{\"\":0},", "1.5,", "null,", "[",
                                   "{\"a\":", "\"\\n\",", "[[[[0]]]],", "\"abcdefghijklmnopqrstuvwxyz\","})
        kinds["array of " + piece.toPercentEncoding()] = [piece](qsizetype bytes) {
            return manyTimes("[", piece, bytes) + "0]";
        };
    for (const QByteArray piece : {",", "\\u0041", " ", "\"", "x"})
        kinds["only " + piece.toPercentEncoding()] = [piece](qsizetype bytes) {
            return manyTimes("[\"", piece, bytes) + "\"]";
        };
    kinds["members downwards"] = [](qsizetype bytes) {
        return counted(
                   "{", [](int number) { return '"' + QByteArray::number(99'999'999 - number) + "\":0,"; }, bytes) +
               "\"\":0}";
    };
    kinds["one member"] = [](qsizetype bytes) {
        return manyTimes("{", "\"\":0,", bytes) + "\"\":0}";
    };
    kinds["changes"] = [](qsizetype bytes) {
        return manyTimes("{\"v\":1,\"changes\":[", "{\"kind\":\"round\",\"round\":1,\"before\":{},\"after\":{}},",
                         bytes) +
               "{}]}";
    };
    kinds["players"] = [](qsizetype bytes) {
        return manyTimes("{\"v\":1,\"changes\":[", "{\"kind\":\"player\",\"before\":null,\"after\":{}},", bytes) +
               "{}]}";
    };
    return kinds;
}

QByteArray ratingList(MadeRatingList::Shape shape, qsizetype bytes)
{
    QByteArray made;
    constexpr qsizetype shortest = 60; // of a person
    const MadeRatingList list(3, static_cast<int>(bytes / shortest));
    list.write(shape,
               [&made](std::string_view text) { made.append(text.data(), static_cast<qsizetype>(text.size())); });
    return made;
}

Kinds listKinds()
{
    using Shape = MadeRatingList::Shape;
    Kinds kinds = monotony("ID Number;Name;Fed;Rating\n");
    for (const QByteArray head : {"<playerslist>", "<playerslist><player><name>", "<?xml version=\"1.0\"?>"})
        for (const QByteArray piece :
             {"<player>", "<player></player>", "x", " ", "&amp;", "&#x41;", "<!-- -->", "<a b=\"\">"})
            kinds[head.right(8).toPercentEncoding() + " and " + piece.toPercentEncoding()] = [=](qsizetype bytes) {
                return manyTimes(head, piece, bytes);
            };
    kinds["FIDE text"] = [](qsizetype bytes) {
        return ratingList(Shape::combinedText, bytes);
    };
    kinds["FIDE XML"] = [](qsizetype bytes) {
        return ratingList(Shape::combinedXml, bytes);
    };
    kinds["FIDE lines"] = [](qsizetype bytes) {
        const QByteArray one = ratingList(Shape::combinedText, 300);
        return manyTimes(one, one.mid(one.indexOf('\n') + 1), bytes);
    };
    // What comes out of an archive counts by what goes in.
    kinds["zip of one line"] = [](qsizetype bytes) {
        return zipOf({part("list.txt", manyTimes({}, "ID Number Name ", 60 * bytes))});
    };
    kinds["zip of XML"] = [](qsizetype bytes) {
        return zipOf({part("list.xml", manyTimes("<playerslist>", "<player></player>", 60 * bytes))});
    };
    kinds["zip of a table"] = [](qsizetype bytes) {
        return zipOf({part("list.csv", manyTimes("ID Number;Name;Fed;Rating\n", "1;A;GER;2000\n", 60 * bytes))});
    };
    return kinds;
}

Kinds sheetKinds()
{
    Kinds kinds;
    const auto workbook = [&kinds](const char* name, const QByteArray& head, const QByteArray& piece,
                                   const QByteArray& tail) {
        kinds[QByteArray("XLSX of ") + name] = [=](qsizetype bytes) {
            return xlsxOf([&](const std::function<void(const QByteArray&)>& write) {
                write(head);
                const QByteArray many = manyTimes({}, piece, 100'000);
                for (qsizetype done = 0; done < 60 * bytes; done += many.size())
                    write(many);
                write(tail);
            });
        };
    };
    workbook("rows", "<worksheet><sheetData>", "<row><c t=\"inlineStr\"><is><t>A</t></is></c></row>",
             "</sheetData></worksheet>");
    workbook("cells", "<worksheet><sheetData><row>", "<c><v>1</v></c>", "</row></sheetData></worksheet>");
    workbook("text", "<worksheet><sheetData><row><c t=\"str\"><v>", "A", "</v></c></row></sheetData></worksheet>");
    workbook("blanks", "<worksheet>", " ", "</worksheet>");
    workbook("depth", "<worksheet>", "<a>", "");
    workbook("names", "<worksheet ", "a", "=\"\"/>");
    workbook("attributes", "<worksheet ", "a=\"\" ", "/>");
    workbook("merged cells", "<worksheet><mergeCells>", "<mergeCell ref=\"A1:A20000\"/>", "</mergeCells></worksheet>");
    kinds["XLSX of shared texts"] = [](qsizetype bytes) {
        return xlsxOf("<sheetData/>", manyTimes({}, "<si><t>A</t></si>", bytes * 10));
    };
    kinds["ODS of repeated rows"] = [](qsizetype) {
        return odsOf("<table:table table:name=\"A\"><table:table-row table:number-rows-repeated=\"2000000000\">"
                     "<table:table-cell table:number-columns-repeated=\"2000000000\"><text:p>A</text:p>"
                     "</table:table-cell></table:table-row></table:table>");
    };
    kinds["ODS of wide rows"] = [](qsizetype) {
        return odsOf("<table:table table:name=\"A\"><table:table-row table:number-rows-repeated=\"19000\">"
                     "<table:table-cell table:number-columns-repeated=\"299\"><text:p>" +
                     QByteArray(500, 'A') + "</text:p></table:table-cell></table:table-row></table:table>");
    };
    kinds["ODS of paragraphs"] = [](qsizetype bytes) {
        return odsOf("<table:table table:name=\"A\"><table:table-row><table:table-cell>" +
                     manyTimes({}, "<text:p>A</text:p>", bytes * 10) +
                     "</table:table-cell></table:table-row></table:table>");
    };
    return kinds;
}

/// Statements that make a tournament file large in one place; %1: about so many bytes.
const std::map<QByteArray, QStringList>& tournamentKinds()
{
    static const std::map<QByteArray, QStringList> kinds{
        {"a long name", {"UPDATE player SET name = replace(hex(zeroblob(%1 / 2)), '0', 'A') WHERE player_key = 1"}},
        {"a record of brackets",
         {"UPDATE round_version SET decision_record = replace(hex(zeroblob(%1 / 2)), '0', '[')"}},
        {"a record of zeros",
         {"UPDATE round_version SET decision_record = '[' || replace(hex(zeroblob(%1 / 4)), '00', '0,0,') || '0]' "
          "WHERE "
          "round_number = 1"}},
        {"a step of commas", {"UPDATE journal SET changes = replace(hex(zeroblob(%1 / 2)), '0', ',') WHERE step = 2"}},
        {"a step of changes",
         {"UPDATE journal SET changes = '{\"v\":1,\"changes\":[' || replace(hex(zeroblob(%1 / 60)), '00', "
          "'{\"kind\":\"round\",\"round\":1,\"before\":{},\"after\":{}},') || '{}]}' WHERE step = (SELECT MAX(step) "
          "FROM "
          "journal)"}},
        {"many steps",
         {"INSERT INTO journal (step, made_at, made_by, kind, target_step, is_barrier, acknowledged, step_name, "
          "description, command, changes) WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < %1 "
          "/ "
          "300) SELECT i + 1000, made_at, made_by, 'done', NULL, 0, 1, step_name, description, command, "
          "'{\"v\":1,\"changes\":[]}' FROM n, journal WHERE step = 1"}},
        {"many lines",
         {"INSERT INTO kept_line WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < %1 / 20) "
          "SELECT "
          "i, 'tail', NULL, 'x' FROM n"}},
        {"many players",
         {"INSERT INTO player (player_key, name, title, federation, fide_id, national_id, club, first_round) WITH "
          "RECURSIVE n(i) AS (SELECT 100 UNION ALL SELECT i + 1 FROM n WHERE i < 100 + min(9900, %1 / 30)) SELECT i, "
          "'x', '', '', '', '', '', 1 FROM n"}},
        {"many absences",
         {"INSERT INTO player_absence WITH RECURSIVE n(i) AS (SELECT 100 UNION ALL SELECT i + 1 FROM n WHERE i < %1 / "
          "20) SELECT 2, i, 'zero' FROM n"}},
        {"an index on noise", {"ANALYZE", "UPDATE sqlite_stat1 SET stat = replace(hex(zeroblob(%1 / 2)), '0', '9 ')"}},
        {"empty pages", {"CREATE TABLE away (x)", "INSERT INTO away VALUES (zeroblob(%1))", "DROP TABLE away"}}};
    return kinds;
}

bool writeAll(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(bytes) == bytes.size();
}

} // namespace

/// Whatever a reader is given: at most twenty times as much memory and 50 MiB, and two seconds a megabyte.
class ReaderLimitsTest : public QObject {
    Q_OBJECT
private slots:
    // First: a program is not measured below what this process has needed so far.
    void noCommandCostsMoreThanItsFileExplains_data();
    void noCommandCostsMoreThanItsFileExplains();
    void noTextCostsMoreThanItsSizeExplains_data();
    void noTextCostsMoreThanItsSizeExplains();
    void noTournamentFileCostsMoreThanItsSizeExplains_data();
    void noTournamentFileCostsMoreThanItsSizeExplains();
    void whatCostsTooMuchIsFoundOut();
    void cleanupTestCase();

private:
    static double mostSeconds(qsizetype bytes) { return 1 + 2e-6 * static_cast<double>(bytes); }
    static double mostMebibytes(qsizetype bytes) { return 50 + 20 * static_cast<double>(bytes) / (1024 * 1024); }
    void mustBeCheap(const Cost& cost, qsizetype bytes);

    TournamentFile folder_;
    int measured_ = 0;
    double worstMemory_ = 0; ///< share of what is allowed
    double worstTime_ = 0;
    QByteArray memoryWasted_;
    QByteArray timeWasted_;
};

void ReaderLimitsTest::mustBeCheap(const Cost& cost, qsizetype bytes)
{
    const QString told = QStringLiteral("%1 bytes: %2 s, %3 MiB")
                             .arg(QString::number(bytes), QString::number(cost.seconds, 'f', 2),
                                  QString::number(cost.mebibytes, 'f', 0));
    QVERIFY2(cost.ended, qPrintable(told + QStringLiteral(", and it did not come to its end")));
    QVERIFY2(cost.seconds <= mostSeconds(bytes), qPrintable(told));
    QVERIFY2(cost.mebibytes <= mostMebibytes(bytes), qPrintable(told));
    ++measured_;
    const auto keepWorst = [](double share, double& worst, QByteArray& of) {
        if (share <= worst)
            return;
        worst = share;
        of = QByteArray(QTest::currentDataTag());
    };
    keepWorst(cost.mebibytes / mostMebibytes(bytes), worstMemory_, memoryWasted_);
    keepWorst(cost.seconds / mostSeconds(bytes), worstTime_, timeWasted_);
}

void ReaderLimitsTest::noTextCostsMoreThanItsSizeExplains_data()
{
    QTest::addColumn<QByteArray>("reader");
    QTest::addColumn<QByteArray>("kind");
    const auto rows = [](const char* reader, const Kinds& kinds) {
        for (const auto& kind : kinds)
            QTest::newRow(QByteArray(reader + QByteArray(": ") + kind.first).constData())
                << QByteArray(reader) << kind.first;
    };
    rows("trf", trfKinds());
    rows("csv", csvKinds());
    rows("json", jsonKinds());
    rows("list", listKinds());
    rows("sheet", sheetKinds());
}

void ReaderLimitsTest::noTextCostsMoreThanItsSizeExplains()
{
    QFETCH(QByteArray, reader);
    QFETCH(QByteArray, kind);
    const Kinds kinds = reader == "trf"    ? trfKinds()
                        : reader == "csv"  ? csvKinds()
                        : reader == "json" ? jsonKinds()
                        : reader == "list" ? listKinds()
                                           : sheetKinds();
    const QByteArray bytes = kinds.at(kind)(wantedBytes());
    const QString path = folder_.path(kind.startsWith("zip") ? QStringLiteral("list.zip") : QStringLiteral("list.txt"));
    const QString lists = folder_.path(QStringLiteral("rating.pwlists"));
    QVERIFY(writeAll(path, bytes));
    const auto read = [&] {
        if (reader == "trf") {
            (void)importTrf(bytes, {});
        } else if (reader == "json") {
            (void)json::parse({bytes.constData(), static_cast<std::size_t>(bytes.size())});
            (void)changesFromJson(QString::fromUtf8(bytes));
        } else if (reader == "list") {
            (void)addRatingList(path, lists, {}, {}, {});
        } else {
            (void)readPlayerFile(bytes, Tournament{});
        }
    };
    const Cost cost = costOf(read, mostSeconds(bytes.size()));
    for (const QString& made : QDir(folder_.folder()).entryList({QStringLiteral("rating*")}))
        QFile::remove(folder_.path(made));
    mustBeCheap(cost, bytes.size());
}

void ReaderLimitsTest::noTournamentFileCostsMoreThanItsSizeExplains_data()
{
    QTest::addColumn<QByteArray>("kind");
    for (const auto& kind : tournamentKinds())
        QTest::newRow(kind.first.constData()) << kind.first;
}

void ReaderLimitsTest::noTournamentFileCostsMoreThanItsSizeExplains()
{
    QFETCH(QByteArray, kind);
    const QString sound = folder_.path(QStringLiteral("sound.pairwright"));
    if (!QFile::exists(sound))
        makeSoundFile(sound);
    const QString path = folder_.path(QStringLiteral("large.pairwright"));
    const QString to = folder_.path(QStringLiteral("recovered.pairwright"));
    QFile::remove(path);
    QFile::remove(to);
    QVERIFY(QFile::copy(sound, path));
    QStringList statements;
    for (const QString& statement : tournamentKinds().at(kind))
        statements.append(QString(statement).replace(QStringLiteral("%1"), QString::number(wantedBytes())));
    tamper(path, statements);
    const qsizetype bytes = QFileInfo(path).size();
    mustBeCheap(costOf([&] { (void)TournamentSession::open(path); }, mostSeconds(bytes)), bytes);
    mustBeCheap(
        costOf([&] { (void)recoverTournament(path, to, QStringLiteral("me"), QDateTime::currentDateTimeUtc()); },
               mostSeconds(bytes)),
        bytes);
}

void ReaderLimitsTest::noCommandCostsMoreThanItsFileExplains_data()
{
    QTest::addColumn<QByteArray>("bytes");
    const auto player = [](int number) {
        return QByteArray("001 ") + QByteArray::number(number).rightJustified(4) + "      P" +
               QByteArray::number(number) + '\n';
    };
    const auto players = [&](const QByteArray& head, int count) {
        QByteArray text = head;
        for (int number = 1; number <= count; ++number)
            text += player(number);
        return text;
    };
    QTest::newRow("999 rounds") << players("142 999\n152 W\n", 300);
    QTest::newRow("99 rounds") << players("142 99\n152 W\n", 300);
    QTest::newRow("records 250") << players("142 9\n152 W\n", 9999) +
                                        QByteArray("250       1.0   1 999    1 9999\n").repeated(2000);
    QTest::newRow("records 260") << players("142 9\n152 W\n", 2000) +
                                        QByteArray("260   1   9    1    2    3    4    5\n").repeated(2000);
}

void ReaderLimitsTest::noCommandCostsMoreThanItsFileExplains()
{
    QFETCH(QByteArray, bytes);
    const QString path = folder_.path(QStringLiteral("given.trf"));
    QVERIFY(writeAll(path, bytes));
    for (const char* command : {"check", "standings", "convert"}) {
        QStringList words{QStringLiteral(PAIRWRIGHT_CLI), QString::fromLatin1(command), path};
        if (qstrcmp(command, "convert") == 0)
            words.append(folder_.path(QStringLiteral("made.trf")));
        const Cost cost = costOf(words, mostSeconds(bytes.size()));
        QFile::remove(folder_.path(QStringLiteral("made.trf")));
        mustBeCheap(cost, bytes.size());
    }
}

/// A measure that sees nothing would let everything pass.
void ReaderLimitsTest::whatCostsTooMuchIsFoundOut()
{
    constexpr std::size_t much = 300'000'000;
    const Cost memory = costOf([] { std::string(much, 'x').swap(*std::make_unique<std::string>()); }, 10);
    QVERIFY(memory.ended);
    QVERIFY2(memory.mebibytes > 250, qPrintable(QString::number(memory.mebibytes)));
    const Cost time = costOf(
        [] {
            for (std::atomic<int> i = 0;; ++i) {
            }
        },
        1);
    QVERIFY(!time.ended);
    QVERIFY(time.seconds > 1);
    QVERIFY(!costOf([] { std::abort(); }, 1).ended);
    QVERIFY(costOf(QStringList{QStringLiteral("/bin/true")}, 1).ended);
    QVERIFY(
        !costOf(QStringList{QStringLiteral("/bin/sh"), QStringLiteral("-c"), QStringLiteral("while :; do :; done")}, 1)
             .ended);
}

void ReaderLimitsTest::cleanupTestCase()
{
    qInfo("readers: %d measured with some %lld bytes each; most memory: %.0f %% of what is allowed (%s), most time: "
          "%.0f %% (%s)",
          measured_, static_cast<long long>(wantedBytes()), 100 * worstMemory_, memoryWasted_.constData(),
          100 * worstTime_, timeWasted_.constData());
}

static const pairwright::RegisteredTest<ReaderLimitsTest> registered("reader_limits");
#include "test_reader_limits.moc"
