#pragma once

#include <QEvent>
#include <QLineEdit>

namespace pairwright {

/// A line of text as wide as what it usually holds, where there is room for it.
class TextField final : public QLineEdit {
    Q_OBJECT
public:
    static constexpr int aLine = 46; ///< letters of a full name, of an event
    static constexpr int aWord = 26; ///< of a town

    explicit TextField(int letters, QWidget* parent = nullptr)
        : QLineEdit(parent)
        , letters_(letters)
    {
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        constexpr int around = 20;
        return {letters_ * fontMetrics().averageCharWidth() + around, QLineEdit::sizeHint().height()};
    }

protected:
    bool event(QEvent* event) override
    {
        if (event->type() == QEvent::Show)
            updateGeometry(); // in a dialog fields are higher, and it was asked before it stood there
        return QLineEdit::event(event);
    }

private:
    int letters_;
};

} // namespace pairwright
