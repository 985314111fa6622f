#include "tests/property/systems/system_checks.h"

#include "tests/oracle/burstein/definitions.h"

namespace pairwright::property {

namespace {

using oracle::Edition;
using oracle::Field;

/// The Dutch edition of the same Basic Rules.
Edition basicRulesOf(SystemEdition system)
{
    return system.edition == 2017 || system.edition == 2018 ? Edition::Dutch2017 : Edition::Dutch2026;
}

/// Only Dutch knows topscorers.
Field fieldOf(const SystemProposal& proposal)
{
    Field field =
        oracle::makeField(proposal.position.state, basicRulesOf(proposal.request.system), proposal.position.absent);
    for (oracle::Player& player : field.players)
        player.topscorer = false;
    return field;
}

Complaints collect(const SystemProposal& proposal, std::initializer_list<Complaints (*)(const SystemProposal&)> checks)
{
    Complaints all;
    for (const auto check : checks) {
        const Complaints found = check(proposal);
        all.insert(all.end(), found.begin(), found.end());
    }
    return all;
}

/// C.04.4.2 article 1.6.
Complaints seedingRound(const SystemProposal& proposal)
{
    const Field field =
        oracle::makeField(proposal.position.state, basicRulesOf(proposal.request.system), proposal.position.absent);
    const Proposal dutch{proposal.position, field, proposal.pairing};
    Complaints all;
    for (const auto check : {legality, colourLimits, colourRules, recordAgrees}) {
        const Complaints found = check(dutch);
        all.insert(all.end(), found.begin(), found.end());
    }
    return all;
}

} // namespace

Complaints completeAndInOrder(const SystemProposal& proposal)
{
    const Field field = fieldOf(proposal);
    const Proposal shared{proposal.position, field, proposal.pairing};
    const Complaints missing = completeness(shared);
    return missing.empty() ? boardOrder(shared) : missing;
}

Complaints coloursWithinLimits(const SystemProposal& proposal)
{
    const Field field = fieldOf(proposal);
    return colourLimits({proposal.position, field, proposal.pairing});
}

Complaints refusalHolds(const oracle::Position& position, const PairingRequest& request)
{
    const RoundPairing nothing;
    const SystemProposal proposal{position, request, nothing};
    const System system = request.system.system;
    const bool exists = system == System::Dubov      ? dubovRoundExists(proposal)
                        : system == System::Burstein ? bursteinRoundExists(proposal)
                                                     : limRoundExists(proposal);
    return exists ? Complaints{"refused, but a complete round exists"} : Complaints{};
}

Complaints allSystemChecks(const SystemProposal& proposal)
{
    Complaints wrong = completeAndInOrder(proposal);
    if (!wrong.empty())
        return wrong; // the other checks look players up
    const TournamentState& state = proposal.position.state;
    switch (proposal.request.system.system) {
    case System::Dubov:
        return collect(proposal, {coloursWithinLimits, dubovLegality, dubovBye, dubovColours, dubovRecord,
                                  dubovCriteria, dubovSubgroups});
    case System::Burstein:
        if (state.roundsPlayed() < oracle::burstein::seedingRounds(state.plannedRounds))
            return seedingRound(proposal);
        return collect(proposal, {coloursWithinLimits, bursteinLegality, bursteinBye, bursteinColours, bursteinRecord,
                                  bursteinCriteria});
    case System::Lim: return collect(proposal, {limLegality, limBye, limColours, limRecord});
    default: return {"there are no checks of this system"};
    }
}

} // namespace pairwright::property
