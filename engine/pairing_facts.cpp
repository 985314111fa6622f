#include "engine/pairing_facts.h"

#include "engine/burstein/player_facts.h"
#include "engine/double_swiss/match_field.h"
#include "engine/dubov/player_facts.h"
#include "engine/field/player_facts.h"
#include "engine/lim/player_facts.h"

namespace pairwright {

namespace {

std::vector<PlayerFacts> plainFacts(const RoundField& field, const TournamentState& state)
{
    std::vector<PlayerFacts> result;
    result.reserve(static_cast<std::size_t>(field.size()));
    for (int rank = 0; rank < field.size(); ++rank)
        result.push_back(commonFacts(field, state, rank));
    return result;
}

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
    if (findSystem(request.system) == nullptr)
        return {};
    switch (request.system.system) {
    case System::Dubov:
        return dubov::playerFacts(state, request,
                                  request.system.edition >= 2026 ? dubov::Edition::of2026 : dubov::Edition::of2018);
    case System::Burstein: return burstein::playerFacts(state, request);
    case System::Lim: return lim::playerFacts(state, request);
    case System::DoubleSwiss: return plainFacts(double_swiss::MatchField(state, request.absent), state);
    case System::Dutch: break;
    }
    return plainFacts(RoundField(state, FieldRules{}, request.absent), state);
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
