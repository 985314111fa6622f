#include "ui/pages/prizes/team_rankings_form.h"

#include "app/domain/text/filled.h"
#include "app/domain/text/longest.h"
#include "app/prizes/prize_event.h"
#include "ui/text/format.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/form_keys.h"
#include "ui/widgets/form_labels.h"
#include "ui/widgets/listed_row.h"
#include "ui/widgets/name_row.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"
#include "ui/widgets/window_heading.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QToolButton>

namespace pairwright {

namespace {

constexpr std::size_t shownTeams = 5;
constexpr int mostOfATeam = 100;
constexpr int usualOfATeam = 4;

} // namespace

TeamRankingsForm::TeamRankingsForm(Desk& desk, QWidget* parent)
    : QWidget(parent)
    , desk_(desk)
    , title_(partHeading())
    , hint_(new PlainLabel)
    , rows_(new QVBoxLayout)
    , name_(new QLineEdit)
    , by_(new QComboBox)
    , best_(new QSpinBox)
    , shareTies_(new QCheckBox)
    , completeOnly_(new QCheckBox)
    , add_(new QPushButton)
{
    name_->setObjectName(QStringLiteral("teamRankingName"));
    by_->setObjectName(QStringLiteral("teamRankingBy"));
    best_->setObjectName(QStringLiteral("teamRankingBest"));
    shareTies_->setObjectName(QStringLiteral("teamRankingShare"));
    completeOnly_->setObjectName(QStringLiteral("teamRankingComplete"));
    add_->setObjectName(QStringLiteral("addTeamRanking"));
    name_->setMaxLength(Longest::title);
    best_->setRange(1, mostOfATeam);
    best_->setValue(usualOfATeam);
    for (int i = 0; i < 3; ++i)
        by_->addItem(QString());
    hint_->setWordWrap(true);
    makeMuted(hint_);
    auto* column = new QVBoxLayout(this);
    column->setSpacing(betweenFormRows);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(title_);
    column->addWidget(hint_);
    column->addLayout(rows_);
    column->addWidget(new NameRow(name_, {by_, best_, add_}, betweenFormRows));
    auto* ways = new QWidget;
    auto* flow = new FlowLayout(ways);
    flow->setContentsMargins(0, 0, 0, 0);
    for (QCheckBox* box : {shareTies_, completeOnly_})
        flow->addWidget(box);
    column->addWidget(ways);
    connect(name_, &QLineEdit::returnPressed, this, &TeamRankingsForm::add);
    connect(add_, &QPushButton::clicked, this, &TeamRankingsForm::add);
    connect(&desk_, &Desk::sessionChanged, this, [this] {
        name_->clear();
        refresh();
    });
    connect(&desk_, &Desk::changed, this, &TeamRankingsForm::refresh);
    connect(&desk_, &Desk::changedEntirely, this, &TeamRankingsForm::refresh);
    retranslate();
}

QWidget* TeamRankingsForm::addButton() const
{
    return add_;
}

QList<QWidget*> TeamRankingsForm::choices() const
{
    return {by_, best_};
}

QList<QCheckBox*> TeamRankingsForm::boxes() const
{
    return {shareTies_, completeOnly_};
}

void TeamRankingsForm::showEvent(QShowEvent* event)
{
    refresh();
    QWidget::showEvent(event);
}

QString TeamRankingsForm::whyNoTeam(const TeamRanking& ranking)
{
    if (ranking.completeOnly)
        return tr("no team has so many players yet");
    switch (ranking.by) {
    case TeamRanking::By::club: return tr("no player has a club yet");
    case TeamRanking::By::group: return tr("no player is in a group yet");
    case TeamRanking::By::federation: return tr("no player has a federation yet");
    }
    return {};
}

void TeamRankingsForm::refresh()
{
    while (QLayoutItem* item = rows_->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    const bool open = desk_.session() != nullptr;
    setEnabled(open && desk_.mayChange(CommandName::setTeamRankings));
    if (!open || !isVisible())
        return;
    const prizes::PrizeEvent event = prizes::prizeEvent(desk_.projected());
    hint_->setVisible(event.teams.empty());
    for (const prizes::RankedTeams& ranked : event.teams) {
        QStringList teams;
        for (std::size_t i = 0; i < std::min(shownTeams, ranked.teams.size()); ++i)
            teams.append(filled(tr("%1. %2 %3", "rank, team and points"), ranked.teams[i].rank, ranked.teams[i].name,
                                formatScore(Score{static_cast<std::int32_t>(ranked.teams[i].points)})));
        auto* line = new ListedRow(
            filled(tr("%1, the best %2 of each: %3", "a team ranking"), ranked.ranking.name, ranked.ranking.best,
                   teams.isEmpty() ? whyNoTeam(ranked.ranking) : teams.join(QStringLiteral(", "))));
        QToolButton* remove = line->addButton(takeAwayIcon, tr("Take the team ranking away"),
                                              tr("Take the team ranking away: %1").arg(ranked.ranking.name));
        remove->setObjectName(QStringLiteral("removeTeamRanking"));
        connect(remove, &QToolButton::clicked, this,
                [this, ranking = ranked.ranking] { desk_.apply(SetTeamRankings{{removing(ranking)}}); });
        line->setFixedHeight(std::max(line->sizeHint().height(), name_->sizeHint().height()));
        rows_->addWidget(line);
        letTabComeBefore(name_, remove);
    }
}

void TeamRankingsForm::add()
{
    if (desk_.session() == nullptr || !desk_.mayChange(CommandName::setTeamRankings))
        return;
    TeamRanking ranking;
    ranking.name = name_->text().simplified();
    ranking.by = static_cast<TeamRanking::By>(std::max(0, by_->currentIndex()));
    ranking.best = best_->value();
    ranking.shareTies = shareTies_->isChecked();
    ranking.completeOnly = completeOnly_->isChecked();
    desk_.apply(SetTeamRankings{{adding(ranking)}}, {}, {}, whenAccepted([this] { name_->clear(); }));
}

void TeamRankingsForm::retranslate()
{
    title_->setText(tr("Team rankings"));
    hint_->setText(tr("None. The best players of each club, school or team together, with ranks of their own; prizes "
                      "can go to them."));
    name_->setPlaceholderText(tr("Name", "of a team ranking"));
    name_->setAccessibleName(tr("Name of a new team ranking"));
    const QStringList fields{tr("by club"), tr("by group"), tr("by federation")};
    for (int i = 0; i < fields.size(); ++i)
        by_->setItemText(i, fields[i]);
    by_->setAccessibleName(tr("What makes a team"));
    fillWithNumber(best_, tr("best %1", "so many players of a team"));
    best_->setAccessibleName(tr("How many players count"));
    shareTies_->setText(tr("Equal points share the rank"));
    completeOnly_->setText(tr("Only teams with that many players"));
    add_->setText(tr("Add Ranking"));
    refresh();
}

void TeamRankingsForm::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace pairwright
