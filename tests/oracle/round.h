#pragma once

#include "engine/decision_record.h"
#include "tests/oracle/bracket.h"

#include <optional>

namespace pairwright::oracle {

/// One bracket as it was finally paired.
struct PairedBracket {
    enum class Kind : std::uint8_t { ordinary, penultimate, collapsedLast }; ///< the last two: 2017 A.9
    Kind kind = Kind::ordinary;
    Bracket bracket;
    Candidate chosen;
    std::vector<CriterionValue> criteria; ///< what it reached: see criteria_values.h
};

/// A complete round-pairing: every bracket from the top, and who is left at the end.
struct PairedRound {
    std::vector<PairedBracket> brackets;
    std::optional<Rank> bye;
};

/// The residents of each scoregroup, highest score first (2026 art. 1.3.1; 2017 A.3).
std::vector<std::vector<Rank>> scoregroups(const Field& field);

/// All members of the scoregroups from `first` on.
std::vector<Rank> membersFrom(const std::vector<std::vector<Rank>>& groups, std::size_t first);

/// The brackets one after another. No value: no complete pairing exists (2026 art. 1.9.3; 2017 A.9).
std::optional<PairedRound> pairDutch2026(const Field& field);
std::optional<PairedRound> pairDutch2017(const Field& field);

} // namespace pairwright::oracle
