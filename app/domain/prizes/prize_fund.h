#pragma once

#include "app/domain/prizes/prize.h"

#include <QDateTime>
#include <QString>

#include <vector>

/// What stands around the prizes: the rules by which they are given, who is treated otherwise, what was announced.
namespace pairwright {

/// How many prizes a player may win. In each case at most one of a set, which counts its places.
enum class PrizeLimit : std::uint8_t { one, oneOfEachKind, all };

/// What is done with the money of those who are equal on points. See share() in app/prizes/assignment.h.
enum class PrizeSharing : std::uint8_t {
    none,  ///< the tie-break decides
    equal, ///< what they have taken together is shared
    hort,  ///< half of it by place, half of it shared
};

struct PrizeRules {
    QString currency; ///< "EUR", "€"; empty: not said
    PrizeLimit limit = PrizeLimit::one;
    PrizeSharing sharing = PrizeSharing::none;
    bool setsApart = false;     ///< shared is within each set; otherwise all that the equal have taken under one limit
    std::int64_t lowest = 0;    ///< hundredths: who would get less of what is shared gets nothing; 0: there is none
    std::int64_t unit = 1;      ///< hundredths that shares and cut prizes are multiples of: 100 for whole amounts
    bool mustBePresent = false; ///< at the ceremony: who is marked absent wins nothing
    bool ratedOnly = false;
    bool feePaid = false;     ///< all that was due
    bool notWithdrawn = true; ///< at the end; the expelled never win
    int leastGames = 0;       ///< played over the board; 0: any number
    int fullFrom = 0;         ///< with fewer who take part money is cut in proportion; 0: never
    friend bool operator==(const PrizeRules&, const PrizeRules&) = default;
};
bool isPossible(const PrizeRules& rules);
inline constexpr std::int64_t highestUnit = 100'000; ///< a thousand

/// What is said of one player by hand. Each player at most once.
struct PrizeMark {
    enum class Kind : std::uint8_t {
        absent,   ///< is not at the ceremony
        excluded, ///< may win nothing
        admitted, ///< may win, whatever the rules say
    };
    PlayerKey player;
    Kind kind = Kind::excluded;
    ThingId id = {};
    friend bool operator==(const PrizeMark&, const PrizeMark&) = default;
};

/// A ranking of clubs, schools or teams of an individual event: of the best of each.
struct TeamRanking {
    enum class By : std::uint8_t { club, group, federation }; ///< which field of the players
    QString name;
    By by = By::club;
    int best = 4;           ///< how many players count, 1 .. 100
    bool shareTies = false; ///< equal points share the rank; otherwise tie-breaks decide, then the best placed player
    bool completeOnly = false; ///< who has fewer players is not ranked
    ThingId id = {};
    friend bool operator==(const TeamRanking&, const TeamRanking&) = default;
};
bool isPossible(const TeamRanking& ranking);

/// What somebody has won, as it was announced: in the words and amounts of that moment.
struct Award {
    std::optional<PlayerKey> player; ///< none: `team`
    QString team;
    std::vector<QString> prizes; ///< labelOf() of each; empty: only a share
    std::int64_t cash = 0;       ///< hundredths, all together
    bool level = false;          ///< with the last prize: would get less than the lowest share, and gets nothing
    friend bool operator==(const Award&, const Award&) = default;
};

/// The assignment as it was announced. It stays what it is, whatever is corrected later.
struct AnnouncedPrizes {
    QDateTime at; ///< UTC
    int afterRound = 0;
    QString currency;
    std::vector<Award> awards; ///< in the order of the standings
    friend bool operator==(const AnnouncedPrizes&, const AnnouncedPrizes&) = default;
};
bool isPossible(const AnnouncedPrizes& announced);

} // namespace pairwright
