#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/explain/explanation_html.h"
#include "ui/frame/inspector.h"
#include "ui/theme/appearance.h"
#include "ui/theme/icons.h"
#include "ui/theme/tints.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/text_styles.h"

#include <QApplication>
#include <QDir>
#include <QLabel>
#include <QTableView>
#include <QTest>
#include <QVBoxLayout>

using namespace pairwright;

/// What a window looks like: small screens, other colours while it is open, what the Inspector shows.
class TestLook : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        start();
        QVERIFY(openSample());
    }

    void everyPageFitsIntoASmallScreenAtDoubleScaleWithTheInspectorOpen()
    {
        // 1366x768 pixels are 683x384 points at 200 %.
        window().inspector().showExplanation();
        window().resize(683, 384);
        for (int page = 0; page < 7; ++page) {
            window().lead({static_cast<PageId>(page), {}, {}, {}});
            QApplication::processEvents();
            const QSize least = window().minimumSizeHint();
            QVERIFY2(least.width() <= 683 && least.height() <= 344,
                     qPrintable(QStringLiteral("page %1: %2x%3").arg(page).arg(least.width()).arg(least.height())));
        }
        window().inspector().hide();
        for (int page = 0; page < 7; ++page) {
            window().lead({static_cast<PageId>(page), {}, {}, {}});
            screenshot(QStringLiteral("small-%1").arg(page));
        }
        window().resize(1366, 768);
    }

    void mutedTextsFollowColoursThatAreSwitchedLive()
    {
        QWidget parent;
        auto* label = new QLabel(QStringLiteral("faint"));
        (new QVBoxLayout(&parent))->addWidget(label);
        makeMuted(label);
        parent.show();
        applyAppearance(Appearance::light);
        const auto inkIs = [label] {
            return label->palette().color(QPalette::WindowText) == tintsOf(QApplication::palette()).muted;
        };
        QTRY_VERIFY(inkIs());
        const QColor light = label->palette().color(QPalette::WindowText);
        applyAppearance(Appearance::dark);
        QTRY_VERIFY(inkIs());
        QVERIFY(label->palette().color(QPalette::WindowText) != light);
        screenshot(QStringLiteral("dark-switched-live"));
        applyAppearance(Appearance::light);
        QTRY_VERIFY(inkIs());
    }

    void iconsAreDrawnAnewForTheOtherColours()
    {
        if (!QDir(QStringLiteral("/usr/share/icons/breeze-dark")).exists())
            QSKIP("no Breeze icons here");
        const auto grey = [] {
            const QImage picture = themedIcon(QStringLiteral("edit-undo")).pixmap(QSize(32, 32)).toImage();
            qint64 sum = 0;
            qint64 count = 0;
            for (int x = 0; x < picture.width(); ++x)
                for (int y = 0; y < picture.height(); ++y)
                    if (qAlpha(picture.pixel(x, y)) > 200) {
                        sum += qGray(picture.pixel(x, y));
                        ++count;
                    }
            return count > 0 ? static_cast<int>(sum / count) : -1;
        };
        applyAppearance(Appearance::light);
        const int onLight = grey();
        applyAppearance(Appearance::dark);
        const int onDark = grey();
        applyAppearance(Appearance::light);
        QVERIFY2(onLight >= 0 && onLight < 100, qPrintable(QString::number(onLight)));
        QVERIFY2(onDark > 155, qPrintable(QString::number(onDark)));
        QVERIFY(grey() < 100);
    }

    void factsWithoutRoomBesideTheTitleStandBelowIt()
    {
        PageHeader header;
        const QString facts = QStringLiteral("Something has changed since this proposal was made. Press F6 to pair.");
        header.setTitle(QStringLiteral("Round 5"));
        header.setFacts(facts);
        header.resize(900, 60);
        header.show();
        const auto visibleTexts = [&header] {
            QStringList texts;
            for (const QLabel* label : header.findChildren<QLabel*>())
                if (label->isVisible() && !label->text().isEmpty())
                    texts.append(label->text());
            return texts;
        };
        QTRY_COMPARE(visibleTexts(), (QStringList{QStringLiteral("Round 5"), facts}));
        const int oneLine = header.sizeHint().height();
        header.resize(300, 90);
        QTRY_VERIFY(header.sizeHint().height() > oneLine);
        QCOMPARE(visibleTexts(), (QStringList{QStringLiteral("Round 5"), facts}));
        header.resize(900, 60);
        QTRY_COMPARE(header.sizeHint().height(), oneLine);
    }

    void namesOfRegulationsStayInOnePiece()
    {
        const QString html = proseHtml(QStringLiteral("1 – Weiß (½) · C.04.3:2026 art. 2.4.1 [C6] <b>"));
        const QString text = withoutJoiners(html);
        QString whole = QStringLiteral("C.04.3:2026 art. 2.4.1 [C6]");
        whole.replace(QLatin1Char(' '), QChar::Nbsp);
        QVERIFY2(text.contains(whole), qPrintable(text));
        QVERIFY(text.contains(QStringLiteral("Weiß (½) ·")));
        QVERIFY(text.contains(QStringLiteral("&lt;b&gt;")));
        QVERIFY(html.size() > text.size());
    }

    void theInspectorForgetsWhatAnotherPageHadSelected()
    {
        window().lead({PageId::rounds, {}, {}, {}});
        window().inspector().showExplanation();
        QTRY_VERIFY(desk().selectedBoard().has_value());
        QVERIFY(window().inspector().explanationText().contains(QStringLiteral("Board")));
        const auto board = desk().selectedBoard();
        for (const PageId page : {PageId::overview, PageId::players, PageId::standings, PageId::reports}) {
            window().lead({page, {}, {}, {}});
            QVERIFY(!desk().selectedBoard());
        }
        QVERIFY(!desk().selectedPlayer());
        QVERIFY(window().inspector().explanationText().startsWith(QStringLiteral("Select a board")));
        window().lead({PageId::rounds, {}, {}, {}});
        QVERIFY(desk().selectedBoard() == board);
    }

    void whoHasAByeOnRequestIsToldSo()
    {
        window().lead({PageId::rounds, {}, {}, {}});
        window().inspector().showExplanation();
        auto* table = window().findChild<QTableView*>(QStringLiteral("boardsTable"));
        QVERIFY(table != nullptr);
        const Tournament& tournament = projected();
        for (const Round& round : tournament.rounds)
            for (const Player& player : tournament.players)
                if (presenceIn(player, round.number) == Presence::halfPointBye) {
                    desk().showRound(round.number);
                    desk().selectBoard(std::nullopt);
                    desk().selectPlayer(player.key);
                    const QString told = window().inspector().explanationText();
                    QVERIFY2(told.contains(player.data.name) && told.contains(QStringLiteral("half-point bye")),
                             qPrintable(told));
                    return;
                }
        QFAIL("nobody in the sample has a half-point bye");
    }

    void theInspectorListsWhatThereIsToMind()
    {
        window().resize(1366, 768);
        window().lead({PageId::rounds, {}, {}, {}});
        window().inspector().showChecks();
        QTRY_VERIFY2(window().inspector().checksText().contains(QStringLiteral("Before round 5 is paired")),
                     qPrintable(window().inspector().checksText()));
        QVERIFY(window().inspector().checksText().contains(QStringLiteral("only 4 of 7 rounds are published")));
        screenshot(QStringLiteral("checks"));
        applyAppearance(Appearance::dark);
        screenshot(QStringLiteral("checks-dark"));
        applyAppearance(Appearance::light);
    }

    void cleanupTestCase() { close(); }
};

static const pairwright::RegisteredTest<TestLook> registered("test_look");
#include "test_look.moc"
