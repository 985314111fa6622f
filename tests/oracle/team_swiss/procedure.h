#pragma once

#include "tests/oracle/team_swiss/candidates.h"

#include <algorithm>
#include <bitset>
#include <map>
#include <string>
#include <utility>
#include <vector>

/// Article 3 of C.04.6:2026: of all pairings of a round those are kept that each step finds best.
namespace pairwright::oracle::teamswiss {

/// What can decide between two pairings, in the order of the procedure: 3.4.2 to 3.4.4, then for each bracket [C4] to
/// [C7], 3.5.4, [C8] to [C10], 3.6.3.
enum class Step : std::uint8_t { byeScore, byeMatches, byeNumber, c4, c5, c6, c7, setOrder, c8, c9, c10, identifier };
constexpr std::size_t steps = 12;
std::string toString(Step step);

/// The pairings that are left, and what has decided so far.
class Narrowing {
public:
    explicit Narrowing(std::vector<Candidate> all)
        : left_(std::move(all))
    {
    }

    /// Leaves those with the smallest value.
    template <class ValueOf>
    void keepBest(Step step, const ValueOf& valueOf)
    {
        std::vector<decltype(valueOf(left_.front()))> values;
        values.reserve(left_.size());
        for (const Candidate& candidate : left_)
            values.push_back(valueOf(candidate));
        const auto best = *std::min_element(values.begin(), values.end());
        std::size_t kept = 0;
        for (std::size_t i = 0; i < left_.size(); ++i)
            if (values[i] == best)
                left_[kept++] = left_[i];
        if (kept < left_.size())
            decided_.set(static_cast<std::size_t>(step));
        left_.resize(kept);
    }

    [[nodiscard]] const std::vector<Candidate>& left() const { return left_; }
    [[nodiscard]] const std::bitset<steps>& decided() const { return decided_; }

private:
    std::vector<Candidate> left_;
    std::bitset<steps> decided_;
};

/// 3.4; 3.4.1 holds of every complete pairing.
void giveBye(const Teams& teams, Narrowing& narrowing);

/// [C6], of each set of upfloaters whether it is met: what is left of the following scoregroup can be paired with as
/// few upfloaters as its number allows, and everybody else still. Reading: met or not met. `candidates` hold every way
/// to pair `unpaired`.
using SetsMeetingC6 = std::map<Set, bool>;
SetsMeetingC6 c6_ofSets(const Teams& teams, const std::vector<Candidate>& candidates, Set unpaired);

/// 3.5, then 3.6, for the bracket of the top-scoregroup. Gives it.
BracketOf makeBracket(const Teams& teams, Narrowing& narrowing, Set unpaired, const SetsMeetingC6& c6);

} // namespace pairwright::oracle::teamswiss
