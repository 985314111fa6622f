#include "app/domain/ratings/typed_rating.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/frame/files/rating_lists.h"
#include "ui/pages/players/lists/differences_model.h"
#include "ui/pages/players/player_ratings_window.h"
#include "ui/pages/players/players_model.h"

#include <QAbstractItemModel>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTableView>
#include <QTest>

using namespace pairwright;

namespace {

QByteArray listLine(int id, const QByteArray& name, int rating)
{
    const auto number = [](int value, int width) {
        return QByteArray::number(value).leftJustified(width, ' ');
    };
    return number(id, 15) + name.leftJustified(61, ' ') + "NOR M   GM   " + QByteArray(24, ' ') + number(rating, 6) +
           "0   10 " + number(rating, 6) + "0   10 " + number(rating, 6) + "0   10 " + number(1990, 6) + "\n";
}

/// One person.
QByteArray listOf(int rating)
{
    return "ID Number      Name                                                         Fed Sex Tit  WTit OTit         "
           "  "
           "FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag\n" +
           listLine(1503014, "Carlsen, Magnus", rating);
}

} // namespace

/// Where ratings come from, and whether the lists that they are compared with are current.
class TestCurrentLists : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init()
    {
        start();
        activate();
        QVERIFY(openFile(makeTournament(0)));
    }
    void cleanup() { close(); }

    void aTypedRatingIsMarkedAndNeverKeepsTheNameOfAList()
    {
        enterMagnus(Rating{2839, RatingSource::fide, QStringLiteral("FIDE combined 2026-10")});
        PlayersModel model(desk());
        const int rating = PlayersModel::columnOf(PlayerField::rating);
        QVERIFY(model.setData(model.index(0, rating), QStringLiteral("2839"), Qt::EditRole)); // nothing changes
        QCOMPARE(counted().list, QStringLiteral("FIDE combined 2026-10"));
        QVERIFY(model.setData(model.index(0, rating), QStringLiteral("2850"), Qt::EditRole));
        QCOMPARE(counted().value, 2850);
        QVERIFY(isTyped(counted().list));
        QVERIFY(!counted().list.contains(QStringLiteral("2026-10")));
        QCOMPARE(model.index(0, PlayersModel::sourceColumn()).data().toString(), QStringLiteral("FIDE, typed"));
    }

    void officialRatingsThatAreTypedAreMarkedToo()
    {
        enterMagnus(std::nullopt);
        auto* ratings = new PlayerRatingsWindow(desk(), projected().players.front().key, &window());
        ratings->show();
        ratings->findChild<QLineEdit*>(QStringLiteral("standardRating"))->setText(QStringLiteral("2840"));
        ratings->findChild<QLineEdit*>(QStringLiteral("rapidRating"))->setText(QStringLiteral("2820"));
        ratings->findChild<QLineEdit*>(QStringLiteral("rapidList"))->setText(QStringLiteral("FIDE 2026-11"));
        QTest::mouseClick(ratings->findChild<QPushButton*>(QStringLiteral("storeRatings")), Qt::LeftButton);
        QTRY_VERIFY(projected().players.front().data.standard);
        const PlayerData& data = projected().players.front().data;
        QCOMPARE(data.standard->list, typedList());
        QCOMPARE(data.rapid->list, typedList(QStringLiteral("FIDE 2026-11")));
    }

    void oneClickRenewsFidesList()
    {
        lists().fetchFideFrom(QUrl::fromLocalFile(makeFile(QStringLiteral("nov26frl.txt"), listOf(2841))));
        trigger(ActionId::renewLists);
        QTRY_COMPARE(lists().all().size(), std::size_t{1});
        QVERIFY(asker().questions.empty());
        QTRY_VERIFY2(message().contains(QStringLiteral("is here")), qPrintable(message()));
        QVERIFY(lists().isCurrent());
        lists().fetchFideFrom(QUrl::fromLocalFile(inFolder(QStringLiteral("gone.txt"))));
        trigger(ActionId::renewLists);
        QTRY_VERIFY2(message().contains(QStringLiteral("gone")) || message().contains(QStringLiteral("as they were")),
                     qPrintable(message()));
        QCOMPARE(lists().all().size(), std::size_t{1});
    }

    void anOldListIsRenewedEveryDayWhereThatIsTicked()
    {
        takeIn(QStringLiteral("oct26frl.txt"), listOf(2839));
        ageLists();
        lists().fetchFideFrom(QUrl::fromLocalFile(makeFile(QStringLiteral("nov26frl.txt"), listOf(2841))));
        QVERIFY(!lists().isCurrent());
        QTest::qWait(50);
        QCOMPARE(lists().all().size(), std::size_t{1}); // nothing is fetched unasked
        trigger(ActionId::ratingLists);
        QTest::mouseClick(&find<QCheckBox>("renewDaily"), Qt::LeftButton, {},
                          QPoint(8, find<QCheckBox>("renewDaily").height() / 2));
        QTRY_COMPARE(lists().all().size(), std::size_t{2});
        QTRY_VERIFY(lists().isCurrent());
        screenshot(QStringLiteral("lists-renewed"), window().findChild<QWidget*>(QStringLiteral("ratingListsWindow")));
    }

    void aListThatComesInIsComparedByItself()
    {
        enterMagnus(Rating{2800, RatingSource::fide, {}});
        takeIn(QStringLiteral("sep26frl.txt"), listOf(2810));
        QTRY_COMPARE(listedRating(), QStringLiteral("2810"));
        takeIn(QStringLiteral("oct26frl.txt"), listOf(2820));
        QTRY_COMPARE(listedRating(), QStringLiteral("2820"));
        desk().leadTo({PageId::overview, QStringLiteral("preflightSummary"), {}, {}});
        QTRY_VERIFY2(find<QLabel>("preflightSummary").text().contains(QStringLiteral("list")),
                     qPrintable(find<QLabel>("preflightSummary").text()));
    }

    void comparingFirstSeesThatFidesListIsCurrent()
    {
        takeIn(QStringLiteral("oct26frl.txt"), listOf(2839));
        enterMagnus(Rating{2800, RatingSource::fide, {}});
        ageLists();
        trigger(ActionId::compareWithLists);
        auto& table = find<QTableView>("differencesTable");
        QTRY_VERIFY(!lists().isComparing());
        QVERIFY(!table.isVisible());
        QTRY_VERIFY2(said().contains(QStringLiteral("Is FIDE’s list current?")), qPrintable(said()));
        screenshot(QStringLiteral("lists-old"));
        auto* anyway = window().findChild<QAction*>(QStringLiteral("compareAnyway"));
        QVERIFY(anyway != nullptr);
        anyway->trigger();
        QTRY_VERIFY(table.isVisible());
        QVERIFY(table.model()->rowCount() > 0);
        // The next time it asks again; renewed, it need not.
        trigger(ActionId::pageOverview);
        trigger(ActionId::compareWithLists);
        QTRY_VERIFY(!table.isVisible());
        lists().fetchFideFrom(QUrl::fromLocalFile(makeFile(QStringLiteral("nov26frl.txt"), listOf(2841))));
        trigger(ActionId::renewLists);
        QTRY_VERIFY(table.isVisible());
    }

    void anOldListIsSaidWhereTheDayIsLookedAt()
    {
        takeIn(QStringLiteral("oct26frl.txt"), listOf(2839));
        enterMagnus(Rating{2839, RatingSource::fide, {}});
        const auto lookAtTheDay = [this] {
            desk().leadTo({PageId::overview, QStringLiteral("preflightSummary"), {}, {}});
        };
        lookAtTheDay();
        const auto& row = find<QLabel>("oldList");
        QVERIFY(!row.isVisible()); // a list of today
        ageLists();
        QTRY_VERIFY(row.isVisible());
        QVERIFY2(row.text().contains(QStringLiteral("days ago")), qPrintable(row.text()));
        screenshot(QStringLiteral("lists-old-day"));
        trigger(ActionId::preflight);
        QVERIFY(find<QLabel>("preflightHint").isVisible());
        QVERIFY2(find<QLabel>("preflightHint").text().contains(row.text()),
                 qPrintable(find<QLabel>("preflightHint").text()));
        screenshot(QStringLiteral("lists-old-preflight"));
        lookAtTheDay();
        lists().fetchFideFrom(QUrl::fromLocalFile(makeFile(QStringLiteral("nov26frl.txt"), listOf(2841))));
        auto* renew = row.parentWidget()->findChild<QPushButton*>();
        QTest::mouseClick(renew, Qt::LeftButton);
        QTRY_VERIFY(!row.isVisible());
        QVERIFY(lists().isCurrent());
    }

    void comparingIsSwitchedOffAndOn()
    {
        takeIn(QStringLiteral("oct26frl.txt"), listOf(2839));
        enterMagnus(Rating{2800, RatingSource::fide, {}});
        QTRY_VERIFY(!lists().differences().empty());
        settings().setListsCompared(false);
        QTRY_VERIFY(lists().differences().empty());
        trigger(ActionId::compareWithLists);
        QTRY_VERIFY2(said().contains(QStringLiteral("Comparing is switched off")), qPrintable(said()));
        settings().setListsCompared(true);
        QTRY_VERIFY(!lists().differences().empty());
    }

    void theListOfTheMonthOfTheStartCountsAndOfALongEventThatOfToday()
    {
        takeIn(QStringLiteral("sep26frl.txt"), listOf(2810));
        takeIn(QStringLiteral("oct26frl.txt"), listOf(2820));
        enterMagnus(Rating{2800, RatingSource::fide, {}});
        setDays(QDate(2026, 9, 10), QDate(2026, 9, 12));
        QTRY_COMPARE(listedRating(), QStringLiteral("2810"));
        setDays(QDate(2026, 10, 10), QDate(2026, 10, 12));
        QTRY_COMPARE(listedRating(), QStringLiteral("2820"));
        trigger(ActionId::compareWithLists);
        QTRY_VERIFY2(said().contains(QStringLiteral("compared with FIDE")), qPrintable(said()));
        QVERIFY2(!said().contains(QStringLiteral("FIDE’s list of")), qPrintable(said()));
        // That of August is not here: what is taken instead is said.
        setDays(QDate(2026, 8, 10), QDate(2026, 8, 12));
        QTRY_VERIFY2(said().contains(QStringLiteral("FIDE’s list of August 2026 is not here")), qPrintable(said()));
        setDays(QDate(2026, 9, 10), QDate(2026, 12, 12));
        QCOMPARE(lists().dayCompared(), QDate::currentDate());
        // But nobody's rating of the start gives way to one of October unless that is wanted.
        const QAbstractItemModel& rows = *find<QTableView>("differencesTable").model();
        const auto ofALaterMonth = [&rows](Qt::CheckState ticked) {
            int count = 0;
            for (int row = 0; row < rows.rowCount(); ++row)
                if (rows.index(row, DifferencesModel::Remarks).data().toString().startsWith("of a later month") &&
                    rows.index(row, 0).data(Qt::CheckStateRole).toInt() == ticked)
                    ++count;
            return count;
        };
        QTRY_VERIFY(ofALaterMonth(Qt::Unchecked) > 0);
        QCOMPARE(ofALaterMonth(Qt::Checked), 0);
        screenshot(QStringLiteral("compare-later-month"));
    }

    void everyMethodIsOfferedAndAnOrderOfOnesOwnIsMadeByTicksAndButtons()
    {
        enterMagnus(Rating{2839, RatingSource::fide, QStringLiteral("FIDE combined 2026-10")});
        PlayerData data = projected().players.front().data;
        data.standard = OfficialRating{2839, 10, QStringLiteral("FIDE combined 2026-10")};
        data.national = OfficialRating{2900, {}, QStringLiteral("club list")};
        QVERIFY(applied(desk(), editOf(projected().players.front(), data)));
        desk().leadTo({PageId::overview, QStringLiteral("ratingMethod"), {}, {}});
        auto& method = find<QComboBox>("ratingMethod");
        QStringList codes;
        for (int i = 0; i < method.count(); ++i)
            codes.append(method.itemText(i).section(QLatin1Char('('), 1).chopped(1));
        QCOMPARE(codes.join(' '), QStringLiteral("FIDON NIDOF HBFN FIDE NRO OTHER"));
        auto& order = find<QListWidget>("ratingOrder");
        QVERIFY(!order.isVisible());
        method.setCurrentIndex(5);
        emit method.activated(5);
        QTRY_VERIFY(order.isVisible());
        QCOMPARE(projected().settings.ratingChoice, RatingChoice::other);
        QCOMPARE(counted().value, 2839);
        // The national list comes first, the blitz list is added, the standard one left out.
        for (int row = 0; row < order.count(); ++row)
            if (order.item(row)->text().contains(QStringLiteral("national")))
                order.setCurrentRow(row);
        while (order.currentRow() > 0)
            QTest::mouseClick(&find<QPushButton>("listUp"), Qt::LeftButton);
        QTRY_COMPARE(counted().value, 2900);
        QCOMPARE(counted().list, QStringLiteral("club list"));
        for (const char* name : {"blitz", "standard"})
            for (int row = 0; row < order.count(); ++row)
                if (order.item(row)->text() == QLatin1String(name)) {
                    order.setCurrentRow(row); // as a click in its box does
                    order.item(row)->setCheckState(name[0] == 'b' ? Qt::Checked : Qt::Unchecked);
                    break;
                }
        QTRY_COMPARE(projected().settings.ratingLists, (std::vector{CountedList::national, CountedList::blitz}));
        QCOMPARE(order.currentItem()->text(), QStringLiteral("standard")); // what was held goes with its row
        screenshot(QStringLiteral("rating-order"));
    }

private:
    [[nodiscard]] RatingLists& lists() const { return *window().findChild<RatingLists*>(); }
    [[nodiscard]] Rating counted() const { return projected().players.front().data.rating.value_or(Rating{}); }

    void takeIn(const QString& name, const QByteArray& text)
    {
        const std::size_t before = lists().all().size();
        lists().add(makeFile(name, text));
        QTRY_VERIFY(!lists().isBusy());
        QCOMPARE(lists().all().size(), before + 1);
    }

    /// As if all had been taken in long ago.
    void ageLists()
    {
        {
            QSqlDatabase file = QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("aged"));
            file.setDatabaseName(settings().ratingListsPath());
            QVERIFY(file.open());
            QSqlQuery query(file);
            QVERIFY(query.exec(QStringLiteral("UPDATE list SET added = '2026-01-02T03:04:05Z'")));
        }
        QSqlDatabase::removeDatabase(QStringLiteral("aged"));
        lists().lookAgain();
    }

    void enterMagnus(const std::optional<Rating>& rating)
    {
        NewPlayer magnus;
        magnus.data.name = QStringLiteral("Carlsen, Magnus");
        magnus.data.fideId = QStringLiteral("1503014");
        magnus.data.rating = rating;
        QVERIFY(applied(desk(), AddPlayers{{magnus}, {}}));
    }

    void setDays(QDate start, QDate end)
    {
        EventData data = projected().event;
        data.start = start;
        data.end = end;
        QVERIFY(applied(desk(), editOf(projected().event, data)));
    }

    /// What the lists say of the only player.
    [[nodiscard]] QString listedRating() const
    {
        for (const ListDifference& difference : lists().differences())
            if (difference.kind == ListDifference::Kind::rating)
                return difference.listed;
        return {};
    }

    [[nodiscard]] QString said() const
    {
        QString text;
        for (const QLabel* label : find<QWidget>("compareView").findChildren<QLabel*>())
            text += label->text() + QLatin1Char(' ');
        return text;
    }
};

static const pairwright::RegisteredTest<TestCurrentLists> registered("test_current_lists");
#include "test_current_lists.moc"
