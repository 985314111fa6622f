#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/temporary_cluster.h"

#include "app/storage/place.h"
#include "ui/pages/history/history_page.h"

#include <QFile>
#include <QPushButton>
#include <QTableView>
#include <QTest>

using namespace pairwright;

namespace {

constexpr int longEnough = 20'000; // ms, on a machine that has other work

} // namespace

/// Files that are made of an event on a server, by the commands that make them of a file.
class TestCopiesFromAServer : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init()
    {
        start();
        const ServerAddress address = test::eventOf(8);
        QVERIFY(openFile(address.text()));
        QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
        const PlayerKey first = projected().players.front().key;
        PlayerData known = projected().players.front().data;
        known.phone = QStringLiteral("555 1234");
        QVERIFY(applied(desk(), editOf(projected().players.front(), known)));
        QVERIFY(projected().player(first)->data.phone == known.phone);
        pairAndPublish();
        QTRY_VERIFY_WITH_TIMEOUT(projected().lastPublished() == one && !session().isSaving(), longEnough);
    }
    void cleanup() { close(); }

    void aCopyForOthersHasNothingPrivate()
    {
        const QString copy = inFolder(QStringLiteral("others.pairwright"));
        asker().paths = {copy};
        trigger(ActionId::saveCopyForOthers);
        QTRY_VERIFY2_WITH_TIMEOUT(message().contains(QStringLiteral("Saved as")), qPrintable(message()), longEnough);
        const auto opened = TournamentSession::open(copy);
        QVERIFY(opened.hasValue());
        const Tournament& others = (*opened)->saved();
        QCOMPARE(others.players.size(), std::size_t{8});
        QCOMPARE(others.lastPublished(), one);
        QVERIFY(others.players.front().data.phone.isEmpty());
        QVERIFY(isServerAddress(session().path())); // the work goes on there
    }

    void aMomentBecomesAFile()
    {
        window().lead({PageId::history, {}, {}, {}});
        session().flush();
        auto* page = window().findChild<HistoryPage*>();
        auto* steps = page->findChild<QTableView*>(QStringLiteral("historyTable"));
        QTRY_VERIFY_WITH_TIMEOUT(steps->model()->rowCount() > 2, longEnough);
        // The oldest step: the event as it came there.
        steps->selectRow(steps->model()->rowCount() - 1);
        session().flush();
        const QString copy = inFolder(QStringLiteral("moment.pairwright"));
        asker().paths = {copy};
        QTest::mouseClick(page->findChild<QPushButton*>(QStringLiteral("copyMoment")), Qt::LeftButton);
        QTRY_VERIFY2_WITH_TIMEOUT(message().contains(QStringLiteral("moment.pairwright")), qPrintable(message()),
                                  longEnough);
        const auto opened = TournamentSession::open(copy);
        QVERIFY(opened.hasValue());
        QVERIFY((*opened)->saved().rounds.empty());
        QCOMPARE(projected().lastPublished(), one);
    }
};

static const RegisteredTest<TestCopiesFromAServer> registered("test_copies_from_a_server");
#include "test_copies_from_a_server.moc"
