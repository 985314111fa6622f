#include "ui/pages/prizes/prizes_page.h"

#include "app/domain/rounds/progress.h"
#include "app/domain/text/filled.h"
#include "app/formats/csv/decoded_text.h"
#include "app/formats/display_text.h"
#include "app/formats/report/report_frame.h"
#include "app/prizes/prize_reports.h"
#include "app/prizes/prize_words.h"
#include "app/storage/file/regular_file.h"
#include "ui/frame/seen_before.h"
#include "ui/pages/prizes/prize_line.h"
#include "ui/pages/prizes/prize_rules_form.h"
#include "ui/pages/prizes/prizes_model.h"
#include "ui/pages/prizes/prizes_output.h"
#include "ui/pages/prizes/team_rankings_form.h"
#include "ui/theme/icons.h"
#include "ui/theme/look_shapes.h"
#include "ui/theme/row_height.h"
#include "ui/widgets/band.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/empty_state.h"
#include "ui/widgets/fitted_area.h"
#include "ui/widgets/form_labels.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/row_choice.h"
#include "ui/widgets/state_chip.h"
#include "ui/widgets/text_styles.h"

#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include <utility>

namespace pairwright {

namespace {

constexpr int mostNotes = 6;
constexpr int leastRows = 4;              ///< of the table, below the rules
constexpr qint64 largestFund = 4'000'000; // bytes

} // namespace

PrizesPage::PrizesPage(Desk& desk, QWidget* parent)
    : Page(desk, parent)
    , model_(new PrizesModel(desk, this))
    , header_(new PageHeader)
    , state_(new StateChip)
    , rulesButton_(new QToolButton)
    , take_(new QToolButton)
    , announce_(new QPushButton)
    , line_(new PrizeLine(desk))
    , forms_(new Band)
    , rules_(new PrizeRulesForm(desk))
    , teams_(new TeamRankingsForm(desk))
    , noCurrency_(new QWidget)
    , currencyNote_(new PlainLabel)
    , enterCurrency_(new QPushButton)
    , notes_(new PlainLabel)
    , body_(new QStackedWidget)
    , table_(new DataTable)
    , empty_(new EmptyState(QStringLiteral("prizes")))
    , readList_(new QAction(this))
    , pasteList_(new QAction(this))
{
    setObjectName(QStringLiteral("prizesPage"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    header_->addMark(state_);
    buildTools();
    column->addWidget(header_);
    buildForms();
    constexpr int first = 1000; // it gets what it wants before the table does
    column->addWidget(forms_, first);
    column->addWidget(line_); // beside the table that it adds to
    notes_->setObjectName(QStringLiteral("prizeNotes"));
    notes_->setWordWrap(true);
    notes_->setContentsMargins(16, 4, 16, 12);
    makeMuted(notes_);
    auto* ofCurrency = new QHBoxLayout(noCurrency_);
    ofCurrency->setContentsMargins(16, 0, 16, 4);
    ofCurrency->setSpacing(4);
    ofCurrency->addWidget(currencyNote_);
    ofCurrency->addWidget(enterCurrency_);
    ofCurrency->addStretch(1);
    makeMuted(currencyNote_);
    enterCurrency_->setObjectName(QStringLiteral("enterPrizeCurrency"));
    enterCurrency_->setFlat(true);
    enterCurrency_->setProperty("link", true);
    column->addWidget(noCurrency_);
    column->addWidget(notes_);
    table_->setObjectName(QStringLiteral("prizesTable"));
    table_->setModel(model_);
    table_->setStretchColumns({PrizesModel::Winner});
    table_->setGrowingColumns({PrizesModel::PrizeName, PrizesModel::Whom, PrizesModel::Winner});
    table_->setMinimumHeight((leastRows + 1) * pairwright::rowHeight(table_->fontMetrics()));
    table_->setNameColumns({PrizesModel::Winner});
    table_->setDropOrder({PrizesModel::Points, PrizesModel::Whom});
    table_->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    body_->addWidget(empty_);
    body_->addWidget(table_);
    body_->setContentsMargins(look::tableMargin, 0, look::tableMargin, 0);
    column->addWidget(body_, 1);
    connectParts();
    retranslate();
}

/// Title and prizes stay where the page is low.
void PrizesPage::buildForms()
{
    constexpr int margin = 16;
    constexpr int air = 12;
    auto* column = new QVBoxLayout;
    column->setContentsMargins(0, air, 0, air);
    auto* content = new QWidget;
    auto* around = new QVBoxLayout(content);
    around->setContentsMargins(margin, 4, margin, 4);
    around->addWidget(rules_);
    auto* area = new FittedArea(content, margin);
    area->setObjectName(QStringLiteral("prizeForms"));
    column->addWidget(area);
    forms_->setContent(column);
    forms_->layout()->setSizeConstraint(QLayout::SetMinAndMaxSize); // no higher than the rules
    rules_->addPart(teams_, teams_->boxes());
    forms_->hide();
}

/// What is chosen in the lines of both lists stands in one column, and so do the buttons.
void PrizesPage::alignLines()
{
    const QList<QWidget*> ofTeams = teams_->choices();
    makeAsWide({rules_->addButton(), teams_->addButton(), line_->addButton()});
    makeAsWide({rules_->choice()});
    makeAsWide({ofTeams.front()});
    const int others = ofTeams.back()->sizeHint().width() + betweenFormRows;
    const int widest = std::max(rules_->choice()->minimumWidth(), ofTeams.front()->minimumWidth() + others);
    rules_->choice()->setMinimumWidth(widest);
    ofTeams.front()->setMinimumWidth(widest - others);
    ofTeams.back()->setFixedWidth(ofTeams.back()->sizeHint().width());
}

void PrizesPage::buildTools()
{
    rulesButton_->setObjectName(QStringLiteral("prizeRules"));
    rulesButton_->setCheckable(true);
    take_->setObjectName(QStringLiteral("takePrizes"));
    take_->setPopupMode(QToolButton::InstantPopup);
    take_->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    announce_->setObjectName(QStringLiteral("announcePrizes"));
    announce_->setProperty("primary", true);
    auto* menu = new QMenu(take_);
    for (std::size_t i = 0; i < takeActions_.size(); ++i) {
        if (i == readFund)
            menu->addSeparator();
        takeActions_.at(i) = menu->addAction(QString());
    }
    menu->addSeparator();
    takeBack_ = menu->addAction(QString());
    connect(menu, &QMenu::aboutToShow, this,
            [this] { seen_ = desk().session() != nullptr ? std::make_shared<const SeenBefore>(desk()) : nullptr; });
    take_->setMenu(menu);
    header_->addControl(rulesButton_);
    header_->addControl(take_);
    header_->addControl(announce_);
}

void PrizesPage::connectParts()
{
    connect(rulesButton_, &QToolButton::toggled, this, [this](bool shown) {
        if (shown)
            alignLines();
        forms_->setVisible(shown);
        line_->setContentsMargins(0, shown ? betweenFormRows : 0, 0, 0);
    });
    connect(enterCurrency_, &QPushButton::clicked, this, [this] {
        rulesButton_->setChecked(true);
        rules_->focusCurrency();
    });
    connect(announce_, &QPushButton::clicked, this, &PrizesPage::announce);
    connect(takeBack_, &QAction::triggered, this, &PrizesPage::takeBack);
    connect(takeActions_[copied], &QAction::triggered, this, [this] {
        this->desk().onceSaved(this, [this] {
            copyPrizes(desk().projected());
            desk().messages().tell(Mood::good, tr("Copied: paste it into a spreadsheet or a letter."));
        });
    });
    for (const auto& [take, format] : {std::pair{asCsv, PrizesFile::csv}, std::pair{asXlsx, PrizesFile::xlsx},
                                       std::pair{fundAsCsv, PrizesFile::fund}}) {
        const PrizesFile file = format;
        connect(takeActions_.at(take), &QAction::triggered, this,
                [this, file] { desk().onceSaved(this, [this, file] { savePrizes(desk(), file); }); });
    }
    connect(takeActions_[readFund], &QAction::triggered, this, &PrizesPage::read);
    connect(readList_, &QAction::triggered, this, &PrizesPage::read);
    connect(pasteList_, &QAction::triggered, this, &PrizesPage::paste);
    connect(takeActions_[pasteFund], &QAction::triggered, this, &PrizesPage::paste);
    connect(model_, &PrizesModel::refused, line_, &PrizeLine::say);
    connect(table_->selectionModel(), &QItemSelectionModel::selectionChanged, this, &PrizesPage::askInspector);
    connect(model_, &QAbstractItemModel::rowsInserted, this, [this] {
        if (!table_->currentIndex().isValid())
            chooseRow(*table_, 0);
    });
    connect(&desk(), &Desk::sessionChanged, this, [this] {
        rulesButton_->setChecked(false);
        refresh();
    });
    connect(&desk(), &Desk::changed, this, &PrizesPage::refresh);
    connect(&desk(), &Desk::changedEntirely, this, &PrizesPage::refresh);
}

void PrizesPage::focusPlace(const Place& /*place*/)
{
    if (desk().session() != nullptr && !desk().projected().settings.prizes.empty())
        table_->setFocus();
    else
        line_->focusLine();
}

QString PrizesPage::unfinished() const
{
    return line_->unfinished();
}

bool PrizesPage::isOver() const
{
    const Tournament& tournament = desk().projected();
    return tournament.hasBegun() && tournament.allRoundsPublished() && openGames(tournament).empty();
}

QString PrizesPage::sinceTheAnnouncement() const
{
    if (!desk().projected().settings.announced)
        return {};
    const QStringList texts = prizes::sinceTheAnnouncement(desk().projected(), model_->assignment());
    return texts.isEmpty() ? tr("All prizes are as they were announced.")
                           : tr("What was announced holds. By now it would be otherwise: %1.")
                                 .arg(texts.join(QStringLiteral("; ")));
}

QString PrizesPage::notes() const
{
    const prizes::PrizeAssignment& assignment = model_->assignment();
    QStringList lines;
    if (const QString since = sinceTheAnnouncement(); !since.isEmpty())
        lines.append(since);
    const auto notes = prizes::notesOn(assignment);
    for (const prizes::FundNote& note : notes) {
        if (lines.size() >= mostNotes) {
            lines.append(tr("The worksheet has all of them."));
            break;
        }
        lines.append(prizes::noteText(note, assignment));
    }
    if (assignment.rules.sharing != PrizeSharing::none)
        lines.append(prizes::rulesTexts(assignment.rules).mid(2, 1).join(QLatin1Char(' ')));
    return lines.join(QLatin1Char('\n'));
}

void PrizesPage::refresh()
{
    if (desk().session() == nullptr || !isVisible())
        return;
    const Settings& settings = desk().projected().settings;
    const bool any = !settings.prizes.empty();
    const bool may = desk().mayChange(CommandName::setPrizes);
    if (settings.announced)
        state_->set(Mood::good, tr("Announced"));
    else if (isOver())
        state_->set(Mood::warning, tr("To be announced"));
    else
        state_->set(Mood::neutral, tr("If it ended now"));
    state_->setVisible(any);
    const prizes::PrizeAssignment& assignment = model_->assignment();
    const QString& currency = settings.prizeRules.currency;
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < assignment.prizes.size(); ++i)
        if (assignment.prizes[i].thing.isEmpty())
            sum += assignment.fund.amounts[i];
    header_->setFacts(any ? filled(tr("%1. %2. In all %3, paid out %4.", "after round 4 of 7, prizes, and money"),
                                   afterRoundText(assignment.event.afterRound, assignment.event.rounds),
                                   tr("%n prize(s)", nullptr, static_cast<int>(settings.prizes.size())),
                                   moneyText(sum, currency), moneyText(assignment.paid(), currency))
                          : QString());
    const QString texts = any ? notes() : QString();
    notes_->setText(texts);
    notes_->setVisible(!texts.isEmpty());
    if (!any)
        empty_->set(tr("No prizes yet"),
                    tr("Choose whom they are for and type a whole set in one line, or read a list."),
                    may ? QList<QAction*>{readList_, pasteList_} : QList<QAction*>());
    noCurrency_->setVisible(any && assignment.rules.currency.isEmpty() && assignment.paid() > 0);
    enterCurrency_->setVisible(desk().mayChange(CommandName::setPrizeRules));
    announce_->setVisible(any);
    line_->addButton()->setProperty("primary", !any); // then it is to announce them
    line_->addButton()->update();
    take_->setVisible(any || settings.announced.has_value()); // before, the page itself offers to read and to paste
    body_->setCurrentWidget(any ? static_cast<QWidget*>(table_) : empty_);
    announce_->setEnabled(any && may && desk().projected().hasBegun());
    announce_->setText(settings.announced ? tr("Announce Again…") : tr("Announce…"));
    takeBack_->setEnabled(may && settings.announced.has_value());
    for (const Take take : {copied, asCsv, asXlsx, fundAsCsv})
        takeActions_.at(take)->setEnabled(any);
    for (const Take take : {readFund, pasteFund})
        takeActions_.at(take)->setEnabled(may);
}

void PrizesPage::announce()
{
    if (desk().session() == nullptr)
        return;
    const Settings& settings = desk().projected().settings;
    AnnouncedPrizes announced;
    announced.at = QDateTime::currentDateTimeUtc();
    const prizes::PrizeAssignment now = prizes::assignPrizes(desk().projected());
    announced.afterRound = now.event.afterRound;
    announced.currency = settings.prizeRules.currency;
    announced.awards = prizes::awardsOf(now);
    QString text = tr("%n winner(s) are written down as they are now. Later corrections show what would differ, and "
                      "change nothing of it.",
                      nullptr, static_cast<int>(announced.awards.size()));
    if (!isOver())
        text += QLatin1Char(' ') + tr("The event is not over yet.");
    desk().askAndApply(
        AnnouncePrizes{announced, settings.announced},
        {WarningLevel::confirm, tr("Announce the prizes?"), text, {}, tr("Announce")},
        whenSaved(this, [this] { desk().messages().tell(Mood::good, tr("The prizes are announced.")); }));
}

void PrizesPage::takeBack()
{
    if (desk().session() == nullptr)
        return;
    const AnnouncePrizes command{std::nullopt, desk().projected().settings.announced};
    // Another desk may have announced anew while the menu was open.
    if (const auto seen = std::exchange(seen_, nullptr); seen == nullptr || seen->holds(command))
        desk().apply(command, tr("Take the announcement back?"), tr("Take Back"));
}

void PrizesPage::removeSelected()
{
    std::vector<ThingEdit<Prize>> edits;
    for (const QModelIndex& index : table_->selectionModel()->selectedRows())
        if (const Prize* prize = model_->prizeAt(index.row()))
            edits.push_back(removing(*prize));
    if (!edits.empty() && desk().mayChange(CommandName::setPrizes))
        desk().apply(SetPrizes{std::move(edits)});
}

void PrizesPage::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Delete && table_->hasFocus()) {
        removeSelected();
        return;
    }
    Page::keyPressEvent(event);
}

void PrizesPage::read()
{
    const auto path = desk().asker().askFile(
        {FileQuestion::Kind::open, tr("Read a Prize Fund"), {tr("Tables (*.csv *.txt)")}, desk().folder(), {}});
    if (!path)
        return;
    RegularFile file(*path);
    if (!file.open(QIODevice::ReadOnly) || file.size() > largestFund) {
        line_->say(tr("%1 cannot be read as a list of prizes.").arg(QFileInfo(*path).fileName()));
        return;
    }
    line_->addList(decodeText(file.readAll()).text, QFileInfo(*path).fileName());
}

void PrizesPage::paste()
{
    line_->addList(QGuiApplication::clipboard()->text(), QString(fromClipboard));
}

void PrizesPage::askInspector()
{
    if (!isVisible() || desk().session() == nullptr)
        return;
    const QModelIndexList rows = table_->selectionModel()->selectedRows();
    PrizeQuestion question;
    if (!rows.isEmpty()) {
        const Prize* prize = model_->prizeAt(rows.front().row());
        if (prize != nullptr)
            question.prize = prize->id;
    }
    desk().askAboutPrizes(question);
}

void PrizesPage::showEvent(QShowEvent* event)
{
    model_->setActive(true);
    Page::showEvent(event);
    refresh();
    askInspector();
}

void PrizesPage::hideEvent(QHideEvent* event)
{
    model_->setActive(false);
    desk().askAboutPrizes({});
    Page::hideEvent(event);
}

void PrizesPage::retranslate()
{
    header_->setTitle(tr("Prizes"));
    rulesButton_->setText(tr("Rules and Teams"));
    rulesButton_->setToolTip(tr("Limits, sharing, who may win, and team rankings"));
    currencyNote_->setText(tr("No currency is given, so receipts name none."));
    enterCurrency_->setText(tr("Enter the Currency"));
    take_->setText(tr("Lists"));
    take_->setIcon(themedIcon(QStringLiteral("edit-copy")));
    take_->setToolTip(tr("Take the prizes elsewhere, or read a fund"));
    announce_->setToolTip(tr("Write down who gets what; later corrections change nothing of it"));
    takeActions_[copied]->setText(tr("&Copy the Winners"));
    takeActions_[asCsv]->setText(tr("Winners as CS&V…"));
    takeActions_[asXlsx]->setText(tr("Winners as &Spreadsheet…"));
    readList_->setText(tr("Read a List…"));
    pasteList_->setText(tr("Paste a List"));
    takeActions_[fundAsCsv]->setText(tr("&Fund as CSV…"));
    takeActions_[readFund]->setText(tr("&Read a Fund…"));
    takeActions_[pasteFund]->setText(tr("&Paste a Fund"));
    takeBack_->setText(tr("&Take the Announcement Back…"));
    table_->setAccessibleName(tr("Prizes"));
    model_->retranslate();
    refresh();
}

} // namespace pairwright
