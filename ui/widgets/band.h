#pragma once

#include "ui/widgets/hairline.h"

#include <QVBoxLayout>
#include <QWidget>

namespace pairwright {

/// Across a page, on the ground of the frame, with a line above and below: what is set or told there is no part of the
/// table that follows.
class Band final : public QWidget {
public:
    explicit Band(QWidget* parent = nullptr)
        : QWidget(parent)
        , rows_(new QVBoxLayout(this))
    {
        setBackgroundRole(QPalette::Window);
        setAutoFillBackground(true);
        rows_->setContentsMargins(0, 0, 0, 0);
        rows_->setSpacing(0);
        rows_->addWidget(new Hairline);
        rows_->addWidget(new Hairline);
    }

    /// Between the lines.
    void setContent(QLayout* content) { rows_->insertLayout(1, content); }
    void setContent(QWidget* content) { rows_->insertWidget(1, content); }

private:
    QVBoxLayout* rows_;
};

} // namespace pairwright
