#include "app/jobs/list_jobs.h"

#include <QMetaObject>

namespace pairwright {

namespace {

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
    run<Outcome>([path = path_, lists = listsPath_, options = options_,
                  tell](std::stop_token stop) { return addRatingList(path, lists, options, std::move(stop), tell); },
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
