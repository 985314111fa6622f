#pragma once

#include "app/session/command/command.h"

#include <optional>
#include <vector>

namespace pairwright {

/// What the arbiter found to be otherwise than it is recorded: results, or who met whom in a round.
struct Mistake {
    struct Result {
        BoardId board;
        std::optional<GameResult> result; ///< what is right; none: the game is still being played
        friend bool operator==(const Result&, const Result&) = default;
    };
    std::vector<Result> results;
    std::optional<AmendRound> amended;

    /// The first round that it is about; none: it is empty.
    [[nodiscard]] std::optional<RoundNumber> round() const;
};

/// The first result of it that its board cannot have, whatever the regulations allow: one of a game where nobody sits
/// (canEndSo()); none: each is possible. Boards that are not there have any.
std::optional<Mistake::Result> impossibleResult(const Tournament& tournament, const Mistake& mistake);

/// The tournament as it would stand had it been recorded rightly, whatever the regulations allow now. Boards that are
/// not there change nothing; impossible pairings neither.
Tournament putRight(Tournament tournament, const Mistake& mistake);

} // namespace pairwright
