#include "app/storage/tournament/store_thread.h"

#include "app/storage/desk/desk_keeper.h"
#include "app/storage/desk/desk_queue.h"
#include "app/storage/file/file_lock.h"
#include "app/storage/tournament/journal_store.h"
#include "app/storage/tournament/tournament_store.h"

#include <cassert>
#include <chrono>
#include <future>

namespace pairwright {

namespace {

constexpr std::chrono::seconds untilQuiet{2};

WaitingStep entryOf(const WaitingStep& entry, const Delta& delta)
{
    WaitingStep step = entry;
    step.changes = changesToJson(delta);
    step.privateChanges = privateChangesToJson(delta);
    return step;
}

} // namespace

StoreThread::StoreThread(std::function<void()> wake)
    : wake_(std::move(wake))
    , thread_([this] { loop(); })
{
}

StoreThread::~StoreThread()
{
    readNoMore();
    {
        const std::scoped_lock lock(mutex_);
        ending_ = true;
    }
    taskOrEnd_.notify_one();
    thread_.join();
}

void StoreThread::loop()
{
    for (;;) {
        Task task;
        {
            std::unique_lock lock(mutex_);
            const auto isWanted = [this] {
                return ending_ || !tasks_.empty();
            };
            if (!quietAt_)
                taskOrEnd_.wait(lock, isWanted);
            const bool isQuiet = quietAt_ && !taskOrEnd_.wait_until(lock, *quietAt_, isWanted);
            if (!isQuiet && tasks_.empty())
                break;
            if (!isQuiet) {
                task = std::move(tasks_.front());
                tasks_.pop_front();
            }
        }
        if (task)
            task();
        else
            bringLogIntoFile();
    }
    store_.reset(); // the connections belong to this thread
    readStore_.reset();
    keeper_.reset();
}

void StoreThread::post(Task task)
{
    {
        const std::scoped_lock lock(mutex_);
        tasks_.push_back(std::move(task));
    }
    taskOrEnd_.notify_one();
}

void StoreThread::postAndWait(const Task& task, const std::function<void()>& waiting)
{
    std::promise<void> done;
    auto finished = done.get_future();
    post([&] {
        task();
        done.set_value();
    });
    constexpr std::chrono::milliseconds beat{20};
    while (waiting && finished.wait_for(beat) != std::future_status::ready)
        waiting();
    finished.wait();
}

Expected<Store::Content, OpenError> StoreThread::open(const Opener& opener, const std::function<void()>& waiting)
{
    Expected<Store::Content, OpenError> result = Unexpected{OpenError{}};
    postAndWait(
        [&] {
            auto opened = opener();
            if (!opened) {
                result = Unexpected{opened.error()};
                return;
            }
            result = std::move(opened->content);
            // A reader that stayed connected would keep the writer from leaving one file.
            if (result->readOnly && !result->isShared) {
                if (auto last = opened->store->history(result->lastStep, 1); last && !last->empty())
                    known_ = last->front();
            } else {
                store_ = std::move(opened->store);
                quietAt_ = std::chrono::steady_clock::now() + untilQuiet; // a program that died has left a log
            }
        },
        waiting);
    return result;
}

void StoreThread::enqueue(WriteRequest request)
{
    const bool isOnItsWay = !request.writeNothing && !request.dropsOnly && !request.keepsOnly;
    if (keeper_ != nullptr && request.entry && isOnItsWay)
        keeper_->keepUnlessAnswered(request.entry->id,
                                    [entry = *request.entry, delta = request.delta] { return entryOf(entry, *delta); });
    post([this, request = std::move(request)] { write(request); });
}

void StoreThread::write(const WriteRequest& request)
{
    WriteReply reply;
    reply.ticket = request.ticket;
    reply.epoch = request.epoch;
    const bool followsFailure = failedEpoch_ && request.epoch <= *failedEpoch_;
    if (request.dropsOnly) {
        drop(request);
        reply.isDropped = true;
    } else if (request.keepsOnly || (followsFailure && cut_ && request.entry && !request.writeNothing)) {
        keep(request, reply);
    } else if (followsFailure) {
        reply.skipped = !cut_;
        reply.error = cut_;
    } else if (!request.writeNothing) {
        writeToStore(request, reply);
        if (isForWhoEditsByHand(QLatin1StringView(request.row.name.toLatin1())))
            readHolds(reply);
    } else {
        drop(request);
    }
    if (keeper_ != nullptr && request.entry && !reply.skipped) // else it may be on its way again already
        keeper_->answered(request.entry->id);
    reply.place = store_->place();
    reply.newer = store_->madeByNewer();
    answer(std::move(reply));
}

void StoreThread::writeToStore(const WriteRequest& request, WriteReply& reply)
{
    assert(store_ != nullptr); // after close() nothing is given any more
    JournalRow row = request.row;
    row.changes = changesToJson(*request.delta);
    row.privateChanges = privateChangesToJson(*request.delta);
    const auto done = request.readsFirst
                          ? Expected<Done, StoreError>(Unexpected{StoreError{StoreError::Code::behind, {}}})
                          : store_->write(*request.delta, row, request.base);
    if (done) {
        quietAt_ = std::chrono::steady_clock::now();
        if (!row.isBarrier) // paper, web and copies follow a publication at once
            *quietAt_ += untilQuiet;
        drop(request);
        return;
    }
    failedEpoch_ = request.epoch;
    cut_.reset();
    reply.error = done.error();
    if (done.error().code == StoreError::Code::behind)
        readNews(request.base, reply);
    const bool isCut = reply.error->code == StoreError::Code::cannotOpen;
    const bool isFull = reply.error->code == StoreError::Code::diskFull;
    const bool mayWait = isCut || isFull || reply.error->code == StoreError::Code::newerProgram;
    if (keeper_ == nullptr || !reply.error->ofServer || !mayWait)
        return;
    cut_ = reply.error;
    reply.isCut = isCut;
    reply.isFull = isFull;
    reply.shutOut = cut_->shutOut;
    if (request.entry)
        keep(request, reply);
}

/// The file of what waits is small and on this computer's own disk; nothing is called kept before it is there.
void StoreThread::keep(const WriteRequest& request, WriteReply& reply)
{
    const auto done = keeper_->keep(entryOf(*request.entry, *request.delta));
    reply.isKept = done.hasValue();
    if (done)
        reply.error.reset();
    else
        reply.error = done.error();
}

/// What stays in the file though it is written is recognised in the journal by its name.
void StoreThread::drop(const WriteRequest& request)
{
    if (keeper_ != nullptr && request.entry)
        (void)keeper_->drop(request.entry->id);
}

Expected<std::vector<WaitingStep>, StoreError> StoreThread::openQueue(const QString& path, const QString& old)
{
    Expected<std::vector<WaitingStep>, StoreError> found = std::vector<WaitingStep>{};
    postAndWait([&] {
        keeper_ = std::make_unique<DeskKeeper>(path);
        if (!old.isEmpty())
            (void)keeper_->takeFrom(old); // what is not taken stays there
        found = keeper_->all();
    });
    return found;
}

std::vector<WaitingStep> StoreThread::lookIntoQueue(const QString& path)
{
    std::vector<WaitingStep> found;
    postAndWait([&] {
        if (auto all = DeskQueue(path).all())
            found = std::move(all).value();
    });
    return found;
}

Expected<std::vector<WaitingStep>, StoreError> StoreThread::takeIntoQueue(const QString& path)
{
    Expected<std::vector<WaitingStep>, StoreError> taken = std::vector<WaitingStep>{};
    postAndWait([&] {
        taken = DeskQueue(path).all();
        if (!taken)
            return;
        if (const auto done = keeper_->takeFrom(path); !done)
            taken = Unexpected{done.error()};
    });
    return taken;
}

void StoreThread::readNews(std::int64_t base, WriteReply& to)
{
    auto rows = store_->historyAfter(base);
    if (!rows) {
        to.error = rows.error();
        to.shutOut = rows.error().shutOut;
        return;
    }
    to.news = std::move(rows).value();
    to.shutOut = ShutOut::no;
    readHolds(to);
}

/// What is not known now is known at the next look.
void StoreThread::readHolds(WriteReply& to)
{
    if (auto holds = store_->holds())
        to.holds = std::move(holds).value();
}

void StoreThread::letGo(HeldWork work)
{
    post([this, work] {
        if (store_)
            store_->letGo(work);
    });
}

/// Nobody waits for it and a failure loses nothing: what was written is safe in the log.
void StoreThread::bringLogIntoFile()
{
    quietAt_.reset();
    if (const auto isAll = store_->bringLogIntoFile(); isAll && !*isAll)
        quietAt_ = std::chrono::steady_clock::now() + untilQuiet;
}

void StoreThread::lookAfterFile()
{
    post([this] {
        if (!store_)
            return;
        WriteReply reply;
        reply.place = store_->place();
        answer(std::move(reply));
    });
}

void StoreThread::lookAfterHolder(const QString& path)
{
    post([this, path] {
        WriteReply reply;
        reply.isNameFree = FileLock::isNameFree(path);
        answer(std::move(reply));
    });
}

void StoreThread::lookForNews(const QString& path, std::int64_t base)
{
    post([this, path, base] {
        WriteReply reply;
        reply.isLook = true;
        reply.base = base;
        if (store_) {
            readNews(base, reply);
            reply.place = store_->place();
            reply.newer = store_->madeByNewer();
        } else {
            readNewsOfFile(path, base, reply);
        }
        answer(std::move(reply));
    });
}

/// What cannot be read now is read the next time: whoever writes it may be in the middle of closing it.
void StoreThread::readNewsOfFile(const QString& path, std::int64_t base, WriteReply& to)
{
    const FileTouch touch = FileTouch::of(path);
    if (touch == touch_)
        return;
    auto opened = TournamentStore::openToKeep(path, reading_.get_token());
    if (!opened)
        return;
    auto rows = (*opened)->historyAfter(base - 1);
    if (!rows)
        return;
    to.isOutOfStep = known_ && known_->step == base && (rows->empty() || !isSameStep(rows->front(), *known_));
    if (!to.isOutOfStep && !rows->empty()) {
        known_ = rows->back();
        to.news.assign(std::make_move_iterator(rows->begin() + 1), std::make_move_iterator(rows->end()));
    }
    readStore_ = std::move(opened).value();
    touch_ = touch;
}

void StoreThread::answer(WriteReply reply)
{
    {
        const std::scoped_lock lock(mutex_);
        replies_.push_back(std::move(reply));
    }
    reply_.notify_one();
    wake_();
}

std::vector<WriteReply> StoreThread::takeReplies(bool wait)
{
    std::unique_lock lock(mutex_);
    if (wait)
        reply_.wait(lock, [&] { return !replies_.empty(); });
    return std::exchange(replies_, {});
}

void StoreThread::runAndWait(const std::function<void(Store&)>& work, const std::function<void()>& waiting)
{
    postAndWait(
        [&] {
            if (store_)
                work(*store_);
        },
        waiting);
}

StoreThread::Reading StoreThread::storeToRead(const QString& path)
{
    if (reading_.stop_requested()) {
        OpenError error;
        error.code = OpenError::Code::cancelled;
        error.path = path;
        return Unexpected{error};
    }
    if (store_)
        return std::ref<Store>(*store_);
    if (!readStore_) {
        auto opened = TournamentStore::openToKeep(path, reading_.get_token());
        if (!opened)
            return Unexpected{opened.error()};
        readStore_ = std::move(opened).value();
    }
    return std::ref<Store>(*readStore_);
}

void StoreThread::ask(const QString& path, std::function<ReadAnswer(const Reading&)> work)
{
    post([this, path, work = std::move(work)] {
        WriteReply reply;
        reply.answer = work(storeToRead(path));
        answer(std::move(reply));
    });
}

void StoreThread::close(const std::function<void()>& waiting)
{
    postAndWait(
        [this] {
            store_.reset(); // brings its log in by itself
            readStore_.reset();
            keeper_.reset();
            quietAt_.reset();
        },
        waiting);
}

} // namespace pairwright
