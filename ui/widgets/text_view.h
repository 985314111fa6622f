#pragma once

#include <QTextBrowser>

namespace pairwright {

/// A longer text to read, as markup of ours or plain. Names in markup are escaped; were one forgotten, it would still
/// load nothing: only pictures of the program, and those that are given to the document.
class TextView : public QTextBrowser {
public:
    using QTextBrowser::QTextBrowser;

    void setText(const QString& text) = delete; ///< would guess: setPlainText(), setHtml()

    QVariant loadResource(int type, const QUrl& name) override
    {
        const bool isOurs = name.scheme() == QLatin1String("qrc") || name.path().startsWith(QLatin1String(":/"));
        return isOurs ? QTextBrowser::loadResource(type, name) : QVariant();
    }
};

} // namespace pairwright
