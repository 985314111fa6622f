#pragma once

#include "app/domain/ratings/rating_list.h"
#include "app/storage/lists/list_row.h"
#include "app/storage/sql/database.h"

#include <functional>
#include <stop_token>

namespace pairwright {

/// Writes a whole list into the file of lists, inside a transaction of the caller.
class ListWriter {
public:
    ListWriter(Database& database, std::stop_token stop, std::function<void(int)> progress)
        : database_(database)
        , stop_(std::move(stop))
        , progress_(std::move(progress))
    {
    }

    /// Gives the list its id and takes out the one whose place it takes. Fails with `interrupted` when it is stopped.
    Expected<Done, StoreError> write(RatingList& list, ListRows& rows);

private:
    Expected<Done, StoreError> makeRoom(RatingList& list);
    Expected<Done, StoreError> writePeople(int list, ListRows& rows);
    Expected<Done, StoreError> writeWords(int list, ListRows& rows);
    Expected<Done, StoreError> describe(const RatingList& list);
    [[nodiscard]] Expected<Done, StoreError> unlessStopped() const;
    bool isStopped(int rowsDone) const;

    Database& database_;
    std::stop_token stop_;
    std::function<void(int)> progress_;
};

/// As the table of lists holds them.
QString textOf(const ListRepairs& repairs);
ListRepairs repairsFromText(const QString& text);

} // namespace pairwright
