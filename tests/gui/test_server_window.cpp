#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/temporary_cluster.h"

#include "app/domain/setup/desk_who.h"
#include "app/storage/place.h"
#include "app/storage/server/server_dialect.h"
#include "ui/dialogs/server_window.h"
#include "ui/models/roles.h"
#include "ui/pages/players/players_model.h"
#include "ui/settings/keyring.h"

#include <QCheckBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QTableView>
#include <QTest>
#include <QTime>
#include <QToolButton>

#include <map>

using namespace pairwright;

namespace {

constexpr int untilItIsThere = 20'000; // ms, on a machine that has other work

/// In the memory, and seen by the test.
class KeyringInMemory final : public Keyring {
public:
    explicit KeyringInMemory(std::map<QString, QString>& kept)
        : kept_(kept)
    {
    }
    [[nodiscard]] bool isOffered() const override { return true; }
    std::optional<QString> password(const ServerAddress& address) override
    {
        const auto found = kept_.find(keyringNameOf(address));
        return found == kept_.end() ? std::nullopt : std::optional(found->second);
    }
    bool keep(const ServerAddress& address, const QString& password) override
    {
        kept_[keyringNameOf(address)] = password;
        return true;
    }
    void forget(const ServerAddress& address) override { kept_.erase(keyringNameOf(address)); }

private:
    std::map<QString, QString>& kept_;
};

} // namespace

/// What the window says and asks when it comes to an event on a server.
class TestServerWindow : public QObject, public WindowUnderTest {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        const ServerAddress event = test::eventOf(8);
        address_ = test::guarded(event, QStringLiteral("castling"));
        owner_ = event;
    }
    void init()
    {
        start();
        kept_.clear();
        useKeyring(std::make_unique<KeyringInMemory>(kept_));
        rememberPassword(address_, {});
        QVERIFY((*server::connect(owner_))->run(QStringLiteral("ALTER ROLE guarded PASSWORD 'castling'")));
    }
    void cleanup()
    {
        close();
        useKeyring({});
    }

    void thePasswordIsAskedForFirst()
    {
        QVERIFY(!openFile(address_.text())); // as from the command line
        QCOMPARE(trouble(), QStringLiteral("The server wants the password of your login. Type it in."));
        QVERIFY(!find<QPushButton>("serverShowDetails").isVisible());
        QTRY_VERIFY(find<QLineEdit>("serverPassword").hasFocus());
    }

    void resultsForAFullServerWaitAtTheDesk()
    {
        settings().setKeyPreset(KeyPreset::vega);
        const ServerAddress event = test::eventOf(8);
        QVERIFY(openFile(event.text()));
        QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
        pairAndPublish();
        const auto owner = server::connect(event);
        // As where its disk has no room for one more step.
        QVERIFY((*owner)->run(
            QStringLiteral("CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION "
                           "'could not extend file: No space left on device' USING ERRCODE = '53100'; END $$")));
        QVERIFY((*owner)->run(
            QStringLiteral("CREATE TRIGGER no_room BEFORE INSERT ON \"%1\".journal EXECUTE FUNCTION no_room()")
                .arg(event.schema())));
        activate();
        press(Qt::Key_F8);
        press(Qt::Key_1);
        press(Qt::Key_5);
        QTRY_COMPARE_WITH_TIMEOUT(session().waiting().size(), std::size_t{2}, untilItIsThere);
        QVERIFY2(message().startsWith(
                     QStringLiteral("The disk of the server is full: tell whoever looks after it. Results and "
                                    "presence can go on")),
                 qPrintable(message()));
        QCOMPARE(offered(), QStringLiteral("Try Again"));
        QCOMPARE(find<QToolButton>("waitingEntries").text(), QStringLiteral("Waiting at this desk: 2"));
        QCOMPARE(find<QLabel>("savedState").text(), QStringLiteral("Server full"));
        screenshot(QStringLiteral("server-full"));
        pressInMessage(); // there is no room yet
        QTest::qWait(500);
        QTRY_COMPARE_WITH_TIMEOUT(session().waiting().size(), std::size_t{2}, untilItIsThere);
        QCOMPARE(offered(), QStringLiteral("Try Again"));
        QVERIFY((*owner)->run(QStringLiteral("DROP FUNCTION no_room() CASCADE")));
        pressInMessage();
        QTRY_VERIFY_WITH_TIMEOUT(session().waiting().empty() && !session().isSaving(), untilItIsThere);
        for (const int board : {1, 2})
            QVERIFY(session().saved().game({one, board})->outcome.result);
        QTRY_COMPARE(message(), QStringLiteral("What waited at this desk is on the server now: 2"));
        QVERIFY(offered().isEmpty());
        QVERIFY(find<QLabel>("savedState").text().startsWith(QStringLiteral("Saved")));
    }

    void whatIsWrongIsOneSentenceAndTheServersWordsAreDetails()
    {
        QVERIFY(!openFile(address_.text()));
        typePassword(QStringLiteral("rochade"));
        QTRY_VERIFY_WITH_TIMEOUT(trouble().startsWith(QStringLiteral("Login or password is wrong.")), untilItIsThere);
        for (const char* theirs : {"FATAL", "QPSQL", "libpq", "\n"})
            QVERIFY2(!trouble().contains(QLatin1StringView(theirs)), qPrintable(trouble()));
        auto& details = find<QLabel>("serverDetails");
        QVERIFY(!details.isVisible());
        QTest::mouseClick(&find<QPushButton>("serverShowDetails"), Qt::LeftButton);
        QVERIFY(details.isVisible() && details.text().contains(QStringLiteral("authentication failed")));
        for (const QChar letter : details.text())
            QVERIFY(letter.isPrint() || letter == QLatin1Char('\n'));
        screenshot(QStringLiteral("server-wrong-password"), &serverWindow());
    }

    void eachBarrierHasItsSentence_data()
    {
        QTest::addColumn<QString>("host");
        QTest::addColumn<QString>("database");
        QTest::addColumn<QString>("sentence");
        const QString here = test::cluster().host();
        QTest::newRow("no such host") << "hall.invalid"
                                      << "postgres"
                                      << "Nobody in this network knows the server";
        QTest::newRow("nothing there") << QStringLiteral("127.0.0.1:%1").arg(test::freePort()) << "postgres"
                                       << "On 127.0.0.1 no PostgreSQL answers at port";
        QTest::newRow("no database") << here << "chess"
                                     << "The server has no database “chess” for this login.";
    }
    void eachBarrierHasItsSentence()
    {
        QFETCH(const QString, host);
        QFETCH(const QString, database);
        QFETCH(const QString, sentence);
        trigger(ActionId::openFromServer);
        const auto set = [this](const char* name, const QString& text) {
            find<QLineEdit>(name).clear();
            QTest::keyClicks(&find<QLineEdit>(name), text);
        };
        set("serverHost", host);
        set("serverDatabase", database);
        set("serverEvent", QStringLiteral("open"));
        set("serverUser", owner_.user);
        QTest::keyClick(&find<QLineEdit>("serverPassword"), Qt::Key_Return);
        QTRY_VERIFY_WITH_TIMEOUT(!trouble().isEmpty(), untilItIsThere);
        QVERIFY2(trouble().startsWith(sentence), qPrintable(trouble()));
        QVERIFY(!trouble().contains(QStringLiteral("QPSQL")));
    }

    void aPasswordThatIsRememberedIsUsedAndForgottenWhenItIsRefused()
    {
        QVERIFY(!openFile(address_.text()));
        auto& remember = find<QCheckBox>("serverRemember");
        QVERIFY(remember.isVisible() && !remember.isChecked());
        QTest::mouseClick(&remember, Qt::LeftButton, {}, QPoint(6, remember.height() / 2));
        QVERIFY(remember.isChecked());
        typePassword(QStringLiteral("castling"));
        QTRY_VERIFY_WITH_TIMEOUT(desk().session() != nullptr, untilItIsThere);
        QCOMPARE(kept_.size(), std::size_t{1});
        QCOMPARE(kept_.begin()->second, QStringLiteral("castling"));
        QFile file(inFolder(QStringLiteral("settings.ini")));
        settings().setWho(QStringLiteral("Anna Weber"));
        QVERIFY(!file.open(QIODevice::ReadOnly) || !file.readAll().contains("castling"));

        // The next start of the program.
        restart();
        rememberPassword(address_, {});
        QVERIFY(openFile(address_.text()));
        QVERIFY(window().findChild<ServerWindow*>() == nullptr);

        // It has another one since.
        restart();
        rememberPassword(address_, {});
        QVERIFY((*server::connect(owner_))->run(QStringLiteral("ALTER ROLE guarded PASSWORD 'en passant'")));
        QVERIFY(!openFile(address_.text()));
        QVERIFY(trouble().startsWith(QStringLiteral("Login or password is wrong.")));
        QVERIFY(kept_.empty());
        QVERIFY(rememberedPassword(address_).isEmpty());
        typePassword(QStringLiteral("en passant")); // and not to be remembered
        QTRY_VERIFY_WITH_TIMEOUT(desk().session() != nullptr, untilItIsThere);
        QVERIFY(kept_.empty());
    }

    void whoIsAtTheDeskIsAskedOnce()
    {
        QVERIFY(settings().who().isEmpty());
        QVERIFY(!openFile(address_.text()));
        QTest::keyClicks(&find<QLineEdit>("serverName"), QStringLiteral("Anna Weber"));
        typePassword(QStringLiteral("castling"));
        QTRY_VERIFY_WITH_TIMEOUT(desk().session() != nullptr, untilItIsThere);
        QCOMPARE(settings().who(), QStringLiteral("Anna Weber"));
        QVERIFY(applied(desk(), SetRoundCount{6}));
        QTRY_VERIFY(!session().isSaving());
        const QString who = session().history(session().lastStep(), 1)->front().who;
        QCOMPARE(DeskWho::read(who), (DeskWho{QStringLiteral("Anna Weber"), DeskRole::chief, address_.user}));
        auto& role = find<QLabel>("deskRole");
        QVERIFY(role.isVisible());
        QCOMPARE(role.text(), QStringLiteral("Chief arbiter"));
        desk().setSession(nullptr);
        trigger(ActionId::openFromServer);
        QVERIFY(!find<QLineEdit>("serverName").isVisible());
    }

    void whoHasNoNameHasThatOfTheLogin()
    {
        QVERIFY(settings().who().isEmpty());
        rememberPassword(address_, QStringLiteral("castling"));
        QVERIFY(openFile(address_.text()));
        QVERIFY(applied(desk(), SetRoundCount{5}));
        QTRY_VERIFY(!session().isSaving());
        QCOMPARE(DeskWho::read(session().history(session().lastStep(), 1)->front().who).name, address_.user);
    }

    void aValueThatSomebodyElseHasPutThereIsToldWithWhoAndWhen()
    {
        settings().setWho(QStringLiteral("Anna Weber"));
        rememberPassword(address_, QStringLiteral("castling"));
        QVERIFY(openFile(address_.text()));
        EventData seen = projected().event;
        seen.city = QStringLiteral("Halle");
        const EventData before = projected().event;
        {
            SessionOptions options;
            options.who = QStringLiteral("Ben Kern");
            auto other = TournamentSession::open(owner_.text(), options);
            QVERIFY(other);
            EventData theirs = before;
            theirs.city = QStringLiteral("Leipzig");
            QVERIFY((*other)->apply(editOf(before, theirs)));
            (*other)->close();
        }
        QTRY_COMPARE_WITH_TIMEOUT(projected().event.city, QStringLiteral("Leipzig"), untilItIsThere);
        (void)applied(desk(), editOf(before, seen));
        const QString told = message();
        for (const char* part : {"Leipzig", "Halle", "Ben Kern (chief arbiter)"})
            QVERIFY2(told.contains(QLatin1StringView(part)), qPrintable(told));
        const QString hour = QTime::currentTime().toString(QStringLiteral("h"));
        QVERIFY2(told.contains(QStringLiteral(" at %1").arg(hour)) || told.contains(hour), qPrintable(told));
        QVERIFY(!told.contains(QStringLiteral("omebody")));
    }

    void whatTheEntryBarSaysWaitsIsSaidNoLongerWhenItIsIn()
    {
        settings().setKeyPreset(KeyPreset::vega);
        rememberPassword(address_, QStringLiteral("castling"));
        QVERIFY(openFile(address_.text()));
        QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
        pairAndPublish();
        auto& answer = find<QLabel>("resultAnswer");
        test::cluster().kill();
        const auto server = qScopeGuard([] { test::cluster().start(); });
        activate();
        press(Qt::Key_F8);
        press(Qt::Key_1);
        QTRY_VERIFY_WITH_TIMEOUT(answer.text().contains(QStringLiteral("waits at this desk")), untilItIsThere);
        test::cluster().start();
        QTRY_VERIFY_WITH_TIMEOUT(session().waiting().empty(), untilItIsThere);
        QTRY_VERIFY(!answer.text().contains(QStringLiteral("waits")));
    }

    void theOwnerIsAskedBeforeAnEventOfAnOlderProgramIsRenewed()
    {
        const ServerAddress event = test::eventOf(4);
        const auto run = [&event](const QString& statement) {
            return (*server::connect(event))->run(statement).hasValue();
        };
        const auto schema = server::quoted(event.schema());
        const auto [tables, guards] = server::currentRevision();
        QVERIFY(run(QStringLiteral("COMMENT ON SCHEMA %1 IS 'Pairwright %2'").arg(schema, QString::number(tables))));
        asker().consents = false;
        QVERIFY(openFile(event.text())); // asked and answered
        QCOMPARE(asker().questions.size(), std::size_t{1});
        const Question& question = asker().questions.back();
        QCOMPARE(question.action, QStringLiteral("Renew"));
        for (const QString& part : {event.event, QStringLiteral("every desk needs this version")})
            QVERIFY2(question.text.contains(part), qPrintable(question.text));
        QVERIFY(desk().session() == nullptr);
        asker().consents = true;
        QVERIFY(openFile(event.text()));
        QCOMPARE(asker().questions.size(), std::size_t{2});
        desk().setSession(nullptr);
        QVERIFY(openFile(event.text())); // and not again
        QCOMPARE(asker().questions.size(), std::size_t{2});

        // A newer program comes by.
        QVERIFY(run(QStringLiteral("COMMENT ON SCHEMA %1 IS 'Pairwright %2'")
                        .arg(schema, QString::number(tables * 100 + guards + 1))));
        QTRY_VERIFY_WITH_TIMEOUT(session().isReadOnly(), untilItIsThere);
        QVERIFY2(message().contains(QStringLiteral("newer version of Pairwright (revision %1.%2, this one knows %1.%3)")
                                        .arg(tables)
                                        .arg(guards + 1)
                                        .arg(guards)),
                 qPrintable(message()));
        QVERIFY(message().contains(QStringLiteral("install that version")));
        QCOMPARE(find<QLabel>("savedState").text(), QStringLiteral("Read only"));
        screenshot(QStringLiteral("server-newer-program"));
    }

    void whoClosesWhileTheServerIsFullMayWaitAndTryAgain()
    {
        const ServerAddress event = test::eventOf(8);
        const auto run = [&event](const char* statement) {
            return (*server::connect(event))->run(QLatin1StringView(statement)).hasValue();
        };
        QVERIFY(openFile(event.text()));
        QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
        pairAndPublish();
        QVERIFY(run("CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION USING "
                    "ERRCODE = '53100', MESSAGE = 'No space left on device'; END $$"));
        QVERIFY(run("CREATE TRIGGER full_disk BEFORE INSERT ON journal FOR EACH ROW EXECUTE FUNCTION full_disk()"));
        EventData inAnotherTown = session().saved().event; // a result would wait at the desk
        inAnotherTown.city = QStringLiteral("Linz");
        QVERIFY(session().apply(editOf(session().saved().event, inAnotherTown)));
        QTRY_VERIFY_WITH_TIMEOUT(session().notSaved(), untilItIsThere);
        activate();
        trigger(ActionId::closeWindow);
        QVERIFY(desk().session() != nullptr);
        for (const char* part : {"stays open", "The disk of the server is full", "Keep it open and try again"})
            QVERIFY2(message().contains(QLatin1StringView(part)), qPrintable(message()));
        QCOMPARE(offered(), QStringLiteral("Try Again"));
        screenshot(QStringLiteral("server-full-at-the-end"));
        pressInMessage(); // still full
        QTRY_VERIFY_WITH_TIMEOUT(session().notSaved() && !session().isSaving(), untilItIsThere);
        QCOMPARE(offered(), QStringLiteral("Try Again"));
        QVERIFY(run("DROP TRIGGER full_disk ON journal"));
        pressInMessage();
        QTRY_VERIFY_WITH_TIMEOUT(!session().notSaved() && !session().isSaving(), untilItIsThere);
        QCOMPARE(session().saved().event.city, QStringLiteral("Linz"));
        trigger(ActionId::closeWindow);
        QVERIFY(desk().session() == nullptr);
    }

    void theKeyringOfTheSystemKeepsAndForgets()
    {
        if (qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS"))
            return; // nothing of the kind runs here
        useKeyring({});
        ServerAddress address = address_;
        address.host = QStringLiteral("hall.invalid");
        if (!keyring().keep(address, QStringLiteral("castling")))
            return;
        QCOMPARE(keyring().password(address), std::optional(QStringLiteral("castling")));
        keyring().forget(address);
        QCOMPARE(keyring().password(address), std::optional<QString>());
    }

private:
    [[nodiscard]] ServerWindow& serverWindow() const { return *window().findChild<ServerWindow*>(); }
    [[nodiscard]] QString trouble() const { return find<QLabel>("serverTrouble").text(); }
    void typePassword(const QString& text)
    {
        auto& password = find<QLineEdit>("serverPassword");
        password.clear();
        QTest::keyClicks(&password, text);
        QTest::keyClick(&password, Qt::Key_Return);
    }

    ServerAddress address_;
    ServerAddress owner_;
    std::map<QString, QString> kept_;
};

static const RegisteredTest<TestServerWindow> registered("test_server_window");
#include "test_server_window.moc"
