#include "tests/support/registered_test.h"
#include "tests/unit/app/support/temporary_cluster.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTest>

#include <csignal>

namespace pairwright {

namespace {

constexpr auto isHolder = "PAIRWRIGHT_HOLDS_A_CLUSTER";

} // namespace

/// The servers of tests end with them, even where a test is killed.
class KilledClusterTest : public QObject {
    Q_OBJECT
private slots:
    void aKilledTestLeavesNoServer()
    {
        if (qEnvironmentVariableIsSet(isHolder)) { // the one that is killed
            const test::TemporaryCluster cluster;
            QFile out;
            if (cluster.failure().isEmpty() && out.open(stdout, QIODevice::WriteOnly))
                out.write("cluster " + cluster.host().toUtf8() + "\n");
            out.close();
            QTest::qSleep(60'000);
            return;
        }
        QProcess holder;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QLatin1StringView(isHolder), QStringLiteral("1"));
        holder.setProcessEnvironment(environment);
        holder.start(QCoreApplication::applicationFilePath(), {QStringLiteral("test_killed_cluster")});
        QString host;
        while (host.isEmpty() && holder.waitForReadyRead(60'000))
            while (holder.canReadLine())
                if (const QString line = QString::fromUtf8(holder.readLine()).trimmed();
                    line.startsWith(QStringLiteral("cluster ")))
                    host = line.section(QLatin1Char(' '), 1);
        QVERIFY(!host.isEmpty());
        QFile file(host + QStringLiteral("/data/postmaster.pid"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const int server = file.readLine().trimmed().toInt();
        QVERIFY(server > 0 && ::kill(server, 0) == 0);
        QCOMPARE(::kill(static_cast<pid_t>(holder.processId()), SIGKILL), 0);
        QVERIFY(holder.waitForFinished());
        QTRY_VERIFY_WITH_TIMEOUT(::kill(server, 0) != 0, 20'000);
        QTRY_VERIFY_WITH_TIMEOUT(!QDir(host).exists(), 10'000);
    }
};

} // namespace pairwright

static const pairwright::RegisteredTest<pairwright::KilledClusterTest> registered("test_killed_cluster");
#include "test_killed_cluster.moc"
