#include "tests/oracle/burstein/procedure.h"

#include "tests/oracle/bracket.h"
#include "tests/oracle/burstein/order.h"

#include <algorithm>
#include <stdexcept>

namespace pairwright::oracle::burstein {

namespace {

/// The players of each score, the highest first.
std::vector<Set> scoregroups(const Entrants& entrants, Set players)
{
    std::map<Score, Set> byScore;
    for (const Rank rank : membersOf(players))
        byScore[entrants.score(rank)] |= only(rank);
    std::vector<Set> groups;
    for (auto group = byScore.rbegin(); group != byScore.rend(); ++group)
        groups.push_back(group->second);
    return groups;
}

BracketPairing byRank(const std::vector<Rank>& bracket, const BsnPairing& pairing)
{
    const auto rankOf = [&bracket](Bsn bsn) {
        return bracket[static_cast<std::size_t>(bsn - 1)];
    };
    BracketPairing ranks;
    for (const auto& [one, other] : pairing.pairs)
        ranks.pairs.emplace_back(rankOf(one), rankOf(other));
    for (const Bsn bsn : pairing.floaters)
        ranks.floaters.push_back(rankOf(bsn));
    return ranks;
}

/// The best of all pairings with so many outgoing floaters; no value: none complies with [C1] to [C4].
std::optional<BracketPairing> bestPairing(Situation& situation, int floaters)
{
    const auto legal = [&situation](Bsn one, Bsn other) {
        return mayBePaired(situation.entrants, situation.bracket[static_cast<std::size_t>(one - 1)],
                           situation.bracket[static_cast<std::size_t>(other - 1)]);
    };
    std::optional<BracketPairing> best;
    std::optional<Quality> bestQuality;
    forEachPairing(static_cast<int>(situation.bracket.size()), floaters, legal, [&](const BsnPairing& pairing) {
        const BracketPairing candidate = byRank(situation.bracket, pairing);
        const std::optional<Quality> quality = qualityOf(situation, candidate);
        if (quality && (!bestQuality || *quality < *bestQuality)) {
            bestQuality = quality;
            best = candidate;
        }
        return true;
    });
    return best;
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
    const auto gamesPlayed = facts.colours.size(); // over the board
    return std::tuple(-facts.score.tenths, gamesPlayed, rank);
}

BracketPairing pairBracket(Situation& situation)
{
    const auto size = static_cast<int>(situation.bracket.size());
    for (int floaters = size % 2; floaters <= size; floaters += 2) // 3.2.1: the most pairs first
        if (const auto best = bestPairing(situation, floaters))
            return *best;
    throw std::logic_error("a bracket of a field that can be paired cannot");
}

std::optional<PairedField> pairField(const Entrants& entrants)
{
    CompletePairing completion([&entrants](Rank one, Rank other) { return mayBePaired(entrants, one, other); });
    PairedField field;
    Set players = (Set{1} << entrants.size()) - 1;
    if (entrants.size() % 2 == 1) {
        field.bye = receiverOfBye(entrants, completion, players);
        if (!field.bye)
            return std::nullopt;
        players &= ~only(*field.bye);
    }
    if (!completion.exists(players))
        return std::nullopt;

    const std::vector<Set> groups = scoregroups(entrants, players);
    Set incoming = 0;
    Set lower = players;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        lower &= ~groups[i];
        const Set next = i + 1 < groups.size() ? groups[i + 1] : Set{0};
        // 4.1: ranks follow 1.8, so ascending ranks are the BSNs.
        Situation situation{entrants, completion, membersOf(incoming | groups[i]), incoming, next, lower & ~next};
        const BracketPairing chosen = pairBracket(situation);
        field.brackets.push_back({membersOf(incoming), membersOf(groups[i]), chosen});
        incoming = setOf(chosen.floaters);
    }
    return field;
}

} // namespace pairwright::oracle::burstein
