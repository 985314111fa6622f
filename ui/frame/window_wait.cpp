#include "ui/frame/window_wait.h"

#include "ui/widgets/plain_label.h"

#include <QEvent>
#include <QProgressDialog>
#include <QThread>

namespace pairwright {

namespace {

constexpr qint64 quietTime = 400; // ms
constexpr int beatTime = 5;       // ms

} // namespace

/// Keeps a window open that is closed while somebody in it waits: it would be gone under his feet. What is pressed
/// there by whatever way does nothing, either: it could close it, or begin the same once more.
class WindowWait::ClosingLater : public QObject {
public:
    ClosingLater(QWidget& window, std::stop_source& stop)
        : window_(window)
        , stop_(stop)
    {
        QCoreApplication::instance()->installEventFilter(this);
    }
    ~ClosingLater() override
    {
        if (wanted_)
            QMetaObject::invokeMethod(&window_, &QWidget::close, Qt::QueuedConnection);
    }
    ClosingLater(const ClosingLater&) = delete;
    ClosingLater& operator=(const ClosingLater&) = delete;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        switch (event->type()) {
        case QEvent::Close:
            if (watched != &window_)
                return false;
            wanted_ = true;
            stop_.request_stop();
            event->ignore();
            return true;
        case QEvent::KeyPress:
        case QEvent::KeyRelease:
        case QEvent::Shortcut:
        case QEvent::ShortcutOverride:
        case QEvent::MouseButtonPress:
        case QEvent::MouseButtonRelease:
        case QEvent::MouseButtonDblClick: {
            const auto* widget = qobject_cast<const QWidget*>(watched);
            return widget != nullptr && widget->window() == &window_;
        }
        default: return false;
        }
    }

private:
    QWidget& window_;
    std::stop_source& stop_;
    bool wanted_ = false;
};

WindowWait::WindowWait(QWidget* window, const QString& what)
    : window_(window)
    , what_(what)
    , closing_(window != nullptr ? std::make_unique<ClosingLater>(*window->window(), stop_) : nullptr)
{
    since_.start();
    ++waiting_;
}

WindowWait::~WindowWait()
{
    --waiting_;
}

void WindowWait::beat()
{
    if (!dialog_ && since_.elapsed() > quietTime) {
        dialog_ = std::make_unique<QProgressDialog>(QString(), tr("Cancel"), 0, 0, window_);
        dialog_->setObjectName(QStringLiteral("windowWait"));
        dialog_->setLabel(new PlainLabel(what_)); // names of files stand in here
        dialog_->setWindowModality(Qt::WindowModal);
        dialog_->setMinimumDuration(0);
        QObject::connect(dialog_.get(), &QProgressDialog::canceled, dialog_.get(), [this] { stop_.request_stop(); });
        dialog_->show();
    }
    // What is typed meanwhile waits until the file is there; the dialog lets nothing else through either.
    const auto events = dialog_ ? QEventLoop::AllEvents : QEventLoop::ExcludeUserInputEvents;
    QCoreApplication::processEvents(events, beatTime);
    QThread::msleep(beatTime);
}

} // namespace pairwright
