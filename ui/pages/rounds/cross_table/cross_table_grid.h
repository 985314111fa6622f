#pragma once

#include "ui/pages/rounds/cross_table/cross_table_model.h"

#include <QTableView>

class QLabel;
class QTimer;

namespace pairwright {

/// The cross-table as it is looked at and walked through: arrows go from opponent to opponent, Tab to the other game
/// with the same one. While results are entered the keys that make them are handed on.
class CrossTableGrid final : public QTableView {
    Q_OBJECT
public:
    explicit CrossTableGrid(CrossTableModel& model, QWidget* parent = nullptr);

    [[nodiscard]] CrossTableModel& table() const { return model_; }
    [[nodiscard]] std::optional<Meetings::Place> place() const { return model_.placeAt(currentIndex()); }
    /// The game under the cursor.
    [[nodiscard]] std::optional<BoardId> game() const;
    /// Its White's row; nothing happens when it is not in the table.
    void select(BoardId game);
    /// The cursor stands on a game after this, if there is any: on the first that is to be played now.
    void selectSomething();
    /// Keys are results.
    void setEntering(bool entering);
    [[nodiscard]] bool isEntering() const { return entering_; }
    /// For a moment: the key at the cursor was not taken.
    void refuse();
    /// The next one was.
    void accept();
    [[nodiscard]] bool isRefusing() const;
    /// Of the page at which a cross-table is of use.
    [[nodiscard]] QSize leastPage() const;

signals:
    void gameSelected();
    void characterTyped(QChar key);
    /// Enter.
    void nextWanted();
    /// Esc.
    void endWanted();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    bool focusNextPrevChild(bool next) override;
    void updateGeometries() override;

private:
    void fit();
    /// The next game in that direction, beyond the diagonal too.
    void walk(int rows, int columns);
    /// The other games with the same opponent.
    void changeSlot(int by);

    CrossTableModel& model_;
    bool entering_ = false;
    QTimer* refusal_ = nullptr;
    QLabel* names_ = nullptr; ///< the title over the names
};

} // namespace pairwright
