#pragma once

#include "app/jobs/job.h"
#include "app/lists/list_comparison.h"
#include "app/lists/list_download.h"
#include "app/lists/rating_lists.h"

#include <memory>

/// Long work on the file of rating lists, away from the thread of the window. Each takes what it needs by value;
/// connect, then start().
namespace pairwright {

/// Takes a list in (addRatingList()). Cancelled, or destroyed, it leaves the lists as they were.
class AddListJob : public Job {
    Q_OBJECT
public:
    AddListJob(const QString& path, const QString& listsPath, const ListFileOptions& options, QObject* context);
    void start() override;

signals:
    /// Sent before finished().
    void added(const pairwright::AddedList& list);
    /// Sent before failed().
    void failedWith(const pairwright::AddListError& error);

private:
    QString path_;
    QString listsPath_;
    ListFileOptions options_;
};

/// Fetches a list (downloadList()) and takes it in. Cancelled, cut off or destroyed it leaves the lists as they were.
class FetchListJob : public Job {
    Q_OBJECT
public:
    FetchListJob(const QUrl& url, const QString& listsPath, QObject* context);
    void start() override;

signals:
    /// Sent before finished().
    void added(const pairwright::AddedList& list);
    /// Sent before failed().
    void failedWith(const pairwright::AddListError& error);

private:
    QUrl url_;
    QString listsPath_;
};

/// Takes a list out, and gives its room back to the disk.
class RemoveListJob : public Job {
    Q_OBJECT
public:
    RemoveListJob(int list, const QString& listsPath, QObject* context);
    void start() override;

signals:
    /// Sent before failed().
    void failedWith(const pairwright::ListFileError& error);

private:
    int list_;
    QString listsPath_;
};

/// Compares a tournament with the lists (compareWithLists()).
class CompareListsJob : public Job {
    Q_OBJECT
public:
    CompareListsJob(const QString& listsPath, const Tournament& tournament, std::optional<QDate> day, QObject* context);
    void start() override;

signals:
    /// Sent before finished().
    void compared(const std::vector<pairwright::ListDifference>& differences);
    /// Sent before failed().
    void failedWith(const pairwright::ListFileError& error);

private:
    QString listsPath_;
    std::shared_ptr<const Tournament> tournament_;
    std::optional<QDate> day_;
};

} // namespace pairwright
