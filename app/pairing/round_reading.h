#pragma once

#include "app/domain/json/record_json.h"
#include "app/pairing/computed_reasons.h"
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
    /// `reasons`: those that were computed now, of a version without a record of its own.
    RoundReading(const Tournament& tournament, RoundNumber round, const RoundVersion& version,
                 std::shared_ptr<const ComputedReasons> reasons = nullptr);

    [[nodiscard]] RoundNumber round() const { return round_; }
    /// See pairedFrom().
    [[nodiscard]] const EngineView& view() const { return view_; }
    /// The kept record, or the one that was computed now; nullptr: there is neither.
    [[nodiscard]] const StoredRecord* record() const;
    /// nullptr: nothing was computed, the record was kept or there is none.
    [[nodiscard]] const ComputedReasons* computed() const { return reasons_.get(); }
    /// Of those who took part, by TPN. Computed when first asked for.
    [[nodiscard]] const std::vector<PlayerFacts>& facts() const;
    /// nullptr for who was not there.
    [[nodiscard]] const PlayerFacts* factsOf(Tpn tpn) const;
    /// The colour that was due by the rules: of players, or of teams by the preferences of their event.
    [[nodiscard]] ColourPreference due(Tpn tpn) const;

private:
    RoundNumber round_;
    SystemEdition system_;
    SystemOptions options_;
    EngineView view_;
    KeptRecord record_; ///< empty where it does not speak for the version
    std::shared_ptr<const ComputedReasons> reasons_;
    std::vector<PlayerKey> participants_;
    mutable std::optional<std::vector<PlayerFacts>> facts_;
};

} // namespace pairwright
