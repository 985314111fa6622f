#pragma once

#include "ui/hall/hall_plan.h"

#include <QObject>
#include <QPixmap>
#include <QPointer>

class QScreen;
class QWidget;

namespace pairwright {

class Desk;
class HallView;
class WebPublishing;

/// The screen in the hall of one window's tournament: what it says beside what is published, and on which screen it
/// stands. Owns nothing of the tournament.
class Hall : public QObject {
    Q_OBJECT
public:
    /// `window`: over which the arbiter sits.
    Hall(Desk& desk, WebPublishing& web, QWidget& window);
    ~Hall() override;

    [[nodiscard]] const HallPlan& plan() const { return plan_; }
    /// Keeps it for this tournament on this computer, and shows it at once.
    void setPlan(const HallPlan& plan);
    /// On the screen of the plan where that is there, else on another than the window's; there it fills the screen.
    void open();
    [[nodiscard]] bool isOpen() const { return !view_.isNull(); }
    /// What the hall sees now; null while it is not open.
    [[nodiscard]] QPixmap picture() const;
    /// A screen was unplugged: the view goes to another that is not the window's, or closes, and the desk says so.
    void loseScreen(const QScreen* screen);

signals:
    void changed();

private:
    void readSession();
    /// Where the view belongs; nullptr: only the window's screen is there.
    [[nodiscard]] QScreen* wantedScreen(const QScreen* lost) const;
    void place(QScreen* screen);

    Desk& desk_;
    WebPublishing& web_;
    QWidget& window_;
    HallPlan plan_;
    QPointer<HallView> view_;         ///< while it is open; the window's child
    const QScreen* screen_ = nullptr; ///< that it fills; only to be compared
};

} // namespace pairwright
