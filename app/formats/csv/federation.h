#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace pairwright {

/// Federations are written in two letters in this column: nowhere are there three, so that two are no remnant of them.
bool isTwoLetterColumn(const QStringList& column);

/// The three-letter code that FIDE uses, from a FIDE, ISO 3166 or IOC code in any case ("de", "DEU" and
/// "GER" are "GER"), or from the name of a country in words ("Deutschland"). Three letters that are in no list are
/// taken as they are; no value for anything else.
std::optional<QString> federationCode(const QString& text);

/// True for a code that FIDE uses, "FID" and "NON" of players without a federation included.
bool isFederationOfFide(const QString& code);

} // namespace pairwright
