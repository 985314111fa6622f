#pragma once

#include "app/domain/tournament.h"
#include "app/storage/open_error.h"
#include "engine/base/expected.h"

#include <QDateTime>
#include <QString>
#include <QStringList>

#include <stop_token>
#include <vector>

namespace pairwright {

/// What was saved of a damaged file, and what was not.
struct RecoveryReport {
    int players = 0;         ///< in the new file
    int publishedRounds = 0; ///< in the new file
    int results = 0;         ///< of published boards
    // What the tables had lost and the journal still knew:
    bool event = false;
    bool settings = false;
    int playersFromJournal = 0;
    int versionsFromJournal = 0;
    // What is lost:
    std::vector<PlayerKey> nameless; ///< they are on boards, but nothing else is known of them
    int roundsLost = 0;              ///< rounds of which something was left, but not enough
    int boardsLost = 0;              ///< of rounds that are there: they contradicted themselves
    int valuesLost = 0;              ///< single values, likewise
    bool eventLost = false;          ///< name, dates, settings are those of a new tournament
    bool presenceDoubtful = false;   ///< byes and withdrawals may be missing
    bool privateDoubtful = false;    ///< phone numbers, fees and other private data may be missing
    bool roundsDoubtful = false;     ///< boards or results may be missing
    bool keptLinesDoubtful = false;  ///< lines kept from an imported TRF may be missing
    int stepsRead = 0;               ///< of the old history; the new file begins a history of its own
    QStringList damagedTables;       ///< technical names

    /// Nothing is missing but the old history.
    [[nodiscard]] bool isComplete() const
    {
        return nameless.empty() && roundsLost == 0 && boardsLost == 0 && valuesLost == 0 && !eventLost &&
               !presenceDoubtful && !privateDoubtful && !roundsDoubtful && !keptLinesDoubtful;
    }
};

/// Makes a new tournament file of what can still be read of a damaged or cut-off one, which is not touched. What the
/// tables have lost is taken from the journal. Slow: not for the thread of the window (app/jobs/storage_jobs.h).
/// Stopped, it leaves nothing.
Expected<RecoveryReport, OpenError> recoverTournament(const QString& from, const QString& to, const QString& who,
                                                      const QDateTime& now, const std::stop_token& stop = {});

} // namespace pairwright
