#include "tests/gui/made_events.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/temporary_cluster.h"

#include "app/storage/place.h"
#include "app/storage/server/server_certificate.h"
#include "app/storage/server/server_dialect.h"
#include "app/storage/server/server_invitation.h"
#include "ui/dialogs/invite_window.h"
#include "ui/dialogs/question_dialog.h"
#include "ui/dialogs/server_window.h"
#include "ui/pages/players/players_model.h"
#include "ui/widgets/qr_code_view.h"

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDirIterator>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>
#include <QTest>

using namespace pairwright;

namespace {

constexpr int whileItTakes = 20'000; // ms, on a machine that has other work

class InvitedDesk : public WindowUnderTest {};

void openAs(InvitedDesk& desk, const ServerAddress& address)
{
    desk.desk().setSession(nullptr);
    QVERIFY(desk.openFile(address.text()));
    QTRY_VERIFY_WITH_TIMEOUT(desk.desk().session() != nullptr, whileItTakes);
}

/// No file below it has that text.
bool isNowhereIn(const QString& folder, const QString& text)
{
    QDirIterator files(folder, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly) && file.readAll().contains(text.toUtf8())) {
            qWarning("%s", qPrintable(file.fileName()));
            return false;
        }
    }
    return true;
}

} // namespace

/// Inviting another desk to an event on a server, coming in by the invitation, and what its login may do.
class TestInviting : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        ada_.start();
        ben_.start();
        ben_.settings().setKeyPreset(KeyPreset::vega);
    }
    void cleanup()
    {
        checkThisComputerToo(false);
        ben_.close();
        ada_.close();
    }
    void aDeskIsInvitedAndComesInByWhatIsPasted();
    void anInvitationGoesByAFile();
    void whatCannotBeInvitedIsSaid();
    void aTextThatIsNoInvitationIsSaidToBeNone();
    void onlyAChiefInvites();
    void aLoginIsEndedBeforeItsTime();
    void theOwnerIsToldThatRolesWereMadeAgain();
    void whatIsPrivateIsADashWhereItIsNotForTheLogin();
    void theDoorIsToldWhyNobodyLeavesARoundRobinThere();

private:
    InviteWindow& inviting() const { return windowOf<InviteWindow>(ada_); }
    ServerWindow& coming() const { return windowOf<ServerWindow>(ben_); }
    template <class Window>
    Window& windowOf(const InvitedDesk& desk) const
    {
        auto* window = desk.window().findChild<Window*>();
        if (window == nullptr)
            qFatal("no such window");
        return *window;
    }
    static QString textOf(const QWidget& window, const char* label)
    {
        return window.findChild<QLabel*>(QLatin1String(label))->text();
    }
    static QString typedIn(const QWidget& window, const char* field)
    {
        return window.findChild<QLineEdit*>(QLatin1String(field))->text();
    }
    static void type(const QWidget& window, const char* field, const QString& text)
    {
        auto* line = window.findChild<QLineEdit*>(QLatin1String(field));
        line->setFocus();
        line->selectAll();
        QTest::keyClicks(line, text);
    }
    static void press(const QWidget& window, const char* button)
    {
        QTest::mouseClick(window.findChild<QPushButton*>(QLatin1String(button)), Qt::LeftButton);
    }
    /// What the window of Ben says, if it is still there.
    QString whyNot() const
    {
        const auto* window = ben_.window().findChild<ServerWindow*>();
        return window != nullptr ? textOf(*window, "serverTrouble") : ben_.message();
    }
    static QString hall() { return QStringLiteral("127.0.0.1:%1").arg(test::cluster().port()); }
    /// By keys alone; the invitation as it is shown.
    QString invited(const QString& name, int task = 0)
    {
        delete ada_.window().findChild<InviteWindow*>();
        ada_.trigger(ActionId::invite);
        InviteWindow& window = inviting();
        InvitedDesk::chooseByKeys(*window.findChild<QComboBox*>(QStringLiteral("inviteRole")), task);
        type(window, "inviteHost", hall());
        type(window, "inviteName", name);
        QTest::keyClick(window.findChild<QLineEdit*>(QStringLiteral("inviteName")), Qt::Key_Return);
        auto* text = window.findChild<QPlainTextEdit*>(QStringLiteral("invitationText"));
        for (int i = 0; i < 200 && text->toPlainText().isEmpty(); ++i)
            QTest::qWait(50);
        return text->toPlainText();
    }

    InvitedDesk ada_;
    InvitedDesk ben_;
};

void TestInviting::aDeskIsInvitedAndComesInByWhatIsPasted()
{
    test::cluster().encrypt();
    checkThisComputerToo(true);
    const ServerAddress event = test::eventOf(8);
    openAs(ada_, event);
    QVERIFY(applied(ada_.desk(), SetInitialColour{{Colour::White, std::nullopt}}));
    ada_.pairAndPublish();
    ada_.trigger(ActionId::invite);
    ada_.screenshot(QStringLiteral("invite"), &inviting());
    inviting().close();
    QTRY_VERIFY(ada_.window().findChild<InviteWindow*>() == nullptr);
    const QString shown = invited(QStringLiteral("ben"));
    const auto invitation = Invitation::read(shown);
    QVERIFY2(invitation.hasValue(), qPrintable(shown + textOf(inviting(), "inviteTrouble")));
    QVERIFY(!invitation->certificate.isEmpty());
    QVERIFY(inviting().findChild<QrCodeView*>()->isVisible());
    ada_.screenshot(QStringLiteral("invited"), &inviting());
    auto* copy = inviting().findChild<QPushButton*>(QStringLiteral("inviteGo"));
    QVERIFY(copy->hasFocus() || copy->isDefault());
    QTest::keyClick(copy, Qt::Key_Return);
    QCOMPARE(QGuiApplication::clipboard()->text(), shown);

    // Ben pastes it wherever the cursor stands.
    ben_.trigger(ActionId::openFromServer);
    auto* event_ = coming().findChild<QLineEdit*>(QStringLiteral("serverEvent"));
    event_->setFocus();
    QTest::keySequence(event_, QKeySequence::Paste);
    QCOMPARE(typedIn(coming(), "serverHost"), hall());
    QCOMPARE(typedIn(coming(), "serverDatabase"), event.database);
    QCOMPARE(typedIn(coming(), "serverEvent"), event.event);
    QCOMPARE(typedIn(coming(), "serverUser"), QStringLiteral("ben"));
    QCOMPARE(typedIn(coming(), "serverPassword"), invitation->password);
    QCOMPARE(textOf(coming(), "invitedCertificate").simplified().replace(QLatin1Char(' '), QLatin1Char(':')),
             fingerprintOf(invitation->certificate));
    ben_.screenshot(QStringLiteral("server-invited"), &coming());
    QTest::keyClick(coming().findChild<QLineEdit*>(QStringLiteral("serverPassword")), Qt::Key_Return);
    QTRY_VERIFY2_WITH_TIMEOUT(ben_.desk().session() != nullptr, qPrintable(whyNot()), whileItTakes);
    QCOMPARE(ben_.session().role(), DeskRole::results);
    ben_.activate();
    ben_.press(Qt::Key_F8);
    ben_.press(Qt::Key_1);
    QTRY_COMPARE(ben_.projected().round(one)->openBoards().size(), std::size_t{3});
    QTRY_VERIFY(!ben_.session().isSaving());
    QVERIFY(isNowhereIn(ben_.inFolder(QString()), invitation->password));
    ada_.desk().setSession(nullptr);

    // Another server answers at that address, while he works.
    test::cluster().encrypt();
    const auto otherServer = QStringLiteral("What answers is not the server of your invitation");
    QTRY_VERIFY2_WITH_TIMEOUT(ben_.message().startsWith(otherServer), qPrintable(ben_.message()), whileItTakes);
    QVERIFY(ben_.message().contains(QStringLiteral("ask the chief arbiter for a new invitation")));
    ben_.screenshot(QStringLiteral("server-other-certificate-at-work"));
    ben_.press(Qt::Key_1);
    QTRY_COMPARE_WITH_TIMEOUT(ben_.session().waiting().size(), std::size_t{1}, whileItTakes);
    QVERIFY(ben_.find<QLabel>("savedState").toolTip().startsWith(otherServer));
    ben_.desk().setSession(nullptr);
    ben_.trigger(ActionId::openFromServer);
    press(coming(), "serverGo");
    QTRY_VERIFY_WITH_TIMEOUT(
        textOf(coming(), "serverTrouble").startsWith(QStringLiteral("This is not the server of your invitation")),
        whileItTakes);
    QVERIFY(ben_.desk().session() == nullptr);
    ben_.screenshot(QStringLiteral("server-other-certificate"), &coming());
    coming().close();
    QTRY_VERIFY(ben_.window().findChild<ServerWindow*>() == nullptr);

    // It was made anew: he is invited again.
    openAs(ada_, event);
    QGuiApplication::clipboard()->setText(invited(QStringLiteral("ben_again")));
    ben_.trigger(ActionId::openFromServer);
    press(coming(), "pasteInvitation");
    press(coming(), "serverGo");
    QTRY_VERIFY2_WITH_TIMEOUT(ben_.desk().session() != nullptr, qPrintable(whyNot()), whileItTakes);
    QCOMPARE(ben_.session().leftByOthers().size(), std::size_t{1}); // what he entered meanwhile is offered
}

void TestInviting::anInvitationGoesByAFile()
{
    test::cluster().encrypt();
    const ServerAddress event = test::eventOf(4);
    openAs(ada_, event);
    const QString shown = invited(QStringLiteral("eva"), 1);
    const QString file = ada_.inFolder(QStringLiteral("eva.txt"));
    ada_.asker().paths = {file};
    press(inviting(), "saveInvitation");
    QVERIFY(textOf(inviting(), "inviteTrouble").contains(QStringLiteral("eva.txt")));
    press(inviting(), "inviteAnother");
    QVERIFY(inviting().findChild<QPlainTextEdit*>(QStringLiteral("invitationText"))->toPlainText().isEmpty());
    ben_.asker().paths = {file};
    ben_.trigger(ActionId::openFromServer);
    press(coming(), "invitationFromFile");
    QCOMPARE(typedIn(coming(), "serverUser"), QStringLiteral("eva"));
    QCOMPARE(typedIn(coming(), "serverPassword"), Invitation::read(shown)->password);
    press(coming(), "serverGo");
    QTRY_VERIFY2_WITH_TIMEOUT(ben_.desk().session() != nullptr, qPrintable(whyNot()), whileItTakes);
    QCOMPARE(ben_.session().role(), DeskRole::checkIn);
}

void TestInviting::whatCannotBeInvitedIsSaid()
{
    const ServerAddress event = test::eventOf(4);
    openAs(ada_, event);
    ada_.trigger(ActionId::invite);
    const auto trouble = [this] {
        return textOf(inviting(), "inviteTrouble");
    };
    const auto tryWith = [this](const QString& name) {
        type(inviting(), "inviteName", name);
        press(inviting(), "inviteGo");
    };
    tryWith(QStringLiteral("Ben"));
    QVERIFY(trouble().contains(QStringLiteral("small letters")));
    for (const char* name : {"pg_anna", "public", "none"}) {
        tryWith(QLatin1StringView(name));
        QVERIFY2(trouble().startsWith(
                     QStringLiteral("The server keeps the name %1 for itself.").arg(QLatin1StringView(name))),
                 qPrintable(trouble()));
    }
    // A login of that name is there already, whoever made it.
    tryWith(test::TemporaryCluster::user());
    QTRY_VERIFY_WITH_TIMEOUT(trouble().contains(QStringLiteral("Take another name")), whileItTakes);
    // A chief sees what is private anyway.
    auto* role = inviting().findChild<QComboBox*>(QStringLiteral("inviteRole"));
    auto* seesPrivate = inviting().findChild<QCheckBox*>(QStringLiteral("invitePrivate"));
    InvitedDesk::chooseByKeys(*role, role->count() - 1);
    QVERIFY(seesPrivate->isChecked() && !seesPrivate->isEnabled());
    inviting().close();
    QTRY_VERIFY(ada_.window().findChild<InviteWindow*>() == nullptr);

    // Where the owner of the server has brought in no functions.
    const auto owner = server::connect(event);
    QVERIFY((*owner)->run(QStringLiteral("CREATE ROLE lonely LOGIN")));
    QVERIFY((*owner)->run(QStringLiteral("GRANT CREATE ON DATABASE postgres TO lonely")));
    ServerAddress own = event;
    own.user = QStringLiteral("lonely");
    own.event = QStringLiteral("of-one");
    const QString file = ada_.makeTournament(4);
    QVERIFY(copyToServer(file, own));
    openAs(ada_, own);
    ada_.trigger(ActionId::invite);
    tryWith(QStringLiteral("ben"));
    QTRY_VERIFY_WITH_TIMEOUT(trouble().contains(QStringLiteral("pairwright-server functions lonely | psql postgres")),
                             whileItTakes);
    ada_.screenshot(QStringLiteral("invite-no-roles"), &inviting());
}

void TestInviting::aTextThatIsNoInvitationIsSaidToBeNone()
{
    ben_.trigger(ActionId::openFromServer);
    const auto pasted = [this](const char* text) {
        QGuiApplication::clipboard()->setText(QString::fromUtf8(text));
        press(coming(), "pasteInvitation");
        return textOf(coming(), "serverTrouble");
    };
    QVERIFY(pasted("Hello").startsWith(QStringLiteral("This is no invitation")));
    QVERIFY(pasted("Pairwright invitation 9\n").contains(QStringLiteral("newer version")));
    QVERIFY(pasted("Pairwright invitation 1\naddress postgresql://ben:secret@hall/chess?event=a\npassword x\n")
                .startsWith(QStringLiteral("A part of the invitation")));
    QVERIFY(typedIn(coming(), "serverPassword").isEmpty());
    // Any other text is pasted as ever.
    QGuiApplication::clipboard()->setText(QStringLiteral("hall"));
    auto* host = coming().findChild<QLineEdit*>(QStringLiteral("serverHost"));
    host->setFocus();
    host->selectAll();
    QTest::keySequence(host, QKeySequence::Paste);
    QCOMPARE(host->text(), QStringLiteral("hall"));
}

void TestInviting::onlyAChiefInvites()
{
    const auto isOffered = [this] {
        return ada_.action(ActionId::invite)->isEnabled();
    };
    QVERIFY(!isOffered());
    QVERIFY(ada_.openFile(ada_.makeTournament(4)));
    QVERIFY(!isOffered());
    const ServerAddress event = test::eventOf(4);
    openAs(ada_, test::loginWith(event, {QStringLiteral("arbiter")}));
    QVERIFY(!isOffered());
    openAs(ada_, test::loginWith(event, {QStringLiteral("chief")}));
    QVERIFY(isOffered());
    openAs(ada_, event);
    QVERIFY(isOffered());
}

void TestInviting::aLoginIsEndedBeforeItsTime()
{
    const ServerAddress event = test::eventOf(8);
    openAs(ada_, event);
    ada_.trigger(ActionId::invite);
    const auto said = [this] {
        return textOf(inviting(), "inviteTrouble");
    };
    press(inviting(), "endLogin");
    QTRY_COMPARE_WITH_TIMEOUT(said(), QStringLiteral("Nobody is invited to this event."), whileItTakes);
    inviting().close();
    QTRY_VERIFY(ada_.window().findChild<InviteWindow*>() == nullptr);
    for (const char* name : {"end_ann", "end_bob"})
        QVERIFY(!invited(QLatin1StringView(name)).isEmpty());
    ServerAddress bob = event;
    bob.user = QStringLiteral("end_bob");
    openAs(ben_, bob);
    QCOMPARE(ben_.session().role(), DeskRole::results);

    delete ada_.window().findChild<InviteWindow*>();
    ada_.trigger(ActionId::invite);
    ada_.asker().questions.clear();
    ada_.asker().choose[QStringLiteral("Login:")] = 1;
    press(inviting(), "endLogin");
    QTRY_COMPARE_WITH_TIMEOUT(said(), QStringLiteral("The login end_bob has ended."), whileItTakes);
    ada_.screenshot(QStringLiteral("login-ended"), &inviting());
    QCOMPARE(ada_.asker().questions.size(), std::size_t{1});
    const Question question = ada_.asker().questions.front();
    QuestionDialog dialog(question);
    dialog.show();
    ada_.screenshot(QStringLiteral("login-to-end"), &dialog);
    QCOMPARE(question.choices.front().options.size(), 2);
    QVERIFY(question.choices.front().options.at(1).startsWith(QStringLiteral("end_bob")));
    QTRY_VERIFY_WITH_TIMEOUT(ben_.session().isCutOff(), whileItTakes);
}

void TestInviting::theOwnerIsToldThatRolesWereMadeAgain()
{
    const ServerAddress event = test::eventOf(4);
    const auto owner = server::connect(event);
    // As in a backup that was read in elsewhere: the roles are gone.
    QStringList roles;
    QVERIFY((*owner)->select(QStringLiteral("SELECT rolname FROM pg_roles WHERE rolname LIKE ?"),
                             {QStringLiteral("pw:%1@%").arg(event.event)}, [&roles](const QSqlQuery& row) {
                                 roles += row.value(0).toString();
                                 return true;
                             }));
    QCOMPARE(roles.size(), 6);
    for (const QString& role : roles)
        QVERIFY((*owner)->run(QStringLiteral("DROP OWNED BY \"%1\"").arg(role)));
    for (const QString& role : roles)
        QVERIFY((*owner)->run(QStringLiteral("DROP ROLE \"%1\"").arg(role)));
    openAs(ada_, event);
    QVERIFY2(ada_.message().contains(QStringLiteral("Its roles were made again here")), qPrintable(ada_.message()));
    openAs(ben_, test::loginWith(event, {QStringLiteral("results")}));
    QCOMPARE(ben_.session().role(), DeskRole::results);
}

void TestInviting::whatIsPrivateIsADashWhereItIsNotForTheLogin()
{
    const ServerAddress event = test::eventOf(4);
    openAs(ada_, event);
    PlayerData data = ada_.projected().players[0].data;
    data.phone = QStringLiteral("+49 30 123");
    QVERIFY(applied(ada_.desk(), editOf(ada_.projected().players[0], data)));
    QTRY_VERIFY(!ada_.session().isSaving());
    ada_.trigger(ActionId::pagePlayers);
    const int phone = PlayersModel::columnOf(PlayerField::phone);
    ada_.find<QTableView>("playersTable").setColumnHidden(phone, false);
    QCOMPARE(ada_.find<QTableView>("playersTable").model()->index(0, phone).data().toString(), data.phone);

    openAs(ben_, test::loginWith(event, {QStringLiteral("arbiter")}));
    ben_.trigger(ActionId::pagePlayers);
    auto& table = ben_.find<QTableView>("playersTable");
    for (const PlayerField field :
         {PlayerField::phone, PlayerField::email, PlayerField::feeDue, PlayerField::remarks}) {
        const int column = PlayersModel::columnOf(field);
        table.setColumnHidden(column, false);
        for (int row = 0; row < 4; ++row) {
            const QModelIndex cell = table.model()->index(row, column);
            QCOMPARE(cell.data().toString(), QStringLiteral("–"));
            QVERIFY(cell.data(Qt::ToolTipRole).toString().startsWith(QStringLiteral("Private: your login")));
            QVERIFY(!cell.flags().testFlag(Qt::ItemIsEditable));
        }
    }
    ben_.activate();
    table.setFocus();
    table.setCurrentIndex(table.model()->index(0, phone));
    QTest::keyClick(&table, Qt::Key_F2);
    QTest::keyClicks(&table, QStringLiteral("1"));
    QVERIFY(table.viewport()->findChild<QLineEdit*>() == nullptr);
    ben_.screenshot(QStringLiteral("private-kept-back"));
    // The player is not removed, and it is said why; one without private data is.
    ben_.trigger(ActionId::removePlayer);
    QTRY_VERIFY_WITH_TIMEOUT(ben_.message().startsWith(QStringLiteral("Phone, e-mail, fees or remarks")), whileItTakes);
    QVERIFY(ben_.offered().isEmpty());
    QCOMPARE(ben_.projected().players.size(), std::size_t{4});
    table.setCurrentIndex(table.model()->index(3, 1));
    ben_.trigger(ActionId::removePlayer);
    QTRY_COMPARE(ben_.session().saved().players.size(), std::size_t{3});
}

void TestInviting::theDoorIsToldWhyNobodyLeavesARoundRobinThere()
{
    const ServerAddress event = test::newEvent();
    QVERIFY(copyToServer(makeChampionship(ada_.inFolder(QStringLiteral("round-robin.pairwright"))), event));
    openAs(ben_, test::loginWith(event, {QStringLiteral("check-in")}));
    ben_.trigger(ActionId::pagePlayers);
    ben_.find<QTableView>("playersTable").setCurrentIndex(ben_.find<QTableView>("playersTable").model()->index(0, 1));
    const Tournament before = ben_.projected();
    ben_.trigger(ActionId::withdraw);
    QVERIFY2(ben_.message().startsWith(QStringLiteral("Where everybody meets everybody")), qPrintable(ben_.message()));
    QVERIFY(ben_.projected() == before);
    ben_.screenshot(QStringLiteral("door-of-a-round-robin"));
}

static const RegisteredTest<TestInviting> registered("test_inviting");
#include "test_inviting.moc"
