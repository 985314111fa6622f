#pragma once

#include <QObject>
#include <QString>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <utility>

namespace pairwright {

/// Work that runs away from the thread of the window. A concrete job has a signal of its own with the
/// result, and says in run() what is to be done. The context owns it: when that is destroyed, the job is
/// cancelled and says nothing any more. Exactly one of finished, failed, cancelled is sent, in the thread
/// that owns the job, and the job deletes itself afterwards.
class Job : public QObject {
    Q_OBJECT
public:
    ~Job() override;

    virtual void start() = 0;
    /// Asks to stop. `cancelled` follows at once if nothing but an answer is lost, else when the work has
    /// come to a place where it may end. Harmless when it has ended.
    void cancel();
    [[nodiscard]] bool isRunning() const { return running_; }
    /// Waits for the end of the work, though not for its outcome to be told; false: it takes longer.
    [[nodiscard]] bool waitAtMost(std::chrono::milliseconds time) const;

signals:
    /// `total` 0: how much there is to do is not known; still sent now and then as a sign of life.
    void progressed(int done, int total);
    void finished();
    void failed();
    void cancelled();

protected:
    /// How the work ends when nobody wants it any more.
    enum class Ending : std::uint8_t {
        dropped, ///< it works on copies of its own, or in one transaction: nobody waits for it
        awaited, ///< it writes files: its destruction waits until nothing is left half written
    };
    Job(QObject* context, Ending ending);

    /// Runs `work` on another thread, once; `deliver` gets what it gave, in the thread of the job: true for
    /// finished(), false for failed(). An exception of the work, a defect of ours, becomes the outcome that
    /// `broken` makes of its message: it never ends the program.
    template <class Outcome>
    void run(std::function<Outcome(std::stop_token)> work, std::function<bool(const Outcome&)> deliver,
             std::function<Outcome(const QString&)> broken)
    {
        auto outcome = std::make_shared<std::optional<Outcome>>();
        launch([outcome, work = std::move(work)](std::stop_token stop) { outcome->emplace(work(std::move(stop))); },
               [outcome, broken = std::move(broken)](const QString& what) { outcome->emplace(broken(what)); },
               [outcome, deliver = std::move(deliver)] { return deliver(**outcome); });
    }
    /// What the work tells how far it is, from its own thread; progressed() passes the latest on.
    using Report = std::function<void(int done, int total)>;
    [[nodiscard]] Report reporter() const;
    /// Asks the work to end with what it has; the outcome is delivered.
    void askForOutcome() { stop_.request_stop(); }

private:
    /// Shared with the worker, who may live longer than the job.
    struct Reached {
        std::atomic<std::uint64_t> doneAndTotal = 0; ///< one value, so that the two belong together
    };
    struct Worker;
    void tellProgress();
    void launch(std::function<void(std::stop_token)> work, std::function<void(const QString&)> broken,
                std::function<bool()> outcome);
    void deliver(const std::function<bool()>& outcome);
    void conclude(void (Job::*signal)());

    Ending ending_;
    std::stop_source stop_;
    std::shared_ptr<Reached> reached_ = std::make_shared<Reached>();
    std::unique_ptr<Worker> worker_;
    bool running_ = false;
    bool cancelled_ = false;
};

} // namespace pairwright
