#include "app/domain/rounds/round.h"

#include <algorithm>
#include <set>

namespace pairwright {

std::optional<Tpn> RoundVersion::tpnOf(PlayerKey player) const
{
    const auto found = std::find(order.begin(), order.end(), player);
    if (found == order.end())
        return std::nullopt;
    return Tpn{static_cast<std::int32_t>(found - order.begin()) + 1};
}

namespace {

void addPlaced(const Pairings& pairings, std::set<PlayerKey>& players)
{
    for (const Match& match : pairings.boards)
        players.insert({match.a, match.b});
    if (pairings.bye)
        players.insert(*pairings.bye);
}

} // namespace

std::vector<PlayerKey> RoundVersion::participants() const
{
    std::set<PlayerKey> placed;
    addPlaced(pairings, placed);
    if (manualPhase) {
        addPlaced(manualPhase->pairings, placed);
        placed.insert(manualPhase->pool.begin(), manualPhase->pool.end());
    }
    std::vector<PlayerKey> players;
    for (const PlayerKey key : order)
        if (placed.erase(key) > 0)
            players.push_back(key);
    players.insert(players.end(), placed.begin(), placed.end());
    return players;
}

std::vector<PlayerKey> RoundVersion::unpaired() const
{
    std::set<PlayerKey> placed;
    addPlaced(pairings, placed);
    std::vector<PlayerKey> players = participants();
    std::erase_if(players, [&](PlayerKey key) { return placed.contains(key); });
    return players;
}

const RoundVersion* Round::version(int wanted) const
{
    const auto found =
        std::find_if(versions.begin(), versions.end(), [&](const RoundVersion& v) { return v.version == wanted; });
    return found == versions.end() ? nullptr : &*found;
}

const RoundVersion* Round::published() const
{
    return publishedVersion ? version(*publishedVersion) : nullptr;
}

const RoundVersion* Round::proposal() const
{
    if (publishedVersion || versions.empty() || versions.back().publishedAt)
        return nullptr;
    return &versions.back();
}

const RoundVersion* Round::replacedBy(int version) const
{
    const RoundVersion* found = nullptr;
    for (const RoundVersion& candidate : versions) {
        if (candidate.version < version && candidate.withdrawn)
            found = &candidate;
    }
    return found;
}

RoundState Round::state() const
{
    if (!publishedVersion)
        return proposal() != nullptr ? RoundState::proposed : RoundState::unpaired;
    if (closedAt)
        return RoundState::closed;
    return openBoards().empty() ? RoundState::complete : RoundState::playing;
}

namespace {

template <class Predicate>
std::vector<int> boardsWhere(const RoundVersion* version, Predicate predicate)
{
    std::vector<int> numbers;
    if (version == nullptr)
        return numbers;
    int number = 0;
    for (const Match& match : version->pairings.boards) {
        ++number;
        if (predicate(match))
            numbers.push_back(number);
    }
    return numbers;
}

} // namespace

std::vector<int> Round::openBoards() const
{
    return boardsWhere(published(), [](const Match& match) { return match.isOpen(); });
}

std::vector<int> Round::adjournedBoards() const
{
    return boardsWhere(published(), [](const Match& match) { return match.isAdjourned(); });
}

} // namespace pairwright
