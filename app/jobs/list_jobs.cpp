#include "app/jobs/list_jobs.h"

#include "app/spreadsheets/list_spreadsheet.h"

#include <QTemporaryDir>

namespace pairwright {

namespace {
constexpr int fetchingShare = 50; // per cent, before it is taken in
} // namespace

AddListJob::AddListJob(const QString& path, const QString& listsPath, const ListFileOptions& options, QObject* context)
    : ListJob(listsPath, context, Ending::awaited)
    , path_(path)
    , options_(options)
{
}

void AddListJob::start()
{
    work<AddedList, AddListError>(
        [path = path_, lists = listsPath_, options = options_, report = reporter()](const std::stop_token& stop) {
            return addAnyRatingList(path, lists, options, stop, [&report](int percent) { report(percent, 100); });
        },
        [this](const AddedList& list) { emit added(list); },
        [this](const AddListError& error) { emit failedWith(error); });
}

FetchListJob::FetchListJob(const QUrl& url, const QString& listsPath, QObject* context)
    : ListJob(listsPath, context, Ending::awaited)
    , url_(url)
{
}

void FetchListJob::start()
{
    work<AddedList, AddListError>(
        [url = url_, lists = listsPath_,
         report = reporter()](std::stop_token stop) -> Expected<AddedList, AddListError> {
            const QTemporaryDir folder;
            const auto file = downloadList(url, folder.path(), stop,
                                           [&report](int percent) { report(percent * fetchingShare / 100, 100); });
            if (!file)
                return Unexpected{AddListError(file.error())};
            return addRatingList(*file, lists, {}, std::move(stop), [&report](int percent) {
                report(fetchingShare + percent * (100 - fetchingShare) / 100, 100);
            });
        },
        [this](const AddedList& list) { emit added(list); },
        [this](const AddListError& error) { emit failedWith(error); });
}

// One transaction: whatever becomes of the program, the file holds the list or not.
RemoveListJob::RemoveListJob(int list, const QString& listsPath, QObject* context)
    : ListJob(listsPath, context, Ending::dropped)
    , list_(list)
{
}

void RemoveListJob::start()
{
    work<Done, ListFileError>(
        [list = list_, lists = listsPath_](const std::stop_token& stop) -> Expected<Done, ListFileError> {
            auto file = RatingListFile::openToWrite(lists, stop);
            if (!file)
                return Unexpected{file.error()};
            return (*file)->remove(list);
        },
        [](Done) {}, [this](const ListFileError& error) { emit failedWith(error); });
}

CompareListsJob::CompareListsJob(const QString& listsPath, SharedTournament tournament, std::optional<QDate> day,
                                 QObject* context)
    : ListJob(listsPath, context, Ending::dropped)
    , tournament_(std::move(tournament))
    , day_(day)
{
}

void CompareListsJob::start()
{
    using Differences = std::vector<ListDifference>;
    work<Differences, ListFileError>(
        [lists = listsPath_, tournament = tournament_,
         day = day_](const std::stop_token& stop) -> Expected<Differences, ListFileError> {
            auto search = RatingListSearch::open(lists, stop);
            if (!search)
                return Unexpected{search.error()};
            return compareWithLists(*search, *tournament, day, stop);
        },
        [this](const Differences& differences) { emit compared(differences); },
        [this](const ListFileError& error) { emit failedWith(error); });
}

} // namespace pairwright
