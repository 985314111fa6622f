#pragma once

#include "app/corrections/cases.h"
#include "app/corrections/ways.h"
#include "app/corrections/what_if_job.h"
#include "ui/frame/desk.h"

#include <QDialog>
#include <QPointer>
#include <QTimer>

#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QProgressBar;
class QPushButton;
class QScrollArea;
class QSpinBox;
class QVBoxLayout;

namespace pairwright {

class TextView;

/// Puts something right that is recorded wrongly: says whether that is lawful, what would have been, and which ways
/// there are; carries out the one that is chosen as one step. Not modal.
class CorrectionWindow : public QDialog {
    Q_OBJECT
public:
    /// Precondition: the board is published.
    CorrectionWindow(Desk& desk, BoardId board, CorrectionCase kind, QWidget* parent = nullptr);

    /// What is worked out now is shown; for tests.
    [[nodiscard]] bool isSettled() const { return job_.isNull() && !soon_.isActive(); }

protected:
    void changeEvent(QEvent* event) override;

private:
    /// A way with the mistake that it is for: a player paired by mistake can also lose by forfeit.
    struct Offer {
        CorrectionWay way;
        Mistake mistake;
    };

    void build();
    void buildFields(QWidget* content, QVBoxLayout* column);
    void connectFields();
    void fillCases();
    void fillResults(QComboBox* box, bool withOpen);
    void fillPlayers(QComboBox* box, bool ofBoardOnly);
    void followCase();
    void startSoon();
    void startJob();
    void take(const WhatIfJob::Answer& answer);
    void showWays();
    void showAnswers();
    void fitText();
    void grow();
    void carryOut();
    void hear(Answer answer, const Tournament& before, const Offer& offer);
    void showDone();
    /// What was done here does not hold any more where another desk has changed the game since.
    void hearAfterwards(const ChangeSet& changes, const QString& who);
    void giveOut(bool toPdf);
    void showProgress(bool visible);
    void nameBoard();
    void nameEffects();
    void retranslate();
    [[nodiscard]] int games() const;
    [[nodiscard]] CorrectionCase kind() const;
    [[nodiscard]] CaseAnswers answers() const;
    [[nodiscard]] std::vector<Offer> offers() const;
    [[nodiscard]] const Tournament& now() const { return desk_.projected(); }

    Desk& desk_;
    BoardId board_;
    QTimer soon_; ///< so that a turned wheel starts one job, not ten
    QPointer<WhatIfJob> job_;
    std::optional<Mistake> mistake_;
    std::optional<WhatIf> whatIf_; ///< none: not worked out for what is asked now
    std::optional<RoundDraft> again_;
    std::vector<Offer> offers_;
    std::optional<Tournament> before_; ///< set: it is done
    bool saving_ = false;              ///< it is on its way to the disk
    std::optional<Mistake> corrected_;
    QStringList outdated_;

    QFormLayout* form_ = nullptr;
    QLabel* headline_ = nullptr;
    QLabel* recorded_ = nullptr;
    QComboBox* case_ = nullptr;
    QSpinBox* game_ = nullptr;
    QComboBox* result_ = nullptr;
    QSpinBox* secondBoard_ = nullptr;
    QSpinBox* secondGame_ = nullptr;
    QComboBox* secondResult_ = nullptr;
    QComboBox* white_ = nullptr;
    QComboBox* black_ = nullptr;
    QComboBox* player_ = nullptr;
    QLineEdit* reason_ = nullptr;
    QLabel* lawful_ = nullptr;
    QWidget* progressRow_ = nullptr;
    QLabel* progressText_ = nullptr;
    QProgressBar* progress_ = nullptr;
    QPushButton* stop_ = nullptr;
    QScrollArea* area_ = nullptr; ///< all but the buttons
    TextView* text_ = nullptr;
    QLabel* waysTitle_ = nullptr;
    QLabel* effectsTitle_ = nullptr;
    QListWidget* ways_ = nullptr;
    QPushButton* go_ = nullptr;
    QPushButton* print_ = nullptr;
    QPushButton* pdf_ = nullptr;
    QPushButton* close_ = nullptr;
};

} // namespace pairwright
