#pragma once

#include "app/formats/report/ranked_players.h"
#include "app/formats/standings/player_paths.h"
#include "app/formats/standings/tie_break_columns.h"
#include "ui/frame/desk.h"
#include "ui/models/keyed_table_model.h"

namespace pairwright {

/// The standings after a round, by score and tie-breaks.
class StandingsModel : public KeyedTableModel<PlayerKey> {
    Q_OBJECT
public:
    /// The columns from FirstTieBreak on are the tie-breaks.
    enum Column {
        Rank,
        Number,
        Name,
        RatingColumn,
        Federation,
        Club,
        Change,   ///< of the rank since the round before; the story
        RankLine, ///< the ranks after each round; the story
        Path,     ///< what he did in each round; the story
        Points,
        FirstTieBreak
    };
    /// Which tie-break of the list; precondition: at or behind FirstTieBreak.
    [[nodiscard]] static std::size_t tieBreakOf(int column) { return static_cast<std::size_t>(column - FirstTieBreak); }
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
    /// The columns of the story have something to tell.
    void tellStory(bool told);
    [[nodiscard]] bool tellsStory() const { return story_; }
    [[nodiscard]] int storyRounds() const { return paths_ ? paths_->rounds() : 0; }
    [[nodiscard]] const std::vector<PathStep>& path(int row) const;
    /// After each round; empty for who is not ranked, and in fields too large for it.
    [[nodiscard]] const std::vector<int>& ranks(int row) const;
    /// Ranks won since the round before; negative: lost.
    [[nodiscard]] int change(int row) const;
    [[nodiscard]] QString numberOf(PlayerKey player) const;
    /// Which tie-breaks cannot be computed, as a sentence; empty: none.
    [[nodiscard]] QString notComputed() const { return notComputedText(lines_, tieBreaks_); }
    /// Who has no place, as a sentence; empty: nobody.
    [[nodiscard]] const QString& expelled() const { return expelled_; }
    void retranslate();

private:
    void refresh();
    void refreshStory();
    [[nodiscard]] QString text(int row, int column) const;
    /// The way of a row in words, for who does not see it.
    [[nodiscard]] QString toldPath(int row) const;
    [[nodiscard]] bool isStory(int column) const { return column >= Change && column <= Path; }
    /// That column put the player before or behind his neighbour of equal points.
    [[nodiscard]] bool hasDecided(int row, int column) const;
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
    bool story_ = false;
    std::optional<PlayerPaths> paths_;
    std::map<PlayerKey, std::vector<int>> ranks_;
    TieBreakColumns values_;
    std::map<PlayerKey, int> numbers_;
};

} // namespace pairwright
