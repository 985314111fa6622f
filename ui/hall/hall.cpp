#include "ui/hall/hall.h"

#include "ui/frame/desk.h"
#include "ui/hall/hall_view.h"

#include <QGuiApplication>
#include <QScreen>

namespace pairwright {

namespace {

constexpr auto hallChoice = "hall";

} // namespace

Hall::Hall(Desk& desk, WebPublishing& web, QWidget& window)
    : QObject(&window)
    , desk_(desk)
    , web_(web)
    , window_(window)
{
    connect(&desk_, &Desk::sessionChanged, this, &Hall::readSession);
    connect(qGuiApp, &QGuiApplication::screenRemoved, this, &Hall::loseScreen);
}

Hall::~Hall()
{
    delete view_;
}

void Hall::readSession()
{
    plan_ = desk_.session() != nullptr ? hallPlanFrom(desk_.settings().choice(desk_.session()->path(), hallChoice))
                                       : HallPlan{};
    emit changed();
}

void Hall::setPlan(const HallPlan& plan)
{
    if (desk_.session() == nullptr || plan == plan_)
        return;
    const bool moves = plan.screen != plan_.screen;
    plan_ = plan;
    desk_.settings().setChoice(desk_.session()->path(), hallChoice, toText(plan_));
    if (moves && isOpen())
        place(wantedScreen(nullptr));
    emit changed();
}

QScreen* Hall::wantedScreen(const QScreen* lost) const
{
    QScreen* other = nullptr;
    const QList<QScreen*> screens = QGuiApplication::screens();
    for (QScreen* screen : screens) {
        if (screen == lost)
            continue;
        if (screen->name() == plan_.screen)
            return screen;
        if (other == nullptr && screen != window_.screen())
            other = screen;
    }
    return other;
}

void Hall::open()
{
    if (view_ == nullptr) {
        view_ = new HallView(desk_, web_, *this, &window_);
        view_->setAttribute(Qt::WA_DeleteOnClose);
    }
    place(wantedScreen(nullptr));
    view_->raise();
    view_->activateWindow();
}

QPixmap Hall::picture() const
{
    return view_ == nullptr ? QPixmap() : view_->grab();
}

void Hall::place(QScreen* screen)
{
    screen_ = screen;
    if (screen == nullptr) {
        view_->showNormal();
        return;
    }
    view_->showNormal(); // a window that fills a screen does not move to another
    view_->setGeometry(screen->geometry());
    view_->showFullScreen();
}

void Hall::loseScreen(const QScreen* screen)
{
    if (view_ == nullptr || screen_ == nullptr || screen != screen_)
        return;
    if (QScreen* remaining = wantedScreen(screen)) {
        place(remaining);
        desk_.messages().tell(Mood::neutral,
                              tr("A screen is gone. The hall view is on the screen “%1” now.").arg(remaining->name()));
        return;
    }
    screen_ = nullptr;
    view_->close();
    desk_.messages().tell(Mood::warning, tr("The screen of the hall view is gone, and the view with it. "
                                            "Shift+F11 opens it again."));
}

} // namespace pairwright
