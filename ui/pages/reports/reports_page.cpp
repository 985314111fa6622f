#include "ui/pages/reports/reports_page.h"

#include "app/formats/ratings/time_control.h"
#include "app/formats/report/html.h"
#include "ui/pages/reports/report_choices.h"
#include "ui/print/print_sheet.h"
#include "ui/print/sheet_preview.h"
#include "ui/text/files/storage_text.h"
#include "ui/text/rounds/round_text.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/round_tabs.h"
#include "ui/widgets/view_tabs.h"

#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QListWidget>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace pairwright {

namespace {

constexpr int choicesWidth = 220;
constexpr int leastChoices = 240;
constexpr double readable = 0.75; ///< px a point of a sheet that lies on its side

/// The page where that is made of which a sheet tells.
ActionId sourceOf(ReportKind kind, const Tournament& tournament)
{
    switch (kind) {
    case ReportKind::teamRankings:
        return tournament.settings.teamRankings.empty() ? ActionId::pagePrizes : ActionId::pagePlayers;
    case ReportKind::prizes:
    case ReportKind::prizeCeremony:
    case ReportKind::prizeWorksheet:
    case ReportKind::prizeReceipts: return ActionId::pagePrizes;
    case ReportKind::playerList:
    case ReportKind::payments:
    case ReportKind::wallChart:
    case ReportKind::nameBadges:
    case ReportKind::playerCards:
    case ReportKind::teamCards:
    case ReportKind::groups: return ActionId::pagePlayers;
    default: return ActionId::pageRounds;
    }
}

} // namespace

ReportsPage::ReportsPage(Desk& desk, Printing& printing, QWidget* parent)
    : Page(desk, parent)
    , printing_(printing)
    , header_(new PageHeader)
    , roundLabel_(new PlainLabel)
    , tabs_(new RoundTabs)
    , choices_(new ReportChoices(desk, printing))
    , body_(new QStackedWidget)
    , preview_(new SheetPreview)
    , empty_(new EmptyState(QStringLiteral("reports")))
{
    setObjectName(QStringLiteral("reportsPage"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    header_->addControl(roundLabel_);
    tabs_->setLabelled();
    header_->addControl(tabs_);
    zoom_ = new ViewTabs("sheetZoom", 2);
    header_->addControl(zoom_);
    options_ = new QPushButton;
    options_->setObjectName(QStringLiteral("sheetOptions"));
    options_->setProperty("quiet", true);
    options_->setCheckable(true);
    options_->hide();
    header_->addControl(options_);
    save_ = new QPushButton;
    save_->setObjectName(QStringLiteral("saveSheet"));
    auto* ways = new QMenu(save_);
    QList<QWidget*> buttons;
    for (const ActionId id : {ActionId::saveHtml, ActionId::savePdf}) {
        ways->addAction(desk.actions().get(id));
        buttons.append(new ActionButton(desk.actions().get(id)));
        header_->addControl(buttons.back());
    }
    save_->setMenu(ways);
    header_->addControl(save_);
    header_->fold(buttons, save_);
    auto* toPrint = new ActionButton(desk.actions().get(ActionId::print));
    toPrint->setProperty("primary", true);
    header_->addControl(toPrint);
    column->addWidget(header_);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    // The page is no higher for them: what does not fit scrolls in its place.
    choices_->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    choices_->setMinimumHeight(leastChoices);
    row->addWidget(choices_);
    body_->addWidget(empty_);
    body_->addWidget(preview_);
    row->addWidget(body_, 1);
    column->addLayout(row, 1);

    preview_->setWhole(true);
    connect(zoom_, &QTabBar::currentChanged, this, [this](int index) { preview_->setWhole(index == 0); });
    connect(choices_, &ReportChoices::changed, this, &ReportsPage::refresh);
    connect(options_, &QPushButton::toggled, this, &ReportsPage::fitChoices);
    connect(&printing_, &Printing::changed, this, [this] {
        if (printing_.plan().webAddress != address_)
            refresh();
    });
    connect(tabs_, &RoundTabs::roundChosen, this, &ReportsPage::chooseRound);
    connect(&desk, &Desk::sessionChanged, this, [this] {
        chosen_.forget();
        choices_->forget();
        refresh();
    });
    connect(&desk, &Desk::changed, this, &ReportsPage::refresh);
    connect(&desk, &Desk::changedEntirely, this, &ReportsPage::refresh);
    connect(desk.actions().get(ActionId::print), &QAction::triggered, this,
            [this] { this->desk().onceSaved(this, [this] { print(); }); });
    connect(desk.actions().get(ActionId::savePdf), &QAction::triggered, this,
            [this] { this->desk().onceSaved(this, [this] { savePdf(); }); });
    connect(desk.actions().get(ActionId::saveHtml), &QAction::triggered, this,
            [this] { this->desk().onceSaved(this, [this] { saveHtml(); }); });
    retranslate();
}

ReportChoice ReportsPage::choice() const
{
    ReportChoice chosen = choices_->choice();
    chosen.round = wantedRound(chosen.kind);
    return chosen;
}

bool ReportsPage::replacesAnother() const
{
    if (choices_->kind() != ReportKind::pairingsByBoard || desk().session() == nullptr)
        return false;
    const auto wanted = wantedRound(choices_->kind());
    const Round* round = wanted ? desk().projected().round(*wanted) : nullptr;
    const RoundVersion* version = round != nullptr ? round->published() : nullptr;
    return version != nullptr && round->replacedBy(version->version) != nullptr;
}

std::optional<RoundNumber> ReportsPage::wantedRound(ReportKind kind) const
{
    if (desk().session() == nullptr)
        return std::nullopt;
    const Tournament& tournament = desk().projected();
    const auto usual = usualRound(tournament, kind);
    const int round = chosen_.valueOr(usual ? usual->value : 0, tournament);
    return round > 0 ? std::optional(RoundNumber{round}) : std::nullopt;
}

void ReportsPage::chooseRound(RoundNumber round)
{
    chosen_.choose(round, desk().projected());
    refresh();
}

void ReportsPage::stepRound(int rounds)
{
    const int wanted = choice().round.value_or(RoundNumber{1}).value + rounds;
    if (wanted >= 1 && wanted <= static_cast<int>(desk().projected().rounds.size()))
        chooseRound(RoundNumber{wanted});
}

void ReportsPage::choose(ReportKind kind)
{
    choices_->choose(kind); // refreshes where it was another
    if (kind == ReportKind::printSet && desk().session() != nullptr) {
        choices_->choose(momentOf(desk().projected()).value_or(PrintMoment::publication));
        refresh();
    }
    if (kind == ReportKind::notice)
        choices_->focusNotice(); // who asks for one wants to type it
}

const ReportDocument* ReportsPage::document() const
{
    return document_ ? &*document_ : nullptr;
}

std::shared_ptr<const PaintedPages> ReportsPage::pagesOn(QSizeF paper) const
{
    const ReportChoice chosen = choice();
    return chosen.kind == ReportKind::printSet
               ? makeSet(desk().projected(), printing_.plan(), choices_->moment(), paper)
               : makePages(desk().projected(), chosen, paper);
}

void ReportsPage::refresh()
{
    if (isVisible())
        choices_->follow();
    if (desk().session() != nullptr)
        choices_->propose(ratingKindOf(desk().projected().event.timeControl).value_or(RatingKind::standard));
    choices_->setReplaces(replacesAnother());
    fitChoices();
    const ReportChoice chosen = choice();
    tabs_->setVisible(isOfARound(chosen.kind));
    roundLabel_->setVisible(isOfARound(chosen.kind));
    header_->setFacts(nameOf(chosen.kind, desk().session() != nullptr && desk().projected().settings.teams.has_value()),
                      true); // it is chosen in the list below
    if (desk().session() == nullptr)
        return;
    const Tournament& tournament = desk().projected();
    tabs_->set(tournament.settings.plannedRounds, static_cast<int>(tournament.rounds.size()), chosen.round);
    // Laying out hundreds of rows is only worth while for somebody who looks.
    if (!isVisible())
        return;
    document_.reset();
    address_ = printing_.plan().webAddress;
    pages_ = pagesOn(paperSize(printing_.plan().paper));
    if (const auto* sheet = dynamic_cast<const Sheet*>(pages_.get()))
        document_ = sheet->document();
    else if (pages_ && isDocument(chosen.kind)) { // in two languages: HTML takes the first
        if (auto made = makeReport(tournament, chosen))
            document_ = std::move(made).value();
    }
    const QString nothing = document_ && saysNothing(*document_) ? document_->notes.value(0) : QString();
    if (!nothing.isEmpty())
        pages_.reset();
    preview_->setSheet(pages_);
    body_->setCurrentWidget(pages_ ? static_cast<QWidget*>(preview_) : empty_);
    fitChoices(); // to the sheet
    showWhatIsMissing(chosen, nothing);
    save_->setEnabled(pages_ != nullptr);
    for (const ActionId id : {ActionId::print, ActionId::savePdf})
        desk().actions().enable(id, pages_ != nullptr);
    desk().actions().enable(ActionId::saveHtml, pages_ != nullptr && document_.has_value());
    desk()
        .actions()
        .get(ActionId::saveHtml)
        ->setToolTip(pages_ != nullptr && !document_
                         ? tr("This sheet is drawn and no table: a web page cannot hold it. Save it as PDF.")
                         : QString());
}

void ReportsPage::fitChoices()
{
    // Beside the list as long as the sheet keeps enough of the page.
    const bool beside = choices_->widthOfAll(true) <= width() * 3 / 5;
    const bool narrow = beside && isSheetNarrow();
    if (narrow && options_->isHidden() && choices_->isChoosing())
        options_->setChecked(true); // nothing goes away under the hand
    options_->setVisible(narrow);
    const bool listAlone = narrow && !options_->isChecked();
    choices_->setBeside(beside);
    choices_->showOptions(!listAlone);
    // What has been as wide as the choices of one sheet stays so for the others: nothing jumps.
    int& widest = widest_.at(listAlone ? 2 : beside ? 1 : 0);
    widest = std::max({choicesWidth, widest, listAlone ? choices_->widthOfList() : choices_->widthOfAll(beside)});
    choices_->setFixedWidth(widest);
}

/// Who has chosen them would not read a page that is made small.
bool ReportsPage::hasLargeLetters() const
{
    constexpr int largeLetters = 20; // px, of a line
    return fontMetrics().height() > largeLetters;
}

bool ReportsPage::isSheetNarrow() const
{
    // A notice is written there.
    if (!hasLargeLetters() || !pages_ || choices_->kind() == ReportKind::notice)
        return false;
    double widest = 0; // points, of a page that lies on its side
    for (int page = 0; page < pages_->pageCount(); ++page)
        if (const QSizeF size = pages_->pageSize(page); size.width() > size.height())
            widest = std::max(widest, size.width());
    return SheetPreview::roomForPages(width() - choices_->widthOfAll(true)) < widest * readable;
}

QString ReportsPage::missingFor(ActionId source)
{
    return source == ActionId::pagePrizes ? tr("There are no prizes yet.") : tr("There are no players yet.");
}

void ReportsPage::showWhatIsMissing(const ReportChoice& chosen, const QString& nothing)
{
    const ReportKind kind = chosen.kind;
    empty_->setIcon(kind == ReportKind::notice ? QStringLiteral("edit-rename") : QStringLiteral("reports"));
    const QString waits =
        ranksPlayers(kind) && chosen.round ? whyNoFinalStandings(desk().projected(), chosen.round->value) : QString();
    if (!waits.isEmpty())
        empty_->set(tr("The final standings wait"), waits);
    else if (kind == ReportKind::notice)
        empty_->set(tr("An empty notice"), tr("Type its text beside this page. It fills the page."), {});
    else if (kind == ReportKind::printSet)
        empty_->set(tr("Nothing in the print set"),
                    tr("Choose a sheet on the left, and say there when it is wanted in the print set."), {});
    else if (const ActionId source = sourceOf(kind, desk().projected());
             source != ActionId::pageRounds || !nothing.isEmpty())
        empty_->set(tr("Nothing on this sheet yet"), nothing.isEmpty() ? missingFor(source) : nothing,
                    {desk().actions().get(source)});
    else
        empty_->set(tr("Nothing to print yet"), tr("The round has no pairings. Pair it first (F6)."),
                    {desk().actions().get(ActionId::pairRound)});
}

bool ReportsPage::showsSheet()
{
    // From elsewhere the key leads here first: nobody prints what was not seen.
    if (!isVisible())
        desk().leadTo({PageId::reports, {}, {}, {}});
    else if (pages_)
        return true;
    return false;
}

void ReportsPage::print()
{
    if (!showsSheet())
        return;
    const ReportChoice chosen = choice();
    if (chosen.kind == ReportKind::printSet) {
        printing_.printSet(choices_->moment());
        return;
    }
    printing_.printSheet(
        suggestedFileName(desk().projected(), chosen),
        [tournament = desk().projectedState(), chosen](QSizeF paper) { return makePages(*tournament, chosen, paper); });
}

std::optional<QString> ReportsPage::askPath(const QString& suffix, const QString& filter)
{
    const QString name = suggestedFileName(desk().projected(), choice()) + QLatin1Char('.') + suffix;
    return desk().asker().askFile(
        {FileQuestion::Kind::save, tr("Save the Sheet"), {filter}, QDir(desk().folder()).filePath(name), suffix});
}

void ReportsPage::savePdf()
{
    if (!showsSheet())
        return;
    const auto path = askPath(QStringLiteral("pdf"), tr("PDF files (*.pdf)"));
    if (!path)
        return;
    const auto saved = pairwright::savePdf(*pages_, *path);
    if (saved && choices_->kind() == ReportKind::printSet)
        printing_.markPrinted(choices_->moment());
    if (saved)
        desk().messages().tell(Mood::good, tr("Saved as %1.").arg(QDir::toNativeSeparators(*path)));
    else
        desk().messages().tell(Mood::bad, sentenceFor(saved.error()));
}

void ReportsPage::saveHtml()
{
    if (!showsSheet() || !document_)
        return;
    const auto path = askPath(QStringLiteral("html"), tr("Web pages (*.html)"));
    if (!path)
        return;
    const auto saved = saveText(toHtml(*document_), *path);
    if (saved)
        desk().messages().tell(Mood::good, tr("Saved as %1.").arg(QDir::toNativeSeparators(*path)));
    else
        desk().messages().tell(Mood::bad, sentenceFor(saved.error()));
}

void ReportsPage::focusPlace(const Place& place)
{
    if (place.field == QLatin1String("printSet"))
        choose(ReportKind::printSet);
    choices_->kinds().setFocus();
}

void ReportsPage::zoomByText()
{
    if (zoom_->currentIndex() != usualZoom_)
        return;
    usualZoom_ = hasLargeLetters() ? 1 : 0;
    zoom_->setCurrentIndex(usualZoom_);
}

void ReportsPage::resizeEvent(QResizeEvent* event)
{
    Page::resizeEvent(event);
    fitChoices();
}

void ReportsPage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    zoomByText();
    refresh();
}

void ReportsPage::retranslate()
{
    header_->setTitle(tr("Reports"));
    roundLabel_->setText(tr("Round"));
    zoom_->setTabText(0, tr("Whole page"));
    zoom_->setTabText(1, tr("Page width"));
    zoom_->setAccessibleName(tr("How large the sheet is shown"));
    options_->setText(tr("Options"));
    options_->setToolTip(tr("What there is to choose of this sheet"));
    save_->setText(tr("Save"));
    save_->setAccessibleName(tr("Save the Sheet"));
    choices_->retranslate();
    widest_ = {}; // words of another length
    preview_->setAccessibleName(tr("The sheet as it will be printed"));
    fitChoices();
    refresh();
}

} // namespace pairwright
