#include "ui/pages/overview/round_robin_rows.h"

#include "engine/capabilities.h"
#include "ui/frame/draw_lot.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/field_note.h"
#include "ui/widgets/form_labels.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QPushButton>

namespace pairwright {

namespace {

constexpr const char* cyclesKey = "cycles";
constexpr const char* seamKey = "seam";

QString chosen(const Settings& settings, const char* key)
{
    return QString(QLatin1StringView(settings.options.of(*findOption(key))));
}

} // namespace

RoundRobinRows::RoundRobinRows(Desk& desk, QFormLayout* form, QObject* parent)
    : QObject(parent)
    , desk_(desk)
    , form_(form)
    , numbersRow_(new QWidget)
    , numbers_(new ChoiceBox)
    , again_(new QPushButton)
    , seed_(new PlainLabel)
    , cycles_(new ChoiceBox)
    , seam_(new ChoiceBox)
    , seamNote_(new PlainLabel)
{
    auto* row = new QHBoxLayout(numbersRow_);
    row->setContentsMargins(0, 0, 0, 0);
    numbers_->setObjectName(QStringLiteral("numbers"));
    again_->setObjectName(QStringLiteral("drawNumbers"));
    makeMuted(seed_);
    seed_->setWordWrap(true);
    row->addWidget(numbers_);
    row->addWidget(again_);
    row->addWidget(seed_, 1);
    addLabelledRow(form_, numbersRow_);
    cycles_->setObjectName(QStringLiteral("cycles"));
    addLabelledRow(form_, cycles_);
    seam_->setObjectName(QStringLiteral("seam"));
    addLabelledRow(form_, seam_);
    makeNote(seamNote_);
    form_->addRow(QString(), seamNote_);
    connect(numbers_, &QComboBox::activated, this, &RoundRobinRows::draw);
    connect(again_, &QPushButton::clicked, this, &RoundRobinRows::draw);
    connect(cycles_, &QComboBox::activated, this, [this] { storeOption(cyclesKey, cycles_); });
    connect(seam_, &QComboBox::activated, this, [this] { storeOption(seamKey, seam_); });
    retranslate();
}

void RoundRobinRows::draw()
{
    const QVariant by = numbers_->currentData();
    if (desk_.session() != nullptr && by.isValid())
        drawNumbers(desk_, static_cast<NumberDraw::By>(by.toInt()), this);
    refresh();
}

void RoundRobinRows::storeOption(const char* key, ChoiceBox* box)
{
    if (desk_.session() == nullptr)
        return;
    const Settings& settings = desk_.projected().settings;
    desk_.apply(SetSystemOption{std::string(key), box->currentData().toString().toStdString(),
                                chosen(settings, key).toStdString()});
    refresh();
}

void RoundRobinRows::refresh()
{
    if (desk_.session() == nullptr)
        return;
    const Settings& settings = desk_.projected().settings;
    const Capabilities& can = capabilitiesOf(settings.system);
    const bool mayChange = !desk_.session()->isReadOnly() && !desk_.projected().hasBegun();
    form_->setRowVisible(numbersRow_, can.numbers == Numbers::drawn);
    form_->setRowVisible(cycles_, can.has(*findOption(cyclesKey)));
    // With an odd number of players colours alternate over the end of a cycle anyway.
    const bool hasSeam = can.has(*findOption(seamKey)) && desk_.projected().players.size() % 2 == 0;
    form_->setRowVisible(seam_, hasSeam);
    form_->setRowVisible(seamNote_, hasSeam);
    const auto& draw = settings.numberDraw;
    numbers_->setCurrentIndex(draw ? numbers_->findData(static_cast<int>(draw->by)) : 0);
    seed_->setText(draw && draw->seed ? tr("seed %1").arg(*draw->seed) : QString());
    again_->setVisible(mayChange && draw && draw->seed);
    cycles_->setCurrentIndex(cycles_->findData(chosen(settings, cyclesKey)));
    seam_->setCurrentIndex(seam_->findData(chosen(settings, seamKey)));
    for (QWidget* field :
         {static_cast<QWidget*>(numbers_), static_cast<QWidget*>(cycles_), static_cast<QWidget*>(seam_)})
        field->setEnabled(mayChange);
}

void RoundRobinRows::retranslate()
{
    labelRow(form_, numbersRow_, tr("Numbers"));
    labelRow(form_, cycles_, tr("Cycles"));
    labelRow(form_, seam_, tr("End of a cycle"));
    again_->setText(tr("Draw Again"));
    seamNote_->setText(
        tr("Without the exchange some have one colour three times in a row where the next cycle begins."));
    numbers_->clear();
    numbers_->addItem(tr("not drawn yet"));
    using By = NumberDraw::By;
    for (const auto& [by, text] :
         {std::pair{By::lot, tr("by lot")}, std::pair{By::rating, tr("by rating")},
          std::pair{By::varma, tr("by lot, federations apart (Varma)")},
          std::pair{By::early, tr("by lot, club mates meet early")}, std::pair{By::hand, tr("by hand, as listed")}})
        numbers_->addItem(text, static_cast<int>(by));
    cycles_->clear();
    for (const std::string_view choice : findOption(cyclesKey)->choices)
        cycles_->addItem(QString(QLatin1StringView(choice)), QString(QLatin1StringView(choice)));
    seam_->clear();
    seam_->addItem(tr("the last two rounds change places"), QStringLiteral("exchanged"));
    seam_->addItem(tr("as in the table"), QStringLiteral("straight"));
    refresh();
}

} // namespace pairwright
