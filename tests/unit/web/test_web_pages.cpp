#include "app/web/source.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/teams.h"
#include "tests/unit/web/folder_reading.h"
#include "tests/unit/web/web_events.h"

#include "app/domain/text/visible_text.h"
#include "app/formats/report/shown_date.h"
#include "app/formats/standings/player_paths.h"
#include "app/pairing/pairing_job.h"
#include "app/prizes/prize_assignment.h"

#include <QElapsedTimer>
#include <QLocale>
#include <QProcess>
#include <QStandardPaths>
#include <QtTest>

#include <cmath>

using namespace pairwright;
using namespace pairwright::test;

namespace {

std::vector<web::WebFile> folderOf(const MemoryTournament& tournament)
{
    return web::webFolder(tournament.value);
}

QString textOf(const std::vector<web::WebFile>& files, const QString& name)
{
    return readPage(fileNamed(files, name)).text;
}

Complaints complaintsAbout(const std::vector<web::WebFile>& files)
{
    Complaints all;
    const auto pages = readPages(files);
    for (auto page = pages.begin(); page != pages.end(); ++page)
        for (const QString& complaint : page->complaints)
            all.append(page.key() + QStringLiteral(": ") + complaint);
    return all + checkLinks(files);
}

/// WCAG 2.2, relative luminance of "#rgb" or "#rrggbb".
double luminanceOf(const QString& colour)
{
    const qsizetype digits = colour.size() == 4 ? 1 : 2;
    const auto linear = [&](qsizetype place) {
        QString part = colour.mid(1 + place * digits, digits);
        if (digits == 1)
            part += part;
        const double value = part.toInt(nullptr, 16) / 255.0;
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(0) + 0.7152 * linear(1) + 0.0722 * linear(2);
}

double contrastOf(const QString& one, const QString& other)
{
    const double a = luminanceOf(one);
    const double b = luminanceOf(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

/// The colours of each ":root" of the style sheet: light, dark, print.
std::vector<QHash<QString, QString>> paletteOf(const QString& css)
{
    std::vector<QHash<QString, QString>> palettes;
    static const QRegularExpression root(QStringLiteral(":root \\{([^}]*)\\}"));
    static const QRegularExpression colour(QStringLiteral("--([a-z]+): (#[0-9a-f]+);"));
    for (auto blocks = root.globalMatch(css); blocks.hasNext();) {
        QHash<QString, QString>& palette = palettes.emplace_back();
        for (auto colours = colour.globalMatch(blocks.next().captured(1)); colours.hasNext();) {
            const QRegularExpressionMatch match = colours.next();
            palette[match.captured(1)] = match.captured(2);
        }
    }
    return palettes;
}

} // namespace

/// The pages of the web folder, before anything is written.
class TestWebPages : public QObject {
    Q_OBJECT
private slots:
    void aRoundRobinHasItsCrossTableByNumbers()
    {
        const auto files = web::webFolder(roundRobinEvent(5, true).value);
        const Complaints complaints = complaintsAbout(files);
        QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join('\n')));
        const auto html = [&files](const char* name) {
            for (const web::WebFile& file : files)
                if (file.name == QLatin1String(name))
                    return QString::fromUtf8(file.bytes);
            return QString();
        };
        const QString table = html("crosstable.html");
        QCOMPARE(table.count("class=\"self\""), 5);
        QCOMPARE(table.count("<tr class=\"out\">"), 1);
        QVERIFY(table.contains("<span class=\"part\">1</span><span class=\"part\">+</span>"));
        QVERIFY(table.contains("struck out"));
        // The rounds were published together: what is open is said once, and the round that is played is in front.
        QCOMPARE(table.count("open game"), 1);
        QVERIFY(html("index.html").contains("Round 1: where do I play?"));
        // Number 1 is free in round 1, and the game of 3 and 4 is postponed.
        const QString round = html("round-1.html");
        QVERIFY(round.contains("<td>free</td>") && round.contains("no day yet"));
        QVERIFY(html("player-1.html").contains("free"));
        QVERIFY(html("player-3.html").contains("no day yet"));
    }

    void theWinnerOfAPlayOffIsNamed()
    {
        MemoryTournament event(4, 1);
        PlayerData data = event.value.players[1].data;
        data.name = QStringLiteral("O'<b>Brien</b> & Co");
        event.apply(editOf(event.value.players[1], data));
        event.pairAndPublish();
        event.enterAll(GameResult::draw);
        event.apply(SetPlayOffWinner{event.value.players[1].key});
        const auto files = folderOf(event);
        const Complaints complaints = complaintsAbout(files);
        QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join('\n')));
        for (const char* page : {"standings.html", "crosstable.html"}) {
            const QString text = textOf(files, QLatin1String(page));
            QVERIFY2(text.contains("O'<b>Brien</b> & Co (won the play-off)"), qPrintable(text));
            QCOMPARE(text.count("The play-off for the first place was won by O'<b>Brien</b> & Co"), 1);
        }
        event.apply(SetPlayOffWinner{std::nullopt});
        QVERIFY(!textOf(folderOf(event), QStringLiteral("standings.html")).contains("play-off"));
    }

    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void everyPageIsSoundAndEveryLinkLeadsToItsPlace_data()
    {
        QTest::addColumn<int>("players");
        QTest::addColumn<int>("rounds");
        QTest::newRow("nobody") << 0 << 0;
        QTest::newRow("before round 1") << 8 << 0;
        QTest::newRow("one round") << 9 << 1;
        QTest::newRow("five rounds") << 21 << 5;
    }
    void everyPageIsSoundAndEveryLinkLeadsToItsPlace()
    {
        QFETCH(int, players);
        QFETCH(int, rounds);
        const auto files = folderOf(playedEvent(players, rounds));
        const Complaints complaints = complaintsAbout(files);
        QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join('\n')));
        QCOMPARE(files.back().name, QString("index.html"));
    }

    void matchesOfTeamsAreCalledMatches()
    {
        MemoryTournament event = teamsInRoundOne(5);
        enterMatch(event, 1,
                   {GameResult::whiteWinsByForfeit, GameResult::blackWinsByForfeit, GameResult::whiteWinsByForfeit,
                    GameResult::blackWinsByForfeit});
        const auto files = folderOf(event);
        const QString round = textOf(files, "round-1.html");
        QVERIFY2(round.contains(QStringLiteral("forfeit")), qPrintable(round));
        const QString why = textOf(files, "round-1-why.html");
        QVERIFY2(why.contains(QStringLiteral("Match 1: ")) && !why.contains(QStringLiteral("Board 1: ")) &&
                     why.contains(QStringLiteral("Back to the matches")),
                 qPrintable(why.left(600)));
        const QByteArray index = fileNamed(files, "index.html").bytes;
        QVERIFY2(index.contains(">Match</th>") && !index.contains(">Board</th>"), index.constData());
    }

    void theReasonsOfAScheveningenMatchNameItsBoards()
    {
        TeamRules rules;
        rules.boards = 3;
        MemoryTournament event = someTeams(2, 3, rules);
        event.apply(SetSystem{{System::Scheveningen, 2026}});
        event.apply(DrawNumbers{{NumberDraw::By::rating, {}}});
        event.apply(LayOutRounds{*layOutRounds(event.value)});
        event.apply(PublishRounds{RoundNumber{3}});
        const auto files = folderOf(event);
        const QString why = textOf(files, "round-2-why.html");
        for (const Game& game : event.value.rounds[1].published()->pairings.boards.front().games)
            for (const auto& sits : {game.forWhite, game.forBlack})
                QVERIFY2(why.contains(event.value.member(*sits)->data.name), qPrintable(why));
        QVERIFY2(why.contains(QStringLiteral("Board 3: ")) && !why.contains(QStringLiteral("art. table")),
                 qPrintable(why));
        QVERIFY(complaintsAbout(files).isEmpty());
    }

    void anEventOfTeamsShowsMatchesBoardsAndPlayers()
    {
        MemoryTournament event = teamsInRoundOne(5);
        event.apply(SeatAsUsual{RoundNumber{1}});
        enterMatch(event, 1,
                   {GameResult::whiteWins, GameResult::draw, GameResult::blackWins, GameResult::blackWinsByForfeit});
        const auto files = folderOf(event);
        const Complaints complaints = complaintsAbout(files);
        QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join('\n')));
        const QString round = textOf(files, "round-1.html");
        QVERIFY2(round.contains(QStringLiteral("2½ – 1½")), qPrintable(round));
        QVERIFY(round.contains(QStringLiteral("Match 1:")));
        QVERIFY(round.contains(QStringLiteral("a1"))); // who sits there
        const QString file = web::Source::fileOf(event.value.board({RoundNumber{1}, 1})->a);
        const QString team = textOf(files, file);
        QVERIFY2(team.contains(QStringLiteral("Matches")) && team.contains(QStringLiteral("a5")), // the reserve, too
                 qPrintable(team));
        const QByteArray report = fileNamed(files, "tournament.trf").bytes;
        QVERIFY2(report.contains("310 "), report.constData()); // a report of teams
        // Who plays for a team has a page: his game, against whom, for whom.
        const Match& match = *event.value.board({RoundNumber{1}, 1});
        const PlayerKey first = *match.game(1).forWhite;
        const QString member = textOf(files, web::Source::fileOf(first));
        for (const QString& said :
             {event.value.member(*match.game(1).forBlack)->data.name, event.value.player(match.b)->data.name,
              QStringLiteral("points of 1 game"), QStringLiteral("No. 1 of ") + event.value.player(match.a)->data.name})
            QVERIFY2(member.contains(said), qPrintable(said + QLatin1Char('|') + member));
        QVERIFY(fileNamed(files, "round-1.html").bytes.contains(web::Source::fileOf(first).toUtf8()));
        QVERIFY(fileNamed(files, "index.html").bytes.contains(web::Source::fileOf(first).toUtf8()));
        QVERIFY(fileNamed(files, file).bytes.contains(web::Source::fileOf(first).toUtf8()));
        enterMatch(event, 2, {GameResult::draw, GameResult::draw, GameResult::draw, GameResult::draw});
        const auto whole = folderOf(event);
        const QByteArray boards = fileNamed(whole, "boards.html").bytes;
        QVERIFY2(boards.contains(web::Source::fileOf(first).toUtf8()) && boards.contains(file.toUtf8()),
                 boards.constData());
        QVERIFY(complaintsAbout(whole).isEmpty());
        QVERIFY(fileNamed(whole, "round-1.html").bytes.contains("Matches of round 1"));
    }

    void everyColourIsReadableOnItsGround()
    {
        constexpr double forText = 4.5;  // WCAG 2.2 AA, 1.4.3
        constexpr double forParts = 3.0; // 1.4.11: the border of the field
        const QString css = QString::fromUtf8(fileNamed(folderOf(playedEvent(4, 1)), "style.css").bytes);
        const auto palettes = paletteOf(css);
        QCOMPARE(palettes.size(), std::size_t{3});
        for (const auto& palette : palettes)
            for (const char* ground : {"page", "stripe"}) {
                for (const char* ink : {"text", "soft", "link"}) {
                    const double contrast = contrastOf(palette[ink], palette[ground]);
                    QVERIFY2(contrast >= forText, qPrintable(QString("%1 on %2: %3").arg(ink, ground).arg(contrast)));
                }
                QVERIFY(contrastOf(palette["soft"], palette[ground]) >= forParts);
            }
        // No colour stands outside of the palettes.
        static const QRegularExpression rules(QStringLiteral(":root \\{[^}]*\\}"));
        QVERIFY(!QString(css).remove(rules).contains(QRegularExpression(QStringLiteral("#[0-9a-fA-F]{3}"))));
        QVERIFY(contrastOf("#ffffff", "#777777") < forText); // the yardstick
    }

    void whatLeadsToAPageIsWrittenAfterIt()
    {
        const auto files = folderOf(playedEvent(9, 2));
        const auto placeOf = [&](const QString& name) {
            return std::find_if(files.begin(), files.end(), [&](const auto& file) { return file.name == name; });
        };
        for (const auto& [page, leads] :
             {std::pair{"round-1-why.html", "round-1.html"}, std::pair{"player-1.html", "standings.html"},
              std::pair{"style.css", "player-1.html"}, std::pair{"standings.html", "index.html"}})
            QVERIFY2(placeOf(page) < placeOf(leads), page);
    }

    void theStartPageSaysWhereEverybodyPlays()
    {
        const MemoryTournament event = playedEvent(9, 2);
        const auto files = folderOf(event);
        const QString text = textOf(files, "index.html");
        for (const Player& player : event.value.players)
            QVERIFY2(text.contains(player.data.name), qPrintable(player.data.name));
        QVERIFY(text.contains("Vienna") && text.contains("Arbiter, Anna") && text.contains("bye"));
    }

    void aRoundHasItsResultsAndTheReasonOfEachPair()
    {
        const auto files = folderOf(playedEvent(9, 2));
        const QString round = textOf(files, "round-2.html");
        QVERIFY(round.contains("1 – 0") && round.contains("R2-v1") && round.contains("1 result(s) are missing"));
        const QString why = textOf(files, "round-2-why.html");
        QCOMPARE(why.count("have not met before") + why.count("has not met"), 4);
        QVERIFY2(why.contains("Board 1: ") && why.contains("has White"), qPrintable(why.left(400)));
    }

    void theStandingsTellWhatEverybodyDidInEachRound()
    {
        const MemoryTournament event = playedEvent(9, 3);
        const QString html = QString::fromUtf8(fileNamed(folderOf(event), "standings.html").bytes);
        const PlayerPaths paths(event.value, 3);
        for (const Player& player : event.value.players) {
            const QString row = html.section(QStringLiteral("<a href=\"player-%1.html\">").arg(player.key.value), 1)
                                    .section(QStringLiteral("</tr>"), 0, 0);
            const QString story =
                row.section(QStringLiteral("<td class=\"s\">"), 1).section(QStringLiteral("</td>"), 0, 0);
            QStringList told;
            for (const PathStep& step : paths.of(player.key))
                told.append(step.kind == PathStep::Kind::won || step.kind == PathStep::Kind::forfeitWon     ? "won"
                            : step.kind == PathStep::Kind::drew                                             ? "drew"
                            : step.kind == PathStep::Kind::lost || step.kind == PathStep::Kind::forfeitLost ? "lost"
                            : step.kind == PathStep::Kind::open                                             ? "plays"
                                                                                                            : "bye");
            qsizetype from = 0;
            for (const QString& outcome : told) {
                from = story.indexOf(outcome, from);
                QVERIFY2(from >= 0, qPrintable(story + u' ' + told.join(u' ')));
                ++from;
            }
        }
        // Ranks won and lost stand beside the place.
        QVERIFY(html.contains("class=\"up\">▲") && html.contains("class=\"down\">▼"));
        QVERIFY(!QString::fromUtf8(fileNamed(folderOf(playedEvent(9, 1)), "standings.html").bytes).contains("▲"));
    }

    void aPlayersPageDrawsThePointsAgainstWhatTheRatingsExpect()
    {
        MemoryTournament event = playedEvent(12, 3);
        const auto page = [&event](int player) {
            return QString::fromUtf8(fileNamed(folderOf(event), QStringLiteral("player-%1.html").arg(player)).bytes);
        };
        const QString one = page(1);
        QVERIFY2(one.contains("aria-label=\"Points after round 3: "), qPrintable(one));
        QVERIFY(one.contains("expected by the ratings") && one.contains("class=\"x\"") && one.contains("performance"));
        QCOMPARE(one.count("<title>round "), 3);
        // What is expected of a game tells the opponent's rating: not of whom the web does not name.
        const auto opponent = *PlayerPaths(event.value, 3).of(PlayerKey{1}).front().opponent;
        edit(event, opponent, [](PlayerData& data) { data.offTheWeb = true; });
        for (const int player : {1, static_cast<int>(opponent.value)}) {
            const QString html = page(player);
            QVERIFY(html.contains("aria-label=\"Points after round 3: "));
            QVERIFY2(!html.contains("class=\"x\"") && !html.contains(">Expected<"), qPrintable(html));
        }
    }

    void everyPlaceSaysWhyItIsBeforeTheNext()
    {
        const auto files = folderOf(playedEvent(9, 2));
        QVERIFY(textOf(files, "standings.html").contains("Before the next by"));
        QVERIFY(textOf(files, "standings.html").contains("Without the open game of round 2"));
        const QString first = textOf(files, "player-1.html");
        QVERIFY2(first.contains("Place after round 2") && first.contains("before"), qPrintable(first));
        QVERIFY2(first.contains("expected"), qPrintable(first));
    }

    void nothingIsShownThatIsNotPublished()
    {
        MemoryTournament event = playedEvent(8, 1);
        const auto before = folderOf(event);
        event.enterAll();
        const auto complete = folderOf(event);
        const auto draft = proposeRound(event.value);
        event.apply(StoreProposal{draft.value()});
        QVERIFY(folderOf(event) == complete);
        QVERIFY(before != complete);
    }

    void whoIsNotToBeOnTheWebIsANumberEverywhere()
    {
        MemoryTournament event = playedEvent(12, 3);
        edit(event, PlayerKey{5}, [](PlayerData& data) {
            data.name = "Hidden, Hannah";
            data.club = "Secret Club";
            data.fideId = "98765432";
            data.nationalId = "N-777";
            data.federation = "SUI";
            data.title = Title::WGM;
            data.rating->source = RatingSource::estimated; // a line of its own in the report
            data.offTheWeb = true;
        });
        const auto files = folderOf(event);
        for (const web::WebFile& file : files)
            for (const char* secret :
                 {"Hidden", "Hannah", "Secret", "98765432", "N-777", "WGM", "SUI", "tournament-rating"})
                QVERIFY2(!file.bytes.contains(secret), qPrintable(file.name + ": " + secret));
        for (const char* name : {"index.html", "standings.html", "crosstable.html", "players.html", "round-1.html",
                                 "player-5.html", "round-1-why.html", "standings.csv", "players.csv", "tournament.trf"})
            QVERIFY2(fileNamed(files, name).bytes.contains("Player 5"), name);
        const Complaints complaints = complaintsAbout(files);
        QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join('\n')));
        // Everything that is computed is what it would be with the name.
        MemoryTournament named = event;
        edit(named, PlayerKey{5}, [](PlayerData& data) { data.offTheWeb = false; });
        QString expected = textOf(folderOf(named), "crosstable.html");
        QCOMPARE(textOf(files, "crosstable.html"), expected.replace("WGM Hidden, Hannah", "Player 5"));
    }

    void aWinnerWhoIsNotToBeOnTheWebIsOnlyCounted()
    {
        MemoryTournament event = playedEvent(12, 3);
        SetPrizes fund;
        for (const int place : {1, 2, 3})
            fund.edits.push_back(adding(Prize{"Main", PrizeKind::place, {}, {}, {}, place, 60'000 / place}));
        event.apply(fund);
        const auto awards = prizes::awardsOf(prizes::assignPrizes(event.value));
        QCOMPARE(awards.size(), std::size_t{3});
        const PlayerKey second = *awards[1].player;
        edit(event, second, [](PlayerData& data) {
            data.name = "Hidden, Hannah";
            data.offTheWeb = true;
        });
        QVERIFY(!textOf(folderOf(event), "prizes.html").contains("Winners")); // before they are announced
        event.apply(
            AnnouncePrizes{AnnouncedPrizes{QDateTime(QDate(2026, 3, 1), QTime(18, 0), Qt::UTC), 3, "EUR", awards}});
        const auto files = folderOf(event);
        const Complaints complaints = complaintsAbout(files);
        QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join('\n')));
        const QString page = textOf(files, "prizes.html");
        QVERIFY2(page.contains("1 more winner(s) are not to be named."), qPrintable(page));
        for (const web::WebFile& file : files)
            QVERIFY2(!file.bytes.contains("Hidden"), qPrintable(file.name));
        QVERIFY(page.contains(event.value.player(*awards[0].player)->data.name));
        // Not by his number either: it would tell what he has won.
        QVERIFY2(!page.contains(QStringLiteral("Player %1").arg(second.value)), qPrintable(page));
    }

    void ofWhoIsNotToBeOnTheWebGroupsTellTheNumberAlone()
    {
        MemoryTournament event = playedEvent(12, 3);
        const auto inAllGroups = [&event](PlayerKey key, bool hidden) {
            edit(event, key, [hidden](PlayerData& data) {
                data.birth = BirthDate{2015, 1, 2};
                data.sex = Sex::Female;
                data.rating = Rating{2755, RatingSource::fide, {}};
                data.group = "Juniors";
                data.offTheWeb = hidden;
            });
        };
        for (const int key : {2, 5, 7})
            inAllGroups(PlayerKey{key}, key == 5);
        // Nobody else is unrated, in a group of that name, or as old.
        edit(event, PlayerKey{6}, [](PlayerData& data) {
            data.birth = BirthDate{1930, 1, 2};
            data.rating.reset();
            data.group = "Patients";
            data.offTheWeb = true;
        });
        GroupRule rule;
        rule.name = "By rule";
        rule.bornFrom = 2014;
        event.value.settings.groupRules = {rule};
        int groups = 0;
        for (const web::WebFile& file : folderOf(event)) {
            if (!file.name.startsWith("group"))
                continue;
            ++groups;
            for (const char* told : {"Player 5", "player-5.html", "Player 6", "player-6.html", "Patients", "Unrated"})
                QVERIFY2(!file.bytes.contains(told), qPrintable(file.name + ": " + told));
            // No gap in the places, through which the number could be guessed.
            if (file.bytes.contains("Juniors after"))
                QVERIFY2(file.bytes.contains("1 more of the group"), file.bytes.constData());
        }
        QVERIFY2(groups > 5, qPrintable(QString::number(groups)));
    }

    void whatNobodyHasTakesNoRoom()
    {
        MemoryTournament event = playedEvent(12, 2);
        QVERIFY(fileNamed(folderOf(event), "players.html").bytes.contains(">Club<"));
        for (const Player& player : std::vector(event.value.players))
            edit(event, player.key, [](PlayerData& data) { data.club.clear(); });
        const auto files = folderOf(event);
        QVERIFY(!fileNamed(files, "players.html").bytes.contains(">Club<"));
        for (const web::WebFile& file : files)
            QVERIFY2(file.name != "clubs.html" && !file.bytes.contains("clubs.html"), qPrintable(file.name));
        // A column to come is there: a round without results shows where they will stand.
        event.enterAll(GameResult::whiteWins);
        event.pairAndPublish();
        QVERIFY(fileNamed(folderOf(event), "round-3.html").bytes.contains(">Result<"));
    }

    void nobodysBirthDateIsAnywhere()
    {
        const MemoryTournament event = playedEvent(12, 2);
        for (const web::WebFile& file : folderOf(event)) {
            QVERIFY2(!file.bytes.contains("07-23") && !file.bytes.contains("07/23"), qPrintable(file.name));
            if (file.name.endsWith(".csv") || file.name.endsWith(".html"))
                QVERIFY2(!QRegularExpression("19[67]\\d[^0-9]").match(QString::fromUtf8(file.bytes)).hasMatch(),
                         qPrintable(file.name));
        }
    }

    void namesThatAreNotWhatTheySeemStayText()
    {
        const MemoryTournament event = hostileEvent();
        const auto files = folderOf(event);
        const Complaints complaints = complaintsAbout(files);
        QVERIFY2(complaints.isEmpty(), qPrintable(complaints.join('\n')));
        const QString players = textOf(files, "players.html");
        for (const QString& name : hostileNames())
            QVERIFY2(players.contains(visibleText(name)), qPrintable(name));
        for (const web::WebFile& file : files) {
            if (!file.name.endsWith(".html"))
                continue;
            const QString text = QString::fromUtf8(file.bytes);
            QVERIFY2(!text.contains("<img") && !text.contains("<b>") && !text.contains("alert(1)</script>"),
                     qPrintable(file.name));
            QVERIFY2(!text.contains(QChar(0x202E)) && !text.contains(QChar(0x2066)), qPrintable(file.name));
        }
        QVERIFY(!fileNamed(files, "players.csv").bytes.contains("\n=cmd") &&
                !fileNamed(files, "players.csv").bytes.contains(";=cmd"));
    }

    void nothingOfAPageChangesWithTheTime()
    {
        const MemoryTournament event = playedEvent(9, 2);
        const auto first = folderOf(event);
        QTest::qWait(1100); // a second, as a page would show it
        const auto second = folderOf(event);
        QVERIFY(first == second);
        QCOMPARE(web::hashOf(first), web::hashOf(second));
    }

    void aPageChangesOnlyWithWhatItShows()
    {
        MemoryTournament event = playedEvent(9, 3);
        const auto before = folderOf(event);
        event.apply(MarkCheckpoint{QStringLiteral("evening")});
        QVERIFY(folderOf(event) == before);
        const Player& last = event.value.players.back();
        PlayerData data = last.data;
        data.remarks = QStringLiteral("came by train");
        event.apply(editOf(last, data));
        QVERIFY(folderOf(event) == before);
        event.apply(SetRoundCount{9});
        event.enterAll(GameResult::draw);
        const auto after = folderOf(event);
        QVERIFY(web::hashOf(after) != web::hashOf(before));
        for (const char* page : {"index.html", "round-1.html", "players.html"}) // the last round's result is not there
            QCOMPARE(fileNamed(after, page).bytes, fileNamed(before, page).bytes);
        QVERIFY(fileNamed(after, "round-3.html").bytes != fileNamed(before, "round-3.html").bytes);
    }

    void theStartPageSaysWhenItsRoundWasPublished()
    {
        const MemoryTournament event = playedEvent(9, 2);
        const QDateTime published = *event.value.rounds.back().published()->publishedAt;
        const QString page = QString::fromUtf8(fileNamed(folderOf(event), "index.html").bytes);
        QVERIFY(page.contains("The pairings of round 2 were published on " + shownDateTime(published.toLocalTime())));
        QVERIFY(
            !QString::fromUtf8(fileNamed(folderOf(MemoryTournament(4)), "index.html").bytes).contains("published on"));
    }

    void roundsAndTheStartPageSayWhenOnePlays()
    {
        MemoryTournament event = playedEvent(9, 2);
        for (const char* page : {"index.html", "round-2.html"})
            QVERIFY(!textOf(folderOf(event), page).contains("play begins"));
        event.value.event.roundDates[RoundNumber{2}] = QDate(2026, 3, 2);
        event.value.event.roundTimes = {{RoundNumber{2}, QTime(15, 30)}, {RoundNumber{3}, QTime(9, 0)}};
        QVERIFY(textOf(folderOf(event), "round-2.html")
                    .contains(QStringLiteral("Monday, %1, play begins at %2")
                                  .arg(shownDate(QDate(2026, 3, 2)), shownTime(QTime(15, 30)))));
        // The round that has no result yet is the one that everybody waits for.
        QVERIFY(textOf(folderOf(event), "index.html")
                    .contains(QStringLiteral("Round 3: Play begins at ") + shownTime(QTime(9, 0))));
    }

    void threeHundredPlayersFitTheLimits()
    {
        constexpr qsizetype largestPage = qsizetype{150} * 1000;
        constexpr qsizetype largestPacked = qsizetype{30} * 1000;
        const MemoryTournament event = playedEvent(300, 3);
        QElapsedTimer timer;
        timer.start();
        const auto files = folderOf(event);
        const qint64 milliseconds = timer.elapsed();
        qsizetype all = 0;
        qsizetype largest = 0;
        qsizetype packed = 0;
        for (const web::WebFile& file : files) {
            all += file.bytes.size();
            if (!file.name.endsWith(".html"))
                continue;
            largest = std::max(largest, file.bytes.size());
            packed = std::max(packed, qCompress(file.bytes).size());
            QVERIFY2(file.bytes.size() <= largestPage, qPrintable(file.name));
            QVERIFY2(qCompress(file.bytes).size() <= largestPacked, qPrintable(file.name));
        }
        qInfo("300 players: %zu files of %lld kB in %lld ms, the largest page %lld kB, packed %lld kB", files.size(),
              static_cast<long long>(all / 1000), static_cast<long long>(milliseconds),
              static_cast<long long>(largest / 1000), static_cast<long long>(packed / 1000));
    }

    void tidyHasNothingToSay()
    {
        const QString tidy = QStandardPaths::findExecutable("tidy");
        if (tidy.isEmpty())
            QSKIP("tidy is not installed");
        auto files = folderOf(hostileEvent());
        for (web::WebFile& file : folderOf(playedEvent(13, 2)))
            files.push_back(std::move(file));
        const QTemporaryDir folder;
        QStringList arguments{"-errors", "-quiet", "-utf8", "--show-info", "no"};
        int pages = 0;
        for (const web::WebFile& file : files) {
            if (!file.name.endsWith(".html"))
                continue;
            const QString path = folder.filePath(QStringLiteral("%1-").arg(++pages) + file.name);
            QFile out(path);
            QVERIFY(out.open(QIODevice::WriteOnly) && out.write(file.bytes) == file.bytes.size());
            arguments.append(path);
        }
        QProcess process;
        process.start(tidy, arguments);
        QVERIFY(process.waitForFinished());
        const QByteArray said = process.readAllStandardError();
        QVERIFY2(process.exitCode() == 0 && said.isEmpty(), said.left(2000));
        qInfo("%d pages read by tidy", pages);
    }
};

static const pairwright::RegisteredTest<TestWebPages> registered("unit_web_pages");

#include "test_web_pages.moc"
