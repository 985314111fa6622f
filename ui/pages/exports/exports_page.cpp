#include "ui/pages/exports/exports_page.h"

#include "app/domain/rounds/progress.h"
#include "app/domain/teams/games_of_teams.h"
#include "app/domain/text/filled.h"
#include "app/formats/csv/export.h"
#include "app/formats/csv/result_exchange.h"
#include "app/formats/trf/export.h"
#include "app/formats/trf/teams/export_teams.h"
#include "app/storage/file/file_writer.h"
#include "app/storage/place.h"
#include "ui/pages/exports/findings_model.h"
#include "ui/text/files/export_text.h"
#include "ui/text/files/import_text.h"
#include "ui/text/files/storage_text.h"
#include "ui/theme/look_shapes.h"
#include "ui/theme/row_height.h"
#include "ui/widgets/action_button.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/row_choice.h"
#include "ui/widgets/state_chip.h"
#include "ui/widgets/text_styles.h"

#include <QCheckBox>
#include <QDir>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace pairwright {

namespace {

constexpr int between = 14; ///< a button and its note
constexpr int betweenCards = 32;
constexpr int leastLines = 4; ///< of the table, with its titles

QVBoxLayout* addCard(QHBoxLayout* row, QLabel*& title)
{
    auto* card = new QVBoxLayout;
    title = new PlainLabel;
    scaleText(title, 1.1, QFont::DemiBold);
    card->setSpacing(8);
    card->addWidget(title);
    row->addLayout(card, 1);
    return card;
}

} // namespace

ExportsPage::ExportsPage(Desk& desk, QWidget* parent)
    : Page(desk, parent)
    , header_(new PageHeader)
    , state_(new StateChip)
    , findingsTitle_(new PlainLabel)
    , model_(new FindingsModel(desk, this))
    , body_(new QWidget)
    , table_(new DataTable)
    , clean_(new EmptyState(QStringLiteral("dialog-ok")))
{
    setObjectName(QStringLiteral("exportsPage"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    header_->addMark(state_);
    column->addWidget(header_);
    QWidget* files = buildFiles();
    files->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    column->addWidget(files);
    scaleText(findingsTitle_, 1.1, QFont::DemiBold);
    findingsTitle_->setContentsMargins(16, 14, 16, 6);
    column->addWidget(findingsTitle_);
    table_->setObjectName(QStringLiteral("findingsTable"));
    table_->setModel(model_);
    table_->setStretchColumns({FindingsModel::Sentence});
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored); // what is above it needs the room first
    table_->setMinimumHeight(leastLines * rowHeight(fontMetrics()));
    auto* inset = new QVBoxLayout(body_);
    inset->setContentsMargins(look::tableMargin, 0, look::tableMargin, 0);
    inset->addWidget(clean_);
    inset->addWidget(table_);
    column->addWidget(body_, 1);

    const auto lead = [this](const QModelIndex& index) {
        if (model_->isFolded(index.row())) {
            const int row = index.row();
            model_->unfold(row);
            table_->setCurrentIndex(model_->index(row, FindingsModel::Sentence));
        } else {
            this->desk().leadTo(model_->placeAt(index.row()));
        }
    };
    connect(table_, &DataTable::rowActivated, this, lead);
    connect(table_, &QAbstractItemView::doubleClicked, this, lead);
    connect(&desk, &Desk::sessionChanged, this, &ExportsPage::refresh);
    connect(&desk, &Desk::changed, this, &ExportsPage::refresh);
    connect(&desk, &Desk::changedEntirely, this, &ExportsPage::refresh);
    Actions& actions = desk.actions();
    const auto onceSaved = [this, &actions](ActionId id, const std::function<void()>& write) {
        connect(actions.get(id), &QAction::triggered, this, [this, write] { this->desk().onceSaved(this, write); });
    };
    onceSaved(ActionId::exportTrf26, [this] { exportTrf(trf::Version::trf26); });
    onceSaved(ActionId::exportTrf16, [this] { exportTrf(trf::Version::trf16); });
    onceSaved(ActionId::exportExchange, [this] { exportExchange(); });
    onceSaved(ActionId::exportCsv, [this] { exportPlayers(); });
    onceSaved(ActionId::exportResults, [this] { exportResults(); });
    retranslate();
}

/// Below each other, each as wide as the widest, and beside it what the file is for.
void ExportsPage::addFiles(QVBoxLayout* card, std::initializer_list<ActionId> ids)
{
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(between);
    grid->setColumnStretch(1, 1);
    constexpr int rowsOfAFile = 3; // the button, a note below it, what it changes
    int row = -rowsOfAFile;
    for (const ActionId id : ids) {
        row += rowsOfAFile;
        auto* button = new ActionButton(desk().actions().get(id));
        button->setProperty("primary", id == ActionId::exportTrf26);
        button->setProperty("leading", true);
        auto* note = new PlainLabel;
        note->setWordWrap(true);
        makeMuted(note);
        grid->addWidget(button, row, 0);
        grid->addWidget(note, row, 1);
        notes_[id] = {grid, row, note};
        if (id != ActionId::exportCsv)
            continue;
        below_ = new QHBoxLayout; // what it changes
        below_->addWidget(private_);
        grid->addLayout(below_, row + 2, 0, 1, 2);
    }
    card->addLayout(grid);
    card->addStretch();
}

QWidget* ExportsPage::buildFiles()
{
    auto* files = new QWidget;
    auto* row = new QHBoxLayout(files);
    row->setContentsMargins(16, 4, 16, 4);
    row->setSpacing(betweenCards);
    cards_ = row;
    addFiles(addCard(row, reportTitle_), {ActionId::exportTrf26, ActionId::exportTrf16, ActionId::exportExchange});
    QVBoxLayout* lists = addCard(row, listTitle_);
    private_ = new QCheckBox;
    private_->setObjectName(QStringLiteral("exportPrivate"));
    addFiles(lists, {ActionId::exportCsv, ActionId::exportResults, ActionId::saveCopy, ActionId::saveCopyForOthers,
                     ActionId::publishToWeb});
    return files;
}

/// Notes go below their buttons before a page is wider than its window.
void ExportsPage::resizeEvent(QResizeEvent* event)
{
    constexpr int roomy = 62; // heights of a line
    constexpr int indent = 24;
    constexpr int belowNote = 8;
    const bool isBeside = width() >= roomy * fontMetrics().height();
    below_->setContentsMargins(look::fromStart(isBeside ? indent : 0, 0, 0, isBeside ? 0 : belowNote));
    for (const auto& [id, note] : notes_) {
        if (isBeside == isBeside_)
            break;
        note.grid->removeWidget(note.label);
        note.grid->setHorizontalSpacing(isBeside ? between : 0);
        note.grid->setVerticalSpacing(isBeside ? -1 : 2); // a note belongs to what stands above it
        note.label->setContentsMargins(0, 0, 0, isBeside ? 0 : belowNote);
        if (isBeside)
            note.grid->addWidget(note.label, note.row, 1);
        else
            note.grid->addWidget(note.label, note.row + 1, 0, 1, 2);
    }
    if (isBeside != isBeside_)
        cards_->setSpacing(isBeside ? betweenCards : betweenCards / 2);
    isBeside_ = isBeside;
    Page::resizeEvent(event);
}

void ExportsPage::refresh()
{
    if (desk().session() == nullptr || !isVisible())
        return;
    model_->refresh();
    notes_.at(ActionId::exportResults).label->setText(purposeOf(ActionId::exportResults));
    const int blocking = model_->count(ExportFinding::Level::blocks);
    const int needed = model_->count(ExportFinding::Level::needed);
    const int all = model_->rowCount();
    clean_->setVisible(all == 0);
    table_->setVisible(all > 0);
    findingsTitle_->setText(tr("What the report still needs (Enter leads to the field)"));
    findingsTitle_->setVisible(all > 0);
    if (blocking > 0)
        state_->set(Mood::bad, tr("%n thing(s) in the way", nullptr, blocking));
    else if (needed > 0)
        state_->set(Mood::warning, tr("%n thing(s) missing", nullptr, needed));
    else if (const Tournament tournament = withoutRoundsToCome(desk().projected());
             !tournament.allRoundsPublished() || !openGames(tournament, tournament.lastPublished().value).empty())
        state_->set(Mood::neutral, filled(tr("After round %1 of %2"), tournament.lastPublished().value,
                                          tournament.settings.plannedRounds));
    else
        state_->set(Mood::good, tr("Ready to send"));
}

void ExportsPage::exportTrf(trf::Version version)
{
    if (desk().session() == nullptr)
        return;
    const auto findings = exportFindings(desk().projected());
    const auto made = canExportReport(findings)
                          ? pairwright::exportTrf(desk().projected(), {version, trf::Profile::report})
                          : Expected<TrfExport, trf::WriteError>(Unexpected{trf::WriteError{}});
    if (!made) {
        desk().leadTo({PageId::exports, {}, {}, {}});
        desk().messages().tell(Mood::bad, canExportReport(findings)
                                              ? sentenceFor(made.error())
                                              : tr("The report cannot be made yet. The list says what is in the way."));
        return;
    }
    QStringList remarks;
    QStringList records;
    for (const trf::Omission& omission : made->omissions) {
        if (omission.code == trf::OmissionCode::recordNotInVersion)
            records.append(QString::fromStdString(omission.detail));
        else
            remarks.append(sentenceFor(omission));
    }
    if (!records.isEmpty())
        remarks.prepend(sentenceForMissingRecords(records));
    remarks.removeDuplicates();
    if (!findings.empty())
        remarks.append(tr("The list on the Export page says what the report still needs."));
    save(made->bytes, version == trf::Version::trf26 ? QStringLiteral("TRF26") : QStringLiteral("TRF16"),
         tr("TRF reports (*.trf)"), QStringLiteral("trf"), remarks);
}

void ExportsPage::exportExchange()
{
    if (desk().session() == nullptr)
        return;
    const auto made = pairwright::exportTrf(desk().projected(), {trf::Version::trf26, trf::Profile::exchange});
    if (!made) {
        desk().messages().tell(Mood::bad, sentenceFor(made.error()));
        return;
    }
    QStringList remarks;
    for (const trf::Omission& omission : made->omissions)
        remarks.append(sentenceFor(omission));
    remarks.removeDuplicates();
    save(made->bytes, QStringLiteral("ITDX"), tr("TRF reports (*.trf)"), QStringLiteral("trf"), remarks);
}

void ExportsPage::exportPlayers()
{
    if (desk().session() == nullptr)
        return;
    const auto privateData = private_->isChecked() ? PrivateData::included : PrivateData::leftOut;
    save(playersCsv(peopleOf(desk().projected()), {}, privateData), tr("players"), tr("CSV tables (*.csv)"),
         QStringLiteral("csv"), {});
    private_->setChecked(false); // ticked for one file, not for all to come
}

void ExportsPage::exportResults()
{
    if (desk().session() == nullptr)
        return;
    if (!hasResultExchange(desk().projected())) {
        desk().messages().tell(Mood::warning, noExchangeToWrite());
        return;
    }
    if (!desk().projected().hasBegun()) {
        desk().messages().tell(Mood::neutral, tr("There are no results before a round is published."));
        return;
    }
    save(resultExchange(desk().projected()), tr("results"), tr("Text files (*.txt)"), QStringLiteral("txt"), {});
}

void ExportsPage::save(const QByteArray& bytes, const QString& name, const QString& filter, const QString& suffix,
                       const QStringList& remarks)
{
    const QString present = baseNameOf(desk().session()->path());
    const QString suggestion = QDir(desk().folder()).filePath(QStringLiteral("%1 %2.%3").arg(present, name, suffix));
    const auto path = desk().asker().askFile({FileQuestion::Kind::save, tr("Export"), {filter}, suggestion, suffix});
    if (!path)
        return;
    if (const auto written = writeFile(*path, bytes); !written) {
        desk().messages().tell(Mood::bad, sentenceFor(written.error()));
        return;
    }
    QStringList sentences{tr("Saved as %1.").arg(QDir::toNativeSeparators(*path))};
    sentences += remarks;
    desk().messages().tell(remarks.isEmpty() ? Mood::good : Mood::warning, sentences.join(QLatin1Char('\n')));
}

void ExportsPage::focusPlace(const Place&)
{
    table_->setFocus();
    if (!table_->currentIndex().isValid() && model_->rowCount() > 0)
        chooseRow(*table_, 0);
}

void ExportsPage::showEvent(QShowEvent* event)
{
    Page::showEvent(event);
    refresh();
}

QString ExportsPage::purposeOf(ActionId id) const
{
    switch (id) {
    case ActionId::exportTrf26: return tr("for the federation and FIDE: the present format");
    case ActionId::exportTrf16: return tr("for offices that still want the format before");
    case ActionId::exportExchange: return tr("as it stands now, also while games are open");
    case ActionId::exportCsv: return tr("a table for spreadsheets and other programs");
    case ActionId::exportResults:
        return desk().session() == nullptr || hasResultExchange(desk().projected())
                   ? tr("all results, to be read there")
                   : tr("not in an event of teams: the file cannot tell the boards of a match apart");
    case ActionId::saveCopy: return tr("the whole tournament, to go on with elsewhere");
    case ActionId::saveCopyForOthers: return tr("the same without private data");
    case ActionId::publishToWeb: return tr("pages for everybody");
    default: return {};
    }
}

void ExportsPage::retranslate()
{
    header_->setTitle(tr("Export"));
    reportTitle_->setText(tr("Rating report"));
    listTitle_->setText(tr("Lists, copies, web"));
    for (const auto& [id, note] : notes_)
        note.label->setText(purposeOf(id));
    private_->setText(tr("With private data (birth dates, phone, e-mail, fees, remarks)"));
    table_->setAccessibleName(tr("What the report still needs"));
    clean_->set(tr("Nothing is missing"), tr("The rating report has everything that it needs."));
    refresh();
}

} // namespace pairwright
