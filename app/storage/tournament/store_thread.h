#pragma once

#include "app/storage/desk/waiting_step.h"
#include "app/storage/file/file_touch.h"
#include "app/storage/store.h"

#include <QString>

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

namespace pairwright {

class DeskKeeper;

/// One step on its way to the disk. `row.changes` is filled on the thread.
struct WriteRequest {
    std::uint64_t ticket = 0;
    std::uint64_t epoch = 0; ///< requests of an epoch in which one failed are skipped
    std::shared_ptr<const Delta> delta;
    JournalRow row;
    std::int64_t base = 0;     ///< the step on top of which it was worked out
    bool writeNothing = false; ///< only to be answered in its turn
    /// Set: where the server cannot be reached it is kept at this desk, and where it was kept before it is kept no more
    /// once it is written. Its changes are filled on the thread.
    std::optional<WaitingStep> entry{};
    bool keepsOnly = false; ///< the server is known not to answer: it is kept at once
    bool dropsOnly = false; ///< it is not kept any more, and nothing is written
    /// It was worked out on top of what waits at this desk: it is not written, and answered as one that is behind
    /// `base`, so that all of them go on their way together.
    bool readsFirst = false;
};

/// What a question to the store comes to, to be called where the answer is wanted.
using ReadAnswer = std::function<void()>;

struct WriteReply {
    std::uint64_t ticket = 0;
    std::uint64_t epoch = 0; ///< of the request
    ReadAnswer answer = {};  ///< set: of a question, and nothing was written
    std::optional<StoreError> error;
    std::vector<JournalRow> news{};                     ///< the steps of others, where they are asked for or in the way
    bool skipped = false;                               ///< an earlier one of the same epoch failed
    bool isKept = false;                                ///< at this desk, on its disk: the server was not reached
    bool isDropped = false;                             ///< it is not kept any more
    bool isCut = false;                                 ///< the server was tried, and not reached
    ShutOut shutOut = ShutOut::no;                      ///< it answers, and is not worked with
    bool isFull = false;                                ///< the server has no room for it
    bool isLook = false;                                ///< the answer to lookForNews()
    std::int64_t base = 0;                              ///< of it: the news are of after that step
    std::optional<std::vector<DeskHold>> holds{};       ///< where they were looked at
    bool isOutOfStep = false;                           ///< the file that is read does not go on from the known step
    FilePlace::State place = FilePlace::State::inPlace; ///< of the file, after it was written
    std::optional<bool> isNameFree{};                   ///< FileLock::isNameFree(), where that was asked
    std::optional<NewerEvent> newer{};                  ///< Store::madeByNewer()
};

/// Owns an open store and does everything with it on a thread of its own, in the order of the requests. Two seconds
/// after the last of them, and after a publication as soon as nothing waits, what was written is brought into the file
/// itself: whoever copies the one file while it is open copies all of it.
/// The constructor starts the thread; the destructor lets it finish the queue and close the file.
class StoreThread {
public:
    using Opener = std::function<Expected<Store::Opened, OpenError>()>;

    /// `wake` is called on the thread after each reply.
    explicit StoreThread(std::function<void()> wake);
    ~StoreThread();
    StoreThread(const StoreThread&) = delete;
    StoreThread& operator=(const StoreThread&) = delete;

    /// Opens on the thread and waits; `waiting`, if it is set, is called now and then meanwhile. A store that is open
    /// for reading only is closed again at once.
    Expected<Store::Content, OpenError> open(const Opener& opener, const std::function<void()>& waiting = {});

    /// What waits at this desk lies in that file from now on (DeskQueue), with what an earlier version has left in
    /// `old`; what is there already.
    Expected<std::vector<WaitingStep>, StoreError> openQueue(const QString& path, const QString& old = {});
    /// What waits in another file; nothing where another program has that open.
    std::vector<WaitingStep> lookIntoQueue(const QString& path);
    /// It comes into the one of this desk; what that was.
    Expected<std::vector<WaitingStep>, StoreError> takeIntoQueue(const QString& path);

    /// What has an entry is on this desk's disk after a second, too, where the server has not answered by then.
    void enqueue(WriteRequest request);
    /// Looks whether the file is still in its place; answered in its turn by a reply with the ticket 0.
    void lookAfterFile();
    /// The same of a file that somebody else has open: whether he still has it.
    void lookAfterHolder(const QString& path);
    /// Looks for the steps of others after `base`; answered in its turn, also when there are none. A file that is open
    /// for reading only is read again, `path`, where it or its log was touched since the last time.
    void lookForNews(const QString& path, std::int64_t base);
    /// Behind everything queued; nobody waits for it.
    void letGo(HeldWork work);
    /// The replies so far, in order; waits for one if there is none and `wait` is true.
    std::vector<WriteReply> takeReplies(bool wait);
    /// Runs `work` on the thread, after everything queued, and waits; `waiting`, if it is set, is called now and then
    /// meanwhile. Does nothing without a store.
    void runAndWait(const std::function<void(Store&)>& work, const std::function<void()>& waiting = {});

    using Reading = Expected<std::reference_wrapper<Store>, OpenError>;
    /// Runs `work` on the thread, after everything queued; what it gives is among the replies. A file that is open for
    /// reading only is read by a copy that is made at the first question and kept: `path`.
    void ask(const QString& path, std::function<ReadAnswer(const Reading&)> work);
    /// From now on every question is answered with OpenError::Code::cancelled.
    void readNoMore() { reading_.request_stop(); }

    /// Closes the store behind everything queued, and waits; `waiting`, if it is set, is called now and then meanwhile.
    void close(const std::function<void()>& waiting = {});

private:
    using Task = std::function<void()>;
    void post(Task task);
    void postAndWait(const Task& task, const std::function<void()>& waiting = {});
    void loop();
    void write(const WriteRequest& request);
    void writeToStore(const WriteRequest& request, WriteReply& reply);
    void keep(const WriteRequest& request, WriteReply& reply);
    void drop(const WriteRequest& request);
    void readNews(std::int64_t base, WriteReply& to);
    void readHolds(WriteReply& to);
    void answer(WriteReply reply);
    void bringLogIntoFile();
    void readNewsOfFile(const QString& path, std::int64_t base, WriteReply& to);
    [[nodiscard]] Reading storeToRead(const QString& path);

    std::function<void()> wake_;
    std::mutex mutex_;
    std::condition_variable taskOrEnd_;
    std::condition_variable reply_;
    std::deque<Task> tasks_;
    std::vector<WriteReply> replies_;
    bool ending_ = false;
    std::stop_source reading_; ///< stopped when nobody waits for answers any more
    // Only touched on the thread:
    std::unique_ptr<Store> store_;
    std::unique_ptr<Store> readStore_; ///< where there is no store_, from the first question on
    std::optional<FileTouch> touch_;   ///< of the file that is open for reading only, as it was last read
    std::optional<JournalRow> known_;  ///< the last step of it that was read
    std::optional<std::uint64_t> failedEpoch_;
    std::optional<StoreError> cut_;      ///< why the server was not reached in that epoch; none: it failed otherwise
    std::unique_ptr<DeskKeeper> keeper_; ///< where steps may wait for a server; set while whoever gives requests waits
    /// When the log is brought into the file, if nothing is written until then; none: there is nothing in it.
    std::optional<std::chrono::steady_clock::time_point> quietAt_;
    std::thread thread_; ///< last: starts when everything else is there
};

} // namespace pairwright
