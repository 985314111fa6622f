#include "app/pairing/round_reading.h"

#include "engine/tournament/colours.h"

#include <algorithm>
#include <set>

namespace pairwright {

const RoundVersion* shownVersion(const Tournament& tournament, RoundNumber round)
{
    const Round* stored = tournament.round(round);
    if (stored == nullptr)
        return nullptr;
    const RoundVersion* published = stored->published();
    return published != nullptr ? published : stored->proposal();
}

RoundReading::RoundReading(const Tournament& tournament, RoundNumber round, const RoundVersion& version,
                           std::shared_ptr<const ComputedReasons> reasons)
    : round_(round)
    , system_(version.system)
    , options_(optionsOf(tournament.settings, version.system))
    , view_(pairedFrom(tournament, round, version))
    , record_(version.hasOwnRecord() ? version.record : KeptRecord())
    , reasons_(std::move(reasons))
    , participants_(version.participants())
{
}

const StoredRecord* RoundReading::record() const
{
    return reasons_ != nullptr ? &reasons_->stored : record_.read();
}

const std::vector<PlayerFacts>& RoundReading::facts() const
{
    if (facts_)
        return *facts_;
    const std::set<PlayerKey> placed(participants_.begin(), participants_.end());
    PairingRequest request;
    request.system = system_;
    request.options = options_;
    std::int32_t number = 0;
    for (const PlayerKey key : view_.order.order()) {
        ++number;
        if (!placed.contains(key))
            request.absent.push_back(Tpn{number});
    }
    facts_ = pairingFacts(view_.state, request);
    std::ranges::sort(*facts_, {}, &PlayerFacts::tpn);
    return *facts_;
}

const PlayerFacts* RoundReading::factsOf(Tpn tpn) const
{
    const auto found = std::ranges::lower_bound(facts(), tpn, {}, &PlayerFacts::tpn);
    return found != facts().end() && found->tpn == tpn ? &*found : nullptr;
}

ColourPreference RoundReading::due(Tpn tpn) const
{
    if (!view_.state.teams)
        return colourPreference(colourHistory(view_.state.player(tpn)));
    const PlayerFacts* facts = factsOf(tpn);
    return facts != nullptr ? facts->preference : ColourPreference{};
}

} // namespace pairwright
