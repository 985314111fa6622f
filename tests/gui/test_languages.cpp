#include "app/formats/report/html.h"
#include "app/web/site.h"
#include "tests/gui/pdf_text.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/explain/explain_panel.h"
#include "ui/pages/reports/print_set.h"
#include "ui/pages/reports/reports_page.h"
#include "ui/print/print_sheet.h"
#include "ui/text/format.h"

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QListWidget>
#include <QPushButton>
#include <QScrollArea>
#include <QTableView>
#include <QTest>

#include <thread>

using namespace pairwright;

namespace {

constexpr QSizeF wallPaper(595, 842);

/// Every word of a document, in one text.
QString wordsOf(const ReportDocument& document)
{
    return toHtml(document);
}

ReportOptions optionsIn(const QString& language)
{
    ReportOptions options;
    options.printedAt = QDateTime(QDate(2026, 11, 23), QTime(14, 30));
    options.language = Language(language);
    return options;
}

QString pairingsIn(const Tournament& tournament, const QString& language)
{
    PairingSheetOptions options;
    options.common = optionsIn(language);
    return wordsOf(pairingsByBoard(tournament, one, options).value());
}

QString startPageIn(const Tournament& tournament, const QString& language)
{
    return QString::fromUtf8(web::webFolder(tournament, Language(language)).back().bytes);
}

} // namespace

/// Paper and pages in another language than the window, and two at once.
class TestLanguages : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init()
    {
        start();
        activate();
        QVERIFY(openSample());
    }
    void cleanup()
    {
        language().use(QStringLiteral("en"));
        close();
    }

    void aSheetSpeaksItsLanguageWhateverTheWindowSpeaks()
    {
        const QString english = pairingsIn(projected(), QStringLiteral("en"));
        const QString german = pairingsIn(projected(), QStringLiteral("de"));
        QVERIFY2(english.contains(QStringLiteral("Pairings of round")) && !english.contains(QStringLiteral("Weiß")),
                 qPrintable(english));
        QVERIFY2(german.contains(QStringLiteral("Weiß")) && !german.contains(QStringLiteral("Pairings of round")),
                 qPrintable(german));
        QVERIFY2(german.contains(QStringLiteral("23. Nov. 2026")) && german.contains(QStringLiteral("lang=\"de")),
                 qPrintable(german));
        language().use(QStringLiteral("de"));
        QCOMPARE(pairingsIn(projected(), QStringLiteral("en")), english);
        QCOMPARE(pairingsIn(projected(), QStringLiteral("de")), german);
        QCOMPARE(pairingsIn(projected(), QString()), german); // nothing said: as the window
        QApplication::processEvents();
        QVERIFY(action(ActionId::pagePlayers)->text().contains(QStringLiteral("Spieler")));
    }

    void whyAPairMeetsIsPrintedInTheLanguageOfItsList()
    {
        PaperPlan plan = usualPaperPlan();
        plan.of(ReportKind::pairingsByBoard).look.language = QStringLiteral("de");
        keepPaperPlan(settings(), session().path(), plan);
        desk().showRound(one);
        window().lead({PageId::rounds, {}, {}, {}});
        desk().selectBoard(BoardId{one, 1});
        trigger(ActionId::explain);
        auto* panel = window().findChild<ExplainPanel*>();
        QVERIFY(panel != nullptr);
        QTRY_VERIFY2(panel->text().contains(QStringLiteral("Board 1")), qPrintable(panel->text()));
        QPushButton* print = nullptr;
        for (QPushButton* button : panel->findChildren<QPushButton*>())
            if (button->text().remove(QLatin1Char('&')) == QStringLiteral("Print for Player…"))
                print = button;
        QVERIFY(print != nullptr && print->isVisible());
        const QString before = panel->text();
        asker().printTo = inFolder(QStringLiteral("why.pdf"));
        QTest::mouseClick(print, Qt::LeftButton);
        const QString paper = textOfPdf(asker().printTo);
        QVERIFY2(paper.contains(QStringLiteral("Brett 1")) && paper.contains(QStringLiteral("Punkte")) &&
                     !paper.contains(QStringLiteral("Board 1")) && !paper.contains(QStringLiteral("Points")),
                 qPrintable(paper));
        QCOMPARE(panel->text(), before);
    }

    void theKeysOfByesAreSaidInTheNewLanguageAndTheBoxKeepsTheFocus()
    {
        trigger(ActionId::pagePlayers);
        auto& players = find<QTableView>("playersTable");
        players.setCurrentIndex(players.model()->index(0, 1));
        press(Qt::Key_B, Qt::ControlModifier);
        auto* box = qobject_cast<QComboBox*>(window().focusWidget());
        QVERIFY(box != nullptr && box->objectName().startsWith(QStringLiteral("presence")));
        const QString name = box->objectName();
        QVERIFY(box->toolTip().startsWith(QStringLiteral("Ctrl+B, then a key")));
        language().use(QStringLiteral("de"));
        QApplication::processEvents();
        box = qobject_cast<QComboBox*>(window().focusWidget()); // whoever works at it goes on there
        QVERIFY(box != nullptr);
        QCOMPARE(box->objectName(), name);
        for (const QComboBox* each : window().findChildren<QComboBox*>(name)) {
            QVERIFY2(each->toolTip().startsWith(QStringLiteral("Strg+B")), qPrintable(each->toolTip()));
            QVERIFY2(each->accessibleName().contains(QStringLiteral("Runde")), qPrintable(each->accessibleName()));
            QCOMPARE(each->itemText(1), describeAbsence(AbsenceKind::halfPoint));
        }
    }

    void thePagesOfTheWebSpeakTheirLanguage()
    {
        const QString german = startPageIn(projected(), QStringLiteral("de"));
        QVERIFY2(german.contains(QStringLiteral("<html lang=\"de")) && german.contains(QStringLiteral("Runde 1")) &&
                     !german.contains(QStringLiteral("Round 1")),
                 qPrintable(german));
        const QString english = startPageIn(projected(), QStringLiteral("en"));
        QVERIFY(english.contains(QStringLiteral("Round 1")) && !english.contains(QStringLiteral("Runde 1")));
        language().use(QStringLiteral("de"));
        QCOMPARE(startPageIn(projected(), QStringLiteral("en")), english);
        QCOMPARE(startPageIn(projected(), QStringLiteral("de")), german);
    }

    void twoThreadsSpeakTwoLanguagesAtOnce()
    {
        const Tournament tournament = projected();
        const std::array languages{QStringLiteral("de"), QStringLiteral("en")};
        std::array<QString, 2> expected;
        for (std::size_t i = 0; i < languages.size(); ++i)
            expected[i] = pairingsIn(tournament, languages[i]) + startPageIn(tournament, languages[i]);
        std::array<int, 2> wrong{};
        {
            std::vector<std::jthread> threads;
            for (std::size_t i = 0; i < languages.size(); ++i)
                threads.emplace_back([&, i] {
                    for (int time = 0; time < 20; ++time)
                        if (pairingsIn(tournament, languages[i]) + startPageIn(tournament, languages[i]) != expected[i])
                            ++wrong[i];
                });
            // Meanwhile the window is switched.
            for (const char* code : {"de", "en", "de", "en"})
                language().use(QLatin1String(code));
        }
        QCOMPARE(wrong[0], 0);
        QCOMPARE(wrong[1], 0);
        QVERIFY(expected[0] != expected[1]);
    }

    void theLanguageOfPaperIsChosenWithTheSheetAndKept()
    {
        desk().leadTo({PageId::reports, {}, {}, {}});
        auto* page = window().findChild<ReportsPage*>();
        page->choose(ReportKind::standings);
        choose("sheetLanguage", QStringLiteral("Deutsch"));
        QVERIFY2(wordsOf(*page->document()).contains(QStringLiteral("Rangliste nach Runde")),
                 qPrintable(wordsOf(*page->document())));
        screenshot(QStringLiteral("paper-in-german"));
        page->choose(ReportKind::pairingsByBoard); // each kind of sheet has its own
        QVERIFY(wordsOf(*page->document()).contains(QStringLiteral("Pairings of round")));
        const QString file = session().path();
        restart();
        activate();
        QVERIFY(openFile(file));
        desk().leadTo({PageId::reports, {}, {}, {}});
        window().findChild<ReportsPage*>()->choose(ReportKind::standings);
        QCOMPARE(find<QComboBox>("sheetLanguage").currentText(), QStringLiteral("Deutsch"));
        QVERIFY(wordsOf(*window().findChild<ReportsPage*>()->document()).contains(QStringLiteral("Rangliste")));
    }

    void twoLanguagesHangOnOneWall()
    {
        desk().leadTo({PageId::reports, {}, {}, {}});
        auto* page = window().findChild<ReportsPage*>();
        page->choose(ReportKind::pairingsByBoard);
        choose("sheetSecondLanguage", QStringLiteral("Deutsch"));
        screenshot(QStringLiteral("paper-in-two-languages"));
        const QString file = inFolder(QStringLiteral("both.pdf"));
        asker().paths.push_back(file);
        trigger(ActionId::savePdf);
        QTRY_VERIFY(QFile::exists(file));
        const QString both = textOfPdf(file);
        QVERIFY2(both.contains(QStringLiteral("Pairings of round")) && both.contains(QStringLiteral("Weiß")) &&
                     both.contains(QStringLiteral("Page 1 of 1")) && both.contains(QStringLiteral("Seite 1 von 1")),
                 qPrintable(both));
        // In the print set each sheet speaks what was chosen for it.
        PaperPlan plan = usualPaperPlan();
        plan.of(ReportKind::standings).look.language = QStringLiteral("de");
        plan.of(ReportKind::crossTable).when = PrintMoment::standings;
        const auto set = makeSet(projected(), plan, PrintMoment::standings, wallPaper);
        QVERIFY(savePdf(*set, inFolder(QStringLiteral("set.pdf"))));
        const QString words = textOfPdf(inFolder(QStringLiteral("set.pdf")));
        QVERIFY2(words.contains(QStringLiteral("Rangliste nach Runde")) &&
                     words.contains(QStringLiteral("Cross-table after round")),
                 qPrintable(words));
        QVERIFY(paperPlanFrom(toText(plan)) == plan);
    }

    void theLanguageOfTheWebIsChosenWithItsFolder()
    {
        trigger(ActionId::publishToWeb);
        auto* dialog = window().findChild<QWidget*>(QStringLiteral("webWindow"));
        QVERIFY(dialog != nullptr);
        const QString folder = inFolder(QStringLiteral("web"));
        dialog->findChild<QLineEdit*>(QStringLiteral("webFolder"))->setText(folder);
        auto* box = dialog->findChild<QComboBox*>(QStringLiteral("webLanguage"));
        box->setCurrentIndex(box->findText(QStringLiteral("Deutsch")));
        screenshot(QStringLiteral("web-language"), dialog);
        QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("webPublish")), Qt::LeftButton);
        QFile start(folder + QStringLiteral("/index.html"));
        QTRY_VERIFY(start.exists());
        QVERIFY(start.open(QIODevice::ReadOnly));
        QVERIFY(QString::fromUtf8(start.readAll()).contains(QStringLiteral("<html lang=\"de")));
    }

private:
    void choose(const char* box, const QString& text) const
    {
        auto& choice = find<QComboBox>(box);
        QVERIFY2(choice.isVisible(), box);
        for (QWidget* above = choice.parentWidget(); above != nullptr; above = above->parentWidget())
            if (auto* area = qobject_cast<QScrollArea*>(above))
                area->ensureWidgetVisible(&choice);
        choice.setFocus();
        QTest::keyClick(&choice, Qt::Key_Down); // opens the list
        QTest::keyClicks(choice.view(), text);
        QTest::keyClick(choice.view(), Qt::Key_Return);
        QCOMPARE(choice.currentText(), text);
    }
};

static const pairwright::RegisteredTest<TestLanguages> registered("test_languages");
#include "test_languages.moc"
