#pragma once

#include "ui/frame/page.h"

#include <array>
#include <memory>

class QLabel;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace pairwright {

class Band;
class DataTable;
class EmptyState;
class PageHeader;
class PrizeLine;
class PrizeRulesForm;
class PrizesModel;
class SeenBefore;
class StateChip;
class TeamRankingsForm;

/// The prize fund, who would have what if the event ended now, and the announcement.
class PrizesPage final : public Page {
    Q_OBJECT
public:
    explicit PrizesPage(Desk& desk, QWidget* parent = nullptr);

    void focusPlace(const Place& place) override;
    [[nodiscard]] QString unfinished() const override;

protected:
    void retranslate() override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    enum Take { copied, asCsv, asXlsx, fundAsCsv, readFund, pasteFund, takes };

    void buildTools();
    void buildForms();
    void alignLines();
    void connectParts();
    void refresh();
    [[nodiscard]] QString notes() const;
    [[nodiscard]] QString sinceTheAnnouncement() const;
    void announce();
    void takeBack();
    void removeSelected();
    void read();
    void paste();
    void askInspector();
    [[nodiscard]] bool isOver() const;

    PrizesModel* model_ = nullptr;
    PageHeader* header_ = nullptr;
    StateChip* state_ = nullptr;
    QToolButton* rulesButton_ = nullptr;
    QToolButton* take_ = nullptr;
    QPushButton* announce_ = nullptr;
    std::array<QAction*, takes> takeActions_{};
    QAction* takeBack_ = nullptr;
    std::shared_ptr<const SeenBefore> seen_; ///< when its menu was opened
    PrizeLine* line_ = nullptr;
    Band* forms_ = nullptr;
    PrizeRulesForm* rules_ = nullptr;
    TeamRankingsForm* teams_ = nullptr;
    QWidget* noCurrency_ = nullptr; ///< the line that leads to its field
    QLabel* currencyNote_ = nullptr;
    QPushButton* enterCurrency_ = nullptr;
    QLabel* notes_ = nullptr;
    QStackedWidget* body_ = nullptr;
    DataTable* table_ = nullptr;
    EmptyState* empty_ = nullptr;
    QAction* readList_ = nullptr;  ///< while there are none
    QAction* pasteList_ = nullptr; ///< the same
};

} // namespace pairwright
