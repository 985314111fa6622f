#include "app/formats/csv/export.h"
#include "app/formats/report/html.h"
#include "app/pairing/pairing_job.h"
#include "tests/gui/scripted_asker.h"
#include "ui/explain/explanation_html.h"
#include "ui/frame/inspector.h"
#include "ui/frame/main_window.h"
#include "ui/pages/reports/report_maker.h"
#include "ui/pages/standings/standings_output.h"
#include "ui/settings/language.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QElapsedTimer>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPushButton>
#include <QTableView>
#include <QTableWidget>
#include <QTemporaryDir>
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

/// A label or tool tip that would show markup of a name as markup; empty: none.
QString wouldRun(const QWidget& root)
{
    const auto isRich = [](const QLabel& label) {
        return label.textFormat() == Qt::RichText ||
               (label.textFormat() == Qt::AutoText && Qt::mightBeRichText(label.text()));
    };
    for (const QLabel* label : root.findChildren<QLabel*>())
        if (isRich(*label) && holdsMarkup(label->text()))
            return label->objectName() + QStringLiteral(": ") + label->text().left(300);
    for (const QWidget* widget : root.findChildren<QWidget*>()) {
        const QString tip = widget->toolTip();
        if (Qt::mightBeRichText(tip) && holdsMarkup(tip))
            return QStringLiteral("tool tip of ") + widget->objectName() + QStringLiteral(": ") + tip.left(300);
    }
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
class TestHostileNames : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        settings_ = std::make_unique<UserSettings>(inFolder(QStringLiteral("settings.ini")));
        language_.use(QStringLiteral("en"));
        auto asker = std::make_unique<ScriptedAsker>();
        asker_ = asker.get();
        window_ = std::make_unique<MainWindow>(*settings_, language_, std::move(asker));
        window_->resize(1366, 768);
        window_->show();
        NewTournament start;
        start.event.name = hostileNames[0];
        start.event.city = hostileNames[4];
        start.event.chiefArbiter.name = hostileNames[1];
        start.plannedRounds = 5;
        const QString file = inFolder(QStringLiteral("<b>Bold< & %1.pairwright"));
        auto created = TournamentSession::create(file, start, {hostileNames[0], {}});
        QVERIFY(created.hasValue());
        created.value().reset();
        QVERIFY(window_->openFile(file));
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
        asker_->paths.push_back(list.fileName());
        window_->desk().actions().get(ActionId::importPlayers)->trigger();
        auto* table = window_->findChild<QTableView*>(QStringLiteral("importTable"));
        QTRY_COMPARE(table->model()->rowCount(), static_cast<int>(hostileNames.size()));
        QCOMPARE(wouldRun(*window_), QString());
        window_->findChild<QPushButton*>(QStringLiteral("applyImport"))->click();
        desk().session()->flush();
        // What looks like a formula is doubtful in a list; the arbiter may type it all the same.
        QCOMPARE(desk().projected().players.size(), static_cast<std::size_t>(hostileNames.size() - 2));
        std::vector<NewPlayer> typed(2);
        typed[0].data.name = hostileNames[4];
        typed[1].data.name = hostileNames[5];
        QVERIFY(desk().apply(AddPlayers{typed, {}}));
        desk().session()->flush();
        QStringList names;
        for (const Player& player : desk().projected().players)
            names.append(player.data.name);
        QStringList expected = hostileNames;
        names.sort();
        expected.sort();
        QCOMPARE(names, expected);
    }

    void aRoundOfThemIsPlayedAndStandsInTheHistory()
    {
        QVERIFY(desk().apply(SetInitialColour{{Colour::White, std::nullopt}}));
        for (int round = 1; round <= 2; ++round) {
            const auto draft = proposeRound(desk().projected());
            QVERIFY(draft.hasValue());
            QVERIFY(desk().apply(StoreProposal{*draft}));
            QVERIFY(desk().apply(PublishRound{RoundNumber{round}}));
            desk().showRound(RoundNumber{round});
            for (int board = 1; board <= 4; ++board)
                QVERIFY(desk().apply(EnterResult{{RoundNumber{round}, board}, GameResult::whiteWins}));
        }
        for (const Player& player : std::vector<Player>(desk().projected().players)) {
            PlayerData data = player.data;
            data.club += QStringLiteral(" <img src=x>");
            QVERIFY(desk().apply(editOf(player, data)));
            QString shown = desk().actions().get(ActionId::undo)->text();
            QCOMPARE(
                shown.remove(0, shown.indexOf(QLatin1Char(':')) + 2).replace(QStringLiteral("&&"), QStringLiteral("&")),
                QStringLiteral("change ") + data.name);
        }
        desk().apply(MarkCheckpoint{hostileNames[0]});
        desk().session()->flush();
    }

    void everyPageShowsThemAsPlainText()
    {
        window_->inspector().showExplanation();
        for (int page = 0; page < 7; ++page) {
            window_->lead({static_cast<PageId>(page), {}, {}, {}});
            QTest::qWait(20);
            for (QTableView* table : window_->findChildren<QTableView*>()) {
                if (!table->isVisible() || table->model() == nullptr)
                    continue;
                for (int row = 0; row < std::min(10, table->model()->rowCount()); ++row) {
                    table->selectRow(row);
                    QApplication::processEvents();
                    const QString bad = wouldRun(*window_);
                    QVERIFY2(bad.isEmpty(), qPrintable(QStringLiteral("page %1: ").arg(page) + bad));
                }
            }
            for (const QString& name : hostileNames) {
                desk().messages().tell(Mood::warning, name);
                QCOMPARE(wouldRun(*window_), QString());
            }
        }
        auto* moment = window_->findChild<QPushButton*>(QStringLiteral("lookAtMoment"));
        moment->click();
        QApplication::processEvents();
        QCOMPARE(wouldRun(*window_), QString());
    }

    void messagesHaveTheNameAndTheRoundAtTheirPlaces()
    {
        const auto& players = desk().projected().players;
        const auto found = std::find_if(players.begin(), players.end(),
                                        [](const Player& one) { return one.data.name == hostileNames[3]; });
        QVERIFY(found != players.end());
        const QString withdrawn = found->data.name + QStringLiteral(" is withdrawn from round 3 on.");
        window_->lead({PageId::players, {}, found->key, {}});
        auto* table = window_->findChild<QTableView*>(QStringLiteral("playersTable"));
        for (int row = 0; row < table->model()->rowCount(); ++row)
            if (table->model()->index(row, 2).data().toString().contains(QStringLiteral("%n%s")) ||
                table->model()->index(row, 1).data().toString().contains(QStringLiteral("%n%s")))
                table->selectRow(row);
        desk().actions().get(ActionId::withdraw)->trigger();
        desk().session()->flush();
        QCOMPARE(desk().messages().text(), withdrawn);
        desk().undo();
        desk().session()->flush();
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
            const auto made = makeReport(desk().projected(), choice);
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
        const Tournament& tournament = desk().projected();
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

    void controlCharactersAndEndlessNamesAreRefusedAtOnce()
    {
        constexpr int tenMillion = 10'000'000;
        const std::size_t before = desk().projected().players.size();
        QElapsedTimer timer;
        timer.start();
        const QStringList refused{QStringLiteral("Line\nbreak, Ann"), QString(QChar(0)) + QStringLiteral("Null, Ann"),
                                  QStringLiteral("Bell\a, Ann"), QStringLiteral("Esc\x1b[31m, Ann"),
                                  QString(tenMillion, QLatin1Char('x'))};
        for (const QString& name : refused) {
            NewPlayer player;
            player.data.name = name;
            QVERIFY(!desk().apply(AddPlayers{{player}, {}}));
            QVERIFY2(desk().messages().text().size() < 2000, "a message of ten million characters");
            QCOMPARE(wouldRun(*window_), QString());
        }
        QCOMPARE(desk().projected().players.size(), before);
        QVERIFY2(timer.elapsed() < 5000, qPrintable(QString::number(timer.elapsed())));
    }

    void aListWithAnEndlessNameIsShownWithoutAFreeze()
    {
        constexpr int tenMillion = 10'000'000;
        QFile list(inFolder(QStringLiteral("endless.csv")));
        QVERIFY(list.open(QIODevice::WriteOnly));
        list.write("Name;Elo\n" + QByteArray(tenMillion, 'x') + ";1500\nNormal, Ann;1600\n");
        list.close();
        const std::size_t before = desk().projected().players.size();
        asker_->paths.push_back(list.fileName());
        QElapsedTimer timer;
        timer.start();
        desk().actions().get(ActionId::importPlayers)->trigger();
        QApplication::processEvents();
        window_->grab();
        qInfo("shown after %lld ms", timer.elapsed());
        QVERIFY2(timer.elapsed() < 10000, qPrintable(QString::number(timer.elapsed())));
        if (auto* apply = window_->findChild<QPushButton*>(QStringLiteral("applyImport")); apply->isVisible())
            apply->click();
        desk().session()->flush();
        for (const Player& player : desk().projected().players)
            QVERIFY(player.data.name.size() <= 200);
        QVERIFY(desk().projected().players.size() <= before + 1);
    }

private:
    [[nodiscard]] Desk& desk() const { return window_->desk(); }
    [[nodiscard]] QString inFolder(const QString& name) const { return folder_.filePath(name); }

    QTemporaryDir folder_;
    std::unique_ptr<UserSettings> settings_;
    Language language_;
    ScriptedAsker* asker_ = nullptr;
    std::unique_ptr<MainWindow> window_;
};

QTEST_MAIN(TestHostileNames)
#include "test_hostile_names.moc"
