#include "tests/oracle/tiebreaks/opponents.h"

#include <algorithm>
#include <limits>

namespace pairwright::oracle {

namespace {

using Kind = Cell::Kind;

/// What one round brings: the score of the opponent or the dummy, and the own points.
struct Share {
    int score = 0;
    int own = 0;
    bool voluntary = false;
    [[nodiscard]] int product() const { return score * own; }
};

/// 16.4: an unplayed round is a game against a dummy.
int dummyScore(const Event& event, Tpn tpn, const Cell& cell)
{
    const int own = event.score(tpn);
    if (event.rules.edition == TieBreakEdition::y2024)
        return own;
    const int limit = cell.isForfeit() ? adjustedScore(event, *cell.opponent) // 16.4.1
                                       : event.pointsOfDraw * event.rounds;   // 16.4.2
    return std::min(own, limit);
}

std::vector<Share> sharesOf(const Event& event, const Event& own, Tpn tpn, bool forfeitsAsGames)
{
    std::vector<Share> shares;
    for (std::size_t round = 0; round < event.of(tpn).size(); ++round) {
        const Cell& cell = event.of(tpn)[round];
        const int points = own.of(tpn)[round].points;
        if (countsAsGame(event, cell, forfeitsAsGames))
            shares.push_back({adjustedScore(event, *cell.opponent), points, false});
        else if (!event.isRoundRobin())
            shares.push_back({dummyScore(event, tpn, cell), points, cell.isVoluntary()});
    }
    return shares;
}

using Before = bool (*)(const Share&, const Share&);

void cutFirst(std::vector<Share>& shares, Before before)
{
    if (const auto first = std::min_element(shares.begin(), shares.end(), before); first != shares.end())
        shares.erase(first);
}

/// 16.5: the lowest voluntarily unplayed round goes first, if there is one.
bool lowestBuchholz(const Share& a, const Share& b)
{
    return a.voluntary != b.voluntary ? a.voluntary : a.score < b.score;
}

/// 14.1: the product against the opponent with the lowest score, of several the lowest product.
bool lowestOpponent(const Share& a, const Share& b)
{
    return a.score != b.score ? a.score < b.score : a.product() < b.product();
}

bool highestOpponent(const Share& a, const Share& b)
{
    return lowestOpponent(b, a);
}

bool lowestVoluntaryProduct(const Share& a, const Share& b)
{
    if (a.voluntary != b.voluntary)
        return a.voluntary;
    return a.product() != b.product() ? a.product() < b.product() : a.score < b.score;
}

/// 16.5: of the lowest product of a voluntarily unplayed round and the least significant product, the larger goes.
void cutLowProduct(std::vector<Share>& shares)
{
    if (shares.empty())
        return;
    const auto unplayed = std::min_element(shares.begin(), shares.end(), lowestVoluntaryProduct);
    const auto least = std::min_element(shares.begin(), shares.end(), lowestOpponent);
    shares.erase(unplayed->voluntary && unplayed->product() >= least->product() ? unplayed : least);
}

/// 9.2: in a round robin nobody can win a round in which he is free.
int mostPossible(const Event& event, Tpn tpn)
{
    int rounds = 0;
    for (const Cell& cell : event.of(tpn))
        rounds += cell.opponent || !event.isRoundRobin() ? 1 : 0;
    return rounds * event.pointsOfWin;
}

} // namespace

int buchholz(const Event& event, Tpn tpn, const TieBreak& how)
{
    std::vector<Share> shares = sharesOf(event, event, tpn, how.forfeitsAsGames);
    for (int i = 0; i < how.cutLowest; ++i)
        cutFirst(shares, lowestBuchholz);
    for (int i = 0; i < how.cutHighest; ++i)
        cutFirst(shares, highestOpponent);
    int sum = 0;
    for (const Share& share : shares)
        sum += share.score;
    return sum;
}

std::optional<Fraction> averageOfBuchholz(const Event& event, const Event& seen, Tpn tpn, const TieBreak& how)
{
    TieBreak whole = how;
    whole.cutLowest = whole.cutHighest = 0;
    int sum = 0;
    int games = 0;
    for (const Cell& cell : event.of(tpn))
        if (countsAsGame(event, cell, how.forfeitsAsGames)) {
            sum += buchholz(seen, *cell.opponent, whole);
            ++games;
        }
    return games == 0 ? std::nullopt : std::optional(Fraction::of(sum, games));
}

int sonnebornBerger(const Event& event, Tpn tpn, const TieBreak& how)
{
    return sonnebornBerger(event, event, tpn, how);
}

int sonnebornBerger(const Event& event, const Event& own, Tpn tpn, const TieBreak& how)
{
    std::vector<Share> shares = sharesOf(event, own, tpn, how.forfeitsAsGames);
    for (int i = 0; i < how.cutLowest; ++i)
        cutLowProduct(shares);
    for (int i = 0; i < how.cutHighest; ++i)
        cutFirst(shares, highestOpponent);
    int sum = 0;
    for (const Share& share : shares)
        sum += share.product();
    return sum;
}

int koya(const Event& event, Tpn tpn, int limitShift)
{
    int sum = 0;
    for (const Cell& cell : event.of(tpn))
        if (cell.opponent && 2 * event.score(*cell.opponent) >= mostPossible(event, *cell.opponent) + 10 * limitShift)
            sum += cell.points;
    return sum;
}

} // namespace pairwright::oracle
