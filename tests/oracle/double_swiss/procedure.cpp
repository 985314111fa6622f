#include "tests/oracle/double_swiss/procedure.h"

#include "tests/oracle/bracket.h"

#include <algorithm>
#include <tuple>

namespace pairwright::oracle::doubleswiss {

namespace {

/// The level right below a score, as the standings of the round have it: the player with the bye counts for it.
Set scoregroupBelow(const Entrants& entrants, Score score)
{
    Set lower = 0;
    for (Rank rank = 0; rank < entrants.size(); ++rank)
        if (entrants.score(rank) < score)
            lower |= only(rank);
    return lower == 0 ? 0 : topScoregroup(entrants, lower);
}

/// All subsets of so many members.
std::vector<Set> subsetsOf(Set players, int size)
{
    std::vector<Set> subsets;
    for (Set subset = players;; subset = (subset - 1) & players) {
        if (sizeOf(subset) == size)
            subsets.push_back(subset);
        if (subset == 0)
            break;
    }
    return subsets;
}

/// [C5]: scores ascending; greater is better.
std::vector<Score> scoresAscending(const Entrants& entrants, Set players)
{
    std::vector<Score> scores;
    for (const Rank rank : membersOf(players))
        scores.push_back(entrants.score(rank));
    std::sort(scores.begin(), scores.end());
    return scores;
}

/// 3.5.4: the numbers by score, then TPN, compared as a string.
std::vector<Tpn> identifierOf(const Entrants& entrants, Set players)
{
    std::vector<Tpn> numbers;
    for (const Rank rank : membersOf(players))
        numbers.push_back(entrants.at(rank).tpn);
    return numbers;
}

int floatedOf(const Entrants& entrants, Set players)
{
    int floated = 0;
    for (const Rank rank : membersOf(players))
        floated += entrants.at(rank).floated ? 1 : 0;
    return floated;
}

using Pairs = std::vector<std::pair<Rank, Rank>>;

/// Tops ascending, then their bottoms in that order.
std::vector<Tpn> identifierOf(const Entrants& entrants, const Pairs& pairs)
{
    std::vector<Tpn> tops;
    std::vector<Tpn> bottoms;
    for (const auto& [top, bottom] : pairs) {
        tops.push_back(entrants.at(top).tpn);
        bottoms.push_back(entrants.at(bottom).tpn);
    }
    tops.insert(tops.end(), bottoms.begin(), bottoms.end());
    return tops;
}

/// Every way to pair all these players, who are by TPN: the first left is always a top.
template <class Visit>
void forEachPairing(const Entrants& entrants, const std::vector<Rank>& byNumber, Pairs& begun, const Visit& visit)
{
    if (byNumber.empty()) {
        visit(begun);
        return;
    }
    const Rank top = byNumber.front();
    for (std::size_t i = 1; i < byNumber.size(); ++i) {
        if (!c1_mayMeet(entrants, top, byNumber[i]))
            continue;
        std::vector<Rank> rest(byNumber.begin() + 1, byNumber.end());
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i) - 1);
        begun.emplace_back(top, byNumber[i]);
        forEachPairing(entrants, rest, begun, visit);
        begun.pop_back();
    }
}

} // namespace

Set topScoregroup(const Entrants& entrants, Set players)
{
    const std::vector<Rank> ranks = membersOf(players);
    Set top = 0;
    for (const Rank rank : ranks)
        if (entrants.score(rank) == entrants.score(ranks.front()))
            top |= only(rank);
    return top;
}

/// [C6]: what is left of the following scoregroup can be paired with as few upfloaters as its number allows, and
/// everybody lower still. Reading: met or not met. `lower`: who is left below, without the upfloaters.
bool c6_isMet(const Entrants& entrants, CompletePairing& completion, Set top, Set lower)
{
    const Set following = scoregroupBelow(entrants, entrants.score(firstOf(top)));
    const Set left = following & lower;
    if (left == 0)
        return true;
    const Set beyond = lower & ~left;
    if (sizeOf(left) % 2 == 0)
        return completion.exists(left) && completion.exists(beyond);
    const std::vector<Rank> others = membersOf(beyond);
    return std::any_of(others.begin(), others.end(), [&](Rank upfloater) {
        return completion.exists(left | only(upfloater)) && completion.exists(beyond & ~only(upfloater));
    });
}

std::optional<Rank> receiverOfBye(const Entrants& entrants, CompletePairing& completion)
{
    const auto claim = [&entrants](Rank rank) { // 3.4.2 to 3.4.4: the greatest receives it
        const Entrant& entrant = entrants.at(rank);
        return std::tuple(-entrant.score.tenths, entrant.matchesPlayed, entrant.tpn.value);
    };
    std::optional<Rank> receiver;
    for (Rank rank = 0; rank < entrants.size(); ++rank) {
        if (entrants.at(rank).barredFromBye || !completion.exists(entrants.everybody() & ~only(rank)))
            continue;
        if (!receiver || claim(rank) > claim(*receiver))
            receiver = rank;
    }
    return receiver;
}

std::vector<Rank> chooseUpfloaters(const Entrants& entrants, CompletePairing& completion, CompletePairing& possible,
                                   Set unpaired)
{
    const Set top = topScoregroup(entrants, unpaired);
    const Set lower = unpaired & ~top;
    for (int count = sizeOf(top) % 2;; count += 2) { // [C4]
        std::optional<Set> best;
        const auto isBetter = [&](Set one, Set other) {
            const auto ones = scoresAscending(entrants, one); // [C5]
            const auto others = scoresAscending(entrants, other);
            if (ones != others)
                return ones > others;
            const bool onesC6 = c6_isMet(entrants, completion, top, lower & ~one);
            const bool othersC6 = c6_isMet(entrants, completion, top, lower & ~other);
            if (onesC6 != othersC6)
                return onesC6;
            const int onesC7 = entrants.lastRound ? 0 : floatedOf(entrants, one);
            const int othersC7 = entrants.lastRound ? 0 : floatedOf(entrants, other);
            if (onesC7 != othersC7)
                return onesC7 < othersC7;
            return identifierOf(entrants, one) < identifierOf(entrants, other); // 3.5.4
        };
        for (const Set set : subsetsOf(lower, count)) {
            if (!possible.exists(top | set) || !possible.exists(lower & ~set)) // [C1], [C3]
                continue;
            if (!best || isBetter(set, *best))
                best = set;
        }
        if (best)
            return membersOf(*best);
    }
}

std::vector<std::pair<Rank, Rank>> pairBracket(const Entrants& entrants, const std::vector<Rank>& residents,
                                               const std::vector<Rank>& upfloaters)
{
    std::vector<Rank> byNumber = residents;
    byNumber.insert(byNumber.end(), upfloaters.begin(), upfloaters.end());
    std::sort(byNumber.begin(), byNumber.end(),
              [&entrants](Rank one, Rank other) { return entrants.at(one).tpn < entrants.at(other).tpn; });
    const Set risen = setOf(upfloaters);
    const auto c8 = [&](const Pairs& pairs) {
        int opponents = 0;
        for (const auto& [one, other] : pairs)
            if (contains(risen, one) != contains(risen, other))
                opponents += entrants.at(contains(risen, one) ? other : one).floated ? 1 : 0;
        return entrants.lastRound ? 0 : opponents;
    };
    std::optional<std::pair<int, std::vector<Tpn>>> best;
    Pairs chosen;
    Pairs begun;
    forEachPairing(entrants, byNumber, begun, [&](const Pairs& pairs) {
        const std::pair claim{c8(pairs), identifierOf(entrants, pairs)};
        if (best && *best <= claim)
            return;
        best = claim;
        chosen = pairs;
    });
    return chosen;
}

std::optional<PairedField> pairField(const Entrants& entrants)
{
    CompletePairing completion([&entrants](Rank one, Rank other) { return c1_mayMeet(entrants, one, other); });
    PairedField field;
    Set unpaired = entrants.everybody();
    if (entrants.size() % 2 == 1) {
        field.bye = receiverOfBye(entrants, completion);
        if (!field.bye)
            return std::nullopt;
        unpaired &= ~only(*field.bye);
    }
    if (!completion.exists(unpaired))
        return std::nullopt;
    while (unpaired != 0) {
        PairedBracket& bracket = field.brackets.emplace_back();
        const Set top = topScoregroup(entrants, unpaired);
        bracket.residents = membersOf(top);
        bracket.upfloaters = chooseUpfloaters(entrants, completion, completion, unpaired);
        bracket.pairs = pairBracket(entrants, bracket.residents, bracket.upfloaters);
        unpaired &= ~top & ~setOf(bracket.upfloaters);
    }
    return field;
}

} // namespace pairwright::oracle::doubleswiss
