#pragma once

#include "app/domain/changes/change.h"
#include "app/storage/journal_row.h"
#include "app/storage/sql/database.h"

#include <QLatin1StringView>
#include <QString>

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace pairwright {

Expected<Done, StoreError> appendJournal(Database& database, const JournalRow& row);

/// Number of the last step; 0 when the journal is empty.
Expected<std::int64_t, StoreError> lastJournalStep(Database& database);

/// All rows from the last barrier on, oldest first: what undo and redo can reach.
Expected<std::vector<JournalRow>, StoreError> journalSinceBarrier(Database& database);

/// Rows first .. first+count-1, oldest first, for the history.
Expected<std::vector<JournalRow>, StoreError> journalRows(Database& database, std::int64_t first, int count);

/// Rows after `step`, oldest first.
Expected<std::vector<JournalRow>, StoreError> journalAfter(Database& database, std::int64_t step);

/// The steps of that name that were done, oldest first.
Expected<std::vector<JournalRow>, StoreError> journalOf(Database& database, const QString& name);

/// The first step that is not there though later ones are, or the first of those before 1; none: there is no gap.
Expected<std::optional<std::int64_t>, StoreError> firstMissingStep(Database& database);

/// The steps that cannot be read or break their promises, the newest first; beyond so many letters nothing is looked
/// at.
Expected<std::vector<std::int64_t>, StoreError> unreadableSteps(Database& database, qsizetype mostLetters);

/// Forgets the rows after `step`: for a copy that ends there.
Expected<Done, StoreError> cutJournal(Database& database, std::int64_t step);

/// What the kinds of changes are called there.
std::span<const QLatin1StringView> changeKinds();
/// The changes of a step as the journal holds them: what is private of players stands apart, so that a copy can leave
/// it out; without it those fields are empty.
QString changesToJson(const Delta& delta);
QString privateChangesToJson(const Delta& delta); ///< empty: nothing private
std::optional<Delta> changesFromJson(const QString& text, const QString& privateText = {});

} // namespace pairwright
