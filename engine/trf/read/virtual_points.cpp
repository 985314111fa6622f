#include "engine/trf/read/virtual_points.h"

#include <algorithm>
#include <map>
#include <numeric>

namespace pairwright::trf {

namespace {

using Table = std::vector<std::vector<Score>>; ///< by position of the player, then by round

void set(std::vector<Score>& rounds, int round, Score points)
{
    const auto index = static_cast<std::size_t>(round - 1);
    if (rounds.size() <= index)
        rounds.resize(index + 1);
    rounds[index] = points;
}

void dropZerosAtEnd(Table& table)
{
    for (auto& rounds : table)
        while (!rounds.empty() && rounds.back() == Score{})
            rounds.pop_back();
}

/// The places of one round that no record has filled yet, in ascending order.
class FreePlaces {
public:
    explicit FreePlaces(std::size_t count)
        : next_(count + 1)
    {
        std::iota(next_.begin(), next_.end(), std::size_t{0});
    }
    /// The first one from `place` on; the count of all where there is none.
    std::size_t from(std::size_t place)
    {
        while (next_[place] != place)
            place = next_[place] = next_[next_[place]];
        return place;
    }
    void fill(std::size_t place) { next_[place] = place + 1; }

private:
    std::vector<std::size_t> next_;
};

/// Ids of a range need not all exist; a later record of the same player and round replaces an earlier one. Therefore
/// backwards: each place is filled once, however many records there are.
Table from250(const Collected& collected, const Document& document)
{
    const auto& players = document.players; // by id
    Table table(players.size());
    std::map<int, FreePlaces> rounds;
    for (auto said = collected.virtual250.rbegin(); said != collected.virtual250.rend(); ++said) {
        const auto& range = said->value;
        const auto first = std::lower_bound(players.begin(), players.end(), range.first,
                                            [](const Player& player, FileId id) { return player.id < id; });
        const auto begin = static_cast<std::size_t>(first - players.begin());
        for (int round = range.firstRound; round <= range.lastRound; ++round) {
            FreePlaces& free = rounds.try_emplace(round, players.size()).first->second;
            for (std::size_t i = free.from(begin); i < players.size() && players[i].id <= range.last;
                 i = free.from(i)) {
                set(table[i], round, range.points);
                free.fill(i);
            }
        }
    }
    dropZerosAtEnd(table);
    return table;
}

Expected<Table, ReadError> fromXxa(const Collected& collected, const Document& document)
{
    Table table(document.players.size());
    for (const auto& said : collected.virtualXxa) {
        const Player* player = document.find(said.value.player);
        if (!player)
            return Unexpected{ReadError{
                .line = said.line, .code = ReadErrorCode::unknownPlayer, .player = said.value.player, .record = "XXA"}};
        table[static_cast<std::size_t>(player - document.players.data())] = said.value.byRound;
    }
    dropZerosAtEnd(table);
    return table;
}

} // namespace

Outcome collectVirtualPoints(const Collected& collected, Document& document)
{
    Table ranges = from250(collected, document);
    auto lists = fromXxa(collected, document);
    if (!lists)
        return Unexpected{lists.error()};
    const bool both = !collected.virtual250.empty() && !collected.virtualXxa.empty();
    if (both && ranges != *lists) {
        const auto differs = std::mismatch(ranges.begin(), ranges.end(), lists->begin());
        const auto position = static_cast<std::size_t>(differs.first - ranges.begin());
        return Unexpected{ReadError{.line = collected.virtual250.front().line,
                                    .code = ReadErrorCode::contradictingRecords,
                                    .otherLine = collected.virtualXxa.front().line,
                                    .player = document.players[position].id,
                                    .record = "250",
                                    .detail = "XXA"}};
    }
    Table& table = collected.virtual250.empty() ? lists.value() : ranges;
    for (std::size_t i = 0; i < document.players.size(); ++i)
        document.players[i].virtualPoints = std::move(table[i]);
    return Done{};
}

} // namespace pairwright::trf
