#pragma once

#include "app/pairing/question_jobs.h"
#include "app/session/command/command.h"
#include "ui/frame/desk.h"

#include <QObject>
#include <QPointer>
#include <QStringList>

#include <functional>

namespace pairwright {

/// The manual phase as the window drives it: from the chosen player or board to commands, and what the judge says of
/// the pairings so far. Everything that counts is in the tournament; here is only what is half chosen.
class HandEditing : public QObject {
    Q_OBJECT
public:
    /// What the table has under its cursor.
    struct Cursor {
        std::optional<int> board;
        std::optional<PlayerKey> player;
    };

    explicit HandEditing(Desk& desk, QObject* parent = nullptr);

    /// The round that is edited; no value: no phase is open.
    [[nodiscard]] std::optional<RoundNumber> round() const;
    /// Another desk edits it, and this one looks on.
    [[nodiscard]] std::optional<DeskHold> elsewhere() const;
    void setCursor(std::function<Cursor()> cursor) { cursor_ = std::move(cursor); }

    /// Where another desk edits: takes it over, when the arbiter has been asked.
    void begin();
    /// Compares with the rules on the worker thread, then ends the phase.
    void validate();
    void cancel();

    /// The first press marks the player, the second one, on somebody else, does it.
    void swap();
    void pair();
    void swapColours();
    void unpair();
    void giveBye();
    void moveTable(int from, int to);
    void orderBoards();
    /// What dragging one player onto another means: two unpaired ones are paired, others change places.
    void drop(PlayerKey moved, PlayerKey onto);
    /// Dragging in the map: the two play each other, and those whom they leave do (map_edit.h).
    void pairWith(PlayerKey moved, PlayerKey onto);
    void forgetMark();

    /// "Whom to change with Arnold?"; empty: nobody is marked.
    [[nodiscard]] QString question() const;
    /// Who has neither a board nor the bye.
    [[nodiscard]] QStringList unpaired() const;
    /// Rules that hold in every system and that are broken now, read off at once.
    [[nodiscard]] std::vector<Finding> breaches() const;
    /// The boards as they are published (C.04.2 art. 3.6).
    [[nodiscard]] bool areBoardsInOrder() const { return boardsInOrder_; }
    /// What the judge says; no value: it is still looking.
    [[nodiscard]] const std::optional<RoundJudgement>& judgement() const { return judgement_; }
    [[nodiscard]] const QString& notJudged() const { return notJudged_; }

signals:
    /// Something to show is different.
    void changed();
    /// An edit was accepted, perhaps after a question.
    void edited();
    /// The phase ended with a comparison to look at.
    void validated();
    /// The proposal is out of date, and the arbiter makes the round without it.
    void emptyRoundWanted(RoundNumber round);

private:
    enum class Mark { swap, pair };
    void follow();
    void judge();
    /// With what the judge said, or why there is nothing to compare with.
    void finish();
    [[nodiscard]] bool isJudged() const { return judgement_ || noRound_; }
    /// True when the player is marked now; false: `first` was marked before.
    bool markFirst(Mark mark, PlayerKey player);
    void apply(const decltype(EditProposal::edit)& edit);
    [[nodiscard]] const RoundVersion* version() const;
    [[nodiscard]] Cursor cursor() const { return cursor_ ? cursor_() : Cursor{}; }

    Desk& desk_;
    std::function<Cursor()> cursor_;
    std::optional<std::pair<Mark, PlayerKey>> marked_;
    QPointer<JudgeJob> job_;
    std::optional<Pairings> judged_; ///< that job_ or judgement_ is about
    std::optional<RoundJudgement> judgement_;
    /// The rules give no round: the round is made by hand altogether.
    std::optional<PairingJobError> noRound_;
    QString notJudged_;
    bool boardsInOrder_ = true;
    bool finishWhenJudged_ = false;
};

} // namespace pairwright
