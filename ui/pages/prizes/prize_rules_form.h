#pragma once

#include "ui/frame/desk.h"

#include <QWidget>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace pairwright {

class FieldNote;
class NameField;

/// By which rules prizes are given: limits and sharing in one column, in the other who may win by rule and by hand.
/// What is entered holds at once.
class PrizeRulesForm final : public QWidget {
    Q_OBJECT
public:
    explicit PrizeRulesForm(Desk& desk, QWidget* parent = nullptr);

    /// At the foot of the second column; its boxes stand in the columns of those above.
    void addPart(QWidget* part, const QList<QCheckBox*>& boxes);
    void focusCurrency();
    [[nodiscard]] QWidget* choice() const; ///< of what is said of a player
    [[nodiscard]] QWidget* addButton() const;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    void buildColumns();
    void refresh();
    void refreshMarks();
    void alignRows();
    void store();
    void mark();
    void retranslate();

    Desk& desk_;
    QBoxLayout* columns_ = nullptr; ///< the two beside each other where there is room
    QWidget* first_ = nullptr;
    QWidget* second_ = nullptr;
    QLabel* rulesTitle_ = nullptr;
    QFormLayout* form_ = nullptr;
    QLabel* winnersTitle_ = nullptr;
    QLineEdit* currency_ = nullptr;
    QComboBox* limit_ = nullptr;
    QComboBox* sharing_ = nullptr;
    QCheckBox* setsApart_ = nullptr;
    QLineEdit* lowest_ = nullptr;
    QComboBox* unit_ = nullptr;
    QCheckBox* present_ = nullptr;
    QCheckBox* rated_ = nullptr;
    QCheckBox* fee_ = nullptr;
    QCheckBox* notWithdrawn_ = nullptr;
    QList<QCheckBox*> boxes_; ///< in two columns
    QSpinBox* games_ = nullptr;
    QSpinBox* fullFrom_ = nullptr;
    FieldNote* note_ = nullptr;
    QLabel* marksTitle_ = nullptr;
    QVBoxLayout* marks_ = nullptr;
    NameField* player_ = nullptr;
    QComboBox* markKind_ = nullptr;
    QPushButton* addMark_ = nullptr;
    bool loading_ = false;
};

} // namespace pairwright
