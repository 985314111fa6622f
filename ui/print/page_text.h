#pragma once

#include <QColor>
#include <QFont>
#include <QFontMetricsF>
#include <QHash>
#include <QRectF>
#include <QString>

class QPainter;

namespace pairwright::page_text {

/// Text on a page measured in points, whatever the resolution of the device: sizes need not be whole.
struct Style {
    constexpr Style(double points = 10.0, bool bold = false)
        : size(points)
        , weight(bold ? QFont::Bold : QFont::Normal)
    {
    }
    constexpr Style(double points, QFont::Weight of)
        : size(points)
        , weight(of)
    {
    }
    double size; ///< points
    QFont::Weight weight;
};

double width(const QString& text, Style style);
/// No less than that and hardly more, in no time: the sum of its letters. What is shaped as a whole is measured.
double widthAtMost(const QString& text, Style style);
/// The width of the widest of many texts, most of which need not be set for that.
class Widest {
public:
    explicit Widest(Style style);
    void take(const QString& text);
    [[nodiscard]] double width() const;
    /// No text is wider than its letters side by side; negative: nothing is known of its letters. In units of the font.
    [[nodiscard]] double atMost(const QString& text);

private:
    QFontMetricsF metrics_;
    QHash<QChar, double> letters_;
    double widest_ = 0;
};
double lineHeight(Style style);
/// Height of a text that is wrapped to a width.
double wrappedHeight(const QString& text, Style style, double width);
/// A place inside of a frame; mirrored in it where the language is read from right to left. What is aligned to the left
/// stands at the beginning then, as everywhere in Qt.
QRectF mirrored(const QRectF& place, const QRectF& frame);
/// One line; too long a text is cut with an ellipsis.
void drawLine(QPainter& painter, const QRectF& place, Style style, Qt::Alignment alignment, const QColor& ink,
              const QString& text);
/// One line from the left, as it is written from left to right; nothing is cut.
void drawWhole(QPainter& painter, const QRectF& place, Style style, const QColor& ink, const QString& text);
/// All of a text: where it is too long for one line its type gets smaller, then it takes two lines; only what nobody
/// could read any more is cut.
void drawFitted(QPainter& painter, const QRectF& place, Style style, Qt::Alignment alignment, const QColor& ink,
                const QString& whole);
void drawWrapped(QPainter& painter, const QRectF& place, Style style, const QColor& ink, const QString& text);

} // namespace pairwright::page_text
