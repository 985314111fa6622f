#pragma once

#include "app/lists/table_list.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace pairwright {

/// Asks what the columns of a table hold that nobody names, with its first rows before the eyes. Vanishes when it is
/// answered or closed.
class ListColumnsWindow : public QDialog {
    Q_OBJECT
public:
    /// `first`: the first rows of the file of that name.
    ListColumnsWindow(const QString& name, const std::vector<QStringList>& first, QWidget* parent = nullptr);

signals:
    void chosen(const pairwright::ListColumns& columns);

private:
    [[nodiscard]] ListColumns columns() const;
    void refresh();

    QTableWidget* rows_ = nullptr;
    QList<QComboBox*> boxes_;
    QPushButton* take_ = nullptr;
};

} // namespace pairwright
