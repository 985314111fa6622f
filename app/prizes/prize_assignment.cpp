#include "app/prizes/prize_assignment.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace pairwright::prizes {

namespace {

SharingRules sharingOf(const PrizeRules& rules)
{
    const auto kind = rules.sharing == PrizeSharing::equal  ? SharingRules::Kind::equal
                      : rules.sharing == PrizeSharing::hort ? SharingRules::Kind::hort
                                                            : SharingRules::Kind::none;
    return {kind, rules.setsApart, rules.lowest, rules.unit};
}

/// The prizes of one ranking by place go to its teams; what teams of one rank have got together is shared equally.
void awardTeams(PrizeAssignment& assignment, std::size_t ranking)
{
    const RankedTeams& ranked = assignment.event.teams[ranking];
    std::vector<std::size_t> prizes;
    for (std::size_t i = 0; i < assignment.prizes.size(); ++i)
        if (assignment.prizes[i].kind == PrizeKind::team && assignment.prizes[i].of == ranked.ranking.name)
            prizes.push_back(i);
    std::vector<TeamAward> awards;
    std::map<int, std::int64_t> cashOfRank;
    for (std::size_t team = 0; team < ranked.teams.size(); ++team) {
        TeamAward& award = awards.emplace_back(TeamAward{ranking, team, {}, 0});
        for (const std::size_t prize : prizes)
            if (assignment.prizes[prize].place == static_cast<int>(team) + 1) {
                award.prizes.push_back(prize);
                if (assignment.prizes[prize].thing.isEmpty())
                    cashOfRank[ranked.teams[team].rank] += assignment.fund.amounts[prize];
            }
    }
    for (const auto& [rank, total] : cashOfRank) {
        const auto isOfRank = [&, wanted = rank](const TeamAward& award) {
            return ranked.teams[award.team].rank == wanted;
        };
        const auto count = static_cast<std::size_t>(std::count_if(awards.begin(), awards.end(), isOfRank));
        const auto shares = sharesOf(total, std::vector<std::int64_t>(count, 0), SharingRules::Kind::equal,
                                     count > 1 ? assignment.rules.unit : 1);
        std::size_t next = 0;
        for (TeamAward& award : awards)
            if (isOfRank(award))
                award.cash = shares[next++];
    }
    for (TeamAward& award : awards)
        if (!award.prizes.empty() || award.cash > 0)
            assignment.teams.push_back(std::move(award));
}

} // namespace

std::optional<std::size_t> PrizeAssignment::itemOf(std::size_t prize) const
{
    const auto found = std::find(fund.prizeOf.begin(), fund.prizeOf.end(), prize);
    return found == fund.prizeOf.end() ? std::nullopt
                                       : std::optional(static_cast<std::size_t>(found - fund.prizeOf.begin()));
}

std::optional<std::size_t> PrizeAssignment::placeOf(PlayerKey player) const
{
    const auto found = std::find_if(event.people.begin(), event.people.end(),
                                    [player](const Person& person) { return person.player == player; });
    return found == event.people.end() ? std::nullopt
                                       : std::optional(static_cast<std::size_t>(found - event.people.begin()));
}

std::optional<std::size_t> PrizeAssignment::winnerOf(std::size_t prize) const
{
    if (const auto& given = prizes[prize].given)
        return placeOf(*given);
    const auto item = itemOf(prize);
    return item ? winners[*item] : std::nullopt;
}

std::vector<std::size_t> PrizeAssignment::prizesOf(std::size_t person) const
{
    std::vector<std::size_t> own;
    for (std::size_t prize = 0; prize < prizes.size(); ++prize)
        if (winnerOf(prize) == person)
            own.push_back(prize);
    return own;
}

std::int64_t PrizeAssignment::cashOf(std::size_t person) const
{
    std::int64_t cash = 0;
    for (const Pool& pool : pools)
        for (const Share& share : pool.shares)
            if (share.contender == person)
                cash += share.paid;
    for (std::size_t prize = 0; prize < prizes.size(); ++prize)
        if (prizes[prize].kind == PrizeKind::free && prizes[prize].thing.isEmpty() && winnerOf(prize) == person)
            cash += fund.amounts[prize];
    return cash;
}

std::vector<const Pool*> PrizeAssignment::poolsOf(std::size_t person) const
{
    std::vector<const Pool*> own;
    for (const Pool& pool : pools)
        if (std::any_of(pool.shares.begin(), pool.shares.end(),
                        [person](const Share& share) { return share.contender == person; }) ||
            std::find(pool.level.begin(), pool.level.end(), person) != pool.level.end())
            own.push_back(&pool);
    return own;
}

std::int64_t PrizeAssignment::paid() const
{
    std::int64_t sum = 0;
    for (const Award& award : awardsOf(*this))
        sum += award.cash;
    return sum;
}

std::int64_t PrizeAssignment::unpaid() const
{
    std::int64_t sum = 0;
    for (std::size_t prize = 0; prize < prizes.size(); ++prize)
        if (prizes[prize].thing.isEmpty())
            sum += fund.amounts[prize];
    return sum - paid();
}

PrizeAssignment assignPrizes(PrizeEvent event, const std::vector<Prize>& prizes, const PrizeRules& rules)
{
    PrizeAssignment assignment;
    assignment.event = std::move(event);
    assignment.prizes = prizes;
    assignment.rules = rules;
    assignment.fund = prepare(assignment.event, prizes, rules);
    assignment.winners = assign(assignment.fund.input);
    assignment.pools = share(assignment.fund.input, assignment.winners, sharingOf(rules));
    for (std::size_t ranking = 0; ranking < assignment.event.teams.size(); ++ranking)
        awardTeams(assignment, ranking);
    return assignment;
}

PrizeAssignment assignPrizes(const Tournament& tournament)
{
    return assignPrizes(prizeEvent(tournament), tournament.settings.prizes, tournament.settings.prizeRules);
}

std::vector<Award> awardsOf(const PrizeAssignment& assignment)
{
    std::vector<Award> byPerson(assignment.event.people.size());
    for (std::size_t prize = 0; prize < assignment.prizes.size(); ++prize)
        if (const auto winner = assignment.winnerOf(prize)) {
            byPerson[*winner].prizes.push_back(labelOf(assignment.prizes[prize]));
            if (assignment.prizes[prize].kind == PrizeKind::free && assignment.prizes[prize].thing.isEmpty())
                byPerson[*winner].cash += assignment.fund.amounts[prize];
        }
    for (const Pool& pool : assignment.pools)
        for (const Share& share : pool.shares)
            byPerson[share.contender].cash += share.paid;
    for (const Pool& pool : assignment.pools)
        for (const std::size_t person : pool.level)
            byPerson[person].level = byPerson[person].prizes.empty() && byPerson[person].cash == 0;
    std::vector<Award> awards;
    for (std::size_t person = 0; person < byPerson.size(); ++person)
        if (Award& award = byPerson[person]; !award.prizes.empty() || award.cash > 0 || award.level) {
            award.player = assignment.event.people[person].player;
            awards.push_back(std::move(award));
        }
    for (const TeamAward& team : assignment.teams) {
        const RankedTeams& ranked = assignment.event.teams[team.ranking];
        Award& award = awards.emplace_back();
        award.team = ranked.teams[team.team].name;
        award.cash = team.cash;
        for (const std::size_t prize : team.prizes)
            award.prizes.push_back(labelOf(assignment.prizes[prize]));
    }
    return awards;
}

std::vector<AwardDifference> differences(const std::vector<Award>& announced, const std::vector<Award>& now)
{
    const auto ofTheSame = [](const std::vector<Award>& list, const Award& award) {
        return std::find_if(list.begin(), list.end(), [&](const Award& other) {
            return other.player == award.player && other.team == award.team &&
                   (award.player || other.prizes == award.prizes);
        });
    };
    std::vector<AwardDifference> found;
    for (const Award& award : announced) {
        const auto other = ofTheSame(now, award);
        if (other == now.end())
            found.push_back({award, Award{award.player, award.team, {}, 0}});
        else if (!(*other == award))
            found.push_back({award, *other});
    }
    for (const Award& award : now)
        if (ofTheSame(announced, award) == announced.end())
            found.push_back({Award{award.player, award.team, {}, 0}, award});
    return found;
}

} // namespace pairwright::prizes
