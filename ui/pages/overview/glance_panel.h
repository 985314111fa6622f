#pragma once

#include "ui/frame/desk.h"

#include <QWidget>

class QLabel;
class QProgressBar;
class QVBoxLayout;

namespace pairwright {

class RatingLists;

/// The state of the tournament at a glance, and the one step that comes next.
class GlancePanel : public QWidget {
    Q_OBJECT
public:
    GlancePanel(Desk& desk, RatingLists& lists, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void showNextStep();
    void showLeaders();
    void showPreflight();
    void showPostponed();

    Desk& desk_;
    RatingLists& lists_;
    QLabel* state_ = nullptr;
    QLabel* sentence_ = nullptr;
    QProgressBar* progress_ = nullptr;
    QVBoxLayout* buttons_ = nullptr;
    QLabel* playersTitle_ = nullptr;
    QLabel* players_ = nullptr;
    QLabel* preflight_ = nullptr; ///< what there is to look at in the list of players
    QWidget* preflightButton_ = nullptr;
    QLabel* postponed_ = nullptr; ///< games that wait for another day
    QWidget* postponedButton_ = nullptr;
    QLabel* leadersTitle_ = nullptr;
    QLabel* leaders_ = nullptr;
};

} // namespace pairwright
