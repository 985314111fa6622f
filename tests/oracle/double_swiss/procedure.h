#pragma once

#include "tests/oracle/double_swiss/definitions.h"
#include "tests/oracle/shared/complete_pairing.h"

#include <optional>

/// Article 3 of C.04.5:2026, with the criteria of article 2.
namespace pairwright::oracle::doubleswiss {

/// A bracket as it was paired.
struct PairedBracket {
    std::vector<Rank> residents;
    std::vector<Rank> upfloaters;
    std::vector<std::pair<Rank, Rank>> pairs; ///< the smaller TPN first, ascending
};

struct PairedField {
    std::optional<Rank> bye;
    std::vector<PairedBracket> brackets;
};

/// 3.4: who gets the pairing-allocated bye. No value: nobody can.
std::optional<Rank> receiverOfBye(const Entrants& entrants, CompletePairing& completion);

/// 3.5: the upfloaters for the players with the highest score among `unpaired`.
std::vector<Rank> chooseUpfloaters(const Entrants& entrants, CompletePairing& completion, Set unpaired);

/// 3.6: all players of the bracket paired with each other: best [C8], then the smallest identifier.
std::vector<std::pair<Rank, Rank>> pairBracket(const Entrants& entrants, const std::vector<Rank>& residents,
                                               const std::vector<Rank>& upfloaters);

/// No value: no complete pairing exists.
std::optional<PairedField> pairField(const Entrants& entrants);

} // namespace pairwright::oracle::doubleswiss
