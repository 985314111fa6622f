#pragma once

#include <QString>

namespace pairwright {

/// What stands in a time control beside numbers, in the languages of our headings.
enum class TimeWord { seconds, minutes, hours, moves, first, then, filler, standard, rapid, blitz };

/// Alternatives for a regular expression, lower case and without accents, the longer ones first. Units are as ICU knows
/// them.
QString wordsFor(TimeWord word);

/// As these words are written: lower case and without accents; signs stay.
QString likeTimeWords(const QString& text);

} // namespace pairwright
