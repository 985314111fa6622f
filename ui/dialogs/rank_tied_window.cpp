#include "ui/dialogs/rank_tied_window.h"

#include "ui/theme/look_shapes.h"
#include "ui/widgets/dialog_buttons.h"
#include "ui/widgets/fit_to_rows.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"
#include "ui/widgets/window_heading.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace pairwright {

namespace {

constexpr int rankedPlayerRole = Qt::UserRole;
constexpr int tiedListRows = 8;

} // namespace

RankTiedWindow::RankTiedWindow(const std::vector<Candidate>& tied, QWidget* parent)
    : QDialog(parent)
    , list_(new QListWidget)
{
    setObjectName(QStringLiteral("rankTiedWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Rank by Hand"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(windowHeading(this));
    auto* question = new PlainLabel(tr("These players share a rank. In which order do they stand?"));
    question->setBuddy(list_);
    column->addWidget(question);
    list_->setObjectName(QStringLiteral("tiedOrder"));
    list_->setAccessibleName(tr("Tied players, the best first"));
    list_->setDragDropMode(QAbstractItemView::InternalMove);
    for (const Candidate& one : tied) {
        auto* item = new QListWidgetItem(one.name, list_);
        item->setData(rankedPlayerRole, QVariant::fromValue(one.player.value));
    }
    list_->setCurrentRow(0);
    auto* row = new QHBoxLayout;
    row->addWidget(list_, 1);
    auto* moves = new QVBoxLayout;
    auto* up = new QPushButton(tr("&Up"));
    up->setObjectName(QStringLiteral("tiedUp"));
    auto* down = new QPushButton(tr("&Down"));
    down->setObjectName(QStringLiteral("tiedDown"));
    for (QPushButton* button : {up, down}) {
        button->setAutoDefault(false);
        moves->addWidget(button);
    }
    moves->addStretch();
    row->addLayout(moves);
    column->addLayout(row);
    auto* note = new PlainLabel(tr(
        "The order becomes a tie-break of its own (HAND), the last one before lots. The standings and the tournament "
        "report name it; you can change it again."));
    makeMuted(note);
    note->setWordWrap(true);
    column->addWidget(note);
    auto* rank = new QPushButton(tr("Save Order"));
    rank->setObjectName(QStringLiteral("rankTiedNow"));
    auto* cancel = new QPushButton(tr("Cancel"));
    column->addLayout(dialogButtons(this, {}, rank, cancel));
    connect(up, &QPushButton::clicked, this, [this] { move(-1); });
    connect(down, &QPushButton::clicked, this, [this] { move(1); });
    connect(cancel, &QPushButton::clicked, this, &QDialog::close);
    connect(rank, &QPushButton::clicked, this, [this] {
        std::vector<PlayerKey> order;
        order.reserve(static_cast<std::size_t>(list_->count()));
        for (int i = 0; i < list_->count(); ++i)
            order.push_back(PlayerKey{list_->item(i)->data(rankedPlayerRole).value<decltype(PlayerKey::value)>()});
        emit ranked(order);
        close();
    });
    const auto follow = [this, up, down] {
        up->setEnabled(list_->currentRow() > 0);
        down->setEnabled(list_->currentRow() + 1 < list_->count());
    };
    connect(list_, &QListWidget::currentRowChanged, this, follow);
    connect(list_->model(), &QAbstractItemModel::rowsMoved, this, follow);
    connect(list_->model(), &QAbstractItemModel::rowsInserted, this, follow);
    follow();
    fitToRows(*list_, tiedListRows, up->sizeHint().height() + look::dialogSpacing + down->sizeHint().height());
    list_->setFocus();
}

void RankTiedWindow::move(int rows)
{
    const int from = list_->currentRow();
    const int to = from + rows;
    if (from < 0 || to < 0 || to >= list_->count())
        return;
    list_->insertItem(to, list_->takeItem(from));
    list_->setCurrentRow(to);
}

} // namespace pairwright
