#pragma once

#include "ui/frame/desk.h"

#include <QWidget>

#include <array>

class QBoxLayout;
class QGridLayout;
class QLabel;
class QPushButton;

namespace pairwright {

class GamesSoFar;
class LeadersList;
class RatingLists;
class ResultsIn;
class RoundsLine;
class ScoreHistogram;
class ToDoRow;

/// The day of the tournament: the line of rounds, what has come in, how the points lie, who is in front, and what there
/// is to do.
class DayView final : public QWidget {
    Q_OBJECT
public:
    DayView(Desk& desk, RatingLists& lists, QWidget* parent = nullptr);

    /// Words for the state of the event, for the pill beside the title.
    [[nodiscard]] QString stateText() const;

signals:
    void refreshed();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    QWidget* buildCount();
    QWidget* buildScores();
    QWidget* buildLeaders();
    QWidget* buildToDo();
    QWidget* buildSoFar();
    /// Three columns side by side, two, or one below the other.
    void arrange();
    void arrangeBelow();
    void refresh();
    void showCount();
    void showToDo();
    void showPreflight();
    void showOldList();
    void showForfeits();
    void showUnderHalf();
    /// The first of them and how many more.
    [[nodiscard]] static QString namesTold(const QStringList& names);
    void leadToPlayer(PlayerKey player);

    /// From above.
    [[nodiscard]] std::array<ToDoRow*, 5> toDoRows() const
    {
        return {forfeits_, underHalf_, postponed_, oldList_, preflight_};
    }

    Desk& desk_;
    RatingLists& lists_;
    RoundsLine* line_ = nullptr;
    QGridLayout* columns_ = nullptr;
    QBoxLayout* below_ = nullptr; ///< what there is to do, and what has been so far
    QLabel* gamesTitle_ = nullptr;
    GamesSoFar* games_ = nullptr;
    QBoxLayout* soFar_ = nullptr;
    QLabel* rulesTitle_ = nullptr;
    QLabel* rules_ = nullptr;
    QLabel* arbitersTitle_ = nullptr;
    QLabel* arbiters_ = nullptr;
    std::vector<QWidget*> blocks_; ///< count, scores, leaders
    int inARow_ = 0;               ///< blocks side by side
    bool hasLeaders_ = true;       ///< else there is nothing for a third column
    QLabel* countTitle_ = nullptr;
    QLabel* count_ = nullptr;
    QLabel* countWords_ = nullptr;
    ResultsIn* results_ = nullptr;
    QLabel* sentence_ = nullptr;
    QLabel* scoresTitle_ = nullptr;
    ScoreHistogram* scores_ = nullptr;
    QLabel* leadersTitle_ = nullptr;
    LeadersList* leaders_ = nullptr;
    QWidget* toDo_ = nullptr;
    QLabel* toDoTitle_ = nullptr;
    ToDoRow* postponed_ = nullptr;
    ToDoRow* preflight_ = nullptr;
    ToDoRow* oldList_ = nullptr; ///< FIDE's list, of a day that is gone
    ToDoRow* forfeits_ = nullptr;
    ToDoRow* underHalf_ = nullptr;    ///< at the end of a round robin
    std::optional<PlayerKey> missed_; ///< whom the row of forfeits leads to
    std::optional<PlayerKey> left_;   ///< the same of the row of who played too little
};

} // namespace pairwright
