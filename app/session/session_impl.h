#pragma once

#include "app/session/history/undo_history.h"
#include "app/session/plan/intent.h"
#include "app/session/plan/planner.h"
#include "app/session/published_state.h"
#include "app/session/tournament_session.h"
#include "app/storage/desk/waiting_step.h"
#include "app/storage/server/server_news.h"
#include "app/storage/tournament/store_thread.h"

#include <QTimer>

#include <chrono>
#include <deque>
#include <map>
#include <set>

namespace pairwright {

/// What a session is made of: the confirmed tournament, the one with everything queued, and the queue
/// of steps between them.
struct TournamentSession::Impl {
    /// A step that waits for the disk, or at this desk for the server.
    struct Pending {
        Ticket ticket;
        SharedStep step; ///< nullptr: nothing changes, only to be confirmed in its turn
        ChangeSet changes;
        Intent intent;
        std::optional<WaitingStep> entry{};  ///< set: where the server is not reached it waits at this desk
        bool isKept = false;                 ///< there, on its disk; `step` is as it was planned first
        bool isFound = false;                ///< there since before this session, and not yet wanted
        bool hasWaited = false;              ///< it was kept, and is on its way now; `entry` is still on the disk
        std::optional<CommandError> clash{}; ///< why it did not go in
        SharedTournament base{};             ///< kept: what was saved when it was planned; nullptr: nobody knows
        std::uint64_t epoch = 0;             ///< of its request; the answer to an earlier one says nothing of it
        bool staysHere = false;              ///< it was given to be kept, and not to be written
        JournalRow row{};                    ///< as the store was given it, but for its changes
        std::vector<JournalRow> sent{};      ///< as it may have arrived at a server whose answer was lost
        /// It is not part of what is shown, and goes in when the arbiter says so.
        [[nodiscard]] bool isHeldBack() const { return isFound || clash; }
    };
    /// A step of somebody else, since something waits at this desk.
    struct Foreign {
        ChangeSet changes;
        CommandError::Other by;
    };
    /// The same, whether something waits or not.
    struct LastForeign {
        SharedStep step;
        CommandError::Other by;
        bool isOwn = false; ///< of this desk, on top of theirs
    };
    /// A step that is about to be queued.
    struct Planned {
        JournalStep step;
        QString command; ///< as the journal keeps it
    };
    /// What failed, and may be tried again.
    struct Unsaved {
        ChangeSet changes;
        Intent intent;
        std::optional<WaitingStep> entry{}; ///< by which it is on the disk of this desk
        std::vector<JournalRow> sent{};     ///< see Pending
        SharedStep step{};                  ///< as it was planned
        SharedTournament base{};            ///< what was saved then
    };

    TournamentSession* session = nullptr; ///< whose signals are sent
    QString path;
    SessionOptions options;
    std::optional<ReadOnlyReason> readOnly;
    DeskRole role = DeskRole::chief;
    bool seesPrivate = true;
    QString login;               ///< at a server
    QString identity;            ///< of an event on a server, see Store::Content
    std::int64_t clockAhead = 0; ///< of a server, in milliseconds; 0: the clocks agree
    EventRoles roles = EventRoles::there;
    bool isShared = false;                                ///< others may write to the same store
    bool isFollowing = false;                             ///< the steps of others are looked for
    bool isLooking = false;                               ///< for them, just now
    bool isCutOff = false;                                ///< the last look for them failed
    ShutOut shutOut = ShutOut::no;                        ///< isCutOff: the server answers all the same
    bool isFull = false;                                  ///< the server had no room for the last step
    std::chrono::steady_clock::time_point triesAgainAt{}; ///< isFull: until then what may wait is not sent
    bool isHearing = false;                               ///< they are heard of as soon as they are done
    bool looksAgain = false;                              ///< more was heard of while one looked or saved
    bool isLost = false; ///< the file was taken away while it was open: then it is read-only as well
    std::optional<Upgrade> upgrade;
    PublishedState confirmed;
    PublishedState projected;
    UndoHistory confirmedHistory;
    UndoHistory projectedHistory;
    std::int64_t confirmedStep = 0;
    std::int64_t projectedStep = 0;
    std::deque<Pending> queue;
    std::deque<WriteReply> replies;
    int asked = 0;                         ///< questions without an answer yet
    bool keepsAtDesk = false;              ///< what mayWaitAtDesk() is kept while the server does not answer
    std::vector<Foreign> meanwhile;        ///< what others have done while something waits at this desk
    std::deque<LastForeign> lastForeign;   ///< the newest of all, in their order, with those that can be undone
    std::map<Ticket, ChangeSet> takenBack; ///< of what waited, until it is not on the disk any more
    std::set<QString> takenBackEntries;    ///< their names; one may have arrived, and only its confirmation was lost
    std::vector<DeskHold> holds;           ///< as of the last look
    std::vector<Unsaved> unsaved;
    std::vector<LeftEntries> leftByOthers;
    std::optional<NotSaved> notSaved; ///< what is told of them
    std::map<BoardId, int> saving;
    std::uint64_t lastTicket = 0;
    std::uint64_t epoch = 0;
    std::optional<QDateTime> lastSaved;
    mutable std::optional<QString> projectedHash; ///< of the pairing input of `projected`, until that changes
    std::unique_ptr<StoreThread> thread;
    QTimer* look = nullptr;    ///< where others may write
    ServerNews* ear = nullptr; ///< where a server tells of them

    /// Of the server, where there is one: what is noted bears it.
    [[nodiscard]] QDateTime now() const
    {
        const QDateTime here = options.clock ? options.clock().toUTC() : QDateTime::currentDateTimeUtc();
        return here.addMSecs(clockAhead);
    }
    [[nodiscard]] JournalRow rowFor(const JournalStep& step, const QDateTime& at) const;
    void countSaving(const ChangeSet& changes, int by);
    [[nodiscard]] QString hashOfInput(const Tournament& state) const;
    /// By the role at this desk.
    [[nodiscard]] std::optional<CommandError> refusalOf(CommandName name) const;
    void nameHolder(std::vector<Finding>& findings) const;
    [[nodiscard]] Expected<Plan, CommandError> planFor(const Command& command, WarningLevel acknowledged,
                                                       const QDateTime& now) const;

    using Opened = Expected<Store::Opened, OpenError>;
    using Opener = std::function<Opened(const SessionOptions&)>;
    static Expected<std::unique_ptr<TournamentSession>, OpenError> start(const QString& path, SessionOptions options,
                                                                         const Opener& opener);
    static Expected<std::unique_ptr<TournamentSession>, OpenError>
    createWith(const QString& path, const Tournament& tournament, const StepDescription& first, SessionOptions options);

    void take(Store::Content content);
    [[nodiscard]] Expected<Planned, CommandError> planned(const Intent& intent, const QDateTime& now);
    Expected<Ticket, CommandError> give(const Intent& intent);
    Ticket submit(Planned planned, const QDateTime& at, Unsaved given);
    void enqueue(Planned planned, Pending pending, const QDateTime& at);
    /// The part of a request by which its step can wait at this desk.
    void letWait(const Planned& planned, Pending& pending, const QDateTime& at, WriteRequest& request) const;
    /// A step that waits, on top of what others have done; a conflict where what it had seen has changed.
    /// `seen`: what it was planned on first; nullptr: not known.
    /// `step`: as it was planned then.
    [[nodiscard]] Expected<Planned, CommandError> plannedAnew(const SharedStep& step, const Intent& intent,
                                                              const Tournament* seen, const QDateTime& at);
    /// Goes on from the steps of others, which were stored first, with what waits planned anew.
    void rebase(const std::vector<JournalRow>& news);
    /// False: a step of theirs cannot be read, or does not fit what is known. `own`: the steps of this desk.
    bool adopt(const std::vector<JournalRow>& news, std::vector<ChangeSet>& changes, const std::set<std::int64_t>& own);
    /// The same where nothing waits, and it is told.
    void hearOf(const std::vector<JournalRow>& news);
    /// The one or the other.
    void heed(const std::vector<JournalRow>& news);
    /// `untold`: the steps of this desk that are confirmed otherwise.
    void tellAdopted(const std::vector<ChangeSet>& changes, const std::vector<JournalRow>& news,
                     const std::set<std::int64_t>& untold = {});
    void noticeCut(bool cut, ShutOut by = ShutOut::no);
    void noticeFull(bool full);
    [[nodiscard]] bool waitsForRoom() const;
    /// Nothing is there any more that the server would need room for.
    void needNoRoom();
    /// The server's clock, as it was read just now.
    void noticeClock(std::int64_t ahead);
    /// What failed and is among these steps: only the answer of the server was lost.
    struct Arrived {
        std::set<std::int64_t> steps;
        std::vector<ChangeSet> changes;
    };
    Arrived takeArrived(const std::vector<JournalRow>& news);
    /// That step, of the entry `name`, is one that may have arrived.
    template <class Given>
    [[nodiscard]] bool isThat(const JournalRow& row, const QString& name, const Given& given) const;
    /// How often to look: seldom where one hears of news by itself, and where each look waits for a server that does
    /// not answer.
    void pace();
    /// Looks for what was heard of while that could not be done.
    void lookAgain();
    /// Looks for the steps of others from now on, if there can be any.
    void beginToFollow();
    Expected<JournalStep, CommandError> wayBackTo(std::int64_t step);
    [[nodiscard]] Expected<SharedStep, CommandError> undoable() const;
    [[nodiscard]] Expected<SharedStep, CommandError> redoable() const;
    /// A question is asked of the store in its thread, behind everything queued, and answered here, one after the
    /// other; not once `context` is gone.
    template <class T>
    using Question = std::function<Expected<T, CommandError>(Store&)>;
    template <class T>
    void ask(const QObject* context, Question<T> question, Told<T> told);
    template <class T>
    Expected<T, CommandError> waitFor(const std::function<void(Told<T>)>& ask);
    void collectReplies(bool wait);
    void deliver();
    void heed(const WriteReply& reply);
    void noticePlace(FilePlace::State place);
    /// What others have done since cannot be followed: nothing here is of the present any more.
    void loseTrack(ReadOnlyReason::Code why = ReadOnlyReason::Code::outOfStep);
    void confirm(Pending pending);
    void remember(LastForeign step);
    /// What the thread says of that one.
    void fail(const StoreError& error, Ticket ticket);
    void forgetPending();

    /// Of a file that another program had open: it has it no more, or somebody has it again.
    void noticeHolder(bool isGone);
    /// A newer program has renewed the event: it is followed, and read only.
    /// `isUnreadable`: it cannot even be followed.
    void noticeNewer(const std::optional<NewerEvent>& newer, bool isUnreadable);

    // What one desk alone does (session_holds.cpp).
    /// Of a step of that name, while another desk edits by hand.
    [[nodiscard]] std::optional<CommandError> refusalOfHold(QLatin1StringView step) const;
    void notice(std::vector<DeskHold> found);
    /// All of them, after it was tried.
    void askHold(HeldWork work, bool over, const QObject* context, Told<std::vector<DeskHold>> told);
    /// Where no round is edited by hand any more it is nobody's.
    void endHandHold();

    // What waits at this desk (session_waiting.cpp).
    /// What was left there the last time.
    void openDeskQueue();
    void find(std::vector<WaitingStep> steps);
    /// What other logins have left at this computer.
    void lookForOthers();
    [[nodiscard]] bool mayWait(const Intent& intent) const;
    /// Why it cannot be done while the server does not answer.
    [[nodiscard]] std::optional<CommandError> refusalWithoutServer(const Intent& intent) const;
    [[nodiscard]] CommandError refusedWithoutServer() const;
    void noteKept(Pending& pending);
    /// Makes anew what is shown: what is saved, with what is queued or waits on top of it.
    void stack(std::deque<Pending> waiting);
    /// The file of what waits does not need it any more.
    void dropEntry(const std::optional<WaitingStep>& entry, Ticket ticket = {});
    [[nodiscard]] bool hasSomethingToBringIn() const;
    /// What is planned now rests on a step that is not on its way to the store: its number is not the one it gets.
    [[nodiscard]] bool restsOnWaiting() const;
    [[nodiscard]] bool isLastOfWaiting(const SharedStep& step) const;
    Expected<Ticket, CommandError> takeBackWaiting();
    /// What had arrived all the same is undone there, unless others have changed it since; returned: what is queued.
    std::vector<ChangeSet> takeBackArrived(const std::vector<JournalRow>& news);
    /// Of what is not any more as it was seen: with who has changed it last.
    [[nodiscard]] CommandError named(CommandError error) const;
    /// Why that did not go in, and who did what stands against it.
    [[nodiscard]] CommandError clashOf(CommandError error, const ChangeSet& changes) const;
    [[nodiscard]] std::deque<Pending>::iterator pendingOf(Ticket ticket);
    /// Planned anew on what others have done since; returned: what cannot be done any more, and is told. What cannot be
    /// given at all just now stays unsaved.
    std::vector<NotSaved> giveAgain(std::vector<Unsaved> lost);
    [[nodiscard]] bool isOnlyLater(const CommandError& error) const;
    void refreshNotSaved();
};

CommandError refusedBecause(FindingCode code, std::optional<RoundNumber> round = std::nullopt);
CommandError notSavedBecause(FindingCode code, const QString& detail = {});
/// Somebody has changed the journal from outside: that step of it cannot be read, or does not fit; none: all of it.
CommandError unreadableStep(std::optional<std::int64_t> step = std::nullopt);
FindingCode findingCodeOf(const StoreError& error);
/// What failed has not reached the server of the event, and can be sent again.
bool isOfConnection(FindingCode code);
/// The names of the entries of all desks that these steps came from.
std::set<QString> entriesIn(const std::vector<JournalRow>& rows);
/// Both change the same thing, players who come or go excepted.
bool touchTheSame(const ChangeSet& a, const ChangeSet& b);
ChangeSet::Kind kindOf(StepKind kind);

} // namespace pairwright
