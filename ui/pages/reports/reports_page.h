#pragma once

#include "ui/frame/chosen_round.h"
#include "ui/frame/page.h"
#include "ui/pages/reports/report_maker.h"

#include <memory>

class QCheckBox;
class QComboBox;
class QLabel;
class QListWidget;
class QScrollArea;
class QStackedWidget;

namespace pairwright {

class EmptyState;
class PageHeader;
class RoundTabs;
class SheetPreview;

/// The sheets for the wall and the office: choose one, see it as it will be printed, print or save it.
class ReportsPage final : public Page {
    Q_OBJECT
public:
    explicit ReportsPage(Desk& desk, QWidget* parent = nullptr);

    void focusPlace(const Place& place) override;
    void choose(ReportKind kind);
    /// To another round, for as long as the play does not go on.
    void stepRound(int rounds);
    /// The document on the screen; nullptr when there is none, as for result slips.
    [[nodiscard]] const ReportDocument* document() const;

protected:
    void retranslate() override;
    void showEvent(QShowEvent* event) override;

private:
    QWidget* buildChoices();
    void refresh();
    void proposeRatingKind();
    [[nodiscard]] bool replacesAnother(const ReportChoice& choice) const;
    [[nodiscard]] ReportChoice choice() const;
    /// Pairings: the last published round; all else: the last one with results; unless one was chosen here.
    [[nodiscard]] std::optional<RoundNumber> wantedRound(ReportKind kind) const;
    void chooseRound(RoundNumber round);
    bool showsSheet();
    void print();
    void savePdf();
    void saveHtml();
    [[nodiscard]] std::optional<QString> askPath(const QString& suffix, const QString& filter);

    ChosenRound chosen_;
    PageHeader* header_ = nullptr;
    QListWidget* kinds_ = nullptr;
    QLabel* roundLabel_ = nullptr;
    RoundTabs* tabs_ = nullptr;
    QCheckBox* ratings_ = nullptr;
    QCheckBox* federations_ = nullptr;
    QCheckBox* clubs_ = nullptr;
    QCheckBox* notes_ = nullptr;
    QCheckBox* byName_ = nullptr;
    QCheckBox* changed_ = nullptr; ///< there where a version replaces another
    QLabel* ratingKindLabel_ = nullptr;
    QComboBox* ratingKind_ = nullptr;
    QLabel* slipsLabel_ = nullptr;
    QComboBox* slips_ = nullptr;
    bool ratingKindChosen_ = false; ///< until then it is that of the tournament's time control
    QStackedWidget* body_ = nullptr;
    QScrollArea* choices_ = nullptr;
    SheetPreview* preview_ = nullptr;
    EmptyState* empty_ = nullptr;
    std::optional<ReportDocument> document_;
    std::shared_ptr<const PaintedPages> pages_; ///< null: nothing to show
};

} // namespace pairwright
