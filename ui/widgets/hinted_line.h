#pragma once

#include <QEvent>
#include <QLineEdit>
#include <QStringList>

#include <algorithm>

namespace pairwright {

/// A line of text whose placeholder says as much as it has room for.
class HintedLine final : public QLineEdit {
public:
    using QLineEdit::QLineEdit;

    /// The longest first; the last stands where none has room.
    void setHints(const QStringList& hints)
    {
        hints_ = hints;
        showHint();
    }

protected:
    void resizeEvent(QResizeEvent* event) override
    {
        QLineEdit::resizeEvent(event);
        showHint();
    }
    void changeEvent(QEvent* event) override
    {
        QLineEdit::changeEvent(event);
        if (event->type() == QEvent::FontChange)
            showHint();
    }

private:
    void showHint()
    {
        if (hints_.isEmpty())
            return;
        constexpr int edges = 16;
        const auto fitting = std::find_if(hints_.cbegin(), hints_.cend(), [this](const QString& hint) {
            return fontMetrics().horizontalAdvance(hint) <= width() - edges;
        });
        setPlaceholderText(fitting != hints_.cend() ? *fitting : hints_.constLast());
    }

    QStringList hints_;
};

} // namespace pairwright
