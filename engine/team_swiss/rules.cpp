#include "engine/team_swiss/rules.h"

#include "engine/team_swiss/options.h"

#include <algorithm>

namespace pairwright::team_swiss {

Rules::Rules(const TeamField& field, const TeamField& candidates, const SystemOptions& options)
    : FloaterRules(field, candidates)
    , preferences_(preferencesOf(options))
    , seatedByScore_(options.of(asGacrux) == "on")
{
}

bool Rules::isSeatedBefore(int one, int other) const
{
    return seatedByScore_ ? one < other : FloaterRules::isSeatedBefore(one, other);
}

void Rules::reportColours(const upfloat::Bracket& bracket, std::vector<CriterionValue>& criteria) const
{
    if (preferences_ == Preferences::none)
        return;
    CriterionValue denied{Criterion::colourPreference, {}, {}};
    CriterionValue strong{Criterion::strongColourPreference, {}, {}};
    for (const auto& [top, bottom] : bracket.pairs) {
        const FieldPlayer& higher = field().player(std::min(top, bottom));
        const FieldPlayer& lower = field().player(std::max(top, bottom));
        const Colour ofHigher = colours(higher, lower).ofHigher;
        const auto lookAt = [&](const FieldPlayer& team, Colour gets) {
            const ColourPreference& preference = team.preference;
            if (preference.strength == PreferenceStrength::none || preference.colour == gets)
                return;
            denied.charged.push_back(team.tpn);
            if (preference.strength == PreferenceStrength::strong)
                strong.charged.push_back(team.tpn);
        };
        lookAt(higher, ofHigher);
        lookAt(lower, opposite(ofHigher));
    }
    for (CriterionValue* value : {&denied, &strong}) {
        value->value = {static_cast<std::int64_t>(value->charged.size())};
        if (value == &denied || preferences_ == Preferences::typeB)
            criteria.push_back(std::move(*value));
    }
}

} // namespace pairwright::team_swiss
