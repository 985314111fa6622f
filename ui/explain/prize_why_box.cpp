#include "ui/explain/prize_why_box.h"

#include "ui/explain/name_field.h"
#include "ui/explain/prize_explanation.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QPushButton>
#include <QSignalBlocker>

namespace pairwright {

PrizeWhyBox::PrizeWhyBox(Desk& desk, QWidget* parent)
    : QWidget(parent)
    , desk_(desk)
    , title_(new PlainLabel)
    , player_(new NameField)
    , prize_(new QComboBox)
    , ask_(new QPushButton)
    , prospects_(new PlainLabel)
{
    player_->setObjectName(QStringLiteral("prizeWhyPlayer"));
    prize_->setObjectName(QStringLiteral("prizeWhyPrize"));
    ask_->setObjectName(QStringLiteral("prizeWhyAsk"));
    prospects_->setObjectName(QStringLiteral("prizeProspects"));
    scaleText(title_, 1.0, QFont::DemiBold);
    title_->setWordWrap(true);
    title_->setBuddy(player_);
    prize_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    prize_->setMinimumContentsLength(12);
    makeNote(prospects_);
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(12, 6, 12, 10);
    grid->setVerticalSpacing(6);
    grid->addWidget(title_, 0, 0, 1, 2);
    grid->addWidget(player_, 1, 0, 1, 2);
    grid->addWidget(prize_, 2, 0);
    grid->addWidget(ask_, 2, 1);
    grid->addWidget(prospects_, 3, 0, 1, 2);
    grid->setColumnStretch(0, 1);
    connect(player_, &QLineEdit::returnPressed, this, &PrizeWhyBox::ask);
    connect(player_, &NameField::chosen, this, &PrizeWhyBox::ask);
    connect(ask_, &QPushButton::clicked, this, &PrizeWhyBox::ask);
    connect(&desk_, &Desk::sessionChanged, this, [this] {
        player_->setPlayer(std::nullopt);
        refresh();
    });
    connect(&desk_, &Desk::changed, this, &PrizeWhyBox::refresh);
    connect(&desk_, &Desk::changedEntirely, this, &PrizeWhyBox::refresh);
    connect(&desk_, &Desk::selectionChanged, this, &PrizeWhyBox::refresh);
    retranslate();
    refresh();
}

void PrizeWhyBox::refresh()
{
    const bool shown = desk_.session() != nullptr && desk_.prizeQuestion().has_value();
    setVisible(shown);
    if (!shown) {
        ahead_.reset();
        return;
    }
    const Tournament& tournament = desk_.projected();
    player_->setPlayers(tournament.players);
    const QSignalBlocker quiet(prize_);
    const qlonglong before = desk_.prizeQuestion()->prize ? desk_.prizeQuestion()->prize->value : 0;
    prize_->clear();
    prize_->addItem(tr("any prize"), qlonglong{0});
    for (const Prize& prize : tournament.settings.prizes)
        prize_->addItem(prizes::shownLabel(labelOf(prize)), qlonglong{prize.id.value});
    prize_->setCurrentIndex(std::max(0, prize_->findData(before)));
    if (desk_.prizeQuestion()->player && !player_->hasFocus())
        player_->setPlayer(desk_.prizeQuestion()->player);
    lookAhead();
}

void PrizeWhyBox::ask()
{
    if (desk_.session() == nullptr)
        return;
    PrizeQuestion question;
    question.player = player_->player();
    if (const qlonglong id = prize_->currentData().toLongLong(); id != 0)
        question.prize = ThingId{id};
    if (question.player)
        player_->setPlayer(question.player);
    desk_.askAboutPrizes(question);
}

/// Before a round has ended: what each result would bring.
void PrizeWhyBox::lookAhead()
{
    const auto player = desk_.prizeQuestion()->player;
    if (job_ != nullptr)
        job_->cancel();
    prospects_->clear();
    prospects_->hide();
    ahead_ = player;
    if (!player || desk_.projected().settings.prizes.empty() || !desk_.projected().hasBegun())
        return;
    job_ = new prizes::ProspectsJob(desk_.projectedState(), *player, this);
    connect(job_, &prizes::ProspectsJob::found, this, [this](const std::optional<prizes::Prospects>& prospects) {
        if (!prospects || desk_.session() == nullptr)
            return;
        prospects_->setText(prospectsText(desk_.projected(), *prospects));
        prospects_->show();
    });
    job_->start();
}

void PrizeWhyBox::retranslate()
{
    title_->setText(tr("Why did I not get …?"));
    player_->setAccessibleName(tr("Player"));
    player_->setPlaceholderText(tr("Player"));
    prize_->setAccessibleName(tr("Prize"));
    ask_->setText(tr("Why?"));
}

void PrizeWhyBox::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
    QWidget::changeEvent(event);
}

} // namespace pairwright
