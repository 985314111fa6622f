#pragma once

#include "ui/dialogs/asker.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;

namespace pairwright {

/// A question of level 2, 3 or 4. The safe answer is the default; level 4 shows the consequences on a
/// second step before it can be confirmed; where a reason is wanted it cannot be left out.
class QuestionDialog : public QDialog {
    Q_OBJECT
public:
    explicit QuestionDialog(const Question& question, QWidget* parent = nullptr);

    [[nodiscard]] QString reason() const;

private:
    void proceed();
    void updateButton();

    Question question_;
    QLabel* text_ = nullptr;
    QLineEdit* reason_ = nullptr;
    QPushButton* go_ = nullptr;
    bool onSecondStep_ = false;
};

} // namespace pairwright
