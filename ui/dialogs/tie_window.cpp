#include "ui/dialogs/tie_window.h"

#include "app/domain/text/filled.h"
#include "ui/theme/look_shapes.h"
#include "ui/widgets/dialog_buttons.h"
#include "ui/widgets/fit_to_rows.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"
#include "ui/widgets/window_heading.h"

#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

namespace pairwright {

namespace {

constexpr int tieListRows = 6;

} // namespace

TieWindow::TieWindow(const QString& question, const std::vector<Tied>& tied, const QStringList& fates, QWidget* parent)
    : QDialog(parent)
    , tied_(tied)
    , fates_(fates)
    , list_(new QListWidget)
    , up_(new QPushButton(tr("&Up")))
    , down_(new QPushButton(tr("&Down")))
{
    setObjectName(QStringLiteral("tieWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Decide a Tie"));
    auto* column = new QVBoxLayout(this);
    column->addWidget(windowHeading(this));
    auto* asked = new PlainLabel(question);
    asked->setWordWrap(true);
    column->addWidget(asked);
    list_->setObjectName(QStringLiteral("tiedPlayers"));
    list_->setAccessibleName(tr("Players who share the place, in the order in which they go"));
    auto* moves = new QVBoxLayout;
    for (QPushButton* button : {up_, down_}) {
        button->setAutoDefault(false);
        moves->addWidget(button);
    }
    up_->setObjectName(QStringLiteral("tieUp"));
    down_->setObjectName(QStringLiteral("tieDown"));
    moves->addStretch();
    auto* row = new QHBoxLayout;
    row->addWidget(list_, 1);
    row->addLayout(moves);
    column->addLayout(row);
    auto* note = new PlainLabel(
        tr("Ctrl+Up and Ctrl+Down move as well. The standings and the files of these groups stay as they are."));
    makeMuted(note);
    note->setWordWrap(true);
    column->addWidget(note);
    auto* decide = new QPushButton(tr("Save"));
    decide->setObjectName(QStringLiteral("decideTie"));
    auto* cancel = new QPushButton(tr("Cancel"));
    cancel->setObjectName(QStringLiteral("cancelTie"));
    column->addLayout(dialogButtons(this, {}, decide, cancel));

    const auto up = [this] {
        move(-1);
    };
    const auto down = [this] {
        move(1);
    };
    connect(up_, &QPushButton::clicked, this, up);
    connect(down_, &QPushButton::clicked, this, down);
    connect(new QShortcut(Qt::CTRL | Qt::Key_Up, this), &QShortcut::activated, this, up);
    connect(new QShortcut(Qt::CTRL | Qt::Key_Down, this), &QShortcut::activated, this, down);
    connect(list_, &QListWidget::currentRowChanged, this, [this](int chosen) {
        up_->setEnabled(chosen > 0);
        down_->setEnabled(chosen >= 0 && chosen + 1 < list_->count());
    });
    connect(cancel, &QPushButton::clicked, this, &QDialog::close);
    connect(decide, &QPushButton::clicked, this, [this] {
        std::vector<PlayerKey> order;
        order.reserve(tied_.size());
        for (const Tied& one : tied_)
            order.push_back(one.player);
        emit decided(order);
        close();
    });
    display(0);
    list_->setFocus();
}

void TieWindow::move(int by)
{
    const int from = list_->currentRow();
    const int to = from + by;
    if (from < 0 || to < 0 || to >= list_->count())
        return;
    std::swap(tied_[static_cast<std::size_t>(from)], tied_[static_cast<std::size_t>(to)]);
    display(to);
}

void TieWindow::display(int chosen)
{
    list_->clear();
    for (std::size_t i = 0; i < tied_.size(); ++i)
        list_->addItem(
            filled(tr("%1: %2", "player, what he does"), tied_[i].name, fates_.value(static_cast<qsizetype>(i))));
    list_->setCurrentRow(chosen);
    fitToRows(*list_, tieListRows, up_->sizeHint().height() + look::dialogSpacing + down_->sizeHint().height());
}

} // namespace pairwright
