#include "ui/pages/rounds/correction/late_arrival_window.h"

#include "ui/pages/rounds/correction/way_text.h"
#include "ui/text/finding_text.h"
#include "ui/text/format.h"
#include "ui/widgets/text_styles.h"

#include <QEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace pairwright {

namespace {

constexpr QSize lateWindowSize(640, 480);

} // namespace

LateArrivalWindow::LateArrivalWindow(Desk& desk, QWidget* parent)
    : QDialog(parent)
    , desk_(desk)
    , hint_(new QLabel)
    , playersTitle_(new QLabel)
    , players_(new QListWidget)
    , waysTitle_(new QLabel)
    , ways_(new QListWidget)
    , reason_(new QLineEdit)
    , reasonTitle_(new QLabel)
    , go_(new QPushButton)
    , close_(new QPushButton)
{
    setObjectName(QStringLiteral("lateArrivalWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    players_->setObjectName(QStringLiteral("latePlayers"));
    ways_->setObjectName(QStringLiteral("lateWays"));
    go_->setObjectName(QStringLiteral("lateGo"));
    auto* column = new QVBoxLayout(this);
    hint_->setWordWrap(true);
    makeMuted(hint_);
    ways_->setWordWrap(true);
    reasonTitle_->setBuddy(reason_);
    playersTitle_->setBuddy(players_);
    waysTitle_->setBuddy(ways_);
    column->addWidget(hint_);
    column->addWidget(playersTitle_);
    column->addWidget(players_, 1);
    column->addWidget(waysTitle_);
    column->addWidget(ways_, 1);
    column->addWidget(reasonTitle_);
    column->addWidget(reason_);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch();
    buttons->addWidget(close_);
    buttons->addWidget(go_);
    close_->setAutoDefault(false);
    column->addLayout(buttons);
    resize(lateWindowSize);
    connect(players_, &QListWidget::itemChanged, this, &LateArrivalWindow::fillWays);
    connect(ways_, &QListWidget::currentRowChanged, this, [this](int row) { go_->setEnabled(row >= 0); });
    connect(go_, &QPushButton::clicked, this, &LateArrivalWindow::carryOut);
    connect(close_, &QPushButton::clicked, this, &QDialog::close);
    connect(&desk_, &Desk::sessionChanged, this, &QDialog::close);
    connect(&desk_, &Desk::changed, this, &LateArrivalWindow::fillPlayers);
    connect(&desk_, &Desk::changedEntirely, this, &LateArrivalWindow::fillPlayers);
    retranslate();
}

void LateArrivalWindow::fillPlayers()
{
    if (desk_.session() == nullptr)
        return;
    const std::vector<PlayerKey> chosen = chosenPlayers();
    {
        const QSignalBlocker quiet(players_);
        players_->clear();
        for (const PlayerKey key : withoutPlace(desk_.projected())) {
            auto* item = new QListWidgetItem(displayName(desk_.projected().player(key)->data), players_);
            item->setData(Qt::UserRole, static_cast<qlonglong>(key.value));
            const bool was = std::find(chosen.begin(), chosen.end(), key) != chosen.end();
            item->setCheckState(was ? Qt::Checked : Qt::Unchecked);
        }
        if (players_->count() == 1)
            players_->item(0)->setCheckState(Qt::Checked);
    }
    fillWays();
}

std::vector<PlayerKey> LateArrivalWindow::chosenPlayers() const
{
    std::vector<PlayerKey> chosen;
    for (int row = 0; row < players_->count(); ++row)
        if (players_->item(row)->checkState() == Qt::Checked)
            chosen.push_back(PlayerKey{players_->item(row)->data(Qt::UserRole).toLongLong()});
    return chosen;
}

void LateArrivalWindow::fillWays()
{
    ways_->clear();
    const Tournament& tournament = desk_.projected();
    const std::vector<PlayerKey> late = chosenPlayers();
    offered_ = lateArrivalWays(tournament, late, pairedWith(tournament, late), reason_->text().simplified(),
                               QDateTime::currentDateTimeUtc());
    for (const LateArrivalWay& way : offered_) {
        auto* item = new QListWidgetItem(describeWay(way), ways_);
        item->setToolTip(sentencesFor(way.findings, tournament).join(QLatin1Char('\n')).toHtmlEscaped());
    }
    ways_->setCurrentRow(offered_.empty() ? -1 : 0);
    go_->setEnabled(!offered_.empty());
}

void LateArrivalWindow::carryOut()
{
    const int row = ways_->currentRow();
    const Tournament& tournament = desk_.projected();
    const std::vector<PlayerKey> late = chosenPlayers();
    offered_ = lateArrivalWays(tournament, late, pairedWith(tournament, late), reason_->text().simplified(),
                               QDateTime::currentDateTimeUtc());
    if (row < 0 || row >= static_cast<int>(offered_.size()))
        return;
    const LateArrivalWay way = offered_[static_cast<std::size_t>(row)];
    const bool isNewSheet = way.kind != LateArrivalWay::Kind::wait && way.kind != LateArrivalWay::Kind::waitWithHalf;
    const auto then = [this, isNewSheet, boards = way.boardsChanged](Answer answer) {
        if (answer != Answer::accepted)
            return;
        desk_.messages().tell(Mood::good,
                              !isNewSheet   ? tr("Done. No board on the wall has changed.")
                              : boards == 0 ? tr("Done. There is a new board: print the pairings again.")
                                            : tr("Done. %n board(s) on the wall changed: print the pairings again; the "
                                                 "sheet says what it replaces.",
                                                 nullptr, boards));
        close();
    };
    if (!way.command) {
        then(Answer::accepted);
        return;
    }
    if (way.level <= WarningLevel::acknowledge)
        desk_.apply(*way.command, way.level, then);
    else
        desk_.apply(*way.command, tr("Change the published round?"), tr("Change"), then);
}

void LateArrivalWindow::retranslate()
{
    setWindowTitle(tr("Late Arrival"));
    hint_->setText(tr(
        "Who has no opponent and no pairing-allocated bye in the round that is being played. Enter new players on the "
        "Players page first."));
    playersTitle_->setText(tr("Who has come"));
    waysTitle_->setText(tr("What may be done, the fewest changes first"));
    reasonTitle_->setText(tr("Reason, for the log"));
    if (reason_->text().isEmpty())
        reason_->setText(tr("Late arrival"));
    players_->setAccessibleName(playersTitle_->text());
    ways_->setAccessibleName(waysTitle_->text());
    go_->setText(tr("Do It…"));
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
