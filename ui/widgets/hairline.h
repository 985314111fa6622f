#pragma once

#include "ui/theme/tints.h"

#include <QPainter>
#include <QWidget>

namespace pairwright {

/// A line across, of the colour that parts what belongs apart.
class Hairline final : public QWidget {
public:
    explicit Hairline(QWidget* parent = nullptr)
        : QWidget(parent)
    {
        setFixedHeight(1);
    }

protected:
    void paintEvent(QPaintEvent* /*event*/) override { QPainter(this).fillRect(rect(), tintsOf(palette()).line); }
};

} // namespace pairwright
