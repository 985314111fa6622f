#pragma once

#include <QAbstractTableModel>

#include <algorithm>
#include <utility>
#include <vector>

namespace pairwright {

/// A table whose rows are named by keys. It keeps the order of the keys and nothing else; the contents
/// are read where they live. sync() announces the fewest changes, so that selections and editors survive.
template <class Key>
class KeyedTableModel : public QAbstractTableModel {
public:
    using QAbstractTableModel::QAbstractTableModel;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(rows_.size());
    }
    /// Precondition: the row exists.
    [[nodiscard]] const Key& keyAt(int row) const { return rows_.at(static_cast<std::size_t>(row)); }
    [[nodiscard]] const std::vector<Key>& keys() const { return rows_; }
    /// -1 as Qt's row numbers have it when the key is not in the table.
    [[nodiscard]] int rowOf(const Key& key) const
    {
        const auto found = std::find(rows_.begin(), rows_.end(), key);
        return found == rows_.end() ? -1 : static_cast<int>(found - rows_.begin());
    }

protected:
    void resetTo(std::vector<Key> target)
    {
        beginResetModel();
        replaceKeys(std::move(target));
        endResetModel();
    }

    /// Only between beginResetModel() and endResetModel().
    void replaceKeys(std::vector<Key> target) { rows_ = std::move(target); }

    void sync(const std::vector<Key>& target)
    {
        // Beyond this a reset is cheaper than announcing single rows, and nobody is editing then.
        constexpr std::size_t manyChanges = 40;
        const std::size_t sizeDifference =
            target.size() > rows_.size() ? target.size() - rows_.size() : rows_.size() - target.size();
        if (sizeDifference > manyChanges) {
            resetTo(target);
            return;
        }
        removeMissing(target);
        for (std::size_t i = 0; i < target.size(); ++i)
            bringTo(i, target[i]);
    }

    void repaintRow(int row) { emit dataChanged(index(row, 0), index(row, columnCount() - 1)); }
    void repaintAll()
    {
        if (!rows_.empty())
            emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
    }

private:
    void removeMissing(const std::vector<Key>& target)
    {
        for (std::size_t i = rows_.size(); i-- > 0;) {
            if (std::find(target.begin(), target.end(), rows_[i]) != target.end())
                continue;
            beginRemoveRows({}, static_cast<int>(i), static_cast<int>(i));
            rows_.erase(rows_.begin() + static_cast<std::ptrdiff_t>(i));
            endRemoveRows();
        }
    }

    void bringTo(std::size_t place, const Key& key)
    {
        if (place < rows_.size() && rows_[place] == key)
            return;
        const int to = static_cast<int>(place);
        const int from = rowOf(key);
        if (from < 0) {
            beginInsertRows({}, to, to);
            rows_.insert(rows_.begin() + to, key);
            endInsertRows();
            return;
        }
        beginMoveRows({}, from, from, {}, to);
        std::rotate(rows_.begin() + to, rows_.begin() + from, rows_.begin() + from + 1);
        endMoveRows();
    }

    std::vector<Key> rows_;
};

} // namespace pairwright
