#include "app/formats/report/ranked_players.h"
#include "app/pairing/pairing_job.h"
#include "app/session/history/recovery.h"
#include "app/session/tournament_session.h"
#include "app/storage/tournament/backup.h"
#include "engine/base/random.h"
#include "tests/benchmarks/large_event.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QTemporaryDir>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <vector>

using namespace pairwright;

namespace {

using Milliseconds = std::chrono::duration<double, std::milli>;

template <class Work>
double taken(const Work& work)
{
    const auto start = std::chrono::steady_clock::now();
    work();
    return Milliseconds(std::chrono::steady_clock::now() - start).count();
}

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values.empty() ? 0 : values[values.size() / 2];
}

void say(const char* what, double milliseconds)
{
    std::printf("BENCH storage  %-44s %9.2f ms\n", what, milliseconds);
    std::fflush(stdout);
}

GameResult someResult(Random& random)
{
    const auto drawn = random.below(100);
    return drawn < 40 ? GameResult::whiteWins : drawn < 65 ? GameResult::draw : GameResult::blackWins;
}

/// Plays the tournament result by result, as an arbiter enters it; the times of the last round.
std::vector<double> play(TournamentSession& session, int rounds)
{
    Random random(2026);
    std::vector<double> times;
    for (int round = 1; round <= rounds; ++round) {
        const auto draft = proposeRound(session.saved());
        if (!draft) {
            std::fprintf(stderr, "no pairing\n");
            std::exit(1);
        }
        mustDo(session, StoreProposal{*draft});
        const double publishing = taken([&] { mustDo(session, PublishRound{RoundNumber{round}}); });
        times.clear();
        const std::vector<int> open = session.saved().round(RoundNumber{round})->openBoards();
        for (const int board : open) {
            const EnterResult command{{RoundNumber{round}, board}, someResult(random)};
            times.push_back(taken([&] { mustDo(session, command); }));
        }
        if (round == rounds)
            say("publishing a round", publishing);
    }
    return times;
}

} // namespace

/// bench_storage [PLAYERS [ROUNDS [FOLDER]]]: what a large event costs on the disk of FOLDER (a temporary one).
int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    const int count = argc > 1 ? std::max(4, std::atoi(argv[1])) : 2000;
    const int rounds = argc > 2 ? std::max(1, std::atoi(argv[2])) : 11;
    const QTemporaryDir folder(argc > 3 ? QString::fromLocal8Bit(argv[3]) + QStringLiteral("/bench") : QString());
    const QString path = folder.filePath(QStringLiteral("large.pairwright"));
    NewTournament start;
    start.plannedRounds = rounds;
    start.system = {System::Dutch, 2026};
    auto session = std::move(TournamentSession::create(path, start)).value();
    std::printf("BENCH storage  %d players, %d rounds\n", count, rounds);
    say("entering a list of all players", taken([&] { mustDo(*session, AddPlayers{manyPlayers(count), {}}); }));
    mustDo(*session, SetInitialColour{{Colour::White, {}}});
    const std::vector<double> results = play(*session, rounds);
    say("a result on disk, median of the last round", median(results));
    say("a result on disk, slowest", *std::max_element(results.begin(), results.end()));
    say("standings", taken([&] {
            const RankedPlayers ranked(session->saved(), rounds, session->saved().settings.tieBreaks);
            if (ranked.lines().empty())
                std::exit(1);
        }));
    const auto history = session->history(1, std::numeric_limits<int>::max());
    const auto steps = static_cast<std::int64_t>(history->size());
    std::printf("BENCH storage  %lld steps in the journal\n", static_cast<long long>(steps));
    say("the last 200 steps of the history", taken([&] { (void)session->history(steps - 199, 200); }));
    say("the tournament as it was 1,000 steps ago", taken([&] { (void)session->tournamentAfter(steps - 1000); }));
    say("the tournament as it was in the beginning", taken([&] { (void)session->tournamentAfter(1); }));
    say("a checkpoint", taken([&] { mustDo(*session, MarkCheckpoint{QStringLiteral("x")}); }));
    say("the list of checkpoints", taken([&] { (void)session->checkpoints(); }));
    say("a verified backup", taken([&] {
            if (!makeBackup(path, {folder.path(), 3}, QDateTime::currentDateTimeUtc()))
                std::exit(1);
        }));
    say("closing", taken([&] { session.reset(); }));
    std::printf("BENCH storage  %.1f MB\n", static_cast<double>(QFileInfo(path).size()) / 1e6);
    say("opening", taken([&] { session = std::move(TournamentSession::open(path)).value(); }));
    say("recovering into a new file", taken([&] {
            if (!recoverTournament(path, folder.filePath(QStringLiteral("new.pairwright")), {},
                                   QDateTime::currentDateTimeUtc()))
                std::exit(1);
        }));
    return 0;
}
