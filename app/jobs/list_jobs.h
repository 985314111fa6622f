#pragma once

#include "app/domain/tournament.h"
#include "app/jobs/job.h"
#include "app/lists/list_comparison.h"
#include "app/lists/list_download.h"
#include "app/lists/rating_lists.h"

#include <memory>

/// Long work on the file of rating lists, away from the thread of the window. Each takes what it needs by value;
/// connect, then start().
namespace pairwright {

/// What the jobs below have in common. They send their own signal before finished() or failed().
class ListJob : public Job {
protected:
    ListJob(const QString& listsPath, QObject* context, Ending ending)
        : Job(context, ending)
        , listsPath_(listsPath)
    {
    }

    template <class Value, class Error>
    void work(std::function<Expected<Value, Error>(std::stop_token)> what, std::function<void(const Value&)> done,
              std::function<void(const Error&)> refused)
    {
        using Outcome = Expected<Value, Error>;
        run<Outcome>(
            std::move(what),
            [done = std::move(done), refused = std::move(refused)](const Outcome& outcome) {
                if (outcome)
                    done(*outcome);
                else
                    refused(outcome.error());
                return outcome.hasValue();
            },
            [path = listsPath_](const QString& defect) -> Outcome {
                ListFileError error;
                error.path = path;
                error.detail = defect;
                return Unexpected{Error(error)};
            });
    }

    QString listsPath_;
};

/// Takes a list in (addRatingList()). Cancelled, or destroyed, it leaves the lists as they were.
class AddListJob : public ListJob {
    Q_OBJECT
public:
    AddListJob(const QString& path, const QString& listsPath, const ListFileOptions& options, QObject* context);
    void start() override;

signals:
    void added(const pairwright::AddedList& list);
    void failedWith(const pairwright::AddListError& error);

private:
    QString path_;
    ListFileOptions options_;
};

/// Fetches a list (downloadList()) and takes it in. Cancelled, cut off or destroyed it leaves the lists as they were.
class FetchListJob : public ListJob {
    Q_OBJECT
public:
    FetchListJob(const QUrl& url, const QString& listsPath, QObject* context);
    void start() override;

signals:
    void added(const pairwright::AddedList& list);
    void failedWith(const pairwright::AddListError& error);

private:
    QUrl url_;
};

/// Takes a list out, and gives its room back to the disk. Stopped, it leaves the list, or only the room.
class RemoveListJob : public ListJob {
    Q_OBJECT
public:
    RemoveListJob(int list, const QString& listsPath, QObject* context);
    void start() override;

signals:
    void failedWith(const pairwright::ListFileError& error);

private:
    int list_;
};

/// Compares a tournament with the lists (compareWithLists()).
class CompareListsJob : public ListJob {
    Q_OBJECT
public:
    CompareListsJob(const QString& listsPath, SharedTournament tournament, std::optional<QDate> day, QObject* context);
    void start() override;

signals:
    void compared(const std::vector<pairwright::ListDifference>& differences);
    void failedWith(const pairwright::ListFileError& error);

private:
    SharedTournament tournament_;
    std::optional<QDate> day_;
};

} // namespace pairwright
