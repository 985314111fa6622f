#pragma once

#include <QString>
#include <QTextDocument>

namespace pairwright {

/// A text for a tool tip, which would take what looks like markup (in the name of a player or a folder) for it.
inline QString plainToolTip(const QString& text)
{
    if (!Qt::mightBeRichText(text))
        return text;
    return QStringLiteral("<span>%1</span>")
        .arg(text.toHtmlEscaped().replace(QLatin1Char('\n'), QLatin1String("<br>")));
}

} // namespace pairwright
