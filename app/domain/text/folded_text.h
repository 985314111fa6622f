#pragma once

#include "app/domain/text/language.h"

#include <QCollator>
#include <QString>

#include <vector>

namespace pairwright {

/// A text for comparing: lower case, without accents ("Müller" and "muller", "ß" as "ss"), only letters
/// and digits, words separated by one blank.
QString folded(const QString& text);

/// The same without the blanks: "Rtg_Int", "Rtg Int" and "rtgint" are one heading.
QString foldedHeading(const QString& text);

/// "ä" as "ae", "ö" as "oe", "ü" as "ue"; nothing else changes.
QString umlautsWrittenOut(QString text);

/// Where typed letters begin a name: at its start, at a later word of it, or nowhere. Case and accents do
/// not count, and umlauts may be written out: "mul", "mül" and "muel" find "Müller, Anna", "obr" "O'Brien". Other
/// letters are found by what they sound like (app/domain/text/world_letters.h): "karp" finds "Карпов", "карп" "Karpov".
enum class NameMatch { none, atLaterWord, atStart };
NameMatch matchName(const QString& name, const QString& letters);

/// True if the text holds the word somewhere, by the same equality.
bool holdsWord(const QString& text, const QString& word);

/// The alphabetic order of names in a language, for screen and paper; English where the system names none. A name in
/// letters that the language is not written in stands where its Latin spelling would.
class NameOrder {
public:
    explicit NameOrder(const QLocale& locale = spokenLocale());
    /// Negative, zero or positive, as `a` comes before, with or after `b`. Case does not count.
    [[nodiscard]] int compare(const QString& a, const QString& b) const;

private:
    /// All its letters are of a script in which the language is written, or Latin.
    [[nodiscard]] bool isFamiliar(const QString& name) const;
    [[nodiscard]] QString shown(const QString& name) const;

    QCollator collator_;
    std::vector<int> scripts_; ///< ICU's numbers of those of the language
};

} // namespace pairwright
