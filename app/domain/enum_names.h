#pragma once

#include "app/domain/tournament.h"
#include "engine/base/colour.h"
#include "engine/pairing.h"
#include "engine/systems.h"

#include <QLatin1StringView>
#include <QStringView>

#include <array>
#include <optional>

/// Stable texts for enumerations in the tables and in the journal. They are part of the file format:
/// add at the end, never rename.
namespace pairwright {

template <class E>
struct EnumNames;

template <>
struct EnumNames<Colour> {
    static constexpr std::array names{"white", "black"};
};
template <>
struct EnumNames<Title> {
    static constexpr std::array names{"GM", "IM", "WGM", "FM", "WIM", "CM", "WFM", "WCM", ""};
};
template <>
struct EnumNames<Sex> {
    static constexpr std::array names{"male", "female"};
};
template <>
struct EnumNames<RatingSource> {
    static constexpr std::array names{"fide", "national", "estimated"};
};
template <>
struct EnumNames<AbsenceKind> {
    static constexpr std::array names{"zero", "half", "full"};
};
template <>
struct EnumNames<PairingOrigin> {
    static constexpr std::array names{"engine", "edited", "imported"};
};
template <>
struct EnumNames<System> {
    static constexpr std::array names{"dutch", "dubov", "burstein", "lim", "double-swiss"};
};
template <>
struct EnumNames<ColourRule> {
    static constexpr std::array names{"bothPreferencesGranted",
                                      "strongerPreferenceGranted",
                                      "widerDifferenceGranted",
                                      "alternated",
                                      "higherRankedGranted",
                                      "initialColour",
                                      "onlyLegalColours",
                                      "lowerRankedGranted",
                                      "fewerWhites",
                                      "higherRankedAlternates",
                                      "lowerRankedAlternates",
                                      "higherAverageWhite",
                                      "lowerRatingWhite"};
};

template <>
struct EnumNames<Acceleration> {
    static constexpr std::array names{"none", "baku"};
};
template <>
struct EnumNames<LimMaxi> {
    static constexpr std::array names{"automatic", "on", "off"};
};

template <>
struct EnumNames<RatedBy> {
    static constexpr std::array names{"fide", "federation", "nobody"};
};
template <>
struct EnumNames<IntegrityEvent::Kind> {
    static constexpr std::array names{"fide-mode-left", "round-count", "system",    "tie-breaks",
                                      "points",         "forbidden",   "numbers",   "correction",
                                      "rating-only",    "adjourned",   "withdrawn", "amended"};
};

template <>
struct EnumNames<KeptLine::Place> {
    static constexpr std::array names{"top", "header", "after-player", "tail"};
};

template <class E>
concept NamedEnum = requires
{
    EnumNames<E>::names;
};

template <NamedEnum E>
QLatin1StringView nameOf(E value)
{
    return QLatin1StringView{EnumNames<E>::names.at(static_cast<std::size_t>(value))};
}

/// No value when the text names nothing: a file of a newer program, or a damaged one.
template <NamedEnum E>
std::optional<E> fromName(QStringView text)
{
    for (std::size_t i = 0; i < EnumNames<E>::names.size(); ++i) {
        if (text == QLatin1StringView{EnumNames<E>::names.at(i)})
            return static_cast<E>(i);
    }
    return std::nullopt;
}

} // namespace pairwright
