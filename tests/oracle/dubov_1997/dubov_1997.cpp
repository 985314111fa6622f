#include "tests/oracle/dubov_1997/dubov_1997.h"

#include <algorithm>
#include <functional>
#include <map>
#include <tuple>

namespace pairwright::oracle::dubov1997 {

namespace {

std::vector<Tpn> tpnsOf(const Entrants& entrants, Ranks ranks)
{
    std::sort(ranks.begin(), ranks.end());
    std::vector<Tpn> tpns;
    tpns.reserve(ranks.size());
    for (const Rank rank : ranks)
        tpns.push_back(entrants.tpn(rank));
    return tpns;
}

/// By score, the highest first.
std::vector<Ranks> scoreGroups(const Entrants& entrants, const Ranks& players)
{
    std::map<Score, Ranks, std::greater<>> groups;
    for (const Rank rank : players)
        groups[entrants.at(rank).facts.score].push_back(rank);
    std::vector<Ranks> list;
    list.reserve(groups.size());
    for (const auto& [score, group] : groups)
        list.push_back(group);
    return list;
}

void sortBoards(SystemRound& round)
{
    std::sort(round.boards.begin(), round.boards.end(),
              [](const Board& one, const Board& other) { return one.white < other.white; });
}

/// 5. The list is that of the numbers.
Answer pairRoundOne(const Entrants& entrants)
{
    Ranks list;
    for (Rank rank = 0; rank < entrants.size(); ++rank)
        list.push_back(rank);
    std::sort(list.begin(), list.end(),
              [&entrants](Rank one, Rank other) { return entrants.tpn(one) < entrants.tpn(other); });
    DecidedRound round;
    const std::size_t half = list.size() / 2;
    for (std::size_t i = 0; i < half; ++i) {
        if (haveMet(entrants, list[i], list[half + i])) // the organiser's will, of which the text knows nothing
            return ArbiterDecides{"5", tpnsOf(entrants, {list[i], list[half + i]})};
        const Tpn upper = entrants.tpn(list[i]);
        const Tpn under = entrants.tpn(list[half + i]);
        const bool upperIsWhite = (i % 2 == 0) == (entrants.initialColour == Colour::White);
        round.boards.push_back(
            Board{upperIsWhite ? upper : under, upperIsWhite ? under : upper, ColourRule::initialColour});
    }
    if (list.size() % 2 == 1)
        round.bye = entrants.tpn(list.back());
    sortBoards(round);
    return round;
}

/// What a rule gives the first player, if it speaks.
using Given = std::optional<Colour>;

bool isDenied(const Entrant& entrant, Colour colour)
{
    return entrant.due && *entrant.due != colour;
}

Given bothDue(const Entrant& one, const Entrant& other)
{
    const bool white = !isDenied(one, Colour::White) && !isDenied(other, Colour::Black);
    const bool black = !isDenied(one, Colour::Black) && !isDenied(other, Colour::White);
    if (white == black)
        return std::nullopt;
    return white ? Colour::White : Colour::Black;
}

/// White to him who had fewer Whites beyond his Blacks.
Given equalise(const Entrant& one, const Entrant& other)
{
    if (one.facts.colourDifference == other.facts.colourDifference)
        return std::nullopt;
    return one.facts.colourDifference < other.facts.colourDifference ? Colour::White : Colour::Black;
}

Given alternate(const Entrant& one, const Entrant& other)
{
    auto own = one.facts.colours.rbegin();
    auto his = other.facts.colours.rbegin();
    for (; own != one.facts.colours.rend() && his != other.facts.colours.rend(); ++own, ++his)
        if (*own != *his)
            return opposite(*own);
    return std::nullopt;
}

Given byRatings(const Entrant& one, const Entrant& other)
{
    if (one.aro != other.aro)
        return one.aro > other.aro ? Colour::White : Colour::Black;
    if (one.rating != other.rating)
        return one.rating < other.rating ? Colour::White : Colour::Black;
    return std::nullopt;
}

Given withinLimits(const Entrants& entrants, Rank one, Rank other)
{
    const bool white = mayHave(entrants, one, Colour::White) && mayHave(entrants, other, Colour::Black);
    const bool black = mayHave(entrants, one, Colour::Black) && mayHave(entrants, other, Colour::White);
    if (white == black)
        return std::nullopt;
    return white ? Colour::White : Colour::Black;
}

} // namespace

std::pair<Rank, Rank> allocateColours(const Entrants& entrants, Rank one, Rank other)
{
    const Entrant& first = entrants.at(one);
    const Entrant& second = entrants.at(other);
    Given given = withinLimits(entrants, one, other); // 2.3, 2.4
    for (const auto& rule : {bothDue, equalise, alternate, byRatings})
        if (!given)
            given = rule(first, second);
    const bool smallerNumber = first.facts.tpn < second.facts.tpn; // reading: the text has nothing more
    const Colour colour = given.value_or(smallerNumber ? Colour::White : Colour::Black);
    return colour == Colour::White ? std::pair{one, other} : std::pair{other, one};
}

std::optional<Rank> receiverOfBye(const Entrants& entrants)
{
    Ranks allowed;
    for (Rank rank = 0; rank < entrants.size(); ++rank)
        if (!entrants.at(rank).facts.barredFromBye)
            allowed.push_back(rank);
    if (allowed.empty())
        return std::nullopt;
    Ranks group;
    for (Rank rank = 0; rank < entrants.size(); ++rank)
        if (entrants.at(rank).facts.score == entrants.at(allowed.back()).facts.score)
            group.push_back(rank);
    const auto dominating = dominatingColour(entrants, group);
    const auto claim = [&](Rank rank) { // the smallest receives it
        const Entrant& entrant = entrants.at(rank);
        const bool offColour = dominating && entrant.due != dominating;
        return std::tuple(entrant.facts.score, entrant.rating, offColour, Average{-entrant.aro.sum, entrant.aro.games},
                          -entrant.facts.tpn.value);
    };
    return *std::min_element(allowed.begin(), allowed.end(),
                             [&claim](Rank one, Rank other) { return claim(one) < claim(other); });
}

Answer pairByOracle(const TournamentState& state, std::span<const Tpn> absent, Omitted omitted)
{
    Entrants entrants = makeEntrants(state, absent);
    entrants.omitted = omitted;
    if (entrants.round == 1)
        return pairRoundOne(entrants);
    DecidedRound round;
    Ranks players;
    for (Rank rank = 0; rank < entrants.size(); ++rank)
        players.push_back(rank);
    if (entrants.size() % 2 == 1) {
        const auto bye = receiverOfBye(entrants);
        if (!bye)
            return ArbiterDecides{"2.2", {}};
        round.bye = entrants.tpn(*bye);
        players.erase(std::find(players.begin(), players.end(), *bye));
    }
    std::vector<Ranks> groups = scoreGroups(entrants, players);
    Ranks floaters;
    while (!groups.empty()) {
        const Ranks residents = groups.front();
        groups.erase(groups.begin());
        const auto paired = pairGroup(entrants, residents, floaters, groups);
        if (const auto* undecided = std::get_if<Undecided>(&paired))
            return ArbiterDecides{undecided->chapter, tpnsOf(entrants, undecided->candidates)};
        const auto& group = std::get<dubov1997::PairedGroup>(paired);
        oracle::PairedGroup& made = round.groups.emplace_back();
        made.residents = tpnsOf(entrants, group.residents);
        made.incoming = tpnsOf(entrants, group.floaters);
        made.outgoing = tpnsOf(entrants, group.leftOver);
        for (const auto& [one, other] : group.pairs) {
            const auto [white, black] = allocateColours(entrants, one, other);
            made.pairs.emplace_back(entrants.tpn(one), entrants.tpn(other));
            round.boards.push_back(Board{entrants.tpn(white), entrants.tpn(black)});
        }
        round.floatersChosen = round.floatersChosen || group.floatersChosen;
        floaters = group.leftOver;
    }
    if (!floaters.empty())
        return ArbiterDecides{"9", tpnsOf(entrants, floaters)};
    sortBoards(round);
    return round;
}

} // namespace pairwright::oracle::dubov1997
