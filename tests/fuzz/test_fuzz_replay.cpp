#include "tests/fuzz/body.h"
#include "tests/support/registered_test.h"

#include "engine/base/random.h"

#include <QDir>
#include <QFile>
#include <QtTest>

using namespace pairwright;

/// The bodies of the fuzz targets on the inputs that were kept, and on random ones.
class TestFuzzReplay : public QObject {
    Q_OBJECT
private slots:
    void keptInputsAreHarmless_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<int>("body");
        for (int body = 0; body < static_cast<int>(bodies.size()); ++body) {
            const QDir folder(QStringLiteral(PAIRWRIGHT_FIXTURES "/fuzz/") +
                              bodies[static_cast<std::size_t>(body)].name);
            for (const QString& name : folder.entryList(QDir::Files))
                QTest::newRow(qPrintable(folder.dirName() + '/' + name)) << folder.filePath(name) << body;
        }
    }

    void keptInputsAreHarmless()
    {
        QFETCH(QString, path);
        QFETCH(int, body);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        run(bodies.at(static_cast<std::size_t>(body)), bytes);
    }

    void randomStatesArePairedLegally()
    {
        constexpr int inputs = 400;
        Random random(20260101);
        for (int i = 0; i < inputs; ++i) {
            QByteArray bytes(static_cast<qsizetype>(20 + random.below(300)), '\0');
            for (char& byte : bytes)
                byte = static_cast<char>(random.below(256));
            run(bodies[2], bytes);
            if (QTest::currentTestFailed())
                qFatal("input %d: %s", i, bytes.toHex().constData());
        }
        qInfo("%d random states of all systems", inputs);
    }

private:
    struct Body {
        const char* name;
        void (*run)(fuzz::Bytes);
    };
    static constexpr std::array<Body, 6> bodies{{{"trf", fuzz::trf},
                                                 {"pair", fuzz::pair},
                                                 {"state", fuzz::state},
                                                 {"csv", fuzz::csv},
                                                 {"json", fuzz::json},
                                                 {"teams", fuzz::teams}}};

    static void run(const Body& body, const QByteArray& bytes)
    {
        try {
            body.run(
                {reinterpret_cast<const std::uint8_t*>(bytes.constData()), static_cast<std::size_t>(bytes.size())});
        } catch (const fuzz::Finding& finding) {
            QFAIL(finding.what());
        }
    }
};

static const pairwright::RegisteredTest<TestFuzzReplay> registered("fuzz_replay");
#include "test_fuzz_replay.moc"
