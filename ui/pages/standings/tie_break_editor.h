#pragma once

#include "engine/tiebreaks/presets.h"

#include <QFrame>

#include <vector>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace pairwright {

/// Composes the list of tie-breaks: from a preset, by dragging from all there are, or typed as codes. Stands
/// above the table and holds nobody up; nothing changes before the list is used.
class TieBreakEditor final : public QFrame {
    Q_OBJECT
public:
    explicit TieBreakEditor(QWidget* parent = nullptr);

    /// Starts with a list; offers what an event by these rules may use, and takes nothing of another format.
    void begin(const std::vector<TieBreak>& list, TieBreakRules rules);

signals:
    void accepted(const std::vector<pairwright::TieBreak>& list);
    void cancelled();

protected:
    void changeEvent(QEvent* event) override;

private:
    void build();
    void connectParts();
    void offer();
    void offerPresets();
    void display(const std::vector<TieBreak>& list);
    void addSelected();
    void removeSelected();
    void fitLists();
    void followList();
    void followCodes();
    void checkCodes();
    void offerOthersThan(const std::vector<TieBreak>& list);
    void usePreset(int index);
    void retranslate();
    [[nodiscard]] QString pointed(QString words) const;

    TieBreakRules rules_;
    QComboBox* presets_ = nullptr;
    QLabel* availableLabel_ = nullptr;
    QLabel* chosenLabel_ = nullptr;
    QListWidget* available_ = nullptr;
    QListWidget* chosen_ = nullptr;
    QLabel* codesLabel_ = nullptr;
    QLineEdit* codes_ = nullptr;
    QLabel* problem_ = nullptr;
    QPushButton* add_ = nullptr;
    QPushButton* remove_ = nullptr;
    QPushButton* use_ = nullptr;
    QPushButton* cancel_ = nullptr;
    bool filling_ = false;
};

} // namespace pairwright
