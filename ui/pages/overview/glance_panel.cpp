#include "ui/pages/overview/glance_panel.h"

#include "app/domain/rounds/postponed_games.h"
#include "app/domain/text/filled.h"
#include "app/formats/report/ranked_players.h"
#include "app/formats/report/shown_date.h"
#include "ui/frame/files/rating_lists.h"
#include "ui/frame/next_step.h"
#include "ui/pages/players/preflight/preflight_model.h"
#include "ui/text/format.h"
#include "ui/text/rich_table.h"
#include "ui/text/round_text.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"

#include <QEvent>
#include <QProgressBar>
#include <QVBoxLayout>

#include <algorithm>

namespace pairwright {

namespace {

constexpr int leadersShown = 5;

QLabel* addTitle(QVBoxLayout* column)
{
    auto* title = new PlainLabel;
    scaleText(title, 1.05, QFont::DemiBold);
    column->addSpacing(14);
    column->addWidget(title);
    return title;
}

} // namespace

GlancePanel::GlancePanel(Desk& desk, RatingLists& lists, QWidget* parent)
    : QWidget(parent)
    , desk_(desk)
    , lists_(lists)
    , state_(new PlainLabel)
    , sentence_(new PlainLabel)
    , progress_(new QProgressBar)
    , buttons_(new QVBoxLayout)
    , players_(new PlainLabel)
    , preflight_(new PlainLabel)
    , preflightButton_(new ActionButton(desk.actions().get(ActionId::preflight)))
    , postponed_(new PlainLabel)
    , postponedButton_(new ActionButton(desk.actions().get(ActionId::showPostponedGames)))
    , leaders_(new PlainLabel)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 0);
    scaleText(state_, 1.35, QFont::DemiBold);
    state_->setWordWrap(true);
    column->addWidget(state_);
    progress_->setTextVisible(false);
    progress_->setMaximumHeight(6);
    column->addWidget(progress_);
    sentence_->setWordWrap(true);
    makeMuted(sentence_);
    column->addWidget(sentence_);
    column->addSpacing(4);
    column->addLayout(buttons_);
    postponed_->setObjectName(QStringLiteral("postponedGames"));
    postponed_->setWordWrap(true);
    makeMuted(postponed_);
    column->addWidget(postponed_);
    column->addWidget(postponedButton_, 0, Qt::AlignLeft);
    playersTitle_ = addTitle(column);
    players_->setWordWrap(true);
    column->addWidget(players_);
    preflight_->setObjectName(QStringLiteral("preflightSummary"));
    preflight_->setWordWrap(true);
    makeMuted(preflight_);
    column->addWidget(preflight_);
    column->addWidget(preflightButton_, 0, Qt::AlignLeft);
    leadersTitle_ = addTitle(column);
    leaders_->setTextFormat(Qt::RichText);
    column->addWidget(leaders_);
    column->addStretch();
    connect(&desk_, &Desk::sessionChanged, this, &GlancePanel::refresh);
    connect(&desk_, &Desk::changed, this, &GlancePanel::refresh);
    connect(&desk_, &Desk::changedEntirely, this, &GlancePanel::refresh);
    connect(&lists_, &RatingLists::compared, this, &GlancePanel::showPreflight);
    refresh();
}

void GlancePanel::showPreflight()
{
    if (desk_.session() == nullptr || !isVisible())
        return;
    const QString summary = preflightSummary(preflight(desk_.projected(), lists_.differences()));
    preflight_->setText(summary);
    preflight_->setVisible(!summary.isEmpty());
    preflightButton_->setVisible(!summary.isEmpty());
}

void GlancePanel::showNextStep()
{
    while (QLayoutItem* item = buttons_->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    auto* button = new ActionButton(desk_.actions().get(nextStep(desk_.projected())));
    button->setProperty("primary", true);
    button->setMinimumHeight(button->fontMetrics().height() + 14);
    buttons_->addWidget(button);
}

void GlancePanel::showPostponed()
{
    const std::vector<PostponedGame> games = postponedGames(desk_.projected());
    const auto open = std::count_if(games.begin(), games.end(),
                                    [](const PostponedGame& game) { return !game.postponed.to.has_value(); });
    QString text = tr("%n game(s) postponed", nullptr, static_cast<int>(games.size()));
    if (open > 0)
        text = tr("%1, %n of them to no day yet", "so many games postponed", static_cast<int>(open)).arg(text);
    else if (!games.empty())
        text = tr("%1, the next on %2", "so many games postponed, the day")
                   .arg(text, shownDate(*games.front().postponed.to));
    postponed_->setText(text);
    postponed_->setVisible(!games.empty());
    postponedButton_->setVisible(!games.empty());
}

void GlancePanel::showLeaders()
{
    const Tournament& tournament = desk_.projected();
    const int rounds = std::min(lastPlayedRound(tournament), roundOfStandings(tournament));
    leaders_->setVisible(rounds > 0);
    leadersTitle_->setVisible(rounds > 0);
    if (rounds == 0)
        return;
    const RankedPlayers ranked(tournament, rounds, tournament.settings.tieBreaks);
    RichTable table;
    int shown = 0;
    for (const RankedPlayers::Line& line : ranked.lines()) {
        if (++shown > leadersShown)
            break;
        table.addRow({RichCell{QString::number(line.row.rank) + QStringLiteral("&nbsp;&nbsp;"), true},
                      RichCell{displayName(line.player->data).toHtmlEscaped() + QStringLiteral("&nbsp;&nbsp;&nbsp;")},
                      RichCell::bold(formatScore(line.row.score), true)});
    }
    leaders_->setText(table.html());
    leadersTitle_->setText(
        (ranked.areStated() ? tr("In front after round %1, by the imported file") : tr("In front after round %1"))
            .arg(rounds));
}

void GlancePanel::refresh()
{
    // Standings cost time; nobody waits for them on another page.
    if (desk_.session() == nullptr || !isVisible())
        return;
    const Tournament& tournament = desk_.projected();
    const int planned = tournament.settings.plannedRounds;
    const RoundNumber round{std::max(1, static_cast<int>(tournament.rounds.size()))};
    const Round* stored = tournament.round(round);
    const bool stale =
        stored != nullptr && stored->proposal() != nullptr && desk_.session()->isProposalStale(tournament, round);
    state_->setText(stored == nullptr ? tr("Before round 1")
                                      : filled(tr("Round %1 of %2: %3"), round.value, planned, describeState(*stored)));
    sentence_->setText(tournament.players.size() < 2 ? tr("Enter the players next.")
                                                     : whatIsNext(tournament, round, stale));
    progress_->setRange(0, planned);
    const bool complete = stored != nullptr && stored->state() == RoundState::complete;
    progress_->setValue(complete ? tournament.lastPublished().value
                                 : std::max(0, tournament.lastPublished().value - 1));
    showNextStep();

    const RoundNumber next = tournament.roundAhead();
    int withdrawn = 0;
    for (const Player& player : tournament.players)
        withdrawn += presenceIn(player, next) == Presence::withdrawn ? 1 : 0;
    playersTitle_->setText(tr("Players"));
    QString players = tr("%n player(s)", nullptr, static_cast<int>(tournament.players.size()));
    if (withdrawn > 0)
        players = tr("%1, %n of them withdrawn", "so many players", withdrawn).arg(players);
    players_->setText(players);
    showPostponed();
    showPreflight();
    showLeaders();
}

void GlancePanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

void GlancePanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QWidget::changeEvent(event);
}

} // namespace pairwright
