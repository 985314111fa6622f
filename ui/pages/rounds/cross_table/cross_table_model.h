#pragma once

#include "app/domain/rounds/meetings.h"
#include "app/formats/report/ranked_players.h"
#include "app/formats/standings/tie_break_columns.h"
#include "ui/frame/desk.h"

#include <QAbstractTableModel>

namespace pairwright {

/// A slot of the cross-table, seen by the player of the row.
struct CrossTableSlot {
    enum class Kind : std::uint8_t {
        self,    ///< nobody meets himself
        none,    ///< no game is known
        laidOut, ///< its round is not published
        open,    ///< no result yet
        adjourned,
        won,
        drawn,
        lost,
    };
    Kind kind = Kind::none;
    std::optional<BoardId> game;
    bool white = false;
    bool now = false;       ///< open, and of the shown round
    bool postponed = false; ///< open, and played on another day
    bool counts = true;
    bool waits = false; ///< at this desk, for the server
    QString mark;       ///< "1", "½", "−"
    friend bool operator==(const CrossTableSlot&, const CrossTableSlot&) = default;
};

/// All play all as one table: players by number, a column for each slot of each opponent, then points, games, the first
/// tie-break and rank. Results are those of projected().
class CrossTableModel final : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Extra { Points, Games, FirstTieBreak, Rank, ExtraCount };

    explicit CrossTableModel(Desk& desk, QObject* parent = nullptr);

    /// Nothing is computed while nobody looks.
    void setActive(bool active);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;

    /// What it holds, or would hold if it were active.
    [[nodiscard]] Meetings shape() const;
    /// As its rows are called.
    [[nodiscard]] QStringList namesOf(const Meetings& meetings) const;
    [[nodiscard]] const Meetings& meetings() const { return meetings_; }
    [[nodiscard]] int slotCount() const { return meetings_.slotCount(); }
    /// The slots are the boards of a match, in which one side has White on several.
    [[nodiscard]] bool isByBoards() const;
    /// Columns of opponents, before the others.
    [[nodiscard]] int opponents() const { return meetings_.columnCount() * slotCount(); }
    /// No value for the columns after the opponents.
    [[nodiscard]] std::optional<Meetings::Place> placeAt(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexAt(const Meetings::Place& place) const;
    [[nodiscard]] CrossTableSlot slotAt(const Meetings::Place& place) const;
    /// Struck out: left out of the standings.
    [[nodiscard]] bool isLeftOut(int row) const;
    /// "Reitmüller, White against Novotný, round 4, 1 – 0"; for the ear, and for who asks with the mouse.
    [[nodiscard]] QString describe(const Meetings::Place& place) const;

signals:
    /// Other players, or another number of slots: columns have other widths.
    void shapeChanged();

private:
    void refresh();
    [[nodiscard]] std::size_t shownTieBreak() const;
    /// Played, and the standings know of it.
    [[nodiscard]] bool countsAsGame(const Meetings::Place& place) const;
    [[nodiscard]] QString extraText(int row, int extra) const;
    [[nodiscard]] QString extraTitle(int extra) const;
    [[nodiscard]] const RankedPlayers::Line* lineOf(int row) const;
    [[nodiscard]] QString nameOf(int row) const;
    [[nodiscard]] QString describeGame(const Meetings::Place& place) const;
    /// One of two teams has nobody there.
    [[nodiscard]] bool isAlone(BoardId id) const;

    Desk& desk_;
    bool active_ = false;
    Meetings meetings_;
    TieBreakColumns values_;                                ///< of everybody
    std::vector<std::optional<RankedPlayers::Line>> lines_; ///< by row; `player` is not used: it may be gone
    std::vector<TieBreak> tieBreaks_;
    std::set<PlayerKey> leftOut_;
};

} // namespace pairwright
