#include "app/web/stairs.h"

#include "app/domain/text/language.h"
#include "app/formats/display_text.h"
#include "app/web/html.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <cmath>

namespace pairwright::web {

namespace {

struct Tr {
    Q_DECLARE_TR_FUNCTIONS(pairwright::Web)
};

// Units of the drawing, which is as wide as a telephone.
constexpr int drawnWidth = 360;
constexpr int drawnHeight = 210;
constexpr int scaleRoom = 22;   // left of the stairs
constexpr int labelRoom = 66;   // right of them
constexpr int topOfStairs = 10; // of the most points
constexpr int footOfStairs = 150;
constexpr int mostStep = 60;
constexpr int middleOfDiscs = 172;
constexpr int mostRadius = 11;
constexpr int lineOfRounds = 200;
constexpr int mostLines = 7; // of the scale
constexpr double hundredthsOfPoint = 100;
constexpr double tenthsOfPoint = 10;

QString place(double value)
{
    return QString::number(value, 'f', 1);
}

/// What all parts of the drawing measure with.
class Drawing {
public:
    explicit Drawing(const PointsStairs& stairs)
        : stairs_(stairs)
        , step_(std::min<double>(mostStep, static_cast<double>(drawnWidth - scaleRoom - labelRoom) /
                                               std::max({1, stairs.planned, static_cast<int>(stairs.steps.size())})))
    {
    }

    [[nodiscard]] QString scale() const
    {
        QString svg;
        const int most = static_cast<int>(stairs_.most);
        const int every = most / mostLines + 1;
        for (int points = 0; points <= most; points += every) {
            const QString y = place(heightOf(points));
            svg += QStringLiteral("<path class=\"r\" d=\"M%1 %2H%3\"/><text x=\"%4\" y=\"%2\" dy=\"4\" "
                                  "text-anchor=\"end\">%5</text>")
                       .arg(QString::number(scaleRoom), y, QString::number(drawnWidth), QString::number(scaleRoom - 6),
                            QString::number(points));
        }
        return svg;
    }

    [[nodiscard]] QString lines() const
    {
        QString points;
        QString expected;
        QString between;
        for (std::size_t i = 0; i < stairs_.done; ++i) {
            const PointsStairs::Step& step = stairs_.steps[i];
            addStep(points, i, step.path.total.tenths / tenthsOfPoint);
            addStep(expected, i, step.expected / hundredthsOfPoint);
        }
        for (std::size_t i = stairs_.done; i-- > 0;) {
            const QString y = place(heightOf(stairs_.steps[i].expected / hundredthsOfPoint));
            between += QStringLiteral("V%1H%2").arg(y, place(left(i)));
        }
        QString svg;
        if (stairs_.isExpected)
            svg += QStringLiteral("<path class=\"w\" d=\"%1%2z\"/><path class=\"x\" d=\"%3\"/>")
                       .arg(points, between, expected);
        return svg + QStringLiteral("<path class=\"g\" d=\"%1\"/>").arg(points);
    }

    /// At their ends.
    [[nodiscard]] QString labels() const
    {
        const PointsStairs::Step& last = stairs_.steps[stairs_.done - 1];
        const double end = left(stairs_.done);
        const double points = heightOf(last.path.total.tenths / tenthsOfPoint);
        const double expected = heightOf(last.expected / hundredthsOfPoint);
        QString svg =
            QStringLiteral("<circle class=\"e\" cx=\"%1\" cy=\"%2\" r=\"3.5\"/>").arg(place(end), place(points));
        // Above each other, the higher line's above.
        constexpr double apart = 15;
        double own = points;
        double other = expected;
        if (std::abs(own - other) < apart) {
            const double middle = (own + other) / 2;
            const double side = last.path.total.tenths * hundredthsOfPoint >= last.expected * tenthsOfPoint ? -1 : 1;
            own = middle + side * apart / 2;
            other = middle - side * apart / 2;
        }
        const double lowest = footOfStairs;
        if (const double below = std::max(own, other) - lowest; stairs_.isExpected && below > 0) {
            own -= below;
            other -= below;
        }
        svg += label("b", end, own, scoreText(last.path.total));
        if (stairs_.isExpected)
            svg += label("v", end, other,
                         Tr::tr("%1 exp.", "points that the ratings expect; short")
                             .arg(spokenLocale().toString(last.expected / hundredthsOfPoint, 'f', 2)));
        return svg;
    }

    [[nodiscard]] QString discs() const
    {
        QString svg;
        const double radius = std::min<double>(mostRadius, step_ / 2 - 1);
        const int rounds = std::max(stairs_.planned, static_cast<int>(stairs_.steps.size()));
        for (int round = 0; round < rounds; ++round) {
            const QString x = place(left(static_cast<std::size_t>(round)) + step_ / 2);
            if (static_cast<std::size_t>(round) < stairs_.steps.size()) {
                const PointsStairs::Step& step = stairs_.steps[static_cast<std::size_t>(round)];
                const QString kind = !step.path.colour                   ? QStringLiteral("n")
                                     : step.path.colour == Colour::White ? QStringLiteral("white")
                                                                         : QStringLiteral("black");
                svg += QStringLiteral("<g class=\"%1\"><title>%2</title><circle cx=\"%3\" cy=\"%4\" r=\"%5\"/>"
                                      "<text x=\"%3\" y=\"%4\" dy=\"4\" text-anchor=\"middle\">%6</text></g>")
                           .arg(kind, escaped(step.sentence), x, QString::number(middleOfDiscs), place(radius),
                                escaped(markOf(step.path)));
            } else {
                svg += QStringLiteral("<circle class=\"o\" cx=\"%1\" cy=\"%2\" r=\"1.5\"/>")
                           .arg(x, QString::number(middleOfDiscs));
            }
            svg += QStringLiteral("<text x=\"%1\" y=\"%2\" text-anchor=\"middle\">%3</text>")
                       .arg(x, QString::number(lineOfRounds), QString::number(round + 1));
        }
        return svg;
    }

private:
    [[nodiscard]] double left(std::size_t round) const { return scaleRoom + static_cast<double>(round) * step_; }
    [[nodiscard]] double heightOf(double points) const
    {
        return footOfStairs - (footOfStairs - topOfStairs) * points / stairs_.most;
    }
    void addStep(QString& path, std::size_t round, double points) const
    {
        const QString y = place(heightOf(points));
        path += path.isEmpty() ? QStringLiteral("M%1 %2").arg(place(left(round)), y) : QLatin1Char('V') + y;
        path += QLatin1Char('H') + place(left(round + 1));
    }
    [[nodiscard]] static QString label(const char* cssClass, double x, double y, const QString& text)
    {
        return QStringLiteral("<text class=\"%1\" x=\"%2\" y=\"%3\" dy=\"4\">%4</text>")
            .arg(QLatin1StringView(cssClass), place(x + 8), place(y), escaped(text));
    }

    const PointsStairs& stairs_;
    double step_;
};

} // namespace

QString stairsSvg(const PointsStairs& stairs)
{
    const Drawing drawing(stairs);
    return QStringLiteral("<svg class=\"stairs\" viewBox=\"0 0 %1 %2\" role=\"img\" aria-label=\"%3\">%4</svg>\n")
        .arg(QString::number(drawnWidth), QString::number(drawnHeight), escaped(stairs.sentence()),
             drawing.scale() + (stairs.done > 0 ? drawing.lines() + drawing.labels() : QString()) + drawing.discs());
}

} // namespace pairwright::web
