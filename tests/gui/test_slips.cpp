#include "app/formats/slips/slip_code.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/pages/reports/report_maker.h"
#include "ui/pages/rounds/entry/keypad_bar.h"
#include "ui/print/print_sheet.h"

#include <QComboBox>
#include <QImage>
#include <QPainter>
#include <QProcess>
#include <QSet>
#include <QStandardPaths>
#include <QTest>

using namespace pairwright;

/// Result slips on paper, read back by a decoder, and scanned into the entry of results.
class TestSlipsInTheWindow : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init()
    {
        start();
        QVERIFY(openFile(makeTournament(22)));
        QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
        settings().setKeyPreset(KeyPreset::vega);
        pairAndPublish();
    }

    void aDecoderReadsEveryCodeFromThePdf_data()
    {
        QTest::addColumn<int>("perPage");
        QTest::addColumn<QString>("dpi");
        for (const int perPage : {2, 3, 4, 6, 8})
            for (const char* dpi : {"150", "300"})
                QTest::addRow("%d a page at %s dpi", perPage, dpi) << perPage << QString::fromLatin1(dpi);
    }
    void aDecoderReadsEveryCodeFromThePdf()
    {
        QFETCH(int, perPage);
        QFETCH(QString, dpi);
        const QString toImages = QStandardPaths::findExecutable("pdftoppm");
        const QString reader = QStandardPaths::findExecutable("zbarimg");
        QVERIFY2(!toImages.isEmpty() && !reader.isEmpty(),
                 "pdftoppm or zbarimg is missing: ./test installs poppler-utils and zbar-tools");
        ReportChoice choice;
        choice.round = RoundNumber{1};
        choice.kind = ReportKind::resultSlips;
        choice.aPage = perPage;
        const auto pages = makePages(projected(), choice, sheetOptionsForLocale().page);
        QCOMPARE(pages->pageCount(), (11 + perPage - 1) / perPage);
        const QString pdf = inFolder("slips.pdf");
        QVERIFY(savePdf(*pages, pdf));
        QCOMPARE(QProcess::execute(toImages, {"-r", dpi, "-gray", pdf, inFolder("slips")}), 0);
        QStringList images;
        for (const QString& name : QDir(inFolder("")).entryList({"slips*.pgm"}))
            images.append(inFolder(name));
        QCOMPARE(images.size(), pages->pageCount());
        QProcess process;
        process.start(reader, QStringList{"--raw", "-q", "-Sdisable", "-Scode128.enable"} + images);
        QVERIFY(process.waitForFinished(60'000));
        QSet<QString> read;
        for (const QByteArray& line : process.readAllStandardOutput().split('\n'))
            if (!line.isEmpty())
                read.insert(QString::fromLatin1(line));
        QSet<QString> wanted;
        for (int board = 1; board <= 11; ++board)
            for (const GameResult result : {GameResult::whiteWins, GameResult::draw, GameResult::blackWins})
                wanted.insert(digits(board, result));
        QCOMPARE(read, wanted);
        for (const QString& image : images)
            QFile::remove(image);
    }

    void theSheetsAreOnTheReportsPage()
    {
        trigger(ActionId::showResultSlips);
        screenshot("result-slips");
        QVERIFY(find<QComboBox>("aPage").isVisible());
        QVERIFY(action(ActionId::print)->isEnabled() && !action(ActionId::saveHtml)->isEnabled());
    }

    void aScannerEntersResultsInBothModes()
    {
        trigger(ActionId::enterResults);
        scan(digits(7, GameResult::blackWins));
        QTRY_VERIFY(resultOf(7) == GameResult::blackWins);
        QVERIFY2(keypad().answer().contains("7"), qPrintable(keypad().answer()));
        QVERIFY(!resultOf(1)); // no digit of the code is a result of a board
        type("/");
        scan(digits(3, GameResult::draw));
        QTRY_VERIFY(resultOf(3) == GameResult::draw);
        scan(digits(4, GameResult::whiteWins), false); // a scanner without Enter
        QTRY_VERIFY(resultOf(4) == GameResult::whiteWins);
        type("8 1"); // board 8 is still board 8
        QTRY_VERIFY2(resultOf(8) == GameResult::whiteWins, qPrintable(keypad().echo() + u'\n' + keypad().answer()));
    }

    void aBoardWithAnotherResultAsksForTheCodeAgain()
    {
        trigger(ActionId::enterResults);
        scan(digits(5, GameResult::draw));
        QTRY_VERIFY(resultOf(5) == GameResult::draw);
        scan(digits(5, GameResult::whiteWins));
        QVERIFY(resultOf(5) == GameResult::draw);
        QVERIFY2(keypad().answer().contains("again"), qPrintable(keypad().answer()));
        scan(digits(5, GameResult::whiteWins));
        QTRY_VERIFY(resultOf(5) == GameResult::whiteWins);
    }

    void aCodeOfAnotherEventRoundOrAMisreadOneEntersNothing()
    {
        trigger(ActionId::enterResults);
        QString wrong = digits(5, GameResult::draw);
        wrong.back() = QChar(u'0' + (wrong.back().digitValue() + 1) % 10);
        scan(wrong);
        QVERIFY2(keypad().answer().contains("misread"), qPrintable(keypad().answer()));
        const RoundVersion& version = *projected().round(RoundNumber{1})->published();
        scan(*slipDigits({RoundNumber{1}, version.version, 5, 1, GameResult::draw, (slipStamp(version) + 1) % 10'000}));
        QVERIFY2(keypad().answer().contains("another event"), qPrintable(keypad().answer()));
        QVERIFY(!resultOf(5));
    }

private:
    [[nodiscard]] QString digits(int board, GameResult result) const
    {
        const RoundVersion& version = *projected().round(RoundNumber{1})->published();
        return slipDigits({RoundNumber{1}, version.version, board, 1, result, slipStamp(version)}).value();
    }
    void scan(const QString& code, bool enter = true) const
    {
        type(code);
        if (enter)
            press(Qt::Key_Return);
    }
    [[nodiscard]] std::optional<GameResult> resultOf(int board) const
    {
        return projected().game(BoardId{RoundNumber{1}, board, 1})->outcome.result;
    }
};

static const pairwright::RegisteredTest<TestSlipsInTheWindow> registered("test_slips");

#include "test_slips.moc"
