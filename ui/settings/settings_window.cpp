#include "ui/settings/settings_window.h"

#include "ui/dialogs/dialog_asker.h"
#include "ui/pages/rounds/entry/keypad_words.h"
#include "ui/settings/second_engine_setting.h"
#include "ui/settings/window_language.h"
#include "ui/text/systems/system_text.h"
#include "ui/theme/icons.h"
#include "ui/theme/letters.h"
#include "ui/theme/row_height.h"
#include "ui/widgets/form_labels.h"
#include "ui/widgets/text_styles.h"
#include "ui/widgets/window_heading.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <array>

namespace pairwright {

namespace {
constexpr int mostBackups = 999;
constexpr int beforeClose = 12; ///< beside the distance of all rows
} // namespace

SettingsWindow::SettingsWindow(UserSettings& settings, QWidget* parent)
    : QDialog(parent)
    , settings_(settings)
    , form_(new QFormLayout)
    , who_(new QLineEdit)
    , language_(new QComboBox)
    , appearance_(new QComboBox)
    , typeface_(new QComboBox)
    , textSize_(new QComboBox)
    , rows_(new QComboBox)
    , preset_(new QComboBox)
    , backup_(new QWidget)
    , folder_(new QLineEdit)
    , choose_(new QToolButton)
    , keep_(new QSpinBox)
    , second_(new QWidget)
    , secondCommand_(new QLineEdit)
    , chooseSecond_(new QToolButton)
    , secondSystem_(new QComboBox)
{
    auto* column = new QVBoxLayout(this);
    column->addWidget(windowHeading(this));
    form_->setVerticalSpacing(6);
    form_->setHorizontalSpacing(besideLabels);
    form_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    who_->setObjectName(QStringLiteral("who"));
    who_->setMinimumWidth(scaledToText(*this, {280, 0}).width());
    const std::array<std::vector<QWidget*>, 5> groups{{{who_, language_},
                                                       {appearance_, typeface_, textSize_, rows_},
                                                       {preset_},
                                                       {backup_, keep_},
                                                       {second_, secondSystem_}}};
    for (const auto& group : groups) {
        headings_.push_back(partHeading());
        form_->addRow(headings_.back());
        for (QWidget* field : group)
            addLabelledRow(form_, field);
    }
    auto* folderRow = new QHBoxLayout(backup_);
    folderRow->setContentsMargins(0, 0, 0, 0);
    folder_->setObjectName(QStringLiteral("backupFolder"));
    folder_->setClearButtonEnabled(true);
    keep_->setObjectName(QStringLiteral("backupsKept"));
    keep_->setRange(1, mostBackups);
    folderRow->addWidget(folder_, 1);
    folderRow->addWidget(choose_);
    backup_->setFocusProxy(folder_);
    auto* secondRow = new QHBoxLayout(second_);
    secondRow->setContentsMargins(0, 0, 0, 0);
    secondCommand_->setObjectName(QStringLiteral("secondEngine"));
    secondCommand_->setClearButtonEnabled(true);
    secondSystem_->setObjectName(QStringLiteral("secondEngineSystem"));
    secondRow->addWidget(secondCommand_, 1);
    secondRow->addWidget(chooseSecond_);
    second_->setFocusProxy(secondCommand_);
    column->addLayout(form_);
    column->addSpacing(beforeClose);
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
    typeface_->setObjectName(QStringLiteral("typeface"));
    connect(typeface_, &QComboBox::activated, this,
            [this](int index) { emit typefaceWanted(static_cast<Typeface>(index)); });
    textSize_->setObjectName(QStringLiteral("textSize"));
    connect(textSize_, &QComboBox::activated, this, [this] { emit textSizeWanted(textSize_->currentData().toInt()); });
    rows_->setObjectName(QStringLiteral("rowsOfTables"));
    connect(rows_, &QComboBox::activated, this, [this](int index) {
        settings_.setCompactRows(index == 1);
        applyCompactRows(settings_.hasCompactRows());
    });
    connect(preset_, &QComboBox::activated, this, [this](int index) {
        if (index > 0)
            settings_.setKeyPreset(static_cast<KeyPreset>(index - 1));
    });
    folder_->setText(QDir::toNativeSeparators(settings_.backupPlan().value_or(BackupPlan{}).folder));
    keep_->setValue(settings_.backupsKept());
    for (QLineEdit* field : {folder_, secondCommand_})
        field->setLayoutDirection(Qt::LeftToRight); // as folders and commands are written
    connect(folder_, &QLineEdit::editingFinished, this, &SettingsWindow::storeBackups);
    connect(folder_, &QLineEdit::textChanged, this, [this](const QString& text) {
        if (text.isEmpty())
            storeBackups();
    });
    connect(keep_, &QSpinBox::valueChanged, this, &SettingsWindow::storeBackups);
    connect(choose_, &QToolButton::clicked, this, &SettingsWindow::chooseFolder);
    secondCommand_->setText(secondEngineOf(settings_).command);
    connect(secondCommand_, &QLineEdit::editingFinished, this, &SettingsWindow::storeSecondEngine);
    connect(secondCommand_, &QLineEdit::textChanged, this, [this](const QString& text) {
        secondSystem_->setEnabled(!text.trimmed().isEmpty());
        if (text.isEmpty())
            storeSecondEngine();
    });
    secondSystem_->setEnabled(!secondCommand_->text().isEmpty());
    connect(secondSystem_, &QComboBox::activated, this, &SettingsWindow::storeSecondEngine);
    connect(chooseSecond_, &QToolButton::clicked, this, &SettingsWindow::chooseSecondEngine);
    retranslate();
}

void SettingsWindow::storeBackups()
{
    const QString folder = QDir::fromNativeSeparators(folder_->text().trimmed());
    const auto plan = settings_.backupPlan();
    if (plan.value_or(BackupPlan{}).folder != folder || settings_.backupsKept() != keep_->value())
        settings_.setBackups(folder, keep_->value());
}

void SettingsWindow::chooseFolder()
{
    askForFolder(this, tr("Folder for Backups"), folder_->text(), [this](const QString& folder) {
        folder_->setText(QDir::toNativeSeparators(folder));
        storeBackups();
    });
}

void SettingsWindow::storeSecondEngine()
{
    setSecondEngine(settings_,
                    {.command = secondCommand_->text().trimmed(), .system = selectedSystem(secondSystem_).id});
}

void SettingsWindow::chooseSecondEngine()
{
    auto* dialog = new QFileDialog(this, tr("Pairing Program"), folderToBeginWith({}));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& program) {
        // Behind blanks it would be read as several words.
        secondCommand_->setText(program.contains(QLatin1Char(' ')) ? QLatin1Char('"') + program + QLatin1Char('"')
                                                                   : program);
        storeSecondEngine();
    });
    dialog->open();
}

SettingsWindow::~SettingsWindow()
{
    // A field that loses the focus while it is destroyed has finished editing once more, and nobody is left to hear it.
    for (QLineEdit* field : {who_, folder_, secondCommand_})
        field->disconnect(this);
}

void SettingsWindow::fill()
{
    fillWithLanguages(*language_, tr("Language of the system"));
    language_->setCurrentIndex(std::max(0, language_->findData(settings_.language())));
    appearance_->clear();
    appearance_->addItems({tr("As the system"), tr("Light"), tr("Dark"), tr("High contrast")});
    appearance_->setCurrentIndex(static_cast<int>(settings_.appearance()));
    typeface_->clear();
    typeface_->addItems({isInstalled(Typeface::inter) ? QStringLiteral("Inter") : tr("Inter (not installed here)"),
                         tr("As the system")});
    typeface_->setCurrentIndex(static_cast<int>(settings_.typeface()));
    fillTextSizes();
    rows_->clear();
    rows_->addItems({tr("Comfortable"), tr("Compact")});
    rows_->setCurrentIndex(settings_.hasCompactRows() ? 1 : 0);
    preset_->clear();
    preset_->addItem(tr("Ask at the first result"));
    for (const auto preset : {KeyPreset::vega, KeyPreset::sharly, KeyPreset::chess, KeyPreset::letters})
        preset_->addItem(describePreset(preset));
    fillWithSystems(secondSystem_);
    selectSystem(secondSystem_, secondEngineOf(settings_).system);
    const auto preset = settings_.keyPreset();
    preset_->setCurrentIndex(preset ? static_cast<int>(*preset) + 1 : 0);
}

void SettingsWindow::fillTextSizes()
{
    textSize_->clear();
    textSize_->addItem(tr("As the system"), 0);
    for (int points = leastTextSize; points <= greatestTextSize; ++points)
        textSize_->addItem(tr("%1 pt", "size of the text").arg(points), points);
    textSize_->setCurrentIndex(std::max(0, textSize_->findData(settings_.textSize())));
}

void SettingsWindow::retranslate()
{
    setWindowTitle(tr("Settings"));
    const QStringList titles{tr("You"), tr("Look"), tr("Results"), tr("Backups"), tr("Check of pairings")};
    for (std::size_t i = 0; i < headings_.size(); ++i)
        headings_[i]->setText(titles[static_cast<qsizetype>(i)]);
    labelRow(form_, who_, tr("Your name in the log"));
    labelRow(form_, language_, tr("Language"));
    labelRow(form_, appearance_, tr("Colours"));
    labelRow(form_, typeface_, tr("Typeface"));
    labelRow(form_, textSize_, tr("Size of the text"));
    textSize_->setToolTip(tr("Ctrl++ and Ctrl+- in the window do the same."));
    labelRow(form_, rows_, tr("Rows of tables"));
    labelRow(form_, preset_, tr("Keys for results"));
    labelRow(form_, backup_, tr("Backups go to"));
    labelRow(form_, keep_, tr("Backups kept of each tournament"));
    labelRow(form_, second_, tr("Second program for checking"));
    labelRow(form_, secondSystem_, tr("That program pairs by"));
    secondCommand_->setAccessibleName(second_->accessibleName());
    secondCommand_->setPlaceholderText(tr("the engine’s own second way"));
    secondCommand_->setToolTip(
        tr("A pairing program of somebody else that reads a TRF and prints the pairs; {file} stands "
           "for the TRF. Each proposal is paired by it once more, and a difference is shown."));
    chooseSecond_->setIcon(themedIcon(QStringLiteral("folder-open")));
    chooseSecond_->setToolTip(tr("Choose a program"));
    chooseSecond_->setAccessibleName(chooseSecond_->toolTip());
    folder_->setAccessibleName(backup_->accessibleName());
    folder_->setPlaceholderText(tr("no backups"));
    folder_->setToolTip(tr("A second place, for instance a stick: a copy goes there after each publication."));
    choose_->setIcon(themedIcon(QStringLiteral("folder-open")));
    choose_->setToolTip(tr("Choose a folder"));
    choose_->setAccessibleName(choose_->toolTip());
    who_->setPlaceholderText(tr("the user of this computer"));
    who_->setToolTip(tr("Takes effect for tournaments that are opened from now on."));
    fill();
}

void SettingsWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange) // perhaps by a key
        fillTextSizes();
    QDialog::changeEvent(event);
}

} // namespace pairwright
