#include "ui/pages/reports/group_choice.h"

#include <QAbstractItemView>
#include <QMouseEvent>
#include <QStandardItemModel>
#include <QStyleOptionComboBox>
#include <QStyledItemDelegate>

#include <algorithm>

namespace pairwright {

GroupChoice::GroupChoice(QWidget* parent)
    : ChoiceBox(parent)
{
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon); // names of groups may be long
    setItemDelegate(new QStyledItemDelegate(this));             // with boxes to tick
    view()->installEventFilter(this);
    view()->viewport()->installEventFilter(this);
}

void GroupChoice::offer(const std::vector<StandingsCategory>& groups, const QStringList& ticked)
{
    const auto differs = [this, &groups](int row) {
        const StandingsCategory& group = groups[static_cast<std::size_t>(row)];
        return itemData(row, keyRole) != keyOf(group) || itemText(row) != nameOf(group);
    };
    bool same = count() == static_cast<int>(groups.size());
    for (int row = 0; same && row < count(); ++row)
        same = !differs(row);
    if (!same)
        fill(groups);
    for (int row = 0; row < count(); ++row)
        setItemData(row, ticked.contains(itemData(row, keyRole).toString()) ? Qt::Checked : Qt::Unchecked,
                    Qt::CheckStateRole);
    retranslate();
}

void GroupChoice::fill(const std::vector<StandingsCategory>& groups)
{
    clear();
    auto* items = static_cast<QStandardItemModel*>(model());
    for (const StandingsCategory& group : groups) {
        auto* item = new QStandardItem(nameOf(group));
        item->setData(keyOf(group), keyRole);
        item->setCheckable(true);
        items->appendRow(item);
    }
    setCurrentIndex(-1); // what is ticked is shown
}

void GroupChoice::turn(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    const bool was = index.data(Qt::CheckStateRole).toInt() == Qt::Checked;
    model()->setData(index, was ? Qt::Unchecked : Qt::Checked, Qt::CheckStateRole);
    retranslate();
    emit chosen();
}

QStringList GroupChoice::tickedIn(int role) const
{
    QStringList texts;
    for (int row = 0; row < count(); ++row)
        if (itemData(row, Qt::CheckStateRole).toInt() == Qt::Checked)
            texts.append(itemData(row, role).toString());
    return texts;
}

void GroupChoice::retranslate()
{
    const QStringList names = tickedIn(Qt::DisplayRole);
    said_ = names.isEmpty() ? tr("Everybody") : names.join(QStringLiteral(", "));
    setAccessibleDescription(said_);
    setToolTip(names.isEmpty() ? tr("Nothing ticked: no group is left out.") : said_);
    update();
}

void GroupChoice::showPopup()
{
    pressed_ = false;
    ChoiceBox::showPopup();
    if (!view()->currentIndex().isValid())
        view()->setCurrentIndex(model()->index(0, modelColumn()));
}

/// A click and Space tick, and the list stays; Enter and Escape close it.
bool GroupChoice::eventFilter(QObject* watched, QEvent* event)
{
    switch (event->type()) {
    case QEvent::MouseButtonPress: pressed_ = watched == view()->viewport(); break;
    case QEvent::MouseButtonRelease:
        if (watched != view()->viewport())
            break;
        if (pressed_)
            turn(view()->indexAt(static_cast<QMouseEvent*>(event)->position().toPoint()));
        return true;
    case QEvent::KeyPress:
        switch (static_cast<QKeyEvent*>(event)->key()) {
        case Qt::Key_Space: turn(view()->currentIndex()); return true;
        case Qt::Key_Return:
        case Qt::Key_Enter: hidePopup(); return true;
        default: break;
        }
        break;
    default: break;
    }
    return ChoiceBox::eventFilter(watched, event);
}

void GroupChoice::initStyleOption(QStyleOptionComboBox* option) const
{
    ChoiceBox::initStyleOption(option);
    const int room = style()->subControlRect(QStyle::CC_ComboBox, option, QStyle::SC_ComboBoxEditField, this).width();
    option->currentText = fontMetrics().elidedText(said_, Qt::ElideRight, room);
}

} // namespace pairwright
