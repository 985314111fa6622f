#pragma once

#include "app/domain/tournament.h"
#include "app/formats/report/report_document.h"

#include <QListWidget>

#include <array>
#include <vector>

namespace pairwright {

class Actions;

/// The sheets that can be printed, in groups by where they are wanted; a heading cannot be chosen. Where there is no
/// room for all of them only the group of the chosen sheet is open; keys go on into the next, a click on a heading
/// opens its group.
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
    /// Its rows have more air where that leaves room for all of them.
    void setMayBeRoomy(bool may);
    /// As high as all its rows; where there is less room it scrolls by itself.
    [[nodiscard]] QSize sizeHint() const override;
    void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;

protected:
    void changeEvent(QEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    [[nodiscard]] QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
    void resizeEvent(QResizeEvent* event) override;
    void updateGeometries() override;
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void sizeRows();
    void spread();
    [[nodiscard]] int rowHeight() const;
    [[nodiscard]] int heightOfAll(int air) const;
    void measure();
    /// Opens and closes groups, as there is room.
    void fold();
    [[nodiscard]] bool isFolded(std::size_t group) const;
    void drawArrows(QPainter& painter) const;
    /// The first row that begins at this height of the viewport, or below it.
    [[nodiscard]] int firstRowFrom(int y) const;

    Actions& actions_;
    int air_ = 0; ///< of a row, px
    bool mayBeRoomy_ = false;
    bool fromTop_ = true;  ///< where the chosen sheet is seen so too; not under the hand
    bool isTight_ = false; ///< one group at a time is open
    bool ofTeams_ = false;
    std::vector<bool> offered_;                  ///< by items_
    std::vector<QListWidgetItem*> items_;        ///< one a sheet
    std::array<QListWidgetItem*, 5> headings_{}; ///< of the groups of sheets
};

} // namespace pairwright
