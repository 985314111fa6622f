#pragma once

#include <QString>
#include <QStringList>

/// Whether two names can be one person's, by the equality by which names are searched.
namespace pairwright {

/// The words of a name, folded (app/domain/text/folded_text.h), each in the one spelling that all of its spellings have
/// in common: "Müller", "Mueller" and "Muller" are "muller", "Đorđe" and "Djordje" are "dorde".
QStringList comparedWords(const QString& name);

/// To look a name up by: names that agree have a key in common, and only few others do.
QStringList nameKeys(const QString& name);

enum class NameAgreement {
    different,
    otherOrder, ///< the same words: "Anna, Maria" and "Maria, Anna" may be two people
    same,       ///< without a comma the given name may stand first or last
};
/// Names in different letters agree by what they sound like: "Карпов, Анатолий" and "Karpov, Anatoly".
NameAgreement agreementOf(const QString& a, const QString& b);

/// How many letters are wrong, missing, too many, or have changed places with their neighbour.
int typingErrors(const QString& a, const QString& b);

} // namespace pairwright
