#pragma once

#include <QSize>

class QPainter;
class QStyleOptionMenuItem;
class QWidget;

/// Menus, and the lists that drop down from a field: rows of one height, what is chosen on a tinted ground, a tick in
/// the ink of the palette, keys muted at the end.
namespace pairwright::look {

constexpr int menuRowHeight = 28;
constexpr int menuMargin = 4; ///< between the rows and the frame

/// Menus, lists that drop down, tips: they float above the window with round corners.
bool isPopUp(const QWidget* widget);
/// The whole row: `text` is the size of its words alone. A list that drops down has its tick at the end, so that its
/// words stand below those of the field.
QSize menuRowSize(const QStyleOptionMenuItem& row, const QSize& text, bool dropped);
void menuRow(QPainter& painter, const QStyleOptionMenuItem& row, bool dropped);
/// A heading of the bar of menus.
void menuHeading(QPainter& painter, const QStyleOptionMenuItem& heading);

} // namespace pairwright::look
