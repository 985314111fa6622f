#include "ui/pages/reports/group_choice.h"

#include <QSignalBlocker>

#include <algorithm>

namespace pairwright {

namespace {

constexpr int mostLines = 7;
constexpr int keyRole = Qt::UserRole;

} // namespace

GroupChoice::GroupChoice(QWidget* parent)
    : QListWidget(parent)
{
    setTextElideMode(Qt::ElideRight);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setUniformItemSizes(true);
    connect(this, &QListWidget::itemChanged, this, &GroupChoice::chosen);
}

void GroupChoice::offer(const std::vector<StandingsCategory>& groups, const QStringList& ticked)
{
    const QSignalBlocker quiet(this);
    const auto differs = [this, &groups](int row) {
        const StandingsCategory& group = groups[static_cast<std::size_t>(row)];
        return item(row)->data(keyRole) != keyOf(group) || item(row)->text() != nameOf(group);
    };
    bool same = count() == static_cast<int>(groups.size());
    for (int row = 0; same && row < count(); ++row)
        same = !differs(row);
    if (!same)
        fill(groups);
    for (int row = 0; row < count(); ++row)
        item(row)->setCheckState(ticked.contains(item(row)->data(keyRole).toString()) ? Qt::Checked : Qt::Unchecked);
}

void GroupChoice::fill(const std::vector<StandingsCategory>& groups)
{
    clear();
    for (const StandingsCategory& group : groups) {
        auto* item = new QListWidgetItem(nameOf(group), this);
        item->setData(keyRole, keyOf(group));
        item->setToolTip(item->text());
        item->setFlags(item->flags() | Qt::ItemIsUserCheckable);
        item->setCheckState(Qt::Unchecked);
    }
    if (count() == 0)
        return;
    setCurrentRow(0);
    setFixedHeight(sizeHintForRow(0) * std::min(count(), mostLines) + 2 * frameWidth());
}

QStringList GroupChoice::ticked() const
{
    QStringList keys;
    for (int row = 0; row < count(); ++row)
        if (item(row)->checkState() == Qt::Checked)
            keys.append(item(row)->data(keyRole).toString());
    return keys;
}

} // namespace pairwright
