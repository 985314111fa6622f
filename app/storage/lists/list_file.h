#pragma once

#include "app/domain/ratings/rating_list.h"
#include "app/storage/lists/list_row.h"
#include "app/storage/store_error.h"
#include "engine/base/expected.h"

#include <QByteArray>
#include <QString>
#include <QVariantList>

#include <functional>
#include <memory>
#include <stop_token>
#include <utility>
#include <vector>

namespace pairwright {

class Database;

/// Why the file of rating lists cannot be used. Nothing was changed.
struct ListFileError {
    enum class Code : std::uint8_t {
        missing,   ///< there is none yet
        otherFile, ///< what stands there is no file of rating lists
        newer,     ///< made by a newer program
        damaged,   ///< what it says of its lists cannot be, or their pages are broken
        foreign,   ///< holds something that no such file has, or lacks something (`detail`)
        noSuchList,
        tooManyLists, ///< more than mostLists stand side by side
        cancelled,
        store, ///< see `store`
    };
    Code code = Code::store;
    QString path;
    QString detail;
    StoreError store;
    static constexpr std::size_t mostLists = 24; // their tables are compared one by one at each opening
};

/// The one file that holds the rating lists of this machine, for all tournaments. It is guarded like a tournament file:
/// looked over, object by object, before anything is asked of its tables. Belongs to the thread that opened it.
class RatingListFile {
public:
    template <class T>
    using Outcome = Expected<T, ListFileError>;

    /// To a file that exists. `stop` ends a search that nobody waits for any more.
    static Outcome<std::unique_ptr<RatingListFile>> openToRead(const QString& path, std::stop_token stop = {});
    /// Makes the file, and its folder, if there is none. `stop` ends what is being done, as if it had not begun.
    static Outcome<std::unique_ptr<RatingListFile>> openToWrite(const QString& path, const std::stop_token& stop = {});
    ~RatingListFile();
    RatingListFile(const RatingListFile&) = delete;
    RatingListFile& operator=(const RatingListFile&) = delete;

    [[nodiscard]] QString path() const;
    Outcome<std::vector<RatingList>> lists();

    /// Puts a list in, in the place of one of the same publisher, kind and month, in one step: until it is done, and
    /// when it is cancelled, the file holds what it held before. Gives the list its id.
    Outcome<RatingList> replace(RatingList list, ListRows& rows, std::stop_token stop,
                                const std::function<void(int rowsDone)>& progress);
    /// What was removed before a stop stays so; the file shrinks at another time then.
    Outcome<Done> remove(int list);

    /// The first `limit` people, as the list shows them, for whom an expression of FTS5 holds; of a year of birth only.
    Outcome<std::vector<ListedPerson>> matching(int list, const QString& expression, int limit,
                                                std::optional<int> birthYear = {});
    /// How many there are, counted up to `most`.
    Outcome<int> countMatching(int list, const QString& expression, int most);
    /// People whose FIDE id begins with these digits.
    Outcome<std::vector<ListedPerson>> byFideId(int list, qint64 digits, int limit);
    Outcome<std::vector<ListedPerson>> byNationalId(int list, const QString& id, int limit);
    /// All different words of the names of a list in ascending order, each followed by a line end.
    Outcome<QByteArray> vocabulary(int list);

private:
    RatingListFile(std::unique_ptr<Database> database, bool writes);
    Outcome<Done> inspect();
    Unexpected<ListFileError> failed(const StoreError& error) const;
    Outcome<std::vector<ListedPerson>> people(int list, const QString& from, const QVariantList& values, int limit);

    std::unique_ptr<Database> database_;
    bool writes_;
};

} // namespace pairwright
