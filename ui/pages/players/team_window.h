#pragma once

#include "ui/frame/desk.h"

#include <QDialog>

#include <array>
#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace pairwright {

class DataTable;
class PlayersModel;

/// Who plays for a team, in its order: typed line by line, edited in place, moved up and down, taken out. Not modal;
/// each change is a step of its own.
class TeamWindow : public QDialog {
    Q_OBJECT
public:
    /// `team`: the one that is shown first; none: the first.
    TeamWindow(Desk& desk, std::optional<PlayerKey> team, QWidget* parent = nullptr);

    /// Chooses the field of a player of the team that is shown, to be edited.
    void leadTo(PlayerKey member, const QString& field);

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void refresh();
    void refreshButtons();
    void add();
    void move(int by);
    void remove();
    void storeSaid();
    void retranslate();
    [[nodiscard]] std::optional<PlayerKey> team() const;
    [[nodiscard]] int row() const;
    [[nodiscard]] std::vector<PlayerKey> order() const;
    void store(const std::vector<PlayerKey>& wanted);

    Desk& desk_;
    std::optional<PlayerKey> shown_;
    MessageBar* bar_ = nullptr; ///< what is asked and refused here
    QComboBox* teams_ = nullptr;
    QLabel* teamTitle_ = nullptr;
    /// A line about the team.
    struct SaidOfTeam {
        const char* name;
        QString PlayerData::*what;
        int stretch;
        QLabel* title = nullptr;
        QLineEdit* field = nullptr;
    };
    std::array<SaidOfTeam, 2> said_{
        {{"teamCaptain", &PlayerData::captain, 2}, {"teamShortName", &PlayerData::shortName, 1}}};
    QLabel* facts_ = nullptr;
    PlayersModel* model_;
    DataTable* members_;
    QLineEdit* line_ = nullptr;
    QLabel* hint_ = nullptr;
    QPushButton* add_ = nullptr;
    QPushButton* up_ = nullptr;
    QPushButton* down_ = nullptr;
    QPushButton* remove_ = nullptr;
    QPushButton* close_ = nullptr;
};

} // namespace pairwright
