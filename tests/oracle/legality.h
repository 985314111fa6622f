#pragma once

#include "tests/oracle/field.h"

#include <optional>
#include <unordered_map>

namespace pairwright::oracle {

/// [C1]: not again, and not against the organiser's list.
bool c1_mayMeet(const Field& field, Rank one, Rank other);
/// [C2].
bool c2_mayHaveBye(const Field& field, Rank rank);
/// [C3]: two non-topscorers with the same absolute preference shall not meet.
bool c3_coloursAllow(const Field& field, Rank one, Rank other);
/// [C1] and [C3].
bool mayBePaired(const Field& field, Rank one, Rank other);

/// How the players left over can be paired by [C1] to [C3] all at once (2026 art. 1.9.1; 2017 A.9).
struct Rest {
    std::optional<Score> lowestByeScore; ///< no value: an even number, nobody is left
};

/// The answer to "does a complete pairing exist", by trying all of them.
class Completion {
public:
    explicit Completion(const Field& field);

    /// No value: the players of the set cannot all be paired, one of them at most having the bye.
    std::optional<Rest> of(Set unpaired);

private:
    std::optional<Rest> search(Set unpaired);

    const Field& field_;
    std::unordered_map<Set, std::optional<Rest>> answers_; ///< each set is asked many times
};

} // namespace pairwright::oracle
