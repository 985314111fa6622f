#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"

#include "app/domain/players/player_fields.h"
#include "app/formats/csv/export.h"
#include "app/session/command/command_json.h"
#include "app/storage/sqlite/open_database.h"
#include "app/storage/tournament/content_digest.h"
#include "app/storage/tournament/read_tournament.h"

#include <QFile>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTest>

using namespace pairwright;
using namespace pairwright::test;

namespace {

const QString secret = QStringLiteral("+49 30 5550100");

PlayerData withPhone(PlayerData data, const QString& phone = secret)
{
    data.phone = phone;
    data.feeDue = QStringLiteral("25.50");
    return data;
}

/// All that the tables of a file hold, but for those of private data.
QByteArray publicContent(const QString& path)
{
    QByteArray content;
    {
        auto database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("look"));
        database.setDatabaseName(path);
        if (!database.open())
            return {};
        QSqlQuery tables(QStringLiteral("SELECT name FROM sqlite_master WHERE type = 'table'"), database);
        while (tables.next()) {
            const QString table = tables.value(0).toString();
            if (table == QLatin1String("player_private") || table == QLatin1String("journal_private"))
                continue;
            QSqlQuery rows(QStringLiteral("SELECT * FROM %1").arg(table), database);
            while (rows.next())
                for (int column = 0; !rows.value(column).isNull() || column < 20; ++column)
                    content += rows.value(column).toByteArray() + '\n';
        }
        database.close();
    }
    QSqlDatabase::removeDatabase(QStringLiteral("look"));
    return content;
}

void runOutside(const QString& path, const QString& sql)
{
    {
        auto database = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("change"));
        database.setDatabaseName(path);
        QVERIFY(database.open());
        QSqlQuery query(database);
        QVERIFY(query.exec(sql));
        database.close();
    }
    QSqlDatabase::removeDatabase(QStringLiteral("change"));
}

QByteArray digestOf(const QString& path)
{
    auto database = sqlite::open(path, sqlite::Access::readOnly);
    return contentDigest(**database, DigestOf::whatIsShared).value();
}

} // namespace

/// Phones, fees and remarks stand apart: in the file, in the journal, and in what is given away.
class TestPrivateData : public QObject {
    Q_OBJECT
private slots:
    void itIsStoredApartAndComesBack()
    {
        const TournamentFile file;
        PlayerData wanted;
        {
            const auto session = createSession(file.path(), 3);
            wanted = withPhone(session->saved().players[1].data);
            wanted.clubNumber = QStringLiteral("30112");
            wanted.email = QStringLiteral("ann@example.org");
            wanted.feePaid = QStringLiteral("10");
            wanted.remarks = QStringLiteral("needs a table near the door");
            mustApply(*session, editOf(session->saved().players[1], wanted));
            session->flush();
        }
        QVERIFY(readTournament(file.path())->players[1].data == wanted);
        const QByteArray content = publicContent(file.path());
        QVERIFY(content.contains("Player 2"));
        for (const QString& text : {secret, wanted.email, wanted.remarks, wanted.clubNumber, wanted.feeDue})
            QVERIFY2(!content.contains(text.toUtf8()), qPrintable(text));
    }

    void undoBringsTheOldContentBack()
    {
        const TournamentFile file;
        {
            const auto session = createSession(file.path(), 2);
            mustApply(*session, editOf(session->saved().players[0], withPhone(session->saved().players[0].data)));
            mustApply(*session, editOf(session->saved().players[0],
                                       withPhone(session->saved().players[0].data, QStringLiteral("110"))));
            session->flush();
        }
        // After a restart the journal alone knows it.
        const auto session = openSession(file.path());
        QVERIFY(session->undo());
        session->flush();
        QCOMPARE(session->saved().players[0].data.phone, secret);
        QVERIFY(session->undo());
        session->flush();
        QCOMPARE(session->saved().players[0].data.phone, QString());
        QVERIFY(session->redo());
        session->flush();
        QCOMPARE(readTournament(file.path())->players[0].data.phone, secret);
    }

    void aRemovedPlayerComesBackWithIt()
    {
        const TournamentFile file;
        const auto session = createSession(file.path(), 3);
        mustApply(*session, editOf(session->saved().players[0], withPhone(session->saved().players[0].data)));
        const Player before = session->saved().players[0];
        mustApply(*session, RemovePlayers{{before.key}});
        QVERIFY(session->undo());
        session->flush();
        QVERIFY(readTournament(file.path())->players[0] == before);
    }

    void theCommandNamesItAndNoMore()
    {
        const MemoryTournament tournament(1);
        const Player& seen = tournament.value.players.front();
        QCOMPARE(toJson(editOf(seen, withPhone(seen.data))),
                 QStringLiteral("{\"command\":\"EditPlayer\",\"fields\":[{\"field\":\"phone\"},{\"field\":\"feeDue\"}],"
                                "\"player\":1,\"v\":2}"));
        NewPlayer added{withPhone(seen.data), {}, {}};
        QVERIFY(!toJson(AddPlayers{{added}, {}}).contains(secret));
    }

    void aFileWithoutItOpensAndItsStepsAreTakenBack()
    {
        const TournamentFile file;
        {
            const auto session = createSession(file.path(), 2);
            mustApply(*session, editOf(session->saved().players[0], withPhone(session->saved().players[0].data)));
            PlayerData renamed = session->saved().players[0].data;
            renamed.club = QStringLiteral("Rooks");
            mustApply(*session, editOf(session->saved().players[0], renamed));
            session->flush();
        }
        const QByteArray before = digestOf(file.path());
        runOutside(file.path(), QStringLiteral("DELETE FROM journal_private"));
        runOutside(file.path(), QStringLiteral("DELETE FROM player_private"));
        QCOMPARE(digestOf(file.path()), before); // it does not name what is private
        const auto session = openSession(file.path());
        QCOMPARE(session->saved().players[0].data.phone, QString());
        QVERIFY(session->undo());
        session->flush();
        QCOMPARE(session->saved().players[0].data.club, QString());
    }

    void spoiltPrivateContentDoesNotKeepAStepFromBeingTakenBack()
    {
        for (const char* spoilt : {"", "x", "{}", "{\"v\":1,\"changes\":[{\"change\":99}]}",
                                   "{\"v\":1,\"changes\":[{\"change\":0,\"after\":{\"phone\":7}}]}"}) {
            const TournamentFile file;
            {
                const auto session = createSession(file.path(), 2);
                mustApply(*session, editOf(session->saved().players[0], withPhone(session->saved().players[0].data)));
                session->flush();
            }
            runOutside(file.path(),
                       QStringLiteral("UPDATE journal_private SET changes = '%1'").arg(QLatin1StringView(spoilt)));
            const auto session = openSession(file.path());
            QCOMPARE(session->saved().players[0].data.phone, secret);
            QVERIFY2(session->undo(), spoilt);
            session->flush();
            // What it was before is not known any more: it stays.
            QCOMPARE(readTournament(file.path())->players[0].data.phone, secret);
        }
    }

    void listsHoldItOnlyWhenAskedTo()
    {
        MemoryTournament tournament(2);
        const Player& player = tournament.value.players.front();
        tournament.apply(editOf(player, withPhone(player.data)));
        const QByteArray usual = playersCsv(tournament.value);
        QVERIFY(!usual.contains("Phone"));
        QVERIFY(!usual.contains("5550100"));
        const QByteArray whole = playersCsv(tournament.value, {}, PrivateData::included);
        QVERIFY(whole.contains("Phone"));
        QVERIFY(whole.contains("5550100"));
        QVERIFY(whole.contains("25.50"));
    }

    void amountsAreChecked()
    {
        const MemoryTournament tournament(1);
        const Player& player = tournament.value.players.front();
        for (const char* wrong : {"25,50", "x", "-3", "1.5"}) {
            PlayerData data = player.data;
            data.feePaid = QLatin1StringView(wrong);
            QVERIFY2(refusals(tournament, editOf(player, data)) == std::vector<FindingCode>{FindingCode::invalidAmount},
                     wrong);
        }
        QCOMPARE(hundredthsOf(QStringLiteral("25.50")), std::optional<std::int64_t>(2550));
        QCOMPARE(amountText(2550), QStringLiteral("25.50"));
        QCOMPARE(amountText(5), QStringLiteral("0.05"));
    }
};

static const pairwright::RegisteredTest<TestPrivateData> registered("test_private_data");
#include "test_private_data.moc"
