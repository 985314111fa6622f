#pragma once

#include "app/domain/game_result.h"
#include "app/domain/ids.h"
#include "engine/pairing.h"
#include "engine/systems.h"

#include <QDateTime>
#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace pairwright {

/// What is known about the game on a board. Only boards of a published version have any of it.
struct BoardOutcome {
    std::optional<GameResult> result; ///< none: still open. Counts for standings and the next pairings
    /// A correction that came too late for the tournament and counts for the rating report only.
    std::optional<GameResult> ratingOnly;
    bool wasAdjourned = false; ///< `result` was entered after the game had been adjourned
    friend bool operator==(const BoardOutcome&, const BoardOutcome&) = default;
};

/// One board of a stored round: a game, or a match of two games with changed colours (Double-Swiss). The place in
/// Pairings::boards is the board number less one.
struct RoundBoard {
    PlayerKey white; ///< has White in the game, or in the first game of a match
    PlayerKey black;
    std::optional<ColourRule> colourRule;        ///< none: set by hand or imported
    BoardOutcome outcome;                        ///< of the game, or of the first game of a match
    std::optional<BoardOutcome> secondGame = {}; ///< of a match; none: the board is a single game
    friend bool operator==(const RoundBoard&, const RoundBoard&) = default;

    [[nodiscard]] int games() const { return secondGame ? 2 : 1; }
    /// `number` is 1 or 2, and not above games().
    [[nodiscard]] const BoardOutcome& game(int number) const { return number == 2 ? *secondGame : outcome; }
    void setGame(int number, const BoardOutcome& to);
    [[nodiscard]] PlayerKey whiteOf(int number) const { return number == 2 ? black : white; }
    [[nodiscard]] PlayerKey blackOf(int number) const { return number == 2 ? white : black; }
    [[nodiscard]] bool hasAnyResult() const { return outcome.result || (secondGame && secondGame->result); }
    [[nodiscard]] bool isOpen() const { return !outcome.result || (secondGame && !secondGame->result); }
    /// The board as it is before the first result, of one game or of a match of two.
    void open(int games);
};

/// Who plays whom: boards in publishing order, and who has the pairing-allocated bye.
struct Pairings {
    std::vector<RoundBoard> boards;
    std::optional<PlayerKey> bye;
    friend bool operator==(const Pairings&, const Pairings&) = default;
};

/// Who made a version: the engine, the engine and then the arbiter, or another program.
enum class PairingOrigin : std::uint8_t { engine, edited, imported };

/// A publication that was taken back; the version is kept.
struct WithdrawnPublication {
    QDateTime at;
    QString reason;
    friend bool operator==(const WithdrawnPublication&, const WithdrawnPublication&) = default;
};

/// The arbiter is editing a proposal by hand: what cancelling goes back to. Stored with the proposal, so that the
/// phase survives a restart; while it is open nothing else may change.
struct ManualPhase {
    QDateTime since; ///< UTC
    PairingOrigin origin = PairingOrigin::engine;
    Pairings pairings;
    QString comparisonJson;
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
    QString recordJson; ///< decision record (app/pairing/record_json.h); empty: none exists
    QString inputHash;  ///< of everything the pairing depends on; empty for imported rounds
    std::optional<QDateTime> publishedAt;
    std::optional<WithdrawnPublication> withdrawn;
    std::optional<ManualPhase> manualPhase = {}; ///< of a proposal only: open
    /// What the hand edits changed, made when the phase was left (app/pairing/manual_comparison.h); empty: none.
    QString comparisonJson = {};
    friend bool operator==(const RoundVersion&, const RoundVersion&) = default;

    [[nodiscard]] std::optional<Tpn> tpnOf(PlayerKey player) const;
    /// Who takes part, in TPN order: whoever has a board or the bye, in a manual phase also who had one before.
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
    std::optional<QDateTime> closedAt;   ///< set when the next round is published
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
