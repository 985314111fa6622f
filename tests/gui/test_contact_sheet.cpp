#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/frame/inspector.h"
#include "ui/pages/players/players_model.h"
#include "ui/settings/settings_window.h"
#include "ui/theme/appearance.h"
#include "ui/theme/look_shapes.h"
#include "ui/theme/tints.h"
#include "ui/widgets/data_table.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QHeaderView>
#include <QMenu>
#include <QPainter>
#include <QScopeGuard>
#include <QStyle>
#include <QTest>

#include <cmath>

using namespace pairwright;

namespace {

double luminance(const QColor& colour)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrast(const QColor& a, const QColor& b)
{
    const double one = luminance(a);
    const double other = luminance(b);
    return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05);
}

const std::array looks{std::pair{Appearance::light, "light"}, std::pair{Appearance::dark, "dark"},
                       std::pair{Appearance::highContrast, "contrast"}};

} // namespace

/// The look as numbers, and as one picture of every page for looking at.
class TestContactSheet : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void init() { start(); }
    void cleanup()
    {
        close();
        applyAppearance(Appearance::light);
    }

    void everyInkIsReadableOnItsGround()
    {
        for (const auto& [appearance, name] : looks) {
            const bool strong = appearance == Appearance::highContrast;
            const double forText = strong ? 7.0 : 4.5;
            const double forLines = strong ? 4.5 : 3.0;
            applyAppearance(appearance);
            const QPalette palette = QApplication::palette();
            const QColor window = palette.color(QPalette::Window);
            const QColor base = palette.color(QPalette::Base);
            const QColor text = palette.color(QPalette::Text);
            const auto readable = [name = name](const char* what, const QColor& ink, const QColor& ground,
                                                double least) {
                QVERIFY2(contrast(ink, ground) >= least, qPrintable(QStringLiteral("%1 %2: %3")
                                                                        .arg(QLatin1String(name), QLatin1String(what))
                                                                        .arg(contrast(ink, ground))));
            };
            for (const QColor& ground : {window, base}) {
                readable("text", text, ground, forText);
                readable("muted", tintsOf(palette).muted, ground, forText);
                readable("accent", tintsOf(palette).accent, ground, forLines);
                for (const double strength : {0.0, 0.5, 1.0})
                    readable("the thumb of a scroll bar", look::thumbOf(palette, strength), ground, 3.0);
            }
            if (strong)
                readable("lines", tintsOf(palette).line, base, forLines);
            const QColor white = discInksOf(palette, true).fill;
            const QColor black = discInksOf(palette, false).fill;
            QVERIFY2(luminance(white) > luminance(black), name); // on every ground White is the light disc
            readable("on the accent", palette.color(QPalette::HighlightedText), palette.color(QPalette::Highlight),
                     forText);
            readable("selected", text, look::selection(palette, true), forText);
            readable("selected elsewhere", text, look::selection(palette, false), forText);
            for (const Mood mood : {Mood::good, Mood::warning, Mood::bad}) {
                readable("mood", inkOf(palette, mood), washOf(palette, mood), forText);
                readable("mood on the page", inkOf(palette, mood), base, forText);
            }
            std::vector<QColor> grounds{window, base, look::selection(palette, true), look::selection(palette, false),
                                        tintsOf(palette).accentWash};
            for (const Mood mood : {Mood::neutral, Mood::good, Mood::warning, Mood::bad})
                grounds.push_back(washOf(palette, mood));
            for (const QColor& ground : grounds) {
                readable("muted on its ground", mutedOn(palette, ground), ground, forText);
                QVERIFY2(contrast(mutedOn(palette, ground), ground) < contrast(text, ground), name); // still second
            }
            QCOMPARE(mutedOn(palette, base), tintsOf(palette).muted);
        }
    }

    void noNameIsCutWithTheInspectorOpen()
    {
        QVERIFY(openSample());
        for (const auto& [page, name, columns] :
             {std::tuple{PageId::rounds, "boardsTable", QStringList{QStringLiteral("White"), QStringLiteral("Black")}},
              std::tuple{PageId::players, "playersTable", QStringList{QStringLiteral("Name")}},
              std::tuple{PageId::standings, "standingsTable", QStringList{QStringLiteral("Name")}}}) {
            window().lead({page, {}, {}, {}});
            window().inspector().showExplanation();
            QTest::qWait(50);
            const auto& table = find<DataTable>(name);
            for (int column = 0; column < table.model()->columnCount(); ++column) {
                if (!columns.contains(table.model()->headerData(column, Qt::Horizontal).toString()))
                    continue;
                for (int row = 0; row < table.model()->rowCount(); ++row) {
                    const QString text = table.model()->index(row, column).data().toString();
                    constexpr qsizetype longest = 22;
                    if (text.size() <= longest)
                        QVERIFY2(table.columnWidth(column) >= table.fontMetrics().horizontalAdvance(text) + 12,
                                 qPrintable(QLatin1String(name) + QLatin1Char(' ') + text));
                }
            }
        }
    }

    void theInspectorShowsWhatConcernsTheSelection()
    {
        QVERIFY(openSample());
        window().lead({PageId::rounds, {}, {}, {}});
        window().inspector().showExplanation();
        desk().selectBoard(BoardId{RoundNumber{4}, 1});
        QTRY_VERIFY(find<QWidget>("whyOpponent").isVisible());
        QVERIFY(!find<QWidget>("whyBye").isVisible());
        desk().selectBoard(std::nullopt);
        desk().selectPlayer(std::nullopt);
        for (const char* name : {"whyOpponent", "whyColours", "whyFloat", "printForPlayer", "copyExplanation"})
            QTRY_VERIFY2(!find<QWidget>(name).isVisible(), name);
        // The player is what one looks at on Players; each page comes back as it was left.
        window().lead({PageId::players, {}, {}, {}});
        QVERIFY(find<QWidget>("playerRounds").isVisibleTo(&window()));
        QVERIFY(!find<QWidget>("explanation").isVisible());
        window().inspector().showChecks();
        window().lead({PageId::rounds, {}, {}, {}});
        QVERIFY(find<QWidget>("explanation").isVisible());
        window().lead({PageId::players, {}, {}, {}});
        QVERIFY(!find<QWidget>("explanation").isVisible());
        QVERIFY(!find<QWidget>("playerRounds").isVisible());
    }

    void emptyColumnsHideUntilSomebodyHasSomething()
    {
        window().resize(1920, 1080);
        QVERIFY(openFile(makeTournament(3)));
        QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
        pairAndPublish();
        const auto columnOf = [](const DataTable& table, const char* heading) {
            for (int i = 0; i < table.model()->columnCount(); ++i)
                if (table.model()->headerData(i, Qt::Horizontal).toString() == QLatin1String(heading))
                    return i;
            return -1;
        };
        window().lead({PageId::standings, {}, {}, {}});
        auto& standings = find<DataTable>("standingsTable");
        const int club = columnOf(standings, "Club");
        QTRY_VERIFY(standings.isColumnHidden(club));
        window().lead({PageId::players, {}, {}, {}});
        auto& players = find<DataTable>("playersTable");
        for (const char* heading : {"Club", "Group", "FIDE ID"})
            QTRY_VERIFY2(players.isColumnHidden(columnOf(players, heading)), heading);
        screenshot(QStringLiteral("empty-columns"));
        PlayerData data = projected().players.front().data;
        data.club = QStringLiteral("Rook Lifters");
        QVERIFY(applied(desk(), editOf(projected().players.front(), data)));
        QTRY_VERIFY(!players.isColumnHidden(columnOf(players, "Club")));
        // Nor does it go while one looks for somebody without a club.
        fill("playerSearch", QStringLiteral("Player 02"));
        QTRY_COMPARE(players.model()->rowCount(), 1);
        QTest::qWait(20);
        QVERIFY(!players.isColumnHidden(columnOf(players, "Club")));
        QVERIFY(settings().columns(QStringLiteral("playersTable")).isEmpty()); // nobody has chosen
        window().lead({PageId::standings, {}, {}, {}});
        QTRY_VERIFY(!standings.isColumnHidden(club));
    }

    void theListOfARatingIsShownWhereThereAreSeveral()
    {
        window().resize(1920, 1080);
        QVERIFY(openSample());
        window().lead({PageId::players, {}, {}, {}});
        auto& players = find<DataTable>("playersTable");
        QTRY_VERIFY(players.isColumnHidden(PlayersModel::sourceColumn()));
        PlayerData data = projected().players.front().data;
        data.rating->source = RatingSource::national;
        QVERIFY(applied(desk(), editOf(projected().players.front(), data)));
        QTRY_VERIFY(!players.isColumnHidden(PlayersModel::sourceColumn()));
        QCOMPARE(players.model()->index(0, PlayersModel::sourceColumn()).data().toString(), QStringLiteral("national"));
    }

    void threeHundredEqualFindingsAreOneRowThatOpens()
    {
        QVERIFY(openFile(makeTournament(300))); // nobody has a FIDE ID, a federation, a date of birth
        QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
        pairAndPublish();
        window().lead({PageId::exports, {}, {}, {}});
        activate();
        auto& findings = find<DataTable>("findingsTable");
        findings.setFocus();
        QTest::qWait(50);
        QVERIFY2(findings.model()->rowCount() < 20, qPrintable(QString::number(findings.model()->rowCount())));
        screenshot(QStringLiteral("export-300"));
        int folded = 0;
        const auto told = [&findings](int row) {
            return findings.model()->index(row, findings.model()->columnCount() - 1).data().toString();
        };
        while (folded < findings.model()->rowCount() && !told(folded).contains(QStringLiteral("and 299 more")))
            ++folded;
        QVERIFY(folded < findings.model()->rowCount());
        findings.selectRow(folded);
        press(Qt::Key_Return);
        QVERIFY(findings.model()->rowCount() >= 300);
        QCOMPARE(findings.currentIndex().row(), folded); // the keys are where they were
        screenshot(QStringLiteral("export-300-open"));
    }

    void theUserChoosesTheColumns()
    {
        QVERIFY(openSample());
        window().lead({PageId::players, {}, {}, {}});
        window().inspector().showExplanation();
        QTest::qWait(50);
        auto& table = find<DataTable>("playersTable");
        const auto column = [&table](const char* heading) {
            for (int i = 0; i < table.model()->columnCount(); ++i)
                if (table.model()->headerData(i, Qt::Horizontal).toString() == QLatin1String(heading))
                    return i;
            return -1;
        };
        const auto choose = [&](const char* heading) {
            QHeaderView& header = *table.horizontalHeader();
            emit header.customContextMenuRequested(header.rect().center());
            auto* menu = table.findChild<QMenu*>(QStringLiteral("columnMenu"));
            QVERIFY(menu != nullptr && menu->isVisible());
            for (QAction* action : menu->actions())
                if (action->text() == QLatin1String(heading))
                    action->trigger();
            menu->close();
            QTest::qWait(20);
        };
        const int rating = column("Rating");
        const int group = column("Group");
        QVERIFY(!table.isColumnHidden(rating));
        choose("Rating");
        QVERIFY(table.isColumnHidden(rating));
        // What is wanted stays, however narrow the window is.
        window().resize(1000, 700);
        QTest::qWait(20);
        QVERIFY(table.isColumnHidden(group));
        choose("Group");
        QVERIFY(!table.isColumnHidden(group));
        window().resize(1366, 768);
        screenshot(QStringLiteral("columns-chosen"));
        restart();
        QVERIFY(openFile(makeTournament(4)));
        window().lead({PageId::players, {}, {}, {}});
        QTest::qWait(20);
        auto& again = find<DataTable>("playersTable");
        QVERIFY(again.isColumnHidden(rating));
        QVERIFY(!again.isColumnHidden(group));
    }

    void leavesASheetOfEveryPage_data()
    {
        QTest::addColumn<Appearance>("look");
        QTest::addColumn<QString>("language"); // "rtl": English, from right to left
        QTest::addColumn<int>("players");      // -1: the sample
        QTest::addColumn<QSize>("size");
        const QSize laptop(1366, 768);
        for (const auto& [look, name] : looks)
            QTest::newRow(name) << look << QStringLiteral("en") << -1 << laptop;
        if (!qEnvironmentVariableIsSet("PAIRWRIGHT_ALL_PICTURES"))
            return;
        // Each value at least once with each other; the scale of the screen is that of the whole program.
        const std::array languages{"en", "de", "rtl"};
        const std::array players{0, 18, 300};
        for (std::size_t look = 0; look < looks.size(); ++look)
            for (std::size_t language = 0; language < languages.size(); ++language) {
                const int count = players.at((look + language) % players.size());
                const bool large = (look + 2 * language) % 3 == 1 || (look == 2 && language == 2);
                QTest::addRow("%s-%s-%d%s", looks.at(look).second, languages.at(language), count, large ? "-1920" : "")
                    << looks.at(look).first << QString::fromLatin1(languages.at(language)) << count
                    << (large ? QSize(1920, 1080) : laptop);
            }
    }

    void leavesASheetOfEveryPage()
    {
        QFETCH(Appearance, look);
        QFETCH(QString, language);
        QFETCH(int, players);
        QFETCH(QSize, size);
        applyAppearance(look);
        this->language().use(language == QLatin1String("rtl") ? QStringLiteral("en") : language);
        if (language == QLatin1String("rtl"))
            QApplication::setLayoutDirection(Qt::RightToLeft);
        const auto usual = qScopeGuard([this] {
            QApplication::setLayoutDirection(Qt::LeftToRight);
            this->language().use(QStringLiteral("en"));
        });
        restart();
        window().resize(size);
        QList<QPixmap> pictures;
        take(window(), pictures);
        trigger(ActionId::newTournament);
        take(window(), pictures);
        QVERIFY(players < 0 ? openSample() : openFile(makeTournament(players)));
        if (players > 0) {
            QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
            pairAndPublish();
        }
        for (int page = 0; page < 7; ++page) {
            window().lead({static_cast<PageId>(page), {}, {}, {}});
            if (page == static_cast<int>(PageId::rounds))
                window().inspector().showExplanation();
            take(window(), pictures);
            // Nothing is wider than its window.
            QVERIFY2(window().width() <= size.width(),
                     qPrintable(QStringLiteral("page %1: %2").arg(page).arg(window().width())));
            window().inspector().hide();
        }
        SettingsWindow settingsWindow(settings());
        settingsWindow.show();
        take(settingsWindow, pictures);
        saveSheet(pictures, QString::fromLatin1(QTest::currentDataTag()));
    }

private:
    static void take(QWidget& widget, QList<QPixmap>& pictures)
    {
        constexpr QSize tile(683, 384);
        QTest::qWait(60);
        QPixmap picture = widget.grab();
        picture.setDevicePixelRatio(1);
        pictures.append(picture.scaled(tile, Qt::KeepAspectRatio, Qt::SmoothTransformation));
    }

    static void saveSheet(const QList<QPixmap>& pictures, const QString& name)
    {
        constexpr int columns = 3;
        constexpr QSize tile(683, 384);
        const int rows = (static_cast<int>(pictures.size()) + columns - 1) / columns;
        QPixmap sheet(tile.width() * columns, tile.height() * rows);
        sheet.fill(Qt::gray);
        QPainter painter(&sheet);
        for (int i = 0; i < static_cast<int>(pictures.size()); ++i)
            painter.drawPixmap(tile.width() * (i % columns), tile.height() * (i / columns), pictures[i]);
        painter.end();
        const QDir folder(QStringLiteral(PAIRWRIGHT_SCREENSHOTS));
        QVERIFY(folder.mkpath(QStringLiteral(".")));
        const QString scale = qEnvironmentVariable("QT_SCALE_FACTOR");
        QVERIFY(sheet.save(
            folder.filePath(QStringLiteral("contact-%1%2.png")
                                .arg(name, scale.isEmpty() ? QString() : QStringLiteral("-x%1").arg(scale)))));
    }
};

static const pairwright::RegisteredTest<TestContactSheet> registered("test_contact_sheet");
#include "test_contact_sheet.moc"
