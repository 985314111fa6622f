#include "app/jobs/list_jobs.h"

#include "app/sheets/list_sheet.h"

#include <QMetaObject>
#include <QTemporaryDir>

namespace pairwright {

namespace {

constexpr int fetchingShare = 50; // per cent, before it is taken in

ListFileError brokenLists(const QString& path, const QString& what)
{
    ListFileError error;
    error.path = path;
    error.detail = what;
    return error;
}

} // namespace

AddListJob::AddListJob(const QString& path, const QString& listsPath, const ListFileOptions& options, QObject* context)
    : Job(context, Ending::awaited)
    , path_(path)
    , listsPath_(listsPath)
    , options_(options)
{
}

void AddListJob::start()
{
    using Outcome = Expected<AddedList, AddListError>;
    const auto tell = [this](int percent) {
        QMetaObject::invokeMethod(
            this, [this, percent] { emit progressed(percent, 100); }, Qt::QueuedConnection);
    };
    run<Outcome>(
        [path = path_, lists = listsPath_, options = options_, tell](std::stop_token stop) {
            const QTemporaryDir folder;
            const QString file = sheetAsText(path, folder.path()).value_or(path);
            return addRatingList(file, lists, options, std::move(stop), tell);
        },
        [this](const Outcome& outcome) {
            if (outcome)
                emit added(*outcome);
            else
                emit failedWith(outcome.error());
            return outcome.hasValue();
        },
        [lists = listsPath_](const QString& what) -> Outcome {
            return Unexpected{AddListError(brokenLists(lists, what))};
        });
}

FetchListJob::FetchListJob(const QUrl& url, const QString& listsPath, QObject* context)
    : Job(context, Ending::awaited)
    , url_(url)
    , listsPath_(listsPath)
{
}

void FetchListJob::start()
{
    using Outcome = Expected<AddedList, AddListError>;
    const auto tell = [this](int percent) {
        QMetaObject::invokeMethod(
            this, [this, percent] { emit progressed(percent, 100); }, Qt::QueuedConnection);
    };
    run<Outcome>(
        [url = url_, lists = listsPath_, tell](std::stop_token stop) -> Outcome {
            const QTemporaryDir folder;
            const auto file =
                downloadList(url, folder.path(), stop, [&tell](int percent) { tell(percent * fetchingShare / 100); });
            if (!file)
                return Unexpected{AddListError(file.error())};
            return addRatingList(*file, lists, {}, std::move(stop),
                                 [&tell](int percent) { tell(fetchingShare + percent * (100 - fetchingShare) / 100); });
        },
        [this](const Outcome& outcome) {
            if (outcome)
                emit added(*outcome);
            else
                emit failedWith(outcome.error());
            return outcome.hasValue();
        },
        [lists = listsPath_](const QString& what) -> Outcome {
            return Unexpected{AddListError(brokenLists(lists, what))};
        });
}

RemoveListJob::RemoveListJob(int list, const QString& listsPath, QObject* context)
    : Job(context, Ending::awaited)
    , list_(list)
    , listsPath_(listsPath)
{
}

void RemoveListJob::start()
{
    using Outcome = Expected<Done, ListFileError>;
    run<Outcome>(
        [list = list_, lists = listsPath_](const std::stop_token&) -> Outcome {
            auto file = RatingListFile::openToWrite(lists);
            if (!file)
                return Unexpected{file.error()};
            return (*file)->remove(list);
        },
        [this](const Outcome& outcome) {
            if (!outcome)
                emit failedWith(outcome.error());
            return outcome.hasValue();
        },
        [lists = listsPath_](const QString& what) -> Outcome { return Unexpected{brokenLists(lists, what)}; });
}

CompareListsJob::CompareListsJob(const QString& listsPath, const Tournament& tournament, std::optional<QDate> day,
                                 QObject* context)
    : Job(context, Ending::dropped)
    , listsPath_(listsPath)
    , tournament_(std::make_shared<const Tournament>(tournament))
    , day_(day)
{
}

void CompareListsJob::start()
{
    using Outcome = Expected<std::vector<ListDifference>, ListFileError>;
    run<Outcome>(
        [lists = listsPath_, tournament = tournament_, day = day_](std::stop_token stop) -> Outcome {
            auto search = RatingListSearch::open(lists, stop);
            if (!search)
                return Unexpected{search.error()};
            return compareWithLists(*search, *tournament, day, std::move(stop));
        },
        [this](const Outcome& outcome) {
            if (outcome)
                emit compared(*outcome);
            else
                emit failedWith(outcome.error());
            return outcome.hasValue();
        },
        [lists = listsPath_](const QString& what) -> Outcome { return Unexpected{brokenLists(lists, what)}; });
}

} // namespace pairwright
