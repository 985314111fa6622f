#pragma once

#include "app/domain/tournament.h"
#include "engine/json/engine_names.h"

#include <QByteArray>
#include <QLatin1StringView>
#include <QStringView>

#include <array>
#include <optional>

/// Stable texts for enumerations in the tables and in the journal. They are part of the file format:
/// add at the end, never rename.
namespace pairwright {

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
struct EnumNames<TeamScore> {
    static constexpr std::array names{"match-points", "game-points"};
};
template <>
struct EnumNames<TeamPreferences> {
    static constexpr std::array names{"type-a", "type-b", "none"};
};
template <>
struct EnumNames<BoardOrder> {
    static constexpr std::array names{"fixed", "free"};
};

template <>
struct EnumNames<Acceleration> {
    static constexpr std::array names{"none", "baku"};
};

template <>
struct EnumNames<RatingChoice> {
    static constexpr std::array names{"of-the-type", "national-first", "higher", "fide-only", "national-only", "other"};
};
template <>
struct EnumNames<RatingKind> {
    static constexpr std::array names{"standard", "rapid", "blitz"};
};
template <>
struct EnumNames<CountedList> {
    static constexpr std::array names{"standard", "rapid", "blitz", "national"};
};
template <>
struct EnumNames<OrderOfEquals::By> {
    static constexpr std::array names{"name", "own-number", "lot"};
};
template <>
struct EnumNames<NumberDraw::By> {
    static constexpr std::array names{"rating", "lot", "varma", "early", "hand"};
};
template <>
struct EnumNames<RatedBy> {
    static constexpr std::array names{"fide", "federation", "nobody"};
};
template <>
struct EnumNames<IntegrityEvent::Kind> {
    static constexpr std::array names{"fide-mode-left", "round-count",    "system",        "tie-breaks",
                                      "points",         "forbidden",      "numbers",       "correction",
                                      "rating-only",    "adjourned",      "line-up",       "withdrawn",
                                      "amended",        "imported-round", "paired-by-hand"};
};

template <>
struct EnumNames<PrizeKind> {
    static constexpr std::array names{"place", "group",   "rating",      "under",       "age",  "women",
                                      "club",  "unrated", "performance", "improvement", "free", "team"};
};
template <>
struct EnumNames<PrizeLimit> {
    static constexpr std::array names{"one", "one-of-each-kind", "all"};
};
template <>
struct EnumNames<PrizeSharing> {
    static constexpr std::array names{"none", "equal", "hort"};
};
template <>
struct EnumNames<PrizeMark::Kind> {
    static constexpr std::array names{"absent", "excluded", "admitted"};
};
template <>
struct EnumNames<TeamRanking::By> {
    static constexpr std::array names{"club", "group", "federation"};
};

template <>
struct EnumNames<KeptLine::Place> {
    static constexpr std::array names{"top", "header", "after-player", "tail"};
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
    const QByteArray utf8 = text.toUtf8();
    return fromKey<E>(std::string_view(utf8.constData(), static_cast<std::size_t>(utf8.size())));
}

} // namespace pairwright
