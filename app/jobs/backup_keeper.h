#pragma once

#include "app/session/tournament_session.h"
#include "app/storage/tournament/backup.h"

#include <QObject>

#include <optional>

namespace pairwright {

class BackupJob;

/// Makes a backup of a session's file after each publication, to the place that is configured. Never in the way: the
/// publication is confirmed before the backup begins, and a backup that fails is only told. The window owns one beside
/// each session and destroys it before the session; the destructor waits a
/// moment for a backup that is being written, and then gives it up.
class BackupKeeper : public QObject {
    Q_OBJECT
public:
    /// `plan` none: no backups are wanted.
    BackupKeeper(TournamentSession& session, const std::optional<BackupPlan>& plan, QObject* parent = nullptr);
    ~BackupKeeper() override;

    void setPlan(const std::optional<BackupPlan>& plan);
    [[nodiscard]] const std::optional<BackupPlan>& plan() const { return plan_; }
    /// One now, for a button; after the one that is running, if any. Nothing without a plan.
    void backUp();
    [[nodiscard]] bool isRunning() const { return job_ != nullptr; }

signals:
    void started();
    void made(const pairwright::BackupFile& backup);
    /// Show it without stopping anybody.
    void failed(const pairwright::BackupError& error);

private:
    void onConfirmed(const ChangeSet& changes);
    void ended();

    TournamentSession& session_;
    std::optional<BackupPlan> plan_;
    BackupJob* job_ = nullptr; ///< our child
    bool again_ = false;       ///< something was published while a backup was being written
};

} // namespace pairwright
