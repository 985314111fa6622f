#include "tests/gui/correction_hands.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"

#include "app/formats/trf/export.h"
#include "app/pairing/pairing_job.h"

#include <QGroupBox>
#include <QLabel>
#include <QScrollArea>
#include <QTableView>
#include <QToolButton>

using namespace pairwright;

/// What was done against what had been declared or published, where the arbiter sees it, and the ways back.
class TestIntegrityView : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init() { start(); }
    void cleanup() { close(); }

    void nothingIsListedWhileThereIsNothingToTell()
    {
        playTwoRounds();
        trigger(ActionId::pageOverview);
        QVERIFY(!list().isVisible());
    }

    void eachIsListedTheNewestFirst()
    {
        playTwoRounds();
        correctBoardTwo();
        QVERIFY(applied(desk(), SetRatedBy{RatedBy::nobody}));
        trigger(ActionId::setUp);
        QVERIFY(list().isVisible());
        QCOMPARE(texts(), (QStringList{QStringLiteral("Round 2: FIDE mode left, not rated"),
                                       QStringLiteral("Round 1, board 2: result corrected, 1 – 0 → 0 – 1")}));
        screenshotOfList(QStringLiteral("16-integrity-events"));
        // What is undone is not told any more.
        QVERIFY(applied(desk(), SetRoundCount{6}));
        QCOMPARE(texts().size(), qsizetype{3});
        trigger(ActionId::undo);
        QCOMPARE(texts().size(), qsizetype{2});
        language().use(QStringLiteral("de"));
        QTest::qWait(0);
        QCOMPARE(texts().size(), qsizetype{2});
        QVERIFY2(!texts().front().contains(QStringLiteral("left")), qPrintable(texts().front()));
        language().use(QStringLiteral("en"));
    }

    void theWayLeadsBackInPlace()
    {
        playTwoRounds();
        const Tournament before = projected();
        correctBoardTwo();
        QVERIFY(applied(desk(), EnterResult{{two, 1}, GameResult::draw}));
        session().flush();
        goBefore(0);
        QVERIFY(table("historyTable").isVisible());
        QVERIFY2(message().contains(QStringLiteral("result corrected")), qPrintable(message()));
        auto& back = find<QPushButton>("restoreMoment");
        QVERIFY(back.isEnabled());
        screenshot(QStringLiteral("16-integrity-way-back"));
        asker().questions.clear();
        QTest::mouseClick(&back, Qt::LeftButton);
        session().flush();
        QCOMPARE(asker().questions.size(), std::size_t{1});
        QCOMPARE(asker().questions.front().level, WarningLevel::confirm);
        QVERIFY(projected() == before);
        trigger(ActionId::pageOverview);
        QVERIFY(!list().isVisible());
    }

    void behindAPublicationTheWayLeadsToANewFile()
    {
        playTwoRounds();
        const Tournament before = projected();
        correctBoardTwo();
        enterAll(two);
        pairAndPublish();
        goBefore(0);
        QVERIFY(!find<QPushButton>("restoreMoment").isEnabled());
        const QString copy = inFolder(QStringLiteral("before.pairwright"));
        asker().paths.push_back(copy);
        QTest::mouseClick(&find<QPushButton>("copyMoment"), Qt::LeftButton);
        QTRY_COMPARE(offered(), QStringLiteral("Open"));
        pressInMessage();
        const QWidgetList windows = QApplication::topLevelWidgets();
        for (QWidget* each : windows)
            if (auto* other = qobject_cast<MainWindow*>(each); other != nullptr && other != &window()) {
                QVERIFY(other->desk().projected() == before);
                other->close();
                return;
            }
        QCOMPARE(session().path(), copy);
        QVERIFY(projected() == before);
    }

    void aFilteredHistoryShowsTheStepAllTheSame()
    {
        playTwoRounds();
        correctBoardTwo();
        trigger(ActionId::pageHistory);
        session().flush();
        find<QLineEdit>("historySearch").setText(QStringLiteral("nothing of that name"));
        QCOMPARE(table("historyTable").model()->rowCount(), 0);
        goBefore(0);
        QVERIFY(table("historyTable").currentIndex().isValid());
        QVERIFY(find<QPushButton>("restoreMoment").isEnabled());
    }

    void importedRoundsThatTheRulesPairOtherwiseAreAskedAboutAndTold()
    {
        playTwoRounds();
        Tournament other = projected();
        Pairings& pairings = other.rounds.front().versions.front().pairings;
        std::swap(pairings.boards[0].b, pairings.boards[1].b);
        for (const std::size_t board : {0U, 1U}) {
            pairings.boards[board].open();
            pairings.boards[board].game(1).outcome.result = GameResult::draw;
        }
        const QString file = makeFile(QStringLiteral("other.trf"), exportTrf(other, {})->bytes);
        desk().setSession(nullptr);
        asker().questions.clear();
        asker().consents = false;
        QVERIFY(!openTrf(file));
        QCOMPARE(asker().questions.size(), std::size_t{1});
        QCOMPARE(asker().questions.front().level, WarningLevel::confirm);
        QVERIFY(asker().questions.front().text.contains(QStringLiteral("(1")));
        asker().consents = true;
        asker().paths.clear();
        QVERIFY(openTrf(file));
        trigger(ActionId::pageOverview);
        QVERIFY2(
            texts().join(QLatin1Char('\n')).contains(QStringLiteral("Round 1: imported, not as the rules pair it, ")),
            qPrintable(texts().join(QLatin1Char('\n'))));
        QVERIFY(exportTrf(projected(), {})->bytes.contains("### Import @ Round 1: 1-5 6-2 => "));
        QVERIFY(list().findChildren<QToolButton*>().empty()); // there is nothing before it in this file
        // Whoever comes late with the best rating is number 1, and the list goes with the numbers.
        const QString told = texts().join(QLatin1Char('\n'));
        NewPlayer best;
        best.data.name = QStringLiteral("Late, Best");
        best.data.rating = Rating{2900, RatingSource::fide, {}};
        give(AddPlayers{{best}, {}});
        QVERIFY2(texts().join(QLatin1Char('\n')) != told, qPrintable(told));
    }

private:
    void give(const Command& command) const { QVERIFY2(applied(desk(), command), qPrintable(message())); }

    void enterAll(RoundNumber round) const
    {
        const auto boards = projected().round(round)->published()->pairings.boards.size();
        EnterResults all{round, {}};
        for (std::size_t board = 1; board <= boards; ++board)
            all.results.push_back({static_cast<int>(board), GameResult::whiteWins});
        give(all);
        QTRY_VERIFY(!session().isSaving());
    }

    void playTwoRounds() const
    {
        QVERIFY(openFile(makeTournament(8)));
        give(SetInitialColour{{Colour::White, std::nullopt}});
        pairAndPublish();
        enterAll(one);
        pairAndPublish();
        session().flush();
    }

    void correctBoardTwo() const
    {
        give(CorrectResult{{one, 2}, GameResult::blackWins});
        session().flush();
    }

    [[nodiscard]] QGroupBox& list() const { return find<QGroupBox>("integrityEvents"); }
    [[nodiscard]] QTableView& table(const char* name) const { return find<QTableView>(name); }

    [[nodiscard]] QStringList texts() const
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QStringList found;
        for (const QLabel* label : list().findChildren<QLabel*>(QStringLiteral("integrityEvent")))
            found << label->text();
        return found;
    }

    void screenshotOfList(const QString& name) const
    {
        QTest::qWait(1); // the rows are laid out
        for (QWidget* up = &list(); up != nullptr; up = up->parentWidget())
            if (auto* area = qobject_cast<QScrollArea*>(up))
                area->ensureWidgetVisible(&list());
        screenshot(name);
    }

    /// The way to the state before the event of that row.
    void goBefore(int row) const
    {
        trigger(ActionId::pageOverview);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QToolButton* button = list().findChildren<QToolButton*>().at(row);
        for (QWidget* up = button; up != nullptr; up = up->parentWidget())
            if (auto* area = qobject_cast<QScrollArea*>(up))
                area->ensureWidgetVisible(button);
        QTest::mouseClick(button, Qt::LeftButton);
        session().flush(); // which step it was,
        session().flush(); // and what it changed
    }
};

static const pairwright::RegisteredTest<TestIntegrityView> registered("test_integrity_view");
#include "test_integrity_view.moc"
