#pragma once

#include "app/lists/list_candidates.h"

#include <QObject>
#include <QThread>

#include <atomic>
#include <memory>
#include <stop_token>

namespace pairwright {

/// Searches the rating lists while somebody types: a thread of its own that keeps the file open between two letters. Of
/// several questions only the last one is answered. Its destruction waits for the thread.
class ListSearcher : public QObject {
    Q_OBJECT
public:
    explicit ListSearcher(const QString& listsPath, QObject* parent = nullptr);
    ~ListSearcher() override;

    /// Asks for candidatesFor() the text; the answer comes with found(), unless something else is asked before it.
    void ask(const QString& text, const RatingRule& rule, const QString& home, int limit);
    /// Nobody waits for an answer any more.
    void forget();
    [[nodiscard]] bool isWaiting() const { return waiting_; }
    /// The file holds other lists now: it is opened anew with the next question.
    void reopen();

signals:
    /// Empty as well when there are no lists, or they cannot be read.
    void found(const QString& text, const pairwright::ListCandidates& candidates);

private:
    struct Shelf;

    QThread thread_;
    QObject* inThread_ = nullptr;  ///< what is called in it
    std::shared_ptr<Shelf> shelf_; ///< touched in the thread only, but for the number of the last question
    std::stop_source stop_;
    bool waiting_ = false;
};

} // namespace pairwright
