#include "engine/trf/read/requests.h"

#include "engine/trf/read/round_check.h"

#include <map>
#include <utility>

namespace pairwright::trf {

namespace {

CellResult cellOf(ByeKind kind)
{
    switch (kind) {
    case ByeKind::Full: return CellResult::fullPointBye;
    case ByeKind::Half: return CellResult::halfPointBye;
    default: return CellResult::zeroPointBye;
    }
}

ByeKind kindOf(CellResult result)
{
    switch (result) {
    case CellResult::fullPointBye: return ByeKind::Full;
    case CellResult::halfPointBye: return ByeKind::Half;
    default: return ByeKind::Zero;
    }
}

Unexpected<ReadError> refused(ReadErrorCode code, int line, std::string record, FileId player,
                              std::optional<RoundNumber> round = std::nullopt)
{
    ReadError error{.line = line, .code = code, .player = player, .round = round, .record = std::move(record)};
    return Unexpected{std::move(error)};
}

class RequestCollector {
public:
    RequestCollector(const Collected& collected, int pairedRounds, Document& document)
        : collected_(collected)
        , paired_(pairedRounds)
        , document_(document)
    {
    }

    Outcome run()
    {
        fromCells();
        for (const auto& said : collected_.requests240)
            for (const FileId player : said.value.players)
                if (Outcome outcome = add(said.value.kind, said.value.round, player, said.line); !outcome)
                    return outcome;
        for (const auto& said : collected_.absentXxz)
            for (const FileId player : said.value) {
                if (!findPlayer(collected_.players, player))
                    return refused(ReadErrorCode::unknownPlayer, said.line, "XXZ", player);
                requests_.try_emplace({paired_ + 1, player}, ByeKind::Zero);
            }
        for (const auto& [key, kind] : requests_)
            document_.requests.push_back({RoundNumber{key.first}, key.second, kind});
        return Done{};
    }

private:
    void fromCells()
    {
        for (const Collected::PlayerLine& entry : collected_.players)
            for (int round = paired_ + 1; document_.cellIndex(round) < entry.cells.size(); ++round)
                if (const auto& cell = entry.cells[document_.cellIndex(round)])
                    requests_[{round, entry.player.id}] = kindOf(cell->result);
    }

    Outcome add(ByeKind kind, int round, FileId player, int line)
    {
        const Collected::PlayerLine* entry = findPlayer(collected_.players, player);
        if (!entry)
            return refused(ReadErrorCode::unknownPlayer, line, "240", player);
        if (round <= paired_)
            return compareWithCell(*entry, kind, round, line);
        const auto [request, isNew] = requests_.try_emplace({round, player}, kind);
        if (!isNew && request->second != kind)
            return refused(ReadErrorCode::contradictingRequest, line, "240", player, RoundNumber{round});
        return Done{};
    }

    /// Blank cells of a paired round leave the kind of bye to the record.
    Outcome compareWithCell(const Collected::PlayerLine& entry, ByeKind kind, int round, int line)
    {
        const auto position = static_cast<std::size_t>(&entry - collected_.players.data());
        for (int game = 1; game <= document_.gamesOfARound; ++game) {
            const std::size_t index = document_.cellIndex(round, game);
            RoundCell& cell = document_.players[position].rounds[index];
            const bool blank = index >= entry.cells.size() || !entry.cells[index];
            if (blank)
                cell.result = cellOf(kind);
            else if (cell.result != cellOf(kind))
                return refused(ReadErrorCode::contradictingRequest, line, "240", entry.player.id, RoundNumber{round});
        }
        return Done{};
    }

    const Collected& collected_;
    int paired_;
    Document& document_;
    std::map<std::pair<int, FileId>, ByeKind> requests_;
};

} // namespace

Outcome collectRequests(const Collected& collected, int pairedRounds, Document& document)
{
    return RequestCollector(collected, pairedRounds, document).run();
}

} // namespace pairwright::trf
