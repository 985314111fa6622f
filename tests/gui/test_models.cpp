#include "tests/gui/gui_desk.h"
#include "tests/support/registered_test.h"
#include "ui/models/roles.h"
#include "ui/models/row_filter.h"
#include "ui/pages/exports/findings_model.h"
#include "ui/pages/players/import/import_model.h"
#include "ui/pages/players/players_model.h"
#include "ui/pages/players/presence/presence_model.h"
#include "ui/pages/rounds/boards_model.h"
#include "ui/pages/standings/standings_model.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QSignalSpy>
#include <QTest>

using namespace pairwright;

namespace {

constexpr auto fatal = QAbstractItemModelTester::FailureReportingMode::QtTest;

QString at(const QAbstractItemModel& model, int row, int column)
{
    return model.index(row, column).data().toString();
}

/// Everything that can happen to players and rounds, so that a tester beside it sees the signals.
void liveThroughATournament(GuiDesk& gui)
{
    Desk& desk = gui.desk;
    AddPlayers others; // a name that is there already would be asked about
    for (const char* name : {"Ahlers, Jan", "Bodin, Ulf", "Carr, Ida"})
        others.players.push_back(GuiDesk::newPlayer(QLatin1String(name)));
    QVERIFY(applied(desk, others));
    const PlayerKey last = desk.projected().players.back().key;
    QVERIFY(applied(desk, RemovePlayers{{last}}));
    PlayerData data = desk.projected().players.front().data;
    data.rating = Rating{1200, RatingSource::fide, {}};
    QVERIFY(applied(desk, editOf(desk.projected().players.front(), data)));
    gui.playRound(true);
    QVERIFY(applied(desk, AddPlayers{{GuiDesk::newPlayer(QStringLiteral("Late, Larry"))}, {}}));
    QVERIFY(applied(desk, SetAbsence{RoundNumber{2}, {desk.projected().players[2].key}, AbsenceKind::halfPoint}));
    QVERIFY(applied(desk, WithdrawPlayer{{desk.projected().players[4].key}, RoundNumber{2}}));
    gui.playRound(false);
    QVERIFY(applied(desk, EnterResult{{RoundNumber{2}, 1}, GameResult::draw}));
    desk.session()->flush();
    desk.undo();
    desk.redo();
    desk.session()->flush();
    desk.showRound(RoundNumber{1});
    desk.setSession(nullptr);
}

} // namespace

class TestModels : public QObject {
    Q_OBJECT
private slots:
    void playersKeepTheRulesOfModels()
    {
        GuiDesk gui(10);
        PlayersModel model(gui.desk);
        const QAbstractItemModelTester tester(&model, fatal);
        RowFilter filter;
        filter.setSourceModel(&model);
        const QAbstractItemModelTester filterTester(&filter, fatal);
        liveThroughATournament(gui);
        QCOMPARE(model.rowCount(), 0);
    }

    void presenceKeepsTheRulesOfModels()
    {
        GuiDesk gui(10);
        PresenceModel model(gui.desk);
        const QAbstractItemModelTester tester(&model, fatal);
        liveThroughATournament(gui);
    }

    void boardsKeepTheRulesOfModels()
    {
        GuiDesk gui(10);
        BoardsModel model(gui.desk);
        const QAbstractItemModelTester tester(&model, fatal);
        liveThroughATournament(gui);
    }

    void standingsKeepTheRulesOfModels()
    {
        GuiDesk gui(10);
        StandingsModel model(gui.desk);
        const QAbstractItemModelTester tester(&model, fatal);
        model.setActive(true);
        model.show(2);
        liveThroughATournament(gui);
    }

    void findingsKeepTheRulesOfModels()
    {
        GuiDesk gui(10);
        FindingsModel model(gui.desk);
        const QAbstractItemModelTester tester(&model, fatal);
        gui.playRound(false);
        model.refresh();
        QVERIFY(model.rowCount() > 0);
        QVERIFY(model.count(ExportFinding::Level::needed) > 0);
    }

    void manyFindingsOfOneKindAreOneRowThatOpens()
    {
        GuiDesk gui(10); // nobody has a FIDE ID
        FindingsModel model(gui.desk);
        const QAbstractItemModelTester tester(&model, fatal);
        gui.playRound(false);
        model.refresh();
        const auto rowOfFold = [&model] {
            for (int row = 0; row < model.rowCount(); ++row)
                if (model.isFolded(row))
                    return row;
            return -1;
        };
        const int all = model.count(ExportFinding::Level::blocks) + model.count(ExportFinding::Level::needed) +
                        model.count(ExportFinding::Level::advice);
        QVERIFY(model.rowCount() < all);
        while (rowOfFold() >= 0) {
            const int row = rowOfFold();
            const int more = model.at(row).more;
            QVERIFY(more > 1);
            const QString told = model.index(row, FindingsModel::Sentence).data().toString();
            QVERIFY2(told.contains(QStringLiteral("and %1 more of this kind").arg(more)), qPrintable(told));
            const int before = model.rowCount();
            model.unfold(row);
            QCOMPARE(model.rowCount(), before + more);
        }
        QCOMPARE(model.rowCount(), all);
        model.refresh(); // stays open
        QCOMPARE(model.rowCount(), all);
    }

    void importRowsKeepTheRulesOfModels()
    {
        GuiDesk gui;
        QFile file(QStringLiteral(PAIRWRIGHT_FIXTURES "/gui/players23.csv"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const auto preview = readPlayerList(file.readAll(), gui.desk.projected());
        QVERIFY(preview.hasValue());
        ImportModel model;
        const QAbstractItemModelTester tester(&model, fatal);
        model.show(*preview);
        QCOMPARE(model.rowCount(), 23);
        QCOMPARE(preview->count(PlayerRow::State::added), 23);
    }

    void aRatingTypedIntoTheTableReordersThePlayers()
    {
        GuiDesk gui(5);
        PlayersModel model(gui.desk);
        QCOMPARE(at(model, 4, PlayersModel::columnOf(PlayerField::name)), QStringLiteral("Player 05"));
        QVERIFY(model.setData(model.index(4, PlayersModel::columnOf(PlayerField::rating)), QStringLiteral("2800"),
                              Qt::EditRole));
        QCOMPARE(at(model, 0, PlayersModel::columnOf(PlayerField::name)), QStringLiteral("Player 05"));
        QCOMPARE(at(model, 0, PlayersModel::columnOf(PlayerField::rating)), QStringLiteral("2800"));
    }

    void aBirthDateIsReadInWordsAndTypedInFigures()
    {
        GuiDesk gui(5);
        PlayersModel model(gui.desk);
        const QModelIndex born = model.index(2, PlayersModel::columnOf(PlayerField::birth));
        QVERIFY(model.setData(born, QStringLiteral("1987-11-02"), Qt::EditRole));
        QCOMPARE(born.data().toString(), QStringLiteral("2 Nov 1987"));
        QCOMPARE(born.data(Qt::EditRole).toString(), QStringLiteral("1987-11-02"));
        QVERIFY(model.setData(born, QStringLiteral("1988"), Qt::EditRole));
        QCOMPARE(born.data().toString(), QStringLiteral("1988"));
    }

    void aRatingOf9999IsRefusedWithASentence()
    {
        GuiDesk gui(5);
        PlayersModel model(gui.desk);
        QVERIFY(!model.setData(model.index(0, PlayersModel::columnOf(PlayerField::rating)), QStringLiteral("9999"),
                               Qt::EditRole));
        QVERIFY(gui.messages.text().contains(QStringLiteral("9999")));
        QVERIFY(gui.messages.text().contains(QStringLiteral("3500")));
        QCOMPARE(at(model, 0, PlayersModel::columnOf(PlayerField::rating)), QStringLiteral("2490"));
    }

    void textThatIsNoRatingIsRefused()
    {
        GuiDesk gui(5);
        PlayersModel model(gui.desk);
        QVERIFY(!model.setData(model.index(0, PlayersModel::columnOf(PlayerField::rating)), QStringLiteral("strong"),
                               Qt::EditRole));
        QCOMPARE(gui.messages.mood(), Mood::warning);
    }

    void aResultRepaintsOneRow()
    {
        GuiDesk gui(10);
        gui.playRound(false);
        BoardsModel model(gui.desk);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        QVERIFY(applied(gui.desk, EnterResult{{RoundNumber{1}, 3}, GameResult::draw}));
        QCOMPARE(reset.count(), 0);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(changed.at(0).at(0).toModelIndex().row(), 2);
        QCOMPARE(changed.at(0).at(1).toModelIndex().row(), 2);
        QCOMPARE(at(model, 2, BoardsModel::Result), QStringLiteral("½ – ½"));
        QVERIFY(model.index(2, BoardsModel::Result).data(SavingRole).toBool());
        gui.desk.session()->flush();
        QVERIFY(!model.index(2, BoardsModel::Result).data(SavingRole).toBool());
    }

    void theByeHasARowBelowTheBoards()
    {
        GuiDesk gui(5);
        gui.playRound(false);
        BoardsModel model(gui.desk);
        QCOMPARE(model.rowCount(), 3);
        QCOMPARE(at(model, 2, BoardsModel::Black), QStringLiteral("bye"));
        QCOMPARE(at(model, 2, BoardsModel::Result), QStringLiteral("1")); // as on paper
        QVERIFY(!model.boardAt(2));
    }

    void playersAreFoundByTheirFirstLetters()
    {
        GuiDesk gui(3);
        QVERIFY(applied(gui.desk, AddPlayers{{GuiDesk::newPlayer(QStringLiteral("van Dyke, Tim"))}, {}}));
        const PresenceModel model(gui.desk);
        QCOMPARE(model.findName(QStringLiteral("van")), model.findName(QStringLiteral("dyk")));
        QCOMPARE(model.findName(QStringLiteral("xyz")), -1);
    }

    void standingsFollowAResult()
    {
        GuiDesk gui(4, 3);
        gui.playRound(false);
        StandingsModel model(gui.desk);
        model.setActive(true);
        model.show(1);
        QVERIFY(applied(gui.desk, EnterResult{{RoundNumber{1}, 2}, GameResult::blackWins}));
        const Match* board = gui.desk.projected().board({RoundNumber{1}, 2});
        QCOMPARE(model.keyAt(0), board->b);
        QCOMPARE(at(model, 0, StandingsModel::Points), QStringLiteral("1"));
    }
};

static const pairwright::RegisteredTest<TestModels> registered("test_models");
#include "test_models.moc"
