#include "ui/print/page_text.h"

#include "ui/theme/letters.h"

#include <QGuiApplication>
#include <QHash>
#include <QPainter>
#include <QRegularExpression>
#include <QStyle>

#include <algorithm>
#include <cmath>
#include <utility>

namespace pairwright::page_text {

namespace {

// Fonts have whole pixel sizes; measuring with a finer unit than the point allows sizes between.
constexpr double unitsPerPoint = 20.0;
constexpr double endless = 1e7;
constexpr double leastOnOneLine = 0.6; // of the size that was asked for
constexpr double wellOnOneLine = 0.8;  // else on two, where these are high enough for that size
constexpr double leastShare = 0.3;     // the same on two lines
constexpr double legible = 7;          // points
constexpr double smallerStep = 0.94;
constexpr double almost = 0.995; // so that rounding cuts no letter

QFont fontOf(Style style)
{
    QFont font = paperFont();
    font.setHintingPreference(QFont::PreferNoHinting);
    font.setPixelSize(static_cast<int>(std::lround(style.size * unitsPerPoint)));
    font.setWeight(style.weight);
    return font;
}

QRectF inUnits(const QRectF& place)
{
    return {place.x() * unitsPerPoint, place.y() * unitsPerPoint, place.width() * unitsPerPoint,
            place.height() * unitsPerPoint};
}

/// Where it stands, and that a text without a letter from right to left is written as it reads: a date is not turned
/// around on a sheet that is read from right to left.
int placedAs(Qt::Alignment alignment, const QString& text)
{
    static const QRegularExpression fromTheRight(
        QStringLiteral("[\\x{0590}-\\x{08FF}\\x{FB1D}-\\x{FDFF}\\x{FE70}-\\x{FEFF}]"));
    const Qt::Alignment seen = QStyle::visualAlignment(QGuiApplication::layoutDirection(), alignment);
    const bool turns = QGuiApplication::isRightToLeft() && !text.contains(fromTheRight);
    return static_cast<int>((seen | Qt::AlignAbsolute | Qt::AlignVCenter).toInt()) |
           (turns ? Qt::TextForceLeftToRight : 0);
}

} // namespace

double width(const QString& text, Style style)
{
    // A sheet asks for the same names again and again while it is laid out; several are made at once on other threads.
    constexpr qsizetype mostKept = 20'000;
    thread_local QHash<std::pair<double, int>, QHash<QString, double>> known;
    thread_local qsizetype kept = 0;
    if (kept > mostKept) {
        known.clear();
        kept = 0;
    }
    QHash<QString, double>& ofStyle = known[{style.size, static_cast<int>(style.weight)}];
    const auto found = ofStyle.constFind(text);
    if (found != ofStyle.cend())
        return *found;
    ++kept;
    return ofStyle[text] = QFontMetricsF(fontOf(style)).horizontalAdvance(text) / unitsPerPoint;
}

double widthAtMost(const QString& text, Style style)
{
    thread_local QHash<std::pair<double, int>, Widest> known;
    const std::pair key{style.size, static_cast<int>(style.weight)};
    auto found = known.find(key);
    if (found == known.end())
        found = known.insert(key, Widest(style));
    const double sum = found->atMost(text);
    return sum < 0 ? width(text, style) : sum / unitsPerPoint;
}

Widest::Widest(Style style)
    : metrics_(fontOf(style))
{
}

double Widest::atMost(const QString& text)
{
    constexpr char16_t lastOfPlainScripts = 0x052F; // Latin, Greek, Cyrillic: letters stand side by side
    double sum = 0;
    for (const QChar letter : text) {
        if (letter.unicode() > lastOfPlainScripts)
            return -1;
        auto known = letters_.find(letter);
        if (known == letters_.end())
            known = letters_.insert(letter, metrics_.horizontalAdvance(letter));
        sum += *known;
    }
    return sum;
}

void Widest::take(const QString& text)
{
    const double bound = atMost(text);
    if (bound < 0 || bound > widest_)
        widest_ = std::max(widest_, metrics_.horizontalAdvance(text));
}

double Widest::width() const
{
    return widest_ / unitsPerPoint;
}

double lineHeight(Style style)
{
    return QFontMetricsF(fontOf(style)).height() / unitsPerPoint;
}

double wrappedHeight(const QString& text, Style style, double width)
{
    const QRectF bounds =
        QFontMetricsF(fontOf(style)).boundingRect(QRectF(0, 0, width * unitsPerPoint, endless), Qt::TextWordWrap, text);
    return bounds.height() / unitsPerPoint;
}

QRectF mirrored(const QRectF& place, const QRectF& frame)
{
    if (!QGuiApplication::isRightToLeft())
        return place;
    return {frame.left() + frame.right() - place.right(), place.top(), place.width(), place.height()};
}

void drawLine(QPainter& painter, const QRectF& place, Style style, Qt::Alignment alignment, const QColor& ink,
              const QString& text)
{
    painter.save();
    painter.scale(1 / unitsPerPoint, 1 / unitsPerPoint);
    const QFont font = fontOf(style);
    painter.setFont(font);
    painter.setPen(ink);
    const QRectF units = inUnits(place);
    const QString fitting = QFontMetricsF(font).elidedText(text, Qt::ElideRight, units.width() + 1);
    painter.drawText(units, placedAs(alignment, fitting) | Qt::TextSingleLine, fitting);
    painter.restore();
}

void drawWhole(QPainter& painter, const QRectF& place, Style style, const QColor& ink, const QString& text)
{
    painter.save();
    painter.scale(1 / unitsPerPoint, 1 / unitsPerPoint);
    painter.setFont(fontOf(style));
    painter.setPen(ink);
    painter.drawText(inUnits(place),
                     static_cast<int>((Qt::AlignLeft | Qt::AlignAbsolute | Qt::AlignVCenter).toInt()) |
                         Qt::TextSingleLine | Qt::TextForceLeftToRight | Qt::TextDontClip,
                     text);
    painter.restore();
}

void drawFitted(QPainter& painter, const QRectF& place, Style style, Qt::Alignment alignment, const QColor& ink,
                const QString& whole)
{
    const double wanted = width(whole, style);
    const double share = wanted > 0 ? place.width() / wanted : 1;
    QString text = whole;
    // Words are kept whole where they are short enough.
    const auto flags = [&](double size) {
        const QFontMetricsF metrics(fontOf({size, style.weight}));
        double widest = 0;
        for (const QString& word : text.split(QRegularExpression(QStringLiteral("\\s"))))
            widest = std::max(widest, metrics.horizontalAdvance(word) / unitsPerPoint);
        return widest > place.width() ? Qt::TextWrapAnywhere : Qt::TextWordWrap;
    };
    const auto fits = [&](double size) {
        const QRectF bounds =
            QFontMetricsF(fontOf({size, style.weight}))
                .boundingRect(QRectF(0, 0, place.width() * unitsPerPoint, endless), flags(size), text);
        return bounds.height() / unitsPerPoint <= place.height() && bounds.width() / unitsPerPoint <= place.width() + 1;
    };
    const auto keepsWords = [&](double size) {
        return flags(size) == Qt::TextWordWrap;
    };
    double size = style.size;
    if (share >= leastOnOneLine) {
        const double onOneLine = style.size * std::min(1.0, share * almost);
        // A name that takes two lines has the given names on the second.
        text.replace(QLatin1String(", "), QLatin1String(",\n"));
        if (text.count(QLatin1Char('\n')) > 1)
            text = whole;
        const auto takesTwo = [&](double tried) {
            const QFontMetricsF metrics(fontOf({tried, style.weight}));
            return metrics.boundingRect(QRectF(0, 0, place.width() * unitsPerPoint, endless), Qt::TextWordWrap, text)
                       .height() < 2.5 * metrics.lineSpacing();
        };
        while (size > onOneLine && !(keepsWords(size) && fits(size) && takesTwo(size)))
            size *= smallerStep;
        const bool isWell = share >= wellOnOneLine && (share >= 1 || onOneLine >= legible);
        if (isWell || size <= onOneLine || !whole.contains(QLatin1Char(' '))) {
            // A smaller type is not smaller by just that share: nothing is cut for a rounding.
            double fitting = onOneLine;
            while (fitting > style.size * leastShare &&
                   QFontMetricsF(fontOf({fitting, style.weight})).horizontalAdvance(whole) > inUnits(place).width())
                fitting *= almost;
            drawLine(painter, place, {fitting, style.weight}, alignment, ink, whole);
            return;
        }
    }
    while (size > style.size * leastShare && !(fits(size) && (size < style.size * leastOnOneLine || keepsWords(size))))
        size *= smallerStep;
    painter.save();
    painter.setClipRect(place);
    painter.scale(1 / unitsPerPoint, 1 / unitsPerPoint);
    painter.setFont(fontOf({size, style.weight}));
    painter.setPen(ink);
    painter.drawText(inUnits(place), placedAs(alignment, text) | flags(size), text);
    painter.restore();
}

void drawWrapped(QPainter& painter, const QRectF& place, Style style, const QColor& ink, const QString& text)
{
    painter.save();
    painter.scale(1 / unitsPerPoint, 1 / unitsPerPoint);
    painter.setFont(fontOf(style));
    painter.setPen(ink);
    const int flags = placedAs(Qt::AlignLeft, text) & ~static_cast<int>(Qt::AlignVCenter);
    painter.drawText(inUnits(place), flags | Qt::AlignTop | Qt::TextWordWrap, text);
    painter.restore();
}

} // namespace pairwright::page_text
