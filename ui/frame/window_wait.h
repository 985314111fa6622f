#pragma once

#include "app/jobs/job_threads.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QString>
#include <QThreadPool>

#include <atomic>
#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>

class QProgressDialog;
class QWidget;

namespace pairwright {

/// Keeps a window alive while a file is read elsewhere and it cannot go on without it. After a moment a small dialog
/// says what is being done and can give it up; before that nothing is shown. A window that is closed meanwhile gives it
/// up, too, and closes when whoever waits has come back to the window.
class WindowWait {
    Q_DECLARE_TR_FUNCTIONS(pairwright::WindowWait)
public:
    WindowWait(QWidget* window, const QString& what);
    ~WindowWait();
    WindowWait(const WindowWait&) = delete;
    WindowWait& operator=(const WindowWait&) = delete;

    /// Somebody waits: what lies below must stay as it is.
    [[nodiscard]] static bool isWaiting() { return waiting_ > 0; }
    /// To be called often while waiting.
    void beat();
    [[nodiscard]] std::stop_token stop() const { return stop_.get_token(); }

    /// Runs `work`, which needs nothing but its own copies, on another thread and waits for it. None: given up, or it
    /// broke off by a defect of ours. `mayGiveUp` is asked when it is to be given up; false: it is as good as done, and
    /// waited for.
    template <class T>
    std::optional<T> wait(std::function<T()> work, const std::function<bool()>& mayGiveUp = {})
    {
        struct Shared {
            std::optional<T> result;
            std::atomic<bool> done = false;
        };
        const auto shared = std::make_shared<Shared>();
        jobThreads().start([shared, work = std::move(work)] {
            try {
                shared->result = work();
            } catch (const std::exception& defect) {
                qWarning("reading: %s", defect.what());
            }
            shared->done = true;
        });
        while (!shared->done && !(stop_.stop_requested() && (!mayGiveUp || mayGiveUp())))
            beat();
        return shared->done ? std::move(shared->result) : std::nullopt;
    }

private:
    class ClosingLater;

    static inline int waiting_ = 0;
    QWidget* window_;
    QString what_;
    QElapsedTimer since_;
    std::stop_source stop_;
    std::unique_ptr<QProgressDialog> dialog_;
    std::unique_ptr<ClosingLater> closing_;
};

} // namespace pairwright
