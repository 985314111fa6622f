#include "engine/trf/reader.h"
#include "engine/trf/writer.h"
#include "tests/support/corpora.h"
#include "tests/support/registered_test.h"
#include "tests/support/trf_validator.h"

#include <QtTest>

using namespace pairwright;
using namespace pairwright::trf;

/// Every recorded tournament is read, written, read again: nothing is lost, and reports are strict.
class TestTrfRoundTrip : public QObject {
    Q_OBJECT
private slots:
    void everyCorpusFileSurvivesWritingAndReading()
    {
        const QStringList files = test::corpusFiles();
        QVERIFY(files.size() >= 370);
        int trips = 0;
        for (const QString& path : files) {
            const auto first = read(test::contentOf(path).toStdString());
            QVERIFY2(first.hasValue(), qPrintable(path));
            for (const Profile profile : {Profile::report, Profile::engine}) {
                const auto written = write(first->document, {Version::trf26, profile});
                QVERIFY2(written && written->omissions.empty(), qPrintable(path));
                const auto again = read(written->text);
                QVERIFY2(again && again->document == first->document, qPrintable(path));
                ++trips;
            }
        }
        qInfo("%d files, %d round trips", static_cast<int>(files.size()), trips);
    }

    void everyReportOfACorpusFileIsStrict()
    {
        for (const QString& path : test::corpusFiles()) {
            auto file = read(test::contentOf(path).toStdString());
            QVERIFY2(file.hasValue(), qPrintable(path));
            for (const Version version : {Version::trf16, Version::trf26}) {
                const auto written = write(file->document, {version, Profile::report});
                QVERIFY2(written.hasValue(), qPrintable(path));
                const auto dialect = version == Version::trf16 ? test::TrfDialect::trf16 : test::TrfDialect::trf26;
                const auto violations = test::validateTrf(QByteArray::fromStdString(written->text), {dialect, false});
                QVERIFY2(violations.empty(), qPrintable(path + '\n' + toText(violations)));
            }
        }
    }
};

static const pairwright::RegisteredTest<TestTrfRoundTrip> registered("unit_trf_round_trip");
#include "test_trf_round_trip.moc"
