#include "engine/completion/left_over.h"

#include "engine/base/index.h"
#include "engine/completion/completion.h"
#include "engine/completion/largest_pairing.h"

#include <algorithm>

namespace pairwright {

namespace {

std::vector<int> together(const std::vector<int>& one, const std::vector<int>& other)
{
    std::vector<int> ranks = one;
    ranks.insert(ranks.end(), other.begin(), other.end());
    return ranks;
}

Unpaired unpairedOf(const MaximumMatching& matching, const std::vector<int>& ranks, int bye)
{
    Unpaired unpaired;
    unpaired.least = matching.leftOut();
    if (unpaired.least > 1)
        for (const int vertex : matching.dispensable())
            unpaired.who.push_back(index(vertex) < ranks.size() ? ranks[index(vertex)] : bye);
    return unpaired;
}

/// The first `movedDown` of them never meet each other. `ranks` outlives it.
MaximumMatching::Allowed insideOf(const RoundField& field, const std::vector<int>& ranks, std::size_t movedDown)
{
    return [&field, &ranks, movedDown](int a, int b) {
        return index(std::max(a, b)) >= movedDown && field.mayMeet(ranks[index(a)], ranks[index(b)]);
    };
}

MaximumMatching largestInside(const RoundField& field, const std::vector<int>& ranks, std::size_t movedDown)
{
    return {static_cast<int>(ranks.size()), insideOf(field, ranks, movedDown), kindsOf(field, ranks)};
}

/// As many pairs as possible, and as many of the moved-down players in them: who has a partner keeps one.
MaximumMatching movedDownFirst(const RoundField& field, const std::vector<int>& ranks, std::size_t movedDown)
{
    const auto inside = insideOf(field, ranks, movedDown);
    const MaximumMatching theirs(
        static_cast<int>(ranks.size()),
        [&inside, movedDown](int a, int b) { return index(std::min(a, b)) < movedDown && inside(a, b); },
        kindsOf(field, ranks));
    return {theirs.mates(), inside, kindsOf(field, ranks)};
}

bool canBePaired(const RoundField& field, const std::vector<int>& ranks, std::size_t movedDown)
{
    return largestInside(field, ranks, movedDown).isPerfect();
}

/// Of all players below, who get so many from above that they and those are an even number, the bye included if the
/// field is odd.
Unpaired unpairedBelow(const RoundField& field, const PlayersBelow& below, std::size_t comingDown)
{
    const std::vector<int> ranks = together(below.next, below.rest);
    const bool withBye = (ranks.size() + comingDown) % 2 == 1;
    return unpairedOf(largestPairing(field, ranks, below.byeCandidates, withBye), ranks, field.size());
}

/// Whether a player may have that opponent of `rest` (its place; behind them is the bye).
bool isPairedBelow(const RoundField& field, const PlayersBelow& below, int rank, int place)
{
    if (index(place) < below.rest.size())
        return field.mayMeet(rank, below.rest[index(place)]);
    return !below.byeCandidates.empty() && below.byeCandidates[index(rank)];
}

/// How many more of `next` and of those who come down must have one colour than there are others for them.
int surplusOfOneColour(const RoundField& field, int leaving, std::optional<Colour> due, const std::vector<int>& next)
{
    int most = 0;
    for (const Colour colour : {Colour::White, Colour::Black}) {
        const auto bound = static_cast<int>(
            std::count_if(next.begin(), next.end(), [&](int rank) { return field.mustHave(rank) == colour; }));
        const int others = static_cast<int>(next.size()) - bound;
        most = std::max(most, bound - others + (due == colour ? leaving : -leaving));
    }
    return most;
}

/// Everybody is paired with those near, but for as many as the rest leaves out, who are paired with these.
std::optional<std::vector<int>> leftOverForTheRest(const RoundField& field, const std::vector<int>& leaving,
                                                   const PlayersBelow& below, const MaximumMatching& rest)
{
    const std::vector<int> near = together(leaving, below.next);
    std::vector<int> open;
    for (int vertex = 0; vertex < static_cast<int>(rest.mates().size()); ++vertex)
        if (!rest.partner(vertex))
            open.push_back(vertex);
    const auto count = static_cast<int>(near.size());
    const auto inside = insideOf(field, near, leaving.size());
    const MaximumMatching matching(
        count + static_cast<int>(open.size()),
        [&](int a, int b) {
            const auto [one, other] = std::minmax(a, b);
            if (other < count)
                return inside(one, other);
            return one < count && index(one) >= leaving.size() &&
                   isPairedBelow(field, below, near[index(one)], open[index(other - count)]);
        },
        kindsOf(field, near, open.size()));
    if (!matching.isPerfect())
        return std::nullopt;
    std::vector<int> leftOver;
    for (int vertex = count; vertex < static_cast<int>(matching.mates().size()); ++vertex)
        leftOver.push_back(near[index(*matching.partner(vertex))]);
    std::sort(leftOver.begin(), leftOver.end());
    return leftOver;
}

/// How many players there can have an opponent who must have this colour.
int othersThan(const RoundField& field, Colour due, const std::vector<int>& ranks)
{
    return static_cast<int>(
        std::count_if(ranks.begin(), ranks.end(), [&](int rank) { return field.mustHave(rank) != due; }));
}

bool haveLowestScores(const RoundField& field, const std::vector<int>& some, const std::vector<int>& ofAll)
{
    return std::equal(some.begin(), some.end(), ofAll.end() - static_cast<std::ptrdiff_t>(some.size()),
                      [&](int one, int other) { return field.player(one).score == field.player(other).score; });
}

/// As many pairs as can be made of those near; the others are paired with the rest. Of those who come down only so many
/// are left over, with the lowest scores, as find no opponent for their colour.
std::optional<std::vector<int>> leftOverByThemselves(const RoundField& field, const std::vector<int>& leaving,
                                                     const PlayersBelow& below, int least, std::optional<Colour> due)
{
    const std::vector<int> near = together(leaving, below.next);
    const MaximumMatching matching = movedDownFirst(field, near, leaving.size());
    std::vector<int> leftOver;
    std::vector<int> ofLeaving;
    for (int vertex = 0; vertex < static_cast<int>(near.size()); ++vertex) {
        if (matching.partner(vertex))
            continue;
        leftOver.push_back(near[index(vertex)]);
        if (index(vertex) < leaving.size())
            ofLeaving.push_back(near[index(vertex)]);
    }
    const int tooMany = due ? static_cast<int>(leaving.size()) - othersThan(field, *due, below.next) : 0;
    if (static_cast<int>(leftOver.size()) != least || static_cast<int>(ofLeaving.size()) != std::max(0, tooMany) ||
        !haveLowestScores(field, ofLeaving, leaving))
        return std::nullopt;
    if (below.mustComplete && !canComplete(field, together(leftOver, below.rest), below.byeCandidates))
        return std::nullopt;
    return leftOver;
}

/// Somebody without whom the others near are paired, and who has an opponent below without whom those others are.
std::optional<std::vector<int>> oneLeftOver(const RoundField& field, const std::vector<int>& leaving,
                                            const PlayersBelow& below, const MaximumMatching& rest)
{
    const std::vector<int> near = together(leaving, below.next);
    const MaximumMatching here = movedDownFirst(field, near, leaving.size());
    if (here.leftOut() != 1 || rest.leftOut() > 1)
        return std::nullopt;
    const std::vector<int> spared = here.dispensable();
    const std::vector<int> open = rest.dispensable();
    for (std::size_t place = below.next.size(); place-- > 0;) {
        const int rank = below.next[place];
        if (std::binary_search(spared.begin(), spared.end(), static_cast<int>(leaving.size() + place)) &&
            (!below.mustComplete || std::any_of(open.begin(), open.end(), [&](int opponent) {
                return isPairedBelow(field, below, rank, opponent);
            })))
            return std::vector<int>{rank};
    }
    return std::nullopt;
}

} // namespace

Unpaired unpairedAmong(const RoundField& field, const std::vector<int>& ranks)
{
    return unpairedOf(largestInside(field, ranks, 0), ranks, field.size());
}

int leastUnpaired(const RoundField& field, const std::vector<int>& mdps, const std::vector<int>& residents)
{
    const std::vector<int> ranks = together(mdps, residents);
    return largestInside(field, ranks, mdps.size()).leftOut();
}

Exits exitsOf(const RoundField& field, const std::vector<int>& mdps, const std::vector<int>& residents)
{
    const std::vector<int> members = together(mdps, residents);
    const Unpaired inside = unpairedOf(largestInside(field, members, mdps.size()), members, field.size());
    Exits exits;
    exits.least = inside.least;
    exits.allowed.assign(index(field.size()), false);
    for (const int rank : inside.who.empty() ? members : inside.who)
        exits.allowed[index(rank)] = true;
    if (inside.who.empty())
        return exits;
    exits.due = field.mustHave(inside.who.front());
    if (std::any_of(inside.who.begin(), inside.who.end(), [&](int rank) { return field.mustHave(rank) != exits.due; }))
        exits.due.reset();
    return exits;
}

Exits exitsFor(const RoundField& field, const PlayersBelow& below, const std::vector<int>& mdps,
               const std::vector<int>& residents, Exits inside)
{
    const std::vector<int> members = together(mdps, residents);
    const Unpaired lacking = unpairedBelow(field, below, members.size());
    if (lacking.least < inside.least)
        return inside;
    Exits exits = std::move(inside);
    if (lacking.least > exits.least) {
        exits.least = lacking.least;
        exits.due.reset();
        for (const int rank : members)
            exits.allowed[index(rank)] = true;
    }
    if (!lacking.who.empty())
        for (const int rank : members)
            exits.allowed[index(rank)] =
                exits.allowed[index(rank)] && std::any_of(lacking.who.begin(), lacking.who.end(), [&](int other) {
                    return other == field.size() ? below.byeCandidates[index(rank)] : field.mayMeet(rank, other);
                });
    return exits;
}

std::optional<std::vector<int>> leftOverBelow(const RoundField& field, const std::vector<int>& leaving,
                                              const PlayersBelow& below, std::optional<Colour> due)
{
    if (below.next.empty())
        return leaving.empty() && canComplete(field, below.rest, below.byeCandidates)
                   ? std::optional(std::vector<int>())
                   : std::nullopt;
    const std::vector<int> near = together(leaving, below.next);
    const bool odd = near.size() % 2 == 1;
    const bool withBye = below.mustComplete && (near.size() + below.rest.size()) % 2 == 1;
    // Nearly always everybody but the last one is paired near, and he with the rest.
    std::vector<int> others = near;
    if (odd)
        others.pop_back();
    const std::vector<int> last(odd ? 1 : 0, below.next.back());
    if (canBePaired(field, others, leaving.size()) &&
        (!below.mustComplete || canComplete(field, together(last, below.rest), below.byeCandidates)))
        return last;
    const std::vector<int> nobody;
    const MaximumMatching rest =
        largestPairing(field, below.mustComplete ? below.rest : nobody, below.byeCandidates, withBye);
    const int surplus = surplusOfOneColour(field, static_cast<int>(leaving.size()), due, below.next);
    const int least = std::max({odd ? 1 : 0, surplus, rest.leftOut()});
    if (least > 0 && least == rest.leftOut())
        if (auto leftOver = leftOverForTheRest(field, leaving, below, rest))
            return leftOver;
    if (auto leftOver = leftOverByThemselves(field, leaving, below, least, due))
        return leftOver;
    return least == 1 ? oneLeftOver(field, leaving, below, rest) : std::nullopt;
}

} // namespace pairwright
