#include "app/domain/tournament.h"

#include "engine/capabilities.h"
#include "engine/tiebreaks/tie_break_info.h"

#include <algorithm>

namespace pairwright {

namespace {

const Player* findIn(const std::vector<Player>& list, PlayerKey key)
{
    const auto found = std::lower_bound(list.begin(), list.end(), key,
                                        [](const Player& one, PlayerKey wanted) { return one.key < wanted; });
    return found == list.end() || found->key != key ? nullptr : &*found;
}

} // namespace

const Player* Tournament::player(PlayerKey key) const
{
    return findIn(players, key);
}

const Player* Tournament::member(PlayerKey key) const
{
    return findIn(members, key);
}

const Player* Tournament::anybody(PlayerKey key) const
{
    const Player* found = player(key);
    return found != nullptr ? found : member(key);
}

std::vector<const Player*> Tournament::membersOf(PlayerKey team) const
{
    std::vector<const Player*> found;
    for (const Player& one : members)
        if (one.team && one.team->team == team)
            found.push_back(&one);
    std::sort(found.begin(), found.end(), [](const Player* one, const Player* other) {
        return std::pair(one->team->place, one->key) < std::pair(other->team->place, other->key);
    });
    return found;
}

const Round* Tournament::round(RoundNumber number) const
{
    const auto index = static_cast<std::size_t>(number.value - 1);
    return number.value >= 1 && index < rounds.size() ? &rounds[index] : nullptr;
}

const Match* Tournament::board(BoardId id) const
{
    const Round* found = round(id.round);
    const RoundVersion* version = found != nullptr ? found->published() : nullptr;
    if (version == nullptr || id.board < 1)
        return nullptr;
    const auto index = static_cast<std::size_t>(id.board - 1);
    if (index >= version->pairings.boards.size())
        return nullptr;
    const Match& match = version->pairings.boards[index];
    return id.game >= 1 && id.game <= match.gameCount() ? &match : nullptr;
}

const Game* Tournament::game(BoardId id) const
{
    const Match* match = board(id);
    return match != nullptr ? &match->game(id.game) : nullptr;
}

RoundNumber Tournament::lastPublished() const
{
    const auto published = [](const Round& round) {
        return round.publishedVersion.has_value();
    };
    return RoundNumber{static_cast<int>(std::count_if(rounds.begin(), rounds.end(), published))};
}

int Tournament::atMostPublished(int count) const
{
    return std::clamp(count, 0, lastPublished().value);
}

const Round* Tournament::roundBehind(RoundNumber number) const
{
    const bool oneByOne = capabilitiesOf(settings.system).rounds == RoundsMade::oneByOne;
    return oneByOne ? round(RoundNumber{number.value - 1}) : nullptr;
}

const Round* Tournament::roundMadeFrom(RoundNumber number) const
{
    const Round* next = round(RoundNumber{number.value + 1});
    const bool made = next != nullptr && (next->published() != nullptr || next->proposal() != nullptr);
    return made && roundBehind(next->number) != nullptr ? next : nullptr;
}

bool Tournament::isClosed(RoundNumber number) const
{
    if (capabilitiesOf(settings.system).results == ResultsOpen::everyPublishedRound)
        return false;
    const Round* next = roundMadeFrom(number);
    return next != nullptr && next->published() != nullptr;
}

bool Tournament::mayEnterResults(RoundNumber number) const
{
    const Round* found = round(number);
    return found != nullptr && found->published() != nullptr && !isClosed(number);
}

std::vector<const Round*> Tournament::roundsInPlay() const
{
    std::vector<const Round*> found;
    for (const Round& round : rounds)
        if (mayEnterResults(round.number))
            found.push_back(&round);
    return found;
}

const Round* Tournament::roundInPlay() const
{
    const std::vector<const Round*> all = roundsInPlay();
    const auto open =
        std::find_if(all.begin(), all.end(), [](const Round* round) { return !round->openBoards().empty(); });
    return open != all.end() ? *open : all.empty() ? nullptr : all.back();
}

std::optional<RoundNumber> Tournament::roundEditedByHand() const
{
    for (const Round& round : rounds)
        if (const RoundVersion* proposal = round.proposal(); proposal != nullptr && proposal->manualPhase)
            return round.number;
    return std::nullopt;
}

bool Tournament::declarationsAreFixed() const
{
    const auto wasPublished = [](const Round& round) {
        return std::ranges::any_of(round.versions,
                                   [](const RoundVersion& version) { return version.withdrawn.has_value(); });
    };
    return hasBegun() || (inFideMode(settings) && std::ranges::any_of(rounds, wasPublished));
}

std::set<PlayerKey> Tournament::leftOut() const
{
    std::set<PlayerKey> found;
    if (!capabilitiesOf(settings.system).allPlayAll)
        return found;
    std::set<PlayerKey> inPlay; // with a game that counts
    for (const Round& round : rounds)
        if (const RoundVersion* version = round.published())
            for (const Match& match : version->pairings.boards)
                for (const PlayerKey key : {match.a, match.b}) {
                    const bool counts = std::any_of(match.games.begin(), match.games.end(),
                                                    [](const Game& game) { return game.outcome.counts; });
                    (counts ? inPlay : found).insert(key);
                }
    std::erase_if(found, [&](PlayerKey key) {
        const Player* one = player(key);
        const bool isGone = one != nullptr && !one->withdrawals.empty() && !one->withdrawals.back().back;
        return inPlay.contains(key) || !(isGone || allRoundsPublished());
    });
    return found;
}

TieBreakRules Tournament::tieBreakRules() const
{
    return {tieBreakEditionInForce(event.start.toString(Qt::ISODate).toStdString()), formatOf(settings.system),
            settings.teams ? Entrants::teams : Entrants::players};
}

} // namespace pairwright
