#include "app/formats/csv/export.h"
#include "app/formats/csv/import_decision.h"
#include "app/formats/trf/export.h"
#include "app/formats/trf/import.h"
#include "app/session/tournament_session.h"
#include "tests/support/corpora.h"
#include "tests/support/registered_test.h"
#include "tests/unit/formats/trf_options.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace pairwright;

namespace {

} // namespace

/// Imports on their whole way: file, tournament, disk, tournament, file.
class TestImportSession : public QObject {
    Q_OBJECT
    QTemporaryDir folder;

private slots:
    void anImportedTrfIsTheSameAfterTheDisk()
    {
        QByteArray bytes = test::contentOf(QStringLiteral(PAIRWRIGHT_FIXTURES "/corpora/dutch-2026/t0000.trf"));
        bytes.prepend("### a comment\r\n");
        bytes.append("### another\r\n");
        const TrfImport imported = importTrf(bytes, importOptions).value();
        const QString path = folder.filePath("import.pairwright");
        {
            const auto session = TournamentSession::createFrom(path, imported.tournament, "t0000.trf");
            QVERIFY(session.hasValue());
            QVERIFY((*session)->saved() == imported.tournament);
        }
        const auto session = TournamentSession::open(path);
        QVERIFY(session.hasValue());
        QVERIFY((*session)->saved() == imported.tournament);
        const auto before = exportTrf(imported.tournament, engineFile);
        const auto after = exportTrf((*session)->saved(), engineFile);
        QVERIFY(before->bytes == after->bytes);
        QVERIFY(after->bytes.contains("### a comment") && after->bytes.contains("### another"));
    }

    void aPlayerListIsOneStepAndOneUndo()
    {
        const auto made = TournamentSession::create(folder.filePath("list.pairwright"), {});
        QVERIFY(made.hasValue());
        TournamentSession& session = **made;
        const auto apply = [&](const QByteArray& bytes) {
            const auto preview = readPlayerList(bytes, session.saved()).value();
            const auto ticket = session.apply(decideImport(preview, {}, "list.csv").command);
            session.flush();
            return ticket.hasValue();
        };
        QVERIFY(apply("Name;FIDE ID;Elo\nLee, Anna;100;1500\nKim, Bert;200;1400\n"));
        QCOMPARE(session.saved().players.size(), std::size_t{2});
        QVERIFY(apply("Name;FIDE ID;Elo\nLee, Anna;100;1600\nPark, Chris;300;1700\nKim, Bert;200;1450\n"));
        QCOMPARE(session.saved().players.size(), std::size_t{3});
        QCOMPARE(session.saved().player(PlayerKey{1})->data.rating->value, 1600);
        QVERIFY(session.undo().hasValue());
        session.flush();
        QCOMPARE(session.saved().players.size(), std::size_t{2});
        QCOMPARE(session.saved().player(PlayerKey{1})->data.rating->value, 1500);
        QCOMPARE(session.saved().player(PlayerKey{2})->data.rating->value, 1400);
        QVERIFY(session.redo().hasValue());
        session.flush();
        QCOMPARE(session.saved().player(PlayerKey{2})->data.rating->value, 1450);
        QVERIFY(readPlayerList(playersCsv(session.saved()), session.saved())->count(PlayerRow::State::same) == 3);
    }

    void whateverTheReaderLetsThroughTheSessionTakes()
    {
        const auto made = TournamentSession::create(folder.filePath("limits.pairwright"), {});
        QVERIFY(made.hasValue());
        const QByteArray longName(99, 'N');
        const auto preview = readPlayerList("Name;FIDE ID;Elo;Fed;Birth;Club\n" + longName + ", X;1;1;AUT;1850;" +
                                                longName + "\nA, B;99999999999;3500;zzz;2026;\n",
                                            (*made)->saved());
        const AcceptedRows all{0, 1};
        QVERIFY((*made)->apply(decideImport(*preview, {all}, {}).command).hasValue());
        (*made)->flush();
        QCOMPARE((*made)->saved().players.size(),
                 static_cast<std::size_t>(preview->rows.size()) -
                     static_cast<std::size_t>(preview->count(PlayerRow::State::error)));
    }
};

static const pairwright::RegisteredTest<TestImportSession> registered("unit_import_session");
#include "test_import_session.moc"
