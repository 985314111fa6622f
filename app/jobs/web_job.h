#pragma once

#include "app/domain/tournament.h"
#include "app/jobs/job.h"
#include "app/web/folder.h"

#include <QByteArray>
#include <QString>

namespace pairwright {

/// Where and how a tournament is published on the web. Kept on this computer, never in the tournament.
struct WebPlan {
    QString folder;
    QString command;       ///< run by the shell of the system in the folder after each writing; empty: none
    QString address;       ///< of the start page, as readers type it; empty: not known
    QString language = {}; ///< code, of the pages; empty: that of the window
    friend bool operator==(const WebPlan&, const WebPlan&) = default;
};

/// How the command after writing ended.
struct WebCommandOutcome {
    enum class End : std::uint8_t { notRun, done, failed, timedOut, notStarted };
    End end = End::notRun;
    int exitCode = 0;
    QString output; ///< the last lines of what it said
};

struct WebOutcome {
    web::FolderChanges changes;
    QByteArray pages; ///< their hash (web::hashOf)
    WebCommandOutcome command;
};

/// Seconds that a command may take.
inline constexpr int webCommandSeconds = 60;

/// Runs a command as WebJob does; gives up after `seconds`, or when stopped.
WebCommandOutcome runWebCommand(const QString& command, const QString& folder, int seconds,
                                const std::stop_token& stop = {});

/// Writes the web folder of a tournament (app/web): files whose content differs. Then runs the command, unless readers
/// have these very pages.
/// Stopped before the first file got its name, it has written nothing.
class WebJob : public Job {
    Q_OBJECT
public:
    /// `taken`: the hash of the pages that the command has taken; empty: not known, so that it runs.
    WebJob(SharedTournament tournament, const WebPlan& plan, QByteArray taken, QObject* context);
    void start() override;

signals:
    /// Sent before finished(); the command may have failed all the same.
    void written(const pairwright::WebOutcome& outcome);
    /// Sent before failed().
    void failedWith(const pairwright::web::FolderError& error);

private:
    SharedTournament tournament_;
    WebPlan plan_;
    QByteArray taken_;
};

} // namespace pairwright
