#pragma once

#include "engine/base/colour.h"
#include "engine/field/round_field.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace pairwright::dubov1997 {

/// ARO: average rating of the opponents met over the board, not rounded; 0 without a game (1).
struct AverageRating {
    std::int64_t sum = 0;
    std::int64_t games = 0;

    /// Exact comparison of the averages: negative, 0, positive.
    [[nodiscard]] int compare(const AverageRating& other) const;
};

/// What the text asks about a player beside the common facts.
struct Facts {
    int rating = 0;
    int nameRank = 0; ///< place in the alphabet
    AverageRating aro;
    std::optional<Colour> due; ///< none: no game yet (1)
    bool mayHaveWhite = true;  ///< 2.3 and 2.4
    bool mayHaveBlack = true;
    int transfers = 0; ///< rounds in which the scheduled opponent had a higher score (2.5)
    bool transferredLast = false;
};

/// The players of a round with the limits of chapter 2. Ranks are by score, then TPN.
class Field : public RoundField {
public:
    Field(const TournamentState& state, const std::vector<Tpn>& absent);

    [[nodiscard]] const Facts& facts(int rank) const { return facts_[static_cast<std::size_t>(rank)]; }
    /// 2.3 and 2.4: no difference beyond 2, no colour three times running.
    [[nodiscard]] bool mayHave(int rank, Colour colour) const
    {
        return colour == Colour::White ? facts(rank).mayHaveWhite : facts(rank).mayHaveBlack;
    }
    /// 2.1, and some colouring keeps 2.3 and 2.4 for both.
    [[nodiscard]] bool compatible(int a, int b) const;
    /// 2.5
    [[nodiscard]] bool mayBeTransferredUp(int rank) const;

    /// "Alphabetically" (6.2, 7.3, 7.4): by name, then TPN.
    [[nodiscard]] bool beforeByName(int a, int b) const;
    /// 6.2: the White column, ascending ARO, then ascending R, then the name.
    [[nodiscard]] bool beforeInWhite(int a, int b) const;
    /// 6.2: the Black column, descending R, then descending ARO, then the name.
    [[nodiscard]] bool beforeInBlack(int a, int b) const;
    /// 7.1, 7.2, 8.2: descending R, then ascending ARO, then (a reading) the name.
    [[nodiscard]] bool beforeByRating(int a, int b) const;
    /// 7.3: ascending ARO, then descending R, then the name.
    [[nodiscard]] bool shiftsFirstToBlack(int a, int b) const;
    /// 7.4: descending ARO, then ascending R, then the name.
    [[nodiscard]] bool shiftsFirstToWhite(int a, int b) const;

private:
    std::vector<Facts> facts_;
    int mostTransfers_ = 0;
};

/// Chapter 3, for the smaller of the two numbers; colourings beyond 2.3 and 2.4 are out.
ColourDecision decideColours(const Field& field, int a, int b);

} // namespace pairwright::dubov1997
