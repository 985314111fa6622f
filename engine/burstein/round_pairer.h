#pragma once

#include "engine/bracket/bracket_groups.h"
#include "engine/bracket/bracket_guide.h"
#include "engine/burstein/edition.h"
#include "engine/burstein/opposition_index.h"
#include "engine/field/round_field.h"
#include "engine/pairing.h"

#include <optional>
#include <utility>
#include <vector>

namespace pairwright::burstein {

/// The field of a round with the ranking inside a bracket (1.8): by index and TPN, never by score.
class IndexedField : public RoundField {
public:
    IndexedField(const TournamentState& state, Edition edition, const std::vector<Tpn>& absent)
        : RoundField(state, fieldRules(edition), absent)
        , edition_(edition)
        , index_(oppositionIndex(state))
    {
    }
    [[nodiscard]] Edition edition() const { return edition_; }
    [[nodiscard]] bool above(int a, int b) const;

private:
    Edition edition_;
    std::vector<OppositionIndex> index_; ///< by TPN-1
};

/// One bracket to be paired. Numbers are ranks.
struct BracketTask {
    const IndexedField* field = nullptr;
    std::vector<int> ownPlayers; ///< of the scoregroup
    std::vector<int> incoming;   ///< floaters from above
    BracketGroups groups;        ///< its residents: both of them, by rank inside the bracket

    [[nodiscard]] std::vector<int> below() const;
};

/// What one bracket came to. Numbers are ranks.
struct BracketSolution {
    std::vector<std::pair<int, int>> pairs; ///< higher ranked by index first
    std::vector<int> floaters;
    std::vector<int> nextUnpaired;
    std::vector<int> stillOpen; ///< of bracket and following bracket, still in need of an opponent below
};

/// Pairs a bracket under [C4]: if the best pairing found without the rest in view lets the rest be
/// completed, it is the best. None: no pairing exists.
std::optional<BracketSolution> solveBracket(BracketTask task);

/// These members of a bracket paired among themselves, but for so many who leave it, each of those who may (by rank).
/// None: no such pairing exists.
std::optional<BracketSolution> solveMembers(const BracketTask& task, std::vector<int> members, int exits,
                                            std::vector<bool> mayLeave);

BracketRecord reportBracket(const BracketTask& task, const BracketSolution& solution);

using BracketGuide = pairwright::BracketGuide<BracketTask, BracketSolution>;

/// One round after the seeding rounds: the bye, then bracket by bracket from the top (art. 3).
class RoundPairer {
public:
    explicit RoundPairer(const IndexedField& field);

    /// None: there is no bye, or nobody can have it.
    [[nodiscard]] static std::optional<int> chooseBye(const IndexedField& field);
    /// None: the round is paired.
    std::optional<PairingFailure> run(BracketGuide* guide = nullptr);

    [[nodiscard]] std::optional<int> bye() const { return bye_; }
    [[nodiscard]] const std::vector<BracketSolution>& brackets() const { return brackets_; }
    [[nodiscard]] const CriteriaRecord& record() const { return record_; }
    [[nodiscard]] RoundPairing pairing(const TournamentState& state) const;

private:
    [[nodiscard]] std::vector<int> range(int begin, int end) const;
    [[nodiscard]] BracketTask taskOf(std::vector<int> incoming, int begin, int end) const;

    const IndexedField& field_;
    std::optional<int> bye_;
    std::vector<BracketSolution> brackets_;
    CriteriaRecord record_;
};

} // namespace pairwright::burstein
