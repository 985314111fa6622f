#pragma once

#include "ui/frame/desk.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace pairwright {

class FieldNote;

/// Takes a set of prizes in one line: whom they are for, and "Main 1-10: 500, 400, 300".
class PrizeLine final : public QWidget {
    Q_OBJECT
public:
    explicit PrizeLine(Desk& desk, QWidget* parent = nullptr);

    void focusLine();
    [[nodiscard]] QWidget* addButton() const;
    /// What stands there and was not added; empty: nothing.
    [[nodiscard]] QString unfinished() const;
    /// Adds the prizes of a list; false: it says why not at the field.
    bool addList(const QString& text, const QString& source);
    void say(const QString& sentence);

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void showFields();
    void add();
    void apply(std::vector<Prize> prizes, const QString& currency, const QString& source);
    void retranslate();

    Desk& desk_;
    QComboBox* kind_ = nullptr;
    QLineEdit* of_ = nullptr;
    QLineEdit* line_ = nullptr;
    QPushButton* add_ = nullptr;
    FieldNote* note_ = nullptr;
};

} // namespace pairwright
