#include "ui/dialogs/list_columns_window.h"

#include "app/domain/text/visible_text.h"
#include "ui/text/files/list_text.h"
#include "ui/theme/look_shapes.h"
#include "ui/theme/row_height.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/dialog_buttons.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/table_delegate.h"
#include "ui/widgets/text_styles.h"
#include "ui/widgets/window_heading.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QRegularExpression>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace pairwright {

namespace {

constexpr QSize columnsWindowSize{760, 380};
constexpr int firstYear = 1920;
constexpr int lastYear = 2030;
constexpr int aroundBox = 8; ///< px, above, below and behind
constexpr int beforeBox = 1; ///< px, so that what is chosen stands above the text of its column

/// What a column looks like in all of the first rows: a name, a rating or an ID.
std::optional<ListColumn> guessOf(const std::vector<QStringList>& first, int place)
{
    static const QRegularExpression name(QStringLiteral("^\\p{L}[^\\d]*,\\s*\\p{L}[^\\d]*$"));
    static const QRegularExpression rating(QStringLiteral("^[1-3]\\d{3}$"));
    static const QRegularExpression id(QStringLiteral("^\\d{6,9}$"));
    const auto all = [&first, place](const QRegularExpression& shape) {
        return !first.empty() && std::all_of(first.begin(), first.end(), [&](const QStringList& row) {
            return shape.match(row.value(place).trimmed()).hasMatch();
        });
    };
    if (all(name))
        return ListColumn::name;
    // What may be a year is left to the one who knows.
    const auto isYear = [place](const QStringList& row) {
        const int number = row.value(place).toInt();
        return number >= firstYear && number <= lastYear;
    };
    if (all(rating) && !std::all_of(first.begin(), first.end(), isYear))
        return ListColumn::rating;
    return all(id) ? std::optional(ListColumn::fideId) : std::nullopt;
}

} // namespace

ListColumnsWindow::ListColumnsWindow(const QString& name, const std::vector<QStringList>& first, QWidget* parent)
    : QDialog(parent)
    , rows_(new QTableWidget)
    , take_(new QPushButton(tr("Take In")))
{
    setObjectName(QStringLiteral("listColumnsWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Columns of %1").arg(name));
    auto* column = new QVBoxLayout(this);
    column->addWidget(windowHeading(this));
    auto* hint =
        new PlainLabel(tr("No line of the file says what its columns hold. Say it above them: at least the name, "
                          "and a rating or an ID."));
    hint->setWordWrap(true);
    makeMuted(hint);
    column->addWidget(hint);
    rows_->setObjectName(QStringLiteral("listColumnsTable"));
    rows_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    rows_->setSelectionMode(QAbstractItemView::NoSelection);
    rows_->setTabKeyNavigation(false); // Tab goes from box to box
    rows_->setFocusPolicy(Qt::NoFocus);
    rows_->setAccessibleName(tr("First rows of the file"));
    rows_->setShowGrid(false);
    rows_->setFrameShape(QFrame::NoFrame);
    rows_->viewport()->setAutoFillBackground(false);
    rows_->setItemDelegate(new TableDelegate(rows_));
    rows_->verticalHeader()->setDefaultSectionSize(rowHeight(rows_->fontMetrics()));
    rows_->verticalHeader()->hide();
    rows_->horizontalHeader()->hide();
    column->addWidget(rows_, 1);
    qsizetype width = 0;
    for (const QStringList& row : first)
        width = std::max(width, row.size());
    rows_->setColumnCount(static_cast<int>(width));
    rows_->setRowCount(static_cast<int>(first.size()) + 1);
    for (int place = 0; place < rows_->columnCount(); ++place) {
        auto* box = new ChoiceBox;
        box->addItem(tr("(leave out)"));
        for (std::size_t i = 0; i < EnumNames<ListColumn>::names.size(); ++i)
            box->addItem(describeColumn(static_cast<ListColumn>(i)));
        box->setAccessibleName(tr("What column %1 holds").arg(place + 1));
        auto* cell = new QWidget;
        auto* inset = new QHBoxLayout(cell);
        inset->setContentsMargins(look::fromStart(beforeBox, aroundBox, aroundBox, 0));
        inset->addWidget(box);
        inset->addStretch();
        rows_->setCellWidget(0, place, cell);
        boxes_.append(box);
        connect(box, &QComboBox::currentIndexChanged, this, &ListColumnsWindow::refresh);
        if (const auto guess = guessOf(first, place);
            guess && std::none_of(boxes_.begin(), boxes_.end(), [&guess](const QComboBox* other) {
                return other->currentIndex() == static_cast<int>(*guess) + 1;
            }))
            box->setCurrentIndex(static_cast<int>(*guess) + 1);
        for (std::size_t row = 0; row < first.size(); ++row)
            rows_->setItem(static_cast<int>(row) + 1, place,
                           new QTableWidgetItem(visibleText(first[row].value(place))));
    }
    rows_->resizeColumnsToContents();
    for (int place = 0; place < rows_->columnCount(); ++place)
        rows_->setColumnWidth(
            place, std::max(boxes_[place]->sizeHint().width() + beforeBox + aroundBox, rows_->columnWidth(place)));
    rows_->horizontalHeader()->setStretchLastSection(true); // the lines go across
    if (!boxes_.isEmpty())
        rows_->setRowHeight(0, boxes_.constFirst()->sizeHint().height() + 2 * aroundBox);
    auto* giveUp = new QPushButton(tr("Cancel"));
    take_->setObjectName(QStringLiteral("takeColumns"));
    column->addLayout(dialogButtons(this, {}, take_, giveUp));
    connect(giveUp, &QPushButton::clicked, this, &QDialog::close);
    connect(take_, &QPushButton::clicked, this, [this] {
        emit chosen(columns());
        close();
    });
    resize(scaledToText(*this, columnsWindowSize));
    refresh();
}

ListColumns ListColumnsWindow::columns() const
{
    ListColumns columns;
    for (const QComboBox* box : boxes_)
        columns.push_back(box->currentIndex() <= 0 ? std::nullopt
                                                   : std::optional(static_cast<ListColumn>(box->currentIndex() - 1)));
    return columns;
}

void ListColumnsWindow::refresh()
{
    const ListColumns named = columns();
    const auto has = [&named](std::initializer_list<ListColumn> wanted) {
        return std::any_of(wanted.begin(), wanted.end(), [&named](ListColumn column) {
            return std::find(named.begin(), named.end(), std::optional(column)) != named.end();
        });
    };
    take_->setEnabled(has({ListColumn::name, ListColumn::surname}) &&
                      has({ListColumn::rating, ListColumn::standard, ListColumn::fideId, ListColumn::nationalId}));
}

} // namespace pairwright
