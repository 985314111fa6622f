#pragma once

#include "app/lists/list_comparison.h"
#include "ui/frame/desk.h"
#include "ui/models/lines_model.h"

#include <vector>

namespace pairwright {

/// In what the players differ from the rating lists, each difference with a tick: what is ticked is taken over. What
/// the rules lock cannot be ticked.
class DifferencesModel : public LinesModel<ListDifference> {
    Q_OBJECT
public:
    enum Column { What, Name, Here, Listed, List, Remarks, ColumnCount };

    explicit DifferencesModel(Desk& desk, QObject* parent = nullptr);

    /// Differences that were there before keep their tick; new ones are ticked, but for names and titles, which people
    /// write as they like, for what only a name speaks for, and for ratings of later months (isOfLaterMonth).
    void show(const std::vector<ListDifference>& differences);
    [[nodiscard]] std::vector<ListDifference> ticked() const;
    void tickAll(bool tick);

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

protected:
    [[nodiscard]] QStringList headings() const override;

private:
    [[nodiscard]] static bool canBeTaken(const ListDifference& difference);
    [[nodiscard]] QString remarkOn(const ListDifference& difference) const;

    Desk& desk_;
    std::vector<bool> ticks_; ///< as many as lines()
};

} // namespace pairwright
