#pragma once

#include "ui/frame/desk.h"

#include <QFrame>

class QGridLayout;
class QLabel;
class QSpinBox;

namespace pairwright {

class KeyCaps;
class TextView;
class HandEditing;

/// Above the boards while pairings are edited by hand: that everything else waits, which keys there are, who is
/// unpaired, what is broken, and what the judge says.
class EditBanner : public QFrame {
    Q_OBJECT
public:
    EditBanner(Desk& desk, HandEditing& editing, QWidget* parent = nullptr);

    /// The boards are shown as a map: players are dragged onto their opponents.
    void setMap(bool map);
    /// Asks for the table that the game of a board moves to.
    void askTable(int board, int boards);

signals:
    /// The keys belong to the table again.
    void done();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void placeVerdict();
    void paintMood();
    void showKeys();
    [[nodiscard]] bool areTeams() const;
    bool teams_ = false; ///< as the keys were named
    [[nodiscard]] QString verdict() const;
    void endTable(bool move);

    Desk& desk_;
    HandEditing& editing_;
    QLabel* title_ = nullptr;
    QLabel* keys_ = nullptr; ///< what a key asks, or how the map is used
    KeyCaps* caps_ = nullptr;
    QWidget* legend_ = nullptr;   ///< of the map
    QGridLayout* head_ = nullptr; ///< what is edited, and the verdict
    TextView* verdict_ = nullptr;
    QWidget* tableRow_ = nullptr;
    QLabel* tableText_ = nullptr;
    QSpinBox* table_ = nullptr;
    int movedBoard_ = 1;
    int verdictLines_ = 0; ///< shown in this phase so far
    bool map_ = false;
};

} // namespace pairwright
