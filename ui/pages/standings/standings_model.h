#pragma once

#include "app/formats/report/ranked_players.h"
#include "ui/frame/desk.h"
#include "ui/models/keyed_table_model.h"

namespace pairwright {

/// The standings after a round, by score and tie-breaks.
class StandingsModel : public KeyedTableModel<PlayerKey> {
    Q_OBJECT
public:
    /// The columns from FirstTieBreak on are the tie-breaks.
    enum Column { Rank, Number, Name, RatingColumn, Federation, Club, Points, FirstTieBreak };
    /// After the last tie-break: what left nobody equal.
    [[nodiscard]] int decidedByColumn() const { return FirstTieBreak + static_cast<int>(tieBreaks_.size()); }

    explicit StandingsModel(Desk& desk, QObject* parent = nullptr);

    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    /// Computes anew; does nothing while nobody looks (see setActive).
    void show(int afterRound);
    /// Shows a part of the field with ranks of its own.
    void showCategory(const StandingsCategory& category);
    [[nodiscard]] const StandingsCategory& category() const { return category_; }
    [[nodiscard]] int afterRound() const { return afterRound_; }
    /// See RankedPlayers::areStated().
    [[nodiscard]] bool areStated() const { return !lines_.empty() && lines_.front().row.stated; }
    /// Standings are only computed while they are shown.
    void setActive(bool active);
    /// Which tie-breaks cannot be computed, as a sentence; empty: none.
    [[nodiscard]] QString notComputed() const { return notComputedText(lines_, tieBreaks_); }
    /// Who has no place, as a sentence; empty: nobody.
    [[nodiscard]] const QString& expelled() const { return expelled_; }
    void retranslate();

private:
    void refresh();
    [[nodiscard]] QString text(int row, int column) const;
    [[nodiscard]] QString decidedBy(const StandingsRow& row) const;
    [[nodiscard]] QVariant sortValue(int row, int column) const;

    Desk& desk_;
    bool active_ = false;
    int afterRound_ = 0;
    StandingsCategory category_;
    std::vector<TieBreak> tieBreaks_;
    /// In the order of keys(); what refresh() computed. `player` is not used: it may be gone.
    std::vector<RankedPlayers::Line> lines_;
    std::optional<PlayerKey> playOffWinner_;
    QString expelled_;
};

} // namespace pairwright
