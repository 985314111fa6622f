#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/models/roles.h"
#include "ui/pages/players/players_model.h"

#include <QApplication>
#include <QLineEdit>
#include <QPointer>
#include <QTableView>
#include <QTest>

using namespace pairwright;

/// What is being typed into a cell of the players' table, while others change the tournament.
class TestTypingStays : public QObject, public WindowUnderTest {
    Q_OBJECT
private slots:
    void init() { start(); }
    void cleanup() { close(); }

    void whatIsBeingTypedStaysWhenOthersChangeThePlayer_data()
    {
        QTest::addColumn<bool>("isSameCell");
        QTest::newRow("another field") << false;
        QTest::newRow("the same field") << true;
    }
    void whatIsBeingTypedStaysWhenOthersChangeThePlayer()
    {
        QFETCH(const bool, isSameCell);
        QVERIFY(openFile(makeTournament(4)));
        activate();
        trigger(ActionId::pagePlayers);
        auto& table = find<QTableView>("playersTable");
        const QModelIndex cell = table.model()->index(1, PlayersModel::columnOf(PlayerField::club));
        const PlayerKey key = PlayerKey{cell.data(PlayerRole).toLongLong()};
        table.setColumnHidden(cell.column(), false);
        table.setCurrentIndex(cell);
        table.edit(cell);
        auto* line = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY(line != nullptr);
        QTest::keyClicks(line, QStringLiteral("Bishops"));
        PlayerData data = projected().player(key)->data;
        (isSameCell ? data.club : data.remarks) = QStringLiteral("Rooks");
        QVERIFY(applied(desk(), editOf(*projected().player(key), data)));
        QCoreApplication::processEvents();
        QCOMPARE(line->text(), QStringLiteral("Bishops"));
        QVERIFY(line->isVisible());
        const QPointer<QLineEdit> editor = line;
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_VERIFY(!editor);
        if (isSameCell) {
            QCOMPARE(projected().player(key)->data.club, QStringLiteral("Rooks"));
            QVERIFY2(message().contains(QStringLiteral("Rooks")) && message().contains(QStringLiteral("Bishops")),
                     qPrintable(message()));
            pressInMessage();
        }
        QCOMPARE(projected().player(key)->data.club, QStringLiteral("Bishops"));
        if (!isSameCell)
            QCOMPARE(projected().player(key)->data.remarks, QStringLiteral("Rooks"));
    }

    void rowsStayWhileOneIsTypedInto()
    {
        QVERIFY(openFile(makeTournament(6)));
        activate();
        trigger(ActionId::pagePlayers);
        auto& table = find<QTableView>("playersTable");
        const auto names = [&table] {
            QStringList all;
            for (int row = 0; row < table.model()->rowCount(); ++row)
                all += table.model()->index(row, PlayersModel::columnOf(PlayerField::name)).data().toString();
            return all;
        };
        const QStringList before = names();
        const QModelIndex cell = table.model()->index(1, PlayersModel::columnOf(PlayerField::name));
        table.setCurrentIndex(cell);
        press(Qt::Key_F2);
        auto* line = qobject_cast<QLineEdit*>(QApplication::focusWidget());
        QVERIFY(line != nullptr);
        QTest::keyClicks(line, QStringLiteral("Typed"));
        const QPointer<QLineEdit> editor = line;
        const Player last = projected().players.back();
        PlayerData data = last.data;
        data.rating = Rating{2900, RatingSource::fide, {}};
        QVERIFY(applied(desk(), editOf(last, data)));
        PlayerData another;
        another.name = QStringLiteral("New, One");
        QVERIFY(applied(desk(), AddPlayers{{NewPlayer{another, {}, {}}}, {}}));
        QCoreApplication::processEvents();
        QVERIFY(editor && editor->isVisible());
        QCOMPARE(line->text(), QStringLiteral("Typed"));
        QCOMPARE(names(), before);
        QTest::keyClick(line, Qt::Key_Return);
        QTRY_VERIFY(!editor);
        QTRY_COMPARE(names().front(), last.data.name);
        QCOMPARE(names().size(), before.size() + 1);
        QVERIFY(names().contains(QStringLiteral("Typed")));
        QCOMPARE(names().at(2), QStringLiteral("Typed"));
    }
};

static const RegisteredTest<TestTypingStays> registered("test_typing_stays");
#include "test_typing_stays.moc"
