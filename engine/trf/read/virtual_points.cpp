#include "engine/trf/read/virtual_points.h"

#include <algorithm>

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

/// Ids of a range need not all exist; a later record of the same player and round replaces an earlier one.
Table from250(const Collected& collected, const Document& document)
{
    Table table(document.players.size());
    for (const auto& said : collected.virtual250)
        for (std::size_t i = 0; i < document.players.size(); ++i)
            if (document.players[i].id >= said.value.first && document.players[i].id <= said.value.last)
                for (int round = said.value.firstRound; round <= said.value.lastRound; ++round)
                    set(table[i], round, said.value.points);
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
