#pragma once

#include "ui/pages/rounds/boards_model.h"
#include "ui/pages/rounds/map/map_carrying.h"
#include "ui/pages/rounds/map/map_painting.h"
#include "ui/pages/rounds/map/map_plan.h"

#include <QAbstractScrollArea>
#include <QBasicTimer>
#include <QItemSelectionModel>

namespace pairwright {

/// The round that the desk shows as a map: scoregroups as bands, pairs as curves. It shows the boards model and shares
/// the selection of its table, so that whatever acts on the chosen board acts here as well. One accessible list, whose
/// items are the players.
class MapView final : public QAbstractScrollArea {
    Q_OBJECT
public:
    MapView(Desk& desk, BoardsModel& model, QItemSelectionModel& selection, QWidget* parent = nullptr);

    /// The round is edited by hand: who is dropped on somebody is paired with him.
    void setEditing(bool editing);
    [[nodiscard]] const MapPlan& plan();
    [[nodiscard]] std::optional<int> current();
    [[nodiscard]] MapCarrying& carrying() const { return *carrying_; }
    [[nodiscard]] const MapCard& card() const { return *card_; }
    /// In px of the viewport, whether it can be seen or not.
    [[nodiscard]] QRect placeOf(int node);
    /// What is said of a player, while somebody is carried with the cost.
    [[nodiscard]] QString sentenceOf(int node);
    void retranslate();

signals:
    void planned();
    void currentMoved();
    void chosenByMouse();
    void explanationWanted();
    void resultWanted();
    void whyNotWanted(pairwright::PlayerKey one, pairwright::PlayerKey other);
    void pairWanted(pairwright::PlayerKey moved, pairwright::PlayerKey onto);
    void menuWanted(const QPoint& globalPosition);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void changeEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void timerEvent(QTimerEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;

private:
    void planAnew();
    void planIfDue();
    void planSoon();
    void write();
    [[nodiscard]] const Match* matchOf(const MapPair& pair) const;
    [[nodiscard]] MapWords wordsOf(const MapNode& node) const;
    [[nodiscard]] MapMeasures measures() const;
    [[nodiscard]] QPoint origin() const;
    [[nodiscard]] const SideLine& sideOf(const MapNode& node) const;
    void come(int node);
    void followCurrent();
    void step(MapPlan::Step step);
    void aimAt(std::optional<int> node);
    void pickUp(MapCarrying::Purpose purpose);
    void letGo();
    void search(const QString& letters);
    void showCard();
    void showInView(int node);
    void tell();
    [[nodiscard]] MapState state();

    Desk& desk_;
    BoardsModel& model_;
    QItemSelectionModel& selection_;
    MapCarrying* carrying_;
    MapCard* card_;
    MapPlan plan_;
    std::vector<MapWords> words_;
    int scores_ = 0;  ///< px of the points of a band
    bool due_ = true; ///< the plan is not that of the model
    bool editing_ = false;
    bool byMouse_ = false; ///< it is carried under the pointer
    std::optional<int> hovered_;
    std::optional<QPoint> pressed_; ///< of the viewport
    QPoint pointer_;
    QBasicTimer scrolling_; ///< while somebody is carried to the edge
    QString searched_;
    qint64 searchedAt_ = 0;
};

} // namespace pairwright
