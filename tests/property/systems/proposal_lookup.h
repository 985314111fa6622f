#pragma once

#include "tests/property/systems/possible_pairs.h"
#include "tests/property/systems/system_checks.h"

#include <algorithm>
#include <map>
#include <set>

/// What the checks of all three systems need; Entrants are those of an oracle.
namespace pairwright::property {

inline std::string text(Tpn tpn)
{
    return "player " + std::to_string(tpn.value);
}

inline std::string text(const Board& board)
{
    return "board " + std::to_string(board.white.value) + "-" + std::to_string(board.black.value);
}

/// Ranks by number, in the order of one oracle.
class RankByTpn {
public:
    template <class Entrants>
    explicit RankByTpn(const Entrants& entrants)
    {
        for (oracle::Rank rank = 0; rank < entrants.size(); ++rank)
            ranks_[entrants.tpn(rank)] = rank;
    }
    [[nodiscard]] oracle::Rank of(Tpn tpn) const { return ranks_.at(tpn); }
    [[nodiscard]] std::vector<oracle::Rank> of(const std::vector<Tpn>& tpns) const
    {
        std::vector<oracle::Rank> ranks;
        ranks.reserve(tpns.size());
        for (const Tpn tpn : tpns)
            ranks.push_back(of(tpn));
        return ranks;
    }
    [[nodiscard]] std::vector<std::pair<oracle::Rank, oracle::Rank>>
    of(const std::vector<std::pair<Tpn, Tpn>>& pairs) const
    {
        std::vector<std::pair<oracle::Rank, oracle::Rank>> ranks;
        ranks.reserve(pairs.size());
        for (const auto& [one, other] : pairs)
            ranks.emplace_back(of(one), of(other));
        return ranks;
    }
    /// True if every one of them is a player of the round.
    [[nodiscard]] bool knows(const std::vector<Tpn>& tpns) const
    {
        return std::all_of(tpns.begin(), tpns.end(), [this](Tpn tpn) { return ranks_.contains(tpn); });
    }

private:
    std::map<Tpn, oracle::Rank> ranks_;
};

template <class Entrants>
PossiblePairs possiblePairs(const Entrants& entrants)
{
    return {entrants.size(), [&entrants](oracle::Rank one, oracle::Rank other) {
                return mayBePaired(entrants, one, other);
            }};
}

inline std::vector<oracle::Rank> without(std::vector<oracle::Rank> ranks, const std::vector<oracle::Rank>& removed)
{
    std::erase_if(ranks, [&removed](oracle::Rank rank) {
        return std::find(removed.begin(), removed.end(), rank) != removed.end();
    });
    return ranks;
}

inline std::vector<oracle::Rank> together(std::vector<oracle::Rank> ranks, const std::vector<oracle::Rank>& added)
{
    ranks.insert(ranks.end(), added.begin(), added.end());
    return ranks;
}

inline bool isIn(const std::vector<oracle::Rank>& ranks, oracle::Rank rank)
{
    return std::find(ranks.begin(), ranks.end(), rank) != ranks.end();
}

/// Ranks 0 to size - 1 but for the player with the bye.
template <class Entrants>
std::vector<oracle::Rank> everybodyBut(const Entrants& entrants, std::optional<oracle::Rank> bye)
{
    std::vector<oracle::Rank> ranks;
    for (oracle::Rank rank = 0; rank < entrants.size(); ++rank)
        if (rank != bye)
            ranks.push_back(rank);
    return ranks;
}

/// Whether everybody can be paired, one who may have the bye left out of an odd number.
template <class Entrants, class MayHaveBye>
bool someRoundExists(const Entrants& entrants, const PossiblePairs& possible, MayHaveBye mayHaveBye)
{
    if (entrants.size() % 2 == 0)
        return possible.canAllBePaired(everybodyBut(entrants, std::nullopt));
    for (oracle::Rank bye = 0; bye < entrants.size(); ++bye)
        if (mayHaveBye(bye) && possible.canAllBePaired(everybodyBut(entrants, bye)))
            return true;
    return false;
}

/// Whether the bye went to the first of those who may have it and leave a complete pairing.
template <class Entrants, class MayHaveBye, class ComesFirst>
Complaints byeGoesToTheFirst(const Entrants& entrants, const PossiblePairs& possible, const std::optional<Tpn>& bye,
                             MayHaveBye mayHaveBye, ComesFirst comesFirst)
{
    if (!bye)
        return {};
    const oracle::Rank receiver = RankByTpn(entrants).of(*bye);
    Complaints complaints;
    if (!mayHaveBye(receiver))
        complaints.push_back(text(*bye) + " is barred from the bye");
    if (!possible.canAllBePaired(everybodyBut(entrants, receiver)))
        complaints.push_back("without " + text(*bye) + " the others cannot be paired");
    for (oracle::Rank rank = 0; rank < entrants.size(); ++rank)
        if (rank != receiver && mayHaveBye(rank) && comesFirst(rank, receiver) &&
            possible.canAllBePaired(everybodyBut(entrants, rank)))
            complaints.push_back(text(entrants.tpn(rank)) + " should have the bye before " + text(*bye));
    return complaints;
}

/// The highest scoregroup among these players.
template <class Entrants>
std::vector<oracle::Rank> topScoregroup(const Entrants& entrants, const std::vector<oracle::Rank>& players)
{
    Score top = entrants.score(players.front());
    for (const oracle::Rank rank : players)
        top = std::max(top, entrants.score(rank));
    std::vector<oracle::Rank> group;
    for (const oracle::Rank rank : players)
        if (entrants.score(rank) == top)
            group.push_back(rank);
    return group;
}

/// The pairs of the record against the boards, both as pairs in any order.
inline Complaints pairsAreTheBoards(const std::vector<std::pair<Tpn, Tpn>>& pairs, const std::vector<Board>& boards)
{
    const auto sorted = [](Tpn one, Tpn other) {
        return std::pair{std::min(one, other), std::max(one, other)};
    };
    std::multiset<std::pair<Tpn, Tpn>> recorded;
    std::multiset<std::pair<Tpn, Tpn>> published;
    for (const auto& [one, other] : pairs)
        recorded.insert(sorted(one, other));
    for (const Board& board : boards)
        published.insert(sorted(board.white, board.black));
    return recorded == published ? Complaints{} : Complaints{"the pairs of the record are not the boards"};
}

} // namespace pairwright::property
