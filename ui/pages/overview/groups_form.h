#pragma once

#include "ui/frame/desk.h"

#include <QGroupBox>

#include <optional>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace pairwright {

/// Groups whose members follow from their data: those that there are, each with a button that takes it away and one
/// that puts it into the row for a new one, to be changed.
class GroupsForm : public QGroupBox {
    Q_OBJECT
public:
    explicit GroupsForm(Desk& desk, QWidget* parent = nullptr);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void add();
    void beginChange(const std::optional<GroupRule>& rule);
    void nameButton();
    void retranslate();
    [[nodiscard]] QSpinBox* addNumber(const char* name, int least, int most);

    Desk& desk_;
    QLabel* hint_ = nullptr;
    QVBoxLayout* rows_ = nullptr;
    QLineEdit* name_ = nullptr;
    QComboBox* sex_ = nullptr;
    QLabel* born_ = nullptr;
    QSpinBox* bornFrom_ = nullptr;
    QSpinBox* bornUntil_ = nullptr;
    QLabel* rating_ = nullptr;
    QSpinBox* ratingFrom_ = nullptr;
    QSpinBox* ratingBelow_ = nullptr;
    QPushButton* add_ = nullptr;
    std::optional<GroupRule> changed_; ///< is in the fields; none: a new one
};

} // namespace pairwright
