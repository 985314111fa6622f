#include "app/pairing/pairing_job.h"
#include "tests/gui/gui_desk.h"
#include "tests/gui/scripted_asker.h"
#include "ui/dialogs/backups_window.h"
#include "ui/frame/backups.h"
#include "ui/frame/main_window.h"
#include "ui/pages/history/history_model.h"
#include "ui/pages/history/history_page.h"
#include "ui/pages/history/moment_view.h"
#include "ui/settings/language.h"
#include "ui/settings/settings_window.h"
#include "ui/text/change_text.h"
#include "ui/theme/appearance.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace pairwright;

/// History page, checkpoints, backups and the opening of damaged files, in the window.
class TestHistory : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        folder_ = std::make_unique<QTemporaryDir>();
        settings_ = std::make_unique<UserSettings>(inFolder(QStringLiteral("settings.ini")));
        language_.use(QStringLiteral("en"));
        auto asker = std::make_unique<ScriptedAsker>();
        asker_ = asker.get();
        window_ = std::make_unique<MainWindow>(*settings_, language_, std::move(asker));
        window_->resize(1366, 768);
        window_->show();
        NewTournament start;
        start.event.name = QStringLiteral("Test open");
        start.plannedRounds = 5;
        auto created = TournamentSession::create(inFolder(QStringLiteral("test.pairwright")), start);
        QVERIFY(created.hasValue());
        created.value().reset();
        QVERIFY(window_->openFile(inFolder(QStringLiteral("test.pairwright"))));
        QVERIFY(desk().apply(SetInitialColour{{Colour::White, std::nullopt}}));
        QVERIFY(desk().apply(AddPlayers{GuiDesk::newPlayers(8), {}}));
        desk().session()->flush();
    }

    void cleanup() { window_.reset(); }

    void theNewestStepStandsFirstAndSaysWhatItChanged()
    {
        const Player& player = desk().projected().players.front();
        PlayerData data = player.data;
        data.name = QStringLiteral("Renamed, Person");
        QVERIFY(desk().apply(editOf(player, data)));
        desk().session()->flush();
        showHistory();
        QCOMPARE(table()->model()->rowCount(), 4);
        QCOMPARE(cell(0, HistoryModel::What), QStringLiteral("Change Renamed, Person"));
        QCOMPARE(cell(3, HistoryModel::What), QStringLiteral("New tournament"));
        auto* changes = page()->findChild<QTableWidget*>(QStringLiteral("stepChanges"));
        QCOMPARE(changes->rowCount(), 1);
        QCOMPARE(changes->item(0, 1)->text(), QStringLiteral("Player 01"));
        QCOMPARE(changes->item(0, 2)->text(), QStringLiteral("Renamed, Person"));
    }

    void whatAStepChangedIsToldInWords()
    {
        const auto lines = [this](const Command& command) {
            if (!desk().apply(command))
                return std::vector<ChangeLine>{};
            desk().session()->flush();
            return linesFor(*desk().session()->changesOf(desk().session()->lastStep()), desk().projected());
        };
        const PlayerKey first = desk().projected().players[0].key;
        const PlayerKey second = desk().projected().players[1].key;
        QCOMPARE(lines(SetRoundCount{6}), (std::vector<ChangeLine>{{QStringLiteral("Number of rounds"),
                                                                    QStringLiteral("5"), QStringLiteral("6")}}));
        QCOMPARE(lines(SetForbidden{{{{first, second}, RoundNumber{1}, std::nullopt}}}),
                 (std::vector<ChangeLine>{
                     {QStringLiteral("Must not meet"), QString(), QStringLiteral("Player 01, Player 02")}}));
        QCOMPARE(lines(WithdrawPlayer{second, RoundNumber{1}}),
                 (std::vector<ChangeLine>{
                     {QStringLiteral("Withdrawal\nPlayer 02"), QString(), QStringLiteral("withdrawn from round 1")}}));
        QCOMPARE(lines(ReturnPlayer{second, RoundNumber{1}}).size(), std::size_t{1});
        const std::vector<ChangeLine> removal = lines(RemovePlayers{{second}});
        const ChangeLine unforbidden{QStringLiteral("Must not meet"), QStringLiteral("Player 01, Player 02"),
                                     QString()};
        QVERIFY(std::find(removal.begin(), removal.end(), unforbidden) != removal.end());
        propose();
        QVERIFY(desk().apply(PublishRound{RoundNumber{1}}));
        const std::vector<ChangeLine> result = lines(EnterResult{{RoundNumber{1}, 1}, GameResult::draw});
        QCOMPARE(result.size(), std::size_t{1});
        QVERIFY2(result.front().what.startsWith(QStringLiteral("Round 1, board 1\n")), qPrintable(result.front().what));
        QCOMPARE(result.front().before, QStringLiteral("open"));
        QCOMPARE(result.front().after, QStringLiteral("½ – ½"));
    }

    void aStepThatIsDoneWhileThePageIsShownAppearsAtOnce()
    {
        showHistory();
        const int before = table()->model()->rowCount();
        QVERIFY(desk().apply(SetRoundCount{6}));
        desk().session()->flush();
        QCOMPARE(table()->model()->rowCount(), before + 1);
        desk().undo();
        desk().session()->flush();
        QCOMPARE(cell(0, HistoryModel::What), QStringLiteral("Undone: number of rounds"));
        QVERIFY(table()->model()->index(1, 0).data(Qt::FontRole).value<QFont>().strikeOut());
        desk().redo();
        desk().session()->flush();
        QVERIFY(!table()->model()->index(2, 0).data(Qt::FontRole).value<QFont>().strikeOut());
    }

    void searchKindAndRoundNarrowTheTable()
    {
        playRound();
        showHistory();
        const int all = table()->model()->rowCount();
        combo("historySubjects")->setCurrentIndex(3); // results
        QCOMPARE(table()->model()->rowCount(), 4);
        combo("historySubjects")->setCurrentIndex(2); // rounds
        QCOMPARE(table()->model()->rowCount(), 2);
        combo("historySubjects")->setCurrentIndex(0);
        combo("historyRounds")->setCurrentIndex(1);
        QCOMPARE(table()->model()->rowCount(), 6);
        combo("historyRounds")->setCurrentIndex(2);
        QCOMPARE(table()->model()->rowCount(), 0);
        combo("historyRounds")->setCurrentIndex(0);
        page()->findChild<QLineEdit*>(QStringLiteral("historySearch"))->setText(QStringLiteral("publish"));
        QCOMPARE(table()->model()->rowCount(), 1);
        page()->findChild<QLineEdit*>(QStringLiteral("historySearch"))->clear();
        QCOMPARE(table()->model()->rowCount(), all);
    }

    void aCheckpointHasTheNameThatWasGivenToIt()
    {
        asker_->text = QStringLiteral("before lunch");
        desk().actions().get(ActionId::save)->trigger();
        desk().session()->flush();
        showHistory();
        QCOMPARE(cell(0, HistoryModel::What), QStringLiteral("Checkpoint “before lunch”"));
        QVERIFY(table()->model()->index(0, HistoryModel::What).data(Qt::FontRole).value<QFont>().bold());
        QCOMPARE(desk().session()->checkpoints()->size(), std::size_t{1});
    }

    void aMomentIsShownAsItWasAndLeftByOneKey()
    {
        playRound();
        showHistory();
        select(QStringLiteral("Board 4:"));
        button("lookAtMoment")->click();
        auto* view = page()->findChild<MomentView*>();
        QVERIFY(view->isVisible());
        QVERIFY2(view->bannerText().startsWith(QStringLiteral("As it was on ")), qPrintable(view->bannerText()));
        QVERIFY(view->document() != nullptr);
        shoot(QStringLiteral("history-moment"));
        QTest::keyClick(view, Qt::Key_Escape);
        QVERIFY(!view->isVisible());
        // The first step knows no players: a sheet of that moment is empty, or says so; the present is untouched.
        select(QStringLiteral("New tournament"));
        button("lookAtMoment")->click();
        QVERIFY(view->isVisible());
        QCOMPARE(desk().projected().players.size(), std::size_t{8});
        button("backToPresent")->click();
        QVERIFY(table()->isVisible());
    }

    void goingBackStatesWhatIsTakenBackAndIsOneStep()
    {
        QVERIFY(desk().apply(SetRoundCount{6}));
        QVERIFY(desk().apply(SetRoundCount{7}));
        desk().session()->flush();
        showHistory();
        select(QStringLiteral("Add"));
        QVERIFY(button("restoreMoment")->isEnabled());
        asker_->consents = false;
        button("restoreMoment")->click();
        QCOMPARE(desk().projected().settings.plannedRounds, 7);
        QCOMPARE(asker_->questions.back().level, WarningLevel::confirm);
        QCOMPARE(asker_->questions.back().text.count(QStringLiteral("Number of rounds")), 2);
        asker_->consents = true;
        button("restoreMoment")->click();
        desk().session()->flush();
        QCOMPARE(desk().projected().settings.plannedRounds, 5);
        desk().undo();
        desk().session()->flush();
        QCOMPARE(desk().projected().settings.plannedRounds, 7);
    }

    void behindAPublicationThereIsOnlyACopy()
    {
        playRound();
        showHistory();
        select(QStringLiteral("Add"));
        QVERIFY(!button("restoreMoment")->isEnabled());
        QVERIFY(page()->findChild<QLabel*>(QStringLiteral("stepNote"))->isVisible());
        const QString copy = inFolder(QStringLiteral("copy.pairwright"));
        asker_->paths.push_back(copy);
        button("copyMoment")->click();
        QTRY_VERIFY(desk().messages().text().contains(QStringLiteral("copy.pairwright")));
        const auto opened = TournamentSession::open(copy);
        QVERIFY(opened.hasValue());
        QVERIFY(opened.value()->saved().rounds.empty());
        QCOMPARE(opened.value()->saved().players.size(), std::size_t{8});
        QCOMPARE(desk().projected().publishedRounds(), 1);
    }

    void undoingAPublicationOffersToWithdrawIt()
    {
        propose();
        QVERIFY(desk().apply(PublishRound{RoundNumber{1}}));
        desk().session()->flush();
        desk().actions().get(ActionId::undo)->trigger();
        QCOMPARE(desk().projected().publishedRounds(), 1);
        QVERIFY(desk().messages().text().contains(QStringLiteral("Publishing round 1")));
        auto* offer = desk().messages().findChild<QPushButton*>();
        QVERIFY(offer->isVisible());
        offer->click();
        desk().session()->flush();
        QCOMPARE(asker_->questions.back().level, WarningLevel::confirm);
        QCOMPARE(desk().projected().publishedRounds(), 0);
    }

    void aLongHistoryIsThereWithoutAFreeze()
    {
        constexpr int steps = 2200;
        for (int i = 0; i < steps; ++i)
            QVERIFY(desk().apply(SetRoundCount{5 + (i + 1) % 3}));
        desk().session()->flush();
        const int all = static_cast<int>(desk().session()->lastStep());
        QVERIFY(all > steps);
        QElapsedTimer timer;
        timer.start();
        showHistory();
        const qint64 first = timer.elapsed();
        QVERIFY2(table()->model()->rowCount() < all, "the page waited for the whole journal");
        QTRY_COMPARE_WITH_TIMEOUT(table()->model()->rowCount(), all, 20000);
        qInfo("first rows after %lld ms, all %d after %lld ms", first, all, timer.elapsed());
        QCOMPARE(cell(all - 1, HistoryModel::What), QStringLiteral("New tournament"));
        QCOMPARE(cell(0, HistoryModel::Step).toInt(), all);
        table()->selectRow(all - 1);
        timer.restart();
        button("lookAtMoment")->click();
        qInfo("the first step of %d is shown after %lld ms", all, timer.elapsed());
        QVERIFY(page()->findChild<MomentView*>()->isVisible());
    }

    void aBackupFollowsEachPublicationAndIsRestoredIntoANewFile()
    {
        const QString place = inFolder(QStringLiteral("stick"));
        QVERIFY(QDir().mkpath(place));
        SettingsWindow wishes(*settings_);
        auto* field = wishes.findChild<QLineEdit*>(QStringLiteral("backupFolder"));
        field->setText(place);
        emit field->editingFinished();
        QCOMPARE(settings_->backupPlan(), (BackupPlan{place, 10}));
        propose();
        QVERIFY(desk().apply(PublishRound{RoundNumber{1}}));
        desk().session()->flush();
        QTRY_COMPARE(backupsIn(place).size(), std::size_t{1});
        desk().actions().get(ActionId::backups)->trigger();
        auto* window = window_->findChild<BackupsWindow*>();
        QVERIFY(window != nullptr);
        auto* list = window->findChild<QTableWidget*>(QStringLiteral("backupsTable"));
        QTRY_COMPARE(list->rowCount(), 1);
        QCOMPARE(list->item(0, 2)->text(), QStringLiteral("round 1 published"));
        shoot(QStringLiteral("backups"), window);
        const QString restored = inFolder(QStringLiteral("restored.pairwright"));
        asker_->paths.push_back(restored);
        window->findChild<QPushButton*>(QStringLiteral("restoreBackup"))->click();
        QTRY_COMPARE(desk().session()->path(), restored);
        QCOMPARE(desk().projected().publishedRounds(), 1);
    }

    void aBackupThatFailsIsToldAndStaysInTheStatusStrip()
    {
        settings_->setBackups(inFolder(QStringLiteral("no such stick")), 3);
        propose();
        QVERIFY(desk().apply(PublishRound{RoundNumber{1}}));
        desk().session()->flush();
        auto* sign = window_->findChild<QToolButton*>(QStringLiteral("backupTrouble"));
        QTRY_VERIFY(sign->isVisible());
        QVERIFY(desk().messages().text().contains(QStringLiteral("no such stick")));
        QCOMPARE(desk().projected().publishedRounds(), 1);
        settings_->setBackups(inFolder(QStringLiteral(".")), 3);
        QVERIFY(!sign->isVisible());
    }

    void aDamagedFileOffersWhatIsLeftOfIt()
    {
        playRound();
        const QString source = inFolder(QStringLiteral("test.pairwright"));
        const QString broken = inFolder(QStringLiteral("broken.pairwright"));
        desk().session()->flush();
        desk().setSession(nullptr);
        QVERIFY(QFile::copy(source, broken));
        QFile file(broken);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.resize(file.size() / 2));
        file.close();
        QVERIFY(!window_->openFile(broken));
        auto* offer = desk().messages().findChild<QPushButton*>();
        QVERIFY(offer->isVisible());
        const QString saved = inFolder(QStringLiteral("saved.pairwright"));
        asker_->paths.push_back(saved);
        offer->click();
        QTRY_VERIFY(desk().session() != nullptr);
        QCOMPARE(desk().session()->path(), saved);
        auto* report = window_->findChild<QMessageBox*>(QStringLiteral("recoveryReport"));
        QVERIFY(report != nullptr && report->isVisible() && !report->isModal());
        QVERIFY2(report->text().startsWith(QStringLiteral("8 players")), qPrintable(report->text()));
        shoot(QStringLiteral("recovery-report"), report);
        showHistory();
        QVERIFY(cell(0, HistoryModel::What).startsWith(QStringLiteral("Recovery")));
    }

    void aFileOfAnOlderProgramSaysWhereItsCopyLies()
    {
        const QString old = inFolder(QStringLiteral("old.pairwright"));
        QVERIFY(
            QFile::copy(QStringLiteral(PAIRWRIGHT_SOURCE_DIR "/tests/fixtures/revisions/revision-1.pairwright"), old));
        QFile::setPermissions(old, QFile::ReadOwner | QFile::WriteOwner);
        desk().setSession(nullptr);
        QVERIFY(window_->openFile(old));
        QVERIFY2(desk().messages().text().contains(QStringLiteral("old version")) ||
                     desk().messages().text().contains(QStringLiteral("older version")),
                 qPrintable(desk().messages().text()));
        QVERIFY(desk().messages().text().contains(QFileInfo(desk().session()->upgrade()->copy).fileName()));
    }

    void aFileOfANewerProgramIsRefusedAndLeftAlone()
    {
        const QString newer = inFolder(QStringLiteral("newer.pairwright"));
        desk().setSession(nullptr);
        QVERIFY(QFile::copy(inFolder(QStringLiteral("test.pairwright")), newer));
        constexpr qint64 placeOfUserVersion = 60; // in the header of every SQLite file
        QFile file(newer);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.seek(placeOfUserVersion));
        QCOMPARE(file.write(QByteArray::fromHex("00000063")), 4);
        file.seek(0);
        const QByteArray before = file.readAll();
        file.close();
        QVERIFY(!window_->openFile(newer));
        QVERIFY2(desk().messages().text().contains(QStringLiteral("newer version")),
                 qPrintable(desk().messages().text()));
        QVERIFY(!desk().messages().findChild<QPushButton*>()->isVisible());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), before);
    }

    void whoeverOpensItSecondReadsOnlyAndIsToldWhoHasIt()
    {
        auto asker = std::make_unique<ScriptedAsker>();
        MainWindow second(*settings_, language_, std::move(asker));
        second.show();
        QVERIFY(second.openFile(inFolder(QStringLiteral("test.pairwright"))));
        QVERIFY(second.desk().session()->isReadOnly());
        QVERIFY2(second.desk().messages().text().contains(QStringLiteral("reading only")),
                 qPrintable(second.desk().messages().text()));
        second.lead({PageId::history, {}, {}, {}});
        auto* list = second.findChild<QTableView*>(QStringLiteral("historyTable"));
        QCOMPARE(list->model()->rowCount(), 3);
        list->selectRow(1);
        QVERIFY(!second.findChild<QPushButton*>(QStringLiteral("restoreMoment"))->isEnabled());
    }

    void picturesOfThePage()
    {
        playRound();
        asker_->text = QStringLiteral("before lunch");
        desk().actions().get(ActionId::save)->trigger();
        desk().session()->flush();
        showHistory();
        table()->selectRow(2);
        shoot(QStringLiteral("history"));
        applyAppearance(Appearance::dark);
        QTest::qWait(100);
        shoot(QStringLiteral("history-dark"));
        button("lookAtMoment")->click();
        QTest::qWait(50);
        shoot(QStringLiteral("history-moment-dark"));
        applyAppearance(Appearance::light);
        button("backToPresent")->click();
        window_->resize(683, 384);
        QTest::qWait(50);
        shoot(QStringLiteral("history-small"));
        language_.use(QStringLiteral("de"));
        window_->resize(1366, 768);
        QTest::qWait(50);
        shoot(QStringLiteral("history-de"));
        SettingsWindow wishes(*settings_);
        wishes.show();
        QTest::qWait(50);
        shoot(QStringLiteral("history-settings"), &wishes);
        language_.use(QStringLiteral("en"));
    }

private:
    [[nodiscard]] Desk& desk() const { return window_->desk(); }
    [[nodiscard]] QString inFolder(const QString& name) const { return folder_->filePath(name); }
    [[nodiscard]] HistoryPage* page() const { return window_->findChild<HistoryPage*>(); }
    [[nodiscard]] QTableView* table() const { return page()->findChild<QTableView*>(QStringLiteral("historyTable")); }
    [[nodiscard]] QComboBox* combo(const char* name) const
    {
        return page()->findChild<QComboBox*>(QLatin1String(name));
    }
    [[nodiscard]] QPushButton* button(const char* name) const
    {
        return page()->findChild<QPushButton*>(QLatin1String(name));
    }
    [[nodiscard]] QString cell(int row, int column) const
    {
        return table()->model()->index(row, column).data().toString();
    }
    void showHistory() const
    {
        window_->lead({PageId::history, {}, {}, {}});
        QVERIFY(page()->isVisible());
    }
    /// The newest step whose words begin so.
    void select(const QString& words) const
    {
        for (int row = 0; row < table()->model()->rowCount(); ++row)
            if (cell(row, HistoryModel::What).startsWith(words)) {
                table()->selectRow(row);
                return;
            }
        QFAIL(qPrintable(QStringLiteral("no step ") + words));
    }
    void propose() const
    {
        const auto draft = proposeRound(desk().projected());
        QVERIFY(draft.hasValue());
        QVERIFY(desk().apply(StoreProposal{*draft}));
        desk().session()->flush();
    }
    void playRound() const
    {
        propose();
        QVERIFY(desk().apply(PublishRound{RoundNumber{1}}));
        for (int board = 1; board <= 4; ++board)
            QVERIFY(desk().apply(EnterResult{{RoundNumber{1}, board}, GameResult::whiteWins}));
        desk().session()->flush();
    }
    void shoot(const QString& name, QWidget* widget = nullptr) const
    {
        const QString to = qEnvironmentVariable("PAIRWRIGHT_SCREENSHOTS", QStringLiteral(PAIRWRIGHT_SCREENSHOTS));
        QDir().mkpath(to);
        QApplication::processEvents();
        QVERIFY((widget != nullptr ? widget : window_.get())->grab().save(QStringLiteral("%1/%2.png").arg(to, name)));
    }

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<UserSettings> settings_;
    Language language_;
    ScriptedAsker* asker_ = nullptr;
    std::unique_ptr<MainWindow> window_;
};

QTEST_MAIN(TestHistory)
#include "test_history.moc"
