#include "ui/theme/tints.h"

#include <algorithm>
#include <cmath>

namespace pairwright {

namespace {

// Hues only; lightness and strength come from the palette.
QColor hueOf(const QPalette& palette, Mood mood)
{
    const bool dark = isDark(palette);
    switch (mood) {
    case Mood::good: return QColor::fromHsl(140, 150, dark ? 130 : 80);
    case Mood::warning: return QColor::fromHsl(38, 220, dark ? 140 : 100);
    case Mood::bad: return QColor::fromHsl(4, 180, dark ? 160 : 105);
    case Mood::neutral: break;
    }
    return palette.color(QPalette::Highlight);
}

bool highContrast = false;

/// As WCAG measures it, 0 .. 1.
double luminance(const QColor& colour)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

double contrastOf(const QColor& ink, const QColor& ground)
{
    const auto [darker, lighter] = std::minmax({luminance(ink), luminance(ground)});
    return (lighter + 0.05) / (darker + 0.05);
}

} // namespace

QColor mixed(const QColor& first, const QColor& second, double share)
{
    const auto blend = [share](int a, int b) {
        return static_cast<int>(std::lround(a + (b - a) * share));
    };
    return {blend(first.red(), second.red()), blend(first.green(), second.green()), blend(first.blue(), second.blue())};
}

bool isDark(const QPalette& palette)
{
    return palette.color(QPalette::Base).lightness() < palette.color(QPalette::Text).lightness();
}

bool isHighContrast()
{
    return highContrast;
}

void setHighContrast(bool on)
{
    highContrast = on;
}

HallColours hallColours(bool dark)
{
    if (dark)
        return {QColor(0x16, 0x19, 0x1c), QColor(0x26, 0x2b, 0x31), QColor(0xf2, 0xf4, 0xf6), QColor(0xa8, 0xb0, 0xb9),
                QColor(0x8b, 0xba, 0xff)};
    return {Qt::white, QColor(0xee, 0xf1, 0xf5), QColor(0x12, 0x15, 0x18), QColor(0x50, 0x58, 0x61),
            QColor(0x24, 0x59, 0xc0)};
}

Tints tintsOf(const QPalette& palette)
{
    const QColor base = palette.color(QPalette::Base);
    const QColor text = palette.color(QPalette::Text);
    const QColor highlight = palette.color(QPalette::Highlight);
    if (isHighContrast())
        return {mixed(text, base, 0.2), mixed(base, text, 0.65), highlight, mixed(base, highlight, 0.1)};
    return {mixed(text, base, 0.34), mixed(base, text, 0.16), highlight, mixed(base, highlight, 0.16)};
}

QColor mutedOn(const QPalette& palette, const QColor& ground)
{
    constexpr double readable = 4.5;
    constexpr double clear = 5; // where it has to be stronger it is well above the line
    constexpr double step = 0.02;
    QColor ink = tintsOf(palette).muted;
    if (ground.alphaF() < 1 || contrastOf(ink, ground) >= readable)
        return ink;
    const QColor text = palette.color(QPalette::Text);
    for (double share = 1 - step; share >= 0 && contrastOf(ink, ground) < clear; share -= step)
        ink = mixed(text, tintsOf(palette).muted, share);
    return ink;
}

DataInks dataInksOf(const QPalette& palette)
{
    const QColor base = palette.color(QPalette::Base);
    const QColor text = palette.color(QPalette::Text);
    if (isHighContrast())
        return {text, mixed(base, text, 0.35), text};
    return {mixed(text, base, isDark(palette) ? 0.25 : 0.2), mixed(base, text, isDark(palette) ? 0.24 : 0.18),
            mixed(base, text, 0.5)};
}

DiscInks discInksOf(const QPalette& palette, bool white)
{
    const QColor ink = dataInksOf(palette).ink;
    const QColor base = palette.color(QPalette::Base);
    if (white)
        return {Qt::white, isDark(palette) ? QColor(Qt::white) : ink, Qt::black};
    if (isDark(palette))
        return {base, ink, palette.color(QPalette::Text)};
    return {ink, ink, base};
}

QColor washOf(const QPalette& palette, Mood mood)
{
    const double share = isHighContrast() ? 0.1 : isDark(palette) ? 0.28 : 0.16;
    return mixed(palette.color(QPalette::Base), hueOf(palette, mood), share);
}

QColor inkOf(const QPalette& palette, Mood mood)
{
    const double share = isHighContrast() ? 0.6 : isDark(palette) ? 0.4 : 0.35;
    return mixed(hueOf(palette, mood), palette.color(QPalette::Text), share);
}

} // namespace pairwright
