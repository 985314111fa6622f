#include "ui/pages/history/history_page.h"

#include "app/formats/report/shown_date.h"
#include "ui/pages/history/history_filter.h"
#include "ui/pages/history/moment_view.h"
#include "ui/text/finding_text.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/scrolled.h"

#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace pairwright {

namespace {

constexpr int piece = 250; ///< steps that are read at once
constexpr int sideBySideFrom = 720;
constexpr int panelWidth = 340;
constexpr std::size_t stepsNamed = 8;
constexpr std::array subjects{StepSubject::players, StepSubject::rounds, StepSubject::results, StepSubject::settings,
                              StepSubject::marks};

} // namespace

HistoryPage::HistoryPage(Desk& desk, QWidget* parent)
    : Page(desk, parent)
    , model_(new HistoryModel(this))
    , filter_(new HistoryFilter(this))
    , header_(new PageHeader)
    , search_(new QLineEdit)
    , subjects_(new QComboBox)
    , rounds_(new QComboBox)
    , body_(new QStackedWidget)
    , split_(new QSplitter)
    , table_(new DataTable)
    , panel_(new StepPanel)
    , moment_(new MomentView)
{
    setObjectName(QStringLiteral("historyPage"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    search_->setObjectName(QStringLiteral("historySearch"));
    search_->setClearButtonEnabled(true);
    search_->setMinimumWidth(80);
    subjects_->setObjectName(QStringLiteral("historySubjects"));
    rounds_->setObjectName(QStringLiteral("historyRounds"));
    for (QComboBox* box : {subjects_, rounds_})
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    header_->addControl(subjects_);
    header_->addControl(rounds_);
    header_->addControl(search_);
    filter_->setSourceModel(model_);
    table_->setObjectName(QStringLiteral("historyTable"));
    table_->setModel(filter_);
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setStretchColumns({HistoryModel::What});
    split_->addWidget(table_);
    split_->addWidget(scrolled(panel_));
    split_->setStretchFactor(0, 1);
    split_->setChildrenCollapsible(false);
    auto* list = new QWidget;
    auto* listColumn = new QVBoxLayout(list);
    listColumn->setContentsMargins(0, 0, 0, 0);
    listColumn->setSpacing(0);
    listColumn->addWidget(header_);
    listColumn->addWidget(split_, 1);
    body_->addWidget(list);
    body_->addWidget(moment_);
    column->addWidget(body_, 1);
    older_.setInterval(0);
    connectParts();
    retranslate();
}

void HistoryPage::connectParts()
{
    connect(search_, &QLineEdit::textChanged, this, [this](const QString& typed) {
        filter_->setWords(typed);
        refreshFacts();
    });
    connect(subjects_, &QComboBox::currentIndexChanged, this, [this](int index) {
        filter_->setSubject(index > 0 ? std::optional(subjects.at(static_cast<std::size_t>(index) - 1)) : std::nullopt);
        refreshFacts();
    });
    connect(rounds_, &QComboBox::currentIndexChanged, this, [this](int index) {
        filter_->setRound(index > 0 ? std::optional(RoundNumber{index}) : std::nullopt);
        refreshFacts();
    });
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &HistoryPage::showStep);
    connect(table_, &DataTable::rowActivated, this, &HistoryPage::lookAtMoment);
    connect(table_, &QTableView::doubleClicked, this, &HistoryPage::lookAtMoment);
    connect(panel_, &StepPanel::lookWanted, this, &HistoryPage::lookAtMoment);
    connect(panel_, &StepPanel::restoreWanted, this, &HistoryPage::restoreMoment);
    connect(panel_, &StepPanel::copyWanted, this, [this] {
        if (const auto entry = selected())
            emit copyWanted(*entry);
    });
    connect(moment_, &MomentView::closed, this, &HistoryPage::backToPresent);
    connect(&older_, &QTimer::timeout, this, &HistoryPage::readOlder);
    connect(&desk(), &Desk::sessionChanged, this, [this] {
        older_.stop();
        backToPresent();
        model_->clear();
        showStep();
        if (isVisible())
            start();
    });
    connect(&desk(), &Desk::saved, this, &HistoryPage::readNewer);
}

void HistoryPage::start()
{
    if (desk().session() == nullptr)
        return;
    unreadable_ = false;
    fillRounds();
    readNewer();
    if (model_->oldest() > 1)
        older_.start();
    if (!table_->currentIndex().isValid() && filter_->rowCount() > 0)
        table_->selectRow(0);
    refreshFacts();
}

/// What came since; the first time the newest piece.
void HistoryPage::readNewer()
{
    TournamentSession* session = desk().session();
    // While the disk is at work the page waits for the next word of it, and the window goes on.
    if (session == nullptr || !isVisible() || unreadable_ || session->isSaving())
        return;
    const std::int64_t last = session->lastStep();
    const std::int64_t first =
        model_->newest() > 0 ? model_->newest() + 1 : std::max<std::int64_t>(1, last - piece + 1);
    if (first > last)
        return;
    const auto entries = session->history(first, static_cast<int>(last - first + 1));
    if (!entries) {
        tell(entries.error());
        return;
    }
    model_->addNewer(*entries);
    fillRounds();
    refreshFacts();
    showStep();
}

void HistoryPage::readOlder()
{
    TournamentSession* session = desk().session();
    if (session == nullptr || !isVisible() || unreadable_ || model_->oldest() <= 1) {
        older_.stop();
        refreshFacts();
        return;
    }
    if (session->isSaving())
        return;
    const std::int64_t last = model_->oldest() - 1;
    const std::int64_t first = std::max<std::int64_t>(1, last - piece + 1);
    const auto entries = session->history(first, static_cast<int>(last - first + 1));
    if (!entries) {
        tell(entries.error());
        return;
    }
    // A journal with holes: what is there is shown, and nobody asks for ever.
    if (entries->empty())
        older_.stop();
    model_->addOlder(*entries);
    refreshFacts();
}

void HistoryPage::tell(const CommandError& error)
{
    older_.stop();
    unreadable_ = true;
    desk().messages().tell(Mood::bad, tr("The history cannot be read:") + QLatin1Char(' ') +
                                          sentencesFor(error.findings, desk().projected()).join(QLatin1Char('\n')));
}

void HistoryPage::fillRounds()
{
    if (desk().session() == nullptr)
        return;
    const int planned =
        std::max(desk().projected().settings.plannedRounds, static_cast<int>(desk().projected().rounds.size()));
    const QSignalBlocker quiet(rounds_);
    const int chosen = std::clamp(rounds_->currentIndex(), 0, planned);
    rounds_->clear();
    rounds_->addItem(tr("All rounds"));
    for (int round = 1; round <= planned; ++round)
        rounds_->addItem(tr("Round %1").arg(round));
    rounds_->setCurrentIndex(chosen);
}

void HistoryPage::refreshFacts()
{
    const int shown = filter_->rowCount();
    const int all = model_->rowCount();
    if (older_.isActive())
        header_->setFacts(tr("Reading …"));
    else
        header_->setFacts(shown == all ? tr("%n step(s)", nullptr, all)
                                       : tr("%1 of %n step(s)", nullptr, all).arg(shown));
}

std::optional<HistoryEntry> HistoryPage::selected() const
{
    const QModelIndex index = table_->currentIndex();
    if (!index.isValid())
        return std::nullopt;
    return model_->at(filter_->mapToSource(index).row());
}

StepPanel::WayBack HistoryPage::wayBackTo(const HistoryEntry& entry) const
{
    if (desk().session()->isReadOnly())
        return StepPanel::WayBack::readOnly;
    const std::vector<HistoryEntry> since = model_->after(entry.step);
    if (std::any_of(since.begin(), since.end(), [](const HistoryEntry& later) { return later.isBarrier; }))
        return StepPanel::WayBack::beyondBarrier;
    const bool changed = std::any_of(since.begin(), since.end(), [](const HistoryEntry& later) {
        return later.description.command != CommandName::markCheckpoint;
    });
    return changed ? StepPanel::WayBack::open : StepPanel::WayBack::nothingSince;
}

void HistoryPage::showStep()
{
    const auto entry = selected();
    if (!entry || desk().session() == nullptr) {
        panel_->show(std::nullopt, {}, StepPanel::WayBack::nothingSince);
        return;
    }
    const auto changes = desk().session()->changesOf(entry->step);
    std::vector<ChangeLine> lines;
    if (changes)
        lines = linesFor(*changes, desk().session()->saved());
    else
        lines.push_back({sentencesFor(changes.error().findings, desk().projected()).join(QLatin1Char('\n')), {}, {}});
    panel_->show(entry, lines, wayBackTo(*entry));
}

void HistoryPage::lookAtMoment()
{
    const auto entry = selected();
    if (!entry || desk().session() == nullptr)
        return;
    QApplication::setOverrideCursor(Qt::WaitCursor);
    const auto moment = desk().session()->tournamentAfter(entry->step);
    QApplication::restoreOverrideCursor();
    if (!moment) {
        desk().messages().tell(Mood::bad,
                               sentencesFor(moment.error().findings, desk().projected()).join(QLatin1Char('\n')));
        return;
    }
    body_->setCurrentWidget(moment_);
    moment_->show(*moment, *entry);
}

void HistoryPage::backToPresent()
{
    if (body_->currentWidget() != moment_)
        return;
    body_->setCurrentIndex(0);
    moment_->clear();
    table_->setFocus();
}

QString HistoryPage::whatIsUndone(std::int64_t step) const
{
    QStringList lines;
    int more = 0;
    for (const HistoryEntry& later : model_->after(step)) {
        if (later.description.command == CommandName::markCheckpoint)
            continue;
        if (static_cast<std::size_t>(lines.size()) < stepsNamed)
            lines.append(QStringLiteral("• ") + describeEntry(later));
        else
            ++more;
    }
    if (more > 0)
        lines.append(tr("• and %n more", nullptr, more));
    return lines.join(QLatin1Char('\n'));
}

void HistoryPage::restoreMoment()
{
    const auto entry = selected();
    if (!entry || desk().session() == nullptr)
        return;
    const QString time = shownDateTime(entry->at.toLocalTime());
    Question question;
    question.level = WarningLevel::confirm;
    question.title = tr("Go back to %1?").arg(time);
    question.text = tr("This is taken back, the newest first:") + QLatin1Char('\n') + whatIsUndone(entry->step) +
                    QStringLiteral("\n\n") + tr("It becomes one step of the history, which can be undone.");
    question.action = tr("Go Back");
    if (!desk().asker().ask(question))
        return;
    const auto outcome = desk().session()->restoreMoment(entry->step);
    if (outcome)
        desk().messages().tell(Mood::good, tr("The tournament is as it was on %1 again.").arg(time));
    else
        desk().messages().tell(Mood::warning,
                               sentencesFor(outcome.error().findings, desk().projected()).join(QLatin1Char('\n')));
}

void HistoryPage::focusFilter()
{
    backToPresent();
    search_->setFocus();
    search_->selectAll();
}

void HistoryPage::select(std::int64_t step)
{
    backToPresent();
    search_->clear();
    subjects_->setCurrentIndex(0);
    rounds_->setCurrentIndex(0);
    readNewer();
    while (model_->oldest() > std::max<std::int64_t>(step, 1) && !unreadable_) {
        const std::int64_t before = model_->oldest();
        readOlder();
        if (model_->oldest() == before)
            break;
    }
    for (int row = 0; row < filter_->rowCount(); ++row) {
        const int source = filter_->mapToSource(filter_->index(row, 0)).row();
        if (model_->at(source).step == step) {
            table_->selectRow(row);
            table_->scrollTo(table_->currentIndex());
            return;
        }
    }
}

void HistoryPage::focusPlace(const Place&)
{
    if (body_->currentWidget() == moment_)
        moment_->setFocus();
    else
        table_->setFocus();
}

void HistoryPage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    start();
}

void HistoryPage::hideEvent(QHideEvent* event)
{
    older_.stop();
    Page::hideEvent(event);
}

void HistoryPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    const int wantedPanel =
        std::max(panelWidth, panel_->minimumSizeHint().width() + style()->pixelMetric(QStyle::PM_ScrollBarExtent));
    const Qt::Orientation wanted = width() < sideBySideFrom ? Qt::Vertical : Qt::Horizontal;
    if (split_->orientation() != wanted || split_->sizes().constLast() == 0) {
        split_->setOrientation(wanted);
        if (wanted == Qt::Horizontal)
            split_->setSizes({width() - wantedPanel, wantedPanel});
        else
            split_->setSizes({height() * 3 / 5, height() * 2 / 5});
    }
}

void HistoryPage::retranslate()
{
    header_->setTitle(tr("History"));
    search_->setPlaceholderText(tr("Find (Ctrl+F)"));
    search_->setAccessibleName(tr("Find in the history"));
    const QSignalBlocker quiet(subjects_);
    const int chosen = std::max(0, subjects_->currentIndex());
    subjects_->clear();
    subjects_->addItems(
        {tr("All steps"), tr("Players"), tr("Rounds"), tr("Results"), tr("Settings"), tr("Checkpoints and ways back")});
    subjects_->setCurrentIndex(chosen);
    subjects_->setAccessibleName(tr("Kind of steps"));
    rounds_->setAccessibleName(tr("Steps of a round"));
    table_->setAccessibleName(tr("History"));
    fillRounds();
    model_->retranslate();
    panel_->retranslate();
    showStep();
    moment_->retranslate();
    refreshFacts();
}

} // namespace pairwright
