#pragma once

#include <array>

namespace pairwright {

/// The languages in which lists and time controls of others are read; ICU knows their words for countries and units.
inline constexpr std::array headingLanguages{"en", "de", "fr", "es", "it", "nl", "pt", "pl", "ru",
                                             "uk", "cs", "sk", "hu", "hr", "sr", "sv", "da", "nb",
                                             "fi", "tr", "el", "ro", "lt", "lv", "et"};

} // namespace pairwright
