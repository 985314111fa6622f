#include "app/formats/report/reports.h"
#include "engine/tiebreaks/descriptor.h"
#include "tests/gui/applied.h"
#include "tests/gui/gui_desk.h"
#include "tests/support/registered_test.h"
#include "ui/explain/standings_explanation.h"
#include "ui/frame/inspector.h"
#include "ui/models/roles.h"
#include "ui/pages/standings/standings_model.h"
#include "ui/pages/standings/standings_page.h"
#include "ui/pages/standings/tie_break_editor.h"
#include "ui/theme/row_height.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/number_slots.h"

#include <QAbstractTextDocumentLayout>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QScopeGuard>
#include <QSet>
#include <QTableView>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextTable>
#include <QToolButton>
#include <QtTest>

#include <algorithm>
#include <array>
#include <optional>

using namespace pairwright;

namespace {

QString textAt(const QAbstractItemModel& model, int row, int column)
{
    return model.index(row, column).data().toString();
}

/// The page as it stands beside rail and Inspector on a screen of 1366x768.
struct ShownPage {
    explicit ShownPage(Desk& desk)
        : page(desk)
    {
        page.resize(1180, 660);
        page.show();
        QMetaObject::invokeMethod(&desk, "sessionChanged");
    }
    template <class T>
    T* find(const char* name)
    {
        return page.findChild<T*>(QString::fromLatin1(name));
    }
    void picture(const char* name)
    {
        QDir().mkpath(QStringLiteral(PAIRWRIGHT_SCREENSHOTS));
        page.grab().save(QStringLiteral(PAIRWRIGHT_SCREENSHOTS "/%1.png").arg(QString::fromLatin1(name)));
    }
    StandingsPage page;
};

/// How far apart the digits of a column end; none: it has no numbers with a fraction beside such without.
std::optional<double> spreadOfDigits(const QTextTable& table, int column)
{
    double from = 1e9;
    double to = -1e9;
    std::array<bool, 2> seen{};
    for (int row = 0; row < table.rows(); ++row) {
        const QTextTableCell cell = table.cellAt(row, column);
        const QTextBlock block = cell.firstCursorPosition().block();
        const QString number = block.text().trimmed();
        if (cell.columnSpan() > 1 || !isPlainNumber(number))
            continue;
        const QFontMetricsF letters(block.begin().fragment().charFormat().font());
        const bool half = hasFraction(number);
        const double end = block.document()->documentLayout()->blockBoundingRect(block).left() +
                           block.layout()->lineAt(0).naturalTextRect().right() -
                           (half ? letters.horizontalAdvance(withoutMarks(number).back()) : 0);
        from = std::min(from, end);
        to = std::max(to, end);
        seen.at(half ? 1 : 0) = true;
    }
    return seen[0] && seen[1] ? std::optional(to - from) : std::nullopt;
}

} // namespace

class TestStandingsPage : public QObject {
    Q_OBJECT
private slots:
    void theLastColumnSaysWhatDecided()
    {
        GuiDesk gui(8, 5);
        gui.playRound(true);
        gui.playRound(true);
        StandingsModel model(gui.desk);
        model.setActive(true);
        model.show(2);
        QCOMPARE(model.headerData(model.decidedByColumn(), Qt::Horizontal, Qt::DisplayRole).toString(),
                 QStringLiteral("Decided by"));
        int shared = 0;
        for (int row = 0; row < model.rowCount(); ++row) {
            const bool isShared = textAt(model, row, StandingsModel::Rank).endsWith(QLatin1Char('='));
            QCOMPARE(textAt(model, row, model.decidedByColumn()) == QStringLiteral("shared"), isShared);
            shared += isShared ? 1 : 0;
        }
        QVERIFY(shared != 1);
    }

    void whoWasChosenStaysChosenWhenTheTableIsMadeAnew()
    {
        GuiDesk gui(12, 5);
        gui.playRound(true);
        gui.playRound(true);
        gui.playRound(true);
        ShownPage shown(gui.desk);
        auto* table = shown.find<QTableView>("standingsTable");
        shown.page.focusPlace({});
        QVERIFY(table->selectionModel()->isRowSelected(0));
        table->selectRow(3);
        const QString player = textAt(*table->model(), 3, StandingsModel::Name);
        QMetaObject::invokeMethod(&gui.desk, "changedEntirely");
        QVERIFY(table->currentIndex().isValid());
        QCOMPARE(textAt(*table->model(), table->currentIndex().row(), StandingsModel::Name), player);
        QVERIFY(table->selectionModel()->isRowSelected(table->currentIndex().row()));
    }

    void whatDecidedIsStrong()
    {
        GuiDesk gui(12, 5);
        gui.playRound(true);
        gui.playRound(true);
        gui.playRound(true);
        ShownPage shown(gui.desk);
        const QAbstractItemModel& model = *shown.find<QTableView>("standingsTable")->model();
        int strong = 0;
        for (int row = 0; row < model.rowCount(); ++row)
            for (int column = StandingsModel::FirstTieBreak; column < model.columnCount() - 1; ++column) {
                const bool isStrong =
                    model.index(row, column).data(Qt::FontRole).value<QFont>().weight() == QFont::DemiBold;
                const QString code = model.headerData(column, Qt::Horizontal).toString();
                QCOMPARE(isStrong, textAt(model, row, model.columnCount() - 1) == code);
                strong += isStrong ? 1 : 0;
            }
        QVERIFY(strong > 5);
    }

    void valuesAreWrittenAsPointsAndScoregroupsStandApart()
    {
        GuiDesk gui(8, 5);
        gui.playRound(true);
        gui.playRound(true);
        SetTieBreaks list;
        list.list = *parseTieBreaks("BH,SB,WIN");
        QVERIFY(applied(gui.desk, list));
        ShownPage shown(gui.desk);
        auto& table = *shown.find<DataTable>("standingsTable");
        const QAbstractItemModel& rows = *table.model();
        QTRY_VERIFY(rows.rowCount() == 8);
        const auto columns = rows.columnCount();
        int fractions = 0;
        int finer = 0;
        for (int column = StandingsModel::Points; column < columns - 1; ++column) {
            // Wholes and halves are points; where one is finer, all of the column are written like it.
            QSet<qsizetype> decimals;
            for (int row = 0; row < rows.rowCount(); ++row) {
                const QModelIndex cell = rows.index(row, column);
                const QString text = cell.data().toString();
                const bool isFraction = text.endsWith(QChar(0x00BD));
                decimals.insert(text.contains(u'.') ? text.size() - text.indexOf(u'.') : 0);
                fractions += isFraction ? 1 : 0;
                // Where one of a column has a half, all leave its place.
                QVERIFY(!isFraction || cell.data(SlotsRole).toBool());
            }
            QCOMPARE(decimals.size(), 1);
            finer += decimals.contains(3) ? 1 : 0;
        }
        QVERIFY(fractions > 0 && finer == 1);
        QVERIFY(!rows.index(0, columns - 2).data(SlotsRole).toBool()); // wins are whole
        const auto points = [&rows](int row) {
            return rows.index(row, StandingsModel::Points).data().toString();
        };
        const int usual = rowHeight(table.fontMetrics());
        QCOMPARE(usual, std::max(30, table.fontMetrics().height() + 15));
        int gaps = 0;
        for (int row = 0; row < rows.rowCount(); ++row) {
            const bool begins = row > 0 && points(row) != points(row - 1);
            QTRY_COMPARE(table.rowHeight(row), usual + (begins ? groupGap() : 0));
            gaps += begins ? 1 : 0;
        }
        QVERIFY(gaps > 0);
        // By another order the groups do not stand together.
        table.sortByColumn(StandingsModel::Name, Qt::AscendingOrder);
        QTRY_COMPARE(table.rowHeight(1) + table.rowHeight(2) + table.rowHeight(3) + table.rowHeight(4), 4 * usual);
        table.sortByColumn(StandingsModel::Rank, Qt::AscendingOrder);
        applyCompactRows(true);
        const auto back = qScopeGuard([] { applyCompactRows(false); });
        QTRY_COMPARE(table.rowHeight(0), std::max(24, table.fontMetrics().height() + 9));
        shown.picture("standings-compact");
    }

    void whoSortedByATieBreakThatIsGoneSeesTheStandings()
    {
        GuiDesk gui(12, 5);
        gui.playRound(true);
        gui.playRound(true);
        QVERIFY(applied(gui.desk, SetTieBreaks{*parseTieBreaks("BH,SB,WIN")}));
        ShownPage shown(gui.desk);
        auto& table = *shown.find<DataTable>("standingsTable");
        const auto ranks = [&table] {
            QStringList all;
            for (int row = 0; row < table.model()->rowCount(); ++row)
                all.append(table.model()->index(row, StandingsModel::Rank).data().toString());
            return all;
        };
        QTRY_COMPARE(table.model()->rowCount(), 12);
        QTest::qWait(0); // columns are of their widths
        const auto sortByWins = [&table] {
            auto& titles = *table.horizontalHeader();
            const int column = StandingsModel::FirstTieBreak + 2;
            QTest::mouseClick(
                titles.viewport(), Qt::LeftButton, {},
                {titles.sectionViewportPosition(column) + titles.sectionSize(column) / 2, titles.height() / 2});
            QCOMPARE(titles.sortIndicatorSection(), column);
        };
        sortByWins();
        QVERIFY(ranks().front() != QLatin1String("1"));                     // who has won least
        QVERIFY(applied(gui.desk, SetTieBreaks{*parseTieBreaks("PS,SB")})); // where the wins stood is what decided
        QCOMPARE(table.horizontalHeader()->sortIndicatorSection(), int{StandingsModel::Rank});
        QVERIFY2(ranks().front() == QLatin1String("1"), qPrintable(ranks().join(u' ')));
        // What else changes leaves the order as it is wanted.
        QVERIFY(applied(gui.desk, SetTieBreaks{*parseTieBreaks("BH,SB,WIN")}));
        sortByWins();
        const QStringList sorted = ranks();
        QMetaObject::invokeMethod(&gui.desk, "changedEntirely");
        QCOMPARE(ranks(), sorted);
    }

    void aTieBreakWithoutValuesSaysSoOnScreenAndPaper()
    {
        GuiDesk gui(8, 5);
        gui.playRound(true);
        const auto aro = parseTieBreaks("ARO,BH");
        QVERIFY(aro.hasValue());
        QVERIFY(applied(gui.desk, SetTieBreaks{*aro}));
        ShownPage shown(gui.desk);
        auto* note = shown.find<QLabel>("notComputed");
        QVERIFY(!note->isVisible());
        const Player player = gui.desk.projected().players.back();
        PlayerData data = player.data;
        data.rating.reset();
        QVERIFY(applied(gui.desk, editOf(player, data)));
        QTRY_VERIFY(note->isVisible());
        QCOMPARE(note->text(), QStringLiteral("ARO cannot be computed and decides nothing: there are players without a "
                                              "rating (C.07 art. 10)."));
        shown.picture("standings-not-computed");
        const ReportDocument paper = standingsReport(gui.desk.projected(), 1, {});
        QVERIFY(paper.notes.contains(note->text()));
    }

    void aCategoryHasRanksOfItsOwn()
    {
        GuiDesk gui(12, 5);
        gui.playRound(true);
        StandingsModel model(gui.desk);
        model.setActive(true);
        model.show(1);
        QCOMPARE(model.rowCount(), 12);
        model.showCategory({StandingsCategory::Kind::club, 0, 0, QStringLiteral("Club A")});
        QCOMPARE(model.rowCount(), 3);
        QVERIFY(textAt(model, 0, StandingsModel::Rank).startsWith(QLatin1Char('1')));
        for (int row = 0; row < model.rowCount(); ++row)
            QCOMPARE(textAt(model, row, StandingsModel::Club), QStringLiteral("Club A"));
    }

    void theListIsComposedUsedAndAskedForAfterTheStart()
    {
        GuiDesk gui(8, 5);
        gui.playRound(true);
        ShownPage shown(gui.desk);
        auto* open = shown.find<QToolButton>("editTieBreaks");
        auto* editor = shown.find<TieBreakEditor>("tieBreakEditor");
        QVERIFY(!editor->isVisible());
        open->click();
        QVERIFY(editor->isVisible());
        auto* codes = shown.find<QLineEdit>("tieBreakCodes");
        auto* chosen = shown.find<QListWidget>("tieBreaksChosen");
        auto* use = shown.find<QPushButton>("useTieBreaks");
        QCOMPARE(codes->text(), QStringLiteral("BH/C1,BH,SB,DE,WIN"));
        QCOMPARE(chosen->count(), 5);
        codes->setFocus();
        codes->selectAll();
        QTest::keyClicks(codes, QStringLiteral("DE,XYZ"));
        QVERIFY(!use->isEnabled());
        codes->selectAll();
        QTest::keyClicks(codes, QStringLiteral("DE,KS/L+1,BH"));
        QVERIFY(use->isEnabled());
        QCOMPARE(chosen->count(), 3);
        delete chosen->takeItem(0); // as dragging it away does
        QTRY_COMPARE(codes->text(), QStringLiteral("KS/L+1,BH"));
        shown.picture("tie-break-editor");

        gui.asker.consents = false;
        use->click(); // level 4
        QCOMPARE(toString(gui.desk.projected().settings.tieBreaks), std::string("BH/C1,BH,SB,DE,WIN"));
        QCOMPARE(gui.asker.questions.size(), std::size_t{1});
        QVERIFY(gui.asker.questions.back().level == WarningLevel::twoSteps);
        gui.asker.consents = true;
        use->click();
        QCOMPARE(toString(gui.desk.projected().settings.tieBreaks), std::string("KS/L+1,BH"));
        QVERIFY(!editor->isVisible());
        auto* table = shown.find<QTableView>("standingsTable");
        QCOMPARE(table->model()->columnCount(), StandingsModel::FirstTieBreak + 3);
    }

    void presetsFillTheList()
    {
        TieBreakEditor editor;
        editor.begin({}, {TieBreakEdition::y2024});
        QSignalSpy accepted(&editor, &TieBreakEditor::accepted);
        auto* presets = editor.findChild<QComboBox*>(QStringLiteral("tieBreakPresets"));
        presets->setCurrentIndex(2);
        emit presets->activated(2);
        editor.findChild<QPushButton*>(QStringLiteral("useTieBreaks"))->click();
        QCOMPARE(accepted.size(), 1);
        QCOMPARE(editor.findChild<QLineEdit*>(QStringLiteral("tieBreakCodes"))->text(),
                 QStringLiteral("BH/C1,BH,SB,PS,DE,WIN,BWG"));
        auto* available = editor.findChild<QListWidget*>(QStringLiteral("tieBreaksAvailable"));
        QVERIFY(available->findItems(QStringLiteral("STD"), Qt::MatchStartsWith).isEmpty()); // came in 2026
        QVERIFY(!available->findItems(QStringLiteral("REP"), Qt::MatchStartsWith).isEmpty());
    }

    void theHintOfAListEndsWithIt()
    {
        TieBreakEditor editor;
        editor.begin({}, {TieBreakEdition::y2026});
        editor.resize(820, 340);
        editor.show();
        QVERIFY(QTest::qWaitForWindowExposed(&editor));
        const auto* chosen = editor.findChild<QListWidget*>(QStringLiteral("tieBreaksChosen"));
        const auto labels = editor.findChildren<QLabel*>();
        const auto hint = std::find_if(labels.begin(), labels.end(), [](const QLabel* each) {
            return each->text().startsWith(QStringLiteral("Decide in this order"));
        });
        QVERIFY(hint != labels.end());
        QCOMPARE((*hint)->geometry().left(), chosen->geometry().left());
        QVERIFY((*hint)->geometry().right() <= chosen->geometry().right());
        QVERIFY((*hint)->height() >= (*hint)->heightForWidth((*hint)->width()));
        QVERIFY((*hint)->geometry().bottom() < chosen->geometry().top());
    }

    void whatIsChosenIsNotOfferedOnceMore()
    {
        TieBreakEditor editor;
        editor.begin({}, {TieBreakEdition::y2026});
        editor.show();
        auto* available = editor.findChild<QListWidget*>(QStringLiteral("tieBreaksAvailable"));
        auto* chosen = editor.findChild<QListWidget*>(QStringLiteral("tieBreaksChosen"));
        available->setFocus();
        available->setCurrentRow(0);
        const QString first = available->item(0)->text();
        QTest::keyClick(available, Qt::Key_Return);
        QTRY_VERIFY(available->item(0)->isHidden());
        QVERIFY(!available->currentItem()->isHidden());
        QCOMPARE(chosen->item(0)->text(), first);
        chosen->setFocus();
        chosen->setCurrentRow(0);
        QTest::keyClick(chosen, Qt::Key_Return);
        QTRY_VERIFY(!available->item(0)->isHidden());
    }

    /// What a round robin must not use is nowhere: not to drag, in no ready-made list, and typed it is refused.
    void aRoundRobinOffersNoBuchholz()
    {
        TieBreakEditor editor;
        editor.begin({}, {TieBreakEdition::y2026, EventFormat::roundRobin});
        editor.setVisible(true);
        auto* available = editor.findChild<QListWidget*>(QStringLiteral("tieBreaksAvailable"));
        for (const QString& code : {QStringLiteral("BH"), QStringLiteral("FB"), QStringLiteral("AOB")})
            QVERIFY(available->findItems(code, Qt::MatchStartsWith).isEmpty());
        QVERIFY(!available->findItems(QStringLiteral("KS"), Qt::MatchStartsWith).isEmpty());
        auto* presets = editor.findChild<QComboBox*>(QStringLiteral("tieBreakPresets"));
        QCOMPARE(presets->count(), 2);
        QCOMPARE(presets->itemData(1, Qt::ToolTipRole).toString(), QStringLiteral("DE,WIN,SB,KS"));
        auto* codes = editor.findChild<QLineEdit*>(QStringLiteral("tieBreakCodes"));
        QTest::keyClick(presets, Qt::Key_Down);
        QCOMPARE(codes->text(), QStringLiteral("DE,WIN,SB,KS"));
        auto* use = editor.findChild<QPushButton*>(QStringLiteral("useTieBreaks"));
        QVERIFY(use->isEnabled());
        codes->selectAll();
        QTest::keyClicks(codes, QStringLiteral("DE,BH/C1,SB"));
        QVERIFY(!use->isEnabled());
        const auto labels = editor.findChildren<QLabel*>();
        QVERIFY(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
            return label->isVisible() && label->text().startsWith(QStringLiteral("BH/C1 must not be used in a round"));
        }));
        auto* chosen = editor.findChild<QListWidget*>(QStringLiteral("tieBreaksChosen"));
        delete chosen->takeItem(2); // as dragging it away does: Buchholz is still there
        QTRY_COMPARE(codes->text(), QStringLiteral("DE,BH/C1"));
        QVERIFY(!use->isEnabled());
        editor.resize(1180, 240);
        editor.grab().save(QStringLiteral(PAIRWRIGHT_SCREENSHOTS "/tie-breaks-of-a-round-robin.png"));
        codes->selectAll();
        QTest::keyClicks(codes, QStringLiteral("DE,SB/C1"));
        QVERIFY(use->isEnabled());
    }

    void theInspectorTellsWhyOneStandsBeforeTheOther()
    {
        GuiDesk gui(8, 5);
        gui.playRound(true);
        gui.playRound(true);
        ShownPage shown(gui.desk);
        Inspector inspector(gui.desk);
        inspector.resize(330, 700);
        inspector.show();
        auto* table = shown.find<QTableView>("standingsTable");
        table->selectRow(4);
        QVERIFY(gui.desk.standingsQuestion().has_value());
        const QString text = inspector.explanationText();
        QVERIFY2(text.contains(QStringLiteral("stands before")) || text.contains(QStringLiteral("share their rank")),
                 qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("after round 2")));
        QVERIFY(text.contains(textAt(*table->model(), 4, StandingsModel::Name)));
        QTest::qWait(50); // the columns are fitted later
        inspector.grab().save(QStringLiteral(PAIRWRIGHT_SCREENSHOTS "/why-standings.png"));
        shown.picture("standings");
        shown.page.hide();
        QVERIFY(!gui.desk.standingsQuestion().has_value());
    }

    void pointsOfTheExplanationStandInTwoSlots()
    {
        for (const Qt::LayoutDirection direction : {Qt::LeftToRight, Qt::RightToLeft}) {
            QGuiApplication::setLayoutDirection(direction);
            const auto back = qScopeGuard([] { QGuiApplication::setLayoutDirection(Qt::LeftToRight); });
            GuiDesk gui(8, 5);
            gui.playRound(true);
            gui.playRound(true);
            const auto& players = gui.desk.projected().players;
            QTextBrowser told;
            told.resize(330, 700);
            told.show();
            int columns = 0;
            for (std::size_t place = 1; place < players.size(); ++place) {
                const QString html = standingsHtml(
                    gui.desk.projected(), {players[place - 1].key, players[place].key, 2}, QGuiApplication::palette());
                told.setHtml(html);
                const QList<QTextFrame*> frames = told.document()->rootFrame()->childFrames();
                for (QTextFrame* frame : frames) {
                    const auto* table = qobject_cast<QTextTable*>(frame);
                    for (int column = 1; table != nullptr && column < table->columns(); ++column)
                        if (const auto spread = spreadOfDigits(*table, column)) {
                            ++columns;
                            QVERIFY2(*spread < 1.6, qPrintable(QString::number(*spread)));
                        }
                }
            }
            QVERIFY2(columns > 2, qPrintable(told.toPlainText()));
            QTest::qWait(20);
            told.grab().save(QStringLiteral(PAIRWRIGHT_SCREENSHOTS "/standings-slots-%1.png").arg(direction));
        }
    }

    void copyAndFilesHoldWhatIsShown()
    {
        GuiDesk gui(8, 5);
        gui.playRound(true);
        ShownPage shown(gui.desk);
        const auto actions = shown.find<QToolButton>("takeStandings")->menu()->actions();
        actions[0]->trigger();
        const QStringList lines = QGuiApplication::clipboard()->text().split(QLatin1Char('\n'), Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 9);
        QVERIFY(lines[0].contains(QStringLiteral("BH/C1")));
        for (const auto& [index, suffix] : std::vector<std::pair<int, QString>>{{1, "csv"}, {2, "html"}, {3, "pdf"}}) {
            const QString path = gui.folder.filePath(QStringLiteral("out.") + suffix);
            gui.asker.paths.push_back(path);
            actions[index]->trigger();
            QVERIFY2(QFileInfo(path).size() > 200, qPrintable(path));
        }
    }
};

static const pairwright::RegisteredTest<TestStandingsPage> registered("test_standings_page");
#include "test_standings_page.moc"
