#pragma once

#include "ui/widgets/plain_label.h"

#include <QHBoxLayout>
#include <QPushButton>

namespace pairwright {

/// One thing to do: a sentence and the button that leads there. It is there as long as there is a sentence.
class ToDoRow final : public QWidget {
public:
    /// `name`: object name of the sentence.
    ToDoRow(const char* name, QPushButton* button, QWidget* parent = nullptr)
        : QWidget(parent)
        , sentence_(new PlainLabel)
    {
        auto* row = new QHBoxLayout(this);
        row->setContentsMargins(0, 2, 0, 2);
        row->setSpacing(12);
        sentence_->setObjectName(QLatin1String(name));
        sentence_->setWordWrap(true);
        row->addWidget(sentence_, 1);
        row->addWidget(button);
    }
    void say(const QString& sentence)
    {
        sentence_->setText(sentence);
        setVisible(!sentence.isEmpty());
    }
    [[nodiscard]] bool isEmpty() const { return sentence_->text().isEmpty(); }

private:
    PlainLabel* sentence_;
};

} // namespace pairwright
