#pragma once

#include "app/domain/ratings/official_rating.h"
#include "ui/frame/desk.h"

#include <QGroupBox>

class QComboBox;
class QFormLayout;
class QLabel;
class QListWidget;
class QPushButton;

namespace pairwright {

class FieldNote;

/// Which of a player's official ratings the tournament counts with: the method, FIDE's lists, and what came of it. In
/// an event of more than 30 days also by which lists the games are rated.
class RatingForm : public QGroupBox {
    Q_OBJECT
public:
    explicit RatingForm(Desk& desk, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void store(QWidget* field);
    void apply(RatingChoice method, const std::vector<CountedList>& lists, QWidget* field);
    void buildOrder();
    void showOrder(const RatingRule& rule);
    void moveList(int rows);
    void storeOrder();
    void retranslate();
    [[nodiscard]] QString factsText() const;
    [[nodiscard]] QString periodsText() const;

    Desk& desk_;
    QFormLayout* form_ = nullptr;
    FieldNote* refusal_ = nullptr;
    QComboBox* method_ = nullptr;
    QComboBox* lists_ = nullptr;
    QWidget* order_ = nullptr; ///< of the arbiter's own
    QListWidget* ownOrder_ = nullptr;
    QPushButton* up_ = nullptr;
    QPushButton* down_ = nullptr;
    QPushButton* recount_ = nullptr;
    QLabel* facts_ = nullptr;
    QLabel* periods_ = nullptr;
};

} // namespace pairwright
