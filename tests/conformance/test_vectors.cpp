#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "engine/pairing.h"
#include "tests/oracle/exercises.h"
#include "tests/support/registered_test.h"

#include <algorithm>
#include <map>

using namespace pairwright;
using namespace pairwright::oracle;

/// Small positions with their answers, by the engine. A line a position: see tests/oracle/exercises.h.
class TestVectors : public QObject {
    Q_OBJECT
private slots:
    void thePositionIsPairedAsExpected_data()
    {
        QTest::addColumn<QString>("system");
        QTest::addColumn<int>("edition");
        QTest::addColumn<int>("index");
        for (const char* system : {"dutch", "dubov", "burstein"})
            for (const int edition : {2026, 2017, 2012})
                addRows(system, edition, QString("%1-%2").arg(system).arg(edition));
        addRows("lim", 1999, "lim"); // one text under two years
        addRows("double-swiss", 2026, "double-swiss-2026");
        addRows("team-swiss", 2026, "team-a-mp-gp-2026"); // type A is what holds where nobody has chosen
    }
    void thePositionIsPairedAsExpected()
    {
        QFETCH(QString, system);
        QFETCH(int, edition);
        QFETCH(int, index);
        const Exercise& exercise = exercises_[{system, edition}].at(static_cast<std::size_t>(index));
        const PairingRequest request{*idOf(system, edition), exercise.position.absent, {}};
        const auto pairing = pairRound(exercise.position.state, request);
        QVERIFY(pairing.hasValue());
        Expectation got;
        for (const Board& board : pairing->boards)
            got.pairs.emplace_back(board.white, board.black);
        std::sort(got.pairs.begin(), got.pairs.end());
        got.bye = pairing->bye;
        ++counts_[{system, edition}].positions;
        counts_[{system, edition}].differences += got == exercise.expected ? 0 : 1;
        QCOMPARE(toText(got), toText(exercise.expected));
    }

    void cleanupTestCase()
    {
        for (const auto& [which, count] : counts_)
            qInfo("CONFORMANCE vectors-%s-%d: %d positions, %d differences", qPrintable(which.first), which.second,
                  count.positions, count.differences);
    }

private:
    static std::optional<SystemEdition> idOf(const QString& system, int edition)
    {
        if (const SystemInfo* info = findSystem(system.toStdString(), edition))
            return info->id;
        for (const SystemInfo& info : teamSystems())
            if (info.key == system.toStdString() && info.id.edition == edition)
                return info.id;
        return std::nullopt;
    }
    void addRows(const QString& system, int edition, const QString& name)
    {
        const QString path = QString(PAIRWRIGHT_FIXTURES "/corpora/vectors-%1.jsonl").arg(name);
        if (!idOf(system, edition) || !QFile::exists(path))
            return;
        auto& exercises = exercises_[{system, edition}];
        exercises = readVectors(path);
        QVERIFY(!exercises.empty());
        for (std::size_t i = 0; i < exercises.size(); ++i)
            QTest::newRow(qPrintable(QString("%1 %2 %3").arg(system).arg(edition).arg(exercises[i].name)))
                << system << edition << static_cast<int>(i);
    }

    struct Count {
        int positions = 0;
        int differences = 0;
    };
    std::map<std::pair<QString, int>, std::vector<Exercise>> exercises_;
    std::map<std::pair<QString, int>, Count> counts_;
};

static const pairwright::RegisteredTest<TestVectors> registered("conformance_vectors");
#include "test_vectors.moc"
