#include "tests/oracle/dubov/procedure.h"

#include "tests/oracle/bracket.h"
#include "tests/oracle/dubov/bracket.h"
#include "tests/oracle/dubov/sorting.h"

#include <algorithm>

namespace pairwright::oracle::dubov {

namespace {

/// 1.3.1: who of the players has the highest score of them.
Set highestScoregroup(const Entrants& entrants, Set players)
{
    std::optional<Score> highest;
    Set group = 0;
    for (const Rank rank : membersOf(players)) {
        if (!highest || entrants.score(rank) > *highest) {
            highest = entrants.score(rank);
            group = 0;
        }
        if (entrants.score(rank) == *highest)
            group |= only(rank);
    }
    return group;
}

Set playersOf(const PairedBracket& bracket)
{
    return setOf(bracket.s1) | setOf(bracket.t2);
}

} // namespace

ClaimToBye claimToBye(const Entrants& entrants, Rank rank)
{
    // Only games over the board are games played, as 1.7 says of the average.
    return {-entrants.score(rank).tenths, entrants.at(rank).facts.colours.size(), entrants.tpn(rank)};
}

std::optional<Rank> receiverOfBye(const Entrants& entrants, CompletePairing& completion, Set everybody)
{
    std::vector<Rank> queue = membersOf(everybody);
    std::sort(queue.begin(), queue.end(), [&](Rank one, Rank other) { // 3.1.3, 3.1.4, 3.1.5
        return claimToBye(entrants, one) > claimToBye(entrants, other);
    });
    const auto first = std::find_if(queue.begin(), queue.end(), [&](Rank rank) {
        return c2_mayHaveBye(entrants, rank) &&            // 3.1.1
               completion.exists(everybody & ~only(rank)); // 3.1.2
    });
    return first == queue.end() ? std::nullopt : std::optional(*first);
}

std::optional<PairedField> pairField(const Entrants& entrants)
{
    CompletePairing completion([&entrants](Rank one, Rank other) { return mayBePaired(entrants, one, other); });
    const Set everybody = (Set{1} << entrants.size()) - 1;
    PairedField field;
    if (sizeOf(everybody) % 2 != 0) {
        field.bye = receiverOfBye(entrants, completion, everybody);
        if (!field.bye)
            return std::nullopt;
    }
    const Set toPair = field.bye ? everybody & ~only(*field.bye) : everybody;
    if (!completion.exists(toPair)) // 1.9.3
        return std::nullopt;
    BestColours bestColours(entrants);
    for (Set unpaired = toPair; unpaired != 0; unpaired &= ~playersOf(field.brackets.back())) {
        const Set residents = highestScoregroup(entrants, unpaired);
        field.brackets.push_back(pairBracket({entrants, completion, bestColours, residents, unpaired & ~residents}));
    }
    return field;
}

} // namespace pairwright::oracle::dubov
