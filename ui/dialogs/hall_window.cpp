#include "ui/dialogs/hall_window.h"

#include "app/domain/text/filled.h"
#include "app/formats/display_text.h"
#include "ui/hall/hall.h"
#include "ui/settings/window_language.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/dialog_buttons.h"
#include "ui/widgets/form_labels.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"
#include "ui/widgets/window_heading.h"
#include "ui/widgets/written_text.h"

#include <QCheckBox>
#include <QEvent>
#include <QFormLayout>
#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScopedValueRollback>
#include <QScreen>
#include <QStyleOptionSpinBox>
#include <QTimeEdit>
#include <QVBoxLayout>

namespace pairwright {

namespace {

constexpr QSize hallWindowSize(560, 400);
constexpr int proposedSeconds = 1800; // from now, until a time is chosen

/// Its hours stand before its minutes in every language, its arrows where those of other fields are.
class ClockField final : public QTimeEdit {
protected:
    void initStyleOption(QStyleOptionSpinBox* option) const override
    {
        QTimeEdit::initStyleOption(option);
        option->direction = QGuiApplication::layoutDirection();
    }
};

} // namespace

HallWindow::HallWindow(Hall& hall, QWidget* parent)
    : QDialog(parent)
    , hall_(hall)
    , noticeLabel_(new PlainLabel)
    , notice_(new QPlainTextEdit)
    , counts_(new QCheckBox)
    , time_(new ClockField)
    , languageLabel_(new PlainLabel)
    , language_(new ChoiceBox)
    , secondLanguageLabel_(new PlainLabel)
    , secondLanguage_(new ChoiceBox)
    , screenLabel_(new PlainLabel)
    , screen_(new ChoiceBox)
    , show_(new QPushButton)
    , close_(new QPushButton)
{
    setObjectName(QStringLiteral("hallWindow"));
    notice_->setObjectName(QStringLiteral("hallNotice"));
    notice_->setTabChangesFocus(true);
    counts_->setObjectName(QStringLiteral("hallCounts"));
    time_->setObjectName(QStringLiteral("hallTime"));
    const QString hoursFirst = time_->displayFormat();
    time_->setLayoutDirection(Qt::LeftToRight); // on a mirrored page Qt turns it
    time_->setDisplayFormat(hoursFirst);
    screen_->setObjectName(QStringLiteral("hallScreen"));
    language_->setObjectName(QStringLiteral("hallLanguage"));
    secondLanguage_->setObjectName(QStringLiteral("hallSecondLanguage"));
    noticeLabel_->setBuddy(notice_);
    languageLabel_->setBuddy(language_);
    secondLanguageLabel_->setBuddy(secondLanguage_);
    screenLabel_->setBuddy(screen_);
    auto* column = new QVBoxLayout(this);
    column->addWidget(windowHeading(this));
    auto* form = new QFormLayout;
    form->setHorizontalSpacing(besideLabels);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(besideItsField(noticeLabel_), notice_);
    auto* clock = new QHBoxLayout;
    clock->addWidget(counts_);
    clock->addWidget(time_);
    clock->addStretch();
    form->addRow(new PlainLabel, clock);
    form->addRow(besideItsField(languageLabel_), language_);
    form->addRow(besideItsField(secondLanguageLabel_), secondLanguage_);
    form->addRow(besideItsField(screenLabel_), screen_);
    column->addLayout(form, 1);
    column->addLayout(dialogButtons(this, {}, show_, close_));
    resize(scaledToText(*this, hallWindowSize));

    retranslate();
    connect(notice_, &QPlainTextEdit::textChanged, this, &HallWindow::store);
    beginWhereThePageDoes(notice_);
    connect(counts_, &QCheckBox::toggled, this, &HallWindow::store);
    connect(time_, &QTimeEdit::timeChanged, this, &HallWindow::store);
    for (QComboBox* box : {language_, secondLanguage_, screen_})
        connect(box, &QComboBox::currentIndexChanged, this, &HallWindow::store);
    connect(&hall_, &Hall::changed, this, &HallWindow::load);
    connect(qGuiApp, &QGuiApplication::screenAdded, this, &HallWindow::load);
    connect(qGuiApp, &QGuiApplication::screenRemoved, this, &HallWindow::load);
    connect(show_, &QPushButton::clicked, &hall_, &Hall::open);
    connect(close_, &QPushButton::clicked, this, &QDialog::close);
}

void HallWindow::load()
{
    if (loading_)
        return;
    const QScopedValueRollback loading(loading_, true);
    const HallPlan& plan = hall_.plan();
    if (notice_->toPlainText() != plan.notice)
        notice_->setPlainText(plan.notice);
    const bool ahead = plan.nextRound && *plan.nextRound > QDateTime::currentDateTime();
    counts_->setChecked(ahead);
    time_->setEnabled(ahead);
    const QTime soon = QTime::currentTime().addSecs(proposedSeconds);
    time_->setTime(ahead ? plan.nextRound->time() : QTime(soon.hour(), soon.minute() / 5 * 5));
    fillWithLanguages(*language_, tr("As the window"));
    language_->setCurrentIndex(std::max(0, language_->findData(plan.language)));
    fillWithLanguages(*secondLanguage_, tr("No other language"));
    secondLanguage_->setCurrentIndex(std::max(0, secondLanguage_->findData(plan.secondLanguage)));
    fillScreens();
}

void HallWindow::fillScreens()
{
    screen_->clear();
    screen_->addItem(tr("Another than this window’s"));
    const QList<QScreen*> screens = QGuiApplication::screens();
    for (const QScreen* screen : screens) {
        const QSize size = screen->size();
        screen_->addItem(filled(QStringLiteral("%1 (%2 × %3)"), screen->name(), size.width(), size.height()),
                         screen->name());
    }
    const QString& chosen = hall_.plan().screen;
    if (!chosen.isEmpty() && screen_->findData(chosen) < 0)
        screen_->addItem(tr("%1 (not there)", "a screen").arg(chosen), chosen);
    screen_->setCurrentIndex(chosen.isEmpty() ? 0 : screen_->findData(chosen));
}

void HallWindow::store()
{
    if (loading_)
        return;
    const QScopedValueRollback loading(loading_, true);
    time_->setEnabled(counts_->isChecked());
    HallPlan plan;
    plan.notice = notice_->toPlainText();
    if (counts_->isChecked())
        plan.nextRound = nextTime(time_->time(), QDateTime::currentDateTime());
    plan.screen = screen_->currentData().toString();
    plan.language = language_->currentData().toString();
    plan.secondLanguage = secondLanguage_->currentData().toString();
    hall_.setPlan(plan);
}

void HallWindow::retranslate()
{
    setWindowTitle(tr("Hall View"));
    noticeLabel_->setText(tr("&Notice"));
    // Qt draws it to the right edge of the field, over the caret of a text that begins there.
    notice_->setPlaceholderText((isRightToLeft() ? QString(QChar::Nbsp) : QString()) +
                                asUnit(tr("Shown in large type, in turn with the pairings. Empty: none.")));
    counts_->setText(tr("Count down to the next &round at"));
    time_->setAccessibleName(tr("When the next round begins"));
    languageLabel_->setText(tr("&Language"));
    secondLanguageLabel_->setText(tr("The same &again in"));
    screenLabel_->setText(tr("&Screen"));
    show_->setText(tr("&Open the Hall View"));
    close_->setText(tr("Close"));
    load();
}

void HallWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace pairwright
