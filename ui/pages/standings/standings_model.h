#pragma once

#include "engine/tiebreaks/presets.h"
#include "engine/tiebreaks/standings.h"
#include "ui/frame/desk.h"
#include "ui/models/keyed_table_model.h"

namespace pairwright {

/// The standings after a round, by score and tie-breaks.
class StandingsModel : public KeyedTableModel<PlayerKey> {
    Q_OBJECT
public:
    /// The columns from FirstTieBreak on are the tie-breaks.
    enum Column { Rank, Number, Name, RatingColumn, Federation, Club, Points, FirstTieBreak };

    explicit StandingsModel(Desk& desk, QObject* parent = nullptr);

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// Computes anew; does nothing while nobody looks (see setActive).
    void show(int afterRound);
    [[nodiscard]] int afterRound() const { return afterRound_; }
    /// Standings are only computed while they are shown.
    void setActive(bool active);
    void retranslate();

private:
    void refresh();
    [[nodiscard]] QString text(int row, int column) const;
    [[nodiscard]] QVariant sortValue(int row, int column) const;

    Desk& desk_;
    bool active_ = false;
    int afterRound_ = 0;
    std::vector<TieBreak> tieBreaks_ = defaultTieBreaks();
    std::vector<StandingsRow> standings_; ///< in the order of keys(); what refresh() computed
};

} // namespace pairwright
