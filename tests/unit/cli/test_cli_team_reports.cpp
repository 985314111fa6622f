#include "app/domain/players/tpn_order.h"
#include "app/formats/trf/export_findings.h"
#include "app/pairing/pairing_job.h"
#include "app/session/tournament_session.h"
#include "tests/support/registered_test.h"
#include "tests/unit/app/support/teams.h"
#include "tests/unit/cli/cli_run.h"

#include <QtTest>

using namespace pairwright;
using namespace pairwright::test;

namespace {

using R = GameResult;

/// All rounds of the table are published, and nothing is played.
MemoryTournament table(SystemEdition system, int teams, int members = 5)
{
    MemoryTournament tournament = someTeams(teams, members);
    tournament.apply(SetSystem{system});
    tournament.apply(DrawNumbers{{NumberDraw::By::rating, {}}});
    tournament.apply(LayOutRounds{*layOutRounds(tournament.value)});
    tournament.apply(PublishRounds{RoundNumber{tournament.value.settings.plannedRounds}});
    return tournament;
}

/// Everybody sits as usual, and each match of the round that has no result yet ends so.
void play(MemoryTournament& tournament, int round, std::initializer_list<GameResult> results)
{
    tournament.apply(SeatAsUsual{RoundNumber{round}});
    const auto matches =
        static_cast<int>(tournament.value.round(RoundNumber{round})->published()->pairings.boards.size());
    for (int match = 1; match <= matches; ++match)
        if (!tournament.value.board({RoundNumber{round}, match})->hasAnyResult())
            enterMatch(tournament, match, results, round);
}

constexpr SystemEdition roundRobin{System::RoundRobin, 2026};
constexpr SystemEdition scheveningen{System::Scheveningen, 2026};

} // namespace

/// What a file tells of an event of teams while it is played and after mistakes, and how it is read.
class TestCliTeamReports : public QObject {
    Q_OBJECT
private slots:
    void init() { work_ = std::make_unique<Workplace>(); }

    void roundsToComeOfATableAreNotInTheReport_data()
    {
        QTest::addColumn<bool>("isLeague");
        QTest::newRow("league") << true;
        QTest::newRow("Scheveningen") << false;
    }
    void roundsToComeOfATableAreNotInTheReport()
    {
        QFETCH(const bool, isLeague);
        MemoryTournament tournament = isLeague ? table(roundRobin, 4) : table(scheveningen, 2);
        play(tournament, 1, {R::whiteWins, R::draw, R::blackWins, R::blackWins});
        const int last = tournament.value.settings.plannedRounds;
        const auto findings = exportFindings(tournament.value);
        QVERIFY(canExportReport(findings));
        QVERIFY(std::ranges::any_of(findings, [](const ExportFinding& finding) {
            return finding.code == ExportFinding::Code::roundsToCome && finding.round == two;
        }));
        const QString event = stored(tournament);
        for (const char* name : {"a.trf26", "a.trf16"}) {
            const auto made = runCli({"convert", event, work_->path(name)});
            QVERIFY2(made.exitCode == 0, made.all());
            QVERIFY2(made.errors.contains(
                         QString("rounds 2 to %1 are published and still to be played, and not in the file").arg(last)),
                     made.all());
            const auto check = runCli({"check", work_->path(name)});
            QVERIFY2(check.exitCode == 0 && check.output.contains("round 1, ") && !check.output.contains("round 2, "),
                     check.all());
        }
        // A round that has begun is waited for.
        tournament.apply(SeatAsUsual{two});
        enterMatch(tournament, 1, {R::whiteWins}, 2);
        QVERIFY(!canExportReport(exportFindings(tournament.value)));
        const auto waits = runCli({"convert", stored(tournament), work_->path("b.trf26")});
        QVERIFY2(waits.exitCode == 3 && waits.errors.contains("round 2 match 1 without a result") &&
                     !waits.errors.contains("round 3"),
                 waits.all());
    }

    /// What it loses by default in rounds to come is no beginning of these.
    void aTeamThatLeavesATableThatIsPublishedHoldsUpNoReport()
    {
        MemoryTournament tournament = table(roundRobin, 6);
        play(tournament, 1, {R::whiteWins, R::draw, R::blackWins, R::blackWins});
        tournament.apply(WithdrawPlayer{{PlayerKey{3}}, tournament.value.roundAhead()});
        const Round& last = *tournament.value.round(RoundNumber{5});
        QVERIFY(std::ranges::any_of(last.published()->pairings.boards, &Match::hasAnyResult));
        QVERIFY(canExportReport(exportFindings(tournament.value)));
        const QString event = stored(tournament);
        for (const char* name : {"a.trf26", "a.trf16", "a.trfx"}) {
            const auto made = runCli({"convert", event, work_->path(name)});
            QVERIFY2(made.exitCode == 0, made.all());
            const auto check = runCli({"check", work_->path(name)});
            QVERIFY2(check.exitCode == 0 && check.output.contains("round 1, ") && !check.output.contains("round 2, "),
                     check.all());
        }
    }

    /// The record of national ratings needs a federation.
    void aRatingWithoutAPlaceIsNamed()
    {
        MemoryTournament tournament = teamsInRoundOne(2);
        const Player before = tournament.value.members.front();
        PlayerData data = before.data;
        data.rating = Rating{1900, RatingSource::national, {}};
        data.federation.clear();
        tournament.apply(editOf(before, data));
        play(tournament, 1, {R::whiteWins, R::draw, R::blackWins, R::blackWins});
        const QString event = stored(tournament);
        const auto made = runCli({"convert", event, work_->path("a.trf26")});
        QVERIFY2(made.exitCode == 0 && made.errors.contains("the rating of 1 player is not in it"), made.all());
        const auto kept = runCli({"convert", event, work_->path("a.trf16")});
        QVERIFY2(kept.exitCode == 0 && !kept.errors.contains("is not in it"), kept.all());
    }

    void aTableIsCheckedWhileItIsPlayed()
    {
        MemoryTournament tournament = table(scheveningen, 2);
        play(tournament, 1, {R::whiteWins, R::draw, R::blackWins, R::blackWins});
        const QString file = work_->path("a.trfx");
        const auto made = runCli({"convert", stored(tournament), file});
        QVERIFY2(made.exitCode == 0, made.all());
        const auto check = runCli({"check", file});
        QVERIFY2(check.exitCode == 0 && check.output.contains("round 4, Scheveningen 2026: as the rules give it"),
                 check.all());
    }

    void aCorrectionThatLeftThePairingsIsHeededByTheCheck()
    {
        MemoryTournament tournament = teamsInRoundOne(8);
        play(tournament, 1, {R::whiteWins, R::draw, R::draw, R::draw}); // the first named wins
        tournament.pairAndPublish();
        tournament.apply(CorrectResult{{one, 1, 1}, R::blackWins});
        play(tournament, 2, {R::draw, R::draw, R::draw, R::draw});
        const QString event = stored(tournament);
        const QString file = work_->path("a.trf26");
        QCOMPARE(runCli({"convert", event, file}).exitCode, 0);
        for (const QString& told : {file, event}) {
            const auto check = runCli({"check", told});
            QVERIFY2(check.exitCode == 0 && check.output.contains("round 2, Swiss Team 2026: as the rules give it"),
                     check.all());
            QVERIFY2(check.errors.contains("round 2 was paired before results of earlier rounds were corrected"),
                     check.all());
        }
        QByteArray untold = bytesOf(file);
        untold.replace("### Correction @", "### A line of");
        const auto differs = runCli({"check", work_->file("untold.trf26", untold.toStdString())});
        QVERIFY2(differs.exitCode == 6 && differs.output.contains("round 2, Swiss Team 2026: differs"), differs.all());
    }

    void whatIsLostIsToldByKindAndTheResultsFirst()
    {
        const auto made = runCli({"convert", stored(eventful()), work_->path("a.trf16")});
        QVERIFY2(made.exitCode == 0, made.all());
        QVERIFY2(made.errorLines().value(0).contains("no record for: 330 (forfeited matches), "), made.all());
        for (const char* record :
             {"320 (byes of teams)", "300 (line-ups)", "310 (numbers of the teams)", "352 (colours of the boards)",
              "362 (points of a match)", "NRS (national ratings of 40 players)"})
            QVERIFY2(made.errors.contains(record), made.all());
        QVERIFY2(!made.errors.contains("more remarks") && !made.errors.contains("###,"), made.all());
        QVERIFY2(made.errorLines().size() <= 4, made.all());
    }

    /// Nothing in it is doubted: line-ups out of order, forfeited matches, other numbers, a team that left.
    void ourOwnOldReportComesBackAsItWas_data()
    {
        QTest::addColumn<int>("which");
        QTest::newRow("Swiss") << 0;
        QTest::newRow("league") << 1;
        QTest::newRow("Scheveningen") << 2;
    }
    void ourOwnOldReportComesBackAsItWas()
    {
        QFETCH(const int, which);
        const MemoryTournament tournament = which == 0 ? eventful() : which == 1 ? leagueWithoutOne() : withAReserve();
        const QString event = stored(tournament);
        QCOMPARE(runCli({"convert", event, work_->path("a.trf16")}).exitCode, 0);
        const auto check = runCli({"check", work_->path("a.trf16")});
        QVERIFY2(check.exitCode == 0, check.all());
        const auto back = runCli({"convert", work_->path("a.trf16"), work_->path("b.pairwright")});
        QVERIFY2(back.exitCode == 0, back.all());
        QCOMPARE(runCli({"convert", event, work_->path("a.trf26")}).exitCode, 0);
        QCOMPARE(runCli({"convert", work_->path("a.trf26"), work_->path("c.pairwright")}).exitCode, 0);
        for (const char* name : {"b", "c"})
            QCOMPARE(runCli({"convert", work_->path(QString("%1.pairwright").arg(name)),
                             work_->path(QString("%1.trf26").arg(name))})
                         .exitCode,
                     0);
        QCOMPARE(bytesOf(work_->path("b.trf26")), bytesOf(work_->path("c.trf26"))); // as from a TRF26
    }

private:
    QString stored(const MemoryTournament& tournament)
    {
        QString path = work_->path(QString("event%1.pairwright").arg(++stored_));
        auto session = TournamentSession::createFrom(path, tournament.value, "event");
        if (!session)
            qFatal("not stored");
        return path;
    }

    /// A Swiss of seven teams with a reserve on the first board, a forfeited match, a late team and other numbers.
    static MemoryTournament eventful()
    {
        MemoryTournament tournament = someTeams(7);
        for (const Player& member : std::vector(tournament.value.members)) {
            PlayerData data = member.data;
            data.nationalId = QString::number(1000 + member.key.value);
            data.federation = QStringLiteral("GER");
            tournament.apply(editOf(member, data));
        }
        tournament.apply(SetInitialColour{{Colour::White, {}}});
        tournament.pairAndPublish();
        const Match match = *tournament.value.board({one, 1});
        const auto members = tournament.value.membersOf(match.a);
        LineUp seats;
        for (int place = 1; place <= 4; ++place)
            seats.emplace_back(members[static_cast<std::size_t>(place)]->key);
        std::swap(seats[0], seats[3]);
        tournament.apply(SetLineUp{one, match.a, seats});
        // Before anybody is named: record 330.
        enterMatch(tournament, 2,
                   {R::whiteWinsByForfeit, R::blackWinsByForfeit, R::whiteWinsByForfeit, R::blackWinsByForfeit});
        play(tournament, 1, {R::whiteWins, R::draw, R::draw, R::draw});
        NewPlayer late;
        late.data.name = QStringLiteral("Late");
        late.data.rating = Rating{2300, RatingSource::estimated, {}};
        tournament.apply(AddPlayers{{late}, {}});
        std::vector<PlayerData> people;
        for (int place = 1; place <= 5; ++place) {
            people.push_back(personOf(QStringLiteral("l%1").arg(place), 2330 - place));
            people.back().nationalId = QString::number(2000 + place);
            people.back().federation = QStringLiteral("GER");
        }
        tournament.apply(AddMembers{tournament.value.players.back().key, people, {}});
        tournament.pairAndPublish();
        play(tournament, 2, {R::draw, R::draw, R::whiteWins, R::draw});
        return tournament;
    }

    static MemoryTournament leagueWithoutOne()
    {
        MemoryTournament tournament = table(roundRobin, 6);
        for (int round = 1; round <= 3; ++round)
            play(tournament, round, {R::whiteWins, R::draw, R::draw, R::draw});
        tournament.apply(WithdrawPlayer{{PlayerKey{2}}, RoundNumber{4}});
        for (int round = 4; round <= 5; ++round)
            for (int match = 1; match <= 3; ++match)
                if (!tournament.value.board({RoundNumber{round}, match})->has(PlayerKey{2})) {
                    tournament.apply(SeatAsUsual{RoundNumber{round}});
                    enterMatch(tournament, match, {R::draw, R::whiteWins, R::draw, R::draw}, round);
                }
        return tournament;
    }

    static MemoryTournament withAReserve()
    {
        MemoryTournament tournament = table(scheveningen, 2);
        const PlayerKey team = tournament.value.board({RoundNumber{3}, 1})->a;
        LineUp seats = tournament.value.board({RoundNumber{3}, 1})->lineUpOf(team);
        seats[0] = tournament.value.membersOf(team).back()->key;
        tournament.apply(SetLineUp{RoundNumber{3}, team, seats});
        for (int round = 1; round <= 4; ++round)
            play(tournament, round, {R::whiteWins, R::draw, R::draw, R::draw});
        return tournament;
    }

    std::unique_ptr<Workplace> work_;
    int stored_ = 0;
};

static const pairwright::RegisteredTest<TestCliTeamReports> registered("unit_cli_team_reports");
#include "test_cli_team_reports.moc"
