#include "tests/gui/correction_hands.h"
#include "tests/gui/league_window.h"
#include "tests/support/registered_test.h"
#include "ui/pages/players/import/import_model.h"

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QTableView>

using namespace pairwright;

/// What goes wrong where teams meet, put right through the window.
class TestTeamMistakes : public QObject, private LeagueWindow {
    Q_OBJECT
private slots:
    void init()
    {
        startLeague();
        showRoundOne();
        seatRoundOne();
    }
    void cleanup() { close(); }

    void whatIsAskedAboutAPlayerOfATeamStandsInItsWindow()
    {
        desk().leadTo({PageId::players, {}, {}, {}});
        trigger(ActionId::teamMembers);
        QDialog& window = find<QDialog>("teamWindow");
        auto& line = in<QLineEdit>(window, "memberLine");
        auto& bar = in<MessageBar>(window, "teamMessages");
        QVERIFY(!bar.isVisible());
        const QString twin = projected().members.back().data.name;
        const std::size_t members = projected().members.size();
        const QString behind = message();
        line.setFocus();
        QTest::keyClicks(&line, twin);
        QTest::keyClick(&line, Qt::Key_Return);
        QTRY_VERIFY(bar.isVisible());
        QVERIFY2(bar.text().contains(twin), qPrintable(bar.text()));
        QCOMPARE(message(), behind);
        QCOMPARE(projected().members.size(), members);
        screenshot(QStringLiteral("36-team-doubled-name"), &window);
        QPushButton* add = nullptr;
        for (QPushButton* button : bar.findChildren<QPushButton*>())
            add = button->isVisible() ? button : add;
        QVERIFY(add != nullptr);
        QTest::mouseClick(add, Qt::LeftButton);
        QTRY_COMPARE(projected().members.size(), members + 1);
        QTRY_COMPARE(line.text(), QString());
        QVERIFY(!bar.isVisible());
        // So does what cannot be read.
        QTest::keyClicks(&line, QStringLiteral("; 1800"));
        QTest::keyClick(&line, Qt::Key_Return);
        QTRY_VERIFY(bar.isVisible());
    }

    void setUpAndListsSpeakOfTeams()
    {
        start();
        startLeague();
        trigger(ActionId::pageOverview);
        QString said;
        for (const QLabel* label : window().findChildren<QLabel*>())
            said += label->text() + QLatin1Char('\n');
        QVERIFY2(said.contains(QStringLiteral("Select two or more teams on the Teams page")), qPrintable(said));
        QVERIFY(!said.contains(QStringLiteral("on the Players page and choose “Must Not Meet”")));
        QVERIFY2(said.contains(QStringLiteral("35 by FIDE")) && !said.contains(QStringLiteral("estimate")),
                 qPrintable(said));
        asker().paths = {makeFile(QStringLiteral("teams.csv"), "Name;Rating;Team\nJones, Tom;2500;Anemone\n")};
        desk().leadTo({PageId::players, {}, {}, {}});
        trigger(ActionId::importPlayers);
        auto& model = *window().findChild<ImportModel*>();
        QTRY_COMPARE(model.rowCount(), 1);
        QCOMPARE(model.headerData(ImportModel::columnOf(PlayerField::club), Qt::Horizontal, Qt::DisplayRole).toString(),
                 QStringLiteral("Team"));
        QStringList taken;
        for (const QComboBox* box : window().findChildren<QComboBox*>())
            taken << box->currentText();
        QVERIFY2(taken.contains(QStringLiteral("Team")) && !taken.contains(QStringLiteral("Club")),
                 qPrintable(taken.join(QLatin1Char('|'))));
    }

    void aTeamWithoutPlayersStandsInThePreflight()
    {
        NewPlayer empty;
        empty.data.name = QStringLiteral("Hibiscus");
        QVERIFY(applied(desk(), AddPlayers{{empty}, {}}));
        trigger(ActionId::preflight);
        const auto& lines = find<QTableView>("preflightTable");
        QStringList told;
        for (int row = 0; row < lines.model()->rowCount(); ++row)
            told << lines.model()->index(row, 0).data().toString() + QLatin1Char(' ') +
                        lines.model()->index(row, 1).data().toString();
        QVERIFY2(told.contains(QStringLiteral("Team without players Hibiscus")), qPrintable(told.join(u'\n')));
        playTheRest();
        press(Qt::Key_F6);
        QTRY_VERIFY2(message().contains(QStringLiteral("Hibiscus has no players")), qPrintable(message()));
    }

private:
    /// Draws wherever round 1 has no result yet.
    void playTheRest()
    {
        const auto matches = static_cast<int>(projected().round(one)->published()->pairings.boards.size());
        EnterResults command{one, {}};
        for (int match = 1; match <= matches; ++match)
            for (int game = 1; game <= projected().board({one, match})->gameCount(); ++game)
                if (!projected().game({one, match, game})->outcome.result)
                    command.results.push_back({match, GameResult::draw, game});
        QVERIFY(applied(desk(), command));
        QTRY_VERIFY(!session().isSaving());
    }
};

static const pairwright::RegisteredTest<TestTeamMistakes> registered("test_team_mistakes");
#include "test_team_mistakes.moc"
