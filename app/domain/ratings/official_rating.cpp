#include "app/domain/ratings/official_rating.h"

#include "app/domain/ratings/time_control.h"
#include "app/domain/ratings/typed_rating.h"

#include <algorithm>
#include <array>

namespace pairwright {

namespace {

constexpr std::array allKinds{RatingKind::standard, RatingKind::rapid, RatingKind::blitz};

/// Where the rating of a list stands.
std::optional<OfficialRating> PlayerData::*slotOf(RatingKind list)
{
    switch (list) {
    case RatingKind::rapid: return &PlayerData::rapid;
    case RatingKind::blitz: return &PlayerData::blitz;
    case RatingKind::standard: break;
    }
    return &PlayerData::standard;
}

Rating asRating(const OfficialRating& rating, RatingSource source)
{
    return {rating.value, source, rating.list};
}

std::optional<Rating> fideRatingOf(const PlayerData& data, const std::vector<RatingKind>& lists)
{
    for (const RatingKind list : lists)
        if (const auto& rating = fideRating(data, list))
            return asRating(*rating, RatingSource::fide);
    return std::nullopt;
}

CountedList asCounted(RatingKind list)
{
    switch (list) {
    case RatingKind::rapid: return CountedList::rapid;
    case RatingKind::blitz: return CountedList::blitz;
    case RatingKind::standard: break;
    }
    return CountedList::standard;
}

/// None: the national one.
std::optional<RatingKind> fideListOf(CountedList list)
{
    switch (list) {
    case CountedList::standard: return RatingKind::standard;
    case CountedList::rapid: return RatingKind::rapid;
    case CountedList::blitz: return RatingKind::blitz;
    case CountedList::national: break;
    }
    return std::nullopt;
}

std::vector<RatingKind> fideListsOf(const std::vector<CountedList>& lists)
{
    std::vector<RatingKind> ofFide;
    for (const CountedList list : lists)
        if (const auto kind = fideListOf(list))
            ofFide.push_back(*kind);
    return ofFide;
}

std::optional<Rating> nationalRatingOf(const PlayerData& data)
{
    return data.national ? std::optional(asRating(*data.national, RatingSource::national)) : std::nullopt;
}

RatingKind firstFideList(const RatingRule& rule)
{
    const std::vector<RatingKind> lists = fideListsOf(countedLists(rule));
    return lists.empty() ? RatingKind::standard : lists.front();
}

/// The first in an order in which every list may stand.
std::optional<Rating> firstRatingOf(const PlayerData& data, const std::vector<CountedList>& lists)
{
    for (const CountedList list : lists) {
        const auto kind = fideListOf(list);
        if (auto rating = kind ? fideRatingOf(data, {*kind}) : nationalRatingOf(data))
            return rating;
    }
    return std::nullopt;
}

/// Where a rating of the tournament stands among the official ones.
std::optional<OfficialRating>& placeOf(PlayerData& data, const RatingRule& rule)
{
    return data.rating->source == RatingSource::national ? data.national : data.*slotOf(firstFideList(rule));
}

/// A rating that stands in no official place yet.
void fileAway(PlayerData& data, const RatingRule& rule)
{
    if (!data.rating)
        return;
    const bool isNational = data.rating->source == RatingSource::national;
    const bool isListed = isNational ? data.national.has_value() : data.standard || data.rapid || data.blitz;
    if (!isListed && (isNational || data.rating->source == RatingSource::fide))
        placeOf(data, rule) = OfficialRating{data.rating->value, {}, data.rating->list};
}

} // namespace

std::vector<RatingKind> usualLists(RatingKind kind)
{
    if (kind == RatingKind::standard)
        return {kind};
    return {kind, RatingKind::standard};
}

std::vector<CountedList> countedLists(const RatingRule& rule)
{
    std::vector<CountedList> lists = rule.lists;
    if (lists.empty()) {
        for (const RatingKind list : usualLists(rule.kind))
            lists.push_back(asCounted(list));
        lists.push_back(CountedList::national);
    }
    if (rule.choice != RatingChoice::other)
        std::erase(lists, CountedList::national);
    return lists;
}

RatingRule ratingRuleOf(const EventData& event, const Settings& settings)
{
    return {ratingKindOf(event.timeControl).value_or(RatingKind::standard), settings.ratingChoice,
            settings.ratingLists};
}

RatingRule ratingRuleOf(const Tournament& tournament)
{
    return ratingRuleOf(tournament.event, tournament.settings);
}

const std::optional<OfficialRating>& fideRating(const PlayerData& data, RatingKind list)
{
    return data.*slotOf(list);
}

void setFideRating(PlayerData& data, RatingKind list, const std::optional<OfficialRating>& rating)
{
    data.*slotOf(list) = rating;
}

std::optional<Rating> countedRating(const PlayerData& data, const RatingRule& rule)
{
    const std::vector<CountedList> lists = countedLists(rule);
    auto fide = fideRatingOf(data, fideListsOf(lists));
    auto national = nationalRatingOf(data);
    switch (rule.choice) {
    case RatingChoice::other: return firstRatingOf(data, lists);
    case RatingChoice::fideOnly: return fide;
    case RatingChoice::nationalOnly: return national;
    case RatingChoice::nationalFirst: return national ? national : fide;
    case RatingChoice::higher:
        return fide && national && national->value > fide->value ? national : fide ? fide : national;
    case RatingChoice::ofTheType: break;
    }
    return fide ? fide : national;
}

std::optional<OtherRating> ratingOfAnotherList(const PlayerData& data, const RatingRule& rule)
{
    if (data.rating || countedRating(data, rule))
        return std::nullopt;
    std::vector<RatingKind> order = usualLists(rule.kind);
    order.insert(order.end(), allKinds.begin(), allKinds.end());
    for (const RatingKind list : order)
        if (const auto& rating = fideRating(data, list))
            return OtherRating{asRating(*rating, RatingSource::fide), list};
    const auto national = nationalRatingOf(data);
    return national ? std::optional(OtherRating{*national, {}}) : std::nullopt;
}

PlayerData recounted(PlayerData data, const RatingRule& rule)
{
    if (data.rating && data.rating->source == RatingSource::estimated)
        return data;
    PlayerData after = data;
    fileAway(after, rule);
    const auto counted = countedRating(after, rule);
    const bool same = counted && data.rating && counted->value == data.rating->value &&
                      counted->source == data.rating->source && counted->list == data.rating->list;
    if (same || (!counted && !data.rating))
        return data;
    after.rating = counted;
    return after;
}

PlayerData recounted(PlayerData data, const RatingRule& rule, const RatingRule& before)
{
    const bool isTypedOne = data.rating && data.rating->source != RatingSource::estimated && isTyped(data.rating->list);
    if (!isTypedOne)
        return recounted(std::move(data), rule);
    if (rule.choice == before.choice && countedLists(rule) == countedLists(before))
        return data;
    if (auto& place = placeOf(data, before); !place || place->value != data.rating->value)
        place = OfficialRating{data.rating->value, {}, data.rating->list};
    return recounted(std::move(data), rule);
}

std::optional<int> officialRating(const PlayerData& data, RatingKind kind)
{
    if (const auto listed = fideRatingOf(data, usualLists(kind)))
        return listed->value;
    const bool isListed = data.standard || data.rapid || data.blitz;
    const bool isSaid = !isListed && data.rating && data.rating->source == RatingSource::fide;
    return isSaid ? std::optional(data.rating->value) : std::nullopt;
}

} // namespace pairwright
