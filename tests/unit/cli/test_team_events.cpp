#include "app/domain/changes/contradictions.h"
#include "app/domain/teams/games_of_teams.h"
#include "app/formats/trf/teams/export_teams.h"
#include "app/formats/trf/teams/import_teams.h"
#include "app/pairing/adapter.h"
#include "engine/pairing.h"
#include "engine/trf/teams/to_team_state.h"
#include "tests/support/registered_test.h"
#include "tests/unit/cli/cli_run.h"

#include <QtTest>

using namespace pairwright;
using pairwright::test::runCli;
using pairwright::test::Workplace;

namespace {

constexpr int eventsOfTeams = 300;

/// Random events, the same in each run.
const std::vector<trf::TeamFile>& someEvents();

TrfImport imported(const trf::TeamFile& file)
{
    TrfImportOptions options;
    options.now = QDateTime(QDate(2026, 3, 1), QTime(10, 0), Qt::UTC);
    auto import = importTeams(file, options);
    if (!import)
        qFatal("not imported: %s", qPrintable(import.error().text));
    return std::move(import).value();
}

trf::TeamFile readBack(const QByteArray& bytes)
{
    const auto read = trf::readTeamFile(bytes.toStdString());
    if (!read)
        qFatal("not readable: %s", read.error().text.c_str());
    return read->file;
}

const std::vector<trf::TeamFile>& someEvents()
{
    static const std::vector<trf::TeamFile> files = [] {
        const Workplace work;
        const auto made = runCli({"generate", "--system", "team-swiss", "--seed", "1", "--count",
                                  QString::number(eventsOfTeams), "--out", work.path("events")});
        if (made.exitCode != 0)
            qFatal("%s", made.all().constData());
        std::vector<trf::TeamFile> all;
        const QDir folder(work.path("events"));
        for (const QString& name : folder.entryList({"*.trf"}, QDir::Files, QDir::Name)) {
            QFile file(folder.filePath(name));
            if (!file.open(QIODevice::ReadOnly))
                qFatal("not there");
            all.push_back(readBack(file.readAll()));
        }
        return all;
    }();
    return files;
}

/// What a file says and a tournament carries on: everything but how it came about.
Tournament withoutHistory(Tournament tournament)
{
    for (Round& round : tournament.rounds)
        for (RoundVersion& version : round.versions)
            version.inputHash.clear();
    return tournament;
}

/// The state without the names of what is behind it.
bool haveTheSameRounds(const TournamentState& one, const TournamentState& other)
{
    for (std::size_t i = 0; i < one.players.size(); ++i)
        if (one.players[i].rounds != other.players[i].rounds ||
            one.players[i].teamPoints != other.players[i].teamPoints ||
            one.players[i].virtualPoints != other.players[i].virtualPoints)
            return false;
    return one.players.size() == other.players.size() && one.points == other.points &&
           one.forbidden == other.forbidden && one.plannedRounds == other.plannedRounds &&
           one.initialColour == other.initialColour;
}

} // namespace

/// A file of teams becomes an event of teams: what the engine sees of both is the same, and the event gives the file
/// again.
class TestTeamEvents : public QObject {
    Q_OBJECT
private slots:
    void theEngineSeesOfAnEventWhatItSeesOfItsFile()
    {
        int rounds = 0;
        int pairedAlike = 0;
        int seed = 0;
        for (const trf::TeamFile& file : someEvents()) {
            ++seed;
            const auto expected = trf::toPairedTeamInput(file);
            QVERIFY(expected.hasValue());
            const Tournament tournament = imported(file).tournament;
            const auto findings = contradictionsIn(tournament);
            QVERIFY2(findings.empty(), qPrintable(QStringLiteral("seed %1, code %2")
                                                      .arg(seed)
                                                      .arg(findings.empty() ? 0 : int(findings.front().code))));
            const EngineView view = publishedView(tournament);
            QVERIFY2(haveTheSameRounds(view.state, expected->converted.state), qPrintable(QString::number(seed)));
            rounds += tournament.lastPublished().value;
            if (tournament.allRoundsPublished())
                continue;
            PairingInput own = pairingInput(tournament);
            const auto ours = pairRound(own.view.state, own.request);
            const auto theirs = pairRound(expected->converted.state, expected->request);
            QCOMPARE(ours.hasValue(), theirs.hasValue());
            if (ours)
                QVERIFY(ours->boards == theirs->boards && ours->bye == theirs->bye);
            ++pairedAlike;
        }
        qInfo("%d events of teams: %d rounds the same to the engine, %d more paired alike", eventsOfTeams, rounds,
              pairedAlike);
    }

    void anEventGivesItsFileAgain()
    {
        int seed = 0;
        for (const trf::TeamFile& file : someEvents()) {
            ++seed;
            const TrfImport first = imported(file);
            const auto written = exportTeams(first.tournament);
            QVERIFY2(written.hasValue(), qPrintable(QString::number(seed)));
            const trf::TeamFile again = readBack(written->bytes);
            const TrfImport second = imported(again);
            QCOMPARE(publishedView(second.tournament).state.players, publishedView(first.tournament).state.players);
            QVERIFY2(withoutHistory(second.tournament).rounds == withoutHistory(first.tournament).rounds,
                     qPrintable(QString::number(seed)));
            QCOMPARE(second.tournament.members.size(), first.tournament.members.size());
            QVERIFY(second.tournament.settings.teams == first.tournament.settings.teams);
            QCOMPARE(exportTeams(second.tournament)->bytes, written->bytes);
        }
    }

    void gamesOfTeamsAreThoseOfTheirPlayers()
    {
        int seed = 0;
        for (const trf::TeamFile& file : someEvents()) {
            if (++seed > 30)
                break;
            const Tournament tournament = imported(file).tournament;
            const Tournament games = gamesOfTeams(tournament);
            QCOMPARE(games.players.size(), tournament.members.size());
            for (const Player& player : games.players) {
                const auto found =
                    std::find_if(file.games.players.begin(), file.games.players.end(), [&](const trf::Player& one) {
                        return QString::fromStdString(one.name) == player.data.name;
                    });
                QVERIFY(found != file.games.players.end());
                const EngineView view = publishedView(games);
                QCOMPARE(view.state.scoreAfter(*view.order.tpnOf(player.key), tournament.lastPublished().value).tenths,
                         file.games.pointsOf(*found).tenths);
            }
        }
    }
};

static const RegisteredTest<TestTeamEvents> registered("unit_team_events");

#include "test_team_events.moc"
