#include "tests/gui/applied.h"
#include "tests/gui/scripted_asker.h"
#include "tests/support/registered_test.h"
#include "ui/frame/main_window.h"
#include "ui/settings/language.h"
#include "ui/settings/settings_window.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QDropEvent>
#include <QElapsedTimer>
#include <QFile>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QPushButton>
#include <QRegularExpression>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTranslator>

using namespace pairwright;

namespace {

/// Marks every text that goes through tr().
class PseudoLanguage : public QTranslator {
public:
    static constexpr QChar mark{0x00AB};
    [[nodiscard]] bool isEmpty() const override { return false; }
    [[nodiscard]] QString translate(const char* context, const char* text, const char*, int) const override
    {
        // Qt's own dialogs are not ours to translate.
        return QByteArray(context).startsWith("pairwright") ? mark + QString::fromUtf8(text) : QString();
    }
};

/// A window with an asker that answers by itself.
struct Opened {
    explicit Opened(UserSettings& settings, Language& language)
    {
        auto scripted = std::make_unique<ScriptedAsker>();
        asker = scripted.get();
        window = std::make_unique<MainWindow>(settings, language, std::move(scripted));
        window->resize(1366, 768);
        window->show();
    }
    QString message() const { return window->desk().messages().text(); }
    /// F6 and F7.
    void pairAndPublish() const
    {
        Desk& desk = window->desk();
        const RoundNumber next = desk.projected().nextRound();
        action(ActionId::pairRound)->trigger();
        QTRY_VERIFY(desk.projected().round(next) != nullptr);
        action(ActionId::publish)->trigger();
        QTRY_VERIFY(!desk.session()->isSaving());
    }
    /// Presses the button that the message offers.
    void pressInMessage() const
    {
        for (QPushButton* button : window->desk().messages().findChildren<QPushButton*>())
            if (!button->isHidden())
                button->click();
    }
    QAction* action(ActionId id) const { return window->desk().actions().get(id); }

    std::unique_ptr<MainWindow> window;
    ScriptedAsker* asker = nullptr;
};

} // namespace

class TestMainWindow : public QObject {
    Q_OBJECT
private slots:
    void init();
    void everyActionStandsInAMenu();
    void noTwoActionsShareAKey();
    void everyActionHasAnIconOrNeedsNone();
    void withoutATournamentOnlyTheOverviewIsThere();
    void fitsOnASmallScreenAtDoubleScale();
    void aFileThatIsNotOursIsRefusedWithASentence();
    void aTruncatedTournamentIsRefusedAndLeftAlone();
    void aMissingFileIsRefusedWithASentence();
    void aContradictoryTrfIsRefusedWithItsLine();
    void aTrfBecomesATournament();
    void aSecondWindowOnTheSameFileIsReadOnly();
    void aDroppedListOfPlayersIsPreviewed();
    void pairingWithoutPlayersSaysWhatToDo();
    void pairingWithMissingResultsOffersToRegisterThem();
    void theSameNameTwiceIsOfferedNotRefused();
    void aSecondHalfPointByeIsAskedFor();
    void withdrawingAPublicationAsksForAReason();
    void theLanguageChangesWithoutARestart();
    void theMenuOffersEveryLanguage();
    void theWindowRemembersItsFiles();
    void aFieldOf500StaysQuick();

private:
    QString path(const QString& name) const { return folder_->filePath(name); }
    void makeFile(const QString& name, const QByteArray& content) const;
    QString makeTournament(int players) const;

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<UserSettings> settings_;
    Language language_;
};

void TestMainWindow::init()
{
    folder_ = std::make_unique<QTemporaryDir>();
    settings_ = std::make_unique<UserSettings>(path(QStringLiteral("settings.ini")));
    language_.use(QStringLiteral("en"));
}

void TestMainWindow::makeFile(const QString& name, const QByteArray& content) const
{
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
}

QString TestMainWindow::makeTournament(int players) const
{
    QString file = path(QStringLiteral("made.pairwright"));
    NewTournament start;
    start.event.name = QStringLiteral("Made");
    const auto session = TournamentSession::create(file, start);
    AddPlayers add;
    for (int i = 0; i < players; ++i) {
        NewPlayer player;
        player.data.name = QStringLiteral("Player %1").arg(i);
        add.players.push_back(player);
    }
    if (players > 0 && !(*session)->apply(add))
        qFatal("players refused");
    (*session)->flush();
    return file;
}

void TestMainWindow::everyActionStandsInAMenu()
{
    const Opened opened(*settings_, language_);
    QSet<QAction*> inMenus;
    const auto menus = opened.window->menuBar()->findChildren<QMenu*>();
    for (const QMenu* menu : menus)
        for (QAction* action : menu->actions())
            inMenus.insert(action);
    for (QAction* action : opened.window->desk().actions().all())
        QVERIFY2(inMenus.contains(action), qPrintable(action->objectName()));
}

void TestMainWindow::noTwoActionsShareAKey()
{
    const Opened opened(*settings_, language_);
    QMap<QKeySequence, QString> owners;
    for (const QAction* action : opened.window->desk().actions().all())
        for (const QKeySequence& keys : action->shortcuts()) {
            QVERIFY2(!owners.contains(keys), qPrintable(keys.toString() + QLatin1Char(' ') + owners.value(keys) +
                                                        QLatin1Char(' ') + action->objectName()));
            owners.insert(keys, action->objectName());
        }
}

void TestMainWindow::everyActionHasAnIconOrNeedsNone()
{
    const Opened opened(*settings_, language_);
    for (const QAction* action : opened.window->desk().actions().all())
        if (action->objectName() != QLatin1String("toolBar"))
            QVERIFY2(!action->icon().isNull(), qPrintable(action->objectName()));
}

void TestMainWindow::withoutATournamentOnlyTheOverviewIsThere()
{
    const Opened opened(*settings_, language_);
    for (const ActionId id : {ActionId::pairRound, ActionId::publish, ActionId::enterResults, ActionId::addPlayer,
                              ActionId::exportTrf26, ActionId::print, ActionId::undo, ActionId::pagePlayers})
        QVERIFY2(!opened.action(id)->isEnabled(), qPrintable(opened.action(id)->objectName()));
    QVERIFY(opened.action(ActionId::newTournament)->isEnabled());
    QVERIFY(opened.action(ActionId::open)->isEnabled());
}

void TestMainWindow::fitsOnASmallScreenAtDoubleScale()
{
    // 1366x768 pixels are 683x384 points at 200 %.
    const Opened opened(*settings_, language_);
    QVERIFY(opened.window->openFile(makeTournament(4)));
    // Below a certain width the rail shows only icons.
    opened.window->resize(800, 600);
    QApplication::processEvents();
    const QSize least = opened.window->minimumSizeHint();
    QVERIFY2(least.width() <= 683, qPrintable(QString::number(least.width())));
    QVERIFY2(least.height() <= 384, qPrintable(QString::number(least.height())));
}

void TestMainWindow::aFileThatIsNotOursIsRefusedWithASentence()
{
    Opened opened(*settings_, language_);
    makeFile(QStringLiteral("letter.pairwright"), "Dear arbiter, this is no tournament at all.");
    QVERIFY(!opened.window->openFile(path(QStringLiteral("letter.pairwright"))));
    QVERIFY2(opened.message().contains(QStringLiteral("letter.pairwright")), qPrintable(opened.message()));
    QVERIFY(opened.message().contains(QStringLiteral("not a Pairwright tournament")));
    QVERIFY(opened.window->desk().session() == nullptr);
}

void TestMainWindow::aTruncatedTournamentIsRefusedAndLeftAlone()
{
    Opened opened(*settings_, language_);
    const QString file = makeTournament(20);
    QFile whole(file);
    QVERIFY(whole.open(QIODevice::ReadWrite));
    const qint64 half = whole.size() / 2;
    QVERIFY(whole.resize(half));
    whole.close();
    QVERIFY(!opened.window->openFile(file));
    QVERIFY2(opened.message().contains(QStringLiteral("backup")), qPrintable(opened.message()));
    QCOMPARE(QFileInfo(file).size(), half);
}

void TestMainWindow::aMissingFileIsRefusedWithASentence()
{
    Opened opened(*settings_, language_);
    QVERIFY(!opened.window->openFile(path(QStringLiteral("gone.pairwright"))));
    QVERIFY2(opened.message().contains(QStringLiteral("gone.pairwright")), qPrintable(opened.message()));
}

void TestMainWindow::aContradictoryTrfIsRefusedWithItsLine()
{
    const auto player = [](int id, const char* name, int opponent, char colour) {
        return QStringLiteral("001 %1      %2%3    1.0 %1  %4 %5 1\n")
            .arg(id, 4)
            .arg(QLatin1String(name), -33)
            .arg(QString(), 33)
            .arg(opponent, 4)
            .arg(QLatin1Char(colour))
            .toLatin1();
    };
    // Both are said to have won.
    const QByteArray text = "012 Bad\n" + player(1, "Anand, A", 2, 'w') + player(2, "Byrne, B", 1, 'b');
    makeFile(QStringLiteral("bad.trf"), text);
    Opened opened(*settings_, language_);
    opened.asker->paths.push_back(path(QStringLiteral("bad.pairwright")));
    QVERIFY(!opened.window->openFile(path(QStringLiteral("bad.trf"))));
    QVERIFY2(opened.message().contains(QStringLiteral("line ")), qPrintable(opened.message()));
    QVERIFY(!QFile::exists(path(QStringLiteral("bad.pairwright"))));
}

void TestMainWindow::aTrfBecomesATournament()
{
    Opened opened(*settings_, language_);
    opened.asker->paths.push_back(path(QStringLiteral("sample.pairwright")));
    QVERIFY(opened.window->openFile(QStringLiteral(PAIRWRIGHT_SOURCE_DIR "/resources/samples/sample.trf")));
    QCOMPARE(opened.window->desk().projected().publishedRounds(), 4);
    QVERIFY(QFile::exists(path(QStringLiteral("sample.pairwright"))));
    // An imported round has no decision record, and the Inspector says so instead of inventing one.
    opened.window->desk().selectBoard(BoardId{RoundNumber{4}, 1});
}

void TestMainWindow::aSecondWindowOnTheSameFileIsReadOnly()
{
    const QString file = makeTournament(4);
    const Opened first(*settings_, language_);
    QVERIFY(first.window->openFile(file));
    const Opened second(*settings_, language_);
    QVERIFY(second.window->openFile(file));
    QVERIFY(second.window->desk().session()->isReadOnly());
    QVERIFY2(second.message().contains(QStringLiteral("reading only")), qPrintable(second.message()));
    QVERIFY(!second.action(ActionId::pairRound)->isEnabled());
    QVERIFY(!second.action(ActionId::addPlayer)->isEnabled());
}

void TestMainWindow::aDroppedListOfPlayersIsPreviewed()
{
    Opened opened(*settings_, language_);
    QVERIFY(opened.window->openFile(makeTournament(0)));
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(QStringLiteral(PAIRWRIGHT_FIXTURES "/gui/players23.csv"))});
    // Qt hands a drop to whoever took the drag before.
    QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(opened.window.get(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(opened.window.get(), &drop);
    QCOMPARE(opened.window->findChild<QTableView*>(QStringLiteral("importTable"))->model()->rowCount(), 23);
    QVERIFY(opened.window->desk().projected().players.empty());
}

void TestMainWindow::pairingWithoutPlayersSaysWhatToDo()
{
    for (const int players : {0, 1}) {
        Opened opened(*settings_, language_);
        QFile::remove(path(QStringLiteral("made.pairwright")));
        QVERIFY(opened.window->openFile(makeTournament(players)));
        opened.action(ActionId::pairRound)->trigger();
        QVERIFY2(opened.message().contains(QStringLiteral("at least two")), qPrintable(opened.message()));
    }
}

void TestMainWindow::pairingWithMissingResultsOffersToRegisterThem()
{
    Opened opened(*settings_, language_);
    QVERIFY(opened.window->openFile(makeTournament(6)));
    Desk& desk = opened.window->desk();
    QVERIFY(applied(desk, SetInitialColour{{Colour::White, std::nullopt}}));
    opened.pairAndPublish();
    QVERIFY(applied(desk, EnterResult{{RoundNumber{1}, 1}, GameResult::whiteWins}));
    opened.action(ActionId::pairRound)->trigger();
    QTRY_VERIFY2(opened.message().contains(QStringLiteral("missing on board 2")), qPrintable(opened.message()));
    QVERIFY(desk.projected().round(RoundNumber{2}) == nullptr);
    QVERIFY(opened.asker->questions.empty());
    opened.pressInMessage();
    QTRY_VERIFY(desk.projected().round(RoundNumber{2}) != nullptr);
    QCOMPARE(desk.projected().round(RoundNumber{1})->adjournedBoards(), (std::vector<int>{2, 3}));
}

void TestMainWindow::theSameNameTwiceIsOfferedNotRefused()
{
    Opened opened(*settings_, language_);
    QVERIFY(opened.window->openFile(makeTournament(2)));
    opened.action(ActionId::addPlayer)->trigger();
    auto* line = opened.window->findChild<QLineEdit*>(QStringLiteral("quickAdd"));
    line->setText(QStringLiteral("Player 1; 1900"));
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(opened.window->desk().projected().players.size(), std::size_t{2});
    QVERIFY2(opened.message().contains(QStringLiteral("same person")), qPrintable(opened.message()));
    QVERIFY2(!line->text().isEmpty(), "what was typed stays until it is taken");
    opened.pressInMessage();
    QCOMPARE(opened.window->desk().projected().players.size(), std::size_t{3});
    QVERIFY(line->text().isEmpty());
}

void TestMainWindow::aSecondHalfPointByeIsAskedFor()
{
    Opened opened(*settings_, language_);
    QVERIFY(opened.window->openFile(makeTournament(4)));
    Desk& desk = opened.window->desk();
    const PlayerKey player = desk.projected().players.front().key;
    QVERIFY(applied(desk, SetAbsence{RoundNumber{1}, {player}, AbsenceKind::halfPoint}));
    opened.asker->consents = false;
    QVERIFY(!applied(desk, SetAbsence{RoundNumber{2}, {player}, AbsenceKind::halfPoint}));
    QCOMPARE(opened.asker->questions.size(), std::size_t{1});
    QCOMPARE(opened.asker->questions[0].level, WarningLevel::confirm);
    QCOMPARE(desk.projected().players.front().absences.size(), std::size_t{1});
}

void TestMainWindow::withdrawingAPublicationAsksForAReason()
{
    Opened opened(*settings_, language_);
    QVERIFY(opened.window->openFile(makeTournament(6)));
    Desk& desk = opened.window->desk();
    QVERIFY(applied(desk, SetInitialColour{{Colour::White, std::nullopt}}));
    opened.pairAndPublish();
    QCOMPARE(desk.projected().publishedRounds(), 1);

    opened.asker->consents = false;
    opened.action(ActionId::withdrawPublication)->trigger();
    QCOMPARE(desk.projected().publishedRounds(), 1);
    QCOMPARE(opened.asker->questions.back().level, WarningLevel::confirm);
    QVERIFY(opened.asker->questions.back().wantsReason);
    opened.asker->consents = true;
    opened.action(ActionId::withdrawPublication)->trigger();
    QCOMPARE(desk.projected().publishedRounds(), 0);
    QCOMPARE(desk.projected().round(RoundNumber{1})->versions.front().withdrawn->reason, opened.asker->reason);
}

void TestMainWindow::theLanguageChangesWithoutARestart()
{
    const Opened opened(*settings_, language_);
    QVERIFY(opened.window->openFile(makeTournament(4)));
    PseudoLanguage pseudo;
    QVERIFY(QApplication::installTranslator(&pseudo));
    QApplication::processEvents();

    for (const QAction* action : opened.window->desk().actions().all())
        QVERIFY2(action->text().startsWith(PseudoLanguage::mark), qPrintable(action->objectName()));
    const auto check = [&opened](auto* example, auto textOf) {
        using Widget = std::remove_pointer_t<decltype(example)>;
        for (const Widget* widget : opened.window->findChildren<Widget*>()) {
            const QString text = textOf(*widget);
            const bool hasWords = text.contains(QRegularExpression(QStringLiteral("\\p{L}{3,}")));
            // Names of systems and key presets are the same in every language.
            if (hasWords && !text.contains(QStringLiteral("Pairwright")))
                QVERIFY2(text.contains(PseudoLanguage::mark),
                         qPrintable(widget->objectName() + QLatin1Char(' ') + text));
        }
    };
    check(static_cast<QPushButton*>(nullptr), [](const QPushButton& button) { return button.text(); });
    check(static_cast<QCheckBox*>(nullptr), [](const QCheckBox& box) { return box.text(); });
    check(static_cast<QGroupBox*>(nullptr), [](const QGroupBox& box) { return box.title(); });
    check(static_cast<QMenu*>(nullptr), [](const QMenu& menu) { return menu.title(); });
    for (const char* table : {"playersTable", "boardsTable", "standingsTable", "findingsTable", "presenceTable"}) {
        const auto* model = opened.window->findChild<QTableView*>(QLatin1String(table))->model();
        for (int column = 0; column < model->columnCount(); ++column) {
            const QString title = model->headerData(column, Qt::Horizontal).toString();
            // Codes of tie-breaks are the same in every language.
            if (title != title.toUpper())
                QVERIFY2(title.startsWith(PseudoLanguage::mark), qPrintable(title));
        }
    }
    QApplication::removeTranslator(&pseudo);
    QApplication::processEvents();
    QCOMPARE(opened.action(ActionId::pagePlayers)->text(), QStringLiteral("&Players"));
}

void TestMainWindow::theMenuOffersEveryLanguage()
{
    QVERIFY(Language::available().contains(QStringLiteral("en")));
    QVERIFY(Language::available().contains(QStringLiteral("de")));
    QCOMPARE(Language::nativeName(QStringLiteral("de")), QStringLiteral("Deutsch"));
}

void TestMainWindow::theWindowRemembersItsFiles()
{
    const QString file = makeTournament(2);
    {
        const Opened opened(*settings_, language_);
        QVERIFY(opened.window->openFile(file));
        opened.window->close();
    }
    QCOMPARE(settings_->recentFiles(), QStringList{file});
    QVERIFY(!settings_->windowGeometry().isEmpty());
    QFile::remove(file);
    QVERIFY2(settings_->recentFiles().isEmpty(), "files that are gone are not offered");
}

void TestMainWindow::aFieldOf500StaysQuick()
{
    settings_->setKeyPreset(KeyPreset::vega);
    Opened opened(*settings_, language_);
    QVERIFY(opened.window->openFile(makeTournament(500)));
    QVERIFY(applied(opened.window->desk(), SetInitialColour{{Colour::White, std::nullopt}}));
    opened.pairAndPublish();
    opened.action(ActionId::enterResults)->trigger();
    QWidget* keypad = opened.window->findChild<QWidget*>(QStringLiteral("keypadBar"));
    QElapsedTimer watch;
    watch.start();
    constexpr int keys = 60;
    for (int i = 0; i < keys; ++i) {
        QTest::keyClick(keypad, Qt::Key_1);
        QApplication::processEvents();
    }
    const double perKey = static_cast<double>(watch.elapsed()) / keys;
    qInfo("%.1f ms for a key", perKey);
    // A person types three a second; unoptimised builds on a busy machine are slow.
    QVERIFY2(perKey < 150, qPrintable(QString::number(perKey)));
}

static const pairwright::RegisteredTest<TestMainWindow> registered("test_main_window");
#include "test_main_window.moc"
