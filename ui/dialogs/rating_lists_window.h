#pragma once

#include "ui/frame/files/rating_lists.h"

#include <QDialog>

class QCheckBox;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QProgressBar;
class QPushButton;
class QTableWidget;

namespace pairwright {

class EmptyState;

/// The rating lists of this machine: takes one in from a file while the work goes on, takes one out, and says with
/// which of them the open tournament counts. Not modal.
class RatingListsWindow : public QDialog {
    Q_OBJECT
public:
    RatingListsWindow(Desk& desk, RatingLists& lists, QWidget* parent = nullptr);

    /// As if the file had been chosen.
    void add(const QString& path);

protected:
    void changeEvent(QEvent* event) override;

private:
    void askFile();
    void askFolder();
    void askFetch();
    void askColumns(const QString& path, const ListFileOptions& known);
    void askEncoding(const QString& path, const ListFileOptions& known, const std::vector<EncodingReading>& readings);
    void takeIn(const QString& path, const ListFileOptions& options);
    void askRemove();
    void showProgress(int percent);
    void tell(const AddedList& added);
    void say(const QString& sentence);
    void fill();
    void placeWays(bool isEmpty);
    void refresh();
    void followSelection();
    void storeChoice();
    void retranslate();
    [[nodiscard]] const RatingList* selected() const;

    Desk& desk_;
    RatingLists& lists_;
    QLabel* place_ = nullptr;
    EmptyState* none_ = nullptr;       ///< in the place of the list while there is none
    QHBoxLayout* ofTheList_ = nullptr; ///< what is done with lists
    QHBoxLayout* foot_ = nullptr;
    QTableWidget* table_ = nullptr;
    QLabel* note_ = nullptr; ///< about the selected list, or what was just done
    QProgressBar* progress_ = nullptr;
    QLabel* choiceLabel_ = nullptr;
    QComboBox* choice_ = nullptr;
    QCheckBox* compare_ = nullptr;
    QCheckBox* renew_ = nullptr;
    QPushButton* add_ = nullptr;
    QPushButton* folder_ = nullptr;
    QPushButton* fetch_ = nullptr;
    QPushButton* remove_ = nullptr;
    QPushButton* cancel_ = nullptr;
    QPushButton* close_ = nullptr;
    QString told_; ///< stays until another list is selected
    bool waysBelow_ = false;
    bool many_ = false; ///< of a folder: what is said of each file stays
};

} // namespace pairwright
