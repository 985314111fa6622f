#pragma once

#include <QEvent>
#include <QTextBrowser>
#include <QTextOption>

namespace pairwright {

/// A longer text to read, as markup of ours or plain. Names in markup are escaped; were one forgotten, it would still
/// load nothing: only pictures of the program, and those that are given to the document.
class TextView : public QTextBrowser {
public:
    explicit TextView(QWidget* parent = nullptr)
        : QTextBrowser(parent)
    {
        followThePage();
    }

    void setText(const QString& text) = delete; ///< would guess: setPlainText(), setHtml()

    QVariant loadResource(int type, const QUrl& name) override
    {
        const bool isOurs = name.scheme() == QLatin1String("qrc") || name.path().startsWith(QLatin1String(":/"));
        return isOurs ? QTextBrowser::loadResource(type, name) : QVariant();
    }

protected:
    void changeEvent(QEvent* event) override
    {
        if (event->type() == QEvent::LayoutDirectionChange)
            followThePage();
        QTextBrowser::changeEvent(event);
    }

private:
    /// A text begins where the page does, also where it is in letters that are read the other way.
    void followThePage()
    {
        QTextOption option = document()->defaultTextOption();
        option.setAlignment((isRightToLeft() ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignAbsolute);
        document()->setDefaultTextOption(option);
    }
};

} // namespace pairwright
