#include "tests/gui/gui_desk.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"

#include <QDialog>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

using namespace pairwright;

/// What an arbiter meets in the first hour.
class TestFirstSteps : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init()
    {
        start();
        window().activateWindow();
    }
    void cleanup() { close(); }

    void undoAfterAddingAPlayerTakesThePlayerBack()
    {
        QVERIFY(openFile(makeTournament(0)));
        trigger(ActionId::addPlayer);
        auto* line = window().findChild<QLineEdit*>(QStringLiteral("quickAdd"));
        QVERIFY(QTest::qWaitForWindowActive(&window()));
        QTest::keyClicks(line, QStringLiteral("Jones, Tom; 1800"));
        QTest::keyClick(line, Qt::Key_Return);
        QCOMPARE(projected().players.size(), std::size_t{1});
        QVERIFY(line->hasFocus());
        QTest::keyClick(line, Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(line->text().isEmpty());
        QVERIFY(projected().players.empty());
    }

    void anImportThatIsLeftOpenIsToldOfAndComesBack()
    {
        QVERIFY(openFile(makeTournament(0)));
        asker().paths = {makeFile(QStringLiteral("list.csv"), "Name;Rating\nJones, Tom;1800\n")};
        trigger(ActionId::importPlayers);
        auto* preview = window().findChild<QWidget*>(QStringLiteral("importView"));
        QVERIFY(preview->isVisible());
        trigger(ActionId::addPlayer);
        QVERIFY(!preview->isVisible());
        QVERIFY2(message().contains(QStringLiteral("import")), qPrintable(message()));
        pressInMessage();
        QVERIFY(preview->isVisible());
    }

    void anImportIsMatchedWithThePlayersAsTheyAreNow()
    {
        QVERIFY(openFile(makeTournament(0)));
        QVERIFY(applied(desk(), AddPlayers{{GuiDesk::newPlayer(QStringLiteral("Jones, Tom"))}, {}}));
        QVERIFY(QTest::qWaitForWindowActive(&window()));
        const auto data = [this] {
            return projected().players.front().data;
        };
        PlayerData withClub = data();
        withClub.club = QStringLiteral("Rooks");
        QVERIFY(applied(desk(), editOf(projected().players.front(), withClub)));
        asker().paths = {makeFile(QStringLiteral("list.csv"), "Name;Rating\nJones, Tom;1800\n")};
        trigger(ActionId::importPlayers);
        auto* rows = window().findChild<QWidget*>(QStringLiteral("importTable"));
        QTest::keyClick(rows, Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(data().club, QString());
        QTest::keyClick(rows, Qt::Key_Return);
        QCOMPARE(data().rating->value, 1800);
        QCOMPARE(data().club, QString());
    }

    void theBannerDrawsTheLot()
    {
        QVERIFY(openFile(makeTournament(6)));
        trigger(ActionId::pairRound);
        QVERIFY2(message().contains(QStringLiteral("lot")), qPrintable(message()));
        pressInMessage();
        QVERIFY(projected().settings.initialColour->seed.has_value());
    }

    void aFileThatIsNoTrfIsRefusedBeforeAnythingIsAsked()
    {
        QVERIFY(openFile(makeTournament(0)));
        QVERIFY(!openFile(makeFile(QStringLiteral("letter.trf"), "Dear arbiter,\nhello\n")));
        QVERIFY(asker().fileQuestions.empty());
        QVERIFY2(!message().contains(QStringLiteral("line 0")), qPrintable(message()));
        QVERIFY2(message().contains(QStringLiteral("letter.trf")), qPrintable(message()));
    }

    void aWarningGoesWithTheNextDeedAndWithItsPage()
    {
        QVERIFY(openFile(makeTournament(2)));
        desk().messages().tell(Mood::warning, QStringLiteral("9999 is no possible rating."));
        QVERIFY(applied(desk(), AddPlayers{{GuiDesk::newPlayer(QStringLiteral("Smith, Ann"))}, {}}));
        QVERIFY(desk().messages().isHidden());
        desk().messages().tell(Mood::warning, QStringLiteral("a long notice"));
        trigger(ActionId::pageStandings);
        QVERIFY(desk().messages().isHidden());
    }

    void aMessageDoesNotMoveThePageUnderTheMouse()
    {
        QVERIFY(openFile(makeTournament(6)));
        trigger(ActionId::pagePlayers);
        auto* table = window().findChild<QTableView*>(QStringLiteral("playersTable"));
        desk().messages().dismiss();
        QCoreApplication::processEvents();
        const QPoint before = table->viewport()->mapToGlobal(QPoint(0, 0));
        desk().messages().tell(Mood::good, QStringLiteral("Done."));
        QCoreApplication::processEvents();
        QVERIFY(desk().messages().isVisible());
        QCOMPARE(table->viewport()->mapToGlobal(QPoint(0, 0)), before);
    }

    void aBoardIsSelectedAfterPairingPublishingAndAChangeOfRound()
    {
        QVERIFY(openFile(makeTournament(6)));
        QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
        pairAndPublish();
        QVERIFY(desk().selectedBoard() == (BoardId{RoundNumber{1}, 1}));
        for (int board = 1; board <= 3; ++board)
            QVERIFY(applied(desk(), EnterResult{{RoundNumber{1}, board}, GameResult::draw}));
        QTRY_VERIFY(!session().isSaving());
        pairAndPublish();
        QVERIFY(desk().selectedBoard() == (BoardId{RoundNumber{2}, 1}));
        trigger(ActionId::previousRound);
        QVERIFY(desk().selectedBoard() == (BoardId{RoundNumber{1}, 1}));
        trigger(ActionId::pagePlayers);
        trigger(ActionId::correctResult);
        QVERIFY(window().findChild<QDialog*>(QStringLiteral("correctionWindow")) != nullptr);
        QVERIFY(window().findChild<QTableView*>(QStringLiteral("boardsTable"))->isVisible());
    }

    void afterTheLastResultOfTheLastRoundTheReportIsOfferedAndNoRound()
    {
        NewTournament twoRounds = testOpen();
        twoRounds.plannedRounds = 2;
        QVERIFY(openFile(makeTournament(4, twoRounds)));
        QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
        settings().setKeyPreset(KeyPreset::vega);
        activate();
        const auto offered = [this] {
            QStringList texts;
            for (const QPushButton* button : find<QWidget>("keypadBar").findChildren<QPushButton*>())
                if (button->isVisible())
                    texts.append(button->text());
            return texts;
        };
        for (const QString& next :
             {desk().actions().get(ActionId::pairRound)->text(), desk().actions().get(ActionId::pageExport)->text()}) {
            pairAndPublish();
            press(Qt::Key_F8);
            QVERIFY2(!offered().contains(QString(next).remove(u'&')), qPrintable(offered().join(u';')));
            for (int board = 1; board <= 2; ++board)
                press(Qt::Key_1);
            QTRY_COMPARE(offered().size(), qsizetype{2}); // and to print
            QVERIFY2(offered().contains(QString(next).remove(u'&')), qPrintable(offered().join(u';')));
            QTRY_VERIFY(!session().isSaving());
            press(Qt::Key_Escape);
        }
    }

    /// A shortcut, a click, a committed field, a choice in a list is one action; a file dialog is two.
    void fromTheStartToThePublishedFirstRound()
    {
        activate();
        int actions = 0;
        const auto shortcut = [&](Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
            press(key, modifiers);
            ++actions;
        };
        const auto field = [&](const char* name, const char* text) {
            fill(name, QLatin1String(text));
            ++actions;
        };
        constexpr int fileDialog = 2;

        shortcut(Qt::Key_N, Qt::ControlModifier);
        for (const auto& [name, text] : {std::pair{"newName", "Club Evening"}, std::pair{"newCity", "Lindenau"},
                                         std::pair{"newFederation", "GER"}, std::pair{"newStart", "2026-10-03"}}) {
            auto& line = find<QLineEdit>(name);
            line.setFocus();
            line.selectAll();
            QTest::keyClicks(&line, QLatin1String(text));
            QTest::keyClick(&line, Qt::Key_Tab);
            ++actions;
        }
        auto& rounds = find<QSpinBox>("newRounds");
        rounds.setFocus();
        rounds.selectAll();
        QTest::keyClicks(&rounds, QStringLiteral("5"));
        ++actions;
        asker().paths = {inFolder(QStringLiteral("club.pairwright"))};
        click("createTournament");
        actions += 1 + fileDialog;
        QTRY_VERIFY(desk().session() != nullptr);
        field("endDate", "2026-10-03");
        field("chiefArbiter", "Huber, Maria (1612345)");
        field("timeControl", "15 min + 10 s/move");

        QByteArray list("Name;Rating;Club\n");
        for (int player = 1; player <= 18; ++player)
            list +=
                "Player" + QByteArray::number(player) + ", Test;" + QByteArray::number(2000 - 25 * player) + ";Rooks\n";
        asker().paths = {makeFile(QStringLiteral("players.csv"), list)};
        shortcut(Qt::Key_I, Qt::ControlModifier);
        actions += fileDialog;
        click("applyImport");
        ++actions;
        QCOMPARE(projected().players.size(), std::size_t{18});
        shortcut(Qt::Key_F6);
        QTRY_COMPARE(offered(), QStringLiteral("Draw the Lot and Pair"));
        pressInMessage();
        ++actions;
        QTRY_VERIFY(!projected().rounds.empty() && !session().isSaving());
        shortcut(Qt::Key_F7);
        QTRY_COMPARE(projected().lastPublished().value, 1);
        QCOMPARE(projected().settings.plannedRounds, 5);
        QCOMPARE(projected().event.city, QStringLiteral("Lindenau"));
        actions += static_cast<int>(asker().questions.size());
        qInfo("%d actions", actions);
        QVERIFY2(actions <= 30, qPrintable(QString::number(actions)));
    }
};

static const pairwright::RegisteredTest<TestFirstSteps> registered("test_first_steps");
#include "test_first_steps.moc"
