#pragma once

#include "app/domain/tournament.h"

#include <QString>
#include <QStringList>

#include <optional>

namespace pairwright {
class TournamentStore;
}

/// What is looked at in a file after its program has ended without a farewell.
namespace pairwright::test {

/// Of the log beside a file.
inline const QString logEnding = QStringLiteral("-wal");

/// The answers of a pragma, one a row, by a connection of our own.
QStringList ask(const QString& path, const QString& pragma);

/// The whole tournament as the journal alone tells it, from the given beginning; none: a row cannot be read.
std::optional<Tournament> toldByJournal(TournamentStore& store, Tournament start);

/// What is wrong with the file of a tournament that began as `start` and ought to be `expected` by now, in the tables,
/// in the journal and on its pages; empty: nothing.
QString wrongWithFile(const QString& path, const Tournament& start, const Tournament& expected);

} // namespace pairwright::test
