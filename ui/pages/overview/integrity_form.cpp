#include "ui/pages/overview/integrity_form.h"

#include "app/formats/report/shown_date.h"
#include "app/pairing/told_events.h"
#include "app/session/history/integrity_step.h"
#include "ui/text/steps/integrity_text.h"
#include "ui/theme/icons.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>

namespace pairwright {

namespace {

constexpr std::size_t eventsShown = 12;

} // namespace

IntegrityForm::IntegrityForm(Desk& desk, QWidget* parent)
    : QGroupBox(parent)
    , desk_(desk)
    , hint_(new PlainLabel)
    , rows_(new QVBoxLayout)
    , more_(new PlainLabel)
{
    setObjectName(QStringLiteral("integrityEvents"));
    auto* column = new QVBoxLayout(this);
    hint_->setWordWrap(true);
    makeMuted(hint_);
    makeMuted(more_);
    column->addWidget(hint_);
    column->addLayout(rows_);
    column->addWidget(more_);
    connect(&desk_, &Desk::sessionChanged, this, &IntegrityForm::refresh);
    connect(&desk_, &Desk::changedEntirely, this, &IntegrityForm::refresh);
    connect(&desk_, &Desk::changed, this, &IntegrityForm::refresh);
    retranslate();
}

void IntegrityForm::refresh()
{
    const bool open = desk_.session() != nullptr;
    std::vector<IntegrityEvent> events = open ? toldEvents(desk_.projected()) : std::vector<IntegrityEvent>();
    setVisible(!events.empty());
    // The newest, in the numbers and names of now.
    const std::size_t count = std::min(events.size(), eventsShown);
    QStringList sentences;
    for (std::size_t i = 1; i <= count; ++i)
        sentences.append(describeEvent(events[events.size() - i], desk_.projected()));
    if (events == shown_ && sentences == sentences_)
        return;
    shown_ = std::move(events);
    sentences_ = std::move(sentences);
    while (QLayoutItem* item = rows_->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    for (std::size_t i = 1; i <= count; ++i)
        addEvent(shown_[shown_.size() - i], sentences_[static_cast<qsizetype>(i) - 1]);
    more_->setVisible(shown_.size() > count);
    more_->setText(tr("%n more; all of them are in the history and in the report.", nullptr,
                      static_cast<int>(shown_.size() - count)));
}

void IntegrityForm::addEvent(const IntegrityEvent& event, const QString& sentence)
{
    auto* row = new QWidget;
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* time = new PlainLabel(shownDateTime(event.at.toLocalTime()));
    makeMuted(time);
    layout->addWidget(time);
    auto* text = new PlainLabel(sentence);
    text->setObjectName(QStringLiteral("integrityEvent"));
    text->setWordWrap(true);
    layout->addWidget(text, 1);
    rows_->addWidget(row);
    if (event.kind == IntegrityEvent::Kind::importedRound)
        return; // there is no state before it
    auto* before = new QToolButton;
    before->setObjectName(QStringLiteral("beforeEvent"));
    before->setAutoRaise(true);
    before->setIcon(themedIcon(QStringLiteral("history")));
    before->setToolTip(tr("The state before it"));
    before->setAccessibleName(tr("The state before it: %1").arg(sentence));
    layout->addWidget(before);
    connect(before, &QToolButton::clicked, this, [this, event] { leadBefore(event); });
}

void IntegrityForm::leadBefore(const IntegrityEvent& event)
{
    askStepOf(*desk_.session(), event, this, [this, event](const auto& step) {
        if (!step || !*step || **step < 2) {
            desk_.messages().tell(Mood::neutral,
                                  tr("It came with the file: the state before it is not in this history."));
            return;
        }
        emit momentWanted(**step - 1);
        desk_.messages().tell(
            Mood::neutral, tr("The state before “%1” is selected: look at it, go back to it, or save it as a new file.")
                               .arg(describeEvent(event, desk_.projected())));
    });
}

void IntegrityForm::retranslate()
{
    setTitle(tr("Told in the report"));
    hint_->setText(tr("What was done against what had been declared or published."));
    shown_.clear();
    refresh();
}

void IntegrityForm::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QGroupBox::changeEvent(event);
}

} // namespace pairwright
