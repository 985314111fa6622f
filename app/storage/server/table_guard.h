#pragma once

#include <QStringList>

namespace pairwright::server {

/// Functions of guardStatements() that look at the tables of an event, beside its journal: {schema} in them stands for
/// the schema. But for the chief nobody changes a table without a step in the same transaction, of which step_here()
/// is the number; at its end the tables of players, games, notes and rounds hold what the step tells, and nothing else
/// of theirs is new.
extern const char* const stepHere;
extern const char* const guardLog;      ///< of each note
extern const char* const guardTables;   ///< before a statement
extern const char* const noteStatement; ///< behind it: the step is to be looked at
extern const char* const noteRow;       ///< of each row of a player or a game: whose it was, and is
extern const char* const checkStep;     ///< does so at the end, and anew behind whatever comes after it

/// The triggers that call the last four, and the tables by which they know of each other.
QStringList tableTriggers();

} // namespace pairwright::server
