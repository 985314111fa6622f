#include "app/session/history/new_file.h"

#include "app/domain/changes/contradictions.h"
#include "app/session/command/command_json.h"
#include "app/session/history/undo_history.h"
#include "app/storage/file/private_copy.h"
#include "app/storage/tournament/tournament_store.h"

#include <QFileInfo>

namespace pairwright {

QString namedInLog(const QString& who)
{
    if (!who.isEmpty())
        return who;
    const QString user = qEnvironmentVariable("USER");
    return user.isEmpty() ? qEnvironmentVariable("USERNAME") : user;
}

JournalRow firstRow(const StepDescription& first, const QString& who, const QDateTime& now)
{
    JournalRow row;
    row.at = now.toUTC();
    row.who = namedInLog(who);
    row.isBarrier = true;
    describe(first, row);
    row.command = row.description;
    row.changes = changesToJson({});
    return row;
}

StepDescription importStep(const Tournament& tournament, const QString& source)
{
    StepDescription first;
    first.command = CommandName::importTournament;
    first.text = source;
    first.count = static_cast<int>(tournament.players.size());
    return first;
}

Expected<Done, OpenError> writeNewFile(const QString& to, const Tournament& tournament, const JournalRow& first,
                                       const std::stop_token& stop)
{
    OpenError error;
    error.path = to;
    if (QFileInfo::exists(to)) {
        error.code = OpenError::Code::alreadyExists;
        return Unexpected{error};
    }
    if (auto findings = contradictionsIn(tournament); !findings.empty()) {
        error.code = OpenError::Code::contradictory;
        error.findings = std::move(findings);
        return Unexpected{error};
    }
    const auto place = PrivateCopy::placeFor(to);
    if (!place)
        return Unexpected{place.error()};
    // Closed at once, it is one file.
    if (const auto made = TournamentStore::create((*place)->path(), tournament, first, stop); !made)
        return Unexpected{ofWorkingCopy(made.error(), to)};
    return (*place)->giveTo(to, stop);
}

} // namespace pairwright
