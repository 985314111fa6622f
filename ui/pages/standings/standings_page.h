#pragma once

#include "ui/frame/page.h"

class QLineEdit;
class QStackedWidget;

namespace pairwright {

class DataTable;
class EmptyState;
class PageHeader;
class RoundTabs;
class RowFilter;
class StandingsModel;
class StateChip;

/// The standings after any round.
class StandingsPage final : public Page {
    Q_OBJECT
public:
    explicit StandingsPage(Desk& desk, QWidget* parent = nullptr);

    void focusPlace(const Place& place) override;
    void focusFilter();

protected:
    void retranslate() override;
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void refresh();
    [[nodiscard]] int wantedRound() const;

    StandingsModel* model_ = nullptr;
    RowFilter* filter_ = nullptr;
    PageHeader* header_ = nullptr;
    RoundTabs* tabs_ = nullptr;
    StateChip* state_ = nullptr;
    QLineEdit* search_ = nullptr;
    QStackedWidget* body_ = nullptr;
    DataTable* table_ = nullptr;
    EmptyState* empty_ = nullptr;
};

} // namespace pairwright
