#pragma once

#include <QEvent>
#include <QLabel>
#include <QResizeEvent>

#include <algorithm>

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

    /// One that wraps and is no higher than its text has the height of its own width, not of one that Qt guesses.
    [[nodiscard]] QSize sizeHint() const override
    {
        QSize hint = QLabel::sizeHint();
        if (isSnug() && givenWidth_ > 0)
            hint.setHeight(heightForWidth(givenWidth_));
        return hint.grownBy({0, 0, morePainted(), 0});
    }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return QLabel::minimumSizeHint().grownBy({0, 0, morePainted(), 0});
    }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QLabel::resizeEvent(event);
        if (width() == givenWidth_)
            return;
        givenWidth_ = width();
        if (isSnug())
            updateGeometry();
    }
    void changeEvent(QEvent* event) override
    {
        if (event->type() == QEvent::LayoutDirectionChange && alignment().testFlag(Qt::AlignAbsolute))
            followThePage();
        QLabel::changeEvent(event);
    }

private:
    [[nodiscard]] bool isSnug() const
    {
        return wordWrap() && sizePolicy().verticalPolicy() == QSizePolicy::Minimum && sizePolicy().hasHeightForWidth();
    }

    /// A letter that is underlined stands apart from the next one, to which a pair of letters would be drawn nearer.
    [[nodiscard]] int morePainted() const
    {
        const QString whole = text();
        const qsizetype at = whole.indexOf(QLatin1Char('&'));
        if (wordWrap() || buddy() == nullptr || at < 0 || whole.count(QLatin1Char('&')) > 1)
            return 0;
        const QFontMetrics metrics = fontMetrics();
        const int apart = metrics.horizontalAdvance(whole.left(at)) + metrics.horizontalAdvance(whole.mid(at + 1, 1)) +
                          metrics.horizontalAdvance(whole.mid(at + 2));
        return std::max(0, apart - metrics.horizontalAdvance(whole.left(at) + whole.mid(at + 1)));
    }

    /// A text begins where the page does, also where it is in letters that are read the other way.
    void followThePage()
    {
        setAlignment((isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute | Qt::AlignVCenter);
    }

    int givenWidth_ = 0; ///< by its layout
};

} // namespace pairwright
