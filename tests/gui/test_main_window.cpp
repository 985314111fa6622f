#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/dialogs/manual_window.h"
#include "ui/settings/settings_window.h"

#include "app/event/parts.h"

#include <QAbstractButton>
#include <QCheckBox>
#include <QDropEvent>
#include <QFile>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QProcess>
#include <QPushButton>
#include <QRegularExpression>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>
#include <QTranslator>

#include <algorithm>

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

} // namespace

class TestMainWindow : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init() { start(); }
    void cleanup() { close(); }
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
    void aFileThatAnotherProgramHasOpenIsReadOnly();
    void aDroppedListOfPlayersIsPreviewed();
    void pairingWithoutPlayersSaysWhatToDo();
    void pairingWithMissingResultsOffersToRegisterThem();
    void theSameNameTwiceIsOfferedNotRefused();
    void aSecondHalfPointByeIsAskedFor();
    void withdrawingAPublicationAsksForAReason();
    void theLanguageChangesWithoutARestart();
    void theMenuOffersEveryLanguage();
    void theFirstStartSpeaksTheLanguageOfTheComputer();
    void theWindowRemembersItsFiles();
    void theOtherFilesOfAnEventAreInTheMenu();
    void f1OpensTheManual();
    void aPageIsInTheLanguageOfTheWindow();
    void everyActionStandsInTheManual();
};

/// The English manual is complete: every command of the window is named on one of its pages.
void TestMainWindow::everyActionStandsInTheManual()
{
    QString manual;
    const QDir folder(QStringLiteral(PAIRWRIGHT_SOURCE_DIR "/resources/manual"));
    for (const QString& name : folder.entryList({"*.md"})) {
        QFile page(folder.filePath(name));
        QVERIFY(page.open(QFile::ReadOnly));
        manual += QString::fromUtf8(page.readAll());
    }
    manual = manual.remove(QLatin1Char('*')).simplified();
    QStringList missing;
    for (const QAction* action : desk().actions().all()) {
        QString text = action->text();
        text.remove(QLatin1Char('&')).remove(QStringLiteral("…"));
        if (!manual.contains(text, Qt::CaseInsensitive))
            missing.append(text);
    }
    QVERIFY2(missing.isEmpty(), qPrintable(missing.join(QStringLiteral(" | "))));
}

void TestMainWindow::f1OpensTheManual()
{
    const auto manual = []() -> ManualWindow* {
        for (QWidget* widget : QApplication::topLevelWidgets())
            if (auto* found = qobject_cast<ManualWindow*>(widget); found != nullptr && found->isVisible())
                return found;
        return nullptr;
    };
    QVERIFY(manual() == nullptr);
    activate();
    press(Qt::Key_F1);
    QTRY_VERIFY(manual() != nullptr);
    const auto* text = manual()->findChild<QTextBrowser*>();
    QVERIFY(text != nullptr && text->toPlainText().size() > 500);
    manual()->close();
}

/// A page in the language of the window where there is one, else the English one, and a line that says so.
void TestMainWindow::aPageIsInTheLanguageOfTheWindow()
{
    ManualWindow manual(QStringLiteral("de"));
    manual.show();
    auto* text = manual.findChild<QTextBrowser*>();
    const QList<QLabel*> labels = manual.findChildren<QLabel*>();
    const auto saysThatItIsEnglish = [&] {
        return std::any_of(labels.begin(), labels.end(), [](const QLabel* label) { return label->isVisible(); });
    };
    QVERIFY(text->toPlainText().startsWith(QStringLiteral("Pairwright")));
    QVERIFY(text->toPlainText().contains(QStringLiteral("Ergebnisse")));
    QVERIFY(!saysThatItIsEnglish());
    emit text->anchorClicked(QUrl(QStringLiteral("interpretations.md")));
    QVERIFY(text->toPlainText().startsWith(QStringLiteral("How the program reads")));
    QTRY_VERIFY(saysThatItIsEnglish());
    emit text->anchorClicked(QUrl(QStringLiteral("results.md")));
    QVERIFY(text->toPlainText().startsWith(QStringLiteral("Ergebnisse")));
    QTRY_VERIFY(!saysThatItIsEnglish());
}

void TestMainWindow::theOtherFilesOfAnEventAreInTheMenu()
{
    std::vector<NewPart> groups;
    for (const char* title : {"A & B", "C"}) {
        Tournament tournament;
        tournament.event.name = QLatin1StringView(title);
        groups.push_back({QLatin1StringView(title), tournament});
    }
    const auto paths = makeParts(inFolder(QString()), QStringLiteral("Club"), std::move(groups), {});
    QVERIFY(paths);
    QVERIFY(openFile(makeTournament(4)));
    auto* parts = window().findChild<QMenu*>(QStringLiteral("partsOfTheEvent"));
    auto* file = qobject_cast<QMenu*>(window().menuBar()->actions().front()->menu());
    const auto showFileMenu = [&] {
        emit file->aboutToShow();
        return parts->menuAction()->isVisible();
    };
    QVERIFY(!showFileMenu()); // it stands for itself
    QVERIFY(openFile(paths->front()));
    QVERIFY(showFileMenu());
    activate();
    file->popup(window().mapToGlobal(QPoint(0, 20)));
    file->setActiveAction(parts->menuAction());
    QTest::keyClick(file, Qt::Key_Right);
    const auto titles = [parts] {
        QStringList texts;
        for (const QAction* action : parts->actions())
            if (!action->isSeparator())
                texts << action->text();
        return texts;
    };
    QTRY_COMPARE(titles(), (QStringList{QStringLiteral("A && B"), QStringLiteral("C"), tr("Open All of Them")}));
    QVERIFY(parts->actions().front()->isChecked());
    parts->setActiveAction(parts->actions().at(1));
    QTest::keyClick(parts, Qt::Key_Return);
    QTRY_COMPARE(session().path(), paths->back());
}

void TestMainWindow::everyActionStandsInAMenu()
{
    QSet<QAction*> inMenus;
    const auto menus = window().menuBar()->findChildren<QMenu*>();
    for (const QMenu* menu : menus)
        for (QAction* action : menu->actions())
            inMenus.insert(action);
    for (QAction* action : desk().actions().all())
        QVERIFY2(inMenus.contains(action), qPrintable(action->objectName()));
}

void TestMainWindow::noTwoActionsShareAKey()
{
    QMap<QKeySequence, QString> owners;
    for (const QAction* action : desk().actions().all())
        for (const QKeySequence& keys : action->shortcuts()) {
            QVERIFY2(!owners.contains(keys), qPrintable(keys.toString() + QLatin1Char(' ') + owners.value(keys) +
                                                        QLatin1Char(' ') + action->objectName()));
            owners.insert(keys, action->objectName());
        }
}

void TestMainWindow::everyActionHasAnIconOrNeedsNone()
{
    for (const QAction* action : desk().actions().all())
        if (action->objectName() != QLatin1String("toolBar"))
            QVERIFY2(!action->icon().isNull(), qPrintable(action->objectName()));
}

void TestMainWindow::withoutATournamentOnlyTheOverviewIsThere()
{
    for (const ActionId id : {ActionId::pairRound, ActionId::publish, ActionId::enterResults, ActionId::addPlayer,
                              ActionId::exportTrf26, ActionId::print, ActionId::undo, ActionId::pagePlayers})
        QVERIFY2(!action(id)->isEnabled(), qPrintable(action(id)->objectName()));
    QVERIFY(action(ActionId::newTournament)->isEnabled());
    QVERIFY(action(ActionId::open)->isEnabled());
}

void TestMainWindow::fitsOnASmallScreenAtDoubleScale()
{
    // 1366x768 pixels are 683x384 points at 200 %.
    QVERIFY(openFile(makeTournament(4)));
    // Below a certain width the rail shows only icons.
    window().resize(800, 600);
    QApplication::processEvents();
    const QSize least = window().minimumSizeHint();
    QVERIFY2(least.width() <= 683, qPrintable(QString::number(least.width())));
    QVERIFY2(least.height() <= 384, qPrintable(QString::number(least.height())));
}

void TestMainWindow::aFileThatIsNotOursIsRefusedWithASentence()
{
    makeFile(QStringLiteral("letter.pairwright"), "Dear arbiter, this is no tournament at all.");
    QVERIFY(!openFile(inFolder(QStringLiteral("letter.pairwright"))));
    QVERIFY2(message().contains(QStringLiteral("letter.pairwright")), qPrintable(message()));
    QVERIFY(message().contains(QStringLiteral("not a Pairwright tournament")));
    QVERIFY(desk().session() == nullptr);
}

void TestMainWindow::aTruncatedTournamentIsRefusedAndLeftAlone()
{
    const QString file = makeTournament(20);
    QFile whole(file);
    QVERIFY(whole.open(QIODevice::ReadWrite));
    const qint64 half = whole.size() / 2;
    QVERIFY(whole.resize(half));
    whole.close();
    QVERIFY(!openFile(file));
    QVERIFY2(message().contains(QStringLiteral("backup")), qPrintable(message()));
    QCOMPARE(QFileInfo(file).size(), half);
}

void TestMainWindow::aMissingFileIsRefusedWithASentence()
{
    QVERIFY(!openFile(inFolder(QStringLiteral("gone.pairwright"))));
    QVERIFY2(message().contains(QStringLiteral("gone.pairwright")), qPrintable(message()));
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
    asker().paths.push_back(inFolder(QStringLiteral("bad.pairwright")));
    QVERIFY(!openFile(inFolder(QStringLiteral("bad.trf"))));
    QVERIFY2(message().contains(QStringLiteral("line ")), qPrintable(message()));
    QVERIFY(!QFile::exists(inFolder(QStringLiteral("bad.pairwright"))));
}

void TestMainWindow::aTrfBecomesATournament()
{
    asker().paths.push_back(inFolder(QStringLiteral("sample.pairwright")));
    QVERIFY(openFile(QStringLiteral(PAIRWRIGHT_SOURCE_DIR "/resources/samples/sample.trf")));
    QCOMPARE(projected().lastPublished().value, 4);
    QVERIFY(QFile::exists(inFolder(QStringLiteral("sample.pairwright"))));
    // An imported round has no decision record, and the Inspector says so instead of inventing one.
    desk().selectBoard(BoardId{RoundNumber{4}, 1});
}

void TestMainWindow::aFileThatAnotherProgramHasOpenIsReadOnly()
{
    const QString file = makeTournament(4);
    const auto other = TournamentSession::open(file);
    QVERIFY(other);
    QVERIFY(openFile(file));
    QVERIFY(session().isReadOnly());
    QVERIFY2(message().contains(QStringLiteral("reading only")), qPrintable(message()));
    for (const ActionId id : {ActionId::pairRound, ActionId::addPlayer})
        QVERIFY(!action(id)->isEnabled());
}

void TestMainWindow::aDroppedListOfPlayersIsPreviewed()
{
    QVERIFY(openFile(makeTournament(0)));
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(QStringLiteral(PAIRWRIGHT_FIXTURES "/gui/players23.csv"))});
    // Qt hands a drop to whoever took the drag before.
    QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window(), &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(&window(), &drop);
    QCOMPARE(window().findChild<QTableView*>(QStringLiteral("importTable"))->model()->rowCount(), 23);
    QVERIFY(projected().players.empty());
}

void TestMainWindow::pairingWithoutPlayersSaysWhatToDo()
{
    for (const int players : {0, 1}) {
        restart();
        QVERIFY(openFile(makeTournament(players)));
        action(ActionId::pairRound)->trigger();
        QVERIFY2(message().contains(QStringLiteral("at least two")), qPrintable(message()));
    }
}

void TestMainWindow::pairingWithMissingResultsOffersToRegisterThem()
{
    QVERIFY(openFile(makeTournament(8)));
    QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
    pairAndPublish();
    for (const int board : {1, 4})
        QVERIFY(applied(desk(), EnterResult{{RoundNumber{1}, board}, GameResult::whiteWins}));
    action(ActionId::pairRound)->trigger();
    QTRY_VERIFY2(message().contains(QStringLiteral("missing: boards 2, 3")), qPrintable(message()));
    QVERIFY(projected().round(RoundNumber{2}) == nullptr);
    QVERIFY(asker().questions.empty());
    pressInMessage();
    QTRY_VERIFY(projected().round(RoundNumber{2}) != nullptr);
    QCOMPARE(projected().round(RoundNumber{1})->adjournedBoards(), (std::vector<int>{2, 3}));
}

void TestMainWindow::theSameNameTwiceIsOfferedNotRefused()
{
    QVERIFY(openFile(makeTournament(2)));
    action(ActionId::addPlayer)->trigger();
    auto* line = window().findChild<QLineEdit*>(QStringLiteral("quickAdd"));
    line->setText(QStringLiteral("Player 01; 1900"));
    QTest::keyClick(line, Qt::Key_Return);
    QCOMPARE(projected().players.size(), std::size_t{2});
    QVERIFY2(message().contains(QStringLiteral("same person")), qPrintable(message()));
    QVERIFY2(!line->text().isEmpty(), "what was typed stays until it is taken");
    pressInMessage();
    QCOMPARE(projected().players.size(), std::size_t{3});
    QVERIFY(line->text().isEmpty());
}

void TestMainWindow::aSecondHalfPointByeIsAskedFor()
{
    QVERIFY(openFile(makeTournament(4)));
    const PlayerKey player = projected().players.front().key;
    QVERIFY(applied(desk(), SetAbsence{RoundNumber{1}, {player}, AbsenceKind::halfPoint}));
    asker().consents = false;
    QVERIFY(!applied(desk(), SetAbsence{RoundNumber{2}, {player}, AbsenceKind::halfPoint}));
    QCOMPARE(asker().questions.size(), std::size_t{1});
    QCOMPARE(asker().questions[0].level, WarningLevel::confirm);
    QCOMPARE(projected().players.front().absences.size(), std::size_t{1});
}

void TestMainWindow::withdrawingAPublicationAsksForAReason()
{
    QVERIFY(openFile(makeTournament(6)));
    QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
    pairAndPublish();
    QCOMPARE(projected().lastPublished().value, 1);

    asker().consents = false;
    action(ActionId::withdrawPublication)->trigger();
    QCOMPARE(projected().lastPublished().value, 1);
    QCOMPARE(asker().questions.back().level, WarningLevel::confirm);
    QVERIFY(asker().questions.back().wantsReason);
    asker().consents = true;
    action(ActionId::withdrawPublication)->trigger();
    QCOMPARE(projected().lastPublished().value, 0);
    QCOMPARE(projected().round(RoundNumber{1})->versions.front().withdrawn->reason, asker().reason);
}

void TestMainWindow::theLanguageChangesWithoutARestart()
{
    QVERIFY(openFile(makeTournament(4)));
    PseudoLanguage pseudo;
    QVERIFY(QApplication::installTranslator(&pseudo));
    QApplication::processEvents();

    for (const QAction* action : desk().actions().all())
        QVERIFY2(action->text().startsWith(PseudoLanguage::mark), qPrintable(action->objectName()));
    const auto check = [this](auto* example, auto textOf) {
        using Widget = std::remove_pointer_t<decltype(example)>;
        for (const Widget* widget : window().findChildren<Widget*>()) {
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
        const auto* model = window().findChild<QTableView*>(QLatin1String(table))->model();
        for (int column = 0; column < model->columnCount(); ++column) {
            const QString title = model->headerData(column, Qt::Horizontal).toString();
            // Codes of tie-breaks are the same in every language.
            if (title != title.toUpper())
                QVERIFY2(title.startsWith(PseudoLanguage::mark), qPrintable(title));
        }
    }
    QApplication::removeTranslator(&pseudo);
    QApplication::processEvents();
    QCOMPARE(action(ActionId::pagePlayers)->text(), QStringLiteral("&Players"));
}

void TestMainWindow::theMenuOffersEveryLanguage()
{
    QVERIFY(programLanguages().contains(QStringLiteral("en")));
    QVERIFY(programLanguages().contains(QStringLiteral("de")));
    QCOMPARE(Language(QStringLiteral("de")).nativeName(), QStringLiteral("Deutsch"));
}

/// A program reads its computer's language once, so each language is a program of its own: this test again.
void TestMainWindow::theFirstStartSpeaksTheLanguageOfTheComputer()
{
    if (const QString expected = qEnvironmentVariable("PAIRWRIGHT_TITLE_OF_HELP"); !expected.isEmpty()) {
        language().use(settings().language());
        restart();
        const QList<QAction*> menus = window().menuBar()->actions();
        QCOMPARE(menus.back()->text().remove(QLatin1Char('&')), expected);
        return;
    }
    using Start = std::pair<const char*, const char*>;
    for (const auto& [computer, title] : {Start("en_GB.UTF-8", "Help"), Start("de_AT.UTF-8", "Hilfe"),
                                          Start("fr_FR.UTF-8", "Help"), Start("C.UTF-8", "Help")}) {
        QProcess again;
        auto environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"LANGUAGE", "LC_MESSAGES", "LC_CTYPE", "LC_NUMERIC"})
            environment.remove(QLatin1String(name));
        environment.insert(QStringLiteral("LC_ALL"), QLatin1String(computer));
        environment.insert(QStringLiteral("LANG"), QLatin1String(computer));
        environment.insert(QStringLiteral("PAIRWRIGHT_TITLE_OF_HELP"), QLatin1String(title));
        again.setProcessEnvironment(environment);
        again.start(
            QCoreApplication::applicationFilePath(),
            {QStringLiteral("test_main_window"), QStringLiteral("theFirstStartSpeaksTheLanguageOfTheComputer")});
        QVERIFY2(again.waitForFinished(120'000), computer);
        QVERIFY2(again.exitCode() == 0, again.readAllStandardOutput().constData());
    }
}

void TestMainWindow::theWindowRemembersItsFiles()
{
    const QString file = makeTournament(2);
    QVERIFY(openFile(file));
    window().close();
    QCOMPARE(settings().recentFiles(), QStringList{file});
    QVERIFY(!settings().windowGeometry().isEmpty());
    QFile::remove(file);
    settings().lookAfterRecentFiles();
    QTRY_VERIFY2(settings().recentFiles().isEmpty(), "files that are gone are not offered");
}

static const pairwright::RegisteredTest<TestMainWindow> registered("test_main_window");
#include "test_main_window.moc"
