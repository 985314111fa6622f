#include "engine/pairing.h"

#include "engine/registry.h"
#include "engine/request_check.h"

namespace pairwright {

namespace {

Unexpected<PairingFailure> refused(PairingFailure::Reason reason)
{
    PairingFailure failure;
    failure.reason = reason;
    return Unexpected{std::move(failure)};
}

/// A request that has been checked, inside a Watch; `answer` is asked for what is wanted.
template <class Wanted, class Answer>
Expected<Wanted, PairingFailure> watched(const TournamentState& state, const PairingRequest& request, Answer answer)
{
    if (auto failure = requestFailure(state, request))
        return Unexpected{std::move(*failure)};
    const auto players = static_cast<int>(state.players.size()) - static_cast<int>(request.absent.size());
    const Watch watch(request.stop, request.progress, players);
    try {
        Watch::heed();
        Expected<Wanted, PairingFailure> answered = answer(*pairingSystem(request.system));
        if (answered)
            Watch::settle(state.players.size()); // whoever is left: the bye, and pairs taken back and made again
        return answered;
    } catch (const GivenUp& reason) {
        return Unexpected{failureOf(reason)};
    }
}

/// The round to pair among all of them; after the last one there is nothing to pair.
Expected<RoundPairing, PairingFailure> nextOfLayout(const PairingSystem& system, const TournamentState& state,
                                                    const PairingRequest& request)
{
    auto rounds = system.layOut(state, request);
    if (!rounds)
        return Unexpected{rounds.error()};
    const int number = request.round ? request.round->value : state.roundsPlayed() + 1;
    const auto next = static_cast<std::size_t>(number - 1);
    if (next >= rounds->size())
        return refused(PairingFailure::Reason::nobodyToPair);
    return std::move((*rounds)[next]);
}

} // namespace

Expected<RoundPairing, PairingFailure> pairRound(const TournamentState& state, const PairingRequest& request)
{
    return watched<RoundPairing>(state, request, [&](const PairingSystem& system) {
        return system.pair ? system.pair(state, request) : nextOfLayout(system, state, request);
    });
}

Expected<std::vector<RoundPairing>, PairingFailure> layOut(const TournamentState& state, const PairingRequest& request)
{
    using Rounds = Expected<std::vector<RoundPairing>, PairingFailure>;
    return watched<std::vector<RoundPairing>>(state, request, [&](const PairingSystem& system) {
        return system.layOut ? system.layOut(state, request) : Rounds(refused(PairingFailure::Reason::roundsOneByOne));
    });
}

std::string articleOf(SystemEdition system, Criterion criterion)
{
    return cite(system, &Articles::criteria, criterion);
}

std::string articleOf(SystemEdition system, ColourRule rule)
{
    return cite(system, &Articles::colours, rule);
}

} // namespace pairwright
