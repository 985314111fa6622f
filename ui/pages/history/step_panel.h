#pragma once

#include "app/session/tournament_session.h"
#include "ui/text/steps/change_text.h"

#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;
class QTableWidget;

namespace pairwright {

/// One step of the journal: who and when, what was before and after, and what can be done with that moment.
class StepPanel : public QWidget {
    Q_OBJECT
public:
    /// How far the way back leads.
    enum class WayBack : std::uint8_t {
        open,
        nothingSince,  ///< the moment is the present
        beyondBarrier, ///< a step that is not undone lies in between: a publication, lots
        readOnly,
        ofTheChief ///< not by the role at this desk
    };
    struct Way {
        WayBack how = WayBack::nothingSince;
        std::optional<HistoryEntry> barrier = {}; ///< the step that is not undone
    };

    explicit StepPanel(QWidget* parent = nullptr);

    /// No entry: nothing is selected.
    void display(const std::optional<HistoryEntry>& entry, const std::vector<ChangeLine>& changes, const Way& way);
    /// What is shown.
    [[nodiscard]] std::optional<std::int64_t> step() const
    {
        return entry_ ? std::optional(entry_->step) : std::nullopt;
    }
    [[nodiscard]] const std::vector<ChangeLine>& changes() const { return lines_; }
    void retranslate();

signals:
    void lookWanted();
    void restoreWanted();
    void copyWanted();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void fillChanges(const std::vector<ChangeLine>& changes);

    QLabel* title_ = nullptr;
    QLabel* facts_ = nullptr;
    QTableWidget* changes_ = nullptr;
    QLabel* note_ = nullptr;
    QPushButton* look_ = nullptr;
    QPushButton* restore_ = nullptr;
    QPushButton* copy_ = nullptr;
    std::optional<HistoryEntry> entry_;
    std::vector<ChangeLine> lines_;
    Way way_;
};

} // namespace pairwright
