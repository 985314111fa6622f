#include "tests/oracle/burstein/criteria.h"

#include "tests/oracle/bracket.h"
#include "tests/oracle/burstein/colours.h"

#include <algorithm>
#include <stdexcept>

namespace pairwright::oracle::burstein {

namespace {

bool isDenied(const Preference& preference, Colour given)
{
    return preference.strength != Strength::none && preference.colour != given;
}

} // namespace

bool c1_mayMeet(const Entrants& entrants, Rank one, Rank other)
{
    return !contains(entrants.at(one).facts.met, other);
}

bool c2_mayHaveBye(const Entrants& entrants, Rank rank)
{
    // 3.1.1 says "(forfeit) win"; [C2] is absolute and names article 4 of the Basic Rules, which holds.
    return !entrants.at(rank).facts.barredFromBye;
}

bool c3_coloursAllow(const Entrants& entrants, Rank one, Rank other)
{
    const Preference& a = entrants.preference(one);
    const Preference& b = entrants.preference(other);
    const bool bothAbsolute = a.strength == Strength::absolute && b.strength == Strength::absolute;
    return !(bothAbsolute && a.colour == b.colour);
}

bool mayBePaired(const Entrants& entrants, Rank one, Rank other)
{
    return c1_mayMeet(entrants, one, other) && c3_coloursAllow(entrants, one, other);
}

Floats floatsOf(const Entrants& entrants, const std::vector<Rank>& floaters)
{
    Floats floats{static_cast<int>(floaters.size()), 0, {}};
    for (const Rank rank : floaters)
        floats.c6.push_back(entrants.score(rank));
    std::sort(floats.c6.rbegin(), floats.c6.rend());
    return floats;
}

Floats floatsOf(const Entrants& entrants, Set incoming, Set outgoing)
{
    if (entrants.edition == Edition::Burstein2026)
        return floatsOf(entrants, membersOf(outgoing));
    // "Maximise the number, then the scores, of the incoming floaters that are paired": of the same incoming scores the
    // fewest, then the lowest are left.
    Floats floats = floatsOf(entrants, membersOf(incoming & outgoing));
    floats.c6NotPaired = sizeOf(incoming & outgoing);
    floats.c5 = sizeOf(outgoing);
    return floats;
}

bool c4_allowsCompletion(Situation& situation, Set floaters)
{
    return situation.completion.exists(floaters | situation.nextScoregroup | situation.beyondNext);
}

Floats c7_followingBracket(Situation& situation, Set floaters)
{
    if (situation.nextScoregroup == 0)
        return {};
    if (const auto known = situation.following.find(floaters); known != situation.following.end())
        return known->second;

    // All ways to leave some members of the following bracket over.
    const Set bracket = floaters | situation.nextScoregroup;
    std::optional<Floats> best;
    for (Set left = bracket;; left = (left - 1) & bracket) {
        const Floats floats = floatsOf(situation.entrants, floaters, left);
        const bool better = !best || floats < *best;
        if (better && situation.completion.exists(bracket & ~left) &&
            situation.completion.exists(left | situation.beyondNext))
            best = floats;
        if (left == 0)
            break;
    }
    if (!best)
        throw std::logic_error("floaters that can be completed leave a bracket that cannot");
    situation.following.emplace(floaters, *best);
    return *best;
}

int c8_preferencesNotGranted(const Entrants& entrants, const std::vector<std::pair<Rank, Rank>>& pairs)
{
    int denied = 0;
    for (const auto& [higher, lower] : pairs) {
        const Allocation board = allocateColours(entrants, higher, lower);
        denied += isDenied(entrants.preference(board.white), Colour::White) ? 1 : 0;
        denied += isDenied(entrants.preference(board.black), Colour::Black) ? 1 : 0;
    }
    return denied;
}

std::optional<Quality> qualityOf(Situation& situation, const BracketPairing& pairing)
{
    const Set floaters = setOf(pairing.floaters);
    if (!c4_allowsCompletion(situation, floaters))
        return std::nullopt;
    Quality quality;
    quality.c5ToC6 = floatsOf(situation.entrants, situation.incoming, floaters);
    quality.c7 = c7_followingBracket(situation, floaters);
    quality.c8 = c8_preferencesNotGranted(situation.entrants, pairing.pairs);
    return quality;
}

} // namespace pairwright::oracle::burstein
