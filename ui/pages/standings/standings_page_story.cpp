#include "ui/models/row_filter.h"
#include "ui/pages/standings/standings_model.h"
#include "ui/pages/standings/standings_page.h"
#include "ui/pages/standings/story_delegate.h"
#include "ui/pages/standings/story_legend.h"
#include "ui/settings/user_settings.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/row_choice.h"
#include "ui/widgets/table_header.h"

#include <QEvent>
#include <QHeaderView>
#include <QStackedWidget>
#include <QTabBar>

#include <array>

namespace pairwright {

namespace {

/// Width of the page from which on the story has room, in heights of a line: 1,100 px in the usual letters.
constexpr int storyWidth = 68;
constexpr int squareGap = 3;
constexpr std::array storyColumns{StandingsModel::Change, StandingsModel::RankLine, StandingsModel::Path};
constexpr int legendAir = 16; ///< above and below it

} // namespace

void StandingsPage::buildStory()
{
    views_->setCurrentIndex(desk().settings().standingsTellStory() ? 1 : 0);
    connect(views_, &QTabBar::currentChanged, this, [this](int view) {
        desk().settings().setStandingsTellStory(view == 1);
        refreshStory();
    });
    story_ = new StoryDelegate(*model_, *filter_, table_);
    table_->setItemDelegate(story_);
    table_->setMouseTracking(true);
    table_->viewport()->installEventFilter(this);
    connect(table_, &QAbstractItemView::entered, this,
            [this](const QModelIndex& index) { story_->light(model_->keyAt(filter_->mapToSource(index).row())); });
    // A table made anew goes on with the player who was chosen.
    connect(filter_, &QAbstractItemModel::modelAboutToBeReset, this, [this] {
        if (const QModelIndex current = table_->currentIndex(); current.isValid())
            kept_ = PlayerKey{current.data(PlayerRole).toLongLong()};
    });
    connect(filter_, &QAbstractItemModel::modelReset, this, &StandingsPage::chooseAgain);
    // What changed and how beside the rank, the way beside the points.
    QHeaderView* header = table_->horizontalHeader();
    header->moveSection(header->visualIndex(StandingsModel::Change), 1);
    header->moveSection(header->visualIndex(StandingsModel::RankLine), 2);
    // The squares go where there is no room for them.
    connect(header, &QHeaderView::sectionResized, this, [this](int section) {
        if (section == StandingsModel::Path)
            showLegend();
    });
    refreshStory();
}

void StandingsPage::refreshStory()
{
    const bool roomy = width() >= storyWidth * fontMetrics().height();
    views_->setVisible(roomy && model_->afterRound() > 0);
    const bool told = roomy && views_->currentIndex() == 1;
    QStringList untold;
    if (!roomy && views_->currentIndex() == 1 && model_->afterRound() > 0)
        for (const int column : storyColumns)
            untold.append(model_->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
    table_->setAlsoAway(untold);
    if (told == told_) {
        showLegend();
        return;
    }
    told_ = told;
    model_->tellStory(told);
    showLegend();
    for (const int column : storyColumns)
        table_->setColumnHidden(column, !told);
    lightCurrent();
}

/// Numbers of the rounds over the squares, and below the table what these say.
void StandingsPage::showLegend()
{
    const bool told = told_.value_or(false);
    QStringList numbers;
    for (int round = 1; told && round <= model_->storyRounds(); ++round)
        numbers.append(QString::number(round));
    static_cast<TableHeader*>(table_->horizontalHeader())
        ->numberParts(StandingsModel::Path, numbers, StoryDelegate::firstSquare - squareGap / 2,
                      StoryDelegate::squareStep);
    // It keeps its room where the squares have none: as they come and go with the height of the table.
    const bool seen = told && !table_->isColumnHidden(StandingsModel::Path);
    legend_->setText(seen ? model_->headerData(StandingsModel::Path, Qt::Horizontal, Qt::ToolTipRole).toString()
                          : QString());
    legend_->setWords(tr("The opponents’ numbers:", "in squares, whose kinds follow"),
                      {tr("won", "a game"), tr("drawn", "a game"), tr("lost", "a game"), tr("no game", "in a round"),
                       tr("White", "the colour of a game")});
    legend_->setFixedHeight(legend_->fontMetrics().height() + legendAir);
    legend_->setVisible(told && body_->currentWidget() == table_);
}

void StandingsPage::chooseAgain()
{
    const int row =
        kept_ ? filter_->mapFromSource(model_->index(model_->rowOf(*kept_), StandingsModel::Name)).row() : -1;
    if (row >= 0)
        chooseRow(*table_, row);
    else if (table_->hasFocus())
        chooseRow(*table_, 0);
    lightCurrent();
}

void StandingsPage::lightCurrent()
{
    const QModelIndex current = table_->currentIndex();
    story_->light(model_->tellsStory() && current.isValid()
                      ? std::optional(model_->keyAt(filter_->mapToSource(current).row()))
                      : std::nullopt);
}

void StandingsPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    refreshStory();
}

bool StandingsPage::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == table_->viewport() && event->type() == QEvent::Leave)
        lightCurrent();
    return Page::eventFilter(watched, event);
}

} // namespace pairwright
