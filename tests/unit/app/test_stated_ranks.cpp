#include "tests/support/registered_test.h"
#include "tests/unit/app/support/sessions.h"

#include "app/formats/csv/export.h"
#include "app/formats/report/ranked_players.h"
#include "app/formats/report/reports.h"
#include "app/formats/trf/export.h"
#include "app/formats/trf/import.h"
#include "app/session/history/mending.h"
#include "app/storage/tournament/read_tournament.h"
#include "app/web/site.h"
#include "engine/tiebreaks/descriptor.h"
#include "engine/trf/reader.h"

#include <QTest>

#include <algorithm>

using namespace pairwright;
using namespace pairwright::test;

namespace {

using Ranks = std::array<int, 4>;

const QDateTime now(QDate(2026, 10, 1), QTime(12, 0), Qt::UTC);

/// Four players, two rounds: 1 and 2 have two points, 3 and 4 none. The ranks stand for {}.
QByteArray fileWith(const Ranks& ranks, const QByteArray& records = {})
{
    const std::array<const char*, 4> cells{"   3 w 1     4 b 1", "   4 b 1     3 w 1", "   1 b 0     2 b 0",
                                           "   2 w 0     1 w 0"};
    QByteArray text = "012 Ranks\n042 2026/09/01\n142 4\n152 W\n192 FIDE_DUTCH_2026\n" + records;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const QByteArray rank = ranks.at(i) > 0 ? QByteArray::number(ranks.at(i)) : QByteArray();
        text += "001    " + QByteArray::number(static_cast<int>(i) + 1) + "      Player " +
                QByteArray(1, static_cast<char>('A' + i)) + QByteArray(25, ' ') + " 2" +
                QByteArray::number(400 - static_cast<int>(i)) + QByteArray(28, ' ') + (i < 2 ? " 2.0" : " 0.0") + " " +
                rank.rightJustified(4) + "  " + cells.at(i) + "\n";
    }
    return text;
}

TrfImport imported(const QByteArray& bytes)
{
    auto import = importTrf(bytes, {now, {}});
    if (!import)
        qFatal("not imported");
    return std::move(import).value();
}

Tournament tournamentOf(const QByteArray& bytes)
{
    return imported(bytes).tournament;
}

trf::Document exported(const Tournament& tournament, trf::Version version = trf::Version::trf26)
{
    const auto file = exportTrf(tournament, {version, trf::Profile::report});
    return trf::read(file->bytes.toStdString())->document;
}

QStringList ranksOf(const Tournament& tournament, int round)
{
    QStringList texts;
    const RankedPlayers ranked(tournament, round, tournament.settings.tieBreaks);
    for (const RankedPlayers::Line& line : ranked.lines())
        texts.append(line.player->data.name.right(1) + line.rankText());
    return texts;
}

bool says(const ReportDocument& document, const QString& text)
{
    return document.notes.contains(text);
}

} // namespace

/// A file that states ranks and not by what: they hold until somebody says it.
class TestStatedRanks : public QObject {
    Q_OBJECT
private slots:
    void theyComeBackAsTheyWereAndNoTieBreaksAreInvented_data()
    {
        QTest::addColumn<Ranks>("ranks");
        QTest::newRow("the second first") << Ranks{2, 1, 3, 4};
        QTest::newRow("shared") << Ranks{1, 1, 3, 3};
        QTest::newRow("against the points") << Ranks{4, 3, 2, 1};
        QTest::newRow("the numbers") << Ranks{1, 2, 3, 4};
        QTest::newRow("some have none") << Ranks{2, 1, 0, 0};
    }
    void theyComeBackAsTheyWereAndNoTieBreaksAreInvented()
    {
        QFETCH(Ranks, ranks);
        const Tournament tournament = tournamentOf(fileWith(ranks));
        for (const trf::Version version : {trf::Version::trf26, trf::Version::trf16}) {
            const trf::Document back = exported(tournament, version);
            QVERIFY(back.header.tieBreaks.empty() && back.header.standingsOrder.empty());
            for (std::size_t i = 0; i < ranks.size(); ++i)
                QCOMPARE(back.players[i].rank.value_or(0), ranks.at(i));
        }
    }

    void theyAreStoredAndUndone()
    {
        const TournamentFile file;
        const Tournament tournament = tournamentOf(fileWith({2, 1, 3, 4}));
        {
            auto session = TournamentSession::createFrom(file.path(), tournament, "ranks.trf", testOptions());
            QVERIFY(session);
            (*session)->flush();
            QVERIFY(readTournament(file.path())->settings == tournament.settings);
            mustApply(**session, SetTieBreaks{});
            (*session)->flush();
            QVERIFY(!readTournament(file.path())->settings.statedRanks);
            QVERIFY((*session)->undo());
            (*session)->flush();
        }
        QVERIFY(openSession(file.path())->saved().settings == tournament.settings);
    }

    void standingsShowThemAndSheetsSayIt()
    {
        const Tournament tournament = tournamentOf(fileWith({2, 1, 3, 3}));
        QCOMPARE(ranksOf(tournament, 2), QStringList({"B1", "A2", "C3=", "D3="}));
        QCOMPARE(ranksOf(tournament, 1), QStringList({"A1=", "B1=", "C3=", "D3="})); // they are of the last round
        for (const bool cross : {false, true})
            for (const int round : {1, 2}) {
                const StandingsOptions options;
                const auto sheet =
                    cross ? crossTable(tournament, round, options) : standingsReport(tournament, round, options);
                QCOMPARE(says(sheet, statedRanksText()), round == 2);
            }
    }

    void tablesForSpreadsheetsSayIt()
    {
        const auto headOf = [](const Tournament& tournament, int round) {
            return standingsTable(tournament, round, tournament.settings.tieBreaks).front().front();
        };
        QCOMPARE(headOf(tournamentOf(fileWith({2, 1, 3, 4})), 2), QString("Rank (stated)"));
        QCOMPARE(headOf(tournamentOf(fileWith({2, 1, 3, 4})), 1), QString("Rank"));
        QCOMPARE(headOf(tournamentOf(fileWith({2, 1, 3, 4}, "202 BH\n")), 2), QString("Rank"));
    }

    void theWebSaysIt()
    {
        const auto pageOf = [](const QByteArray& file, const char* name) {
            for (const web::WebFile& page : web::webFolder(tournamentOf(file)))
                if (page.name == QLatin1StringView(name))
                    return QString::fromUtf8(page.bytes);
            return QString();
        };
        for (const char* name : {"standings.html", "crosstable.html"}) {
            QVERIFY(pageOf(fileWith({2, 1, 3, 4}), name).contains(statedRanksText()));
            QVERIFY(!pageOf(fileWith({2, 1, 3, 4}, "202 BH\n"), name).contains(statedRanksText()));
        }
        QVERIFY(pageOf(fileWith({2, 1, 3, 4}), "standings.html").contains(">stated<"));
        QVERIFY(pageOf(fileWith({2, 1, 3, 4}), "player-1.html").contains("the imported file says so"));
    }

    void ranksThatOnlyCountThePlayersAreNoStandings()
    {
        QCOMPARE(ranksOf(tournamentOf(fileWith({1, 2, 3, 4})), 2), QStringList({"A1=", "B1=", "C3=", "D3="}));
        QCOMPARE(ranksOf(tournamentOf(fileWith({2, 1, 0, 0})), 2), QStringList({"A1=", "B1=", "C3=", "D3="}));
    }

    void anotherResultOrAnotherRoundEndsThem()
    {
        MemoryTournament tournament;
        tournament.value = tournamentOf(fileWith({2, 1, 3, 4}));
        tournament.pairAndPublish();
        QCOMPARE(ranksOf(tournament.value, 2).front(), QString("B1"));
        tournament.enterAll(GameResult::whiteWins);
        QVERIFY(!RankedPlayers(tournament.value, 3, {}).areStated());
        const trf::Document later = exported(tournament.value);
        QVERIFY(later.header.tieBreaks.empty());
        QVERIFY(later.players[0].rank != later.players[1].rank || later.players[0].rank == 1);
        QVERIFY(RankedPlayers(tournament.value, 2, {}).areStated());
    }

    void tieBreaksEndThemAlsoPointsAlone()
    {
        for (const char* codes : {"BH,SB", ""}) {
            MemoryTournament tournament;
            tournament.value = tournamentOf(fileWith({2, 1, 3, 4}));
            const SetTieBreaks chosen{*parseTieBreaks(codes), tournament.value.settings.tieBreaks};
            QVERIFY(has(tournament.plan(chosen).findings, FindingCode::tieBreaksChange, WarningLevel::twoSteps));
            tournament.apply(chosen);
            QVERIFY(!tournament.value.settings.statedRanks);
            QVERIFY(!RankedPlayers(tournament.value, 2, tournament.value.settings.tieBreaks).areStated());
            QVERIFY(tournament.value.integrity.back().text.startsWith("stated ranks to"));
            QVERIFY(!exported(tournament.value).header.standingsOrder.empty());
            QVERIFY(tournament.plan(chosen).findings.empty()); // said already
        }
    }

    /// Two were tied, one of them is expelled: nothing but the points decides about the other.
    void whoIsTiedWithTheExpelledAloneIsDecidedByPoints()
    {
        Tournament tournament = tournamentOf(fileWith({0, 0, 0, 0}));
        tournament.settings.tieBreaks = *parseTieBreaks("SB,TPN");
        const auto decidedBy = [&](int place) {
            return RankedPlayers(tournament, 2, tournament.settings.tieBreaks)
                .lines()[static_cast<std::size_t>(place)]
                .row.decidedBy;
        };
        QCOMPARE(decidedBy(1), std::optional<std::size_t>(2));
        tournament.players[0].withdrawals.push_back({RoundNumber{3}, std::nullopt, true});
        QCOMPARE(decidedBy(0), std::optional<std::size_t>(0));
        QCOMPARE(decidedBy(1), std::optional<std::size_t>(2)); // the others are tied still
    }

    void theImportSaysWhatItWasTold()
    {
        const auto told = [](const QByteArray& bytes) {
            for (const TrfImportNote& note : imported(bytes).notes)
                if (note.code == TrfImportNote::Code::tieBreaksNotSaid)
                    return note.text + "!";
            return QString();
        };
        QCOMPARE(told(fileWith({2, 1, 3, 4})), QString("ranks!"));
        QCOMPARE(told(fileWith({0, 0, 0, 0})), QString("!"));
        QCOMPARE(told(fileWith({2, 1, 3, 4}, "202 BH\n")), QString());
        QCOMPARE(told(fileWith({2, 1, 3, 4}, "212 PTS\n")), QString());
        QVERIFY(!tournamentOf(fileWith({2, 1, 3, 4}, "212 PTS\n")).settings.statedRanks);
    }

    void impossibleOnesAreFoundAndMended()
    {
        for (const int kind : {0, 1}) {
            Tournament tournament = tournamentOf(fileWith({2, 1, 3, 4}));
            auto& ranks = *tournament.settings.statedRanks;
            if (kind == 0)
                ranks.front().rank = highestStatedRank + 1;
            else
                ranks.push_back(ranks.front());
            QVERIFY(!contradictionsIn(tournament).empty());
            mend(tournament);
            QVERIFY(!tournament.settings.statedRanks);
            QVERIFY(contradictionsIn(tournament).empty());
        }
    }
};

static const pairwright::RegisteredTest<TestStatedRanks> registered("test_stated_ranks");
#include "test_stated_ranks.moc"
