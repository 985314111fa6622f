#pragma once

#include "app/domain/text/folded_text.h"
#include "ui/models/roles.h"

#include <QSortFilterProxyModel>

#include <vector>

namespace pairwright {

/// Sorts by SortRole, texts as the language does, and keeps the rows whose SearchRole holds every typed word.
class RowFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    explicit RowFilter(QObject* parent = nullptr)
        : QSortFilterProxyModel(parent)
    {
        setSortRole(SortRole);
    }

    void setWords(const QString& typed)
    {
        words_ = typed.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
        invalidateFilter();
    }

    /// Rows neither move nor go while one of them is typed into.
    void keepOrder(bool keeps)
    {
        accepted_.clear();
        if (keeps && sourceModel() != nullptr)
            accepted_ = acceptedRows();
        setDynamicSortFilter(!keeps);
        if (!keeps)
            invalidateFilter();
    }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override
    {
        if (row < static_cast<int>(accepted_.size()))
            return accepted_[static_cast<std::size_t>(row)];
        const QString text = sourceModel()->index(row, 0, parent).data(SearchRole).toString();
        return std::all_of(words_.begin(), words_.end(),
                           [&text](const QString& word) { return holdsWord(text, word); });
    }

    [[nodiscard]] bool lessThan(const QModelIndex& left, const QModelIndex& right) const override
    {
        const QVariant a = left.data(SortRole);
        const QVariant b = right.data(SortRole);
        const bool texts = a.typeId() == QMetaType::QString && b.typeId() == QMetaType::QString;
        if (!texts)
            return QSortFilterProxyModel::lessThan(left, right);
        if (const QLocale wanted; wanted != locale_) { // the language was changed
            locale_ = wanted;
            names_ = NameOrder(wanted);
        }
        return names_.compare(a.toString(), b.toString()) < 0;
    }

private:
    [[nodiscard]] std::vector<bool> acceptedRows() const
    {
        std::vector<bool> accepted;
        for (int row = 0; row < sourceModel()->rowCount(); ++row)
            accepted.push_back(filterAcceptsRow(row, {}));
        return accepted;
    }

    QStringList words_;
    std::vector<bool> accepted_; ///< while rows are kept
    mutable QLocale locale_;
    mutable NameOrder names_{locale_};
};

} // namespace pairwright
