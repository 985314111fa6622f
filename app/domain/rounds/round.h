#pragma once

#include "app/domain/ids.h"
#include "app/domain/rounds/kept_record.h"
#include "app/domain/rounds/match.h"
#include "engine/systems.h"

#include <QDateTime>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace pairwright {

/// Who plays whom: boards in publishing order, and who has the pairing-allocated bye. The place of a match is its board
/// number less one.
struct Pairings {
    std::vector<Match> boards;
    std::optional<PlayerKey> bye;
    friend bool operator==(const Pairings&, const Pairings&) = default;
};

/// Who made a version: the engine, the engine and then the arbiter, or another program.
enum class PairingOrigin : std::uint8_t { engine, edited, imported };

/// The reason of the program itself where who comes late to a round robin gets games in published rounds. A code: it
/// is translated where it is shown.
inline constexpr QLatin1StringView lateEntryReason{"late entry"};

/// A publication that was taken back; the version is kept.
struct WithdrawnPublication {
    QDateTime at;
    QString reason;
    friend bool operator==(const WithdrawnPublication&, const WithdrawnPublication&) = default;
};

/// The arbiter is editing a proposal by hand: what cancelling goes back to. Stored with the proposal, so that the
/// phase survives a restart; while it is open nothing may change that the pairings rest on, but that players come in.
struct ManualPhase {
    QDateTime since; ///< UTC
    PairingOrigin origin = PairingOrigin::engine;
    Pairings pairings;
    QString comparisonJson;
    /// Of a round that began empty: who is to be placed. Cancelling it leaves the round unpaired.
    std::vector<PlayerKey> pool = {};
    friend bool operator==(const ManualPhase&, const ManualPhase&) = default;
};

/// One version of a round's pairings: a proposal, the published one, or one that was withdrawn.
struct RoundVersion {
    int version = 1; ///< from 1 in each round; the revision that sheets bear
    PairingOrigin origin = PairingOrigin::engine;
    SystemEdition system; ///< the edition it was made with
    QDateTime madeAt;     ///< UTC
    Pairings pairings;
    /// The players in TPN order as they were numbered then: order[i] has the TPN i+1.
    std::vector<PlayerKey> order;
    KeptRecord record; ///< why these pairings, in the numbers of `order`
    QString inputHash; ///< of everything the pairing depends on; empty for imported rounds
    std::optional<QDateTime> publishedAt;
    std::optional<WithdrawnPublication> withdrawn;
    std::optional<ManualPhase> manualPhase = {}; ///< of a proposal only: open
    /// What the hand edits changed, made when the phase was left (app/pairing/manual_comparison.h); empty: none.
    QString comparisonJson = {};
    friend bool operator==(const RoundVersion&, const RoundVersion&) = default;

    [[nodiscard]] std::optional<Tpn> tpnOf(PlayerKey player) const;
    /// False: none was kept, or it does not speak for what was made of it by hand.
    [[nodiscard]] bool hasOwnRecord() const { return !record.isEmpty() && origin != PairingOrigin::edited; }
    /// Of each of its matches; 1: they are single games.
    [[nodiscard]] int gamesOfAMatch() const
    {
        return pairings.boards.empty() ? gamesOfARound(system.system) : pairings.boards.front().gameCount();
    }
    /// Who takes part, in TPN order: whoever has a board or the bye, in a manual phase also who had one before or is in
    /// its pool.
    [[nodiscard]] std::vector<PlayerKey> participants() const;
    /// Who takes part and has neither board nor bye; only in a manual phase there is anybody.
    [[nodiscard]] std::vector<PlayerKey> unpaired() const;
};

/// Derived from versions and results, see UX: a round goes through these from top to bottom.
enum class RoundState : std::uint8_t {
    unpaired,
    proposed,
    playing,  ///< published, results missing
    complete, ///< published, every board has a result (an adjourned game counts as one here)
    closed,   ///< the next round is published
};

/// One round of the tournament.
struct Round {
    RoundNumber number;
    std::vector<RoundVersion> versions;  ///< ascending; the last one is the proposal if it never was published
    std::optional<int> publishedVersion; ///< none: not published (any more)
    std::optional<QDateTime> closedAt;   ///< set when the next round is published, where rounds close
    friend bool operator==(const Round&, const Round&) = default;

    [[nodiscard]] const RoundVersion* version(int wanted) const;
    /// nullptr when the round is not published.
    [[nodiscard]] const RoundVersion* published() const;
    /// The version that F7 would publish; nullptr when there is none, or the round is published.
    [[nodiscard]] const RoundVersion* proposal() const;
    /// The last withdrawn version before the given one, for "replaces v1"; nullptr if there is none.
    [[nodiscard]] const RoundVersion* replacedBy(int version) const;
    [[nodiscard]] RoundState state() const;
    /// Numbers of the published boards that have no result.
    [[nodiscard]] std::vector<int> openBoards() const;
    /// Numbers of the published boards with an adjourned game.
    [[nodiscard]] std::vector<int> adjournedBoards() const;
};

} // namespace pairwright
