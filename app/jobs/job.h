#pragma once

#include <QObject>

#include <stop_token>

namespace pairwright {

/// Work that runs away from the thread of the window. A concrete job has a signal of its own with the
/// result. The context owns it: when that is destroyed, the job is cancelled and says nothing any more.
/// Exactly one of finished, failed, cancelled is sent, in the thread that owns the job, and the job
/// deletes itself afterwards.
class Job : public QObject {
    Q_OBJECT
public:
    ~Job() override;

    virtual void start() = 0;
    /// Asks to stop; `cancelled` follows soon. Harmless when it has ended.
    void cancel();
    [[nodiscard]] bool isRunning() const { return running_; }

signals:
    /// `total` 0: how much there is to do is not known; still sent now and then as a sign of life.
    void progressed(int done, int total);
    void finished();
    void failed();
    void cancelled();

protected:
    explicit Job(QObject* context);
    [[nodiscard]] std::stop_token stopToken() const { return stop_.get_token(); }
    void setRunning(bool running) { running_ = running; }

private:
    std::stop_source stop_;
    bool running_ = false;
};

} // namespace pairwright
