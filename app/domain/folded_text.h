#pragma once

#include <QCollator>
#include <QString>

namespace pairwright {

/// A text for comparing: lower case, without accents ("Müller" and "muller", "ß" as "ss"), only letters
/// and digits, words separated by one blank.
QString folded(const QString& text);

/// The same without the blanks: "Rtg_Int", "Rtg Int" and "rtgint" are one heading.
QString foldedHeading(const QString& text);

/// "ä" as "ae", "ö" as "oe", "ü" as "ue"; nothing else changes.
QString umlautsWrittenOut(QString text);

/// Where typed letters begin a name: at its start, at a later word of it, or nowhere. Case and accents do
/// not count, and umlauts may be written out: "mul", "mül" and "muel" find "Müller, Anna", "obr" "O'Brien".
enum class NameMatch { none, atLaterWord, atStart };
NameMatch matchName(const QString& name, const QString& letters);

/// True if the text holds the word somewhere, by the same equality.
bool holdsWord(const QString& text, const QString& word);

/// The alphabetic order of names in the language of the program; English where the system names none.
QCollator nameCollator();

} // namespace pairwright
