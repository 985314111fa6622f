#include "app/storage/server/server_certificate.h"
#include "app/storage/server/server_dialect.h"
#include "app/storage/server/server_inviting.h"
#include "app/storage/server/server_store.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/server_steps.h"
#include "tests/unit/app/support/sessions.h"
#include "tests/unit/app/support/temporary_cluster.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

namespace pairwright {

using namespace test;

namespace {

Invitation someInvitation()
{
    Invitation invitation;
    invitation.address =
        ServerAddress::read(QStringLiteral("postgresql://ben@192.168.1.20:5433/chess?event=open-2026")).value();
    invitation.password = QStringLiteral("0123456789abcdef0123");
    // Any sequence of bytes that begins like one.
    invitation.certificate =
        certificateIn(QStringLiteral("-----BEGIN CERTIFICATE-----\n%1\n-----END CERTIFICATE-----\n")
                          .arg(QString::fromLatin1(("\x30" + QByteArray(150, 'x')).toBase64())));
    return invitation;
}

} // namespace

/// Invitations to an event on a server, and the certificate by which the invited desk knows the server again.
class InvitationsTest : public QObject {
    Q_OBJECT
private slots:
    void init() { keepCertificatesIn(folder_.folder() + QStringLiteral("/servers")); }
    void cleanup()
    {
        checkThisComputerToo(false);
        QDir(folder_.folder() + QStringLiteral("/servers")).removeRecursively();
    }

    void whatIsWrittenIsReadAgain()
    {
        const Invitation invitation = someInvitation();
        const QString text = invitation.text();
        QVERIFY(!invitation.certificate.isEmpty());
        QCOMPARE(Invitation::read(text).value(), invitation);
        // As letters have it: with words around, other ends of lines, quoted, or all in one line.
        QString quoted = text;
        QCOMPARE(Invitation::read(QStringLiteral("Dear Ben,\n\n") + text + QStringLiteral("\nSee you!")).value(),
                 invitation);
        QCOMPARE(Invitation::read(quoted.replace(QLatin1Char('\n'), QStringLiteral("\r\n> "))).value(), invitation);
        QString line = text;
        QCOMPARE(Invitation::read(line.replace(QLatin1Char('\n'), QLatin1Char(' '))).value(), invitation);
        Invitation bare = invitation;
        bare.certificate.clear();
        QCOMPARE(Invitation::read(bare.text()).value(), bare);
    }

    void whatIsNoInvitationIsRefused_data()
    {
        using Fault = Invitation::Fault;
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("fault");
        const QString good = someInvitation().text();
        const auto row = [](const char* name, const QString& text, Fault fault) {
            QTest::newRow(name) << text << static_cast<int>(fault);
        };
        const auto with = [&good](const char* what, const char* other) {
            return QString(good).replace(QLatin1StringView(what), QLatin1StringView(other));
        };
        row("nothing", {}, Fault::none);
        row("an address", QStringLiteral("postgresql://ben@hall/chess?event=open"), Fault::none);
        row("newer", with("invitation 1", "invitation 2"), Fault::newer);
        row("a password in the address", with("ben@", "ben:secret@"), Fault::damaged);
        row("no login", with("ben@", ""), Fault::damaged);
        row("no event", with("?event=open-2026", ""), Fault::damaged);
        row("settings of the connection", with("?event", "?sslmode=disable&event"), Fault::damaged);
        row("no password", with("password ", "word "), Fault::damaged);
        row("half a certificate", good.left(good.size() - 30), Fault::damaged);
        row("another certificate", with("-----\nMH", "-----\nAA"), Fault::damaged);
        row("endless", good + QString(70'000, QLatin1Char(' ')), Fault::none);
    }
    void whatIsNoInvitationIsRefused()
    {
        QFETCH(const QString, text);
        QFETCH(const int, fault);
        const auto read = Invitation::read(text);
        QVERIFY(!read);
        QCOMPARE(static_cast<int>(read.error()), fault);
    }

    void theServerProvesItselfOffThisComputerAlone_data()
    {
        QTest::addColumn<QString>("host");
        QTest::addColumn<bool>("isChecked");
        for (const char* here : {"", "/run/postgresql", "localhost", "LocalHost", "127.0.0.1", "127.1.2.3", "::1"})
            QTest::newRow(here) << QString::fromLatin1(here) << false;
        for (const char* there : {"192.168.1.20", "hall.example.org", "127.example.org", "localhost.example.org",
                                  "fd00::1", "1127.0.0.1", "127.0.0.1.example.org"})
            QTest::newRow(there) << QString::fromLatin1(there) << true;
    }
    void theServerProvesItselfOffThisComputerAlone()
    {
        QFETCH(const QString, host);
        QFETCH(const bool, isChecked);
        QCOMPARE(isOnThisComputer(host), !isChecked);
        const auto file = QStringLiteral("/a/file.pem");
        QCOMPARE(certificateToCheck(host, file), isChecked ? file : QString());
        QCOMPARE(certificateToCheck(host, {}), QString()); // came without an invitation
    }

    void aCertificateIsOfItsEventWhateverTheAddress()
    {
        const Invitation invitation = someInvitation();
        QCOMPARE(certificateFileOf(invitation.address), QString());
        QVERIFY(keepCertificate(invitation.address, invitation.certificate));
        ServerAddress moved = invitation.address;
        moved.host = QStringLiteral("10.0.0.7");
        moved.port = 5432;
        moved.user = QStringLiteral("eva");
        const QString file = certificateFileOf(moved);
        QVERIFY(QFile::exists(file));
        QFile kept(file);
        QVERIFY(kept.open(QIODevice::ReadOnly));
        QCOMPARE(kept.readAll(), invitation.certificate); // and no password
        ServerAddress other = moved;
        other.event = QStringLiteral("open-2027");
        QCOMPARE(certificateFileOf(other), QString());
        QCOMPARE(fingerprintOf(invitation.certificate).size(), 32 * 3 - 1);
    }

    void anInvitedDeskComesInAndKnowsTheServerAgain()
    {
        cluster().encrypt();
        const ServerAddress event = eventOf(6);
        const WantedLogin wanted{DeskRole::results, QStringLiteral("ben"), false, QStringLiteral("127.0.0.1"),
                                 cluster().port()};
        const auto invited = invite(event, wanted);
        QVERIFY2(invited.hasValue(), invited ? "" : qPrintable(invited.error().detail));
        const Invitation& invitation = invited->invitation;
        QCOMPARE(invited->trial, Invited::Trial::checked);
        QVERIFY(invited->until > QDate::currentDate());
        QCOMPARE(Invitation::read(invited->invitation.text())->until, invited->until);
        QVERIFY(cluster().certificate().contains("PRIVATE KEY"));
        QVERIFY(!invitation.text().contains(QStringLiteral("PRIVATE")));
        QCOMPARE(invitation.address.user, QStringLiteral("ben"));
        QCOMPARE(Invitation::read(invitation.text()).value(), invitation);

        rememberPassword(invitation.address, invitation.password);
        QVERIFY(keepCertificate(invitation.address, invitation.certificate));
        checkThisComputerToo(true);
        {
            const auto opened = ServerStore::open(invitation.address);
            QVERIFY2(opened.hasValue(), opened ? "" : qPrintable(opened.error().detail));
            QVERIFY(opened->content.role == DeskRole::results && !opened->content.seesPrivate);
            const auto there = server::connect(invitation.address);
            QString encrypted;
            QVERIFY((*there)->select(QStringLiteral("SELECT CAST(ssl AS text) FROM pg_stat_ssl WHERE pid = "
                                                    "pg_backend_pid()"),
                                     {}, [&encrypted](const QSqlQuery& row) {
                                         encrypted = row.value(0).toString();
                                         return true;
                                     }));
            QCOMPARE(encrypted, QStringLiteral("true"));
        }
        // Somebody else answers in its place, or it was made anew.
        cluster().encrypt(TemporaryCluster::Certificate::withoutAuthority);
        QCOMPARE(ServerStore::open(invitation.address).error().code, OpenError::Code::otherCertificate);
        checkThisComputerToo(false);
        QVERIFY(ServerStore::open(invitation.address)); // on this computer nobody is in between
        checkThisComputerToo(true);
        const auto again = invite(
            event, {DeskRole::viewer, QStringLiteral("eva"), true, QStringLiteral("127.0.0.1"), cluster().port()});
        QVERIFY2(again.hasValue(), again ? "" : qPrintable(again.error().detail));
        QCOMPARE(again->trial, Invited::Trial::checked);
        rememberPassword(again->invitation.address, again->invitation.password);
        QVERIFY(keepCertificate(again->invitation.address, again->invitation.certificate));
        const auto eva = ServerStore::open(again->invitation.address);
        QVERIFY2(eva.hasValue(), eva ? "" : qPrintable(eva.error().detail));
        QVERIFY(eva->content.seesPrivate);
    }

    void anotherServerInItsPlaceIsNamedAtAnOpenDeskWhichGoesOn()
    {
        cluster().encrypt();
        const ServerAddress event = eventOf(6);
        {
            const auto chief = deskAt(event);
            pairAndPublish(*chief);
            write(*chief);
        }
        const auto inviteTo = [&event](const char* name) {
            const auto invited = invite(event, {DeskRole::results, QString::fromLatin1(name), false,
                                                QStringLiteral("127.0.0.1"), cluster().port()});
            return invited.value().invitation;
        };
        const Invitation invitation = inviteTo("carl");
        rememberPassword(invitation.address, invitation.password);
        QVERIFY(keepCertificate(invitation.address, invitation.certificate));
        checkThisComputerToo(true);
        const QTemporaryDir folder;
        auto carl = deskAt(invitation.address, QStringLiteral("Carl"), folder.path());
        cluster().encrypt();
        QTRY_VERIFY_WITH_TIMEOUT(carl->isCutOff() && carl->shutOut() == ShutOut::certificate, 30'000);
        QVERIFY(carl->apply(EnterResult{{RoundNumber{1}, 1}, GameResult::draw}));
        carl->flush();
        QCOMPARE(carl->waiting().size(), std::size_t{1});
        // With a new invitation it is known again, and what waits goes there.
        const Invitation again = inviteTo("carl_again");
        QVERIFY(keepCertificate(again.address, again.certificate));
        QTRY_VERIFY_WITH_TIMEOUT(!carl->isCutOff() && carl->shutOut() == ShutOut::no, 30'000);
        QTRY_VERIFY_WITH_TIMEOUT(carl->waiting().empty() && !carl->isSaving(), 30'000);
        QCOMPARE(carl->saved().game({RoundNumber{1}, 1})->outcome.result, GameResult::draw);
    }

    void whatIsNotKeptAtTheDeskIsSaidToBeOfAnotherServer()
    {
        cluster().encrypt();
        const ServerAddress event = eventOf(6);
        const auto invited = invite(
            event, {DeskRole::arbiter, QStringLiteral("dan"), false, QStringLiteral("127.0.0.1"), cluster().port()});
        const Invitation& invitation = invited->invitation;
        rememberPassword(invitation.address, invitation.password);
        QVERIFY(keepCertificate(invitation.address, invitation.certificate));
        checkThisComputerToo(true);
        const QTemporaryDir folder;
        auto dan = deskAt(invitation.address, QStringLiteral("Dan"), folder.path());
        cluster().encrypt();
        QTRY_COMPARE_WITH_TIMEOUT(dan->shutOut(), ShutOut::certificate, 30'000);
        const auto refused = dan->apply(SetRoundCount{5}, WarningLevel::twoSteps);
        QVERIFY(!refused);
        QCOMPARE(refused.error().findings.front().code, FindingCode::notWithoutCertificate);
        QCOMPARE(dan->history(1, 5).error().findings.front().code, FindingCode::historyNotReached);
    }

    void whoIsNotInvitedIsToldWhy()
    {
        const ServerAddress event = eventOf(4);
        const auto failureOf = [](const ServerAddress& who, const char* name) {
            const auto invited =
                invite(who, {DeskRole::results, QString::fromLatin1(name), false, QStringLiteral("127.0.0.1"), 5432});
            return invited ? QStringLiteral("invited") : QString::number(static_cast<int>(invited.error().code));
        };
        const auto is = [](InviteError::Code code) {
            return QString::number(static_cast<int>(code));
        };
        using Code = InviteError::Code;
        QCOMPARE(failureOf(event, "Ben; DROP"), is(Code::impossibleName));
        QCOMPARE(failureOf(event, "once"), QStringLiteral("invited"));
        QCOMPARE(failureOf(event, "once"), is(Code::taken));
        QCOMPARE(failureOf(loginWith(event, {QStringLiteral("arbiter")}), "twice"), is(Code::notAllowed));
        QCOMPARE(failureOf(loginWith(event, {QStringLiteral("chief")}), "thrice"), QStringLiteral("invited"));
        ServerAddress nobody = event;
        nobody.host = QStringLiteral("/nowhere");
        QCOMPARE(failureOf(nobody, "ben"), is(Code::notReached));
        // Where the owner of the server has put no functions.
        ServerAddress own = event;
        own.user = QStringLiteral("lonely");
        own.event = QStringLiteral("of-one-alone");
        const auto owner = server::connect(event);
        QVERIFY((*owner)->run(QStringLiteral("CREATE ROLE lonely LOGIN")));
        QVERIFY((*owner)->run(QStringLiteral("GRANT CREATE ON DATABASE postgres TO lonely")));
        const TournamentFile file;
        createSession(file.path(), 4)->close();
        QVERIFY(ServerStore::createFromFile(own, file.path()));
        QCOMPARE(failureOf(own, "ben"), is(Code::noRoles));
    }

private:
    TournamentFile folder_;
};

} // namespace pairwright

static const pairwright::RegisteredTest<pairwright::InvitationsTest> registered("test_invitations");
#include "test_invitations.moc"
