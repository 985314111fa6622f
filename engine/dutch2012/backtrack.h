#pragma once

#include "engine/dutch2012/attempt.h"

#include <cstdint>
#include <optional>

namespace pairwright::dutch2012 {

/// C.12: the first other pairing of the previous bracket whose floaters, as many and of the same scores, let the
/// current bracket do better. None: there is none. Throws GivenUp if there are too many to look at.
/// `previous`, `asIs`: the bracket above and its pairing; `current`: residents, and what came of them so far; `spent`:
/// on this article in the round, to which it adds.
std::optional<BracketSolution> backtrack(const dutch::DutchField& field, const OpenBracket& previous,
                                         const BracketSolution& asIs, const std::vector<int>& residents,
                                         const Attempt& current, std::int64_t& spent);

/// As long as one of these lives, this thread ends that search earlier: tests reach its limit.
class LowerSearchLimit {
public:
    explicit LowerSearchLimit(std::int64_t limit);
    ~LowerSearchLimit();
    LowerSearchLimit(const LowerSearchLimit&) = delete;
    LowerSearchLimit& operator=(const LowerSearchLimit&) = delete;

private:
    std::int64_t before_;
};

} // namespace pairwright::dutch2012
