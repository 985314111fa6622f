#pragma once

#include "app/lists/list_candidates.h"

#include <QAbstractTableModel>

namespace pairwright {

/// The people of the rating lists who are found by what is typed.
class CandidatesModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Title, Name, Federation, Born, Standard, Rapid, Blitz, National, Club, Id, List, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    void show(std::vector<ListCandidate> candidates);
    /// Precondition: the row exists.
    [[nodiscard]] const ListCandidate& at(int row) const { return candidates_.at(static_cast<std::size_t>(row)); }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::vector<ListCandidate> candidates_;
};

} // namespace pairwright
