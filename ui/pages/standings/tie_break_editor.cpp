#include "ui/pages/standings/tie_break_editor.h"

#include "app/formats/report/ranked_players.h"
#include "engine/tiebreaks/descriptor.h"
#include "engine/tiebreaks/tie_break_info.h"
#include "ui/text/systems/tie_break_text.h"
#include "ui/widgets/band.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"

#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace pairwright {

namespace {

constexpr int leastRows = 5;
constexpr int mostRows = 10;
constexpr int CodeRole = Qt::UserRole;
constexpr int NameRole = Qt::UserRole + 1;

/// Forms that arbiters use often; others are typed.
constexpr auto commonCuts =
    std::to_array<const char*>({"BH/C1", "BH/C2", "BH/M1", "SB/C1", "FB/C1", "PS/C1", "ARO/C1", "BH:MP", "BH:GP",
                                "BH:MP/C1", "BH:GP/C1", "EMGSB/C1", "EGMSB/C1"});

/// The code, and in a column of its own what it means.
class TieBreakDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem cell = option;
        initStyleOption(&cell, index);
        cell.text.clear();
        const QStyle* style = cell.widget != nullptr ? cell.widget->style() : QApplication::style();
        style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, cell.widget);
        const QString code = index.data(CodeRole).toString();
        const int padding = cell.fontMetrics.averageCharWidth();
        int width = cell.fontMetrics.height() * 5 / 2;
        for (int row = 0; row < index.model()->rowCount(); ++row) {
            const QString other = index.sibling(row, 0).data(CodeRole).toString();
            width = std::max(width, cell.fontMetrics.horizontalAdvance(other) + padding);
        }
        const auto draw = [&](const QRect& place, const QString& text) {
            style->drawItemText(painter, QStyle::visualRect(cell.direction, cell.rect, place),
                                static_cast<int>(QStyle::visualAlignment(cell.direction, Qt::AlignLeft) |
                                                 Qt::AlignVCenter | Qt::TextSingleLine),
                                cell.palette, true, cell.fontMetrics.elidedText(text, Qt::ElideRight, place.width()),
                                QPalette::Text);
        };
        const QRect room = cell.rect.adjusted(padding, 0, -padding, 0);
        draw(QRect(room.left(), room.top(), width, room.height()), code);
        draw(room.adjusted(width, 0, 0, 0), index.data(NameRole).toString());
    }
};

QListWidgetItem* itemOf(const TieBreak& tieBreak)
{
    const QString code = tieBreakCode(tieBreak);
    auto* item = new QListWidgetItem(code + QStringLiteral("  –  ") + tieBreakName(tieBreak));
    item->setData(CodeRole, code);
    item->setData(NameRole, tieBreakName(tieBreak));
    item->setToolTip(describeTieBreak(tieBreak));
    return item;
}

} // namespace

TieBreakEditor::TieBreakEditor(QWidget* parent)
    : QFrame(parent)
    , presets_(new QComboBox)
    , availableLabel_(new PlainLabel)
    , chosenLabel_(new PlainLabel)
    , available_(new QListWidget)
    , chosen_(new QListWidget)
    , codesLabel_(new PlainLabel)
    , codes_(new QLineEdit)
    , problem_(new PlainLabel)
    , add_(new QPushButton)
    , remove_(new QPushButton)
    , use_(new QPushButton)
    , cancel_(new QPushButton)
{
    setObjectName(QStringLiteral("tieBreakEditor"));
    presets_->setObjectName(QStringLiteral("tieBreakPresets"));
    available_->setObjectName(QStringLiteral("tieBreaksAvailable"));
    chosen_->setObjectName(QStringLiteral("tieBreaksChosen"));
    codes_->setObjectName(QStringLiteral("tieBreakCodes"));
    use_->setObjectName(QStringLiteral("useTieBreaks"));
    use_->setProperty("primary", true);
    build();
    connectParts();
    retranslate();
}

void TieBreakEditor::build()
{
    available_->setDragDropMode(QAbstractItemView::DragOnly);
    chosen_->setDragDropMode(QAbstractItemView::DragDrop);
    chosen_->setDefaultDropAction(Qt::MoveAction);
    for (QListWidget* list : {available_, chosen_}) {
        list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        list->setTextElideMode(Qt::ElideRight);
        list->setItemDelegate(new TieBreakDelegate(list));
    }
    // Long names of lists and long hints must not make the page wider than its window.
    presets_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    for (QLabel* label : {availableLabel_, chosenLabel_})
        label->setWordWrap(true);
    auto* band = new Band;
    auto* around = new QVBoxLayout(this);
    around->setContentsMargins(0, 0, 0, 8);
    around->addWidget(band);
    auto* grid = new QGridLayout;
    grid->setContentsMargins(16, 10, 16, 14);
    band->setContent(grid);
    grid->setHorizontalSpacing(8);
    grid->addWidget(availableLabel_, 0, 0, 1, 2, Qt::AlignBottom);
    grid->addWidget(chosenLabel_, 0, 2, Qt::AlignBottom); // no wider than its list: it is no label of the box beside it
    grid->addWidget(available_, 1, 0);
    auto* between = new QVBoxLayout;
    between->setSpacing(6);
    between->addStretch();
    between->addWidget(add_);
    between->addWidget(remove_);
    between->addStretch();
    grid->addLayout(between, 1, 1);
    grid->addWidget(chosen_, 1, 2);
    auto* column = new QVBoxLayout;
    column->setSpacing(6);
    column->addWidget(presets_);
    column->addStretch();
    column->addWidget(codesLabel_);
    codesLabel_->setBuddy(codes_);
    column->addWidget(codes_);
    problem_->setWordWrap(true);
    makeNote(problem_);
    column->addWidget(problem_);
    column->addStretch();
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(6);
    buttons->addStretch();
    buttons->addWidget(cancel_);
    buttons->addWidget(use_);
    column->addLayout(buttons);
    grid->addLayout(column, 1, 3);
    grid->setColumnStretch(0, 4); // where one chooses, whole names tell one from the other
    for (const int stretched : {2, 3})
        grid->setColumnStretch(stretched, 3);
}

void TieBreakEditor::connectParts()
{
    connect(add_, &QPushButton::clicked, this, &TieBreakEditor::addSelected);
    connect(remove_, &QPushButton::clicked, this, &TieBreakEditor::removeSelected);
    connect(available_, &QListWidget::itemActivated, this, &TieBreakEditor::addSelected);
    connect(chosen_, &QListWidget::itemActivated, this, &TieBreakEditor::removeSelected);
    // A drop inserts, then fills, then removes; what the list holds is read when all that is over.
    const auto follow = [this] {
        if (!filling_)
            QMetaObject::invokeMethod(this, &TieBreakEditor::followList, Qt::QueuedConnection);
    };
    connect(chosen_->model(), &QAbstractItemModel::rowsInserted, this, follow);
    connect(chosen_->model(), &QAbstractItemModel::rowsRemoved, this, follow);
    connect(chosen_->model(), &QAbstractItemModel::rowsMoved, this, follow);
    connect(codes_, &QLineEdit::textEdited, this, &TieBreakEditor::followCodes);
    connect(presets_, &QComboBox::activated, this, &TieBreakEditor::usePreset);
    connect(cancel_, &QPushButton::clicked, this, &TieBreakEditor::cancelled);
    connect(use_, &QPushButton::clicked, this, [this] {
        if (const auto list = parseTieBreaks(codes_->text().toStdString(), rules_.entrants))
            emit accepted(*list);
    });
}

void TieBreakEditor::begin(const std::vector<TieBreak>& list, TieBreakRules rules)
{
    rules_ = rules;
    offer();
    offerPresets();
    display(list);
    codes_->setText(QString::fromStdString(toString(list)));
    followCodes();
    chosen_->setFocus();
}

void TieBreakEditor::offer()
{
    available_->clear();
    for (const TieBreakInfo& info : tieBreakInfos()) {
        if (!isInEdition(info, rules_.edition) || !isForFormat(info, rules_.format) ||
            !isForEntrants(info, rules_.entrants))
            continue;
        available_->addItem(itemOf(TieBreak{.kind = info.kind}));
        for (const char* cut : commonCuts)
            if (const auto tieBreak = parseTieBreak(cut, rules_.entrants); tieBreak && tieBreak->kind == info.kind)
                available_->addItem(itemOf(*tieBreak));
    }
}

void TieBreakEditor::offerPresets()
{
    const int chosen = presets_->currentIndex();
    presets_->clear();
    presets_->addItem(tr("Take a ready-made list…"));
    for (const TieBreakPreset& preset : tieBreakPresets(rules_.format, rules_.entrants)) {
        presets_->addItem(nameOf(preset.id));
        presets_->setItemData(presets_->count() - 1,
                              QString::fromUtf8(preset.list.data(), qsizetype(preset.list.size())), Qt::ToolTipRole);
    }
    presets_->setCurrentIndex(chosen > 0 && chosen < presets_->count() ? chosen : 0);
}

void TieBreakEditor::display(const std::vector<TieBreak>& list)
{
    filling_ = true;
    chosen_->clear();
    for (const TieBreak& tieBreak : list)
        chosen_->addItem(itemOf(tieBreak));
    filling_ = false;
    fitLists();
}

void TieBreakEditor::addSelected()
{
    if (const QListWidgetItem* item = available_->currentItem())
        chosen_->insertItem(chosen_->currentRow() < 0 ? chosen_->count() : chosen_->currentRow() + 1, item->clone());
}

void TieBreakEditor::removeSelected()
{
    delete chosen_->currentItem();
}

/// As high as what is chosen, so that only the list of all of them scrolls.
void TieBreakEditor::fitLists()
{
    const int row = chosen_->sizeHintForRow(0) > 0 ? chosen_->sizeHintForRow(0) : available_->sizeHintForRow(0);
    const int rows = std::clamp(chosen_->count(), leastRows, mostRows);
    for (QListWidget* list : {available_, chosen_})
        list->setFixedHeight(rows * row + 2 * list->frameWidth());
}

void TieBreakEditor::followList()
{
    fitLists();
    QStringList codes;
    for (int row = 0; row < chosen_->count(); ++row)
        codes.append(chosen_->item(row)->data(CodeRole).toString());
    codes_->setText(codes.join(QLatin1Char(',')));
    checkCodes();
}

void TieBreakEditor::followCodes()
{
    checkCodes();
    if (const auto list = parseTieBreaks(codes_->text().toStdString(), rules_.entrants))
        display(*list);
}

/// What is chosen is not offered once more.
void TieBreakEditor::offerOthersThan(const std::vector<TieBreak>& list)
{
    for (int row = 0; row < available_->count(); ++row) {
        QListWidgetItem* item = available_->item(row);
        item->setHidden(std::any_of(list.begin(), list.end(), [item](const TieBreak& chosen) {
            return tieBreakCode(chosen) == item->data(CodeRole).toString();
        }));
    }
    const QListWidgetItem* current = available_->currentItem();
    if (current == nullptr || !current->isHidden())
        return;
    const int from = available_->currentRow();
    for (int step = 1; step < available_->count(); ++step)
        if (const int row = (from + step) % available_->count(); !available_->item(row)->isHidden()) {
            available_->setCurrentRow(row);
            return;
        }
}

void TieBreakEditor::checkCodes()
{
    const auto list = parseTieBreaks(codes_->text().toStdString(), rules_.entrants);
    if (list)
        offerOthersThan(*list);
    const auto dropped = list ? usableTieBreaks(*list, rules_.format).dropped : std::vector<TieBreak>();
    use_->setEnabled(list && dropped.empty());
    problem_->setText(!list             ? sentenceFor(list.error())
                      : dropped.empty() ? QString()
                                        : tr("%1 must not be used in a round robin (C.07, article 8).")
                                              .arg(QString::fromStdString(toString(dropped))));
}

void TieBreakEditor::usePreset(int index)
{
    if (index < 1)
        return;
    const auto list = tieBreaksOf(tieBreakPresets(rules_.format, rules_.entrants)[static_cast<std::size_t>(index - 1)]);
    display(list);
    followList();
}

/// The arrow goes to the list, which stands at the other side where one reads from right to left.
QString TieBreakEditor::pointed(QString words) const
{
    constexpr QChar left(0x2190);
    constexpr QChar right(0x2192);
    for (QChar& sign : words)
        if (isRightToLeft() && (sign == left || sign == right))
            sign = sign == left ? right : left;
    if (!isRightToLeft() || words.isRightToLeft())
        return words;
    // Words in other letters are drawn as they stand here: the arrow keeps to the side of its list.
    return words.startsWith(right) ? words.mid(2) + QLatin1Char(' ') + right
                                   : left + QLatin1Char(' ') + words.chopped(2);
}

void TieBreakEditor::retranslate()
{
    availableLabel_->setText(tr("All tie-breaks: drag to the other list, or Enter"));
    chosenLabel_->setText(tr("Decide in this order: drag to sort, Enter removes"));
    available_->setAccessibleName(tr("All tie-breaks"));
    chosen_->setAccessibleName(tr("Chosen tie-breaks"));
    add_->setText(pointed(tr("Add →")));
    remove_->setText(pointed(tr("← Remove")));
    use_->setText(tr("Use This List"));
    cancel_->setText(tr("Cancel"));
    codesLabel_->setText(tr("Or type their codes"));
    codes_->setPlaceholderText(tr("Codes, for instance BH/C1,BH,SB"));
    codes_->setAccessibleName(tr("Codes of the tie-breaks"));
    codes_->setToolTip(tr("Modifiers: /C1 /C2 cut, /M1 /M2 median, /P forfeits as games, /F Fore Buchholz, /L+1 limit, "
                          "/R reversed, /U1400 rating of unrated players, /UL as the lowest, /UA as the average, "
                          "/VR rating of each round, /V2 of the second month"));
    offerPresets();
    offer();
    followCodes();
}

void TieBreakEditor::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::LayoutDirectionChange)
        retranslate();
    QFrame::changeEvent(event);
}

} // namespace pairwright
