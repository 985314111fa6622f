#pragma once

#include "engine/dutch/edition.h"
#include "engine/field/round_field.h"

#include <cstdint>

namespace pairwright::burstein {

/// Editions of C.04.4.2. They differ in who is barred from the bye, in [C6] and so in [C7], and in the
/// edition of the Dutch system by which the seeding rounds are paired.
enum class Edition : std::uint8_t { of2017, of2026 };

constexpr dutch::Edition seedingEdition(Edition edition)
{
    return edition == Edition::of2026 ? dutch::Edition::of2026 : dutch::Edition::of2017;
}

/// [C2]
constexpr FieldRules fieldRules(Edition edition)
{
    FieldRules rules;
    rules.anyFullPointBars = edition == Edition::of2026;
    return rules;
}

} // namespace pairwright::burstein
