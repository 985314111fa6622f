#include "ui/pages/overview/numbers_row.h"

#include "engine/capabilities.h"
#include "ui/frame/draw_lot.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/form_labels.h"
#include "ui/widgets/form_rows.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace pairwright {

NumbersRow::NumbersRow(Desk& desk, QFormLayout* form, QObject* parent)
    : QObject(parent)
    , desk_(desk)
    , form_(form)
    , row_(new QWidget)
    , numbers_(new ChoiceBox)
    , again_(new QPushButton)
    , seed_(new PlainLabel)
{
    auto* lines = new QVBoxLayout(row_);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(4);
    auto* row = new QHBoxLayout;
    numbers_->setObjectName(QStringLiteral("numbers"));
    again_->setObjectName(QStringLiteral("drawNumbers"));
    makeMuted(seed_);
    row->addWidget(numbers_);
    row->addWidget(again_);
    row->addStretch();
    lines->addLayout(row);
    lines->addWidget(seed_); // long: below, or both columns of the page would not stand beside each other
    addLabelledRow(form_, row_);
    connect(numbers_, &QComboBox::activated, this, &NumbersRow::draw);
    connect(again_, &QPushButton::clicked, this, &NumbersRow::draw);
    retranslate();
}

void NumbersRow::draw()
{
    const QVariant by = numbers_->currentData();
    if (desk_.session() != nullptr && by.isValid())
        drawNumbers(desk_, static_cast<NumberDraw::By>(by.toInt()), this);
    refresh();
}

void NumbersRow::refresh()
{
    if (desk_.session() == nullptr)
        return;
    const Settings& settings = desk_.projected().settings;
    const bool mayChange = desk_.session()->may(CommandName::drawNumbers) && !desk_.projected().declarationsAreFixed();
    showRow(form_, row_, capabilitiesOf(settings.system).numbers == Numbers::drawn);
    const auto& draw = settings.numberDraw;
    numbers_->setCurrentIndex(draw ? numbers_->findData(static_cast<int>(draw->by)) : 0);
    seed_->setText(draw && draw->seed ? tr("seed %1").arg(*draw->seed) : QString());
    seed_->setVisible(!seed_->text().isEmpty());
    again_->setVisible(mayChange && draw && draw->seed);
    numbers_->setEnabled(mayChange);
}

void NumbersRow::retranslate()
{
    labelRow(form_, row_, tr("Numbers"));
    again_->setText(tr("Draw Again"));
    numbers_->clear();
    numbers_->addItem(tr("not drawn yet"));
    using By = NumberDraw::By;
    for (const auto& [by, text] :
         {std::pair{By::lot, tr("by lot")}, std::pair{By::rating, tr("by rating")},
          std::pair{By::varma, tr("by lot, federations apart (Varma)")},
          std::pair{By::early, tr("by lot, club mates meet early")}, std::pair{By::hand, tr("by hand, as listed")}})
        numbers_->addItem(text, static_cast<int>(by));
    refresh();
}

} // namespace pairwright
