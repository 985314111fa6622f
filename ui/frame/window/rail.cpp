#include "ui/frame/window/rail.h"

#include "ui/theme/look_shapes.h"
#include "ui/theme/tints.h"
#include "ui/widgets/text_styles.h"

#include <QAction>
#include <QPainter>
#include <QStyle>
#include <QStyledItemDelegate>

namespace pairwright {

namespace {

constexpr int leastPicture = 18;
constexpr int padding = 10;
constexpr int rowHeight = 34;
constexpr int aboveRows = 10;
constexpr int aside = 8; ///< of a row from the edge
constexpr int usualWidth = 168;
constexpr int markWidth = 3;
constexpr int markInset = 7;

/// Pictures grow with the text.
int pictureSizeFor(const QFontMetrics& metrics)
{
    return std::max(leastPicture, metrics.height() + 1);
}

class RailDelegate : public QStyledItemDelegate {
public:
    explicit RailDelegate(const Rail* rail)
        : QStyledItemDelegate(nullptr)
        , rail_(rail)
    {
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex&) const override
    {
        return {0, std::max(rowHeight, option.fontMetrics.height() + padding)};
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        const Tints tints = tintsOf(option.palette);
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRect row = option.rect.adjusted(aside, 1, -aside, -1);
        if (selected)
            look::box(*painter, row, tints.accentWash, {});
        else if (option.state.testFlag(QStyle::State_MouseOver))
            look::box(*painter, row, mixed(option.palette.color(QPalette::Window), tints.accent, 0.07), {});
        const auto placed = [&option](const QRect& place) {
            return QStyle::visualRect(option.direction, option.rect, place);
        };
        if (selected)
            painter->fillRect(placed(row.adjusted(0, markInset, markWidth - row.width(), -markInset)), tints.accent);

        QRect inner = row.adjusted(padding, 0, -padding, 0);
        const int pictureSize = pictureSizeFor(option.fontMetrics);
        const QRect iconRect(inner.left(), inner.center().y() - pictureSize / 2, pictureSize, pictureSize);
        const bool enabled = option.state.testFlag(QStyle::State_Enabled);
        index.data(Qt::DecorationRole)
            .value<QIcon>()
            .paint(painter, placed(iconRect), Qt::AlignCenter, enabled ? QIcon::Normal : QIcon::Disabled);
        const QString badge = index.data(Rail::badgeRole).toString();
        if (!badge.isEmpty())
            inner.setRight(paintBadge(painter, option, inner, badge));
        if (!rail_->isCollapsed()) {
            QFont font = option.font;
            font.setWeight(selected ? QFont::DemiBold : QFont::Normal);
            painter->setFont(font);
            painter->setPen(
                option.palette.color(enabled ? QPalette::Normal : QPalette::Disabled, QPalette::WindowText));
            const QString words = index.data(Qt::DisplayRole).toString();
            const QRect place = inner.adjusted(pictureSize + padding, 0, 0, 0);
            painter->drawText(placed(place), static_cast<int>(Qt::AlignVCenter | Qt::AlignLeft), words);
            const QString fact = index.data(Rail::factRole).toString();
            const QFont quiet = scaledFont(option.font, 0.9);
            const int room = place.width() - QFontMetrics(font).horizontalAdvance(words) - padding;
            if (badge.isEmpty() && QFontMetrics(quiet).horizontalAdvance(fact) <= room) {
                painter->setFont(quiet);
                painter->setPen(
                    mutedOn(option.palette, selected ? tints.accentWash : option.palette.color(QPalette::Window)));
                painter->drawText(placed(place), static_cast<int>(Qt::AlignVCenter | Qt::AlignRight), fact);
            }
        }
        if (option.state.testFlag(QStyle::State_HasFocus) && option.state.testFlag(QStyle::State_KeyboardFocusChange)) {
            painter->setPen(QPen(tints.accent, 1, Qt::DotLine));
            painter->drawRect(row.adjusted(1, 1, -2, -2));
        }
        painter->restore();
    }

private:
    int paintBadge(QPainter* painter, const QStyleOptionViewItem& option, const QRect& inner,
                   const QString& badge) const
    {
        const QFont font = scaledFont(option.font, 0.85, QFont::DemiBold);
        const QFontMetrics metrics(font);
        const int height = metrics.height() + 2;
        const int width = std::max(height, metrics.horizontalAdvance(badge) + 10);
        const bool collapsed = rail_->isCollapsed();
        const QRect place(collapsed ? option.rect.right() - width - 2 : inner.right() - width,
                          collapsed ? option.rect.top() + 2 : inner.center().y() - height / 2, width, height);
        painter->setPen(Qt::NoPen);
        painter->setBrush(washOf(option.palette, Mood::warning));
        const QRect seen = QStyle::visualRect(option.direction, option.rect, place);
        painter->drawRoundedRect(seen, height / 2.0, height / 2.0);
        painter->setFont(font);
        painter->setPen(inkOf(option.palette, Mood::warning));
        painter->drawText(seen, Qt::AlignCenter, badge);
        return place.left() - 4;
    }

    const Rail* rail_;
};

} // namespace

Rail::Rail(QWidget* parent)
    : QListView(parent)
{
    setObjectName(QStringLiteral("rail"));
    setModel(&items_);
    auto* delegate = new RailDelegate(this);
    delegate->setParent(this);
    setItemDelegate(delegate);
    setFrameShape(QFrame::NoFrame);
    setViewportMargins(0, aboveRows, 0, 0); // the first row is level with the title of the page
    setUniformItemSizes(true);
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    viewport()->setBackgroundRole(QPalette::Window);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Expanding);
    connect(selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex& current) {
        if (current.isValid())
            emit pageChosen(current.row());
    });
}

void Rail::addPage(QAction* action)
{
    auto* item = new QStandardItem;
    item->setEditable(false);
    items_.appendRow(item);
    follow(action, item);
    connect(action, &QAction::changed, this, [this, action, item] { follow(action, item); });
}

void Rail::follow(QAction* action, QStandardItem* item)
{
    const QString text = action->text().remove(QLatin1Char('&'));
    item->setText(text);
    item->setIcon(action->icon());
    item->setToolTip(QStringLiteral("%1 (%2)").arg(text, action->shortcut().toString(QKeySequence::NativeText)));
    fitWidth();
}

void Rail::setCurrentPage(int row)
{
    setCurrentIndex(items_.index(row, 0));
}

void Rail::setBadge(int row, const QString& badge)
{
    items_.item(row)->setData(badge, badgeRole);
}

void Rail::setFact(int row, const QString& fact)
{
    items_.item(row)->setData(fact, factRole);
}

void Rail::setPagesEnabled(bool enabled)
{
    for (int row = 1; row < items_.rowCount(); ++row)
        items_.item(row)->setEnabled(enabled);
}

void Rail::setCollapsed(bool collapsed)
{
    if (collapsed_ == collapsed)
        return;
    collapsed_ = collapsed;
    fitWidth();
    viewport()->update();
}

QSize Rail::sizeHint() const
{
    return {width(), 200};
}

void Rail::fitWidth()
{
    int widest = 0;
    if (!collapsed_) {
        const QFontMetrics metrics(scaledFont(font(), 1.0, QFont::DemiBold));
        for (int row = 0; row < items_.rowCount(); ++row)
            widest = std::max(widest, metrics.horizontalAdvance(items_.item(row)->text()));
        widest += padding + metrics.horizontalAdvance(QStringLiteral("000"));
    }
    const int wanted = 2 * aside + pictureSizeFor(fontMetrics()) + 2 * padding + widest;
    setFixedWidth(collapsed_ ? wanted : std::max(usualWidth, wanted));
}

} // namespace pairwright
