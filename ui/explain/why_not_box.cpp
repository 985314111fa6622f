#include "ui/explain/why_not_box.h"

#include "ui/explain/name_field.h"
#include "ui/pages/rounds/round_picture.h"
#include "ui/text/rounds/round_text.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"

#include <QEvent>
#include <QGridLayout>
#include <QProgressBar>
#include <QPushButton>

#include <utility>

namespace pairwright {

WhyNotBox::WhyNotBox(Desk& desk, QWidget* parent)
    : QWidget(parent)
    , desk_(desk)
    , title_(new PlainLabel)
    , first_(new NameField)
    , second_(new NameField)
    , ask_(new QPushButton)
    , busy_(new QProgressBar)
    , cancel_(new QPushButton)
    , remark_(new PlainLabel)
{
    first_->setObjectName(QStringLiteral("whyNotFirst"));
    second_->setObjectName(QStringLiteral("whyNotSecond"));
    ask_->setObjectName(QStringLiteral("whyNotAsk"));
    cancel_->setObjectName(QStringLiteral("whyNotCancel"));
    remark_->setObjectName(QStringLiteral("whyNotRemark"));
    scaleText(title_, 1.0, QFont::DemiBold);
    title_->setBuddy(first_);
    busy_->setRange(0, 0);
    busy_->setTextVisible(false);
    makeNote(remark_);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(12, 6, 12, 2);
    grid->setVerticalSpacing(6);
    grid->addWidget(title_, 0, 0, 1, 3);
    grid->addWidget(first_, 1, 0);
    grid->addWidget(second_, 1, 1);
    grid->addWidget(ask_, 1, 2);
    for (NameField* field : {first_, second_})
        field->setClearButtonEnabled(false); // the room is for names
    grid->addWidget(busy_, 2, 0, 1, 2);
    grid->addWidget(cancel_, 2, 2);
    grid->addWidget(remark_, 3, 0, 1, 3);
    for (const int field : {0, 1})
        grid->setColumnStretch(field, 1);

    connect(first_, &QLineEdit::returnPressed, this, [this] {
        if (first_->player())
            second_->setFocus();
    });
    connect(second_, &QLineEdit::returnPressed, this, &WhyNotBox::ask);
    connect(first_, &NameField::chosen, second_, qOverload<>(&QWidget::setFocus));
    connect(second_, &NameField::chosen, this, &WhyNotBox::ask);
    connect(ask_, &QPushButton::clicked, this, &WhyNotBox::ask);
    connect(cancel_, &QPushButton::clicked, this, [this] {
        if (job_ != nullptr)
            job_->cancel();
    });
    for (NameField* field : {first_, second_})
        connect(field, &QLineEdit::textChanged, this, [this] { tell({}); });
    connect(&desk_, &Desk::sessionChanged, this, [this] {
        for (NameField* field : {first_, second_})
            field->setPlayer(std::nullopt); // another tournament has other players of the same keys
        refresh();
    });
    connect(&desk_, &Desk::changed, this, [this](const ChangeSet& changes) {
        if (!changes.players.empty())
            refresh();
    });
    connect(&desk_, &Desk::changedEntirely, this, &WhyNotBox::refresh);
    retranslate();
    end();
    refresh();
}

void WhyNotBox::refresh()
{
    const bool open = desk_.session() != nullptr;
    setEnabled(open);
    const std::vector<Player> none;
    for (NameField* field : {first_, second_})
        field->setPlayers(open ? desk_.projected().players : none);
    nameEntrants();
}

void WhyNotBox::begin(const std::vector<PlayerKey>& selected)
{
    if (!selected.empty()) {
        first_->setPlayer(selected.front());
        second_->setPlayer(selected.size() > 1 ? std::optional(selected.at(1)) : std::nullopt);
    }
    if (selected.size() > 1) {
        ask();
        return;
    }
    NameField* field = first_->player() ? second_ : first_;
    field->setFocus(Qt::ShortcutFocusReason);
    field->selectName();
}

void WhyNotBox::ask()
{
    if (job_ != nullptr || desk_.session() == nullptr)
        return;
    for (NameField* field : {first_, second_})
        if (!field->player()) {
            const QString nobody = areTeams() ? tr("Name two teams.") : tr("Name two players.");
            const QString several =
                areTeams() ? tr("“%1” does not fit exactly one team.") : tr("“%1” does not fit exactly one player.");
            tell(field->text().isEmpty() ? nobody : several.arg(field->text()));
            field->setFocus();
            return;
        }
    const PlayerKey a = *first_->player();
    const PlayerKey b = *second_->player();
    first_->setPlayer(a);
    second_->setPlayer(b);
    if (a == b) {
        tell(areTeams() ? tr("These are the same team.") : tr("These are the same player."));
        return;
    }
    const auto round = desk_.shownRound();
    const RoundVersion* version = round ? shownVersion(desk_.projected(), *round) : nullptr;
    if (version == nullptr) {
        tell(tr("The shown round is not paired yet. Pair it first (F6)."));
        return;
    }
    tell({});
    // Disabled fields lose the focus; it comes back with the answer, unless somebody has gone elsewhere.
    askedHere_ = holdsFocus();
    job_ = new WhyNotJob(desk_.projectedState(), *round, *version, {a, b}, this);
    connect(job_, &WhyNotJob::answered, this, &WhyNotBox::answered);
    connect(job_, &WhyNotJob::failedWith, this,
            [this](const PairingJobError& error) { tell(sentenceFor(error, desk_.projected())); });
    connect(job_, &Job::cancelled, this, [this] { tell(tr("Cancelled.")); });
    for (const auto signal : {&Job::finished, &Job::failed, &Job::cancelled})
        connect(job_, signal, this, &WhyNotBox::end);
    for (QWidget* field : {static_cast<QWidget*>(first_), static_cast<QWidget*>(second_), static_cast<QWidget*>(ask_)})
        field->setEnabled(false);
    busy_->show();
    cancel_->show();
    if (askedHere_)
        cancel_->setFocus();
    job_->setTimeLimit(timeLimit_);
    job_->start();
}

bool WhyNotBox::holdsFocus() const
{
    const QWidget* focused = window()->focusWidget(); // also while a list of names closes
    return focused != nullptr && isAncestorOf(focused);
}

void WhyNotBox::end()
{
    job_.clear();
    const bool isElsewhere = window()->focusWidget() != nullptr && !holdsFocus();
    for (QWidget* field : {static_cast<QWidget*>(first_), static_cast<QWidget*>(second_), static_cast<QWidget*>(ask_)})
        field->setEnabled(true);
    busy_->hide();
    cancel_->hide();
    if (!std::exchange(askedHere_, false) || isElsewhere)
        return;
    // Typing goes on with another second player; selected last, when the list of names is closed and its text is in.
    second_->setFocus();
    QMetaObject::invokeMethod(second_, &NameField::selectName, Qt::QueuedConnection);
}

void WhyNotBox::tell(const QString& remark)
{
    remark_->setText(remark);
    remark_->setVisible(!remark.isEmpty());
}

void WhyNotBox::retranslate()
{
    title_->setText(tr("&Why not these two?"));
    nameEntrants();
    ask_->setText(tr("Ask"));
    cancel_->setText(tr("Cancel"));
    busy_->setAccessibleName(tr("Looking for the answer"));
    tell({});
}

void WhyNotBox::nameEntrants()
{
    first_->setPlaceholderText(areTeams() ? tr("A team") : tr("A player"));
    second_->setPlaceholderText(areTeams() ? tr("Another", "team") : tr("Another", "player"));
    first_->setAccessibleName(areTeams() ? tr("Why not: one team") : tr("Why not: one player"));
    second_->setAccessibleName(areTeams() ? tr("Why not: the other team") : tr("Why not: the other player"));
}

bool WhyNotBox::areTeams() const
{
    return desk_.session() != nullptr && desk_.projected().settings.teams;
}

void WhyNotBox::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace pairwright
