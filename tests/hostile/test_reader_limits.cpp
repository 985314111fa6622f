#include "tests/hostile/cost_of_reading.h"
#include "tests/hostile/hostile_files.h"
#include "tests/hostile/hostile_texts.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"
#include "tests/unit/app/support/tampering.h"

#include "app/formats/csv/result_exchange.h"
#include "app/formats/trf/import.h"
#include "app/lists/rating_lists.h"
#include "app/prizes/fund_reading.h"
#include "app/session/history/recovery.h"
#include "app/spreadsheets/list_spreadsheet.h"
#include "app/spreadsheets/player_file.h"
#include "app/storage/tournament/journal_store.h"
#include "engine/json/value.h"

#include <QDir>
#include <QFile>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <atomic>
#include <functional>
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

/// No machine is taken for so much dearer than usual that a reader could hide behind it.
constexpr double mostDearness = 3;

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
    /// Where a reader is stopped: not before the dearest machine would have come to its end.
    static double stopSeconds(qsizetype bytes) { return mostDearness * mostSeconds(bytes); }
    static double mostMebibytes(qsizetype bytes) { return 50 + 20 * static_cast<double>(bytes) / (1024 * 1024); }
    /// Counts until it is cheap, three times at most, each beside the yardstick of that moment: what else the machine
    /// does is no cost of the reader.
    void mustBeCheap(const std::function<Cost()>& count, qsizetype bytes);

    TournamentFile folder_;
    int measured_ = 0;
    double worstMemory_ = 0; ///< share of what is allowed
    double worstTime_ = 0;
    QByteArray memoryWasted_;
    QByteArray timeWasted_;
};

/// How much dearer than usual this machine is at the moment, by work that is always the same; 1: not at all.
double dearness()
{
    // As long as the readers that come near their limit.
    constexpr int times = 5;
    constexpr double usualSeconds = times * 0.15; // of a core of 2.4 GHz
    const Cost known = costOf(
        [] {
            QByteArray text = "<rows>";
            for (int row = 0; row < 100'000; ++row)
                text +=
                    "<row r='" + QByteArray::number(row) + "'><c t='s'>" + QByteArray::number(row * 7) + "</c></row>";
            text += "</rows>";
            for (int i = 0; i < times; ++i) {
                QStringList cells;
                for (QXmlStreamReader xml(text); !xml.atEnd(); xml.readNext())
                    if (xml.isCharacters())
                        cells.append(xml.text().toString());
            }
        },
        10);
    qInfo("the yardstick took %.2f s", known.seconds);
    return std::clamp(known.seconds / usualSeconds, 1.0, mostDearness);
}

void ReaderLimitsTest::mustBeCheap(const std::function<Cost()>& count, qsizetype bytes)
{
    Cost cost;
    bool isCheap = false;
    for (int tries = 0; tries < 3 && !isCheap; ++tries) {
        cost = count();
        isCheap = cost.seconds <= mostSeconds(bytes) || cost.seconds <= mostSeconds(bytes) * dearness();
    }
    const QString told = QStringLiteral("%1 bytes: %2 s, %3 MiB")
                             .arg(QString::number(bytes), QString::number(cost.seconds, 'f', 2),
                                  QString::number(cost.mebibytes, 'f', 0));
    QVERIFY2(cost.ended, qPrintable(told + QStringLiteral(", and it did not come to its end")));
    QVERIFY2(isCheap, qPrintable(told));
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

namespace {

/// For a reader that asks what is published.
Tournament inRoundOne()
{
    RoundVersion version;
    version.version = 1;
    version.publishedAt = QDateTime::currentDateTimeUtc();
    Round round;
    round.number = RoundNumber{1};
    round.versions = {version};
    round.publishedVersion = 1;
    Tournament tournament;
    tournament.rounds = {round};
    return tournament;
}

} // namespace

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
    rows("results", csvKinds());
    rows("prizes", csvKinds());
    rows("json", jsonKinds());
    rows("list", listKinds());
    rows("sheet", sheetKinds());
    rows("list sheet", sheetKinds());
}

void ReaderLimitsTest::noTextCostsMoreThanItsSizeExplains()
{
    QFETCH(QByteArray, reader);
    QFETCH(QByteArray, kind);
    const Kinds kinds = reader == "trf"       ? trfKinds()
                        : reader == "csv"     ? csvKinds()
                        : reader == "results" ? csvKinds()
                        : reader == "prizes"  ? csvKinds()
                        : reader == "json"    ? jsonKinds()
                        : reader == "list"    ? listKinds()
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
        } else if (reader == "results") {
            (void)readResultExchange("Runde;Brett;IdentW;IdentS;NrW;NrS;ErgW;ErgS;Kontumaz;Erg;Mnr\n" + bytes,
                                     inRoundOne());
        } else if (reader == "prizes") {
            (void)prizes::readFund(bytes);
            (void)prizes::readFund("Main;place;;1;5\n" + bytes);
        } else if (reader == "list") {
            (void)addRatingList(path, lists, {}, {}, {});
        } else if (reader == "list sheet") {
            (void)addAnyRatingList(path, lists, {}, {}, {});
        } else {
            (void)readPlayerFile(bytes, Tournament{});
        }
    };
    const auto count = [&] {
        const Cost cost = costOf(read, stopSeconds(bytes.size()));
        for (const QString& made :
             QDir(folder_.folder()).entryList({QStringLiteral("rating*"), QStringLiteral("*.csv")}))
            QFile::remove(folder_.path(made));
        return cost;
    };
    mustBeCheap(count, bytes.size());
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
    const auto open = [&] {
        (void)TournamentSession::open(path);
    };
    mustBeCheap([&] { return costOf(open, stopSeconds(bytes)); }, bytes);
    const auto recover = [&] {
        QFile::remove(to);
        (void)recoverTournament(path, to, QStringLiteral("me"), QDateTime::currentDateTimeUtc());
    };
    mustBeCheap([&] { return costOf(recover, stopSeconds(bytes)); }, bytes);
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
        const auto count = [&] {
            const Cost cost = costOf(words, stopSeconds(bytes.size()));
            QFile::remove(folder_.path(QStringLiteral("made.trf")));
            return cost;
        };
        mustBeCheap(count, bytes.size());
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
