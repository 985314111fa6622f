#pragma once

#include "engine/trf/player.h"

#include <optional>
#include <string>
#include <string_view>

namespace pairwright::trf {

/// A field in our spelling, and how sure we are of it.
template <class T>
struct FieldReading {
    T value{};
    bool known = true;    ///< false: not a value that we know
    bool changed = false; ///< spelled otherwise in the file
};

/// FIDE titles with all old spellings: g, gm, gf, wg, WGM ... Unknown ones come back as written.
FieldReading<std::string> readTitle(std::string_view text);
/// m, w, f in either case; blank is known and has no value.
FieldReading<std::optional<Sex>> readSex(std::string_view text);
/// Without leading zeros; "0" is empty.
std::string readFideId(std::string_view text);

} // namespace pairwright::trf
