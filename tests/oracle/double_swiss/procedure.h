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

/// The players with the highest score of a set.
Set topScoregroup(const Entrants& entrants, Set players);

/// [C6] for the bracket of `top`, with `lower` left below it.
bool c6_isMet(const Entrants& entrants, CompletePairing& completion, Set top, Set lower);

/// 3.5: the upfloaters for the players with the highest score among `unpaired`. `possible` says which sets can be
/// paired
/// ([C1], [C3]): the field's own completion, or one in which a pair is forced; [C6] is always judged by the former.
std::vector<Rank> chooseUpfloaters(const Entrants& entrants, CompletePairing& completion, CompletePairing& possible,
                                   Set unpaired);

/// 3.6: all players of the bracket paired with each other: best [C8], then the smallest identifier.
std::vector<std::pair<Rank, Rank>> pairBracket(const Entrants& entrants, const std::vector<Rank>& residents,
                                               const std::vector<Rank>& upfloaters);

/// No value: no complete pairing exists.
std::optional<PairedField> pairField(const Entrants& entrants);

} // namespace pairwright::oracle::doubleswiss
