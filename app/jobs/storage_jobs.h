#pragma once

#include "app/domain/setup/settings.h"
#include "app/jobs/job.h"
#include "app/session/history/recovery.h"
#include "app/storage/tournament/backup.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>
#include <vector>

/// Long work on files, away from the thread of the window. Each takes what it needs by value; connect, then start().
/// A job that is destroyed waits for its disk: nothing is left half written.
namespace pairwright {

/// Makes one backup (app/storage/tournament/backup.h). The tournament may be open.
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

/// Makes a new tournament file: of a backup, of a moment of another one, or of what a window shows. Stopped, there is
/// none.
class NewFileJob : public Job {
    Q_OBJECT
public:
    /// See restoreBackup(). `ratedBy`: by whom the tournament is rated now, see stayOutsideFideMode().
    static NewFileJob* restore(const QString& backup, RatedBy ratedBy, const QString& to, QObject* context);
    /// See saveMoment(); what a session still has in its queue must be flushed before.
    static NewFileJob* moment(const QString& tournament, std::int64_t step, const QString& to, QObject* context);
    /// The tournament alone, without its history. `source` is the file name for the journal of the new one, `who` whom
    /// it names.
    static NewFileJob* copy(const Tournament& tournament, const QString& source, const QString& who, const QString& to,
                            QObject* context);
    /// What lies at that place, with its history; what a session still has in its queue must be flushed before.
    static NewFileJob* whole(const QString& place, const QString& to, QObject* context);
    void start() override;

signals:
    /// Sent before finished().
    void made(const QString& path);
    /// Sent before failed().
    void failedWith(const pairwright::OpenError& error);

private:
    using Work = std::function<Expected<Done, OpenError>(const std::stop_token&)>;
    NewFileJob(Work work, const QString& to, QObject* context);
    Work work_;
    QString to_;
};

/// Looks which backups there are (see backupsIn()): a stick may need long to answer.
class ListBackupsJob : public Job {
    Q_OBJECT
public:
    ListBackupsJob(const QString& folder, const std::optional<QString>& of, QObject* context);
    void start() override;

signals:
    /// Sent before finished().
    void found(const std::vector<pairwright::BackupFile>& backups);

private:
    QString folder_;
    std::optional<QString> of_;
};

/// Looks which of these files are not there, or not any more: a path in the network may need long to answer.
class LookForFilesJob : public Job {
    Q_OBJECT
public:
    using IsThere = std::function<bool(const QString&)>;
    LookForFilesJob(const QStringList& files, IsThere isThere, QObject* context);
    void start() override;

signals:
    /// Sent before finished().
    void missing(const QStringList& files);

private:
    QStringList files_;
    IsThere isThere_;
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
