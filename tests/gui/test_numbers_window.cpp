#include "app/domain/players/tpn_order.h"
#include "app/formats/trf/import.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/models/roles.h"
#include "ui/pages/rounds/boards_model.h"

#include <QFile>
#include <QTableView>
#include <QTest>

#include <algorithm>

using namespace pairwright;

/// Pairing numbers that are exchanged by hand, and what goes out while games are adjourned, in the window.
class TestNumbersWindow : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init() { start(); }
    void cleanup() { close(); }

    void twoOfEqualRatingExchangeTheirNumbers();
    void theQuestionCanBeRefused();
    void othersAreTold();
    void anEditedRatingThatRenumbersAsks();
    void anAdjournedGameIsInTheExchangeFile();

private:
    void give(const Command& command) const { QVERIFY2(applied(desk(), command), qPrintable(message())); }

    void rate(int key, int rating) const
    {
        const Player& player = *projected().player(PlayerKey{key});
        PlayerData data = player.data;
        data.rating = Rating{rating, RatingSource::fide, {}};
        give(editOf(player, data));
    }

    /// Eight players, rated 2400, 2390 and so on; 3 and 4 alike. Round 1 is published.
    void begin()
    {
        QVERIFY(openFile(makeTournament(8)));
        for (int key = 1; key <= 8; ++key)
            rate(key, key == 4 ? 2380 : 2410 - 10 * key);
        give(SetInitialColour{{Colour::White, std::nullopt}});
        pairAndPublish();
        press(Qt::Key_2, Qt::AltModifier);
        asker().questions.clear();
    }

    void select(int first, int second) const
    {
        auto& table = find<QTableView>("playersTable");
        const auto click = [&table](int row, Qt::KeyboardModifiers with) {
            const QModelIndex index = table.model()->index(row, 1);
            table.scrollTo(index);
            QTest::mouseClick(table.viewport(), Qt::LeftButton, with, table.visualRect(index).center());
        };
        click(first - 1, Qt::NoModifier);
        click(second - 1, Qt::ControlModifier);
    }

    [[nodiscard]] std::vector<int> order() const
    {
        std::vector<int> keys;
        for (const PlayerKey key : tpnOrder(projected()))
            keys.push_back(static_cast<int>(key.value));
        return keys;
    }
};

void TestNumbersWindow::twoOfEqualRatingExchangeTheirNumbers()
{
    begin();
    select(3, 4);
    trigger(ActionId::exchangeNumbers);
    QCOMPARE(asker().questions.size(), std::size_t{1});
    QCOMPARE(asker().questions.front().level, WarningLevel::confirm);
    QVERIFY2(asker().questions.front().text.contains(QStringLiteral("3 \u2192 4, 4 \u2192 3")),
             qPrintable(asker().questions.front().text));
    QCOMPARE(order(), (std::vector<int>{1, 2, 4, 3, 5, 6, 7, 8}));
    QCOMPARE(projected().player(PlayerKey{4})->data.rating->value, 2380); // nothing else is another
    press(Qt::Key_1, Qt::AltModifier);
    QTRY_VERIFY(std::ranges::any_of(window().findChildren<QLabel*>(QStringLiteral("integrityEvent")), [](QLabel* row) {
        return row->text().contains(QStringLiteral("exchanged by hand, 3 \u2192 4, 4 \u2192 3"));
    }));
    screenshot(QStringLiteral("numbers-exchanged"));
    // The published round tells the numbers of now, as the rest of the window does.
    desk().showRound(RoundNumber{1});
    const auto& boards = *find<QTableView>("boardsTable").model();
    for (int row = 0; row < boards.rowCount(); ++row)
        for (const auto& [number, name] : {std::pair(BoardsModel::WhiteTpn, BoardsModel::White),
                                           std::pair(BoardsModel::BlackTpn, BoardsModel::Black)}) {
            const PlayerKey key{boards.index(row, name).data(PlayerRole).toLongLong()};
            const auto present = order();
            const auto place = std::find(present.begin(), present.end(), static_cast<int>(key.value)) - present.begin();
            QCOMPARE(boards.index(row, number).data().toInt(), static_cast<int>(place) + 1);
        }
    trigger(ActionId::undo);
    QCOMPARE(order(), (std::vector<int>{1, 2, 3, 4, 5, 6, 7, 8}));
}

void TestNumbersWindow::theQuestionCanBeRefused()
{
    begin();
    asker().consents = false;
    select(3, 4);
    trigger(ActionId::exchangeNumbers);
    QCOMPARE(asker().questions.size(), std::size_t{1});
    QCOMPARE(order(), (std::vector<int>{1, 2, 3, 4, 5, 6, 7, 8}));
}

void TestNumbersWindow::othersAreTold()
{
    begin();
    select(2, 3);
    trigger(ActionId::exchangeNumbers);
    QVERIFY(asker().questions.empty());
    QVERIFY2(message().contains(QStringLiteral("not the same rating")), qPrintable(message()));
    select(3, 3);
    trigger(ActionId::exchangeNumbers);
    QVERIFY2(message().contains(QStringLiteral("Select the two players")), qPrintable(message()));
    QCOMPARE(order(), (std::vector<int>{1, 2, 3, 4, 5, 6, 7, 8}));
}

void TestNumbersWindow::anEditedRatingThatRenumbersAsks()
{
    begin();
    auto& table = find<QTableView>("playersTable");
    const Player& last = *projected().player(PlayerKey{8});
    PlayerData data = last.data;
    data.rating->value = 2500;
    asker().consents = false;
    desk().apply(editOf(last, data));
    QCOMPARE(asker().questions.size(), std::size_t{1});
    QCOMPARE(asker().questions.front().level, WarningLevel::confirm);
    QCOMPARE(order().back(), 8);
    QVERIFY(table.isVisible());
}

void TestNumbersWindow::anAdjournedGameIsInTheExchangeFile()
{
    begin();
    give(EnterResult{{RoundNumber{1}, 2}, GameResult::adjourned});
    give(EnterResult{{RoundNumber{1}, 1}, GameResult::whiteWins});
    const QString file = inFolder(QStringLiteral("now.trf"));
    asker().paths.push_back(file);
    trigger(ActionId::exportExchange);
    QTRY_VERIFY(QFile::exists(file));
    QFile written(file);
    QVERIFY(written.open(QIODevice::ReadOnly));
    const QByteArray bytes = written.readAll();
    QCOMPARE(bytes.count(" w ?"), 1);
    QCOMPARE(bytes.count(" b ?"), 1);
    const auto record = bytes.indexOf("162 ");
    QVERIFY2(record > 0 && bytes.mid(record, 80).contains("X 0.5"), bytes.constData());
    const auto back = importTrf(bytes, {QDateTime::currentDateTimeUtc(), {}});
    QVERIFY(back);
    QCOMPARE(back->tournament.game({RoundNumber{1}, 2})->outcome.result, std::optional(GameResult::adjourned));
    // The report is not made, and the exchange file of a round without adjourned games has no X.
    give(EnterResult{{RoundNumber{1}, 2}, GameResult::draw});
    asker().paths.push_back(inFolder(QStringLiteral("later.trf")));
    trigger(ActionId::exportExchange);
    QTRY_VERIFY(QFile::exists(inFolder(QStringLiteral("later.trf"))));
    QFile later(inFolder(QStringLiteral("later.trf")));
    QVERIFY(later.open(QIODevice::ReadOnly));
    QVERIFY(!later.readAll().contains("162 "));
}

static const pairwright::RegisteredTest<TestNumbersWindow> registered("test_numbers_window");
#include "test_numbers_window.moc"
