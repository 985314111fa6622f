#include "app/domain/players/tpn_order.h"
#include "app/formats/cards/cards.h"
#include "app/formats/report/ranked_players.h"
#include "app/web/site.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/frame/inspector.h"
#include "ui/models/roles.h"
#include "ui/pages/players/players_model.h"
#include "ui/pages/reports/reports_page.h"
#include "ui/print/card_pages.h"
#include "ui/print/print_sheet.h"
#include "ui/theme/appearance.h"

#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QListWidget>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>

#include <algorithm>
#include <numeric>

using namespace pairwright;

/// Rating preview, title norms and own groups in the window, on an open with masters after seven of nine rounds.
class TestRatingViews : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void initTestCase();
    void theKeysLeadToTheTwoSheets();
    void theRatingListIsChosenOnTheSheet();
    void theNormSheetShowsWhoCanStillReachOne();
    void thePlayerTabShowsChangeAndNorms();
    void webAndPaperTellTheSameNorms();
    void aResultMovesTheFigures();
    void theTimeControlSaysWhichRatingIsShown_data();
    void theTimeControlSaysWhichRatingIsShown();
    void aGroupIsTypedIntoTheTableAndOfferedInTheStandings();
    void pictures_data();
    void pictures();
    void cleanupTestCase();

private:
    void select(const QString& name);
    [[nodiscard]] PlayerKey keyOf(const QString& name) const;
    [[nodiscard]] QString toldOfPlayer() { return find<QTextBrowser>("playerRating").toPlainText(); }
    [[nodiscard]] const ReportDocument& sheet() { return *find<ReportsPage>("reportsPage").document(); }
};

void TestRatingViews::initTestCase()
{
    start();
    QVERIFY(openTrf(QStringLiteral(PAIRWRIGHT_FIXTURES "/norms/norm-open.trf")));
    activate();
}

void TestRatingViews::cleanupTestCase()
{
    close();
}

PlayerKey TestRatingViews::keyOf(const QString& name) const
{
    for (const Player& player : projected().players)
        if (player.data.name.startsWith(name))
            return player.key;
    qFatal("nobody is called %s", qPrintable(name));
}

void TestRatingViews::select(const QString& name)
{
    desk().selectPlayer(keyOf(name));
    window().inspector().showPlayer();
}

void TestRatingViews::theKeysLeadToTheTwoSheets()
{
    QTest::keyClick(&window(), Qt::Key_6, Qt::ControlModifier);
    QVERIFY(sheet().kind == ReportKind::ratingPreview);
    QVERIFY(sheet().titleLines.filter(QStringLiteral("Rating preview, round 7")).size() == 1);
    QCOMPARE(sheet().tables[0].rows.size(), std::size_t{24});
    QTest::keyClick(&window(), Qt::Key_7, Qt::ControlModifier);
    QVERIFY(sheet().kind == ReportKind::titleNorms);
    QVERIFY(!find<QComboBox>("ratingKind").isVisible());
}

void TestRatingViews::theRatingListIsChosenOnTheSheet()
{
    QTest::keyClick(&window(), Qt::Key_6, Qt::ControlModifier);
    auto& kind = find<QComboBox>("ratingKind");
    QVERIFY(kind.isVisible());
    const QStringList standard = sheet().tables[0].rows[0];
    const auto choose = [&kind](Qt::Key direction) {
        QTest::keyClick(&kind, Qt::Key_Down); // opens the list
        QTest::keyClick(kind.view(), direction);
        QTest::keyClick(kind.view(), Qt::Key_Return);
    };
    choose(Qt::Key_Down);
    QTRY_COMPARE(sheet().titleLines.filter(QStringLiteral("(rapid)")).size(), 1);
    const QStringList rapid = sheet().tables[0].rows[0];
    QCOMPARE(standard.at(standard.size() - 2), QStringLiteral("10"));
    QCOMPARE(rapid.at(rapid.size() - 2), QStringLiteral("10"));
    choose(Qt::Key_Up);
    QTRY_COMPARE(sheet().titleLines.filter(QStringLiteral("(rapid)")).size(), 0);
}

void TestRatingViews::theNormSheetShowsWhoCanStillReachOne()
{
    QTest::keyClick(&window(), Qt::Key_7, Qt::ControlModifier);
    QCOMPARE(sheet().tables.size(), std::size_t{1});
    QCOMPARE(sheet().tables[0].heading, QStringLiteral("In reach"));
    QStringList norms;
    for (const QStringList& row : sheet().tables[0].rows)
        norms.append(row.at(0) + QLatin1Char(' ') + row.at(2));
    // Vogel: with the strongest opponents that he has not met.
    QCOMPARE(norms.join(u'|'),
             QStringLiteral("IM FM Orlov, O|IM WIM Sokol, S|IM Ubach, U|IM Vogel, V|WGM WIM Sokol, S"));
}

void TestRatingViews::thePlayerTabShowsChangeAndNorms()
{
    select(QStringLiteral("Sokol"));
    const RankedPlayers ranked(projected(), projected().lastPublished().value, projected().settings.tieBreaks);
    const auto line = std::ranges::find_if(
        ranked.lines(), [this](const auto& one) { return one.player->key == keyOf(QStringLiteral("Sokol")); });
    QVERIFY2(find<QLabel>("playerStanding").text().startsWith(QStringLiteral("Rank %1 of 24").arg(line->rankText())),
             qPrintable(find<QLabel>("playerStanding").text()));
    QVERIFY2(toldOfPlayer().contains(QStringLiteral("Change +14, K 20")), qPrintable(toldOfPlayer()));
    QVERIFY(toldOfPlayer().contains(QStringLiteral("IM norm: in reach, still needed: 1½ points from 2 games")));
    QVERIFY(toldOfPlayer().contains(QStringLiteral("GM norm: out of reach")));
    QVERIFY(toldOfPlayer().contains(QStringLiteral("Opponents GM or IM")));
    select(QStringLiteral("Arkadi"));
    QVERIFY(toldOfPlayer().contains(QStringLiteral("Change +9, K 10")));
    QVERIFY(!toldOfPlayer().contains(QStringLiteral("norm")));
    select(QStringLiteral("Zelenka"));
    QVERIFY(toldOfPlayer().contains(QStringLiteral("First rating 2158")));
}

void TestRatingViews::webAndPaperTellTheSameNorms()
{
    select(QStringLiteral("Sokol"));
    const PlayerKey seeker = desk().selectedPlayer().value();
    const RatedTournament rated = ratedTournament(projected(), projected().lastPublished().value, RatingKind::standard);
    const std::vector<NormProgress> norms = NormCards(projected(), rated).of(seeker);
    QVERIFY(norms.size() >= 2);
    QVERIFY(norms.front().title == NormTitle::IM && norms.front().inReach);
    QVERIFY(norms.back().title == NormTitle::GM && !norms.back().inReach);
    const int number = TpnMap(tpnOrder(projected())).tpnOf(seeker)->value;
    QString page;
    for (const web::WebFile& file : web::webFolder(projected()))
        if (file.name == QStringLiteral("player-%1.html").arg(number))
            page = QString::fromUtf8(file.bytes);
    const qsizetype folded = page.indexOf(QStringLiteral("<details><summary>GM norm: out of reach"));
    QVERIFY2(folded > page.indexOf(norms[0].verdict.toHtmlEscaped()), qPrintable(page));
    for (const NormProgress& norm : norms)
        for (const NormDial& dial : norm.dials) {
            QVERIFY2(page.contains(dial.what.toHtmlEscaped()), qPrintable(dial.what));
            QVERIFY2(toldOfPlayer().contains(dial.what), qPrintable(dial.what));
            QVERIFY2(page.contains(dial.counts.toHtmlEscaped()), qPrintable(dial.counts));
        }
    // A ring for each, filled as far as it is; without a script.
    QCOMPARE(page.count(QStringLiteral("<svg class=\"dial\"")),
             std::accumulate(norms.begin(), norms.end(), 0, [](int sum, const NormProgress& norm) {
                 return sum + static_cast<int>(norm.dials.size());
             }));
    for (const NormProgress& norm : norms)
        for (const NormDial& dial : norm.dials)
            QVERIFY(dial.share >= 0 && dial.share <= 1 && (dial.share == 1) >= (dial.state == NormDial::State::met));
    QVERIFY(QDir().mkpath(QStringLiteral(PAIRWRIGHT_SCREENSHOTS)));
    for (const web::WebFile& file : web::webFolder(projected()))
        if (file.name == QStringLiteral("player-%1.html").arg(number) || file.name.endsWith(QStringLiteral(".css"))) {
            QFile out(QStringLiteral(PAIRWRIGHT_SCREENSHOTS "/") + file.name);
            QVERIFY(out.open(QIODevice::WriteOnly) && out.write(file.bytes) > 0);
        }
    auto* told = find<QTextBrowser>("playerRating").document();
    QImage window(told->size().toSize(), QImage::Format_RGB32);
    window.fill(Qt::white);
    QPainter drawn(&window);
    told->drawContents(&drawn);
    drawn.end();
    QVERIFY(window.save(QStringLiteral(PAIRWRIGHT_SCREENSHOTS "/norms-in-the-inspector.png")));
    const PlayerCard card = playerCards(projected()).at(static_cast<std::size_t>(number - 1));
    QCOMPARE(card.norms.size(), norms.size());
    QCOMPARE(card.norms[0].verdict, norms[0].verdict);
    // A card that has half of a page has room for them.
    const auto pictureOf = [](const PlayerCard& shown) {
        QImage picture(420, 595, QImage::Format_RGB32);
        picture.fill(Qt::white);
        QPainter painter(&picture);
        paintCard(painter, QRectF(0, 0, 420, 595), shown);
        return picture;
    };
    PlayerCard without = card;
    without.norms.clear();
    const QImage picture = pictureOf(card);
    QVERIFY(picture != pictureOf(without));
    QVERIFY(QDir().mkpath(QStringLiteral(PAIRWRIGHT_SCREENSHOTS)));
    QVERIFY(picture.save(QStringLiteral(PAIRWRIGHT_SCREENSHOTS "/card-with-norms.png")));
}

void TestRatingViews::aResultMovesTheFigures()
{
    select(QStringLiteral("Sokol"));
    const QString before = toldOfPlayer();
    const auto rate = [&](int rating) {
        const Player& seen = *projected().player(keyOf(QStringLiteral("Sokol")));
        PlayerData data = seen.data;
        data.rating->value = rating;
        return applied(desk(), editOf(seen, data));
    };
    QVERIFY(rate(2450));
    QTRY_VERIFY(toldOfPlayer() != before);
    QTRY_VERIFY(toldOfPlayer().contains(QStringLiteral("K 10")));
    QVERIFY(rate(2350));
    QTRY_COMPARE(toldOfPlayer(), before);
}

void TestRatingViews::theTimeControlSaysWhichRatingIsShown_data()
{
    QTest::addColumn<QString>("timeControl");
    QTest::addColumn<QString>("rating");
    QTest::addColumn<bool>("assumed");
    QTest::addColumn<bool>("norms");
    QTest::newRow("rapid") << QStringLiteral("15+10") << QStringLiteral("Rating, rapid (preview)") << false << false;
    QTest::newRow("standard") << QStringLiteral("90+30") << QStringLiteral("Rating, standard (preview)") << false
                              << true;
    QTest::newRow("none") << QString() << QStringLiteral("Rating, standard (preview)") << true << true;
}

void TestRatingViews::theTimeControlSaysWhichRatingIsShown()
{
    QFETCH(QString, timeControl);
    QFETCH(QString, rating);
    QFETCH(bool, assumed);
    QFETCH(bool, norms);
    select(QStringLiteral("Sokol"));
    EventData event = projected().event;
    event.timeControl = timeControl;
    QVERIFY(applied(desk(), editOf(projected().event, event)));
    QTRY_VERIFY2(toldOfPlayer().contains(rating), qPrintable(toldOfPlayer()));
    QTRY_COMPARE(toldOfPlayer().contains(QStringLiteral("standard is assumed")), assumed);
    QCOMPARE(toldOfPlayer().contains(QStringLiteral("IM norm")), norms);
    QCOMPARE(toldOfPlayer().contains(QStringLiteral("norms exist for standard play only.")), !norms);
}

void TestRatingViews::aGroupIsTypedIntoTheTableAndOfferedInTheStandings()
{
    PlayersModel model(desk());
    const PlayerKey key = keyOf(QStringLiteral("Weber"));
    const QModelIndexList rows =
        model.match(model.index(0, 0), PlayerRole, QVariant::fromValue<qlonglong>(key.value), 1, Qt::MatchExactly);
    QVERIFY(!rows.isEmpty() &&
            model.setData(model.index(rows.constFirst().row(), PlayersModel::columnOf(PlayerField::group)),
                          QStringLiteral("  Prize B "), Qt::EditRole));
    const auto group = [&] {
        return projected().player(key)->data.group;
    };
    QTRY_COMPARE(group(), QStringLiteral("Prize B"));
    window().lead({PageId::standings, {}, {}, {}});
    const auto offered = [this] {
        return find<QComboBox>("standingsCategories").findText(QStringLiteral("Group Prize B")) >= 0;
    };
    QTRY_VERIFY(offered());
    trigger(ActionId::undo);
    QTRY_COMPARE(group(), QString());
    QTRY_VERIFY(!offered());
}

void TestRatingViews::pictures_data()
{
    QTest::addColumn<QString>("look");
    QTest::newRow("light") << QStringLiteral("light");
    QTest::newRow("dark") << QStringLiteral("dark");
}

void TestRatingViews::pictures()
{
    QFETCH(QString, look);
    applyAppearance(look == QStringLiteral("dark") ? Appearance::dark : Appearance::light);
    const QDir folder(QStringLiteral(PAIRWRIGHT_SCREENSHOTS));
    QVERIFY(folder.mkpath(QStringLiteral(".")));
    const QString scale = qEnvironmentVariable("QT_SCALE_FACTOR", QStringLiteral("1"));
    const auto picture = [&](const QString& name) {
        QTest::qWait(80);
        QVERIFY(window().grab().save(folder.filePath(QStringLiteral("%1-%2-x%3.png").arg(name, look, scale))));
    };
    select(QStringLiteral("Sokol"));
    window().lead({PageId::players, {}, keyOf(QStringLiteral("Sokol")), {}});
    picture(QStringLiteral("player-tab"));
    QTest::keyClick(&window(), Qt::Key_6, Qt::ControlModifier);
    picture(QStringLiteral("rating-preview"));
    QVERIFY(savePdf(Sheet(sheet(), sheetOptionsForLocale()), folder.filePath(QStringLiteral("rating-preview.pdf"))));
    QTest::keyClick(&window(), Qt::Key_7, Qt::ControlModifier);
    picture(QStringLiteral("title-norms"));
    QVERIFY(savePdf(Sheet(sheet(), sheetOptionsForLocale()), folder.filePath(QStringLiteral("title-norms.pdf"))));
    QTest::keyClick(&window(), Qt::Key_6, Qt::ControlModifier);
    applyAppearance(Appearance::light);
}

static const pairwright::RegisteredTest<TestRatingViews> registered("test_rating_views");
#include "test_rating_views.moc"
