#include "ui/pages/overview/day/day_view.h"

#include "app/domain/players/check_in.h"
#include "app/domain/rounds/half_of_games.h"
#include "app/domain/rounds/postponed_games.h"
#include "app/domain/rounds/progress.h"
#include "app/domain/teams/match_score.h"
#include "app/domain/text/filled.h"
#include "app/formats/report/shown_date.h"
#include "ui/frame/files/rating_lists.h"
#include "ui/pages/overview/day/games_so_far.h"
#include "ui/pages/overview/day/leaders_list.h"
#include "ui/pages/overview/day/results_in.h"
#include "ui/pages/overview/day/rounds_line.h"
#include "ui/pages/overview/day/score_histogram.h"
#include "ui/pages/overview/day/to_do_row.h"
#include "ui/pages/players/preflight/preflight_model.h"
#include "ui/text/files/list_text.h"
#include "ui/text/format.h"
#include "ui/text/rounds/round_text.h"
#include "ui/text/systems/system_text.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/hairline.h"
#include "ui/widgets/text_styles.h"

#include <QEvent>
#include <QGridLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace pairwright {

namespace {

// In heights of a line:
constexpr int threeColumns = 61;
constexpr int twoColumns = 40;
constexpr int columnGap = 40;
constexpr int mostArbiters = 3;
constexpr int betweenFacts = 8;

QLabel* titleLabel()
{
    auto* title = new PlainLabel;
    scaleText(title, 1, QFont::DemiBold);
    return title;
}

QVBoxLayout* blockLayout(QWidget* block)
{
    auto* column = new QVBoxLayout(block);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    return column;
}

} // namespace

DayView::DayView(Desk& desk, RatingLists& lists, QWidget* parent)
    : QWidget(parent)
    , desk_(desk)
    , lists_(lists)
    , line_(new RoundsLine)
    , columns_(new QGridLayout)
    , below_(new QBoxLayout(QBoxLayout::LeftToRight))
{
    setObjectName(QStringLiteral("dayView"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 0);
    column->setSpacing(20);
    column->addWidget(line_);
    columns_->setHorizontalSpacing(columnGap);
    columns_->setVerticalSpacing(24);
    blocks_ = {buildCount(), buildScores(), buildLeaders()};
    for (QWidget* block : blocks_)
        block->setParent(this);     // Tab comes to them in this order
    column->addLayout(columns_, 1); // they use the height
    column->addWidget(new Hairline);
    below_->setSpacing(columnGap);
    below_->addWidget(buildToDo(), 2, Qt::AlignTop);
    below_->addWidget(buildSoFar(), 1, Qt::AlignTop);
    column->addLayout(below_);
    connect(line_, &RoundsLine::roundWanted, this, [this](RoundNumber round) {
        desk_.showRound(round);
        desk_.leadTo({PageId::rounds, {}, {}, {}});
    });
    connect(&desk_, &Desk::sessionChanged, this, &DayView::refresh);
    connect(&desk_, &Desk::changed, this, &DayView::refresh);
    connect(&desk_, &Desk::changedEntirely, this, &DayView::refresh);
    connect(&lists_, &RatingLists::compared, this, &DayView::showToDo);
    connect(&lists_, &RatingLists::changed, this, &DayView::showToDo);
    refresh();
}

QWidget* DayView::buildCount()
{
    auto* block = new QWidget;
    auto* column = blockLayout(block);
    countTitle_ = titleLabel();
    count_ = new PlainLabel;
    count_->setObjectName(QStringLiteral("resultsCount"));
    scaleText(count_, 2.6, QFont::DemiBold);
    countWords_ = new PlainLabel;
    scaleText(countWords_, 1.15, QFont::Normal);
    results_ = new ResultsIn;
    sentence_ = new PlainLabel;
    sentence_->setWordWrap(true);
    makeMuted(sentence_);
    auto* figures = new QHBoxLayout;
    figures->setSpacing(8);
    figures->addWidget(count_, 0, Qt::AlignBaseline);
    figures->addWidget(countWords_, 1, Qt::AlignBaseline);
    column->addWidget(countTitle_);
    column->addLayout(figures);
    column->addWidget(results_);
    column->addWidget(sentence_);
    column->addStretch();
    connect(results_, &ResultsIn::boardWanted, this, [this](int board) {
        if (const Round* round = desk_.projected().roundInPlay()) {
            desk_.showRound(round->number);
            desk_.leadTo({PageId::rounds, {}, {}, BoardId{round->number, board}});
        }
    });
    return block;
}

QWidget* DayView::buildScores()
{
    auto* block = new QWidget;
    auto* column = blockLayout(block);
    scoresTitle_ = titleLabel();
    scores_ = new ScoreHistogram;
    column->addWidget(scoresTitle_);
    column->addWidget(scores_, 1);
    connect(scores_, &ScoreHistogram::playerWanted, this, &DayView::leadToPlayer);
    return block;
}

QWidget* DayView::buildLeaders()
{
    auto* block = new QWidget;
    auto* column = blockLayout(block);
    leadersTitle_ = titleLabel();
    leaders_ = new LeadersList;
    column->addWidget(leadersTitle_);
    column->addWidget(leaders_, 1);
    connect(leaders_, &LeadersList::playerWanted, this, &DayView::leadToPlayer);
    return block;
}

QWidget* DayView::buildToDo()
{
    toDo_ = new QWidget;
    auto* column = blockLayout(toDo_);
    column->setSpacing(2);
    toDoTitle_ = titleLabel();
    const auto leads = [this](const char* name, const std::optional<PlayerKey>& player) {
        auto* button = new QPushButton;
        button->setObjectName(QLatin1String(name));
        connect(button, &QPushButton::clicked, this, [this, &player] {
            if (player)
                desk_.leadTo({PageId::players, {}, *player, {}});
        });
        return button;
    };
    forfeits_ = new ToDoRow("lostByDefault", leads("showMissing", missed_));
    underHalf_ = new ToDoRow("playedUnderHalf", leads("showUnderHalf", left_));
    postponed_ = new ToDoRow("postponedGames", new ActionButton(desk_.actions().get(ActionId::showPostponedGames)));
    preflight_ = new ToDoRow("preflightSummary", new ActionButton(desk_.actions().get(ActionId::preflight)));
    oldList_ = new ToDoRow("oldList", new ActionButton(desk_.actions().get(ActionId::renewLists)));
    column->addWidget(toDoTitle_);
    for (ToDoRow* row : toDoRows())
        column->addWidget(row);
    return toDo_;
}

QWidget* DayView::buildSoFar()
{
    auto* block = new QWidget;
    soFar_ = new QBoxLayout(QBoxLayout::TopToBottom, block);
    soFar_->setContentsMargins(0, 0, 0, 0);
    auto* counted = new QWidget;
    auto* column = blockLayout(counted);
    gamesTitle_ = titleLabel();
    games_ = new GamesSoFar;
    column->addWidget(gamesTitle_);
    column->addWidget(games_);
    soFar_->addWidget(counted, 1, Qt::AlignTop);
    rulesTitle_ = titleLabel();
    rules_ = new PlainLabel;
    arbitersTitle_ = titleLabel();
    arbiters_ = new PlainLabel;
    for (const auto& [title, facts] : {std::pair(rulesTitle_, rules_), std::pair(arbitersTitle_, arbiters_)}) {
        facts->setWordWrap(true);
        makeMuted(facts);
        auto* titled = new QWidget;
        auto* part = blockLayout(titled);
        part->setSpacing(4);
        part->addWidget(title);
        part->addWidget(facts);
        soFar_->addWidget(titled, 1, Qt::AlignTop);
    }
    rules_->setObjectName(QStringLiteral("rulesOfTheEvent"));
    arbiters_->setObjectName(QStringLiteral("arbitersOfTheEvent"));
    return block;
}

/// Facts stand beside the games where nothing else wants the room, as wide as the columns above.
void DayView::arrangeBelow()
{
    const bool across = inARow_ > 1 && toDo_->isHidden();
    soFar_->setDirection(across ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    soFar_->setSpacing(across ? columnGap : betweenFacts);
    below_->setStretch(0, inARow_ > 2 ? 2 : 1);
    below_->setDirection(inARow_ > 1 ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void DayView::leadToPlayer(PlayerKey player)
{
    const bool begun = desk_.projected().hasBegun();
    desk_.leadTo({begun ? PageId::standings : PageId::players, {}, player, {}});
}

void DayView::arrange()
{
    const int lines = width() / fontMetrics().height();
    const int wanted = lines >= threeColumns && hasLeaders_ ? 3 : lines >= twoColumns ? 2 : 1;
    if (wanted == inARow_)
        return;
    inARow_ = wanted;
    arrangeBelow();
    for (QWidget* block : blocks_)
        columns_->removeWidget(block);
    for (int i = 0; i < 3; ++i)
        columns_->setColumnStretch(i, i < wanted ? 1 : 0);
    columns_->setRowStretch(1, 0);
    QWidget* count = blocks_[0];
    QWidget* scores = blocks_[1];
    QWidget* leaders = blocks_[2];
    switch (wanted) {
    case 3:
        columns_->addWidget(count, 0, 0);
        columns_->addWidget(scores, 0, 1);
        columns_->addWidget(leaders, 0, 2);
        break;
    case 2:
        columns_->addWidget(count, 0, 0);
        columns_->addWidget(leaders, 1, 0);
        columns_->addWidget(scores, 0, 1, 2, 1);
        columns_->setRowStretch(1, 1); // the first of the standings follow the count closely
        break;
    default:
        columns_->addWidget(count, 0, 0);
        columns_->addWidget(leaders, 1, 0);
        columns_->addWidget(scores, 2, 0);
    }
}

QString DayView::stateText() const
{
    if (desk_.session() == nullptr)
        return {};
    const Tournament& tournament = desk_.projected();
    const Round* ahead = tournament.round(tournament.roundAhead());
    const Round* stored = ahead != nullptr && ahead->proposal() != nullptr ? ahead : tournament.roundInPlay();
    const RoundNumber round = stored != nullptr ? stored->number : RoundNumber{1};
    return stored == nullptr ? tr("Before round 1")
                             : filled(tr("Round %1 of %2: %3"), round.value, tournament.settings.plannedRounds,
                                      describeState(*stored));
}

void DayView::showCount()
{
    const Tournament& tournament = desk_.projected();
    const DayFacts facts = dayFacts(tournament);
    line_->set(facts);
    results_->set(facts);
    results_->setVisible(facts.current.has_value());
    scores_->set(facts);
    leaders_->set(facts);
    games_->set(facts);
    gamesTitle_->setText(games_->sentence());
    gamesTitle_->parentWidget()->setVisible(!games_->sentence().isEmpty());
    QStringList arbiters{tournament.event.chiefArbiter.name};
    for (const Official& deputy : tournament.event.deputyArbiters)
        arbiters.append(deputy.name);
    arbiters.removeAll(QString());
    const SystemInfo* system = knownSystem(tournament.settings.system);
    QStringList rules{system != nullptr ? describeSystem(*system) : QString(), tournament.event.timeControl};
    rules.removeAll(QString());
    rules_->setText(rules.join(QLatin1Char('\n')));
    arbiters_->setText(arbiters.mid(0, mostArbiters).join(QLatin1Char('\n')));
    rulesTitle_->setText(tr("Rules"));
    rulesTitle_->setHidden(rules.isEmpty());
    arbitersTitle_->setText(tr("Arbiters"));
    arbitersTitle_->setHidden(arbiters.isEmpty());
    const bool begun = facts.current.has_value();
    if (begun) {
        countTitle_->setText(tr("Round %1").arg(facts.current->value));
        count_->setText(QString::number(facts.resultsIn()));
        countWords_->setText(tr("of %n result(s) are in", nullptr, static_cast<int>(facts.in.size())));
    } else {
        const bool checkingIn = checkInHasBegun(tournament);
        const bool ofTeams = tournament.settings.teams.has_value();
        countTitle_->setText(checkingIn ? tr("Check-in") : ofTeams ? tr("Teams") : tr("Players"));
        count_->setText(QString::number(checkingIn ? facts.arrived : facts.players));
        countWords_->setText(checkingIn ? tr("of %n player(s) are here", nullptr, facts.players)
                             : ofTeams  ? tr("%n team(s) entered", "after the number itself", facts.players)
                                        : tr("%n player(s) entered", "after the number itself", facts.players));
    }
    const RoundNumber round{std::max(1, static_cast<int>(tournament.rounds.size()))};
    const Round* stored = tournament.round(round);
    const bool stale =
        stored != nullptr && stored->proposal() != nullptr && desk_.session()->isProposalStale(tournament, round);
    // The boards without a result are shown above; they are not listed again.
    const bool isPlayed = stored != nullptr && stored->state() == RoundState::playing &&
                          stored->number == facts.current && openGames(tournament, round.value - 1).empty();
    QStringList sentences{nextStartText(tournament, QDate::currentDate())};
    if (!isPlayed)
        sentences.prepend(tournament.players.size() >= 2 ? whatIsNext(tournament, round, stale)
                          : tournament.settings.teams    ? tr("Enter the teams next.")
                                                         : tr("Enter the players next."));
    sentences.removeAll(QString());
    sentence_->setText(sentences.join(QLatin1Char('\n')));
    sentence_->setVisible(!sentences.isEmpty());
    scoresTitle_->setText(!facts.byRating             ? tr("Points")
                          : tournament.settings.teams ? tr("Teams by rating")
                                                      : tr("Ratings"));
    blocks_[1]->setVisible(!facts.columns.empty());
    blocks_[2]->setVisible(!facts.leaders.empty());
    hasLeaders_ = !facts.leaders.empty();
    arrange();
    if (facts.leaders.empty())
        return;
    leadersTitle_->setText(
        (facts.leadersStated ? tr("In front after round %1, by the imported file") : tr("In front after round %1"))
            .arg(facts.leadersAfter));
}

void DayView::showPreflight()
{
    preflight_->say(preflightSummary(preflight(desk_.projected(), lists_.differences())));
}

void DayView::showOldList()
{
    const Tournament& tournament = desk_.projected();
    const bool matters = inFideMode(tournament.settings) && !tournament.allRoundsPublished() && !lists_.isCurrent();
    oldList_->say(matters ? ageText(lists_.hoursOld()) : QString());
}

void DayView::showForfeits()
{
    const Tournament& tournament = desk_.projected();
    const RoundNumber last = tournament.lastPublished();
    const Round* round = tournament.round(last);
    QStringList names;
    missed_.reset();
    if (round != nullptr && round->published() != nullptr && !tournament.allRoundsPublished())
        for (const Match& match : round->published()->pairings.boards) {
            const auto result = match.game(1).outcome.result;
            if (tournament.settings.teams && isPlayed(match))
                continue; // who came with an empty board comes again
            const bool whiteGone = result == GameResult::blackWinsByForfeit || result == GameResult::doubleForfeit;
            const bool blackGone = result == GameResult::whiteWinsByForfeit || result == GameResult::doubleForfeit;
            for (const auto& [gone, key] :
                 {std::pair(whiteGone, match.game(1).white), std::pair(blackGone, match.game(1).black)}) {
                const Player* player = tournament.player(key);
                if (!gone || player == nullptr || presenceIn(*player, tournament.roundAhead()) != Presence::present)
                    continue;
                names.append(shortName(player->data));
                if (!missed_)
                    missed_ = key;
            }
        }
    forfeits_->say(names.isEmpty() ? QString()
                                   : filled(tr("%1 lost by forfeit in round %2 and would be paired in round %3.",
                                               "names, two round numbers"),
                                            namesTold(names), last.value, tournament.roundAhead().value));
}

void DayView::showUnderHalf()
{
    const Tournament& tournament = desk_.projected();
    const std::vector<PlayerKey> found = countedUnderHalf(tournament);
    left_ = found.empty() ? std::nullopt : std::optional(found.front());
    QStringList names;
    for (const PlayerKey key : found)
        names.append(shortName(tournament.player(key)->data));
    underHalf_->say(
        names.isEmpty()
            ? QString()
            : tr("%1 played under half of the games: once withdrawn, those leave the standings of all.", "names")
                  .arg(namesTold(names)));
}

QString DayView::namesTold(const QStringList& names)
{
    constexpr int most = 3;
    QStringList told = names.mid(0, most);
    if (names.size() > most)
        told.append(tr("%n more", nullptr, static_cast<int>(names.size()) - most));
    return enumerate(told);
}

void DayView::showToDo()
{
    if (desk_.session() == nullptr || !isVisible())
        return;
    const std::vector<PostponedGame> games = postponedGames(desk_.projected());
    const auto open = std::count_if(games.begin(), games.end(),
                                    [](const PostponedGame& game) { return !game.postponed.to.has_value(); });
    QString text;
    if (!games.empty())
        text = tr("%n game(s) postponed", nullptr, static_cast<int>(games.size()));
    if (open > 0)
        text = tr("%1, %n of them to no day yet", "so many games postponed", static_cast<int>(open)).arg(text);
    else if (!games.empty())
        text = tr("%1, the next on %2", "so many games postponed, the day")
                   .arg(text, shownDate(*games.front().postponed.to));
    postponed_->say(text);
    showPreflight();
    showForfeits();
    showUnderHalf();
    showOldList();
    const auto rows = toDoRows();
    toDo_->setVisible(std::any_of(rows.begin(), rows.end(), [](const ToDoRow* row) { return !row->isEmpty(); }));
    arrangeBelow();
}

void DayView::refresh()
{
    // Standings cost time; nobody waits for them on another page.
    if (desk_.session() == nullptr || !isVisible())
        return;
    toDoTitle_->setText(tr("To do"));
    for (const char* button : {"showMissing", "showUnderHalf"})
        findChild<QPushButton*>(QLatin1String(button))->setText(tr("Show the Player"));
    showCount();
    showToDo();
    emit refreshed();
}

void DayView::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

void DayView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void DayView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QWidget::changeEvent(event);
}

} // namespace pairwright
