#pragma once

#include <QString>

#include <optional>

namespace pairwright {

/// The two letters of ISO 3166, or the code of FIDE where ISO has none (ENG), of a country named in words in one of the
/// languages of our headings: "Deutschland", "Polska", "Нидерланды", "Holland".
std::optional<QString> countryCodeOf(const QString& name);

} // namespace pairwright
