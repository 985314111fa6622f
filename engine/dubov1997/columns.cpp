#include "engine/dubov1997/columns.h"

#include "engine/dubov1997/completion.h"
#include "engine/dubov1997/row_assignment.h"
#include "engine/field/ranks.h"

#include <algorithm>
#include <stdexcept>

namespace pairwright::dubov1997 {

namespace {

/// 7.3, 7.4: half of the surplus of `from` goes over, as far as 2.6 allows.
void shift(const Field& field, std::vector<int>& from, std::vector<int>& to, bool toBlack, PairedColumns& paired)
{
    if (from.size() < to.size() + 2)
        return;
    const std::size_t wanted = (from.size() - to.size()) / 2;
    std::vector<int> candidates;
    std::copy_if(from.begin(), from.end(), std::back_inserter(candidates),
                 [&](int rank) { return field.mayHave(rank, toBlack ? Colour::Black : Colour::White); });
    std::sort(candidates.begin(), candidates.end(),
              [&](int a, int b) { return toBlack ? field.shiftsFirstToBlack(a, b) : field.shiftsFirstToWhite(a, b); });
    candidates.resize(std::min(wanted, candidates.size()));
    for (const int rank : candidates) {
        std::erase(from, rank);
        to.push_back(rank);
        paired.shifts.push_back({rank, toBlack});
    }
}

void balance(const Field& field, Columns& columns, PairedColumns& paired)
{
    shift(field, columns.white, columns.black, true, paired);
    shift(field, columns.black, columns.white, false, paired);
    std::sort(columns.white.begin(), columns.white.end(), [&](int a, int b) { return field.beforeInWhite(a, b); });
    std::sort(columns.black.begin(), columns.black.end(), [&](int a, int b) { return field.beforeInBlack(a, b); });
}

/// 6.3: an opponent in the own column, below and then above, who lets all others be paired.
std::optional<ColumnPair> pairInOneColumn(const Field& field, const Columns& columns, bool white, std::size_t k)
{
    const std::vector<int>& column = white ? columns.white : columns.black;
    std::vector<int> order(column.begin() + static_cast<std::ptrdiff_t>(k) + 1, column.end());
    for (std::size_t i = k; i-- > 0;)
        order.push_back(column[i]);
    std::vector<int> everybody = columns.white;
    everybody.insert(everybody.end(), columns.black.begin(), columns.black.end());
    std::sort(everybody.begin(), everybody.end());
    ColumnPair pair{column[k], 0, {}, true};
    for (const int other : order) {
        const bool may = field.compatible(column[k], other);
        if (may && canPairAll(field, without(everybody, {column[k], other}))) {
            pair.second = other;
            return pair;
        }
        pair.passed.push_back(
            {other, may ? RejectedAlternative::Reason::othersLeftOver : RejectedAlternative::Reason::incompatible});
    }
    return std::nullopt;
}

/// The row that is without an opponent in the other column: the first White who may meet no Black, the first of the
/// longer column with nobody opposite, or the first White who is left when the rows above are filled. None: all are
/// paired row by row.
struct Row {
    bool white = true;
    std::size_t index = 0;
};
std::optional<Row> rowWithoutOpponent(const Field& field, const Columns& columns)
{
    for (std::size_t k = 0; k < columns.white.size(); ++k)
        if (std::none_of(columns.black.begin(), columns.black.end(),
                         [&](int black) { return field.compatible(columns.white[k], black); }))
            return Row{true, k};
    if (columns.white.size() != columns.black.size())
        return Row{columns.white.size() > columns.black.size(), std::min(columns.white.size(), columns.black.size())};
    if (const auto row = firstUnfilledRow(field, columns))
        return Row{true, *row};
    return std::nullopt;
}

/// The rest of a group that can be paired whole always leaves somebody of the column a partner there: the row itself
/// first, then those below it, then those above.
ColumnPair pairFromRow(const Field& field, const Columns& columns, const Row& row)
{
    const std::size_t count = (row.white ? columns.white : columns.black).size();
    for (std::size_t k = row.index; k < count; ++k)
        if (auto pair = pairInOneColumn(field, columns, row.white, k))
            return std::move(*pair);
    for (std::size_t k = row.index; k-- > 0;)
        if (auto pair = pairInOneColumn(field, columns, row.white, k))
            return std::move(*pair);
    throw std::logic_error("a group that can be paired whole has no pair inside its longer column");
}

} // namespace

Columns columnsOf(const Field& field, const std::vector<int>& players)
{
    Columns columns;
    std::vector<int> without;
    for (const int rank : players) {
        const auto due = field.facts(rank).due;
        (!due ? without : due == Colour::White ? columns.white : columns.black).push_back(rank);
    }
    std::sort(without.begin(), without.end());
    for (const int rank : without)
        (columns.white.size() < columns.black.size() ? columns.white : columns.black).push_back(rank);
    return columns;
}

std::optional<PairedColumns> pairByColumns(const Field& field, const std::vector<int>& players)
{
    std::vector<int> everybody = players;
    std::sort(everybody.begin(), everybody.end());
    if (!canPairAll(field, everybody))
        return std::nullopt;
    PairedColumns paired;
    Columns columns = columnsOf(field, players);
    balance(field, columns, paired);
    while (const auto row = rowWithoutOpponent(field, columns)) {
        ColumnPair pair = pairFromRow(field, columns, *row);
        std::vector<int>& column = row->white ? columns.white : columns.black;
        std::erase(column, pair.first);
        std::erase(column, pair.second);
        paired.pairs.push_back(std::move(pair));
        balance(field, columns, paired);
    }
    std::vector<ColumnPair> rows = fillRows(field, columns);
    std::move(rows.begin(), rows.end(), std::back_inserter(paired.pairs));
    return paired;
}

} // namespace pairwright::dubov1997
