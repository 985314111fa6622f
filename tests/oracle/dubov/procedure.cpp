#include "tests/oracle/dubov/procedure.h"

#include "tests/oracle/dubov/bracket.h"
#include "tests/oracle/dubov/sorting.h"

namespace pairwright::oracle::dubov {

namespace {

/// The remaining players of the highest score among the remaining.
Set topScoregroup(const Entrants& entrants, Set remaining)
{
    Set group = 0;
    for (const Rank rank : membersOf(remaining))
        if (entrants.score(rank) == entrants.score(firstOf(remaining)))
            group |= only(rank);
    return group;
}

} // namespace

std::optional<Rank> receiverOfBye(const Entrants& entrants, CompletePairing& completion, Set everybody)
{
    std::optional<Rank> receiver;
    for (const Rank rank : membersOf(everybody)) {
        if (!c2_mayHaveBye(entrants, rank)) // 3.1.1
            continue;
        if (!completion.exists(everybody & ~only(rank))) // 3.1.2
            continue;
        if (!receiver || claimToBye(entrants, rank) > claimToBye(entrants, *receiver))
            receiver = rank;
    }
    return receiver;
}

ClaimToBye claimToBye(const Entrants& entrants, Rank rank)
{
    const Player& facts = entrants.at(rank).facts;
    const auto gamesPlayed = facts.colours.size(); // over the board, as in 1.7
    return std::tuple(-facts.score.tenths, gamesPlayed, facts.tpn);
}

std::optional<PairedField> pairField(const Entrants& entrants)
{
    CompletePairing completion([&entrants](Rank one, Rank other) { return mayBePaired(entrants, one, other); });
    PairedField field;
    Set remaining = (Set{1} << entrants.size()) - 1;
    if (entrants.size() % 2 == 1) {
        field.bye = receiverOfBye(entrants, completion, remaining);
        if (!field.bye)
            return std::nullopt;
        remaining &= ~only(*field.bye);
    }
    if (!completion.exists(remaining))
        return std::nullopt;
    BestColours bestColours(entrants);
    while (remaining != 0) {
        const Set residents = topScoregroup(entrants, remaining);
        const PairedBracket paired =
            pairBracket({entrants, completion, bestColours, residents, remaining & ~residents});
        for (const Rank rank : paired.s1)
            remaining &= ~only(rank);
        for (const Rank rank : paired.t2)
            remaining &= ~only(rank);
        field.brackets.push_back(paired);
    }
    return field;
}

} // namespace pairwright::oracle::dubov
