#pragma once

#include "app/jobs/job.h"
#include "app/session/recovery.h"
#include "app/storage/backup.h"

#include <QString>

#include <functional>

/// Long work on files, away from the thread of the window. Each takes what it needs by value; connect, then start().
/// A job that is destroyed waits for its disk: nothing is left half written.
namespace pairwright {

/// Makes one backup (app/storage/backup.h). The tournament may be open.
class BackupJob : public Job {
    Q_OBJECT
public:
    BackupJob(const QString& tournament, const BackupPlan& plan, QObject* context);
    void start() override;

signals:
    /// Sent before finished().
    void made(const pairwright::BackupFile& backup);
    /// Sent before failed().
    void failedWith(const pairwright::BackupError& error);

private:
    QString tournament_;
    BackupPlan plan_;
};

/// Makes a new tournament file: of a backup, or of a moment of another one.
class NewFileJob : public Job {
    Q_OBJECT
public:
    /// See restoreBackup().
    static NewFileJob* restore(const QString& backup, const QString& to, QObject* context);
    /// See saveMoment(); what a session still has in its queue must be flushed before.
    static NewFileJob* moment(const QString& tournament, std::int64_t step, const QString& to, QObject* context);
    void start() override;

signals:
    /// Sent before finished().
    void made(const QString& path);
    /// Sent before failed().
    void failedWith(const pairwright::OpenError& error);

private:
    NewFileJob(std::function<Expected<Done, OpenError>()> work, const QString& to, QObject* context);
    std::function<Expected<Done, OpenError>()> work_;
    QString to_;
};

/// Makes a new file of what is left of a damaged one; see recoverTournament().
class RecoveryJob : public Job {
    Q_OBJECT
public:
    RecoveryJob(const QString& from, const QString& to, const QString& who, QObject* context);
    void start() override;

signals:
    /// Sent before finished().
    void recovered(const pairwright::RecoveryReport& report);
    /// Sent before failed().
    void failedWith(const pairwright::OpenError& error);

private:
    QString from_;
    QString to_;
    QString who_;
};

} // namespace pairwright
