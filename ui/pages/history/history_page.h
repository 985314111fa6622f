#pragma once

#include "ui/frame/page.h"
#include "ui/pages/history/step_panel.h"

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
/// and the ways back there. Read in pieces, away from the window, while the page is shown: neither a long journal nor a
/// slow disk keeps anybody waiting.
class HistoryPage final : public Page {
    Q_OBJECT
public:
    explicit HistoryPage(Desk& desk, QWidget* parent = nullptr);

    void focusPlace(const Place& place) override;
    void focusFilter();
    /// Selects that step whatever is filtered, as soon as the journal is read down to it. Precondition: the page is
    /// shown.
    void select(std::int64_t step);

signals:
    /// That moment shall become a file of its own.
    void copyWanted(const pairwright::HistoryEntry& moment);
    /// A moment of the past is shown in the place of the present; nullptr: the present again.
    void momentShown(const pairwright::Tournament* moment, const QDateTime& at);

protected:
    void retranslate() override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void connectParts();
    void start();
    void readNewer();
    void readOlder();
    /// Asks for steps of the journal; one question at a time.
    void read(std::int64_t first, std::int64_t last);
    void take(std::int64_t first, const std::vector<HistoryEntry>& entries);
    [[nodiscard]] bool mayRead() const;
    void tell(const CommandError& error);
    [[nodiscard]] QString sentenceFor(const CommandError& error) const;
    void fillRounds();
    void showStep();
    void askChanges();
    void selectWanted();
    void refreshFacts();
    void givePanel(int least);
    void lookAtMoment();
    void showMoment(const HistoryEntry& entry, const Expected<Tournament, CommandError>& moment);
    void backToPresent();
    void restoreMoment();
    [[nodiscard]] std::optional<HistoryEntry> selected() const;
    [[nodiscard]] StepPanel::Way wayBackTo(const HistoryEntry& entry) const;
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
    bool isReading_ = false;
    bool unreadable_ = false;                  ///< told once; not tried again until the page is opened anew
    bool isWhole_ = false;                     ///< nothing older is in the journal
    std::optional<std::int64_t> wanted_;       ///< a step to be selected when it is there
    std::optional<std::int64_t> askedChanges_; ///< of that step, and not answered yet
    std::optional<std::int64_t> askedMoment_;  ///< after that step, and not answered yet
};

} // namespace pairwright
