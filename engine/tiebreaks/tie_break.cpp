#include "engine/tiebreaks/tie_break.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace pairwright {

namespace {

constexpr std::array registry{
    TieBreakInfo{TieBreakKind::Buchholz, "BH", "Buchholz", "8.1", false, true, true},
    TieBreakInfo{TieBreakKind::SonnebornBerger, "SB", "Sonneborn-Berger", "9.1", false, true, true},
    TieBreakInfo{TieBreakKind::DirectEncounter, "DE", "Direct encounter", "6", true, false, true},
    TieBreakInfo{TieBreakKind::Wins, "WIN", "Wins", "7.1", false, false, false},
};

constexpr std::string_view lastDayOf2024 = "2026-02-28";

std::string upperCase(std::string_view text)
{
    std::string upper(text);
    for (char& c : upper)
        if (c >= 'a' && c <= 'z')
            c = static_cast<char>(c - 'a' + 'A');
    return upper;
}

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n";
    const auto first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

/// Splits off the part before the next '/' or '-' (the handbook writes BH-C1, TRF BH/C1).
std::string_view nextPart(std::string_view& rest)
{
    const auto end = std::min(rest.find_first_of("/-"), rest.size());
    const std::string_view part = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return part;
}

enum class Applied : std::uint8_t { yes, unknown, notAllowed };

Applied applyModifier(TieBreak& tieBreak, std::string_view modifier)
{
    const TieBreakInfo& info = infoOf(tieBreak.kind);
    if (modifier == "P") {
        tieBreak.forfeitsAsGames = true;
        return info.countsForfeits ? Applied::yes : Applied::notAllowed;
    }
    const bool isCut = modifier == "C1" || modifier == "C2";
    const bool isMedian = modifier == "M1" || modifier == "M2";
    if (!isCut && !isMedian)
        return Applied::unknown;
    if (!info.canCut || tieBreak.cutLowest != 0)
        return Applied::notAllowed;
    tieBreak.cutLowest = modifier[1] - '0';
    tieBreak.cutHighest = isMedian ? tieBreak.cutLowest : 0;
    return Applied::yes;
}

} // namespace

std::span<const TieBreakInfo> tieBreakInfos()
{
    return registry;
}

const TieBreakInfo& infoOf(TieBreakKind kind)
{
    const auto* found = std::ranges::find(registry, kind, &TieBreakInfo::kind);
    assert(found != registry.end());
    return *found;
}

Expected<TieBreak, TieBreakSyntaxError> parseTieBreak(std::string_view descriptor)
{
    using Reason = TieBreakSyntaxError::Reason;
    const std::string_view given = trimmed(descriptor);
    const std::string upper = upperCase(given);
    std::string_view rest = upper;
    const std::string_view name = nextPart(rest);
    const auto* info = std::ranges::find(registry, name, &TieBreakInfo::code);
    if (info == registry.end())
        return Unexpected{TieBreakSyntaxError{Reason::unknownName, std::string(given)}};
    TieBreak tieBreak{.kind = info->kind};
    while (!rest.empty()) {
        const Applied applied = applyModifier(tieBreak, nextPart(rest));
        if (applied == Applied::unknown)
            return Unexpected{TieBreakSyntaxError{Reason::unknownModifier, std::string(given)}};
        if (applied == Applied::notAllowed)
            return Unexpected{TieBreakSyntaxError{Reason::modifierNotAllowed, std::string(given)}};
    }
    return tieBreak;
}

Expected<std::vector<TieBreak>, TieBreakSyntaxError> parseTieBreaks(std::string_view list)
{
    std::vector<TieBreak> parsed;
    while (!list.empty()) {
        const auto end = std::min(list.find(','), list.size());
        const std::string_view descriptor = trimmed(list.substr(0, end));
        list.remove_prefix(std::min(end + 1, list.size()));
        if (descriptor.empty())
            continue;
        const auto tieBreak = parseTieBreak(descriptor);
        if (!tieBreak)
            return Unexpected{tieBreak.error()};
        parsed.push_back(*tieBreak);
    }
    return parsed;
}

std::string toString(const TieBreak& tieBreak)
{
    std::string text(infoOf(tieBreak.kind).code);
    if (tieBreak.cutHighest > 0)
        text += "/M" + std::to_string(tieBreak.cutHighest);
    else if (tieBreak.cutLowest > 0)
        text += "/C" + std::to_string(tieBreak.cutLowest);
    if (tieBreak.forfeitsAsGames)
        text += "/P";
    return text;
}

std::string toString(std::span<const TieBreak> list)
{
    std::string text;
    for (const TieBreak& tieBreak : list)
        text += (text.empty() ? "" : ",") + toString(tieBreak);
    return text;
}

std::vector<TieBreak> defaultTieBreaks()
{
    return {
        TieBreak{.kind = TieBreakKind::Buchholz, .cutLowest = 1},
        TieBreak{.kind = TieBreakKind::Buchholz},
        TieBreak{.kind = TieBreakKind::SonnebornBerger},
        TieBreak{.kind = TieBreakKind::DirectEncounter},
        TieBreak{.kind = TieBreakKind::Wins},
    };
}

TieBreakEdition tieBreakEditionInForce(std::string_view isoDate)
{
    return !isoDate.empty() && isoDate <= lastDayOf2024 ? TieBreakEdition::y2024 : TieBreakEdition::y2026;
}

} // namespace pairwright
