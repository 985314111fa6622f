#include "ui/pages/overview/option_rows.h"

#include "app/domain/setup/system_option_list.h"
#include "engine/capabilities.h"
#include "ui/text/systems/option_text.h"
#include "ui/widgets/choice_box.h"
#include "ui/widgets/form_labels.h"
#include "ui/widgets/form_rows.h"
#include "ui/widgets/plain_label.h"
#include "ui/widgets/text_styles.h"

#include <QFormLayout>

#include <algorithm>

namespace pairwright {

OptionRows::OptionRows(QFormLayout* form, const QString& prefix, Box box, QObject* parent)
    : QObject(parent)
    , form_(form)
{
    for (const SystemOption* option : allOptions()) {
        Row row{option, nullptr, box == Box::actsAtOnce ? new ChoiceBox : new QComboBox, new PlainLabel};
        row.box->setObjectName(prefix + QString(QLatin1StringView(option->key)));
        addLabelledRow(form_, row.box);
        makeNote(row.note);
        form_->addRow(QString(), row.note);
        row.label = qobject_cast<QLabel*>(form_->labelForField(row.box));
        connect(row.box, &QComboBox::activated, this,
                [this, row] { emit chosen(*row.option, row.box->currentData().toString(), row.box); });
        rows_.push_back(row);
    }
    retranslate();
}

void OptionRows::showFor(SystemEdition system, std::optional<int> players)
{
    const Capabilities& can = capabilitiesOf(system);
    for (const Row& row : rows_) {
        const bool isShown = can.has(*row.option) && (!players || makesDifference(*row.option, *players));
        showRow(form_, row.box, isShown);
        showRow(form_, row.note, isShown && !row.note->text().isEmpty());
    }
}

void OptionRows::setChoices(const SystemOptions& options)
{
    for (const Row& row : rows_)
        row.box->setCurrentIndex(static_cast<int>(row.option->placeOf(options.of(*row.option))));
}

SystemOptions OptionRows::choices(SystemEdition system) const
{
    SystemOptions options;
    for (const Row& row : rows_)
        if (capabilitiesOf(system).has(*row.option))
            options.set(*row.option, row.box->currentData().toString().toStdString());
    return options;
}

void OptionRows::setEnabled(bool enabled)
{
    for (const Row& row : rows_)
        row.box->setEnabled(enabled);
}

void OptionRows::retranslate()
{
    for (const Row& row : rows_) {
        const QString name = nameOfOption(row.option->key);
        row.label->setText(name);
        row.box->setAccessibleName(name);
        row.note->setText(noteOfOption(row.option->key));
        const int present = std::max(0, row.box->currentIndex());
        row.box->clear();
        for (const std::string_view choice : row.option->choices)
            row.box->addItem(nameOfChoice(row.option->key, choice), QString(QLatin1StringView(choice)));
        row.box->setCurrentIndex(present);
    }
}

} // namespace pairwright
