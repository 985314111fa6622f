#pragma once

#include "app/session/tournament_session.h"
#include "ui/dialogs/asker.h"
#include "ui/explain/prize_explanation.h"
#include "ui/explain/standings_explanation.h"
#include "ui/frame/actions.h"
#include "ui/frame/place.h"
#include "ui/settings/user_settings.h"
#include "ui/widgets/message_bar.h"

#include <QObject>
#include <QStringList>

#include <functional>
#include <map>
#include <memory>
#include <optional>

namespace pairwright {

class WindowLanguage;
class Namesakes;
struct ComputedReasons;
class RoundReading;

/// How it goes with a command, for the one who gave it. The first answer is accepted, failed or cancelled; after
/// accepted comes confirmed or failed, unless the tournament is closed first.
enum class Answer {
    accepted,  ///< on its way to the disk; projected() has it
    confirmed, ///< on disk
    kept,      ///< on the disk of this computer until the server answers; then comes one of the other two
    failed,    ///< refused, or not saved; the message bar says why
    cancelled, ///< the arbiter was asked and did not want it
};
using Continuation = std::function<void(Answer)>;
/// The same, for as long as `context` is there.
Continuation whileThere(const QObject* context, Continuation then);
/// For what comes after a command: whoever speaks of it, prints, offers something, or gives it out of the program goes
/// on when it is on disk. Nothing comes of it when `context` is gone by then.
Continuation whenSaved(const QObject* context, std::function<void()> then);
/// For the window's own sake (a field that becomes empty, a row that is chosen): goes on when the command was accepted.
Continuation whenAccepted(std::function<void()> then);
/// One after the other, at each answer.
Continuation inTurn(Continuation first, Continuation second);

/// The arbiter's desk of one window: the open tournament, and the ways to act on it and to speak with the
/// arbiter. All pages of a window share it; it owns the session and nothing else.
class Desk : public QObject {
    Q_OBJECT
public:
    struct Parts {
        Actions& actions;
        Asker& asker;
        MessageBar& messages;
        UserSettings& settings;
        WindowLanguage& language;
    };
    explicit Desk(Parts parts, QObject* parent = nullptr);
    ~Desk() override;

    [[nodiscard]] Actions& actions() const { return parts_.actions; }
    [[nodiscard]] Asker& asker() const { return parts_.asker; }
    [[nodiscard]] MessageBar& messages() const { return parts_.messages; }
    [[nodiscard]] UserSettings& settings() const { return parts_.settings; }
    [[nodiscard]] WindowLanguage& language() const { return parts_.language; }

    /// nullptr while no tournament is open.
    [[nodiscard]] TournamentSession* session() const { return session_.get(); }
    /// What the window shows: everything queued included. Precondition: session() != nullptr.
    [[nodiscard]] const Tournament& projected() const;
    [[nodiscard]] SharedTournament projectedState() const;
    /// What is told about the shown version of a round, made once until something changes. Precondition: it has one.
    [[nodiscard]] std::shared_ptr<const RoundReading> reading(RoundNumber round) const;
    /// Of a round without a record of its own: its reading has them until something changes.
    void keepReasons(RoundNumber round, std::shared_ptr<const ComputedReasons> reasons);
    /// Of its players, made once until they change. Precondition: session() != nullptr.
    [[nodiscard]] std::shared_ptr<const Namesakes> namesakes() const;
    /// A tournament is open, such commands are given at this desk, and its pairings are not being edited by hand.
    [[nodiscard]] bool mayChange(CommandName by) const;
    /// Another one, or none. Whoever closes one has waited until it is saved (MainWindow::letGo()).
    void setSession(std::unique_ptr<TournamentSession> session);

    /// Applies a command, and tells why when it is refused. Where its warning level demands it the arbiter
    /// is asked: from level 3 on by a dialog, at level 2 by the message bar, which offers to go on. `title` and
    /// `action` word the question. `then` hears every answer, the first one now unless the message bar waits.
    void apply(const Command& command, const QString& title = {}, const QString& action = {},
               const Continuation& then = {});
    /// The same when the question was asked already, up to that level.
    void apply(const Command& command, WarningLevel acknowledged, const Continuation& then = {});
    /// For what is asked about in any case: what there is to say about the command stands in the same question.
    void askAndApply(const Command& command, Question own, const Continuation& then = {});
    /// For a window that shows what there is to know about a command of that level: its button is the consent, unless
    /// FIDE mode wants a question of its own.
    void applyShown(const Command& command, WarningLevel level, const QString& title, const QString& action,
                    const Continuation& then = {});
    void undo();
    void redo();
    /// Back to the moment after that step of the journal, when nothing is being saved any more.
    void restoreMoment(std::int64_t step, Continuation then);
    /// For what takes the tournament out of the program: now, or as soon as everything on its way is on disk; not at
    /// all if some of it could not be saved, which is told, or when `context` is gone.
    void onceSaved(const QObject* context, std::function<void()> then);

    /// The round that Rounds, Standings and Reports show; none while nothing is paired.
    [[nodiscard]] std::optional<RoundNumber> shownRound() const { return shownRound_; }
    /// What changed() tells just now was done by somebody else: nothing moves under the hands of who sits here.
    [[nodiscard]] bool hearsOthers() const { return hearsOthers_; }
    void showRound(RoundNumber round);
    /// Selected board and player, for the Inspector.
    [[nodiscard]] std::optional<BoardId> selectedBoard() const { return selectedBoard_; }
    void selectBoard(std::optional<BoardId> board);
    [[nodiscard]] std::optional<PlayerKey> selectedPlayer() const { return selectedPlayer_; }
    void selectPlayer(std::optional<PlayerKey> player);

    /// What the Inspector explains about the standings; none while another page is shown.
    [[nodiscard]] const std::optional<StandingsQuestion>& standingsQuestion() const { return standingsQuestion_; }
    void askAboutStandings(std::optional<StandingsQuestion> question);

    /// The same about the prizes; none while another page is shown.
    [[nodiscard]] const std::optional<PrizeQuestion>& prizeQuestion() const { return prizeQuestion_; }
    void askAboutPrizes(std::optional<PrizeQuestion> question);

    /// Gives what is not saved to the store again; what clashes with what others have done since is told. Returned: how
    /// much of it.
    int tryAgain();
    /// What is not saved stands above the page again, with the button that tries it again, though it was put away.
    void tellNotSaved();
    /// Asks what shall become of what other logins have left waiting at this computer.
    void decideLeft();
    /// Whether another login has left anything at this computer meanwhile.
    void lookForLeft();
    /// Asks about what waits at this desk: what was found there is brought in, what clashes is decided one by one.
    void decideWaiting();

    /// Another desk does what one alone does; none: this one, or nobody.
    [[nodiscard]] std::optional<DeskHold> elsewhere(HeldWork work) const;
    /// `then`, once it is this desk that does it; where another does, the arbiter is asked first. Of what is no part of
    /// the tournament also where the server does not answer. Nothing when `context` is gone.
    void takeAlone(HeldWork work, const QObject* context, std::function<void()> then);

    /// Where files that are made of the open tournament are proposed to lie.
    [[nodiscard]] QString folder() const;

    void leadTo(const Place& place) { emit led(place); }

signals:
    /// Another tournament, or none.
    void sessionChanged();
    /// Something in projected() is different now; sent when a command is queued and when it failed.
    void changed(const pairwright::ChangeSet& changes);
    /// Everything may be different: a queued command failed.
    void changedEntirely();
    /// A command is on disk: "saving" marks may go.
    void saved(const pairwright::ChangeSet& changes);
    /// The same of somebody else's, as the journal names him.
    void heard(const pairwright::ChangeSet& changes, const QString& who);
    /// TournamentSession::isCutOff() has changed.
    void cutOffChanged();
    /// elsewhere() has changed.
    void holdsChanged();
    /// TournamentSession::waiting() has changed.
    void waitingChanged();
    void shownRoundChanged();
    void selectionChanged();
    void led(const pairwright::Place& place);

private:
    void watch();
    /// What was read off the tournament is read again.
    void forget(bool playersChanged);
    void answer(Ticket ticket, Answer how);
    void hearConfirmed(const ChangeSet& changes);
    void hearFailed(const NotSaved& what);
    void watchWaiting();
    void watchHolds();
    void askToTakeOver(const DeskHold& from, const QObject* context, std::function<void()> then);
    /// It is done all the same.
    void tellUnknownHold(const CommandError& error);
    void hearCutOff();
    void hearOfWaiting();
    /// What stands above the page while something is not on the server.
    void stand();
    /// That the clock of this computer is wrong, if it is.
    void tellClock();
    void hearSavedAfterAll(const ChangeSet& changes);
    [[nodiscard]] QString sentenceWithoutServer() const;
    /// False: the arbiter leaves it for later.
    [[nodiscard]] bool decide(const WaitingEntry& entry);
    /// Does what gives the session a command, undo or redo; `then` hears of it.
    template <class Act>
    Expected<Ticket, CommandError> give(const Continuation& then, Act act);
    void conclude(const Expected<Ticket, CommandError>& outcome, const Continuation& then);
    void offer(const Command& command, const CommandError& error, const QString& action, const Continuation& then);
    /// The question with what the error says.
    [[nodiscard]] bool ask(const CommandError& error, Question question);
    void offerBeyondBarrier(const CommandError& error);
    void tellUnlessDone(const Expected<Ticket, CommandError>& outcome);
    void tellRefusal(Mood mood, const CommandError& error);

    struct Waiting {
        Continuation then;
        int messages; ///< that there had been when it was given
    };

    Parts parts_;
    std::unique_ptr<TournamentSession> session_;
    Continuation given_;                                  ///< of the command that is being applied
    std::map<Ticket, Waiting> waiting_;                   ///< for the disk
    std::vector<std::function<void()>> onceSaved_;        ///< for everything that is on its way there
    mutable std::shared_ptr<const RoundReading> reading_; ///< the last one; none since the last change
    std::map<RoundNumber, std::shared_ptr<const ComputedReasons>> computed_; ///< since the last change
    mutable std::shared_ptr<const Namesakes> namesakes_;                     ///< none since the players changed
    std::optional<QStringList> clashes_;                                     ///< of what is tried again just now
    QString toldOfHold_;               ///< what was refused since another edits by hand
    std::optional<DeskHold> toldHold_; ///< and who that was
    bool hearsOthers_ = false;
    bool tellsNotSaved_ = false; ///< what stands above the page is that something is not saved
    bool leavesOthers_ = false;  ///< what other logins have left here stays as it is
    std::size_t broughtIn_ = 0;  ///< of what waits at this desk, since it began
    std::size_t waits_ = 0;      ///< of it, as of the last time that one was told
    std::optional<RoundNumber> shownRound_;
    std::optional<BoardId> selectedBoard_;
    std::optional<PlayerKey> selectedPlayer_;
    std::optional<StandingsQuestion> standingsQuestion_;
    std::optional<PrizeQuestion> prizeQuestion_;
};

} // namespace pairwright
