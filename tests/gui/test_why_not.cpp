#include "app/domain/players/tpn_order.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/explain/bracket_drawing.h"
#include "ui/explain/explanation_sheet.h"
#include "ui/explain/why_not_box.h"
#include "ui/frame/inspector.h"
#include "ui/print/print_sheet.h"
#include "ui/theme/letters.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScopeGuard>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>

using namespace pairwright;

/// The Inspector's Explain tab on the sample tournament. What is expected stands in the rules and is what
/// `pairwright-cli explain sample.trf --why-not` answers.
class TestWhyNot : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void initTestCase();
    void anImportedRoundGivesItsReasons();
    void theCriteriaStandUnderOneSentence();
    void theHeadsOfTheColumnsAreNamesOfOneLine();
    void typedNamesAreAnswered();
    void theSelectedBoardGivesTheFirstName();
    void aPairThatMetIsImpossible();
    void aNameThatFitsSeveralIsAskedAgain();
    void theButtonsLeadToTheirSections();
    void aCancelledQuestionLeavesTheBoxReady();
    void anEquallyGoodPairComesLaterInTheOrder();
    void theNextQuestionIsTypedAtOnce();
    void twoSelectedRowsAreThePair();
    void theBracketIsAPicture();
    void thePageForThePlayerHasTheWordsOfThePanel();
    void aStepDecidesInAProcedure();
    void spentTimeLeavesItOpen();
    void cleanupTestCase();
    void anImportedRoundThatTheRulesDoNotGiveIsJudged();
    void ofALargeBracketThePictureShowsWhatIsNear();

private:
    void type(QLineEdit& field, const QString& letters);
    void ask(const QString& first, const QString& second);
    void pressWhyNot();
    void openNew(int players, SystemEdition system);
    void askPlayers(PlayerKey first, PlayerKey second);
    QString told() { return window().inspector().explanationText(); }
};

void TestWhyNot::initTestCase()
{
    start();
    QVERIFY(openSample());
    activate();
}

void TestWhyNot::cleanupTestCase()
{
    close();
}

/// Types as a person does and takes the first name that is offered.
void TestWhyNot::type(QLineEdit& field, const QString& letters)
{
    // The platform of the tests gives no focus back when a list of names closes.
    activate();
    field.setFocus();
    field.selectAll();
    QTest::keyClicks(&field, letters);
    QTRY_VERIFY(QApplication::activePopupWidget() != nullptr);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
}

void TestWhyNot::ask(const QString& first, const QString& second)
{
    pressWhyNot();
    auto& field = find<QLineEdit>("whyNotFirst");
    QTRY_VERIFY(field.isVisible());
    field.setFocus();
    type(field, first);
    type(find<QLineEdit>("whyNotSecond"), second);
    QTRY_VERIFY(find<QPushButton>("whyNotAsk").isEnabled());
    // Both are seen from their beginning, with nothing over their end.
    for (const char* name : {"whyNotFirst", "whyNotSecond"}) {
        QTRY_COMPARE(find<QLineEdit>(name).cursorPosition(), 0);
        QVERIFY(!find<QLineEdit>(name).isClearButtonEnabled());
    }
}

void TestWhyNot::pressWhyNot()
{
    activate();
    QTest::keyClick(&window(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
}

void TestWhyNot::anImportedRoundGivesItsReasons()
{
    desk().showRound(RoundNumber{4});
    window().lead({PageId::rounds, {}, {}, {}});
    desk().selectBoard(BoardId{RoundNumber{4}, 1});
    trigger(ActionId::explain);
    QTRY_VERIFY2(told().contains(QStringLiteral("reasons were computed now")), qPrintable(told()));
    const QString text = told();
    QVERIFY2(!text.contains(QStringLiteral("no record")) && !text.contains(QStringLiteral("set by hand or imported")),
             qPrintable(text));
    QVERIFY2(text.contains(QStringLiteral("C.04.3:2026 art. 5.2")), qPrintable(text));
    // With the picture of the bracket, as of a round that was paired here.
    QVERIFY2(text.contains(QChar::ObjectReplacementCharacter), qPrintable(text));
    screenshot(QStringLiteral("why-computed-now"));
    // Another board of the round, and back from another round: they are there at once.
    desk().selectBoard(BoardId{RoundNumber{4}, 3});
    QVERIFY2(told().contains(QStringLiteral("reasons were computed now")), qPrintable(told()));
}

void TestWhyNot::theCriteriaStandUnderOneSentence()
{
    desk().selectBoard(BoardId{RoundNumber{4}, 1});
    QTRY_VERIFY2(told().contains(QStringLiteral("Not met in full: players ")), qPrintable(told())); // which is named
    const QString last = QStringLiteral("All other criteria are met perfectly.");
    QVERIFY2(!told().contains(last), qPrintable(told()));
    auto& text = find<QTextBrowser>("explanation");
    const QTextCursor link = text.document()->find(QStringLiteral("Show them"));
    QVERIFY(!link.isNull());
    text.setTextCursor(link);
    text.ensureCursorVisible();
    QTest::mouseClick(text.viewport(), Qt::LeftButton, {}, text.cursorRect(link).center() - QPoint(6, 0));
    QTRY_VERIFY2(told().contains(last), qPrintable(told()));
    // And back by keys: Tab comes to the link, Enter follows it.
    text.setFocus();
    QTest::keyClick(&text, Qt::Key_Tab);
    QTest::keyClick(&text, Qt::Key_Return);
    QTRY_VERIFY2(!told().contains(last), qPrintable(told()));
    // On paper and in what is copied they stand in full.
    QTest::mouseClick(&find<QPushButton>("copyExplanation"), Qt::LeftButton);
    QVERIFY(QApplication::clipboard()->text().contains(last));
}

void TestWhyNot::theHeadsOfTheColumnsAreNamesOfOneLine()
{
    desk().selectBoard(BoardId{RoundNumber{4}, 1});
    trigger(ActionId::explain);
    QTRY_VERIFY2(told().contains(QStringLiteral("FM Lindqvist, O.")), qPrintable(told()));
    QVERIFY(!told().contains(QStringLiteral("Oskar")));
    applyTextSize(16); // in a narrow column without titles
    const auto back = qScopeGuard([] { applyTextSize(0); });
    QTRY_VERIFY2(!told().contains(QStringLiteral("FM Lindqvist, O.")), qPrintable(told()));
    QVERIFY(told().contains(QStringLiteral("Lindqvist, O.")));
}

void TestWhyNot::typedNamesAreAnswered()
{
    trigger(ActionId::pairRound);
    QTRY_VERIFY(projected().rounds.size() == 5);
    QTRY_COMPARE(desk().shownRound(), std::optional(RoundNumber{5}));
    // Letters without their accents find Wolański.
    ask(QStringLiteral("sandvik"), QStringLiteral("wolans"));
    QTRY_VERIFY2(
        told().contains(QStringLiteral("Sandvik and Wolański could meet, but then the players of score 3 would "
                                       "be paired worse than they are.")),
        qPrintable(told()));
    const QString text = told();
    QVERIFY2(text.contains(QStringLiteral("C.04.3:2026 art. 2.4.1 [C6]")), qPrintable(text));
    QVERIFY2(
        text.contains(QStringLiteral("Sandvik (3½) and Brouwerink (3) move down; by the rules it would be nobody.")),
        qPrintable(text));
    // 9-7 becomes 6-7 and so on: five boards, as on the command line.
    QCOMPARE(text.count(QStringLiteral(" → ")), 5);
    QVERIFY2(text.contains(QStringLiteral("Sandvik – Brouwerink → Sandvik – Wolański")), qPrintable(text));
    screenshot(QStringLiteral("why-not-worse"));
}

void TestWhyNot::theSelectedBoardGivesTheFirstName()
{
    desk().selectBoard(BoardId{RoundNumber{5}, 1});
    pressWhyNot();
    QTRY_VERIFY(find<QLineEdit>("whyNotSecond").hasFocus());
    QCOMPARE(find<QLineEdit>("whyNotFirst").text(), QStringLiteral("Delacourt, Étienne"));
}

void TestWhyNot::aPairThatMetIsImpossible()
{
    ask(QStringLiteral("holler"), QStringLiteral("wol"));
    QTRY_VERIFY2(told().contains(QStringLiteral(
                     "Hollerbach, Katrin and Wolański met in round 2, and nobody meets the same opponent twice.")),
                 qPrintable(told()));
    QVERIFY(told().contains(QStringLiteral("C.04.1 art. 2")));
}

void TestWhyNot::aNameThatFitsSeveralIsAskedAgain()
{
    const QString before = told();
    auto& first = find<QLineEdit>("whyNotFirst");
    first.setFocus();
    first.selectAll();
    QTest::keyClicks(&first, QStringLiteral("a"));
    if (QWidget* popup = QApplication::activePopupWidget())
        QTest::keyClick(popup, Qt::Key_Escape);
    QTest::mouseClick(&find<QPushButton>("whyNotAsk"), Qt::LeftButton);
    QVERIFY(find<QLabel>("whyNotRemark").isVisible());
    QVERIFY2(find<QLabel>("whyNotRemark").text().contains(QStringLiteral("does not fit exactly one player")),
             qPrintable(find<QLabel>("whyNotRemark").text()));
    QCOMPARE(told(), before);
}

void TestWhyNot::theButtonsLeadToTheirSections()
{
    // Board 2 is 1-6: Sandvik has 3½ and meets 3.
    desk().selectBoard(BoardId{RoundNumber{5}, 2});
    QTRY_VERIFY(find<QPushButton>("whyFloat").isEnabled());
    QTest::mouseClick(&find<QPushButton>("whyFloat"), Qt::LeftButton);
    QVERIFY2(told().contains(QStringLiteral("Why Sandvik moved down")), qPrintable(told()));
    QTest::mouseClick(&find<QPushButton>("whyColours"), Qt::LeftButton);
    QVERIFY2(told().contains(QStringLiteral("Colours")), qPrintable(told()));
    screenshot(QStringLiteral("why-not-buttons"));
    desk().selectBoard(BoardId{RoundNumber{5}, 1});
    QTRY_VERIFY(!find<QPushButton>("whyFloat").isEnabled());
    const bool bye = projected().rounds.back().versions.back().pairings.bye.has_value();
    QCOMPARE(find<QPushButton>("whyBye").isEnabled(), bye);
}

void TestWhyNot::aCancelledQuestionLeavesTheBoxReady()
{
    desk().selectBoard(BoardId{RoundNumber{5}, 1});
    const QString before = told();
    pressWhyNot();
    type(find<QLineEdit>("whyNotSecond"), QStringLiteral("sandvik"));
    QVERIFY(!find<QPushButton>("whyNotAsk").isEnabled());
    QVERIFY(find<QPushButton>("whyNotCancel").isVisible());
    QTest::mouseClick(&find<QPushButton>("whyNotCancel"), Qt::LeftButton);
    QTRY_VERIFY(find<QPushButton>("whyNotAsk").isEnabled());
    QVERIFY(!find<QPushButton>("whyNotCancel").isVisible());
    QCOMPARE(find<QLabel>("whyNotRemark").text(), QStringLiteral("Cancelled."));
    QCOMPARE(told(), before);
}

void TestWhyNot::anEquallyGoodPairComesLaterInTheOrder()
{
    // 2-17: pairwright-cli says "an earlier order of the lower half exists (C.04.3:2026 art. 4.2)".
    const Tournament& tournament = projected();
    const TpnMap order(tpnOrder(tournament));
    askPlayers(order.keyOf(Tpn{2}), order.keyOf(Tpn{17}));
    QTRY_VERIFY2(told().contains(QStringLiteral("and the round would be as good. Of equally good pairings the rules "
                                                "take the first in a fixed order")),
                 qPrintable(told()));
    QVERIFY2(told().contains(QStringLiteral("C.04.3:2026 art. 4.2")), qPrintable(told()));
    QVERIFY2(told().contains(QStringLiteral("Bracket of score 2")), qPrintable(told()));
}

void TestWhyNot::theNextQuestionIsTypedAtOnce()
{
    ask(QStringLiteral("sandvik"), QStringLiteral("wolans"));
    QTRY_VERIFY(told().contains(QStringLiteral("Sandvik and Wolański could meet")));
    // Two players share this beginning: the one who is taken from the list is meant, and asked about at once.
    type(find<QLineEdit>("whyNotSecond"), QStringLiteral("hollerb"));
    QTRY_VERIFY2(told().contains(QStringLiteral("why not Sandvik – Hollerbach")), qPrintable(told()));
}

void TestWhyNot::twoSelectedRowsAreThePair()
{
    window().lead({PageId::rounds, {}, {}, {}});
    auto& table = find<QTableView>("boardsTable");
    table.setFocus();
    table.selectRow(0);
    QTest::keyClick(&table, Qt::Key_Down, Qt::ShiftModifier);
    const Pairings& pairings = projected().rounds.back().versions.back().pairings;
    pressWhyNot();
    const auto nameOf = [this](PlayerKey key) {
        return projected().player(key)->data.name;
    };
    QTRY_COMPARE(find<QLineEdit>("whyNotFirst").text(), nameOf(pairings.boards[0].a));
    QCOMPARE(find<QLineEdit>("whyNotSecond").text(), nameOf(pairings.boards[1].a));
    QTRY_VERIFY2(told().contains(QStringLiteral("Round 5: why not")), qPrintable(told()));
}

void TestWhyNot::theBracketIsAPicture()
{
    desk().selectBoard(std::nullopt);
    desk().selectBoard(BoardId{RoundNumber{5}, 2});
    // Board 2 is 1-6: Sandvik has 3½ and moves down to those with 3.
    const auto drawing = bracketDrawing(projected(), BoardId{RoundNumber{5}, 2});
    QVERIFY(drawing);
    QCOMPARE(drawing->lines.size(), drawing->left.size());
    QCOMPARE(drawing->left.size(), drawing->right.size());
    const auto asked = std::count_if(drawing->left.begin(), drawing->left.end(),
                                     [](const BracketDrawing::Node& node) { return node.asked; });
    QCOMPARE(asked, 1);
    const BracketDrawing::Node& first = drawing->left.front();
    QVERIFY2(first.text.contains(QStringLiteral("Sandvik")), qPrintable(first.text));
    QCOMPARE(first.role, BracketDrawing::Role::movedDown);
    QVERIFY2(describe(*drawing).contains(QStringLiteral("↓ 1 Sandvik")), qPrintable(describe(*drawing)));
    // The panel shows it: the object replacement character stands for it in the plain text.
    QVERIFY2(told().contains(QChar::ObjectReplacementCharacter), qPrintable(told()));
    screenshot(QStringLiteral("bracket-picture"));
    QVERIFY(!bracketDrawing(projected(), BoardId{RoundNumber{4}, 1})); // imported
}

void TestWhyNot::anImportedRoundThatTheRulesDoNotGiveIsJudged()
{
    // The upper half would meet the lower half.
    const QByteArray file =
        // clang-format off
        "012 Otherwise\n042 2026/09/01\n142 3\n152 W\n192 FIDE_DUTCH_2026\n"
        "001    1      Alpha, A                          2400                             1.0    1     2 w 1\n"
        "001    2      Beta, B                           2399                             0.0    3     1 b 0\n"
        "001    3      Gamma, C                          2398                             1.0    2     4 w 1\n"
        "001    4      Delta, D                          2397                             0.0    4     3 b 0\n";
    // clang-format on
    asker().consents = true;
    QVERIFY(openTrf(makeFile(QStringLiteral("otherwise.trf"), file)));
    desk().showRound(RoundNumber{1});
    desk().selectBoard(BoardId{RoundNumber{1}, 1});
    trigger(ActionId::explain);
    QTRY_VERIFY2(told().contains(QStringLiteral("The whole round, judged by the rules")), qPrintable(told()));
    QTRY_VERIFY2(told().contains(QStringLiteral("Boards by the rules")), qPrintable(told()));
    QVERIFY2(told().contains(QStringLiteral("no record of its pairing exists")), qPrintable(told()));
    QVERIFY2(!told().contains(QStringLiteral("computed now")), qPrintable(told()));
}

void TestWhyNot::ofALargeBracketThePictureShowsWhatIsNear()
{
    QVERIFY(openFile(makeTournament(100)));
    QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
    pairAndPublish();
    for (const int board : {1, 25, 50}) {
        const auto drawing = bracketDrawing(projected(), BoardId{RoundNumber{1}, board});
        QVERIFY(drawing);
        QCOMPARE(drawing->left.size(), std::size_t{24});
        QCOMPARE(drawing->right.size(), std::size_t{24});
        QCOMPARE(drawing->pairsAside, 26);
        const auto asked = [](const BracketDrawing::Node& node) {
            return node.asked;
        };
        QCOMPARE(std::count_if(drawing->left.begin(), drawing->left.end(), asked), 1);
        QCOMPARE(std::count_if(drawing->right.begin(), drawing->right.end(), asked), 1);
        QVERIFY2(describe(*drawing).contains(QStringLiteral("26 more pairs")), qPrintable(describe(*drawing)));
    }
    desk().selectBoard(BoardId{RoundNumber{1}, 25});
    screenshot(QStringLiteral("bracket-picture-large"));
    // Nobody of the tournament before is left in the question.
    QVERIFY2(find<QLineEdit>("whyNotFirst").text().isEmpty(), qPrintable(find<QLineEdit>("whyNotFirst").text()));
}

void TestWhyNot::thePageForThePlayerHasTheWordsOfThePanel()
{
    const BoardId id{RoundNumber{5}, 2};
    const RoundVersion& version = *projected().round(id.round)->proposal();
    const Explanation explained = explainBoard(projected(), id);
    const ReportDocument document =
        explanationSheet(projected(), id.round, version, explained, QDateTime(QDate(2026, 10, 5), QTime(12, 0)));
    QCOMPARE(document.introduction, QStringList{explained.sentence});
    QCOMPARE(document.sections.size(), explained.sections.size());
    const Sheet sheet(document, explanationPaper(document));
    QCOMPARE(sheet.pageCount(), 1);
    QVERIFY(sheet.pageSize().width() < sheet.pageSize().height());
    const QDir folder(QStringLiteral(PAIRWRIGHT_SCREENSHOTS));
    QVERIFY(savePdf(sheet, folder.filePath(QStringLiteral("page-for-player.pdf"))));
    QTest::mouseClick(&find<QPushButton>("copyExplanation"), Qt::LeftButton);
    const QString copied = QApplication::clipboard()->text();
    QVERIFY2(copied.contains(explained.sentence), qPrintable(copied));
    QVERIFY2(copied.contains(explained.sections.front().title), qPrintable(copied));
}

void TestWhyNot::aStepDecidesInAProcedure()
{
    openNew(6, {System::Lim, 1999});
    const Tournament& tournament = projected();
    const Pairings& pairings = tournament.rounds.back().versions.back().pairings;
    askPlayers(pairings.boards[0].a, pairings.boards[1].a);
    QTRY_VERIFY2(told().contains(QStringLiteral("The rules find the opponents one after the other")),
                 qPrintable(told()));
    QVERIFY2(told().contains(QStringLiteral("What decides")), qPrintable(told()));
}

void TestWhyNot::spentTimeLeavesItOpen()
{
    constexpr int many = 400;
    openNew(many, {System::Dutch, 2026});
    window().findChild<WhyNotBox*>()->setTimeLimit(std::chrono::milliseconds::zero());
    askPlayers(PlayerKey{1}, PlayerKey{many});
    QTRY_VERIFY2_WITH_TIMEOUT(told().contains(QStringLiteral("The search took too long")), qPrintable(told()), 20000);
}

/// Another tournament in the window, with the proposal for round 1.
void TestWhyNot::openNew(int players, SystemEdition system)
{
    NewTournament start;
    start.event.name = QStringLiteral("Test open");
    start.system = system;
    auto created = TournamentSession::create(inFolder(QStringLiteral("new-%1.pairwright").arg(players)), start);
    QVERIFY(created.hasValue());
    AddPlayers add;
    for (int i = 1; i <= players; ++i) {
        NewPlayer player;
        player.data.name = QStringLiteral("Player %1").arg(i, 3, 10, QLatin1Char('0'));
        player.data.rating = Rating{2500 - i, RatingSource::fide, {}};
        add.players.push_back(player);
    }
    QVERIFY((*created)->apply(SetInitialColour{{Colour::White, std::nullopt}}));
    QVERIFY((*created)->apply(add));
    (*created)->flush();
    desk().setSession(std::move(created).value());
    trigger(ActionId::pairRound);
    QTRY_VERIFY_WITH_TIMEOUT(projected().rounds.size() == 1 && !session().isSaving(), 20000);
    window().lead({PageId::rounds, {}, {}, {}});
}

void TestWhyNot::askPlayers(PlayerKey first, PlayerKey second)
{
    window().inspector().askWhyNot({first, second});
}

static const pairwright::RegisteredTest<TestWhyNot> registered("test_why_not");
#include "test_why_not.moc"
