#pragma once

#include "tests/checks/translations/ts_messages.h"

#include <QByteArray>
#include <QRegularExpression>
#include <QStringList>

#include <vector>

namespace pairwright {

/// A thing of the field and the one word that stands for it on screen, paper, hall and web: a line of
/// translations/glossary.tsv.
struct Term {
    QString name;
    QRegularExpression english;      ///< where it stands
    QRegularExpression german;       ///< one of these stands in the translation
    QRegularExpression notInEnglish; ///< words that are not used for it; an empty pattern: there are none
    QRegularExpression notInGerman;
};

/// Throws std::runtime_error where a line is no term.
std::vector<Term> readGlossary(const QByteArray& tsv);

/// Where a text says it with another word, one sentence a finding. Keys of menus (&) are not looked at.
QStringList otherWords(const std::vector<Term>& glossary, const TsMessage& message);
/// The same of a page of the manual; `others` are the words that are not used in its language.
QStringList otherWords(const std::vector<Term>& glossary, const QString& page,
                       QRegularExpression Term::*others = &Term::notInEnglish);

} // namespace pairwright
