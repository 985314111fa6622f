#include "engine/dubov1997/row_assignment.h"

#include "engine/base/index.h"

namespace pairwright::dubov1997 {

namespace {

constexpr int nobody = -1;

/// A complete assignment of Blacks to the rows, kept complete while rows are bound one by one.
class Rows {
public:
    Rows(const Field& field, const Columns& columns)
        : count_(static_cast<int>(columns.white.size()))
        , allowed_(columns.white.size(), std::vector<bool>(columns.black.size(), false))
        , blackOf_(columns.white.size(), nobody)
        , rowOf_(columns.black.size(), nobody)
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
        return rowOf_[index(black)] != nobody && bound_[index(rowOf_[index(black)])];
    }

    /// Binds a row to a Black, if the rows that are not bound yet can still be filled.
    bool bind(int row, int black)
    {
        if (!allowed(row, black) || isTaken(black))
            return false;
        const std::vector<int> blacks = blackOf_;
        const std::vector<int> rows = rowOf_;
        bound_[index(row)] = true;
        const int other = rowOf_[index(black)];
        if (other != row) {
            rowOf_[index(blackOf_[index(row)])] = nobody;
            blackOf_[index(other)] = nobody;
            blackOf_[index(row)] = black;
            rowOf_[index(black)] = row;
            if (!augment(other)) {
                blackOf_ = blacks;
                rowOf_ = rows;
                bound_[index(row)] = false;
                return false;
            }
        }
        return true;
    }

private:
    bool augment(int row)
    {
        std::vector<bool> seen(rowOf_.size(), false);
        return augment(row, seen);
    }
    bool augment(int row, std::vector<bool>& seen)
    {
        for (int black = 0; black < count_; ++black) {
            if (!allowed(row, black) || seen[index(black)] || isTaken(black))
                continue;
            seen[index(black)] = true;
            if (rowOf_[index(black)] != nobody && !augment(rowOf_[index(black)], seen))
                continue;
            rowOf_[index(black)] = row;
            blackOf_[index(row)] = black;
            return true;
        }
        return false;
    }

    int count_;
    std::vector<std::vector<bool>> allowed_;
    std::vector<int> blackOf_; ///< by row
    std::vector<int> rowOf_;   ///< by Black
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
