#pragma once

#include "app/domain/text/language.h"
#include "app/explain/explanation.h"
#include "app/formats/report/report_document.h"
#include "ui/explain/bracket_drawing.h"
#include "ui/explain/why_not_box.h"
#include "ui/frame/desk.h"

#include <QPointer>
#include <QWidget>

#include <array>

class QLabel;
class QPushButton;
class QTimer;

namespace pairwright {

class PrizeWhyBox;
class StateChip;
class TextView;

/// Why the selected pair (or the bye), buttons that lead to what is asked most, and "why not these two?".
class ExplainPanel final : public QWidget {
    Q_OBJECT
public:
    explicit ExplainPanel(Desk& desk, QWidget* parent = nullptr);

    /// The question to two players; without any the selection of the desk is taken.
    void askWhyNot(std::vector<PlayerKey> selected);
    void refresh();
    [[nodiscard]] QString text();

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// What is told: the selection, the bye of the shown round, or the answer to the last question.
    enum class Subject { selection, bye, answer };
    enum class Lead { opponent, colours, floats, bye, count };

    void lead(Lead where);
    void offer(Lead where, bool offered);
    void forget();
    /// One refresh for all that changes before the window is idle: a key changes a result and the selection.
    void refreshSoon() { soon_->start(); }
    void refreshIfDue();
    [[nodiscard]] int roomOfText() const; ///< px of a line
    void showPicture();
    ReportDocument toldOnPaper(const RoundVersion& version, const Language& language);
    void print();
    void copy();
    void hint(const QString& text);
    void showState(const QString& afterRound);
    /// Why the selected player is not paired, else what to select.
    [[nodiscard]] QString hintWithoutBoard() const;
    void display(const Explanation& told, std::optional<Topic> emphasis);
    void showText();
    void tellSelection(std::optional<Topic> emphasis);
    /// The judge's verdict, or that it is under way, for a version without a record.
    void addJudgement(const ExplainedRound& explained, Explanation& told);
    /// Of the shown round.
    [[nodiscard]] ExplainedRound explainedRoundOf(const RoundVersion& version) const;
    void judge(RoundNumber round, const RoundVersion& version);
    void retranslate();
    [[nodiscard]] const RoundVersion* shown() const;
    [[nodiscard]] QPushButton* button(Lead where) const { return leads_.at(static_cast<std::size_t>(where)); }

    Desk& desk_;
    std::array<QPushButton*, static_cast<std::size_t>(Lead::count)> leads_{};
    QWidget* stateRow_ = nullptr; ///< of prizes, as on their page
    StateChip* state_ = nullptr;
    QLabel* stateOf_ = nullptr;
    TextView* text_ = nullptr;
    QPushButton* print_ = nullptr;
    QPushButton* copy_ = nullptr;
    WhyNotBox* box_ = nullptr;
    PrizeWhyBox* prizes_ = nullptr; ///< in its place while the prizes are shown
    QTimer* soon_ = nullptr;
    std::optional<Explanation> told_; ///< what the text shows, for paper
    std::optional<Topic> emphasis_;
    bool unfolded_ = false; ///< what has a short form
    std::optional<BracketDrawing> drawing_;
    Subject subject_ = Subject::selection;
    std::optional<WhyNotAnswer> answer_;
    QPointer<JudgeJob> judge_;
    std::optional<RoundNumber> judging_;
    std::optional<RoundJudgement> judgement_; ///< as long as nothing changes
    QString notJudged_;                       ///< why there is no verdict
};

} // namespace pairwright
