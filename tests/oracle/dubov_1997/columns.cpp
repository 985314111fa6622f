#include "tests/oracle/dubov_1997/columns.h"

#include <algorithm>

namespace pairwright::oracle::dubov1997 {

namespace {

/// The first so many who may have the other colour change the side.
void shift(const Entrants& entrants, Ranks& from, Ranks& to, Colour colour, std::size_t count)
{
    const Ranks order = from;
    for (const Rank rank : order) {
        if (count == 0)
            return;
        if (!mayHave(entrants, rank, colour)) // 2.6
            continue;
        from.erase(std::find(from.begin(), from.end(), rank));
        to.push_back(rank);
        --count;
    }
}

bool finds(const Entrants& entrants, Rank rank, const Ranks& others)
{
    return std::any_of(others.begin(), others.end(), [&](Rank other) { return mayBePaired(entrants, rank, other); });
}

/// 6.3: row k gets the first Black from row k on who leaves opponents for the rows below; those passed over go to the
/// rows below in their order. If nobody does, row k-1 is changed, then k-2 ...
bool fillRows(const Entrants& entrants, const Ranks& whites, const Ranks& blacks, Pairs& rows)
{
    if (rows.size() == whites.size())
        return true;
    const Rank white = whites[rows.size()];
    for (std::size_t i = 0; i < blacks.size(); ++i) {
        if (!mayBePaired(entrants, white, blacks[i]))
            continue;
        Ranks rest = blacks;
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
        rows.emplace_back(white, blacks[i]);
        if (fillRows(entrants, whites, rest, rows))
            return true;
        rows.pop_back();
    }
    return false;
}

/// 6.3: an opponent in his own column for the player in row k: from k+1 down to the end, then from k-1 up to 1. That
/// pair is taken out, and the rest is arranged anew. No value: he finds none, or the rest cannot be paired.
std::optional<Pairs> pairInOwnColumn(const Entrants& entrants, const Sides& columns, bool whites, std::size_t k)
{
    const Ranks& own = whites ? columns.whites : columns.blacks;
    Ranks candidates(own.begin() + static_cast<std::ptrdiff_t>(k) + 1, own.end());
    for (std::size_t i = k; i > 0; --i)
        candidates.push_back(own[i - 1]);
    const auto found = std::find_if(candidates.begin(), candidates.end(),
                                    [&](Rank other) { return mayBePaired(entrants, own[k], other); });
    if (found == candidates.end())
        return std::nullopt;
    Sides rest = columns;
    Ranks& shortened = whites ? rest.whites : rest.blacks;
    const std::pair<Rank, Rank> pair{own[k], *found};
    shortened.erase(std::find(shortened.begin(), shortened.end(), pair.first));
    shortened.erase(std::find(shortened.begin(), shortened.end(), pair.second));
    auto pairs = pairColumns(entrants, balancedColumns(entrants, rest));
    if (pairs)
        pairs->insert(pairs->begin(), pair);
    return pairs;
}

} // namespace

Sides balancedColumns(const Entrants& entrants, Sides sides)
{
    if (sides.whites.size() > sides.blacks.size()) {
        sortForShiftToBlack(entrants, sides.whites);
        shift(entrants, sides.whites, sides.blacks, Colour::Black, (sides.whites.size() - sides.blacks.size()) / 2);
    } else if (sides.blacks.size() > sides.whites.size()) {
        sortForShiftToWhite(entrants, sides.blacks);
        shift(entrants, sides.blacks, sides.whites, Colour::White, (sides.blacks.size() - sides.whites.size()) / 2);
    }
    sortAsWhites(entrants, sides.whites);
    sortAsBlacks(entrants, sides.blacks);
    return sides;
}

std::optional<Pairs> pairColumns(const Entrants& entrants, const Sides& columns)
{
    const Ranks& whites = columns.whites;
    const Ranks& blacks = columns.blacks;
    for (std::size_t k = 0; k < whites.size(); ++k)
        if (!finds(entrants, whites[k], blacks))
            return pairInOwnColumn(entrants, columns, true, k);
    if (whites.size() != blacks.size()) { // reading: who has no row opposite looks in his own column
        const bool moreWhites = whites.size() > blacks.size();
        return pairInOwnColumn(entrants, columns, moreWhites, std::min(whites.size(), blacks.size()));
    }
    Pairs rows;
    if (!fillRows(entrants, whites, blacks, rows))
        return std::nullopt;
    return rows;
}

std::optional<Pairs> pairByColumns(const Entrants& entrants, const Ranks& players)
{
    return pairColumns(entrants, balancedColumns(entrants, sidesOf(entrants, players)));
}

} // namespace pairwright::oracle::dubov1997
