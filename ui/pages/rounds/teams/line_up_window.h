#pragma once

#include "ui/frame/desk.h"

#include <QDialog>

#include <array>
#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QPushButton;
class QScrollArea;

namespace pairwright {

/// Who sits where in a match of a published round, for both teams: chosen board by board, or as the teams name their
/// players. Nothing is stored before Save.
class LineUpWindow : public QDialog {
    Q_OBJECT
public:
    /// `board`: the number of the match.
    LineUpWindow(Desk& desk, RoundNumber round, int board, QWidget* parent = nullptr);

protected:
    void showEvent(QShowEvent* event) override;

private:
    struct Side {
        PlayerKey team;
        LineUp stored;
        std::vector<QComboBox*> seats; ///< by board
    };
    void build(const Match& match);
    void addSide(const Match& match, PlayerKey team, int column, QGridLayout& grid, Side& side);
    void takeOrder(Side& side);
    [[nodiscard]] static LineUp entered(const Side& side);
    void showSeats(Side& side, const LineUp& seats);
    void refresh();
    void save(std::size_t from);

    Desk& desk_;
    RoundNumber round_;
    int board_;
    std::array<Side, 2> sides_;
    QLabel* faults_ = nullptr;
    QPushButton* save_ = nullptr;
    QScrollArea* area_ = nullptr;
};

} // namespace pairwright
