#include "engine/ratings/big_swiss.h"

#include <set>

namespace pairwright {

namespace {

constexpr int leastForeigners = 20;
constexpr int leastMasters = 10;
constexpr std::size_t leastFederations = 3;

/// Rounds without a game that were not the pairing's doing.
int missedRounds(const RatingEvent& event, Tpn tpn)
{
    int missed = 0;
    for (int round = 1; round <= event.afterRound; ++round) {
        const RoundRecord record = event.state.record(tpn, RoundNumber{round});
        const auto* forfeit = std::get_if<ForfeitedGame>(&record);
        const auto* bye = std::get_if<Bye>(&record);
        if ((forfeit && !forfeit->won) || (bye && bye->kind != ByeKind::PairingAllocated))
            ++missed;
    }
    return missed;
}

bool isMaster(FideTitle title)
{
    return title == FideTitle::GM || title == FideTitle::IM || title == FideTitle::WGM || title == FideTitle::WIM;
}

} // namespace

bool isBigSwiss(const RatingEvent& event)
{
    if (event.federation.empty() || event.predeterminedPairings)
        return false;
    int foreigners = 0;
    int masters = 0;
    std::set<std::string> federations;
    for (int i = 1; i <= static_cast<int>(event.people.size()); ++i) {
        const RatedPerson& person = event.person(Tpn{i});
        const bool foreign =
            !person.federation.empty() && person.federation != "FID" && person.federation != event.federation;
        if (!person.rating || !foreign || missedRounds(event, Tpn{i}) > 1)
            continue;
        ++foreigners;
        masters += isMaster(person.title) ? 1 : 0;
        federations.insert(person.federation);
    }
    return foreigners >= leastForeigners && masters >= leastMasters && federations.size() >= leastFederations;
}

} // namespace pairwright
