#pragma once

#include "tests/oracle/dutch_2017_criteria.h"
#include "tests/oracle/dutch_2026_criteria.h"
#include "tests/oracle/round.h"

/// One bracket by enumeration. Throws std::logic_error if the situation allows no candidate.
namespace pairwright::oracle {

namespace dutch2026 {
PairedBracket pairBracket(Situation& situation);
}

namespace dutch2017 {
PairedBracket pairBracket(Situation& situation, PairedBracket::Kind kind);
}

} // namespace pairwright::oracle
