#pragma once

#include "app/domain/ids.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace pairwright {

/// Whom a prize is for. The names in the file and in CSV follow this order.
enum class PrizeKind : std::uint8_t {
    place,       ///< everybody, by the standings: the main prizes
    group,       ///< a group of the event: by rule, or the arbiter's own
    rating,      ///< a rating class: `from` to `to`
    under,       ///< rated up to `to`: a lower class may win there, too
    age,         ///< in the year of the event: `from` to `to`
    women,       ///< and girls
    club,        ///< the best of one club
    unrated,     ///< who has no rating
    performance, ///< by the performance in the event
    improvement, ///< by the points above what the rating lets expect
    free,        ///< given by hand, for instance for the best game
    team,        ///< a club, school or team: a place in a team ranking
};

/// One prize of the fund. A set of prizes (1st to 10th) is those with the same set, kind and limits.
struct Prize {
    QString set; ///< what the arbiter calls it: "Main", "Women"; the same words in every language
    PrizeKind kind = PrizeKind::place;
    QString of;              ///< the group, club or team ranking
    std::optional<int> from; ///< lowest rating or age
    std::optional<int> to;   ///< highest
    int place = 1;           ///< within the set, from 1
    /// In hundredths. Of money what is paid; of a thing what it is compared by.
    std::int64_t amount = 0;
    QString thing = {};                  ///< what it is where it is not money: "Cup"; empty: money
    std::optional<PlayerKey> given = {}; ///< of a free prize: to whom
    ThingId id = {};
    friend bool operator==(const Prize&, const Prize&) = default;
};

/// A thousand million.
inline constexpr std::int64_t highestAmount = 100'000'000'000;
inline constexpr int mostPrizes = 1'000;
inline constexpr int highestAge = 120;

/// What is wrong with a prize by itself.
enum class PrizeFault : std::uint8_t {
    setMissing,      ///< it has no name, or one that cannot be stored
    worthNothing,    ///< neither an amount nor a thing
    amountTooHigh,   ///< above highestAmount, or below nothing
    placeOutOfRange, ///< 1 .. mostPrizes
    ofMissing,       ///< the group, club or ranking, the rating or the age is not said
    fromAboveTo,
    limitOutOfRange, ///< no rating, or no age
    ofNotMeant,      ///< a limit or a name that this kind has not, or a winner of a prize that is not free
};
std::optional<PrizeFault> faultOf(const Prize& prize);

/// They are of one set.
bool isSameSet(const Prize& one, const Prize& other);

/// "Main 3", "Women 1: Cup": as it is called in the announcement, the same in every language.
QString labelOf(const Prize& prize);

/// What is said of the kind: "Juniors", "1600-1799", "1800", "14", "60-", "8-10"; empty where there is nothing to say.
/// The same in every language.
QString ofText(const Prize& prize);
/// The other way round; false: the text says no such thing. Ages may be written U14 and 60+.
bool readOf(const QString& text, Prize& prize);

} // namespace pairwright
