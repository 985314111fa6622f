#pragma once

#include "ui/frame/chosen_round.h"
#include "ui/frame/page.h"
#include "ui/pages/reports/printing.h"

#include <memory>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace pairwright {

class EmptyState;
class PageHeader;
class ReportChoices;
class RoundTabs;
class SheetPreview;
class ViewTabs;

/// The sheets for the wall and the office: choose one, see it as it will be printed, print or save it.
class ReportsPage final : public Page {
    Q_OBJECT
public:
    ReportsPage(Desk& desk, Printing& printing, QWidget* parent = nullptr);

    void focusPlace(const Place& place) override;
    void choose(ReportKind kind);
    /// To another round, for as long as the play does not go on.
    void stepRound(int rounds);
    /// The document on the screen; nullptr when there is none, as of cards.
    [[nodiscard]] const ReportDocument* document() const;

protected:
    void retranslate() override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void zoomByText();
    [[nodiscard]] bool replacesAnother() const;
    /// What is chosen, with the round.
    [[nodiscard]] ReportChoice choice() const;
    [[nodiscard]] std::shared_ptr<const PaintedPages> pagesOn(QSizeF paper) const;
    /// The usual one, unless one was chosen here.
    [[nodiscard]] std::optional<RoundNumber> wantedRound(ReportKind kind) const;
    void chooseRound(RoundNumber round);
    void fitChoices();
    [[nodiscard]] bool hasLargeLetters() const;
    /// What there is to choose of it leaves it too little room to be read.
    [[nodiscard]] bool isSheetNarrow() const;
    [[nodiscard]] static QString missingFor(ActionId source);
    /// `nothing`: why the sheet would be empty.
    void showWhatIsMissing(const ReportChoice& chosen, const QString& nothing);
    bool showsSheet();
    void print();
    void savePdf();
    void saveHtml();
    [[nodiscard]] std::optional<QString> askPath(const QString& suffix, const QString& filter);

    Printing& printing_;
    ChosenRound chosen_;
    PageHeader* header_ = nullptr;
    QLabel* roundLabel_ = nullptr;
    RoundTabs* tabs_ = nullptr;
    ViewTabs* zoom_ = nullptr;
    int usualZoom_ = 0;              ///< until somebody chooses the other
    QPushButton* options_ = nullptr; ///< shows what there is to choose of a sheet that would be narrow beside it
    QPushButton* save_ = nullptr;    ///< both ways, where there is no room for a button each
    ReportChoices* choices_ = nullptr;
    std::array<int, 3> widest_{}; ///< px, of the choices: below the list, beside it, and of the list alone
    QStackedWidget* body_ = nullptr;
    SheetPreview* preview_ = nullptr;
    EmptyState* empty_ = nullptr;
    QString address_; ///< on the web, that the shown sheet has
    std::optional<ReportDocument> document_;
    std::shared_ptr<const PaintedPages> pages_; ///< null: nothing to show
};

} // namespace pairwright
