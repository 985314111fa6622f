// The part of the Rounds page that shows a round in one of its ways: list, map, or cross-table of a round robin.
#include "engine/capabilities.h"
#include "ui/pages/rounds/boards_model.h"
#include "ui/pages/rounds/cross_table/cross_table.h"
#include "ui/pages/rounds/editing/comparison_view.h"
#include "ui/pages/rounds/editing/hand_editing.h"
#include "ui/pages/rounds/entry/keypad_bar.h"
#include "ui/pages/rounds/map/map_legend.h"
#include "ui/pages/rounds/map/round_map.h"
#include "ui/pages/rounds/rounds_page.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/page_header.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStackedWidget>

#include <array>

namespace pairwright {

namespace {

constexpr const char* viewChoice = "rounds";
/// What is kept, by RoundsPage::View.
constexpr std::array viewNames{"list", "map", "cross-table"};

} // namespace

RoundsPage::View RoundsPage::shownView() const
{
    return body_->currentWidget() == crossTable_ ? View::crossTable
           : body_->currentWidget() == map_      ? View::map
                                                 : View::list;
}

QTableView& RoundsPage::table() const
{
    if (showsCrossTable())
        return crossTable_->grid();
    return *table_;
}

QWidget& RoundsPage::seat() const
{
    if (shownView() == View::map)
        return map_->view();
    return table();
}

bool RoundsPage::mayShowCrossTable() const
{
    const bool isThere = shown() != nullptr && (shown()->published() != nullptr || isProposalWithSeats());
    return isThere && !isEditing() && capabilitiesOf(desk().projected().settings.system).allPlayAll;
}

bool RoundsPage::isProposalWithSeats() const
{
    return shown() != nullptr && shown()->proposal() != nullptr && isSeatedByTable(desk().projected().settings);
}

bool RoundsPage::mayShowMap() const
{
    return shown() != nullptr && (shown()->published() != nullptr || shown()->proposal() != nullptr) &&
           !capabilitiesOf(desk().projected().settings.system).allPlayAll;
}

RoundsPage::View RoundsPage::wantedView() const
{
    const QString chosen = desk().settings().choice(desk().session()->path(), viewChoice);
    const auto isChosen = [&chosen](View view) {
        return chosen == QLatin1String(viewNames.at(static_cast<std::size_t>(view)));
    };
    if (mayShowMap())
        return isChosen(View::map) ? View::map : View::list;
    if (!mayShowCrossTable())
        return View::list;
    // The main page where there is room for it.
    const QSize least = crossTable_->grid().leastPage();
    const bool roomy = width() >= least.width() && height() >= least.height();
    const bool byItself = chosen.isEmpty() && roomy && !isProposalWithSeats();
    return isChosen(View::crossTable) || byItself ? View::crossTable : View::list;
}

void RoundsPage::buildViews()
{
    legend_ = new MapLegend;
    header_->addMark(legend_);
    views_ = new QWidget;
    auto* row = new QHBoxLayout(views_);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    asList_ = new QPushButton;
    asList_->setObjectName(QStringLiteral("asList"));
    asMap_ = new QPushButton;
    asMap_->setObjectName(QStringLiteral("asMap"));
    asCrossTable_ = new QPushButton;
    asCrossTable_->setObjectName(QStringLiteral("asCrossTable"));
    for (const auto& [button, view] :
         {std::pair(asList_, View::list), std::pair(asMap_, View::map), std::pair(asCrossTable_, View::crossTable)}) {
        button->setProperty("segmented", true);
        button->setCheckable(true);
        button->setAutoExclusive(true);
        button->setFocusPolicy(Qt::NoFocus); // its key is in the menu
        row->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, chosen = view] { chooseView(chosen); });
    }
    connect(desk().actions().get(ActionId::crossTableOrList), &QAction::triggered, this, [this] {
        if (desk().session() == nullptr || (!mayShowCrossTable() && !mayShowMap()))
            return;
        const View other = mayShowMap() ? View::map : View::crossTable;
        chooseView(shownView() == other ? View::list : other);
    });
}

void RoundsPage::connectViews()
{
    connect(crossTable_, &CrossTable::gameSelected, this, [this] {
        refreshActions();
        if (isVisible())
            announceSelection();
    });
    CrossTableGrid& grid = crossTable_->grid();
    connect(&grid, &QWidget::customContextMenuRequested, this, &RoundsPage::openContextMenu);
    connect(&grid, &QAbstractItemView::doubleClicked, this, &RoundsPage::openResultMenu);
    MapView& map = map_->view();
    map.installEventFilter(this);
    connect(&map, &MapView::explanationWanted, this, &RoundsPage::explainSelected);
    connect(&map, &MapView::resultWanted, this, &RoundsPage::openResultMenu);
    connect(&map, &MapView::menuWanted, this, &RoundsPage::openMenuAt);
    connect(&map, &MapView::pairWanted, editing_, &HandEditing::pairWith);
    connect(&map, &MapView::whyNotWanted, this, [this](PlayerKey one, PlayerKey other) {
        emit questionWanted({one, other});
    });
    connect(&map, &MapView::chosenByMouse, this, [this] {
        if (keypad_->isVisible())
            keypad_->setFocus();
    });
}

void RoundsPage::chooseView(View view)
{
    const auto game = selectedGame();
    desk().settings().setChoice(desk().session()->path(), viewChoice,
                                QLatin1String(viewNames.at(static_cast<std::size_t>(view))));
    refresh();
    // The same game stays chosen.
    if (game && game->round != desk().shownRound())
        desk().showRound(game->round);
    if (game)
        selectGame(*game);
    seat().setFocus();
}

void RoundsPage::selectGame(BoardId game)
{
    if (showsCrossTable())
        crossTable_->grid().select(game);
    else
        selectBoard(game.board);
}

QPoint RoundsPage::placeOfGame() const
{
    if (shownView() == View::map) {
        const auto node = map_->view().current();
        return map_->view().viewport()->mapToGlobal(node ? map_->view().placeOf(*node).bottomLeft() : QPoint());
    }
    const QModelIndex cell =
        showsCrossTable() ? table().currentIndex() : model_->index(table_->currentIndex().row(), BoardsModel::Result);
    return table().viewport()->mapToGlobal(table().visualRect(cell).bottomLeft());
}

void RoundsPage::refreshView()
{
    const bool open = desk().session() != nullptr;
    const bool map = open && mayShowMap();
    const bool crossTable = open && mayShowCrossTable();
    const View view = map || crossTable ? wantedView() : View::list;
    views_->setVisible(map || crossTable);
    asMap_->setVisible(map);
    asCrossTable_->setVisible(crossTable);
    desk().actions().get(ActionId::crossTableOrList)->setVisible(map || crossTable);
    (view == View::crossTable ? asCrossTable_ : view == View::map ? asMap_ : asList_)->setChecked(true);
    if (view == View::crossTable)
        keypad_->end();
    const bool has = open && shownVersion(desk().projected(), desk().shownRound().value_or(RoundNumber{1})) != nullptr;
    const bool focused = body_->isAncestorOf(QApplication::focusWidget());
    body_->setCurrentWidget(view == View::crossTable ? crossTable_
                            : !has                   ? static_cast<QWidget*>(empty_)
                            : view == View::map      ? static_cast<QWidget*>(map_)
                                                     : table_);
    crossTable_->setActive(view == View::crossTable);
    if (focused && has)
        seat().setFocus();
}

void RoundsPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    fitNextSteps();
    comparison_->fit();
    if (desk().session() != nullptr && mayShowCrossTable() && wantedView() != shownView())
        refresh();
}

} // namespace pairwright
