#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "engine/tiebreaks/descriptor.h"
#include "engine/tiebreaks/standings.h"
#include "engine/trf/reader.h"
#include "engine/trf/to_standings.h"
#include "tests/oracle/tiebreaks/random_event.h"
#include "tests/oracle/tiebreaks/table.h"
#include "tests/support/registered_test.h"

#include <algorithm>
#include <string>

using namespace pairwright;
using namespace pairwright::oracle;

namespace {

std::uint64_t numberFromEnvironment(const char* variable, std::uint64_t otherwise)
{
    bool given = false;
    const auto value = qEnvironmentVariable(variable).toULongLong(&given);
    return given ? value : otherwise;
}

std::string textOf(const std::optional<Fraction>& value)
{
    return value ? std::to_string(value->over) + "/" + std::to_string(value->under) : std::string("none");
}

/// What was compared.
struct Count {
    std::size_t values = 0;
    std::size_t ranks = 0;
    std::size_t differences = 0;
    QMap<QString, int> byTieBreak;

    void differs(const QString& what, const QString& where)
    {
        ++differences;
        if (++byTieBreak[what] <= 2)
            qWarning("%s: %s", qPrintable(what), qPrintable(where));
    }
};

std::optional<Fraction> fractionOf(const TieBreakResult& result)
{
    return result.value ? std::optional(Fraction::of(result.value->numerator, result.value->denominator))
                        : std::nullopt;
}

void compareValues(const TournamentState& state, int rounds, const std::vector<TieBreak>& tieBreaks,
                   TieBreakRules rules, const QString& where, Count& count)
{
    const auto rows = standings(state, rounds, tieBreaks, rules);
    for (std::size_t i = 0; i < tieBreaks.size(); ++i) {
        if (tieBreaks[i].kind == TieBreakKind::DirectEncounter)
            continue;
        const auto values = tieBreakOf(state, rounds, tieBreaks[i], rules);
        for (const StandingsRow& row : rows) {
            const auto here = fractionOf(row.tieBreaks[i]);
            const auto& there = values[static_cast<std::size_t>(row.tpn.value - 1)];
            ++count.values;
            if (here != there)
                count.differs(QString::fromStdString(toString(tieBreaks[i])),
                              QString("%1, player %2: engine %3, oracle %4")
                                  .arg(where)
                                  .arg(row.tpn.value)
                                  .arg(QString::fromStdString(textOf(here)), QString::fromStdString(textOf(there))));
        }
    }
}

void compareRanks(const TournamentState& state, int rounds, const std::vector<TieBreak>& list, TieBreakRules rules,
                  const QString& where, Count& count)
{
    const auto ranks = ranksOf(state, rounds, list, rules);
    for (const StandingsRow& row : standings(state, rounds, list, rules)) {
        const int there = ranks[static_cast<std::size_t>(row.tpn.value - 1)];
        ++count.ranks;
        if (row.rank != there)
            count.differs("rank", QString("%1 by %2, player %3: engine %4, oracle %5")
                                      .arg(where, QString::fromStdString(toString(list)))
                                      .arg(row.tpn.value)
                                      .arg(row.rank)
                                      .arg(there));
    }
}

QString nameOf(std::uint64_t seed, TieBreakRules rules, const RandomEvent& event)
{
    return QString("seed %1, %2, %3%4 after round %5")
        .arg(seed)
        .arg(static_cast<int>(rules.edition))
        .arg(rules.format == EventFormat::swiss ? "Swiss" : "round robin")
        .arg(event.state.gamesOfARound == 2 ? " of matches" : "")
        .arg(event.counted);
}

/// The standings of a file, or nothing if it has none.
std::optional<trf::StandingsInput> readFile(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const auto read = trf::read(file.readAll().toStdString());
    auto input = read ? trf::toStandingsInput(read->document)
                      : Expected<trf::StandingsInput, trf::ConversionError>(Unexpected{trf::ConversionError{}});
    return input ? std::optional(std::move(input).value()) : std::nullopt;
}

/// The ranks that a file states must be those of the oracle; of those who share one, any order.
void compareStatedRanks(const trf::StandingsInput& file, const QString& where, Count& count)
{
    if (!file.tieBreaks)
        return;
    const auto ranks = ranksOf(file.state, file.state.roundsPlayed(), *file.tieBreaks, file.rules);
    for (std::size_t i = 0; i < ranks.size(); ++i) {
        if (!file.statedRanks[i])
            continue;
        const int sharing = static_cast<int>(std::count(ranks.begin(), ranks.end(), ranks[i]));
        ++count.ranks;
        if (*file.statedRanks[i] < ranks[i] || *file.statedRanks[i] >= ranks[i] + sharing)
            count.differs("stated rank", QString("%1, id %2: the file %3, oracle %4")
                                             .arg(where)
                                             .arg(file.ids[i])
                                             .arg(*file.statedRanks[i])
                                             .arg(ranks[i]));
    }
}

} // namespace

/// Every tie-break of both editions, by the engine and by the transcription of the articles beside this file.
class TestTieBreaksTwice : public QObject {
    Q_OBJECT
private slots:
    void bothComputeRandomEventsAlike_data()
    {
        QTest::addColumn<int>("edition");
        QTest::newRow("2024") << 2024;
        QTest::newRow("2026") << 2026;
    }

    void bothComputeRandomEventsAlike()
    {
        QFETCH(int, edition);
        const std::uint64_t first = numberFromEnvironment("PAIRWRIGHT_ORACLE_SEED", 1);
        const std::uint64_t events = numberFromEnvironment("PAIRWRIGHT_TIE_BREAK_EVENTS", 150);
        Count count;
        for (std::uint64_t seed = first; seed < first + events; ++seed) {
            const RandomEvent event = randomEvent(seed);
            const TieBreakRules rules{static_cast<TieBreakEdition>(edition), event.format};
            const auto all = everyTieBreak(rules.edition);
            const QString where = nameOf(seed, rules, event);
            compareValues(event.state, event.counted, all, rules, where, count);
            Random random(seed);
            for (int list = 0; list < 10; ++list)
                compareRanks(event.state, event.counted, randomList(random, all), rules, where, count);
        }
        qInfo("tie-breaks of %d computed twice, seeds from %llu: %zu values and %zu ranks, %zu differences", edition,
              static_cast<unsigned long long>(first), count.values, count.ranks, count.differences);
        for (auto it = count.byTieBreak.begin(); it != count.byTieBreak.end(); ++it)
            qWarning("%s: %d differences", qPrintable(it.key()), it.value());
        QCOMPARE(count.differences, std::size_t{0});
    }

    void bothComputeRoundRobinsAlike_data() { bothComputeRandomEventsAlike_data(); }

    void bothComputeRoundRobinsAlike()
    {
        QFETCH(int, edition);
        const std::uint64_t first = numberFromEnvironment("PAIRWRIGHT_ORACLE_SEED", 1);
        const std::uint64_t events = numberFromEnvironment("PAIRWRIGHT_TIE_BREAK_EVENTS", 300);
        const TieBreakRules rules{static_cast<TieBreakEdition>(edition), EventFormat::roundRobin};
        const auto all = everyTieBreak(rules.edition, rules.format);
        Count count;
        std::size_t leftOut = 0;
        for (std::uint64_t seed = first; seed < first + events; ++seed) {
            const RandomEvent event = randomAllPlayAll(seed);
            const QString where = nameOf(seed, rules, event);
            for (const PlayerState& player : event.state.players)
                leftOut += player.leftOut ? 1 : 0;
            compareValues(event.state, event.counted, all, rules, where, count);
            Random random(seed);
            for (int list = 0; list < 10; ++list)
                compareRanks(event.state, event.counted, randomList(random, all), rules, where, count);
        }
        qInfo("tie-breaks of %d of %llu round robins computed twice, seeds from %llu: %zu values and %zu ranks, %zu "
              "left out, %zu differences",
              edition, static_cast<unsigned long long>(events), static_cast<unsigned long long>(first), count.values,
              count.ranks, leftOut, count.differences);
        for (auto it = count.byTieBreak.begin(); it != count.byTieBreak.end(); ++it)
            qWarning("%s: %d differences", qPrintable(it.key()), it.value());
        QCOMPARE(count.differences, std::size_t{0});
    }

    /// Of the tournaments below PAIRWRIGHT_TIE_BREAK_FILES, of some of the kept ones otherwise.
    void bothComputeTheTournamentsOfFilesAlike()
    {
        const QString given = qEnvironmentVariable("PAIRWRIGHT_TIE_BREAK_FILES");
        const QString folder = given.isEmpty() ? QStringLiteral(PAIRWRIGHT_FIXTURES "/corpora/burstein-2026") : given;
        constexpr int mostKept = 10;
        Count count;
        int files = 0;
        for (QDirIterator it(folder, {"*.trf"}, QDir::Files, QDirIterator::Subdirectories); it.hasNext();) {
            if (given.isEmpty() && files == mostKept)
                break;
            const QString path = it.next();
            const auto file = readFile(path);
            QVERIFY2(file, qPrintable(path));
            ++files;
            compareValues(file->state, file->state.roundsPlayed(), everyTieBreak(file->rules.edition), file->rules,
                          path, count);
            compareStatedRanks(*file, path, count);
        }
        qInfo("tie-breaks of files computed twice: %d files, %zu values, %zu ranks, %zu differences", files,
              count.values, count.ranks, count.differences);
        QVERIFY(files > 0);
        QCOMPARE(count.differences, std::size_t{0});
    }
};

static const pairwright::RegisteredTest<TestTieBreaksTwice> registered("oracle_tie_breaks");
#include "test_tie_breaks_twice.moc"
