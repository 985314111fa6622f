#include "tests/support/guest_all_play_all.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"

#include "app/domain/changes/contradictions.h"
#include "app/formats/trf/export.h"
#include "app/formats/trf/import.h"
#include "app/storage/tournament/read_tournament.h"
#include "engine/tiebreaks/descriptor.h"

#include <QFile>
#include <QTest>

#include <algorithm>

using namespace pairwright;
using namespace pairwright::test;

namespace {

std::vector<TieBreak> listOf(const char* codes)
{
    return *parseTieBreaks(codes);
}

std::string codesOf(const Tournament& tournament)
{
    return toString(tournament.settings.tieBreaks);
}

} // namespace

/// The list of tie-breaks as a setting of the tournament.
class TestTieBreakSettings : public QObject {
    Q_OBJECT
private slots:
    void theListIsStoredAndUndone()
    {
        const TournamentFile file;
        const auto session = createSession(file.path(), 6);
        QCOMPARE(codesOf(session->saved()), std::string("BH/C1,BH,SB,DE,WIN"));
        mustApply(*session, SetTieBreaks{listOf("DE,KS/L-1,ARO/C1/U1400,TPN/R")});
        session->flush();
        QCOMPARE(codesOf(readTournament(file.path()).value()), std::string("DE,KS/L-1,ARO/C1/U1400,TPN/R"));
        mustApply(*session, SetTieBreaks{});
        session->flush();
        QVERIFY(readTournament(file.path()).value().settings.tieBreaks.empty());
        QVERIFY(session->undo());
        QVERIFY(session->undo());
        session->flush();
        QCOMPARE(codesOf(readTournament(file.path()).value()), std::string("BH/C1,BH,SB,DE,WIN"));
    }

    void aChangeAfterTheStartIsLevelFour()
    {
        MemoryTournament tournament(6, 5);
        QVERIFY(tournament.plan(SetTieBreaks{listOf("SB")}).findings.empty());
        tournament.apply(SetTieBreaks{listOf("SB")});
        tournament.pairAndPublish();
        const auto plan = tournament.plan(SetTieBreaks{listOf("BH")});
        QVERIFY(has(plan.findings, FindingCode::tieBreaksChange, WarningLevel::twoSteps));
        QCOMPARE(plan.step.text, QString("BH"));
        QVERIFY(tournament.plan(SetTieBreaks{listOf("SB")}).findings.empty()); // no change
    }

    void tooLongAListIsRefusedAndOneOfAnotherEditionIsTold()
    {
        MemoryTournament tournament(6, 5);
        const std::vector<TieBreak> many(21, TieBreak{});
        QVERIFY(
            has(tournament.plan(SetTieBreaks{many}).findings, FindingCode::tooManyTieBreaks, WarningLevel::refused));
        tournament.value.event.start = QDate(2025, 5, 1);
        QVERIFY(tournament.value.tieBreakRules().edition == TieBreakEdition::y2024);
        QVERIFY(has(tournament.plan(SetTieBreaks{listOf("STD")}).findings, FindingCode::tieBreakNotInEdition,
                    WarningLevel::acknowledge));
        QVERIFY(tournament.plan(SetTieBreaks{listOf("REP")}).findings.empty());
    }

    void aRoundRobinHasItsOwnUsualListAndNothingOfBuchholz()
    {
        const GuestSystem guest(guest::system);
        MemoryTournament tournament(6, 5);
        tournament.apply(SetSystem{guest::allPlayAll});
        QVERIFY(tournament.value.tieBreakRules().format == EventFormat::roundRobin);
        QCOMPARE(codesOf(tournament.value), std::string("DE,WIN,SB,KS")); // nobody had chosen the other
        QVERIFY(has(tournament.plan(SetTieBreaks{listOf("DE,BH,SB")}).findings, FindingCode::tieBreakNotForRoundRobin,
                    WarningLevel::refused));
        tournament.apply(SetSystem{{System::Dutch, 2026}});
        QCOMPARE(codesOf(tournament.value), std::string("BH/C1,BH,SB,DE,WIN"));

        tournament.apply(SetTieBreaks{listOf("DE,FB/C1,AOB,SB")});
        const auto plan = tournament.plan(SetSystem{guest::allPlayAll});
        QVERIFY(has(plan.findings, FindingCode::tieBreaksDropped, WarningLevel::acknowledge));
        QCOMPARE(plan.findings.front().text, QString("FB/C1,AOB"));
        tournament.apply(SetSystem{guest::allPlayAll});
        QCOMPARE(codesOf(tournament.value), std::string("DE,SB"));
        QVERIFY(contradictionsIn(tournament.value).empty());
        tournament.value.settings.tieBreaks = listOf("DE,BH");
        QVERIFY(std::ranges::any_of(contradictionsIn(tournament.value), [](const Finding& finding) {
            return finding.code == FindingCode::tieBreakNotForRoundRobin && finding.text == "BH";
        }));
    }

    void olderFilesHaveTheListThatTheyHadBefore_data()
    {
        QTest::addColumn<QString>("revision");
        QTest::newRow("revision 1") << "1";
        QTest::newRow("revision 2") << "2";
    }
    void olderFilesHaveTheListThatTheyHadBefore()
    {
        QFETCH(QString, revision);
        const QString old = QStringLiteral(PAIRWRIGHT_FIXTURES "/revisions/revision-%1.pairwright").arg(revision);
        QCOMPARE(codesOf(readTournament(old).value()), std::string("BH/C1,BH,SB,DE,WIN"));
        const TournamentFile file;
        QVERIFY(QFile::copy(old, file.path()));
        QVERIFY(QFile::setPermissions(file.path(), QFile::ReadOwner | QFile::WriteOwner));
        {
            const auto session = openSession(file.path());
            QCOMPARE(codesOf(session->saved()), std::string("BH/C1,BH,SB,DE,WIN"));
            QCOMPARE(session->saved().players.size(), std::size_t{8});
            QVERIFY(session->apply(SetTieBreaks{listOf("SB")}, WarningLevel::twoSteps));
            session->flush();
        }
        const Tournament stored = readTournament(file.path()).value();
        QCOMPARE(codesOf(stored), std::string("SB"));
        QVERIFY((stored.settings.acceleration == Acceleration::baku) == (revision == "2"));
    }

    void theListTravelsInRecords202And212_data()
    {
        QTest::addColumn<QByteArray>("codes");
        QTest::newRow("usual") << QByteArray("BH/C1,BH,SB,DE,WIN");
        QTest::newRow("other") << QByteArray("DE/P,AOB/F,KS/L+1,RTNG/R");
        QTest::newRow("none") << QByteArray();
    }
    void theListTravelsInRecords202And212()
    {
        QFETCH(QByteArray, codes);
        MemoryTournament tournament(6, 5);
        tournament.value.event.name = QStringLiteral("Ties");
        tournament.value.event.start = QDate(2026, 10, 1);
        tournament.apply(SetTieBreaks{listOf(codes.constData())});
        tournament.pairAndPublish();
        const auto file = exportTrf(tournament.value, {trf::Version::trf26, trf::Profile::engine});
        QVERIFY(file);
        QCOMPARE(file->bytes.contains("\n202 "), !codes.isEmpty());
        QVERIFY(file->bytes.contains(codes.isEmpty() ? QByteArray("\n212 PTS\r") : "\n212 PTS," + codes + "\r"));
        const auto back = importTrf(file->bytes, {QDateTime(QDate(2026, 10, 1), QTime(12, 0), Qt::UTC), {}});
        QVERIFY(back);
        QCOMPARE(codesOf(back->tournament), codes.toStdString());
        for (const TrfImportNote& note : back->notes)
            QVERIFY(note.code != TrfImportNote::Code::recordNotCarried);
    }

    void aListThatIsNotUnderstoodIsSaidAndTheUsualOneHolds()
    {
        MemoryTournament tournament(6, 5);
        tournament.value.event.name = QStringLiteral("Ties");
        const auto file = exportTrf(tournament.value, {trf::Version::trf26, trf::Profile::engine});
        QVERIFY(file);
        QByteArray bytes = file->bytes;
        bytes.replace("202 BH/C1,BH,SB,DE,WIN", "202 OTHER_coin,BH");
        const auto back = importTrf(bytes, {QDateTime(QDate(2026, 10, 1), QTime(12, 0), Qt::UTC), {}});
        QVERIFY(back);
        QCOMPARE(codesOf(back->tournament), std::string("BH/C1,BH,SB,DE,WIN"));
        QVERIFY(std::any_of(back->notes.begin(), back->notes.end(), [](const TrfImportNote& note) {
            return note.code == TrfImportNote::Code::recordNotCarried && note.text.contains("OTHER_coin");
        }));
    }
};

static const pairwright::RegisteredTest<TestTieBreakSettings> registered("test_tie_break_settings");
#include "test_tie_break_settings.moc"
