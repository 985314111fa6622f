#pragma once

#include "app/lists/preflight.h"
#include "ui/frame/rating_lists.h"
#include <QAbstractTableModel>

#include <vector>

namespace pairwright {

/// What there is to look at before round 1 and before the report, one line each.
class PreflightModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { What, Name, Detail, ColumnCount };

    PreflightModel(Desk& desk, RatingLists& lists, QObject* parent = nullptr);

    [[nodiscard]] const PreflightLine& at(int row) const { return lines_.at(static_cast<std::size_t>(row)); }
    /// Looks again; cheap, but for whoever is seen only.
    void refresh();
    void retranslate();

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    Desk& desk_;
    RatingLists& lists_;
    std::vector<PreflightLine> lines_;
};

/// "No FIDE ID: 12 · Rating unlike the list: 3"; empty when there is nothing.
QString preflightSummary(const std::vector<PreflightLine>& lines);

} // namespace pairwright
