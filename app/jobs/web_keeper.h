#pragma once

#include "app/jobs/web_job.h"
#include "app/session/tournament_session.h"

#include <QObject>
#include <QTimer>

#include <cstdint>
#include <optional>

namespace pairwright {

/// What readers have of a tournament. Kept with the plan.
struct HandedOver {
    std::int64_t step = 0; ///< everything up to that step of the journal
    QByteArray pages = {}; ///< the hash of the pages (web::hashOf); empty: not known
    friend bool operator==(const HandedOver&, const HandedOver&) = default;
};
/// As one line for the settings, and back. Older programs kept the step alone.
QString toText(const HandedOver& handedOver);
std::optional<HandedOver> handedOverFrom(const QString& text);

/// Keeps the web folder of a session's tournament as it is on disk: written anew when something is confirmed, here or
/// at another desk, gathered so that it is at most every two seconds; at once when a round is published. What fails is
/// only told. The window owns one beside each session and destroys it before the session; the destructor writes what is
/// still to be written.
class WebKeeper : public QObject {
    Q_OBJECT
public:
    /// `plan` none: nothing is published. `handedOver`: what was handed over well when it was told last; what came
    /// after it is handed over soon. None: not known, and taken for everything.
    WebKeeper(TournamentSession& session, const std::optional<WebPlan>& plan,
              const std::optional<HandedOver>& handedOver = std::nullopt, QObject* parent = nullptr);
    ~WebKeeper() override;

    void setPlan(const std::optional<WebPlan>& plan);
    [[nodiscard]] const std::optional<WebPlan>& plan() const { return plan_; }
    /// Another desk keeps it: nothing is written here, and what is owed waits.
    void setPaused(bool paused);
    /// Now, for a button; the command runs even if nothing changed. After the one that is running, if any. Nothing
    /// without a plan.
    void publish();
    [[nodiscard]] bool isRunning() const { return job_ != nullptr; }
    /// Something that readers should see is not in the folder yet, or the command has not taken it.
    [[nodiscard]] bool isOwed() const { return plan_ && !paused_ && handedOver_.step < seenOutside_; }
    /// What is owed, without waiting for more.
    void handOver();

signals:
    void started();
    /// isRunning() is over, well or not.
    void stopped();
    void written(const pairwright::WebOutcome& outcome);
    /// That is where readers find it; to be kept.
    void handedOver(const pairwright::HandedOver& what);
    /// Show it without stopping anybody.
    void failed(const pairwright::web::FolderError& error);

private:
    void onConfirmed(const ChangeSet& changes);
    void write();
    void hear(const WebOutcome& outcome);
    void ended();

    TournamentSession& session_;
    std::optional<WebPlan> plan_;
    QTimer gather_;
    std::int64_t seenOutside_; ///< the last step that changes what readers see
    HandedOver handedOver_;
    std::int64_t writing_ = 0; ///< the step that the running job writes
    WebJob* job_ = nullptr;    ///< our child
    bool again_ = false;       ///< something was confirmed while the folder was being written
    bool atOnce_ = false;      ///< and nobody waits for more of it
    bool paused_ = false;
    bool always_ = false; ///< the next one runs the command even if readers have these pages
};

} // namespace pairwright
