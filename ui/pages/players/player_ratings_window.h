#pragma once

#include "ui/frame/desk.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace pairwright {

/// The ratings of a player, to be typed: the one that the tournament counts with, and apart from it the official ones,
/// each with its list; in an event of more than 30 days those of the later months, too. One step, when it is accepted.
class PlayerRatingsWindow : public QDialog {
    Q_OBJECT
public:
    /// Deletes itself. Precondition: the player is in the tournament that is open.
    PlayerRatingsWindow(Desk& desk, PlayerKey player, QWidget* parent = nullptr);

private:
    /// One line of the form; `k` is nullptr for the tournament's rating.
    struct Line {
        QLineEdit* value = nullptr;
        QLineEdit* k = nullptr;
        QLineEdit* list = nullptr;
    };
    Line addLine(const QString& name, const QString& title);
    void addHeading(const QString& text);
    void fill();
    /// What the form says; no value, with a sentence, where that is no rating.
    [[nodiscard]] std::optional<PlayerData> entered();
    /// `stored`: what stood in the line.
    [[nodiscard]] std::optional<OfficialRating>
    officialOf(const Line& line, const std::optional<OfficialRating>& stored, bool& fits) const;
    /// The list of the tournament's rating: that of the official one that was taken, as it was, or typed.
    [[nodiscard]] QString listOfCounted(const Rating& rating, const PlayerData& stored) const;
    /// The rating that the method gives of what the form says.
    void takeOfficial();
    void accept() override;

    Desk& desk_;
    PlayerKey player_;
    QGridLayout* grid_ = nullptr;
    Line counted_;
    std::optional<Rating> taken_; ///< by the button
    QComboBox* source_ = nullptr;
    std::vector<Line> official_; ///< standard, rapid, blitz, national
    std::vector<std::pair<QString, Line>> months_;
    QLabel* refusal_ = nullptr;
    QPushButton* takeOfficial_ = nullptr;
    QPushButton* store_ = nullptr;
};

} // namespace pairwright
