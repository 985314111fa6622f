// The part of the import that shows its rows: which of them and which columns, what these become, what there is to say,
// how many they are.
#include "app/domain/text/filled.h"
#include "app/domain/text/visible_text.h"
#include "ui/pages/players/import/import_view.h"
#include "ui/text/files/import_text.h"
#include "ui/text/players/player_field_text.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/data_table.h"
#include "ui/widgets/encoding_choice.h"
#include "ui/widgets/flow_layout.h"
#include "ui/widgets/page_header.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"

#include <QCheckBox>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace pairwright {

namespace {
constexpr int widestChoice = 240; ///< of what a column holds
constexpr int betweenChoices = 8;

/// With what is chosen in it, not with the widest that could be.
int widthAsChosen(const QComboBox& box)
{
    int widest = 0;
    for (int i = 0; i < box.count(); ++i)
        widest = std::max(widest, box.fontMetrics().horizontalAdvance(box.itemText(i)));
    return box.sizeHint().width() - widest + box.fontMetrics().horizontalAdvance(box.currentText());
}

} // namespace

/// Where the bytes leave no doubt there is nothing to choose.
void ImportView::showEncoding()
{
    const TextEncoding read = model_->preview().encoding;
    const bool isGuessed = read != TextEncoding::utf8 || options_.encoding.has_value();
    letters_->setCurrentIndex(letters_->findData(static_cast<int>(read)));
    lettersQuestion_->setVisible(encoding_->isHidden()); // which has asked
    lettersRow_->setVisible(isGuessed && !encoding_->isOpen() && model_->preview().sheets.isEmpty());
}

void ImportView::showMapping(const QStringList& headers, const PlayerColumnMapping& columns)
{
    while (QLayoutItem* item = mapping_->takeAt(0)) {
        item->widget()->deleteLater();
        delete item;
    }
    boxes_.clear();
    const int count = static_cast<int>(columns.size());
    // Above what the file calls it, below what it becomes.
    const auto addBoth = [this](QWidget* above, QWidget* below) {
        auto* both = new QWidget;
        auto* column = new QVBoxLayout(both);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(2);
        column->addWidget(above);
        column->addWidget(below, 1);
        mapping_->addWidget(both);
        both->show(); // what is not seen yet has no height
    };
    addBoth(new PlainLabel(tr("In the file:", "the name of a column")),
            new PlainLabel(tr("Becomes:", "what a column of a file is taken for")));
    const bool ofTeams = desk_.projected().settings.teams.has_value(); // the club is the team there
    for (int column = 0; column < count; ++column) {
        auto* label = new PlainLabel(headers.value(column, tr("Column %1").arg(column + 1)));
        makeMuted(label);
        auto* box = new ChoiceBox;
        box->addItem(tr("(leave out)"));
        const auto& taken = columns[static_cast<std::size_t>(column)];
        for (const PlayerColumn what : allPlayerColumns()) {
            box->addItem(ofTeams && what.field == PlayerField::club ? tr("Team") : playerColumnWord(what));
            if (taken == what)
                box->setCurrentIndex(box->count() - 1);
        }
        box->setAccessibleName(tr("What the column “%1” holds").arg(label->text()));
        label->setBuddy(box);
        addBoth(label, box);
        boxes_.append(box);
        connect(box, &QComboBox::activated, this, &ImportView::remap);
    }
    fitMapping();
    // As it is read; Enter in the table takes the list without a way through all this.
    setTabOrder(apply_, letters_);
    QWidget* before = letters_;
    for (QComboBox* box : std::as_const(boxes_)) {
        setTabOrder(before, box);
        before = box;
    }
    setTabOrder(before, table_);
    setTabOrder(table_, changes_);
}

QList<int> ImportView::columnsOfFile() const
{
    QList<int> columns;
    for (const QComboBox* box : boxes_) {
        const int chosen = box->currentIndex() - 1;
        const auto field = chosen >= 0 ? std::optional(allPlayerColumns()[static_cast<std::size_t>(chosen)].field)
                                       : std::optional<PlayerField>();
        int column = -1;
        for (int shown = 0; field && shown < shownFields().size(); ++shown)
            if (shownFields().at(shown).field == *field)
                column = ImportModel::FirstField + shown;
        columns.append(column);
    }
    return columns;
}

void ImportView::orderColumns()
{
    QList<int> order{ImportModel::Line, ImportModel::State};
    order += columnsOfFile();
    for (int column = ImportModel::FirstField; column <= ImportModel::remarksColumn(); ++column)
        order.append(column);
    QHeaderView* header = table_->horizontalHeader();
    int place = 0;
    for (qsizetype i = 0; i < order.size(); ++i)
        if (order[i] >= 0 && order.indexOf(order[i]) == i)
            header->moveSection(header->visualIndex(order[i]), place++);
}

bool ImportView::placeOverColumns()
{
    const QList<int> columns = columnsOfFile();
    const QHeaderView* header = table_->horizontalHeader();
    const auto isOfUse = [&](int column) {
        return column >= 0 && columns.count(column) == 1 && !table_->isColumnHidden(column);
    };
    const bool each = !columns.isEmpty() && mapping_->count() == columns.size() + 1 &&
                      std::all_of(columns.begin(), columns.end(), isOfUse);
    // A remark that is cut would cost more than it gains.
    const QAbstractItemView& rows = *table_;
    QMap<int, int> least;
    int needed = 0;
    for (int column = 0; each && column <= ImportModel::remarksColumn(); ++column) {
        const qsizetype box = columns.indexOf(column);
        if (box >= 0)
            least[column] = widthAsChosen(*boxes_[box]) + betweenChoices;
        if (!table_->isColumnHidden(column))
            needed += std::max(box >= 0 ? least[column] : header->sectionSizeHint(column),
                               column == ImportModel::remarksColumn() ? rows.sizeHintForColumn(column) : 0);
    }
    if (!each || needed > table_->viewport()->width()) {
        model_->setLeastWidths({});
        mapping_->setPlaces({});
        return false;
    }
    model_->setLeastWidths(least);
    const bool mirrored = isRightToLeft();
    QList<QRect> places;
    for (qsizetype i = 0; i < columns.size(); ++i) {
        const int section = header->sectionSize(columns[i]);
        const int left = header->viewport()->mapTo(this, QPoint(header->sectionViewportPosition(columns[i]), 0)).x();
        const int wide = std::min(section - betweenChoices, std::max(widestChoice, boxes_[i]->sizeHint().width()));
        places.append({mirrored ? left + section - wide : left, 0, wide, 0});
        boxes_[i]->setMaximumWidth(QWIDGETSIZE_MAX);
    }
    const QMargins around = mapping_->contentsMargins();
    const QRect first = places.constFirst();
    places.prepend(mirrored ? QRect(QPoint(first.right() + betweenChoices, 0), QPoint(width() - around.right(), 0))
                            : QRect(QPoint(around.left(), 0), QPoint(first.left() - betweenChoices, 0)));
    mapping_->setPlaces(places);
    mappingArea_->setFixedHeight(mapping_->heightForWidth(width()));
    return true;
}

/// As high as its lines; a file of very many columns scrolls in it.
void ImportView::fitMapping()
{
    if (placeOverColumns())
        return;
    constexpr int mostLines = 4;
    // All in one line, where each has room there for what is chosen in it.
    const QMargins around = mapping_->contentsMargins();
    const int first = mapping_->count() > 0 ? mapping_->itemAt(0)->sizeHint().width() : 0;
    const int room = (width() - around.left() - around.right() - first) / std::max(1, static_cast<int>(boxes_.size())) -
                     mapping_->spacing();
    const bool inOneLine =
        std::all_of(boxes_.cbegin(), boxes_.cend(), [&](const QComboBox* box) { return widthAsChosen(*box) <= room; });
    for (QComboBox* box : std::as_const(boxes_)) {
        const int usual = std::max(widestChoice, box->sizeHint().width());
        box->setMaximumWidth(inOneLine ? std::min(usual, room) : usual);
        box->parentWidget()->layout()->activate(); // the lines are counted by the new widths
    }
    mapping_->invalidate();
    const int line = mapping_->sizeHint().height() + 8;
    mappingArea_->setFixedHeight(std::min(mapping_->heightForWidth(width()), mostLines * line));
}

void ImportView::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    fitMapping();
}

/// Of the row with the cursor in full, whatever room its column has.
void ImportView::showReason()
{
    const QModelIndex current = table_->currentIndex();
    const bool has = current.isValid() && current.row() < model_->rowCount();
    const QModelIndex remarks = has ? model_->index(current.row(), model_->remarksColumn()) : QModelIndex();
    const QString text = remarks.data().toString();
    reason_->setText(text.isEmpty() ? QString()
                                    : filled(tr("Line %1: %2", "of a file, and what there is to say about it"),
                                             model_->index(current.row(), ImportModel::Line).data().toString(), text));
    reason_->setVisible(!text.isEmpty());
}

void ImportView::showRows()
{
    const std::vector<PlayerRow>& rows = model_->preview().rows;
    const auto isSame = [](const PlayerRow& row) {
        return row.state == PlayerRow::State::same;
    };
    const auto same = std::count_if(rows.begin(), rows.end(), isSame);
    // A corrected list shows what it corrects; one that corrects nothing shows itself.
    const bool hides = same > 0 && same < std::ssize(rows) && !unchanged_->isChecked();
    for (std::size_t row = 0; row < rows.size(); ++row)
        table_->setRowHidden(static_cast<int>(row), hides && isSame(rows[row]));
    unchanged_->setVisible(same > 0 && same < std::ssize(rows));
    unchanged_->setText(tr("Also show the %n unchanged row(s)", nullptr, static_cast<int>(same)));
    // Nobody has phones and fees in every list.
    for (int column = ImportModel::FirstField; column < ImportModel::remarksColumn(); ++column) {
        const bool isName = column == ImportModel::columnOf(PlayerField::name);
        const bool empty = std::all_of(rows.begin(), rows.end(), [&](const PlayerRow& row) {
            return textOf(shownFields().at(column - ImportModel::FirstField), row.data).isEmpty();
        });
        const auto mapped =
            std::any_of(model_->preview().columns.begin(), model_->preview().columns.end(),
                        [column](const std::optional<PlayerColumn>& one) {
                            return one && shownFields().at(column - ImportModel::FirstField).field == one->field;
                        });
        table_->setColumnHidden(column, empty && !mapped && !isName);
    }
    orderColumns();
    fitMapping();
}

void ImportView::updateFacts()
{
    const PlayerListPreview& preview = model_->preview();
    const auto part = [&preview](PlayerRow::State state) {
        if (state == PlayerRow::State::doubtful)
            return tr("%1 to check", "rows of a list").arg(preview.count(state));
        return filled(QStringLiteral("%1 %2"), preview.count(state), describeState(state));
    };
    showEncoding();
    QStringList facts{preview.encoding == TextEncoding::utf8 || !lettersRow_->isHidden()
                          ? name_
                          : filled(QStringLiteral("%1 (%2)"), name_, describeEncoding(preview.encoding))};
    if (const QString shape = describeShape(preview.shape); !shape.isEmpty())
        facts.append(shape);
    for (const auto state : {PlayerRow::State::added, PlayerRow::State::changed, PlayerRow::State::doubtful,
                             PlayerRow::State::same, PlayerRow::State::duplicate, PlayerRow::State::error})
        if (preview.count(state) > 0)
            facts.append(part(state));
    if (!preview.dropped.isEmpty())
        facts.append(tr("not read: %1").arg(visibleText(preview.dropped.join(QStringLiteral(", ")))));
    header_->setFacts(facts.join(QStringLiteral(" · ")));
    const int changed = preview.count(PlayerRow::State::changed);
    changes_->setVisible(changed > 0);
    changes_->setText(tr("Also take over the changed data of %n player(s)", nullptr, changed));
    const int doubtful = preview.count(PlayerRow::State::doubtful);
    doubtful_->setVisible(doubtful > 1); // a single one is ticked in its row
    doubtful_->setText(tr("Also take the %n doubtful row(s)", nullptr, doubtful));
    doubtful_->setChecked(doubtful > 0 && std::ssize(model_->accepted()) == doubtful);
    const ImportDecision decided = decision();
    if (decided.changed == 0)
        apply_->setText(tr("Add %n Player(s)", nullptr, decided.added));
    else if (decided.added == 0)
        apply_->setText(tr("Change %n Player(s)", nullptr, decided.changed));
    else
        apply_->setText(filled(tr("Add %1, Change %2", "players"), decided.added, decided.changed));
    apply_->setEnabled(!decided.isEmpty() && !encoding_->isOpen());
    if (encoding_->isOpen())
        hint_->setText(tr("Choose above how the names are right. Nothing is applied before you say so."));
    else if (preview.count(PlayerRow::State::doubtful) + preview.count(PlayerRow::State::error) > 0)
        hint_->setText(tr("Tick the doubtful rows that shall be taken, or put a cell right (F2). Nothing is applied "
                          "before you say so."));
    else if (asTheLastTime_)
        hint_->setText(tr("The columns are taken as you said for such a list before. Nothing is applied before you "
                          "say so."));
    else
        hint_->setText(tr("Nothing is applied before you say so."));
    showRows();
}

} // namespace pairwright
