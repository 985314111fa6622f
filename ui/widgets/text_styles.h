#pragma once

#include <QFont>
#include <QSize>
#include <QString>

class QLabel;
class QWidget;

namespace pairwright {

/// A font `factor` times as large; sizes are relative so that the user's own choice counts.
QFont scaledFont(QFont font, double factor, QFont::Weight weight = QFont::Normal);

/// Secondary text: a label in the muted ink of the palette, also after the palette changes.
void makeMuted(QLabel* label);

/// A note of one or more lines below a field: muted, wrapped, no higher than its text.
void makeNote(QLabel* label);

/// What such a note says: one that is short does not wrap, so that a form gives it the height of one line.
void setNote(QLabel* note, const QString& text);

/// The last two words, or three short ones, kept together: none stands alone on the last line.
QString withoutLastWordAlone(QString text);

/// The text of a widget so many times as large as the program's, also after that has changed.
void scaleText(QWidget* widget, double factor, QFont::Weight weight);

/// What is a good size with the usual letters, for those that the widget has; no larger than its screen.
QSize scaledToText(const QWidget& widget, QSize usual);

/// A window of that size, or as large as its wrapped texts need.
void fitToText(QWidget& window, QSize usual);

} // namespace pairwright
