#include "tests/property/systems/burstein_case.h"

#include "tests/oracle/dubov/sorting.h"

namespace pairwright::property {

using oracle::Rank;
namespace burstein = oracle::burstein;

namespace {

constexpr int mostSetsTried = 3000;

burstein::Edition editionOf(const SystemProposal& proposal)
{
    return proposal.request.system.edition == 2017 ? burstein::Edition::Burstein2017 : burstein::Edition::Burstein2026;
}

const std::vector<std::int64_t>* valueOf(const BracketRecord& record, Criterion criterion)
{
    for (const CriterionValue& value : record.criteria)
        if (value.criterion == criterion)
            return &value.value;
    return nullptr;
}

} // namespace

burstein::Floats BursteinBracket::recordedC7() const
{
    burstein::Floats floats;
    const auto* unpaired = valueOf(record, Criterion::nextBracketPairs);
    const auto* movedDown = valueOf(record, Criterion::nextMovedDownUnpaired); // 2017
    const auto* scores =
        valueOf(record, movedDown ? Criterion::nextMovedDownUnpairedScores : Criterion::nextBracketScores);
    if (unpaired == nullptr || scores == nullptr || unpaired->size() != 1)
        return floats;
    floats.c5 = static_cast<int>(unpaired->front());
    if (movedDown != nullptr && movedDown->size() == 1)
        floats.c6NotPaired = static_cast<int>(movedDown->front());
    for (const std::int64_t tenths : *scores)
        floats.c6.push_back(Score{static_cast<std::int32_t>(tenths)});
    return floats;
}

BursteinCase::BursteinCase(const SystemProposal& proposal)
    : pairing(proposal.pairing)
    , entrants(burstein::makeEntrants(proposal.position.state, editionOf(proposal), proposal.position.absent))
    , possible(possiblePairs(entrants))
    , rank(entrants)
{
}

std::vector<Rank> BursteinCase::players() const
{
    return everybodyBut(entrants, pairing.bye ? std::optional<Rank>(rank.of(*pairing.bye)) : std::nullopt);
}

burstein::Floats BursteinCase::floatsOf(const std::vector<Rank>& incoming, const std::vector<Rank>& outgoing) const
{
    if (!isOf2017())
        return burstein::floatsOf(entrants, outgoing);
    std::vector<Rank> again;
    std::copy_if(outgoing.begin(), outgoing.end(), std::back_inserter(again),
                 [&incoming](Rank floater) { return isIn(incoming, floater); });
    burstein::Floats floats = burstein::floatsOf(entrants, again);
    floats.c6NotPaired = floats.c5;
    floats.c5 = static_cast<int>(outgoing.size());
    return floats;
}

std::vector<BursteinBracket> BursteinCase::brackets() const
{
    std::vector<BursteinBracket> all;
    const auto* record = std::get_if<CriteriaRecord>(&pairing.record);
    if (record == nullptr)
        return all;
    std::vector<Rank> below = players();
    for (const BracketRecord& recorded : record->brackets) {
        const std::vector<Rank> residents = rank.of(recorded.residents);
        below = without(below, residents);
        BursteinBracket bracket{recorded,
                                together(residents, rank.of(recorded.mdps)),
                                {},
                                below,
                                rank.of(recorded.pairs),
                                rank.of(recorded.downfloaters),
                                rank.of(recorded.mdps)};
        std::sort(bracket.members.begin(), bracket.members.end()); // 4.1: by rank, so by BSN
        if (!below.empty())
            bracket.next = topScoregroup(entrants, below);
        bracket.beyond = without(below, bracket.next);
        all.push_back(bracket);
    }
    return all;
}

FollowingBracket::FollowingBracket(const BursteinCase& round, const BursteinBracket& bracket,
                                   std::vector<Rank> floaters)
    : round_(round)
    , bracket_(bracket)
    , incoming_(std::move(floaters))
    , members_(together(incoming_, bracket.next))
{
    // Lower scores first, so that good sets of floaters come early.
    std::stable_sort(members_.begin(), members_.end(),
                     [&](Rank one, Rank other) { return round.entrants.score(one) < round.entrants.score(other); });
}

bool FollowingBracket::reaches(const burstein::Floats& bound) const
{
    return find(bound, true);
}

bool FollowingBracket::isBetterThan(const burstein::Floats& bound) const
{
    return find(bound, false);
}

bool FollowingBracket::find(const burstein::Floats& bound, bool orEqual) const
{
    if (bracket_.next.empty())
        return orEqual ? burstein::Floats{} <= bound : burstein::Floats{} < bound;
    const auto size = static_cast<int>(members_.size());
    const int fewest = size - 2 * round_.possible.mostPairs(members_);
    int tried = 0;
    bool found = false;
    for (int floaters = fewest; floaters <= bound.c5 && !found && !gaveUp_; floaters += 2)
        oracle::dubov::forEachSet(members_, static_cast<std::size_t>(floaters), [&](const std::vector<Rank>& left) {
            const burstein::Floats floats = round_.floatsOf(incoming_, left);
            if (orEqual ? floats > bound : floats >= bound)
                return true;
            gaveUp_ = ++tried > mostSetsTried;
            found = !gaveUp_ && round_.possible.canAllBePaired(without(members_, left)) &&
                    round_.possible.canAllBePaired(together(left, bracket_.beyond));
            return !found && !gaveUp_;
        });
    return found;
}

} // namespace pairwright::property
