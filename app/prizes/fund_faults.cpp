#include "app/prizes/fund_faults.h"

#include <algorithm>

namespace pairwright::prizes {

namespace {

using Code = FundNote::Code;

class FundCheck {
public:
    explicit FundCheck(const PrizeAssignment& assignment)
        : all_(assignment)
    {
    }

    std::vector<FundNote> notes()
    {
        checkSets();
        checkGroups();
        checkPlaces();
        checkRules();
        checkPrizes();
        std::stable_sort(notes_.begin(), notes_.end(),
                         [](const FundNote& one, const FundNote& other) { return one.code < other.code; });
        return std::move(notes_);
    }

private:
    FundNote& add(Code code, std::optional<std::size_t> prize = {})
    {
        FundNote& note = notes_.emplace_back();
        note.code = code;
        note.prize = prize;
        return note;
    }

    void checkSets()
    {
        const AssignmentInput& input = all_.fund.input;
        for (std::size_t set = 0; set < input.sets.size(); ++set) {
            std::optional<std::size_t> first;
            std::int64_t items = 0;
            for (std::size_t item = 0; item < input.items.size(); ++item)
                if (input.items[item].set == set) {
                    first = first.value_or(all_.fund.prizeOf[item]);
                    ++items;
                }
            const auto people = static_cast<std::int64_t>(input.sets[set].order.size());
            if (people == 0)
                add(Code::nobodyInSet, first);
            else if (items > people) {
                FundNote& note = add(Code::morePrizesThanPlayers, first);
                note.value = items;
                note.other = people;
            }
        }
    }

    void checkGroups()
    {
        bool hasGroups = false;
        for (std::size_t i = 0; i < all_.prizes.size(); ++i) {
            const Prize& prize = all_.prizes[i];
            hasGroups = hasGroups || prize.kind == PrizeKind::group;
            if (prize.kind == PrizeKind::team && !isRanked(prize.of))
                add(Code::groupUnknown, i);
        }
        const auto inNone =
            std::count_if(all_.event.people.begin(), all_.event.people.end(), [&](const Person& person) {
                return person.data.group.isEmpty() &&
                       std::none_of(all_.event.groupRules.begin(), all_.event.groupRules.end(),
                                    [&](const GroupRule& rule) { return pairwright::belongsTo(rule, person.data); });
            });
        if (hasGroups && inNone > 0)
            add(Code::inNoGroup).value = inNone;
    }

    [[nodiscard]] bool isRanked(const QString& name) const
    {
        return std::any_of(all_.event.teams.begin(), all_.event.teams.end(),
                           [&](const RankedTeams& ranked) { return ranked.ranking.name == name; });
    }

    void checkPlaces()
    {
        for (std::size_t i = 0; i < all_.prizes.size(); ++i)
            for (std::size_t j = i + 1; j < all_.prizes.size(); ++j)
                if (all_.prizes[i].place == all_.prizes[j].place && isSameSet(all_.prizes[i], all_.prizes[j]))
                    add(Code::samePlaceTwice, i).otherPrize = j;
    }

    void checkRules()
    {
        const PrizeRules& rules = all_.rules;
        if (rules.leastGames > all_.event.rounds) {
            FundNote& note = add(Code::moreGamesThanRounds);
            note.value = rules.leastGames;
            note.other = all_.event.rounds;
        }
        if (rules.lowest == 0)
            return;
        std::int64_t highest = 0;
        for (std::size_t i = 0; i < all_.prizes.size(); ++i)
            if (all_.prizes[i].thing.isEmpty())
                highest = std::max(highest, all_.fund.amounts[i]);
        if (rules.sharing == PrizeSharing::none)
            add(Code::lowestWithoutSharing);
        else if (rules.lowest > highest) {
            FundNote& note = add(Code::lowestAboveAll);
            note.value = rules.lowest;
            note.other = highest;
        }
    }

    void checkPrizes()
    {
        for (std::size_t i = 0; i < all_.prizes.size(); ++i) {
            const Prize& prize = all_.prizes[i];
            if (prize.kind == PrizeKind::unrated && all_.rules.ratedOnly)
                add(Code::ratedOnlyAndUnrated, i);
            if (all_.rules.sharing != PrizeSharing::none && prize.thing.isEmpty() &&
                all_.fund.amounts[i] % all_.rules.unit != 0)
                add(Code::unitDoesNotFit, i);
            const auto winner = all_.winnerOf(i);
            if (prize.kind == PrizeKind::free && !winner)
                add(Code::notGiven, i);
            else if (prize.kind == PrizeKind::free && all_.event.people[*winner].bar)
                add(Code::givenToBarred, i);
            else if (winner)
                checkEquals(i, *winner);
        }
    }

    /// Somebody who shares the rank of the winner, stands behind him in the order of the prize, and has less.
    void checkEquals(std::size_t prize, std::size_t winner)
    {
        const auto item = all_.itemOf(prize);
        if (!item || !all_.event.people[winner].sharedRank || !all_.event.isOver)
            return;
        const PrizeSet& set = all_.fund.input.sets[all_.fund.input.items[*item].set];
        if (!set.shared || (all_.rules.sharing == PrizeSharing::equal && all_.prizes[prize].thing.isEmpty()))
            return; // shared, or not by the standings
        auto next = std::find(set.order.begin(), set.order.end(), winner);
        for (++next; next != set.order.end() && all_.event.people[*next].rank == all_.event.people[winner].rank; ++next)
            if (const WhyNot why = whyNot(all_.fund.input, all_.winners, *next, *item);
                why.reason == WhyNot::Reason::before) {
                add(Code::equalInAll, prize).person = *next;
                return;
            }
    }

    const PrizeAssignment& all_;
    std::vector<FundNote> notes_;
};

} // namespace

std::vector<FundNote> notesOn(const PrizeAssignment& assignment)
{
    return FundCheck(assignment).notes();
}

} // namespace pairwright::prizes
