#pragma once

#include "app/domain/text/world_letters.h"

#include <QString>
#include <QStringList>

#include <string>
#include <string_view>
#include <vector>

/// The words by which a name is found: folded (app/domain/text/folded_text.h) on both sides, so that "ö" is found as
/// "o" and as "oe" and the other way round, and parts of a name in any order.
namespace pairwright {

/// Appends the words of a name in UTF-8, separated by blanks: each word folded, with umlauts written out ("đ" as "dj"),
/// and with "oe" as "o", "dj" as "d"; "O'Brien" and "Al-Khatib" also as one word; other letters also in Latin ones.
void appendSearchWords(std::string_view name, std::string& words);
/// Appends the word by which the people of a federation are found; no name has such a word.
void appendFederationWord(std::string_view federation, std::string& words);

/// "oe" as "o", "ae" as "a", "ue" as "u", as programs without umlauts write them, unless it ends the word, which may be
/// the beginning of another. Not for an empty word.
QString withoutWrittenUmlauts(const QString& foldedWord);

/// One word that somebody typed: any of its forms begins a word of the name.
struct TypedWord {
    QStringList forms; ///< folded; the first one as it was typed
    bool mayBeFederation = false;
    QStringList sounds; ///< of a word that is not in Latin letters (soundsOf())
    Vowels vowels = Vowels::written;
};
std::vector<TypedWord> typedWords(const QString& text);

/// Whether what is typed can be the beginning of a word.
enum class WordEnds : bool { open, typed };

/// An expression of FTS5 that finds who has all the words, each by one of its forms.
QString expressionFor(const std::vector<TypedWord>& words, WordEnds ends = WordEnds::open);

} // namespace pairwright
