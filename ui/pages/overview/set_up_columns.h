#pragma once

#include "ui/theme/look_shapes.h"

#include <QBoxLayout>
#include <QEvent>
#include <QWidget>

#include <algorithm>
#include <array>

namespace pairwright {

/// One below the other in a widget that becomes no wider than its limit, which is counted with.
class LimitedColumn final : public QVBoxLayout {
public:
    using QVBoxLayout::QVBoxLayout;
    [[nodiscard]] int heightForWidth(int width) const override
    {
        return QVBoxLayout::heightForWidth(std::min(width, parentWidget()->maximumWidth()));
    }
    [[nodiscard]] int minimumHeightForWidth(int width) const override
    {
        return QVBoxLayout::minimumHeightForWidth(std::min(width, parentWidget()->maximumWidth()));
    }
};

/// Forms in two columns where there is room for both, else one below the other.
class SetUpColumns final : public QWidget {
public:
    /// `widest`: of a column, in px, where its forms do not need more.
    explicit SetUpColumns(int widest, QWidget* parent = nullptr)
        : QWidget(parent)
        , widest_(widest)
        , both_(new QBoxLayout(QBoxLayout::TopToBottom, this))
    {
        constexpr int between = 8;
        both_->setContentsMargins(look::pageMargin, 4, look::pageMargin, look::pageMargin);
        for (QVBoxLayout*& column : columns_) {
            auto* holder = new QWidget;
            column = new LimitedColumn(holder);
            column->setContentsMargins(0, 0, 0, 0);
            column->setSpacing(between);
            column->addStretch();
            both_->addWidget(holder, 1);
        }
        both_->addStretch();
        arrange();
    }
    /// At the end of a column, 0 or 1; the second comes below the first where there is but one.
    void add(QWidget* form, std::size_t column)
    {
        QVBoxLayout* forms = columns_.at(column);
        forms->insertWidget(forms->count() - 1, form);
    }

protected:
    bool event(QEvent* event) override
    {
        const bool done = QWidget::event(event);
        if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest)
            arrange();
        return done;
    }

private:
    static constexpr double mostGiven = 0.75; ///< of the width that a column likes

    void arrange()
    {
        int widest = 0;
        int least = 0;
        for (const QVBoxLayout* column : columns_) {
            widest = std::max(widest, column->sizeHint().width());
            least = std::max(least, column->minimumSize().width());
        }
        for (const QVBoxLayout* column : columns_)
            column->parentWidget()->setMaximumWidth(std::max(widest, widest_)); // more where the text is large
        // Fields give way a little before the one column stands below the other.
        const bool two = width() >= 2 * std::max(least, static_cast<int>(mostGiven * widest)) + 4 * look::pageMargin;
        both_->setDirection(two ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
        // Saying the same again would ask for the next layout, for ever.
        if (const int spacing = two ? look::pageMargin * 2 : look::pageMargin; spacing != both_->spacing())
            both_->setSpacing(spacing);
    }

    int widest_;
    QBoxLayout* both_;
    std::array<QVBoxLayout*, 2> columns_{};
};

} // namespace pairwright
