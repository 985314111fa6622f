#pragma once

#include <QColor>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QMargins>
#include <QPainter>
#include <QPalette>
#include <QRect>
#include <QRegion>
#include <QStyleOption>
#include <QWidget>

#include <algorithm>

/// The shapes that LookStyle is made of, and the sizes of docs on the look: radius, hairline, ring.
namespace pairwright::look {

constexpr double radius = 6;
constexpr double smallRadius = 4;
constexpr double panelRadius = 10; ///< of what lies on a page
constexpr double areaRadius = 2;   ///< of tables: what they hold has square corners
constexpr int textInset = 6;       ///< of a framed text or list: its words keep off the frame and its corners
constexpr int rowInset = 6;        ///< before the text of a row of a list
constexpr double ring = 2;         ///< of the focus
constexpr int controlHeight = 30;
constexpr int dialogControlHeight = 36;
constexpr int dialogSpacing = 8;
constexpr int pageMargin = 16; ///< of what stands on a page or in a dialog
constexpr int tableMargin = 8; ///< of a table, whose texts then stand at the margin of the page
constexpr int scrollExtent = 12;
constexpr int rowPadding = 8; ///< of the rows of a list, above and below their text together

/// Margins of which the first is where a line begins, also on a mirrored page.
inline QMargins fromStart(int start, int top, int end, int bottom)
{
    return QGuiApplication::isRightToLeft() ? QMargins(end, top, start, bottom) : QMargins(start, top, end, bottom);
}
/// The side of a picture or a box to tick beside a text: it grows with the letters.
inline int pictureSide(const QFontMetrics& letters)
{
    constexpr int usual = 16;
    return std::max(usual, letters.height() - 1);
}
/// Fill and hairline, with round corners; a colour that is not valid is left out.
void box(QPainter& painter, const QRect& rect, const QColor& fill, const QColor& line, double corner = radius,
         double width = 1);
/// The ground of a field that is typed into or chosen from.
void field(QPainter& painter, const QRect& rect, const QPalette& palette, bool enabled, bool focused, bool hovered);
/// The ground of what cannot be used now: dashed where greys are hardly told apart.
void unavailable(QPainter& painter, const QRect& rect, const QPalette& palette, double corner);
/// A place for a sign beside words in the middle of it: as high as their letters.
QRect besideWords(const QRect& rect, const QFontMetrics& metrics);
/// Of a scroll bar: 3 : 1 on the ground of a page or of the frame, and up to the ink of quiet words with `strength` 1.
QColor thumbOf(const QPalette& palette, double strength);
/// An arrow of two strokes; down unless `up`.
void chevron(QPainter& painter, const QRect& rect, const QColor& ink, bool up = false);
void tick(QPainter& painter, const QRect& rect, const QColor& ink);
/// What lies within round corners.
QRegion rounded(const QRect& rect, double corner);
/// A text or a list that has a frame of its own round corners, whatever holds it.
bool isTextOrList(const QWidget* widget);
/// A text of several lines that one may type in.
bool isWrittenIn(const QWidget* widget);
/// The scroll bar of an area which shows it only to whoever is in it, and nobody is.
bool isBarAtRest(const QWidget* bar);
/// From the edge of a column to the text of a cell.
constexpr int cellInset = 9;
/// The title of a column, whose blank says at which edge it stands, begins or ends exactly where the texts below it do.
/// `margin`: what the style keeps from the edge by itself.
void placeTitle(QStyleOptionHeader& title, int margin);
/// The arrow of the column that is sorted stands at its title, also where that begins at the start of a wide column.
/// `usual`: at the end of the column.
QRect arrowAtTitle(const QStyleOptionHeader& title, const QRect& usual, int margin);
/// What a row of a list stands on: the page, or the ground of one that is chosen.
QColor groundOfRow(const QStyleOption& row, const QWidget* list);
/// A row that is chosen: strong where the focus is, grey elsewhere.
QColor selection(const QPalette& palette, bool focused);

} // namespace pairwright::look
