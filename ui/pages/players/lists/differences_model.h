#pragma once

#include "app/lists/list_comparison.h"
#include "ui/frame/desk.h"

#include <QAbstractTableModel>

#include <vector>

namespace pairwright {

/// In what the players differ from the rating lists, each difference with a tick: what is ticked is taken over. What
/// the rules lock cannot be ticked.
class DifferencesModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { What, Name, Here, Listed, List, Remarks, ColumnCount };

    explicit DifferencesModel(Desk& desk, QObject* parent = nullptr);

    /// Differences that were there before keep their tick; new ones are ticked, but for names and titles, which people
    /// write as they like.
    void show(const std::vector<ListDifference>& differences);
    [[nodiscard]] const ListDifference& at(int row) const { return differences_.at(static_cast<std::size_t>(row)); }
    [[nodiscard]] std::vector<ListDifference> ticked() const;
    void tickAll(bool tick);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

private:
    [[nodiscard]] static bool canBeTaken(const ListDifference& difference);
    [[nodiscard]] QString remarkOn(const ListDifference& difference) const;

    Desk& desk_;
    std::vector<ListDifference> differences_;
    std::vector<bool> ticks_; ///< as many as differences_
};

} // namespace pairwright
