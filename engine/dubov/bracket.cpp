#include "engine/dubov/bracket.h"

#include "engine/bracket/two_paths.h"
#include "engine/dubov/quick_bracket.h"
#include "engine/dubov/upfloaters.h"
#include "engine/field/ranks.h"

#include <algorithm>
#include <cassert>
#include <stdexcept>

namespace pairwright::dubov {

Bracket bracketOf(std::vector<int> residents, std::vector<int> upfloaters, BracketPairing paired)
{
    Bracket bracket;
    bracket.residents = std::move(residents);
    bracket.upfloaters = std::move(upfloaters);
    bracket.pairs = std::move(paired.pairs);
    bracket.shiftedFromG1 = std::move(paired.shiftedFromG1);
    bracket.shiftedFromG2 = std::move(paired.shiftedFromG2);
    return bracket;
}

Bracket decideBracket(const DubovField& field, std::vector<int> residents, const std::vector<int>& lower)
{
    if (!GeneralPathOnly::isAsked())
        if (auto quick = decideQuickly(field, residents, lower)) {
            assert(residents.size() + lower.size() > mostComparedPlayers || isGeneralAnswer(field, lower, *quick));
            return std::move(*quick);
        }
    auto upfloaters = chooseUpfloaters(field, residents, lower);
    if (!upfloaters)
        throw std::logic_error("Dubov: no upfloaters although the round can be completed");
    std::vector<int> bracket = residents;
    bracket.insert(bracket.end(), upfloaters->begin(), upfloaters->end());
    auto paired = pairSubgroups(field, bracket);
    if (!paired || 2 * paired->pairs.size() != bracket.size())
        throw std::logic_error("Dubov: the subgroups cannot be paired although the bracket can");
    return bracketOf(std::move(residents), std::move(*upfloaters), std::move(*paired));
}

bool isGeneralAnswer(const DubovField& field, const std::vector<int>& lower, const Bracket& quick)
{
    const GeneralPathOnly general;
    const Bracket other = decideBracket(field, quick.residents, lower);
    return other.upfloaters == quick.upfloaters && other.pairs == quick.pairs;
}

OrderRule Rules::ruleBetween(const Bracket& one, const Bracket& other) const
{
    if (one.upfloaters != other.upfloaters)
        return OrderRule::upfloaterSet;
    const bool sameInside = pairedInside(field_, one.pairs) == pairedInside(field_, other.pairs);
    return sameInside ? OrderRule::permutation : OrderRule::shifters;
}

BracketRecord Rules::report(const Bracket& decided) const
{
    BracketRecord bracket = upfloat::reportUpfloaters(field_, decided);
    bracket.shiftedToBlack = tpnsOf(field_, decided.shiftedFromG1);
    bracket.shiftedToWhite = tpnsOf(field_, decided.shiftedFromG2);
    CriterionValue denied{Criterion::colourPreference, {}, {}};
    CriterionValue maximum{Criterion::maximumUpfloaters, {0}, {}};
    CriterionValue times{Criterion::maximumUpfloats, {0}, {}};
    CriterionValue repeated{Criterion::repeatedUpfloat, {0}, {}};
    for (const int rank : decided.upfloaters) {
        const DubovFacts& facts = field_.facts(rank);
        const Tpn tpn = field_.player(rank).tpn;
        if (!field_.floatsMatter())
            continue;
        if (facts.maximumUpfloater) {
            ++maximum.value[0];
            maximum.charged.push_back(tpn);
            times.value[0] += facts.upfloats;
            times.charged.push_back(tpn);
        }
        if (facts.upfloatedLast) {
            ++repeated.value[0];
            repeated.charged.push_back(tpn);
        }
    }
    for (const auto& [a, b] : decided.pairs) {
        const int higher = std::min(a, b);
        const int other = std::max(a, b);
        bracket.pairs.emplace_back(field_.player(higher).tpn, field_.player(other).tpn);
        const ColourDecision decision =
            decideColours(field_.player(higher), field_.player(other), field_.initialColour());
        if (field_.player(higher).preference.colour != decision.ofHigher)
            denied.charged.push_back(field_.player(higher).tpn);
        if (field_.player(other).preference.colour == decision.ofHigher)
            denied.charged.push_back(field_.player(other).tpn);
    }
    denied.value = {static_cast<std::int64_t>(denied.charged.size())};
    for (CriterionValue* value : {&denied, &maximum, &times, &repeated})
        bracket.criteria.push_back(std::move(*value));
    return bracket;
}

} // namespace pairwright::dubov
