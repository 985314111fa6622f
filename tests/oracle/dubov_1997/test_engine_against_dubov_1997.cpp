#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "tests/oracle/dubov_1997/dubov_1997.h"
#include "tests/oracle/shared/campaign.h"

#include "engine/pairing.h"
#include "engine/trf/reader.h"
#include "engine/trf/to_state.h"
#include "tests/oracle/comparing.h"
#include "tests/support/registered_test.h"

#include <QFile>

#include <algorithm>
#include <sstream>

using namespace pairwright;
using namespace pairwright::oracle;

namespace {

std::string wordsOf(std::vector<Board> boards, std::optional<Tpn> bye)
{
    std::sort(boards.begin(), boards.end(),
              [](const Board& one, const Board& other) { return one.white < other.white; });
    std::ostringstream text;
    for (const Board& board : boards)
        text << board.white.value << '-' << board.black.value << ' ';
    if (bye)
        text << "bye " << bye->value;
    return text.str();
}

std::string wordsOf(const dubov1997::Answer& answer)
{
    if (const auto* round = std::get_if<dubov1997::DecidedRound>(&answer))
        return wordsOf(round->boards, round->bye);
    std::ostringstream text;
    const auto& arbiter = std::get<dubov1997::ArbiterDecides>(answer);
    text << "the arbiter decides (" << arbiter.chapter << "):";
    for (const Tpn tpn : arbiter.candidates)
        text << ' ' << tpn.value;
    return text.str();
}

/// The position of the row, from that folder of the fixtures.
std::optional<trf::PairingInput> inputOf(const char* folder)
{
    QFile file(QString(PAIRWRIGHT_FIXTURES "/%1/%2.trf").arg(folder, QTest::currentDataTag()));
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const auto read = trf::read(file.readAll().toStdString());
    if (!read)
        return std::nullopt;
    auto input = trf::toPairingInput(read->document, {.system = "dubov", .edition = 1997});
    return input ? std::optional(std::move(input).value()) : std::nullopt;
}

struct ComparisonTally {
    int rounds = 0;
    int undecided = 0;      ///< the arbiter decides, or no legal pairing, say both
    int oraclesArbiter = 0; ///< only the oracle leaves it to the arbiter: who of several floats (6.4)
    int enginesArbiter = 0; ///< only the engine does
    int different = 0;      ///< both decide, and otherwise
    int chosen = 0;         ///< of these, where the list of 6.4 chooses who floats
};

} // namespace

/// The engine against the oracle of Dubov 1997 on random rounds. Environment as in the other comparisons.
class TestEngineAgainstDubov1997 : public QObject {
    Q_OBJECT
private slots:
    /// Positions in which two readings of the text went apart; which one is taken stands in the manual.
    void positionsOfTwoReadings_data()
    {
        QTest::addColumn<QString>("pairs"); // that are made; with them:
        QTest::addColumn<bool>("arbiter");  // the text leaves who floats to the arbiter
        QTest::newRow("p01381") << "3-4 2-9 7-8" << false;
        QTest::newRow("example-6.4-whole-group") << "1-4 7-8 5-11 6-10 2-3" << false;
        QTest::newRow("example-6.4-whole-group-8players") << "1-6 7-8 2-4 3-5" << false;
        QTest::newRow("example-6.4-empty-lower-group") << "2-3 1-5" << false;
        QTest::newRow("example-proposal-empty-group") << "7-9 2-5 3-8 4-6" << true;
        QTest::newRow("example-choice-stuck") << "3-10 4-6 1-8 2-11 5-7" << false;
        QTest::newRow("example-6.3-rebalance") << "1-3 6-8 4-7 2-5" << false;
        QTest::newRow("example-bye-tie") << "3-8 4-6 2-5" << false;
        QTest::newRow("example-no-colour-order") << "1-8 2-10 3-5 6-7" << false;
    }

    void positionsOfTwoReadings()
    {
        QFETCH(QString, pairs);
        QFETCH(bool, arbiter);
        const auto input = inputOf("dubov-1997-readings");
        QVERIFY(input);
        const TournamentState& state = input->converted.state;
        const auto engine = pairRound(state, input->request);
        QVERIFY(engine);
        QStringList made;
        for (const Board& board : engine->boards)
            made << QString("%1-%2")
                        .arg(std::min(board.white, board.black).value)
                        .arg(std::max(board.white, board.black).value);
        for (const QString& pair : pairs.split(' ', Qt::SkipEmptyParts))
            QVERIFY2(made.contains(pair), qPrintable(made.join(' ')));
        QVERIFY2(engine->arbiterDecides == arbiter, qPrintable(made.join(' ')));
        const auto oracle = dubov1997::pairByOracle(state, input->request.absent);
        if (!arbiter)
            QCOMPARE(wordsOf(engine->boards, engine->bye), wordsOf(oracle));
        else
            for (const ProcedureStep& step : std::get<ProcedureRecord>(engine->record).steps)
                QVERIFY2(step.article != "9", qPrintable(made.join(' '))); // it goes through to the end
    }

    /// Positions in which one article decides: without it the oracle pairs otherwise.
    void positionsOfOneArticle_data()
    {
        using dubov1997::Omitted;
        QTest::addColumn<QString>("pairs"); // White first
        QTest::addColumn<Omitted>("article");
        QTest::newRow("2.5-1") << "1-4 3-2 5-8 9-6 10-7" << Omitted::limitOfRaising;
        QTest::newRow("2.5-2") << "1-7 5-4 6-9 8-2 bye 3" << Omitted::limitOfRaising;
        QTest::newRow("2.5-3") << "1-8 3-2 4-5 6-7" << Omitted::limitOfRaising;
        QTest::newRow("2.6-1") << "2-3 5-9 6-4 7-1 8-10" << Omitted::limitOfShifting;
        QTest::newRow("2.6-2") << "3-1 4-5 6-8 7-9 bye 2" << Omitted::limitOfShifting;
        QTest::newRow("2.6-3") << "2-7 4-1 5-3 6-8" << Omitted::limitOfShifting;
        QTest::newRow("7.3-1") << "2-10 4-3 6-5 7-9 8-1" << Omitted::orderOfShifting;
        QTest::newRow("7.3-2") << "1-2 3-8 5-4 6-7" << Omitted::orderOfShifting;
        QTest::newRow("7.3-3") << "1-10 2-4 3-9 5-8 7-6" << Omitted::orderOfShifting;
        QTest::newRow("8.1-1") << "1-9 3-2 4-8 5-7 10-6" << Omitted::orderOfFloaters;
        QTest::newRow("8.1-2") << "2-7 3-6 4-1 5-8" << Omitted::orderOfFloaters;
        QTest::newRow("8.1-3") << "1-3 2-4 6-7 8-5" << Omitted::orderOfFloaters;
        QTest::newRow("8.2-1") << "3-1 4-9 5-6 7-2 bye 8" << Omitted::floatersOpponent;
        QTest::newRow("8.2-2") << "2-9 3-1 5-8 6-4 7-10" << Omitted::floatersOpponent;
        QTest::newRow("8.2-3") << "3-5 6-2 7-4 bye 1" << Omitted::floatersOpponent;
    }

    void positionsOfOneArticle()
    {
        QFETCH(QString, pairs);
        QFETCH(dubov1997::Omitted, article);
        const auto input = inputOf("dubov-1997-articles");
        QVERIFY(input);
        const TournamentState& state = input->converted.state;
        const auto engine = pairRound(state, input->request);
        QVERIFY(engine && !engine->arbiterDecides);
        QCOMPARE(QString::fromStdString(wordsOf(engine->boards, engine->bye)).trimmed(), pairs);
        const auto oracle = dubov1997::pairByOracle(state, input->request.absent);
        QCOMPARE(QString::fromStdString(wordsOf(oracle)).trimmed(), pairs);
        const auto without = dubov1997::pairByOracle(state, input->request.absent, article);
        QVERIFY(QString::fromStdString(wordsOf(without)).trimmed() != pairs);
    }

    void bothPairRandomRoundsAlike() { compare(fromEnvironment("PAIRWRIGHT_ORACLE_ROUNDS", 1000), habitsOfSmallField); }
    void bothPairLargerRandomRoundsAlike()
    {
        compare(fromEnvironment("PAIRWRIGHT_ORACLE_MEDIUM_ROUNDS", 200), habitsOfMediumField);
    }

private:
    static void compare(int wanted, Habits (*habits)(Random&))
    {
        const TriedSystem system{"dubov 1997",
                                 {System::Dubov, 1997},
                                 Edition::Dutch2026,
                                 [](const TournamentState& state, std::span<const Tpn> absent) {
                                     const auto answer = dubov1997::pairByOracle(state, absent);
                                     const auto* round = std::get_if<dubov1997::DecidedRound>(&answer);
                                     return round != nullptr ? std::optional<SystemRound>(*round) : std::nullopt;
                                 },
                                 {}};
        const auto firstSeed = static_cast<std::uint64_t>(fromEnvironment("PAIRWRIGHT_ORACLE_SEED", 0));
        ComparisonTally tally;
        for (std::uint64_t seed = firstSeed; tally.rounds < wanted; ++seed)
            for (const TriedRound& round : tryTournament(seed, system, habits))
                compareRound(round, tally);
        qInfo("engine against oracle, dubov 1997, seeds from %d: %d differences in %d rounds: both leave %d undecided, "
              "the oracle alone %d, the engine alone %d; %d of the differences where the list of 6.4 chooses",
              static_cast<int>(firstSeed), tally.different, tally.rounds, tally.undecided, tally.oraclesArbiter,
              tally.enginesArbiter, tally.chosen);
        QCOMPARE(tally.different, 0);
        QVERIFY(tally.rounds > 2 * (tally.undecided + tally.oraclesArbiter + tally.enginesArbiter));
    }

    static void compareRound(const TriedRound& round, ComparisonTally& tally)
    {
        const auto oracle = dubov1997::pairByOracle(round.position.state, round.position.absent);
        const auto engine =
            pairRound(withRatings(round.position.state), {{System::Dubov, 1997}, round.position.absent});
        const bool oracleDecides = std::holds_alternative<dubov1997::DecidedRound>(oracle);
        const bool engineDecides = engine && !engine->arbiterDecides;
        ++tally.rounds;
        if (oracleDecides != engineDecides)
            ++(oracleDecides ? tally.enginesArbiter : tally.oraclesArbiter);
        else if (!oracleDecides)
            ++tally.undecided;
        if (!oracleDecides || !engineDecides)
            return;
        const std::string text = wordsOf(engine->boards, engine->bye);
        if (text == wordsOf(oracle))
            return;
        tally.chosen += std::get<dubov1997::DecidedRound>(oracle).floatersChosen ? 1 : 0;
        if (++tally.different <= shownDifferences)
            qWarning("dubov 1997, %sengine: %s\noracle: %s", describe(round).c_str(), text.c_str(),
                     wordsOf(oracle).c_str());
    }
};

static const pairwright::RegisteredTest<TestEngineAgainstDubov1997> registered("oracle_dubov_1997_engine");
#include "test_engine_against_dubov_1997.moc"
