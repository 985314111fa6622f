#pragma once

#include "app/jobs/list_jobs.h"
#include "app/jobs/list_searcher.h"
#include "ui/frame/desk.h"

#include <QObject>
#include <QTimer>
#include <QUrl>

#include <vector>

namespace pairwright {

/// The rating lists of this machine as one window uses them: which there are, who is found while somebody types, in
/// what the open tournament differs from them, and taking lists in and out, one at a time. Nothing of it runs in the
/// window's thread but the look at which lists there are.
class RatingLists : public QObject {
    Q_OBJECT
public:
    explicit RatingLists(Desk& desk, QObject* parent = nullptr);

    /// As of the last look.
    [[nodiscard]] const std::vector<RatingList>& all() const { return lists_; }
    [[nodiscard]] bool isEmpty() const { return lists_.empty(); }
    /// Why the lists cannot be read; empty: they can, or there are none.
    [[nodiscard]] QString trouble() const { return trouble_; }
    /// Another window may have changed them.
    void lookAgain();
    /// The same where the file is another one than at the last look: another program may have changed it. Cheap.
    void lookIfChanged();
    [[nodiscard]] ListSearcher& searcher() { return searcher_; }

    void add(const QString& path, const ListFileOptions& options = {});
    /// One after the other; added() and failed() say of each what became of it.
    void addAll(const QStringList& paths);
    /// From the network.
    void fetch(const QUrl& url);
    /// FIDE's list, which holds all of its ratings; what became of it is told in the message bar.
    void renew();
    /// From where FIDE's list is fetched; another place in tests.
    [[nodiscard]] const QUrl& fideUrl() const { return fideUrl_; }
    void fetchFideFrom(const QUrl& url) { fideUrl_ = url; }
    /// Whether a copy of FIDE's list is here, and how old: hours since it was fetched or taken in.
    [[nodiscard]] std::optional<qint64> hoursOld() const;
    /// At most a day; also where no list of FIDE is here at all.
    [[nodiscard]] bool isCurrent() const;
    void remove(int list);
    /// Of what is going on; the lists stay as they were.
    void cancel();
    [[nodiscard]] bool isBusy() const { return job_ != nullptr; }

    /// Of the open tournament and the lists of its first day, as far as they are known by now.
    [[nodiscard]] const std::vector<ListDifference>& differences() const { return differences_; }
    /// Players are compared with the lists of this day: the first of the event, in one of more than 30 days today.
    /// Invalid: the newest lists.
    [[nodiscard]] QDate dayCompared() const;
    /// Those lists.
    [[nodiscard]] std::vector<RatingList> listsCompared() const;
    [[nodiscard]] bool isComparing() const { return comparison_ != nullptr || compareSoon_.isActive(); }

signals:
    /// There are other lists now, or something begins or ends.
    void changed();
    void progressed(int percent);
    void added(const pairwright::AddedList& list);
    /// Why a list was not taken in or out.
    void failed(const QString& sentence);
    /// A table whose columns nobody names, or whose letters can be written in several ways: add() can be told more than
    /// the `options` that it was told.
    void columnsWanted(const QString& path, const pairwright::ListFileOptions& options);
    void encodingWanted(const QString& path, const pairwright::ListFileOptions& options,
                        const std::vector<pairwright::EncodingReading>& readings);
    /// differences() are others now.
    void compared();

private:
    void watch(Job* job);
    void compare();
    void renewIfOld();

    Desk& desk_;
    QString path_;
    QString stamp_; ///< of the file, as of the last look
    std::vector<RatingList> lists_;
    QString trouble_;
    ListSearcher searcher_;
    Job* job_ = nullptr;  ///< our child
    QStringList waiting_; ///< files to be taken in next
    std::vector<ListDifference> differences_;
    CompareListsJob* comparison_ = nullptr; ///< our child
    QTimer compareSoon_;
    QTimer lookAtAge_;
    QUrl fideUrl_;
    bool renewing_ = false; ///< what comes of it is told in the message bar
};

} // namespace pairwright
