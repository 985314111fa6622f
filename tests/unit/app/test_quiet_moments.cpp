#include "app/storage/sqlite/open_database.h"
#include "app/storage/tournament/read_tournament.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"

#include <QElapsedTimer>
#include <QFile>
#include <QTest>

using namespace pairwright;
using namespace pairwright::test;

namespace {

constexpr int longEnough = 20'000; // ms, on a machine that has other work

/// Whether a copy of the one file, without what lies beside it, holds what was confirmed.
bool copyHoldsAll(const TournamentFile& folder, const TournamentSession& session)
{
    const QString copy = folder.path(QStringLiteral("copy.pairwright"));
    QFile::remove(copy);
    if (!QFile::copy(session.path(), copy))
        return false;
    const auto read = readTournament(copy);
    return read && *read == session.saved();
}

} // namespace

/// A tournament that is open can be copied as one file.
class QuietMomentsTest : public QObject {
    Q_OBJECT
private slots:
    void whatIsSavedIsInTheFileItselfAMomentLater();
    void aPublicationIsInTheFileAtOnce();
    void aReaderOnlyDelaysIt();
};

void QuietMomentsTest::whatIsSavedIsInTheFileItselfAMomentLater()
{
    const TournamentFile folder;
    const auto session = createSession(folder.path(), 8);
    pairAndPublish(*session);
    QTRY_VERIFY_WITH_TIMEOUT(copyHoldsAll(folder, *session), longEnough);
    mustApply(*session, EnterResult{{RoundNumber{1}, 1}, GameResult::draw});
    QTRY_VERIFY_WITH_TIMEOUT(copyHoldsAll(folder, *session), longEnough);
    // Nothing was written for the sake of it: what is there is still one step further.
    QVERIFY(session->undo());
    session->flush();
    QTRY_VERIFY_WITH_TIMEOUT(copyHoldsAll(folder, *session), longEnough);
}

void QuietMomentsTest::aPublicationIsInTheFileAtOnce()
{
    const TournamentFile folder;
    const auto session = createSession(folder.path(), 8);
    constexpr qint64 untilQuiet = 2000;
    qint64 fastest = longEnough;
    for (int round = 1; round <= 3; ++round) {
        QElapsedTimer timer;
        timer.start();
        pairAndPublish(*session);
        while (!copyHoldsAll(folder, *session) && timer.elapsed() < longEnough)
            QTest::qWait(20);
        fastest = std::min(fastest, timer.elapsed());
        enterAll(*session);
    }
    qInfo("published and in a copy of the file after %lld ms", static_cast<long long>(fastest));
    QVERIFY(fastest < untilQuiet);
}

void QuietMomentsTest::aReaderOnlyDelaysIt()
{
    const TournamentFile folder;
    const auto session = createSession(folder.path(), 8);
    pairAndPublish(*session);
    {
        auto reader = sqlite::open(folder.path(), sqlite::Access::readOnly);
        QVERIFY(reader);
        int rows = 0;
        QVERIFY((*reader)->select(QStringLiteral("SELECT step FROM journal"), {}, [&](const QSqlQuery&) {
            if (++rows == 1) { // while it reads, results are entered
                mustApply(*session, EnterResult{{RoundNumber{1}, 1}, GameResult::draw});
                QTest::qWait(2500);
            }
            return true;
        }));
    }
    mustApply(*session, EnterResult{{RoundNumber{1}, 2}, GameResult::draw});
    QTRY_VERIFY_WITH_TIMEOUT(copyHoldsAll(folder, *session), longEnough);
}

static const pairwright::RegisteredTest<QuietMomentsTest> registered("test_quiet_moments");
#include "test_quiet_moments.moc"
