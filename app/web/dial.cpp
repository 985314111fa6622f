#include "app/web/dial.h"

#include "app/web/html.h"

#include <QtMath>

#include <cmath>

namespace pairwright::web {

namespace {

constexpr double middleOfDial = 27;
constexpr double radiusOfDial = 23;
constexpr double dialBegins = 135; // degrees, clockwise from the right
constexpr double dialTurns = 270;

QString pointAt(double degrees)
{
    const double angle = qDegreesToRadians(degrees);
    return QString::number(middleOfDial + radiusOfDial * std::cos(angle), 'f', 1) + QLatin1Char(' ') +
           QString::number(middleOfDial + radiusOfDial * std::sin(angle), 'f', 1);
}

QString arc(const char* cssClass, double share)
{
    const double turned = dialTurns * share;
    return QStringLiteral("<path class=\"%1\" d=\"M%2A23 23 0 %3 1 %4\"/>")
        .arg(QLatin1StringView(cssClass), pointAt(dialBegins), turned > 180 ? QStringLiteral("1") : QStringLiteral("0"),
             pointAt(dialBegins + turned));
}

} // namespace

QString dialSvg(const NormDial& dial)
{
    const bool met = dial.state == NormDial::State::met;
    QString svg = arc("r", 1);
    if (dial.share > 0)
        svg += arc(met ? "m" : dial.state == NormDial::State::ahead ? "g" : "n", dial.share);
    svg += met ? QStringLiteral("<path class=\"m\" d=\"M18 28l6 6 12-13\"/>")
               : QStringLiteral("<text x=\"27\" y=\"32\" text-anchor=\"middle\">%1</text>").arg(escaped(dial.present));
    return QStringLiteral("<svg class=\"dial\" viewBox=\"0 0 54 54\" aria-hidden=\"true\">%1</svg>").arg(svg);
}

} // namespace pairwright::web
