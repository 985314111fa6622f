#pragma once

#include <QGuiApplication>
#include <QPlainTextEdit>
#include <QTextDocument>
#include <QTextOption>

namespace pairwright {

/// A text of several lines that one types begins where the page does, also while it is empty; what stands in it is read
/// as its letters are.
inline void beginWhereThePageDoes(QPlainTextEdit* text)
{
    const auto follow = [text] {
        QTextDocument& document = *text->document();
        QTextOption option = document.defaultTextOption();
        const Qt::LayoutDirection wanted =
            document.isEmpty() ? QGuiApplication::layoutDirection() : Qt::LayoutDirectionAuto;
        if (option.textDirection() == wanted)
            return;
        option.setTextDirection(wanted);
        option.setAlignment((QGuiApplication::isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute);
        document.setDefaultTextOption(option);
    };
    QObject::connect(text, &QPlainTextEdit::textChanged, text, follow);
    follow();
}

} // namespace pairwright
