#pragma once

#include "tests/oracle/dubov/criteria.h"
#include "tests/oracle/dubov/procedure.h"
#include "tests/property/systems/proposal_lookup.h"

/// A proposed Dubov round by ranks.
namespace pairwright::property {

using RankPairs = std::vector<std::pair<oracle::Rank, oracle::Rank>>;

struct DubovBracket {
    const BracketRecord& record;
    std::vector<oracle::Rank> residents;
    std::vector<oracle::Rank> upfloaters;
    std::vector<oracle::Rank> lower; ///< from whom the upfloaters could be taken, they included
    RankPairs pairs;
};

struct DubovCase {
    explicit DubovCase(const SystemProposal& proposal);

    /// As recorded, from the top.
    [[nodiscard]] std::vector<DubovBracket> brackets() const;
    /// [C5] to [C10] of the bracket with the pairs that it has.
    [[nodiscard]] oracle::dubov::Quality quality(const DubovBracket& bracket) const;
    /// [C7].
    [[nodiscard]] int deniedIn(const RankPairs& pairs) const;

    const RoundPairing& pairing;
    oracle::dubov::Entrants entrants;
    PossiblePairs possible;
    RankByTpn rank;
};

} // namespace pairwright::property
