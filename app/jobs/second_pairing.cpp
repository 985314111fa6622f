#include "app/jobs/second_pairing.h"

#include "app/domain/players/club_mates.h"
#include "app/pairing/adapter.h"
#include "engine/general_path.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace pairwright {

namespace {

using Found = SecondPairing::Found;

/// Asks to stop when its time is over, or when somebody else does.
class TimeLimit {
public:
    TimeLimit(const std::stop_token& stop, std::chrono::milliseconds limit)
        : passedOn_(stop, [this] { source_.request_stop(); })
        , clock_([this, limit](const std::stop_token& over) {
            std::mutex mutex;
            std::unique_lock lock(mutex);
            if (!waiting_.wait_for(lock, over, limit, [] { return false; }) && !over.stop_requested())
                source_.request_stop();
        })
    {
    }
    [[nodiscard]] std::stop_token token() const { return source_.get_token(); }

private:
    std::stop_source source_;
    std::condition_variable_any waiting_;
    std::stop_callback<std::function<void()>> passedOn_;
    std::jthread clock_;
};

SecondRound roundOf(const Pairings& pairings)
{
    SecondRound round;
    for (const Match& match : pairings.boards)
        round.boards.push_back({match.a, match.b});
    round.bye = pairings.bye;
    return round;
}

std::vector<PlayerKey> participantsOf(const SecondRound& round)
{
    std::vector<PlayerKey> players;
    for (const BoardPlayers& board : round.boards)
        players.insert(players.end(), {board.white, board.black});
    if (round.bye)
        players.push_back(*round.bye);
    return players;
}

enum class Way : std::uint8_t { none, silent, answered };

/// No value with `silent`: cancelled, too late, or no round.
std::pair<Way, std::optional<SecondRound>> byGeneralPath(const Tournament& tournament, const std::stop_token& stop)
{
    PairingInput input = pairingInput(tournament);
    const TimeLimit limit(stop, generalPathLimit);
    input.request.stop = limit.token();
    const auto paired = pairRoundByGeneralPath(input.view.state, input.request);
    if (!paired)
        return {Way::none, std::nullopt};
    if (!*paired)
        return {Way::silent, std::nullopt};
    SecondRound round;
    for (const Board& board : (*paired)->boards)
        round.boards.push_back({input.view.order.keyOf(board.white), input.view.order.keyOf(board.black)});
    if ((*paired)->bye)
        round.bye = input.view.order.keyOf(*(*paired)->bye);
    return {Way::answered, std::move(round)};
}

bool has(const SecondRound& round, const BoardPlayers& board)
{
    return std::find(round.boards.begin(), round.boards.end(), board) != round.boards.end();
}

/// Only what the other has not.
SecondRound without(SecondRound round, const SecondRound& other)
{
    std::erase_if(round.boards, [&other](const BoardPlayers& board) { return has(other, board); });
    if (round.bye == other.bye)
        round.bye.reset();
    return round;
}

SecondPairing compared(const SecondRound& proposal, const SecondRound& second, const QString& program)
{
    SecondPairing pairing{.found = Found::same, .program = program};
    const SecondRound ours = without(proposal, second);
    const SecondRound theirs = without(second, proposal);
    if (ours.boards.empty() && theirs.boards.empty() && !ours.bye && !theirs.bye)
        return pairing;
    pairing.found = Found::different;
    pairing.proposal = ours;
    pairing.second = theirs;
    return pairing;
}

/// As proposeRound(): rather club mates that meet than no round.
std::vector<Tournament> waysOf(const Tournament& tournament)
{
    std::vector<Tournament> ways{tournament};
    if (keepsClubsApart(tournament.settings))
        ways.emplace_back(tournament).settings.clubsApartUntil = 0;
    return ways;
}

} // namespace

SecondPairing pairAgain(const Tournament& tournament, const SecondEngine& engine, const std::stop_token& stop)
{
    const Round* ahead = tournament.round(tournament.roundAhead());
    const RoundVersion* version = ahead != nullptr ? ahead->proposal() : nullptr;
    if (version == nullptr)
        return {};
    const SecondRound proposal = roundOf(version->pairings);
    QString silent;
    if (engine.isSet() && engine.system == version->system) {
        for (const Tournament& way : waysOf(tournament))
            if (!stop.stop_requested())
                if (const auto round = pairBy(engine, way, participantsOf(proposal), stop))
                    return compared(proposal, *round, engine.name());
        silent = engine.name();
    }
    bool isAnswered = false;
    for (const Tournament& way : waysOf(tournament)) {
        const auto [how, round] = byGeneralPath(way, stop);
        isAnswered = isAnswered || how != Way::none;
        if (!round)
            continue;
        SecondPairing pairing = compared(proposal, *round, {});
        pairing.silent = silent;
        return pairing;
    }
    return {.found = isAnswered || !silent.isEmpty() ? Found::noAnswer : Found::once, .silent = silent};
}

SecondPairingJob::SecondPairingJob(SharedTournament tournament, SecondEngine engine, QObject* context)
    : Job(context, Ending::dropped)
    , tournament_(std::move(tournament))
    , engine_(std::move(engine))
{
}

void SecondPairingJob::start()
{
    run<SecondPairing>([tournament = tournament_,
                        engine = engine_](const std::stop_token& stop) { return pairAgain(*tournament, engine, stop); },
                       [this](const SecondPairing& pairing) {
                           emit found(pairing);
                           return true;
                       },
                       [](const QString& what) {
                           qWarning("second pairing: %s", qUtf8Printable(what));
                           return SecondPairing{.found = SecondPairing::Found::noAnswer};
                       });
}

} // namespace pairwright
