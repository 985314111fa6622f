#include "app/storage/server/server_certificate.h"
#include "tests/gui/drawn_texts.h"
#include "tests/gui/gui_desk.h"
#include "tests/gui/scripted_asker.h"
#include "tests/support/registered_test.h"
#include "ui/dialogs/invite_window.h"
#include "ui/dialogs/question_dialog.h"
#include "ui/dialogs/server_window.h"
#include "ui/models/roles.h"
#include "ui/pages/overview/event_form.h"
#include "ui/pages/overview/new_tournament_view.h"
#include "ui/pages/overview/play_form.h"
#include "ui/pages/players/import/import_view.h"
#include "ui/pages/rounds/entry/result_menu.h"
#include "ui/text/systems/system_text.h"
#include "ui/theme/letters.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/hinted_line.h"
#include "ui/widgets/name_row.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QFontInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalSpy>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QTableView>
#include <QTest>
#include <QTextBlock>
#include <QTextEdit>
#include <QTextLayout>

using namespace pairwright;

namespace {

/// Shows a form that is filled in from its beginning.
bool isBegun(NewTournamentView& view)
{
    view.show();
    view.activateWindow();
    const bool isActive = QTest::qWaitForWindowActive(&view);
    view.begin();
    return isActive;
}

} // namespace

class TestForms : public QObject {
    Q_OBJECT
private slots:
    void enterWithAReasonConfirmsAndWithoutOneDoesNothing()
    {
        QuestionDialog dialog({WarningLevel::confirm, QStringLiteral("Withdraw?"), {}, {}, QStringLiteral("Go"), true});
        dialog.show();
        auto* reason = dialog.findChild<QLineEdit*>();
        QTest::keyClick(reason, Qt::Key_Return);
        QVERIFY(dialog.isVisible());
        QTest::keyClicks(reason, QStringLiteral("wrong list"));
        QTest::keyClick(reason, Qt::Key_Return);
        QCOMPARE(dialog.result(), static_cast<int>(QDialog::Accepted));
        QCOMPARE(dialog.reason(), QStringLiteral("wrong list"));
    }

    void theSecondStepShowsItsWholeTextAndPrefersCancel()
    {
        const QString long_ =
            QStringLiteral("It is written into the log and cannot be taken back silently. ").repeated(8);
        QuestionDialog dialog({WarningLevel::twoSteps, QStringLiteral("Change?"), QStringLiteral("Short."), long_,
                               QStringLiteral("Change")});
        dialog.show();
        QPushButton* go = nullptr;
        for (QPushButton* button : dialog.findChildren<QPushButton*>())
            if (!button->isDefault())
                go = button;
        if (go == nullptr)
            QFAIL("the dialog has no button to go on");
        go->setFocus();
        go->click();
        QVERIFY(dialog.isVisible());
        QVERIFY(!go->isDefault() && !go->hasFocus());
        const auto* text = dialog.findChild<QLabel*>(QStringLiteral("questionText"));
        QCOMPARE(text->text().simplified(), long_.simplified());
        QCoreApplication::processEvents();
        QVERIFY2(text->height() >= text->heightForWidth(text->width()), qPrintable(QString::number(text->height())));
        QTest::keyClick(&dialog, Qt::Key_Return);
        QCOMPARE(dialog.result(), static_cast<int>(QDialog::Rejected));
    }

    void aQuestionUsesItsWidthAndKeepsNoEmptyLine()
    {
        Question question;
        question.title = QStringLiteral("Import open.trf?");
        question.text = QStringLiteral("What the file does not say, or says otherwise, is taken so:");
        question.action = QStringLiteral("Import");
        question.details = {QStringLiteral("Line 7: the points “1.0” do not match the results, which give 1.5."),
                            QStringLiteral("The file names no tie-breaks: equal points share a rank until you choose "
                                           "some on the page Standings.")};
        const int usual = textSizeNow();
        for (const int points : {usual, 16}) {
            applyTextSize(points);
            QuestionDialog dialog(question);
            dialog.show();
            QCoreApplication::processEvents();
            const auto* text = dialog.findChild<QLabel*>(QStringLiteral("questionText"));
            const auto* details = dialog.findChild<QTextEdit*>(QStringLiteral("questionDetails"));
            QVERIFY(text->contentsMargins().isNull());
            QCOMPARE(text->width(), details->width());
            QCOMPARE(text->height(), text->heightForWidth(text->width()));
            const double left = details->viewport()->height() - details->document()->size().height();
            QVERIFY2(left >= 0 && left < details->fontMetrics().height() / 2.0, qPrintable(QString::number(left)));
            // No line of a single word, where the sentence has some.
            for (QTextBlock block = details->document()->begin(); block.isValid(); block = block.next()) {
                const QTextLine last = block.layout()->lineAt(block.layout()->lineCount() - 1);
                const QString words = block.text().mid(last.textStart(), last.textLength());
                QVERIFY2(words.simplified().count(QLatin1Char(' ')) > 0, qPrintable(words));
            }
        }
        applyTextSize(0);
    }

    void aNameHasRoomOrALineOfItsOwn()
    {
        auto* name = new QLineEdit;
        auto* add = new QPushButton(QStringLiteral("Add Exception"));
        NameRow row(name, {add}, 6);
        row.show();
        const int letters = 18 * row.fontMetrics().averageCharWidth();
        row.resize(letters + add->sizeHint().width() + 40, 40);
        QTRY_VERIFY(name->geometry().right() < add->geometry().left());
        QVERIFY(name->width() >= letters);
        row.resize(letters + 20, 80);
        QTRY_VERIFY(name->geometry().bottom() < add->geometry().top());
        QCOMPARE(name->width(), row.width());
    }

    void aLetterInAChoiceStoresNothingBeforeEnter()
    {
        GuiDesk gui;
        PlayForm form(gui.desk);
        form.show();
        auto* system = form.findChild<QComboBox*>(QStringLiteral("system"));
        const SystemEdition before = gui.desk.projected().settings.system;
        system->setFocus();
        QTest::keyClick(system, Qt::Key_D);
        QTest::keyClick(system->view(), Qt::Key_U);
        QTest::keyClick(system->view(), Qt::Key_B);
        QVERIFY(gui.desk.projected().settings.system == before);
        QTest::keyClick(system->view(), Qt::Key_Return);
        QCOMPARE(gui.desk.projected().settings.system.system, System::Dubov);

        QTest::keyClick(system, Qt::Key_Down);
        QTest::keyClick(system->view(), Qt::Key_Down);
        QTest::keyClick(system->view(), Qt::Key_Escape);
        QCOMPARE(gui.desk.projected().settings.system.system, System::Dubov);
    }

    void enterCreatesFromEveryFieldAndEscapeCancels()
    {
        GuiDesk gui;
        NewTournamentView view(gui.desk);
        QVERIFY(isBegun(view));
        QSignalSpy accepted(&view, &NewTournamentView::accepted);
        QSignalSpy cancelled(&view, &NewTournamentView::cancelled);
        auto* name = view.findChild<QLineEdit*>(QStringLiteral("newName"));
        name->setText(QStringLiteral("Open"));
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(accepted.size(), 1);
        auto* rounds = view.findChild<QSpinBox*>(QStringLiteral("newRounds"));
        rounds->setFocus();
        QTest::keyClick(rounds, Qt::Key_Return);
        QCOMPARE(accepted.size(), 2);
        QTest::keyClick(name, Qt::Key_Escape);
        QCOMPARE(cancelled.size(), 1);
        for (QPushButton* button : view.findChildren<QPushButton*>()) {
            if (button->isDefault())
                continue;
            button->setFocus();
            QTest::keyClick(button, Qt::Key_Return);
        }
        QCOMPARE(cancelled.size(), 2);
        QCOMPARE(accepted.size(), 2);
    }

    /// By a table the rounds follow from who plays.
    void theRoundsOfATableAreNotTyped()
    {
        GuiDesk gui;
        NewTournamentView view(gui.desk);
        QVERIFY(isBegun(view));
        auto* rounds = view.findChild<QSpinBox*>(QStringLiteral("newRounds"));
        auto* system = view.findChild<QComboBox*>(QStringLiteral("newSystem"));
        rounds->setFocus();
        rounds->selectAll();
        QTest::keyClicks(rounds, QStringLiteral("9"));
        const QString swiss = system->currentText();
        system->setFocus();
        QTest::keyClicks(system, QStringLiteral("Round"));
        QVERIFY2(system->currentText().startsWith(QStringLiteral("Round robin")), qPrintable(system->currentText()));
        QVERIFY(!rounds->isEnabled());
        QCOMPARE(rounds->text(), QStringLiteral("–"));
        QTest::qWait(QApplication::keyboardInputInterval() + 50); // then letters begin anew
        QTest::keyClicks(system, swiss);
        QCOMPARE(system->currentText(), swiss);
        QVERIFY(rounds->isEnabled());
        QCOMPARE(rounds->value(), 9);
        QCOMPARE(system->maxVisibleItems(), system->count());
    }

    void whatSomebodyElseChangedWhileItWasTypedIsNotOverwritten()
    {
        GuiDesk gui;
        EventForm form(gui.desk);
        emit gui.desk.sessionChanged();
        form.show();
        form.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&form));
        auto* city = form.findChild<QLineEdit*>(QStringLiteral("city"));
        city->setFocus();
        QTest::keyClicks(city, QStringLiteral("Bonn"));
        const EventData seen = gui.desk.projected().event;
        EventData other = seen;
        other.city = QStringLiteral("Aachen");
        QVERIFY(applied(gui.desk, editOf(seen, other)));
        QCOMPARE(city->text(), QStringLiteral("Bonn"));
        QTest::keyClick(city, Qt::Key_Return);
        QCOMPARE(gui.desk.projected().event.city, QStringLiteral("Aachen"));
        QCOMPARE(city->text(), QStringLiteral("Aachen"));
        QVERIFY2(gui.messages.text().contains(QStringLiteral("City")), qPrintable(gui.messages.text()));
        // Seen as it is now, it can be changed.
        city->selectAll();
        QTest::keyClicks(city, QStringLiteral("Bonn"));
        QTest::keyClick(city, Qt::Key_Return);
        QCOMPARE(gui.desk.projected().event.city, QStringLiteral("Bonn"));
    }

    void enterTakesTheImportAndEscapeLeavesIt()
    {
        GuiDesk gui;
        QFile file(gui.folder.filePath(QStringLiteral("list.csv")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("Name;Rating\nJones, Tom;1800\nSmith, Ann;1700\n");
        file.close();
        ImportView view(gui.desk);
        view.show();
        QSignalSpy finished(&view, &ImportView::finished);
        gui.messages.tell(Mood::bad, QStringLiteral("another file is bad"));
        QVERIFY(view.load(file.fileName()));
        QVERIFY(gui.messages.isHidden());
        auto* table = view.findChild<QAbstractItemView*>(QStringLiteral("importTable"));
        QTest::keyClick(table, Qt::Key_Escape);
        QCOMPARE(finished.size(), 1);
        QVERIFY(gui.desk.projected().players.empty());
        QTest::keyClick(table, Qt::Key_Return);
        gui.desk.session()->flush();
        QCOMPARE(finished.size(), 2);
        QCOMPARE(gui.desk.projected().players.size(), std::size_t{2});
    }

    void aListOfTickedDoubtfulChangesAloneCanBeApplied()
    {
        GuiDesk gui;
        NewPlayer anna = GuiDesk::newPlayer(QStringLiteral("Lee, Anna"));
        anna.data.fideId = QStringLiteral("100");
        QVERIFY(applied(gui.desk, AddPlayers{{anna}, {}}));
        QFile file(gui.folder.filePath(QStringLiteral("list.csv")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("Name;FIDE ID\nSmith, Ann;100\n");
        file.close();
        ImportView view(gui.desk);
        view.resize(1000, 400);
        view.show();
        QVERIFY(view.load(file.fileName()));
        auto* table = view.findChild<QTableView*>(QStringLiteral("importTable"));
        auto* apply = view.findChild<QPushButton*>(QStringLiteral("applyImport"));
        QVERIFY(!apply->isEnabled());
        // The reason of the row is read in full, whatever room its column has.
        const auto* reason = view.findChild<QLabel*>(QStringLiteral("importReason"));
        const QString remarks = table->model()->index(0, ImportModel::remarksColumn()).data().toString();
        QVERIFY2(!remarks.isEmpty() && reason->text() == QStringLiteral("Line 2: ") + remarks,
                 qPrintable(reason->text()));
        view.resize(400, 400);
        QTRY_VERIFY(reason->height() >= reason->heightForWidth(reason->width()));
        const QModelIndex box = table->model()->index(0, ImportModel::State);
        table->setCurrentIndex(box);
        QTest::keyClick(table, Qt::Key_Space);
        QCOMPARE(box.data(Qt::CheckStateRole).toInt(), static_cast<int>(Qt::Checked));
        QVERIFY(apply->isEnabled());
        QCOMPARE(apply->text(), QStringLiteral("Change 1 Player(s)"));
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(gui.desk.projected().players.front().data.name, QStringLiteral("Smith, Ann"));
        gui.desk.session()->flush();
        QVERIFY2(gui.messages.text().contains(QStringLiteral("changed")), qPrintable(gui.messages.text()));
    }

    void allDoubtfulRowsAreTickedAtOnce()
    {
        GuiDesk gui;
        QFile file(gui.folder.filePath(QStringLiteral("list.csv")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("Name;Rating;Fed\nLee, Anna;1800;GER\nOtt, Max;high;GER\nRay, Eva;1700;XX\n");
        file.close();
        ImportView view(gui.desk);
        view.resize(1000, 400);
        view.show();
        QVERIFY(view.load(file.fileName()));
        auto* apply = view.findChild<QPushButton*>(QStringLiteral("applyImport"));
        auto* all = view.findChild<QCheckBox*>(QStringLiteral("importDoubtful"));
        QVERIFY(all->isVisible() && !all->isChecked());
        QCOMPARE(all->text(), QStringLiteral("Also take the 2 doubtful row(s)"));
        QCOMPARE(apply->text(), QStringLiteral("Add 1 Player(s)"));
        all->setFocus();
        QTest::keyClick(all, Qt::Key_Space);
        QCOMPARE(apply->text(), QStringLiteral("Add 3 Player(s)"));
        // One that is not wanted after all.
        auto* table = view.findChild<QTableView*>(QStringLiteral("importTable"));
        table->setCurrentIndex(table->model()->index(1, ImportModel::State));
        QTest::keyClick(table, Qt::Key_Space);
        QVERIFY(!all->isChecked());
        QCOMPARE(apply->text(), QStringLiteral("Add 2 Player(s)"));
        QTest::keyClick(all, Qt::Key_Space);
        QTest::keyClick(all, Qt::Key_Space);
        QCOMPARE(apply->text(), QStringLiteral("Add 1 Player(s)"));
    }

    void tabGoesFromTheButtonsOverTheColumnsToTheRows()
    {
        GuiDesk gui;
        QFile file(gui.folder.filePath(QStringLiteral("list.csv")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("Name;Rating\nJones, Tom;1800\n");
        file.close();
        ImportView view(gui.desk);
        QVERIFY(view.load(file.fileName()));
        view.show();
        view.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&view));
        view.findChild<QWidget*>(QStringLiteral("applyImport"))->setFocus();
        for (int column = 0; column < 2; ++column) {
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
            QVERIFY(qobject_cast<QComboBox*>(QApplication::focusWidget()) != nullptr);
        }
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QCOMPARE(QApplication::focusWidget(), view.findChild<QWidget*>(QStringLiteral("importTable")));
    }

    void aHintSaysNoMoreThanItHasRoomFor()
    {
        HintedLine line;
        const QString whole = QStringLiteral("Surname, Given name; rating; title; federation; club");
        const QString part = QStringLiteral("Surname, Given name");
        line.setHints({whole, part});
        line.resize(800, 30);
        line.show();
        QCOMPARE(line.placeholderText(), whole);
        line.resize(200, 30);
        QCOMPARE(line.placeholderText(), part);
    }

    void aCellSaysItInFewerWordsBeforeItIsCut()
    {
        QStandardItemModel model(1, 1);
        const QString whole = QStringLiteral("half-point bye in round 6");
        const QString shorter = QStringLiteral("half-point bye, R6");
        model.setData(model.index(0, 0), whole, Qt::DisplayRole);
        model.setData(model.index(0, 0), shorter, ShortRole);
        DataTable table;
        table.setModel(&model);
        table.setStretchColumns({0});
        table.resize(400, 200);
        table.show();
        QTRY_VERIFY(textsDrawnBy(*table.viewport()).contains(whole));
        table.resize(table.fontMetrics().horizontalAdvance(shorter) + 40, 200);
        QTRY_VERIFY(textsDrawnBy(*table.viewport()).contains(shorter));
    }

    void aDialogThatHasRoomDoesNotScroll()
    {
        const ServerAddress address =
            ServerAddress::read(QStringLiteral("postgresql://ben@192.168.1.20/chess?event=open-2026")).value();
        for (const auto task : {ServerWindow::Task::open, ServerWindow::Task::make, ServerWindow::Task::move}) {
            ServerWindow window(task, address, true);
            window.show();
            QTest::qWait(20);
            const auto* area = window.findChild<QScrollArea*>();
            QCOMPARE(area->verticalScrollBar()->maximum(), 0);
            QCOMPARE(area->viewport()->height(), area->widget()->heightForWidth(area->viewport()->width()));
        }
    }

    void anInvitationHasALineForEachOfItsOwn()
    {
        Invited invited;
        invited.invitation.address =
            ServerAddress::read(QStringLiteral("postgresql://ben@192.168.1.20/chess?event=open-2026")).value();
        invited.invitation.password = QStringLiteral("0123456789abcdef0123");
        invited.invitation.certificate =
            certificateIn(QStringLiteral("-----BEGIN CERTIFICATE-----%1-----END CERTIFICATE-----")
                              .arg(QString::fromLatin1(("\x30" + QByteArray(420, 'x')).toBase64())));
        ScriptedAsker asker;
        InviteWindow window(invited.invitation.address, asker);
        window.show(invited);
        window.show();
        QTest::qWait(20);
        const auto* text = window.findChild<QPlainTextEdit*>(QStringLiteral("invitationText"));
        const auto* code = window.findChild<QWidget*>(QStringLiteral("invitationCode"));
        QCOMPARE(text->verticalScrollBar()->maximum(), 0);
        for (QTextBlock line = text->document()->begin(); line.isValid(); line = line.next())
            if (!line.text().contains(QLatin1Char(' ')))
                QCOMPARE(line.layout()->lineCount(), 1);
        QCOMPARE(text->height(), code->height());
        QCOMPARE(QFontInfo(text->font()).pointSize(), QFontInfo(window.font()).pointSize());
    }

    void aLongRemarkGivesWayBeforeAColumnDoes()
    {
        QStandardItemModel model(1, 4);
        model.setHorizontalHeaderLabels({QStringLiteral("Name"), QStringLiteral("Not on the web"),
                                         QStringLiteral("List"), QStringLiteral("Remarks")});
        model.setItem(0, 0, new QStandardItem(QStringLiteral("Jones, Tom")));
        model.setItem(0, 2, new QStandardItem(QStringLiteral("FIDE")));
        model.setItem(0, 3, new QStandardItem(QStringLiteral("a remark ").repeated(12)));
        DataTable table;
        table.setModel(&model);
        table.setStretchColumns({0, 3});
        table.setNameColumns({0});
        table.setDropOrder({2, 1});
        table.show();
        int tried = 0;
        for (int width = 1000; width > 300; width -= 7) {
            table.resize(width, 200);
            table.fitColumns();
            const int mark = 60;
            if (table.isColumnHidden(2) && table.columnWidth(3) > table.horizontalHeader()->sectionSizeHint(3) + mark)
                QFAIL(qPrintable(QStringLiteral("at %1: %2").arg(width).arg(table.columnWidth(3))));
            tried += table.isColumnHidden(1) && !table.isColumnHidden(2) ? 1 : 0;
        }
        QVERIFY(tried > 10);
    }

    void theKeysOfThePresetChooseInTheMenuOfResults()
    {
        for (const auto& [key, result] :
             {std::pair{Qt::Key_1, GameResult::whiteWins}, std::pair{Qt::Key_5, GameResult::draw},
              std::pair{Qt::Key_0, GameResult::blackWins}}) {
            auto* menu = new ResultMenu(KeyPreset::vega, {});
            std::optional<GameResult> chosen;
            connect(menu, &ResultMenu::chosen, this, [&chosen](GameResult taken) { chosen = taken; });
            menu->popup({});
            QTest::keyClick(menu, key);
            QVERIFY(chosen == result);
        }
    }
};

static const pairwright::RegisteredTest<TestForms> registered("test_forms");
#include "test_forms.moc"
