#pragma once

#include "app/corrections/late_arrival.h"
#include "app/corrections/late_arrival_job.h"
#include "app/formats/report/report_document.h"
#include "ui/frame/desk.h"

#include <QDialog>
#include <QPointer>

#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QProgressBar;
class QPushButton;
class QStackedWidget;

namespace pairwright {

class SheetPreview;

/// Who came after the round was published: lists the lawful ways with how many boards change, does the chosen one, and
/// offers the sheet of the boards that have changed. Not modal.
class LateArrivalWindow : public QDialog {
    Q_OBJECT
public:
    LateArrivalWindow(Desk& desk, QWidget* parent = nullptr);

    /// Raises the one below `parent` in which nothing is done yet, with whoever is selected now ticked as well; else
    /// opens one.
    static void showFor(Desk& desk, QWidget* parent);

    /// Every way is listed; for tests.
    [[nodiscard]] bool isSettled() const { return job_.isNull(); }

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void build();
    void fillPlayers();
    void tickSelected();
    void pairWithThem();
    void fitForm();
    void jobEnded();
    void showWays();
    void nameTheWay();
    void carryOut();
    void hear(Answer answer, const Tournament& before, const LateArrivalWay& way);
    void showDone(const Tournament& before, const LateArrivalWay& way);
    void retranslate();
    [[nodiscard]] bool areTeams() const;
    [[nodiscard]] QString sentenceOfChanged(int boards) const;
    [[nodiscard]] std::vector<PlayerKey> chosenPlayers() const;
    [[nodiscard]] std::vector<LateArrivalWay> ways() const;

    Desk& desk_;
    QPointer<LateArrivalJob> job_;
    std::optional<RoundDraft> again_; ///< of the players that are chosen now, once the job has answered
    std::vector<LateArrivalWay> offered_;
    std::optional<ReportDocument> delta_; ///< set: it is done
    bool saving_ = false;                 ///< it is on its way to the disk

    QStackedWidget* body_ = nullptr;
    QWidget* form_ = nullptr;
    QLabel* hint_ = nullptr;
    QLabel* playersTitle_ = nullptr;
    QListWidget* players_ = nullptr;
    QLabel* waysTitle_ = nullptr;
    QListWidget* ways_ = nullptr;
    QWidget* progressRow_ = nullptr;
    QLabel* progressText_ = nullptr;
    QProgressBar* progress_ = nullptr;
    QPushButton* stop_ = nullptr;
    QLineEdit* reason_ = nullptr;
    QLabel* reasonTitle_ = nullptr;
    QLabel* done_ = nullptr;
    SheetPreview* preview_ = nullptr;
    QPushButton* print_ = nullptr;
    QPushButton* pdf_ = nullptr;
    QPushButton* go_ = nullptr;
    QPushButton* close_ = nullptr;
};

} // namespace pairwright
