#pragma once

#include "ui/pages/standings/standings_model.h"
#include "ui/widgets/table_delegate.h"

class QAbstractItemView;
class QSortFilterProxyModel;

namespace pairwright {

/// Paints the story of the standings: the rounds of each player as squares, his ranks as a line, what his rank has
/// changed. Who is looked at has his way in accent, and his opponents are marked, with the round in which they met him.
class StoryDelegate final : public TableDelegate {
    Q_OBJECT
public:
    StoryDelegate(const StandingsModel& model, const QSortFilterProxyModel& shown, QAbstractItemView* view);

    /// Of the squares: where the first begins in its cell, and the next after it, in px.
    static constexpr int firstSquare = 6;
    static constexpr int squareStep = 25;

    /// Whose way is lit; none: nobody's.
    void light(std::optional<PlayerKey> player);
    [[nodiscard]] std::optional<PlayerKey> lit() const { return lit_; }
    /// In which round he meets the player who is lit; none: in no round.
    [[nodiscard]] std::optional<RoundNumber> meetingWithLit(PlayerKey player) const;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override;

private:
    [[nodiscard]] int rowOf(const QModelIndex& index) const;
    void paintSquares(QPainter& painter, const QRect& cell, int row, const QPalette& palette) const;
    void paintRanks(QPainter& painter, const QRect& cell, int row, const QPalette& palette) const;
    void paintChange(QPainter& painter, const QStyleOptionViewItem& option, int row) const;
    void paintMeeting(QPainter& painter, const QStyleOptionViewItem& option, RoundNumber round) const;

    const StandingsModel& model_;
    const QSortFilterProxyModel& shown_;
    QAbstractItemView* view_;
    std::optional<PlayerKey> lit_;
};

} // namespace pairwright
