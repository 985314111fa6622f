#include "ui/widgets/form_rows.h"

#include <algorithm>
#include <map>

namespace pairwright {

FormRows::FormRows(QFormLayout* form)
    : QObject(form)
    , form_(form)
{
    lookAgain();
}

FormRows& FormRows::of(QFormLayout* form)
{
    for (QObject* child : form->children())
        if (auto* rows = dynamic_cast<FormRows*>(child))
            return *rows;
    return *new FormRows(form);
}

void FormRows::lookAgain()
{
    std::vector<Row> absentFirst;
    std::map<const QWidget*, std::vector<Row>> absentAfter;
    const QWidget* before = nullptr;
    for (const Row& row : rows_) {
        if (!row.field)
            continue;
        if (form_->indexOf(row.field) >= 0)
            before = row.field;
        else
            (before == nullptr ? absentFirst : absentAfter[before]).push_back(row);
    }
    rows_ = std::move(absentFirst);
    for (int at = 0; at < form_->rowCount(); ++at) {
        const QLayoutItem* label = form_->itemAt(at, QFormLayout::LabelRole);
        const QLayoutItem* whole = form_->itemAt(at, QFormLayout::SpanningRole);
        const QLayoutItem* field = whole != nullptr ? whole : form_->itemAt(at, QFormLayout::FieldRole);
        if (field == nullptr || field->widget() == nullptr)
            continue;
        rows_.push_back(
            {whole == nullptr && label != nullptr ? label->widget() : nullptr, field->widget(), whole != nullptr});
        const std::vector<Row>& behind = absentAfter[field->widget()];
        rows_.insert(rows_.end(), behind.begin(), behind.end());
    }
}

int FormRows::placeFor(const QWidget* field) const
{
    int place = 0;
    for (const Row& row : rows_) {
        if (row.field == field)
            break;
        int at = -1;
        QFormLayout::ItemRole role{};
        if (form_->indexOf(row.field) >= 0)
            form_->getWidgetPosition(row.field, &at, &role);
        place = std::max(place, at + 1);
    }
    return place;
}

QWidget* FormRows::labelOf(const QWidget* field)
{
    lookAgain();
    const auto row = std::ranges::find_if(rows_, [field](const Row& one) { return one.field == field; });
    return row != rows_.end() ? row->label.get() : nullptr;
}

void FormRows::show(QWidget* field, bool isShown)
{
    lookAgain();
    const auto row = std::ranges::find_if(rows_, [field](const Row& one) { return one.field == field; });
    Q_ASSERT(row != rows_.end());
    const bool isThere = form_->indexOf(field) >= 0;
    if (isShown && !isThere) {
        const int place = placeFor(field);
        if (row->spans)
            form_->insertRow(place, field);
        else
            form_->insertRow(place, row->label, field);
    } else if (!isShown && isThere) {
        const QFormLayout::TakeRowResult taken = form_->takeRow(field);
        delete taken.labelItem;
        delete taken.fieldItem;
    }
    if (row->label)
        row->label->setVisible(isShown);
    field->setVisible(isShown);
}

} // namespace pairwright
