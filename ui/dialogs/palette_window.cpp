#include "ui/dialogs/palette_window.h"

#include "app/domain/text/folded_text.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace pairwright {

namespace {

constexpr int rowsShown = 12;
constexpr int mostRows = 200;
constexpr int paletteWidth = 520;

} // namespace

PaletteWindow::PaletteWindow(std::vector<Entry> entries, QWidget* parent)
    : QDialog(parent)
    , entries_(std::move(entries))
    , line_(new QLineEdit)
    , list_(new QListWidget)
{
    setObjectName(QStringLiteral("palette"));
    setWindowTitle(tr("Go To"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 12, 12, 12);
    line_->setObjectName(QStringLiteral("paletteLine"));
    line_->setPlaceholderText(tr("A command, a player or a board number"));
    line_->setAccessibleName(line_->placeholderText());
    line_->installEventFilter(this);
    list_->setObjectName(QStringLiteral("paletteList"));
    list_->setFrameShape(QFrame::NoFrame);
    list_->setUniformItemSizes(true);
    list_->setFocusPolicy(Qt::NoFocus);
    list_->setAccessibleName(windowTitle());
    list_->setMinimumHeight(rowsShown * (list_->fontMetrics().height() + 8));
    column->addWidget(line_);
    column->addWidget(list_, 1);
    connect(line_, &QLineEdit::textChanged, this, &PaletteWindow::fill);
    connect(line_, &QLineEdit::returnPressed, this, &PaletteWindow::take);
    connect(list_, &QListWidget::itemClicked, this, &PaletteWindow::take);
    fill({});
    resize(paletteWidth, sizeHint().height());
    line_->setFocus();
}

void PaletteWindow::fill(const QString& typed)
{
    const QStringList words = typed.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    list_->clear();
    for (std::size_t i = 0; i < entries_.size() && list_->count() < mostRows; ++i) {
        const Entry& entry = entries_[i];
        const bool fits = std::all_of(words.begin(), words.end(),
                                      [&entry](const QString& word) { return holdsWord(entry.text, word); });
        if (!fits)
            continue;
        const QString text =
            entry.detail.isEmpty() ? entry.text : QStringLiteral("%1    %2").arg(entry.text, entry.detail);
        auto* item = new QListWidgetItem(entry.icon, text, list_);
        item->setData(Qt::UserRole, static_cast<int>(i));
        item->setSizeHint(QSize(0, list_->fontMetrics().height() + 8));
    }
    if (list_->count() == 0) {
        auto* nothing = new QListWidgetItem(tr("Nothing of that name"), list_);
        nothing->setFlags(Qt::NoItemFlags);
        return;
    }
    list_->setCurrentRow(0);
}

void PaletteWindow::take()
{
    const QListWidgetItem* item = list_->currentItem();
    if (item == nullptr)
        return;
    // After the click or the key: what is gone to may wait for a file, and this window is gone by then, with the list
    // that still works on its click.
    QMetaObject::invokeMethod(parent(), entries_.at(static_cast<std::size_t>(item->data(Qt::UserRole).toInt())).go,
                              Qt::QueuedConnection);
    accept();
}

bool PaletteWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress)
        switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Up:
        case Qt::Key_Down:
        case Qt::Key_PageUp:
        case Qt::Key_PageDown: QCoreApplication::sendEvent(list_, event); return true;
        default: break;
        }
    return QDialog::eventFilter(watched, event);
}

} // namespace pairwright
