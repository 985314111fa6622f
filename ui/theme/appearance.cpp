#include "ui/theme/appearance.h"

#include "ui/theme/icons.h"

#include <QApplication>
#include <QPalette>
#include <QStyle>
#include <QStyleFactory>

namespace pairwright {

namespace {

QPalette paletteFrom(const QColor& window, const QColor& base, const QColor& text, const QColor& highlight,
                     const QColor& highlightedText)
{
    QPalette palette(window.lighter(108), window);
    palette.setColor(QPalette::Base, base);
    palette.setColor(QPalette::AlternateBase, window);
    palette.setColor(QPalette::ToolTipBase, base);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText})
        palette.setColor(role, text);
    palette.setColor(QPalette::Highlight, highlight);
    palette.setColor(QPalette::HighlightedText, highlightedText);
    palette.setColor(QPalette::Link, highlight);
    QColor faint = text;
    faint.setAlphaF(0.5F);
    palette.setColor(QPalette::PlaceholderText, faint);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, faint);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, window.lighter(130));
    return palette;
}

/// What the platform gave us at the start, to return to.
struct PlatformLook {
    QString style = QApplication::style()->name();
    QPalette palette = QApplication::palette();
};

const PlatformLook& platformLook()
{
    static const PlatformLook look;
    return look;
}

} // namespace

void applyAppearance(Appearance appearance)
{
    const PlatformLook& look = platformLook();
    switch (appearance) {
    case Appearance::system:
        if (QApplication::style()->name() != look.style)
            QApplication::setStyle(look.style);
        QApplication::setPalette(look.palette);
        break;
    case Appearance::light:
        QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
        QApplication::setPalette(paletteFrom(QColor(0xef, 0xf0, 0xf1), Qt::white, QColor(0x23, 0x26, 0x29),
                                             QColor(0x2a, 0x6f, 0xb0), Qt::white));
        break;
    case Appearance::dark:
        QApplication::setStyle(QStyleFactory::create(QStringLiteral("Fusion")));
        QApplication::setPalette(paletteFrom(QColor(0x2a, 0x2e, 0x32), QColor(0x1b, 0x1e, 0x20),
                                             QColor(0xec, 0xee, 0xf0), QColor(0x34, 0x7d, 0xc0), Qt::white));
        break;
    }
    chooseIconTheme();
}

} // namespace pairwright
