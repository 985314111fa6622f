#include "engine/tiebreaks/descriptor.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace pairwright {

namespace {

constexpr int largestLimitShift = 99;
constexpr int highestRating = 4000;

/// Before what only the regulations of an event define.
constexpr std::string_view otherPrefix = "OTHER_";

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

/// Splits off the part before the next '/' or '-'; the minus of L-1 belongs to its part.
std::string_view nextPart(std::string_view& rest)
{
    std::size_t end = std::min(rest.find_first_of("/-"), rest.size());
    if (rest.starts_with("L-"))
        end = std::min(rest.find_first_of("/-", 2), rest.size());
    const std::string_view part = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return part;
}

std::optional<int> numberIn(std::string_view digits, int lowest, int highest)
{
    int number = 0;
    const char* const end = digits.data() + digits.size();
    const auto [stop, failure] = std::from_chars(digits.data(), end, number);
    if (digits.empty() || failure != std::errc{} || stop != end || number < lowest || number > highest)
        return std::nullopt;
    return number;
}

enum class Applied : std::uint8_t { yes, unknown, notAllowed };

Applied asked(bool allowed, bool& flag)
{
    if (!allowed || flag)
        return Applied::notAllowed;
    flag = true;
    return Applied::yes;
}

Applied applyCut(TieBreak& tieBreak, const TieBreakInfo& info, std::string_view modifier)
{
    const bool median = modifier.front() == 'M';
    const auto count = numberIn(modifier.substr(1), 1, 2);
    if (!count)
        return Applied::unknown;
    if (!(median ? info.canMedian : info.canCut) || tieBreak.cutLowest != 0)
        return Applied::notAllowed;
    tieBreak.cutLowest = *count;
    tieBreak.cutHighest = median ? *count : 0;
    return Applied::yes;
}

Applied applyLimit(TieBreak& tieBreak, const TieBreakInfo& info, std::string_view shift)
{
    if (shift.starts_with('+'))
        shift.remove_prefix(1);
    const auto number = numberIn(shift, -largestLimitShift, largestLimitShift);
    if (!number || *number == 0)
        return Applied::unknown;
    if (!info.hasLimit || tieBreak.limitShift != 0)
        return Applied::notAllowed;
    tieBreak.limitShift = *number;
    return Applied::yes;
}

Applied applyUnrated(TieBreak& tieBreak, const TieBreakInfo& info, std::string_view rating)
{
    using By = TieBreak::UnratedBy;
    const bool isFree = !tieBreak.unratedAs && tieBreak.unratedBy == By::nothing;
    if (rating.empty())
        return asked(isFree, tieBreak.eventRuleU);
    const By by = rating == "L" ? By::lowest : rating == "A" ? By::average : By::nothing;
    const auto number = numberIn(rating, 0, highestRating);
    if (!number && by == By::nothing)
        return Applied::unknown;
    if (!info.usesRatings || !isFree || tieBreak.eventRuleU)
        return Applied::notAllowed;
    tieBreak.unratedAs = number;
    tieBreak.unratedBy = by;
    return Applied::yes;
}

/// Which of several ratings; without a word a rule of the event.
Applied applyRatingList(TieBreak& tieBreak, const TieBreakInfo& info, std::string_view list)
{
    const bool isFree = tieBreak.ratingList == 1 && !tieBreak.ratingOfRound;
    if (list.empty())
        return asked(isFree, tieBreak.eventRuleV);
    constexpr int mostLists = 99;
    const auto number = numberIn(list, 2, mostLists);
    if (!number && list != "R")
        return Applied::unknown;
    const bool hasRounds = number || tieBreak.kind != TieBreakKind::Rating;
    if (!info.usesRatings || !hasRounds || !isFree || tieBreak.eventRuleV)
        return Applied::notAllowed;
    tieBreak.ratingList = number.value_or(1);
    tieBreak.ratingOfRound = !number;
    return Applied::yes;
}

/// What divides the strength of the schedule.
Applied applyFactor(TieBreak& tieBreak, const TieBreakInfo& info, std::string_view factor)
{
    constexpr int largestFactor = 999;
    const auto number = numberIn(factor, 1, largestFactor);
    if (!number)
        return Applied::unknown;
    if (!info.hasFactor || tieBreak.factor)
        return Applied::notAllowed;
    tieBreak.factor = number;
    return Applied::yes;
}

Applied applyModifier(TieBreak& tieBreak, std::string_view modifier)
{
    const TieBreakInfo& info = infoOf(tieBreak.kind);
    if (modifier.empty())
        return Applied::unknown;
    const std::string_view rest = modifier.substr(1);
    switch (modifier.front()) {
    case 'C':
    case 'M': return applyCut(tieBreak, info, modifier);
    case 'L': return applyLimit(tieBreak, info, rest);
    case 'U': return applyUnrated(tieBreak, info, rest);
    case 'V': return applyRatingList(tieBreak, info, rest);
    case 'K': return applyFactor(tieBreak, info, rest);
    default: break;
    }
    if (!rest.empty())
        return Applied::unknown;
    switch (modifier.front()) {
    case 'P': return asked(info.countsForfeits, tieBreak.forfeitsAsGames);
    case 'F': return asked(info.canBeFore, tieBreak.foreBuchholz);
    case 'R': return asked(info.canReverse, tieBreak.reversed);
    default: return Applied::unknown;
    }
}

using Reason = TieBreakSyntaxError::Reason;

/// Of "BH:GP" what stands behind the name; the name keeps the rest.
std::string_view takeScore(std::string_view& name)
{
    const std::size_t colon = name.find(':');
    if (colon == std::string_view::npos)
        return {};
    const std::string_view score = name.substr(colon);
    name = name.substr(0, colon);
    return score;
}

constexpr std::string_view byMatchPoints = ":MP";
constexpr std::string_view byGamePoints = ":GP";

Applied applyScore(TieBreak& tieBreak, std::string_view score)
{
    if (score.empty())
        return Applied::yes;
    if (score != byMatchPoints && score != byGamePoints)
        return Applied::unknown;
    // Matches won are what they are by either score.
    const bool countsMatches = tieBreak.kind == TieBreakKind::Wins || tieBreak.kind == TieBreakKind::GamesWon;
    if (!infoOf(tieBreak.kind).takesScore || (countsMatches && score == byGamePoints))
        return Applied::notAllowed;
    tieBreak.score = score == byMatchPoints ? TeamScore::matchPoints : TeamScore::gamePoints;
    return Applied::yes;
}

} // namespace

Expected<TieBreak, TieBreakSyntaxError> parseTieBreak(std::string_view descriptor, Entrants entrants)
{
    const std::string_view given = trimmed(descriptor);
    const auto failed = [&](Reason reason) {
        return Unexpected{TieBreakSyntaxError{reason, std::string(given)}};
    };
    const std::string upper = upperCase(given);
    std::string_view rest = upper;
    std::string_view name = nextPart(rest);
    if (name == "GE")
        name = "REP";
    const std::string_view score = takeScore(name);
    const bool isOther = name.starts_with(otherPrefix);
    const std::string_view code = name.substr(isOther ? otherPrefix.size() : 0);
    const auto infos = tieBreakInfos();
    const auto info =
        std::ranges::find_if(infos, [code](const TieBreakInfo& one) { return upperCase(one.code) == code; });
    if (info == infos.end() || (isOther && !info->ofTheEvent))
        return failed(name.starts_with("OTHER") ? Reason::selfDefined : Reason::unknownName);
    if (entrants == Entrants::players && (info->ofTeams || !score.empty()))
        return failed(Reason::forTeams);
    TieBreak tieBreak{.kind = info->kind};
    if (const Applied applied = applyScore(tieBreak, score); applied != Applied::yes)
        return failed(applied == Applied::unknown ? Reason::unknownModifier : Reason::modifierNotAllowed);
    const bool emptyModifier = upper.ends_with('/') || upper.ends_with('-');
    while (!rest.empty()) {
        const Applied applied = applyModifier(tieBreak, nextPart(rest));
        if (applied == Applied::unknown)
            return failed(Reason::unknownModifier);
        if (applied == Applied::notAllowed)
            return failed(Reason::modifierNotAllowed);
    }
    if (emptyModifier)
        return failed(Reason::unknownModifier);
    return tieBreak;
}

namespace {

RecordedTieBreaks knownOf(std::string_view list, Entrants entrants)
{
    RecordedTieBreaks said;
    while (!list.empty()) {
        const auto end = std::min(list.find_first_of(", \t\r\n"), list.size());
        const std::string_view descriptor = list.substr(0, end);
        list.remove_prefix(std::min(end + 1, list.size()));
        if (descriptor.empty())
            continue;
        auto tieBreak = parseTieBreak(descriptor, entrants);
        if (!tieBreak) {
            said.unknown = tieBreak.error();
            break;
        }
        said.known.push_back(*tieBreak);
    }
    return said;
}

} // namespace

Expected<std::vector<TieBreak>, TieBreakSyntaxError> parseTieBreaks(std::string_view list, Entrants entrants)
{
    RecordedTieBreaks said = knownOf(list, entrants);
    if (said.unknown)
        return Unexpected{std::move(*said.unknown)};
    return std::move(said.known);
}

RecordedTieBreaks recordedTieBreaks(std::string_view record202, std::string_view record212, Entrants entrants)
{
    std::string_view order = trimmed(record212);
    const std::string first = upperCase(order.substr(0, order.find_first_of(", \t")));
    if (first == "PTS" || (entrants == Entrants::teams && (first == "MPTS" || first == "GPTS")))
        order.remove_prefix(first.size());
    if (order.find_first_not_of(", \t\r\n") == std::string_view::npos)
        return knownOf(record202, entrants);
    RecordedTieBreaks said = knownOf(order, entrants);
    said.record = "212";
    return said;
}

Expected<std::vector<TieBreak>, TieBreakSyntaxError> parseTieBreakRecords(std::string_view record202,
                                                                          std::string_view record212, Entrants entrants)
{
    RecordedTieBreaks said = recordedTieBreaks(record202, record212, entrants);
    if (said.unknown)
        return Unexpected{std::move(*said.unknown)};
    return std::move(said.known);
}

std::string toString(const TieBreak& tieBreak)
{
    std::string text(infoOf(tieBreak.kind).code);
    if (tieBreak.score)
        text += *tieBreak.score == TeamScore::matchPoints ? byMatchPoints : byGamePoints;
    if (tieBreak.cutHighest > 0)
        text += "/M" + std::to_string(tieBreak.cutHighest);
    else if (tieBreak.cutLowest > 0)
        text += "/C" + std::to_string(tieBreak.cutLowest);
    if (tieBreak.limitShift != 0)
        text += (tieBreak.limitShift > 0 ? "/L+" : "/L") + std::to_string(tieBreak.limitShift);
    if (tieBreak.forfeitsAsGames)
        text += "/P";
    if (tieBreak.foreBuchholz)
        text += "/F";
    if (tieBreak.factor)
        text += "/K" + std::to_string(*tieBreak.factor);
    if (tieBreak.unratedAs)
        text += "/U" + std::to_string(*tieBreak.unratedAs);
    if (tieBreak.unratedBy != TieBreak::UnratedBy::nothing)
        text += tieBreak.unratedBy == TieBreak::UnratedBy::lowest ? "/UL" : "/UA";
    if (tieBreak.ratingOfRound)
        text += "/VR";
    if (tieBreak.ratingList > 1)
        text += "/V" + std::to_string(tieBreak.ratingList);
    if (tieBreak.eventRuleU)
        text += "/U";
    if (tieBreak.eventRuleV)
        text += "/V";
    if (tieBreak.reversed)
        text += "/R";
    return text;
}

std::string toString(std::span<const TieBreak> list)
{
    std::string text;
    for (const TieBreak& tieBreak : list)
        text += (text.empty() ? "" : ",") + toString(tieBreak);
    return text;
}

std::string toRecord(std::span<const TieBreak> list)
{
    std::string text;
    for (const TieBreak& tieBreak : list)
        text += (text.empty() ? "" : ",") + std::string(infoOf(tieBreak.kind).ofTheEvent ? otherPrefix : "") +
                toString(tieBreak);
    return text;
}

std::string describe(const TieBreakSyntaxError& error)
{
    using Reason = TieBreakSyntaxError::Reason;
    const std::string quoted = '"' + error.text + '"';
    switch (error.reason) {
    case Reason::forTeams: return "tie-break " + quoted + " is for team tournaments";
    case Reason::selfDefined: return "tie-break " + quoted + " is defined by the event alone";
    case Reason::unknownModifier: return "unknown modifier in tie-break " + quoted;
    case Reason::modifierNotAllowed: return "tie-break " + quoted + " does not take that modifier";
    case Reason::unknownName: break;
    }
    return "unknown tie-break " + quoted;
}

} // namespace pairwright
