#include "ui/pages/standings/standings_page.h"

#include "ui/models/row_filter.h"
#include "ui/pages/standings/standings_model.h"
#include "ui/text/round_text.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/round_tabs.h"
#include "ui/widgets/state_chip.h"

#include <QLineEdit>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace pairwright {

namespace {
constexpr int boardsInTheHeader = 8;
} // namespace

StandingsPage::StandingsPage(Desk& desk, QWidget* parent)
    : Page(desk, parent)
    , model_(new StandingsModel(desk, this))
    , filter_(new RowFilter(this))
    , header_(new PageHeader)
    , tabs_(new RoundTabs)
    , state_(new StateChip)
    , search_(new QLineEdit)
    , body_(new QStackedWidget)
    , table_(new DataTable)
    , empty_(new EmptyState(QStringLiteral("standings")))
{
    setObjectName(QStringLiteral("standingsPage"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    header_->addMark(state_);
    search_->setClearButtonEnabled(true);
    search_->setMinimumWidth(160);
    header_->addControl(search_);
    header_->addControl(tabs_);
    column->addWidget(header_);
    filter_->setSourceModel(model_);
    table_->setObjectName(QStringLiteral("standingsTable"));
    table_->setModel(filter_);
    table_->setSortingEnabled(true);
    table_->sortByColumn(StandingsModel::Rank, Qt::AscendingOrder);
    table_->setStretchColumns({StandingsModel::Name, StandingsModel::Club});
    body_->addWidget(empty_);
    body_->addWidget(table_);
    column->addWidget(body_, 1);

    connect(search_, &QLineEdit::textChanged, filter_, &RowFilter::setWords);
    connect(tabs_, &RoundTabs::roundChosen, this, [this](RoundNumber round) { this->desk().showRound(round); });
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& now) {
        if (now.isValid())
            this->desk().selectPlayer(model_->keyAt(filter_->mapToSource(now).row()));
    });
    connect(&desk, &Desk::sessionChanged, this, &StandingsPage::refresh);
    connect(&desk, &Desk::shownRoundChanged, this, &StandingsPage::refresh);
    connect(&desk, &Desk::changed, this, &StandingsPage::refresh);
    connect(&desk, &Desk::changedEntirely, this, &StandingsPage::refresh);
    retranslate();
}

int StandingsPage::wantedRound() const
{
    const int published = desk().tournament().publishedRounds();
    return std::min(published, desk().shownRound().value_or(RoundNumber{published}).value);
}

void StandingsPage::refresh()
{
    if (desk().session() == nullptr)
        return;
    const Tournament& tournament = desk().tournament();
    const int published = tournament.publishedRounds();
    const int round = wantedRound();
    if (model_->afterRound() != round)
        model_->show(round);
    body_->setCurrentWidget(published == 0 ? static_cast<QWidget*>(empty_) : table_);
    tabs_->set(tournament.settings.plannedRounds, published,
               round > 0 ? std::optional(RoundNumber{round}) : std::nullopt);
    header_->setTitle(round > 0 ? tr("Standings after Round %1").arg(round) : tr("Standings"));
    std::vector<int> open;
    std::vector<int> adjourned;
    if (const Round* shown = tournament.round(RoundNumber{round})) {
        open = shown->openBoards();
        adjourned = shown->adjournedBoards();
    }
    const bool final = round > 0 && round == tournament.settings.plannedRounds && open.empty() && adjourned.empty();
    if (!open.empty())
        header_->setFacts(tr("%n result(s) missing, counted as 0:", nullptr, static_cast<int>(open.size())) +
                          QLatin1Char(' ') + boardList(open, boardsInTheHeader));
    else if (!adjourned.empty())
        header_->setFacts(tr("Adjourned, counted as draws: %1").arg(boardList(adjourned, boardsInTheHeader)));
    else
        header_->setFacts({});
    const bool provisional = round > 0 && (!open.empty() || !adjourned.empty());
    state_->set(final ? Mood::good : Mood::warning, final ? tr("Final") : provisional ? tr("Provisional") : QString());
}

void StandingsPage::focusFilter()
{
    search_->setFocus();
    search_->selectAll();
}

void StandingsPage::focusPlace(const Place&)
{
    table_->setFocus();
    if (!table_->currentIndex().isValid() && filter_->rowCount() > 0)
        table_->selectRow(0);
}

void StandingsPage::showEvent(QShowEvent* event)
{
    model_->setActive(true);
    Page::showEvent(event);
}

void StandingsPage::hideEvent(QHideEvent* event)
{
    model_->setActive(false);
    Page::hideEvent(event);
}

void StandingsPage::retranslate()
{
    search_->setPlaceholderText(tr("Find (Ctrl+F)"));
    search_->setAccessibleName(tr("Find in the standings"));
    table_->setAccessibleName(tr("Standings"));
    empty_->set(tr("No standings yet"), tr("They appear as soon as round 1 is published."));
    model_->retranslate();
    refresh();
}

} // namespace pairwright
