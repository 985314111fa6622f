#include "engine/ratings/title_norm.h"

#include "engine/ratings/big_swiss.h"

#include <algorithm>

namespace pairwright {

namespace {

using Kind = NormRequirement::Kind;
using Remark = NormCheck::Remark;

constexpr int usualGames = 9;
constexpr int leastTitled = 3;
/// Ways of leaving out wins that are tried for one player; more arise only in very long events.
constexpr int mostTries = 20'000;

/// The first set of games that makes a norm.
struct Found {
    NormGames games;
    int upToRound = 0;
    std::vector<CountedGame> dropped;
};

bool canBeReached(const NormRequirement& requirement)
{
    return requirement.inReach || requirement.waived;
}

class Search {
public:
    /// With games ahead it looks for a norm that can still be reached, without for one that is.
    Search(const RatingEvent& event, Tpn tpn, const NormConditions& conditions)
        : event_(event)
        , tpn_(tpn)
        , conditions_(conditions)
    {
    }

    /// As the games are, or without the fewest wins that do not hold it back.
    std::optional<Found> runAhead(const std::vector<CountedGame>& all)
    {
        const int spare = static_cast<int>(all.size()) + conditions_.gamesAhead - conditions_.leastGames;
        const int wins = static_cast<int>(
            std::count_if(all.begin(), all.end(), [](const CountedGame& game) { return game.halfPoints == 2; }));
        for (int drops = 0; drops <= std::min(spare, wins); ++drops)
            if (auto found = withDrops(all, drops, 0, {}))
                return found;
        return std::nullopt;
    }

    /// All games first, then without wins, fewest first; then the same after each earlier round.
    std::optional<Found> run(const std::vector<CountedGame>& all)
    {
        // Leaving out games never brings a title.
        const NormGames best = measure(event_, tpn_, all, conditions_.numbers);
        if (best.ofKind < leastTitled || 2 * best.titled < conditions_.leastGames)
            return std::nullopt;
        std::vector<CountedGame> games = all;
        while (static_cast<int>(games.size()) >= conditions_.leastGames) {
            const int spare = static_cast<int>(games.size()) - conditions_.leastGames;
            for (int drops = 0; drops <= spare; ++drops)
                if (auto found = withDrops(games, drops, 0, {}))
                    return found;
            if (event_.predeterminedPairings)
                break;
            games.pop_back();
        }
        return std::nullopt;
    }

    [[nodiscard]] bool stopped() const { return tries_ > mostTries; }

private:
    std::optional<Found> withDrops(const std::vector<CountedGame>& games, int drops, std::size_t from,
                                   const std::vector<CountedGame>& dropped)
    {
        if (drops == 0)
            return attempt(games, dropped);
        for (std::size_t i = from; i < games.size() && !stopped(); ++i) {
            if (games[i].halfPoints != 2)
                continue;
            std::vector<CountedGame> fewer = games;
            fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
            std::vector<CountedGame> left = dropped;
            left.push_back(games[i]);
            if (auto found = withDrops(fewer, drops - 1, i, left))
                return found;
        }
        return std::nullopt;
    }

    std::optional<Found> attempt(const std::vector<CountedGame>& games, const std::vector<CountedGame>& dropped)
    {
        ++tries_;
        const NormGames measured = measure(event_, tpn_, games, conditions_.numbers);
        const auto requirements = requirementsFor(conditions_, measured);
        const bool ahead = conditions_.gamesAhead > 0;
        if (!std::all_of(requirements.begin(), requirements.end(), ahead ? canBeReached : isFulfilled))
            return std::nullopt;
        int last = games.empty() ? 0 : games.back().round.value;
        for (const CountedGame& game : dropped)
            last = std::max(last, game.round.value);
        return Found{measured, last, dropped};
    }

    const RatingEvent& event_;
    Tpn tpn_;
    NormConditions conditions_;
    int tries_ = 0;
};

/// A point without a game from the pairing: 8 games are enough then in 9 rounds.
bool hasUnplayedPoint(const RatingEvent& event, Tpn tpn)
{
    for (int round = 1; round <= event.afterRound; ++round) {
        const RoundRecord record = event.state.record(tpn, RoundNumber{round});
        const auto* forfeit = std::get_if<ForfeitedGame>(&record);
        const auto* bye = std::get_if<Bye>(&record);
        if ((forfeit && forfeit->won) || (bye && bye->kind == ByeKind::PairingAllocated))
            return true;
    }
    return false;
}

/// The opponent of the last round did not come: as a loss it may complete the games of a norm (B.01 art. 1.4.2 c).
std::optional<CountedGame> forfeitOfTheLastRound(const RatingEvent& event, Tpn tpn)
{
    const RoundNumber last{event.state.plannedRounds};
    if (event.afterRound < last.value)
        return std::nullopt;
    const RoundRecord record = event.state.record(tpn, last);
    const auto* forfeit = std::get_if<ForfeitedGame>(&record);
    return forfeit && forfeit->won ? std::optional(CountedGame{last, forfeit->opponent, 0}) : std::nullopt;
}

void addRemarks(const RatingEvent& event, Tpn tpn, const std::vector<CountedGame>& all,
                const NormConditions& conditions, NormCheck& check)
{
    const auto add = [&check](bool applies, Remark remark) {
        if (applies)
            check.remarks.push_back(remark);
    };
    const NormRequirement& foreign = check.requirement(Kind::foreignFederations);
    add(foreign.waived, Remark::bigSwiss);
    add(!isFulfilled(foreign), Remark::exceptionsNotKnown);
    add(event.person(tpn).federation.empty(), Remark::ownFederationUnknown);
    add(check.games.unknownFederation > 0, Remark::someFederationsUnknown);
    add(conditions.leastGames < usualGames, Remark::eightGames);
    add(check.achieved && !all.empty() && check.upToRound < all.back().round.value, Remark::laterRoundsDropped);
    add(!check.dropped.empty(), Remark::winsDropped);
    add(!check.achieved && check.requirement(Kind::performance).needsTheStrongest, Remark::strongestOpponents);
    add(check.games.raised.has_value(), Remark::floorRaised);
    add(std::any_of(all.begin(), all.end(),
                    [&](const CountedGame& game) { return !event.ratingIn(game.opponent, game.round); }),
        Remark::unratedOpponents);
}

} // namespace

const NormRequirement& NormCheck::requirement(NormRequirement::Kind kind) const
{
    return *std::find_if(requirements.begin(), requirements.end(),
                         [kind](const NormRequirement& requirement) { return requirement.kind == kind; });
}

std::vector<NormTitle> soughtTitles(const RatedPerson& person)
{
    const FideTitle held = person.title;
    std::vector<NormTitle> titles;
    if (held != FideTitle::GM)
        titles.push_back(NormTitle::GM);
    if (held != FideTitle::GM && held != FideTitle::IM) {
        titles.push_back(NormTitle::IM);
        const bool womansTitle = held == FideTitle::WGM || held == FideTitle::WIM || held == FideTitle::WFM ||
                                 held == FideTitle::WCM; // says it where the sex was left blank
        const bool isWoman = person.isWoman.value_or(womansTitle);
        if (isWoman && held != FideTitle::WGM)
            titles.push_back(NormTitle::WGM);
        if (isWoman && held != FideTitle::WGM && held != FideTitle::WIM)
            titles.push_back(NormTitle::WIM);
    }
    return titles;
}

NormChecker::NormChecker(const RatingEvent& event)
    : event_(event)
    , bigSwiss_(isBigSwiss(event))
{
    for (std::size_t i = 0; i < event.people.size(); ++i)
        byRating_.push_back(Tpn{static_cast<std::int32_t>(i) + 1});
    std::stable_sort(byRating_.begin(), byRating_.end(), [this](Tpn a, Tpn b) { return ratingOf(a) > ratingOf(b); });
}

int NormChecker::ratingOf(Tpn tpn) const
{
    return event_.person(tpn).rating.value_or(leastRating);
}

int NormChecker::strongestNotMet(Tpn tpn, int opponents) const
{
    std::vector<Tpn> met{tpn};
    for (int round = 1; round <= event_.afterRound; ++round)
        if (const auto opponent = scheduledOpponent(event_.state.record(tpn, RoundNumber{round})))
            met.push_back(*opponent);
    int sum = 0;
    int left = opponents;
    for (std::size_t i = 0; i < byRating_.size() && left > 0; ++i)
        if (std::find(met.begin(), met.end(), byRating_[i]) == met.end()) {
            sum += ratingOf(byRating_[i]);
            --left;
        }
    constexpr int strongerThanAnybody = 3000; // of whom the list does not know yet
    return sum + left * strongerThanAnybody;
}

NormCheck NormChecker::check(Tpn tpn, NormTitle title) const
{
    const std::vector<CountedGame> all = countedGames(event_, tpn);
    NormConditions conditions;
    conditions.numbers = numbersOf(title);
    conditions.foreignWaived = bigSwiss_;
    conditions.gamesAhead = event_.person(tpn).gamesAhead;
    if (event_.state.plannedRounds == usualGames && hasUnplayedPoint(event_, tpn))
        conditions.leastGames = usualGames - 1;

    NormCheck check;
    check.title = title;
    NormConditions sofar = conditions;
    sofar.gamesAhead = 0;
    Search search(event_, tpn, sofar);
    auto found = search.run(all);
    if (const auto lost = found ? std::nullopt : forfeitOfTheLastRound(event_, tpn)) {
        std::vector<CountedGame> withIt = all;
        withIt.push_back(*lost);
        NormConditions usual = sofar;
        usual.leastGames = usualGames;
        found = Search(event_, tpn, usual).run(withIt);
        if (found)
            check.remarks.push_back(Remark::lastRoundAsLost);
    }
    if (found) {
        check.achieved = true;
        check.games = found->games;
        check.upToRound = found->upToRound;
        check.dropped = std::move(found->dropped);
        conditions.gamesAhead = 0;
    } else {
        check.upToRound = event_.afterRound;
        conditions.strongestAhead = strongestNotMet(tpn, conditions.gamesAhead);
        auto ahead = conditions.gamesAhead > 0 ? Search(event_, tpn, conditions).runAhead(all) : std::nullopt;
        if (!ahead && conditions.gamesAhead > 0 && event_.state.plannedRounds == usualGames) {
            // A bye or a forfeit win that is still to come makes eight games enough.
            NormConditions eight = conditions;
            eight.leastGames = usualGames - 1;
            eight.gamesAhead = conditions.gamesAhead - 1;
            eight.strongestAhead = strongestNotMet(tpn, eight.gamesAhead);
            ahead = eight.gamesAhead > 0 ? Search(event_, tpn, eight).runAhead(all) : std::nullopt;
            if (ahead)
                conditions = eight;
        }
        check.games = ahead ? ahead->games : measure(event_, tpn, all, conditions.numbers);
        if (ahead)
            check.dropped = std::move(ahead->dropped);
    }
    check.gamesAhead = conditions.gamesAhead;
    check.requirements = requirementsFor(conditions, check.games);
    check.inReach = check.achieved || std::all_of(check.requirements.begin(), check.requirements.end(), canBeReached);
    addRemarks(event_, tpn, all, conditions, check);
    if (!check.achieved && search.stopped())
        check.remarks.push_back(Remark::searchStopped);
    return check;
}

} // namespace pairwright
