#pragma once

#include "ui/settings/user_settings.h"

#include <QDialog>

#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;
class QToolButton;

namespace pairwright {

/// The preferences of the person at this computer, on one small page; not modal, everything takes effect at once.
class SettingsWindow : public QDialog {
    Q_OBJECT
public:
    explicit SettingsWindow(UserSettings& settings, QWidget* parent = nullptr);
    ~SettingsWindow() override;

signals:
    void languageWanted(const QString& code);
    void appearanceWanted(pairwright::Appearance appearance);
    void typefaceWanted(pairwright::Typeface typeface);
    /// In points; 0: the usual one.
    void textSizeWanted(int points);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();
    void fillTextSizes();
    void retranslate();
    void chooseFolder();
    void storeBackups();
    void chooseSecondEngine();
    void storeSecondEngine();

    UserSettings& settings_;
    QFormLayout* form_ = nullptr;
    std::vector<QLabel*> headings_;
    QLineEdit* who_ = nullptr;
    QComboBox* language_ = nullptr;
    QComboBox* appearance_ = nullptr;
    QComboBox* typeface_ = nullptr;
    QComboBox* textSize_ = nullptr;
    QComboBox* rows_ = nullptr; ///< of tables
    QComboBox* preset_ = nullptr;
    QWidget* backup_ = nullptr; ///< the next two
    QLineEdit* folder_ = nullptr;
    QToolButton* choose_ = nullptr;
    QSpinBox* keep_ = nullptr;
    QWidget* second_ = nullptr; ///< the next two
    QLineEdit* secondCommand_ = nullptr;
    QToolButton* chooseSecond_ = nullptr;
    QComboBox* secondSystem_ = nullptr;
};

} // namespace pairwright
