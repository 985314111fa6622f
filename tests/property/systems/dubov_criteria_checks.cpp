#include "tests/property/systems/dubov_case.h"

#include "tests/oracle/dubov/sorting.h"

namespace pairwright::property {

using oracle::Rank;
namespace dubov = oracle::dubov;

namespace {

std::string name(const DubovCase& round, Rank rank)
{
    return std::to_string(round.entrants.tpn(rank).value);
}

/// The place of a set in the order of 4.2: its sequence numbers, ascending.
std::vector<std::size_t> placeOf(const std::map<Rank, std::size_t>& numbers, const std::vector<Rank>& set)
{
    std::vector<std::size_t> place;
    place.reserve(set.size());
    for (const Rank rank : set)
        place.push_back(numbers.at(rank));
    std::sort(place.begin(), place.end());
    return place;
}

/// 3.2.1: two upfloaters who stay at home while their opponents meet.
Complaints fewerUpfloaters(const DubovCase& round, const DubovBracket& bracket)
{
    const auto upfloaters = static_cast<int>(bracket.upfloaters.size());
    const auto residents = static_cast<int>(bracket.residents.size());
    if (upfloaters == residents - 2 * round.possible.mostPairs(bracket.residents))
        return {}; // so many find nobody among the residents
    std::map<Rank, Rank> opponent;
    for (const auto& [one, other] : bracket.pairs) {
        opponent[one] = other;
        opponent[other] = one;
    }
    Complaints complaints;
    for (const Rank one : bracket.upfloaters)
        for (const Rank other : bracket.upfloaters) {
            if (one >= other || !round.possible.mayMeet(opponent.at(one), opponent.at(other)))
                continue;
            const std::vector<Rank> home = {one, other};
            if (round.possible.canAllBePaired(without(bracket.lower, without(bracket.upfloaters, home))))
                complaints.push_back("upfloaters " + name(round, one) + " and " + name(round, other) +
                                     " could stay [C5]");
        }
    return complaints;
}

/// 3.2.2: another lower player in the place of an upfloater, against the same opponent.
Complaints betterUpfloaters(const DubovCase& round, const DubovBracket& bracket)
{
    std::map<Rank, std::size_t> numbers; // 4.2.2
    for (const Rank rank : dubov::sortedUpfloaters(round.entrants, bracket.lower))
        numbers.emplace(rank, numbers.size());
    const Score score = round.entrants.score(bracket.residents.front());
    const int denied = round.deniedIn(bracket.pairs);
    const std::pair chosen{round.quality(bracket), placeOf(numbers, bracket.upfloaters)};
    Complaints complaints;
    for (const auto& [one, other] : bracket.pairs)
        for (const auto& [upfloater, opponent] : {std::pair{one, other}, std::pair{other, one}}) {
            if (!isIn(bracket.upfloaters, upfloater))
                continue;
            for (const Rank rank : bracket.lower) {
                if (isIn(bracket.upfloaters, rank) || !round.possible.mayMeet(rank, opponent))
                    continue;
                const std::vector<Rank> set = together(without(bracket.upfloaters, {upfloater}), {rank});
                const int c7 = denied - dubov::denied(round.entrants, upfloater, opponent) +
                               dubov::denied(round.entrants, rank, opponent);
                if (std::pair{dubov::qualityOf(round.entrants, score, set, c7), placeOf(numbers, set)} < chosen &&
                    round.possible.canAllBePaired(without(bracket.lower, set)))
                    complaints.push_back(name(round, rank) + " should be upfloater before " + name(round, upfloater));
            }
        }
    return complaints;
}

/// [C7]: both other ways to pair the players of every two pairs.
Complaints betterColours(const DubovCase& round, const DubovBracket& bracket)
{
    Complaints complaints;
    const auto tryPairs = [&](const RankPairs& present, const RankPairs& tried) {
        for (const auto& [one, other] : tried)
            if (!round.possible.mayMeet(one, other))
                return;
        if (round.deniedIn(tried) < round.deniedIn(present))
            complaints.push_back(name(round, tried[0].first) + " should rather meet " + name(round, tried[0].second) +
                                 " [C7]");
    };
    const RankPairs& pairs = bracket.pairs;
    for (std::size_t i = 0; i < pairs.size(); ++i)
        for (std::size_t j = i + 1; j < pairs.size(); ++j) {
            const auto& [a, b] = pairs[i];
            const auto& [c, d] = pairs[j];
            tryPairs({pairs[i], pairs[j]}, {{a, c}, {b, d}});
            tryPairs({pairs[i], pairs[j]}, {{a, d}, {b, c}});
        }
    return complaints;
}

} // namespace

Complaints dubovCriteria(const SystemProposal& proposal)
{
    const DubovCase round(proposal);
    Complaints complaints;
    for (const DubovBracket& bracket : round.brackets()) {
        if (!without(bracket.upfloaters, bracket.lower).empty())
            continue; // dubovRecord says so
        for (const auto check : {fewerUpfloaters, betterUpfloaters, betterColours}) {
            const Complaints found = check(round, bracket);
            complaints.insert(complaints.end(), found.begin(), found.end());
        }
    }
    return complaints;
}

} // namespace pairwright::property
