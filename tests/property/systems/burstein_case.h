#pragma once

#include "tests/oracle/burstein/criteria.h"
#include "tests/property/systems/proposal_lookup.h"

/// A proposed Burstein round after the seeding rounds, by ranks in the order of article 1.8.
namespace pairwright::property {

using RankPairs = std::vector<std::pair<oracle::Rank, oracle::Rank>>;

struct BursteinBracket {
    const BracketRecord& record;
    std::vector<oracle::Rank> members; ///< incoming floaters and residents
    std::vector<oracle::Rank> next;    ///< residents of the following bracket
    std::vector<oracle::Rank> beyond;  ///< everybody lower still
    RankPairs pairs;
    std::vector<oracle::Rank> floaters; ///< outgoing
    std::vector<oracle::Rank> incoming;

    /// [C7] as the record has it.
    [[nodiscard]] oracle::burstein::Floats recordedC7() const;
};

struct BursteinCase {
    explicit BursteinCase(const SystemProposal& proposal);

    [[nodiscard]] bool isOf2017() const { return entrants.edition == oracle::burstein::Edition::Burstein2017; }
    /// [C5] and [C6] of the edition with these incoming and these outgoing floaters.
    [[nodiscard]] oracle::burstein::Floats floatsOf(const std::vector<oracle::Rank>& incoming,
                                                    const std::vector<oracle::Rank>& outgoing) const;

    /// As recorded, from the top.
    [[nodiscard]] std::vector<BursteinBracket> brackets() const;
    /// Those who have to be paired.
    [[nodiscard]] std::vector<oracle::Rank> players() const;

    const RoundPairing& pairing;
    oracle::burstein::Entrants entrants;
    PossiblePairs possible;
    RankByTpn rank;
};

/// The pairings of the bracket below that [C7] looks at: can it do with these [C5] and [C6], or with better ones, when
/// these floaters enter it? [C4] holds for what it leaves over.
class FollowingBracket {
public:
    FollowingBracket(const BursteinCase& round, const BursteinBracket& bracket, std::vector<oracle::Rank> floaters);

    [[nodiscard]] bool reaches(const oracle::burstein::Floats& bound) const;
    [[nodiscard]] bool isBetterThan(const oracle::burstein::Floats& bound) const;
    /// True once a question was too large: then the answer was no.
    [[nodiscard]] bool gaveUp() const { return gaveUp_; }

private:
    [[nodiscard]] bool find(const oracle::burstein::Floats& bound, bool orEqual) const;

    const BursteinCase& round_;
    const BursteinBracket& bracket_;
    std::vector<oracle::Rank> incoming_;
    std::vector<oracle::Rank> members_;
    mutable bool gaveUp_ = false;
};

} // namespace pairwright::property
