#include "ui/pages/history/history_page.h"

#include "app/formats/report/shown_date.h"
#include "ui/pages/history/history_filter.h"
#include "ui/pages/history/moment_view.h"
#include "ui/text/steps/finding_text.h"
#include "ui/theme/look_shapes.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/row_choice.h"
#include "ui/widgets/scrolled.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <utility>

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
    table_->setDropOrder({HistoryModel::Where, HistoryModel::Who});
    split_->addWidget(table_);
    split_->addWidget(scrolled(panel_));
    split_->setStretchFactor(0, 1);
    split_->setChildrenCollapsible(false);
    auto* list = new QWidget;
    auto* listColumn = new QVBoxLayout(list);
    listColumn->setContentsMargins(0, 0, 0, 0);
    listColumn->setSpacing(0);
    listColumn->addWidget(header_);
    auto* inset = new QHBoxLayout;
    inset->setContentsMargins(look::tableMargin, 0, look::tableMargin, 0);
    inset->addWidget(split_);
    listColumn->addLayout(inset, 1);
    body_->addWidget(list);
    body_->addWidget(moment_);
    column->addWidget(body_, 1);
    connectParts();
    retranslate();
}

void HistoryPage::connectParts()
{
    connect(search_, &QLineEdit::textChanged, this, [this](const QString& typed) {
        filter_->setTyped(typed);
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
    connect(moment_, &MomentView::looked, this, &HistoryPage::momentShown);
    connect(&desk(), &Desk::sessionChanged, this, [this] {
        backToPresent();
        model_->clear();
        isReading_ = isWhole_ = false;
        wanted_.reset();
        askedChanges_.reset();
        askedMoment_.reset();
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
    refreshFacts();
}

bool HistoryPage::mayRead() const
{
    return desk().session() != nullptr && isVisible() && !unreadable_ && !isReading_;
}

/// What came since; the first time the newest piece.
void HistoryPage::readNewer()
{
    if (!mayRead())
        return;
    const std::int64_t last = desk().session()->lastStep();
    const std::int64_t first =
        model_->newest() > 0 ? model_->newest() + 1 : std::max<std::int64_t>(1, last - piece + 1);
    if (first > last)
        readOlder();
    else
        read(first, last);
}

void HistoryPage::readOlder()
{
    if (!mayRead() || isWhole_ || model_->oldest() <= 1)
        return;
    const std::int64_t last = model_->oldest() - 1;
    read(std::max<std::int64_t>(1, last - piece + 1), last);
}

void HistoryPage::read(std::int64_t first, std::int64_t last)
{
    isReading_ = true;
    desk().session()->askHistory(first, static_cast<int>(last - first + 1), this,
                                 [this, first](const Expected<std::vector<HistoryEntry>, CommandError>& entries) {
                                     isReading_ = false;
                                     if (entries)
                                         take(first, *entries);
                                     else
                                         tell(entries.error());
                                 });
}

void HistoryPage::take(std::int64_t first, const std::vector<HistoryEntry>& entries)
{
    if (first > model_->newest()) {
        model_->addNewer(entries);
        fillRounds();
    } else {
        model_->addOlder(entries);
        isWhole_ = entries.empty(); // a journal with holes: what is there is shown, and nobody asks for ever
    }
    if (!table_->currentIndex().isValid() && filter_->rowCount() > 0)
        chooseRow(*table_, 0);
    selectWanted();
    showStep();
    // One piece after the other, and the window comes first.
    QMetaObject::invokeMethod(
        this,
        [this] {
            readNewer();
            refreshFacts();
        },
        Qt::QueuedConnection);
}

void HistoryPage::tell(const CommandError& error)
{
    unreadable_ = true;
    refreshFacts();
    desk().messages().tell(Mood::bad, tr("The history cannot be read: %1").arg(sentenceFor(error)));
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
    if (isReading_ || askedMoment_)
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

StepPanel::Way HistoryPage::wayBackTo(const HistoryEntry& entry) const
{
    using WayBack = StepPanel::WayBack;
    if (desk().session()->isReadOnly())
        return {WayBack::readOnly};
    if (!desk().session()->may(CommandName::restoreMoment))
        return {WayBack::ofTheChief};
    const std::vector<HistoryEntry> since = model_->after(entry.step);
    if (const auto barrier = std::ranges::find_if(since, &HistoryEntry::isBarrier); barrier != since.end())
        return {WayBack::beyondBarrier, *barrier};
    const bool changed = std::any_of(since.begin(), since.end(), [](const HistoryEntry& later) {
        return later.description.command != CommandName::markCheckpoint;
    });
    return {changed ? WayBack::open : WayBack::nothingSince};
}

void HistoryPage::showStep()
{
    const auto entry = selected();
    if (!entry || desk().session() == nullptr) {
        panel_->display(std::nullopt, {}, {});
        return;
    }
    panel_->display(entry, entry->step == panel_->step() ? panel_->changes() : std::vector<ChangeLine>{},
                    wayBackTo(*entry));
    askChanges();
}

/// Of the selected step. While an answer is awaited nothing else is asked, however fast somebody goes through the rows.
void HistoryPage::askChanges()
{
    const auto entry = selected();
    if (!entry || askedChanges_)
        return;
    askedChanges_ = entry->step;
    desk().session()->askChanges(entry->step, this, [this](const Expected<Delta, CommandError>& changes) {
        const std::int64_t step = *std::exchange(askedChanges_, std::nullopt);
        const auto wanted = selected();
        if (wanted && wanted->step != step)
            askChanges();
        else if (wanted && changes)
            panel_->display(wanted, linesFor(*changes, desk().session()->saved()), wayBackTo(*wanted));
        else if (wanted)
            panel_->display(wanted, {{sentenceFor(changes.error()), {}, {}}}, wayBackTo(*wanted));
        givePanel(0);
    });
}

QString HistoryPage::sentenceFor(const CommandError& error) const
{
    return sentencesFor(error, desk().projected()).join(QLatin1Char('\n'));
}

void HistoryPage::lookAtMoment()
{
    const auto entry = selected();
    if (!entry || desk().session() == nullptr || askedMoment_)
        return;
    askedMoment_ = entry->step;
    refreshFacts();
    desk().session()->askTournamentAfter(entry->step, this,
                                         [this, entry](const Expected<Tournament, CommandError>& moment) {
                                             askedMoment_.reset();
                                             refreshFacts();
                                             const auto wanted = selected();
                                             if (wanted && wanted->step == entry->step && isVisible())
                                                 showMoment(*entry, moment);
                                         });
}

void HistoryPage::showMoment(const HistoryEntry& entry, const Expected<Tournament, CommandError>& moment)
{
    if (!moment) {
        desk().messages().tell(Mood::bad, sentenceFor(moment.error()));
        return;
    }
    body_->setCurrentWidget(moment_);
    moment_->display(*moment, entry);
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
    desk().restoreMoment(entry->step, whenSaved(this, [this, time] {
                             desk().messages().tell(Mood::good,
                                                    tr("The tournament is as it was on %1 again.").arg(time));
                         }));
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
    wanted_ = step;
    readNewer();
    selectWanted();
}

void HistoryPage::selectWanted()
{
    for (int row = 0; wanted_ && row < filter_->rowCount(); ++row) {
        if (model_->at(filter_->mapToSource(filter_->index(row, 0)).row()).step != *wanted_)
            continue;
        wanted_.reset();
        chooseRow(*table_, row);
        table_->scrollTo(table_->currentIndex());
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

void HistoryPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    const Qt::Orientation wanted = width() < sideBySideFrom ? Qt::Vertical : Qt::Horizontal;
    if (split_->orientation() != wanted || split_->sizes().constLast() == 0) {
        split_->setOrientation(wanted);
        if (wanted == Qt::Horizontal)
            givePanel(panelWidth);
        else
            split_->setSizes({height() * 3 / 5, height() * 2 / 5});
    }
}

/// So wide beside the table, and as wide as what it shows.
void HistoryPage::givePanel(int least)
{
    const int needed =
        std::max(least, panel_->minimumSizeHint().width() + style()->pixelMetric(QStyle::PM_ScrollBarExtent));
    if (split_->orientation() == Qt::Horizontal && split_->sizes().constLast() < needed)
        split_->setSizes({width() - split_->handleWidth() - needed, needed});
}

void HistoryPage::retranslate()
{
    header_->setTitle(tr("History"));
    search_->setPlaceholderText(tr("Find (Ctrl+F)"));
    search_->setMinimumWidth(std::max(80, search_->fontMetrics().horizontalAdvance(search_->placeholderText()) + 20));
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
