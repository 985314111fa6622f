#include "app/explain/explanation.h"
#include "app/formats/trf/import.h"
#include "app/pairing/pairing_job.h"
#include "tests/gui/systems_window.h"
#include "tests/support/lim_options.h"
#include "tests/support/registered_test.h"
#include "ui/frame/inspector.h"
#include "ui/models/roles.h"
#include "ui/text/systems/system_text.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTest>

using namespace pairwright;

namespace {

/// Everything that the explanation of a board says, without markup.
QString textOf(const Explanation& told)
{
    QStringList parts{told.headline, told.sentence};
    for (const FactRow& row : told.facts)
        parts << row.label + QStringLiteral(": ") + row.white + QStringLiteral(" | ") + row.black;
    for (const ExplanationSection& section : told.sections)
        parts << section.title << section.paragraphs << section.citations;
    return parts.join(QLatin1Char('\n'));
}

} // namespace

/// A tournament of each system in the window: what the proposal and the explanations say about it.
class TestSystems : public QObject, private SystemsWindow {
    Q_OBJECT
private slots:
    void initTestCase() { start(); }
    void theProposalTellsWhatMattersInTheSystem_data();
    void theProposalTellsWhatMattersInTheSystem();
    void everyPairOfARoundHasItsReasons_data();
    void everyPairOfARoundHasItsReasons();
    void theByeIsExplainedByTheSystem_data();
    void theByeIsExplainedByTheSystem();
    void seedingRoundsOfBursteinAreExplainedAsDutch();
    void theFirstRoundOfLimIsOneGroup();
    void dutch2012IsExplainedByItsProcedure();
    void aMissingRatingLeadsToItsField();
    void aNewTournamentTakesAccelerationAndRatingLimit();
    void aNewTournamentTakesTheCyclesOfARoundRobin();
    void accelerationIsChosenOnTheOverviewPage();
    void theRatingLimitIsShownForLimOnly();
    void contradictingPointsAreToldWithTheProposal();
    void cleanupTestCase() { close(); }

private:
    static void addSystems();
};

void TestSystems::addSystems()
{
    QTest::addColumn<int>("system");
    QTest::addColumn<bool>("accelerated");
    QTest::addColumn<int>("round");
    QTest::newRow("dutch") << static_cast<int>(System::Dutch) << false << 5;
    QTest::newRow("dutch accelerated") << static_cast<int>(System::Dutch) << true << 2;
    QTest::newRow("dubov") << static_cast<int>(System::Dubov) << false << 6;
    QTest::newRow("dubov accelerated") << static_cast<int>(System::Dubov) << true << 4;
    QTest::newRow("burstein") << static_cast<int>(System::Burstein) << false << 6;
    QTest::newRow("lim") << static_cast<int>(System::Lim) << false << 6;
}

void TestSystems::theProposalTellsWhatMattersInTheSystem_data()
{
    addSystems();
}

void TestSystems::theProposalTellsWhatMattersInTheSystem()
{
    QFETCH(int, system);
    QFETCH(bool, accelerated);
    QFETCH(int, round);
    start({static_cast<System>(system), 2026}, accelerated ? Acceleration::baku : Acceleration::none, round);
    desk().leadTo({PageId::rounds, {}, {}, {}});
    table().selectRow(3);
    trigger(ActionId::explain);
    screenshot(QStringLiteral("3-%1").arg(
        QString::fromLatin1(QTest::currentDataTag()).replace(QLatin1Char(' '), QLatin1Char('-'))));
    QStringList facts;
    QStringList points;
    for (int row = 0; row < boards().rowCount(); ++row)
        for (const int column : {BoardsModel::WhiteFacts, BoardsModel::BlackFacts}) {
            facts << boards().index(row, column).data().toString();
            const bool white = column == BoardsModel::WhiteFacts;
            points
                << boards().index(row, white ? BoardsModel::WhitePoints : BoardsModel::BlackPoints).data().toString();
        }
    const QString all = facts.join(QLatin1Char('\n'));
    const auto matches = [&all](const char* pattern) {
        return QRegularExpression(QString::fromUtf8(pattern), QRegularExpression::MultilineOption)
            .match(all)
            .hasMatch();
    };
    switch (static_cast<System>(system)) {
    case System::Dubov:
        QVERIFY2(matches("^W 2\\d{3}"), qPrintable(all));
        QVERIFY2(matches("^B 2\\d{3}"), qPrintable(all));
        QVERIFY2(matches("↑[1-4]"), qPrintable(all));
        break;
    case System::Burstein: QVERIFY2(matches("^\\d+½? · \\d+"), qPrintable(all)); break;
    case System::Lim:
        QVERIFY2(matches("^1 top"), qPrintable(all));
        QVERIFY2(matches("bottom"), qPrintable(all));
        QVERIFY2(matches("median"), qPrintable(all));
        QVERIFY2(matches("[↓↑][a-d]"), qPrintable(all));
        break;
    default: QCOMPARE(all.trimmed(), QString());
    }
    const bool hidden = static_cast<System>(system) == System::Dutch;
    QCOMPARE(table().isColumnHidden(BoardsModel::WhiteFacts), hidden);
    QCOMPARE(!points.filter(QStringLiteral("+")).empty(), accelerated);
    // Nothing is cut off sideways: the table fits with the inspector beside it.
    QVERIFY(table().horizontalScrollBar() == nullptr || table().horizontalScrollBar()->maximum() == 0);
}

void TestSystems::everyPairOfARoundHasItsReasons_data()
{
    addSystems();
}

void TestSystems::everyPairOfARoundHasItsReasons()
{
    QFETCH(int, system);
    QFETCH(bool, accelerated);
    QFETCH(int, round);
    start({static_cast<System>(system), 2026}, accelerated ? Acceleration::baku : Acceleration::none, round);
    const int count = static_cast<int>(projected().round(RoundNumber{round})->proposal()->pairings.boards.size());
    QString all;
    for (int board = 1; board <= count; ++board) {
        const QString text = textOf(explainBoard(projected(), {RoundNumber{round}, board}));
        QVERIFY2(!text.contains(QStringLiteral("no record")), qPrintable(text));
        QVERIFY2(text.contains(QStringLiteral("C.04.")), qPrintable(text));
        QVERIFY2(!text.contains(QStringLiteral("%")), qPrintable(text));
        all += text + QLatin1Char('\n');
    }
    const auto says = [&all](const char* words) {
        return all.contains(QString::fromUtf8(words));
    };
    switch (static_cast<System>(system)) {
    case System::Dubov:
        QVERIFY(says("Moved up into it") && says("Seek White") && says("ARO") && says("C.04.4.1:2026 art. 3.2.5"));
        QVERIFY(!says("Moved down into it") && !says("Upper half"));
        break;
    case System::Burstein:
        QVERIFY(says("Ranked by the opposition index") && says("Rank by index") && says("C.04.4.2:2026 art. 4.3"));
        QVERIFY(!says("Upper half"));
        break;
    case System::Lim:
        QVERIFY(says("A group above the median") && says("The median group") && says("A group below the median"));
        QVERIFY(says("(type ") && says("Passed over") && says("C.04.4.3:2026 art. 2.3 d"));
        break;
    default: QVERIFY(says("Upper half") || says("another order"));
    }
    QCOMPARE(says("Points, virtual"), accelerated);
}

void TestSystems::theByeIsExplainedByTheSystem_data()
{
    QTest::addColumn<int>("system");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("article");
    QTest::newRow("dutch") << static_cast<int>(System::Dutch) << "left over" << QString();
    QTest::newRow("dubov") << static_cast<int>(System::Dubov) << "largest number"
                           << "C.04.4.1:2026 art. 3.1";
    QTest::newRow("burstein") << static_cast<int>(System::Burstein) << "lowest opposition index"
                              << "C.04.4.2:2026 art. 3.1";
    QTest::newRow("lim") << static_cast<int>(System::Lim) << "lowest ranked"
                         << "C.04.4.3:2026 art. 1.1";
}

void TestSystems::theByeIsExplainedByTheSystem()
{
    QFETCH(int, system);
    QFETCH(QString, words);
    QFETCH(QString, article);
    start({static_cast<System>(system), 2026}, Acceleration::none, 6);
    const QString text = textOf(explainBye(projected(), RoundNumber{6}));
    QVERIFY2(text.contains(words), qPrintable(text));
    QVERIFY2(text.contains(article), qPrintable(text));
}

void TestSystems::seedingRoundsOfBursteinAreExplainedAsDutch()
{
    start({System::Burstein, 2026}, Acceleration::none, 3);
    const QString text = textOf(explainBoard(projected(), {RoundNumber{3}, 1}));
    QVERIFY2(text.contains(QStringLiteral("Seeding round")), qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("C.04.3:2026 art.")), qPrintable(text));
    QVERIFY2(!text.contains(QStringLiteral("Ranked by the opposition index")), qPrintable(text));
    QVERIFY(!boards().hasFacts());
}

void TestSystems::dutch2012IsExplainedByItsProcedure()
{
    constexpr int last = 6;
    QString all;
    for (int round = 3; round <= last; ++round) {
        start({System::Dutch, 2012}, Acceleration::none, round);
        const auto& proposal = projected().round(RoundNumber{round})->proposal();
        for (int board = 1; board <= static_cast<int>(proposal->pairings.boards.size()); ++board) {
            const QString text = textOf(explainBoard(projected(), {RoundNumber{round}, board}));
            QVERIFY2(!text.contains(QStringLiteral("no record")), qPrintable(text));
            QVERIFY2(text.contains(QStringLiteral("C.04.1:2012 art. A.3")), qPrintable(text));
            QVERIFY2(!text.contains(QStringLiteral("%")), qPrintable(text));
            all += text + QLatin1Char('\n');
        }
    }
    for (const char* words : {"The players who moved down are paired first", "Left it downwards", "Passed over",
                              "there are no fewer such pairs here", "C.04.1:2012 art. E."})
        QVERIFY2(all.contains(QLatin1String(words)), words);
    const QString bye = textOf(explainBye(projected(), RoundNumber{last}));
    QVERIFY2(bye.contains(QStringLiteral("was left over at the end and gets the bye")), qPrintable(bye));
    QVERIFY2(bye.contains(QStringLiteral("C.04.1:2012 art. A.5")), qPrintable(bye));
}

void TestSystems::theFirstRoundOfLimIsOneGroup()
{
    start({System::Lim, 2026}, Acceleration::none, 1);
    const QString text = textOf(explainBoard(projected(), {RoundNumber{1}, 1}));
    QVERIFY2(text.contains(QStringLiteral("Everybody is in one group")), qPrintable(text));
    QVERIFY(textOf(explainBye(projected(), RoundNumber{1})).contains(QStringLiteral("C.04.4.3:2026 art. 7.1")));
    start({System::Lim, 2026}, Acceleration::baku, 1);
    QVERIFY(textOf(explainBye(projected(), RoundNumber{1})).contains(QStringLiteral("C.04.4.3:2026 art. 1.1")));
}

void TestSystems::aMissingRatingLeadsToItsField()
{
    start({System::Dubov, 2026}, Acceleration::none, 1);
    QVERIFY(applied(desk(), DiscardProposal{RoundNumber{1}}));
    PlayerData unrated = projected().players[7].data;
    unrated.rating.reset();
    QVERIFY(applied(desk(), editOf(projected().players[7], unrated)));
    session().flush();
    QApplication::processEvents();
    trigger(ActionId::pairRound);
    QTRY_VERIFY(message().contains(QStringLiteral("provisional rating")));
    QVERIFY(message().contains(QStringLiteral("Hollerbach")));
    QVERIFY(projected().round(RoundNumber{1}) == nullptr);
    auto* lead = desk().messages().findChild<QPushButton*>();
    QVERIFY(lead != nullptr);
    lead->click();
    QCOMPARE(desk().selectedPlayer(), std::optional(PlayerKey{8}));
    QCOMPARE(find<QTableView>("playersTable").currentIndex().data(PlayerRole).toLongLong(), 8);
}

void TestSystems::aNewTournamentTakesAccelerationAndRatingLimit()
{
    trigger(ActionId::newTournament);
    QApplication::processEvents();
    auto& system = find<QComboBox>("newSystem");
    system.setCurrentIndex(system.findText(QStringLiteral("Dubov 2026")));
    QVERIFY(!find<QComboBox>("new-lim-maxi").isVisible());
    system.setCurrentIndex(system.findText(QStringLiteral("Lim 2026")));
    QTRY_VERIFY(find<QComboBox>("new-lim-maxi").isVisible());
    find<QComboBox>("new-lim-maxi").setCurrentIndex(1);
    find<QComboBox>("newAcceleration").setCurrentIndex(1);
    find<QLineEdit>("newName").setText(QStringLiteral("Lim Open"));
    screenshot(QStringLiteral("3-new-lim"));
    asker().paths.push_back(inFolder(QStringLiteral("lim-open.pairwright")));
    find<QPushButton>("createTournament").click();
    QTRY_COMPARE(projected().event.name, QStringLiteral("Lim Open"));
    QCOMPARE(projected().settings.system.system, System::Lim);
    QCOMPARE(projected().settings.options, withMaxi("on"));
    QCOMPARE(projected().settings.acceleration, Acceleration::baku);
}

void TestSystems::aNewTournamentTakesTheCyclesOfARoundRobin()
{
    trigger(ActionId::newTournament);
    QApplication::processEvents();
    auto& system = find<QComboBox>("newSystem");
    selectSystem(&system, {System::MultipleRoundRobin, 2026});
    auto& cycles = find<QComboBox>("new-cycles");
    QTRY_VERIFY(cycles.isVisible() && find<QComboBox>("new-seam").isVisible());
    QVERIFY(!find<QComboBox>("new-lim-maxi").isVisible());
    cycles.setFocus();
    press(Qt::Key_Down);
    find<QLineEdit>("newName").setText(QStringLiteral("Four Cycles"));
    for (const QComboBox* box :
         {&cycles, &find<QComboBox>("new-seam")}) // a row that is hidden takes the height of none
        QTRY_VERIFY(box->height() >= box->minimumSizeHint().height());
    QVERIFY(cycles.y() < find<QComboBox>("new-seam").y());
    screenshot(QStringLiteral("3-new-cycles"));
    asker().paths.push_back(inFolder(QStringLiteral("four-cycles.pairwright")));
    find<QPushButton>("createTournament").click();
    QTRY_COMPARE(projected().event.name, QStringLiteral("Four Cycles"));
    QCOMPARE(projected().settings.options.chosen(),
             (std::vector<std::pair<std::string, std::string>>{{"cycles", "4"}}));
}

void TestSystems::accelerationIsChosenOnTheOverviewPage()
{
    start({System::Dutch, 2026}, Acceleration::none, 1);
    auto& box = find<QComboBox>("acceleration");
    QCOMPARE(box.currentText(), QStringLiteral("none"));
    desk().leadTo({PageId::overview, {}, {}, {}});
    box.setCurrentIndex(1);
    emit box.activated(1);
    QTRY_COMPARE(projected().settings.acceleration, Acceleration::baku);
    QTRY_VERIFY(session().isProposalStale(projected(), RoundNumber{1}));
    screenshot(QStringLiteral("3-overview-accelerated"));
    const auto draft = proposeRound(projected());
    QVERIFY(applied(desk(), StoreProposal{*draft}));
    play(1);
    QVERIFY(!box.isEnabled());
    // Twelve of 23 players are accelerated; the panel of each says so.
    const auto panelOf = [this](int player) {
        desk().selectPlayer(PlayerKey{player});
        QString all;
        for (const QLabel* label : window().findChild<Inspector*>()->findChildren<QLabel*>())
            all += label->text() + QLatin1Char('\n');
        return all;
    };
    QVERIFY(panelOf(12).contains(QStringLiteral("Virtual points: +1 in rounds 1–3, +½ in rounds 4–5")));
    QVERIFY(!panelOf(13).contains(QStringLiteral("Virtual points")));
}

void TestSystems::theRatingLimitIsShownForLimOnly()
{
    start({System::Lim, 2026}, Acceleration::none, 1);
    trigger(ActionId::setUp);
    auto& box = find<QComboBox>("lim-maxi");
    QTRY_VERIFY(box.isVisible());
    box.setCurrentIndex(2);
    emit box.activated(2);
    QTRY_COMPARE(projected().settings.options, withMaxi("off"));
    start({System::Burstein, 2026}, Acceleration::none, 1);
    desk().leadTo({PageId::overview, {}, {}, {}});
    QTRY_VERIFY(!find<QComboBox>("lim-maxi").isVisible());
}

void TestSystems::contradictingPointsAreToldWithTheProposal()
{
    QByteArray text = "012 Contradiction\r\n042 2026/10/02\r\n142 7\r\n152 W\r\n192 FIDE_DUTCH_2026_BAKU\r\n"
                      "250       1.0   1   2    7    7\r\n";
    for (int id = 1; id <= 8; ++id)
        text += QStringLiteral("001 %1      %2 %3\r\n")
                    .arg(id, 4)
                    .arg(QStringLiteral("Player %1").arg(id), -33)
                    .arg(2400 - id)
                    .toLatin1();
    const QString source = inFolder(QStringLiteral("contradiction.trf"));
    QFile file(source);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    const auto imported = importTrf(text, {QDateTime::currentDateTimeUtc(), {}});
    QVERIFY(imported.hasValue());
    const QString path = inFolder(QStringLiteral("contradiction.pairwright"));
    QVERIFY(TournamentSession::createFrom(path, imported->tournament, source).hasValue());
    QVERIFY(openFile(path));
    QCOMPARE(find<QComboBox>("acceleration").currentText(), QStringLiteral("virtual points as given"));
    trigger(ActionId::pairRound);
    QTRY_VERIFY(message().contains(QStringLiteral("proposal")));
    QVERIFY(message().contains(QStringLiteral("not those of Baku")));
    QCOMPARE(desk().messages().mood(), Mood::warning);
}

static const pairwright::RegisteredTest<TestSystems> registered("test_systems");
#include "test_systems.moc"
