#include "engine/burstein/bracket_costs.h"

#include <algorithm>

namespace pairwright::burstein {

namespace {

bool has(const std::vector<int>& ranks, int rank)
{
    return std::find(ranks.begin(), ranks.end(), rank) != ranks.end();
}

} // namespace

Costs::Costs(const BracketTask& task)
    : task_(task)
    , weighsIncoming_(task.field->edition() == Edition::of2017)
    , looksAhead_(!task.groups.next.empty())
{
    const BracketGroups& groups = task.groups;
    const auto scoreOf = [&](int rank) {
        return task.field->player(rank).score.tenths;
    };
    floaters_ = layout_.add(groups.residents.size());
    for (const int rank : weighsIncoming_ ? task.incoming : groups.residents)
        ++leaving_.among[scoreOf(rank)];
    layOut(leaving_);
    if (looksAhead_) {
        nextUnpaired_ = layout_.add(groups.residents.size() + groups.next.size());
        for (const int rank : groups.residents) // who floats comes into the next bracket from above
            ++nextLeaving_.among[scoreOf(rank)];
        if (!weighsIncoming_)
            nextLeaving_.among[scoreOf(groups.next.front())] += groups.next.size();
        layOut(nextLeaving_);
    }
    preference_ = layout_.add(groups.residents.size() / 2);
}

void Costs::layOut(LeavingCosts& leaving)
{
    std::size_t all = 0;
    for (const auto& [score, number] : leaving.among)
        all += number;
    if (weighsIncoming_)
        leaving.count = layout_.add(all);
    for (auto entry = leaving.among.rbegin(); entry != leaving.among.rend(); ++entry) // the highest weighs most
        leaving.byScore[entry->first] = layout_.add(entry->second);
}

void Costs::charge(Penalty& penalty, const LeavingCosts& leaving, int rank) const
{
    if (leaving.count)
        charge(penalty, *leaving.count);
    charge(penalty, leaving.byScore.at(task_.field->player(rank).score.tenths));
}

void Costs::chargePair(Penalty& penalty, int a, int b) const
{
    const ColourPreference& p = task_.field->player(a).preference;
    const ColourPreference& q = task_.field->player(b).preference;
    if (p.strength != PreferenceStrength::none && q.strength != PreferenceStrength::none && p.colour == q.colour)
        charge(penalty, preference_);
}

void Costs::chargeDownfloater(Penalty& penalty, int rank) const
{
    charge(penalty, floaters_);
    if (!weighsIncoming_ || has(task_.incoming, rank))
        charge(penalty, leaving_, rank);
}

void Costs::chargeNextUnpaired(Penalty& penalty, int rank) const
{
    if (!looksAhead_)
        return;
    charge(penalty, nextUnpaired_);
    if (!weighsIncoming_ || !has(task_.groups.next, rank))
        charge(penalty, nextLeaving_, rank);
}

} // namespace pairwright::burstein
