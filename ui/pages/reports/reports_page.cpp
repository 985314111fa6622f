#include "ui/pages/reports/reports_page.h"

#include "app/formats/ratings/rating_words.h"
#include "app/formats/ratings/time_control.h"
#include "app/formats/report/html.h"
#include "ui/print/print_sheet.h"
#include "ui/print/result_slip_pages.h"
#include "ui/print/sheet_preview.h"
#include "ui/text/storage_text.h"
#include "ui/theme/icons.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/round_tabs.h"
#include "ui/widgets/scrolled.h"
#include "ui/widgets/text_styles.h"

#include <QCheckBox>
#include <QDir>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPrinter>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QStyle>
#include <QVBoxLayout>

namespace pairwright {

namespace {

constexpr int choicesWidth = 220;
constexpr std::array allKinds{ReportKind::pairingsByBoard, ReportKind::pairingsByName, ReportKind::standings,
                              ReportKind::crossTable,      ReportKind::playerList,     ReportKind::payments,
                              ReportKind::ratingPreview,   ReportKind::titleNorms,     ReportKind::resultSlips};
constexpr std::array ratingKinds{RatingKind::standard, RatingKind::rapid, RatingKind::blitz};
constexpr std::array kindActions{
    ActionId::showPairingSheet,  ActionId::showPairingsByName, ActionId::showStandingsSheet,
    ActionId::showCrossTable,    ActionId::showPlayerList,     ActionId::showPayments,
    ActionId::showRatingPreview, ActionId::showTitleNorms,     ActionId::showResultSlips};

bool isOfARound(ReportKind kind)
{
    return kind != ReportKind::playerList && kind != ReportKind::payments;
}

} // namespace

ReportsPage::ReportsPage(Desk& desk, QWidget* parent)
    : Page(desk, parent)
    , header_(new PageHeader)
    , kinds_(new QListWidget)
    , roundLabel_(new QLabel)
    , tabs_(new RoundTabs)
    , body_(new QStackedWidget)
    , preview_(new SheetPreview)
    , empty_(new EmptyState(QStringLiteral("reports")))
{
    setObjectName(QStringLiteral("reportsPage"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    header_->addControl(roundLabel_);
    header_->addControl(tabs_);
    column->addWidget(header_);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    choices_ = scrolled(buildChoices());
    row->addWidget(choices_);
    body_->addWidget(empty_);
    body_->addWidget(preview_);
    row->addWidget(body_, 1);
    column->addLayout(row, 1);

    connect(kinds_, &QListWidget::currentRowChanged, this, &ReportsPage::refresh);
    connect(tabs_, &RoundTabs::roundChosen, this, &ReportsPage::chooseRound);
    connect(&desk, &Desk::sessionChanged, this, [this] {
        chosen_.forget();
        ratingKindChosen_ = false;
        refresh();
    });
    connect(&desk, &Desk::changed, this, &ReportsPage::refresh);
    connect(&desk, &Desk::changedEntirely, this, &ReportsPage::refresh);
    connect(desk.actions().get(ActionId::print), &QAction::triggered, this, &ReportsPage::print);
    connect(desk.actions().get(ActionId::savePdf), &QAction::triggered, this, &ReportsPage::savePdf);
    connect(desk.actions().get(ActionId::saveHtml), &QAction::triggered, this, &ReportsPage::saveHtml);
    kinds_->setCurrentRow(0);
    retranslate();
}

QWidget* ReportsPage::buildChoices()
{
    auto* choices = new QWidget;
    auto* column = new QVBoxLayout(choices);
    column->setContentsMargins(16, 4, 12, 12);
    kinds_->setObjectName(QStringLiteral("reportKinds"));
    kinds_->setFrameShape(QFrame::NoFrame);
    const int height = kinds_->fontMetrics().height() + 14;
    for (std::size_t i = 0; i < allKinds.size(); ++i) {
        auto* item = new QListWidgetItem;
        item->setSizeHint(QSize(0, height));
        kinds_->addItem(item);
    }
    kinds_->setFixedHeight(height * static_cast<int>(allKinds.size()) + 4);
    column->addWidget(kinds_);
    column->addSpacing(12);
    const auto addBox = [this, column](bool checked) {
        auto* box = new QCheckBox;
        box->setChecked(checked);
        column->addWidget(box);
        connect(box, &QCheckBox::toggled, this, &ReportsPage::refresh);
        return box;
    };
    ratings_ = addBox(true);
    federations_ = addBox(false);
    clubs_ = addBox(false);
    notes_ = addBox(false);
    byName_ = addBox(false);
    changed_ = addBox(false);
    changed_->setObjectName(QStringLiteral("changedOnly"));
    ratingKindLabel_ = new QLabel;
    ratingKind_ = new ChoiceBox;
    ratingKind_->setObjectName(QStringLiteral("ratingKind"));
    ratingKindLabel_->setBuddy(ratingKind_);
    for (std::size_t i = 0; i < ratingKinds.size(); ++i)
        ratingKind_->addItem(QString());
    column->addWidget(ratingKindLabel_);
    column->addWidget(ratingKind_);
    connect(ratingKind_, &QComboBox::currentIndexChanged, this, [this] {
        ratingKindChosen_ = true;
        refresh();
    });
    slipsLabel_ = new QLabel;
    slips_ = new ChoiceBox;
    slips_->setObjectName(QStringLiteral("slipsAPage"));
    slipsLabel_->setBuddy(slips_);
    for (const int count : slipsAPage)
        slips_->addItem(QString::number(count));
    slips_->setCurrentIndex(2);
    column->addWidget(slipsLabel_);
    column->addWidget(slips_);
    connect(slips_, &QComboBox::currentIndexChanged, this, &ReportsPage::refresh);
    column->addSpacing(12);
    for (const ActionId id : {ActionId::print, ActionId::savePdf, ActionId::saveHtml})
        column->addWidget(new ActionButton(desk().actions().get(id)));
    column->addStretch();
    return choices;
}

ReportChoice ReportsPage::choice() const
{
    ReportChoice chosen;
    chosen.kind = allKinds.at(static_cast<std::size_t>(std::max(0, kinds_->currentRow())));
    chosen.round = wantedRound(chosen.kind);
    chosen.ratings = ratings_->isChecked();
    chosen.federations = federations_->isChecked();
    chosen.clubs = clubs_->isChecked();
    chosen.notes = notes_->isChecked();
    chosen.byName = byName_->isChecked();
    chosen.ratingKind = ratingKinds.at(static_cast<std::size_t>(std::max(0, ratingKind_->currentIndex())));
    chosen.slipsAPage = slipsAPage.at(static_cast<std::size_t>(std::max(0, slips_->currentIndex())));
    chosen.changedOnly = changed_->isChecked() && replacesAnother(chosen);
    return chosen;
}

bool ReportsPage::replacesAnother(const ReportChoice& choice) const
{
    const bool byBoard = choice.kind == ReportKind::pairingsByBoard && choice.round && desk().session() != nullptr;
    const Round* round = byBoard ? desk().projected().round(*choice.round) : nullptr;
    const RoundVersion* version = round != nullptr ? round->published() : nullptr;
    return version != nullptr && round->replacedBy(version->version) != nullptr;
}

std::optional<RoundNumber> ReportsPage::wantedRound(ReportKind kind) const
{
    if (desk().session() == nullptr)
        return std::nullopt;
    const Tournament& tournament = desk().projected();
    int newest = roundOfStandings(tournament);
    if (kind == ReportKind::resultSlips) {
        newest = tournament.publishedRounds();
    } else if (kind == ReportKind::pairingsByBoard || kind == ReportKind::pairingsByName) {
        const int published = tournament.publishedRounds();
        newest = published > 0 ? published : static_cast<int>(tournament.rounds.size());
    }
    const int round = chosen_.valueOr(newest, tournament);
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
    const auto found = std::find(allKinds.begin(), allKinds.end(), kind);
    kinds_->setCurrentRow(static_cast<int>(found - allKinds.begin()));
    refresh();
}

const ReportDocument* ReportsPage::document() const
{
    return document_ ? &*document_ : nullptr;
}

void ReportsPage::proposeRatingKind()
{
    if (ratingKindChosen_ || desk().session() == nullptr)
        return;
    const RatingKind kind = ratingKindOf(desk().projected().event.timeControl).value_or(RatingKind::standard);
    const auto found = std::find(ratingKinds.begin(), ratingKinds.end(), kind);
    const QSignalBlocker blocker(ratingKind_);
    ratingKind_->setCurrentIndex(static_cast<int>(found - ratingKinds.begin()));
}

void ReportsPage::refresh()
{
    proposeRatingKind();
    const ReportChoice chosen = choice();
    notes_->setVisible(chosen.kind == ReportKind::pairingsByBoard);
    byName_->setVisible(chosen.kind == ReportKind::playerList);
    changed_->setVisible(replacesAnother(chosen));
    const bool preview = chosen.kind == ReportKind::ratingPreview;
    const bool norms = chosen.kind == ReportKind::titleNorms;
    const bool slips = chosen.kind == ReportKind::resultSlips;
    const bool payments = chosen.kind == ReportKind::payments;
    ratings_->setVisible(!preview && !norms && !slips && !payments);
    federations_->setVisible(!norms && !slips && !payments);
    clubs_->setVisible(!preview && !norms && !slips && !payments);
    slipsLabel_->setVisible(slips);
    slips_->setVisible(slips);
    ratingKindLabel_->setVisible(preview);
    ratingKind_->setVisible(preview);
    tabs_->setVisible(isOfARound(chosen.kind));
    roundLabel_->setVisible(isOfARound(chosen.kind));
    header_->setFacts(nameOf(chosen.kind));
    if (desk().session() == nullptr)
        return;
    const Tournament& tournament = desk().projected();
    tabs_->set(tournament.settings.plannedRounds, static_cast<int>(tournament.rounds.size()), chosen.round);
    // Laying out hundreds of rows is only worth while for somebody who looks.
    if (!isVisible())
        return;
    document_.reset();
    pages_.reset();
    if (slips) {
        pages_ = makeSlips(tournament, chosen, sheetOptionsForLocale().page);
    } else if (const auto made = makeReport(tournament, chosen)) {
        document_ = *made;
        pages_ = std::make_shared<const Sheet>(*made, sheetOptionsForLocale());
    }
    preview_->setSheet(pages_);
    body_->setCurrentWidget(pages_ ? static_cast<QWidget*>(preview_) : empty_);
    for (const ActionId id : {ActionId::print, ActionId::savePdf})
        desk().actions().enable(id, pages_ != nullptr);
    desk().actions().enable(ActionId::saveHtml, document_.has_value());
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
    QPrinter printer(QPrinter::HighResolution);
    printer.setDocName(suggestedFileName(desk().projected(), choice()));
    if (!desk().asker().askPrinter(printer))
        return;
    const bool printed =
        document_ ? printSheet(*document_, printer)
                  : printPages([this](QSizeF page) { return makeSlips(desk().projected(), choice(), page); }, printer);
    if (!printed)
        desk().messages().tell(Mood::bad, tr("The printer did not answer. Save the sheet as PDF instead."));
}

std::optional<QString> ReportsPage::askPath(const QString& suffix, const QString& filter)
{
    const QString folder = QFileInfo(desk().session()->path()).absolutePath();
    const QString name = suggestedFileName(desk().projected(), choice()) + QLatin1Char('.') + suffix;
    return desk().asker().askFile(
        {FileQuestion::Kind::save, tr("Save the Sheet"), {filter}, QDir(folder).filePath(name), suffix});
}

void ReportsPage::savePdf()
{
    if (!showsSheet())
        return;
    const auto path = askPath(QStringLiteral("pdf"), tr("PDF files (*.pdf)"));
    if (!path)
        return;
    const auto saved = pairwright::savePdf(*pages_, *path);
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

void ReportsPage::focusPlace(const Place&)
{
    kinds_->setFocus();
}

void ReportsPage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    refresh();
}

void ReportsPage::retranslate()
{
    header_->setTitle(tr("Reports"));
    roundLabel_->setText(tr("Round"));
    for (std::size_t i = 0; i < allKinds.size(); ++i) {
        QListWidgetItem* item = kinds_->item(static_cast<int>(i));
        item->setText(nameOf(allKinds[i]));
        const QAction* action = desk().actions().get(kindActions[i]);
        item->setIcon(action->icon());
        item->setToolTip(action->shortcut().toString(QKeySequence::NativeText));
    }
    kinds_->setAccessibleName(tr("Sheets"));
    preview_->setAccessibleName(tr("The sheet as it will be printed"));
    ratings_->setText(tr("Ratings"));
    federations_->setText(tr("Federations"));
    clubs_->setText(tr("Clubs"));
    notes_->setText(tr("Notes on floats and colours"));
    byName_->setText(tr("Ordered by name"));
    changed_->setText(tr("Only what changed"));
    ratingKindLabel_->setText(tr("Rating list"));
    slipsLabel_->setText(tr("Slips a page"));
    for (std::size_t i = 0; i < ratingKinds.size(); ++i)
        ratingKind_->setItemText(static_cast<int>(i), nameOf(ratingKinds[i]));
    empty_->set(tr("Nothing to print yet"), tr("The round has no pairings. Pair it first (F6)."),
                {desk().actions().get(ActionId::pairRound)});
    // The texts of another language need another width; those of all sheets, so that nothing jumps.
    int widest = choices_->widget()->minimumSizeHint().width();
    const QMargins margins = choices_->widget()->contentsMargins() + choices_->widget()->layout()->contentsMargins();
    for (const QCheckBox* box : {ratings_, federations_, clubs_, notes_, byName_, changed_})
        widest = std::max(widest, box->sizeHint().width() + margins.left() + margins.right());
    choices_->setFixedWidth(std::max(choicesWidth, widest + style()->pixelMetric(QStyle::PM_ScrollBarExtent)));
    refresh();
}

} // namespace pairwright
