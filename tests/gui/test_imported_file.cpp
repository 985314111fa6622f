#include "engine/tiebreaks/descriptor.h"
#include "engine/tiebreaks/presets.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/pages/standings/tie_break_editor.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>

using namespace pairwright;

namespace {

/// Two rounds; the second of two with all points is stated to be the first.
QByteArray statedFile()
{
    return "012 Stated\n042 2026/09/01\n142 2\n152 W\n192 FIDE_DUTCH_2026\n"
           // clang-format off
           "001    1      Alpha, A                          2400                             2.0    2     3 w 1     4 b 1\n"
           "001    2      Beta, B                           2399                             2.0    1     4 b 1     3 w 1\n"
           "001    3      Gamma, C                          2398                             0.0    3     1 b 0     2 b 0\n"
           "001    4      Delta, D                          2397                             0.0    4     2 w 0     1 w 0\n";
    // clang-format on
}

} // namespace

/// What the window says and keeps of a TRF.
class TestImportedFile : public QObject, protected WindowUnderTest {
    Q_OBJECT
private slots:
    void init() { start(); }
    void cleanup() { close(); }

    void statedRanksStandUntilTieBreaksAreChosen();
    void whatHappenedOftenIsToldOnce();
    void everyAdjustmentIsAskedAboutBeforeAnythingExists();
    void theSystemIsChosenWhereTheFileDoesNotNameIt();
    void aFileOf2016IsOpened();
    void aSystemThatIsNotKnownIsAskedFor();
    void theTieBreaksAreChosenWhereOneIsNotKnown();
    void aFileThatLeavesNothingOpenIsNotAskedAbout();
    void aRoundThatWasPairedByHandSpeaksInTheWordsOfItsFile();
    void aFileOfAnEventOutsideFideModeIsTold();

private:
    [[nodiscard]] QStringList standings() const
    {
        const QAbstractItemModel& model = *find<QTableView>("standingsTable").model();
        QStringList rows;
        for (int row = 0; row < model.rowCount(); ++row)
            rows.append(model.index(row, 0).data().toString() + QLatin1Char(' ') +
                        model.index(row, 2).data().toString() + QLatin1Char(' ') +
                        model.index(row, model.columnCount() - 1).data().toString());
        return rows;
    }
    [[nodiscard]] bool pageSays(const QString& words) const
    {
        const auto labels = find<QWidget>("standingsPage").findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&words](const QLabel* label) {
            return label->isVisible() && label->text().contains(words);
        });
    }
};

void TestImportedFile::statedRanksStandUntilTieBreaksAreChosen()
{
    QVERIFY(openTrf(makeFile(QStringLiteral("stated.TRF16"), statedFile()))); // the endings of `convert`, too
    activate();
    QVERIFY2(message().contains(QStringLiteral("ranks are kept as it states them")), qPrintable(message()));
    press(Qt::Key_4, Qt::AltModifier);
    QCOMPARE(standings(),
             QStringList({"1 Beta, B stated", "2 Alpha, A stated", "3 Gamma, C stated", "4 Delta, D stated"}));
    QVERIFY(pageSays(QStringLiteral("imported file states")));
    screenshot(QStringLiteral("stated-ranks"));

    click("editTieBreaks");
    auto& editor = find<TieBreakEditor>("tieBreakEditor");
    QTest::mouseClick(editor.findChild<QPushButton*>(QStringLiteral("useTieBreaks")), Qt::LeftButton);
    QVERIFY(!projected().settings.statedRanks);
    QCOMPARE(standings(),
             QStringList({"1= Alpha, A shared", "1= Beta, B shared", "3= Gamma, C shared", "3= Delta, D shared"}));
    QVERIFY(!pageSays(QStringLiteral("imported file states")));
    press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(standings().constFirst(), QStringLiteral("1 Beta, B stated"));
}

void TestImportedFile::whatHappenedOftenIsToldOnce()
{
    QByteArray text = statedFile();
    for (int i = 5; i <= 60; ++i)
        text += "001 " + QByteArray::number(i).rightJustified(4) + "    X Nobody, N" + QByteArray::number(i) + "\n";
    QVERIFY(openTrf(makeFile(QStringLiteral("often.trf"), text)));
    const QString told = message();
    QVERIFY2(told.contains(QStringLiteral("And 55 more of this kind")), qPrintable(told));
    QVERIFY2(told.contains(QStringLiteral("lines 11\u201365")), qPrintable(told));
    QVERIFY2(told.contains(QStringLiteral("share a rank")), qPrintable(told));
}

void TestImportedFile::everyAdjustmentIsAskedAboutBeforeAnythingExists()
{
    const QString file = makeFile(QStringLiteral("stated.trf"), statedFile());
    asker().consents = false;
    QVERIFY(!openTrf(file));
    QCOMPARE(asker().questions.size(), std::size_t{1});
    const Question& question = asker().questions.front();
    QCOMPARE(question.level, WarningLevel::confirm);
    QVERIFY(asker().fileQuestions.empty()); // not even a place was asked for
    const QString told = question.details.join(QLatin1Char('\n'));
    for (const char* words : {"ranks are kept as it states them", "what results are worth", "record 172"})
        QVERIFY2(told.contains(QLatin1String(words)), qPrintable(told));
    QVERIFY(question.choices.empty());
    asker().consents = true;
    QVERIFY(openTrf(file));
}

void TestImportedFile::theSystemIsChosenWhereTheFileDoesNotNameIt()
{
    QByteArray silent = statedFile();
    silent.replace("192 FIDE_DUTCH_2026\n", "");
    const QString file = makeFile(QStringLiteral("silent.trf"), silent);
    asker().choose.insert(QStringLiteral("Pairing system"), 1);
    asker().questions.clear();
    QVERIFY(openTrf(file));
    const Question& question = asker().questions.front();
    QCOMPARE(question.choices.size(), std::size_t{1});
    QCOMPARE(question.choices.front().options.size(), static_cast<qsizetype>(systems().size()));
    QCOMPARE(question.choices.front().chosen, 0); // of the first day
    QVERIFY(projected().settings.system == systems()[1].id);
    QCOMPARE(asker().questions.size(), std::size_t{2}); // what follows from it is told again
    QVERIFY(asker().questions.back().choices.empty());
}

/// TRF16 has no 142, 152 and 192; what it says of the event in its own records is taken.
void TestImportedFile::aFileOf2016IsOpened()
{
    QByteArray text = statedFile();
    text.replace("142 2\n152 W\n192 FIDE_DUTCH_2026\n",
                 "022 Bergen\n032 NOR\n052 2026/09/02\n062 4\n072 4\n082 0\n092 Individual: Swiss-System\n"
                 "102 Chief, C\n112 Deputy, D\n122 90 min\nXXR 3\nXXC white1\n");
    QVERIFY(openTrf(makeFile(QStringLiteral("of2016.trf"), text)));
    const Tournament& read = projected();
    QCOMPARE(read.players.size(), std::size_t{4});
    QCOMPARE(read.lastPublished().value, 2);
    QCOMPARE(read.settings.plannedRounds, 3);
    QCOMPARE(read.event.city, QStringLiteral("Bergen"));
    QCOMPARE(read.event.chiefArbiter.name, QStringLiteral("Chief, C"));
    QCOMPARE(read.game({RoundNumber{2}, 1})->outcome.result.value(), GameResult::blackWins);
    activate();
    press(Qt::Key_4, Qt::AltModifier);
    QCOMPARE(standings().size(), 4);
    trigger(ActionId::pairRound);
    QTRY_VERIFY(projected().round(RoundNumber{3}) != nullptr);
}

void TestImportedFile::aSystemThatIsNotKnownIsAskedFor()
{
    QByteArray other = statedFile();
    other.replace("192 FIDE_DUTCH_2026", "192 CUSTOM_ACME");
    QVERIFY(openTrf(makeFile(QStringLiteral("other.trf"), other)));
    const Question& question = asker().questions.front();
    QVERIFY2(question.details.front().contains(QStringLiteral("CUSTOM_ACME")), qPrintable(question.details.front()));
    QCOMPARE(question.choices.size(), std::size_t{1});
    QVERIFY(projected().settings.system == (SystemEdition{System::Dutch, 2026}));
}

void TestImportedFile::theTieBreaksAreChosenWhereOneIsNotKnown()
{
    QByteArray text = statedFile();
    text.replace("192 FIDE", "202 BH,XYZ\n192 FIDE");
    const QString file = makeFile(QStringLiteral("unknown.trf"), text);
    QVERIFY(openTrf(file));
    QVERIFY2(asker().questions.front().details.join(QLatin1Char('\n')).contains(QStringLiteral("XYZ")),
             qPrintable(asker().questions.front().details.join(QLatin1Char('\n'))));
    QVERIFY(projected().settings.statedRanks.has_value());
    desk().setSession(nullptr);
    asker().choose.insert(QStringLiteral("Tie-breaks"), 1);
    QVERIFY(openTrf(makeFile(QStringLiteral("known.trf"), text)));
    QVERIFY(!projected().settings.statedRanks);
    QCOMPARE(projected().settings.tieBreaks, *parseTieBreaks("BH"));
    QVERIFY(asker().questions.back().choices.empty());
    // Where the first one is not known the usual ones can be taken.
    desk().setSession(nullptr);
    text.replace("202 BH,XYZ", "202 XYZ,BH");
    QVERIFY(openTrf(makeFile(QStringLiteral("usual.trf"), text)));
    QCOMPARE(projected().settings.tieBreaks, defaultTieBreaks());
    const QString details = asker().questions.back().details.join(QLatin1Char('\n'));
    QVERIFY2(details.contains(QStringLiteral("those that you chose count")), qPrintable(details));
}

void TestImportedFile::aFileThatLeavesNothingOpenIsNotAskedAbout()
{
    QByteArray text = statedFile();
    text.replace("192 FIDE", "162 W 1.0    D 0.5\n172 NOR FIDON\n202 WON\n192 FIDE");
    text.replace("2.0    2 ", "2.0    1 ").replace("0.0    4 ", "0.0    3 ");
    QVERIFY(openTrf(makeFile(QStringLiteral("whole.trf"), text)));
    for (const Question& question : asker().questions)
        QVERIFY2(question.details.isEmpty(), qPrintable(question.details.join(QLatin1Char('\n'))));
}

void TestImportedFile::aRoundThatWasPairedByHandSpeaksInTheWordsOfItsFile()
{
    QVERIFY(openTrf(makeFile(QStringLiteral("hand.trf"), statedFile() + "### MPA @ Round 2: 1-4 3-2 => 4-1 2-3\n")));
    activate();
    press(Qt::Key_3, Qt::AltModifier);
    desk().showRound(RoundNumber{2});
    auto& head = find<QToolButton>("comparisonHead");
    QTRY_VERIFY(head.isVisible());
    QVERIFY2(head.text().endsWith(QStringLiteral("as the imported file says")), qPrintable(head.text()));
    QTest::mouseClick(&head, Qt::LeftButton);
    QVERIFY(!find<QTextBrowser>("onlyByHand").isVisible()); // not "nothing"
    QVERIFY(!find<QTextBrowser>("onlyByTheRules").isVisible());
    const QString told = find<QTextBrowser>("handWarnings").toPlainText();
    QVERIFY2(find<QTextBrowser>("handWarnings").isVisible() && told.contains(QStringLiteral("1-4 3-2 => 4-1 2-3")),
             qPrintable(told));
    screenshot(QStringLiteral("hand-editing-imported"));
}

void TestImportedFile::aFileOfAnEventOutsideFideModeIsTold()
{
    QVERIFY(openTrf(makeFile(QStringLiteral("outside.trf"), statedFile() + "### FIDE mode: off, not rated\n")));
    const QString told = asker().questions.front().details.join(QLatin1Char('\n'));
    QVERIFY2(told.contains(QStringLiteral("says that the event is not in FIDE mode")), qPrintable(told));
    QVERIFY(inFideMode(projected().settings));
    QVERIFY(std::ranges::any_of(projected().integrity, [](const IntegrityEvent& event) {
        return event.kind == IntegrityEvent::Kind::fideModeLeft && event.round == RoundNumber{0};
    }));
}

static const pairwright::RegisteredTest<TestImportedFile> registered("test_imported_file");
#include "test_imported_file.moc"
