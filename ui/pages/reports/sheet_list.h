#pragma once

#include "app/domain/tournament.h"
#include "app/formats/report/report_document.h"

#include <QListWidget>

#include <array>
#include <vector>

namespace pairwright {

class Actions;

/// The sheets that can be printed, in groups by where they are wanted; a heading cannot be chosen.
class SheetList final : public QListWidget {
    Q_OBJECT
public:
    explicit SheetList(Actions& actions, QWidget* parent = nullptr);

    [[nodiscard]] ReportKind kind() const;
    void choose(ReportKind kind);
    /// Leaves out what cannot be wanted of the tournament, and chooses another sheet where that was chosen.
    void offer(const Tournament& tournament);
    [[nodiscard]] bool isOffered(ReportKind kind) const;
    void retranslate();
    /// Of the widest row.
    [[nodiscard]] int widthOfTexts() const;
    /// As high as all its rows; where there is less room it scrolls by itself.
    [[nodiscard]] QSize sizeHint() const override;
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;

protected:
    void changeEvent(QEvent* event) override;
    void updateGeometries() override;
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void sizeRows();
    /// The first row that begins at this height of the viewport, or below it.
    [[nodiscard]] int firstRowFrom(int y) const;

    Actions& actions_;
    int heightOfAll_ = 0;
    bool fromTop_ = true;                        ///< where the chosen sheet is seen so too; not under the hand
    std::vector<QListWidgetItem*> items_;        ///< one a sheet
    std::array<QListWidgetItem*, 5> headings_{}; ///< of the groups of sheets
};

} // namespace pairwright
