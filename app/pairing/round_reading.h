#pragma once

#include "app/domain/json/record_json.h"
#include "app/pairing/paired_from.h"
#include "engine/pairing_facts.h"

#include <optional>
#include <vector>

namespace pairwright {

/// The version that is shown: the published one, else the proposal; nullptr if there is neither.
const RoundVersion* shownVersion(const Tournament& tournament, RoundNumber round);

/// A version of a round with all that is told about it: the tournament as its pairing saw it, what its system knew
/// about each player, the decision record. Made once for a state of the tournament and shared by everybody who shows
/// the round; it holds values only. For one thread.
class RoundReading {
public:
    RoundReading(const Tournament& tournament, RoundNumber round, const RoundVersion& version);

    [[nodiscard]] RoundNumber round() const { return round_; }
    /// See pairedFrom().
    [[nodiscard]] const EngineView& view() const { return view_; }
    /// nullptr: there is none, or it does not speak for what was made of it by hand.
    [[nodiscard]] const StoredRecord* record() const { return byHand_ ? nullptr : record_.read(); }
    /// Of those who took part, by TPN. Computed when first asked for.
    [[nodiscard]] const std::vector<PlayerFacts>& facts() const;
    /// nullptr for who was not there.
    [[nodiscard]] const PlayerFacts* factsOf(Tpn tpn) const;

private:
    RoundNumber round_;
    SystemEdition system_;
    EngineView view_;
    KeptRecord record_;
    bool byHand_;
    std::vector<PlayerKey> participants_;
    mutable std::optional<std::vector<PlayerFacts>> facts_;
};

} // namespace pairwright
