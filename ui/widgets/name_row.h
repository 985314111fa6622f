#pragma once

#include <QBoxLayout>
#include <QEvent>
#include <QWidget>

#include <initializer_list>

namespace pairwright {

/// A field for a name and what belongs to it, in one line; where a name would not fit into the field, in two.
class NameRow final : public QWidget {
public:
    NameRow(QWidget* name, std::initializer_list<QWidget*> others, int spacing)
        : both_(new QBoxLayout(QBoxLayout::LeftToRight, this))
        , others_(new QHBoxLayout)
    {
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        both_->setContentsMargins(0, 0, 0, 0);
        both_->setSpacing(spacing);
        others_->setSpacing(spacing);
        both_->addWidget(name, 1);
        for (QWidget* other : others)
            others_->addWidget(other);
        both_->addLayout(others_);
    }
    /// Of the two lines.
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return {others_->minimumSize().width(), both_->minimumSize().height()};
    }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QWidget::resizeEvent(event);
        arrange();
    }
    bool event(QEvent* event) override
    {
        if (event->type() == QEvent::LayoutRequest)
            arrange();
        return QWidget::event(event);
    }

private:
    void arrange()
    {
        constexpr int lettersOfAName = 18;
        const int room = width() - others_->sizeHint().width() - both_->spacing();
        const bool fits = room >= lettersOfAName * fontMetrics().averageCharWidth();
        both_->setDirection(fits ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    }

    QBoxLayout* both_;
    QHBoxLayout* others_;
};

} // namespace pairwright
