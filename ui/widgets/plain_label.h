#pragma once

#include <QEvent>
#include <QLabel>

namespace pairwright {

/// A label that shows its text as it stands there. QLabel guesses whether a text is markup, and the name of a player
/// that looks like it would load files; only setTextFormat(Qt::RichText) makes markup of a text, and names in it are
/// escaped.
class PlainLabel : public QLabel {
public:
    explicit PlainLabel(QWidget* parent = nullptr)
        : QLabel(parent)
    {
        setTextFormat(Qt::PlainText);
        followThePage();
    }
    explicit PlainLabel(const QString& text, QWidget* parent = nullptr)
        : PlainLabel(parent)
    {
        setText(text);
    }

protected:
    void changeEvent(QEvent* event) override
    {
        if (event->type() == QEvent::LayoutDirectionChange && alignment().testFlag(Qt::AlignAbsolute))
            followThePage();
        QLabel::changeEvent(event);
    }

private:
    /// A text begins where the page does, also where it is in letters that are read the other way.
    void followThePage()
    {
        setAlignment((isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute | Qt::AlignVCenter);
    }
};

} // namespace pairwright
