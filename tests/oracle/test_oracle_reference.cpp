#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "tests/oracle/comparing.h"
#include "tests/oracle/exercises.h"
#include "tests/oracle/oracle.h"
#include "tests/support/registered_test.h"

#include <QDir>

using namespace pairwright;
using namespace pairwright::oracle;

namespace {

/// Brute force: whole tournaments up to this size.
std::size_t largestField()
{
    bool given = false;
    const int size = qEnvironmentVariableIntValue("PAIRWRIGHT_LARGEST_FIELD", &given);
    return given ? static_cast<std::size_t>(size) : 10;
}

constexpr std::size_t largestForCompletion = 16; ///< no candidate is built where no complete pairing exists

Expectation expectedBy(const Position& position, Edition edition)
{
    Expectation answer;
    const auto round = pairByOracle(position.state, edition, position.absent);
    if (!round)
        return answer;
    for (const Board& board : round->boards)
        answer.pairs.emplace_back(board.white, board.black);
    answer.bye = round->bye;
    return answer;
}

int differences(const std::vector<Exercise>& exercises, Edition edition, const QString& source)
{
    int different = 0;
    for (const Exercise& exercise : exercises) {
        const Expectation got = expectedBy(exercise.position, edition);
        if (got == exercise.expected)
            continue;
        ++different;
        qWarning().noquote() << source << exercise.name << "got:" << toText(got)
                             << "recorded:" << toText(exercise.expected);
    }
    return different;
}

} // namespace

class TestOracleReference : public QObject {
    Q_OBJECT
private slots:
    void vectorsAreReproduced_data() { editions(); }
    void vectorsAreReproduced()
    {
        QFETCH(int, edition);
        const auto exercises = readVectors(corpora + QString("vectors-dutch-%1.jsonl").arg(edition));
        QCOMPARE(exercises.size(), std::size_t{40});
        QCOMPARE(differences(exercises, editionOf(edition), "vectors"), 0);
    }

    void smallTournamentsAreReproduced_data() { editions(); }
    void smallTournamentsAreReproduced()
    {
        QFETCH(int, edition);
        const QDir folder(corpora + QString("dutch-%1").arg(edition));
        int files = 0;
        int rounds = 0;
        int different = 0;
        for (const QString& name : folder.entryList({"*.trf"})) {
            const auto exercises = readTournament(folder.filePath(name));
            if (exercises.empty() || exercises.front().position.state.players.size() > largestField())
                continue;
            ++files;
            rounds += static_cast<int>(exercises.size());
            different += differences(exercises, editionOf(edition), name);
        }
        qInfo("ORACLE against the reference, Dutch %d: %d small tournaments, %d rounds, %d differences", edition, files,
              rounds, different);
        QVERIFY(files >= 30);
        QCOMPARE(different, 0);
    }

    void unpairableSmallFieldsAreRefused_data() { editions(); }
    void unpairableSmallFieldsAreRefused()
    {
        QFETCH(int, edition);
        const QDir folder(corpora + QString("dutch-%1-unpairable").arg(edition));
        int refused = 0;
        for (const QString& name : folder.entryList({"*.trf"})) {
            const Position position = readRequest(folder.filePath(name));
            if (position.state.players.size() > largestForCompletion)
                continue;
            QVERIFY2(!pairByOracle(position.state, editionOf(edition), position.absent), qPrintable(name));
            ++refused;
        }
        QVERIFY(refused >= 3);
    }

private:
    static void editions()
    {
        QTest::addColumn<int>("edition");
        QTest::newRow("2026") << 2026;
        QTest::newRow("2017") << 2017;
    }
    static Edition editionOf(int year) { return year == 2026 ? Edition::Dutch2026 : Edition::Dutch2017; }
};

static const pairwright::RegisteredTest<TestOracleReference> registered("oracle_reference");
#include "test_oracle_reference.moc"
