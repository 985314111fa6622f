#pragma once

#include "app/domain/tournament.h"
#include "app/session/command/change_set.h"
#include "app/session/command/command.h"
#include "app/session/command/command_error.h"
#include "app/session/plan/readiness.h"
#include "app/storage/open_error.h"
#include "app/storage/store.h"
#include "engine/base/expected.h"

#include <QDateTime>
#include <QObject>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

namespace pairwright {

/// Where a session takes its surroundings from.
struct SessionOptions {
    QString who;                      ///< who the journal names; empty: the user of the operating system
    std::function<QDateTime()> clock; ///< replaced in tests; empty: the current time
    /// Write although a program on another computer still has the file according to its lock: only when
    /// the arbiter knows that it is gone.
    bool takeOver = false;
    /// An event on a server that an older program has made is brought up to date by its owner, so that older programs
    /// write nothing more there; false: OpenError::Code::toBeRenewed.
    bool renews = false;
    std::function<void()> whileOpening{}; ///< called now and then until the file is open or refused
    std::stop_token stop{};               ///< given up while it is being opened: OpenError::Code::cancelled
    /// Where results and presence wait that are entered while the server of an event cannot be reached, one file for
    /// each event (app/storage/desk/desk_queue.h); empty: they do not wait, and are in notSaved() then.
    QString deskFolder{};
};

/// What a new tournament starts with.
struct NewTournament {
    EventData event;
    int plannedRounds = 7;
    SystemEdition system;
    Acceleration acceleration = Acceleration::none;
    SystemOptions options = {};
    RatedBy ratedBy = RatedBy::fide;     ///< anything else: outside FIDE mode from the beginning
    std::optional<TeamRules> teams = {}; ///< an event of teams
};

/// One step of the journal as the arbiter reads it.
struct HistoryEntry {
    std::int64_t step = 1;
    QDateTime at; ///< UTC
    QString who;
    ChangeSet::Kind kind = ChangeSet::Kind::done;
    std::optional<std::int64_t> target; ///< the step that was undone or redone
    bool isBarrier = false;             ///< no way back in place past it: a publication, or its withdrawal
    StepDescription description;
};

/// A moment that the arbiter gave a name to.
struct Checkpoint {
    std::int64_t step = 1;
    QDateTime at; ///< UTC
    QString who;
    QString name; ///< may be empty
    friend bool operator==(const Checkpoint&, const Checkpoint&) = default;
};

/// Steps that were accepted and are not on disk.
struct NotSaved {
    CommandError cause;             ///< of the first; the others had been worked out on top of it, or failed after it
    std::vector<ChangeSet> changes; ///< in the order in which they were given
    bool answersAgain = false;      ///< the server, which did not answer then
};

/// What was entered while the server could not be reached, and waits on the disk of this computer.
struct WaitingEntry {
    Ticket ticket;
    ChangeSet changes; ///< what it was to change when it was entered
    QString who;
    QDateTime at;         ///< UTC
    bool isFound = false; ///< it was left there before this session, and is not part of projected(); see bringIn()
    /// Set: it was not brought in, because of this, and is not part of projected(). Of CommandError::Kind::refused with
    /// changedMeanwhile: somebody else has put something else there (CommandError::other).
    std::optional<CommandError> clash;
    std::optional<Command> wanted; ///< what it was to do
};

/// How much of a session a copy holds that was made while its own file could not be written.
struct SavedCopy {
    bool withHistory = true; ///< false: the old file could not be read any more
    int missing = 0;         ///< changes of notSaved() that are not in the copy either
};

/// What another login, which may have ended since, has left waiting for the event on the disk of this computer.
struct LeftEntries {
    QString login;
    int count = 0;
    QDateTime since; ///< UTC
};

/// Owns one tournament and its file, and is the only one who changes either.
///
/// How to use it from a page:
/// - Read one of the two states: saved() is what is on disk, projected() what it will be with everything queued.
///   References stay valid until the next signal. A question takes the state that it is asked about.
/// - Change through apply(command). The checks happen at once: on success the command is queued for the
///   store's thread and queued(ChangeSet) is sent; the cell shows "saving" while isSaving(board).
///   Later comes confirmed(ChangeSet), and saved() has changed, or failed(NotSaved), and nothing has;
///   notSaved() keeps it, for tryAgain(). Commands keep their order. check(command) says beforehand what apply() would
///   answer.
/// - Error needsConfirmation: show error.findings, ask as the level demands, and call
///   apply(command, error.level). Lower levels are included in higher ones.
/// - Undo and redo are commands like any other; undoStep() describes what undo() would take back.
/// - Pairing: readinessForPairing(saved()), then PairingJob, then apply(StoreProposal{draft}).
/// - Results: commandFor() in result_entry.h names the command that gives a board a result.
/// - Destroying the session waits for the queue and leaves one file; whoever closes one waits until nothing is being
///   saved any more, looks at notSaved(), and calls close().
///
/// Lives in the thread that made it and needs no event loop if flush() is called instead.
class TournamentSession : public QObject {
    Q_OBJECT
public:
    /// Opens a file, or an event on a server (app/storage/place.h). A file that somebody else has open, or that lies in
    /// a place where nothing can be written, is opened for reading (see readOnlyReason()). Of one that contradicts
    /// itself what holds is opened for looking, without its history.
    static Expected<std::unique_ptr<TournamentSession>, OpenError> open(const QString& path,
                                                                        SessionOptions options = {});

    /// Makes a new file; refuses to overwrite one.
    static Expected<std::unique_ptr<TournamentSession>, OpenError>
    create(const QString& path, const NewTournament& start, SessionOptions options = {});

    /// Makes a new file from a whole tournament, rounds included, in one transaction: the way for imports.
    /// `source` is the file name for the journal. Refuses a tournament that contradicts itself.
    static Expected<std::unique_ptr<TournamentSession>, OpenError>
    createFrom(const QString& path, const Tournament& tournament, const QString& source, SessionOptions options = {});

    /// Goes to work on a store that several may write to; `name` stands for its path.
    static Expected<std::unique_ptr<TournamentSession>, OpenError>
    openStore(const QString& name, std::function<Expected<Store::Opened, OpenError>()> opener,
              SessionOptions options = {});

    ~TournamentSession() override;

    /// The tournament as it is on disk.
    [[nodiscard]] const Tournament& saved() const;
    /// The tournament as it will be when everything queued is saved.
    [[nodiscard]] const Tournament& projected() const;
    /// The same for other threads and for later: whatever is done from now on leaves it as it is.
    [[nodiscard]] SharedTournament savedState() const;
    [[nodiscard]] SharedTournament projectedState() const;

    [[nodiscard]] QString path() const;
    /// Who the journal names from the next command on.
    void setWho(const QString& who);
    [[nodiscard]] bool isReadOnly() const;
    [[nodiscard]] std::optional<ReadOnlyReason> readOnlyReason() const;
    /// What the login at this desk does: on a server; with a file always DeskRole::chief.
    [[nodiscard]] DeskRole role() const;
    /// Whether such a command can be given at all: the session is not for reading only, and it is of the role.
    [[nodiscard]] bool may(CommandName name) const;
    /// What is private of players is shown, and may be changed.
    [[nodiscard]] bool seesPrivate() const;
    /// The event on a server, by whatever address it is reached; empty: a file.
    [[nodiscard]] QString identity() const;
    /// Who has it open there, as the journal names logins; empty: a file.
    [[nodiscard]] QString login() const;
    /// Of the event on a server; with a file EventRoles::there.
    [[nodiscard]] EventRoles roles() const;
    /// Set if the file came from an older program: a copy of it as it was lies beside it.
    [[nodiscard]] std::optional<Upgrade> upgrade() const;
    /// When the last command was confirmed; none before the first.
    [[nodiscard]] std::optional<QDateTime> lastSavedAt() const;

    /// Checks the command against projected() and queues it. `acknowledged` is the level up to which the
    /// arbiter has been asked.
    Expected<Ticket, CommandError> apply(const Command& command, WarningLevel acknowledged = WarningLevel::none);
    /// What apply() would answer now, without doing anything.
    [[nodiscard]] Expected<Done, CommandError> check(const Command& command,
                                                     WarningLevel acknowledged = WarningLevel::none) const;

    Expected<Ticket, CommandError> undo();
    Expected<Ticket, CommandError> redo();
    /// What undo() would take back, or why it will not; the same for redo.
    [[nodiscard]] Expected<StepDescription, CommandError> undoStep() const;
    [[nodiscard]] Expected<StepDescription, CommandError> redoStep() const;

    /// Whether the next round of `state` can be paired, and what stands in the way; a file that cannot be written, too.
    [[nodiscard]] Readiness readinessForPairing(const Tournament& state) const;
    /// True if the input of the proposal of round `number` has changed in `state` since it was made.
    [[nodiscard]] bool isProposalStale(const Tournament& state, RoundNumber number) const;

    /// Number of the last step of the journal that is on disk.
    [[nodiscard]] std::int64_t lastStep() const;

    /// Hears the answer to a question about the past. It is read away from the thread of the session, behind everything
    /// queued; whoever waits for it with flush() hears it from there.
    template <class T>
    using Told = std::function<void(const Expected<T, CommandError>&)>;
    /// Steps first .. first+count-1 of the journal, oldest first; the first step is 1. Nothing is told once `context`
    /// is gone; the same for the others.
    void askHistory(std::int64_t first, int count, const QObject* context, Told<std::vector<HistoryEntry>> told);
    /// What that step changed, before and after.
    void askChanges(std::int64_t step, const QObject* context, Told<Delta> told);
    /// The tournament as it was after that step of the journal.
    void askTournamentAfter(std::int64_t step, const QObject* context, Told<Tournament> told);
    /// The newest step of that time for whose changes `isIt` holds, which is called in another thread; none: there is
    /// none.
    void askStepAt(const QDateTime& at, const std::function<bool(const Delta&)>& isIt, const QObject* context,
                   Told<std::optional<std::int64_t>> told);
    /// The newest step of that name in a round that comes before another; none: there is none.
    void askLastStepOf(CommandName name, RoundNumber round, std::int64_t before, const QObject* context,
                       Told<std::optional<std::int64_t>> told);

    /// The same for who waits: not in the thread of a window.
    Expected<std::vector<HistoryEntry>, CommandError> history(std::int64_t first, int count);
    Expected<Delta, CommandError> changesOf(std::int64_t step);
    Expected<Tournament, CommandError> tournamentAfter(std::int64_t step);
    /// The moments marked by MarkCheckpoint, oldest first. Waits for the queue.
    Expected<std::vector<Checkpoint>, CommandError> checkpoints();
    /// Goes back to that moment as one new step, which can be undone; refused with `restoreBeyondBarrier` when a
    /// publication lies in between: saveMoment() then. Waits for the queue: give it when nothing is being saved.
    Expected<Ticket, CommandError> restoreMoment(std::int64_t step);
    /// Makes a new file that holds the tournament as it was after that step, with its history up to there. This
    /// session goes on as it is.
    Expected<Done, OpenError> saveMoment(std::int64_t step, const QString& path);

    /// Makes a new file with everything that this session holds: what could not be saved, and its history, too. Also
    /// when its own file is gone. `waiting` is called now and then meanwhile.
    Expected<SavedCopy, OpenError> saveCopy(const QString& path, const std::function<void()>& waiting = {});
    /// Looks at once whether the file is still in its place, as it does by itself every two seconds.
    void lookAfterFile();

    [[nodiscard]] bool isSaving() const;
    [[nodiscard]] bool isSaving(BoardId board) const;
    [[nodiscard]] bool isSaving(PlayerKey player) const;
    /// Waits until everything queued is confirmed or has failed and every question is answered; the signals are sent
    /// from here. `waiting` is called now and then meanwhile.
    void flush(const std::function<void()>& waiting = {});

    /// What failed and was neither done again since, nor changed by something that was saved. None: nothing.
    [[nodiscard]] const std::optional<NotSaved>& notSaved() const;
    /// Gives it to the store again, planned anew on what is saved by now. What clashes with that has failed(), and is
    /// counted here; what cannot be given while the server is away, and all after that, stays in notSaved().
    int tryAgain();
    /// The arbiter has read it and goes on without.
    void forgetNotSaved();
    /// Reads what others have written to the same store meanwhile; waits for the queue.
    void catchUp();
    /// Nothing was heard of the server at the last look; what is shown is of before.
    [[nodiscard]] bool isCutOff() const;
    /// A server answers, and is not worked with. Then isCutOff().
    [[nodiscard]] ShutOut shutOut() const;
    /// How far the clock of the server is before that of this desk, in milliseconds; 0: they agree, or a file. Steps
    /// and what they note have the time of the server.
    [[nodiscard]] std::int64_t clockAhead() const;

    /// The server has no room: results and presence wait at this desk, and are tried again every few seconds and with
    /// bringIn(); all else is in notSaved().
    [[nodiscard]] bool isServerFull() const;

    /// While the server cannot be reached, results and presence are accepted all the same and wait at this desk; all
    /// else is refused.
    [[nodiscard]] bool keepsAtDesk() const;
    /// Who else has given that field of a player the value that it has, since the tournament was opened here; none:
    /// nobody.
    [[nodiscard]] std::optional<CommandError::Other> whoChanged(PlayerKey player, PlayerField field) const;
    /// The same of the result of a game: since the last publication, also before the tournament was opened here.
    [[nodiscard]] std::optional<CommandError::Other> whoEntered(BoardId game) const;
    /// What waits there, in its order. It is brought in by itself, one after the other and planned anew, as soon as the
    /// server answers; what was found when the event was opened, and what clashes, when the arbiter says so.
    [[nodiscard]] std::vector<WaitingEntry> waiting() const;
    [[nodiscard]] bool isWaiting(BoardId board) const;
    [[nodiscard]] bool isWaiting(PlayerKey player) const;
    /// What was found goes in with the others.
    void bringIn();
    /// One that clashes goes in all the same, over what the arbiter has been shown: where that has changed since, it
    /// clashes anew.
    Expected<Ticket, CommandError> bringIn(Ticket ticket, WarningLevel acknowledged);
    /// Why it would not go in now: what it clashes with may have been changed again since. None: it has no clash.
    [[nodiscard]] std::optional<CommandError> clashOf(Ticket ticket) const;
    /// It is forgotten, here and on the disk.
    void dropWaiting(Ticket ticket);
    /// As of the last look: when the event was opened, or lookForLeft().
    [[nodiscard]] const std::vector<LeftEntries>& leftByOthers() const;
    void lookForLeft();
    /// SessionOptions::deskFolder, for a session that was opened without one: what was left there is found.
    void waitIn(const QString& deskFolder);
    /// From now on it waits as what was found of this login; who entered it is named as before. False: not all of it.
    bool takeLeftByOthers();

    /// Who does at the event what one desk alone does at a time; none: nobody. With a file always none.
    [[nodiscard]] std::optional<DeskHold> holder(HeldWork work) const;
    /// This desk does it from now on; `over`: and whoever did it does so no more, and is told. What it answers: whose
    /// it is then, as of holder(), or CommandError::Kind::notSaved where the server was not reached. With a file it is
    /// answered at once.
    void hold(HeldWork work, bool over, const QObject* context, Told<std::optional<DeskHold>> told);
    void letGo(HeldWork work);

    /// Looks for it without waiting, as it does by itself where others may write: on a server, as soon as it tells
    /// (else four times a second), and in a file that somebody else has open, which is followed for reading.
    void lookForNews();
    /// Waits for the queue and lets go of the file, which is one file then; `waiting` is called now and then meanwhile.
    /// Afterwards the session can only be looked at, and not its past.
    void close(const std::function<void()>& waiting = {});

signals:
    /// Accepted and waiting for the disk.
    void queued(const pairwright::ChangeSet& changes);
    /// On disk; saved() has changed.
    void confirmed(const pairwright::ChangeSet& changes);
    /// Somebody else who writes to the same store has done it, `who` as the journal names him; saved() and projected()
    /// have changed.
    void adopted(const pairwright::ChangeSet& changes, const QString& who);
    /// holder() has changed.
    void holdsChanged();
    /// What this desk did is done by another from now on.
    void takenOver(const pairwright::DeskHold& by);
    /// isCutOff() or shutOut() has changed.
    void cutOffChanged();
    /// clockAhead() has changed by more than moments.
    void clockChanged();
    /// What failed had arrived at the server, and only its answer was lost: notSaved() has changed.
    void savedAfterAll(const pairwright::ChangeSet& changes);
    /// Accepted, and on the disk of this computer until the server can be reached; saved() does not have it.
    void kept(const pairwright::ChangeSet& changes);
    /// More or less waits than before, or in another way, or isServerFull() has changed; projected() may have changed
    /// with it.
    void waitingChanged();
    /// Not saved, once for all that fail together; neither saved() nor the file has changed.
    void failed(const pairwright::NotSaved& what);
    /// The file was removed or replaced while it was open, or others have done what cannot be followed
    /// (readOnlyReason() says which): from now on nothing can be changed, and what was not saved before is only here;
    /// saveCopy() keeps it.
    void fileLost();

private:
    struct Impl;
    explicit TournamentSession(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

} // namespace pairwright

Q_DECLARE_METATYPE(pairwright::NotSaved)
