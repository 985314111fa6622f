#include "engine/pairing.h"

#include "engine/dutch/dutch.h"

#include <algorithm>

namespace pairwright {

namespace {

/// Players whose records contradict those of their opponents, or that name somebody who does not exist.
std::vector<Tpn> inconsistentPlayers(const TournamentState& state)
{
    std::vector<Tpn> found;
    const auto count = static_cast<std::int32_t>(state.players.size());
    for (std::int32_t number = 1; number <= count; ++number) {
        const Tpn tpn{number};
        const auto& rounds = state.player(tpn).rounds;
        for (std::size_t i = 0; i < rounds.size(); ++i) {
            const auto other = scheduledOpponent(rounds[i]);
            if (!other)
                continue;
            const bool exists = other->value >= 1 && other->value <= count && *other != tpn;
            if (exists) {
                const RoundRecord reply = state.record(*other, RoundNumber{static_cast<std::int32_t>(i) + 1});
                if (scheduledOpponent(reply) == tpn && reply.index() == rounds[i].index())
                    continue;
            }
            found.push_back(tpn);
            break;
        }
    }
    return found;
}

std::optional<dutch::Edition> dutchEdition(SystemEdition system)
{
    if (system.system != System::Dutch)
        return std::nullopt;
    if (system.edition == 2026)
        return dutch::Edition::of2026;
    if (system.edition == 2017)
        return dutch::Edition::of2017;
    return std::nullopt;
}

std::string cite(SystemEdition system, std::string_view article)
{
    const SystemInfo* info = findSystem(system);
    if (!info || article.empty())
        return {};
    return std::string(info->rules) + " art. " + std::string(article);
}

} // namespace

Expected<RoundPairing, PairingFailure> pairRound(const TournamentState& state, const PairingRequest& request)
{
    PairingFailure failure;
    const auto edition = dutchEdition(request.system);
    if (!edition) {
        failure.reason = PairingFailure::Reason::unknownSystem;
        return Unexpected{failure};
    }
    failure.blocked = inconsistentPlayers(state);
    if (!failure.blocked.empty()) {
        failure.reason = PairingFailure::Reason::inconsistentState;
        return Unexpected{failure};
    }
    std::vector<bool> present(state.players.size(), true);
    for (const Tpn tpn : request.absent)
        if (tpn.value >= 1 && tpn.value <= static_cast<std::int32_t>(present.size()))
            present[static_cast<std::size_t>(tpn.value - 1)] = false;
    if (std::count(present.begin(), present.end(), true) < 2) {
        failure.reason = PairingFailure::Reason::nobodyToPair;
        return Unexpected{failure};
    }
    return dutch::pairRound(state, request, *edition);
}

std::string articleOf(SystemEdition system, Criterion criterion)
{
    const auto edition = dutchEdition(system);
    if (!edition)
        return {};
    for (const dutch::CriterionRow& row : dutch::criteria(*edition))
        if (row.criterion == criterion)
            return cite(system, row.article);
    return {};
}

std::string articleOf(SystemEdition system, ColourRule rule)
{
    const auto edition = dutchEdition(system);
    return edition ? cite(system, dutch::colourArticle(*edition, rule)) : std::string();
}

} // namespace pairwright
