#include "app/domain/rounds/chess960.h"
#include "app/formats/report/reports.h"
#include "app/formats/slips/result_slips.h"
#include "app/formats/trf/export.h"
#include "app/formats/trf/import.h"
#include "app/storage/tournament/read_tournament.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"

#include <QTest>

#include <set>

using namespace pairwright;
using namespace pairwright::test;

class TestChess960 : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void everyNumberIsAPositionOfItsOwn()
    {
        std::set<QString> all;
        for (int number = 0; number < chess960Positions; ++number) {
            const QString pieces = piecesOfPosition(number);
            QString sorted = pieces;
            std::sort(sorted.begin(), sorted.end());
            QCOMPARE(sorted, QString("BBKNNQRR"));
            QVERIFY(pieces.indexOf('B') % 2 != pieces.lastIndexOf('B') % 2);
            QVERIFY(pieces.indexOf('R') < pieces.indexOf('K') && pieces.indexOf('K') < pieces.lastIndexOf('R'));
            all.insert(pieces);
        }
        QCOMPARE(all.size(), std::size_t{960});
        QCOMPARE(piecesOfPosition(518), QString("RNBQKBNR"));
        QCOMPARE(piecesOfPosition(0), QString("BBQNNRKR"));
        QCOMPARE(piecesOfPosition(959), QString("RKRNNQBB"));
    }

    void theSameSeedDrawsTheSameForEachRound()
    {
        std::set<int> drawn;
        for (int round = 1; round <= 99; ++round) {
            const int number = startPositionOf(RoundNumber{round}, 42);
            QCOMPARE(startPositionOf(RoundNumber{round}, 42), number);
            QVERIFY(number >= 0 && number < chess960Positions);
            drawn.insert(number);
        }
        QVERIFY(drawn.size() > 80);
        QVERIFY(startPositionOf(RoundNumber{1}, 1) != startPositionOf(RoundNumber{1}, 2));
    }

    void anEventIsChess960FromItsStartOn()
    {
        const TournamentFile file;
        {
            const auto session = createSession(file.path(), 4);
            mustApply(*session, SetChess960{5, std::optional<std::uint64_t>()});
            session->flush();
        }
        QCOMPARE(readTournament(file.path()).value().settings.chess960Seed, std::optional<std::uint64_t>(5));
        MemoryTournament tournament(4, 3);
        tournament.apply(SetChess960{5});
        tournament.pairAndPublish();
        QCOMPARE(refusals(tournament, SetChess960{std::nullopt}), (std::vector{FindingCode::lockedAfterRoundOne}));
    }

    void theStartPositionStandsOnSheetsSlipsAndInTheReport()
    {
        MemoryTournament tournament(4, 3);
        tournament.apply(SetChess960{5});
        tournament.pairAndPublish();
        const RoundNumber one{1};
        const QString pieces = piecesOfPosition(startPositionOf(one, 5));
        const RoundVersion& version = *tournament.value.round(one)->published();
        for (const ReportDocument& sheet :
             {*pairingsByBoard(tournament.value, one, {}), *pairingsByName(tournament.value, one, {})})
            QVERIFY2(sheet.introduction.join(' ').contains(pieces), qPrintable(sheet.introduction.join(' ')));
        QVERIFY(resultSlips(tournament.value, one, version).front().round.contains(pieces));
        tournament.enterAll();
        const QByteArray text = exportTrf(tournament.value, {})->bytes;
        QVERIFY2(text.contains("\n### Chess960, seed 5: round 1 " + pieces.toLatin1()), text.constData());
        const auto imported = importTrf(text, {});
        QVERIFY(imported);
        QCOMPARE(imported->tournament.settings.chess960Seed, std::optional<std::uint64_t>(5));
        QVERIFY(imported->tournament.keptLines.empty());
        // Chess says nothing of it.
        MemoryTournament chess(4, 3);
        chess.pairAndPublish();
        QVERIFY(pairingsByBoard(chess.value, one, {})->introduction.isEmpty());
    }
};

static const pairwright::RegisteredTest<TestChess960> registered("test_chess960");
#include "test_chess960.moc"
