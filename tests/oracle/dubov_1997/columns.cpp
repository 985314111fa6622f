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
        if (!mayHave(entrants, rank, colour) && entrants.omitted != Omitted::limitOfShifting) // 2.6
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

/// 6.3: an opponent in his own column for the player in row k: from k+1 down to the end, then from k-1 up to 1, the
/// first with whom the rest, arranged anew, can be paired whole. No value: there is none.
std::optional<Pairs> pairInOwnColumn(const Entrants& entrants, const Sides& columns, bool whites, std::size_t k)
{
    const Ranks& own = whites ? columns.whites : columns.blacks;
    Ranks candidates(own.begin() + static_cast<std::ptrdiff_t>(k) + 1, own.end());
    for (std::size_t i = k; i > 0; --i)
        candidates.push_back(own[i - 1]);
    for (const Rank other : candidates) {
        if (!mayBePaired(entrants, own[k], other))
            continue;
        Sides rest = columns;
        Ranks& shortened = whites ? rest.whites : rest.blacks;
        shortened.erase(std::find(shortened.begin(), shortened.end(), own[k]));
        shortened.erase(std::find(shortened.begin(), shortened.end(), other));
        auto pairs = pairColumns(entrants, balancedColumns(entrants, rest));
        if (!pairs)
            continue;
        pairs->insert(pairs->begin(), {own[k], other});
        return pairs;
    }
    return std::nullopt;
}

/// Reading: a group that can be paired whole is paired whole (6.4), so where row k finds nobody in its column either,
/// the rows below it are tried, then those above.
std::optional<Pairs> pairFromRow(const Entrants& entrants, const Sides& columns, bool whites, std::size_t k)
{
    const std::size_t count = (whites ? columns.whites : columns.blacks).size();
    for (std::size_t row = k; row < count; ++row)
        if (auto pairs = pairInOwnColumn(entrants, columns, whites, row))
            return pairs;
    for (std::size_t row = k; row > 0; --row)
        if (auto pairs = pairInOwnColumn(entrants, columns, whites, row - 1))
            return pairs;
    return std::nullopt;
}

/// How many rows from the top can be filled with different Blacks.
std::size_t filledRows(const Entrants& entrants, const Sides& columns)
{
    for (std::size_t count = columns.whites.size(); count > 0; --count) {
        Pairs rows;
        const Ranks upper(columns.whites.begin(), columns.whites.begin() + static_cast<std::ptrdiff_t>(count));
        if (fillRows(entrants, upper, columns.blacks, rows))
            return count;
    }
    return 0;
}

} // namespace

Sides balancedColumns(const Entrants& entrants, Sides sides)
{
    if (sides.whites.size() > sides.blacks.size()) {
        sortForShiftToBlack(entrants, sides.whites);
        if (entrants.omitted == Omitted::orderOfShifting)
            std::reverse(sides.whites.begin(), sides.whites.end());
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
            return pairFromRow(entrants, columns, true, k);
    if (whites.size() != blacks.size()) { // reading: who has no row opposite looks in his own column
        const bool moreWhites = whites.size() > blacks.size();
        return pairFromRow(entrants, columns, moreWhites, std::min(whites.size(), blacks.size()));
    }
    Pairs rows;
    if (!fillRows(entrants, whites, blacks, rows))
        return pairFromRow(entrants, columns, true, filledRows(entrants, columns));
    return rows;
}

std::optional<Pairs> pairByColumns(const Entrants& entrants, const Ranks& players)
{
    return pairColumns(entrants, balancedColumns(entrants, sidesOf(entrants, players)));
}

} // namespace pairwright::oracle::dubov1997
