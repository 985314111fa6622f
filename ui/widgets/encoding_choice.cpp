#include "ui/widgets/encoding_choice.h"

#include "app/domain/text/filled.h"
#include "app/domain/text/visible_text.h"
#include "ui/text/files/import_text.h"
#include "ui/widgets/plain_label.h"

#include <QButtonGroup>
#include <QEvent>
#include <QRadioButton>
#include <QVBoxLayout>

namespace pairwright {

EncodingChoice::EncodingChoice(QWidget* parent)
    : QWidget(parent)
    , column_(new QVBoxLayout(this))
    , question_(new PlainLabel)
    , buttons_(new QButtonGroup(this))
{
    setObjectName(QStringLiteral("encodingChoice"));
    column_->setContentsMargins(16, 4, 16, 8);
    column_->setSpacing(2);
    question_->setWordWrap(true);
    column_->addWidget(question_);
    connect(buttons_, &QButtonGroup::idClicked, this, &EncodingChoice::choiceMade);
    setVisible(false);
}

void EncodingChoice::display(const std::vector<EncodingReading>& readings)
{
    for (QAbstractButton* button : buttons_->buttons()) {
        buttons_->removeButton(button);
        delete button;
    }
    readings_ = readings;
    for (std::size_t i = 0; i < readings.size(); ++i) {
        auto* button = new QRadioButton;
        button->setObjectName(QStringLiteral("encoding_") + nameOf(readings[i].encoding));
        buttons_->addButton(button, static_cast<int>(i));
        column_->addWidget(button);
    }
    retranslate();
    setVisible(!readings.empty());
}

std::optional<TextEncoding> EncodingChoice::chosen() const
{
    const int id = buttons_->checkedId();
    return id < 0 ? std::nullopt : std::optional(readings_[static_cast<std::size_t>(id)].encoding);
}

void EncodingChoice::retranslate()
{
    question_->setText(tr("The file does not say how its letters are written. Which names are right?"));
    for (QAbstractButton* button : buttons_->buttons()) {
        const EncodingReading& reading = readings_[static_cast<std::size_t>(buttons_->id(button))];
        QString text = filled(QStringLiteral("%1  (%2)"), visibleText(reading.names.join(QStringLiteral("; "))),
                              describeEncoding(reading.encoding));
        button->setText(text.replace(QLatin1Char('&'), QLatin1String("&&")));
    }
}

void EncodingChoice::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

} // namespace pairwright
