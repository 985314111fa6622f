#pragma once

#include "ui/dialogs/asker.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace pairwright {

class TextView;

/// A question of level 2, 3 or 4. The safe answer is the default; level 4 shows the consequences on a
/// second step before it can be confirmed; where a reason is wanted it cannot be left out; another text can.
class QuestionDialog : public QDialog {
    Q_OBJECT
public:
    explicit QuestionDialog(const Question& question, QWidget* parent = nullptr);

    [[nodiscard]] QString reason() const;
    /// Of Question::choices.
    [[nodiscard]] std::vector<int> chosen() const;

protected:
    void showEvent(QShowEvent* event) override;

private:
    void proceed();
    void addMore(QGridLayout* layout);
    void preferCancel();
    void showText(const QString& text);
    void fit();
    void updateButton();

    Question question_;
    QLabel* text_ = nullptr;
    TextView* details_ = nullptr; ///< null: none
    QLineEdit* reason_ = nullptr;
    std::vector<QComboBox*> choices_;
    QPushButton* go_ = nullptr;
    QPushButton* cancel_ = nullptr;
    bool onSecondStep_ = false;
};

} // namespace pairwright
