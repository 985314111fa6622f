#pragma once

#include "ui/pages/rounds/cross_table/cross_table_grid.h"
#include "ui/pages/rounds/entry/result_keys.h"
#include "ui/pages/rounds/entry/slip_scan.h"

#include <QWidget>

#include <memory>

class QStackedWidget;

namespace pairwright {

class CrossTableBar;
class CrossTableLegend;
class PresetChoice;
class RoundFlow;
class SeenBefore;

/// The main page of a round robin: everybody against everybody, filled by keys (F8). One key is the result of one game
/// as the player of the row has it; the other side fills itself, and points and rank follow. The cursor stays. A result
/// is only replaced when its key is pressed twice.
class CrossTable final : public QWidget {
    Q_OBJECT
public:
    CrossTable(Desk& desk, RoundFlow& flow, QWidget* parent = nullptr);

    /// F8.
    void begin();
    void end();
    [[nodiscard]] bool isEntering() const { return grid_->isEntering(); }
    /// The next game without a result, of the shown round first.
    void goToNextMissing();
    [[nodiscard]] std::optional<BoardId> selectedGame() const { return grid_->game(); }
    /// Of the row and of the column.
    [[nodiscard]] std::vector<PlayerKey> selectedPlayers() const;
    [[nodiscard]] CrossTableGrid& grid() const { return *grid_; }
    [[nodiscard]] CrossTableBar& bar() const { return *bar_; }
    void setActive(bool active);

signals:
    void begun();
    void ended();
    /// Somewhere else in the table.
    void gameSelected();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void type(QChar key);
    /// Digits of a slip's code; true: the key belongs to one.
    bool scan(QChar key);
    void takeSlip(const QString& digits);
    void give(BoardId id, std::optional<GameResult> result);
    void refuse(Mood mood, const QString& sentence);
    void showGame();
    void showLegend();
    void follow(const ChangeSet& changes);
    [[nodiscard]] QString titleOf(BoardId id) const;
    [[nodiscard]] QString factsOf(BoardId id) const;

    Desk& desk_;
    RoundFlow& flow_;
    CrossTableModel* model_ = nullptr;
    PresetChoice* choice_ = nullptr;
    CrossTableBar* bar_ = nullptr;
    CrossTableGrid* grid_ = nullptr;
    CrossTableLegend* legend_ = nullptr;
    /// Pressed once for a game that has another result: once more replaces it.
    std::optional<std::pair<BoardId, std::optional<GameResult>>> asked_;
    std::shared_ptr<const SeenBefore> seen_; ///< when the game was chosen
    std::optional<BoardId> giving_;          ///< its result is being judged: what is heard of it answers the key
    SlipScan scan_;
};

} // namespace pairwright
