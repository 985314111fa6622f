#include <QtTest> // first: moc 6.4 stumbles over <compare> otherwise

#include "tests/conformance/replayer.h"
#include "tests/oracle/failure_check.h"

#include "engine/trf/reader.h"
#include "engine/trf/to_state.h"
#include "tests/support/registered_test.h"

#include <QDir>
#include <QElapsedTimer>

#include <algorithm>
#include <map>

using namespace pairwright;
using namespace pairwright::conformance;

namespace {

const QString fixtures = QStringLiteral(PAIRWRIGHT_FIXTURES "/corpora");

/// The folder with the tournaments that are too large for the repository; empty when there is none.
QString outerCorpora()
{
    return qEnvironmentVariable("PAIRWRIGHT_CORPORA");
}

void report(const QString& folder, const Tally& tally)
{
    for (const QString& line : tally.shown)
        qWarning().noquote() << folder << line;
    qInfo().noquote() << QString("CONFORMANCE %1: %2").arg(folder, toText(tally));
}

} // namespace

/// Every round of the reference tournaments, paired again from what was known before it.
class TestReferenceTournaments : public QObject {
    Q_OBJECT
private slots:
    void everyRoundIsReproduced_data()
    {
        QTest::addColumn<QString>("root");
        QTest::addColumn<QString>("system");
        QTest::addColumn<int>("edition");
        QTest::addColumn<QString>("recordIsWrong"); // the one round of a folder whose record leaves the text
        const auto row = [](const char* folder, const QString& root, const char* system, int edition,
                            const char* recordIsWrong = "") {
            QTest::newRow(folder) << root << QString(system) << edition << QString(recordIsWrong);
        };
        row("dutch-2026", fixtures, "dutch", 2026);
        row("dutch-2017", fixtures, "dutch", 2017);
        // 4.3.1: a White seeker who has come to G2 is no possible Black shifter; the record numbers him as one.
        row("dubov-2026", fixtures, "dubov", 2026, "t2.trf round 9");
        row("burstein-2026", fixtures, "burstein", 2026);
        // JaVaFo 1.4, the endorsed program of its time, which the text contradicts in one round: there 5 plays 4 within
        // the scoregroup (C.6), and the record leaves both to float.
        row("dutch-2012", outerCorpora(), "dutch", 2012, "t0044.trf round 5");
        row("dutch-2026-large", outerCorpora(), "dutch", 2026);
        row("dutch-2017-large", outerCorpora(), "dutch", 2017);
    }
    void everyRoundIsReproduced()
    {
        QFETCH(QString, root);
        QFETCH(QString, system);
        QFETCH(int, edition);
        const QString folder = QTest::currentDataTag();
        const SystemInfo* info = findSystem(system.toStdString(), edition);
        if (info == nullptr)
            QSKIP(qPrintable(QString("this build has no %1 %2").arg(system).arg(edition)));
        if (root.isEmpty())
            QSKIP("PAIRWRIGHT_CORPORA is not set: the large tournaments are not in the repository");
        const Tally tally = replayFolder(root + '/' + folder, info->id);
        report(folder, tally);
        QVERIFY(tally.files > 0 && tally.rounds >= tally.files);
        QFETCH(QString, recordIsWrong);
        QCOMPARE(tally.differences, recordIsWrong.isEmpty() ? 0 : 1);
        QVERIFY(recordIsWrong.isEmpty() || tally.shown.front().contains(recordIsWrong));
    }

    void theSampleTournamentIsReproduced()
    {
        Tally tally;
        replayFile(QStringLiteral(PAIRWRIGHT_SOURCE_DIR "/resources/samples/sample.trf"), findSystem("dutch", 2026)->id,
                   tally);
        report("sample", tally);
        QCOMPARE(tally.rounds, 4);
        QCOMPARE(tally.differences, 0);
    }

    void roundsWithoutLegalPairingAreRefusedWithReason_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("edition");
        for (const int edition : {2026, 2017}) {
            const QDir folder(fixtures + QString("/dutch-%1-unpairable").arg(edition));
            for (const QString& name : folder.entryList({"*.trf"}, QDir::Files, QDir::Name))
                QTest::newRow(qPrintable(QString("%1 %2").arg(edition).arg(name))) << folder.filePath(name) << edition;
        }
    }
    void roundsWithoutLegalPairingAreRefusedWithReason()
    {
        QFETCH(QString, path);
        QFETCH(int, edition);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto read = trf::read(file.readAll().toStdString());
        QVERIFY(read.hasValue());
        trf::Choices choices;
        choices.system = "dutch";
        choices.edition = edition;
        const auto input = trf::toPairingInput(read->document, choices);
        QVERIFY2(input.hasValue(), input ? "" : trf::describe(input.error()).c_str());

        QElapsedTimer timer;
        timer.start();
        const auto pairing = pairRound(input->converted.state, input->request);
        slowest_ = std::max(slowest_, timer.elapsed());
        QVERIFY(!pairing);
        const PairingFailure& failure = pairing.error();
        const auto articles = edition == 2026 ? oracle::Edition::Dutch2026 : oracle::Edition::Dutch2017;
        const oracle::Position position{input->converted.state, input->request.absent};
        QCOMPARE(oracle::whatIsWrongWith(failure, position, articles), std::string());
        ++refused_[edition];
    }

    void cleanupTestCase()
    {
        for (const auto& [edition, requests] : refused_)
            qInfo("CONFORMANCE dutch-%d-unpairable: %d requests refused, each with a reason that holds", edition,
                  requests);
        qInfo("the slowest refusal took %lld ms", static_cast<long long>(slowest_));
    }

private:
    std::map<int, int> refused_;
    qint64 slowest_ = 0; ///< milliseconds
};

static const pairwright::RegisteredTest<TestReferenceTournaments> registered("conformance_reference");
#include "test_reference_tournaments.moc"
