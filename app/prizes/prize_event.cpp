#include "app/prizes/prize_event.h"

#include "app/domain/rounds/progress.h"
#include "app/formats/report/ranked_players.h"
#include "app/pairing/adapter.h"
#include "app/prizes/team_ranking.h"
#include "engine/tiebreaks/rating_tables.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace pairwright::prizes {

namespace {

/// The largest difference of ratings that an expectation looks at (B.02 art. 8.3.1).
constexpr int largestDifference = 400;

int halfPointsOf(GameOutcome outcome)
{
    switch (outcome) {
    case GameOutcome::Win: return 2;
    case GameOutcome::Draw:
    case GameOutcome::Adjourned: return 1;
    case GameOutcome::Loss: return 0;
    }
    return 0;
}

/// What the games over the board say of a player, by the ratings of the tournament.
class Games {
public:
    Games(const Tournament& tournament, int afterRound)
        : tournament_(tournament)
        , view_(engineView(tournament, afterRound))
    {
    }

    void tell(Person& person) const
    {
        const auto tpn = view_.order.tpnOf(person.player);
        if (!tpn)
            return;
        int sum = 0;
        int rated = 0;
        int halfPoints = 0;
        int expected = 0;
        for (const RoundRecord& record : view_.state.player(*tpn).rounds) {
            const auto* game = std::get_if<PlayedGame>(&record);
            if (game == nullptr || !game->counts)
                continue;
            ++person.games;
            const auto& opponent = tournament_.player(view_.order.keyOf(game->opponent))->data.rating;
            if (!opponent)
                continue;
            ++rated;
            sum += opponent->value;
            halfPoints += halfPointsOf(game->outcome);
            if (const auto& own = person.data.rating)
                expected +=
                    expectedPercentFor(std::clamp(own->value - opponent->value, -largestDifference, largestDifference));
        }
        if (rated == 0)
            return;
        constexpr int hundredthsOfAHalf = 50;
        person.performance = (2 * sum + rated) / (2 * rated) + ratingDifferenceFor(percentOf(halfPoints, rated));
        if (person.data.rating)
            person.improvement = hundredthsOfAHalf * halfPoints - expected;
    }

    /// Who has been in a round, on a board or with the bye of the pairing.
    [[nodiscard]] int whoTakePart() const
    {
        return static_cast<int>(
            std::count_if(view_.state.players.begin(), view_.state.players.end(), [](const PlayerState& player) {
                return std::any_of(player.rounds.begin(), player.rounds.end(), [](const RoundRecord& record) {
                    const auto* bye = std::get_if<Bye>(&record);
                    return bye == nullptr || bye->kind == ByeKind::PairingAllocated;
                });
            }));
    }

private:
    const Tournament& tournament_;
    EngineView view_;
};

std::optional<Bar> barOf(const Player& player, const Person& person, const Tournament& tournament, int afterRound)
{
    const PrizeRules& rules = tournament.settings.prizeRules;
    const RoundNumber next{afterRound + 1};
    if (isExpelledIn(player, next))
        return Bar::expelled;
    const auto& marks = tournament.settings.prizeMarks;
    const auto mark =
        std::find_if(marks.begin(), marks.end(), [&](const PrizeMark& one) { return one.player == player.key; });
    if (mark != marks.end() && mark->kind == PrizeMark::Kind::admitted)
        return std::nullopt;
    if (mark != marks.end() && mark->kind == PrizeMark::Kind::excluded)
        return Bar::byHand;
    if (mark != marks.end() && rules.mustBePresent)
        return Bar::absent;
    if (rules.notWithdrawn && withdrawalIn(player, next) != nullptr)
        return Bar::withdrawn;
    if (rules.ratedOnly && !person.data.rating)
        return Bar::unrated;
    if (rules.feePaid && hundredthsOf(person.data.feeDue).value_or(0) > hundredthsOf(person.data.feePaid).value_or(0))
        return Bar::feeOpen;
    return person.games < rules.leastGames ? std::optional(Bar::tooFewGames) : std::nullopt;
}

bool isWithin(int value, const Prize& prize)
{
    return value >= prize.from.value_or(value) && value <= prize.to.value_or(value);
}

bool isOfGroup(const QString& name, const PlayerData& data, const PrizeEvent& event)
{
    const auto rule = std::find_if(event.groupRules.begin(), event.groupRules.end(),
                                   [&](const GroupRule& one) { return one.name == name; });
    return data.group == name || (rule != event.groupRules.end() && pairwright::belongsTo(*rule, data));
}

std::vector<std::size_t> orderFor(const Prize& prize, const PrizeEvent& event)
{
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < event.people.size(); ++i)
        if (isFor(prize, event.people[i], event))
            order.push_back(i);
    const auto byValue = [&](std::optional<int> Person::*value) {
        std::stable_sort(order.begin(), order.end(), [&](std::size_t one, std::size_t other) {
            return event.people[one].*value > event.people[other].*value;
        });
    };
    if (prize.kind == PrizeKind::performance)
        byValue(&Person::performance);
    if (prize.kind == PrizeKind::improvement)
        byValue(&Person::improvement);
    return order;
}

} // namespace

PrizeEvent prizeEvent(const Tournament& tournament, int afterRound)
{
    PrizeEvent event;
    event.groupRules = tournament.settings.groupRules;
    event.year = yearOfEvent(tournament);
    event.rounds = tournament.settings.plannedRounds;
    event.afterRound = afterRound;
    event.isOver = afterRound > 0 && tournament.allRoundsPublished() &&
                   afterRound == tournament.lastPublished().value && openGames(tournament, afterRound).empty();
    const RankedPlayers ranked(tournament, afterRound, tournament.settings.tieBreaks);
    event.tieBreaks = tournament.settings.tieBreaks;
    event.ranksAreStated = ranked.areStated();
    const Games games(tournament, afterRound);
    std::vector<StandingsRow> rows;
    for (RankedPlayers::Line& line : ranked.everybody()) {
        Person& person = event.people.emplace_back();
        person.player = line.player->key;
        person.data = line.player->data;
        person.rank = line.row.rank;
        person.sharedRank = line.row.shared;
        person.points = line.row.score.tenths;
        for (const TieBreakResult& result : line.row.tieBreaks) {
            TieBreakResult& kept = person.tieBreaks.emplace_back();
            kept.value = result.value;
            kept.placeAmongTied = result.placeAmongTied;
        }
        games.tell(person);
        person.bar = line.row.leftOut && !isExpelledIn(*line.player, RoundNumber{afterRound + 1})
                         ? std::optional(Bar::withdrawn)
                         : barOf(*line.player, person, tournament, afterRound);
        rows.push_back(std::move(line.row));
    }
    event.takePart = afterRound > 0 ? games.whoTakePart() : static_cast<int>(event.people.size());
    for (const TeamRanking& ranking : tournament.settings.teamRankings)
        event.teams.push_back({ranking, rankTeams(ranking, event.people, rows, tournament.settings.tieBreaks)});
    return event;
}

PrizeEvent prizeEvent(const Tournament& tournament)
{
    return prizeEvent(tournament, roundIfItEndedNow(tournament));
}

bool isFor(const Prize& prize, const Person& person, const PrizeEvent& event)
{
    const PlayerData& data = person.data;
    switch (prize.kind) {
    case PrizeKind::place: return true;
    case PrizeKind::group: return isOfGroup(prize.of, data, event);
    case PrizeKind::rating:
    case PrizeKind::under: return data.rating && isWithin(data.rating->value, prize);
    case PrizeKind::age: return data.birth && isWithin(event.year - data.birth->year, prize);
    case PrizeKind::women: return data.sex == Sex::Female;
    case PrizeKind::club: return data.club == prize.of;
    case PrizeKind::unrated: return !data.rating;
    case PrizeKind::performance: return person.performance.has_value();
    case PrizeKind::improvement: return person.improvement.has_value();
    case PrizeKind::free:
    case PrizeKind::team: return false;
    }
    return false;
}

PreparedFund prepare(const PrizeEvent& event, const std::vector<Prize>& prizes, const PrizeRules& rules)
{
    PreparedFund fund;
    for (const Person& person : event.people)
        fund.input.contenders.push_back({person.points, !person.bar});
    std::vector<std::size_t> firstOfSet; // the prize that stands for each set
    for (std::size_t i = 0; i < prizes.size(); ++i) {
        const Prize& prize = prizes[i];
        const bool isCash = prize.thing.isEmpty();
        fund.amounts.push_back(isCash ? cut(prize.amount, event.takePart, rules.fullFrom, rules.unit) : prize.amount);
        if (prize.kind == PrizeKind::free || prize.kind == PrizeKind::team)
            continue;
        const auto known = std::find_if(firstOfSet.begin(), firstOfSet.end(),
                                        [&](std::size_t other) { return isSameSet(prizes[other], prize); });
        const auto set = static_cast<std::size_t>(known - firstOfSet.begin());
        if (known == firstOfSet.end()) {
            firstOfSet.push_back(i);
            const bool byResult = prize.kind == PrizeKind::performance || prize.kind == PrizeKind::improvement;
            const std::size_t scope = rules.limit == PrizeLimit::one             ? 0
                                      : rules.limit == PrizeLimit::oneOfEachKind ? static_cast<std::size_t>(prize.kind)
                                                                                 : set;
            fund.input.sets.push_back({orderFor(prize, event), prize.kind == PrizeKind::place, !byResult, scope});
        }
        fund.input.items.push_back({set, prize.place, fund.amounts.back(), isCash});
        fund.prizeOf.push_back(i);
    }
    return fund;
}

} // namespace pairwright::prizes
