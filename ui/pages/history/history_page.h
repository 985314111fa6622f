#pragma once

#include "ui/frame/page.h"
#include "ui/pages/history/step_panel.h"

#include <QTimer>

class QComboBox;
class QLineEdit;
class QSplitter;
class QStackedWidget;

namespace pairwright {

class DataTable;
class HistoryFilter;
class HistoryModel;
class MomentView;
class PageHeader;

/// The journal of the tournament: every step with time and author, what it changed, the tournament as it was then,
/// and the ways back there. Read in pieces while the page is shown, so that a long journal keeps nobody waiting.
class HistoryPage final : public Page {
    Q_OBJECT
public:
    explicit HistoryPage(Desk& desk, QWidget* parent = nullptr);

    void focusPlace(const Place& place) override;
    void focusFilter();
    /// Selects that step whatever is filtered, and reads the journal down to it. Precondition: the page is shown.
    void select(std::int64_t step);

signals:
    /// That moment shall become a file of its own.
    void copyWanted(const pairwright::HistoryEntry& moment);

protected:
    void retranslate() override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void connectParts();
    void start();
    void readNewer();
    void readOlder();
    void tell(const CommandError& error);
    void fillRounds();
    void showStep();
    void refreshFacts();
    void lookAtMoment();
    void backToPresent();
    void restoreMoment();
    [[nodiscard]] std::optional<HistoryEntry> selected() const;
    [[nodiscard]] StepPanel::WayBack wayBackTo(const HistoryEntry& entry) const;
    [[nodiscard]] QString whatIsUndone(std::int64_t step) const;

    HistoryModel* model_ = nullptr;
    HistoryFilter* filter_ = nullptr;
    PageHeader* header_ = nullptr;
    QLineEdit* search_ = nullptr;
    QComboBox* subjects_ = nullptr;
    QComboBox* rounds_ = nullptr;
    QStackedWidget* body_ = nullptr;
    QSplitter* split_ = nullptr;
    DataTable* table_ = nullptr;
    StepPanel* panel_ = nullptr;
    MomentView* moment_ = nullptr;
    QTimer older_;
    bool unreadable_ = false; ///< told once; not tried again until the page is opened anew
};

} // namespace pairwright
