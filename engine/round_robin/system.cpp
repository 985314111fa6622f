#include "engine/round_robin/system.h"

#include "engine/round_robin/round_robin.h"

namespace pairwright::round_robin {

namespace {

constexpr std::array colours{ColourArticle{ColourRule::byTable, "annex 1"}};
constexpr std::array seamOnly{seamOption};
constexpr std::array seamAndCycles{cyclesOption, seamOption};

/// What a system with so many cycles does; the last one has so many or more.
template <int fewestCycles>
struct WithCycles {
    static int cycles(const SystemOptions& options)
    {
        constexpr bool choosable = fewestCycles > 2;
        return fewestCycles + (choosable ? static_cast<int>(cyclesOption.placeOf(options.of(cyclesOption))) : 0);
    }
    static Plan planOf(const PairingRequest& request)
    {
        return {cycles(request.options),
                request.options.of(seamOption) == seamChoices.front() ? Seam::exchanged : Seam::straight};
    }
    static Expected<std::vector<RoundPairing>, PairingFailure> layOut(const TournamentState& state,
                                                                      const PairingRequest& request)
    {
        return round_robin::layOut(state, planOf(request));
    }
    static Expected<Counterfactual, PairingFailure> whyNot(const TournamentState& state, const PairingRequest& request,
                                                           Tpn a, Tpn b)
    {
        return all_play_all::whyNot(layOut(state, request), state, request, a, b);
    }
    static Expected<Verdict, PairingFailure> judge(const TournamentState& state, const PairingRequest& request,
                                                   const GivenRound& given)
    {
        return all_play_all::judge(layOut(state, request), state, request, given);
    }
};

template <int fewestCycles>
constexpr PairingSystem in(const SystemInfo& info, std::span<const SystemOption> options)
{
    using Does = WithCycles<fewestCycles>;
    return {.info = info,
            .can = {.usesAcceleration = false,
                    .hasColourPreferences = false,
                    .boardsByVirtualPoints = false,
                    .method = Method::table,
                    .allPlayAll = true,
                    .rounds = RoundsMade::allAtOnce,
                    .results = ResultsOpen::everyPublishedRound,
                    .numbers = Numbers::drawn,
                    .fewestPlayers = fewestPlayers,
                    .mostPlayers = mostPlayers,
                    .options = options},
            .articles = {.colours = colours},
            .layOut = &Does::layOut,
            .whyNot = &Does::whyNot,
            .judge = &Does::judge,
            .facts = &all_play_all::facts,
            .cycles = &Does::cycles,
            .roundsFor = &roundsFor};
}

} // namespace

constinit const PairingSystem single = in<1>({.id = {System::RoundRobin, 2026},
                                              .key = "round-robin",
                                              .name = "Round robin",
                                              .rules = "C.05:2026",
                                              .trfCode = "FIDE_ROUNDROBIN",
                                              .endorsed = true},
                                             {});

constinit const PairingSystem twice = in<2>({.id = {System::DoubleRoundRobin, 2026},
                                             .key = "double-round-robin",
                                             .name = "Double round robin",
                                             .rules = "C.05:2026",
                                             .trfCode = "FIDE_DOUBLEROUNDROBIN",
                                             .endorsed = true},
                                            seamOnly);

constinit const PairingSystem moreCycles = in<3>({.id = {System::MultipleRoundRobin, 2026},
                                                  .key = "multiple-round-robin",
                                                  .name = "Multiple round robin",
                                                  .rules = "C.05:2026",
                                                  .endorsed = true},
                                                 seamAndCycles);

} // namespace pairwright::round_robin
