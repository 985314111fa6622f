#include "ui/main/end_of_session.h"

#include "ui/frame/window/main_window.h"
#include "ui/frame/window_wait.h"

#include <QApplication>
#include <QSessionManager>
#include <QTimer>

#ifdef Q_OS_UNIX
#include <QSocketNotifier>

#include <array>
#include <csignal>

#include <sys/socket.h>
#include <unistd.h>
#endif

namespace pairwright {

namespace {

/// Not while a file is being opened: whoever does that comes back to the window.
void closeWindows()
{
    constexpr int later = 100; // milliseconds
    if (WindowWait::isWaiting())
        QTimer::singleShot(later, qApp, closeWindows);
    else
        QApplication::closeAllWindows();
}

#ifdef Q_OS_UNIX
constexpr std::array endSignals{SIGTERM, SIGHUP, SIGINT};
std::array<int, 2> ends{-1, -1};

// In here nothing may be done but this.
void wakeTheWindow(int)
{
    const char byte = 1;
    [[maybe_unused]] const auto written = write(ends[0], &byte, 1);
}
#endif

} // namespace

EndOfSession::EndOfSession(QObject* parent)
    : QObject(parent)
{
    connect(qApp, &QGuiApplication::commitDataRequest, this, &EndOfSession::save, Qt::DirectConnection);
#ifdef Q_OS_UNIX
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data()) != 0)
        return;
    auto* notifier = new QSocketNotifier(ends[1], QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, [] {
        char byte = 0;
        [[maybe_unused]] const auto got = read(ends[1], &byte, 1);
        closeWindows();
    });
    for (const int number : endSignals)
        std::signal(number, wakeTheWindow);
#endif
}

EndOfSession::~EndOfSession()
{
#ifdef Q_OS_UNIX
    for (const int number : endSignals)
        std::signal(number, SIG_DFL);
    for (int& end : ends) {
        if (end >= 0)
            ::close(end);
        end = -1;
    }
#endif
}

void EndOfSession::save(QSessionManager& manager)
{
    const QWidgetList windows = QApplication::topLevelWidgets();
    for (QWidget* one : windows) {
        auto* window = qobject_cast<MainWindow*>(one);
        if (window == nullptr || window->saveBeforeEnd())
            continue;
        manager.cancel();
        return;
    }
}

} // namespace pairwright
