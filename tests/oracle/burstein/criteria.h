#pragma once

#include "tests/oracle/burstein/definitions.h"
#include "tests/oracle/shared/complete_pairing.h"

#include <map>

/// Article 2 of C.04.4.2:2026, one function per criterion.
namespace pairwright::oracle::burstein {

bool c1_mayMeet(const Entrants& entrants, Rank one, Rank other);
bool c2_mayHaveBye(const Entrants& entrants, Rank rank);
/// There is no exception for topscorers, also not in the last round.
bool c3_coloursAllow(const Entrants& entrants, Rank one, Rank other);
/// [C1] and [C3].
bool mayBePaired(const Entrants& entrants, Rank one, Rank other);

/// [C5] and [C6] of a bracket, as reached or as can be reached. Smaller is better.
struct Floats {
    int c5 = 0;            ///< outgoing floaters
    int c6NotPaired = 0;   ///< 2017: incoming floaters who are not paired
    std::vector<Score> c6; ///< scores of the outgoing floaters, 2017: of the incoming ones among them; descending
    friend auto operator<=>(const Floats&, const Floats&) = default;
};

/// [C5] and [C6] of 2026 with these outgoing floaters.
Floats floatsOf(const Entrants& entrants, const std::vector<Rank>& floaters);
/// [C5] and [C6] of the edition with these incoming and these outgoing floaters.
Floats floatsOf(const Entrants& entrants, Set incoming, Set outgoing);

/// A pairing of a bracket by ranks; pairs with the higher ranked player first.
struct BracketPairing {
    std::vector<std::pair<Rank, Rank>> pairs;
    std::vector<Rank> floaters; ///< outgoing
};

/// All that 3.2.2 compares, in descending priority. Smaller is better.
struct Quality {
    Floats c5ToC6;
    Floats c7; ///< of the following bracket; nothing where none follows
    int c8 = 0;
    friend auto operator<=>(const Quality&, const Quality&) = default;
};

/// What the pairing of a bracket starts from.
struct Situation {
    const Entrants& entrants;
    CompletePairing& completion;
    std::vector<Rank> bracket; ///< by BSN (4.1): incoming floaters and residents in ranking order
    Set incoming;              ///< of the bracket
    Set nextScoregroup;        ///< empty below the last
    Set beyondNext;            ///< everybody lower still
    /// Answers of c7_followingBracket by set of outgoing floaters, filled as they are asked.
    std::map<Set, Floats> following{};
};

/// [C4]: the floaters can be completely paired with everybody lower.
bool c4_allowsCompletion(Situation& situation, Set floaters);

/// The best [C5] and [C6] of the following bracket, which these floaters enter, with [C1] to [C4] kept.
/// Reading: one bracket deep, and "C1 to C6" leaves its [C8] out.
Floats c7_followingBracket(Situation& situation, Set floaters);

/// [C8]: players who do not get their colour preference; who has none is never denied it (1.5.4).
int c8_preferencesNotGranted(const Entrants& entrants, const std::vector<std::pair<Rank, Rank>>& pairs);

/// No value: the pairing violates [C4].
std::optional<Quality> qualityOf(Situation& situation, const BracketPairing& pairing);

} // namespace pairwright::oracle::burstein
