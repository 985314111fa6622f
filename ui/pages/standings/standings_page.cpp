#include "ui/pages/standings/standings_page.h"

#include "app/formats/board_places.h"
#include "app/pairing/play_off.h"
#include "ui/models/row_filter.h"
#include "ui/pages/standings/standings_model.h"
#include "ui/pages/standings/standings_output.h"
#include "ui/pages/standings/story_delegate.h"
#include "ui/pages/standings/story_legend.h"
#include "ui/pages/standings/tie_break_editor.h"
#include "ui/text/format.h"
#include "ui/text/rounds/round_text.h"
#include "ui/text/steps/correction_text.h"
#include "ui/theme/icons.h"
#include "ui/theme/look_shapes.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/form_keys.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/round_tabs.h"
#include "ui/widgets/row_choice.h"
#include "ui/widgets/state_chip.h"
#include "ui/widgets/text_styles.h"
#include "ui/widgets/view_tabs.h"

#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace pairwright {

namespace {

constexpr int boardsInTheHeader = 8;

/// How the games that have not ended count in the standings after a round.
QString waitingText(const Tournament& tournament, std::vector<OpenGames> waiting, int round)
{
    QStringList parts;
    const auto places = [&tournament](const OpenGames& games, const std::vector<int>& boards, Unended why) {
        return boardPlaces(tournament, games.round, boards, why, boardsInTheHeader);
    };
    if (!waiting.empty() && waiting.back().round.value == round) {
        const OpenGames& own = waiting.back();
        if (!own.missing.empty())
            parts.append(StandingsPage::tr("Results missing, counted as 0: %1", "boards or matches")
                             .arg(places(own, own.missing, Unended::missing)));
        if (!own.adjourned.empty())
            parts.append(StandingsPage::tr("Adjourned, counted as draws: %1")
                             .arg(places(own, own.adjourned, Unended::adjourned)));
        waiting.pop_back();
    }
    if (!waiting.empty())
        parts.append(StandingsPage::tr("Not ended: %1").arg(describeOpenGames(tournament, waiting)));
    return parts.join(QStringLiteral(" · "));
}

/// Whether the lots that decide are drawn.
QString lotsText(const Tournament& tournament)
{
    const Settings& settings = tournament.settings;
    if (std::none_of(settings.tieBreaks.begin(), settings.tieBreaks.end(),
                     [](const TieBreak& one) { return one.kind == TieBreakKind::Lot; }))
        return {};
    return settings.lotSeed
               ? StandingsPage::tr("Lots drawn by seed %1.").arg(*settings.lotSeed)
               : StandingsPage::tr("The lots are not drawn yet: Reports > Draw Lots among the Tied (Ctrl+Shift+O).");
}

} // namespace

StandingsPage::StandingsPage(Desk& desk, QWidget* parent)
    : Page(desk, parent)
    , model_(new StandingsModel(desk, this))
    , filter_(new RowFilter(this))
    , header_(new PageHeader)
    , tabs_(new RoundTabs)
    , views_(new ViewTabs("standingsViews", 2))
    , state_(new StateChip)
    , search_(new QLineEdit)
    , categoriesLabel_(new PlainLabel)
    , categories_(new QComboBox)
    , editList_(new QToolButton)
    , playOff_(new QPushButton)
    , take_(new QToolButton)
    , editor_(new TieBreakEditor)
    , notComputed_(new PlainLabel)
    , body_(new QStackedWidget)
    , table_(new DataTable)
    , legend_(new StoryLegend)
    , empty_(new EmptyState(QStringLiteral("standings")))
{
    setObjectName(QStringLiteral("standingsPage"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    header_->addMark(state_);
    search_->setClearButtonEnabled(true);
    search_->setMinimumWidth(80);
    buildTools();
    header_->addControl(views_);
    header_->addControl(tabs_);
    column->addWidget(header_);
    editor_->hide();
    column->addWidget(editor_);
    notComputed_->setObjectName(QStringLiteral("notComputed"));
    notComputed_->setWordWrap(true);
    notComputed_->setContentsMargins(16, 0, 16, 8);
    makeMuted(notComputed_);
    notComputed_->hide();
    column->addWidget(notComputed_);
    connect(model_, &QAbstractItemModel::modelReset, this, &StandingsPage::refreshNote);
    filter_->setSourceModel(model_);
    table_->setObjectName(QStringLiteral("standingsTable"));
    table_->setModel(filter_);
    table_->setSortingEnabled(true);
    table_->sortByColumn(StandingsModel::Rank, Qt::AscendingOrder);
    table_->setNameColumns({StandingsModel::Name});
    buildStory();
    orderColumns();
    connect(model_, &QAbstractItemModel::modelReset, this, &StandingsPage::orderColumns);
    connect(model_, &QAbstractItemModel::modelReset, this, &StandingsPage::sortAgain);
    body_->addWidget(empty_);
    body_->addWidget(table_);
    body_->setContentsMargins(look::tableMargin, 0, look::tableMargin, 0);
    column->addWidget(body_, 1);
    legend_->setObjectName(QStringLiteral("storyLegend"));
    legend_->setContentsMargins(16, 8, 16, 8);
    legend_->hide();
    column->addWidget(legend_);

    connectParts();
    retranslate();
}

void StandingsPage::orderColumns()
{
    QList<int> order{StandingsModel::RankLine,     StandingsModel::Club,   StandingsModel::Federation,
                     StandingsModel::RatingColumn, StandingsModel::Change, StandingsModel::Number};
    // Names win over all tie-breaks but the first.
    for (int column = model_->decidedByColumn(); column > StandingsModel::FirstTieBreak; --column)
        order.append(column);
    table_->setDropOrder(order);
    // The last one takes what is left, so that the numbers stand near the names.
    table_->setStretchColumns({StandingsModel::Name, StandingsModel::Club, model_->decidedByColumn()});
}

void StandingsPage::sortAgain()
{
    QStringList titles;
    for (int column = StandingsModel::FirstTieBreak; column <= model_->decidedByColumn(); ++column)
        titles.append(model_->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
    if (std::exchange(tieBreakTitles_, titles) != titles &&
        table_->horizontalHeader()->sortIndicatorSection() >= StandingsModel::FirstTieBreak)
        table_->sortByColumn(StandingsModel::Rank, Qt::AscendingOrder);
}

void StandingsPage::buildTools()
{
    categories_->setObjectName(QStringLiteral("standingsCategories"));
    categories_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    editList_->setObjectName(QStringLiteral("editTieBreaks"));
    editList_->setCheckable(true);
    playOff_->setObjectName(QStringLiteral("playOff"));
    take_->setObjectName(QStringLiteral("takeStandings"));
    take_->setPopupMode(QToolButton::InstantPopup);
    auto* menu = new QMenu(take_);
    for (QAction*& action : takeActions_)
        action = menu->addAction(QString());
    take_->setMenu(menu);
    categoriesLabel_->setBuddy(categories_);
    header_->addControl(categoriesLabel_);
    header_->addControl(categories_);
    header_->addControl(search_);
    header_->addControl(playOff_);
    header_->addControl(editList_);
    header_->addControl(take_);
}

void StandingsPage::connectParts()
{
    leadIntoRows(search_, table_);
    connect(search_, &QLineEdit::textChanged, filter_, &RowFilter::setWords);
    connect(tabs_, &RoundTabs::roundChosen, this, &StandingsPage::chooseRound);
    connect(categories_, &QComboBox::activated, this, [this](int index) {
        model_->showCategory(offered_.at(static_cast<std::size_t>(index)));
        refresh();
    });
    table_->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(table_, &QWidget::customContextMenuRequested, this, [this](const QPoint& position) {
        auto* menu = new QMenu(table_);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->addAction(desk().actions().get(ActionId::explain));
        menu->addSeparator();
        for (const ActionId id : {ActionId::drawLots, ActionId::rankTied})
            menu->addAction(desk().actions().get(id));
        menu->addSeparator();
        for (QAction* action : takeActions_)
            menu->addAction(action);
        menu->popup(table_->viewport()->mapToGlobal(position));
    });
    connect(playOff_, &QPushButton::clicked, this, &StandingsPage::askPlayOff);
    connect(desk().actions().get(ActionId::drawLots), &QAction::triggered, this, &StandingsPage::drawLots);
    connect(desk().actions().get(ActionId::rankTied), &QAction::triggered, this, &StandingsPage::rankTied);
    connect(editList_, &QToolButton::toggled, this, &StandingsPage::editTieBreaks);
    connect(editor_, &TieBreakEditor::cancelled, this, [this] { editList_->setChecked(false); });
    connect(editor_, &TieBreakEditor::accepted, this, &StandingsPage::storeTieBreaks);
    const auto shown = [this] {
        return ShownStandings{wantedRound(), model_->category()};
    };
    connect(takeActions_[0], &QAction::triggered, this, [this, shown] {
        desk().onceSaved(this, [this, shown] {
            copyStandings(desk().projected(), shown());
            desk().messages().tell(Mood::good, tr("Copied: paste it into a spreadsheet or a letter."));
        });
    });
    constexpr std::array files{StandingsFile::csv, StandingsFile::html, StandingsFile::pdf};
    for (std::size_t i = 0; i < files.size(); ++i)
        connect(takeActions_.at(i + 1), &QAction::triggered, this, [this, shown, format = files.at(i)] {
            desk().onceSaved(this, [this, shown, format] { saveStandings(desk(), shown(), format); });
        });
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &StandingsPage::askInspector);
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        lightCurrent();
        if (isVisible())
            announceSelection();
    });
    connect(&desk(), &Desk::sessionChanged, this, [this] {
        model_->showCategory({});
        editList_->setChecked(false);
        chosen_.forget();
        refresh();
    });
    connect(&desk(), &Desk::changed, this, &StandingsPage::refresh);
    connect(&desk(), &Desk::changedEntirely, this, &StandingsPage::refresh);
}

void StandingsPage::editTieBreaks(bool open)
{
    if (open && desk().session() != nullptr) {
        edited_ = desk().projected().settings.tieBreaks;
        editor_->begin(edited_, desk().projected().tieBreakRules());
    }
    editor_->setVisible(open);
    if (!open)
        table_->setFocus();
}

void StandingsPage::storeTieBreaks(const std::vector<TieBreak>& list)
{
    desk().apply(SetTieBreaks{list, edited_}, tr("Change the tie-breaks?"), tr("Change"),
                 whenAccepted([this] { editList_->setChecked(false); }));
}

void StandingsPage::askInspector()
{
    // Two selected rows are compared; a single one with the row above it, the first with the one below.
    std::vector<int> rows;
    for (const QModelIndex& index : table_->selectionModel()->selectedRows())
        rows.push_back(filter_->mapToSource(index).row());
    std::optional<StandingsQuestion> question;
    if (isVisible() && table_->isVisible() && !rows.empty() && model_->rowCount() > 1) {
        const int first = rows.front();
        const int other = rows.size() > 1 ? rows.back() : first > 0 ? first - 1 : first + 1;
        question = StandingsQuestion{model_->keyAt(other), model_->keyAt(first), model_->afterRound()};
    }
    desk().askAboutStandings(question);
}

void StandingsPage::announceSelection()
{
    const QModelIndex now = table_->currentIndex();
    if (desk().session() != nullptr && now.isValid())
        desk().selectPlayer(model_->keyAt(filter_->mapToSource(now).row()));
}

void StandingsPage::refreshCategories()
{
    std::vector<StandingsCategory> offered = categoriesOf(desk().projected());
    offered.insert(offered.begin(), StandingsCategory{});
    offered_ = std::move(offered);
    const QSignalBlocker quiet(categories_);
    categories_->clear();
    int current = 0;
    for (std::size_t i = 0; i < offered_.size(); ++i) {
        categories_->addItem(nameOf(offered_[i]));
        if (offered_[i] == model_->category())
            current = static_cast<int>(i);
    }
    categories_->setCurrentIndex(current);
    constexpr int mostLetters = 24; // of a long name the rest is in the list
    const int letters = static_cast<int>(categories_->currentText().size());
    categories_->setMinimumContentsLength(std::min(letters, mostLetters));
    categories_->setMaximumWidth(categories_->fontMetrics().averageCharWidth() * (mostLetters + 4));
    constexpr int besideText = 44; // the arrow and the edges
    categories_->setMinimumWidth(
        std::min(categories_->maximumWidth(),
                 categories_->fontMetrics().horizontalAdvance(categories_->currentText()) + besideText));
    if (!(offered_[static_cast<std::size_t>(current)] == model_->category()))
        model_->showCategory({});
    for (QWidget* widget : std::initializer_list<QWidget*>{categoriesLabel_, categories_})
        widget->setVisible(offered_.size() > 1);
}

int StandingsPage::wantedRound() const
{
    return chosen_.valueOr(roundOfStandings(desk().projected()), desk().projected());
}

void StandingsPage::chooseRound(RoundNumber round)
{
    chosen_.choose(round, desk().projected());
    refresh();
}

void StandingsPage::stepRound(int rounds)
{
    const int wanted = wantedRound() + rounds;
    if (wanted >= 1 && wanted <= desk().projected().lastPublished().value)
        chooseRound(RoundNumber{wanted});
}

void StandingsPage::refresh()
{
    if (desk().session() == nullptr)
        return;
    const Tournament& tournament = desk().projected();
    const int published = tournament.lastPublished().value;
    const int round = wantedRound();
    if (model_->afterRound() != round)
        model_->show(round);
    if (isVisible())
        refreshCategories();
    editList_->setEnabled(desk().mayChange(CommandName::setTieBreaks));
    for (const ActionId id : {ActionId::drawLots, ActionId::rankTied})
        desk().actions().enable(id, desk().mayChange(CommandName::drawLots) && published > 0);
    const QString waits = whyNoFinalStandings(tournament, round);
    const bool shows = published > 0 && waits.isEmpty();
    take_->setEnabled(shows);
    if (waits.isEmpty())
        empty_->set(tr("No standings yet"), tr("They appear as soon as round 1 is published."));
    else
        empty_->set(tr("The final standings wait"), waits);
    if (!shows)
        table_->clearSelection();
    body_->setCurrentWidget(shows ? static_cast<QWidget*>(table_) : empty_);
    refreshStory();
    tabs_->set(tournament.settings.plannedRounds, published,
               round > 0 ? std::optional(RoundNumber{round}) : std::nullopt);
    header_->setTitle(round > 0 ? tr("Standings after Round %1").arg(round) : tr("Standings"));
    const std::vector<OpenGames> waiting = openGames(tournament, round);
    QStringList facts;
    const bool final = round > 0 && round == tournament.settings.plannedRounds && waiting.empty();
    if (const QString corrected = correctedSince(tournament, RoundNumber{round});
        waiting.empty() && !corrected.isEmpty())
        facts.append(tr("Corrected since the next round was published: %1. Sheets printed before are not right "
                        "any more.")
                         .arg(corrected));
    else if (waits.isEmpty())
        facts.append(waitingText(tournament, waiting, round));
    if (model_->areStated())
        facts.append(statedRanksText());
    else if (tournament.settings.statedRanks)
        facts.append(tr("The imported file names no tie-breaks: equal points share a rank until you choose some."));
    const std::vector<PlayerKey> tied = round == published ? tiedForFirst(tournament) : std::vector<PlayerKey>();
    playOff_->setVisible(!tied.empty());
    playOff_->setEnabled(desk().mayChange(CommandName::setPlayOffWinner));
    if (const auto winner = tied.empty() ? std::nullopt : playOffWinner(tournament))
        facts.append(playOffNote(displayName(tournament.player(*winner)->data)));
    facts.append(lotsText(tournament));
    facts.removeAll(QString());
    header_->setFacts(facts.join(QLatin1Char(' ')));
    refreshNote();
    const bool provisional = round > 0 && !waiting.empty() && waits.isEmpty();
    state_->set(final ? Mood::good : Mood::warning, final ? tr("Final") : provisional ? tr("Provisional") : QString());
}

void StandingsPage::refreshNote()
{
    QStringList notes{model_->expelled(), model_->notComputed()};
    notes.removeAll(QString());
    notComputed_->setText(notes.join(QLatin1Char(' ')));
    notComputed_->setVisible(!notComputed_->text().isEmpty());
}

void StandingsPage::focusFilter()
{
    search_->setFocus();
    search_->selectAll();
}

void StandingsPage::focusPlace(const Place& place)
{
    table_->setFocus();
    if (place.player)
        if (const QModelIndex own =
                filter_->mapFromSource(model_->index(model_->rowOf(*place.player), StandingsModel::Name));
            own.isValid()) {
            chooseRow(*table_, own.row());
            table_->scrollTo(own);
            return;
        }
    // The focus makes the first row the current one, but does not choose it.
    if (!table_->selectionModel()->hasSelection() && filter_->rowCount() > 0)
        chooseRow(*table_, std::max(0, table_->currentIndex().row()));
}

void StandingsPage::showEvent(QShowEvent* event)
{
    model_->setActive(true);
    Page::showEvent(event);
    refresh();
    askInspector();
}

void StandingsPage::hideEvent(QHideEvent* event)
{
    model_->setActive(false);
    desk().askAboutStandings({});
    Page::hideEvent(event);
}

void StandingsPage::retranslate()
{
    views_->setTabText(0, tr("Numbers"));
    views_->setTabText(1, tr("Story"));
    views_->setAccessibleName(tr("What the standings show"));
    categoriesLabel_->setText(tr("Group"));
    categories_->setAccessibleName(tr("Group"));
    categories_->setToolTip(tr("Part of the field, with ranks of its own"));
    playOff_->setText(tr("Play-off…"));
    playOff_->setToolTip(tr("Enter who of those with the most points has won a play-off"));
    editList_->setText(tr("Tie-breaks"));
    editList_->setToolTip(tr("Choose what decides among equal points"));
    take_->setIcon(themedIcon(QStringLiteral("edit-copy")));
    take_->setToolTip(tr("Copy or save"));
    take_->setAccessibleName(take_->toolTip());
    const std::array texts{tr("Copy as table"), tr("Save as CSV…"), tr("Save as HTML…"), tr("Save as PDF…")};
    for (std::size_t i = 0; i < texts.size(); ++i)
        takeActions_.at(i)->setText(texts.at(i));
    search_->setPlaceholderText(tr("Find (Ctrl+F)"));
    search_->setMinimumWidth(std::max(80, search_->fontMetrics().horizontalAdvance(search_->placeholderText()) + 20));
    search_->setAccessibleName(tr("Find in the standings"));
    table_->setAccessibleName(tr("Standings"));
    empty_->set(tr("No standings yet"), tr("They appear as soon as round 1 is published."));
    model_->retranslate();
    refresh();
}

} // namespace pairwright
