#pragma once

#include <QListView>
#include <QStandardItemModel>

#include <cstddef>

class QAction;

namespace pairwright {

/// The list of pages at the left; shrinks to icons when the window is narrow.
class Rail : public QListView {
    Q_OBJECT
public:
    explicit Rail(QWidget* parent = nullptr);

    /// Appends a page whose text, icon and shortcut are those of the action.
    void addPage(QAction* action);
    void setCurrentPage(int row);
    /// A short mark beside a page ("7"), empty: none.
    void setBadge(int row, const QString& badge);
    /// A quiet fact at the end of the row ("5 of 7"), where no mark stands and there is room; empty: none.
    void setFact(int row, const QString& fact);
    /// All but the first; without a tournament only the Overview makes sense.
    void setPagesEnabled(bool enabled);
    void setCollapsed(bool collapsed);
    [[nodiscard]] bool isCollapsed() const { return collapsed_; }
    [[nodiscard]] QSize sizeHint() const override;

    static constexpr int badgeRole = Qt::UserRole + 1;
    static constexpr int factRole = Qt::UserRole + 2;

signals:
    void pageChosen(int row);

private:
    void follow(QAction* action, QStandardItem* item);
    void fitWidth();

    QStandardItemModel items_;
    bool collapsed_ = false;
};

} // namespace pairwright
