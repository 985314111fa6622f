#pragma once

#include <QString>
#include <QStringList>

namespace pairwright::server {

/// The statements of triggers that look at what comes into the tables of an event, whoever sends it. {schema} in them
/// stands for the schema, {roles} for the beginning of the names of its roles.
///
/// A step is the next one, its time is the server's, and who gave it is the name at the desk with the role and the
/// login that the server knows (app/domain/setup/desk_who.h). What it changes is readable, of kinds that its name has
/// (deskReaches()), and starts from what the tables hold, so that a desk says in the journal no more than it may write;
/// nor do the words of a step (app/storage/server/words_guard.h), and what the desk of results notes is of its own
/// result. Leaving FIDE mode is the chief's, and so is what the log has lost, but for what one takes back oneself. But
/// for the chief nobody writes into the tables without a step (app/storage/server/table_guard.h).
QStringList guardStatements();

/// An expression for the role of a login at an event; `schema` and `beginning` (of the names of its roles), and the
/// login, are expressions, too. Whoever owns the event is its chief.
QString roleOf(const QString& login, const QString& schema, const QString& beginning);

/// Counts what these statements do; an event of an earlier one is brought up to date by its owner.
constexpr int guardRevision = 5;

} // namespace pairwright::server
