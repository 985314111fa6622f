#include "ui/pages/rounds/correction/late_arrival_window.h"

#include "ui/pages/rounds/correction/correction_note.h"
#include "ui/pages/rounds/correction/note_output.h"
#include "ui/pages/rounds/correction/way_text.h"
#include "ui/print/print_sheet.h"
#include "ui/print/sheet_preview.h"
#include "ui/text/format.h"
#include "ui/text/steps/finding_text.h"
#include "ui/theme/look_shapes.h"
#include "ui/theme/tints.h"
#include "ui/widgets/dialog_buttons.h"
#include "ui/widgets/fit_to_rows.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/scrolled.h"
#include "ui/widgets/text_styles.h"
#include "ui/widgets/window_heading.h"

#include <QEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <utility>

namespace pairwright {

namespace {

constexpr QSize lateWindowSize(700, 260); // while nobody is chosen
constexpr QSize waysWindowSize(700, 400);
constexpr QSize sheetWindowSize(700, 560);
constexpr int mostRows = 6; ///< without scrolling
constexpr int roomAtEnd = 8;
constexpr int roomBeforeState = 16;

/// Who is listed, and muted at the end of the row why he does not play (Qt::AccessibleDescriptionRole).
class StateDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::paint(painter, option, index);
        // On the line of the name.
        const int top = option.rect.top() + option.rect.height() / 2 - option.fontMetrics.height() / 2;
        const QRect room(option.rect.left(), top, option.rect.width() - roomAtEnd, option.rect.height());
        painter->save();
        painter->setFont(option.font);
        painter->setPen(mutedOn(option.palette, look::groundOfRow(option, option.widget)));
        painter->drawText(QStyle::visualRect(option.direction, option.rect, room),
                          static_cast<int>(Qt::AlignTop) | Qt::AlignTrailing | Qt::TextSingleLine, stateIn(index));
        painter->restore();
    }

protected:
    /// The name gives way where there is no room.
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        const QString state = stateIn(index);
        if (state.isEmpty() || option->widget == nullptr)
            return;
        const QRect text = option->widget->style()->subElementRect(QStyle::SE_ItemViewItemText, option, option->widget);
        const int taken = option->fontMetrics.horizontalAdvance(state) + roomBeforeState + roomAtEnd;
        option->text = option->fontMetrics.elidedText(option->text, Qt::ElideRight, text.width() - taken);
    }

private:
    static QString stateIn(const QModelIndex& index) { return index.data(Qt::AccessibleDescriptionRole).toString(); }
};

} // namespace

LateArrivalWindow::LateArrivalWindow(Desk& desk, QWidget* parent)
    : QDialog(parent)
    , desk_(desk)
{
    setObjectName(QStringLiteral("lateArrivalWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    build();
    resize(scaledToText(*this, lateWindowSize));
    connect(players_, &QListWidget::itemChanged, this, &LateArrivalWindow::pairWithThem);
    connect(ways_, &QListWidget::currentRowChanged, this, &LateArrivalWindow::nameTheWay);
    connect(stop_, &QPushButton::clicked, this, [this] {
        if (job_)
            job_->cancel();
    });
    connect(go_, &QPushButton::clicked, this, &LateArrivalWindow::carryOut);
    connect(print_, &QPushButton::clicked, this, [this] { printNote(desk_, *delta_); });
    connect(pdf_, &QPushButton::clicked, this, [this] { saveNoteAsPdf(desk_, *delta_); });
    connect(close_, &QPushButton::clicked, this, &QDialog::close);
    connect(&desk_, &Desk::sessionChanged, this, &QDialog::close);
    connect(&desk_, &Desk::changed, this, [this](const ChangeSet& changes) {
        if (!desk_.hearsOthers() || !changes.rounds.empty() || !changes.players.empty() || changes.settings)
            fillPlayers();
    });
    connect(&desk_, &Desk::changedEntirely, this, &LateArrivalWindow::fillPlayers);
    retranslate();
    // Who is selected is ticked already; then the way is what is still open.
    (chosenPlayers().empty() ? players_ : ways_)->setFocus();
}

void LateArrivalWindow::build()
{
    const auto label = [](bool wraps) {
        auto* made = new PlainLabel;
        made->setWordWrap(wraps);
        return made;
    };
    auto* form = new QWidget(this); // its fields are those of a window
    auto* column = new QVBoxLayout(form);
    column->setContentsMargins(0, 0, 0, 0);
    hint_ = label(true);
    makeMuted(hint_);
    playersTitle_ = label(false);
    players_ = new QListWidget;
    players_->setObjectName(QStringLiteral("latePlayers"));
    players_->setItemDelegate(new StateDelegate(players_));
    waysTitle_ = label(false);
    ways_ = new QListWidget;
    ways_->setObjectName(QStringLiteral("lateWays"));
    ways_->setWordWrap(true);
    progressRow_ = new QWidget;
    auto* row = new QHBoxLayout(progressRow_);
    row->setContentsMargins(0, 0, 0, 0);
    progressText_ = label(false);
    progress_ = new QProgressBar;
    progress_->setObjectName(QStringLiteral("lateProgress"));
    progress_->setTextVisible(false);
    stop_ = new QPushButton;
    stop_->setObjectName(QStringLiteral("lateStop"));
    stop_->setAutoDefault(false);
    row->addWidget(progressText_);
    row->addWidget(progress_, 1);
    row->addWidget(stop_);
    reasonTitle_ = label(false);
    reason_ = new QLineEdit;
    reason_->setObjectName(QStringLiteral("lateReason"));
    playersTitle_->setBuddy(players_);
    waysTitle_->setBuddy(ways_);
    reasonTitle_->setBuddy(reason_);
    column->addWidget(windowHeading(this));
    column->addWidget(hint_);
    column->addWidget(playersTitle_);
    column->addWidget(players_);
    column->addWidget(waysTitle_);
    column->addWidget(ways_);
    column->addWidget(progressRow_);
    column->addWidget(reasonTitle_);
    column->addWidget(reason_);
    column->addStretch();

    auto* sheet = new QWidget;
    auto* sheetColumn = new QVBoxLayout(sheet);
    sheetColumn->setContentsMargins(0, 0, 0, 0);
    done_ = label(true);
    done_->setObjectName(QStringLiteral("lateDone"));
    preview_ = new SheetPreview;
    preview_->setObjectName(QStringLiteral("lateSheet"));
    sheetColumn->addWidget(done_);
    sheetColumn->addWidget(preview_, 1);

    body_ = new QStackedWidget;
    form_ = form;
    body_->addWidget(scrolled(form));
    body_->addWidget(sheet);
    print_ = new QPushButton;
    print_->setObjectName(QStringLiteral("latePrint"));
    pdf_ = new QPushButton;
    pdf_->setObjectName(QStringLiteral("latePdf"));
    close_ = new QPushButton;
    go_ = new QPushButton;
    go_->setObjectName(QStringLiteral("lateGo"));
    print_->hide();
    pdf_->hide();
    auto* all = new QVBoxLayout(this);
    all->addWidget(body_, 1);
    all->addLayout(dialogButtons(this, {print_, pdf_}, go_, close_));
}

void LateArrivalWindow::fillPlayers()
{
    if (desk_.session() == nullptr || delta_ || saving_)
        return;
    std::vector<PlayerKey> chosen = chosenPlayers();
    if (const auto selected = desk_.selectedPlayer(); selected && players_->count() == 0)
        chosen.push_back(*selected);
    {
        const QSignalBlocker quiet(players_);
        const QListWidgetItem* item = players_->currentItem();
        const QVariant current = item != nullptr ? item->data(Qt::UserRole) : QVariant();
        players_->clear();
        for (const PlayerKey key : withoutPlace(desk_.projected())) {
            const Player& player = *desk_.projected().player(key);
            const RoundNumber round = desk_.projected().lastPublished();
            auto* row = new QListWidgetItem(displayName(player.data), players_);
            if (presenceIn(player, round) != Presence::present)
                row->setData(Qt::AccessibleDescriptionRole, describePresence(player, round));
            row->setData(Qt::UserRole, static_cast<qlonglong>(key.value));
            const bool was = std::find(chosen.begin(), chosen.end(), key) != chosen.end();
            row->setCheckState(was ? Qt::Checked : Qt::Unchecked);
        }
        if (players_->count() == 1)
            players_->item(0)->setCheckState(Qt::Checked);
        players_->setCurrentRow(0);
        for (int row = 0; row < players_->count(); ++row)
            if (players_->item(row)->data(Qt::UserRole) == current)
                players_->setCurrentRow(row);
        players_->setVisible(players_->count() > 0);
        playersTitle_->setVisible(players_->count() > 0);
        fitToRows(*players_, mostRows);
    }
    pairWithThem();
}

void LateArrivalWindow::showFor(Desk& desk, QWidget* parent)
{
    for (LateArrivalWindow* one : parent->findChildren<LateArrivalWindow*>())
        if (one->isVisible() && !one->delta_) { // else it shows the sheet of what is done
            one->tickSelected();
            one->raise();
            one->activateWindow();
            return;
        }
    (new LateArrivalWindow(desk, parent))->show();
}

void LateArrivalWindow::tickSelected()
{
    if (const auto selected = desk_.selectedPlayer())
        for (int row = 0; row < players_->count(); ++row)
            if (players_->item(row)->data(Qt::UserRole) == static_cast<qlonglong>(selected->value))
                players_->item(row)->setCheckState(Qt::Checked);
}

bool LateArrivalWindow::areTeams() const
{
    return desk_.session() != nullptr && desk_.projected().settings.teams;
}

std::vector<PlayerKey> LateArrivalWindow::chosenPlayers() const
{
    std::vector<PlayerKey> chosen;
    for (int row = 0; row < players_->count(); ++row)
        if (players_->item(row)->checkState() == Qt::Checked)
            chosen.push_back(PlayerKey{players_->item(row)->data(Qt::UserRole).toLongLong()});
    return chosen;
}

/// The other ways are there at once; that of pairing again comes when it is known how many boards it changes.
void LateArrivalWindow::pairWithThem()
{
    if (job_)
        job_->cancel();
    job_.clear();
    again_.reset();
    const std::vector<PlayerKey> late = chosenPlayers();
    progressRow_->setVisible(!late.empty());
    showWays();
    if (late.empty())
        return;
    resize(size().expandedTo(scaledToText(*this, waysWindowSize)));
    job_ = new LateArrivalJob(desk_.projectedState(), late, this);
    connect(job_, &LateArrivalJob::answered, this, [this, job = job_.data()](const std::optional<RoundDraft>& again) {
        if (job_ == job)
            again_ = again;
    });
    progress_->setRange(0, 0);
    connect(job_, &Job::progressed, this, [this, job = job_.data()](int done, int all) {
        if (job_ == job && all > 0) {
            progress_->setRange(0, all);
            progress_->setValue(done);
        }
    });
    for (const auto ended : {&Job::finished, &Job::cancelled, &Job::failed})
        connect(job_, ended, this, [this, job = job_.data()] {
            if (job_ == job) // else another one has taken its place
                jobEnded();
        });
    job_->start();
}

/// While nobody is chosen it is as high as what it holds.
void LateArrivalWindow::fitForm()
{
    const int around = layout()->sizeHint().height() - body_->sizeHint().height();
    const QMargins margins = layout()->contentsMargins();
    const int width = scaledToText(*this, lateWindowSize).width();
    form_->layout()->activate();
    const int inside = form_->layout()->totalHeightForWidth(width - margins.left() - margins.right());
    resize(QSize(width, around + inside));
}

void LateArrivalWindow::showEvent(QShowEvent* event)
{
    if (chosenPlayers().empty())
        fitForm();
    QDialog::showEvent(event);
}

void LateArrivalWindow::jobEnded()
{
    job_.clear();
    progressRow_->hide();
    showWays();
}

std::vector<LateArrivalWay> LateArrivalWindow::ways() const
{
    return lateArrivalWays(desk_.projected(), chosenPlayers(), again_, reason_->text().simplified(),
                           QDateTime::currentDateTimeUtc());
}

void LateArrivalWindow::showWays()
{
    const int chosen = std::max(0, ways_->currentRow());
    offered_ = ways();
    ways_->clear();
    for (const LateArrivalWay& way : offered_) {
        auto* item = new QListWidgetItem(describeWay(way, desk_.projected().settings), ways_);
        item->setToolTip(sentencesFor(way.findings, desk_.projected()).join(QLatin1Char('\n')));
    }
    ways_->setCurrentRow(std::min(chosen, ways_->count() - 1));
    fitToRows(*ways_, mostRows);
    for (QWidget* part : std::initializer_list<QWidget*>{waysTitle_, ways_, reasonTitle_, reason_})
        part->setVisible(ways_->count() > 0); // nothing can be done for nobody
    nameTheWay();
}

/// The button says what it does: the way that is chosen, with dots where a question follows.
void LateArrivalWindow::nameTheWay()
{
    const int row = ways_->currentRow();
    const bool chosen = row >= 0 && row < static_cast<int>(offered_.size());
    go_->setEnabled(chosen);
    const LateArrivalWay way = chosen ? offered_[static_cast<std::size_t>(row)] : LateArrivalWay{};
    const QString verb = verbOf(way, areTeams());
    go_->setText(way.command ? tr("%1…", "a verb; a question follows").arg(verb) : verb);
}

void LateArrivalWindow::carryOut()
{
    const int row = ways_->currentRow();
    offered_ = ways(); // the reason may have changed since they were shown
    if (row < 0 || row >= static_cast<int>(offered_.size()))
        return;
    const LateArrivalWay way = offered_[static_cast<std::size_t>(row)];
    const auto then =
        whileThere(this, [this, way, before = desk_.projected()](Answer answer) { hear(answer, before, way); });
    if (!way.command)
        then(Answer::confirmed); // nothing is written
    else
        desk_.applyShown(*way.command, way.level, tr("Change the published round?"), tr("Change"), then);
}

void LateArrivalWindow::hear(Answer answer, const Tournament& before, const LateArrivalWay& way)
{
    const bool wasSaving = std::exchange(saving_, answer == Answer::accepted);
    go_->setEnabled(!saving_ && !offered_.empty());
    if (answer == Answer::confirmed)
        showDone(before, way);
    else if (wasSaving)
        fillPlayers();
}

QString LateArrivalWindow::sentenceOfChanged(int boards) const
{
    if (boards == 0)
        return areTeams() ? tr("Done. There is a new match; hang its sheet beside the pairings.")
                          : tr("Done. There is a new board; hang its sheet beside the pairings.");
    return areTeams() ? tr("Done. %n match(es) on the wall changed; hang the sheet of them beside the pairings, or "
                           "print the pairings again.",
                           nullptr, boards)
                      : tr("Done. %n board(s) on the wall changed; hang the sheet of them beside the pairings, or "
                           "print the pairings again.",
                           nullptr, boards);
}

void LateArrivalWindow::showDone(const Tournament& before, const LateArrivalWay& way)
{
    using Kind = LateArrivalWay::Kind;
    if (way.kind == Kind::wait || way.kind == Kind::waitWithHalf) {
        desk_.messages().tell(Mood::good, areTeams() ? tr("Done. No match on the wall has changed.")
                                                     : tr("Done. No board on the wall has changed."));
        close();
        return;
    }
    const QString sentence = sentenceOfChanged(way.boardsChanged);
    desk_.messages().tell(Mood::good, sentence);
    if (job_)
        job_->cancel();
    job_.clear();
    delta_ = changedBoards(before, desk_.projected(), before.lastPublished(), QDateTime::currentDateTime());
    done_->setText(sentence);
    preview_->setSheet(std::make_shared<const Sheet>(*delta_, sheetOptionsForLocale()));
    body_->setCurrentIndex(1);
    resize(size().expandedTo(scaledToText(*this, sheetWindowSize)));
    go_->hide();
    print_->show();
    pdf_->show();
    print_->setFocus();
}

void LateArrivalWindow::retranslate()
{
    setWindowTitle(tr("Late Arrival"));
    hint_->setText(withoutLastWordAlone(
        areTeams() ? tr("Teams that do not play this round. New teams are entered on the Teams page first.")
                   : tr("Players who do not play this round. New players are entered on the Players page first.")));
    playersTitle_->setText(tr("Who has come"));
    waysTitle_->setText(tr("What may be done, the fewest changes first"));
    progressText_->setText(tr("Pairing the round again …"));
    stop_->setText(tr("Stop"));
    reasonTitle_->setText(tr("Reason, for the log"));
    if (reason_->text().isEmpty())
        reason_->setText(tr("Late arrival"));
    players_->setAccessibleName(playersTitle_->text());
    ways_->setAccessibleName(waysTitle_->text());
    progress_->setAccessibleName(progressText_->text());
    preview_->setAccessibleName(tr("The sheet as it will be printed"));
    print_->setText(areTeams() ? tr("Print the Changed Matches…") : tr("Print the Changed Boards…"));
    pdf_->setText(tr("Save as PDF…"));
    close_->setText(tr("Close"));
    fillPlayers();
}

void LateArrivalWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace pairwright
