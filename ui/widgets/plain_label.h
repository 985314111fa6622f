#pragma once

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
    }
    explicit PlainLabel(const QString& text, QWidget* parent = nullptr)
        : PlainLabel(parent)
    {
        setText(text);
    }
};

} // namespace pairwright
