#include "app/formats/csv/export.h"
#include "app/formats/report/html.h"
#include "app/pairing/pairing_job.h"
#include "tests/gui/window_under_test.h"
#include "tests/support/registered_test.h"
#include "ui/explain/explanation_html.h"
#include "ui/frame/inspector.h"
#include "ui/pages/reports/report_maker.h"
#include "ui/pages/standings/standings_output.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QTableView>
#include <QTableWidget>
#include <QTest>
#include <QTextDocument>
#include <QTextEdit>

using namespace pairwright;

namespace {

const QStringList hostileNames{
    QStringLiteral("<img src=x onerror=alert(1)>"), QStringLiteral("<b>Bold</b>, <a href='http://x.example'>Ann</a>"),
    QStringLiteral("'; DROP TABLE player; --"),     QStringLiteral("%n%s%1%2 %L1, Per"),
    QStringLiteral("=cmd|' /C calc'!A0"),           QStringLiteral("@SUM(1+1), Ann"),
    QStringLiteral("&lt;script&gt; & Sons, Tom"),   QStringLiteral("{{7*7}} ${HOME} `id`"),
};

/// Markup of the names above, which is not escaped.
bool holdsMarkup(const QString& text)
{
    return text.contains(QStringLiteral("<img")) || text.contains(QStringLiteral("<b>Bold")) ||
           text.contains(QStringLiteral("<a href='http://x"));
}

/// A label or text that would show markup of a name as markup; empty: none. Tool tips are looked at by test_markup.
QString wouldRun(const QWidget& root)
{
    const auto isRich = [](const QLabel& label) {
        return label.textFormat() == Qt::RichText ||
               (label.textFormat() == Qt::AutoText && Qt::mightBeRichText(label.text()));
    };
    for (const QLabel* label : root.findChildren<QLabel*>())
        if (isRich(*label) && holdsMarkup(label->text()))
            return label->objectName() + QStringLiteral(": ") + label->text().left(300);
    for (const QTextEdit* text : root.findChildren<QTextEdit*>()) {
        QString html = text->toHtml();
        html.remove(QStringLiteral("<img src=\"%1\"").arg(QLatin1String(bracketImage))); // the picture of the bracket
        if (html.contains(QStringLiteral("<img")) || html.contains(QStringLiteral("http://x.example\"")))
            return QStringLiteral("text: ") + html.left(300);
    }
    return {};
}

} // namespace

/// Names that want to be markup, SQL, format strings or formulas are names, on every page and in every file.
class TestHostileNames : public QObject, private WindowUnderTest {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        start();
        NewTournament named;
        named.event.name = hostileNames[0];
        named.event.city = hostileNames[4];
        named.event.chiefArbiter.name = hostileNames[1];
        named.plannedRounds = 5;
        const QString file = inFolder(QStringLiteral("<b>Bold< & %1.pairwright"));
        auto created = TournamentSession::create(file, named, {hostileNames[0], {}});
        QVERIFY(created.hasValue());
        created.value().reset();
        QVERIFY(openFile(file));
    }

    void aListOfThemIsImportedAsItIs()
    {
        QFile list(inFolder(QStringLiteral("<img src=x onerror=y>.csv")));
        QVERIFY(list.open(QIODevice::WriteOnly));
        list.write("Name;Club;Elo\n");
        int rating = 2000;
        for (const QString& name : hostileNames) {
            QString quoted = name;
            quoted.replace(QLatin1Char('"'), QStringLiteral("\"\""));
            list.write(QStringLiteral("\"%2\";\"%2\";%1\n").arg(rating--).arg(quoted).toUtf8());
        }
        list.close();
        asker().paths.push_back(list.fileName());
        trigger(ActionId::importPlayers);
        auto* table = window().findChild<QTableView*>(QStringLiteral("importTable"));
        QTRY_COMPARE(table->model()->rowCount(), static_cast<int>(hostileNames.size()));
        QCOMPARE(wouldRun(window()), QString());
        window().findChild<QPushButton*>(QStringLiteral("applyImport"))->click();
        session().flush();
        // What looks like a formula is doubtful in a list; the arbiter may type it all the same.
        QCOMPARE(projected().players.size(), static_cast<std::size_t>(hostileNames.size() - 2));
        std::vector<NewPlayer> typed(2);
        typed[0].data.name = hostileNames[4];
        typed[1].data.name = hostileNames[5];
        QVERIFY(applied(desk(), AddPlayers{typed, {}}));
        session().flush();
        QStringList names;
        for (const Player& player : projected().players)
            names.append(player.data.name);
        QStringList expected = hostileNames;
        names.sort();
        expected.sort();
        QCOMPARE(names, expected);
    }

    void aRoundOfThemIsPlayedAndStandsInTheHistory()
    {
        QVERIFY(applied(desk(), SetInitialColour{{Colour::White, std::nullopt}}));
        for (int round = 1; round <= 2; ++round) {
            const auto draft = proposeRound(projected());
            QVERIFY(draft.hasValue());
            QVERIFY(applied(desk(), StoreProposal{*draft}));
            QVERIFY(applied(desk(), PublishRound{RoundNumber{round}}));
            desk().showRound(RoundNumber{round});
            for (int board = 1; board <= 4; ++board)
                QVERIFY(applied(desk(), EnterResult{{RoundNumber{round}, board}, GameResult::whiteWins}));
        }
        for (const Player& player : std::vector<Player>(projected().players)) {
            PlayerData data = player.data;
            data.club += QStringLiteral(" <img src=x>");
            QVERIFY(applied(desk(), editOf(player, data)));
            QString shown = action(ActionId::undo)->text();
            QCOMPARE(
                shown.remove(0, shown.indexOf(QLatin1Char(':')) + 2).replace(QStringLiteral("&&"), QStringLiteral("&")),
                QStringLiteral("Change ") + data.name);
        }
        QVERIFY(applied(desk(), MarkCheckpoint{hostileNames[0]}));
        session().flush();
    }

    void everyPageShowsThemAsPlainText()
    {
        window().inspector().showExplanation();
        for (int page = 0; page < 7; ++page) {
            window().lead({static_cast<PageId>(page), {}, {}, {}});
            QTest::qWait(20);
            for (QTableView* table : window().findChildren<QTableView*>()) {
                if (!table->isVisible() || table->model() == nullptr)
                    continue;
                for (int row = 0; row < std::min(10, table->model()->rowCount()); ++row) {
                    table->selectRow(row);
                    QApplication::processEvents();
                    const QString bad = wouldRun(window());
                    QVERIFY2(bad.isEmpty(), qPrintable(QStringLiteral("page %1: ").arg(page) + bad));
                }
            }
            for (const QString& name : hostileNames) {
                desk().messages().tell(Mood::warning, name);
                QCOMPARE(wouldRun(window()), QString());
            }
        }
        auto* moment = window().findChild<QPushButton*>(QStringLiteral("lookAtMoment"));
        moment->click();
        QApplication::processEvents();
        QCOMPARE(wouldRun(window()), QString());
    }

    void messagesHaveTheNameAndTheRoundAtTheirPlaces()
    {
        const auto& players = projected().players;
        const auto found = std::find_if(players.begin(), players.end(),
                                        [](const Player& one) { return one.data.name == hostileNames[3]; });
        QVERIFY(found != players.end());
        const QString withdrawn = found->data.name + QStringLiteral(" is withdrawn from round 3 on.");
        window().lead({PageId::players, {}, found->key, {}});
        auto* table = window().findChild<QTableView*>(QStringLiteral("playersTable"));
        for (int row = 0; row < table->model()->rowCount(); ++row)
            if (table->model()->index(row, 2).data().toString().contains(QStringLiteral("%n%s")) ||
                table->model()->index(row, 1).data().toString().contains(QStringLiteral("%n%s")))
                table->selectRow(row);
        trigger(ActionId::withdraw);
        session().flush();
        QCOMPARE(message(), withdrawn);
        desk().undo();
        session().flush();
    }

    void everySheetEscapesThem()
    {
        for (const ReportKind kind : {ReportKind::pairingsByBoard, ReportKind::pairingsByName, ReportKind::standings,
                                      ReportKind::crossTable, ReportKind::playerList}) {
            ReportChoice choice;
            choice.kind = kind;
            choice.round = RoundNumber{2};
            choice.clubs = true;
            choice.notes = true;
            const auto made = makeReport(projected(), choice);
            QVERIFY(made.hasValue());
            const QString html = toHtml(*made);
            QVERIFY(!html.contains(QStringLiteral("<img")));
            QVERIFY(!html.contains(QStringLiteral("<b>Bold")));
            QVERIFY(!html.contains(QStringLiteral("<a href='http")));
            QVERIFY(html.contains(QStringLiteral("&lt;img src=x onerror=alert(1)&gt;")));
            // What looks escaped already is escaped once more, so that it reads as it was typed.
            QVERIFY(html.contains(QStringLiteral("&amp;lt;script&amp;gt;")));
        }
    }

    void tablesForSpreadsheetsHoldNoFormula()
    {
        const auto isSafe = [](const QString& text, QChar delimiter) {
            for (const QString& line : text.split(QLatin1Char('\n')))
                for (QString cell : line.split(delimiter)) {
                    cell.remove(QLatin1Char('"'));
                    if (cell.startsWith(QLatin1Char('=')) || cell.startsWith(QLatin1Char('@')))
                        return false;
                }
            return true;
        };
        const Tournament& tournament = projected();
        QVERIFY(isSafe(QString::fromUtf8(playersCsv(tournament)), QLatin1Char(';')));
        QVERIFY(
            isSafe(QString::fromUtf8(standingsCsv(tournament, 2, tournament.settings.tieBreaks)), QLatin1Char(';')));
        copyStandings(tournament, {2, {}});
        const QMimeData* copied = QApplication::clipboard()->mimeData();
        QVERIFY(copied->text().contains(QStringLiteral("cmd|")));
        QVERIFY(isSafe(copied->text(), QLatin1Char('\t')));
        QVERIFY(!copied->html().contains(QStringLiteral("<td>=")));
        QVERIFY(!copied->html().contains(QStringLiteral("<img")));
    }

    void controlCharactersAndEndlessNamesAreRefused()
    {
        constexpr int tenMillion = 10'000'000;
        const std::size_t before = projected().players.size();
        const QStringList refused{QStringLiteral("Line\nbreak, Ann"), QString(QChar(0)) + QStringLiteral("Null, Ann"),
                                  QStringLiteral("Bell\a, Ann"), QStringLiteral("Esc\x1b[31m, Ann"),
                                  QString(tenMillion, QLatin1Char('x'))};
        for (const QString& name : refused) {
            NewPlayer player;
            player.data.name = name;
            QVERIFY(!applied(desk(), AddPlayers{{player}, {}}));
            QVERIFY2(message().size() < 2000, "a message of ten million characters");
            QCOMPARE(wouldRun(window()), QString());
        }
        QCOMPARE(projected().players.size(), before);
    }

    void aListWithAnEndlessNameIsShown()
    {
        constexpr int tenMillion = 10'000'000;
        QFile list(inFolder(QStringLiteral("endless.csv")));
        QVERIFY(list.open(QIODevice::WriteOnly));
        list.write("Name;Elo\n" + QByteArray(tenMillion, 'x') + ";1500\nNormal, Ann;1600\n");
        list.close();
        const std::size_t before = projected().players.size();
        asker().paths.push_back(list.fileName());
        trigger(ActionId::importPlayers);
        QApplication::processEvents();
        window().grab();
        if (auto* apply = window().findChild<QPushButton*>(QStringLiteral("applyImport")); apply->isVisible())
            apply->click();
        session().flush();
        for (const Player& player : projected().players)
            QVERIFY(player.data.name.size() <= 200);
        QVERIFY(projected().players.size() <= before + 1);
    }
};

static const pairwright::RegisteredTest<TestHostileNames> registered("test_hostile_names");
#include "test_hostile_names.moc"
