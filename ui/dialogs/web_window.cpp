#include "ui/dialogs/web_window.h"

#include "app/formats/display_text.h"
#include "ui/dialogs/dialog_asker.h"
#include "ui/frame/files/web_publishing.h"
#include "ui/settings/window_language.h"
#include "ui/theme/icons.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/dialog_buttons.h"
#include "ui/widgets/form_labels.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"
#include "ui/widgets/window_heading.h"

#include <QDir>
#include <QEvent>
#include <QFormLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace pairwright {

namespace {

constexpr QSize webWindowSize(640, 0); // as high as its fields
constexpr int commandLines = 3;
constexpr int besideFields = 6;

} // namespace

WebWindow::WebWindow(WebPublishing& web, QWidget* parent)
    : QDialog(parent)
    , web_(web)
    , form_(new QFormLayout)
    , about_(new PlainLabel)
    , folderLabel_(new PlainLabel)
    , folder_(new QLineEdit)
    , choose_(new QToolButton)
    , commandLabel_(new PlainLabel)
    , command_(new QPlainTextEdit)
    , commandNote_(new PlainLabel)
    , addressLabel_(new PlainLabel)
    , address_(new QLineEdit)
    , languageLabel_(new PlainLabel)
    , language_(new ChoiceBox)
    , reportLabel_(new PlainLabel)
    , report_(new QPlainTextEdit)
    , publish_(new QPushButton)
    , stop_(new QPushButton)
    , close_(new QPushButton)
{
    setObjectName(QStringLiteral("webWindow"));
    folder_->setObjectName(QStringLiteral("webFolder"));
    command_->setObjectName(QStringLiteral("webCommand"));
    address_->setObjectName(QStringLiteral("webAddress"));
    language_->setObjectName(QStringLiteral("webLanguage"));
    report_->setObjectName(QStringLiteral("webReport"));
    publish_->setObjectName(QStringLiteral("webPublish"));
    stop_->setObjectName(QStringLiteral("webStop"));
    for (QLabel* note : {about_, commandNote_})
        makeNote(note);
    choose_->setIcon(themedIcon(QStringLiteral("folder-open")));
    command_->setTabChangesFocus(true);
    for (QWidget* field : std::initializer_list<QWidget*>{folder_, command_, address_})
        field->setLayoutDirection(Qt::LeftToRight); // as any shell is written
    QTextOption beginning = command_->document()->defaultTextOption();
    beginning.setAlignment((isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute);
    command_->document()->setDefaultTextOption(beginning); // on the edge of the other fields
    command_->setFixedHeight(command_->fontMetrics().lineSpacing() * (commandLines + 1));
    report_->setReadOnly(true);
    folderLabel_->setBuddy(folder_);
    commandLabel_->setBuddy(command_);
    addressLabel_->setBuddy(address_);
    languageLabel_->setBuddy(language_);
    fillWithLanguages(*language_);
    auto* folderRow = new QHBoxLayout;
    folderRow->setSpacing(besideFields);
    folderRow->addWidget(folder_, 1);
    folderRow->addWidget(choose_);
    auto* column = new QVBoxLayout(this);
    column->addWidget(windowHeading(this));
    column->addWidget(about_);
    auto* form = form_;
    form->setHorizontalSpacing(besideLabels);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(besideItsField(folderLabel_), folderRow);
    form->addRow(besideItsField(addressLabel_), address_);
    form->addRow(besideItsField(languageLabel_), language_);
    form->addRow(besideItsField(commandLabel_), command_);
    form->addRow(new PlainLabel, commandNote_);
    form->addRow(besideItsField(reportLabel_), report_);
    column->addLayout(form);
    column->addStretch(1);
    column->addLayout(dialogButtons(this, {stop_}, publish_, close_));

    const WebPlan plan = web_.plan().value_or(WebPlan{});
    folder_->setText(QDir::toNativeSeparators(plan.folder));
    command_->setPlainText(plan.command);
    address_->setText(plan.address);
    language_->setCurrentIndex(std::max(0, language_->findData(plan.language)));
    connect(choose_, &QToolButton::clicked, this, &WebWindow::chooseFolder);
    connect(folder_, &QLineEdit::textChanged, this, &WebWindow::refresh);
    connect(publish_, &QPushButton::clicked, this, &WebWindow::publish);
    connect(stop_, &QPushButton::clicked, this, &WebWindow::stop);
    connect(close_, &QPushButton::clicked, this, &QDialog::close);
    connect(&web_, &WebPublishing::changed, this, &WebWindow::refresh);
    resize(scaledToText(*this, webWindowSize));
    retranslate();
}

void WebWindow::chooseFolder()
{
    askForFolder(this, tr("Folder for the Web Pages"), folder_->text(),
                 [this](const QString& folder) { folder_->setText(QDir::toNativeSeparators(folder)); });
}

void WebWindow::publish()
{
    const QString typed = QDir::fromNativeSeparators(folder_->text().trimmed());
    if (typed.isEmpty() || !web_.isPossible())
        return;
    // A name alone would mean a place that hangs on how the program was started.
    const QString folder = QDir::home().absoluteFilePath(typed);
    folder_->setText(QDir::toNativeSeparators(folder));
    const WebPlan plan{folder, command_->toPlainText().trimmed(), address_->text().trimmed(),
                       language_->currentData().toString()};
    if (web_.plan() != plan)
        web_.setPlan(plan);
    web_.publish();
}

void WebWindow::stop()
{
    web_.setPlan(std::nullopt);
}

void WebWindow::refresh()
{
    publish_->setEnabled(web_.isPossible() && !web_.isRunning() && !folder_->text().trimmed().isEmpty());
    stop_->setEnabled(web_.plan().has_value());
    report_->setPlainText(web_.isRunning() ? tr("The pages are being written …") : web_.report());
    showRow(form_, report_, !report_->toPlainText().isEmpty()); // an empty box says nothing
    fitToText(*this, size());
}

void WebWindow::retranslate()
{
    setWindowTitle(tr("Publish to the Web"));
    about_->setText(withoutLastWordAlone(
        tr("A folder of linked pages: pairings, results, standings, players. From then on it is written anew "
           "with each publication and each result. Birth dates are never in it; players marked “Not on the "
           "web” appear as a number.")));
    folderLabel_->setText(tr("&Folder"));
    folder_->setPlaceholderText(tr("an empty folder"));
    choose_->setToolTip(tr("Choose a folder"));
    choose_->setAccessibleName(choose_->toolTip());
    commandLabel_->setText(tr("&Command after writing"));
    command_->setPlaceholderText(leftToRight(QStringLiteral("rsync -a ./ club@example.org:open/")));
    commandNote_->setText(
        tr("Runs in the folder, in the shell of this computer, when pages have changed; stopped after "
           "%n second(s). It is kept on this computer, never in the tournament’s file.",
           nullptr, webCommandSeconds));
    addressLabel_->setText(tr("Web &address of the start page"));
    address_->setPlaceholderText(QStringLiteral("https://example.org/open/"));
    languageLabel_->setText(tr("&Language of the pages"));
    language_->setItemText(0, tr("As the window"));
    reportLabel_->setText(tr("Last time"));
    report_->setAccessibleName(reportLabel_->text());
    publish_->setText(tr("&Publish"));
    stop_->setText(tr("&Stop Publishing"));
    close_->setText(tr("Close"));
    refresh();
}

void WebWindow::showEvent(QShowEvent* event)
{
    if (!event->spontaneous())
        fitToText(*this, {width(), 0}); // as high as its fields, in the letters that it has now
    QDialog::showEvent(event);
}

void WebWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace pairwright
