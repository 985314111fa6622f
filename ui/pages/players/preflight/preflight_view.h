#pragma once

#include "ui/frame/files/rating_lists.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QStackedWidget;

namespace pairwright {

class DataTable;
class EmptyState;
class PageHeader;
class PreflightModel;

/// What there is to look at in the list of players; each line leads to its field.
class PreflightView : public QWidget {
    Q_OBJECT
public:
    PreflightView(Desk& desk, RatingLists& lists, QWidget* parent = nullptr);

    void begin();

signals:
    void finished();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void refresh();
    void lead(const QModelIndex& index);
    void retranslate();

    Desk& desk_;
    RatingLists& lists_;
    PageHeader* header_ = nullptr;
    PreflightModel* model_ = nullptr;
    DataTable* table_ = nullptr;
    EmptyState* empty_ = nullptr;
    QStackedWidget* body_ = nullptr;
    QLabel* hint_ = nullptr;
    QPushButton* compare_ = nullptr;
    QPushButton* done_ = nullptr;
};

} // namespace pairwright
