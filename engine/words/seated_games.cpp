#include "engine/words/seated_games.h"

#include "engine/round_rules.h"

#include <utility>

namespace pairwright {

namespace {

SeatedPlayer atPlace(const TeamOrders& orders, Tpn team, int place)
{
    const auto index = static_cast<std::size_t>(team.value - 1);
    const auto seat = static_cast<std::size_t>(place - 1);
    return index < orders.size() && seat < orders[index].size() ? orders[index][seat] : SeatedPlayer{};
}

} // namespace

TeamOrders teamOrdersOf(const trf::TeamFile& file)
{
    TeamOrders orders;
    for (const trf::TeamLine& team : file.teams.teams) {
        auto& order = orders.emplace_back();
        for (const trf::FileId id : team.players) {
            const trf::Player* player = file.games.find(id);
            order.push_back({id.value, player ? player->name : std::string()});
        }
    }
    return orders;
}

std::vector<SeatedGame> seatedGames(const PairingRequest& request, RoundNumber round, const RoundPairing& pairing,
                                    const TeamOrders& orders)
{
    const std::vector<TableSeats> seats = seatsByTable(request.system, request.options, round);
    std::vector<SeatedGame> games;
    for (const Board& match : pairing.boards)
        for (std::size_t i = 0; i < seats.size(); ++i) {
            SeatedGame game{static_cast<int>(i) + 1, atPlace(orders, match.white, seats[i].ofWhite),
                            atPlace(orders, match.black, seats[i].ofBlack)};
            if (i % 2 == 1) // colours alternate from the first board on
                std::swap(game.white, game.black);
            games.push_back(std::move(game));
        }
    return games;
}

std::string gamesText(const std::vector<SeatedGame>& games)
{
    const auto nameOf = [](const SeatedPlayer& player) {
        return player.id == 0 ? std::string("nobody") : std::to_string(player.id) + " " + player.name;
    };
    std::string text;
    for (const SeatedGame& game : games)
        text += "board " + std::to_string(game.board) + ": " + nameOf(game.white) + " - " + nameOf(game.black) + "\n";
    return text;
}

} // namespace pairwright
