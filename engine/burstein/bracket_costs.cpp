#include "engine/burstein/bracket_costs.h"

namespace pairwright::burstein {

Costs::Costs(const RoundField& field, const BracketGroups& groups)
    : field_(field)
    , looksAhead_(!groups.next.empty())
{
    std::map<int, std::size_t> scores;
    for (const int rank : groups.residents)
        ++scores[field.player(rank).score.tenths];
    const auto addScores = [&] {
        std::map<int, int> digits;
        for (auto entry = scores.rbegin(); entry != scores.rend(); ++entry) // the highest score weighs most
            digits[entry->first] = layout_.add(entry->second);
        return digits;
    };
    floaters_ = layout_.add(groups.residents.size());
    floaterScores_ = addScores();
    if (looksAhead_) {
        nextUnpaired_ = layout_.add(groups.residents.size() + groups.next.size());
        scores[field.player(groups.next.front()).score.tenths] += groups.next.size();
        nextScores_ = addScores();
    }
    preference_ = layout_.add(groups.residents.size() / 2);
}

void Costs::chargePair(Penalty& penalty, int a, int b) const
{
    const ColourPreference& p = field_.player(a).preference;
    const ColourPreference& q = field_.player(b).preference;
    if (p.strength != PreferenceStrength::none && q.strength != PreferenceStrength::none && p.colour == q.colour)
        charge(penalty, preference_);
}

void Costs::chargeDownfloater(Penalty& penalty, int rank) const
{
    charge(penalty, floaters_);
    charge(penalty, floaterScores_.at(field_.player(rank).score.tenths));
}

void Costs::chargeNextUnpaired(Penalty& penalty, int rank) const
{
    if (!looksAhead_)
        return;
    charge(penalty, nextUnpaired_);
    charge(penalty, nextScores_.at(field_.player(rank).score.tenths));
}

} // namespace pairwright::burstein
