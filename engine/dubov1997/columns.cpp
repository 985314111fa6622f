#include "engine/dubov1997/columns.h"

#include "engine/dubov1997/row_assignment.h"

#include <algorithm>

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

/// The first row whose White may meet no Black, or the first without anybody opposite, in the longer column.
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
    if (columns.white.size() == columns.black.size())
        return std::nullopt;
    return Row{columns.white.size() > columns.black.size(), std::min(columns.white.size(), columns.black.size())};
}

/// 6.3: an opponent in the own column, below and then above.
std::optional<ColumnPair> pairInOneColumn(const Field& field, const std::vector<int>& column, std::size_t k)
{
    std::vector<int> order(column.begin() + static_cast<std::ptrdiff_t>(k) + 1, column.end());
    for (std::size_t i = k; i-- > 0;)
        order.push_back(column[i]);
    ColumnPair pair{column[k], 0, {}, true};
    for (const int other : order) {
        if (field.compatible(column[k], other)) {
            pair.second = other;
            return pair;
        }
        pair.passed.push_back({other, RejectedAlternative::Reason::incompatible});
    }
    return std::nullopt;
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
    PairedColumns paired;
    Columns columns = columnsOf(field, players);
    balance(field, columns, paired);
    while (const auto row = rowWithoutOpponent(field, columns)) {
        std::vector<int>& column = row->white ? columns.white : columns.black;
        auto pair = pairInOneColumn(field, column, row->index);
        if (!pair)
            return std::nullopt;
        std::erase(column, pair->first);
        std::erase(column, pair->second);
        paired.pairs.push_back(std::move(*pair));
        balance(field, columns, paired);
    }
    auto rows = fillRows(field, columns);
    if (!rows)
        return std::nullopt;
    std::move(rows->begin(), rows->end(), std::back_inserter(paired.pairs));
    return paired;
}

} // namespace pairwright::dubov1997
