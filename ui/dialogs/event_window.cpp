#include "ui/dialogs/event_window.h"

#include "app/domain/rounds/progress.h"
#include "app/domain/text/filled.h"
#include "app/event/places.h"
#include "app/formats/display_text.h"
#include "app/formats/report/report_frame.h"
#include "app/jobs/parts_job.h"
#include "app/storage/place.h"
#include "engine/capabilities.h"
#include "ui/dialogs/whole_rows.h"
#include "ui/models/roles.h"
#include "ui/text/systems/system_text.h"
#include "ui/theme/row_height.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/form_labels.h"
#include "ui/widgets/form_rows.h"
#include "ui/widgets/page_line.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/scrolled.h"
#include "ui/widgets/table_delegate.h"
#include "ui/widgets/table_header.h"
#include "ui/widgets/text_field.h"
#include "ui/widgets/text_styles.h"
#include "ui/widgets/view_tabs.h"
#include "ui/widgets/window_heading.h"

#include <QEvent>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace pairwright {

namespace {

constexpr QSize eventWindowSize(940, 660);
constexpr int mostLeaving = 20;
constexpr int linesOfStandings = 8;

constexpr QChar figureSpace(0x2007);

enum StandingColumn { WhoColumn, PointsColumn, FollowsColumn, StandingColumns };

QString stateText(const PartFile& part)
{
    const Tournament& tournament = *part.tournament;
    std::size_t open = 0;
    for (const OpenGames& games : openGames(tournament))
        open += games.missing.size() + games.adjourned.size();
    QString rounds = afterRoundText(roundOfPlaces(tournament), tournament.settings.plannedRounds);
    if (open == 0)
        return rounds;
    return EventWindow::tr("%1, %2 open", "after which round; number of games").arg(rounds, QLocale().toString(open));
}

} // namespace

EventWindow::EventWindow(Desk& desk, Printing& printing, QWidget* parent)
    : QDialog(parent)
    , desk_(desk)
    , printing_(printing)
    , tree_(new QTreeWidget)
    , tasksTitle_(partHeading())
    , tabs_(new ViewTabs("eventTasks", 3))
    , tasks_(new QVBoxLayout)
    , about_(new PlainLabel)
    , followsLabel_(new PlainLabel)
    , follows_(new ChoiceBox)
    , upLabel_(new PlainLabel)
    , up_(new QSpinBox)
    , downLabel_(new PlainLabel)
    , down_(new QSpinBox)
    , bestLabel_(new PlainLabel)
    , best_(new QSpinBox)
    , systemLabel_(new PlainLabel)
    , system_(new ChoiceBox)
    , roundsLabel_(new PlainLabel)
    , rounds_(new QSpinBox)
    , nameLabel_(new PlainLabel)
    , name_(new TextField(TextField::aLine))
    , note_(new PlainLabel)
    , make_(new QPushButton)
    , decide_(new QPushButton)
    , paperLabel_(new PlainLabel)
    , paper_(new ChoiceBox)
    , open_(new QPushButton)
    , print_(new QPushButton)
    , pdf_(new QPushButton)
    , web_(new QPushButton)
    , webElsewhere_(new QPushButton)
    , takeBack_(new QPushButton)
    , close_(new QPushButton)
{
    setObjectName(QStringLiteral("eventWindow"));
    build();
    for (QSpinBox* box : {up_, down_, best_})
        box->setRange(box == best_ ? 1 : 0, mostLeaving);
    up_->setValue(1);
    down_->setValue(1);
    best_->setValue(2);
    rounds_->setRange(1, 30);
    rounds_->setValue(desk_.projected().settings.plannedRounds);
    fillWithSystems(system_);
    selectSystem(system_, desk_.projected().settings.system);
    retranslate();
    connect(follows_, &QComboBox::currentIndexChanged, this, &EventWindow::refresh);
    for (QSpinBox* box : {up_, down_, best_})
        connect(box, &QSpinBox::valueChanged, this, &EventWindow::refresh);
    connect(system_, &QComboBox::currentIndexChanged, this, &EventWindow::refresh);
    connect(tabs_, &QTabBar::currentChanged, this, [this] {
        showTask();
        refresh();
    });
    connect(tree_, &QTreeWidget::itemActivated, this, &EventWindow::openChosen);
    connect(make_, &QPushButton::clicked, this, &EventWindow::make);
    connect(decide_, &QPushButton::clicked, this, &EventWindow::decideTie);
    connect(paper_, &QComboBox::currentIndexChanged, this, &EventWindow::refresh);
    connect(open_, &QPushButton::clicked, this, &EventWindow::openChosen);
    connect(print_, &QPushButton::clicked, this, &EventWindow::print);
    connect(pdf_, &QPushButton::clicked, this, &EventWindow::savePdf);
    connect(web_, &QPushButton::clicked, this, [this] { saveWeb(false); });
    connect(webElsewhere_, &QPushButton::clicked, this, [this] { saveWeb(true); });
    connect(takeBack_, &QPushButton::clicked, this, &EventWindow::takeBackWanted);
    connect(close_, &QPushButton::clicked, this, &QDialog::close);
    connect(&desk_, &Desk::sessionChanged, this, &QDialog::close);
    connect(&desk_, &Desk::saved, this, &EventWindow::look);
    look();
}

void EventWindow::build()
{
    const std::initializer_list<std::pair<QWidget*, const char*>> called{{tree_, "eventStandings"},
                                                                         {follows_, "whatFollows"},
                                                                         {up_, "goUp"},
                                                                         {down_, "goDown"},
                                                                         {best_, "bestOfEach"},
                                                                         {system_, "finalSystem"},
                                                                         {rounds_, "finalRounds"},
                                                                         {name_, "nextName"},
                                                                         {note_, "eventNote"},
                                                                         {make_, "makeNext"},
                                                                         {open_, "openPart"},
                                                                         {print_, "printEvent"},
                                                                         {pdf_, "eventPdf"},
                                                                         {web_, "eventWeb"},
                                                                         {takeBack_, "takeEventBack"},
                                                                         {about_, "aboutTask"},
                                                                         {decide_, "decideTies"},
                                                                         {paper_, "eventPaper"},
                                                                         {webElsewhere_, "eventWebElsewhere"}};
    for (const auto& [widget, name] : called)
        widget->setObjectName(QLatin1StringView(name));
    const std::initializer_list<std::pair<QLabel*, QWidget*>> buddies{
        {followsLabel_, follows_}, {upLabel_, up_},         {downLabel_, down_}, {bestLabel_, best_},
        {systemLabel_, system_},   {roundsLabel_, rounds_}, {nameLabel_, name_}, {paperLabel_, paper_}};
    for (const auto& [label, field] : buddies)
        label->setBuddy(field);
    auto* header = new TableHeader;
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    tree_->setHeader(header);
    tree_->setColumnCount(StandingColumns);
    tree_->setRootIsDecorated(false); // nothing is folded away
    tree_->setItemsExpandable(false);
    tree_->setItemDelegate(new TableDelegate(tree_));
    tree_->setUniformRowHeights(true);
    tree_->header()->setMinimumHeight(rowHeight(tree_->fontMetrics()));
    tree_->header()->setStretchLastSection(false);
    tree_->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    tree_->header()->setSectionResizeMode(WhoColumn, QHeaderView::Stretch);
    auto* content = new QWidget(this); // its fields are those of a window
    auto* column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, 0);
    auto* rows = new WholeRows(tree_, tree_->header(),
                               [this] { return tree_->topLevelItemCount() > 0 ? tree_->sizeHintForRow(0) : 0; });
    rows->setMinimumHeight(fontMetrics().height() * linesOfStandings);
    column->addWidget(rows, 1);
    auto* below = new QHBoxLayout;
    below->addWidget(tasksTitle_, 0, Qt::AlignBottom);
    below->addStretch();
    below->addWidget(open_); // what is chosen in the list
    column->addLayout(below);
    column->addWidget(tabs_, 0, Qt::AlignLeft);
    makeNote(about_);
    column->addWidget(about_);
    buildTasks();
    column->addLayout(tasks_);
    makeNote(note_);
    note_->setSizePolicy(QSizePolicy::Expanding, note_->sizePolicy().verticalPolicy());
    column->addWidget(note_);
    auto* outer = new QVBoxLayout(this);
    outer->addWidget(windowHeading(this));
    outer->addWidget(scrolled(content), 1);
    buildFoot();
    resize(scaledToText(*this, eventWindowSize));
}

QString EventWindow::folder() const
{
    return desk_.folder();
}

EventWindow::Follows EventWindow::follows() const
{
    return static_cast<Follows>(follows_->currentData().toInt());
}

QString EventWindow::eventName() const
{
    const Tournament& own = desk_.projected();
    if (own.event.part)
        return own.event.part->name;
    return own.event.name.isEmpty() ? baseNameOf(desk_.session()->path()) : own.event.name;
}

void EventWindow::look()
{
    if (desk_.session() == nullptr)
        return;
    const auto& part = desk_.session()->saved().event.part;
    if (!part) {
        const PartFile own{desk_.session()->path(), {{}, eventName(), 1, eventName()}, desk_.session()->savedState()};
        take({own});
        return;
    }
    auto* job = new PartsJob(folder(), part->event, this);
    connect(job, &PartsJob::found, this, &EventWindow::take);
    job->start();
}

void EventWindow::take(std::vector<PartFile> parts)
{
    const bool isFirst = parts_.empty();
    parts_ = std::move(parts);
    if (isFirst)
        follows_->setCurrentIndex(parts_.size() > 1 ? 0 : 1);
    refresh();
    if (isFirst && !season_ && !goOn_) // nothing follows yet
        tabs_->setCurrentIndex(static_cast<int>(Task::sheets));
}

void EventWindow::refresh()
{
    if (desk_.session() == nullptr)
        return;
    const bool isSeason = follows() == Follows::season;
    season_.reset();
    goOn_.reset();
    std::optional<SeasonFault> fault;
    if (isSeason) {
        auto season = nextSeason(parts_, {up_->value(), down_->value()}, decisions_);
        if (season)
            season_ = std::move(season).value();
        else
            fault = season.error();
    } else {
        auto best = bestOf(parts_, best_->value(), decisions_);
        if (best)
            goOn_ = std::move(best).value();
        else
            fault = best.error();
    }
    const bool isOver = !fault || fault->code != SeasonFault::Code::notFinished;
    showRow(form_, whatFollows_, isOver);
    showRow(form_, ups_, isOver && isSeason);
    showRow(form_, ofTheFinal_, isOver && !isSeason);
    showRow(form_, name_, isOver);
    best_->parentWidget()->setVisible(!isSeason); // with its label
    const bool counts = !capabilitiesOf(selectedSystem(system_).id).allPlayAll;
    rounds_->setEnabled(counts);
    roundsLabel_->setEnabled(counts);
    nameLabel_->setText(isSeason ? tr("&Name of the next event") : tr("&Name of the final"));
    if (!name_->isModified())
        name_->setText(isSeason ? tr("%1, next season").arg(eventName()) : tr("Final"));
    say(fault);
    offer(fault);
    fill();
}

const std::vector<SharedBorder>& EventWindow::ties() const
{
    static const std::vector<SharedBorder> none;
    return season_ ? season_->ties : goOn_ ? goOn_->ties : none;
}

const SharedBorder* EventWindow::undecidedTie() const
{
    const auto open = std::find_if(ties().begin(), ties().end(), [](const SharedBorder& tie) { return !tie.decided; });
    return open == ties().end() ? nullptr : &*open;
}

std::map<PlayerKey, QString> EventWindow::fatesOf(std::size_t part) const
{
    std::map<PlayerKey, QString> fates;
    if (season_) {
        for (const Transfer& transfer : season_->transfers)
            if (transfer.who.part == part)
                fates[transfer.who.player] =
                    (transfer.to < part ? tr("up to %1") : tr("down to %1")).arg(parts_[transfer.to].part.title);
    } else if (goOn_) {
        int seed = 0;
        for (const PartPlayer& player : goOn_->players) {
            ++seed;
            if (player.part == part)
                fates[player.player] = tr("goes on as number %1").arg(seed);
        }
    }
    for (const SharedBorder& tie : ties())
        for (const PlayerKey player : tie.players)
            if (tie.part == part)
                fates.try_emplace(player, tr("stays"));
    return fates;
}

QString EventWindow::noteOf(std::size_t part, PlayerKey player, const std::map<PlayerKey, QString>& fates) const
{
    const auto fate = fates.find(player);
    if (fate == fates.end())
        return {};
    const SharedBorder* tie = borderOf(ties(), part, player);
    if (tie == nullptr)
        return fate->second;
    return tie->decided ? tr("%1 (decided by the arbiter)").arg(fate->second) : tr("undecided (shared place)");
}

void EventWindow::fill()
{
    tree_->clear();
    bool somethingFollows = false;
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        const PartFile& part = parts_[i];
        auto* group =
            new QTreeWidgetItem(tree_, {filled(QStringLiteral("%1  ·  %2"), asUnit(part.part.title), stateText(part))});
        group->setFirstColumnSpanned(true);
        group->setData(WhoColumn, Qt::UserRole, part.path);
        QFont bold = group->font(WhoColumn);
        bold.setBold(true);
        group->setFont(WhoColumn, bold);
        const auto fates = fatesOf(i);
        const std::vector<RankedPlace> places = placesOf(part, decisions_);
        const auto figures = QString::number(places.size()).size(); // so that the names begin below each other
        for (const RankedPlace& place : places) {
            // Digits stand below each other in every language.
            const QString rank = steady((place.leftOut ? QStringLiteral("–") : QString::number(place.rank))
                                            .rightJustified(figures, figureSpace) +
                                        (place.shared && !place.leftOut ? QStringLiteral("=") : QString()));
            auto* line =
                new QTreeWidgetItem(group, {pageLine(filled(QStringLiteral("%1  %2"), rank,
                                                            asUnit(part.tournament->player(place.player)->data.name))),
                                            scoreText(place.score), noteOf(i, place.player, fates)});
            somethingFollows = somethingFollows || !line->text(FollowsColumn).isEmpty();
            line->setTextAlignment(PointsColumn, Qt::AlignRight | Qt::AlignVCenter);
            line->setData(PointsColumn, SlotsRole, true);
            line->setData(WhoColumn, Qt::UserRole, part.path);
        }
        group->setExpanded(true);
    }
    tree_->setColumnHidden(FollowsColumn, !somethingFollows);
    if (tree_->topLevelItemCount() > 0)
        tree_->setCurrentItem(tree_->topLevelItem(0));
}

void EventWindow::openChosen()
{
    if (const QTreeWidgetItem* item = tree_->currentItem(); item != nullptr && parts_.size() > 1)
        emit fileWanted(item->data(WhoColumn, Qt::UserRole).toString());
}

void EventWindow::retranslate()
{
    setWindowTitle(tr("All Files of the Event"));
    tree_->setHeaderLabels({tr("File"), tr("Points"), tr("What follows")});
    tree_->headerItem()->setTextAlignment(PointsColumn, Qt::AlignRight | Qt::AlignVCenter);
    tree_->setAccessibleName(tr("Standings of all files of the event"));
    followsLabel_->setText(tr("&What follows"));
    const int chosen = std::max(0, follows_->currentIndex());
    follows_->clear();
    follows_->addItem(tr("Promotions and relegations"), static_cast<int>(Follows::season));
    follows_->addItem(tr("The best go on"), static_cast<int>(Follows::final));
    follows_->setCurrentIndex(chosen);
    tabs_->setTabText(static_cast<int>(Task::next), tr("Prepare Next Event"));
    tabs_->setTabText(static_cast<int>(Task::sheets), tr("Print Sheets"));
    tabs_->setTabText(static_cast<int>(Task::site), tr("Publish Web Site"));
    tabs_->updateGeometry(); // Qt does not while they are not seen
    showTask();
    tasksTitle_->setText(tr("With all files together"));
    tabs_->setAccessibleName(tr("What is done with all files of the event"));
    paperLabel_->setText(tr("What to pri&nt"));
    const int sheets = std::max(0, paper_->currentIndex());
    paper_->clear();
    paper_->addItem(tr("Print sets"), static_cast<int>(Paper::printSets));
    paper_->addItem(tr("Cross-tables"), static_cast<int>(Paper::crossTables));
    paper_->addItem(tr("What follows"), static_cast<int>(Paper::whatFollows));
    paper_->setCurrentIndex(sheets);
    decide_->setText(tr("Decide the T&ie…"));
    upLabel_->setText(tr("Go &up"));
    downLabel_->setText(tr("Go &down"));
    bestLabel_->setText(tr("The best of &each"));
    systemLabel_->setText(tr("S&ystem"));
    roundsLabel_->setText(tr("&Rounds"));
    make_->setText(tr("&Make the Files"));
    open_->setText(tr("&Open"));
    print_->setText(tr("&Print All…"));
    pdf_->setText(tr("Save as PD&F…"));
    web_->setText(tr("Make We&b Site…"));
    webElsewhere_->setText(tr("Web Site E&lsewhere…"));
    takeBack_->setText(tr("&Take Back…"));
    close_->setText(tr("&Close"));
    makeAsWide({follows_, system_});
    constexpr int beforeTheBox = 6;
    for (QLabel* label : {bestLabel_, downLabel_, roundsLabel_})
        label->setContentsMargins(0, 0, beforeTheBox, 0);
    makeAsWide({bestLabel_, downLabel_, roundsLabel_});
    makeAsWide({best_, up_, down_, rounds_});
    refresh();
}

void EventWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace pairwright
