#include "app/domain/setup/system_option_list.h"
#include "app/pairing/pairing_job.h"
#include "tests/gui/gui_desk.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/dialogs/backups_window.h"
#include "ui/frame/files/backups.h"
#include "ui/pages/history/history_model.h"
#include "ui/pages/history/history_page.h"
#include "ui/pages/history/moment_view.h"
#include "ui/settings/settings_window.h"
#include "ui/text/steps/change_text.h"
#include "ui/text/systems/option_text.h"
#include "ui/theme/appearance.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QElapsedTimer>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTableWidget>
#include <QTest>
#include <QToolButton>

using namespace pairwright;

/// History page, checkpoints, backups and the opening of damaged files, in the window.
class TestHistory : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init()
    {
        start();
        NewTournament fiveRounds = testOpen();
        fiveRounds.plannedRounds = 5;
        QVERIFY(openFile(makeTournament(0, fiveRounds)));
        QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
        QVERIFY(applied(desk(), AddPlayers{GuiDesk::newPlayers(8), {}}));
        session().flush();
    }

    void cleanup() { close(); }

    void theNewestStepStandsFirstAndSaysWhatItChanged()
    {
        const Player& player = projected().players.front();
        PlayerData data = player.data;
        data.name = QStringLiteral("Renamed, Person");
        QVERIFY(applied(desk(), editOf(player, data)));
        session().flush();
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
            if (!applied(desk(), command))
                return std::vector<ChangeLine>{};
            session().flush();
            return linesFor(*session().changesOf(session().lastStep()), projected());
        };
        const PlayerKey first = projected().players[0].key;
        const PlayerKey second = projected().players[1].key;
        QCOMPARE(lines(SetRoundCount{6}), (std::vector<ChangeLine>{{QStringLiteral("Number of rounds"),
                                                                    QStringLiteral("5"), QStringLiteral("6")}}));
        QCOMPARE(lines(SetForbidden{{adding(ForbiddenPairs{{first, second}, RoundNumber{1}, std::nullopt})}}),
                 (std::vector<ChangeLine>{
                     {QStringLiteral("Must not meet"), QString(), QStringLiteral("Player 01, Player 02")}}));
        QCOMPARE(lines(WithdrawPlayer{{second}, RoundNumber{1}}),
                 (std::vector<ChangeLine>{
                     {QStringLiteral("Withdrawal\nPlayer 02"), QString(), QStringLiteral("withdrawn from round 1")}}));
        QCOMPARE(lines(ReturnPlayer{{second}, RoundNumber{1}}).size(), std::size_t{1});
        const std::vector<ChangeLine> removal = lines(RemovePlayers{{second}});
        const ChangeLine unforbidden{QStringLiteral("Must not meet"), QStringLiteral("Player 01, Player 02"),
                                     QString()};
        QVERIFY(std::find(removal.begin(), removal.end(), unforbidden) != removal.end());
        propose();
        QVERIFY(applied(desk(), PublishRound{RoundNumber{1}}));
        const std::vector<ChangeLine> result = lines(EnterResult{{RoundNumber{1}, 1}, GameResult::draw});
        QCOMPARE(result.size(), std::size_t{1});
        QVERIFY2(result.front().what.startsWith(QStringLiteral("Round 1, board 1\n")), qPrintable(result.front().what));
        QCOMPARE(result.front().before, QStringLiteral("open"));
        QCOMPARE(result.front().after, QStringLiteral("½ – ½"));
    }

    void eachOptionOfASystemIsToldInWords()
    {
        QVERIFY(applied(desk(), SetSystem{{System::DoubleRoundRobin, 2026}}));
        QVERIFY(applied(desk(), SetSystemOption{"seam", "straight"}));
        session().flush();
        QCOMPARE(linesFor(*session().changesOf(session().lastStep()), projected()),
                 (std::vector<ChangeLine>{{QStringLiteral("End of a cycle"),
                                           QStringLiteral("the last two rounds change places"),
                                           QStringLiteral("as in the table")}}));
        QVERIFY(applied(desk(), SetSystem{{System::Lim, 2026}}));
        QVERIFY(applied(desk(), SetSystemOption{"lim-maxi", "off"}));
        session().flush();
        QCOMPARE(linesFor(*session().changesOf(session().lastStep()), projected()),
                 (std::vector<ChangeLine>{{QStringLiteral("Rating limit (Maxi)"),
                                           QStringLiteral("by the number of players"), QStringLiteral("off")}}));
        for (const SystemOption* option : allOptions()) // a new one has words
            QVERIFY(nameOfOption(option->key) != QString(QLatin1StringView(option->key)));
    }

    void aStepThatIsDoneWhileThePageIsShownAppearsAtOnce()
    {
        showHistory();
        const int before = table()->model()->rowCount();
        QVERIFY(applied(desk(), SetRoundCount{6}));
        session().flush();
        QCOMPARE(table()->model()->rowCount(), before + 1);
        desk().undo();
        session().flush();
        QCOMPARE(cell(0, HistoryModel::What), QStringLiteral("Undone: Number of rounds"));
        QVERIFY(table()->model()->index(1, 0).data(Qt::FontRole).value<QFont>().strikeOut());
        desk().redo();
        session().flush();
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

    void roundOneIsThatRoundAndNoBoardOrDateWithAOne()
    {
        playRound();
        showHistory();
        auto* search = page()->findChild<QLineEdit*>(QStringLiteral("historySearch"));
        search->setFocus();
        QTest::keyClicks(search, QStringLiteral("round 1"));
        QCOMPARE(table()->model()->rowCount(), 6); // proposed, published, four results
        search->clear();
        QTest::keyClicks(search, QStringLiteral("ROUND 1 board"));
        QCOMPARE(table()->model()->rowCount(), 4);
        search->clear();
        QTest::keyClicks(search, QStringLiteral("round 2"));
        QCOMPARE(table()->model()->rowCount(), 0);
        language().use(QStringLiteral("de"));
        search->clear();
        QTest::keyClicks(search, QStringLiteral("Runde 1"));
        QCOMPARE(table()->model()->rowCount(), 6);
        language().use(QStringLiteral("en"));
    }

    void aCheckpointHasTheNameThatWasGivenToIt()
    {
        asker().text = QStringLiteral("before lunch");
        trigger(ActionId::save);
        session().flush();
        showHistory();
        QCOMPARE(cell(0, HistoryModel::What), QStringLiteral("Checkpoint “before lunch”"));
        QVERIFY(table()->model()->index(0, HistoryModel::What).data(Qt::FontRole).value<QFont>().bold());
        QCOMPARE(session().checkpoints()->size(), std::size_t{1});
    }

    void aMomentIsShownAsItWasAndLeftByOneKey()
    {
        playRound();
        showHistory();
        table()->selectRow(0);
        QVERIFY(!button("lookAtMoment")->isVisible() && !button("restoreMoment")->isVisible()); // the present
        QVERIFY(!button("lookAtMoment")->isEnabled());
        select(QStringLiteral("Board 3:"));
        button("lookAtMoment")->click();
        session().flush();
        auto* view = page()->findChild<MomentView*>();
        QVERIFY(view->isVisible());
        QVERIFY2(view->bannerText().startsWith(QStringLiteral("As it was on ")), qPrintable(view->bannerText()));
        QVERIFY(view->document() != nullptr);
        // The status bar speaks of that moment too, and of the present again on another page.
        const QString then = QStringLiteral("Round 1: 1 missing: board 4");
        const auto& missing = find<QToolButton>("missingBoards");
        const auto& saved = find<QLabel>("savedState");
        QCOMPARE(missing.text(), then);
        QVERIFY2(saved.text().startsWith(QStringLiteral("As it was on ")), qPrintable(saved.text()));
        screenshot(QStringLiteral("history-moment"));
        window().lead({PageId::rounds, {}, {}, {}});
        QCOMPARE(missing.text(), QStringLiteral("Round 1: all results are in"));
        window().lead({PageId::history, {}, {}, {}});
        QCOMPARE(missing.text(), then);
        QTest::keyClick(view, Qt::Key_Escape);
        QVERIFY(!view->isVisible());
        QCOMPARE(missing.text(), QStringLiteral("Round 1: all results are in"));
        QVERIFY2(saved.text().startsWith(QStringLiteral("Saved")), qPrintable(saved.text()));
        // The first step knows no players: a sheet of that moment is empty, or says so; the present is untouched.
        select(QStringLiteral("New tournament"));
        button("lookAtMoment")->click();
        session().flush();
        QVERIFY(view->isVisible());
        QCOMPARE(projected().players.size(), std::size_t{8});
        button("backToPresent")->click();
        QVERIFY(table()->isVisible());
    }

    void goingBackStatesWhatIsTakenBackAndIsOneStep()
    {
        QVERIFY(applied(desk(), SetRoundCount{6}));
        QVERIFY(applied(desk(), SetRoundCount{7}));
        session().flush();
        showHistory();
        select(QStringLiteral("Add"));
        QVERIFY(button("restoreMoment")->isEnabled());
        asker().consents = false;
        button("restoreMoment")->click();
        QCOMPARE(projected().settings.plannedRounds, 7);
        QCOMPARE(asker().questions.back().level, WarningLevel::confirm);
        QCOMPARE(asker().questions.back().text.count(QStringLiteral("Number of rounds")), 2);
        asker().consents = true;
        button("restoreMoment")->click();
        session().flush();
        QCOMPARE(projected().settings.plannedRounds, 5);
        desk().undo();
        session().flush();
        QCOMPARE(projected().settings.plannedRounds, 7);
    }

    void behindAPublicationThereIsOnlyACopy()
    {
        playRound();
        showHistory();
        select(QStringLiteral("Add"));
        QVERIFY(!button("restoreMoment")->isEnabled());
        QVERIFY(page()->findChild<QLabel*>(QStringLiteral("stepNote"))->isVisible());
        const QString copy = inFolder(QStringLiteral("copy.pairwright"));
        asker().paths.push_back(copy);
        button("copyMoment")->click();
        QTRY_VERIFY(message().contains(QStringLiteral("copy.pairwright")));
        const auto opened = TournamentSession::open(copy);
        QVERIFY(opened.hasValue());
        QVERIFY(opened.value()->saved().rounds.empty());
        QCOMPARE(opened.value()->saved().players.size(), std::size_t{8});
        QCOMPARE(projected().lastPublished().value, 1);
    }

    void theStepThatIsNotUndoneIsNamed()
    {
        playRound();
        QVERIFY2(applied(desk(), DrawLots{77}), qPrintable(message()));
        session().flush();
        showHistory();
        table()->selectRow(1);
        session().flush();
        QVERIFY(!button("restoreMoment")->isEnabled());
        const QString note = page()->findChild<QLabel*>(QStringLiteral("stepNote"))->text();
        QVERIFY2(note.contains(cell(0, HistoryModel::What)) && !note.contains(QStringLiteral("publish")),
                 qPrintable(note));
    }

    void undoingAPublicationOffersToWithdrawIt()
    {
        propose();
        QVERIFY(applied(desk(), PublishRound{RoundNumber{1}}));
        session().flush();
        trigger(ActionId::undo);
        QCOMPARE(projected().lastPublished().value, 1);
        QVERIFY(message().contains(QStringLiteral("Publishing round 1")));
        auto* offer = desk().messages().findChild<QPushButton*>();
        QVERIFY(offer->isVisible());
        offer->click();
        session().flush();
        QCOMPARE(asker().questions.back().level, WarningLevel::confirm);
        QCOMPARE(projected().lastPublished().value, 0);
    }

    void aLongHistoryIsThereWithoutAFreeze()
    {
        constexpr int steps = 2200;
        for (int i = 0; i < steps; ++i)
            QVERIFY(applied(desk(), SetRoundCount{5 + (i + 1) % 3}));
        session().flush();
        const int all = static_cast<int>(session().lastStep());
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
        session().flush();
        qInfo("the first step of %d is shown after %lld ms", all, timer.elapsed());
        QVERIFY(page()->findChild<MomentView*>()->isVisible());
    }

    void aBackupFollowsEachPublicationAndIsRestoredIntoANewFile()
    {
        const QString place = inFolder(QStringLiteral("stick"));
        QVERIFY(QDir().mkpath(place));
        SettingsWindow preferences(settings());
        auto* field = preferences.findChild<QLineEdit*>(QStringLiteral("backupFolder"));
        field->setText(place);
        emit field->editingFinished();
        QCOMPARE(settings().backupPlan(), (BackupPlan{place, 10}));
        propose();
        QVERIFY(applied(desk(), PublishRound{RoundNumber{1}}));
        session().flush();
        QTRY_COMPARE(backupsIn(place).size(), std::size_t{1});
        trigger(ActionId::backups);
        auto* backups = window().findChild<BackupsWindow*>();
        QVERIFY(backups != nullptr);
        auto* list = backups->findChild<QTableWidget*>(QStringLiteral("backupsTable"));
        QTRY_COMPARE(list->rowCount(), 1);
        QCOMPARE(list->item(0, 2)->text(), QStringLiteral("round 1 published"));
        screenshot(QStringLiteral("backups"), backups);
        const QString restored = inFolder(QStringLiteral("restored.pairwright"));
        asker().paths.push_back(restored);
        backups->findChild<QPushButton*>(QStringLiteral("restoreBackup"))->click();
        QTRY_COMPARE(session().path(), restored);
        QCOMPARE(projected().lastPublished().value, 1);
    }

    void withoutAPlaceTheBackupsAskForAFolder()
    {
        trigger(ActionId::backups);
        auto* backups = window().findChild<BackupsWindow*>();
        QVERIFY(backups != nullptr);
        QVERIFY(!backups->findChild<QTableWidget*>(QStringLiteral("backupsTable"))->isVisible());
        QVERIFY(!backups->findChild<QPushButton*>(QStringLiteral("restoreBackup"))->isVisible());
        QPushButton* choose = nullptr;
        for (QPushButton* button : backups->findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Choose a Folder…"))
                choose = button;
        QVERIFY(choose != nullptr && choose->isVisible() && choose->property("primary").toBool());
        QSignalSpy wanted(backups, &BackupsWindow::settingsWanted);
        QTest::mouseClick(choose, Qt::LeftButton);
        QCOMPARE(wanted.count(), 1);
    }

    void aBackupThatFailsIsToldAndStaysInTheStatusStrip()
    {
        settings().setBackups(inFolder(QStringLiteral("no such stick")), 3);
        propose();
        QVERIFY(applied(desk(), PublishRound{RoundNumber{1}}));
        session().flush();
        auto* sign = window().findChild<QToolButton*>(QStringLiteral("backupTrouble"));
        QTRY_VERIFY(sign->isVisible());
        QVERIFY(message().contains(QStringLiteral("no such stick")));
        QCOMPARE(projected().lastPublished().value, 1);
        settings().setBackups(inFolder(QStringLiteral(".")), 3);
        QVERIFY(!sign->isVisible());
    }

    void aDamagedFileOffersWhatIsLeftOfIt()
    {
        playRound();
        const QString source = inFolder(QStringLiteral("test.pairwright"));
        const QString broken = inFolder(QStringLiteral("broken.pairwright"));
        session().flush();
        desk().setSession(nullptr);
        QVERIFY(QFile::copy(source, broken));
        QFile file(broken);
        QVERIFY(file.open(QIODevice::ReadWrite));
        QVERIFY(file.resize(file.size() / 2));
        file.close();
        QVERIFY(!openFile(broken));
        auto* offer = desk().messages().findChild<QPushButton*>();
        QVERIFY(offer->isVisible());
        const QString saved = inFolder(QStringLiteral("saved.pairwright"));
        asker().paths.push_back(saved);
        offer->click();
        QTRY_VERIFY(desk().session() != nullptr);
        QCOMPARE(session().path(), saved);
        auto* report = window().findChild<QMessageBox*>(QStringLiteral("recoveryReport"));
        QVERIFY(report != nullptr && report->isVisible() && !report->isModal());
        QVERIFY2(report->text().startsWith(QStringLiteral("Recovered: 8 players")), qPrintable(report->text()));
        screenshot(QStringLiteral("recovery-report"), report);
        showHistory();
        QVERIFY(cell(0, HistoryModel::What).startsWith(QStringLiteral("Recovery")));
    }

    void aFileWhoseFirstPageIsLostOffersWhatIsLeftOfIt()
    {
        playRound();
        desk().session()->flush();
        desk().setSession(nullptr);
        const QString broken = inFolder(QStringLiteral("broken.pairwright"));
        QVERIFY(QFile::copy(inFolder(QStringLiteral("test.pairwright")), broken));
        QFile file(broken);
        QVERIFY(file.open(QIODevice::ReadWrite));
        constexpr int page = 4096;
        QCOMPARE(file.write(QByteArray(page, '\0')), page);
        file.close();
        QVERIFY(!window().openFile(broken));
        auto* offer = desk().messages().findChild<QPushButton*>();
        QVERIFY(offer->isVisible());
        asker().paths.push_back(inFolder(QStringLiteral("saved.pairwright")));
        offer->click();
        QTRY_VERIFY(desk().session() != nullptr);
        QCOMPARE(desk().projected().players.size(), std::size_t{8});
        QCOMPARE(desk().projected().lastPublished().value, 1);
    }

    void theLockOfAComputerThatIsGoneIsTakenOverAfterAQuestion()
    {
        const QString path = inFolder(QStringLiteral("test.pairwright"));
        desk().setSession(nullptr);
        QFile lock(path + QStringLiteral(".lock"));
        QVERIFY(lock.open(QIODevice::WriteOnly));
        lock.write("4711\npairwright\nhall-2\n");
        lock.close();
        QVERIFY(window().openFile(path));
        QVERIFY(desk().session()->isReadOnly());
        auto* offer = desk().messages().findChild<QPushButton*>();
        QVERIFY(offer->isVisible());
        asker().consents = false;
        offer->click();
        QVERIFY(desk().session()->isReadOnly());
        const Question asked = asker().questions.back();
        QCOMPARE(asked.level, WarningLevel::confirm);
        QVERIFY2(asked.text.contains(QStringLiteral("hall-2")), qPrintable(asked.text));
        QVERIFY2(asked.text.contains(QStringLiteral("minutes ago")), qPrintable(asked.text));
        desk().setSession(nullptr);
        QVERIFY(window().openFile(path));
        asker().consents = true;
        desk().messages().findChild<QPushButton*>()->click();
        QVERIFY(!desk().session()->isReadOnly());
        QCOMPARE(desk().projected().players.size(), std::size_t{8});
    }

    void aFileThatIsTakenAwayTurnsTheWindowRedAndACopyGoesOn()
    {
        playRound();
        desk().session()->flush();
        QVERIFY(QFile::remove(inFolder(QStringLiteral("test.pairwright"))));
        desk().session()->lookAfterFile();
        QTRY_VERIFY(desk().session()->isReadOnly());
        QVERIFY2(desk().messages().text().contains(QStringLiteral("removed")), qPrintable(desk().messages().text()));
        const QString copy = inFolder(QStringLiteral("copy.pairwright"));
        const Tournament before = desk().projected();
        asker().paths.push_back(copy);
        desk().messages().findChild<QPushButton*>()->click();
        QVERIFY(desk().session() != nullptr);
        QCOMPARE(desk().session()->path(), copy);
        QVERIFY(!desk().session()->isReadOnly());
        QVERIFY(desk().projected() == before);
        QVERIFY(desk().session()->undoStep().hasValue() || desk().session()->lastStep() > 2);
    }

    void aFileOfAnOlderProgramSaysWhereItsCopyLies()
    {
        const QString old = inFolder(QStringLiteral("old.pairwright"));
        QVERIFY(
            QFile::copy(QStringLiteral(PAIRWRIGHT_SOURCE_DIR "/tests/fixtures/revisions/revision-1.pairwright"), old));
        QFile::setPermissions(old, QFile::ReadOwner | QFile::WriteOwner);
        desk().setSession(nullptr);
        QVERIFY(openFile(old));
        QVERIFY2(message().contains(QStringLiteral("old version")) ||
                     message().contains(QStringLiteral("older version")),
                 qPrintable(message()));
        QVERIFY(message().contains(QFileInfo(session().upgrade()->copy).fileName()));
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
        QVERIFY(!openFile(newer));
        QVERIFY2(message().contains(QStringLiteral("newer version")), qPrintable(message()));
        QVERIFY(!desk().messages().findChild<QPushButton*>()->isVisible());
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), before);
    }

    void whoeverOpensItSecondReadsOnlyAndIsToldWhoHasIt()
    {
        const QString path = inFolder(QStringLiteral("test.pairwright"));
        desk().setSession(nullptr);
        const auto other = TournamentSession::open(path);
        QVERIFY(other);
        MainWindow second(settings(), language(), std::make_unique<ScriptedAsker>());
        second.show();
        QVERIFY(second.openFile(path));
        QVERIFY(second.desk().session()->isReadOnly());
        QVERIFY2(second.desk().messages().text().contains(QStringLiteral("reading only")),
                 qPrintable(second.desk().messages().text()));
        second.lead({PageId::history, {}, {}, {}});
        second.desk().session()->flush();
        auto* list = second.findChild<QTableView*>(QStringLiteral("historyTable"));
        QCOMPARE(list->model()->rowCount(), 3);
        list->selectRow(1);
        QVERIFY(!second.findChild<QPushButton*>(QStringLiteral("restoreMoment"))->isEnabled());
    }

    void picturesOfThePage()
    {
        playRound();
        asker().text = QStringLiteral("before lunch");
        trigger(ActionId::save);
        session().flush();
        showHistory();
        table()->selectRow(2);
        screenshot(QStringLiteral("history"));
        applyAppearance(Appearance::dark);
        QTest::qWait(100);
        screenshot(QStringLiteral("history-dark"));
        button("lookAtMoment")->click();
        session().flush();
        QTest::qWait(50);
        screenshot(QStringLiteral("history-moment-dark"));
        applyAppearance(Appearance::light);
        button("backToPresent")->click();
        window().resize(683, 384);
        QTest::qWait(50);
        screenshot(QStringLiteral("history-small"));
        language().use(QStringLiteral("de"));
        window().resize(1366, 768);
        QTest::qWait(50);
        screenshot(QStringLiteral("history-de"));
        SettingsWindow preferences(settings());
        preferences.show();
        QTest::qWait(50);
        screenshot(QStringLiteral("history-settings"), &preferences);
        language().use(QStringLiteral("en"));
    }

private:
    [[nodiscard]] HistoryPage* page() const { return window().findChild<HistoryPage*>(); }
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
        window().lead({PageId::history, {}, {}, {}});
        session().flush(); // the first piece of it
        QVERIFY(page()->isVisible());
    }
    /// The newest step whose words begin so.
    void select(const QString& words) const
    {
        for (int row = 0; row < table()->model()->rowCount(); ++row)
            if (cell(row, HistoryModel::What).startsWith(words)) {
                table()->selectRow(row);
                session().flush(); // what it changed
                return;
            }
        QFAIL(qPrintable(QStringLiteral("no step ") + words));
    }
    void propose() const
    {
        const auto draft = proposeRound(projected());
        QVERIFY(draft.hasValue());
        QVERIFY(applied(desk(), StoreProposal{*draft}));
        session().flush();
    }
    void playRound() const
    {
        propose();
        QVERIFY(applied(desk(), PublishRound{RoundNumber{1}}));
        for (int board = 1; board <= 4; ++board)
            QVERIFY(applied(desk(), EnterResult{{RoundNumber{1}, board}, GameResult::whiteWins}));
        session().flush();
    }
};

static const pairwright::RegisteredTest<TestHistory> registered("test_history");
#include "test_history.moc"
