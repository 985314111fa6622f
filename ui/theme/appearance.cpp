#include "ui/theme/appearance.h"

#include "ui/theme/icons.h"
#include "ui/theme/look_style.h"
#include "ui/theme/tints.h"

#include <QApplication>
#include <QPalette>

namespace pairwright {

namespace {

/// The colours that a palette is made of; tints, inks and lines are mixed from these.
struct Colours {
    QColor window; ///< panes: rail, Inspector, bars
    QColor base;   ///< pages and fields
    QColor alternate;
    QColor text;
    QColor accent;
    QColor onAccent;
};

const Colours lightColours{QColor(0xf6, 0xf7, 0xf9), Qt::white, QColor(0xfa, 0xfb, 0xfc), QColor(0x1b, 0x1f, 0x24),
                           QColor(0x2a, 0x66, 0xd0), Qt::white};
const Colours darkColours{QColor(0x24, 0x28, 0x2d), QColor(0x1d, 0x20, 0x24), QColor(0x20, 0x24, 0x2a),
                          QColor(0xe8, 0xea, 0xed), QColor(0x6e, 0xa8, 0xff), QColor(0x1d, 0x20, 0x24)};

/// Black on white with nothing in between; the tints draw strong lines.
const Colours highContrastColours{Qt::white, Qt::white, Qt::white, Qt::black, QColor(0x00, 0x2f, 0x9e), Qt::white};

QPalette paletteFrom(const Colours& colours)
{
    QPalette palette(colours.window, colours.window);
    palette.setColor(QPalette::Base, colours.base);
    palette.setColor(QPalette::AlternateBase, colours.alternate);
    palette.setColor(QPalette::ToolTipBase, colours.base);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText})
        palette.setColor(role, colours.text);
    palette.setColor(QPalette::Highlight, colours.accent);
    palette.setColor(QPalette::HighlightedText, colours.onAccent);
    palette.setColor(QPalette::Link, colours.accent);
    QColor faint = colours.text;
    faint.setAlphaF(isHighContrast() ? 0.75F : 0.65F); // 4.5 : 1 on every ground
    palette.setColor(QPalette::PlaceholderText, faint);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, faint);
    palette.setColor(QPalette::Disabled, QPalette::Highlight, mixed(colours.window, colours.text, 0.2));
    return palette;
}

/// The colours that the platform gave us at the start, to return to.
const QPalette& platformPalette()
{
    static const QPalette palette = QApplication::palette();
    return palette;
}

Appearance& chosenAppearance()
{
    static Appearance chosen = Appearance::system;
    return chosen;
}

Appearance& appearanceOfTheDesktop()
{
    static Appearance ofTheDesktop = Appearance::system;
    return ofTheDesktop;
}

} // namespace

void setDesktopAppearance(Appearance appearance)
{
    appearanceOfTheDesktop() = appearance;
    if (chosenAppearance() == Appearance::system)
        applyAppearance(Appearance::system);
}

void applyAppearance(Appearance appearance)
{
    chosenAppearance() = appearance;
    const QPalette& platform = platformPalette();
    if (qobject_cast<LookStyle*>(QApplication::style()) == nullptr)
        QApplication::setStyle(new LookStyle);
    const Appearance shown = appearance == Appearance::system ? appearanceOfTheDesktop() : appearance;
    setHighContrast(shown == Appearance::highContrast);
    switch (shown) {
    case Appearance::system: QApplication::setPalette(platform); break;
    case Appearance::light: QApplication::setPalette(paletteFrom(lightColours)); break;
    case Appearance::dark: QApplication::setPalette(paletteFrom(darkColours)); break;
    case Appearance::highContrast: QApplication::setPalette(paletteFrom(highContrastColours)); break;
    }
    chooseIconTheme();
}

} // namespace pairwright
