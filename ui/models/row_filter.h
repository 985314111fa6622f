#pragma once

#include "app/domain/folded_text.h"
#include "ui/models/roles.h"

#include <QSortFilterProxyModel>

namespace pairwright {

/// Sorts by SortRole and keeps the rows whose SearchRole holds every typed word.
class RowFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    explicit RowFilter(QObject* parent = nullptr)
        : QSortFilterProxyModel(parent)
    {
        setSortRole(SortRole);
        setSortLocaleAware(true);
    }

    void setWords(const QString& typed)
    {
        words_ = typed.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
        invalidateFilter();
    }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override
    {
        const QString text = sourceModel()->index(row, 0, parent).data(SearchRole).toString();
        return std::all_of(words_.begin(), words_.end(),
                           [&text](const QString& word) { return holdsWord(text, word); });
    }

private:
    QStringList words_;
};

} // namespace pairwright
