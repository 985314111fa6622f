#include "app/jobs/list_searcher.h"

#include <QMetaObject>

#include <optional>
#include <utility>

namespace pairwright {

struct ListSearcher::Shelf {
    QString path;
    std::stop_token stop;
    std::optional<RatingListSearch> search;
    std::atomic<int> lastQuestion = 0;

    ListCandidates answer(const QString& text, const RatingRule& rule, const QString& home, int limit)
    {
        if (!search) {
            auto opened = RatingListSearch::open(path, stop);
            if (!opened)
                return {};
            search.emplace(std::move(opened).value());
        }
        auto candidates = candidatesFor(*search, text, rule, home, limit);
        if (candidates)
            return std::move(candidates).value();
        search.reset(); // the next question tries it anew
        return {};
    }
};

ListSearcher::ListSearcher(const QString& listsPath, QObject* parent)
    : QObject(parent)
    , inThread_(new QObject)
    , shelf_(std::make_shared<Shelf>())
{
    shelf_->path = listsPath;
    shelf_->stop = stop_.get_token();
    inThread_->moveToThread(&thread_);
    // The connection to the file belongs to the thread and ends there.
    connect(
        &thread_, &QThread::finished, inThread_, [shelf = shelf_] { shelf->search.reset(); }, Qt::DirectConnection);
    connect(&thread_, &QThread::finished, inThread_, &QObject::deleteLater);
    thread_.start();
}

ListSearcher::~ListSearcher()
{
    stop_.request_stop();
    ++shelf_->lastQuestion;
    thread_.quit();
    thread_.wait();
}

void ListSearcher::ask(const QString& text, const RatingRule& rule, const QString& home, int limit)
{
    waiting_ = true;
    const int question = ++shelf_->lastQuestion;
    const auto answered = [this, question, text](const ListCandidates& candidates) {
        if (question != shelf_->lastQuestion)
            return;
        waiting_ = false;
        emit found(text, candidates);
    };
    QMetaObject::invokeMethod(inThread_, [this, shelf = shelf_, question, text, rule, home, limit, answered] {
        if (question != shelf->lastQuestion)
            return;
        auto candidates = shelf->answer(text, rule, home, limit);
        QMetaObject::invokeMethod(this, [answered, candidates = std::move(candidates)] { answered(candidates); });
    });
}

void ListSearcher::forget()
{
    ++shelf_->lastQuestion;
    waiting_ = false;
}

void ListSearcher::reopen()
{
    QMetaObject::invokeMethod(inThread_, [shelf = shelf_] { shelf->search.reset(); });
}

} // namespace pairwright
