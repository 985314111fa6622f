#pragma once

#include "app/domain/tournament.h"
#include "app/explain/call_name.h"
#include "app/explain/explanation.h"
#include "app/pairing/round_reading.h"
#include "engine/capabilities.h"
#include "engine/tournament/match_record.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace pairwright {

/// Whether the player is one of them.
bool has(const std::vector<Tpn>& players, Tpn player);

/// Everything that the explanations of one stored version read from: the tournament before the round, numbered as
/// the version was, what its system knew about each player, and the decision record.
class ExplainedRound {
public:
    /// The tournament and the version have to outlive it. `reading`: of that version, as the tournament is now.
    ExplainedRound(const Tournament& tournament, const RoundVersion& version,
                   std::shared_ptr<const RoundReading> reading, std::shared_ptr<const Namesakes> namesakes);
    /// With a reading of its own.
    ExplainedRound(const Tournament& tournament, RoundNumber round, const RoundVersion& version);

    [[nodiscard]] const Tournament& tournament() const { return tournament_; }
    [[nodiscard]] RoundNumber round() const { return reading_->round(); }
    [[nodiscard]] const RoundVersion& version() const { return version_; }
    /// nullptr: see RoundReading.
    [[nodiscard]] const StoredRecord* record() const { return reading_->record(); }
    /// Its reasons were not kept when it was paired; they were computed now.
    [[nodiscard]] bool isComputed() const { return reading_->computed() != nullptr; }
    /// What gave a board its colours, as kept or computed; none: neither.
    [[nodiscard]] std::optional<ColourRule> colourRule(const Match& match) const;
    /// Whose rules decided: Burstein's seeding rounds are paired by the Dutch system.
    [[nodiscard]] SystemEdition rules() const { return rules_; }
    /// Whom they pair, in whose words they are told.
    [[nodiscard]] Entrants entrants() const { return capabilitiesOf(rules_).entrants; }

    /// The family name; in full where two players share it, with the number where they share that too.
    [[nodiscard]] QString name(PlayerKey key) const;
    [[nodiscard]] QString name(Tpn tpn) const { return name(view().order.keyOf(tpn)); }
    /// "Arnold (1 +1), Beck (1) and 3 more"
    [[nodiscard]] QString names(const std::vector<Tpn>& players) const;
    /// "1", with virtual points "1 +1"
    [[nodiscard]] QString points(Tpn tpn) const;
    [[nodiscard]] Score pairingScore(Tpn tpn) const { return state().pairingScore(tpn, round()); }
    [[nodiscard]] bool hasVirtualPoints() const;
    [[nodiscard]] Tpn tpn(PlayerKey key) const { return view().order.tpnOf(key).value_or(Tpn{}); }
    /// nullptr for who was not there.
    [[nodiscard]] const PlayerFacts* facts(Tpn tpn) const { return reading_->factsOf(tpn); }
    [[nodiscard]] bool hasPlayed(Tpn tpn) const;
    /// False: they have met, or both must get the same colour (topscorers of a last round excepted).
    [[nodiscard]] bool mayMeet(Tpn a, Tpn b) const;
    /// "C.04.4.3:2026 art. 2.3 d"
    [[nodiscard]] QString citation(const std::string& article) const;

    /// The table of facts about one or two players.
    [[nodiscard]] std::vector<FactRow> factRows(Tpn white, std::optional<Tpn> black) const;

private:
    [[nodiscard]] const EngineView& view() const { return reading_->view(); }
    [[nodiscard]] const TournamentState& state() const { return view().state; }
    /// Of the rounds before.
    [[nodiscard]] std::vector<MatchRecord> matches(Tpn tpn) const;
    [[nodiscard]] QString colours(Tpn tpn) const;
    [[nodiscard]] QString due(Tpn tpn) const;
    [[nodiscard]] QString floats(Tpn tpn) const;
    [[nodiscard]] QString met(Tpn tpn) const;

    const Tournament& tournament_;
    const RoundVersion& version_;
    std::shared_ptr<const RoundReading> reading_;
    std::shared_ptr<const Namesakes> namesakes_;
    SystemEdition rules_;
};

} // namespace pairwright
