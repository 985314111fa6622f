#pragma once

#include "app/storage/open_error.h"
#include "engine/base/expected.h"

#include <QDateTime>
#include <QString>

#include <optional>
#include <stop_token>
#include <vector>

namespace pairwright {

/// Where backups go, and how many of one tournament are kept there: a setting of the program.
struct BackupPlan {
    QString folder; ///< for instance on a stick
    int keep = 10;  ///< at least 1; the oldest readable ones beyond that go when a new one is verified
    friend bool operator==(const BackupPlan&, const BackupPlan&) = default;
};

/// One backup as its file name tells it; listing opens no file.
struct BackupFile {
    QString path;
    QString tournament; ///< the name of the file that was backed up, without its ending
    QString series;     ///< backups of one and the same tournament share it
    QDateTime at;       ///< UTC
    int round = 0;      ///< published rounds; 0: none yet
    qint64 bytes = 0;
    friend bool operator==(const BackupFile&, const BackupFile&) = default;
};

/// Why there is no backup. The tournament itself is not touched by it.
struct BackupError {
    enum class Code : std::uint8_t {
        folderMissing,     ///< for instance: the stick is not plugged in
        folderNotWritable, ///< read-only, or no permission
        diskFull,
        temporaryFull, ///< no room for the working copy: in the folder for temporary files, `detail`
        notReadable,   ///< the tournament itself could not be read
        notVerified,   ///< what was written does not read back as what was meant; it was removed
        failed,        ///< anything else
    };
    Code code = Code::failed;
    QString folder;
    QString detail; ///< technical text, not translated
};

/// Copies a tournament, which may be open and be written meanwhile, into the folder of the plan; reads the copy back,
/// and removes the oldest ones of the same tournament: those that hold the fewest of its steps, whatever their names
/// and the clock say. What cannot be read or has taken another course counts for nothing and stays. Slow on a slow
/// disk: not for the thread of the window (app/jobs/storage_jobs.h). Stopped, it leaves nothing.
Expected<BackupFile, BackupError> makeBackup(const QString& tournament, const BackupPlan& plan, const QDateTime& now,
                                             const std::stop_token& stop = {});

/// The backups in a folder, newest first by their names; those of tomorrow and later come last. `of`: only those of
/// that tournament file.
std::vector<BackupFile> backupsIn(const QString& folder, const std::optional<QString>& of = std::nullopt);

/// Makes a new tournament file of a backup, and makes sure that it can be opened. Refuses to overwrite a file.
Expected<Done, OpenError> restoreBackup(const QString& backup, const QString& to, const std::stop_token& stop = {});

} // namespace pairwright
