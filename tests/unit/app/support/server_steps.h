#pragma once

#include "app/storage/journal_row.h"
#include "app/storage/server/server_address.h"
#include "app/storage/sql/database.h"
#include "tests/unit/app/support/sessions.h"

#include <memory>
#include <vector>

namespace pairwright::test {

/// A connection of somebody who writes SQL by hand. Throws when there is none, as all of these do.
std::unique_ptr<Database> stepsAt(const ServerAddress& address);
/// The last step of the event.
JournalRow lastStepOf(const ServerAddress& address);
/// A step like the last one of that name, which is the next one, and what it changes.
JournalRow stepLike(const ServerAddress& event, const QString& name, const QString& changes);
/// A step that gives the game of the last EnterResult another result, and says so.
JournalRow anotherResult(const ServerAddress& event);
/// In one transaction the step and what it does to the tables, or these statements in its place.
Expected<Done, StoreError> given(const ServerAddress& address, const JournalRow& row,
                                 const std::vector<const char*>& statements = {});
/// Of given(); empty: the event has it.
QString refusalOf(const ServerAddress& address, const JournalRow& row);
/// It is refused for want of a right.
bool isNotForIt(const ServerAddress& address, const JournalRow& row, const std::vector<const char*>& statements = {});
bool mayNot(const ServerAddress& address, const char* statement);
bool isDoneAt(const ServerAddress& address, const char* statement);
/// Of the last row the first value; "refused: ..." with the reason.
QString answerAt(const ServerAddress& address, const QString& question);

/// `folder`: where results and presence wait; empty: they do not.
std::unique_ptr<TournamentSession>
deskAt(const ServerAddress& address, const QString& who = QStringLiteral("Anna Weber"), const QString& folder = {});
/// The connections of a login alone are cut, and it comes in again when it is let in.
void letIn(const ServerAddress& login, bool isIn);
/// Everything is on the server.
void write(TournamentSession& session);

} // namespace pairwright::test
