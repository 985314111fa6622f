#pragma once

#include <QAbstractTableModel>

#include <utility>
#include <vector>

namespace pairwright {

/// A table of lines that are made anew as a whole. Whoever derives says which columns there are, and in data() what
/// stands in them.
template <class Line>
class LinesModel : public QAbstractTableModel {
public:
    using QAbstractTableModel::QAbstractTableModel;

    [[nodiscard]] const std::vector<Line>& lines() const { return lines_; }
    /// Precondition: the row exists.
    [[nodiscard]] const Line& at(int row) const { return lines_.at(static_cast<std::size_t>(row)); }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(lines_.size());
    }
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(headings().size());
    }
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override
    {
        if (orientation != Qt::Horizontal)
            return {};
        if (role == Qt::TextAlignmentRole)
            return QVariant::fromValue(Qt::AlignVCenter | (isNumber(section) ? Qt::AlignRight : Qt::AlignLeft));
        return role == Qt::DisplayRole ? headings().value(section) : QVariant();
    }

protected:
    [[nodiscard]] virtual QStringList headings() const = 0;
    [[nodiscard]] virtual bool isNumber(int /*column*/) const { return false; }

    void setLines(std::vector<Line> lines)
    {
        beginResetModel();
        lines_ = std::move(lines);
        endResetModel();
    }

private:
    std::vector<Line> lines_;
};

} // namespace pairwright
