#include "engine/dubov1997/row_assignment.h"

#include "engine/base/index.h"
#include "engine/matching/alternating_reach.h"

namespace pairwright::dubov1997 {

namespace {

/// A complete assignment of Blacks to the rows, kept complete while rows are bound one by one.
class Rows {
public:
    Rows(const Field& field, const Columns& columns)
        : count_(static_cast<int>(columns.white.size()))
        , allowed_(columns.white.size(), std::vector<bool>(columns.black.size(), false))
        , lists_(columns.white.size(), columns.black.size())
        , bound_(columns.white.size(), false)
    {
        for (std::size_t row = 0; row < columns.white.size(); ++row)
            for (std::size_t black = 0; black < columns.black.size(); ++black)
                allowed_[row][black] = field.compatible(columns.white[row], columns.black[black]);
    }

    /// The first row that has no Black left when those above it are filled; none: all are.
    std::optional<std::size_t> fill()
    {
        for (int row = 0; row < count_; ++row)
            if (!augment(row))
                return index(row);
        return std::nullopt;
    }
    [[nodiscard]] bool allowed(int row, int black) const { return allowed_[index(row)][index(black)]; }
    [[nodiscard]] bool isTaken(int black) const
    {
        const int row = lists_.first(black);
        return row != matching::TwoLists::nobody && bound_[index(row)];
    }

    /// Binds a row to a Black, if the rows that are not bound yet can still be filled.
    bool bind(int row, int black)
    {
        if (!allowed(row, black) || isTaken(black))
            return false;
        const matching::TwoLists before = lists_;
        bound_[index(row)] = true;
        const int other = lists_.first(black);
        if (other != row) {
            lists_.part(row, lists_.second(row));
            lists_.part(other, black);
            lists_.match(row, black);
            if (!augment(other)) {
                lists_ = before;
                bound_[index(row)] = false;
                return false;
            }
        }
        return true;
    }

private:
    bool augment(int row)
    {
        std::vector<std::vector<int>> unseen(1);
        for (int black = count_; black-- > 0;)
            if (!isTaken(black))
                unseen.front().push_back(black);
        return lists_.augment(
            row, std::move(unseen), [](int, int) { return true; },
            [&](int who, int black) { return allowed(who, black); });
    }

    int count_;
    std::vector<std::vector<bool>> allowed_;
    matching::TwoLists lists_; ///< rows and Blacks
    std::vector<bool> bound_;  ///< by row
};

} // namespace

std::optional<std::size_t> firstUnfilledRow(const Field& field, const Columns& columns)
{
    return Rows(field, columns).fill();
}

std::vector<ColumnPair> fillRows(const Field& field, const Columns& columns)
{
    Rows rows(field, columns);
    rows.fill();
    std::vector<ColumnPair> pairs;
    const int count = static_cast<int>(columns.white.size());
    for (int row = 0; row < count; ++row) {
        ColumnPair pair;
        pair.first = columns.white[index(row)];
        for (int black = 0; black < count; ++black) {
            if (rows.isTaken(black))
                continue;
            const int rank = columns.black[index(black)];
            if (rows.bind(row, black)) {
                pair.second = rank;
                break;
            }
            pair.passed.push_back({rank, rows.allowed(row, black) ? RejectedAlternative::Reason::othersLeftOver
                                                                  : RejectedAlternative::Reason::incompatible});
        }
        pairs.push_back(std::move(pair));
    }
    return pairs;
}

} // namespace pairwright::dubov1997
