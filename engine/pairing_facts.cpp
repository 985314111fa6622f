#include "engine/pairing_facts.h"

#include "engine/registry.h"

namespace pairwright {

namespace {

std::optional<LimFloaterType> floaterTypeOf(const ProcedureStep& step)
{
    switch (step.outcome) {
    case ProcedureOutcome::floaterA: return LimFloaterType::a;
    case ProcedureOutcome::floaterB: return LimFloaterType::b;
    case ProcedureOutcome::floaterC: return LimFloaterType::c;
    case ProcedureOutcome::floaterD: return LimFloaterType::d;
    default: return std::nullopt;
    }
}

} // namespace

std::vector<PlayerFacts> pairingFacts(const TournamentState& state, const PairingRequest& request)
{
    const PairingSystem* system = pairingSystem(request.system);
    return system ? system->facts(state, request) : std::vector<PlayerFacts>();
}

std::vector<LimFloat> limFloatsOf(const DecisionRecord& record, Tpn player)
{
    std::vector<LimFloat> floats;
    const auto* procedure = std::get_if<ProcedureRecord>(&record);
    if (procedure == nullptr)
        return floats;
    for (const ProcedureStep& step : procedure->steps)
        if (const auto type = floaterTypeOf(step); type && step.players.size() == 1 && step.players.front() == player)
            floats.push_back({*type, step.article == "2.3 d"});
    return floats;
}

} // namespace pairwright
