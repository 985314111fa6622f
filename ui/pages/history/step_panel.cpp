#include "ui/pages/history/step_panel.h"

#include "app/formats/report/shown_date.h"
#include "ui/pages/history/history_model.h"
#include "ui/text/steps/who_text.h"
#include "ui/theme/look_shapes.h"
#include "ui/theme/tints.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/table_delegate.h"
#include "ui/widgets/table_header.h"
#include "ui/widgets/text_styles.h"

#include <QHeaderView>
#include <QPainter>
#include <QPushButton>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QTableWidget>
#include <QVBoxLayout>

namespace pairwright {

namespace {

constexpr int widestColumn = 36; // letters
constexpr int mostChanges = 200;
constexpr int tableInset = 4; ///< its texts stand on the line of those around it
/// A cell shows no more than this; nobody reads on.
constexpr int longestText = 2000;

/// Rows of a small table: texts that wrap, with air and a line below.
class ChangeDelegate final : public TableDelegate {
public:
    using TableDelegate::TableDelegate;

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem inner = option;
        inner.rect.adjust(side, air, -side, -air);
        // NOLINTNEXTLINE(bugprone-parent-virtual-call): the text wraps, as no cell of a DataTable does
        QStyledItemDelegate::paint(painter, inner, index);
        drawLine(painter, option);
    }
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override
    {
        QStyleOptionViewItem inner = option;
        inner.rect.adjust(side, 0, -side, 0);
        // NOLINTNEXTLINE(bugprone-parent-virtual-call): as above
        return QStyledItemDelegate::sizeHint(inner, index) + QSize(2 * side, 2 * air);
    }

private:
    static constexpr int side = 5; ///< with what Qt leaves: tableMargin
    static constexpr int air = 4;
};
} // namespace

StepPanel::StepPanel(QWidget* parent)
    : QWidget(parent)
    , title_(new PlainLabel)
    , facts_(new PlainLabel)
    , changes_(new QTableWidget(0, 3))
    , note_(new PlainLabel)
    , look_(new QPushButton)
    , restore_(new QPushButton)
    , copy_(new QPushButton)
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(tableInset, 4, tableInset, 12);
    for (QLabel* label : {title_, facts_, note_}) {
        // Names of players and files stand in here.
        label->setWordWrap(true);
        label->setContentsMargins(look::tableMargin, 0, look::tableMargin, 0);
    }
    title_->setObjectName(QStringLiteral("stepTitle"));
    scaleText(title_, 1.1, QFont::DemiBold);
    note_->setObjectName(QStringLiteral("stepNote"));
    makeMuted(facts_);
    makeMuted(note_);
    changes_->setObjectName(QStringLiteral("stepChanges"));
    changes_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    changes_->setSelectionMode(QAbstractItemView::SingleSelection);
    changes_->setShowGrid(false);
    changes_->setItemDelegate(new ChangeDelegate(changes_));
    changes_->setHorizontalHeader(new TableHeader(changes_));
    changes_->horizontalHeader()->setSectionsClickable(false);
    changes_->setFrameShape(QFrame::NoFrame);
    changes_->setWordWrap(true);
    changes_->setTabKeyNavigation(false);
    changes_->verticalHeader()->hide();
    changes_->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    changes_->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    changes_->horizontalHeader()->setSectionResizeMode(0, QHeaderView::ResizeToContents); // of few words
    changes_->horizontalHeader()->setMaximumSectionSize(widestColumn * fontMetrics().averageCharWidth());
    changes_->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    changes_->setMinimumHeight(80);
    column->addWidget(title_);
    column->addWidget(facts_);
    column->addSpacing(6);
    // Its room stays where a step has no changes to show, so that the lines above stay together.
    auto* room = new QVBoxLayout;
    room->addWidget(changes_);
    room->addStretch();
    room->setStretchFactor(changes_, 1);
    column->addLayout(room, 1);
    column->addWidget(note_);
    look_->setObjectName(QStringLiteral("lookAtMoment"));
    restore_->setObjectName(QStringLiteral("restoreMoment"));
    copy_->setObjectName(QStringLiteral("copyMoment"));
    auto* buttons = new QVBoxLayout;
    buttons->setContentsMargins(look::tableMargin, 0, look::tableMargin, 0);
    for (QPushButton* button : {look_, restore_, copy_})
        buttons->addWidget(button);
    column->addLayout(buttons);
    connect(look_, &QPushButton::clicked, this, &StepPanel::lookWanted);
    connect(restore_, &QPushButton::clicked, this, &StepPanel::restoreWanted);
    connect(copy_, &QPushButton::clicked, this, &StepPanel::copyWanted);
}

/// A line between it and the table.
void StepPanel::paintEvent(QPaintEvent*)
{
    const QRect line = QStyle::visualRect(layoutDirection(), rect(), QRect(0, 0, 1, height()));
    QPainter(this).fillRect(line, tintsOf(palette()).line);
}

void StepPanel::display(const std::optional<HistoryEntry>& entry, const std::vector<ChangeLine>& changes,
                        const Way& way)
{
    entry_ = entry;
    lines_ = changes;
    way_ = way;
    retranslate();
}

void StepPanel::fillChanges(const std::vector<ChangeLine>& changes)
{
    const int shown = std::min(mostChanges, static_cast<int>(changes.size()));
    changes_->clearContents();
    changes_->setRowCount(shown);
    for (int row = 0; row < shown; ++row) {
        const ChangeLine& line = changes[static_cast<std::size_t>(row)];
        int column = 0;
        for (const QString& text : {line.what, line.before, line.after}) {
            auto* item = new QTableWidgetItem(text.isEmpty() ? QStringLiteral("–") : text.left(longestText));
            item->setTextAlignment(Qt::AlignLeft | Qt::AlignTop);
            changes_->setItem(row, column++, item);
        }
    }
    changes_->setVisible(shown > 0);
    const QHeaderView* heads = changes_->horizontalHeader();
    changes_->resizeColumnToContents(0);
    changes_->setMinimumWidth(heads->sectionSize(0) +
                              2 * std::max(heads->sectionSizeHint(1), heads->sectionSizeHint(2)));
}

void StepPanel::retranslate()
{
    changes_->setAccessibleName(tr("What the step changed"));
    changes_->setHorizontalHeaderLabels({tr("What"), tr("Before"), tr("After")});
    look_->setText(tr("Look at This Moment"));
    restore_->setText(tr("Go Back to Here…"));
    copy_->setText(tr("Save This Moment as a New File…"));
    fillChanges(lines_);
    look_->setEnabled(entry_.has_value() && way_.how != WayBack::nothingSince); // the present is on every page
    copy_->setEnabled(entry_.has_value());
    for (QPushButton* button : {look_, restore_}) // there is nowhere to go
        button->setVisible(way_.how != WayBack::nothingSince);
    restore_->setEnabled(entry_.has_value() && way_.how == WayBack::open);
    note_->setVisible(entry_.has_value() && way_.how != WayBack::open);
    if (!entry_) {
        title_->setText(tr("Select a step to see what it changed."));
        facts_->clear();
        return;
    }
    title_->setText(describeEntry(*entry_).left(longestText));
    facts_->setText(tr("Step %1, %2").arg(QString::number(entry_->step), shownDateTime(entry_->at.toLocalTime())) +
                    (entry_->who.isEmpty() ? QString() : QStringLiteral(", ") + describeWhoAndLogin(entry_->who)));
    const int more = static_cast<int>(lines_.size()) - mostChanges;
    if (more > 0)
        facts_->setText(facts_->text() + QLatin1Char('\n') +
                        tr("The first %1 changes are shown, %n more follow.", nullptr, more).arg(mostChanges));
    switch (way_.how) {
    case WayBack::nothingSince: note_->setText(tr("This is the present.")); break;
    case WayBack::beyondBarrier:
        note_->setText(
            tr("A later step cannot be undone: %1. The tournament of this moment can be saved as a new file.")
                .arg(describeEntry(*way_.barrier).left(longestText)));
        break;
    case WayBack::readOnly: note_->setText(tr("This tournament is open for reading only.")); break;
    case WayBack::ofTheChief: note_->setText(tr("Only the chief arbiter goes back to a moment.")); break;
    case WayBack::open: break;
    }
}

} // namespace pairwright
