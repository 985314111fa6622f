#include "ui/frame/patience.h"

#include <QProgressDialog>
#include <QThread>

namespace pairwright {

namespace {

constexpr qint64 quietTime = 400; // ms
constexpr int beatTime = 5;       // ms

} // namespace

Patience::Patience(QWidget* window, const QString& what)
    : window_(window)
    , what_(what)
{
    since_.start();
}

Patience::~Patience() = default;

void Patience::beat()
{
    if (!dialog_ && since_.elapsed() > quietTime) {
        dialog_ = std::make_unique<QProgressDialog>(what_, tr("Cancel"), 0, 0, window_);
        dialog_->setObjectName(QStringLiteral("patience"));
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
