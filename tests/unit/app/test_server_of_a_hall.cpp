#include "app/storage/place.h"
#include "app/storage/server/server_inviting.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/server_steps.h"
#include "tests/unit/app/support/sessions.h"
#include "tests/unit/app/support/temporary_cluster.h"

#include <QDir>
#include <QProcess>
#include <QRegularExpression>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

#include <unistd.h>

namespace pairwright {

using namespace test;

namespace {

struct Outcome {
    int code = -1;
    QString said;
};

/// The script as an ordinary user: PostgreSQL does not run as root.
Outcome serverScript(const QStringList& words)
{
    const QString script = QStringLiteral(PAIRWRIGHT_SOURCE_DIR "/packaging/server/pairwright-server");
    QProcess process;
    process.setWorkingDirectory(QDir::tempPath());
    process.setProcessChannelMode(QProcess::MergedChannels);
    QFile read(script); // the folder of the sources may be closed to that user
    if (!read.open(QIODevice::ReadOnly))
        return {};
    const QStringList how{QStringLiteral("-c"), QString::fromUtf8(read.readAll()), QStringLiteral("pairwright-server")};
    // What the server inherits stays open: its output goes to a file, or nobody would see the end of it.
    QTemporaryDir folder;
    const QString output = folder.filePath(QStringLiteral("output"));
    process.setStandardOutputFile(output);
    if (::geteuid() == 0)
        process.start(QStringLiteral("runuser"), QStringList{QStringLiteral("-u"), QStringLiteral("postgres"),
                                                             QStringLiteral("--"), QStringLiteral("bash")} +
                                                     how + words);
    else
        process.start(QStringLiteral("bash"), how + words);
    if (!process.waitForFinished(120'000))
        return {};
    QFile file(output);
    return {process.exitCode(), file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString()};
}

bool asOwner(const QString& hall, int port, const QString& statement)
{
    QStringList words{QStringLiteral("psql"),
                      QStringLiteral("-h"),
                      hall,
                      QStringLiteral("-p"),
                      QString::number(port),
                      QStringLiteral("-U"),
                      QStringLiteral("owner"),
                      QStringLiteral("-d"),
                      QStringLiteral("chess"),
                      QStringLiteral("-c"),
                      statement};
    if (::geteuid() == 0)
        words = QStringList{QStringLiteral("runuser"), QStringLiteral("-u"), QStringLiteral("postgres"),
                            QStringLiteral("--")} +
                words;
    const QString program = words.takeFirst();
    return QProcess::execute(program, words) == 0;
}

QString passwordIn(const QString& said)
{
    static const QRegularExpression line(QStringLiteral("Password: (\\S+)"));
    return line.match(said).captured(1);
}

} // namespace

/// The script that makes a server on one of the laptops (packaging/server), and the program against it by the network.
class ServerOfAHallTest : public QObject {
    Q_OBJECT
private slots:
    void desksWorkOnItWithTheirLogins();
    void oneThatAnEarlierVersionHasMadeIsBroughtUpToDateByItsStart();

private:
    QTemporaryDir folder_;
};

void ServerOfAHallTest::desksWorkOnItWithTheirLogins()
{
    QVERIFY(QFile::setPermissions(folder_.path(), QFile::Permissions(0x7777)));
    const QString hall = folder_.filePath(QStringLiteral("hall"));
    const int port = freePort();
    qputenv("PAIRWRIGHT_SERVER_PORT", QByteArray::number(port));
    qputenv("PAIRWRIGHT_SERVER_LISTEN", "127.0.0.1");
    const Outcome made = serverScript({QStringLiteral("make"), hall});
    QVERIFY2(made.code == 0, qPrintable(made.said));
    const auto end = qScopeGuard([&hall] { serverScript({QStringLiteral("stop"), hall}); });
    QVERIFY(serverScript({QStringLiteral("make"), hall}).code != 0); // never a second time over the first

    ServerAddress address;
    address.host = QStringLiteral("127.0.0.1");
    address.port = port;
    address.user = QStringLiteral("arbiter");
    address.database = QStringLiteral("chess");
    address.event = QStringLiteral("open");
    const TournamentFile file;
    createSession(file.path(), 8)->close();
    const auto refused = copyToServer(file.path(), address); // no password
    QCOMPARE(refused.error().code, OpenError::Code::notReached);
    rememberPassword(address, passwordIn(made.said));
    const auto moved = copyToServer(file.path(), address);
    QVERIFY2(moved.hasValue(), moved ? "" : qPrintable(moved.error().detail));

    const Outcome login = serverScript({QStringLiteral("login"), hall, QStringLiteral("ben")});
    QVERIFY2(login.code == 0, qPrintable(login.said));
    QVERIFY(serverScript({QStringLiteral("login"), hall, QStringLiteral("Ben; DROP")}).code != 0);
    ServerAddress bens = address;
    bens.user = QStringLiteral("ben");
    rememberPassword(bens, passwordIn(login.said));
    Tournament last;
    {
        auto ada = openSession(address.text());
        auto ben = openSession(bens.text());
        QVERIFY(!ada->isReadOnly() && !ben->isReadOnly());
        pairAndPublish(*ada);
        ada->flush();
        QTRY_VERIFY_WITH_TIMEOUT(ben->saved() == ada->saved(), 20'000);
        mustApply(*ben, EnterResult{{RoundNumber{1}, 1}, GameResult::draw});
        last = ben->saved();
    }
    // A login for one event and one task.
    const QStringList results{QStringLiteral("login"), hall, QStringLiteral("cem"), QStringLiteral("open"),
                              QStringLiteral("results")};
    const Outcome invited = serverScript(results);
    QVERIFY2(invited.code == 0, qPrintable(invited.said));
    QVERIFY(serverScript(results).code != 0); // it is there
    QVERIFY(serverScript(
                {QStringLiteral("login"), hall, QStringLiteral("dan"), QStringLiteral("open"), QStringLiteral("owner")})
                .code != 0);
    ServerAddress cems = address;
    cems.user = QStringLiteral("cem");
    rememberPassword(cems, passwordIn(invited.said));
    {
        const auto cem = openSession(cems.text());
        QCOMPARE(cem->role(), DeskRole::results);
        mustApply(*cem, EnterResult{{RoundNumber{1}, 2}, GameResult::draw});
        last = cem->saved();
    }
    // The same from a window of the owner, or of who works in his name; they bear the certificate.
    for (const auto& [chief, name] : {std::pair{address, "dora"}, std::pair{bens, "emil"}}) {
        const auto guest = invite(chief, {DeskRole::checkIn, QString::fromLatin1(name), false, address.host, port});
        QVERIFY2(guest.hasValue(), guest ? "" : qPrintable(guest.error().detail));
        QCOMPARE(guest->trial, Invited::Trial::checked);
    }
    // Before its time, for those of the event alone.
    const auto ends = [&hall](const char* name) {
        return serverScript({QStringLiteral("end"), hall, QString::fromLatin1(name), QStringLiteral("open")}).code == 0;
    };
    QVERIFY(ends("cem") && !ends("cem") && !ends("ben") && !ends("arbiter"));
    QCOMPARE(TournamentSession::open(cems.text()).error().code, OpenError::Code::notReached);
    const auto ended = endLogin(bens, QStringLiteral("dora"));
    QVERIFY2(ended.hasValue(), ended ? "" : qPrintable(ended.error().detail));
    const QString backup = hall + QStringLiteral("/monday.dump");
    QCOMPARE(serverScript({QStringLiteral("backup"), hall, backup}).code, 0);
    QCOMPARE(QFile::permissions(backup) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    QVERIFY(serverScript({QStringLiteral("backup"), hall, backup}).code != 0); // nothing is written over
    // Everything is there after the laptop was off.
    QCOMPARE(serverScript({QStringLiteral("stop"), hall}).code, 0);
    QCOMPARE(TournamentSession::open(address.text()).error().code, OpenError::Code::notReached);
    QCOMPARE(serverScript({QStringLiteral("start"), hall}).code, 0);
    QVERIFY(openSession(bens.text())->saved() == last);
}

void ServerOfAHallTest::oneThatAnEarlierVersionHasMadeIsBroughtUpToDateByItsStart()
{
    QVERIFY(QFile::setPermissions(folder_.path(), QFile::Permissions(0x7777)));
    const QString hall = folder_.filePath(QStringLiteral("old"));
    ServerAddress address;
    address.host = QStringLiteral("127.0.0.1");
    address.port = freePort();
    address.user = QStringLiteral("arbiter");
    address.database = QStringLiteral("chess");
    address.event = QStringLiteral("open");
    qputenv("PAIRWRIGHT_SERVER_PORT", QByteArray::number(address.port));
    qputenv("PAIRWRIGHT_SERVER_LISTEN", "127.0.0.1");
    const Outcome made = serverScript({QStringLiteral("make"), hall});
    QVERIFY2(made.code == 0, qPrintable(made.said));
    const auto end = qScopeGuard([&hall] { serverScript({QStringLiteral("stop"), hall}); });
    rememberPassword(address, passwordIn(made.said));
    const auto limit = [&address] {
        return answerAt(address, QStringLiteral("SHOW temp_file_limit"));
    };
    const auto start = [&hall] {
        return serverScript({QStringLiteral("start"), hall});
    };
    QCOMPARE(limit(), QStringLiteral("100MB"));
    QVERIFY(answerAt(address,
                     QStringLiteral("SELECT max(a) FROM (SELECT md5(CAST(g AS text)) || repeat('x', 3000) AS a FROM "
                                    "generate_series(1, 40000) AS g ORDER BY 1 OFFSET 1) AS s"))
                .contains(QStringLiteral("temp_file_limit")));

    // As the one before has left it: without the limit, with fewer functions, and its certificate ends this week.
    const QString data = hall + QStringLiteral("/data/");
    QFile settings(data + QStringLiteral("postgresql.conf"));
    QVERIFY(settings.open(QIODevice::ReadWrite));
    const QByteArray before = settings.readAll().replace("temp_file_limit = 100MB\n", "");
    QVERIFY(settings.resize(0) && settings.seek(0) && settings.write(before) > 0);
    settings.close();
    QVERIFY(asOwner(hall, address.port, QStringLiteral("GRANT EXECUTE ON FUNCTION lo_create(oid) TO PUBLIC")));
    QVERIFY(!answerAt(address, QStringLiteral("SELECT lo_create(0)")).startsWith(QStringLiteral("refused")));
    const QString temporary = folder_.filePath(QStringLiteral("ends.crt"));
    QCOMPARE(QProcess::execute(QStringLiteral("openssl"),
                               {QStringLiteral("req"), QStringLiteral("-new"), QStringLiteral("-x509"),
                                QStringLiteral("-days"), QStringLiteral("5"), QStringLiteral("-key"),
                                data + QStringLiteral("server.key"), QStringLiteral("-subj"),
                                QStringLiteral("/CN=hall"), QStringLiteral("-out"), temporary}),
             0);
    QFile ends(temporary);
    QFile certificate(data + QStringLiteral("server.crt"));
    QVERIFY(ends.open(QIODevice::ReadOnly) && certificate.open(QIODevice::WriteOnly));
    const QByteArray old = ends.readAll();
    QVERIFY(certificate.write(old) > 0);
    certificate.close();
    QCOMPARE(serverScript({QStringLiteral("stop"), hall}).code, 0);
    const Outcome started = start();
    QVERIFY2(started.code == 0 && started.said.contains(QStringLiteral("invited again")), qPrintable(started.said));
    QCOMPARE(limit(), QStringLiteral("100MB"));
    QVERIFY(certificate.open(QIODevice::ReadOnly));
    QVERIFY(certificate.readAll() != old);
    certificate.close();
    QVERIFY(answerAt(address, QStringLiteral("SELECT lo_create(0)")).startsWith(QStringLiteral("refused")));

    // While it runs, too, and what was settled otherwise stays.
    QVERIFY(settings.open(QIODevice::Append));
    QVERIFY(settings.write("temp_file_limit = 1GB\n") > 0);
    settings.close();
    const Outcome again = start();
    QVERIFY2(again.code == 0 && !again.said.contains(QStringLiteral("invited again")), qPrintable(again.said));
    QTRY_COMPARE(limit(), QStringLiteral("1GB"));
}

} // namespace pairwright

static const pairwright::RegisteredTest<pairwright::ServerOfAHallTest> registered("test_server_of_a_hall");
#include "test_server_of_a_hall.moc"
