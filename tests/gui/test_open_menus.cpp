#include "tests/gui/made_events.h"
#include "tests/gui/two_windows.h"
#include "tests/support/registered_test.h"

#include "app/formats/slips/slip_code.h"
#include "app/storage/place.h"
#include "ui/pages/rounds/cross_table/cross_table.h"
#include "ui/pages/rounds/entry/keypad_bar.h"
#include "ui/pages/rounds/rounds_page.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>

#include <algorithm>

using namespace pairwright;

/// What was opened, pressed or scanned once over what stood there replaces nothing that another desk has put there
/// since.
class TestOpenMenus : public QObject, public TwoWindows {
    Q_OBJECT
private slots:
    void cleanup()
    {
        end();
        isOpen_ = false;
    }

    void theMenuOfPresenceReplacesNothingUnasked()
    {
        begin(test::eventOf(8));
        ada_.activate();
        ada_.trigger(ActionId::presence);
        auto& table = ada_.find<QTableView>("presenceTable");
        table.setCurrentIndex(table.model()->index(0, 0));
        const PlayerKey player = ada_.projected().players.front().key;
        for (const bool replaces : {false, true}) {
            emit table.customContextMenuRequested(table.visualRect(table.currentIndex()).center());
            auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
            QVERIFY(menu != nullptr);
            const AbsenceKind other = replaces ? AbsenceKind::halfPoint : AbsenceKind::zeroPoint;
            QVERIFY(applied(ben_.desk(), SetAbsence{one, {player}, other}));
            QTRY_VERIFY_WITH_TIMEOUT(absence(ada_, player) == other, longEnough);
            ada_.asker().consents = replaces;
            ada_.asker().questions.clear();
            const QString wanted = describePresence(Presence::present) + QStringLiteral("\t1");
            const auto actions = menu->actions();
            const auto present =
                std::find_if(actions.begin(), actions.end(), [&](const QAction* one) { return one->text() == wanted; });
            QVERIFY(present != actions.end());
            QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(*present).center());
            QTRY_COMPARE(ada_.asker().questions.size(), std::size_t{1});
            const Question& question = ada_.asker().questions.front();
            QVERIFY2(question.text.contains(QStringLiteral("Ben (arbiter) at ")), qPrintable(question.text));
            waitForBen();
            QVERIFY(absence(ben_, player) == (replaces ? std::nullopt : std::optional(other)));
        }
    }

    void backspaceClearsWhatAnotherEnteredAtTheSecondTime()
    {
        benReplacesAResultOfAda();
        auto& bar = ada_.find<KeypadBar>("keypadBar");
        ada_.press(Qt::Key_Backspace);
        for (const QString& part : {QStringLiteral("Board 1"), QStringLiteral("Ben (arbiter), at "),
                                    formatResult(GameResult::draw), QStringLiteral("Press the same key again")})
            QVERIFY2(bar.answer().contains(part), qPrintable(bar.answer()));
        QTRY_VERIFY(!ada_.session().isSaving());
        QCOMPARE(resultAt(ada_, 1), std::optional(GameResult::draw));
        // What was asked about is what was there.
        benEnters(1, GameResult::blackWins);
        ada_.press(Qt::Key_Backspace);
        QCOMPARE(resultAt(ada_, 1), std::optional(GameResult::blackWins));
    }

    void aResultOfAnotherThatWasAskedAboutIsCleared()
    {
        benReplacesAResultOfAda();
        ada_.press(Qt::Key_Backspace);
        ada_.press(Qt::Key_Backspace);
        QTRY_VERIFY_WITH_TIMEOUT(!resultAt(ada_, 1), longEnough);
    }

    void aSlipThatIsScannedAgainReplacesWhatWasAskedAboutAlone()
    {
        published();
        ada_.press(Qt::Key_F8);
        auto& bar = ada_.find<KeypadBar>("keypadBar");
        SlipCode code;
        code.round = one;
        code.version = ada_.projected().round(one)->published()->version;
        code.board = 2;
        code.result = GameResult::blackWins;
        code.stamp = slipStamp(*ada_.projected().round(one)->published());
        const auto scan = [&] {
            ada_.type(*slipDigits(code));
            ada_.press(Qt::Key_Return);
        };
        benEnters(2, GameResult::whiteWins);
        scan();
        for (const QString& part : {QStringLiteral("Board 2"), QStringLiteral("Ben (arbiter), at "),
                                    QStringLiteral("Scan the same code again")})
            QVERIFY2(bar.answer().contains(part), qPrintable(bar.answer()));
        benEnters(2, GameResult::draw);
        scan();
        QVERIFY2(bar.answer().contains(formatResult(GameResult::draw)), qPrintable(bar.answer()));
        QTRY_VERIFY(!ada_.session().isSaving());
        QCOMPARE(resultAt(ada_, 2), std::optional(GameResult::draw));
        scan();
        QTRY_COMPARE_WITH_TIMEOUT(resultAt(ada_, 2), std::optional(GameResult::blackWins), longEnough);
    }

    void aCorrectionThatIsDoneSaysWhereItDoesNotHoldAnyMore()
    {
        published();
        for (const int board : {1, 2, 3, 4})
            QVERIFY(applied(ada_.desk(), EnterResult{{one, board}, GameResult::whiteWins}));
        ada_.pairAndPublish();
        ada_.desk().leadTo({PageId::rounds, {}, {}, BoardId{one, 1}});
        ada_.press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
        auto& window = ada_.find<QDialog>("correctionWindow");
        auto* result = window.findChild<QComboBox*>(QStringLiteral("correctionResult"));
        auto* go = window.findChild<QPushButton*>(QStringLiteral("correctionGo"));
        auto* print = window.findChild<QPushButton*>(QStringLiteral("correctionPrint"));
        auto* text = window.findChild<QTextBrowser*>();
        result->setCurrentIndex(result->findData(static_cast<int>(GameResult::draw)));
        QTRY_VERIFY_WITH_TIMEOUT(go->isEnabled(), longEnough);
        QTest::mouseClick(go, Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(!print->isHidden(), longEnough);
        QVERIFY(text->toPlainText().contains(QStringLiteral("It is done")));
        waitForBen();
        QVERIFY(applied(ben_.desk(), CorrectResult{{one, 1}, GameResult::blackWins}));
        QTRY_VERIFY_WITH_TIMEOUT(print->isHidden(), longEnough);
        QVERIFY(!text->toPlainText().contains(QStringLiteral("It is done")));
        const auto labels = window.findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->isVisible() &&
                   label->text().startsWith(QStringLiteral("Ben (arbiter) has changed this again"));
        }));
        ada_.screenshot(QStringLiteral("correction-overtaken"), &window);
    }

    void theMenuOfPrizesTakesNothingBackUnasked()
    {
        published();
        Prize prize;
        prize.set = QStringLiteral("Main");
        prize.amount = 10'000;
        QVERIFY(applied(ada_.desk(), SetPrizes{{adding(prize)}, {}}));
        waitForBen();
        const auto announced = [](const OneOfTwo& desk) {
            return desk.session().saved().settings.announced;
        };
        AnnouncedPrizes first;
        first.at = QDateTime::currentDateTimeUtc().addSecs(-60);
        first.afterRound = 1;
        QVERIFY(applied(ada_.desk(), AnnouncePrizes{first, std::nullopt}));
        waitForBen();
        ada_.activate();
        ada_.trigger(ActionId::pagePrizes);
        auto* menu = ada_.find<QToolButton>("takePrizes").menu();
        menu->popup(ada_.window().mapToGlobal(QPoint(200, 200)));
        AnnouncedPrizes other = first;
        other.at = QDateTime::currentDateTimeUtc();
        QVERIFY(applied(ben_.desk(), AnnouncePrizes{other, first}));
        QTRY_VERIFY_WITH_TIMEOUT(announced(ada_) == other, longEnough);
        ada_.asker().consents = false;
        ada_.asker().questions.clear();
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(menu->actions().back()).center());
        QTRY_COMPARE(ada_.asker().questions.size(), std::size_t{1});
        QCOMPARE(ada_.asker().questions.front().action, QStringLiteral("Replace"));
        waitForBen();
        QVERIFY(announced(ben_) == other);
    }

    void theCrossTableReplacesNothingUnasked()
    {
        allPlayAll();
        ada_.press(Qt::Key_F8);
        CrossTable& table = ada_.window().rounds().crossTable();
        QTRY_VERIFY(table.isVisible());
        CrossTableGrid& grid = table.grid();
        QTest::mouseClick(grid.viewport(), Qt::LeftButton, {},
                          grid.visualRect(grid.table().indexAt({0, 1, 0})).center());
        const BoardId game = *grid.game();
        QVERIFY(applied(ben_.desk(), EnterResult{game, GameResult::draw}));
        QTRY_VERIFY_WITH_TIMEOUT(resultAt(ada_, game.board, game.round).has_value(), longEnough);
        ada_.asker().consents = false;
        ada_.asker().questions.clear();
        ada_.press(Qt::Key_1);
        QCOMPARE(ada_.asker().questions.size(), std::size_t{1});
        QVERIFY(ada_.asker().questions.front().text.contains(QStringLiteral("Ben (arbiter) at ")));
        QCOMPARE(resultAt(ada_, game.board, game.round), std::optional(GameResult::draw));
    }

    void aDayForAPostponedGameReplacesNothingUnasked()
    {
        allPlayAll();
        ada_.desk().leadTo({PageId::rounds, {}, {}, BoardId{one, 1}});
        ada_.trigger(ActionId::postponeGame);
        auto& window = ada_.find<QDialog>("postponeWindow");
        const auto postponed = [](const OneOfTwo& desk) {
            return desk.session().saved().game({one, 1})->outcome.postponed;
        };
        const Postponement other{QDate(2026, 12, 5)};
        QVERIFY(applied(ben_.desk(), PostponeGame{{one, 1}, other}));
        QTRY_VERIFY_WITH_TIMEOUT(postponed(ada_) == other, longEnough);
        ada_.asker().consents = false;
        ada_.asker().questions.clear();
        QTest::keyClicks(window.findChild<QLineEdit*>(QStringLiteral("postponedTo")), QStringLiteral("2026-12-08"));
        QTest::mouseClick(window.findChild<QPushButton*>(QStringLiteral("postpone")), Qt::LeftButton);
        QTRY_COMPARE(ada_.asker().questions.size(), std::size_t{1});
        QVERIFY(ada_.asker().questions.front().text.contains(QStringLiteral("Ben (arbiter) at ")));
        waitForBen();
        QVERIFY(postponed(ben_) == other);
    }

    void theResultOfAWholeMatchReplacesNothingUnasked()
    {
        const QTemporaryDir folder;
        const QString file = makeLeague(folder.filePath(QStringLiteral("league.pairwright")));
        const ServerAddress address = test::newEvent();
        QVERIFY(copyToServer(file, address));
        open(address);
        published();
        QVERIFY(applied(ada_.desk(), SeatAsUsual{one}));
        waitForBen();
        ada_.desk().leadTo({PageId::rounds, {}, {}, BoardId{one, 1}});
        const BoardId game{one, 1, 2};
        ada_.asker().person = std::make_unique<SlowPerson>([&](const Question& question) -> std::optional<Consent> {
            if (question.choices.empty())
                return std::nullopt;
            applied(ben_.desk(), EnterResult{game, GameResult::whiteWins});
            (void)QTest::qWaitFor([&] { return resultAt(ada_, 1, one, 2).has_value(); }, longEnough);
            return Consent{{}, {3}}; // all games are drawn
        });
        ada_.asker().questions.clear();
        ada_.trigger(ActionId::matchResult);
        QCOMPARE(ada_.asker().questions.size(), std::size_t{2});
        QVERIFY2(ada_.asker().questions.back().text.contains(QStringLiteral("Ben (arbiter) at ")),
                 qPrintable(ada_.asker().questions.back().text));
        waitForBen();
        QCOMPARE(resultAt(ben_, 1, one, 2), std::optional(GameResult::whiteWins));
    }

private:
    /// Ada has entered the first result of the round, and Ben another one after her.
    void benReplacesAResultOfAda()
    {
        published();
        ada_.press(Qt::Key_F8);
        ada_.press(Qt::Key_1);
        QTRY_VERIFY_WITH_TIMEOUT(resultAt(ada_, 1).has_value() && !ada_.session().isSaving(), longEnough);
        waitForBen();
        benEnters(1, GameResult::draw);
    }

    void open(const ServerAddress& address)
    {
        start(address);
        isOpen_ = true;
    }
    void begin(const ServerAddress& address)
    {
        open(address);
        QVERIFY(applied(ada_.desk(), SetInitialColour{{Colour::White, std::nullopt}}));
        waitForBen();
    }
    /// Round 1 of eight players, or of the event that is open, and its page.
    void published()
    {
        if (!isOpen_)
            open(test::eventOf(8));
        ada_.activate();
        ada_.pairAndPublish();
        waitForBen();
        ada_.trigger(ActionId::pageRounds);
        ada_.desk().showRound(one);
    }
    void allPlayAll()
    {
        open(test::eventOf(6));
        QVERIFY(applied(ada_.desk(), SetSystem{{System::RoundRobin, 2026}}));
        QVERIFY(applied(ada_.desk(), DrawNumbers{{NumberDraw::By::rating, {}}}));
        ada_.activate();
        ada_.trigger(ActionId::pageRounds);
        ada_.press(Qt::Key_F6);
        QTRY_VERIFY_WITH_TIMEOUT(!ada_.projected().rounds.empty() && !ada_.session().isSaving(), longEnough);
        ada_.press(Qt::Key_F7, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(ada_.projected().hasBegun() && !ada_.session().isSaving(), longEnough);
        waitForBen();
    }
    static std::optional<AbsenceKind> absence(const OneOfTwo& desk, PlayerKey key)
    {
        const auto& absences = desk.session().saved().player(key)->absences;
        const auto found = absences.find(one);
        return found != absences.end() ? std::optional(found->second) : std::nullopt;
    }

    bool isOpen_ = false;
};

static const RegisteredTest<TestOpenMenus> registered("test_open_menus");
#include "test_open_menus.moc"
