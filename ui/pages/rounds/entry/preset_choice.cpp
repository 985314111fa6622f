#include "ui/pages/rounds/entry/preset_choice.h"

#include "ui/pages/rounds/entry/keypad_words.h"
#include "ui/widgets/plain_label.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPushButton>

#include <array>

namespace pairwright {

namespace {
constexpr std::array allPresets{KeyPreset::vega, KeyPreset::sharly, KeyPreset::chess, KeyPreset::letters};
} // namespace

PresetChoice::PresetChoice(UserSettings& settings, QWidget* parent)
    : QWidget(parent)
    , settings_(settings)
    , question_(new PlainLabel)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 10, 16, 10);
    question_->setWordWrap(true);
    row->addWidget(question_, 1);
    for (const KeyPreset preset : allPresets) {
        auto* button = new QPushButton;
        button->setObjectName(QStringLiteral("preset%1").arg(static_cast<int>(preset)));
        row->addWidget(button);
        buttons_.append(button);
        connect(button, &QPushButton::clicked, this, [this, preset] { choose(preset); });
    }
    retranslate();
}

void PresetChoice::takeFocus()
{
    buttons_.constFirst()->setFocus();
}

void PresetChoice::choose(KeyPreset preset)
{
    settings_.setKeyPreset(preset);
    emit chosen();
}

void PresetChoice::keyPressEvent(QKeyEvent* event)
{
    const int number = event->text().toInt();
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (number >= 1 && number <= static_cast<int>(allPresets.size()))
        choose(allPresets.at(static_cast<std::size_t>(number - 1)));
    else if (auto* focused = qobject_cast<QPushButton*>(focusWidget()); enter && focused != nullptr)
        focused->click();
    else
        QWidget::keyPressEvent(event);
}

void PresetChoice::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void PresetChoice::retranslate()
{
    question_->setText(
        tr("Which keys do you want for results? This is asked only once; the status bar shows the choice "
           "and changes it."));
    for (qsizetype i = 0; i < buttons_.size(); ++i)
        buttons_[i]->setText(QStringLiteral("%1   %2").arg(QString::number(i + 1),
                                                           describePreset(allPresets.at(static_cast<std::size_t>(i)))));
}

} // namespace pairwright
