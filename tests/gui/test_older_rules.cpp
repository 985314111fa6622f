#include "app/formats/report/arbiter_notice.h"
#include "app/formats/report/reports.h"
#include "tests/gui/systems_window.h"
#include "tests/support/registered_test.h"
#include "ui/explain/bracket_drawing.h"
#include "ui/frame/inspector.h"
#include "ui/widgets/date_field.h"

#include <QComboBox>
#include <QLabel>
#include <QTest>

using namespace pairwright;

/// Older rule books in the window: the choice of the edition, what Dubov 1997 leaves to the arbiter, the pictures of
/// procedures.
class TestOlderRules : public QObject, private SystemsWindow {
    Q_OBJECT
private slots:
    void initTestCase() { start(); }
    void theEditionOfANewTournamentFollowsItsFirstDay();
    void whatTheRulesLeaveToTheArbiterStandsAboveTheBoards();
    void proceduresHaveTheirPictureToo_data();
    void proceduresHaveTheirPictureToo();
    void cleanupTestCase() { close(); }
};

void TestOlderRules::theEditionOfANewTournamentFollowsItsFirstDay()
{
    trigger(ActionId::newTournament);
    QApplication::processEvents();
    auto& system = find<QComboBox>("newSystem");
    auto& day = find<DateField>("newStart");
    const auto choose = [&system](const char* name) {
        system.setCurrentIndex(system.findText(QLatin1String(name)));
        emit system.activated(system.currentIndex());
    };
    const auto enter = [&day](const QDate& date) {
        day.setDate(date);
        emit day.dateEdited(date);
    };
    choose("Dutch 2026");
    enter(QDate(2026, 11, 20));
    QCOMPARE(system.currentText(), QStringLiteral("Dutch 2026"));
    enter(QDate(2020, 3, 1));
    QCOMPARE(system.currentText(), QStringLiteral("Dutch 2017"));
    enter(QDate(2015, 3, 1));
    QCOMPARE(system.currentText(), QStringLiteral("Dutch 2012"));
    choose("Dubov 1997"); // in force on that day: the system was chosen, not the edition
    enter(QDate(2026, 11, 20));
    QCOMPARE(system.currentText(), QStringLiteral("Dubov 2026"));
    choose("Dutch 2017"); // superseded by then: on purpose
    enter(QDate(2026, 11, 21));
    QCOMPARE(system.currentText(), QStringLiteral("Dutch 2017"));
    trigger(ActionId::newTournament);
    QApplication::processEvents();
    QVERIFY(system.currentText().startsWith(QStringLiteral("Dutch")));
    QVERIFY2(systemInForce("dutch", QDate::currentDate().toString(Qt::ISODate).toStdString())->id.edition ==
                 system.currentText().right(4).toInt(),
             qPrintable(system.currentText()));
}

void TestOlderRules::whatTheRulesLeaveToTheArbiterStandsAboveTheBoards()
{
    constexpr int last = 8;
    const auto& notice = find<QWidget>("arbiterNotice");
    const auto& choices = find<QLabel>("arbiterChoices");
    int asked = 0;
    int plain = 0;
    for (int number = 2; number <= last; ++number) {
        start({System::Dubov, 1997}, Acceleration::none, number);
        window().lead({PageId::rounds, {}, {}, {}});
        const RoundNumber round{number};
        const QStringList sentences = leftToArbiter(projected(), *projected().round(round)->proposal());
        PairingSheetOptions options;
        options.proposal = true;
        QCOMPARE(notice.isVisible(), !sentences.isEmpty());
        int boardsNoted = 0;
        for (int row = 0; row < boards().rowCount(); ++row)
            boardsNoted +=
                boards().index(row, BoardsModel::Notes).data().toString().contains(QStringLiteral("⚖")) ? 1 : 0;
        QCOMPARE(boardsNoted > 0, !sentences.isEmpty());
        if (sentences.isEmpty()) {
            ++plain;
            continue;
        }
        QCOMPARE(choices.text(), sentences.join(QLatin1Char('\n')));
        QVERIFY2(sentences.first().contains(QStringLiteral("arbiter")), qPrintable(sentences.first()));
        QVERIFY2(sentences.first().contains(QStringLiteral("Proposed")), qPrintable(sentences.first()));
        const auto byBoard = pairingsByBoard(projected(), round, options);
        const auto byName = pairingsByName(projected(), round, options);
        for (const QString& sentence : sentences)
            QVERIFY(byBoard->notes.contains(sentence) && byName->notes.contains(sentence));
        if (++asked == 1)
            screenshot(QStringLiteral("3-dubov-1997-arbiter"));
        play(number);
        QApplication::processEvents();
        QVERIFY2(choices.text().contains(QStringLiteral("Decided")), qPrintable(choices.text()));
        QVERIFY(
            pairingsByBoard(projected(), round, {})->notes.join(QLatin1Char(' ')).contains(QStringLiteral("Decided")));
    }
    qInfo("rounds of Dubov 1997 left to the arbiter: %d, not: %d", asked, plain);
    QVERIFY(asked > 0 && plain > 0);
}

void TestOlderRules::proceduresHaveTheirPictureToo_data()
{
    QTest::addColumn<int>("system");
    QTest::addColumn<int>("edition");
    QTest::newRow("Dutch 2012") << static_cast<int>(System::Dutch) << 2012;
    QTest::newRow("Dubov 1997") << static_cast<int>(System::Dubov) << 1997;
}

/// Every board is on the picture of its bracket, once, and every picture shows whole boards of the round.
void TestOlderRules::proceduresHaveTheirPictureToo()
{
    QFETCH(int, system);
    QFETCH(int, edition);
    int pictures = 0;
    int floaters = 0;
    for (int number = 1; number <= 6; ++number) {
        start({static_cast<System>(system), edition}, Acceleration::none, number);
        const RoundVersion& proposal = *projected().round(RoundNumber{number})->proposal();
        for (int board = 1; board <= static_cast<int>(proposal.pairings.boards.size()); ++board) {
            const auto drawing = bracketDrawing(projected(), {RoundNumber{number}, board});
            if (!drawing) { // completed by chapter 9
                QVERIFY(system == static_cast<int>(System::Dubov));
                continue;
            }
            ++pictures;
            int askedLines = 0;
            for (const auto& line : drawing->lines)
                askedLines += drawing->left[line.first].asked && drawing->right[line.second].asked ? 1 : 0;
            QCOMPARE(askedLines, 1);
            QCOMPARE(drawing->left.size(), drawing->lines.size());
            QCOMPARE(drawing->right.size(), drawing->lines.size());
            for (const auto* column : {&drawing->left, &drawing->right})
                for (const BracketDrawing::Node& node : *column)
                    floaters += node.role == BracketDrawing::Role::resident ? 0 : 1;
        }
        if (number == 5) {
            window().lead({PageId::rounds, {}, {}, {}});
            window().findChild<Inspector*>()->showExplanation();
            table().setCurrentIndex(boards().index(2, 0));
            screenshot(QStringLiteral("3-picture-%1-%2").arg(system).arg(edition));
            window().findChild<Inspector*>()->hide();
        }
    }
    QVERIFY(pictures > 50 && floaters > 0);
}

static const pairwright::RegisteredTest<TestOlderRules> registered("test_older_rules");
#include "test_older_rules.moc"
