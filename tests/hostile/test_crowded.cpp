#include "tests/hostile/hostile_files.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"

#include "app/session/history/recovery.h"
#include "app/storage/tournament/tables.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <ctime>

using namespace pairwright;
using namespace pairwright::test;

/// Tables with more rows than any tournament has.
class CrowdedTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void noTableIsReadThatHoldsMoreThanThereCanBe_data();
    void noTableIsReadThatHoldsMoreThanThereCanBe();
    void whatIsTooManyIsLeftOutOfWhatIsRecovered();

private:
    TournamentFile folder_;
    QString sound_;
};

void CrowdedTest::initTestCase()
{
    sound_ = folder_.path(QStringLiteral("sound.pairwright"));
    makeSoundFile(sound_);
}

void CrowdedTest::noTableIsReadThatHoldsMoreThanThereCanBe_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<int>("most");
    for (const TableInfo& table : allTables())
        QTest::newRow(table.name) << QString::fromLatin1(table.name) << table.most;
}

void CrowdedTest::noTableIsReadThatHoldsMoreThanThereCanBe()
{
    QFETCH(QString, table);
    QFETCH(int, most);
    const TournamentFile file;
    QVERIFY(QFile::copy(sound_, file.path()));
    constexpr int million = 1'000'000;
    const bool isOfAMillion = table == QStringLiteral("integrity_event");
    crowd(file.path(), table, isOfAMillion ? million : most + 1);
    const std::clock_t begin = std::clock();
    const auto session = TournamentSession::open(file.path());
    const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    QVERIFY(!session);
    QCOMPARE(session.error().code, OpenError::Code::damaged);
    // Two tournaments in a file already break what its schema says.
    const QString expected = QStringLiteral("more than %1 rows in table %2").arg(QString::number(most), table);
    QVERIFY2(session.error().detail == expected || table == QStringLiteral("tournament"),
             qPrintable(session.error().detail));
    const double megabytes = static_cast<double>(QFile(file.path()).size()) / 1e6;
    qInfo("%s: %.0f MB, refused in %.2f s", qPrintable(table), megabytes, seconds);
    QVERIFY(seconds < 2 + megabytes / 10);
}

void CrowdedTest::whatIsTooManyIsLeftOutOfWhatIsRecovered()
{
    const TournamentFile file;
    const QString to = file.path(QStringLiteral("recovered.pairwright"));
    QVERIFY(QFile::copy(sound_, file.path()));
    crowd(file.path(), QStringLiteral("deputy_arbiter"), 300'000);
    QVERIFY(mayBeRecovered(TournamentSession::open(file.path()).error()));
    QVERIFY(recoverTournament(file.path(), to, QStringLiteral("me"), QDateTime::currentDateTimeUtc()));
    const auto session = openSession(to);
    QVERIFY(!session->isReadOnly());
    QCOMPARE(session->saved().rounds.size(), std::size_t{3});
}

static const pairwright::RegisteredTest<CrowdedTest> registered("crowded");
#include "test_crowded.moc"
