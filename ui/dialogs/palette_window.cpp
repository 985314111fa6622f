#include "ui/dialogs/palette_window.h"

#include "app/domain/text/folded_text.h"
#include "ui/theme/look_menus.h"
#include "ui/theme/look_shapes.h"
#include "ui/theme/tints.h"
#include "ui/widgets/text_styles.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <tuple>

namespace pairwright {

namespace {

constexpr int rowsShown = 12;
constexpr int mostCommands = 200;
constexpr int paletteWidth = 560;
constexpr int rowPadding = 8;
constexpr int sidePadding = 12;
constexpr int detailRole = Qt::UserRole + 1;
constexpr int sections = 3;

/// As in a menu.
int heightOfRow(const QFontMetrics& letters)
{
    return std::max(look::menuRowHeight, letters.height() + rowPadding);
}

/// The text at the start, keys and kinds muted at the end.
class EntryDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const QString detail = index.data(detailRole).toString();
        QStyleOptionViewItem own = option;
        const int width = detail.isEmpty() ? 0 : option.fontMetrics.horizontalAdvance(detail) + 2 * sidePadding;
        initStyleOption(&own, index);
        const QString text = own.text;
        own.text.clear();
        // The keys stay in the line above, and what Enter takes is seen all the same.
        if (own.state.testFlag(QStyle::State_Selected))
            painter->fillRect(option.rect, tintsOf(option.palette).accentWash);
        const QColor quiet =
            mutedOn(option.palette, own.state.testFlag(QStyle::State_Selected) ? tintsOf(option.palette).accentWash
                                                                               : option.palette.color(QPalette::Base));
        own.state.setFlag(QStyle::State_Selected, false);
        own.state.setFlag(QStyle::State_MouseOver, false);
        const QWidget* widget = option.widget;
        own.rect.adjust(rowPadding, 0, 0, 0); // icons below the words of the section
        widget->style()->drawControl(QStyle::CE_ItemViewItem, &own, painter, widget);
        QRect room = option.rect.adjusted(sidePadding, 0, 0, 0);
        if (!own.icon.isNull())
            room.setLeft(room.left() + own.decorationSize.width() + sidePadding);
        room.setRight(option.rect.right() - width);
        const bool isLabel = (index.flags() & Qt::ItemIsEnabled) == 0;
        painter->save();
        painter->setFont(own.font);
        painter->setPen(isLabel ? quiet : option.palette.color(QPalette::Text));
        widget->style()->drawItemText(painter, QStyle::visualRect(option.direction, option.rect, room),
                                      static_cast<int>(Qt::AlignVCenter) | Qt::AlignLeading | Qt::TextSingleLine,
                                      own.palette, true,
                                      QFontMetrics(own.font).elidedText(text, Qt::ElideRight, room.width()));
        painter->setPen(quiet);
        const QRect end(option.rect.right() - width, option.rect.top(), width - sidePadding, option.rect.height());
        painter->drawText(QStyle::visualRect(option.direction, option.rect, end),
                          static_cast<int>(Qt::AlignVCenter) | Qt::AlignTrailing | Qt::TextSingleLine, detail);
        painter->restore();
    }
};

/// Every word that was typed begins a word of the text.
bool begins(const QString& text, const QStringList& words)
{
    return std::all_of(words.begin(), words.end(),
                       [&text](const QString& word) { return matchName(text, word) != NameMatch::none; });
}

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
    list_->setItemDelegate(new EntryDelegate(list_));
    list_->setFocusPolicy(Qt::NoFocus);
    list_->setAccessibleName(windowTitle());
    const int picture = look::pictureSide(list_->fontMetrics());
    list_->setIconSize(QSize(picture, picture));
    list_->setMinimumHeight(rowsShown * heightOfRow(list_->fontMetrics()));
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
    struct Found {
        std::size_t entry;
        bool begins;
    };
    const QStringList words = typed.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    std::array<std::vector<Found>, sections> found;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        const Entry& entry = entries_[i];
        const bool fits = std::all_of(words.begin(), words.end(),
                                      [&entry](const QString& word) { return holdsWord(entry.text, word); });
        if (fits || begins(entry.text, words))
            found.at(static_cast<std::size_t>(entry.section)).push_back({i, begins(entry.text, words)});
    }
    std::array<int, sections> order{0, 1, 2};
    for (std::vector<Found>& rows : found)
        std::ranges::stable_sort(rows, {}, [this](const Found& row) {
            const Likely likely = entries_[row.entry].likely;
            return std::tuple(likely == Likely::takesAway, !row.begins, likely);
        });
    // Of the sections the one whose first entry begins with the letters.
    std::ranges::stable_sort(order, {}, [&found](int section) {
        const std::vector<Found>& rows = found.at(static_cast<std::size_t>(section));
        return rows.empty() || !rows.front().begins;
    });
    list_->clear();
    for (const int section : order) {
        const std::vector<Found>& rows = found.at(static_cast<std::size_t>(section));
        if (!rows.empty() && list_->count() < mostCommands)
            addLabel(static_cast<Section>(section));
        for (const Found& row : rows)
            if (list_->count() < mostCommands)
                addRow(row.entry);
    }
    if (list_->count() == 0) {
        auto* nothing = new QListWidgetItem(tr("Nothing of that name"), list_);
        nothing->setFlags(Qt::NoItemFlags);
        return;
    }
    list_->setCurrentRow(1);
    list_->scrollToTop();
}

void PaletteWindow::addRow(std::size_t entry)
{
    const Entry& shown = entries_[entry];
    auto* item = new QListWidgetItem(shown.icon, shown.text, list_);
    item->setData(Qt::UserRole, static_cast<int>(entry));
    item->setData(detailRole, shown.detail);
    if (!shown.detail.isEmpty())
        item->setData(Qt::AccessibleTextRole, tr("%1, %2", "an entry and its keys").arg(shown.text, shown.detail));
    item->setSizeHint(QSize(0, heightOfRow(list_->fontMetrics())));
}

void PaletteWindow::addLabel(Section section)
{
    const std::array labels{tr("Commands"), tr("Players"), tr("Boards")};
    auto* item = new QListWidgetItem(labels.at(static_cast<std::size_t>(section)), list_);
    item->setFlags(Qt::NoItemFlags);
    item->setFont(scaledFont(list_->font(), 0.85, QFont::DemiBold));
    item->setSizeHint(QSize(0, heightOfRow(list_->fontMetrics())));
}

void PaletteWindow::take()
{
    const QListWidgetItem* item = list_->currentItem();
    if (item == nullptr || !item->flags().testFlag(Qt::ItemIsEnabled))
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
