#include "engine/ratings/big_swiss.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <string>
#include <vector>

namespace pairwright {

namespace {

constexpr std::size_t leastForeigners = 20;
constexpr int leastMasters = 10;
constexpr std::size_t leastFederations = 3;

/// Without a game, and not by the pairing's doing.
bool missed(const RatingEvent& event, Tpn tpn, RoundNumber round)
{
    const RoundRecord record = event.state.record(tpn, round);
    const auto* forfeit = std::get_if<ForfeitedGame>(&record);
    const auto* bye = std::get_if<Bye>(&record);
    return (forfeit && !forfeit->won) || (bye && bye->kind != ByeKind::PairingAllocated);
}

int missedRounds(const RatingEvent& event, Tpn tpn)
{
    int rounds = 0;
    for (int round = 1; round <= event.afterRound; ++round)
        rounds += missed(event, tpn, RoundNumber{round}) ? 1 : 0;
    return rounds;
}

bool isMaster(FideTitle title)
{
    return title == FideTitle::GM || title == FideTitle::IM || title == FideTitle::WGM || title == FideTitle::WIM;
}

bool areEnough(const RatingEvent& event, const std::vector<Tpn>& foreigners)
{
    int masters = 0;
    std::set<std::string> federations;
    for (const Tpn tpn : foreigners) {
        masters += isMaster(event.person(tpn).title) ? 1 : 0;
        federations.insert(event.person(tpn).federation);
    }
    return foreigners.size() >= leastForeigners && masters >= leastMasters && federations.size() >= leastFederations;
}

} // namespace

bool isBigSwiss(const RatingEvent& event)
{
    if (event.federation.empty() || event.predeterminedPairings)
        return false;
    std::vector<Tpn> foreigners;
    for (std::int32_t i = 1; i <= static_cast<std::int32_t>(event.people.size()); ++i) {
        const RatedPerson& person = event.person(Tpn{i});
        const bool foreign =
            !person.federation.empty() && person.federation != "FID" && person.federation != event.federation;
        if (person.rating && foreign && missedRounds(event, Tpn{i}) <= 1)
            foreigners.push_back(Tpn{i});
    }
    bool enough = areEnough(event, foreigners);
    for (int round = 1; round <= event.afterRound && enough; ++round) {
        std::vector<Tpn> present;
        std::copy_if(foreigners.begin(), foreigners.end(), std::back_inserter(present),
                     [&](Tpn tpn) { return !missed(event, tpn, RoundNumber{round}); });
        enough = areEnough(event, present);
    }
    return enough;
}

} // namespace pairwright
