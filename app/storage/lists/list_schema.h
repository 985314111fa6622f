#pragma once

#include "app/storage/sql/database.h"

#include <vector>

/// What the file of rating lists consists of: a table of the lists, and for each list its people, their words (FTS5)
/// and two indexes. In SQLite's own dialect: this file never goes to another server.
namespace pairwright::sqlite {

constexpr int listsApplicationId = 0x50574C53; // "PWLS"
/// 2: words are found by four letters as soon as by three. Lists that revision 1 took in stay as they are.
constexpr int listsRevision = 2;

/// Everything but the people. Application id and revision included.
Expected<Done, StoreError> createListsSchema(Database& database);
Expected<Done, StoreError> createListTables(Database& database, int list, int revision = listsRevision);
/// What the rows are written without, because it is faster to make it at once.
Expected<Done, StoreError> createListIndexes(Database& database, int list);
Expected<Done, StoreError> dropListTables(Database& database, int list);

/// The revision with which each of these lists was taken in, by what the file says of its words.
Expected<std::vector<int>, StoreError> revisionsOf(Database& database, const std::vector<int>& lists);
/// As a file with these lists ought to look, each by its revision.
Expected<Done, StoreError> createKnownLists(Database& database, const std::vector<int>& lists,
                                            const std::vector<int>& revisions);
/// Writes the present revision into a file of an earlier one.
Expected<Done, StoreError> raiseListsRevision(Database& database);

/// Before a large transaction: the cache stays small, and the log takes what does not fit.
Expected<Done, StoreError> prepareForLists(Database& database);
/// Gives the room of removed lists back to the disk.
Expected<Done, StoreError> shrink(Database& database);

} // namespace pairwright::sqlite
