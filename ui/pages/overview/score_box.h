#pragma once

#include "engine/base/score.h"

#include <QDoubleSpinBox>

namespace pairwright {

/// Points, written as everywhere on the screen: "½" for a half. Takes "0.5" and "0,5" as well.
class ScoreBox : public QDoubleSpinBox {
    Q_OBJECT
public:
    explicit ScoreBox(QWidget* parent = nullptr);

    [[nodiscard]] Score score() const;
    /// Without a signal.
    void showScore(Score score);

    [[nodiscard]] QString textFromValue(double value) const override;
    [[nodiscard]] double valueFromText(const QString& text) const override;
    [[nodiscard]] QValidator::State validate(QString& text, int& position) const override;
};

} // namespace pairwright
