#pragma once

#include "ui/frame/desk.h"

#include <QGroupBox>

class QBoxLayout;
class QCheckBox;
class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;
class QToolButton;
class QVBoxLayout;

namespace pairwright {

class FieldNote;
class NameField;

/// By which rules prizes are given: limits, sharing, who may win by rule and by hand. What is entered holds at once.
class PrizeRulesForm final : public QGroupBox {
    Q_OBJECT
public:
    explicit PrizeRulesForm(Desk& desk, QWidget* parent = nullptr);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void build();
    void refresh();
    void refreshMarks();
    void alignRows();
    void store();
    void mark();
    void retranslate();

    Desk& desk_;
    QBoxLayout* forms_ = nullptr; ///< the two beside each other where there is room
    QFormLayout* form_ = nullptr;
    QFormLayout* second_ = nullptr;
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
    QSpinBox* games_ = nullptr;
    QSpinBox* fullFrom_ = nullptr;
    FieldNote* note_ = nullptr;
    QLabel* marksTitle_ = nullptr;
    QVBoxLayout* marks_ = nullptr;
    NameField* player_ = nullptr;
    QComboBox* markKind_ = nullptr;
    QToolButton* addMark_ = nullptr;
    bool loading_ = false;
};

} // namespace pairwright
