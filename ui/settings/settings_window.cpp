#include "ui/settings/settings_window.h"

#include "ui/pages/rounds/entry/keypad_bar.h"
#include "ui/settings/language.h"
#include "ui/widgets/form_labels.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace pairwright {

SettingsWindow::SettingsWindow(UserSettings& settings, QWidget* parent)
    : QDialog(parent)
    , settings_(settings)
    , form_(new QFormLayout)
    , who_(new QLineEdit)
    , language_(new QComboBox)
    , appearance_(new QComboBox)
    , preset_(new QComboBox)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 20, 20, 16);
    form_->setVerticalSpacing(10);
    form_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    who_->setObjectName(QStringLiteral("who"));
    who_->setMinimumWidth(260);
    for (QWidget* field : std::initializer_list<QWidget*>{who_, language_, appearance_, preset_})
        addLabelledRow(form_, field);
    column->addLayout(form_);
    column->addStretch();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::close);
    column->addWidget(buttons);

    who_->setText(settings_.who());
    connect(who_, &QLineEdit::editingFinished, this, [this] { settings_.setWho(who_->text().simplified()); });
    connect(language_, &QComboBox::activated, this,
            [this] { emit languageWanted(language_->currentData().toString()); });
    connect(appearance_, &QComboBox::activated, this,
            [this](int index) { emit appearanceWanted(static_cast<Appearance>(index)); });
    connect(preset_, &QComboBox::activated, this, [this](int index) {
        if (index > 0)
            settings_.setKeyPreset(static_cast<KeyPreset>(index - 1));
    });
    retranslate();
}

void SettingsWindow::fill()
{
    language_->clear();
    language_->addItem(tr("Language of the system"), QString());
    for (const QString& code : Language::available())
        language_->addItem(Language::nativeName(code), code);
    language_->setCurrentIndex(std::max(0, language_->findData(settings_.language())));
    appearance_->clear();
    appearance_->addItems({tr("As the system"), tr("Light"), tr("Dark")});
    appearance_->setCurrentIndex(static_cast<int>(settings_.appearance()));
    preset_->clear();
    preset_->addItem(tr("Ask at the first result"));
    for (const auto preset : {KeyPreset::vega, KeyPreset::sharly, KeyPreset::chess, KeyPreset::letters})
        preset_->addItem(describePreset(preset));
    const auto preset = settings_.keyPreset();
    preset_->setCurrentIndex(preset ? static_cast<int>(*preset) + 1 : 0);
}

void SettingsWindow::retranslate()
{
    setWindowTitle(tr("Settings"));
    labelRow(form_, who_, tr("Your name in the log"));
    labelRow(form_, language_, tr("Language"));
    labelRow(form_, appearance_, tr("Colours"));
    labelRow(form_, preset_, tr("Keys for results"));
    who_->setPlaceholderText(tr("the user of this computer"));
    who_->setToolTip(tr("Takes effect for tournaments that are opened from now on."));
    fill();
}

void SettingsWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace pairwright
