#pragma once

#include <QSet>
#include <QTableView>

namespace pairwright {

/// The table of every page: whole rows, generous height, no grid, columns as wide as their contents
/// with one that takes the rest. Looks the same on all pages.
class DataTable : public QTableView {
    Q_OBJECT
public:
    explicit DataTable(QWidget* parent = nullptr);

    /// The columns that grow with the window, and give way when it is narrow, the widest one first.
    void setStretchColumns(const QList<int>& columns);
    /// These grow with the window in their place; the others only give way.
    void setGrowingColumns(const QList<int>& columns)
    {
        growing_ = columns;
        scheduleFit();
    }
    /// None of them grows: room that is left stays behind the table.
    void endWithLastColumn(bool ends = true);
    /// Those of them that hold names: they are cut last of all.
    void setNameColumns(const QList<int>& columns);
    [[nodiscard]] const QList<int>& nameColumns() const { return names_; }
    /// The columns that go away rather than that a name is cut, the first one first, and empty ones before all others.
    /// The header says how many are away. Empty ones are not shown at all until somebody has something in them or the
    /// user wants them, though one could type there: the menu of the header brings them.
    void setDropOrder(const QList<int>& columns);
    /// Those of the stretched ones that are cut after all others have gone, and go themselves before a name is cut.
    void setCutLast(const QList<int>& columns);
    /// Columns that are shown only when the user wants them.
    void setUsuallyAway(const QList<int>& columns);
    /// The titles of columns that the page hides for want of room: the mark counts them with its own.
    void setAlsoAway(const QStringList& titles)
    {
        if (titles == alsoAway_)
            return;
        alsoAway_ = titles;
        scheduleFit();
    }
    /// Shows a column that may be away, whatever room there is: somebody is led to it.
    void want(int column) { chooseColumn(column, true); }
    /// Lets the user choose by a menu of the header which columns are shown; those of names stay. `kept` is what
    /// columnsChosen() said last; empty: the usual ones.
    void letColumnsBeChosen(const QString& kept);
    /// The row that is entered is marked as if the focus were here, where the keys go elsewhere.
    void setInEntry(bool inEntry);
    /// The row under the pointer; -1: none. None while the keys are used.
    [[nodiscard]] int hoveredRow() const { return hovered_; }
    /// Of the air above a row that begins a group (GroupRole).
    [[nodiscard]] int gapAbove(int row) const { return groupStarts_.contains(row) ? gap_ : 0; }
    /// A cell is chosen, not the row, which is marked as a whole all the same.
    [[nodiscard]] bool choosesCells() const { return selectionBehavior() == SelectItems; }
    /// It begins the row as it is shown.
    [[nodiscard]] bool isFirstShown(int column) const;
    /// There was no room for some.
    [[nodiscard]] bool lacksColumns() const { return !dropped_.isEmpty(); }
    /// Fits the other columns to what they hold; at most `rows` rows are measured.
    void fitColumns();
    void setModel(QAbstractItemModel* model) override;
    void reset() override;
    using QTableView::edit;

protected:
    bool edit(const QModelIndex& index, EditTrigger trigger, QEvent* event) override;
    void closeEditor(QWidget* editor, QAbstractItemDelegate::EndEditHint hint) override;
    void editorDestroyed(QObject* editor) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

signals:
    /// Return or Enter on a row that is not being edited.
    void rowActivated(const QModelIndex& index);
    /// A cell is typed into from now on, or no longer: meanwhile columns stay, and so should rows.
    void typingChanged(bool types);
    /// The choice as text, to be kept.
    void columnsChosen(const QString& choice);

private:
    void fitRows();
    void fitGroups();
    void hover(int row);
    void updateRow(int row);
    [[nodiscard]] static int tighten(QList<int>& widths, int missing);
    void giveRoom(QList<int>& widths, int room) const;
    /// What is still missing then.
    [[nodiscard]] int takeRoom(QList<int>& widths, const QList<int>& from, int missing) const;
    [[nodiscard]] int cut(QList<int>& widths, int missing);
    [[nodiscard]] int drop(QList<int>& widths, const QList<int>& order, int missing);
    [[nodiscard]] int takeBack(QList<int>& widths, const QList<int>& whole, int missing);
    void showDropped();
    void hideEmpty();
    void openColumnMenu(const QPoint& position);
    void chooseColumn(int column, bool shown);
    /// Hidden by the page: the tournament has nothing for it.
    [[nodiscard]] bool isOfNoUse(int column) const;
    /// Of all rows, whatever is looked for.
    [[nodiscard]] bool isEmpty(int column) const;
    void scheduleFit();
    void followTyping();

    QList<int> stretch_;
    QList<int> growing_; ///< in place of the stretched ones
    QList<int> names_;
    QList<int> dropOrder_;
    QList<int> cutLast_;
    QList<int> usuallyAway_;
    QList<int> dropped_; ///< hidden for want of room
    QList<int> emptied_; ///< hidden because there is nothing in them
    QStringList alsoAway_;
    QSet<int> away_;   ///< the user does not want them
    QSet<int> wanted_; ///< the user wants them, whatever room there is
    QSet<int> groupStarts_;
    int gap_ = 0;
    int hovered_ = -1;
    bool endsWithLast_ = false;
    bool fitScheduled_ = false;
    bool types_ = false;
};

} // namespace pairwright
