#pragma once

#include <QString>
#include <QStringList>

#include <string>
#include <string_view>

/// The letters of the world in Latin ones, as ICU writes them, and what their many ways to do so have in common: a list
/// of FIDE has "Nepomniachtchi" where the entry says "Непомнящий". For search, comparing, and order on screen and
/// paper; never for an order that gives numbers.
namespace pairwright {

/// No letter of another script: signs and figures are everybody's.
bool isLatin(QStringView text);

/// The text in Latin letters, in each of the ways in which languages that share its script write them ("Чигорин" as
/// "Chigorin", "Čigorin"), the most usual first. The text alone where it is Latin already.
QStringList latinSpellings(const QString& text);

/// A Latin letter without anything on it, "ø" as "o", "ß" as "ss"; lower case for lower case. Others as they are.
QString plainLetters(QChar letter);

/// Arabic and Hebrew write few vowels.
enum class Vowels : bool { written, leftOut };
Vowels vowelsOf(QStringView text);

/// What a folded text (app/domain/text/folded_text.h) in Latin letters sounds like, whoever spelled it: "shch", "chtch"
/// and "schtsch" are one, "y", "j" and "i" too. Blanks stay.
std::string soundOf(std::string_view folded, Vowels vowels);

/// Whether a word with this first letter can sound so at its beginning; false spares the search most of a vocabulary.
bool mayBeginSound(char letter, char heard, Vowels vowels);

/// The sounds of all spellings of a text, none twice.
QStringList soundsOf(const QString& text, Vowels vowels);

} // namespace pairwright
