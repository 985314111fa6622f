#include "engine/lim/largest_pairing.h"

#include "engine/base/index.h"

namespace pairwright::lim {

namespace {

constexpr int nobody = MaximumMatching::nobody;

} // namespace

LargestPairing::LargestPairing(const LimField& field)
    : field_(field)
    , partner_(index(field.size()), nobody)
{
}

MaximumMatching LargestPairing::among(const std::vector<int>& members)
{
    std::vector<int> place(partner_.size(), nobody);
    for (std::size_t i = 0; i < members.size(); ++i)
        place[index(members[i])] = static_cast<int>(i);
    std::vector<int> mate;
    mate.reserve(members.size());
    for (const int rank : members) {
        const int partner = partner_[index(rank)];
        const bool stands = partner != nobody && partner_[index(partner)] == rank;
        mate.push_back(stands ? place[index(partner)] : nobody);
    }
    MaximumMatching found(std::move(mate), [this, &members](int a, int b) {
        return field_.compatible(members[index(a)], members[index(b)]);
    });
    for (std::size_t i = 0; i < members.size(); ++i) {
        const int partner = found.mates()[i];
        partner_[index(members[i])] = partner == nobody ? nobody : members[index(partner)];
    }
    return found;
}

} // namespace pairwright::lim
