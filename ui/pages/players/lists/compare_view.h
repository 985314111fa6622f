#pragma once

#include "ui/frame/files/rating_lists.h"

#include <QWidget>

class QAction;
class QCheckBox;
class QLabel;
class QPushButton;
class QStackedWidget;

namespace pairwright {

class DataTable;
class DifferencesModel;
class EmptyState;
class PageHeader;

/// In what the players differ from the rating lists of the first day, before anything is changed. What is ticked is
/// taken over in one step, which can be undone.
class CompareView : public QWidget {
    Q_OBJECT
public:
    CompareView(Desk& desk, RatingLists& lists, QWidget* parent = nullptr);

    void begin();

signals:
    void finished();

protected:
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void refresh();
    void updateFacts();
    void apply();
    /// What stands in place of the table, where nothing is compared yet, or nothing differs.
    void showWhyEmpty();
    /// Asked, switched on, and done.
    [[nodiscard]] bool isCompared() const;
    [[nodiscard]] QString comparedWith() const;
    void retranslate();

    Desk& desk_;
    RatingLists& lists_;
    PageHeader* header_ = nullptr;
    DifferencesModel* model_ = nullptr;
    DataTable* table_ = nullptr;
    EmptyState* empty_ = nullptr;
    QAction* anyway_ = nullptr; ///< compare although the lists are old
    bool accepted_ = false;     ///< that
    QStackedWidget* body_ = nullptr;
    QLabel* hint_ = nullptr;
    QCheckBox* all_ = nullptr;
    QPushButton* cancel_ = nullptr;
    QPushButton* apply_ = nullptr;
};

} // namespace pairwright
