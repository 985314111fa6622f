#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pairwright::trf {

/// A name (UTF-8) for comparing: Latin letters small and without accents ("Müller" as "muller", "ß" as "ss"), letters
/// of other scripts as they are, everything between words one blank. The same on every machine.
std::string foldedName(std::string_view name);

/// Places in the alphabet by foldedName(), from 1; equal names have equal places.
std::vector<int> nameRanks(std::span<const std::string> names);

} // namespace pairwright::trf
