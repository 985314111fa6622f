#pragma once

#include "ui/settings/user_settings.h"

#include <QList>
#include <QWidget>

class QLabel;
class QPushButton;

namespace pairwright {

/// Which keys for results? Asked once, by whatever takes results by keys; kept in the settings.
class PresetChoice final : public QWidget {
    Q_OBJECT
public:
    explicit PresetChoice(UserSettings& settings, QWidget* parent = nullptr);

    void takeFocus();

signals:
    void chosen();

protected:
    void changeEvent(QEvent* event) override;
    /// Enter takes the choice with the focus, a number the one that bears it.
    void keyPressEvent(QKeyEvent* event) override;

private:
    void choose(KeyPreset preset);
    void retranslate();

    UserSettings& settings_;
    QLabel* question_ = nullptr;
    QList<QPushButton*> buttons_;
};

} // namespace pairwright
