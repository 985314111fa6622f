#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/hall/hall_pages.h"
#include "ui/models/roles.h"
#include "ui/pages/players/players_model.h"
#include "ui/pages/players/presence/presence_model.h"
#include "ui/pages/standings/standings_model.h"
#include "ui/widgets/data_table.h"

#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QTest>

using namespace pairwright;

/// Marks of a player as the arbiter gives and sees them: no half-point bye, expelled.
class TestPlayerMarksView : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init()
    {
        start();
        activate();
        QVERIFY(openFile(makeTournament(6)));
    }
    void cleanup() { close(); }

    void theMarkIsTypedAndTheByeIsRefused()
    {
        const int column = PlayersModel::columnOf(PlayerField::noHalfPointBye);
        trigger(ActionId::pagePlayers);
        auto& players = find<DataTable>("playersTable");
        QVERIFY(players.isColumnHidden(column)); // a rare column, to be shown from the heading's menu
        QVERIFY(players.model()->setData(players.model()->index(2, column), QStringLiteral("x")));
        QTRY_VERIFY(projected().players[2].data.noHalfPointBye);

        trigger(ActionId::presence);
        auto& presence = find<QTableView>("presenceTable");
        presence.selectRow(2);
        presence.setFocus();
        asker().consents = true;
        press(Qt::Key_5);
        QVERIFY(asker().questions.empty());
        QVERIFY2(message().contains(QStringLiteral("may have no half-point bye")), qPrintable(message()));
        QCOMPARE(presenceIn(projected().players[2], one), Presence::present);
        presence.selectRow(3);
        presence.setFocus();
        press(Qt::Key_5);
        QVERIFY(asker().questions.empty());
        QCOMPARE(presenceIn(projected().players[3], one), Presence::halfPointBye); // another player may
    }

    void whoIsThereIsNotMissedBeforeTheCheckInAndTheKeySaysSo()
    {
        trigger(ActionId::presence);
        auto& presence = find<QTableView>("presenceTable");
        presence.selectRow(2);
        presence.setFocus();
        press(Qt::Key_2);
        QVERIFY2(message().contains(QStringLiteral("Check-In at the Door")), qPrintable(message()));
        QCOMPARE(presenceIn(projected().players[2], one), Presence::present);
        asker().consents = true;
        press(Qt::Key_0);
        const QModelIndex state = presence.model()->index(2, PresenceModel::State);
        QVERIFY(state.data(SavingRole).toBool()); // on its way
        QTRY_VERIFY(!session().isSaving());
        QVERIFY(!state.data(SavingRole).toBool());
        press(Qt::Key_2); // he comes after all
        QTRY_COMPARE(presenceIn(projected().players[2], one), Presence::present);
    }

    void closingTheCheckInRefusesByName()
    {
        PlayerData data = projected().players[2].data;
        data.noHalfPointBye = true;
        QVERIFY(applied(desk(), editOf(projected().players[2], data)));
        trigger(ActionId::presence);
        auto& presence = find<QTableView>("presenceTable");
        for (const int row : {0, 1, 3, 4, 5}) {
            presence.selectRow(row);
            presence.setFocus();
            QVERIFY(applied(desk(), CheckIn{one, {projected().players[static_cast<std::size_t>(row)].key}}));
        }
        find<QPushButton>("closeCheckIn").menu()->actions().front()->trigger();
        QVERIFY2(message().contains(QStringLiteral("Player 03")), qPrintable(message())); // who may not have it
        QCOMPARE(presenceIn(projected().players[2], one), Presence::present);
    }

    void theExpelledLeaveTheStandings()
    {
        QVERIFY(applied(desk(), SetInitialColour{drawInitialColour(1)}));
        pairAndPublish();
        trigger(ActionId::pagePlayers);
        auto& players = find<DataTable>("playersTable");
        players.selectRow(1);
        trigger(ActionId::expel);
        QVERIFY2(message().contains(QStringLiteral("Player 02 is expelled from round 2 on")), qPrintable(message()));
        QTRY_VERIFY(isExpelledIn(projected().players[1], two));
        const QModelIndex status = players.model()->index(1, PlayersModel::statusColumn());
        QCOMPARE(status.data().toString(), QStringLiteral("expelled from round 2"));
        screenshot(QStringLiteral("marks-expelled"));
        trigger(ActionId::pageStandings);
        auto& standings = find<QTableView>("standingsTable");
        QStringList names;
        for (int row = 0; row < standings.model()->rowCount(); ++row)
            names.append(standings.model()->index(row, 2).data().toString());
        QCOMPARE(names.size(), 5);
        QVERIFY2(names.filter(QStringLiteral("Player 02")).isEmpty(), qPrintable(names.join(u';')));
        QCOMPARE(find<QLabel>("notComputed").text(), QStringLiteral("Expelled, without a place: Player 02."));
        // His number still stands in the squares of whom he met.
        window().resize(1600, 768);
        const QAbstractItemModel* shown = find<QTableView>("standingsTable").model();
        int named = 0;
        for (int row = 0; row < shown->rowCount(); ++row) {
            const QString path = shown->index(row, StandingsModel::Path).data().toString();
            QVERIFY2(path.isEmpty() || path.front().isDigit(), qPrintable(path));
            named += path.startsWith(QLatin1Char('2')) ? 1 : 0;
        }
        QVERIFY(named > 0);
        screenshot(QStringLiteral("marks-standings"));
        QStringList hall;
        for (const HallPage& page : hallPages(projected(), {}, HallContent::standings, 20))
            for (const QStringList& row : page.rows)
                hall += row;
        QVERIFY2(hall.filter(QStringLiteral("Player 02")).isEmpty(), qPrintable(hall.join(u';')));
        // Back only after a question, and undone like anything else.
        trigger(ActionId::pagePlayers);
        players.selectRow(1);
        asker().consents = false;
        trigger(ActionId::returnPlayer);
        QCOMPARE(asker().questions.size(), std::size_t{1});
        QVERIFY(isExpelledIn(projected().players[1], two));
        trigger(ActionId::undo);
        QTRY_VERIFY(!isExpelledIn(projected().players[1], two));
    }
};

static const pairwright::RegisteredTest<TestPlayerMarksView> registered("test_player_marks_view");
#include "test_player_marks_view.moc"
