#include "tests/gui/gui_desk.h"
#include "ui/frame/main_window.h"
#include "ui/pages/players/players_model.h"

#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QTest>

using namespace pairwright;

namespace {

/// A window on a new tournament, with an asker that answers by itself.
struct Opened {
    explicit Opened(int players)
        : settings(folder.filePath(QStringLiteral("settings.ini")))
    {
        language.use(QStringLiteral("en"));
        auto scripted = std::make_unique<ScriptedAsker>();
        asker = scripted.get();
        window = std::make_unique<MainWindow>(settings, language, std::move(scripted));
        window->resize(1366, 768);
        window->show();
        window->activateWindow();
        const QString file = folder.filePath(QStringLiteral("open.pairwright"));
        NewTournament start;
        start.event.name = QStringLiteral("Open");
        {
            auto session = TournamentSession::create(file, start);
            if (players > 0 && !(*session)->apply(AddPlayers{GuiDesk::newPlayers(players), {}}))
                qFatal("players refused");
        }
        window->openFile(file);
    }
    [[nodiscard]] QString makeFile(const QString& name, const QByteArray& content) const
    {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly))
            qFatal("no file");
        file.write(content);
        return file.fileName();
    }
    [[nodiscard]] Desk& desk() const { return window->desk(); }
    [[nodiscard]] QString message() const { return desk().messages().text(); }
    void trigger(ActionId id) const { desk().actions().get(id)->trigger(); }
    void pressInMessage() const
    {
        for (QPushButton* button : desk().messages().findChildren<QPushButton*>())
            if (!button->isHidden())
                button->click();
    }
    void pairAndPublish() const
    {
        const RoundNumber next = desk().projected().nextRound();
        trigger(ActionId::pairRound);
        QTRY_VERIFY(desk().projected().round(next) != nullptr);
        trigger(ActionId::publish);
        QTRY_VERIFY(!desk().session()->isSaving());
    }

    QTemporaryDir folder;
    UserSettings settings;
    Language language;
    ScriptedAsker* asker = nullptr;
    std::unique_ptr<MainWindow> window;
};

} // namespace

class TestFirstSteps : public QObject {
    Q_OBJECT
private slots:
    void undoAfterAddingAPlayerTakesThePlayerBack()
    {
        Opened opened(0);
        opened.trigger(ActionId::addPlayer);
        auto* line = opened.window->findChild<QLineEdit*>(QStringLiteral("quickAdd"));
        QVERIFY(QTest::qWaitForWindowActive(opened.window.get()));
        QTest::keyClicks(line, QStringLiteral("Jones, Tom; 1800"));
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(opened.desk().projected().players.size(), std::size_t{1});
        QVERIFY(line->hasFocus());
        QTest::keyClick(line, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(line->text().isEmpty());
        QVERIFY(opened.desk().projected().players.empty());
    }

    void anImportThatIsLeftOpenIsToldOfAndComesBack()
    {
        Opened opened(0);
        opened.asker->paths = {opened.makeFile(QStringLiteral("list.csv"), "Name;Rating\nJones, Tom;1800\n")};
        opened.trigger(ActionId::importPlayers);
        auto* preview = opened.window->findChild<QWidget*>(QStringLiteral("importView"));
        QVERIFY(preview->isVisible());
        opened.trigger(ActionId::addPlayer);
        QVERIFY(!preview->isVisible());
        QVERIFY2(opened.message().contains(QStringLiteral("import")), qPrintable(opened.message()));
        opened.pressInMessage();
        QVERIFY(preview->isVisible());
    }

    void anImportIsMatchedWithThePlayersAsTheyAreNow()
    {
        Opened opened(0);
        QVERIFY(opened.desk().apply(AddPlayers{{GuiDesk::newPlayer(QStringLiteral("Jones, Tom"))}, {}}));
        QVERIFY(QTest::qWaitForWindowActive(opened.window.get()));
        opened.trigger(ActionId::addPlayer);
        auto* table = opened.window->findChild<QTableView*>(QStringLiteral("playersTable"));
        table->setFocus();
        table->setCurrentIndex(table->model()->index(0, PlayersModel::columnOf(PlayerField::club)));
        QTest::keyClick(table, Qt::Key_F2);
        QTest::keyClicks(QApplication::focusWidget(), QStringLiteral("Rooks"));
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        const auto data = [&opened] {
            return opened.desk().projected().players.front().data;
        };
        QCOMPARE(data().club, QStringLiteral("Rooks"));
        opened.asker->paths = {opened.makeFile(QStringLiteral("list.csv"), "Name;Rating\nJones, Tom;1800\n")};
        opened.trigger(ActionId::importPlayers);
        auto* rows = opened.window->findChild<QWidget*>(QStringLiteral("importTable"));
        QTest::keyClick(rows, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(data().club, QString());
        QTest::keyClick(rows, Qt::Key_Return);
        QCOMPARE(data().rating->value, 1800);
        QCOMPARE(data().club, QString());
    }

    void theBannerDrawsTheLot()
    {
        Opened opened(6);
        opened.trigger(ActionId::pairRound);
        QVERIFY2(opened.message().contains(QStringLiteral("lot")), qPrintable(opened.message()));
        opened.pressInMessage();
        QVERIFY(opened.desk().projected().settings.initialColour->seed.has_value());
    }

    void aFileThatIsNoTrfIsRefusedBeforeAnythingIsAsked()
    {
        const Opened opened(0);
        QVERIFY(!opened.window->openFile(opened.makeFile(QStringLiteral("letter.trf"), "Dear arbiter,\nhello\n")));
        QVERIFY(opened.asker->fileQuestions.empty());
        QVERIFY2(!opened.message().contains(QStringLiteral("line 0")), qPrintable(opened.message()));
        QVERIFY2(opened.message().contains(QStringLiteral("letter.trf")), qPrintable(opened.message()));
    }

    void aWarningGoesWithTheNextDeedAndWithItsPage()
    {
        const Opened opened(2);
        opened.desk().messages().tell(Mood::warning, QStringLiteral("9999 is no possible rating."));
        QVERIFY(opened.desk().apply(AddPlayers{{GuiDesk::newPlayer(QStringLiteral("Smith, Ann"))}, {}}));
        QVERIFY(opened.desk().messages().isHidden());
        opened.desk().messages().tell(Mood::warning, QStringLiteral("a long notice"));
        opened.trigger(ActionId::pageStandings);
        QVERIFY(opened.desk().messages().isHidden());
    }

    void aMessageDoesNotMoveThePageUnderTheMouse()
    {
        const Opened opened(6);
        opened.trigger(ActionId::pagePlayers);
        auto* table = opened.window->findChild<QTableView*>(QStringLiteral("playersTable"));
        opened.desk().messages().dismiss();
        QCoreApplication::processEvents();
        const QPoint before = table->viewport()->mapToGlobal(QPoint(0, 0));
        opened.desk().messages().tell(Mood::good, QStringLiteral("Done."));
        QCoreApplication::processEvents();
        QVERIFY(opened.desk().messages().isVisible());
        QCOMPARE(table->viewport()->mapToGlobal(QPoint(0, 0)), before);
    }

    void aBoardIsSelectedAfterPairingPublishingAndAChangeOfRound()
    {
        const Opened opened(6);
        QVERIFY(opened.desk().apply(SetInitialColour{{Colour::White, std::nullopt}}));
        opened.pairAndPublish();
        QVERIFY(opened.desk().selectedBoard() == (BoardId{RoundNumber{1}, 1}));
        for (int board = 1; board <= 3; ++board)
            QVERIFY(opened.desk().apply(EnterResult{{RoundNumber{1}, board}, GameResult::draw}));
        QTRY_VERIFY(!opened.desk().session()->isSaving());
        opened.pairAndPublish();
        QVERIFY(opened.desk().selectedBoard() == (BoardId{RoundNumber{2}, 1}));
        opened.trigger(ActionId::previousRound);
        QVERIFY(opened.desk().selectedBoard() == (BoardId{RoundNumber{1}, 1}));
        opened.trigger(ActionId::pagePlayers);
        opened.trigger(ActionId::correctResult);
        QVERIFY(opened.window->findChild<QMenu*>(QStringLiteral("resultMenu")) != nullptr);
        QVERIFY(opened.window->findChild<QTableView*>(QStringLiteral("boardsTable"))->isVisible());
    }
};

QTEST_MAIN(TestFirstSteps)
#include "test_first_steps.moc"
