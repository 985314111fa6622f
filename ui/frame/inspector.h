#pragma once

#include "ui/frame/desk.h"

#include <QDockWidget>

#include <map>
#include <vector>

class QTabWidget;
class QToolButton;

namespace pairwright {

class ChecksPanel;
class ExplainPanel;
class PlayerPanel;

/// What is known about the selection, beside the page: why this pairing, who this player is.
class Inspector : public QDockWidget {
    Q_OBJECT
public:
    explicit Inspector(Desk& desk, QWidget* parent = nullptr);

    void showExplanation();
    /// Two players, or one, or nobody: then the selection counts.
    void askWhyNot(const std::vector<PlayerKey>& selected);
    void showPlayer();
    /// The text of the Explain tab, without markup.
    [[nodiscard]] QString explanationText() const;
    /// The Checks tab: what there is to mind, as text.
    void showChecks();
    /// Turns to the tab that this page was left with: at first the player on Players, the explanation elsewhere.
    void turnTo(PageId page);
    [[nodiscard]] QString checksText() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void retranslate();
    void nameThePlayerTab();

    Desk& desk_;
    QTabWidget* tabs_ = nullptr;
    QToolButton* close_ = nullptr;
    ExplainPanel* explanation_ = nullptr;
    PlayerPanel* player_ = nullptr;
    ChecksPanel* checks_ = nullptr;
    PageId page_ = PageId::overview;
    std::map<PageId, int> tabOf_;
};

} // namespace pairwright
