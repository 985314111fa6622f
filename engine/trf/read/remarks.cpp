#include "engine/trf/read/remarks.h"

#include <algorithm>
#include <map>

namespace pairwright::trf {

namespace {

Score virtualOf(const Player& player, int round)
{
    const auto index = static_cast<std::size_t>(round - 1);
    return round >= 1 && index < player.virtualPoints.size() ? player.virtualPoints[index] : Score{};
}

/// The sums that programs write as points: with or without the adjourned game, the bye already granted
/// for the `next` round, and the virtual points of that round or of the one before it.
bool isUsualSum(Score written, const Player& player, const Document& document, int next)
{
    Score adjourned;
    for (const RoundCell& cell : player.rounds)
        if (cell.result == CellResult::adjourned)
            adjourned += pointsFor(document.points, cell);
    const Score requested = document.byeAskedFor(player);
    const Score sum = document.pointsOf(player);
    for (const Score base : {sum, sum - adjourned})
        for (const Score bye : {Score{}, requested})
            for (const Score extra : {Score{}, virtualOf(player, next), virtualOf(player, next - 1)})
                if (written == base + bye + extra)
                    return true;
    return false;
}

void comparePoints(Collected& collected, const Document& document)
{
    if (collected.abnormalPoints)
        return;
    const int next = document.pairedRounds() + 1;
    for (std::size_t i = 0; i < document.players.size(); ++i) {
        const Collected::PlayerLine& entry = collected.players[i];
        const Player& player = document.players[i];
        if (entry.points && !isUsualSum(*entry.points, player, document, next))
            collected.repairs.push_back({entry.line, RepairCode::points, player.id, std::nullopt,
                                         toString(*entry.points), toString(document.pointsOf(player))});
    }
}

void reportTwins(Collected& collected)
{
    std::map<std::string, const Collected::PlayerLine*> byName;
    std::map<std::string, const Collected::PlayerLine*> byFideId;
    std::vector<Repair> found;
    for (const Collected::PlayerLine& entry : collected.players) {
        const Player& player = entry.player;
        if (!player.fideId.empty() && !byFideId.try_emplace(player.fideId, &entry).second)
            found.push_back({entry.line, RepairCode::duplicateFideId, player.id, std::nullopt, player.fideId, ""});
        if (player.name.empty())
            continue;
        const auto [first, isNew] = byName.try_emplace(player.name, &entry);
        const std::string& firstId = first->second->player.fideId;
        const bool clearlyOthers = !firstId.empty() && !player.fideId.empty() && firstId != player.fideId;
        if (!isNew && !clearlyOthers)
            found.push_back({entry.line, RepairCode::duplicateName, player.id, std::nullopt, player.name, ""});
    }
    collected.repairs.insert(collected.repairs.end(), found.begin(), found.end());
}

void reportSeveralByes(Collected& collected, const Document& document)
{
    for (int round = 1; round <= document.pairedRounds(); ++round) {
        const std::size_t index = document.cellIndex(round);
        const auto byes =
            std::count_if(document.players.begin(), document.players.end(), [index](const Player& player) {
                return player.rounds[index].result == CellResult::pairingBye;
            });
        if (byes > 1)
            collected.repairs.push_back(
                {0, RepairCode::severalPairingByes, std::nullopt, RoundNumber{round}, std::to_string(byes), ""});
    }
}

} // namespace

void addRemarks(Collected& collected, const Document& document)
{
    const int count = static_cast<int>(document.players.size());
    if (collected.playerCount && collected.playerCount->value != count)
        collected.repair(collected.playerCount->line, RepairCode::playerCount,
                         std::to_string(collected.playerCount->value), std::to_string(count));
    const auto rated = std::count_if(document.players.begin(), document.players.end(),
                                     [](const Player& player) { return player.rating.has_value(); });
    if (collected.ratedCount && collected.ratedCount->value != rated)
        collected.repair(collected.ratedCount->line, RepairCode::ratedCount,
                         std::to_string(collected.ratedCount->value), std::to_string(rated));
    comparePoints(collected, document);
    reportTwins(collected);
    reportSeveralByes(collected, document);
}

} // namespace pairwright::trf
