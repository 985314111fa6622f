#pragma once

#include <QStyleOption>

class QPainter;
class QStyle;
class QWidget;

/// Buttons, check boxes and tabs as LookStyle draws them.
namespace pairwright::look {

bool has(const QStyleOption* option, QStyle::StateFlag flag);
bool isEnabled(const QStyleOption* option);

/// It is filled: it has the property `primary`, or is the default one and leads nowhere out.
bool isPrimary(const QStyleOption* option, const QWidget* widget);
/// A row of segments, or one of its buttons.
bool isSegmented(const QWidget* widget);
/// Ways to show the same: what is chosen is tinted only, so that it does not compete with what is to be done.
bool isQuiet(const QWidget* widget);
/// Words that lead somewhere, in the ink of what can be followed.
bool isLink(const QWidget* widget);
/// It looks like a field that is typed into, and opens one.
bool finds(const QWidget* widget);
/// The keys that such a one or a filled button names beside its words; empty: it names none.
QString keysOf(const QStyleOption* option, const QWidget* widget);
/// The room that they take.
int keysWidth(const QString& keys, const QFontMetrics& metrics);
constexpr int menuArrow = 14;  ///< the place of the arrow of a button that opens a menu
constexpr int arrowInset = 4;  ///< between it and the edge
constexpr int wordsInset = 12; ///< before what such a button says
bool opensMenu(const QStyleOptionToolButton& button);
/// Words, with a picture before them or without.
bool hasWords(const QStyleOptionToolButton& button);
/// Words on the tint of the accent.
QColor accentInk(const QPalette& palette);

void drawButton(const QStyleOption* option, QPainter* painter, const QWidget* widget);
void drawCheck(const QStyleOption* option, QPainter* painter, bool round);
void drawTab(const QStyleOptionTab* tab, QPainter* painter, const QWidget* widget);
/// Picture and words side by side in the middle of a button, the picture where one begins to read.
void drawPictureAndWords(const QStyleOptionButton& button, QPainter& painter, const QStyle& style,
                         const QWidget* widget);

/// Smaller and paler than the words beside them.
void drawKeys(QPainter& painter, const QStyleOptionButton& button, const QRect& place, const QString& keys);

} // namespace pairwright::look
