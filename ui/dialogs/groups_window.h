#pragma once

#include "app/event/part_plan.h"
#include "app/event/split.h"
#include "ui/frame/desk.h"

#include <QDialog>

#include <vector>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QTableWidget;

namespace pairwright {

class EmptyState;

/// Splits the list of the open tournament into groups, each a file of its own beside it: by rating, evenly, in fours,
/// and then by hand. Shows what that costs and what keeps the files from being made. Not modal; the tournament itself
/// stays as it is.
class GroupsWindow : public QDialog {
    Q_OBJECT
public:
    explicit GroupsWindow(Desk& desk, QWidget* parent = nullptr);

signals:
    void fileWanted(const QString& path);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void build();
    void buildTables();
    /// The groups anew, by the choices above.
    void splitAnew();
    void chooseSystems();
    void fillGroups();
    void fillPlayers();
    void readGroup(int row, int column);
    void readPlayer(int row);
    /// The selected players, into that group.
    void moveTo(std::size_t group);
    void move(PlayerKey player, std::size_t group);
    void showState();
    void make();
    void takeBack();
    void openAll();
    void retranslate();
    [[nodiscard]] bool isMade() const { return !made_.empty(); }
    [[nodiscard]] QString costText() const;

    Desk& desk_;
    std::vector<PartPlan> plan_;
    Split split_;
    std::vector<PlayerKey> ranked_;
    std::vector<QString> made_; ///< paths; empty: nothing, or taken back
    bool byHand_ = false;
    QLabel* eventLabel_ = nullptr;
    QLineEdit* event_ = nullptr;
    QLabel* byLabel_ = nullptr;
    QComboBox* by_ = nullptr;
    QLabel* countLabel_ = nullptr;
    QSpinBox* count_ = nullptr;
    QCheckBox* apart_ = nullptr;
    QLabel* systemLabel_ = nullptr;
    QComboBox* system_ = nullptr;
    QLabel* roundsLabel_ = nullptr;
    QSpinBox* rounds_ = nullptr;
    QTableWidget* groups_ = nullptr;
    QTableWidget* players_ = nullptr;
    QWidget* form_ = nullptr;
    EmptyState* refused_ = nullptr; ///< why nothing can be made of this list
    QLabel* hint_ = nullptr;
    QLabel* note_ = nullptr;
    QPushButton* make_ = nullptr;
    QPushButton* openAll_ = nullptr;
    QPushButton* takeBack_ = nullptr;
    QPushButton* close_ = nullptr;
};

} // namespace pairwright
