#include "app/prizes/what_it_brings.h"

#include "app/prizes/prize_assignment.h"
#include "engine/base/random.h"
#include "engine/tiebreaks/rating_tables.h"

#include <algorithm>

namespace pairwright::prizes {

namespace {

constexpr std::array ends{GameResult::whiteWins, GameResult::draw, GameResult::blackWins};

/// An open game: of the round that is played, on some board.
struct OpenGame {
    std::size_t board = 0;
    std::size_t game = 0;
    int whiteExpects = 50; ///< per cent
};

/// How the other boards end in the `way`-th of all ways, or one that is drawn by the ratings.
std::vector<GameResult> endOf(const std::vector<OpenGame>& others, std::size_t way, bool all, Random& random)
{
    std::vector<GameResult> results;
    for (const OpenGame& game : others) {
        if (all) {
            results.push_back(ends.at(way % ends.size()));
            way /= ends.size();
            continue;
        }
        // A third of the games is drawn, as far as the expectation leaves room for it.
        const int draws = std::min(33, 2 * std::min(game.whiteExpects, 100 - game.whiteExpects));
        const int drawn = static_cast<int>(random.below(100));
        results.push_back(drawn < draws                                   ? GameResult::draw
                          : drawn < draws + game.whiteExpects - draws / 2 ? GameResult::whiteWins
                                                                          : GameResult::blackWins);
    }
    return results;
}

void count(const Tournament& tournament, PlayerKey player, Prospect& prospect, bool isFirst)
{
    const PrizeAssignment assignment = assignPrizes(tournament);
    const auto place = assignment.placeOf(player);
    const std::int64_t cash = place ? assignment.cashOf(*place) : 0;
    prospect.least = isFirst ? cash : std::min(prospect.least, cash);
    prospect.most = std::max(prospect.most, cash);
    prospect.average += cash; // the sum, as long as it is counted
    if (cash > 0 || (place && !assignment.prizesOf(*place).empty()))
        ++prospect.prizes;
}

} // namespace

std::optional<Prospects> prospectsOf(const Tournament& tournament, PlayerKey player, int ways,
                                     const std::function<bool()>& mustStop)
{
    const RoundNumber last = tournament.lastPublished();
    const Round* shown = tournament.round(last);
    if (shown == nullptr)
        return std::nullopt;
    Tournament tried = tournament;
    tried.settings.announced.reset();
    auto& boards = std::find_if(tried.rounds.begin(), tried.rounds.end(), [&](const Round& round) {
                       return round.number == last;
                   })->versions;
    const int version = shown->published()->version;
    auto& matches = std::find_if(boards.begin(), boards.end(), [version](const RoundVersion& one) {
                        return one.version == version;
                    })->pairings.boards;
    std::vector<OpenGame> others;
    std::optional<OpenGame> own;
    Prospects prospects;
    for (std::size_t board = 0; board < matches.size(); ++board)
        for (std::size_t game = 0; game < matches[board].games.size(); ++game) {
            const Game& one = matches[board].games[game];
            if (one.outcome.result && *one.outcome.result != GameResult::adjourned)
                continue;
            const auto& white = tournament.player(one.white)->data.rating;
            const auto& black = tournament.player(one.black)->data.rating;
            const OpenGame open{board, game, white && black ? expectedPercentFor(white->value - black->value) : 50};
            if (!own && (one.white == player || one.black == player)) {
                own = open;
                prospects.board = {last, static_cast<int>(board) + 1, static_cast<int>(game) + 1};
                prospects.opponent = matches[board].opponentOf(player);
            } else {
                others.push_back(open);
            }
        }
    if (!own)
        return std::nullopt;
    std::size_t possible = 1;
    for (std::size_t i = 0; i < others.size() && possible <= static_cast<std::size_t>(ways); ++i)
        possible *= ends.size();
    prospects.all = possible <= static_cast<std::size_t>(ways);
    prospects.ways = prospects.all ? static_cast<int>(possible) : ways;
    Random random(1);
    Game& game = matches[own->board].games[own->game];
    const bool isWhite = game.white == player;
    for (int way = 0; way < prospects.ways; ++way) {
        const auto results = endOf(others, static_cast<std::size_t>(way), prospects.all, random);
        for (std::size_t i = 0; i < others.size(); ++i)
            matches[others[i].board].games[others[i].game].outcome.result = results[i];
        for (std::size_t result = 0; result < ends.size(); ++result) {
            if (mustStop && mustStop())
                return std::nullopt;
            game.outcome.result = ends.at(isWhite ? result : ends.size() - 1 - result);
            count(tried, player, prospects.of.at(result), way == 0);
        }
    }
    for (Prospect& prospect : prospects.of)
        prospect.average /= std::max(1, prospects.ways);
    return prospects;
}

} // namespace pairwright::prizes
