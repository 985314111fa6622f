#include "ui/pages/rounds/teams/line_up_window.h"

#include "app/domain/teams/line_up.h"
#include "app/domain/teams/seats.h"
#include "app/domain/text/filled.h"
#include "app/formats/display_text.h"
#include "ui/text/format.h"
#include "ui/text/steps/finding_text.h"
#include "ui/text/steps/team_text.h"
#include "ui/widgets/colour_disc.h"
#include "ui/widgets/dialog_buttons.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/scrolled.h"
#include "ui/widgets/text_styles.h"
#include "ui/widgets/window_heading.h"

#include <QComboBox>
#include <QGridLayout>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QVBoxLayout>

namespace pairwright {

namespace {

constexpr QSize lineUpWindowSize(680, 420);

} // namespace

LineUpWindow::LineUpWindow(Desk& desk, RoundNumber round, int board, QWidget* parent)
    : QDialog(parent)
    , desk_(desk)
    , round_(round)
    , board_(board)
{
    setObjectName(QStringLiteral("lineUpWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(filled(tr("Line-ups of Match %1, Round %2"), board, round.value));
    build(*desk_.projected().board({round, board}));
    connect(&desk_, &Desk::sessionChanged, this, &QDialog::close);
    refresh();
}

void LineUpWindow::build(const Match& match)
{
    auto* column = new QVBoxLayout(this);
    column->addWidget(windowHeading(this));
    auto* form = new QWidget(this); // its fields are those of a window
    auto* grid = new QGridLayout(form);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(8);
    for (int number = 1; number <= match.gameCount(); ++number) {
        auto* label = new PlainLabel(QString::number(number));
        label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        grid->addWidget(label, number, 0);
    }
    addSide(match, match.a, 1, *grid, sides_[0]);
    addSide(match, match.b, 2, *grid, sides_[1]);
    for (const int place : {2, 4})
        grid->setColumnStretch(place, 1);
    grid->setRowStretch(match.gameCount() + 2, 1);
    area_ = scrolled(form);
    column->addWidget(area_, 1);
    faults_ = new PlainLabel;
    faults_->setObjectName(QStringLiteral("lineUpFaults"));
    faults_->setWordWrap(true);
    column->addWidget(faults_);
    save_ = new QPushButton(tr("Save"));
    save_->setObjectName(QStringLiteral("lineUpSave"));
    auto* cancel = new QPushButton(tr("Cancel"));
    column->addLayout(dialogButtons(this, {}, save_, cancel));
    connect(save_, &QPushButton::clicked, this, [this] { save(0); });
    connect(cancel, &QPushButton::clicked, this, &QDialog::close);
    sides_[0].seats.front()->setFocus();
}

/// As large as its fields need, which is known when they have their style.
void LineUpWindow::showEvent(QShowEvent* event)
{
    if (area_->minimumHeight() == 0) {
        QWidget& form = *area_->widget();
        form.ensurePolished();
        form.layout()->activate();
        area_->setMinimumHeight(std::min(form.sizeHint().height(), screen()->availableSize().height() * 2 / 3));
        area_->setMinimumWidth(form.minimumSizeHint().width());
        resize(std::max(scaledToText(*this, lineUpWindowSize).width(), sizeHint().width()), sizeHint().height());
    }
    QDialog::showEvent(event);
}

void LineUpWindow::addSide(const Match& match, PlayerKey team, int column, QGridLayout& grid, Side& side)
{
    const Tournament& tournament = desk_.projected();
    side.team = team;
    side.stored = match.lineUpOf(team);
    const QString name = tournament.player(team)->data.name;
    auto* title = new PlainLabel(name);
    scaleText(title, 1.0, QFont::DemiBold);
    // Beside the discs; the first team at the left in every script, as White is on the boards.
    const int place = 2 * (isRightToLeft() ? 3 - column : column);
    grid.addWidget(title, 0, place);
    for (int number = 1; number <= match.gameCount(); ++number) {
        auto* seat = new QComboBox;
        seat->setObjectName(filled(QStringLiteral("seat-%1-%2"), column, number));
        const bool white = match.game(number).white == team;
        seat->setAccessibleName(white ? filled(tr("%1, board %2, White"), name, number)
                                      : filled(tr("%1, board %2, Black"), name, number));
        seat->addItem(tr("nobody", "sits at the board"), qlonglong{0});
        for (const Player* member : tournament.membersOf(team))
            seat->addItem(filled(QStringLiteral("%1  %2"), member->team->place, displayName(member->data)),
                          static_cast<qlonglong>(member->key.value));
        connect(seat, &QComboBox::activated, this, &LineUpWindow::refresh);
        grid.addWidget(new ColourDisc(white), number, place - 1);
        grid.addWidget(seat, number, place);
        side.seats.push_back(seat);
    }
    showSeats(side, side.stored);
    auto* order = new QPushButton(tr("In the Order of the Team"));
    order->setObjectName(QStringLiteral("inOrder-%1").arg(column));
    order->setAutoDefault(false);
    connect(order, &QPushButton::clicked, this, [this, &side] { takeOrder(side); });
    grid.addWidget(order, match.gameCount() + 1, place, Qt::AlignLeft);
}

LineUp LineUpWindow::entered(const Side& side)
{
    LineUp seats;
    for (const QComboBox* seat : side.seats) {
        const qlonglong key = seat->currentData().toLongLong();
        seats.push_back(key > 0 ? std::optional(PlayerKey{key}) : std::nullopt);
    }
    return seats;
}

void LineUpWindow::showSeats(Side& side, const LineUp& seats)
{
    for (std::size_t i = 0; i < side.seats.size(); ++i)
        side.seats[i]->setCurrentIndex(
            std::max(0, side.seats[i]->findData(static_cast<qlonglong>(seats[i] ? seats[i]->value : 0))));
}

void LineUpWindow::takeOrder(Side& side)
{
    const Match* match = desk_.projected().board({round_, board_});
    if (match == nullptr || !match->has(side.team))
        return;
    const auto both = usualLineUps(desk_.projected(), round_, *match);
    showSeats(side, side.team == match->a ? both.first : both.second);
    refresh();
}

/// What is wrong is said while it is chosen; it is asked for when it is saved.
void LineUpWindow::refresh()
{
    QStringList sentences;
    bool changes = false;
    bool possible = true;
    const Match* match = desk_.projected().board({round_, board_});
    for (const Side& side : sides_) {
        const LineUp seats = entered(side);
        changes = changes || seats != side.stored;
        for (const LineUpFault& fault : faultsOf(desk_.projected(), side.team, seats)) {
            sentences.append(sentenceFor(findingOf(fault, side.team), desk_.projected()));
            possible = possible && fault.kind != LineUpFault::Kind::twice;
        }
        const auto left = match != nullptr && seats != side.stored ? playedBoardLeft(*match, seats) : std::nullopt;
        if (left) {
            Finding finding;
            finding.code = FindingCode::leavesPlayedBoard;
            finding.player = side.team;
            finding.value = *left;
            sentences.append(sentenceFor(finding, desk_.projected()));
            possible = false;
        }
    }
    faults_->setText(sentences.join(QLatin1Char('\n')));
    faults_->setVisible(!sentences.isEmpty());
    save_->setEnabled(changes && possible && desk_.mayChange(CommandName::setLineUp));
}

void LineUpWindow::save(std::size_t from)
{
    for (std::size_t i = from; i < sides_.size(); ++i) {
        const Side& side = sides_[i];
        const LineUp seats = entered(side);
        if (seats == side.stored)
            continue;
        desk_.apply(SetLineUp{round_, side.team, seats, side.stored}, tr("Save this line-up all the same?"), tr("Save"),
                    whileThere(this, [this, i](Answer answer) {
                        if (answer == Answer::accepted)
                            save(i + 1);
                    }));
        return;
    }
    close();
}

} // namespace pairwright
