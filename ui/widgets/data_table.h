#pragma once

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
    /// Fits the other columns to what they hold; at most `rows` rows are measured.
    void fitColumns();
    void setModel(QAbstractItemModel* model) override;

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

signals:
    /// Return or Enter on a row that is not being edited.
    void rowActivated(const QModelIndex& index);

private:
    void fitRows();
    void giveRoom(QList<int>& widths, int room) const;
    void takeRoom(QList<int>& widths, int missing) const;
    void scheduleFit();

    QList<int> stretch_;
    bool fitScheduled_ = false;
};

} // namespace pairwright
