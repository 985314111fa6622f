#include "ui/dialogs/event_window.h"

#include "app/domain/rounds/progress.h"
#include "app/domain/text/filled.h"
#include "app/event/places.h"
#include "app/formats/display_text.h"
#include "app/jobs/parts_job.h"
#include "engine/capabilities.h"
#include "ui/text/files/parts_text.h"
#include "ui/text/system_text.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/scrolled.h"
#include "ui/widgets/table_delegate.h"

#include <QEvent>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScreen>
#include <QSpinBox>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace pairwright {

namespace {

constexpr QSize eventWindowSize(940, 660);
constexpr int mostLeaving = 20;
constexpr int linesOfStandings = 8;

enum StandingColumn { WhoColumn, PointsColumn, FollowsColumn, StandingColumns };

QString stateText(const PartFile& part)
{
    const Tournament& tournament = *part.tournament;
    std::size_t open = 0;
    for (const OpenGames& games : openGames(tournament))
        open += games.missing.size() + games.adjourned.size();
    const QString rounds =
        filled(EventWindow::tr("%1 of %2 rounds"), tournament.lastPublished().value, tournament.settings.plannedRounds);
    if (open == 0)
        return rounds;
    return EventWindow::tr("%1, %2 open", "rounds; number of games").arg(rounds, QLocale().toString(open));
}

} // namespace

EventWindow::EventWindow(Desk& desk, Printing& printing, QWidget* parent)
    : QDialog(parent)
    , desk_(desk)
    , printing_(printing)
    , tree_(new QTreeWidget)
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
    , name_(new QLineEdit)
    , note_(new PlainLabel)
    , make_(new QPushButton)
    , open_(new QPushButton)
    , print_(new QPushButton)
    , pdf_(new QPushButton)
    , web_(new QPushButton)
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
    connect(tree_, &QTreeWidget::itemActivated, this, &EventWindow::open);
    connect(make_, &QPushButton::clicked, this, &EventWindow::make);
    connect(open_, &QPushButton::clicked, this, &EventWindow::open);
    connect(print_, &QPushButton::clicked, this, &EventWindow::print);
    connect(pdf_, &QPushButton::clicked, this, &EventWindow::savePdf);
    connect(web_, &QPushButton::clicked, this, &EventWindow::saveWeb);
    connect(takeBack_, &QPushButton::clicked, this, &EventWindow::takeBackWanted);
    connect(close_, &QPushButton::clicked, this, &QDialog::close);
    connect(&desk_, &Desk::sessionChanged, this, &QDialog::close);
    connect(&desk_, &Desk::saved, this, &EventWindow::look);
    look();
}

void EventWindow::build()
{
    const std::initializer_list<std::pair<QWidget*, const char*>> names{
        {tree_, "eventStandings"}, {follows_, "whatFollows"}, {up_, "goUp"},
        {down_, "goDown"},         {best_, "bestOfEach"},     {system_, "finalSystem"},
        {rounds_, "finalRounds"},  {name_, "nextName"},       {note_, "eventNote"},
        {make_, "makeNext"},       {open_, "openPart"},       {print_, "printEvent"},
        {pdf_, "eventPdf"},        {web_, "eventWeb"},        {takeBack_, "takeEventBack"}};
    for (const auto& [widget, name] : names)
        widget->setObjectName(QLatin1StringView(name));
    const std::initializer_list<std::pair<QLabel*, QWidget*>> buddies{
        {followsLabel_, follows_}, {upLabel_, up_},         {downLabel_, down_}, {bestLabel_, best_},
        {systemLabel_, system_},   {roundsLabel_, rounds_}, {nameLabel_, name_}};
    for (const auto& [label, field] : buddies)
        label->setBuddy(field);
    tree_->setColumnCount(StandingColumns);
    tree_->setRootIsDecorated(false); // nothing is folded away
    tree_->setItemsExpandable(false);
    tree_->setItemDelegate(new TableDelegate(tree_));
    tree_->setUniformRowHeights(true);
    tree_->setAlternatingRowColors(true);
    tree_->header()->setStretchLastSection(false);
    tree_->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    tree_->header()->setSectionResizeMode(WhoColumn, QHeaderView::Stretch);
    tree_->setMinimumHeight(tree_->fontMetrics().height() * linesOfStandings);
    auto* content = new QWidget;
    auto* column = new QVBoxLayout(content);
    column->addWidget(tree_, 1);
    column->addWidget(rowOfFields({followsLabel_, follows_, upLabel_, up_, downLabel_, down_, bestLabel_, best_,
                                   systemLabel_, system_, roundsLabel_, rounds_}));
    column->addWidget(rowOfFields({nameLabel_, name_, make_}));
    name_->setMinimumWidth(name_->fontMetrics().averageCharWidth() * 30);
    auto* outer = new QVBoxLayout(this);
    outer->addWidget(scrolled(content), 1);
    note_->setWordWrap(true);
    outer->addWidget(note_);
    outer->addWidget(rowOfFields({open_, print_, pdf_, web_, takeBack_, close_}));
    for (QPushButton* button : {make_, print_, pdf_, web_, takeBack_, close_})
        button->setAutoDefault(false);
    open_->setDefault(true);
    resize(eventWindowSize.boundedTo(screen()->availableSize() - QSize(8, 40)));
}

QString EventWindow::folder() const
{
    return QFileInfo(desk_.session()->path()).absolutePath();
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
    return own.event.name.isEmpty() ? QFileInfo(desk_.session()->path()).completeBaseName() : own.event.name;
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
}

void EventWindow::refresh()
{
    if (desk_.session() == nullptr)
        return;
    const bool isSeason = follows() == Follows::season;
    for (const QWidget* field : std::initializer_list<QWidget*>{up_, down_})
        field->parentWidget()->setVisible(isSeason); // with its label
    for (const QWidget* field : std::initializer_list<QWidget*>{best_, system_, rounds_})
        field->parentWidget()->setVisible(!isSeason);
    const bool counts = !capabilitiesOf(selectedSystem(system_).id).allPlayAll;
    rounds_->setEnabled(counts);
    roundsLabel_->setEnabled(counts);
    nameLabel_->setText(isSeason ? tr("&Name of the next event:") : tr("&Name of the final:"));
    if (!name_->isModified())
        name_->setText(isSeason ? tr("%1, next season").arg(eventName()) : tr("Final"));
    season_.reset();
    goOn_.reset();
    std::optional<SeasonFault> fault;
    if (isSeason) {
        auto season = nextSeason(parts_, {up_->value(), down_->value()});
        if (season)
            season_ = std::move(season).value();
        else
            fault = season.error();
    } else {
        auto best = bestOf(parts_, best_->value());
        if (best)
            goOn_ = std::move(best).value();
        else
            fault = best.error();
    }
    make_->setEnabled(!fault);
    const bool undecided = (season_ && std::any_of(season_->transfers.begin(), season_->transfers.end(),
                                                   [](const Transfer& transfer) { return transfer.undecided; })) ||
                           (goOn_ && !goOn_->undecided.empty());
    note_->setText(fault       ? sentenceFor(*fault, parts_)
                   : undecided ? tr("A place is shared between somebody who goes and somebody who stays: the standings "
                                    "do not decide it. Who stands first in the list goes.")
                               : QString());
    const bool begun =
        std::any_of(parts_.begin(), parts_.end(), [](const PartFile& part) { return part.tournament->hasBegun(); });
    takeBack_->setEnabled(!begun && desk_.projected().event.part.has_value());
    fill();
}

std::map<PlayerKey, QString> EventWindow::notesOf(std::size_t part) const
{
    std::map<PlayerKey, QString> notes;
    if (season_) {
        for (const Transfer& transfer : season_->transfers) {
            if (transfer.who.part != part)
                continue;
            const QString to =
                (transfer.to < part ? tr("up to %1") : tr("down to %1")).arg(parts_[transfer.to].part.title);
            notes[transfer.who.player] = transfer.undecided ? tr("%1 (shared place)").arg(to) : to;
        }
    } else if (goOn_) {
        int seed = 0;
        for (const PartPlayer& player : goOn_->players) {
            ++seed;
            if (player.part == part)
                notes[player.player] = tr("goes on as number %1").arg(seed);
        }
    }
    return notes;
}

void EventWindow::fill()
{
    tree_->clear();
    for (std::size_t i = 0; i < parts_.size(); ++i) {
        const PartFile& part = parts_[i];
        auto* group = new QTreeWidgetItem(tree_, {part.part.title, {}, stateText(part)});
        group->setData(WhoColumn, Qt::UserRole, part.path);
        QFont bold = group->font(WhoColumn);
        bold.setBold(true);
        group->setFont(WhoColumn, bold);
        const auto notes = notesOf(i);
        for (const RankedPlace& place : placesOf(*part.tournament)) {
            const QString rank = place.leftOut
                                     ? QStringLiteral("–")
                                     : QString::number(place.rank) + (place.shared ? QStringLiteral("=") : QString());
            const auto note = notes.find(place.player);
            auto* line = new QTreeWidgetItem(
                group, {filled(QStringLiteral("%1  %2"), rank, part.tournament->player(place.player)->data.name),
                        scoreText(place.score), note != notes.end() ? note->second : QString()});
            line->setTextAlignment(PointsColumn, Qt::AlignRight | Qt::AlignVCenter);
            line->setData(WhoColumn, Qt::UserRole, part.path);
        }
        group->setExpanded(true);
    }
    if (tree_->topLevelItemCount() > 0)
        tree_->setCurrentItem(tree_->topLevelItem(0));
    open_->setEnabled(tree_->topLevelItemCount() > 1);
}

void EventWindow::open()
{
    if (const QTreeWidgetItem* item = tree_->currentItem())
        emit fileWanted(item->data(WhoColumn, Qt::UserRole).toString());
}

void EventWindow::retranslate()
{
    setWindowTitle(tr("All Files of the Event"));
    tree_->setHeaderLabels({tr("Standings"), tr("Points"), tr("What follows")});
    tree_->setAccessibleName(tr("Standings of all files of the event"));
    followsLabel_->setText(tr("&What follows:"));
    const int chosen = std::max(0, follows_->currentIndex());
    follows_->clear();
    follows_->addItem(tr("promotions and relegations"), static_cast<int>(Follows::season));
    follows_->addItem(tr("the best go on"), static_cast<int>(Follows::final));
    follows_->setCurrentIndex(chosen);
    upLabel_->setText(tr("Go &up:"));
    downLabel_->setText(tr("Go &down:"));
    bestLabel_->setText(tr("The best of &each:"));
    systemLabel_->setText(tr("S&ystem:"));
    roundsLabel_->setText(tr("&Rounds:"));
    make_->setText(tr("&Make the Files"));
    open_->setText(tr("&Open"));
    print_->setText(tr("&Print All…"));
    pdf_->setText(tr("All as PD&F…"));
    web_->setText(tr("We&b Site…"));
    takeBack_->setText(tr("&Take Back…"));
    close_->setText(tr("&Close"));
    refresh();
}

void EventWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace pairwright
