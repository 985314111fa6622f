#include "app/domain/players/tpn_order.h"
#include "app/formats/ratings/rated_tournament.h"
#include "app/formats/report/ranked_players.h"
#include "app/formats/standings/comparison.h"
#include "app/formats/trf/export.h"
#include "app/formats/trf/export_findings.h"
#include "app/pairing/adapter.h"
#include "engine/tiebreaks/descriptor.h"
#include "tests/support/registered_test.h"
#include "tests/support/trf_text.h"
#include "tests/unit/formats/trf_options.h"

#include <QtTest>

#include <algorithm>

using namespace pairwright;

namespace {

using Cells = std::vector<std::string>;

/// Four whose numbers do not follow their ratings, all rounds; 4 has left after a win, 2-3 is postponed.
QByteArray fileOfFour(std::vector<std::string> records)
{
    const std::vector<Cells> cells{{"   4 w +", "   3 b =", "   2 w 0"},
                                   {"   3 w  ", "   4 b -", "   1 b 1"},
                                   {"   2 b  ", "   1 w =", "   4 w 0"},
                                   {"   1 b -", "   2 w +", "   3 b 1"}};
    const std::vector<std::string> points{" 0.5", " 1.0", " 0.5", " 0.0"};
    records.insert(records.begin(), {"012 Four", "042 2026/05/01", "142 3"});
    for (int i = 0; i < 4; ++i) {
        const auto at = static_cast<std::size_t>(i);
        records.push_back(test::playerLine(
            {i + 1, "Player " + std::to_string(i + 1), std::to_string(1900 + 37 * (i % 3)), points[at], cells[at]}));
    }
    return QByteArray::fromStdString(test::file(records));
}

const std::string gamesOfFour = "### Not counted @ Rounds 1 2 3: 4";

TrfImport importedFrom(const QByteArray& bytes)
{
    auto imported = importTrf(bytes, importOptions);
    if (!imported)
        qFatal("not imported");
    return std::move(imported).value();
}

bool says(const TrfImport& imported, TrfImportNote::Code code, const QString& text)
{
    return std::any_of(imported.notes.begin(), imported.notes.end(),
                       [&](const TrfImportNote& note) { return note.code == code && note.text == text; });
}

} // namespace

/// Round robins between a tournament and a TRF.
class TestTrfRoundRobinExchange : public QObject {
    Q_OBJECT
private slots:
    void gamesThatDoNotCountAndPostponedOnesComeBack()
    {
        const TrfImport imported = importedFrom(fileOfFour({"192 FIDE_ROUNDROBIN", "202 DE,WIN,SB,KS", gamesOfFour}));
        QVERIFY(imported.repairs.empty());
        const Tournament& tournament = imported.tournament;
        QVERIFY(tournament.tieBreakRules().format == EventFormat::roundRobin);
        QVERIFY(tournament.leftOut() == std::set<PlayerKey>{PlayerKey{4}});
        QVERIFY(tournament.players[0].absences.empty());
        // The numbers of the file are the drawn ones.
        QVERIFY(TpnMap(tpnOrder(tournament)).keyOf(Tpn{1}) == PlayerKey{1});
        const RankedPlayers ranked(tournament, 3, tournament.settings.tieBreaks);
        QCOMPARE(ranked.lines().back().player->key.value, 4);
        QCOMPARE(ranked.lines().back().rankText(), QStringLiteral("–"));
        QCOMPARE(ranked.lines().front().player->key.value, 2);
        const ComparedTable table{tournament.settings.tieBreaks, tournament.tieBreakRules(), [](Tpn tpn) {
                                      return QString::number(tpn.value);
                                  }};
        QCOMPARE(compare(ranked.lines().back().row, ranked.lines().front().row, table).verdict,
                 QStringLiteral("2 stands before 4, who is out of the standings and has played too few games."));

        // A game that does not count is rated, and the games of a norm are those of all rounds.
        const RatedTournament rated = ratedTournament(tournament, 3, RatingKind::standard);
        QVERIFY(rated.event.predeterminedPairings);
        QVERIFY(std::holds_alternative<PlayedGame>(rated.event.state.players[2].rounds[2]));

        // The report waits for the postponed game, and names it.
        const auto findings = exportFindings(tournament);
        QVERIFY(std::any_of(findings.begin(), findings.end(), [](const ExportFinding& finding) {
            return finding.code == ExportFinding::Code::open && finding.round == RoundNumber{1} &&
                   finding.boards.size() == 1;
        }));
        const auto written = exportTrf(tournament, reportFile);
        QVERIFY(written.hasValue());
        QVERIFY2(written->bytes.contains("\r\n### Not counted @ Rounds 1 2 3: 4\r\n"), written->bytes);
        QVERIFY2(written->bytes.contains("\r\n299          -1.0    1    1\r\n"), written->bytes);
        const TrfImport again = importedFrom(written->bytes);
        QVERIFY(again.repairs.empty());
        QVERIFY(again.tournament.leftOut() == tournament.leftOut());
        const auto countsOf = [](const Tournament& one) {
            std::vector<bool> counts;
            for (const Round& round : one.rounds)
                for (const Match& match : round.published()->pairings.boards)
                    counts.push_back(match.game(1).outcome.counts);
            return counts;
        };
        QVERIFY(countsOf(again.tournament) == countsOf(tournament));
        QVERIFY(publishedView(again.tournament).state == publishedView(tournament).state);
        QVERIFY(exportTrf(again.tournament, reportFile)->bytes == written->bytes);
    }

    void trf16CarriesTheGamesAndNamesTheRest()
    {
        const TrfImport imported = importedFrom(fileOfFour({"192 FIDE_ROUNDROBIN", "202 DE,WIN,SB,KS", gamesOfFour}));
        const auto written = exportTrf(imported.tournament, {trf::Version::trf16, trf::Profile::report});
        QVERIFY(written.hasValue());
        QStringList records;
        int open = 0;
        for (const trf::Omission& omission : written->omissions) {
            open += omission.code == trf::OmissionCode::openGame;
            if (omission.code == trf::OmissionCode::recordNotInVersion)
                records.append(QString::fromStdString(omission.detail));
        }
        records.removeDuplicates();
        // How it is paired, how many rounds it has, how ranks are made, and which games do not count.
        QCOMPARE(records.join(' '), QStringLiteral("142 182 192 202 212 ### 299"));
        QCOMPARE(open, 2); // the postponed game, of both
        for (const char* record : {"142 ", "192 ", "202 ", "299 ", "### "})
            QVERIFY2(!("\n" + written->bytes).contains("\n" + QByteArray(record)), written->bytes);
        // Whoever says that it is a round robin gets the same games under the same numbers.
        TrfImportOptions again = importOptions;
        again.system = imported.tournament.settings.system;
        const auto read = importTrf(written->bytes, again);
        QVERIFY(read.hasValue());
        QCOMPARE(read->tournament.rounds.size(), std::size_t{3});
        for (std::size_t i = 0; i < 3; ++i)
            QVERIFY(read->tournament.rounds[i].published()->pairings.boards.size() == 2);
        QCOMPARE(read->tournament.round(RoundNumber{1})->openBoards(), (std::vector<int>{2}));
        QVERIFY(TpnMap(tpnOrder(read->tournament)).keyOf(Tpn{1}) == PlayerKey{1});
        QVERIFY(read->tournament.leftOut().empty()); // that is what 299 would have said
    }

    void theBoardsStandAsInTheTable()
    {
        // Ten, round 3: 2-10 3-1 4-9 5-8 6-7.
        const std::vector<Cells> cells{{"   3 b 1"}, {"  10 w 1"}, {"   1 w 0"}, {"   9 w 1"}, {"   8 w 1"},
                                       {"   7 w 1"}, {"   6 b 0"}, {"   5 b 0"}, {"   4 b 0"}, {"   2 b 0"}};
        std::vector<std::string> lines{"142 9", "192 FIDE_ROUNDROBIN"};
        for (int i = 0; i < 10; ++i) {
            const auto& own = cells[static_cast<std::size_t>(i)];
            lines.push_back(test::playerLine(
                {i + 1, "Player " + std::to_string(i + 1), "2000", own[0].ends_with('1') ? " 1.0" : " 0.0", own}));
        }
        const TrfImport imported = importedFrom(QByteArray::fromStdString(test::file(lines)));
        QStringList boards;
        for (const Match& match : imported.tournament.rounds.front().published()->pairings.boards)
            boards.append(QStringLiteral("%1-%2").arg(match.a.value).arg(match.b.value));
        QCOMPARE(boards.join(' '), QStringLiteral("2-10 3-1 4-9 5-8 6-7"));
    }

    void moreCyclesHaveACommentOfOurs()
    {
        const TrfImport imported = importedFrom(
            fileOfFour({"192 CUSTOM", "### SYSTEM round-robin cycles 5", "142 15"}).replace("142 3\r\n", ""));
        const auto written = exportTrf(imported.tournament, reportFile);
        QVERIFY(written.hasValue());
        QVERIFY2(written->bytes.contains("\r\n192 CUSTOM\r\n") &&
                     written->bytes.contains("\r\n### SYSTEM round-robin cycles 5\r\n") &&
                     !written->bytes.contains("OPTION cycles"),
                 written->bytes);
        const TrfImport again = importedFrom(written->bytes);
        QVERIFY(again.tournament.settings.system == imported.tournament.settings.system);
        QVERIFY(again.tournament.settings.options == imported.tournament.settings.options);
        QVERIFY(!again.tournament.settings.options.chosen().empty());
    }

    void whatBuchholzAFileNamesIsToldAndLeftOut()
    {
        const TrfImport imported = importedFrom(fileOfFour({"192 FIDE_ROUNDROBIN", "202 DE,BH/C1,SB"}));
        QVERIFY(says(imported, TrfImportNote::Code::tieBreaksDropped, QStringLiteral("BH/C1")));
        QCOMPARE(toString(imported.tournament.settings.tieBreaks), std::string("DE,SB"));
        const QByteArray bytes = exportTrf(imported.tournament, reportFile)->bytes;
        QVERIFY(bytes.contains("\r\n202 DE,SB\r\n") && bytes.contains("\r\n212 PTS,DE,SB\r\n"));
    }

    void roundsOfNoTableAreToldAndStay()
    {
        QByteArray bytes = fileOfFour({"192 FIDE_ROUNDROBIN"});
        QVERIFY(says(importedFrom(bytes), TrfImportNote::Code::otherThanTable, QStringLiteral("2")));
        QCOMPARE(importedFrom(bytes).tournament.lastPublished().value, 3);
        // The games of the last two rounds are in each other's place.
        QByteArray turned;
        for (const QByteArray& line : bytes.split('\n'))
            turned +=
                (line.startsWith("001") ? line.left(99) + line.mid(109, 10) + line.mid(99, 10) + line.mid(119) : line) +
                '\n';
        turned.chop(1);
        turned.replace(" \r", "\r").replace("\r\r", "\r");
        const TrfImport imported = importedFrom(turned);
        QVERIFY(!says(imported, TrfImportNote::Code::otherThanTable, QStringLiteral("2")));
    }
};

static const pairwright::RegisteredTest<TestTrfRoundRobinExchange> registered("unit_trf_round_robin_exchange");
#include "test_trf_round_robin_exchange.moc"
