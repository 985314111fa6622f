#pragma once

#include "ui/theme/tints.h"
#include "ui/widgets/plain_label.h"

namespace pairwright {

/// A short word on a coloured ground: the state of a round. The word carries the meaning.
class StateChip : public PlainLabel {
    Q_OBJECT
public:
    explicit StateChip(QWidget* parent = nullptr);
    void set(Mood mood, const QString& word);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Mood mood_ = Mood::neutral;
};

} // namespace pairwright
