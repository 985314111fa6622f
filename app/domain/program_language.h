#pragma once

#include <QLocale>
#include <QString>
#include <QStringList>

#include <optional>

namespace pairwright {

/// The languages that are built into the program, "en" first; English alone where none is.
QStringList programLanguages();
/// Where the words of one of them are: for QTranslator::load().
QString wordsOf(const QString& language);
/// Dates, numbers and paper of a language.
QLocale localeOf(const QString& language);
/// The one that a federation ("GER") speaks; none: several, or the program has no such language.
std::optional<QString> languageOfFederation(const QString& federation);

} // namespace pairwright
