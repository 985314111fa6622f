#pragma once

#include "app/session/tournament_session.h"
#include "ui/dialogs/asker.h"
#include "ui/explain/standings_explanation.h"
#include "ui/frame/actions.h"
#include "ui/frame/place.h"
#include "ui/settings/user_settings.h"
#include "ui/widgets/message_bar.h"

#include <QObject>

#include <functional>
#include <memory>
#include <optional>

namespace pairwright {

class Language;

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
        Language& language;
    };
    explicit Desk(Parts parts, QObject* parent = nullptr);
    ~Desk() override;

    [[nodiscard]] Actions& actions() const { return parts_.actions; }
    [[nodiscard]] Asker& asker() const { return parts_.asker; }
    [[nodiscard]] MessageBar& messages() const { return parts_.messages; }
    [[nodiscard]] UserSettings& settings() const { return parts_.settings; }
    [[nodiscard]] Language& language() const { return parts_.language; }

    /// nullptr while no tournament is open.
    [[nodiscard]] TournamentSession* session() const { return session_.get(); }
    /// What the window shows: everything queued included. Precondition: session() != nullptr.
    [[nodiscard]] const Tournament& projected() const;
    /// A tournament is open, can be written, and its pairings are not being edited by hand.
    [[nodiscard]] bool mayChange() const;
    /// Closes the present session after everything queued is saved. Null: only closes.
    void setSession(std::unique_ptr<TournamentSession> session);

    /// Applies a command, and tells why when it is refused. Where its warning level demands it the arbiter
    /// is asked: from level 3 on by a dialog, at level 2 by the message bar, which offers to go on. True if
    /// the command was accepted now; `then` is called when it is accepted, now or later. `title` and
    /// `action` word the question.
    bool apply(const Command& command, const QString& title = {}, const QString& action = {},
               std::function<void()> then = {});
    void undo();
    void redo();

    /// The round that Rounds, Standings and Reports show; none while nothing is paired.
    [[nodiscard]] std::optional<RoundNumber> shownRound() const { return shownRound_; }
    void showRound(RoundNumber round);
    /// Selected board and player, for the Inspector.
    [[nodiscard]] std::optional<BoardId> selectedBoard() const { return selectedBoard_; }
    void selectBoard(std::optional<BoardId> board);
    [[nodiscard]] std::optional<PlayerKey> selectedPlayer() const { return selectedPlayer_; }
    void selectPlayer(std::optional<PlayerKey> player);

    /// What the Inspector explains about the standings; none while another page is shown.
    [[nodiscard]] const std::optional<StandingsQuestion>& standingsQuestion() const { return standingsQuestion_; }
    void askAboutStandings(std::optional<StandingsQuestion> question);

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
    void shownRoundChanged();
    void selectionChanged();
    void led(const pairwright::Place& place);

private:
    void watch();
    void offer(const Command& command, const CommandError& error, const QString& action, std::function<void()> then);
    [[nodiscard]] bool ask(const CommandError& error, const QString& title, const QString& action);
    void offerBeyondBarrier(const CommandError& error);
    void tellUnlessDone(const Expected<Ticket, CommandError>& outcome);

    Parts parts_;
    std::unique_ptr<TournamentSession> session_;
    std::optional<RoundNumber> shownRound_;
    std::optional<BoardId> selectedBoard_;
    std::optional<PlayerKey> selectedPlayer_;
    std::optional<StandingsQuestion> standingsQuestion_;
};

} // namespace pairwright
